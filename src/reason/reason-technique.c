/* The table of names.  A new name is a row here, its place in the list, and the shape by which
 * reason-name.c finds it. */
#include "reason-technique.h"

#include "base-gettext.h"

#include <string.h>

static const ReasonName names[REASON_TECHNIQUES] = {
  [REASON_FULL_HOUSE] = { "full-house", N_ ("Full house") },
  [REASON_HIDDEN_SINGLE] = { "hidden-single", N_ ("Hidden single") },
  [REASON_NAKED_SINGLE] = { "naked-single", N_ ("Naked single") },
  [REASON_SINGLE] = { "last-option", N_ ("Last option") },
  [REASON_POINTING] = { "pointing", N_ ("Pointing") },
  [REASON_CLAIMING] = { "claiming", N_ ("Claiming") },
  [REASON_LOCKED_PAIR] = { "locked-pair", N_ ("Locked pair") },
  [REASON_NAKED_PAIR] = { "naked-pair", N_ ("Naked pair") },
  [REASON_X_WING] = { "x-wing", N_ ("X-wing") },
  [REASON_HIDDEN_PAIR] = { "hidden-pair", N_ ("Hidden pair") },
  [REASON_LOCKED_TRIPLE] = { "locked-triple", N_ ("Locked triple") },
  [REASON_NAKED_TRIPLE] = { "naked-triple", N_ ("Naked triple") },
  [REASON_SWORDFISH] = { "swordfish", N_ ("Swordfish") },
  [REASON_HIDDEN_TRIPLE] = { "hidden-triple", N_ ("Hidden triple") },
  [REASON_SKYSCRAPER] = { "skyscraper", N_ ("Skyscraper") },
  [REASON_TWO_STRING_KITE] = { "two-string-kite", N_ ("Two-string kite") },
  [REASON_TURBOT_FISH] = { "turbot-fish", N_ ("Turbot fish") },
  [REASON_EMPTY_RECTANGLE] = { "empty-rectangle", N_ ("Empty rectangle") },
  [REASON_FINNED_X_WING] = { "finned-x-wing", N_ ("Finned X-wing") },
  [REASON_REMOTE_PAIR] = { "remote-pair", N_ ("Remote pair") },
  [REASON_XY_WING] = { "xy-wing", N_ ("XY-wing") },
  [REASON_XYZ_WING] = { "xyz-wing", N_ ("XYZ-wing") },
  [REASON_W_WING] = { "w-wing", N_ ("W-wing") },
  [REASON_UNIQUE_RECTANGLE_1] = { "unique-rectangle-1", N_ ("Unique rectangle, type 1") },
  [REASON_UNIQUE_RECTANGLE_2] = { "unique-rectangle-2", N_ ("Unique rectangle, type 2") },
  [REASON_UNIQUE_RECTANGLE_3] = { "unique-rectangle-3", N_ ("Unique rectangle, type 3") },
  [REASON_UNIQUE_RECTANGLE_4] = { "unique-rectangle-4", N_ ("Unique rectangle, type 4") },
  [REASON_UNIQUE_RECTANGLE_5] = { "unique-rectangle-5", N_ ("Unique rectangle, type 5") },
  [REASON_UNIQUE_RECTANGLE_6] = { "unique-rectangle-6", N_ ("Unique rectangle, type 6") },
  [REASON_HIDDEN_RECTANGLE] = { "hidden-rectangle", N_ ("Hidden rectangle") },
  [REASON_UNIQUE_RECTANGLE] = { "unique-rectangle", N_ ("Unique rectangle") },
  [REASON_AVOIDABLE_RECTANGLE_1] = { "avoidable-rectangle-1", N_ ("Avoidable rectangle, type 1") },
  [REASON_AVOIDABLE_RECTANGLE_2] = { "avoidable-rectangle-2", N_ ("Avoidable rectangle, type 2") },
  [REASON_UNIQUE_LOOP] = { "unique-loop", N_ ("Unique loop") },
  [REASON_EXTENDED_RECTANGLE] = { "extended-rectangle", N_ ("Extended rectangle") },
  [REASON_BUG_1] = { "bug-1", N_ ("BUG+1") },
  [REASON_BUG_N] = { "bug-n", N_ ("BUG+n") },
  [REASON_NAKED_QUAD] = { "naked-quad", N_ ("Naked quad") },
  [REASON_JELLYFISH] = { "jellyfish", N_ ("Jellyfish") },
  [REASON_HIDDEN_QUAD] = { "hidden-quad", N_ ("Hidden quad") },
  [REASON_FINNED_SWORDFISH] = { "finned-swordfish", N_ ("Finned swordfish") },
  [REASON_FINNED_JELLYFISH] = { "finned-jellyfish", N_ ("Finned jellyfish") },
  [REASON_WXYZ_WING] = { "wxyz-wing", N_ ("WXYZ-wing") },
  [REASON_SUE_DE_COQ] = { "sue-de-coq", N_ ("Sue de coq") },
  [REASON_ALS_XZ] = { "als-xz", N_ ("ALS-XZ") },
  [REASON_ALS_XY_WING] = { "als-xy-wing", N_ ("ALS-XY-wing") },
  [REASON_ALS_CHAIN] = { "als-chain", N_ ("ALS chain") },
  [REASON_DEATH_BLOSSOM] = { "death-blossom", N_ ("Death blossom") },
  [REASON_FRANKEN_FISH] = { "franken-fish", N_ ("Franken fish") },
  [REASON_FINNED_FRANKEN_FISH] = { "finned-franken-fish", N_ ("Finned franken fish") },
  [REASON_MUTANT_FISH] = { "mutant-fish", N_ ("Mutant fish") },
  [REASON_FINNED_MUTANT_FISH] = { "finned-mutant-fish", N_ ("Finned mutant fish") },
  [REASON_KRAKEN_FISH] = { "kraken-fish", N_ ("Kraken fish") },
  [REASON_SIMPLE_COLOURS] = { "simple-colours", N_ ("Simple colours") },
  [REASON_MULTI_COLOURS] = { "multi-colours", N_ ("Multi-colours") },
  [REASON_X_CHAIN] = { "x-chain", N_ ("X-chain") },
  [REASON_GROUPED_X_CHAIN] = { "grouped-x-chain", N_ ("Grouped X-chain") },
  [REASON_XY_CHAIN] = { "xy-chain", N_ ("XY-chain") },
  [REASON_CONTINUOUS_LOOP] = { "continuous-loop", N_ ("Continuous loop") },
  [REASON_GROUPED_LOOP] = { "grouped-loop", N_ ("Grouped loop") },
  [REASON_AIC] = { "aic", N_ ("Alternating chain") },
  [REASON_GROUPED_AIC] = { "grouped-aic", N_ ("Grouped chain") },
  [REASON_NISHIO_NET] = { "nishio", N_ ("Nishio net") },
  [REASON_FORCING_CHAINS] = { "forcing-chains", N_ ("Forcing chains") },
  [REASON_FORCING_NET] = { "forcing-net", N_ ("Forcing net") },
  [REASON_TEMPLATE_SET] = { "template-set", N_ ("Template set") },
  [REASON_TEMPLATE_DELETE] = { "template-delete", N_ ("Template delete") },
  [REASON_CASES] = { "cases", N_ ("Case analysis") },
  [REASON_SMALL_SET] = { "set", N_ ("Set of items") },
};

