/* app-sentences.h - the text of the verdict line, as whole sentences.
 *
 * Each function returns a new string; free it with g_free (). */
#ifndef APP_SENTENCES_H
#define APP_SENTENCES_H

#include "desk-checker.h"

#include <glib.h>

G_BEGIN_DECLS

/* The state of the checker as a sentence. */
char *app_sentence_of_checker (DeskChecker  *checker,
                               DeskDocument *document,
                               bool          shows_differences);

/* A word as it begins a row: "very hard" becomes "Very hard". */
char *app_sentence_with_capital (const char *word);

/* "Medium", and "Medium (2.3)", for a difficulty in tenths. */
char *app_sentence_of_level (uint32_t difficulty);
char *app_sentence_of_difficulty (uint32_t difficulty);

/* The same of a rating, and what that means. */
char *app_sentence_of_rating (const ReasonRating *rating);
char *app_sentence_about_rating (const ReasonRating *rating);

/* The progress of a job. */
char *app_sentence_of_progress (const DeskProgress *progress);

/* The result of a job; `verdict` is the checker's, or NULL while it is unknown; `replaced` is the
 * entry that a solved cell replaced, or 0.  Hints have sentences of their own
 * (app-hint.h). */
char *app_sentence_of_answer (const DeskAnswer *answer,
                             DeskDocument *document,
                             const SudokuVerdict *verdict,
                             uint32_t replaced);

/* Names the entries that differ from the shown solution; where that is the only one, they are
 * wrong. */
char *app_sentence_of_corrections (DeskDocument *document, bool only);

/* The number of cells in which solution number `index`, from 0, differs from the one before it. */
char *app_sentence_of_difference (DeskDocument *document,
                                 uint64_t index,
                                 const uint8_t *before,
                                 const uint8_t *values);

/* Names the wrong entries, or says that there are none. */
char *app_sentence_of_entries (const DeskAnswer *answer, DeskDocument *document);

G_END_DECLS

#endif
