/* sudoku-text-private.h - the words, numbers and places in the text of a shape.
 *
 * Each reader moves `*at` behind the bytes that it has read.  If it returns false, `*at` is at the
 * first byte of the word or number that does not fit. */
#ifndef SUDOKU_TEXT_PRIVATE_H
#define SUDOKU_TEXT_PRIVATE_H

#include "base-text.h"
#include "board-types.h"

bool sudoku_text_skip (const char **at, const char *word);

/* A number from 1 to SUDOKU_MAX_CELLS. */
bool sudoku_text_read_number (const char **at, uint32_t *out_number);

/* A place as in R1C1, which is row 0 and column 0. */
bool sudoku_text_read_place (const char **at, BoardPlace *out_place);
void sudoku_text_add_place (BaseText *text, BoardPlace place);

#endif
