/* desks.h - helpers for the tests of this room: puzzles, and documents as bytes. */
#ifndef DESKS_H
#define DESKS_H

#include "base-random.h"
#include "check.h"
#include "desk-document.h"

#define INKALA "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
#define EASY   "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

/* From a shape by name and one symbol a cell: 1-9A-Z, anything else is blank. */
SudokuShape  *desks_shape (const char *name);
SudokuPuzzle *desks_empty (const char *shape);
SudokuPuzzle *desks_puzzle (const char *shape, const char *symbols);
DeskDocument *desks_document (const char *shape, const char *symbols);

/* More solutions than can be counted; 36x36. */
SudokuPuzzle *desks_endless (void);

/* No solution, and no proof of that in our lifetime: a Latin square of 30 without 1s in 16 rows of
 * 16 columns, so that 16 rows have 14 columns for theirs, and 16 columns 14 rows. */
SudokuPuzzle *desks_hopeless (void);

/* Everything that a document shows, selection and history's place excepted, as one line of text. */
char *desks_picture (DeskDocument *document);

/* Any action at all, on any cells; some are refused. */
void desks_act_at_random (DeskDocument *document, BaseRandom *random);

/* Runs the main context until `*done`, for ten seconds at most. */
void desks_wait (const bool *done);
void desks_wait_ms (unsigned ms);

/* A folder of its own; desks_remove_folder () empties and removes it, and frees the name. */
char *desks_make_folder (void);
void  desks_remove_folder (char *folder);

/* Every critical or warning is fatal. */
void desks_begin (void);

#endif
