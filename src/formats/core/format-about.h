/* format-about.h - the parts of a file beside the puzzle: reading them and filling them in.
 *
 * Texts are read and added to directly, with base_text_add ().  The things that exist for each cell
 * go through these functions, once the puzzle has its Sudoku: the arrays have one element for each
 * cell of its shape. */
#ifndef FORMAT_ABOUT_H
#define FORMAT_ABOUT_H

#include "format-puzzle.h"

/* The solution or the entries, one value a cell; NULL where there are none. */
const uint8_t *format_about_values (const FormatsPuzzle *puzzle, FormatsAbout about);

/* The pencil marks of a cell, as bits like candidates; 0 where there are none. */
uint64_t format_about_marks (const FormatsPuzzle *puzzle, uint32_t cell);

/* Returns new room, all 0.  NULL when there is no memory; the puzzle keeps that failure. */
uint8_t *format_about_add_values (FormatsPuzzle *puzzle, FormatsAbout about);
bool     format_about_add_marks (FormatsPuzzle *puzzle);

/* Sets the pencil marks of a cell; format_about_add_marks () came before. */
void format_about_set_marks (FormatsPuzzle *puzzle, uint32_t cell, uint64_t marks);

/* Empties arrays in which every element is 0, so that they do not count as lost. */
void format_about_tidy (FormatsPuzzle *puzzle);

#endif
