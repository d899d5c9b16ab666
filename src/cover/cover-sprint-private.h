/* cover-sprint-private.h - the sprint's state: cover-sprint-link.c prepares it, cover-sprint-run.c
 * runs it. */
#ifndef COVER_SPRINT_PRIVATE_H
#define COVER_SPRINT_PRIVATE_H

#include "cover-sprint.h"

#define SPRINT_WIDTH     4    /* items of an option */
#define SPRINT_CLOSED    0x40 /* a covered item's size has it; other bits are then meaningless */
#define SPRINT_NONE      0xff /* the size of an item without options */
#define SPRINT_RUN_LENGTH 25 /* most options with links of 16 bits and with room in bits_from () */
#define SPRINT_MOST_KEPT 64   /* most layers below the one in use */

typedef struct
{
  uint16_t item[SPRINT_WIDTH];
} SprintOption;

/* Options that stand together and have the same first item, while each of their other items goes up
 * by one from option to option: the values of a cell. */
typedef struct
{
  uint16_t first, n;
  uint16_t item[SPRINT_WIDTH]; /* of the first option */
} SprintRun;

typedef struct
{
  uint16_t up, down;
} SprintLink;

/* The part of the state that a copy restores, in one piece of memory.  Stored sizes are one less
 * than the number of options, so the sign of a byte shows that none is left. */
typedef struct
{
  uint8_t *size;    /* by item */
  SprintLink *link; /* by node */
} SprintLayer;

/* A level: the node taken, and how many options had been hidden before. */
typedef struct
{
  uint16_t node, n_hidden;
} SprintStep;

/* A level where there was a choice. */
typedef struct
{
  uint32_t level, n_hidden;
  uint32_t item, node; /* the node tried */
  uint32_t next;       /* the node tried after it */
  bool kept;           /* its layer is kept unchanged, below the one in use */
  uint64_t updates;    /* counted until it was tried */
} SprintBranch;

typedef enum
{
  SPRINT_ENTERS,  /* a node comes next */
  SPRINT_RETURNS, /* the next choice comes next */
  SPRINT_ENDED,
} SprintPlace;

struct CoverSprint
{
  /* Of the problem. */
  uint32_t n_items, n_sizes, n_options; /* n_sizes: padded to eights with SPRINT_CLOSED */
  uint32_t base;                        /* first node of an option */
  uint32_t n_runs;
  bool crossed; /* two options may share two items, of which none is the last of its option */
  SprintOption *options;
  SprintRun *runs;
  SprintLink *empty; /* by item: a list without options */

  /* Of the puzzle. */
  uint8_t *closed; /* a bit for each item closed by the givens, and four bytes more */
  uint32_t n_closed;
  uint16_t *option;  /* the number of each option linked */
  uint16_t *item;    /* by node */
  uint32_t n_levels; /* options in a solution */

  /* Of the search. */
  SprintPlace place;
  bool dead; /* an open item has no option */
  uint32_t level, n_branches, n_kept;
  uint32_t n_forced, n_hidden;
  uint64_t usual_updates; /* average between a choice and the return to it */
  SprintStep *steps;      /* by level */
  SprintBranch *branches; /* room for one a level */
  uint16_t *forced;       /* items that sank to size 1; some may be closed by now */
  uint32_t *hidden;       /* for each hidden option, in order: its node that is still in a list */
  uint64_t *stamps;       /* for each four nodes: the last taken option that met them */
  uint64_t stamp;         /* of the one taken last */
  uint8_t *layers;        /* room for SPRINT_MOST_KEPT and one more of the largest */
  size_t layer_bytes;
  SprintLayer layer; /* the layer in use */
  CoverCounters counters;
};

#define SPRINT_LAYER_STEP 32 /* layers are padded to a multiple of this */

static inline size_t
sprint_layer_bytes (const CoverSprint *self, uint32_t n_linked)
{
  size_t bytes =
      self->n_sizes + (self->base + SPRINT_WIDTH * (size_t) n_linked) * sizeof (SprintLink);

  return (bytes + SPRINT_LAYER_STEP - 1) / SPRINT_LAYER_STEP * SPRINT_LAYER_STEP;
}

static inline void
sprint_work_on_layer (CoverSprint *self, uint32_t number)
{
  uint8_t *start = self->layers + number * self->layer_bytes;

  self->n_kept = number;
  self->layer =
      (SprintLayer){ .size = start, .link = (SprintLink *) (void *) (start + self->n_sizes) };
}

#endif
