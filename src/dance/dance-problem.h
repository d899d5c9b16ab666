/* dance-problem.h - something to dance: a problem, its links, its board, and the names of everything in it.
 *
 * Made once, never changed, shared by counting users: a run, its player and the pictures borrow from it. */
#ifndef DANCE_PROBLEM_H
#define DANCE_PROBLEM_H

#include "board.h"
#include "classics.h"
#include "cover-links.h"
#include "sudoku-puzzle.h"

#include <glib.h>

typedef struct
{
  const CoverProblem *problem;
  const Board        *board;
  const CoverLinks   *links; /* before the givens */

  /* UTF-8, in the user's language; one an item, an option, a colour. */
  char **items;
  char **options;
  char **colours; /* from colour 1 */

  /* The first two in a few letters, for pictures. */
  char **item_labels;
  char **option_labels;

  uint32_t *givens; /* options that are forced before the search */
  uint32_t  n_givens;
  char      symbols[SUDOKU_MAX_VALUES + 1]; /* of the values, "" where the board has its own or none */

  /* What owns problem and board, where they are not its own; the last user lets it go. */
  bool           own_links;
  gpointer       holder;
  GDestroyNotify let_go;
} DanceProblem;

/* NULL when givens clash (a check says which), or when out of memory.  What the givens leave; or, where `whole`,
 * all there is, with the givens forced first.  `symbols` as of format_symbols (). */
DanceProblem *dance_problem_of_sudoku (const SudokuPuzzle *puzzle, const char *symbols, bool whole);

/* Takes the problem; its board is the list of its options. */
DanceProblem *dance_problem_of_cover (CoverProblem *problem);

DanceProblem *dance_problem_of_classic (const Classic *classic, const ClassicsArguments *arguments);

/* Borrows all, also the `n_givens` options in `givens`, for as long as it holds `holder`. */
DanceProblem *dance_problem_of_parts (const CoverProblem *problem,
                                      const Board        *board,
                                      const CoverLinks   *links,
                                      const uint32_t     *givens,
                                      size_t              n_givens,
                                      const char         *symbols,
                                      gpointer            holder,
                                      GDestroyNotify      let_go);

DanceProblem *dance_problem_ref (DanceProblem *self);
void          dance_problem_unref (DanceProblem *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DanceProblem, dance_problem_unref)

#endif
