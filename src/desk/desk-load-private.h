/* desk-load-private.h - what a document is when a puzzle has just come in. */
#ifndef DESK_LOAD_PRIVATE_H
#define DESK_LOAD_PRIVATE_H

#include "desk-state-private.h"

/* Never NULL; the title stays empty. */
DeskState *desk_load_sudoku (const SudokuPuzzle *puzzle, const DeskFile *file);
DeskState *desk_load_puzzle (const FormatsPuzzle *puzzle, const DeskFile *file); /* one of a Sudoku */

/* What a sukaku's own candidates are as pencil marks; nothing elsewhere. */
uint64_t desk_load_first_candidates (const DeskState *state, uint32_t cell);

#endif
