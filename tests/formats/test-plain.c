/* Runs of plain lines have the same values as reading line by line. */
#include "check.h"
#include "telling.h"

#include "base-random.h"
#include "format-text-plain.h"

#include <stdlib.h>
#include <string.h>

enum
{
  MOST_LINES = 700,
  MOST_RUN = 100,
};

/* Bytes that come some at a time; at the end of the file they fail where `fails`. */
typedef struct
{
  FormatsBytes bytes;
  size_t chunk;
  bool fails;
} Drip;

static BaseStatus
read_drip (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  Drip *self = data;

  if (self->fails && self->bytes.length == 0)
    return BASE_IO;
  return format_read_bytes (&self->bytes, bytes, capacity < self->chunk ? capacity : self->chunk,
                            out_length);
}

static void
tell_values (BaseText *out, const uint8_t *values)
{
  for (size_t i = 0; i < FORMATS_PLAIN_CELLS; i++)
    base_text_add_char (out, (char) ('0' + values[i]));
  base_text_add_char (out, '\n');
}

static void
tell_numbers (BaseText *out, const char *what, uint64_t a, uint64_t b, uint64_t c)
{
  const uint64_t numbers[] = { a, b, c };

  base_text_add (out, what);
  for (size_t i = 0; i < 3; i++)
    {
      base_text_add_char (out, ' ');
      base_text_add_number (out, numbers[i]);
    }
  base_text_add_char (out, '\n');
}

/* Returns the number of lines in the run, and adds their values. */
static size_t
tell_run (BaseText *out, FormatsReader *reader)
{
  uint8_t values[MOST_RUN * FORMATS_PLAIN_CELLS];
  FormatsPlain run;
  const size_t n = format_text_plain_find (reader, MOST_RUN, &run);
  const size_t n_read = n > 0 ? format_text_plain_read (run.lines, n, values) : 0;

  check_true (n_read <= n && (n == 0) == (n_read == 0));
  for (size_t i = 0; i < n_read; i++)
    tell_values (out, values + i * FORMATS_PLAIN_CELLS);
  format_text_plain_take (reader, n_read);
  return n_read;
}

/* All of a text: values, and where faults are.  `*out_n_taken`, or NULL: lines that were read in
 * runs. */
static BaseText
tell_text (const BaseText *text, size_t chunk, bool fails, size_t *out_n_taken)
{
  Drip drip = { { base_text_string (text), text->length }, chunk, fails };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText out = BASE_TEXT_EMPTY;
  FormatsReader *reader;
  FormatsOutcome outcome;
  FormatsIssue issue;

  check_equal_u64 (formats_reader_new ((FormatsSource){ read_drip, &drip }, NULL, &reader),
                   BASE_OK);
  do
    {
      for (size_t n = 1; out_n_taken != NULL && n > 0; *out_n_taken += n)
        n = tell_run (&out, reader);
      outcome = formats_reader_next (reader, &puzzle, &issue);
      if (outcome == FORMATS_BAD_PUZZLE)
        {
          tell_numbers (&out, telling_fault (issue.fault), issue.line, issue.column, issue.found);
          base_text_add (&out, issue.token);
        }
      else if (outcome == FORMATS_PUZZLE && puzzle.kind == FORMATS_SUDOKU
               && sudoku_shape_n_cells (puzzle.sudoku->shape) == FORMATS_PLAIN_CELLS)
        tell_values (&out, puzzle.sudoku->values);
    }
  while (outcome == FORMATS_PUZZLE || outcome == FORMATS_BAD_PUZZLE);
  check_equal_u64 (outcome, fails ? FORMATS_FAILED : FORMATS_END);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  return out;
}

static void
add_line (BaseText *out, BaseRandom *random)
{
  const char blank = base_random_below (random, 3) == 0 ? '0' : '.';

  for (size_t i = 0; i < FORMATS_PLAIN_CELLS; i++)
    base_text_add_char (out, base_random_below (random, 2) == 0
                                 ? blank
                                 : (char) ('1' + base_random_below (random, 9)));
  base_text_add_char (out, '\n');
}

