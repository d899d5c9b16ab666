/* words-scene.c - items and options of a board as phrases.
 *
 * The board has what an item stands for and what its values look like; here that becomes a phrase.
 * Where the board has nothing, the names and numbers of the problem are used. */
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

BoardLook
words_scene_look (const WordsScene *scene)
{
  return scene->board != NULL ? board_look (scene->board) : BOARD_LOOK_LIST;
}

/* The values' own symbols where they have some, else the puzzle's. */
void
words_scene_add_value (const WordsScene *scene, uint32_t value, BaseText *out)
{
  const char *own = board_symbols (scene->board);

  words_add_value (value, *own != '\0' ? own : scene->symbols, out);
}

/* Fills %1 with a value. */
static void
fill_value (const WordsScene *scene, const char *sentence, uint32_t value, BaseText *out)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_scene_add_value (scene, value, &text);
  words_fill (out, sentence, WORDS_WITH (WORDS_TEXT (base_text_string (&text))));
  out->failed |= text.failed;
  base_text_clear (&text);
}

static void
add_cell_item (const WordsScene *scene, uint32_t cell, BaseText *out)
{
  const BoardPlace place = board_cell (scene->board, cell);

  if (board_look (scene->board) == BOARD_LOOK_SLOTS)
    words_fill (out, _ ("slot %1"), WORDS_WITH (WORDS_NUMBER (place.column + 1u)));
  else
    words_add_cell (place, out);
}

static void
add_place_item (const WordsScene *scene, const BoardItem *item, BaseText *out)
{
  const BoardGroup group = board_group (scene->board, item->group);
  BaseText value = BASE_TEXT_EMPTY;

  if (board_look (scene->board) == BOARD_LOOK_QUEENS)
    /* TRANSLATORS: as in "a queen in row 3" */
    base_text_add (&value, _ ("a queen"));
  else
    words_scene_add_value (scene, item->value, &value);
  words_add_place (&group, has_many_grids (scene->board), base_text_string (&value), out);
  out->failed |= value.failed;
  base_text_clear (&value);
}

static void
add_value_item (const WordsScene *scene, const BoardItem *item, BaseText *out)
{
  if (board_look (scene->board) == BOARD_LOOK_PIECES)
    fill_value (scene, _ ("piece %1"), item->value, out);
  else
    /* TRANSLATORS: the two numbers %1 that are to be put down, as one thing: "pair 4" */
    fill_value (scene, _ ("pair %1"), item->value, out);
}

void
words_add_item (const WordsScene *scene, uint32_t item, BaseText *out)
{
  const BoardItem what = words_scene_item (scene, item + 1);

  switch (what.kind)
    {
    case BOARD_ITEM_CELL:
      add_cell_item (scene, what.cell, out);
      break;
    case BOARD_ITEM_PLACE:
      add_place_item (scene, &what, out);
      break;
    case BOARD_ITEM_VALUE:
      add_value_item (scene, &what, out);
      break;
    case BOARD_ITEM_NAMED:
      base_text_add (out, cover_problem_item_name (scene->problem, item, NULL));
      break;
    }
}

void
words_scene_add_item (const WordsScene *scene, uint32_t header, BaseText *out)
{
  if (header == 0)
    base_text_add (out, _ ("the root"));
  else if (header > cover_problem_n_items (scene->problem))
    base_text_add (out, _ ("the root of the secondary items"));
  else
    words_add_item (scene, header - 1, out);
}

void
words_scene_add_cells (const WordsScene *scene, const BoardOption *option, BaseText *out)
{
  for (uint32_t i = 0; i < option->n_cells; i++)
    {
      const BoardPlace place = board_cell (scene->board, option->cells[i]);

      base_text_add (out, i == 0 ? "" : _ (", "));
      if (board_look (scene->board) == BOARD_LOOK_SLOTS)
        base_text_add_number (out, place.column + 1u);
      else
        words_add_cell (place, out);
    }
}

/* NULL where the board has no words for such an option. */
static const char *
phrase_of (const WordsScene *scene, const BoardOption *option)
{
  switch (option->n_cells > 0 ? words_scene_look (scene) : BOARD_LOOK_LIST)
    {
    case BOARD_LOOK_SLOTS:
      /* TRANSLATORS: the two numbers %2, as one thing, in slots such as "2, 7" */
      return _ ("pair %2 in slots %1");
    case BOARD_LOOK_PIECES:
      if (option->value > 0)
        return _ ("piece %2 on %1");
      return option->n_cells == 2 ? _ ("a domino on %1") : _ ("a piece on %1");
    case BOARD_LOOK_QUEENS:
      return _ ("a queen on %1");
    case BOARD_LOOK_SYMBOLS:
      return option->n_cells == 1 && option->value > 0 ? "%1=%2" : NULL;
    default:
      return NULL;
    }
}

BoardOption
words_scene_option (const WordsScene *scene, uint32_t option)
{
  if (scene->board == NULL || option >= board_n_options (scene->board))
    return (BoardOption){ 0 };
  return board_option (scene->board, option);
}

void
words_add_option (const WordsScene *scene, uint32_t option, BaseText *out)
{
  const BoardOption what = words_scene_option (scene, option);
  BaseText cells = BASE_TEXT_EMPTY, value = BASE_TEXT_EMPTY;

  if (phrase_of (scene, &what) != NULL)
    {
      words_scene_add_cells (scene, &what, &cells);
      words_scene_add_value (scene, what.value, &value);
      words_fill (out, phrase_of (scene, &what),
                  WORDS_WITH (WORDS_TEXT (base_text_string (&cells)),
                              WORDS_TEXT (base_text_string (&value))));
      out->failed |= cells.failed | value.failed;
      base_text_clear (&cells);
      base_text_clear (&value);
    }
  else
    /* TRANSLATORS: the first letter becomes a capital one where a sentence begins with this, if it is ASCII. */
    words_fill (out, _ ("option %1"), WORDS_WITH ({ what.name, option + 1u }));
}

void
words_scene_add_option (const WordsScene *scene, uint32_t node, BaseText *out)
{
  words_add_option (scene, cover_links_option (cover_search_links (scene->search), node), out);
}
