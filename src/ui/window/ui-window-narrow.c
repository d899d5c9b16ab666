/* A narrow window: a bar at its foot has what the header has no room for beside the puzzle's name,
 * the views, the list of a collection, and the button that solves. */
#include "ui-board-verdict.h"
#include "ui-window-private.h"

#define COLLECTION "show-collection"

/* Room that the header leaves for the name of the puzzle. */
#define NAME_WIDTH_PX 90

/* Between buttons of the header. */
#define SPACING_PX 6

static int
measure_width (GtkWidget *widget, bool natural)
{
  int least, wanted;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

/* The views in the header are measured while they are shown: what is hidden has no size. */
static bool
is_too_narrow (UiWindow *self, int width)
{
  const bool is_wide = gtk_widget_get_visible (self->view_switch);
  int least = measure_width (self->header, false) + NAME_WIDTH_PX;

  if (is_wide)
    self->switch_width = measure_width (self->view_switch, true);
  else
    least += measure_width (self->solve_button, true) + SPACING_PX;
  return width < least + self->switch_width;
}

/* The list would cover the board: it goes until the window is wide again, or it is asked for. */
static void
put_list_away (UiWindow *self)
{
  if (self->is_narrow)
    self->had_list = g_settings_get_boolean (self->settings, COLLECTION);
  if (self->is_narrow || self->had_list)
    g_settings_set_boolean (self->settings, COLLECTION, !self->is_narrow);
  if (!self->is_narrow)
    self->had_list = false;
}

static void
move_solve_button (UiWindow *self)
{
  GtkHeaderBar *header = GTK_HEADER_BAR (self->header);
  GtkBox *foot = GTK_BOX (self->switcher);

  g_object_ref (self->solve_button);
  if (self->is_narrow)
    {
      gtk_header_bar_remove (header, self->solve_button);
      gtk_box_append (foot, self->solve_button);
    }
  else
    {
      gtk_box_remove (foot, self->solve_button);
      gtk_header_bar_pack_end (header, self->solve_button);
    }
  g_object_unref (self->solve_button);
}

static void
apply_width (gpointer data)
{
  UiWindow *self = data;

  self->applying_width = 0;
  if (self->is_narrow == !gtk_widget_get_visible (self->view_switch))
    return;
  gtk_widget_set_visible (self->view_switch, !self->is_narrow);
  gtk_widget_set_visible (self->watch_button, !self->is_narrow);
  move_solve_button (self);
  ui_window_place_message (self);
  ui_board_verdict_set_narrow (UI_BOARD_VERDICT (self->verdict), self->is_narrow);
  put_list_away (self);
  ui_window_sync_switcher (self);
}

/* What is shown changes after the layout, which asks for this. */
void
ui_window_follow_width (UiWindow *self, int width)
{
  if (!gtk_widget_get_visible (self->header))
    return;
  self->is_narrow = is_too_narrow (self, width);
  if (self->is_narrow == gtk_widget_get_visible (self->view_switch) && self->applying_width == 0)
    self->applying_width = g_idle_add_once (apply_width, self);
}

void
ui_window_sync_switcher (UiWindow *self)
{
  gtk_widget_set_visible (self->switcher, self->is_narrow && gtk_widget_get_visible (self->header));
}

/* Over the board a message lies on the line above it: the board stays where it is.  A narrow line
 * has no room for one, and the dance has its own words there. */
void
ui_window_place_message (UiWindow *self)
{
  const bool is_over = gtk_widget_get_parent (self->message) == self->overlay;
  const bool goes_over = !self->is_narrow && !ui_window_shows_dance (self);

  if (is_over == goes_over)
    return;
  g_object_ref (self->message);
  if (goes_over)
    {
      gtk_box_remove (GTK_BOX (self->content), self->message);
      gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->message);
    }
  else
    {
      gtk_overlay_remove_overlay (GTK_OVERLAY (self->overlay), self->message);
      gtk_box_insert_child_after (GTK_BOX (self->content), self->message, self->trouble);
    }
  gtk_widget_set_valign (self->message, goes_over ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  g_object_unref (self->message);
}
