/* Bad data costs bounded work, and never leads to a puzzle that cannot be. */
#include "check.h"
#include "telling.h"

#include "format-data-json-private.h"

#include <string.h>

/* Makes a 4x4 puzzle of f-puzzles with unknown rules: r0, r1, … */
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

/* The first warnings are reported, each at its place; the others are one warning with their number,
 * at the place of the first of them. */
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

/* The first warning of a new kind has priority over the ninth of another kind. */
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
  BaseText text = make_rules (FORMATS_MAX_WARNINGS + 1), more = make_rules (9), told;
  Telling telling = { .from = "fpuzzles" };
  unsigned n = 0;

  (void) data;
  base_text_add_bytes (&text, more.bytes, more.length);
  telling.text = text.bytes;
  told = tell (&telling, 70000);
  for (const char *at = told.bytes; (at = strstr (at, "MORE_WARNINGS")) != NULL; at++)
    n++;
  check_equal_u64 (n, 2);
  base_text_clear (&told);
  base_text_clear (&more);
  base_text_clear (&text);
}

/* Places are counted from the last one: counting all of them costs as much as the last one
 * alone. */
static void
places_are_counted_once (const void *data)
{
  BaseText text = make_rules (20000);
  FormatsBytes bytes = { text.bytes, text.length };
  FormatsJson json = FORMATS_JSON_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue, again;

  (void) data;
  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader),
                   BASE_OK);
  check_equal_u64 (format_data_json_gather (reader, &json, &issue), FORMATS_PUZZLE);
  check_equal_u64 (format_data_json_parse (reader, &json, &issue), FORMATS_PUZZLE);
  for (size_t i = 0; i < json.n; i++)
    format_data_json_bad (&json, &json.values[i], FORMATS_RULE_IGNORED, NULL, &issue);
  check_true (json.n > 40000);
  check_true (json.n_counted <= json.source.length);
  /* Back to where it stood before, and to the same place. */
  format_data_json_bad (&json, &json.values[1], FORMATS_RULE_IGNORED, NULL, &again);
  check_equal_u64 (again.line, 1);
  check_equal_u64 (again.column, 2);
  format_data_json_bad (&json, &json.values[json.n - 1], FORMATS_RULE_IGNORED, NULL, &again);
  check_equal_u64 (again.line, issue.line);
  check_equal_u64 (again.column, issue.column);
  format_data_json_clear (&json);
  formats_reader_free (reader);
  base_text_clear (&text);
}

/* The values for a puzzle with a forced shape: all of them fit that shape. */
static void
check_values (const uint8_t *values, uint32_t n_cells, uint32_t n_values)
{
  for (uint32_t cell = 0; values != NULL && cell < n_cells; cell++)
    check_true (values[cell] <= n_values);
}

static void
check_puzzle (const FormatsPuzzle *puzzle)
{
  uint32_t n_values = sudoku_shape_n_values (puzzle->sudoku->shape);
  uint32_t n_cells = sudoku_shape_n_cells (puzzle->sudoku->shape);
  uint64_t all = sudoku_all_values (n_values);

  check_values (puzzle->sudoku->values, n_cells, n_values);
  check_values (format_about_values (puzzle, FORMATS_ABOUT_ENTRIES), n_cells, n_values);
  check_values (format_about_values (puzzle, FORMATS_ABOUT_SOLUTION), n_cells, n_values);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      check_true ((format_about_marks (puzzle, cell) & ~all) == 0);
      check_true (puzzle->sudoku->candidates == NULL
                  || (puzzle->sudoku->candidates[cell] & ~all) == 0);
    }
}

/* Grids with as many cells as squares of 2, 4, 6, 8, 9 and 16 values, but with fewer values. */
static const char *const smaller_shapes[] = {
  "grids:1x1@R1C1@R1C2@R2C1@R2C2",
  "grids:1x2@R1C1@R1C3@R3C1@R3C3",
  "grids:1x3@R1C1@R1C4@R4C1@R4C4",
  "grids:2x2@R1C1@R1C5@R5C1@R5C5",
  "grids:1x3@R1C1@R1C4@R1C7@R4C1@R4C4@R4C7@R7C1@R7C4@R7C7",
  "grids:2x4@R1C1@R1C9@R9C1@R9C9",
  "boxes:3x3",
  "samurai",
};

