#include "compare-way.h"

#include <string.h>

/* The rules that can be compared; the first one is the usual one, and has no word. */
static const struct
{
  CoverRule rule;
  const char *word;
} rules[] = {
  { COVER_RULE_FEWEST, "" },
  { COVER_RULE_FIRST, "-first" },
  { COVER_RULE_RANDOM, "-chance" },
};

#define N_RULES (sizeof rules / sizeof *rules)

unsigned
compare_list_ways (CompareWay out_ways[COMPARE_MOST_WAYS])
{
  unsigned n = 0;

  for (unsigned i = 0; i < engines_n; i++)
    for (size_t k = 0; k < (engines_get (i)->has_rules ? N_RULES : 1) && n < COMPARE_MOST_WAYS; k++)
      out_ways[n++] = (CompareWay){ .engine = engines_get (i), .rule = rules[k].rule };
  return n;
}

void
compare_way_add_id (const CompareWay *self, BaseText *out)
{
  base_text_add (out, self->engine->id);
  for (size_t k = 0; k < N_RULES; k++)
    if (rules[k].rule == self->rule)
      base_text_add (out, rules[k].word);
}

bool
compare_way_find (const char *id, CompareWay *out_way)
{
  CompareWay ways[COMPARE_MOST_WAYS];
  const unsigned n = compare_list_ways (ways);
  BaseText word = BASE_TEXT_EMPTY;
  bool found = false;

  for (unsigned i = 0; i < n && !found; i++)
    {
      base_text_reset (&word);
      compare_way_add_id (&ways[i], &word);
      found = base_text_status (&word) == BASE_OK && strcmp (base_text_string (&word), id) == 0;
      if (found)
        *out_way = ways[i];
    }
  base_text_clear (&word);
  return found;
}

bool
compare_way_equal (const CompareWay *self, const CompareWay *other)
{
  return self->engine == other->engine && self->rule == other->rule;
}
