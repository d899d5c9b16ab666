/* sudoku-cover.h - a shape as an exact cover problem, and puzzles of that shape on its links.
 *
 * Option cell * n_values + value - 1 means that the cell holds the value.  Behind these options
 * come those of the shape's rules, if rules have any; sudoku_cover_option_is_cell () distinguishes
 * them.
 *
 * Items: every cell is filled; every group has every value; and the items of rules.  Primary items
 * come first: cells, then groups in the shape's order, then rules.  Groups of fewer cells, which
 * hold each value at most once, follow with the rules' other items, secondary.  Problem, board and
 * links are made once a shape, option by option, never through a matrix. */
#ifndef SUDOKU_COVER_H
#define SUDOKU_COVER_H

#include "board-types.h"
#include "cover-problem.h"
#include "cover-types.h"
#include "sudoku-puzzle.h"

typedef struct SudokuCover SudokuCover;

BaseStatus sudoku_cover_new (SudokuShape *shape, SudokuCover **out_cover);
void       sudoku_cover_free (SudokuCover *self); /* accepts NULL */

/* The same; BASE_STOPPED when the flag (or NULL) is raised meanwhile: 64 values take 40 ms. */
BaseStatus sudoku_cover_new_until (SudokuShape    *shape,
                                   const BaseStop *stop,
                                   SudokuCover   **out_cover);

SudokuShape        *sudoku_cover_shape (const SudokuCover *self);
const CoverProblem *sudoku_cover_problem (const SudokuCover *self);
const CoverLinks   *sudoku_cover_links (const SudokuCover *self);

/* The meaning of each item and option; made on the first call.  NULL when out of memory. */
const Board *sudoku_cover_board (SudokuCover *self);

/* The options of the givens in cell order; `out_options` has room for one a cell.  Returns how
 * many. */
uint32_t sudoku_cover_givens (const SudokuCover  *self,
                              const SudokuPuzzle *puzzle,
                              uint32_t           *out_options);

/* Whether an option means that a cell holds a value; otherwise it belongs to a rule. */
bool sudoku_cover_option_is_cell (const SudokuCover *self, uint32_t option);

/* A flag for each option that the puzzle's candidates or the shape's rules forbid; NULL when there
 * is none.  Valid until the next call. */
const uint8_t *sudoku_cover_dropped (SudokuCover *self, const SudokuPuzzle *puzzle);

/* Whether `dropped` (NULL: no) has a flag for one of the options.  Forcing an option that is not
 * linked would go unnoticed, so callers that force givens check this first. */
bool sudoku_cover_drops_any (const uint8_t *dropped, const uint32_t *options, uint32_t n_options);

/* BASE_BAD_INPUT when two of the options share an item, except in agreeing colours;
 * BASE_NO_MEMORY. */
BaseStatus sudoku_cover_check_clash (const SudokuCover *self,
                                     const uint32_t    *options,
                                     uint32_t           n_options);

/* Writes the options chosen into `values` (one a cell); other cells stay as they are.  Skips
 * options of rules. */
void sudoku_cover_decode (const SudokuCover *self,
                          const uint32_t    *options,
                          uint32_t           n_options,
                          uint8_t           *values);

/* The puzzle as a problem of its own: all items, and the options that its givens and candidates
 * leave.  It has the puzzle's solutions, each with all its cells. */
BaseStatus sudoku_cover_export (SudokuCover        *self,
                                const SudokuPuzzle *puzzle,
                                CoverProblem      **out_problem);

/* The part of the problem that the givens leave open: the items that they do not cover and the
 * options that they do not hide, on a board with the givens' cells fixed.  It has the puzzle's
 * solutions, each with the cells that were open.  BASE_BAD_INPUT when two givens clash.  The caller
 * frees both. */
BaseStatus sudoku_cover_after_givens (SudokuCover        *self,
                                      const SudokuPuzzle *puzzle,
                                      CoverProblem      **out_problem,
                                      Board             **out_board);

#endif
