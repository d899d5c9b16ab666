#include "ui-widgets-tab-stop.h"

#include "ui-widgets-dialog.h"

struct _UiWidgetsTabStop
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UiWidgetsTabStop, ui_widgets_tab_stop, GTK_TYPE_WIDGET)

/* The list gives the focus to the row that had it last.  Asked for the next focus, GTK 4.18 would
 * take the last row of all for a step backward. */
static gboolean
enter_list (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (GTK_IS_SCROLLED_WINDOW (child))
    child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (child));
  return child != NULL && gtk_widget_grab_focus (child);
}

static gboolean
ui_widgets_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const bool is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (is_tab)
    return !ui_widgets_holds_focus (widget) && enter_list (widget);
  return GTK_WIDGET_CLASS (ui_widgets_tab_stop_parent_class)->focus (widget, direction);
}

static void
ui_widgets_tab_stop_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_widgets_tab_stop_parent_class)->dispose (object);
}

static void
ui_widgets_tab_stop_class_init (UiWidgetsTabStopClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_widgets_tab_stop_dispose;
  GTK_WIDGET_CLASS (class)->focus = ui_widgets_tab_stop_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
ui_widgets_tab_stop_init (UiWidgetsTabStop *self)
{
  (void) self;
}
