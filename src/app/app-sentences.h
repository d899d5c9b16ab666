/* app-sentences.h - what the verdict line says, as whole sentences.
 *
 * Each function gives a new string, to be freed with g_free (). */
#ifndef APP_SENTENCES_H
#define APP_SENTENCES_H

#include "desk-checker.h"

#include <glib.h>

G_BEGIN_DECLS

/* The state of the checker as a sentence. */
char *app_sentence_of_checker (DeskChecker *checker, DeskDocument *document, bool shows_differences);

/* How far a job is. */
char *app_sentence_of_progress (const DeskProgress *progress);

/* The result of a job; `verdict` is the checker's, or NULL while it is not known; `replaced` the entry
 * in whose place a cell was solved, or 0.  A hint is told in two stages: where to look; then
 * (`whole`) what and why. */
char *app_sentence_of_answer (const DeskAnswer *answer,
                             DeskDocument *document,
                             const SudokuVerdict *verdict,
                             uint32_t replaced);

/* Which entries are other than in the solution that is shown: they are wrong where it is the only
 * one. */
char *app_sentence_of_corrections (DeskDocument *document, bool only);

/* In how many cells solution number `index`, from 0, differs from the one before it. */
char *app_sentence_of_difference (DeskDocument *document,
                                 uint64_t index,
                                 const uint8_t *before,
                                 const uint8_t *values);
char *app_sentence_of_hint (const DeskAnswer *answer, DeskDocument *document, bool whole);

G_END_DECLS

#endif
