/* How fast formats are read, in MB/s, each from a collection in memory: lines, grids, numbers,
 * .dlx.
 *
 * The first row reads the same bytes without looking for puzzles, to compare with. */
#include "base-random.h"
#include "formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TARGET ((size_t) 82 << 20)

/* `text` over and over until there is enough. */
static BaseText
repeat (const char *text, size_t target)
{
  BaseText out = BASE_TEXT_EMPTY;

  while (out.length < target)
    base_text_add (&out, text);
  return out;
}

/* Random puzzles of n values as lines; every third one with a comment where `comments`. */
static BaseText
random_lines (uint32_t n_values, size_t target, bool comments)
{
  BaseText out = BASE_TEXT_EMPTY;
  BaseRandom random = { .state = 1 };
  char symbols[SUDOKU_MAX_VALUES + 1];

  formats_symbols (NULL, n_values, symbols);
  while (out.length < target)
    {
      for (uint32_t cell = 0; cell < n_values * n_values; cell++)
        base_text_add_char (&out, base_random_below (&random, 3) == 0
                                      ? symbols[base_random_below (&random, n_values)]
                                      : '.');
      base_text_add (&out,
                     comments && base_random_below (&random, 3) == 0 ? " # a comment\n" : "\n");
    }
  return out;
}

/* A problem with many options. */
static BaseText
large_dlx (size_t target)
{
  BaseText out = BASE_TEXT_EMPTY;
  BaseRandom random = { .state = 1 };

  for (unsigned i = 0; i < 1000; i++)
    {
      base_text_add (&out, i == 500 ? "| item" : "item");
      base_text_add_number (&out, i);
      base_text_add_char (&out, i == 999 ? '\n' : ' ');
    }
  while (out.length < target)
    for (unsigned i = 0; i < 5; i++)
      {
        base_text_add (&out, "item");
        base_text_add_number (&out, i * 200 + base_random_below (&random, 200));
        base_text_add (&out, i == 4 ? ":red\n" : " ");
      }
  return out;
}

static void
print_rate (const char *what, size_t length, uint64_t nanoseconds, uint64_t n)
{
  printf ("%-34s %8.1f MB/s %10llu puzzles\n", what, (double) length * 1e3 / (double) nanoseconds,
          (unsigned long long) n);
  fflush (stdout);
}

static void
bench (const char *what, BaseText text)
{
  FormatsBytes bytes = { text.bytes, text.length };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue;
  uint64_t n = 0, start = base_now ();

  if (formats_reader_new ((FormatsSource){ formats_read_bytes, &bytes }, NULL, &reader) != BASE_OK)
    return;
  while (formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE)
    n++;
  print_rate (what, text.length, base_now () - start, n);
  formats_reader_free (reader);
  formats_puzzle_clear (&puzzle);
  base_text_clear (&text);
}

static void
bench_copying (BaseText text)
{
  static char buffer[1 << 16];
  FormatsBytes bytes = { text.bytes, text.length };
  size_t length = 1, n = 0;
  uint64_t start = base_now ();

  while (length > 0)
    {
      formats_read_bytes (&bytes, buffer, sizeof buffer, &length);
      n += length > 0 && buffer[length / 2] == '\n';
    }
  print_rate ("copying the bytes", text.length, base_now () - start, n);
  base_text_clear (&text);
}

int
main (void)
{
  bench_copying (random_lines (9, TARGET, false));
  bench ("line, 9x9", random_lines (9, TARGET, false));
  bench ("line, 9x9, some with comments", random_lines (9, TARGET, true));
  bench ("line, 16x16", random_lines (16, TARGET, false));
  bench ("line, 25x25", random_lines (25, TARGET, false));
  bench (
      "grid, 9x9",
      repeat ("..5 .7. ...\n... ... ...\n... ... ...\n\n..5 .7. ...\n... ... ...\n... ... ...\n\n"
              "..5 .7. ...\n... ... ...\n... ... ...\n\n",
              TARGET));
  bench (
      "numbers, 6x6",
      repeat ("2 3\n1 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 6\n",
              TARGET));
  bench ("dlx, 1000 items", large_dlx (TARGET));
  bench ("matrix", repeat ("0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n", TARGET));
  return EXIT_SUCCESS;
}
