/* ui-widgets-file-chooser.h - GTK's file chooser, destroyed as soon as it is answered.
 *
 * A chooser that is kept is a hidden window.  GTK 4.8 ends the program when a screen reader
 * requests the application's child after its last visible window, as it does when a window has just
 * closed: GTK returns the last window of all, and a hidden one has no path on the bus. */
#ifndef UI_WIDGETS_FILE_CHOOSER_H
#define UI_WIDGETS_FILE_CHOOSER_H

#include <gtk/gtk.h>

/* `patterns` end with NULL. */
void ui_widgets_file_chooser_add_filter (GtkFileChooser    *chooser,
                                         const char        *name,
                                         const char *const *patterns);

/* Shows *slot, which is new.  When it is answered, empties *slot before `chosen` gets a file.  The
 * owner cancels it with g_clear_object (); then `chosen` is not called. */
void ui_widgets_file_chooser_show (GtkFileChooserNative **slot,
                      void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer data),
                      gpointer data);

#endif
