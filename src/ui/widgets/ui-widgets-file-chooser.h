/* ui-widgets-file-chooser.h - GTK's file chooser, destroyed as soon as it is answered.
 *
 * A chooser that is kept is a hidden window.  GTK 4.8 ends the program when a screen reader
 * asks for the child of the application behind its last visible window, as it does when a
 * window has just closed: it gets the last window of all, and a hidden one has no path on the
 * bus. */
#ifndef UI_WIDGETS_FILE_CHOOSER_H
#define UI_WIDGETS_FILE_CHOOSER_H

#include <gtk/gtk.h>

/* `patterns` end with NULL. */
void ui_widgets_file_chooser_add_filter (GtkFileChooser *chooser, const char *name, const char *const *patterns);

/* Shows *slot, which is new, and empties it when it is answered, before `chosen` is told of a file.  Whoever holds it lets
 * go of it with g_clear_object () if that comes first, and nobody is told. */
void ui_widgets_file_chooser_show (GtkFileChooserNative **slot,
                      void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer data),
                      gpointer data);

#endif
