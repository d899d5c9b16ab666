#include "app-game.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

char *
app_game_explain_refusal (DeskDocument *document, uint32_t cell)
{
  BaseText name = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;
  char *explanation;

  words_add_cell (sudoku_shape_place (desk_document_get_shape (document), cell), &name);
  words_fill (&text,
              desk_document_get_given (document, cell) != 0
                  ? _ ("%1 is given: it stays as it is while you play.")
                  : _ ("%1 has a digit: candidates are for empty cells."),
              WORDS_WITH (WORDS_TEXT (base_text_string (&name))));
  explanation = g_strdup (base_text_string (&text));
  base_text_clear (&name);
  base_text_clear (&text);
  return explanation;
}
