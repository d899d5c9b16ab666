/* reason-clash-private.h - which options of one position lead to a contradiction by force.
 *
 * The answers are those of reason_force_run () without a limit on rounds and with all items, but
 * nothing is noted of costs and causes, and what one option shows about others is used. */
#ifndef REASON_CLASH_PRIVATE_H
#define REASON_CLASH_PRIVATE_H

#include "reason-force-private.h"

typedef struct
{
  const ReasonPlan *plan;
  const ReasonPosition *position;
  ReasonForceMode mode;
  uint32_t *cells;   /* reason-clash.c */
  uint32_t *present; /* the same, before an option is taken */
  uint64_t *off;     /* options that are out */
  uint64_t *on;      /* options taken */
  uint64_t *group;   /* what all that is left of an item excludes */
  uint64_t *sound;   /* options that are known to lead to no contradiction */
  uint64_t *refuted; /* options that are known to lead to one */
  uint64_t *stale;   /* items whose options have changed since they were looked at as a group */
  uint32_t *queue;
  uint32_t n_queue;
  uint64_t work; /* as of ReasonForce */
  void *allocated;
} ReasonClash;

BaseStatus reason_clash_init (ReasonClash *self, const ReasonPlan *plan);
void       reason_clash_clear (ReasonClash *self);

/* Begins with a position, which must not change until the next call. */
void reason_clash_begin (ReasonClash          *self,
                         const ReasonPosition *position,
                         ReasonForceMode       mode);

/* Whether the option, which is alive, leads to a contradiction. */
bool reason_clash_refutes (ReasonClash *self, uint32_t option);

#endif
