/* words-places.c - names of cells and groups.
 *
 * Each kind of group has a name to begin a sentence with, and a phrase for where a value is.
 * Languages with cases, genders or articles put different words around the same number, so each
 * kind has its own (board-group.h). */
#include "words-fill.h"
#include "words-gettext.h"
#include "words-places-private.h"

#include <string.h>

void
words_add_cell (BoardPlace place, BaseText *out)
{
  base_text_add_char (out, 'R');
  base_text_add_number (out, place.row + 1u);
  base_text_add_char (out, 'C');
  base_text_add_number (out, place.column + 1u);
}

void
words_add_value (uint32_t value, const char *symbols, BaseText *out)
{
  if (value > 0 && value <= strlen (symbols))
    base_text_add_char (out, symbols[value - 1]);
  else
    base_text_add_number (out, value);
}

void
words_add_place (const BoardGroup *group, bool many_grids, const char *value, BaseText *out)
{
  const BoardGroupKind *words = group->kind;

  words_fill (out, _ (many_grids ? words->place_of_grid : words->place),
              WORDS_WITH (WORDS_TEXT (value), WORDS_NUMBER (group->index + 1u),
                          WORDS_NUMBER (group->grid + 1u)));
}

void
words_add_group (const BoardGroup *group, bool many_grids, BaseText *out)
{
  const BoardGroupKind *words = group->kind;

  words_fill (out, _ (many_grids ? words->name_of_grid : words->name),
              WORDS_WITH (WORDS_NUMBER (group->index + 1u), WORDS_NUMBER (group->grid + 1u)));
}

void
words_add_group_plain (const SudokuShape *shape, uint32_t group, BaseText *out)
{
  const BoardGroup what = sudoku_shape_group (shape, group);

  base_text_add (out, what.kind->id);
  base_text_add_char (out, ' ');
  base_text_add_number (out, what.index + 1u);
  if (sudoku_shape_is_square (shape))
    return;
  base_text_add (out, " of grid ");
  base_text_add_number (out, what.grid + 1u);
}

void
words_add_cells (const SudokuShape *shape,
                 const uint32_t *cells,
                 uint32_t n_cells,
                 uint32_t most,
                 BaseText *out)
{
  BaseText names = BASE_TEXT_EMPTY;

  for (uint32_t i = 0; i < n_cells && i < most; i++)
    {
      /* TRANSLATORS: stands between the names of cells: R1C1, R2C5 */
      base_text_add (&names, i == 0 ? "" : _ (", "));
      words_add_cell (sudoku_shape_place (shape, cells[i]), &names);
    }
  if (n_cells <= most)
    base_text_add (out, base_text_string (&names));
  else
    words_fill (out,
                /* TRANSLATORS: "R1C1, R2C5 and 7 others" */
                P_ ("%1 and %2 other", "%1 and %2 others", n_cells - most),
                WORDS_WITH (WORDS_TEXT (base_text_string (&names)), WORDS_NUMBER (n_cells - most)));
  out->failed |= names.failed;
  base_text_clear (&names);
}
