/* ui-browser-classics.h - a dialog with problems to watch that are no Sudokus. */
#ifndef UI_BROWSER_CLASSICS_H
#define UI_BROWSER_CLASSICS_H

#include "subject.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns the word of one of them, in the syntax of classics_parse (); NULL beyond the last. */
const char *ui_browser_classics_word (unsigned index);

/* Returns its name in the user's language with its numbers, "Queens 8"; NULL for an unknown
 * word. */
char *ui_browser_classics_title (const char *word);

/* `chosen` takes ownership of the problem, and gets `data` and its title. */
void ui_browser_classics_present (GtkWindow *parent,
                          void (*chosen) (gpointer data, Subject *problem, const char *title),
                          gpointer data);

G_END_DECLS

#endif
