#include "words-scene-private.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words-places-private.h"

static bool
has_many_grids (const Board *board)
{
  for (uint32_t g = 0; g < board_n_groups (board); g++)
    if (board_group (board, g).grid > 0)
      return true;
  return false;
}

BoardItem
words_scene_item (const WordsScene *scene, uint32_t header)
{
  if (scene->board == NULL || header == 0 || header > board_n_items (scene->board))
    return (BoardItem){ .kind = BOARD_ITEM_NAMED };
  return board_item (scene->board, header - 1);
}

void
words_scene_add_item (const WordsScene *scene, uint32_t header, BaseText *out)
{
  const BoardItem item = words_scene_item (scene, header);
  BaseText value = BASE_TEXT_EMPTY;
  BoardGroup group;

  if (header == 0 || header > cover_problem_n_items (scene->problem))
    base_text_add (out, _ ("the root"));
  else if (item.kind == BOARD_ITEM_CELL)
    words_add_cell (board_cell (scene->board, item.cell), out);
  else if (item.kind == BOARD_ITEM_PLACE)
    {
      group = board_group (scene->board, item.group);
      words_add_value (item.value, scene->symbols, &value);
      words_add_place (&group, has_many_grids (scene->board), base_text_string (&value), out);
      out->failed |= value.failed;
      base_text_clear (&value);
    }
  else
    base_text_add (out, cover_problem_item_name (scene->problem, header - 1, NULL));
}

void
words_scene_add_option (const WordsScene *scene, uint32_t node, BaseText *out)
{
  const uint32_t option = cover_links_option (cover_search_links (scene->search), node);
  BoardOption what = { 0 };

  if (scene->board != NULL && option < board_n_options (scene->board))
    what = board_option (scene->board, option);
  if (what.n_cells == 1 && what.value > 0)
    {
      words_add_cell (board_cell (scene->board, what.cells[0]), out);
      base_text_add_char (out, '=');
      words_add_value (what.value, scene->symbols, out);
    }
  else
    /* TRANSLATORS: the first letter becomes a capital one where a sentence begins with this, if it is ASCII. */
    words_fill (out, _ ("option %1"), WORDS_WITH (WORDS_NUMBER (option + 1u)));
}
