/* ui-window-private.h - the state of a window, and the functions that its files share and that
 * the table of actions calls. */
#ifndef UI_WINDOW_PRIVATE_H
#define UI_WINDOW_PRIVATE_H

#include "app-answers.h"
#include "app-clock.h"
#include "app-export-content.h"
#include "app-loader.h"
#include "app-maker.h"
#include "app-path.h"
#include "app-snapshot.h"
#include "app-typing.h"
#include "subject.h"
#include "ui-window.h"

G_BEGIN_DECLS

/* Values of the setting "mark-wrong". */
typedef enum
{
  UI_WINDOW_WRONG_NEVER,
  UI_WINDOW_WRONG_ASKED,
  UI_WINDOW_WRONG_AT_ONCE,
} UiWindowWrong;

struct _UiWindow
{
  GtkApplicationWindow parent_instance;

  DeskSession *session;
  DeskDocument *document;
  AppAnswers *answers;
  AppTyping *typing;
  AppPath *path;
  AppClock *clock;
  UiWidgetsScheme *scheme;
  GSettings *settings;
  GCancellable *leaving;

  /* Children of the template. */
  GtkWidget *header, *board, *pad, *path_pane, *verdict, *scroller, *panes, *browser, *message;
  GtkWidget *trouble;       /* a bar with the reason why the session is not kept */
  GtkWidget *views, *dance, *compare; /* pages "start", "puzzle", "dance" and "compare" */
  GtkWidget *start;
  GtkWidget *solve_button, *menu_button, *heading, *title, *subtitle;
  GtkWidget *setup, *samples_button, *open_button, *start_button;
  GtkWidget *cover, *resume_button; /* pages "board" and "paused" */
  GtkWidget *trial;
  GtkWidget *content, *overlay; /* where the message stands: above the views, or over them */
  GtkWidget *watch_button;
  GtkWidget *view_switch, *switcher; /* the views, in the header and at the foot */
  GtkWidget *end, *end_sentence, *next_button, *more_samples_button, *more_open_button;

  bool is_narrow;       /* has no room for the views in its header */
  bool had_list;        /* showed the list of a collection before it became narrow */
  int switch_width;     /* of the views in the header */
  guint applying_width; /* an idle source */
  bool starts;          /* the start page stands in place of the board */
  AppMaker *maker;      /* of a puzzle that is being made, or NULL */
  guint making_timer;
  bool leaves;          /* quits although changes are lost */
  gint64 undone_at;     /* time of the last undo; and the revision at which it was stopped */
  uint64_t undo_stopped_at;
  bool was_full;        /* whether it was full-screen before the presentation */
  /* the problem that is danced in place of the puzzle, or NULL */
  Subject *other;
  char *other_title;                       /* the title of an example, or NULL */
  char *other_text;                        /* its text, as its author wrote it, or NULL */
  DeskFile *other_file;                    /* the file of that text, or NULL */
  GtkWidget *problem;                      /* the window for writing problems, or NULL */
  GtkTextBuffer *problem_buffer;           /* of the last such window, and its size; or NULL */
  int problem_width, problem_height;
  /* revision + 1 of the puzzle that the dance shows; 0: the dance is out of date */
  uint64_t danced;
  GtkFileChooserNative *chooser;
  GFile *saving; /* the file to write, perhaps after a question */
  const Format *saving_as; /* its format; NULL: the name decides */
  GCancellable *saving_collection; /* a collection is being saved; or NULL */
  bool saving_renamed;     /* its name is not the one that the user chose */
  GFile *again_file;       /* the file that could also be read as `again_as`; NULL: it was a text */
  char *again_text;
  const Format *again_as;
  GCancellable *loading; /* of the file that is being opened, or NULL */
  char *loading_name;
  uint64_t loading_revision; /* of the document when the loading started */
  guint loading_timer;
};

/* ui-window.c */
void ui_window_sync (UiWindow *self);
char *ui_window_name (UiWindow *self); /* the name of its content, for the user */

/* ui-window-narrow.c */
void ui_window_follow_width (UiWindow *self, int width);
void ui_window_sync_switcher (UiWindow *self);
void ui_window_place_message (UiWindow *self);

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
void ui_window_clear_corners (UiWindow *self);
void ui_window_clear_colours (UiWindow *self);
void ui_window_drop_solution (UiWindow *self);

