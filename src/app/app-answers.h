/* app-answers.h - the requests to the solver about a document, and its answers.
 *
 * The verdict line shows one sentence at a time, with a sign and with marks on cells: the progress
 * of a job while it runs; then its answer, until the document changes; otherwise the checker's
 * verdict.  The signal "changed" follows every change of these.  Only this object sends jobs to the
 * worker. */
#ifndef APP_ANSWERS_H
#define APP_ANSWERS_H

#include "app-answer-marks.h"
#include "desk-path.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define APP_TYPE_ANSWERS (app_answers_get_type ())
G_DECLARE_FINAL_TYPE (AppAnswers, app_answers, APP, ANSWERS, GObject)

/* Holds a reference to the document, and has its own worker and checker. */
AppAnswers *app_answers_new (DeskDocument *document);

const char *app_answers_get_sentence (AppAnswers *self);

/* What the sentence says in short, in several lines; NULL: it says all. */
const char *app_answers_get_details (AppAnswers *self);
AppSign app_answers_get_sign (AppAnswers *self);

/* How difficult the puzzle is, while the sentence is the verdict on a proper puzzle; NULL: unknown,
 * or another sentence is shown.  app_sentence_of_rating () has the words. */
const ReasonRating *app_answers_get_rating (AppAnswers *self);

/* The same whatever is shown. */
const ReasonRating *app_answers_get_puzzle_rating (AppAnswers *self);

/* Whether it is known, or known to be none. */
bool app_answers_knows_rating (AppAnswers *self);
unsigned app_answers_get_mark (AppAnswers *self, uint32_t cell);

/* The candidates of a cell that a hint is about, while its reason is shown; NULL: none. */
const DeskHintCell *app_answers_get_hint_cell (AppAnswers *self, uint32_t cell);

/* The same reason as something to draw, and the subject whose items and options it has, held.
 * NULL: none; free it with figure_free () and subject_unref (). */
Figure *app_answers_new_figure (AppAnswers *self, Subject **out_subject);

/* Shows a step of a path in place of the board and of all answers; NULL: no more.  The document and
 * its answer stay as they are meanwhile. */
void app_answers_show_step (AppAnswers *self, DeskPathStep *step);

/* Shows one conclusion of the step's chain, from 1 to figure_n_stages (); 0: all together.  Another
 * step is shown whole at first. */
void app_answers_show_link (AppAnswers *self, guint link);
DeskPathStep *app_answers_get_step (AppAnswers *self); /* borrowed */

/* Whether a search that the user started is running; its progress, from 0 to 1, or -1 when it is
 * unknown. */
bool app_answers_is_busy (AppAnswers *self);
double app_answers_get_share (AppAnswers *self);

/* Whether there are several solutions whose differing cells can be marked; and whether they are
 * marked.  With a solution on the board these are the cells that differ from the solution with the
 * number before; otherwise, those in which two solutions differ. */
bool app_answers_can_show_differences (AppAnswers *self);
bool app_answers_get_shows_differences (AppAnswers *self);
void app_answers_set_shows_differences (AppAnswers *self, bool shows);

/* Whether clashing entries are reported at once.  Off at first. */
void app_answers_set_tells_clashes (AppAnswers *self, bool tells);

/* Whether entries that differ from the only solution are marked and counted without a request.  Off
 * at first. */
void app_answers_set_marks_wrong (AppAnswers *self, bool marks);

/* Explains why a symbol that was typed into the cell changed nothing, until the next change. */
void app_answers_explain_refusal (AppAnswers *self, uint32_t cell);
void app_answers_explain_full_row (AppAnswers *self);
void app_answers_explain_first_undo (AppAnswers *self);

/* Says where a line has been begun, in the same way. */
void app_answers_explain_line (AppAnswers *self, DeskLine line);

/* Requests to the solver.  The answer comes later, in the sentence and on the board; solutions go
 * into the document. */
void app_answers_solve (AppAnswers *self);
void app_answers_next_solution (AppAnswers *self);
void app_answers_previous_solution (AppAnswers *self);
void app_answers_count (AppAnswers *self);
void app_answers_solve_cell (AppAnswers *self, uint32_t cell);
void app_answers_hint (AppAnswers *self); /* each further request about the same position shows
                                           * more; the fourth makes the step */
/* Why the value is not in the cell; of app_hint_candidates () only. */
void app_answers_why (AppAnswers *self, uint32_t cell, uint32_t value);
void app_answers_check_entries (AppAnswers *self);
void app_answers_stop (AppAnswers *self);

G_END_DECLS

#endif
