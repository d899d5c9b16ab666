/* drag-source TEXT FILE: a window whose left half is a text to drag, and whose right half a
 * file. */
#include <gtk/gtk.h>

static void
add (GtkWidget *box, const char *name, GdkContentProvider *content)
{
  GtkWidget *label = gtk_label_new (name);
  GtkDragSource *drag = gtk_drag_source_new ();

  gtk_drag_source_set_content (drag, content);
  g_object_unref (content);
  gtk_widget_set_size_request (label, 100, 100);
  gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (drag));
  gtk_box_append (GTK_BOX (box), label);
}

static void
mapped (void)
{
  g_print ("ready\n");
}

int
main (int argc, char **argv)
{
  g_autoptr (GFile) file = argc > 2 ? g_file_new_for_path (argv[2]) : NULL;
  GdkContentProvider *files;
  GtkWidget *window, *box;
  GSList list = { file, NULL };

  if (file == NULL)
    return 1;
  gtk_init ();
  window = gtk_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  files = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, &list);
  add (box, "text", gdk_content_provider_new_typed (G_TYPE_STRING, argv[1]));
  add (box, "file", files);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), "Things to Drag");
  gtk_window_set_resizable (GTK_WINDOW (window), FALSE);
  g_signal_connect (window, "map", G_CALLBACK (mapped), NULL);
  gtk_window_present (GTK_WINDOW (window));
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
