/* cover-sprint-private.h - the sprint's state, which one file makes ready and another runs. */
#ifndef COVER_SPRINT_PRIVATE_H
#define COVER_SPRINT_PRIVATE_H

#include "cover-sprint.h"

#define SPRINT_WIDTH     4    /* items of an option */
#define SPRINT_CLOSED    0x40 /* in the size of a covered item; the other bits mean nothing then */
#define SPRINT_NONE      0xff /* the size of an item without options */
#define SPRINT_RUN_LENGTH 25 /* as many values as have links of 16 bits, and bits as four bytes have behind any */
#define SPRINT_MOST_KEPT 64   /* layers below the one that is worked on */

typedef struct
{
  uint16_t item[SPRINT_WIDTH];
} SprintOption;

/* Options that stand together and have the same first item, and other items that go up by one from each to the next:
 * the values of a cell. */
typedef struct
{
  uint16_t first, n;
  uint16_t item[SPRINT_WIDTH]; /* of the first one */
} SprintRun;

typedef struct
{
  uint16_t up, down;
} SprintLink;

/* The part of the state that a copy brings back, in one piece of memory.  Sizes are one less than they are, so that
 * the sign of a byte tells that nothing is left. */
typedef struct
{
  uint8_t *size;    /* of each item */
  SprintLink *link; /* of each node */
} SprintLayer;

/* A level: the node taken, and what had been hidden before. */
typedef struct
{
  uint16_t node, n_hidden;
} SprintStep;

/* A level where there was a choice. */
typedef struct
{
  uint32_t level, n_hidden;
  uint32_t item, node; /* the node tried */
  uint32_t next;       /* the node to be tried then */
  bool kept;           /* the layer that it found is still as it was, below the one that is worked on */
  uint64_t updates;    /* that were counted when it was tried */
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
  uint32_t n_items, n_sizes, n_options; /* n_sizes: padded to eights, with SPRINT_CLOSED */
  uint32_t base;                        /* first node of an option */
  uint32_t n_runs;
  bool crossed; /* an option may be in two lists of another, none of them of its last item */
  SprintOption *options;
  SprintRun *runs;
  SprintLink *empty; /* for each item, a list without options */

  /* Of the puzzle. */
  uint8_t *closed; /* a bit for each item of the givens, and four bytes more */
  uint32_t n_closed;
  uint16_t *option;  /* the number of each option linked */
  uint16_t *item;    /* of each node */
  uint32_t n_levels; /* how many options make a solution */

  /* Of the search. */
  SprintPlace place;
  bool dead; /* an open item has no option */
  uint32_t level, n_branches, n_kept;
  uint32_t n_forced, n_hidden;
  uint64_t usual_updates; /* between a choice and coming back to it */
  SprintStep *steps;      /* for each level */
  SprintBranch *branches; /* room for one a level */
  uint16_t *forced;       /* items that sank to size 1; some may have been closed since */
  uint32_t *hidden;       /* a node of each option hidden, in their order: the one whose list it is still in */
  uint64_t *stamps;       /* for each four nodes, the number of the option taken that met them last */
  uint64_t stamp;         /* of the one taken last */
  uint8_t *layers;        /* room for SPRINT_MOST_KEPT and one of the largest */
  size_t layer_bytes;
  SprintLayer layer; /* the one that is worked on */
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
