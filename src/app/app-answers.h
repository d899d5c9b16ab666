/* app-answers.h - the questions that were put to the solver about a document, and its answers.
 *
 * The verdict line shows one sentence at a time, with a sign and with marks on cells: the
 * progress of a job while it runs; then its answer, until the document changes; else the
 * verdict of the checker.  The signal "changed" follows every change of these.  Only this
 * object sends jobs to the worker. */
#ifndef APP_ANSWERS_H
#define APP_ANSWERS_H

#include "app-answer-marks.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define APP_TYPE_ANSWERS (app_answers_get_type ())
G_DECLARE_FINAL_TYPE (AppAnswers, app_answers, APP, ANSWERS, GObject)

/* Holds the document, and has a worker and a checker of its own. */
AppAnswers *app_answers_new (DeskDocument *document);

const char *app_answers_get_sentence (AppAnswers *self);
AppSign app_answers_get_sign (AppAnswers *self);
unsigned app_answers_get_mark (AppAnswers *self, uint32_t cell);

/* A search that the user asked for is running; how far it is, from 0 to 1, or -1 when that is
 * not known. */
bool app_answers_is_busy (AppAnswers *self);
double app_answers_get_share (AppAnswers *self);

/* There are several solutions, and the cells that differ can be marked: whether they are.  Beside a solution these are
 * the cells in which it differs from the one with the number before it, else those in which two solutions do. */
bool app_answers_can_show_differences (AppAnswers *self);
bool app_answers_get_shows_differences (AppAnswers *self);
void app_answers_set_shows_differences (AppAnswers *self, bool shows);

/* Whether entries that clash are told as soon as they do.  Off at first. */
void app_answers_set_tells_clashes (AppAnswers *self, bool tells);

/* Questions to the solver.  The answer comes later, in the sentence and on the board; solutions go
 * into the document. */
void app_answers_solve (AppAnswers *self);
void app_answers_next_solution (AppAnswers *self);
void app_answers_previous_solution (AppAnswers *self);
void app_answers_count (AppAnswers *self);
void app_answers_solve_cell (AppAnswers *self, uint32_t cell);
void app_answers_hint (AppAnswers *self); /* asked again about the same position, it says more */
void app_answers_check_entries (AppAnswers *self);
void app_answers_stop (AppAnswers *self);

G_END_DECLS

#endif