/* Words for difficulties below these limits, in tenths. */
static const struct
{
  uint32_t below;
  ReasonName name;
} difficulties[REASON_DIFFICULTIES] = {
  { 15, { "beginner", N_ ("beginner") } },   { 20, { "easy", N_ ("easy") } },
  { 26, { "medium", N_ ("medium") } },       { 45, { "hard", N_ ("hard") } },
  { 72, { "very-hard", N_ ("very hard") } }, { UINT32_MAX, { "extreme", N_ ("extreme") } },
};

const ReasonName *
reason_technique_name (ReasonTechnique technique)
{
  return &names[technique];
}

bool
reason_technique_is_set (ReasonTechnique technique)
{
  return technique < REASON_SKYSCRAPER || technique == REASON_NAKED_QUAD
         || technique == REASON_JELLYFISH || technique == REASON_HIDDEN_QUAD;
}

bool
reason_technique_is_unique (ReasonTechnique technique)
{
  return technique >= REASON_UNIQUE_RECTANGLE_1 && technique <= REASON_BUG_N;
}

bool
reason_technique_find (const char *id, size_t length, ReasonTechnique *out_technique)
{
  for (unsigned i = 0; i < REASON_TECHNIQUES; i++)
    if (strlen (names[i].id) == length && memcmp (names[i].id, id, length) == 0)
      {
        *out_technique = (ReasonTechnique) i;
        return true;
      }
  return false;
}

const ReasonName *
reason_difficulty_name (uint32_t difficulty)
{
  unsigned i = 0;

  while (difficulty >= difficulties[i].below)
    i++;
  return &difficulties[i].name;
}

const ReasonName *
reason_difficulty_range (unsigned word, uint32_t *out_least, uint32_t *out_most)
{
  const uint32_t below = difficulties[word].below;

  *out_least = word > 0 ? difficulties[word - 1].below : 0;
  *out_most = below == UINT32_MAX ? UINT32_MAX : below - 1;
  return &difficulties[word].name;
}

const ReasonName *
reason_difficulty_word (unsigned index)
{
  return index < sizeof difficulties / sizeof *difficulties ? &difficulties[index].name : NULL;
}
