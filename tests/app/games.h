/* A puzzle to be played, for claims. */
#pragma once

#include "check.h"
#include "desk-document.h"

/* Begins with a step that strikes candidates, and has one solution. */
#define INKALA "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define EASY   "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static inline DeskDocument *
games_open (const char *symbols)
{
  SudokuShape *shape = NULL;
  DeskDocument *document;
  uint8_t values[81];

  for (unsigned cell = 0; cell < 81; cell++)
    values[cell] = symbols[cell] == '.' ? 0 : (uint8_t) (symbols[cell] - '0');
  check_equal_u64 (sudoku_shape_parse ("boxes:3x3", &shape), BASE_OK);
  document = desk_document_new (shape);
  sudoku_shape_unref (shape);
  desk_document_do (document, &(DeskAction){ .kind = DESK_SET_VALUES, .values = values });
  desk_document_simply (document, DESK_START_SOLVING);
  return document;
}
