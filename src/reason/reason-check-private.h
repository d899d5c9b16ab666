/* reason-check-private.h - whether some items can all be covered beside an option. */
#ifndef REASON_CHECK_PRIVATE_H
#define REASON_CHECK_PRIVATE_H

#include "reason-position-private.h"

typedef struct
{
  const ReasonPlan *plan;
  uint64_t *sets;    /* for each depth: options that are left, items that are covered */
  uint64_t *used;    /* items that the last refutation looked at */
  uint32_t *chosen;  /* options that cover the items, when they can be covered */
  uint32_t *counts; /* of the options of each item, at the depth where the search is */
  uint32_t *items;   /* copies of item lists, for reason_check_shrink () */
  uint32_t n_chosen;
  uint64_t work;     /* choices made, since the check was made */
  uint64_t most_work; /* beyond it every answer is "can be covered" */
  bool     gave_up;
  const BaseStop *stop; /* when it is raised, every answer is "can be covered" too; or NULL */
  uint64_t stop_left;   /* of base_stop_asked_after () */
  void    *allocated;
} ReasonCheck;

BaseStatus reason_check_init (ReasonCheck *self, const ReasonPlan *plan);
void       reason_check_clear (ReasonCheck *self);

/* Whether no compatible choice covers all the items when `option` is taken (COVER_NONE: when
 * nothing is). */
bool reason_check_refutes (ReasonCheck          *self,
                           const ReasonPosition *position,
                           uint32_t              option,
                           const uint32_t       *items,
                           uint32_t              n_items);

/* The same, and that no item could be left out. */
bool reason_check_needs_all (ReasonCheck          *self,
                             const ReasonPosition *position,
                             uint32_t              option,
                             const uint32_t       *items,
                             uint32_t              n_items);

/* Removes items from a set that refutes the option until each one is needed.  Returns how
 * many are left. */
uint32_t reason_check_shrink (ReasonCheck          *self,
                              const ReasonPosition *position,
                              uint32_t              option,
                              uint32_t             *items,
                              uint32_t              n_items);

#endif
