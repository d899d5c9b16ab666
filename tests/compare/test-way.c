/* Ways: each has a word that finds it again. */
#include "check.h"
#include "compared.h"

#include <string.h>

static void
each_word_finds_its_way (const void *data)
{
  CompareWay ways[COMPARE_MOST_WAYS], found;
  const unsigned n = compare_list_ways (ways);

  (void) data;
  check_true (n > engines_n && n < COMPARE_MOST_WAYS);
  for (unsigned i = 0; i < n; i++)
    {
      BaseText id = BASE_TEXT_EMPTY;

      compare_way_add_id (&ways[i], &id);
      check_true (compare_way_find (base_text_string (&id), &found));
      check_true (compare_way_equal (&found, &ways[i]));
      for (unsigned k = 0; k < i; k++)
        check_true (!compare_way_equal (&ways[k], &ways[i]));
      base_text_clear (&id);
    }
}

static void
each_engine_is_a_way (const void *data)
{
  CompareWay way;

  (void) data;
  for (unsigned i = 0; i < engines_n; i++)
    {
      check_true (compare_way_find (engines_get (i)->id, &way));
      check_true (way.engine == engines_get (i) && way.rule == COVER_RULE_FEWEST);
    }
}

static void
other_words_find_nothing (const void *data)
{
  static const char *const words[] = { "", "link", "links-", "links-fewest", "backtrack-first" };
  CompareWay way = { 0 };

  (void) data;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    check_true (!compare_way_find (words[i], &way));
  check_true (way.engine == NULL);
}

int
main (void)
{
  check_claim ("/compare/way/each-word-finds-its-way", each_word_finds_its_way, NULL);
  check_claim ("/compare/way/each-engine-is-a-way", each_engine_is_a_way, NULL);
  check_claim ("/compare/way/other-words-find-nothing", other_words_find_nothing, NULL);
  return check_finish ();
}