static void
no_value_is_outside_the_shape (const void *data)
{
  const Telling *sample = data;

  for (size_t i = 0; i < sizeof smaller_shapes / sizeof smaller_shapes[0]; i++)
    {
      FormatsBytes bytes = { sample->text,
                             sample->length != 0 ? sample->length : strlen (sample->text) };
      FormatsOptions options = { .patient = true };
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      FormatsOutcome outcome;
      FormatsReader *reader;
      FormatsIssue issue;

      check_equal_u64 (sudoku_shape_parse (smaller_shapes[i], &options.shape), BASE_OK);
      check_equal_u64 (
          formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
          BASE_OK);
      while ((outcome = formats_reader_next (reader, &puzzle, &issue)) != FORMATS_END)
        {
          check_true (outcome != FORMATS_FAILED);
          if (outcome == FORMATS_PUZZLE && puzzle.kind == FORMATS_SUDOKU)
            check_puzzle (&puzzle);
        }
      format_puzzle_clear (&puzzle);
      formats_reader_free (reader);
      sudoku_shape_unref (options.shape);
    }
}

#define FEWER "grids:1x2@R1C1@R1C3@R3C1@R3C3"
#define HEAD_OF_NPY                                                                  \
  "\x93NUMPY\x01\0\x76\0{'descr': '|u1', 'fortran_order': False, 'shape': (4, 4), }" \
  "                                                          \n"

static const Telling shape_tellings[] = {
  { .name = "/formats/limits/fewer-values-than-the-file/npy",
    .text = HEAD_OF_NPY "\1\2\3\4\3\4\1\2\0\0\0\0\0\0\0\0",
    .length = sizeof HEAD_OF_NPY - 1 + 16,
    .shape = FEWER,
    .expected = "bad WRONG_VALUES 1:129 expected 2 found 4\n" },
  { .name = "/formats/limits/fewer-values-than-the-file/fpuzzles",
    .text = "\n{\"size\":4}",
    .shape = FEWER,
    .expected = "bad WRONG_VALUES 2:1 expected 2 found 4\n" },
  { .name = "/formats/limits/fewer-values-than-the-file/link",
    .text = "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWAvkA\n",
    .shape = FEWER,
    .expected = "bad WRONG_VALUES 1:29 expected 2 found 4\n" },
  { .name = "/formats/limits/fewer-values-than-the-file/ksudoku",
    .text = "<ksudoku><game><puzzle><graph type=\"sudoku\" order=\"4\"/>"
            "<values>b__c__d__b__e___</values></puzzle></game></ksudoku>",
    .shape = FEWER,
    .expected = "bad WRONG_VALUES 1:24 expected 2 found 4\n" },
  { .name = "/formats/limits/fewer-values-than-the-file/csv-grid",
    .text = "1,,,4\n,,1,\n,3,,\n2,,,\n",
    .shape = FEWER,
    .expected = "bad WRONG_VALUES 1:1 expected 2 found 4\n" },
  { .name = "/formats/limits/fewer-values-than-the-file/solo",
    .text = "2x2:1b4e1d3c2c\n",
    .shape = FEWER,
    .expected = "bad WRONG_VALUES 1:5 expected 2 found 4\n" },
};

