/* app-path.h - the path of the puzzle on the board, in a list, and the step that is shown.
 *
 * While it is open, the path follows the puzzle: after a change of the givens it is walked anew.
 * It begins at the givens, not at the player's entries: so the list stays, whatever is played.  A
 * step is shown in place of the board (app_answers_show_step ()), and a change of the document
 * hides it, so that nobody edits what is not seen.
 *
 * Signal: changed, when the list, its sentence or the shown step may have changed. */
#ifndef APP_PATH_H
#define APP_PATH_H

#include "app-answers.h"

G_BEGIN_DECLS

#define APP_TYPE_PATH (app_path_get_type ())
G_DECLARE_FINAL_TYPE (AppPath, app_path, APP, PATH, GObject)

#define APP_PATH_NO_STEP G_MAXUINT

/* Closed at first. */
AppPath *app_path_new (DeskDocument *document, AppAnswers *answers);

void app_path_set_open (AppPath *self, bool open);
bool app_path_is_open (AppPath *self);

/* NULL while it is closed, or there is nothing to walk. */
DeskPath *app_path_get_path (AppPath *self);

/* The step that is shown on the board, from 0; APP_PATH_NO_STEP: the player's board is. */
void  app_path_show (AppPath *self, guint index);
guint app_path_get_shown (AppPath *self);

/* The links of the shown step's chain: their number, 0 where it is no chain; and the one that is
 * shown alone, from 1; 0: all are shown together.  `by` is 1 or -1: all follow the last one. */
guint app_path_n_links (AppPath *self);
guint app_path_get_link (AppPath *self);
void  app_path_move_link (AppPath *self, int by);

/* The first step that the player has not made: its digit is not on the board, or its candidates are
 * not struck.  The number of steps found: all are made. */
guint app_path_find_open (AppPath *self);

bool app_path_is_busy (AppPath *self);
void app_path_stop (AppPath *self);

/* These return new strings; free them with g_free ().  How far the path is, or how it ends; all
 * steps as lines, as `quadrille-cli explain` writes them. */
char *app_path_sentence (AppPath *self);
char *app_path_link_sentence (AppPath *self); /* "Link 3 of 15" */
char *app_path_text (AppPath *self);

/* Of one step: its name, its conclusion, its difficulty ("4.2"), and the sentence above the
 * board. */
char *app_path_step_name (DeskPathStep *step);
char *app_path_step_end (DeskPathStep *step);
char *app_path_step_difficulty (DeskPathStep *step);
char *app_path_step_sentence (DeskPathStep *step);
char *app_path_step_link (DeskPathStep *step, guint link); /* in place of the sentence */

G_END_DECLS

#endif
