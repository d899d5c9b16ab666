/* reason-unique-private.h - what follows where values could be exchanged but for some options,
 * the extras. */
#ifndef REASON_UNIQUE_PRIVATE_H
#define REASON_UNIQUE_PRIVATE_H

#include "reason-path-private.h"

/* Where values could be exchanged. */
typedef enum
{
  REASON_IN_RECTANGLE, /* two values in four cells */
  REASON_IN_ENTERED,   /* the same, where some of the cells have been solved and are not given */
  REASON_IN_LOOP,      /* two values in six cells or more */
  REASON_IN_LINES,     /* three values in two lines of three cells */
  REASON_IN_ALL,       /* two options in each open item */
} ReasonExchange;

#define REASON_MOST_EXCHANGED 16u /* cells */

typedef struct
{
  ReasonPath *path;
  ReasonExchange kind;
  uint32_t cells[REASON_MOST_EXCHANGED], n_cells; /* REASON_IN_ALL: those with extras */
  uint64_t values;                                /* those that could be exchanged, as bits */
  uint64_t *extras;                               /* options, one of which is true */
  const uint64_t *pairs; /* of a rectangle: open items of two options */
  uint32_t *places; /* of a hidden rectangle: those of its values */
  uint32_t n_places;
  uint32_t n_extra_cells;
  bool are_opposite; /* of a rectangle with two such cells: they share no row and no column */
} ReasonUnique;

/* Finds the extras: options of the cells that have other values.  False: there are none, a cell
 * has none of the values, or the problem did not leave it all of them at the start. */
bool reason_unique_read (ReasonUnique *self);

/* Adds the steps that follow from the extras to the round: alone, with one more item, and with
 * more cells of a group. */
void reason_unique_add_steps (ReasonUnique *self);

/* Begins a step with the cells as items. */
bool reason_unique_begin (const ReasonUnique *self, ReasonTechnique technique, uint32_t difficulty);

/* Ends it. */
void reason_unique_end (const ReasonUnique *self);

#endif