/* ui-window-game.c */
void ui_window_follow_game (UiWindow *self);
void ui_window_sync_game (UiWindow *self);
bool ui_window_has_next_puzzle (UiWindow *self);
void ui_window_next_puzzle (UiWindow *self); /* of the collection, as its list is sorted */
void ui_window_previous_puzzle (UiWindow *self);
void ui_window_next_unsolved (UiWindow *self);
void ui_window_say_all_solved (UiWindow *self);
void ui_window_find_puzzle (UiWindow *self);
void ui_window_add_bookmark (UiWindow *self);
void ui_window_bookmarks (UiWindow *self);
void ui_window_start_trial (UiWindow *self);
void ui_window_drop_trial (UiWindow *self);
void ui_window_keep_trial (UiWindow *self);

/* ui-window-new.c */
void ui_window_new_puzzle (UiWindow *self);
void ui_window_new_level (UiWindow *self, guint level); /* a word of ratings, from 0 */
void ui_window_new_alike (UiWindow *self); /* of the shape and difficulty of the one on the board */
bool ui_window_has_alike (UiWindow *self);
void ui_window_stop_making (UiWindow *self);

/* ui-window-start.c */
void ui_window_begin_start (UiWindow *self);
bool ui_window_shows_start (UiWindow *self);
const char *ui_window_front (UiWindow *self); /* the page of `views` that is the puzzle's */
void ui_window_focus_front (UiWindow *self);
void ui_window_type_own (UiWindow *self); /* shows the board instead of the start page */

/* ui-window-statistics.c */
void ui_window_statistics (UiWindow *self);

/* ui-window-editing.c */

/* Lists the puzzles of a text that has no file, which the session keeps (desk_session_spool ()), and
 * shows one of them, from 1. */
void ui_window_show_spooled (UiWindow *self, GBytes *bytes, const char *suffix, guint64 number);
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
void ui_window_select_same (UiWindow *self);
void ui_window_lock_entries (UiWindow *self);
void ui_window_unlock_givens (UiWindow *self);
void ui_window_turn_right (UiWindow *self);
void ui_window_turn_left (UiWindow *self);
void ui_window_mirror (UiWindow *self);
void ui_window_flip (UiWindow *self);
void ui_window_accept_drops (UiWindow *self);
void ui_window_sync_edit (UiWindow *self);

/* ui-window-copy.c */
/* the picture in the Dance view; NULL: there is none */
AppSnapshot *ui_window_take_dance (UiWindow *self);
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
void ui_window_print_path (UiWindow *self);

/* ui-window-path.c */
void ui_window_follow_path (UiWindow *self);
void ui_window_path (UiWindow *self); /* opens it, or closes it */
bool ui_window_close_path (UiWindow *self); /* false: it is not open */
void ui_window_copy_path (UiWindow *self);
void ui_window_save_path (UiWindow *self);

/* ui-window-chooser.c */

/* Shows the file chooser.  `format` is the chosen format, or NULL. */
void ui_window_choose_file (UiWindow *self,
                            const char *title,
                            GtkFileChooserAction action,
                            void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer window));
const Format *ui_window_chosen_format (GtkFileChooser *chooser);

/* The same for a collection as one of our own files; `chosen` gets any name. */
void
ui_window_choose_collection_file (UiWindow *self,
                                  void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer window));

/* ui-window-save.c */
void ui_window_save (UiWindow *self);
void ui_window_save_as (UiWindow *self);
uint32_t ui_window_find_rating (UiWindow *self); /* of its puzzle, in tenths; 0: not known */

/* Says a sentence, and what of the game is not in the file that was saved; nothing where there is
 * neither. */
void
ui_window_say_saved (UiWindow *self, const Format *format, const char *name, BaseText *sentence);

/* Asks before self->saving is replaced, which the chooser has not asked about. */
void ui_window_ask_before_renamed (UiWindow *self, void (*write) (gpointer window));

/* ui-window-collection.c: the collection of the puzzle on the board, with all games, as one of our
 * own files. */
void ui_window_save_collection (UiWindow *self);

/* ui-window-part.c */
bool ui_window_can_save_in_collection (UiWindow *self);
void ui_window_save_in_collection (UiWindow *self);

/* Saves to self->saving, a file of `n` puzzles: into it if the puzzle comes from there; otherwise
 * it replaces the file after a question.  `write` writes the puzzle as a file of its own. */
void ui_window_save_to_collection (UiWindow *self, guint64 n, void (*write) (gpointer window));

/* ui-window-file.c */
char *ui_window_name_of_file (GFile *file);

/* A file to be opened; holds references to both. */
typedef struct
{
  UiWindow *window;
  GFile    *file;
  unsigned  n_left; /* other files that were to be opened */
  GCancellable *loading; /* cancels an opening, or NULL */
} UiWindowJob;

UiWindowJob *ui_window_job_new  (UiWindow *self, GFile *file);
void         ui_window_job_free (UiWindowJob *job);
void ui_window_new_grid (UiWindow *self);
void ui_window_new_jigsaw (UiWindow *self);
void ui_window_samples (UiWindow *self);
void ui_window_open (UiWindow *self);

