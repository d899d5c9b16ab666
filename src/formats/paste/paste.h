/* paste.h - the one grid in a pasted text.
 *
 * The readers are strict, so that a faulty file gets its fault reported.  A text from a mail, a web
 * page, a spreadsheet or the source of a program may hold a grid that no reader accepts: quoted,
 * framed with box drawing characters, with spaces for blanks, as a table or a list, with words
 * around it.  This room finds the grid and writes it plainly for the readers. */
#ifndef PASTE_H
#define PASTE_H

#include "base-text.h"

/* The most bytes of text that are looked at. */
#define PASTE_MAX ((size_t) 1 << 20)

/* For a text in which formats_reader_next () finds no puzzle, or a bad one.  A text that it can
 * read may hold more than is kept here: comments, candidates, several puzzles.
 *
 * Adds to `out_grid` the one grid that is in `text`: N lines of N symbols (1-9, then A-Z and a)
 * with `.` for blanks and spaces between, so that formats_reader_next () reads it as a grid; where
 * the text shows even boxes, with bars and empty lines between them.
 *
 * BASE_BAD_INPUT, and nothing is added: there is no grid; or there are several, unless they are
 * equal or one is the solution of the other, which then is the one; or the text is longer than
 * PASTE_MAX.  BASE_NO_MEMORY: nothing is added either.
 *
 * In doubt there is no grid.  A grid has a size from 4 to 36 that is not a prime, at least N - 1
 * different values, as every puzzle with one solution has, and no value twice in a row or column.
 * Up to two mistakes are accepted where nine rows or more are clear, so that a puzzle with a
 * mistake is still shown.
 *
 * The text may be any bytes: those that are not UTF-8 separate.  Time is linear in its length (a
 * megabyte takes less than half a second), memory at most about twice that length and 20 KiB.
 * Keeps nothing, and may be called from any thread. */
BaseStatus paste_tidy (const char *text, size_t length, BaseText *out_grid);

#endif
