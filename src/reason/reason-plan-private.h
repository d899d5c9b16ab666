/* reason-plan-private.h - the parts of a plan, for the files of this room. */
#ifndef REASON_PLAN_PRIVATE_H
#define REASON_PLAN_PRIVATE_H

#include "reason-plan.h"

#include "reason-bits-private.h"

/* What an item is about, in the order in which people look for its last option. */
typedef enum
{
  REASON_AREA, /* a value in a box or in another group that is no line */
  REASON_ROW,
  REASON_COLUMN,
  REASON_CELL,
  REASON_VALUE, /* a value anywhere */
  REASON_NAMED, /* nothing is known but its name */
  REASON_FAMILIES,
} ReasonFamily;

typedef struct
{
  ReasonFamily family;
  uint32_t     group; /* REASON_AREA, _ROW, _COLUMN; else COVER_NONE */
  uint32_t     value; /* 0: none */
} ReasonItem;

/* A mark of a position: bit `bit` of mask `mask` says that the option is alive. */
typedef struct
{
  uint32_t mask;
  uint32_t bit;
} ReasonMark;

/* A crossing of two families of items: each option of the table is in one of its rows and in one
 * of its columns. Examples are the cells of a house and its values, and the rows and the columns
 * of a value.  For each row a position has the mask of the columns where options are alive, and
 * the reverse. */
typedef struct
{
  uint32_t  n[2];     /* rows, columns */
  uint32_t  masks[2]; /* the first mask of the rows, of the columns */
  uint32_t *items;    /* rows, then columns */
  uint32_t *options;  /* row by row; COVER_NONE: none */
  bool      is_closed[2]; /* whether the rows, the columns, have no other options */
} ReasonTable;

#define REASON_MOST_IN_TABLE 32u

/* Four cells: corners 0 and 1 are in one row, as are 2 and 3; 0 and 2 are in one column, as are
 * 1 and 3. */
typedef struct
{
  uint32_t cells[4];
} ReasonRectangle;

/* Two cells in two lines that are in one line across and in one area. */
typedef struct
{
  uint32_t lines[2]; /* groups */
  uint32_t cells[2];
} ReasonRung;

struct ReasonPlan
{
  uint32_t n_options, n_items, n_groups;
  uint32_t n_words;      /* of a set of options */
  uint32_t n_item_words; /* of a set of items */

  uint64_t   *conflicts; /* for each option, the others that cannot be chosen beside it */
  uint64_t   *owners;    /* for each item, its options */
  uint64_t   *covers;    /* for each option, its items */
  ReasonItem *items;
  uint32_t   *values;    /* of each option, or 0 */

  uint32_t *item_starts, *item_options; /* the options of item i begin at item_starts[i] */
  uint32_t *option_starts, *option_items;
  uint32_t *mark_starts; /* of each option in `marks` */
  ReasonMark *marks;

  ReasonTable *tables;
  uint32_t     n_tables, n_masks;
  uint32_t     most_in_option; /* items of one option */

  ReasonRectangle *rectangles; /* whose values could be exchanged */
  uint32_t         n_rectangles;
  ReasonRung      *rungs; /* in the order of their lines */
  uint32_t         n_rungs;
  bool             has_secondary; /* items */
};

/* Makes the tables, when everything else is there. */
BaseStatus reason_plan_make_tables (ReasonPlan         *self,
                                    const CoverProblem *problem,
                                    const Board        *board);
void       reason_plan_free_tables (ReasonPlan *self);

BaseStatus reason_plan_make_exchanges (ReasonPlan *self, const CoverProblem *problem);

/* Whether each of two values in two opposite corners, and the other one in the others, can be
 * exchanged. */
bool reason_is_exchange (const ReasonPlan      *plan,
                         const ReasonRectangle *rectangle,
                         uint32_t               one,
                         uint32_t               other);

/* Whether the values of two lines of three cells, of which 0 and 3, 1 and 4, 2 and 5 are rungs,
 * can be exchanged line against line, when the cells have those three values in any order. */
bool reason_is_exchange_of_lines (const ReasonPlan *plan, const uint32_t cells[6], uint64_t values);

static inline bool
reason_same_lines (const ReasonPlan *plan, uint32_t rung, uint32_t other)
{
  return plan->rungs[rung].lines[0] == plan->rungs[other].lines[0]
         && plan->rungs[rung].lines[1] == plan->rungs[other].lines[1];
}

/* The value of an option, where it puts one somewhere; else 0. */
static inline uint32_t
reason_value_of (const ReasonPlan *plan, uint32_t option)
{
  return plan->values[option];
}

/* The option of a cell with a value, or COVER_NONE. */
uint32_t reason_option_of (const ReasonPlan *plan, uint32_t cell, uint32_t value);

/* Whether a cell is in a group: its options have places there. */
bool reason_cell_is_in_group (const ReasonPlan *plan, uint32_t cell, uint32_t group);

static inline const uint64_t *
reason_conflicts (const ReasonPlan *plan, uint32_t option)
{
  return plan->conflicts + (size_t) option * plan->n_words;
}

static inline const uint64_t *
reason_owners (const ReasonPlan *plan, uint32_t item)
{
  return plan->owners + (size_t) item * plan->n_words;
}

static inline const uint64_t *
reason_covers (const ReasonPlan *plan, uint32_t option)
{
  return plan->covers + (size_t) option * plan->n_item_words;
}

#endif
