/* Exact cover problems: .dlx and 0/1 matrices. */
#include "check.h"
#include "telling.h"

#include <string.h>

#define KNUTH      "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n"
#define KNUTH_TOLD "1 2 3 4 5 6 7 / 3 5 6 / 1 4 7 / 2 3 6 / 1 4 / 2 7 / 4 5 7"

static const Telling tellings[] = {
  { .name = "/formats/dlx/reads-items-and-options",
    .text = "a b c\na b\nc\n",
    .expected = "dlx a b c / a b / c\n" },
  { .name = "/formats/dlx/reads-secondary-items-and-colours",
    .text = "a b | x y\na x:1 y\nb x:red\n",
    .expected = "dlx a b | x y / a x:1 y / b x:red\n" },
  { .name = "/formats/dlx/keeps-comments",
    .text = "| one\n  | two\n\na b\n|three\na\nb\n",
    .expected = "dlx a b / a / b (one\ntwo\nthree)\n" },
  { .name = "/formats/dlx/white-space-and-empty-lines-do-not-count",
    .text = "  a\t b  \n\n \n b \n\ta\n",
    .expected = "dlx a b / b / a\n" },
  { .name = "/formats/dlx/drops-an-option-without-a-primary-item",
    .text = "a | x y\na x\n  y x:1\na\n",
    .expected = "warning OPTION_DROPPED 3:3 \"y\"\ndlx a | x y / a x / a\n" },
  { .name = "/formats/dlx/may-have-no-option",
    .text = "| nothing to choose from\na b\n",
    .expected = "dlx a b (nothing to choose from)\n" },
  { .name = "/formats/dlx/names-may-be-of-any-characters",
    .text = "\xc3\xa9 #1 -\n\xc3\xa9 -\n#1\n",
    .expected = "dlx \xc3\xa9 #1 - / \xc3\xa9 - / #1\n",
    .from = "dlx" },
  { .name = "/formats/dlx/an-error-ends-the-file",
    .text = "a b\na\nb q\na\nb z\n",
    .expected = "bad UNKNOWN_ITEM 3:3 \"q\"\n" },
  { .name = "/formats/matrix/reads-bits", .text = KNUTH, .expected = "matrix " KNUTH_TOLD "\n" },
  { .name = "/formats/matrix/bits-may-be-separated",
    .text = "0 0 1\n1,1,0\n0\t1 1\n",
    .expected = "matrix 1 2 3 / 3 / 1 2 / 2 3\n" },
  { .name = "/formats/matrix/reads-labels-of-columns",
    .text = "a b c\n0 0 1\n1 1 0\n",
    .expected = "matrix a b c / c / a b\n" },
  { .name = "/formats/matrix/reads-labels-of-rows",
    .text = "r1 101\nr2 010\n",
    .expected = "matrix 1 2 3 / 1 3 / 2\n" },
  { .name = "/formats/matrix/reads-labels-of-both",
    .text = "  a b c\nr1 1 0 1\nr2 0 1 0\n",
    .expected = "matrix a b c / a c / b\n" },
  { .name = "/formats/matrix/reads-a-corner",
    .text = "M a b c\nr1 1 0 1\nr2 0 1 0\n",
    .expected = "matrix a b c / a c / b\n" },
  { .name = "/formats/matrix/labels-may-be-numbers",
    .text = "1 2 3\n1 1 0 1\n2 0 1 0\n",
    .expected = "matrix 1 2 3 / 1 3 / 2\n" },
  { .name = "/formats/matrix/drops-an-empty-row",
    .text = "010\n000\n101\n",
    .expected = "warning OPTION_DROPPED 2:1 \"000\"\nmatrix 1 2 3 / 2 / 1 3\n" },
  { .name = "/formats/matrix/keeps-comments",
    .text = "# mine\n010\n101\n",
    .expected = "matrix 1 2 3 / 2 / 1 3 (mine)\n" },
};

/* Names of a kibibyte are names; one more byte is too long. */
static void
names_have_a_ceiling (const void *data)
{
  for (size_t extra = 0; extra <= 1; extra++)
    {
      BaseText text = BASE_TEXT_EMPTY, told;
      Telling telling = { .from = "dlx" };

      (void) data;
      base_text_add (&text, "a ");
      base_text_add_repeated (&text, 'n', FORMATS_MAX_NAME + extra);
      base_text_add (&text, " | x\na x:");
      base_text_add_repeated (&text, 'c', FORMATS_MAX_NAME);
      base_text_add (&text, "\n");
      telling.text = text.bytes;
      told = tell (&telling, 1000);
      check_true (strncmp (told.bytes,
                           extra == 0 ? "dlx a nnn" : "bad NAME_TOO_LONG 1:3 expected 1024 \"nnn",
                           9)
                  == 0);
      base_text_clear (&told);
      base_text_clear (&text);
    }
}

/* A line of items longer than any buffer, and an option of all of them. */
static void
lines_may_be_long (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  uint32_t n_terms;

  (void) data;
  for (unsigned line = 0; line < 2; line++)
    {
      for (unsigned i = 0; i < 100000; i++)
        {
          base_text_add (&text, "item");
          base_text_add_number (&text, i);
          base_text_add_char (&text, ' ');
        }
      base_text_add_char (&text, '\n');
    }
  telling_read (text.bytes, text.length, formats_find ("dlx"), NULL, &puzzle);
  check_equal_u64 (cover_problem_n_items (puzzle.problem), 100000);
  cover_problem_option (puzzle.problem, 0, &n_terms);
  check_equal_u64 (n_terms, 100000);
  format_puzzle_clear (&puzzle);
  base_text_clear (&text);
}

static void
long_comments_are_cut (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY, told;
  Telling telling = { .from = "dlx" };

  (void) data;
  for (unsigned i = 0; i < 3000; i++)
    {
      base_text_add (&text, "| ");
      base_text_add_repeated (&text, 'w', 500);
      base_text_add_char (&text, '\n');
    }
  base_text_add (&text, "a b\na\nb\n");
  telling.text = text.bytes;
  told = tell (&telling, 5000);
  check_true (strstr (told.bytes, ":1 expected 1048576\ndlx a b / a / b (www") != NULL);
  check_true (strncmp (told.bytes, "warning COMMENT_DROPPED", 23) == 0);
  check_true (told.length < FORMATS_MAX_TEXT + 100 && told.length > FORMATS_MAX_TEXT - 1000);
  base_text_clear (&told);
  base_text_clear (&text);
}

int
main (void)
{
  check_tellings (tellings, sizeof tellings / sizeof tellings[0]);
  check_claim ("/formats/dlx/names-have-a-ceiling", names_have_a_ceiling, NULL);
  check_claim ("/formats/dlx/lines-may-be-long", lines_may_be_long, NULL);
  check_claim ("/formats/dlx/long-comments-are-cut-and-said", long_comments_are_cut, NULL);
  return check_finish ();
}
