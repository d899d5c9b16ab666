/* reason-path.h - the way from a position to its end, step by step, as people go it. */
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
  uint32_t        n_entered; /* the last ones of those placed: they were entered since, and are not given */
  const uint8_t  *struck; /* a flag for each option that the problem does not leave, or NULL */
  const uint8_t  *out;    /* the same of options that somebody has ruled out since, or NULL */
  const uint32_t *solution; /* options of the only solution, those placed among them; or NULL */
  uint32_t        n_solution;
  uint32_t        most; /* a rating ends at the first step that is harder, in tenths; 0: at the end */
  bool            is_pure; /* without it, a step may use that the solution is the only one, where it is given */
  const BaseStop *stop; /* or NULL */
} ReasonStart;

typedef enum
{
  REASON_GOES_ON,
  REASON_SOLVED,
  REASON_CONTRADICTION, /* an item has no option: there is no solution */
  REASON_STUCK,         /* nothing follows: there are several solutions */
} ReasonState;

/* A path counts its steps in rounds.  In a round all steps of the lowest difficulty are taken at once: so its numbers do
 * not depend on how the problem is turned, mirrored or renamed. */
typedef struct
{
  ReasonState state;
  ReasonTechnique hardest;
  uint32_t difficulty;  /* of the hardest step, in tenths */
  uint32_t sum;         /* of all steps */
  uint32_t n_steps;
  uint32_t narrowest;   /* steps that could be taken in the round that had fewest; 0: there was no round */
  uint32_t n_rounds;
} ReasonRating;

/* A conclusion: all options of `item` but `option` are out; COVER_NONE: all of them are.  Bits of `causes` are the options
 * that exclude the others: bit 0 the one that was supposed, bit i that of link i - 1.  0: there are too many links. */
typedef struct
{
  uint32_t item, option;
  uint64_t causes;
} ReasonLink;

/* A step: its items cannot all be covered beside any of the options that it strikes.  Arrays live until the next call. */
typedef struct
{
  ReasonTechnique technique;
  uint32_t        difficulty; /* in tenths */
  uint32_t        n_items;
  const uint32_t *items;
  uint32_t        placed; /* an option, the last of its only item; or COVER_NONE */
  uint32_t        n_struck;
  const uint32_t *struck;
  uint32_t        n_beside; /* steps of the same difficulty, this one among them */
  bool            is_unique;   /* it uses that the solution is the only one: else values of the items could be exchanged */
  bool            is_smallest; /* no smaller set of items refutes the first option struck: that was proved */

  /* With is_unique: values could be exchanged in the cells that are the first of the items, or, where is_everywhere, in all
   * open cells; then those with extras come first.  One of the extras is true, because otherwise there would be a second
   * solution. */
  bool            is_everywhere;
  uint32_t        n_exchanged, n_extras;
  const uint32_t *extras;

  /* What follows from the first option struck, until an item has no option; none where cases are to be told apart. */
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

/* Takes the next step, where *out_state is REASON_GOES_ON; else there is none.  The steps are those of the rating, but for
 * those that others of their round have made needless.  BASE_STOPPED. */
BaseStatus reason_path_next (ReasonPath *self, ReasonStep *out_step, ReasonState *out_state);

/* Looks for all steps of one name in the position that the path has come to, whatever else there is; then each call of the
 * second function returns one of them, until *out_found is false.  The path stays where it is, and goes on with
 * reason_path_next ().  Not all shapes are looked for everywhere: what is in no table is found where a chain shows it. */
BaseStatus reason_path_find (ReasonPath *self, ReasonTechnique technique);
BaseStatus reason_path_next_found (ReasonPath *self, bool *out_found, ReasonStep *out_step);

/* Why an option cannot be chosen where the path has come to: the smallest set of items that refutes it, if it has been proved
 * to be that (is_smallest), else one of which each item is needed.  *out_found is false where nothing refutes the
 * option.  The path stays where it is.  BASE_BAD_INPUT: the option is out already, or placed; BASE_STOPPED. */
BaseStatus reason_path_why (ReasonPath *self, uint32_t option, bool *out_found, ReasonStep *out_step);

/* Whether the option can still be chosen, as far as the path has come. */
bool reason_path_is_alive (const ReasonPath *self, uint32_t option);

/* Goes to the end, or to the first step that is harder than the start allows: then the state is REASON_GOES_ON, and the
 * difficulty is no more than a bound from below that exceeds what is allowed.  BASE_STOPPED. */
BaseStatus reason_path_rate (ReasonPath *self, ReasonRating *out_rating);

#endif
