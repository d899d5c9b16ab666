/* format-cells.h - cells in fields of a file, and the player's entries in them. */
#ifndef FORMAT_CELLS_H
#define FORMAT_CELLS_H

#include "format-about.h"
#include "format-reader.h"
#include "format-symbols.h"

/* Makes the puzzle an empty Sudoku of `n_values` values, or of the shape that was forced. */
BaseStatus format_cells_become (FormatsReader *reader, FormatsPuzzle *puzzle, uint32_t n_values);

/* Whether a shape was forced that has another number of values than the file's puzzle.  A reader
 * then refuses the puzzle: the same number of cells is not enough, since the file's values may not
 * exist in the shape. */
bool format_cells_have_other_values (const FormatsReader *reader, uint32_t n_values);

/* The value of a symbol of the default alphabet: 1-9A-Za-z@#, and small letters up to 35 values.
 * 0: it is not one of `n_values`. */
uint32_t format_cells_value (char c, uint32_t n_values);

static inline bool
format_cells_is_blank (char c)
{
  return c == '.' || c == '0' || c == '-' || c == '_' || c == '*';
}

/* Reads the bytes of a line from `start` to `end` as all cells of a square puzzle, or of the shape
 * that was forced.  Their number decides the size; all of them together decide the alphabet, which
 * is left in `out_alphabet`. */
FormatsOutcome format_cells_read (FormatsReader     *reader,
                                   FormatsPuzzle     *puzzle,
                                   const FormatsLine *line,
                                   size_t             start,
                                   size_t             end,
                                   FormatsAlphabet   *out_alphabet,
                                   FormatsIssue      *issue);

/* Reads as many symbols of the same alphabet as the puzzle's solution.  A solution that does not
 * fit is left out, with a warning. */
void format_cells_read_solution (FormatsReader         *reader,
                                  FormatsPuzzle         *puzzle,
                                  const FormatsLine     *line,
                                  size_t                 start,
                                  size_t                 end,
                                  const FormatsAlphabet *alphabet);

/* Whether the puzzle's solution has a value in every cell and agrees with the givens. */
bool format_cells_solution_fits (const FormatsPuzzle *puzzle);

/* Leaves out a solution that does not fit, with a warning at that place. */
void format_cells_check_solution (FormatsReader     *reader,
                                  FormatsPuzzle     *puzzle,
                                  const FormatsLine *line,
                                  size_t             at);

/* The given of a cell, or what the player entered there; 0: the cell is empty. */
uint32_t format_cells_digit (const FormatsPuzzle *puzzle, uint32_t cell);

/* The candidates that the digits in a cell's groups leave it; 0 where a digit stands. */
uint64_t format_cells_candidates (const FormatsPuzzle *puzzle, uint32_t cell);

/* Whether a list of missing candidates can express the pencil marks: every mark is a candidate, and
 * some candidate is not a mark.  Also true without marks. */
bool format_cells_marks_are_told (const FormatsPuzzle *puzzle);

/* Sets the marks of all empty cells to those candidates.  Formats that list missing candidates
 * start from these.  False when there is no memory. */
bool format_cells_mark_candidates (FormatsPuzzle *puzzle);

/* The number of a cell's box or region, from 0. */
uint32_t format_cells_region (const SudokuShape *shape, uint32_t cell);

/* Whether some cell does not have all candidates. */
bool format_cells_are_restricted (const SudokuPuzzle *sudoku);

/* Whether the canvas is one square grid. */
static inline bool
format_cells_is_grid9 (const FormatsPuzzle *puzzle)
{
  return sudoku_shape_n_values (puzzle->sudoku->shape) == 9
         && sudoku_shape_n_cells (puzzle->sudoku->shape) == 81;
}

/* The same for a file that holds a single puzzle of 9x9 cells.  Returns FORMATS_PUZZLE, or the
 * fault; the reader is at its end where another shape was forced. */
FormatsOutcome format_cells_become_grid9 (FormatsReader *reader,
                                          FormatsPuzzle *puzzle,
                                          FormatsIssue  *issue);

/* The losses of formats that hold bare 9x9 grids, or square grids of at most `most_values` values,
 * without candidates and with the usual boxes. */
unsigned format_cells_losses (const FormatsPuzzle *puzzle, uint32_t most_values, bool only9);

#endif
