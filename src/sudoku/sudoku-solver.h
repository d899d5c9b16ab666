/* sudoku-solver.h - puzzles of one shape, one after the other, by dancing links.
 *
 * Keeps the links of its shape and restores them by copying, so that a stream of puzzles allocates
 * nothing.  Uses the sprint layout if the shape fits it, the rule is the default and Knuth's counts
 * are not needed; the solutions are the same either way.  For large grids see engines-solver.h. */
#ifndef SUDOKU_SOLVER_H
#define SUDOKU_SOLVER_H

#include "cover-types.h"
#include "sudoku-puzzle.h"

typedef struct SudokuCover  SudokuCover; /* sudoku-cover.h */
typedef struct SudokuSolver SudokuSolver;

BaseStatus sudoku_solver_new (SudokuShape *shape, SudokuSolver **out_solver);
void       sudoku_solver_free (SudokuSolver *self); /* accepts NULL */

/* The same; BASE_STOPPED when the flag (or NULL) is raised meanwhile. */
BaseStatus sudoku_solver_new_until (SudokuShape    *shape,
                                    const BaseStop *stop,
                                    SudokuSolver  **out_solver);

SudokuCover *sudoku_solver_cover (SudokuSolver *self);

/* For the next puzzles. */
void      sudoku_solver_set_rule (SudokuSolver *self, CoverRule rule, uint64_t seed);
CoverRule sudoku_solver_rule (const SudokuSolver *self, uint64_t *out_seed);

/* For the next puzzles: whether nodes and updates are Knuth's, and solutions in his order. */
void sudoku_solver_set_counted (SudokuSolver *self, bool counted);

/* Goes to before the first solution of a puzzle of the solver's shape.  BASE_BAD_INPUT: two givens
 * clash, or a given is not among the candidates; there is no solution, and nothing to run until the
 * next start. */
BaseStatus sudoku_solver_start (SudokuSolver *self, const SudokuPuzzle *puzzle);

/* The same; BASE_STOPPED, with nothing to run, when the flag (or NULL) is raised meanwhile. */
BaseStatus sudoku_solver_start_until (SudokuSolver       *self,
                                      const SudokuPuzzle *puzzle,
                                      const BaseStop     *stop);

/* Checks the givens as a start does, and does nothing else: BASE_OK, BASE_BAD_INPUT or
 * BASE_NO_MEMORY.  Nothing can be run after it. */
BaseStatus sudoku_solver_check_givens (SudokuSolver *self, const SudokuPuzzle *puzzle);

/* Goes on to the next solution and writes it to `values` (one a cell; untouched if none was found).
 * COVER_RAN_TO_LIMIT with *out_found: a solution; without: the node limit. */
CoverOutcome sudoku_solver_next (SudokuSolver      *self,
                                 const CoverLimits *limits,
                                 uint8_t           *values,
                                 bool              *out_found);

/* Goes on to `limits`, counting only.  Limits are for the whole search, as in cover_search_run
 * (). */
CoverOutcome sudoku_solver_run (SudokuSolver *self, const CoverLimits *limits);

/* Splits off a part of the search for another solver, as cover_search_give () does.  The other
 * solver starts with that part of the same puzzle, as cover_search_start_part () does. */
bool       sudoku_solver_give (SudokuSolver *self, CoverPart *out_part);
BaseStatus sudoku_solver_start_part (SudokuSolver       *self,
                                     const SudokuPuzzle *puzzle,
                                     const CoverPart    *part,
                                     const BaseStop     *stop);

/* At a solution, sudoku_solver_choices () writes its options, without the givens, and returns how
 * many; there must be room for one for every primary item. sudoku_solver_fill () writes such
 * options and the givens to `values`. */
uint32_t sudoku_solver_choices (SudokuSolver *self, uint32_t *out_options);
void     sudoku_solver_fill (SudokuSolver   *self,
                             const uint32_t *options,
                             uint32_t        n,
                             uint8_t        *values);

/* Of the puzzle that was started last; all 0 when its start failed. */
const CoverCounters *sudoku_solver_counters (const SudokuSolver *self);

/* How many levels had nodes; 0 where the search is not counted as Knuth does. */
uint32_t sudoku_solver_n_levels (const SudokuSolver *self);

#endif
