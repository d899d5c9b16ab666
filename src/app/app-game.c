#include "app-game.h"

#include "app-clock.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

bool
app_game_is_under_way (DeskDocument *document)
{
  return desk_document_get_mode (document) == DESK_SOLVING
         && desk_document_n_digits (document) > desk_document_n_givens (document)
         && !desk_document_has_solution (document);
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
  uint32_t n_open = n_cells - desk_document_n_digits (document);
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

  if (play.ms == 0)
    return g_strdup (_ ("Solved."));
  if (play.n_hints == 0)
    /* TRANSLATORS: %1 is a time, such as 12:34 */
    return fill_text (_ ("Solved in %1, without hints."), WORDS_WITH (WORDS_TEXT (time)));
  return fill_text (
      P_ ("Solved in %1, with %2 hint.", "Solved in %1, with %2 hints.", play.n_hints),
      WORDS_WITH (WORDS_TEXT (time), WORDS_NUMBER (play.n_hints)));
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
app_game_explain_full_row (void)
{
  return g_strdup (_ ("That was the last cell: to type there again, delete it first."));
}
