/* desk-game.h - how far the game of a puzzle is, for lists of puzzles. */
#ifndef DESK_GAME_H
#define DESK_GAME_H

#include "sudoku-puzzle.h"

#include <stdint.h>

/* Files have these numbers. */
typedef enum
{
  DESK_GAME_NEW, /* perhaps looked at: there may be a time */
  DESK_GAME_BEGUN,
  DESK_GAME_SOLVED,
  DESK_GAME_STATES,
} DeskGameState;

typedef struct
{
  DeskGameState state;
  uint32_t      n_entered, n_open; /* cells with an entry, of those that are not given */
  uint64_t      ms;                /* that it was played */
} DeskGame;

/* The check sum that names a puzzle, as DeskFile.puzzle; never 0.  On any thread. */
uint64_t desk_game_sum (const SudokuPuzzle *puzzle);

#endif
