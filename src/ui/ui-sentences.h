/* ui-sentences.h - what the verdict line says, as whole sentences.
 *
 * Each function gives a new string, to be freed with g_free (). */
#ifndef UI_SENTENCES_H
#define UI_SENTENCES_H

#include "desk-checker.h"

#include <glib.h>

G_BEGIN_DECLS

/* What the checker knows. */
char *ui_sentence_of_checker (DeskChecker *checker, DeskDocument *document, bool shows_differences);

/* How far a job is. */
char *ui_sentence_of_progress (const DeskProgress *progress);

/* What a job found; `verdict` is the checker's, or NULL while it is not known.  A hint is told
 * in two stages: where to look; then (`whole`) what and why. */
char *ui_sentence_of_answer (const DeskAnswer *answer,
                             DeskDocument *document,
                             const SudokuVerdict *verdict);
char *ui_sentence_of_hint (const DeskAnswer *answer, DeskDocument *document, bool whole);

G_END_DECLS

#endif
