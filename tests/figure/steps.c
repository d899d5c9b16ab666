#include "steps.h"

#include "check.h"
#include "classics.h"
#include "sudoku-subject.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

#define CELLS 81u

static void
make_sudoku (Steps *self, const char *line)
{
  SudokuShape *shape;
  SudokuPuzzle *puzzle;

  check_equal_u64 (sudoku_shape_new (3, 3, (SudokuRules){ 0 }, &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL);
  for (uint32_t cell = 0; cell < CELLS; cell++)
    puzzle->values[cell] = line[cell] == '.' ? 0 : (uint8_t) (line[cell] - '0');
  check_equal_u64 (sudoku_subject_new (puzzle, "123456789", false, &self->subject), BASE_OK);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

Subject *
steps_classic (const char *word)
{
  const Classic *classic;
  ClassicsArguments arguments;
  Subject *subject;

  check_equal_u64 (classics_parse (word, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_subject_new (classic, &arguments, &subject), BASE_OK);
  return subject;
}

Steps
steps_new (const char *what)
{
  Steps self = { .subject = NULL };
  unsigned n_solutions;

  if (strlen (what) == CELLS)
    make_sudoku (&self, what);
  else
    self.subject = steps_classic (what);
  check_equal_u64 (
      figure_find_solution (self.subject, NULL, &self.solution, &self.n_solution, &n_solutions),
      BASE_OK);
  check_equal_u64 (n_solutions, 1);
  return self;
}

void
steps_clear (Steps *self)
{
  subject_unref (self->subject);
  free (self->solution);
}

FigureRequest
steps_request (const Steps *self, uint64_t number)
{
  return (FigureRequest){
    .subject = self->subject,
    .solution = self->solution,
    .n_solution = self->n_solution,
    .number = number,
  };
}

FigureStep
steps_find (const Steps *self, uint64_t number)
{
  const FigureRequest request = steps_request (self, number);
  FigureStep step;
  ReasonState state;
  uint64_t n;

  check_equal_u64 (figure_step_find (&request, &step, &state, &n), BASE_OK);
  check_equal_u64 (state, REASON_GOES_ON);
  return step;
}

FigureStep
steps_find_named (const Steps *self, ReasonTechnique technique, uint32_t n_links)
{
  for (uint64_t number = 1;; number++)
    {
      FigureStep step = steps_find (self, number);

      if (step.step.technique == technique && step.step.n_links >= n_links)
        return step;
      figure_step_clear (&step);
    }
}
