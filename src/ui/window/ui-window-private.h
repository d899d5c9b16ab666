/* ui-window-private.h - the state of a window, and the functions that its files share and that
 * the table of actions calls. */
#ifndef UI_WINDOW_PRIVATE_H
#define UI_WINDOW_PRIVATE_H

#include "app-answers.h"
#include "app-loader.h"
#include "app-snapshot.h"
#include "app-typing.h"
#include "subject.h"
#include "ui-window.h"

G_BEGIN_DECLS

struct _UiWindow
{
  GtkApplicationWindow parent_instance;

  DeskSession *session;
  DeskDocument *document;
  AppAnswers *answers;
  AppTyping *typing;
  UiWidgetsScheme *scheme;
  GSettings *settings;
  GCancellable *leaving;

  /* Of the template. */
  GtkWidget *header, *board, *pad, *verdict, *scroller, *panes, *browser, *message;
  GtkWidget *trouble;       /* a bar that says why the session is not kept */
  GtkWidget *views, *dance; /* pages "puzzle" and "dance" */
  GtkWidget *solve_button, *menu_button, *heading, *title, *subtitle;
  GtkWidget *setup, *samples_button, *open_button, *start_button;

  bool leaves;          /* although changes are lost */
  bool was_full;        /* before it presented */
  Subject *other;                     /* that is danced in place of the puzzle, or NULL */
  char *other_title;                       /* what an example is called, or NULL */
  char *other_text;                        /* its text as somebody wrote it, or NULL */
  DeskFile *other_file;                    /* the file of that text, or NULL */
  GtkWidget *problem;                      /* the window in which problems are written, or NULL */
  GtkTextBuffer *problem_buffer;           /* of the last one, and its size; or NULL */
  int problem_width, problem_height;
  uint64_t danced;                         /* revision + 1 of the puzzle when the dance was set to it; 0: it is to be */
  GtkFileChooserNative *chooser;
  GFile *saving; /* where it is to be written, perhaps after a question */
  const Format *saving_as; /* as what; NULL: its name says it */
  GFile *again_file;       /* what could also be read as `again_as`, or NULL: a text */
  char *again_text;
  const Format *again_as;
  GCancellable *loading; /* of the file that is being opened, or NULL */
  char *loading_name;
  uint64_t loading_revision; /* of the document when that began */
  guint loading_timer;
};

/* ui-window.c */
void ui_window_sync (UiWindow *self);
char *ui_window_name (UiWindow *self); /* of what it shows, for a person */

/* ui-window-solve.c */
void ui_window_solve (UiWindow *self);
void ui_window_stop (UiWindow *self);
void ui_window_next_solution (UiWindow *self);
void ui_window_previous_solution (UiWindow *self);
void ui_window_count (UiWindow *self);
void ui_window_solve_cell (UiWindow *self);
void ui_window_hint (UiWindow *self);
void ui_window_check_entries (UiWindow *self);
void ui_window_start_solving (UiWindow *self);
void ui_window_fill_candidates (UiWindow *self);
void ui_window_clear_candidates (UiWindow *self);
void ui_window_drop_solution (UiWindow *self);

/* ui-window-editing.c */
void ui_window_undo (UiWindow *self);
void ui_window_redo (UiWindow *self);
void ui_window_copy_line (UiWindow *self);
void ui_window_copy_grid (UiWindow *self);
void ui_window_copy_solution (UiWindow *self);
void ui_window_cut (UiWindow *self);
void ui_window_paste (UiWindow *self);
void ui_window_clear_cell (UiWindow *self);
void ui_window_clear_all (UiWindow *self);
void ui_window_reset (UiWindow *self);
void ui_window_select_all (UiWindow *self);
void ui_window_lock_entries (UiWindow *self);
void ui_window_unlock_givens (UiWindow *self);
void ui_window_turn_right (UiWindow *self);
void ui_window_turn_left (UiWindow *self);
void ui_window_mirror (UiWindow *self);
void ui_window_flip (UiWindow *self);
void ui_window_accept_drops (UiWindow *self);
void ui_window_sync_edit (UiWindow *self);

/* ui-window-copy.c */
AppSnapshot *ui_window_take_dance (UiWindow *self); /* the picture that the Dance view shows; NULL: there is none */
void ui_window_copy_picture (UiWindow *self);
void ui_window_copy_text (UiWindow *self);
void ui_window_copy_latex (UiWindow *self);
void ui_window_copy_link (UiWindow *self);
void ui_window_offer_drags (UiWindow *self);

/* ui-window-print.c */
void ui_window_print (UiWindow *self);
void ui_window_print_collection (UiWindow *self);
void ui_window_print_preview (UiWindow *self);
void ui_window_page_setup (UiWindow *self);

/* ui-window-chooser.c */

/* Asks for a file; which format was chosen then, NULL: none. */
void ui_window_choose_file (UiWindow *self,
                            const char *title,
                            GtkFileChooserAction action,
                            void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer window));
const Format *ui_window_chosen_format (GtkFileChooser *chooser);

