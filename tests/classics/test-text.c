/* Classics as words. */
#include "classic.h"

#include <stdio.h>
#include <string.h>

typedef struct
{
  const char *word, *whole; /* NULL: it is none */
} Word;

static const Word words[] = {
  { "knuth", "knuth" },
  { "queens", "queens:8" },
  { "queens:5", "queens:5" },
  { "queens:64", "queens:64" },
  { "dominoes", "dominoes:2x3" },
  { "dominoes:10x1", "dominoes:10x1" },
  { "pentominoes", "pentominoes:6x10" },
  { "pentominoes:3x20", "pentominoes:3x20" },
  { "pentominoes:8x8", "pentominoes:8x8" },
  { "", NULL },
  { ":", NULL },
  { "queen", NULL },
  { "queens8", NULL },
  { "Queens", NULL },
  { "queens:", NULL },
  { "queens:0", NULL },
  { "queens:65", NULL },
  { "queens:4294967304", NULL },
  { "queens:18446744073709551624", NULL },
  { "queens:-8", NULL },
  { "queens:8x8", NULL },
  { "queens:8 ", NULL },
  { "dominoes:2", NULL },
  { "dominoes:2x", NULL },
  { "dominoes:x3", NULL },
  { "dominoes:2:3", NULL },
  { "dominoes:2x3x4", NULL },
  { "dominoes:2x33", NULL },
  { "pentominoes:", NULL },
  { "pentominoes:6x1", NULL },
  { "pentominoes:6x100", NULL },
  { "pentominoes:7x7", NULL },
  { "knuth:", NULL },
  { "knuth:1", NULL },
};

static void
is_read_so (const void *data)
{
  const Word *what = data;
  const Classic *classic = NULL, *again = NULL;
  ClassicsArguments arguments = { { 12345, 12345 } }, copy;
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status = classics_parse (what->word, &classic, &arguments);

  if (what->whole == NULL)
    {
      check_equal_u64 (status, BASE_BAD_INPUT);
      check_true (classic == NULL && arguments.values[0] == 12345);
      return;
    }
  check_equal_u64 (status, BASE_OK);
  classics_add_text (classic, &arguments, &text);
  check_equal_text (base_text_string (&text), what->whole);
  check_equal_u64 (classics_parse (base_text_string (&text), &again, &copy), BASE_OK);
  check_true (again == classic);
  check_equal_memory (&copy, &arguments, sizeof copy);
  base_text_clear (&text);
}

static void
the_table_is_sound (const void *data)
{
  (void) data;
  for (unsigned i = 0; i < classics_n; i++)
    {
      const Classic *classic = classics_get (i);
      ClassicsArguments arguments = classics_usual (classic);

      check_true (classics_find (classic->id) == classic);
      check_true (*classic->title != '\0' && classic->make != NULL);
      check_true (strcspn (classic->id, ": ") == strlen (classic->id));
      for (unsigned k = 0; k < classics_n_parameters (classic); k++)
        {
          const ClassicsParameter *parameter = &classic->parameters[k];

          check_equal_u64 (arguments.values[k], parameter->usual);
          check_true (parameter->least <= parameter->usual && parameter->usual <= parameter->most);
          check_true (parameter->choices == NULL || parameter->least == 0);
        }
    }
  check_true (classics_find ("") == NULL);
}

static void
ranges_are_said (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  classics_add_range (&classics_find ("queens")->parameters[0], &text);
  base_text_add_char (&text, ' ');
  classics_add_range (&classics_find ("pentominoes")->parameters[0], &text);
  check_equal_text (base_text_string (&text), "1-64 6x10|5x12|4x15|3x20|8x8");
  base_text_clear (&text);
}

static void
out_of_range_is_refused (const void *data)
{
  CoverProblem *problem = NULL;
  Board *board = NULL;

  (void) data;
  for (unsigned i = 0; i < classics_n; i++)
    {
      const Classic *classic = classics_get (i);
      ClassicsArguments arguments = classics_usual (classic);

      if (classics_n_parameters (classic) == 0)
        continue;
      arguments.values[0] = classic->parameters[0].most + 1;
      check_equal_u64 (classics_make (classic, &arguments, &problem, &board), BASE_BAD_INPUT);
      check_true (problem == NULL && board == NULL);
    }
}

int
main (void)
{
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/classics/text/%s/%s",
                words[i].whole != NULL ? "is-read" : "is-refused", words[i].word);
      check_claim (name, is_read_so, &words[i]);
    }
  check_claim ("/classics/table/is-sound", the_table_is_sound, NULL);
  check_claim ("/classics/table/ranges-are-said", ranges_are_said, NULL);
  check_claim ("/classics/table/out-of-range-is-refused", out_of_range_is_refused, NULL);
  return check_finish ();
}
