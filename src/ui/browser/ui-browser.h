/* ui-browser.h - the pane that lists the puzzles of a file. */
#ifndef UI_BROWSER_H
#define UI_BROWSER_H

#include "desk-session.h"
#include "formats-replace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BROWSER (ui_browser_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowser, ui_browser, UI, BROWSER, GtkBox)

/* Signal, when a row is activated; the handler takes `loaded`:
 *
 *   chosen (UiBrowser *browser, AppLoaded *loaded, const char *title)
 *
 * The session is set once, before a file is opened. */
void ui_browser_set_session (UiBrowser *self, DeskSession *session);

void ui_browser_open (UiBrowser *self, const char *uri);

/* Sets which puzzle is open, from 1; 0: none.  Its row is highlighted. */
void ui_browser_set_open (UiBrowser *self, guint64 number);

/* One of the puzzles of `file` was written again.  Does nothing when another file is listed, or
 * none. */
void ui_browser_note_replaced (UiBrowser *self, GFile *file, const FormatsReplacement *replacement);

/* Returns how many puzzles are listed so far, and opens one of them as if its row were activated;
 * from 1. */
guint64 ui_browser_count (UiBrowser *self);
void ui_browser_choose (UiBrowser *self, guint64 number);

/* Cancels the reading of the puzzle that was chosen last. */
void ui_browser_stop_choosing (UiBrowser *self);

/* Returns the file of the listed puzzles; NULL without a list. */
GFile *ui_browser_get_file (UiBrowser *self);

/* Returns which of the listed puzzles has that title, from 1; 0: none. */
guint64 ui_browser_find (UiBrowser *self, const char *title);

/* The number at the end of such a title, of whatever file; 0: it has none. */
guint64 ui_browser_number_of_title (const char *title);

/* Returns the part before that number: the file's name; free the result. */
char *ui_browser_name_of_title (const char *title);

G_END_DECLS

#endif
