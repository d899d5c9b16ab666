#include "ui-chooser.h"

typedef struct
{
  GtkFileChooserNative **slot;
  void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer data);
  gpointer data;
} Asked;

void
ui_chooser_add_filter (GtkFileChooser *chooser, const char *name, const char *const *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (unsigned i = 0; patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, patterns[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
asked_free (gpointer asked, GClosure *closure)
{
  (void) closure;
  g_free (asked);
}

/* Whoever is told may show another one in the same place, or go. */
static void
answered (GtkNativeDialog *dialog, int response, Asked *asked)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (asked->slot);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    asked->chosen (GTK_FILE_CHOOSER (chooser), file, asked->data);
}

void
ui_chooser_show (GtkFileChooserNative **slot,
                 void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer data),
                 gpointer data)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked){ slot, chosen, data };
  g_signal_connect_data (*slot, "response", G_CALLBACK (answered), asked, asked_free, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (*slot), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (*slot));
}
