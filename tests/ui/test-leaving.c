/* What is left of a window that was closed while the program goes on. */
#include "check.h"
#include "in-window.h"
#include "ui-window-application.h"

/* Its actions follow the settings, and tell the window of it.  The pointer stands in the middle of
 * the screen: GTK makes ready for a tip there. */
static void
takes_its_actions_along (const void *data)
{
  GtkApplication *application = ui_window_application_new ();
  GtkWindow *window;
  GAction *action;

  (void) data;
  check_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_hold (G_APPLICATION (application));
  g_application_activate (G_APPLICATION (application));
  window = gtk_application_get_active_window (application);
  in_window_wait (500);
  action = g_action_map_lookup_action (G_ACTION_MAP (window), "show-collection");
  g_object_add_weak_pointer (G_OBJECT (action), (gpointer *) &action);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (window);
  for (int i = 0; i < 100 && (window != NULL || action != NULL); i++)
    in_window_wait (10);
  check_true (window == NULL);
  check_true (action == NULL);
  g_application_release (G_APPLICATION (application));
  g_object_unref (application);
}

int
main (void)
{
  check_claim ("/ui/leaving/takes-its-actions-along", takes_its_actions_along, NULL);
  return check_finish ();
}
