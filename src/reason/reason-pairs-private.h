/* reason-pairs-private.h - items of two options, and the chains of them. */
#ifndef REASON_PAIRS_PRIVATE_H
#define REASON_PAIRS_PRIVATE_H

#include "reason-force-private.h"

/* The other option of an item of two. */
typedef struct
{
  uint32_t partner; /* its number */
  uint32_t item;
} ReasonPartner;

/* The options of such items have numbers from 0 on, in their order.  Sets of them are short, so
 * that many chains from one position are followed quickly. */
typedef struct
{
  const ReasonPlan *plan;
  uint32_t n, n_words;      /* of options; of a set of them */
  uint64_t *among;          /* the same options by their own numbers */
  uint32_t *options;        /* by number */
  uint32_t *numbers;        /* of options that are `among` */
  uint32_t *starts;         /* the partners of number i begin at starts[i] */
  ReasonPartner *partners;
  uint64_t *conflicts;      /* a set for each number */
  size_t conflicts_capacity;

  /* One run. */
  uint64_t *off, *fresh, *done, *first; /* sets: see reason-pairs.c */
  uint32_t *off_cost, *on_cost, *taken;
  uint32_t n_taken;
  void *allocated;
} ReasonPairs;

BaseStatus reason_pairs_init (ReasonPairs *self, const ReasonPlan *plan);
void       reason_pairs_clear (ReasonPairs *self);

/* Reads the items of two options of a position.  BASE_NO_MEMORY. */
BaseStatus reason_pairs_read (ReasonPairs *self, const ReasonPosition *position);

/* As reason_force_run () in the mode REASON_CHAIN, in the position that was read; out->item is not
 * set. */
bool reason_pairs_run (ReasonPairs  *self,
                       uint32_t      option,
                       uint32_t      value,
                       uint32_t      most_rounds,
                       ReasonForced *out);

#endif
