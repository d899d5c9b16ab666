/* sudoku-subject.h - a puzzle as a subject: the whole matrix, or the rest that its givens leave. */
#ifndef SUDOKU_SUBJECT_H
#define SUDOKU_SUBJECT_H

#include "subject.h"
#include "sudoku-cover.h"

/* `whole`: the problem of the puzzle's shape, with the givens to be forced before the search.
 * Otherwise the problem is the rest that the givens leave (sudoku_cover_after_givens ()); the
 * givens are counted in `n_fixed`.  `symbols` are copied.  BASE_BAD_INPUT when givens clash, or
 * when the candidates forbid a given. */
BaseStatus sudoku_subject_new (const SudokuPuzzle *puzzle,
                               const char         *symbols,
                               bool                whole,
                               Subject           **out_subject);

/* The same for the whole matrix, without a cover of its own: `cover` is borrowed as long as the
 * subject lives. */
BaseStatus sudoku_subject_of_cover (SudokuCover        *cover,
                                    const SudokuPuzzle *puzzle,
                                    const char         *symbols,
                                    Subject           **out_subject);

#endif
