#include "ui-board-pointer.h"

#include "ui-widgets-menu.h"

typedef struct
{
  DeskDocument *document;  /* belongs to the board, which outlives its controllers */
  AppTyping *typing;       /* the same */
  UiBoardPicture *picture; /* the same */
  bool begins_line;        /* the press has begun a line, which its release may end */
} Pointer;

static bool
find_cell_at (Pointer *self, double x, double y, uint32_t *out_cell)
{
  const PaintBoardLayout *layout = ui_board_picture_layout (self->picture);

  return layout != NULL && paint_board_cell_at (layout, x, y, out_cell);
}

static bool
is_in_cell (Pointer *self, double x, double y, uint32_t cell)
{
  uint32_t there;

  return find_cell_at (self, x, y, &there) && there == cell;
}

/* Ctrl adds single cells, or removes them, and Shift extends a rectangle. */
static void
select_as_held (Pointer *self, uint32_t cell, GdkModifierType held)
{
  if (held & GDK_CONTROL_MASK)
    desk_document_toggle_selected (self->document, cell);
  else
    desk_document_select (self->document, cell,
                          held & GDK_SHIFT_MASK ? desk_document_get_anchor (self->document) : cell);
}

/* In the modes of colours and lines, a press is about a candidate. */
static void
point_at_mark (Pointer *self, uint32_t cell, uint32_t value)
{
  DeskLine line;

  self->begins_line = app_typing_get_mode (self->typing) == APP_TYPING_LINES
                      && !app_typing_get_line (self->typing, &line);
  if (app_typing_get_mode (self->typing) == APP_TYPING_LINES)
    app_typing_line_to (self->typing, cell, value);
  else if (app_typing_colours_candidates (self->typing) && value != 0)
    app_typing_colour_candidate (self->typing, cell, value);
}

static void
select_pressed_cell (GtkGestureDrag *gesture, double x, double y, gpointer data)
{
  Pointer *self = data;
  GtkWidget *board = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GdkModifierType held =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  uint32_t cell, value;

  self->begins_line = false;
  if (!find_cell_at (self, x, y, &cell))
    return;
  gtk_widget_grab_focus (board);
  /* The board's shape can be a different one now: a widget that loses the focus can change it. */
  if (!ui_board_picture_mark_at (self->picture, x, y, &cell, &value))
    return;
  select_as_held (self, cell, held);
  if ((held & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) != 0)
    return;
  app_typing_point (self->typing);
  point_at_mark (self, cell, value);
}

static void
extend_to_pointer (GtkGestureDrag *gesture, double right, double down, gpointer data)
{
  Pointer *self = data;
  GdkModifierType held =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  double x, y;
  uint32_t cell, value;

  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y)
      || !ui_board_picture_mark_at (self->picture, x + right, y + down, &cell, &value))
    return;
  if (app_typing_get_mode (self->typing) == APP_TYPING_LINES)
    {
      app_typing_line_over (self->typing, cell, value);
      return;
    }
  if (held & GDK_CONTROL_MASK)
    {
      if (!is_in_cell (self, x, y, cell))
        desk_document_select_also (self->document, cell);
    }
  else if (cell != desk_document_get_cursor (self->document))
    desk_document_select (self->document, cell, desk_document_get_anchor (self->document));
}

/* A line goes from the press to the release, or between two clicks. */
static void
end_line (GtkGestureDrag *gesture, double right, double down, gpointer data)
{
  Pointer *self = data;
  uint32_t cell, value;
  double x, y;
  DeskLine line;

  if (!self->begins_line || !app_typing_get_line (self->typing, &line)
      || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (!ui_board_picture_mark_at (self->picture, x + right, y + down, &cell, &value))
    app_typing_line_stop (self->typing);
  else if (cell != line.from_cell || value != line.from_value)
    app_typing_line_to (self->typing, cell, value);
}

/* On the release of the second click: each press selects its cell. */
static void
select_same_digits (GtkGestureClick *gesture, int n_presses, double x, double y, gpointer data)
{
  Pointer *self = data;
  GdkModifierType held =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  uint32_t cell;

  if (n_presses == 2 && (held & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == 0
      && find_cell_at (self, x, y, &cell))
    desk_document_select_same (self->document, cell);
}

static void
open_menu (GtkWidget *board, double x, double y)
{
  Pointer *self = g_object_get_data (G_OBJECT (board), "pointer");
  uint32_t cell;

  if (!find_cell_at (self, x, y, &cell))
    return;
  gtk_widget_grab_focus (board);
  if (!find_cell_at (self, x, y, &cell))
    return;
  if (desk_document_is_selected (self->document, cell))
    desk_document_select_also (self->document, cell);
  else
    desk_document_select (self->document, cell, cell);
  gtk_widget_activate_action (board, "board.menu", NULL);
}

void
ui_board_pointer_add (GtkWidget *board,
                      DeskDocument *document,
                      AppTyping *typing,
                      UiBoardPicture *picture)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();
  Pointer *self = g_new (Pointer, 1);

  *self = (Pointer){ .document = document, .typing = typing, .picture = picture };
  g_signal_connect (drag, "drag-begin", G_CALLBACK (select_pressed_cell), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (extend_to_pointer), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (end_line), self);
  g_signal_connect (click, "released", G_CALLBACK (select_same_digits), self);
  g_object_set_data_full (G_OBJECT (board), "pointer", self, g_free);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (click));
  ui_widgets_menu_add_gestures (board, open_menu);
}
