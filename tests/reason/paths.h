/* paths.h - puzzles as the beginnings of paths. */
#ifndef PATHS_H
#define PATHS_H

#include "reason-path.h"
#include "sudoku-cover.h"
#include "sudoku-solver.h"

#define PATHS_CELLS 81u

/* A 9x9 grid and what is made for it once. */
typedef struct
{
  SudokuShape *shape;
  SudokuCover *cover;
  SudokuSolver *solver;
  SudokuPuzzle *puzzle;
  ReasonPlan *plan;
  ReasonPath *path;
} Paths;

void paths_init (Paths *self);
void paths_clear (Paths *self);

/* Solves a line of 81 symbols, and begins its path.  Returns whether there is exactly one solution,
 * which is then in `values`; the path is begun with it then. */
bool paths_begin (Paths *self, const char *line, uint8_t values[PATHS_CELLS], const BaseStop *stop);

/* The same of a line whose marks (a flag for each option) are out.  `entered`: the cells that are
 * no givens. */
bool paths_begin_at (Paths *self, const char *line, const uint8_t *out, const bool *entered);

ReasonRating paths_rate (Paths *self, const char *line);

/* Goes step by step to the end.  Checks that no step is against the solution, that no step does
 * nothing, and that the end is reached.  Returns how many steps there were. */
uint32_t paths_walk (Paths *self, const char *line);

extern const char *const paths_puzzles[];
extern const unsigned paths_n_puzzles;

#endif
