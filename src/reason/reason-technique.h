/* reason-technique.h - the kinds of steps, by their names.
 *
 * A name is decoration: it says what the items of a step look like, and nothing depends on it.
 * The names are in the order in which they are looked for and listed. */
#ifndef REASON_TECHNIQUE_H
#define REASON_TECHNIQUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum
{
  REASON_FULL_HOUSE,
  REASON_HIDDEN_SINGLE,
  REASON_NAKED_SINGLE,
  REASON_SINGLE, /* of an item that is neither a cell nor a place */
  REASON_POINTING,
  REASON_CLAIMING,
  REASON_LOCKED_PAIR,
  REASON_NAKED_PAIR,
  REASON_X_WING,
  REASON_HIDDEN_PAIR,
  REASON_LOCKED_TRIPLE,
  REASON_NAKED_TRIPLE,
  REASON_SWORDFISH,
  REASON_HIDDEN_TRIPLE,
  REASON_SKYSCRAPER,
  REASON_TWO_STRING_KITE,
  REASON_TURBOT_FISH,
  REASON_EMPTY_RECTANGLE,
  REASON_FINNED_X_WING,
  REASON_REMOTE_PAIR,
  REASON_XY_WING,
  REASON_XYZ_WING,
  REASON_W_WING,
  REASON_UNIQUE_RECTANGLE_1,
  REASON_UNIQUE_RECTANGLE_2,
  REASON_UNIQUE_RECTANGLE_3,
  REASON_UNIQUE_RECTANGLE_4,
  REASON_UNIQUE_RECTANGLE_5,
  REASON_UNIQUE_RECTANGLE_6,
  REASON_HIDDEN_RECTANGLE,
  REASON_UNIQUE_RECTANGLE,
  REASON_AVOIDABLE_RECTANGLE_1,
  REASON_AVOIDABLE_RECTANGLE_2,
  REASON_UNIQUE_LOOP,
  REASON_EXTENDED_RECTANGLE,
  REASON_BUG_1,
  REASON_BUG_N,
  REASON_NAKED_QUAD,
  REASON_JELLYFISH,
  REASON_HIDDEN_QUAD,
  REASON_FINNED_SWORDFISH,
  REASON_FINNED_JELLYFISH,
  REASON_WXYZ_WING,
  REASON_SUE_DE_COQ,
  REASON_ALS_XZ,
  REASON_ALS_XY_WING,
  REASON_ALS_CHAIN,
  REASON_DEATH_BLOSSOM,
  REASON_FRANKEN_FISH,
  REASON_FINNED_FRANKEN_FISH,
  REASON_MUTANT_FISH,
  REASON_FINNED_MUTANT_FISH,
  REASON_KRAKEN_FISH,
  REASON_SIMPLE_COLOURS,
  REASON_MULTI_COLOURS,
  REASON_X_CHAIN,
  REASON_GROUPED_X_CHAIN,
  REASON_XY_CHAIN,
  REASON_CONTINUOUS_LOOP,
  REASON_GROUPED_LOOP,
  REASON_AIC,
  REASON_GROUPED_AIC,
  REASON_NISHIO_NET,
  REASON_FORCING_CHAINS,
  REASON_FORCING_NET,
  REASON_TEMPLATE_SET,
  REASON_TEMPLATE_DELETE,
  REASON_CASES,
  REASON_SMALL_SET,
  REASON_TECHNIQUES,
} ReasonTechnique;

/* One row for each name. */
typedef struct
{
  const char *id;   /* for programs: "two-string-kite" */
  const char *name; /* marked for translation */
} ReasonName;

const ReasonName *reason_technique_name (ReasonTechnique technique);

/* Whether the items of such a step are looked at together: subsets and fish, but no fins.
 * Chains and wings are followed from option to option. */
bool reason_technique_is_set (ReasonTechnique technique);

/* Whether its steps use that the solution is the only one. */
bool reason_technique_is_unique (ReasonTechnique technique);

/* False: there is no such id. */
bool reason_technique_find (const char *id, size_t length, ReasonTechnique *out_technique);

/* "easy" and so on, for a difficulty in tenths: an id, and a name marked for translation. */
const ReasonName *reason_difficulty_name (uint32_t difficulty);

/* The same by number, the easiest first; NULL behind the last. */
const ReasonName *reason_difficulty_word (unsigned index);

/* The words, from the easiest.  All difficulties of a word: both ends belong to it, and the last
 * one ends with UINT32_MAX. */
#define REASON_DIFFICULTIES 6
const ReasonName *reason_difficulty_range (unsigned word, uint32_t *out_least, uint32_t *out_most);

#endif
