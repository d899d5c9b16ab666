/* ui-answers.h - what the solver was asked about a document, and what it said.
 *
 * One sentence at a time stands in the verdict line, with a sign and with marks on cells:
 * while a job runs, how far it is; then its answer, until the document changes; else what the
 * checker says.  Whatever of it changes is told by the signal "changed".  It is the only place
 * where a window asks the worker. */
#ifndef UI_ANSWERS_H
#define UI_ANSWERS_H

#include "ui-marks.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define UI_TYPE_ANSWERS (ui_answers_get_type ())
G_DECLARE_FINAL_TYPE (UiAnswers, ui_answers, UI, ANSWERS, GObject)

/* Holds the document, and has a worker and a checker of its own. */
UiAnswers *ui_answers_new (DeskDocument *document);

const char *ui_answers_get_sentence (UiAnswers *self);
UiSign ui_answers_get_sign (UiAnswers *self);
unsigned ui_answers_get_mark (UiAnswers *self, uint32_t cell);

/* A search that the user asked for is running; how far it is, from 0 to 1, or -1 when that is
 * not known. */
bool ui_answers_is_busy (UiAnswers *self);
double ui_answers_get_share (UiAnswers *self);

/* There are several solutions, and the cells that differ can be marked: whether they are.  Beside a solution these are
 * the cells in which it differs from the one with the number before it, else those in which two solutions do. */
bool ui_answers_can_show_differences (UiAnswers *self);
bool ui_answers_get_shows_differences (UiAnswers *self);
void ui_answers_set_shows_differences (UiAnswers *self, bool shows);

/* Whether entries that clash are told as soon as they do.  Off at first. */
void ui_answers_set_tells_clashes (UiAnswers *self, bool tells);

/* What can be asked.  The answer comes later, in the sentence and on the board; solutions go
 * into the document. */
void ui_answers_solve (UiAnswers *self);
void ui_answers_next_solution (UiAnswers *self);
void ui_answers_previous_solution (UiAnswers *self);
void ui_answers_count (UiAnswers *self);
void ui_answers_solve_cell (UiAnswers *self, uint32_t cell);
void ui_answers_hint (UiAnswers *self); /* asked again about the same position, it says more */
void ui_answers_check_entries (UiAnswers *self);
void ui_answers_stop (UiAnswers *self);

G_END_DECLS

#endif
