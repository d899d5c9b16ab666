/* desk-load-private.h - the state of a document whose puzzle has just been read. */
#ifndef DESK_LOAD_PRIVATE_H
#define DESK_LOAD_PRIVATE_H

#include "desk-state-private.h"

/* Never NULL; the title stays empty. */
DeskState *desk_load_sudoku (const SudokuPuzzle *puzzle, const DeskFile *file);
DeskState *desk_load_puzzle (const FormatsPuzzle *puzzle, const DeskFile *file); /* of a Sudoku */

/* A sukaku's own candidates as pencil marks; 0 for other puzzles. */
uint64_t desk_load_first_candidates (const DeskState *state, uint32_t cell);

#endif
