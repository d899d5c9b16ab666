/* The page with which the program starts when there is no puzzle: it stands in place of the empty
 * board until there is one, or the user wants the board. */
#include "ui-board-start.h"
#include "ui-window-private.h"

bool
ui_window_shows_start (UiWindow *self)
{
  return self->starts && !ui_window_shows_dance (self);
}

const char *
ui_window_front (UiWindow *self)
{
  return self->starts ? "start" : "puzzle";
}

void
ui_window_focus_front (UiWindow *self)
{
  if (self->starts)
    ui_board_start_focus (UI_BOARD_START (self->start));
  else
    gtk_widget_grab_focus (self->board);
}

void
ui_window_type_own (UiWindow *self)
{
  if (!self->starts)
    return;
  self->starts = false;
  if (ui_window_shows_dance (self))
    return;
  gtk_stack_set_visible_child_name (GTK_STACK (self->views), "puzzle");
  gtk_widget_grab_focus (self->board);
  ui_window_sync (self);
}

/* Whatever comes onto the board is to be seen, and is not replaced by a puzzle that is still
 * made. */
static void
follow_document (UiWindow *self, const DeskChanged *changed)
{
  if ((changed->what & (DESK_CHANGED_CELLS | DESK_CHANGED_GIVENS | DESK_CHANGED_SHAPE)) == 0)
    return;
  ui_window_stop_making (self);
  ui_window_type_own (self);
}

void
ui_window_begin_start (UiWindow *self)
{
  ui_board_start_set_up (UI_BOARD_START (self->start), self->board, self->settings);
  ui_board_start_set_back (UI_BOARD_START (self->start),
                           desk_document_undoes (self->document) != DESK_ACTIONS);
  self->starts =
      desk_document_is_empty (self->document) && desk_document_n_digits (self->document) == 0;
  gtk_stack_set_visible_child_name (GTK_STACK (self->views), ui_window_front (self));
  g_signal_connect_object (self->document, "changed", G_CALLBACK (follow_document), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}
