#include "courses.h"

#include "classics.h"
#include "sudoku-subject.h"

#include <string.h>

static Subject *
make_sudoku (const char *cells)
{
  SudokuShape *shape = NULL;
  SudokuPuzzle *puzzle = NULL;
  Subject *subject = NULL;

  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL && strlen (cells) == sudoku_shape_n_cells (shape));
  for (size_t i = 0; cells[i] != '\0'; i++)
    puzzle->values[i] = (uint8_t) (cells[i] - '0');
  check_equal_u64 (sudoku_subject_new (puzzle, "1234", true, &subject), BASE_OK);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
  return subject;
}

Subject *
courses_subject (const char *word)
{
  const Classic *classic = NULL;
  ClassicsArguments arguments;
  Subject *subject = NULL;

  if (*word >= '0' && *word <= '9')
    return make_sudoku (word);
  check_equal_u64 (classics_parse (word, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_subject_new (classic, &arguments, &subject), BASE_OK);
  return subject;
}

Run *
courses_run (const char *word)
{
  Subject *subject = courses_subject (word);
  Run *run = NULL;

  check_equal_u64 (run_new (subject, &(RunOptions){ .rule = COVER_RULE_FEWEST }, &run), BASE_OK);
  subject_unref (subject);
  return run;
}

RunMoment
courses_moment (const char *text, const Subject *subject)
{
  RunReader reader = run_reader_start (text);
  RunMoment moment = { 0 };

  check_true (run_moment_read (&reader, subject, &moment));
  return moment;
}

BaseStatus
courses_reach (Run *run, const char *moment)
{
  const RunMoment at = courses_moment (moment, run_subject (run));

  return run_reach (run, &at, NULL, NULL, NULL);
}
