/* Rules for any text: for every way to deliver it, every place to start, and every failure. */
#include "check.h"
#include "failing-memory.h"
#include "telling.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The content decides, or each of the formats. */
#define N_FROMS (1 + formats_n)

static const char *
from_of (size_t i)
{
  return i == 0 ? NULL : formats_all[i - 1]->id;
}

static size_t
length_of (const Telling *sample)
{
  return sample->length != 0 ? sample->length : strlen (sample->text);
}

static void
chunks_do_not_matter (const void *data)
{
  static const size_t chunks[] = { 1, 2, 3, 7, 64, 81 };
  const Telling *sample = data;

  for (size_t i = 0; i < N_FROMS; i++)
    {
      Telling telling = { .text = sample->text,
                          .length = sample->length,
                          .from = from_of (i),
                          .patient = sample->patient };
      BaseText whole = tell_all (&telling, SIZE_MAX);

      for (size_t k = 0; k < sizeof chunks / sizeof chunks[0]; k++)
        {
          BaseText told = tell_all (&telling, chunks[k]);

          check_equal_text (base_text_string (&told), base_text_string (&whole));
          base_text_clear (&told);
        }
      base_text_clear (&whole);
    }
}

/* The text ends in its own block of memory, so that a sanitizer sees any look beyond it. */
static void
any_beginning_is_read (const void *data)
{
  const Telling *sample = data;

  for (size_t i = 0; i < N_FROMS; i++)
    for (size_t length = 1; length < length_of (sample); length++)
      {
        char *text = malloc (length);
        Telling telling = {
          .text = text, .length = length, .from = from_of (i), .patient = sample->patient
        };
        BaseText told;

        memcpy (text, sample->text, length);
        told = tell_all (&telling, 50);
        base_text_clear (&told);
        free (text);
      }
}

/* Every byte is changed in turn into each of a few that matter. */
static void
any_damage_is_read (const void *data)
{
  static const char bytes[] = "\n\r\0\xff\xc3|:0#-x ";
  const Telling *sample = data;
  size_t length = length_of (sample);

  for (size_t at = 0; at < length; at += check_quick () ? 5 : 1)
    for (size_t k = 0; k + 1 < sizeof bytes; k++)
      {
        char *text = malloc (length);
        Telling telling = { .text = text, .length = length, .patient = sample->patient };
        BaseText told;

        memcpy (text, sample->text, length);
        text[at] = bytes[k];
        told = tell_all (&telling, SIZE_MAX);
        base_text_clear (&told);
        free (text);
      }
}

/* A reader that starts at a puzzle's place finds the same puzzle there. */
static void
check_start (const Telling *sample, const FormatsPuzzle *puzzle)
{
  FormatsBytes bytes = { sample->text + puzzle->place.offset,
                         length_of (sample) - puzzle->place.offset };
  FormatsOptions options = { .start = puzzle->place };
  FormatsPuzzle again = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue;

  check_equal_u64 (
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
      BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &again, &issue), FORMATS_PUZZLE);
  check_true (again.format == puzzle->format);
  check_equal_u64 (again.place.offset, puzzle->place.offset);
  check_equal_u64 (again.place.line, puzzle->place.line);
  check_equal_u64 (again.place.hint, puzzle->place.hint);
  check_equal_u64 (again.end_offset, puzzle->end_offset);
  check_equal_u64 (again.layout.gap, puzzle->layout.gap);
  check_equal_memory (again.layout.own, puzzle->layout.own, sizeof again.layout.own);
  check_equal_text (base_text_string (&again.comment), base_text_string (&puzzle->comment));
  check_equal_u64 (again.layout.text.length, puzzle->layout.text.length);
  check_equal_memory (base_text_string (&again.layout.text),
                      base_text_string (&puzzle->layout.text), puzzle->layout.text.length);
  if (puzzle->kind == FORMATS_SUDOKU)
    check_true (sudoku_puzzle_equal (again.sudoku, puzzle->sudoku));
  format_puzzle_clear (&again);
  formats_reader_free (reader);
}

static void
starts_at_any_puzzle (const void *data)
{
  const Telling *sample = data;

  for (size_t i = 0; i < N_FROMS; i++)
    {
      FormatsBytes bytes = { sample->text, length_of (sample) };
      FormatsOptions options = { .from = i > 0 ? formats_all[i - 1] : NULL,
                                 .patient = sample->patient };
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      FormatsReader *reader;
      FormatsOutcome outcome;
      FormatsIssue issue;

      check_equal_u64 (
          formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
          BASE_OK);
      while ((outcome = formats_reader_next (reader, &puzzle, &issue)) != FORMATS_END)
        if (outcome == FORMATS_PUZZLE)
          check_start (sample, &puzzle);
        else if (formats_reader_format (reader) != NULL)
          check_true (puzzle.place.format != NULL && puzzle.place.line <= issue.line);
      format_puzzle_clear (&puzzle);
      formats_reader_free (reader);
    }
}

/* Reads all of a text.  BASE_OK also when some of it is bad. */
static BaseStatus
read_all (const Telling *sample, const FormatsOptions *options)
{
  FormatsBytes bytes = { sample->text, length_of (sample) };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsOutcome outcome;
  FormatsIssue issue;
  BaseText out = BASE_TEXT_EMPTY;
  BaseStatus status =
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, options, &reader);

  if (status != BASE_OK)
    return status;
  while ((outcome = formats_reader_next (reader, &puzzle, &issue)) < FORMATS_END
         && status == BASE_OK)
    if (outcome == FORMATS_PUZZLE && formats_can_write (puzzle.format))
      status = formats_write (puzzle.format, &puzzle, NULL, &out);
  if (outcome == FORMATS_FAILED)
    {
      status = formats_reader_status (reader);
      check_true (status != BASE_OK);
      check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_FAILED);
    }
  base_text_clear (&out);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  return status;
}

