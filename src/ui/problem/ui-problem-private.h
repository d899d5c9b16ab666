/* ui-problem-private.h - the state of the window for writing problems, for its files. */
#ifndef UI_PROBLEM_PRIVATE_H
#define UI_PROBLEM_PRIVATE_H

#include "app-file.h"
#include "desk-draft.h"
#include "desk-proofreader.h"
#include "ui-problem.h"

G_BEGIN_DECLS

struct _UiProblem
{
  GtkWindow parent_instance;

  DeskSession *session;
  DeskDraft *draft;
  DeskProofreader *reader;
  UiProblemStage stage;
  gpointer stage_data;

  GtkTextBuffer *buffer;
  GtkWidget *text, *grid, *message, *sentence, *go_there, *dance; /* children of the template */
  /* also of the template: part of a menu */
  GMenu *classics;
  gboolean closed;               /* the window is being closed */
  /* the file that the text is saved in, as it was when it was read or written; or NULL */
  DeskFile *file;
  char *waiting;                 /* the text that replaces the present one if the user agrees, */
  DeskFile *waiting_file;        /* and its file */

  GtkFileChooserNative *chooser;
  GFile *saving;
  GCancellable *leaving;
};

/* ui-problem.c */
char *ui_problem_get_text (UiProblem *self);

/* Replaces the text, in one step that can be undone.  If the present text is not saved, the user is
 * asked first, with `button` as the label of the button. */
void ui_problem_offer (UiProblem *self, const char *text, const DeskFile *file, const char *button);

/* Selects the fault that was found in the present text, if there is one. */
void ui_problem_show_fault (UiProblem *self, const DeskProblem *problem);

/* ui-problem-session.c: these update the title and the session. */
void ui_problem_keep (UiProblem *self);
void ui_problem_set_file (UiProblem *self, const DeskFile *file); /* or NULL */
void ui_problem_set_saved (UiProblem *self, const DeskFile *file);
void ui_problem_restore (UiProblem *self);

/* ui-problem-actions.c */
void ui_problem_add_actions (UiProblem *self);
void ui_problem_dance (UiProblem *self); /* or shows the fault */

/* ui-problem-start-menu.c: adds the menu's actions, and the examples in it. */
void ui_problem_fill_start_menu (UiProblem *self);

/* ui-problem-sentence.c: returns the sentence for the line under the text; free the result. */
char *ui_problem_sentence (const DeskProblem *problem, const DeskProblemCount *count);

/* ui-problem-file.c: saves to the window's file, if there is one; or to another one. */
void ui_problem_save (UiProblem *self);
void ui_problem_save_as (UiProblem *self);

G_END_DECLS

#endif
