/* format-text-rows.h - the layout of formats that show a puzzle as rows of cells: `grid` and
 * `numbers`. */
#ifndef FORMAT_TEXT_ROWS_H
#define FORMAT_TEXT_ROWS_H

#include "format-puzzle.h"

/* FormatsLayout.own: the boxes that the rows show; 0 and 0: none. */
typedef enum
{
  FORMAT_TEXT_BOX_ROWS,
  FORMAT_TEXT_BOX_COLUMNS,
} FormatTextRowsOwn;

void format_text_rows_set_boxes (FormatsLayout *layout, uint32_t rows, uint32_t columns);

/* False where the rows show none; then the arguments are untouched. */
bool
format_text_rows_boxes (const FormatsLayout *layout, uint32_t *out_rows, uint32_t *out_columns);

/* Whether the layout's text still fits the puzzle: it shows the puzzle's shape and has a place for
 * every cell.  It may not, when another puzzle was filled in or a shape was forced.  `runs`: the
 * place of a cell is a run of NULs, not a single one. */
bool format_text_rows_fit (const FormatsPuzzle *puzzle, bool runs);

#endif
