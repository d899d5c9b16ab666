/* The Compare view beside the rest of the window. */
#include "app-file.h"
#include "ui-browser.h"
#include "ui-compare.h"
#include "ui-window-private.h"
#include "words-gettext.h"

void
ui_window_add_compare (UiWindow *self)
{
  ui_compare_set_up (UI_COMPARE (self->compare), self->scheme);
}

void
ui_window_sync_compare (UiWindow *self)
{
  SudokuPuzzle *puzzle = desk_document_get_puzzle (self->document);
  GFile *file = ui_browser_get_file (UI_BROWSER (self->browser));
  const char *title = desk_document_get_title (self->document);
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;
  g_autofree char *file_name = uri != NULL ? app_file_name (uri, self->session) : NULL;

  ui_compare_set_sources (UI_COMPARE (self->compare),
                          puzzle != NULL && sudoku_puzzle_n_givens (puzzle) > 0 ? puzzle : NULL,
                          title != NULL && *title != '\0' ? title : _ ("Puzzle"), file, file_name);
  sudoku_puzzle_free (puzzle);
}
