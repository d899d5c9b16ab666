#include "made.h"

#include "check.h"

#include <stdlib.h>
#include <string.h>

static void
keep (Made *self, const SetterPuzzle *puzzle)
{
  const size_t at = self->n * self->n_cells;

  check_equal_u64 (puzzle->index, self->n + self->n_missing);
  if (puzzle->solution == NULL)
    {
      self->n_missing++;
      return;
    }
  memcpy (self->values + at, puzzle->values, self->n_cells);
  memcpy (self->solutions + at, puzzle->solution, self->n_cells);
  self->difficulty[self->n] = puzzle->difficulty;
  self->tries[self->n] = puzzle->tries;
  self->n++;
  check_equal_u64 (puzzle->n_clues, made_n_clues (self, self->n - 1));
}

Made
made_run (const char *shape, SetterWish wish, uint64_t seed, uint64_t number, uint32_t n_workers)
{
  Made self = { .n = 0 };
  SetterRun *run;
  SetterPuzzle puzzle;

  check_equal_u64 (sudoku_shape_parse (shape, &self.shape), BASE_OK);
  self.n_cells = sudoku_shape_n_cells (self.shape);
  self.values = malloc (number * self.n_cells);
  self.solutions = malloc (number * self.n_cells);
  self.difficulty = malloc (number * sizeof *self.difficulty);
  self.tries = malloc (number * sizeof *self.tries);
  check_true (self.values != NULL && self.solutions != NULL && self.difficulty != NULL
              && self.tries != NULL);
  wish.shape = self.shape;
  check_equal_u64 (setter_run_new (&wish, seed, number, n_workers, NULL, &run), BASE_OK);
  while (!setter_run_is_over (run))
    {
      check_equal_u64 (setter_run_step (run), BASE_OK);
      while (setter_run_take (run, &puzzle))
        keep (&self, &puzzle);
    }
  check_true (!setter_run_take (run, &puzzle));
  check_equal_u64 (self.n + self.n_missing, number);
  setter_run_free (run);
  return self;
}

void
made_clear (Made *self)
{
  sudoku_shape_unref (self->shape);
  free (self->values);
  free (self->solutions);
  free (self->difficulty);
  free (self->tries);
}

const uint8_t *
made_values (const Made *self, size_t i)
{
  return self->values + i * self->n_cells;
}

const uint8_t *
made_solution (const Made *self, size_t i)
{
  return self->solutions + i * self->n_cells;
}

uint32_t
made_n_clues (const Made *self, size_t i)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    n += made_values (self, i)[cell] != 0;
  return n;
}

typedef struct
{
  const Made *made;
  EngineSudoku *links;
  SudokuPuzzle *puzzle;
} Counter;

static Counter
open_counter (const Made *made)
{
  Counter self = { .made = made, .puzzle = sudoku_puzzle_new (made->shape) };

  check_true (self.puzzle != NULL);
  check_equal_u64 (engines_sudoku_new (engines_reference (), made->shape, &self.links), BASE_OK);
  return self;
}

static void
close_counter (Counter *self)
{
  engines_sudoku_free (self->links);
  sudoku_puzzle_free (self->puzzle);
}

static uint64_t
count (Counter *self)
{
  const EngineRequest request = { .rule = COVER_RULE_FEWEST, .solutions = 2 };
  EngineAnswer answer;

  check_equal_u64 (engines_sudoku_solve (self->links, self->puzzle, &request, &answer), BASE_OK);
  return answer.counters.solutions;
}

uint64_t
made_count (const Made *self, const uint8_t *values)
{
  Counter counter = open_counter (self);
  uint64_t n;

  memcpy (counter.puzzle->values, values, self->n_cells);
  n = count (&counter);
  close_counter (&counter);
  return n;
}

void
made_check_unique (const Made *self)
{
  Counter counter = open_counter (self);

  for (size_t i = 0; i < self->n; i++)
    {
      memcpy (counter.puzzle->values, made_values (self, i), self->n_cells);
      check_equal_u64 (count (&counter), 1);
      memcpy (counter.puzzle->values, made_solution (self, i), self->n_cells);
      check_equal_u64 (count (&counter), 1);
      for (uint32_t cell = 0; cell < self->n_cells; cell++)
        check_true (made_solution (self, i)[cell] != 0
                    && (made_values (self, i)[cell] == 0
                        || made_values (self, i)[cell] == made_solution (self, i)[cell]));
    }
  close_counter (&counter);
}

void
made_check_minimal (const Made *self)
{
  Counter counter = open_counter (self);

  for (size_t i = 0; i < self->n; i++)
    for (uint32_t cell = 0; cell < self->n_cells; cell++)
      if (made_values (self, i)[cell] != 0)
        {
          memcpy (counter.puzzle->values, made_values (self, i), self->n_cells);
          counter.puzzle->values[cell] = 0;
          check_equal_u64 (count (&counter), 2);
        }
  close_counter (&counter);
}
