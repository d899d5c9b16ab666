/* checks.h - puzzles for claims about checks, and a solver by links for them. */
#pragma once

#include "engines-check.h"
#include "puzzles.h"

static inline EnginesSolver *
checker_of (SudokuShape *shape)
{
  EnginesSolver *solver = NULL;

  check_equal_u64 (engines_solver_new_with (NULL, shape, NULL, &solver), BASE_OK);
  return solver;
}

/* The number of solutions, as count_by_solver () counts them. */
static inline uint64_t
count_by_checker (EnginesSolver *solver, const SudokuPuzzle *puzzle, uint64_t limit)
{
  const CoverLimits limits = { .solutions = limit };
  BaseStatus status = engines_solver_start (solver, puzzle, NULL);

  if (status == BASE_BAD_INPUT)
    return 0;
  check_equal_u64 (status, BASE_OK);
  engines_solver_run (solver, &limits);
  return engines_solver_counters (solver)->solutions;
}
