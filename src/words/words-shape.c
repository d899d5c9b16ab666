/* Why a text is no shape of a Sudoku: one sentence for each reason; a rule that does not fit has
 * its own.  %1 is what was found, %2 what was expected, %3 a symbol, as sudoku-shape.h says. */
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <assert.h>

static const char *const fault_words[SUDOKU_SHAPE_FAULTS] = {
  [SUDOKU_SHAPE_FAULT_NONE] = N_ ("nothing is wrong"),
  [SUDOKU_SHAPE_FAULT_KIND] = N_ ("there is no such kind"),
  [SUDOKU_SHAPE_FAULT_TEXT] = N_ ("it cannot be understood from character %1 on"),
  [SUDOKU_SHAPE_FAULT_VALUES] = N_ ("boxes of this size have %1 cells, more than %2"),
  [SUDOKU_SHAPE_FAULT_NO_SQUARE] = N_ ("the number of its cells is not a square: %1"),
  [SUDOKU_SHAPE_FAULT_REGIONS] = N_ ("the number of its regions is %1 instead of %2"),
  [SUDOKU_SHAPE_FAULT_REGION] = N_ ("the number of cells in region \"%3\" is %1 instead of %2"),
  [SUDOKU_SHAPE_FAULT_OVERLAP] =
      N_ ("the boxes of grids %1 and %2 do not lie on each other where these overlap"),
  [SUDOKU_SHAPE_FAULT_SAME] = N_ ("grids %1 and %2 are at the same place"),
  [SUDOKU_SHAPE_FAULT_CANVAS] = N_ ("it takes more than %2 cells"),
};

void
words_add_shape_fault (const SudokuShapeFault *fault, BaseText *out)
{
  char symbol[] = { fault->symbol, '\0' };
  const char *sentence =
      fault->kind == SUDOKU_SHAPE_FAULT_RULE ? fault->rule->misfit : fault_words[fault->kind];

  assert (sentence != NULL);
  words_fill (out, _ (sentence),
              WORDS_WITH (WORDS_NUMBER (fault->found), WORDS_NUMBER (fault->expected),
                          WORDS_TEXT (symbol)));
}
