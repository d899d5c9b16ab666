/* words-label.c - items and options of a board in a few letters.
 *
 * A sentence names a piece by all of its cells.  In the tree, beside the links, and at the edges of
 * the matrix that is too long, and what matters would be cut off: there the first cell names it. */
#include "board.h"
#include "words-subject-private.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words-places-private.h"

/* "5 c9" for "5 in column 9": the letter of a kind of groups is the same in every language, as in
 * R1C1. */
static bool
add_place_label (const Subject *subject, const BoardItem *what, BaseText *out)
{
  const BoardGroup group = board_group (subject->board, what->group);

  if (group.kind->letter == '\0' || group.grid > 0)
    return false;
  words_subject_add_value (subject, what->value, out);
  base_text_add_char (out, ' ');
  base_text_add_char (out, group.kind->letter);
  base_text_add_number (out, group.index + 1);
  return true;
}

void
words_add_item_label (const Subject *subject, uint32_t item, BaseText *out)
{
  const BoardItem what = words_subject_item (subject, item + 1);
  const BoardLook look = words_subject_look (subject);

  if (what.kind == BOARD_ITEM_PLACE && look == BOARD_LOOK_QUEENS)
    {
      const BoardGroup group = board_group (subject->board, what.group);

      words_add_group (&group, false, out);
    }
  else if (what.kind == BOARD_ITEM_VALUE && look == BOARD_LOOK_PIECES)
    words_subject_add_value (subject, what.value, out);
  else if (what.kind != BOARD_ITEM_PLACE || look != BOARD_LOOK_SYMBOLS
           || !add_place_label (subject, &what, out))
    words_add_item (subject, item, out);
}

/* Whether an option is the same piece with the same first cell. */
static bool
begins_alike (const Subject *subject, uint32_t option, const BoardOption *what)
{
  const BoardOption other = words_subject_option (subject, option);

  return other.n_cells > 0 && other.value == what->value && other.cells[0] == what->cells[0];
}

/* Options of one piece stand together; how many of them begin with that cell, up to `option` and in
 * all. */
static void
count_ways (const Subject *subject,
            uint32_t option,
            const BoardOption *what,
            uint32_t *out_number,
            uint32_t *out_all)
{
  const uint32_t n = board_n_options (subject->board);
  uint32_t first = option;

  while (first > 0 && words_subject_option (subject, first - 1).value == what->value)
    first--;
  *out_number = *out_all = 0;
  for (uint32_t i = first; i < n && words_subject_option (subject, i).value == what->value; i++)
    if (begins_alike (subject, i, what))
      {
        *out_all += 1;
        *out_number += i <= option;
      }
}

static void
words_add_piece (const Subject *subject, uint32_t option, const BoardOption *what, BaseText *out)
{
  uint32_t number, all;

  words_subject_add_value (subject, what->value, out);
  base_text_add_char (out, ' ');
  words_add_cell (board_cell (subject->board, what->cells[0]), out);
  count_ways (subject, option, what, &number, &all);
  if (all == 1)
    return;
  base_text_add (out, "·");
  base_text_add_number (out, number);
}

/* A domino lies from its first cell to the right, or down. */
static void
words_add_domino (const Subject *subject, const BoardOption *what, BaseText *out)
{
  const BoardPlace first = board_cell (subject->board, what->cells[0]);
  const BoardPlace second = board_cell (subject->board, what->cells[1]);

  words_add_cell (first, out);
  base_text_add (out, first.row == second.row ? "→" : "↓");
}

void
words_add_option_label (const Subject *subject, uint32_t option, BaseText *out)
{
  const BoardOption what = words_subject_option (subject, option);
  const BoardLook look = what.n_cells > 0 ? words_subject_look (subject) : BOARD_LOOK_LIST;
  BaseText cells = BASE_TEXT_EMPTY;

  if (look == BOARD_LOOK_PIECES && what.value > 0)
    words_add_piece (subject, option, &what, out);
  else if (look == BOARD_LOOK_PIECES && what.n_cells == 2)
    words_add_domino (subject, &what, out);
  else if (look == BOARD_LOOK_QUEENS)
    {
      words_subject_add_cells (subject, &what, &cells);
      /* TRANSLATORS: a queen on the cell %1, in as few letters as can be: as chess players write
       * her. */
      words_fill (out, _ ("Q %1"), WORDS_WITH (WORDS_TEXT (base_text_string (&cells))));
    }
  else if (look == BOARD_LOOK_SLOTS)
    {
      words_subject_add_value (subject, what.value, out);
      base_text_add (out, ": ");
      words_subject_add_cells (subject, &what, out);
    }
  else
    words_add_option (subject, option, out);
  out->failed |= cells.failed;
  base_text_clear (&cells);
}
