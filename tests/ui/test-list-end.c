/* A list that is to show its end: what GTK says of it meanwhile, and whether it comes there. */
#include "check.h"
#include "ui-widgets-list-end.h"

#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

static unsigned n_warnings;

static GLogWriterOutput
count_warnings (GLogLevelFlags level, const GLogField *fields, gsize n, gpointer data)
{
  n_warnings += (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) != 0;
  return g_log_writer_default (level, fields, n, data);
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  (void) factory;
  gtk_list_item_set_child (item, gtk_label_new (NULL));
}

/* Some rows are higher than others, which a list knows only when it has laid them out. */
static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  (void) factory;
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_list_item_get_position (item) % 7 == 0 ? "one\ntwo\nthree" : "one");
}

static void
set_rows (GtkListView *list, guint n)
{
  GtkStringList *rows = gtk_string_list_new (NULL);
  GtkSelectionModel *model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (rows)));

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (rows, "");
  gtk_list_view_set_model (list, model);
  g_object_unref (model);
}

static gboolean
count_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  (void) widget;
  (void) clock;
  return --*(int *) data > 0;
}

static void
wait_frames (GtkWidget *widget, int n)
{
  gtk_widget_add_tick_callback (widget, count_frame, &n, NULL);
  while (n > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
comes_to_its_end (const void *data)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkListView *list;
  const guint *next = data;

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  list = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (list));
  gtk_window_set_child (window, scroller);
  gtk_window_set_default_size (window, 300, 200);
  gtk_window_present (window);
  set_rows (list, 300);
  wait_frames (scroller, 3);
  n_warnings = 0;
  /* As others come in the place of those that were there, or none, it still knows the heights of
   * those. */
  ui_widgets_list_end_show (list);
  wait_frames (scroller, 1);
  gtk_adjustment_set_value (down, 0);
  set_rows (list, *next);
  ui_widgets_list_end_show (list);
  wait_frames (scroller, 12);
  check_equal_u64 (n_warnings, 0);
  check_true (gtk_adjustment_get_value (down) + gtk_adjustment_get_page_size (down)
              >= gtk_adjustment_get_upper (down) - 1);
  gtk_window_destroy (window);
}

int
main (void)
{
  static const guint none = 0, some = 400;

  g_log_set_writer_func (count_warnings, NULL, NULL);
  gtk_init ();
  check_claim ("/ui/list-end/comes-there/other-rows", comes_to_its_end, &some);
  check_claim ("/ui/list-end/comes-there/no-rows", comes_to_its_end, &none);
  return check_finish ();
}
