/* app-game.h - sentences about a game while it is played.
 *
 * Each function returns a new string; free it with g_free (). */
#ifndef APP_GAME_H
#define APP_GAME_H

#include "desk-document.h"

#include <glib.h>

G_BEGIN_DECLS

/* Whether a whole solution is shown.  A single cell that the solver filled ends no game. */
bool app_game_is_given_up (DeskDocument *document);

/* Whether the line is to speak of the game rather than of the puzzle: it is begun, and not given
 * up. */
bool app_game_is_under_way (DeskDocument *document);

/* "24 of 51 cells to go." */
char *app_game_sentence_of_progress (DeskDocument *document);

/* "2 entries are wrong. 24 of 51 cells to go." */
char *app_game_sentence_of_wrong (DeskDocument *document, uint32_t n_wrong);

/* "Solved in 12:34, with 2 hints." */
char *app_game_sentence_of_end (DeskDocument *document);

/* "24 cells to go", for a bookmark. */
char *app_game_name_of_position (DeskDocument *document);

/* Counts a hint of the running game. */
void app_game_count_hint (DeskDocument *document);

/* Why a symbol that was typed into the cell changes nothing. */
char *app_game_explain_refusal (DeskDocument *document, uint32_t cell);

/* Where a line has been begun. */
char *app_game_explain_line (DeskDocument *document, DeskLine line);

/* Why a symbol changes nothing that was typed after the last one of a row. */
char *app_game_explain_full_row (void);

/* Why an undo at the beginning of a puzzle changed nothing. */
char *app_game_explain_first_undo (void);

G_END_DECLS

#endif
