/* words-label.c - items and options of a board in a few letters.
 *
 * A sentence names a piece by all of its cells.  In the tree, beside the links, and at the edges of
 * the matrix that is too long, and what matters would be cut off: there the first cell names it. */
#include "words-scene-private.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words-places-private.h"

void
words_add_item_label (const WordsScene *scene, uint32_t item, BaseText *out)
{
  const BoardItem what = words_scene_item (scene, item + 1);
  const BoardLook look = words_scene_look (scene);

  if (what.kind == BOARD_ITEM_PLACE && look == BOARD_LOOK_QUEENS)
    {
      const BoardGroup group = board_group (scene->board, what.group);

      words_add_group (&group, false, out);
    }
  else if (what.kind == BOARD_ITEM_VALUE && look == BOARD_LOOK_PIECES)
    words_scene_add_value (scene, what.value, out);
  else
    words_add_item (scene, item, out);
}

/* Whether an option is the same piece with the same first cell. */
static bool
begins_alike (const WordsScene *scene, uint32_t option, const BoardOption *what)
{
  const BoardOption other = words_scene_option (scene, option);

  return other.n_cells > 0 && other.value == what->value && other.cells[0] == what->cells[0];
}

/* Options of one piece stand together; how many of them begin with that cell, up to `option` and in all. */
static void
count_ways (const WordsScene *scene,
            uint32_t option,
            const BoardOption *what,
            uint32_t *out_number,
            uint32_t *out_all)
{
  const uint32_t n = board_n_options (scene->board);
  uint32_t first = option;

  while (first > 0 && words_scene_option (scene, first - 1).value == what->value)
    first--;
  *out_number = *out_all = 0;
  for (uint32_t i = first; i < n && words_scene_option (scene, i).value == what->value; i++)
    if (begins_alike (scene, i, what))
      {
        *out_all += 1;
        *out_number += i <= option;
      }
}

static void
words_add_piece (const WordsScene *scene, uint32_t option, const BoardOption *what, BaseText *out)
{
  uint32_t number, all;

  words_scene_add_value (scene, what->value, out);
  base_text_add_char (out, ' ');
  words_add_cell (board_cell (scene->board, what->cells[0]), out);
  count_ways (scene, option, what, &number, &all);
  if (all == 1)
    return;
  base_text_add (out, "·");
  base_text_add_number (out, number);
}

/* A domino lies from its first cell to the right, or down. */
static void
words_add_domino (const WordsScene *scene, const BoardOption *what, BaseText *out)
{
  const BoardPlace first = board_cell (scene->board, what->cells[0]);
  const BoardPlace second = board_cell (scene->board, what->cells[1]);

  words_add_cell (first, out);
  base_text_add (out, first.row == second.row ? "→" : "↓");
}

void
words_add_option_label (const WordsScene *scene, uint32_t option, BaseText *out)
{
  const BoardOption what = words_scene_option (scene, option);
  const BoardLook look = what.n_cells > 0 ? words_scene_look (scene) : BOARD_LOOK_LIST;
  BaseText cells = BASE_TEXT_EMPTY;

  if (look == BOARD_LOOK_PIECES && what.value > 0)
    words_add_piece (scene, option, &what, out);
  else if (look == BOARD_LOOK_PIECES && what.n_cells == 2)
    words_add_domino (scene, &what, out);
  else if (look == BOARD_LOOK_QUEENS)
    {
      words_scene_add_cells (scene, &what, &cells);
      /* TRANSLATORS: a queen on the cell %1, in as few letters as can be: as chess players write her. */
      words_fill (out, _ ("Q %1"), WORDS_WITH (WORDS_TEXT (base_text_string (&cells))));
    }
  else if (look == BOARD_LOOK_SLOTS)
    {
      words_scene_add_value (scene, what.value, out);
      base_text_add (out, ": ");
      words_scene_add_cells (scene, &what, out);
    }
  else
    words_add_option (scene, option, out);
  out->failed |= cells.failed;
  base_text_clear (&cells);
}
