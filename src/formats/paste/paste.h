/* paste.h - the one grid in a text that somebody pasted.
 *
 * The readers are strict, so that a file that is wrong is told so.  What comes from a mail, a web
 * page, a spreadsheet or a program's source is a grid to the eye and to no reader: quoted, framed
 * with box drawing characters, with spaces for blanks, as a table or a list, with words around it.
 * This finds it there and writes it anew, plainly, for the readers. */
#ifndef PASTE_H
#define PASTE_H

#include "base-text.h"

/* The most bytes of text that are looked at. */
#define PASTE_MAX ((size_t) 1 << 20)

/* For a text in which formats_reader_next () finds no puzzle, or a bad one; what it can read may
 * have more to it than is kept here: comments, candidates, several puzzles.
 *
 * Adds to `out_grid` the one grid that is in `text`: N lines of N symbols (1-9, then A-Z and a)
 * with `.` for blanks and spaces between, so that formats_reader_next () reads it as a grid; where
 * the text shows even boxes, with bars and empty lines between them.
 *
 * BASE_BAD_INPUT, and nothing is added: there is none; or there are several, unless they are the
 * same or one is the solution of the other, which then is the one; or the text is longer than
 * PASTE_MAX.  BASE_NO_MEMORY: nothing is added either.
 *
 * It rather says none than take something else for a puzzle.  What it takes is of a size from 4 to
 * 36 that is no prime, has at least N - 1 different values, as every puzzle with one solution has,
 * and no value twice in a row or column - but up to two slips where nine rows or more are beyond
 * doubt, so that a puzzle with a mistake is still shown with it.
 *
 * The text may be any bytes: what is no UTF-8 separates.  Time is linear in its length (a
 * megabyte takes less than half a second), memory at most about twice that length and 20 KiB.
 * Keeps nothing, and may be called from any thread. */
BaseStatus paste_tidy (const char *text, size_t length, BaseText *out_grid);

#endif
