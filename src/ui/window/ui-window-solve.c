#include "ui-dance.h"
#include "ui-window-private.h"

/* Solve and Stop are one button and one key. */
void
ui_window_solve (UiWindow *self)
{
  if (ui_window_shows_dance (self))
    ui_dance_run_to_solution (UI_DANCE (self->dance));
  else if (app_answers_is_busy (self->answers))
    app_answers_stop (self->answers);
  else
    app_answers_solve (self->answers);
}

/* Esc ends one thing: the presentation, the dance, the start page, the search, or the path beside
 * the board. */
void
ui_window_stop (UiWindow *self)
{
  if (ui_window_shows_dance (self) && ui_dance_is_presenting (UI_DANCE (self->dance)))
    {
      ui_dance_pause (UI_DANCE (self->dance)); /* so that it keeps its position */
      ui_window_stop_presenting (self);
    }
  else if (ui_window_shows_dance (self))
    ui_dance_stop (UI_DANCE (self->dance));
  else if (ui_window_shows_start (self))
    ui_window_type_own (self);
  else if (app_answers_is_busy (self->answers) || !ui_window_close_path (self))
    app_answers_stop (self->answers);
}

void
ui_window_next_solution (UiWindow *self)
{
  app_answers_next_solution (self->answers);
}

void
ui_window_previous_solution (UiWindow *self)
{
  app_answers_previous_solution (self->answers);
}

void
ui_window_count (UiWindow *self)
{
  app_answers_count (self->answers);
}

void
ui_window_solve_cell (UiWindow *self)
{
  app_answers_solve_cell (self->answers, desk_document_get_cursor (self->document));
}

void
ui_window_hint (UiWindow *self)
{
  app_answers_hint (self->answers);
}

void
ui_window_check_entries (UiWindow *self)
{
  app_answers_check_entries (self->answers);
}

void
ui_window_start_solving (UiWindow *self)
{
  bool setup = desk_document_get_mode (self->document) == DESK_SETUP;

  desk_document_simply (self->document, setup ? DESK_START_SOLVING : DESK_BACK_TO_SETUP);
  gtk_widget_grab_focus (self->board);
}

void
ui_window_fill_candidates (UiWindow *self)
{
  desk_document_simply (self->document, DESK_FILL_CANDIDATES);
}

void
ui_window_clear_candidates (UiWindow *self)
{
  desk_document_simply (self->document, DESK_CLEAR_CANDIDATES);
}

void
ui_window_clear_corners (UiWindow *self)
{
  desk_document_simply (self->document, DESK_CLEAR_CORNERS);
}

void
ui_window_clear_colours (UiWindow *self)
{
  desk_document_simply (self->document, DESK_CLEAR_COLOURS);
}

void
ui_window_drop_solution (UiWindow *self)
{
  desk_document_simply (self->document, DESK_DROP_SOLUTION);
}