static void
items_have_a_ceiling (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { .from = "matrix" };

  (void) data;
  base_text_add_repeated (&text, '0', FORMATS_MAX_ITEMS + 1);
  base_text_add_char (&text, '\n');
  telling.text = text.bytes;
  told = tell (&telling, SIZE_MAX);
  check_equal_text (told.bytes, "bad TOO_MANY_ITEMS 1:4194305 expected 4194304\n");
  base_text_clear (&told);
  base_text_clear (&text);
  if (check_quick ())
    return;
  base_text_reset (&text);
  for (uint32_t i = 0; i <= FORMATS_MAX_ITEMS; i++)
    {
      base_text_add_number (&text, 10000000 + i);
      base_text_add_char (&text, ' ');
    }
  base_text_add (&text, "\n10000000\n");
  telling = (Telling){ .from = "dlx", .text = text.bytes };
  told = tell (&telling, SIZE_MAX);
  check_equal_text (told.bytes, "bad TOO_MANY_ITEMS 1:37748737 expected 4194304\n");
  base_text_clear (&told);
  base_text_clear (&text);
}

/* The output while a problem is written. */
typedef struct
{
  BaseText all;
  size_t most; /* of one part */
  unsigned n, stop_after;
} Parts;

static bool
take_part (void *data, BaseText *text)
{
  Parts *self = data;

  self->most = text->length > self->most ? text->length : self->most;
  base_text_add_bytes (&self->all, text->bytes, text->length);
  base_text_reset (text);
  return ++self->n != self->stop_after;
}

/* A problem of 700 items and 3,000 options is 2 MB as a matrix.  Memory never holds more than a
 * part and a row of it. */
static void
large_problems_are_written_in_parts (const void *data)
{
  const Format *to = formats_find (data);
  FormatsPuzzle puzzle = { .kind = FORMATS_COVER, .problem = cover_problem_new () };
  BaseText whole = BASE_TEXT_EMPTY, rest = BASE_TEXT_EMPTY;
  Parts parts = { .n = 0 };
  FormatsWriteOptions how = { .pour = take_part, .pour_data = &parts };
  uint32_t number;

  for (uint32_t i = 0; i < 700; i++)
    {
      char name[16];
      int length = snprintf (name, sizeof name, "i%u", (unsigned) i);

      check_equal_u64 (
          cover_problem_add_item (puzzle.problem, name, (size_t) length, true, &number), BASE_OK);
    }
  for (uint32_t i = 0; i < 3000; i++)
    {
      CoverTerm terms[12];

      for (uint32_t k = 0; k < 12; k++)
        terms[k] = (CoverTerm){ .item = (i + k * 50) % 700 };
      check_equal_u64 (cover_problem_add_option (puzzle.problem, terms, 12, &number), BASE_OK);
    }
  check_equal_u64 (formats_write (to, &puzzle, NULL, &whole), BASE_OK);
  check_equal_u64 (formats_write (to, &puzzle, &how, &rest), BASE_OK);
  check_true (parts.n > 1 && parts.most < FORMATS_MUCH + 4096);
  base_text_add_bytes (&parts.all, rest.bytes, rest.length);
  check_equal_text (parts.all.bytes, whole.bytes);
  /* After a part that stopped the writer, nothing is written. */
  base_text_reset (&rest);
  parts.n = 0;
  parts.stop_after = 2;
  check_equal_u64 (formats_write (to, &puzzle, &how, &rest), BASE_OK);
  check_equal_u64 (parts.n, 2);
  check_equal_u64 (rest.length, 0);
  base_text_clear (&parts.all);
  base_text_clear (&rest);
  base_text_clear (&whole);
  format_puzzle_clear (&puzzle);
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
  check_claim ("/formats/limits/a-problem-has-four-million-items-at-most", items_have_a_ceiling,
               NULL);
  check_claim ("/formats/limits/large-problems-are-written-in-parts/matrix",
               large_problems_are_written_in_parts, "matrix");
  check_claim ("/formats/limits/large-problems-are-written-in-parts/dlx",
               large_problems_are_written_in_parts, "dlx");
  check_tellings (shape_tellings, sizeof shape_tellings / sizeof shape_tellings[0]);
  for (size_t i = 0; i < telling_n_samples; i++)
    {
      char name[120];

      snprintf (name, sizeof name, "/formats/limits/no-value-is-outside-the-shape/%s",
                telling_samples[i].name);
      check_claim (name, no_value_is_outside_the_shape, &telling_samples[i]);
    }
  return check_finish ();
}
