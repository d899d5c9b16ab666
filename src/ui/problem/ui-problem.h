/* ui-problem.h - the window in which an exact cover problem is written: its text, and the picture of it.
 *
 * The text is the one thing that is kept: every key is in the session before the next one is pressed, and a click in
 * the picture changes the text.  Closed, the window goes (ui-widgets-file-chooser.h says why); whoever keeps its buffer has the undo
 * steps for the next one.  It asks before what was not saved gives way to something else.  Signal:
 *
 *   dance (UiProblem *problem, Subject *dance, const char *text, const DeskFile *file)
 *
 * when it is to be danced: the problem, held by who keeps it, its text, and its file or NULL. */
#ifndef UI_PROBLEM_H
#define UI_PROBLEM_H

#include "subject.h"
#include "desk-session.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_PROBLEM (ui_problem_get_type ())
G_DECLARE_FINAL_TYPE (UiProblem, ui_problem, UI, PROBLEM, GtkWindow)

/* With what the session kept, not shown yet.  `buffer`: that of a window that was closed, or NULL.
 * */
UiProblem     *ui_problem_new (GtkWindow     *parent,
                               DeskSession   *session,
                               UiWidgetsScheme      *scheme,
                               GtkTextBuffer *buffer);
GtkTextBuffer *ui_problem_get_buffer (UiProblem *self);

/* Whether the window was open when the program ended. */
bool ui_problem_was_open (DeskSession *session);

/* The text that stands on the stage, for who asks for it; "" for none; to be freed.  `*out_file`: its file, to be
 * freed, or NULL. */
typedef char *(*UiProblemStage) (gpointer data, DeskFile **out_file);
void ui_problem_set_stage (UiProblem *self, UiProblemStage stage, gpointer data);

/* Shows the window with that, or with nothing; asks first where what is there is not saved. */
void ui_problem_edit (UiProblem *self);
void ui_problem_begin (UiProblem *self);

G_END_DECLS

#endif
