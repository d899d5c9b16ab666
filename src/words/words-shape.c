/* Why a text is no shape of a Sudoku: one sentence for each reason.  %1 is what was found, %2 what was expected, %3 a
 * symbol, as sudoku-shape.h says. */
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <assert.h>

static const char *const fault_words[SUDOKU_SHAPE_FAULTS] = {
  [SUDOKU_SHAPE_FAULT_NONE] = N_ ("nothing is wrong"),
  [SUDOKU_SHAPE_FAULT_KIND] = N_ ("there is no such kind"),
  [SUDOKU_SHAPE_FAULT_TEXT] = N_ ("it cannot be understood from character %1 on"),
  [SUDOKU_SHAPE_FAULT_VALUES] = N_ ("boxes of this size have %1 cells, more than %2"),
  [SUDOKU_SHAPE_FAULT_WINDOWS] =
      N_ ("windows need a number of values that is a square, as 9 is: %1 is none"),
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

  assert (fault_words[fault->kind] != NULL);
  words_fill (out, _ (fault_words[fault->kind]),
              WORDS_WITH (WORDS_NUMBER (fault->found), WORDS_NUMBER (fault->expected),
                          WORDS_TEXT (symbol)));
}
