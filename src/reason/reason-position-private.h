/* reason-position-private.h - a position of a problem: which options are alive, and which items
 * are open. */
#ifndef REASON_POSITION_PRIVATE_H
#define REASON_POSITION_PRIVATE_H

#include "reason-plan-private.h"

typedef struct
{
  const ReasonPlan *plan;
  uint64_t *alive;
  uint64_t *open;   /* items that nothing covers yet */
  uint16_t *counts; /* for each open item, its options alive */
  uint32_t *masks;  /* of the tables */
  uint16_t *group_open; /* for each group, its values that have no place yet */
  uint32_t *singles; /* items that came down to one option; some may be closed meanwhile */
  uint32_t n_singles, n_open;
  bool     is_broken; /* an open item has no option */
  void *allocated;
} ReasonPosition;

BaseStatus reason_position_init (ReasonPosition *self, const ReasonPlan *plan);
void       reason_position_clear (ReasonPosition *self);

/* All options alive, all items open. */
void reason_position_start (ReasonPosition *self);

void reason_position_copy (ReasonPosition *self, const ReasonPosition *from);

/* Takes an option out, which is alive. */
void reason_position_strike (ReasonPosition *self, uint32_t option);

/* Chooses an option, which is alive: its items are covered, and what excludes it goes. */
void reason_position_place (ReasonPosition *self, uint32_t option);

/* The last option of an item; the item has one. */
uint32_t reason_position_single (const ReasonPosition *self, uint32_t item);

/* The values that the options of a cell put there, as bits; where there are more than 63, some
 * share one. */
uint64_t reason_position_values (const ReasonPosition *self, uint32_t cell);

static inline bool
reason_position_is_open (const ReasonPosition *self, uint32_t item)
{
  return reason_has (self->open, item);
}

#endif
