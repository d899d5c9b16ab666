/* reason-path.h - a solution step by step, in the order in which people find the steps. */
#ifndef REASON_PATH_H
#define REASON_PATH_H

#include "reason-plan.h"
#include "reason-technique.h"

typedef struct ReasonPath ReasonPath;

/* Where a path begins. */
typedef struct
{
  const uint32_t *placed; /* options */
  uint32_t        n_placed;
  uint32_t        n_entered; /* of those placed, the last ones: they are no givens */
  const uint8_t  *struck; /* a flag for each option that the problem does not leave, or NULL */
  const uint8_t  *out;    /* the same for options that were ruled out since, or NULL */
  const uint32_t *solution; /* options of the only solution, those placed among them; or NULL */
  uint32_t        n_solution;
  uint32_t        most; /* in tenths: a rating ends at the first harder step; 0: no limit */
  bool            has_without; /* a rating never uses the technique `without`, which is no single */
  ReasonTechnique without;
  bool            is_pure; /* no step may use that the solution is the only one */
  const BaseStop *stop; /* or NULL */
} ReasonStart;

typedef enum
{
  REASON_GOES_ON,
  REASON_SOLVED,
  REASON_CONTRADICTION, /* an item has no option: there is no solution */
  REASON_STUCK,         /* nothing follows: there are several solutions */
} ReasonState;

/* Work that ends the rating of no 9x9 that is known: the hardest of hardest1106 takes a seventieth of
 * it (tests/bench/README.md). */
#define REASON_RATING_WORK UINT64_C (4000000000)

/* The numbers of a rating.  Deductions are counted in rounds: a round makes all those of the lowest
 * difficulty at once.  So the numbers do not change when the problem is turned, mirrored or
 * renamed.  The steps of a path are fewer: one step may strike what several deductions strike, and
 * deductions that an earlier step of their round made unnecessary are left out.  How many are left
 * depends on their order. */
typedef struct
{
  ReasonState state;
  bool is_bound; /* the work was used up: the difficulty is a bound from below, and steps are
                  * missing */
  ReasonTechnique hardest; /* with is_bound: of the steps before */
  uint32_t difficulty;  /* of the hardest step, in tenths */
  uint32_t sum;         /* of the difficulties of all deductions */
  uint32_t n_deductions;
  uint32_t narrowest;   /* deductions of the round that had the fewest; 0: no round */
  uint32_t n_rounds;
  uint32_t n_hardest;   /* the same as `narrowest`, of the rounds of the hardest ones */
} ReasonRating;

/* A conclusion: all options of `item` are out except `option`; COVER_NONE: all of them are out.
 * The bits of `causes` say which options exclude the others: bit 0 the option that is supposed,
 * bit i the option of link i - 1.  0: there are more links than bits. */
typedef struct
{
  uint32_t item, option;
  uint64_t causes;
} ReasonLink;

/* A step: with any of the options that it strikes, its items cannot all be covered.  Arrays live
 * until the next call. */
typedef struct
{
  ReasonTechnique technique;
  uint32_t        difficulty; /* in tenths */
  uint32_t        n_items;
  const uint32_t *items;
  uint32_t        placed; /* the last option of its items; or COVER_NONE */
  uint32_t        n_struck;
  const uint32_t *struck;
  uint32_t        n_beside; /* steps of the same difficulty, this one among them */
  bool            is_unique;   /* it uses that the solution is the only one */
  bool            is_smallest; /* it is proved that no smaller set refutes the first of `struck` */

  /* With is_unique: one of the extras is true, because otherwise values could be exchanged in
   * some cells, and there would be a second solution.  Those cells are the first `n_exchanged`
   * items.  With is_everywhere, values could be exchanged in all open cells, and the first items
   * are the cells with extras. */
  bool            is_everywhere;
  uint32_t        n_exchanged, n_extras;
  const uint32_t *extras;

  /* The conclusions from the first option struck, until an item has no option.  None if the step
   * has several cases. */
  uint32_t          n_links;
  const ReasonLink *links;
} ReasonStep;

/* A copy that lives until it is cleared.  BASE_NO_MEMORY: *out_copy is untouched. */
BaseStatus reason_step_copy (const ReasonStep *self, ReasonStep *out_copy);
void       reason_step_clear (ReasonStep *self);

BaseStatus reason_path_new (const ReasonPlan *plan, ReasonPath **out_path);
void       reason_path_free (ReasonPath *self); /* accepts NULL */

/* BASE_BAD_INPUT: two of the options placed exclude each other, or one of them is struck. */
BaseStatus reason_path_begin (ReasonPath *self, const ReasonStart *start);

/* Another flag than that of the start; NULL: none.  After BASE_STOPPED the path goes on with the
 * step at which it was stopped. */
void reason_path_set_stop (ReasonPath *self, const BaseStop *stop);

/* Another limit than that of the start: no harder step is looked for.  Steps found together may be
 * harder than the limit. */
void reason_path_set_most (ReasonPath *self, uint32_t most);

/* Ends the next rating behind that much more work. */
void reason_path_limit_work (ReasonPath *self, uint64_t most_work);

/* Takes the next step if *out_state is REASON_GOES_ON; otherwise there is none.  The steps are
 * those of the rating, without those that an earlier step of the same round has made
 * unnecessary.  BASE_STOPPED. */
BaseStatus reason_path_next (ReasonPath *self, ReasonStep *out_step, ReasonState *out_state);

/* Finds all steps of one name in the present position, whatever other steps there are.  Then each
 * call of the second function returns one of them, until *out_found is false.  The position does
 * not change, and reason_path_next () can follow.  Between two ends only the shortest chain is
 * found. */
BaseStatus reason_path_find (ReasonPath *self, ReasonTechnique technique);
BaseStatus reason_path_next_found (ReasonPath *self, bool *out_found, ReasonStep *out_step);

/* Says why an option cannot be chosen in the present position: the smallest set of items that
 * refutes it (is_smallest), or one that needs each of its items.  *out_found is false if nothing
 * refutes the option.  The position does not change.  BASE_BAD_INPUT: the option is out already,
 * or placed; BASE_STOPPED. */
BaseStatus reason_path_why (ReasonPath *self,
                            uint32_t    option,
                            bool       *out_found,
                            ReasonStep *out_step);

/* Whether the option can still be chosen in the present position. */
bool reason_path_is_alive (const ReasonPath *self, uint32_t option);

/* Goes to the end, or to the first step that is harder than the start allows: then the state is
 * REASON_GOES_ON, and the difficulty is no more than a bound from below that exceeds what is
 * allowed.  Also REASON_GOES_ON, with is_bound: more work would be needed than is allowed.
 * Work is counted, so the answer is the same on every machine.  BASE_STOPPED. */
BaseStatus reason_path_rate (ReasonPath *self, ReasonRating *out_rating);

#endif