/* Changes, removes or adds a byte of a line, or inserts another kind of line. */
static void
damage (BaseText *text, BaseRandom *random)
{
  static const char bytes[] = "\n\r\0\xff\xc3|:0.#-x /9";
  static const char *const others[] = { "\n", "# a comment\n", "1..4..1..3..2...\n", "none\n" };
  const uint32_t kind = base_random_below (random, 4);
  char *at = text->bytes + text->length - 1 - base_random_below (random, 82);

  if (kind == 0)
    *at = bytes[base_random_below (random, sizeof bytes - 1)];
  else if (kind == 1)
    {
      memmove (at, at + 1, (size_t) (text->bytes + text->length - at));
      text->length--;
    }
  else if (kind == 2)
    {
      text->length--; /* the LF */
      base_text_add (text, base_random_below (random, 2) == 0 ? "\r\n" : " hard\n");
    }
  else
    base_text_add (text, others[base_random_below (random, 4)]);
}

/* One line in `rarely` is damaged; 0: none. */
static BaseText
make_text (uint64_t seed, size_t n, uint32_t rarely)
{
  BaseRandom random = { .state = seed };
  BaseText text = BASE_TEXT_EMPTY;

  while (n-- > 0)
    {
      add_line (&text, &random);
      if (rarely > 0 && base_random_below (&random, rarely) == 0)
        damage (&text, &random);
    }
  return text;
}

static void
check_text (const BaseText *text, bool fails)
{
  static const size_t chunks[] = { SIZE_MAX, 5000, 82, 81, 7 };
  BaseText expected = tell_text (text, SIZE_MAX, fails, NULL);

  for (size_t i = 0; i < sizeof chunks / sizeof *chunks; i++)
    {
      size_t n_taken = 0;
      BaseText told = tell_text (text, chunks[i], fails, &n_taken);

      check_equal_text (base_text_string (&told), base_text_string (&expected));
      base_text_clear (&told);
    }
  base_text_clear (&expected);
}

static void
damaged_lines_are_read_as_one_by_one (const void *data)
{
  (void) data;
  for (uint64_t seed = 0; seed < (check_quick () ? 20 : 200); seed++)
    {
      BaseText text = make_text (seed, 1 + seed * 7 % 150, 2 + (uint32_t) (seed % 60));

      check_text (&text, seed % 5 == 0);
      base_text_clear (&text);
    }
}

/* Cut off anywhere in its last lines; in a block of its own, so that a sanitizer sees any look
 * beyond. */
static void
any_end_is_read_as_one_by_one (const void *data)
{
  const BaseText text = make_text (1, 30, 0);

  (void) data;
  for (size_t cut = 0; cut < 170; cut += 1 + cut / 4)
    {
      BaseText some = { .length = text.length - cut };

      some.bytes = malloc (some.length);
      check_true (some.bytes != NULL);
      memcpy (some.bytes, text.bytes, some.length);
      check_text (&some, false);
      free (some.bytes);
    }
  free (text.bytes);
}

/* All but the first, by which the format is known. */
static void
plain_lines_are_read_in_runs (const void *data)
{
  BaseText text = make_text (3, MOST_LINES, 0), told;
  size_t n_taken = 0;

  (void) data;
  told = tell_text (&text, SIZE_MAX, false, &n_taken);
  check_equal_u64 (n_taken, MOST_LINES - 1);
  base_text_clear (&told);
  base_text_clear (&text);
}

static void
other_lines_are_no_run (const void *data)
{
  BaseText text = make_text (3, MOST_LINES, 0), told;
  size_t n_taken = 0;

  (void) data;
  for (size_t i = 0; i < text.length; i++)
    if (text.bytes[i] == '.' || text.bytes[i] == '0')
      text.bytes[i] = 'x';
  told = tell_text (&text, SIZE_MAX, false, &n_taken);
  check_equal_u64 (n_taken, 0);
  base_text_clear (&told);
  base_text_clear (&text);
}

int
main (void)
{
  check_claim ("/formats/plain/damaged-lines-are-read-as-one-by-one",
               damaged_lines_are_read_as_one_by_one, NULL);
  check_claim ("/formats/plain/any-end-is-read-as-one-by-one", any_end_is_read_as_one_by_one, NULL);
  check_claim ("/formats/plain/plain-lines-are-read-in-runs", plain_lines_are_read_in_runs, NULL);
  check_claim ("/formats/plain/other-lines-are-no-run", other_lines_are_no_run, NULL);
  return check_finish ();
}
