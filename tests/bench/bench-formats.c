/* How fast formats are read, in MB/s, each from a collection in memory: lines, grids, numbers,
 * .dlx.
 *
 * The first row reads the same bytes without looking for puzzles, to compare with.  An argument is
 * part of the names of the rows that are wanted. */
#include "base-random.h"
#include "formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P9 ".......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9......."
#define P9_SOLUTION \
  "236758419419326578578149236827591643643287951951463827762815394185934762394672185"
#define FPUZZLE                                                                       \
  "{\"size\":9,\"grid\":[[{},{},{},{},{},{},{},{\"value\":1,\"given\":true},{\"val"   \
  "ue\":9,\"given\":true}],[{},{},{},{\"value\":3,\"given\":true},{},{},{\"value\""   \
  ":5,\"given\":true},{},{}],[{\"value\":5,\"given\":true},{\"value\":7,\"given\":t"  \
  "rue},{},{},{},{\"value\":9,\"given\":true},{\"value\":2,\"given\":true},{},{\"v"   \
  "alue\":6,\"given\":true}],[{},{\"value\":2,\"given\":true},{\"value\":7,\"given\"" \
  ":true},{},{},{},{},{},{}],[{\"value\":6,\"given\":true},{\"value\":4,\"given\""    \
  ":true},{},{\"value\":2,\"given\":true},{\"value\":8,\"given\":true},{},{},{},{"    \
  "}],[{},{},{\"value\":1,\"given\":true},{},{\"value\":6,\"given\":true},{},{},{"    \
  "},{\"value\":7,\"given\":true}],[{\"value\":7,\"given\":true},{},{},{\"value\":8"  \
  ",\"given\":true},{},{\"value\":5,\"given\":true},{},{},{\"value\":4,\"given\":tr"  \
  "ue}],[{\"value\":1,\"given\":true},{},{},{},{},{},{\"value\":7,\"given\":true}"    \
  ",{},{\"value\":2,\"given\":true}],[{},{\"value\":9,\"given\":true},{},{},{},{}"    \
  ",{},{},{}]]}"
#define GNOME                                                                         \
  "{\"difficulty_category\":\"custom\",\"time_elapsed\":0.000,\"cells\":[ {\"posit"   \
  "ion\":[0,7],\"value\":1,\"fixed\":true,\"earmarks\":[]}, {\"position\":[0,8],\"v"  \
  "alue\":9,\"fixed\":true,\"earmarks\":[]}, {\"position\":[1,3],\"value\":3,\"fixe"  \
  "d\":true,\"earmarks\":[]}, {\"position\":[1,6],\"value\":5,\"fixed\":true,\"earm"  \
  "arks\":[]}, {\"position\":[2,0],\"value\":5,\"fixed\":true,\"earmarks\":[]}, {\""  \
  "position\":[2,1],\"value\":7,\"fixed\":true,\"earmarks\":[]}, {\"position\":[2,"   \
  "5],\"value\":9,\"fixed\":true,\"earmarks\":[]}, {\"position\":[2,6],\"value\":2,"  \
  "\"fixed\":true,\"earmarks\":[]}, {\"position\":[2,8],\"value\":6,\"fixed\":true,"  \
  "\"earmarks\":[]}, {\"position\":[3,1],\"value\":2,\"fixed\":true,\"earmarks\":[]"  \
  "}, {\"position\":[3,2],\"value\":7,\"fixed\":true,\"earmarks\":[]}, {\"position"   \
  "\":[4,0],\"value\":6,\"fixed\":true,\"earmarks\":[]}, {\"position\":[4,1],\"valu"  \
  "e\":4,\"fixed\":true,\"earmarks\":[]}, {\"position\":[4,3],\"value\":2,\"fixed\":" \
  "true,\"earmarks\":[]}, {\"position\":[4,4],\"value\":8,\"fixed\":true,\"earmark"   \
  "s\":[]}, {\"position\":[5,2],\"value\":1,\"fixed\":true,\"earmarks\":[]}, {\"pos"  \
  "ition\":[5,4],\"value\":6,\"fixed\":true,\"earmarks\":[]}, {\"position\":[5,8],"   \
  "\"value\":7,\"fixed\":true,\"earmarks\":[]}, {\"position\":[6,0],\"value\":7,\"fi" \
  "xed\":true,\"earmarks\":[]}, {\"position\":[6,3],\"value\":8,\"fixed\":true,\"ea"  \
  "rmarks\":[]}, {\"position\":[6,5],\"value\":5,\"fixed\":true,\"earmarks\":[]}, "   \
  "{\"position\":[6,8],\"value\":4,\"fixed\":true,\"earmarks\":[]}, {\"position\":["  \
  "7,0],\"value\":1,\"fixed\":true,\"earmarks\":[]}, {\"position\":[7,6],\"value\":"  \
  "7,\"fixed\":true,\"earmarks\":[]}, {\"position\":[7,8],\"value\":2,\"fixed\":tru"  \
  "e,\"earmarks\":[]}, {\"position\":[8,1],\"value\":9,\"fixed\":true,\"earmarks\":"  \
  "[]}]}"