/* ui-window-loading.c: opens the file of a job, and cancels the one that was being opened
 * before. */
void
ui_window_load (UiWindow *self, const Format *from, GAsyncReadyCallback callback, UiWindowJob *job);

/* Call it when the result of a job has arrived.  Returns false when the result is no longer
 * wanted. */
bool ui_window_end_loading (UiWindow *self, const UiWindowJob *job);

/* Cancels the opening of a file because something else is shown, or the puzzle has changed. */
void ui_window_stop_loading (UiWindow *self);
void ui_window_sync_loading (UiWindow *self);

/* Shows the loaded content, or reports in a bar why it could not be read; takes ownership of
 * `loaded`.  `name` is the name of the file, NULL for pasted or dropped content. */
void ui_window_show_loaded (UiWindow *self, AppLoaded *loaded, const char *name);

/* The same for a puzzle of the collection. */
void ui_window_show_chosen (UiWindow *self, AppLoaded *loaded, const char *title);

/* Shows an error in a bar: %1 is the name, %2 the reason. */
void ui_window_say (UiWindow *self, const char *sentence, const char *name, const char *why);

/* ui-window-keys.c */
void ui_window_give_keys_to_texts (UiWindow *self);

/* ui-window-export.c */
void ui_window_export (UiWindow *self);
void ui_window_export_path (UiWindow *self); /* pictures of the steps of the path */
AppExportContent *ui_window_take_path (UiWindow *self); /* of which a picture can be made */

/* ui-window-session.c */

/* Reports in a bar how the session was restored, and from now on in another bar when it is not
 * kept. */
void ui_window_tell_session (UiWindow *self);

/* The document of the window that was used last is in front when the program starts again. */
void ui_window_follow_activity (UiWindow *self);

/* ui-window-source.c */

/* Shows the mode and the puzzle's origin in the header, and the other information from its file in
 * a tooltip. */
void ui_window_sync_about (UiWindow *self, const char *mode);

/* Restores the last open collection in the pane.  If that file or the puzzle's own file has
 * changed, a message reports it. */
void ui_window_restore_sources (UiWindow *self);
/* How the window's list is sorted and filtered. */
#define UI_WINDOW_CHOICES "list"

/* The name of a value of the session that belongs to this window alone.  Free it. */
char *ui_window_name_value (UiWindow *self, const char *name);

void ui_window_remember_collection (UiWindow *self, const DeskFile *from); /* NULL: none */

/* Returns which puzzle of the collection is on the board, from 1; 0: none of them.  Its row is
 * highlighted, unless something else is danced in its place. */
guint64 ui_window_number_in_collection (UiWindow *self);
/* Lists the collection of the puzzle on the board where another one is listed, or none: the puzzle
 * came back by undo. */
void ui_window_list_source (UiWindow *self);
void ui_window_sync_open (UiWindow *self);

/* Returns the puzzle's number in the file of several puzzles that it comes from, whether that file
 * is listed or not; 0: it comes from none. */
guint64 ui_window_number_as_part (UiWindow *self);

/* ui-window-dance.c */
void ui_window_add_views (UiWindow *self); /* adds their contents, and the action win.view */
void ui_window_present (UiWindow *self);
void ui_window_stop_presenting (UiWindow *self);
void ui_window_classics (UiWindow *self);

/* Whether the stage shows a dance of the user's, and no lesson. */
bool ui_window_is_dancing (UiWindow *self);

/* ui-window-lesson.c */
void ui_window_make_lesson (UiWindow *self);
bool ui_window_shows_dance (UiWindow *self);
char *ui_window_name_of_stage (UiWindow *self); /* NULL when that is the puzzle on the board */
void ui_window_show_dance (UiWindow *self);

void ui_window_learn_file (UiWindow *self, GFile *file);

/* Dances a problem that is not a Sudoku; takes ownership of it. */
void ui_window_dance_problem (UiWindow *self, Subject *problem, const char *title);

/* ui-window-problem.c */
void ui_window_new_problem (UiWindow *self);
void ui_window_edit_problem (UiWindow *self);
void ui_window_restore_problem (UiWindow *self);
void ui_window_drop_problem (UiWindow *self);

/* Keeps the text of the problem that is danced in place of the puzzle. */
void ui_window_keep_text (UiWindow *self, const char *text, const DeskFile *file);

/* ui-window-compare.c */
void ui_window_add_compare (UiWindow *self);

/* Gives the Compare view the puzzle on the board and the file of the list. */
void ui_window_sync_compare (UiWindow *self);

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
