#include "ui-board-pointer.h"

typedef struct
{
  DeskDocument *document;  /* belongs to the board, which outlives its controllers */
  UiBoardPicture *picture; /* belongs to the board too */
} Pointer;

static bool
find_cell_at (Pointer *self, double x, double y, uint32_t *out_cell)
{
  const PaintBoardLayout *layout = ui_board_picture_layout (self->picture);

  return layout != NULL && paint_board_cell_at (layout, x, y, out_cell);
}

static void
select_pressed_cell (GtkGestureDrag *gesture, double x, double y, gpointer data)
{
  Pointer *self = data;
  GtkWidget *board = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GdkModifierType held =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  uint32_t cell;

  if (!find_cell_at (self, x, y, &cell))
    return;
  gtk_widget_grab_focus (board);
  /* The board's shape can be a different one now: a widget that loses the focus can change it. */
  if (!find_cell_at (self, x, y, &cell))
    return;
  desk_document_select (self->document, cell,
                        held & GDK_SHIFT_MASK ? desk_document_get_anchor (self->document) : cell);
}

static void
extend_to_pointer (GtkGestureDrag *gesture, double right, double down, gpointer data)
{
  Pointer *self = data;
  double x, y;
  uint32_t cell;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y)
      && find_cell_at (self, x + right, y + down, &cell)
      && cell != desk_document_get_cursor (self->document))
    desk_document_select (self->document, cell, desk_document_get_anchor (self->document));
}

void
ui_board_pointer_add (GtkWidget *board, DeskDocument *document, UiBoardPicture *picture)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  Pointer *self = g_new (Pointer, 1);

  *self = (Pointer){ .document = document, .picture = picture };
  g_signal_connect (drag, "drag-begin", G_CALLBACK (select_pressed_cell), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (extend_to_pointer), self);
  g_object_set_data_full (G_OBJECT (drag), "pointer", self, g_free);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (drag));
}
