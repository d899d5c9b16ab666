/* words-subject.c - items and options of a subject as phrases.
 *
 * The board has what an item stands for and what its values look like; here that becomes a phrase.
 * Where the board has nothing, the names and numbers of the problem are used. */
#include "words-subject-private.h"

#include "board.h"
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
words_subject_item (const Subject *subject, uint32_t header)
{
  if (subject->board == NULL || header == 0 || header > board_n_items (subject->board))
    return (BoardItem){ .kind = BOARD_ITEM_NAMED };
  return board_item (subject->board, header - 1);
}

BoardLook
words_subject_look (const Subject *subject)
{
  return subject->board != NULL ? board_look (subject->board) : BOARD_LOOK_LIST;
}

/* The values' own symbols where they have some, else the puzzle's. */
void
words_subject_add_value (const Subject *subject, uint32_t value, BaseText *out)
{
  const char *own = board_symbols (subject->board);

  words_add_value (value, *own != '\0' ? own : subject->symbols, out);
}

/* Fills %1 with a value. */
static void
fill_value (const Subject *subject, const char *sentence, uint32_t value, BaseText *out)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_subject_add_value (subject, value, &text);
  words_fill (out, sentence, WORDS_WITH (WORDS_TEXT (base_text_string (&text))));
  out->failed |= text.failed;
  base_text_clear (&text);
}

static void
add_cell_item (const Subject *subject, uint32_t cell, BaseText *out)
{
  const BoardPlace place = board_cell (subject->board, cell);

  if (board_look (subject->board) == BOARD_LOOK_SLOTS)
    words_fill (out, _ ("slot %1"), WORDS_WITH (WORDS_NUMBER (place.column + 1u)));
  else
    words_add_cell (place, out);
}

static void
add_place_item (const Subject *subject, const BoardItem *item, BaseText *out)
{
  const BoardGroup group = board_group (subject->board, item->group);
  BaseText value = BASE_TEXT_EMPTY;

  if (board_look (subject->board) == BOARD_LOOK_QUEENS)
    /* TRANSLATORS: as in "a queen in row 3" */
    base_text_add (&value, _ ("a queen"));
  else
    words_subject_add_value (subject, item->value, &value);
  words_add_place (&group, has_many_grids (subject->board), base_text_string (&value), out);
  out->failed |= value.failed;
  base_text_clear (&value);
}

static void
add_value_item (const Subject *subject, const BoardItem *item, BaseText *out)
{
  if (board_look (subject->board) == BOARD_LOOK_PIECES)
    fill_value (subject, _ ("piece %1"), item->value, out);
  else
    /* TRANSLATORS: the two numbers %1 that are to be put down, as one thing: "pair 4" */
    fill_value (subject, _ ("pair %1"), item->value, out);
}

void
words_add_item (const Subject *subject, uint32_t item, BaseText *out)
{
  const BoardItem what = words_subject_item (subject, item + 1);

  switch (what.kind)
    {
    case BOARD_ITEM_CELL:
      add_cell_item (subject, what.cell, out);
      break;
    case BOARD_ITEM_PLACE:
      add_place_item (subject, &what, out);
      break;
    case BOARD_ITEM_VALUE:
      add_value_item (subject, &what, out);
      break;
    case BOARD_ITEM_NAMED:
      base_text_add (out, cover_problem_item_name (subject->problem, item, NULL));
      break;
    }
}

void
words_subject_add_item (const Subject *subject, uint32_t header, BaseText *out)
{
  if (header == 0)
    base_text_add (out, _ ("the root"));
  else if (header > cover_problem_n_items (subject->problem))
    base_text_add (out, _ ("the root of the secondary items"));
  else
    words_add_item (subject, header - 1, out);
}

void
words_subject_add_cells (const Subject *subject, const BoardOption *option, BaseText *out)
{
  for (uint32_t i = 0; i < option->n_cells; i++)
    {
      const BoardPlace place = board_cell (subject->board, option->cells[i]);

      base_text_add (out, i == 0 ? "" : _ (", "));
      if (board_look (subject->board) == BOARD_LOOK_SLOTS)
        base_text_add_number (out, place.column + 1u);
      else
        words_add_cell (place, out);
    }
}

/* NULL where the board has no words for such an option. */
static const char *
phrase_of (const Subject *subject, const BoardOption *option)
{
  switch (option->n_cells > 0 ? words_subject_look (subject) : BOARD_LOOK_LIST)
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
words_subject_option (const Subject *subject, uint32_t option)
{
  if (subject->board == NULL || option >= board_n_options (subject->board))
    return (BoardOption){ 0 };
  return board_option (subject->board, option);
}

void
words_add_option (const Subject *subject, uint32_t option, BaseText *out)
{
  const BoardOption what = words_subject_option (subject, option);
  BaseText cells = BASE_TEXT_EMPTY, value = BASE_TEXT_EMPTY;

  if (phrase_of (subject, &what) != NULL)
    {
      words_subject_add_cells (subject, &what, &cells);
      words_subject_add_value (subject, what.value, &value);
      words_fill (out, phrase_of (subject, &what),
                  WORDS_WITH (WORDS_TEXT (base_text_string (&cells)),
                              WORDS_TEXT (base_text_string (&value))));
      out->failed |= cells.failed | value.failed;
      base_text_clear (&cells);
      base_text_clear (&value);
    }
  else
    /* TRANSLATORS: the first letter becomes a capital one where a sentence begins with this, if it
     * is ASCII. */
    words_fill (out, _ ("option %1"), WORDS_WITH ({ what.name, option + 1u }));
}

static void
add_colour_name (const Subject *subject, uint32_t colour, BaseText *out)
{
  base_text_add (out, cover_problem_colour_name (subject->problem, colour + 1, NULL));
}

BaseStatus
words_name_subject (Subject *subject)
{
  const SubjectLanguage language = {
    .add_item = words_add_item,
    .add_option = words_add_option,
    .add_colour = add_colour_name,
    .add_item_label = words_add_item_label,
    .add_option_label = words_add_option_label,
  };

  return subject_name (subject, &language);
}
