#include "app-game.h"

#include "app-clock.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

bool
app_game_is_given_up (DeskDocument *document)
{
  return desk_document_has_solution (document) && desk_document_n_open (document) == 0;
}

bool
app_game_is_under_way (DeskDocument *document)
{
  const bool is_begun = desk_document_n_digits (document) > desk_document_n_givens (document)
                        || desk_document_has_solution (document);

  return desk_document_get_mode (document) == DESK_SOLVING && is_begun
         && !app_game_is_given_up (document);
}

static char *
fill_text (const char *sentence, const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;
  char *filled;

  words_fill (&text, sentence, parts);
  filled = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return filled;
}

char *
app_game_sentence_of_progress (DeskDocument *document)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));
  uint32_t n_open = desk_document_n_open (document);
  uint32_t n_all = n_cells - desk_document_n_givens (document);

  /* TRANSLATORS: while a puzzle is played: %1 cells of the %2 that were not given are still
   * empty */
  return fill_text (P_ ("%1 of %2 cell to go.", "%1 of %2 cells to go.", n_all),
                    WORDS_WITH (WORDS_NUMBER (n_open), WORDS_NUMBER (n_all)));
}

char *
app_game_sentence_of_wrong (DeskDocument *document, uint32_t n_wrong)
{
  g_autofree char *wrong = fill_text (P_ ("%1 entry is wrong.", "%1 entries are wrong.", n_wrong),
                                      WORDS_WITH (WORDS_NUMBER (n_wrong)));
  g_autofree char *progress = app_game_sentence_of_progress (document);

  return g_strconcat (wrong, " ", progress, NULL);
}

char *
app_game_sentence_of_end (DeskDocument *document)
{
  DeskPlay play = desk_document_get_play (document);
  g_autofree char *time = app_clock_format (play.ms);

  if (play.ms < 1000)
    return g_strdup (_ ("Solved."));
  if (play.n_hints == 0)
    /* TRANSLATORS: %1 is a time, such as 12:34 */
    return fill_text (_ ("Solved in %1, without hints."), WORDS_WITH (WORDS_TEXT (time)));
  return fill_text (
      P_ ("Solved in %1, with %2 hint.", "Solved in %1, with %2 hints.", play.n_hints),
      WORDS_WITH (WORDS_TEXT (time), WORDS_NUMBER (play.n_hints)));
}

char *
app_game_name_of_position (DeskDocument *document)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));
  uint32_t n_open = n_cells - desk_document_n_digits (document);

  /* TRANSLATORS: names a bookmark of a position in a game */
  return fill_text (P_ ("%1 cell to go", "%1 cells to go", n_open),
                    WORDS_WITH (WORDS_NUMBER (n_open)));
}

void
app_game_count_hint (DeskDocument *document)
{
  DeskPlay play = desk_document_get_play (document);

  if (desk_document_get_mode (document) != DESK_SOLVING || desk_document_is_solved (document))
    return;
  play.n_hints++;
  desk_document_set_play (document, play);
}

char *
app_game_explain_refusal (DeskDocument *document, uint32_t cell)
{
  BaseText name = BASE_TEXT_EMPTY;
  char *explanation;

  words_add_cell (sudoku_shape_place (desk_document_get_shape (document), cell), &name);
  explanation = fill_text (desk_document_get_given (document, cell) != 0
                               ? _ ("%1 is given: it stays as it is while you play.")
                               : _ ("%1 has a digit: candidates are for empty cells."),
                           WORDS_WITH (WORDS_TEXT (base_text_string (&name))));
  base_text_clear (&name);
  return explanation;
}

char *
app_game_explain_line (DeskDocument *document, DeskLine line)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText cell = BASE_TEXT_EMPTY, value = BASE_TEXT_EMPTY;
  char *explanation;

  words_add_cell (sudoku_shape_place (desk_document_get_shape (document), line.from_cell), &cell);
  if (line.from_value != 0)
    words_add_value (line.from_value, desk_document_get_symbols (document, symbols), &value);
  /* TRANSLATORS: %1 is a cell; %2 is one of its candidates */
  explanation = fill_text (
      line.from_value != 0 ? _ ("A line begins at %2 in %1: choose its other end.")
                           : _ ("A line begins at %1: choose its other end."),
      WORDS_WITH (WORDS_TEXT (base_text_string (&cell)), WORDS_TEXT (base_text_string (&value))));
  base_text_clear (&cell);
  base_text_clear (&value);
  return explanation;
}

char *
app_game_explain_full_row (void)
{
  return g_strdup (_ ("That was the last cell: to type there again, delete it first."));
}

char *
app_game_explain_first_undo (void)
{
  return g_strdup (_ ("All is undone in this puzzle. Undo again to go back to the puzzle before."));
}
