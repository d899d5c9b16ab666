/* Any bytes as a .dlx file: an error with a place, or a problem that is written and read back
 * unchanged. */
#include "formats.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const unsigned char *data, size_t size);

#define require(condition) \
  do                       \
    if (!(condition))      \
      __builtin_trap ();   \
  while (0)

static FormatsOutcome
read_problem (const char *text, size_t length, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsBytes bytes = { text, length };
  FormatsOptions options = { .from = formats_find ("dlx") };
  FormatsReader *reader = NULL;
  FormatsOutcome outcome;
  FormatsPuzzle next = FORMATS_PUZZLE_EMPTY;

  require (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader)
           == BASE_OK);
  outcome = formats_reader_next (reader, puzzle, issue);
  require (outcome != FORMATS_FAILED && formats_reader_next (reader, &next, issue) == FORMATS_END);
  format_puzzle_clear (&next);
  formats_reader_free (reader);
  return outcome;
}

/* The same text means the same names, options and colours. */
static void
check_text (const FormatsPuzzle *puzzle)
{
  FormatsPuzzle again = FORMATS_PUZZLE_EMPTY;
  BaseText text = BASE_TEXT_EMPTY, other = BASE_TEXT_EMPTY;
  FormatsIssue issue = { 0 };

  require (formats_write (puzzle->format, puzzle, NULL, &text) == BASE_OK);
  require (read_problem (text.bytes, text.length, &again, &issue) == FORMATS_PUZZLE);
  require (cover_problem_n_terms (again.problem) == cover_problem_n_terms (puzzle->problem));
  require (cover_problem_n_items (again.problem) == cover_problem_n_items (puzzle->problem));
  require (formats_write (again.format, &again, NULL, &other) == BASE_OK);
  require (text.length == other.length && memcmp (text.bytes, other.bytes, text.length) == 0);
  base_text_clear (&text);
  base_text_clear (&other);
  format_puzzle_clear (&again);
}

int
LLVMFuzzerTestOneInput (const unsigned char *data, size_t size)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue = { 0 };
  FormatsOutcome outcome = read_problem ((const char *) data, size, &puzzle, &issue);

  if (outcome == FORMATS_BAD_PUZZLE)
    require (issue.line > 0 && issue.column > 0 && issue.fault != FORMATS_FAULT_NONE);
  if (outcome == FORMATS_PUZZLE && formats_losses (puzzle.format, &puzzle) == 0)
    check_text (&puzzle);
  format_puzzle_clear (&puzzle);
  return 0;
}
