#include "ui-widgets-menu.h"

#include "ui-widgets-dialog.h"

/* The open menu and the widget that had the focus before, as data of the owner. */
#define MENU "menu"
#define BACK "menu-back"

typedef void (*OpenAt) (GtkWidget *owner, double x, double y);

void
ui_widgets_menu_close (GtkWidget *owner)
{
  GtkWidget *menu = g_object_get_data (G_OBJECT (owner), MENU);

  g_object_set_data (G_OBJECT (owner), MENU, NULL);
  if (menu != NULL)
    gtk_widget_unparent (menu);
}

static gboolean
remove_menu (gpointer data)
{
  ui_widgets_menu_close (data);
  return G_SOURCE_REMOVE;
}

/* The item that was chosen acts after the menu has closed. */
static void
menu_was_closed (GtkWidget *owner)
{
  GtkWidget *back = g_object_get_data (G_OBJECT (owner), BACK);

  if (back != NULL && gtk_widget_get_root (back) != NULL)
    gtk_widget_grab_focus (back);
  g_object_set_data (G_OBJECT (owner), BACK, NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, remove_menu, g_object_ref (owner), g_object_unref);
}

/* A popover keeps all keys to itself.  Those of an action, with Ctrl or Alt, close the menu and go
 * to the window. */
static gboolean
forward_key (GtkEventControllerKey *keys,
             guint key,
             guint code,
             GdkModifierType held,
             GtkWidget *menu)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (menu));

  (void) key;
  (void) code;
  if ((held & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0
      || !gtk_event_controller_key_forward (keys, window))
    return GDK_EVENT_PROPAGATE;
  gtk_popover_popdown (GTK_POPOVER (menu));
  return GDK_EVENT_STOP;
}

static void
forward_keys (GtkWidget *menu)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (forward_key), menu);
  gtk_widget_add_controller (menu, keys);
}

GtkWidget *
ui_widgets_menu_new (GtkWidget *owner,
                     GtkWidget *parent,
                     GMenuModel *model,
                     const GdkRectangle *place)
{
  const graphene_point_t corner = GRAPHENE_POINT_INIT ((float) place->x, (float) place->y);
  GtkWidget *focus = ui_widgets_get_focus (owner), *menu;
  GdkRectangle where = *place;
  graphene_point_t there;

  ui_widgets_menu_close (owner);
  if (!gtk_widget_compute_point (owner, parent, &corner, &there))
    there = corner;
  where.x = (int) there.x;
  where.y = (int) there.y;
  menu = gtk_popover_menu_new_from_model (model);
  gtk_widget_set_parent (menu, parent);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu), &where);
  gtk_popover_set_position (GTK_POPOVER (menu), GTK_POS_RIGHT);
  g_signal_connect_object (menu, "closed", G_CALLBACK (menu_was_closed), owner, G_CONNECT_SWAPPED);
  forward_keys (menu);
  g_object_set_data (G_OBJECT (owner), MENU, menu);
  g_object_set_data_full (G_OBJECT (owner), BACK, focus != NULL ? g_object_ref (focus) : NULL,
                          g_object_unref);
  return menu;
}

void
ui_widgets_menu_open (GtkWidget *owner,
                      GtkWidget *parent,
                      GMenuModel *model,
                      const GdkRectangle *place)
{
  gtk_popover_popup (GTK_POPOVER (ui_widgets_menu_new (owner, parent, model, place)));
}

static void
open_by_button (GtkGestureClick *gesture, int n_presses, double x, double y, OpenAt open)
{
  (void) n_presses;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  open (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), x, y);
}

/* A finger has no second button. */
static void
open_by_finger (GtkGestureLongPress *gesture, double x, double y, OpenAt open)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  open (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), x, y);
}

void
ui_widgets_menu_add_gestures (GtkWidget *owner, OpenAt open)
{
  GtkGesture *button = gtk_gesture_click_new (), *finger = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (button), GDK_BUTTON_SECONDARY);
  g_signal_connect (button, "pressed", G_CALLBACK (open_by_button), open);
  gtk_widget_add_controller (owner, GTK_EVENT_CONTROLLER (button));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (finger), TRUE);
  g_signal_connect (finger, "pressed", G_CALLBACK (open_by_finger), open);
  gtk_widget_add_controller (owner, GTK_EVENT_CONTROLLER (finger));
}