#define LINK                                                               \
  "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKKK" \
  "QA3AQwBsBXOeARlTQlpgDsEAFwysaDFmxToe%2FISJhEAuskLVypOk1YIAzFxkD4w0esqa" \
  "JCAKz7eh4wtNKVocdvjXptuSZda2AdhtZI3k1Kg1XSSC7UIi%2FBAAmaO8HM0iEADZkkNF" \
  "lVTiLeCTPYPsxePhAkpifMLryPN9CrOqU8sKAFmyy03M3Yu4vHNS%2BtgAObtjwqkaw0YR" \
  "OVuG59PgWwdKp%2Bqa3Ko2ahUb5ysna3tWJpZ60io99tscCty6r0KPVxfvlx%2Bn23dPUn" \
  "82AMDG1Zk8oq8zr8fkpFEQgA"
#define OPENSUDOKU                                                                   \
  "<folder name=\"\" created=\"0\">  <game created=\"0\" state=\"1\" time=\"0\" las" \
  "t_played=\"0\" data=\"000000019000300500570009206027000000640280000001060"        \
  "007700805004100000702090000000\" note=\"\"/> </folder>"

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

  format_symbols (NULL, n_values, symbols);
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

/* The same between two other texts. */
static BaseText
with_head (const char *head, const char *text, const char *tail, size_t target)
{
  BaseText out = BASE_TEXT_EMPTY;

  base_text_add (&out, head);
  while (out.length < target)
    base_text_add (&out, text);
  base_text_add (&out, tail);
  return out;
}

static void
print_rate (const char *what, size_t length, uint64_t nanoseconds, uint64_t n)
{
  printf ("%-34s %8.1f MB/s %10llu puzzles\n", what, (double) length * 1e3 / (double) nanoseconds,
          (unsigned long long) n);
  fflush (stdout);
}

/* Part of the names of the rows that are wanted. */
static const char *wanted = "";

static void
bench (const char *what, BaseText text)
{
  FormatsBytes bytes = { text.bytes, text.length };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue;
  uint64_t n = 0, start = base_now ();

  if (strstr (what, wanted) == NULL)
    {
      base_text_clear (&text);
      return;
    }
  if (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader) != BASE_OK)
    return;
  while (formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE)
    n++;
  print_rate (what, text.length, base_now () - start, n);
  formats_reader_free (reader);
  format_puzzle_clear (&puzzle);
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
      format_read_bytes (&bytes, buffer, sizeof buffer, &length);
      n += length > 0 && buffer[length / 2] == '\n';
    }
  print_rate ("copying the bytes", text.length, base_now () - start, n);
  base_text_clear (&text);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    wanted = argv[1];
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
  bench ("csv, 9x9 with solutions",
         with_head ("id,puzzle,solution,level\n", "1," P9 "," P9_SOLUTION ",easy\n", "", TARGET));
  bench ("quadrille", repeat ("\npuzzle: boxes:3x3\ngrid: " P9 "\n", TARGET));
  bench ("hodoku", repeat (":0000:x:" P9 ":::\n", TARGET));
  bench ("f-puzzles", repeat (FPUZZLE "\n", TARGET / 4));
  bench ("GNOME Sudoku", repeat (GNOME "\n", TARGET / 4));
  bench ("OpenSudoku",
         with_head ("<opensudoku version=\"2\">", OPENSUDOKU, "</opensudoku>", TARGET / 4));
  bench ("f-puzzles links", repeat (LINK "\n", TARGET / 4));
  bench ("dlx, 1000 items", large_dlx (TARGET));
  bench ("matrix", repeat ("0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n", TARGET));
  return EXIT_SUCCESS;
}
