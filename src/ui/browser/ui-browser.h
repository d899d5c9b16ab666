/* ui-browser.h - the pane that lists the puzzles of a file. */
#ifndef UI_BROWSER_H
#define UI_BROWSER_H

#include "desk-session.h"
#include "formats-replace.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BROWSER (ui_browser_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowser, ui_browser, UI, BROWSER, GtkBox)

/* Signals.  The first is emitted when a puzzle was chosen, and the handler takes `loaded`; the
 * second when the next puzzle that is not solved was requested, and there is none:
 *
 *   chosen (UiBrowser *browser, AppLoaded *loaded, const char *title)
 *   all-solved (UiBrowser *browser)
 *
 * This is called once, before a file is opened.  How the list is sorted and filtered is kept as
 * the session's value `choices`. */
void ui_browser_set_up (UiBrowser       *self,
                        DeskSession     *session,
                        const char      *choices,
                        UiWidgetsScheme *scheme,
                        GSettings       *settings);

void ui_browser_open (UiBrowser *self, const char *uri);

/* Sets which puzzle is on the board, from 1, and its check sum and game; 0: none, which the pane
 * then says.  Its row is highlighted. */
void ui_browser_set_open (UiBrowser      *self,
                          guint64         number,
                          guint64         puzzle,
                          const DeskGame *game);

/* One of the puzzles of `file` was written again.  Does nothing when another file is listed, or
 * none. */
void ui_browser_note_replaced (UiBrowser *self, GFile *file, const FormatsReplacement *replacement);

/* Returns how many puzzles are listed so far, and opens one of them as if its row were activated;
 * from 1. */
guint64 ui_browser_count (UiBrowser *self);
void ui_browser_choose (UiBrowser *self, guint64 number);

/* The same of one that has perhaps not been read yet: as soon as it has. */
void ui_browser_choose_soon (UiBrowser *self, guint64 number);

/* Goes on in the order of the list: 1 forward, -1 back.  At its end nothing happens. */
void ui_browser_step (UiBrowser *self, int step);
bool ui_browser_has_step (UiBrowser *self, int step);

/* Goes on to the next puzzle that is not solved, or from the end of the list to the first one. */
void ui_browser_step_to_unsolved (UiBrowser *self);

/* Shows where a number or a text is typed, and gives it the focus. */
void ui_browser_search (UiBrowser *self);

/* Cancels the reading of the puzzle that was chosen last. */
void ui_browser_stop_choosing (UiBrowser *self);

/* Returns the file of the listed puzzles; NULL without a list. */
GFile *ui_browser_get_file (UiBrowser *self);

/* Returns which of the listed puzzles has that title, from 1; 0: none. */
guint64 ui_browser_find (UiBrowser *self, const char *title);

/* The title of a puzzle of a file: its name and the number.  Free it. */
char *ui_browser_make_title (const char *name, guint64 number);

/* The number at the end of such a title, of whatever file; 0: it has none. */
guint64 ui_browser_number_of_title (const char *title);

/* Returns the part before that number: the file's name; free the result. */
char *ui_browser_name_of_title (const char *title);

G_END_DECLS

#endif
