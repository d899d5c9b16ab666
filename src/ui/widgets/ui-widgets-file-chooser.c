#include "ui-widgets-file-chooser.h"

enum
{
  PATH_BAR_KEPT_S = 60,
};

typedef struct
{
  GtkFileChooserNative **slot;
  void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer data);
  gpointer data;
} Asked;

void
ui_widgets_file_chooser_add_filter (GtkFileChooser *chooser,
                                    const char *name,
                                    const char *const *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (unsigned i = 0; patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, patterns[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}

static GtkWidget *
find_path_bar (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (strcmp (G_OBJECT_TYPE_NAME (widget), "GtkPathBar") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_path_bar (child);
  return found;
}

static gboolean
release_path_bar (gpointer path_bar)
{
  g_object_unref (path_bar);
  return G_SOURCE_REMOVE;
}

/* Keeps the path bars of all choosers for PATH_BAR_KEPT_S, without the windows around them.
 *
 * A path bar shows a folder and all folders above it, and reads their names one after the other.
 * GTK 4.10 and later stop the reading when the chooser is destroyed, and the callback then uses the
 * path bar, which is gone (gtkpathbar.c, gtk_path_bar_set_file_finish ()).  A path bar that is kept
 * reads to the end.  GTK has no signal for that end, so the time is far longer than reading takes;
 * a path bar is a few buttons.  The hidden window cannot be kept instead: see the header. */
static void
keep_path_bars (gpointer data, GObject *chooser)
{
  GListModel *windows = gtk_window_get_toplevels ();

  (void) data;
  (void) chooser;
  for (unsigned i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *path_bar = GTK_IS_FILE_CHOOSER_DIALOG (window) ? find_path_bar (window) : NULL;

      if (path_bar != NULL)
        g_timeout_add_seconds (PATH_BAR_KEPT_S, release_path_bar, g_object_ref (path_bar));
    }
}

static void
asked_free (gpointer asked, GClosure *closure)
{
  (void) closure;
  g_free (asked);
}

/* The function that is called may show another chooser in the same slot, or destroy its owner. */
static void
answer_chooser (GtkNativeDialog *dialog, int response, Asked *asked)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (asked->slot);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    asked->chosen (GTK_FILE_CHOOSER (chooser), file, asked->data);
}

void
ui_widgets_file_chooser_show (GtkFileChooserNative **slot,
                              void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer data),
                              gpointer data)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked){ slot, chosen, data };
  g_signal_connect_data (*slot, "response", G_CALLBACK (answer_chooser), asked, asked_free, 0);
  g_object_weak_ref (G_OBJECT (*slot), keep_path_bars, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (*slot), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (*slot));
}