/* ui-window-save.c */
void ui_window_save (UiWindow *self);
void ui_window_save_as (UiWindow *self);
void ui_window_say_what_stays (UiWindow *self, const Format *format, const char *name);

/* ui-window-part.c */
bool ui_window_can_save_in_collection (UiWindow *self);
void ui_window_save_in_collection (UiWindow *self);

/* Saves to self->saving, a file of `n` puzzles: into it where the puzzle is from there, else over it after a question.
 * `write` writes it as a file of its own. */
void ui_window_save_to_collection (UiWindow *self, guint64 n, void (*write) (gpointer window));

/* ui-window-file.c */
char *ui_window_name_of_file (GFile *file);

/* A file that somebody waits for; holds both. */
typedef struct
{
  UiWindow *window;
  GFile    *file;
  unsigned  n_left; /* files that were to be opened too */
  GCancellable *loading; /* of an opening, or NULL */
} UiWindowJob;

UiWindowJob *ui_window_job_new  (UiWindow *self, GFile *file);
void         ui_window_job_free (UiWindowJob *job);
void ui_window_new_grid (UiWindow *self);
void ui_window_new_jigsaw (UiWindow *self);
void ui_window_samples (UiWindow *self);
void ui_window_open (UiWindow *self);

/* ui-window-loading.c: opens the file of a job, and gives up the one that was being opened before.
 * */
void ui_window_load (UiWindow *self, const Format *from, GAsyncReadyCallback callback, UiWindowJob *job);

/* The answer to a job is there; false when nobody wants it any more. */
bool ui_window_end_loading (UiWindow *self, const UiWindowJob *job);

/* Something else is shown, or the puzzle has changed: then the file that is being opened is given
 * up. */
void ui_window_stop_loading (UiWindow *self);
void ui_window_sync_loading (UiWindow *self);

/* Shows what was read, or says in a bar why it could not be; takes `loaded`.  `name` is of the
 * file, NULL for what was pasted or dropped. */
void ui_window_show_loaded (UiWindow *self, AppLoaded *loaded, const char *name);

/* One of the collection's, likewise. */
void ui_window_show_chosen (UiWindow *self, AppLoaded *loaded, const char *title);

/* In a bar, an error: %1 is the name, %2 the reason. */
void ui_window_say (UiWindow *self, const char *sentence, const char *name, const char *why);

/* ui-window-export.c */
void ui_window_export (UiWindow *self);

/* ui-window-session.c */

/* Says in a bar how the session came back, and from now on in another one when it is not kept. */
void ui_window_tell_session (UiWindow *self);

/* Asks, where changes would be lost; false: the window can be closed. */
bool ui_window_ask_to_leave (UiWindow *self);

/* ui-window-source.c */

/* Shows the mode and the puzzle's origin in the header, and the rest of what its file says in a
 * tooltip. */
void ui_window_sync_about (UiWindow *self, const char *mode);

/* The collection that was open last, in the pane; where it or the puzzle's own file is not what it
 * was, that is said. */
void ui_window_restore_sources (UiWindow *self);
void ui_window_remember_collection (UiWindow *self, const DeskFile *from);

/* Which puzzle of the collection is on the board, from 1; 0: none of them.  Its row is highlighted,
 * unless something else is danced in its place. */
guint64 ui_window_number_in_collection (UiWindow *self);
void ui_window_sync_open (UiWindow *self);

/* Its number in the file of several puzzles that it is from, whether that is listed or not; 0: it
 * is from none. */
guint64 ui_window_number_as_part (UiWindow *self);

/* ui-window-dance.c */
void ui_window_add_views (UiWindow *self); /* what is in them, and the action win.view */
void ui_window_present (UiWindow *self);
void ui_window_stop_presenting (UiWindow *self);
void ui_window_classics (UiWindow *self);
bool ui_window_shows_dance (UiWindow *self);
char *ui_window_name_of_stage (UiWindow *self); /* NULL where that is the puzzle on the board */
void ui_window_show_dance (UiWindow *self);

void ui_window_learn_file (UiWindow *self, GFile *file);

/* A problem that is no Sudoku; takes it. */
void ui_window_dance_problem (UiWindow *self, Subject *problem, const char *title);

/* ui-window-problem.c */
void ui_window_new_problem (UiWindow *self);
void ui_window_edit_problem (UiWindow *self);
void ui_window_restore_problem (UiWindow *self);
void ui_window_drop_problem (UiWindow *self);

/* The text of what is danced in place of the puzzle. */
void ui_window_keep_text (UiWindow *self, const char *text, const DeskFile *file);

/* ui-window-view.c */
void ui_window_zoom_in (UiWindow *self);
void ui_window_zoom_out (UiWindow *self);
void ui_window_zoom_fit (UiWindow *self);
void ui_window_fullscreen (UiWindow *self);
void ui_window_help (UiWindow *self);
void ui_window_shortcuts (UiWindow *self);
void ui_window_preferences (UiWindow *self);
void ui_window_about (UiWindow *self);
void ui_window_follow_zoom (UiWindow *self);
void ui_window_remember_size (UiWindow *self);

G_END_DECLS

#endif
