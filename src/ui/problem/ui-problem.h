/* ui-problem.h - the window for writing an exact cover problem: its text, and the picture of it.
 *
 * The text is the only thing that is kept: every key is in the session before the next one is
 * pressed, and a click in the picture changes the text.  When the window is closed it is destroyed
 * (the reason is in ui-widgets-file-chooser.h).  If its buffer is kept, the next window has its
 * undo steps.  The window asks before text that was not saved is replaced.  Signal:
 *
 *   dance (UiProblem *problem, Subject *dance, const char *text, const DeskFile *file)
 *
 * when the problem must be danced: the problem, to which the handler adds a reference to keep it,
 * its text, and its file or NULL. */
#ifndef UI_PROBLEM_H
#define UI_PROBLEM_H

#include "subject.h"
#include "desk-session.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_PROBLEM (ui_problem_get_type ())
G_DECLARE_FINAL_TYPE (UiProblem, ui_problem, UI, PROBLEM, GtkWindow)

/* Makes a window with the text from the session, not shown yet.  `buffer`: the buffer of a window
 * that was closed, or NULL. */
UiProblem     *ui_problem_new (GtkWindow     *parent,
                               DeskSession   *session,
                               UiWidgetsScheme      *scheme,
                               GtkTextBuffer *buffer);
GtkTextBuffer *ui_problem_get_buffer (UiProblem *self);

/* Whether the window was open when the program ended. */
bool ui_problem_was_open (DeskSession *session);

/* Returns the text of the problem on the stage, "" for none; the caller frees it.  `*out_file`: its
 * file, to be freed, or NULL. */
typedef char *(*UiProblemStage) (gpointer data, DeskFile **out_file);
void ui_problem_set_stage (UiProblem *self, UiProblemStage stage, gpointer data);

/* Shows the window with the stage's text, or with no text; asks first when the present text is not
 * saved. */
void ui_problem_edit (UiProblem *self);
void ui_problem_begin (UiProblem *self);

G_END_DECLS

#endif