static void
memory_may_fail_anywhere (const void *data)
{
  BaseStatus status;

  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = read_all (data, NULL);
      if (failing_memory_disarm () < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
    }
  check_equal_u64 (status, BASE_OK);
}

static void
a_stop_is_obeyed (const void *data)
{
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (read_all (&telling_samples[0], &(FormatsOptions){ .stop = &stop }),
                   BASE_STOPPED);
}

/* Gives a line and then fails. */
static BaseStatus
read_then_fail (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  unsigned *calls = data;

  if ((*calls)++ > 0)
    return BASE_IO;
  check_true (capacity >= 82);
  memcpy (bytes, P9 "\n", 82);
  *out_length = 82;
  return BASE_OK;
}

static void
a_failing_source_is_told (const void *data)
{
  unsigned calls = 0;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue;

  (void) data;
  check_equal_u64 (formats_reader_new ((FormatsSource){ read_then_fail, &calls }, NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_PUZZLE);
  check_equal_u64 (calls, 1); /* nothing more was needed to answer */
  check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_FAILED);
  check_equal_u64 (formats_reader_status (reader), BASE_IO);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

/* Gives the same text over and over. */
typedef struct
{
  const char *text;
  size_t at;
} Wheel;

static BaseStatus
read_for_ever (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  Wheel *wheel = data;

  for (*out_length = 0; *out_length < capacity; ++*out_length)
    {
      bytes[*out_length] = wheel->text[wheel->at++];
      if (wheel->text[wheel->at] == '\0')
        wheel->at = 0;
    }
  return BASE_OK;
}

static void
a_long_stream_allocates_nothing (const void *data)
{
  Wheel wheels[] = { { P9 " one\n", 0 },
                     { "1. .4\n.. 1.\n\n.3 ..\n2. ..\n\n", 0 },
                     { "2 2\n1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n", 0 } };

  (void) data;
  for (size_t i = 0; i < 3; i++)
    {
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      FormatsReader *reader;
      FormatsIssue issue;

      check_equal_u64 (
          formats_reader_new ((FormatsSource){ read_for_ever, &wheels[i] }, NULL, &reader),
          BASE_OK);
      for (unsigned n = 0; n < 20000; n++)
        {
          if (n == 5000)
            failing_memory_arm (0);
          check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_PUZZLE);
        }
      check_equal_u64 (failing_memory_disarm (), 0);
      format_puzzle_clear (&puzzle);
      formats_reader_free (reader);
    }
}

/* Collections that are not part of the project: every puzzle in them is read. */
static void
corpus_is_read (const void *data)
{
  static const struct
  {
    const char *name;
    unsigned n;
  } files[] = {
    { "course_very_easy.txt", 15 }, { "course_easy.txt", 15 },      { "course_medium.txt", 15 },
    { "course_hard.txt", 15 },      { "course_impossible.txt", 3 }, { "edge_invalid.txt", 7 },
    { "edge_counts.txt", 43 },      { "grid16_kr100.txt", 100 },    { "grid25_hard.txt", 5 },
    { "grid36_medium.txt", 1 },     { "17clue.txt", 4000 },
  };

  (void) data;
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
    {
      static char bytes[1 << 20];
      FILE *file = check_open_corpus (files[i].name);
      FormatsBytes source = { bytes, fread (bytes, 1, sizeof bytes, file) };
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
      FormatsReader *reader;
      FormatsIssue issue;
      unsigned n = 0;

      fclose (file);
      check_equal_u64 (
          formats_reader_new ((FormatsSource){ format_read_bytes, &source }, NULL, &reader),
          BASE_OK);
      while (formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE)
        n++;
      check_equal_u64 (n, files[i].n);
      format_puzzle_clear (&puzzle);
      formats_reader_free (reader);
    }
}

int
main (void)
{
  static const struct
  {
    const char *claim;
    CheckTest test;
  } tests[] = {
    { "chunks-do-not-matter", chunks_do_not_matter },
    { "any-beginning-is-read", any_beginning_is_read },
    { "any-damage-is-read", any_damage_is_read },
    { "starts-at-any-puzzle", starts_at_any_puzzle },
    { "memory-may-fail-anywhere", memory_may_fail_anywhere },
  };
  char name[100];

  for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
    for (size_t k = 0; k < telling_n_samples; k++)
      {
        snprintf (name, sizeof name, "/formats/stream/%s/%s", tests[i].claim,
                  telling_samples[k].name);
        check_claim (name, tests[i].test, &telling_samples[k]);
      }
  check_claim ("/formats/stream/a-stop-is-obeyed", a_stop_is_obeyed, NULL);
  check_claim ("/formats/stream/a-failing-source-is-told", a_failing_source_is_told, NULL);
  check_claim ("/formats/stream/a-long-stream-allocates-nothing", a_long_stream_allocates_nothing,
               NULL);
  check_claim ("/formats/stream/reads-the-corpora", corpus_is_read, NULL);
  return check_finish ();
}
