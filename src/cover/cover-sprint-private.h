/* cover-sprint-private.h - the sprint's state, which one file makes ready and another runs. */
#ifndef COVER_SPRINT_PRIVATE_H
#define COVER_SPRINT_PRIVATE_H

#include "cover-sprint.h"

#define SPRINT_WIDTH     4    /* items of an option */
#define SPRINT_CLOSED    0x80 /* the item is covered; the other bits of its size mean nothing then */
#define SPRINT_MOST_KEPT 64   /* layers below the one that is worked on */

typedef struct
{
  uint16_t item[SPRINT_WIDTH];
} SprintOption;

typedef struct
{
  uint16_t up, down;
} SprintLink;

/* The part of the state that a copy brings back, in one piece of memory. */
typedef struct
{
  uint8_t *size;    /* of each item */
  SprintLink *link; /* of each node */
} SprintLayer;

/* A level where there was a choice. */
typedef struct
{
  uint32_t level;
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
  uint32_t n_item_words, n_option_words;
  SprintOption *options;
  SprintLink *empty; /* for each item, a list without options */
  uint64_t *owners;  /* for each item, the options that have it: n_option_words */

  /* Of the puzzle. */
  uint16_t *closed; /* items of the givens */
  uint32_t n_closed;
  uint64_t *gone;    /* the options that are not to be linked */
  uint16_t *option;  /* the number of each option linked */
  uint16_t *item;    /* of each node */
  uint32_t n_levels; /* how many options make a solution */

  /* Of the search. */
  SprintPlace place;
  bool dead; /* an open item has no option */
  uint32_t level, n_branches, n_kept;
  uint32_t n_covered;     /* items that the option taken last covered: not all where it was a dead end */
  uint64_t usual_updates; /* between a choice and coming back to it */
  uint16_t *taken;        /* for each level, a node of the option */
  SprintBranch *branches; /* room for one a level */
  uint64_t *forced;       /* a bit for each item that sank to size 1, until it is found closed */
  uint8_t *layers;        /* room for SPRINT_MOST_KEPT and one of the largest */
  size_t layer_bytes;
  SprintLayer layer; /* the one that is worked on */
  CoverCounters counters;
};

static inline void
sprint_work_on_layer (CoverSprint *self, uint32_t number)
{
  uint8_t *start = self->layers + number * self->layer_bytes;

  self->n_kept = number;
  self->layer =
      (SprintLayer){ .size = start, .link = (SprintLink *) (void *) (start + self->n_sizes) };
}

#endif
