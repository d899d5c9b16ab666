/* app-hint.h - a hint in stages: where to look, the name, the reason, and the step itself.
 *
 * The answer of the solver has all of it; each further request shows one stage more.  The reason
 * why a candidate is out is shown in the same way, in the stage of the reason. */
#ifndef APP_HINT_H
#define APP_HINT_H

#include "desk-checker.h"
#include "figure.h"

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  APP_HINT_WHERE,
  APP_HINT_NAME,
  APP_HINT_REASON, /* the sentence, and the candidates that matter */
  APP_HINT_DONE,   /* the step has been made in the document */
} AppHintStage;

/* The verdict line; a new string, to be freed with g_free (). */
char *app_hint_sentence (const DeskAnswer *answer, DeskDocument *document, AppHintStage stage);

/* The reason of the stage so that a person can follow it, in several lines; NULL: the stage has
 * none.  Free it with g_free (). */
char *app_hint_details (const DeskAnswer *answer, AppHintStage stage);

/* Whether the stage marks the cell as a place to look at. */
bool app_hint_looks_at (const DeskAnswer *answer, uint32_t cell, AppHintStage stage);

/* The candidates of a cell that the reason is about; NULL in other stages and for other cells. */
const DeskHintCell *
app_hint_cell (const DeskAnswer *answer, uint32_t cell, AppHintStage stage);

/* The values, as bits, of which may be asked why they are not in the cell: those that no digit
 * excludes and those that are marked, or an entry.  None in a given. */
uint64_t app_hint_candidates (DeskDocument *document, uint32_t cell);

/* The reason as something to draw, in items and options of `answer->hint.subject`; free it with
 * figure_free ().  NULL in other stages, and without memory. */
Figure *app_hint_new_figure (const DeskAnswer *answer, AppHintStage stage);

/* Makes the step in the document: places its digit, or strikes its candidates.  Cells without marks
 * get those that the step leaves.  Locks the givens first, since a digit would be a given. */
void app_hint_do (const DeskAnswer *answer, DeskDocument *document);

G_END_DECLS

#endif
