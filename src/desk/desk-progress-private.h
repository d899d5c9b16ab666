/* desk-progress-private.h - the player's game in a puzzle of a file: entries, marks, time,
 * trial. */
#ifndef DESK_PROGRESS_PRIVATE_H
#define DESK_PROGRESS_PRIVATE_H

#include "desk-state-private.h"

/* Adds the game to a puzzle that has the state's givens and the texts of its file.  `marks` are
 * those that are seen.  Failures stay in the puzzle's texts. */
void desk_progress_put (const DeskState *state, const uint64_t *marks, FormatsPuzzle *puzzle);

/* The reverse, for a state that has the puzzle's givens and texts.  Texts of which the state has
 * fields leave its texts. */
void desk_progress_take (DeskState *state, const FormatsPuzzle *puzzle);

/* The puzzle of a state with its game, for formats_write (); `marks` as above.  As
 * desk_document_get_formats_puzzle (). */
BaseStatus desk_progress_puzzle_of (const DeskState *state,
                                    const uint64_t  *marks,
                                    FormatsPuzzle   *out_puzzle);

/* Parts of these two (desk-positions.c): the trial and the bookmarks; colours of candidates and
 * lines. */
void desk_positions_put (const DeskState *state, FormatsPuzzle *puzzle);
void desk_positions_take (DeskState *state, const FormatsPuzzle *puzzle);
void desk_positions_put_drawings (const DeskState *state, FormatsPuzzle *puzzle);
void desk_positions_take_drawings (DeskState *state, const FormatsPuzzle *puzzle);

/* Sets a number of a file.  One that the field cannot have becomes 0. */
void desk_progress_set_field (DeskState *state, DeskField field, uint32_t cell, uint64_t number);

/* The rating from the puzzle's file; NULL: it has none, or the givens are others now. */
const char *desk_progress_rating (const DeskState *state);

#endif
