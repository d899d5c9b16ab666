/* Bad data costs bounded work, and never leads to a puzzle that cannot be. */
#include "check.h"
#include "telling.h"

#include "formats-json-private.h"

#include <string.h>

/* A 4x4 puzzle of f-puzzles with rules that nobody knows: r0, r1, … */
static BaseText
make_rules (unsigned n)
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add (&text, "{\"size\":4,");
  for (unsigned i = 0; i < n; i++)
    {
      base_text_add (&text, i % 3 == 1 ? "\r\n\"r" : "\"r");
      base_text_add_number (&text, i);
      base_text_add (&text, "\":1,");
    }
  base_text_add (&text, "\"title\":\"\"}");
  return text;
}

/* The first warnings are told, each in its place; the others are one warning with their number, in the place of
 * the first of them. */
static void
rules_are_told_up_to_a_limit (const void *data)
{
  BaseText text = make_rules (FORMATS_MAX_WARNINGS + 3), expected = BASE_TEXT_EMPTY, told;
  Telling telling = { .from = "fpuzzles" };

  (void) data;
  check_equal_u64 (FORMATS_MAX_WARNINGS, 8);
  base_text_add (&expected, "warning RULE_IGNORED 1:11 \"r0\"\nwarning RULE_IGNORED 2:1 \"r1\"\n"
                            "warning RULE_IGNORED 2:8 \"r2\"\nwarning RULE_IGNORED 2:15 \"r3\"\n"
                            "warning RULE_IGNORED 3:1 \"r4\"\nwarning RULE_IGNORED 3:8 \"r5\"\n"
                            "warning RULE_IGNORED 3:15 \"r6\"\nwarning RULE_IGNORED 4:1 \"r7\"\n"
                            "warning MORE_WARNINGS 4:8 found 3\n"
                            "fpuzzles 2x2 ................\n");
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_equal_text (told.bytes, expected.bytes);
  base_text_clear (&told);
  base_text_clear (&expected);
  base_text_clear (&text);
}

/* One warning of a kind that was not told yet is worth more than the ninth of another. */
static void
the_first_of_a_kind_is_always_told (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { 0 };

  (void) data;
  for (unsigned i = 0; i < FORMATS_MAX_WARNINGS + 1; i++)
    base_text_add (&text, "000000000000\n");
  base_text_add (&text, "100000000000\n000010000000\n000000001000\n");
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  check_true (strstr (told.bytes, "warning OPTION_DROPPED 8:1 \"000000000000\"\n"
                                  "warning AMBIGUOUS_BITS 1:1\n"
                                  "warning MORE_WARNINGS 9:1 found 1\n")
              != NULL);
  base_text_clear (&told);
  base_text_clear (&text);
}

/* Each puzzle has warnings of its own. */
static void
the_next_puzzle_is_warned_of_again (const void *data)
{
  BaseText text = make_rules (FORMATS_MAX_WARNINGS + 1), told;
  Telling telling = { .from = "fpuzzles" };
  unsigned n = 0;

  (void) data;
  base_text_add_bytes (&text, text.bytes, text.length);
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  for (const char *at = told.bytes; (at = strstr (at, "MORE_WARNINGS")) != NULL; at++)
    n++;
  check_equal_u64 (n, 2);
  base_text_clear (&told);
  base_text_clear (&text);
}

/* Places are counted on from the last one: as many places as there are values cost as much as the last of them. */
static void
places_are_counted_once (const void *data)
{
  BaseText text = make_rules (20000);
  FormatsBytes bytes = { text.bytes, text.length };
  FormatsJson json = FORMATS_JSON_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue, again;

  (void) data;
  check_equal_u64 (
      formats_reader_new ((FormatsSource){ formats_read_bytes, &bytes }, NULL, &reader), BASE_OK);
  check_equal_u64 (formats_json_gather (reader, &json, &issue), FORMATS_PUZZLE);
  check_equal_u64 (formats_json_parse (reader, &json, &issue), FORMATS_PUZZLE);
  for (size_t i = 0; i < json.n; i++)
    formats_json_bad (&json, &json.values[i], FORMATS_RULE_IGNORED, NULL, &issue);
  check_true (json.n > 40000);
  check_true (json.n_counted <= json.source.length);
  /* Back to where it stood before, and to the same place. */
  formats_json_bad (&json, &json.values[1], FORMATS_RULE_IGNORED, NULL, &again);
  check_equal_u64 (again.line, 1);
  check_equal_u64 (again.column, 2);
  formats_json_bad (&json, &json.values[json.n - 1], FORMATS_RULE_IGNORED, NULL, &again);
  check_equal_u64 (again.line, issue.line);
  check_equal_u64 (again.column, issue.column);
  formats_json_clear (&json);
  formats_reader_free (reader);
  base_text_clear (&text);
}

int
main (void)
{
  check_claim ("/formats/limits/warnings-of-a-puzzle-are-told-up-to-eight",
               rules_are_told_up_to_a_limit, NULL);
  check_claim ("/formats/limits/the-first-warning-of-a-kind-is-always-told",
               the_first_of_a_kind_is_always_told, NULL);
  check_claim ("/formats/limits/the-next-puzzle-is-warned-of-again",
               the_next_puzzle_is_warned_of_again, NULL);
  check_claim ("/formats/limits/places-in-json-are-counted-once", places_are_counted_once, NULL);
  return check_finish ();
}
