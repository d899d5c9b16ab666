/* app-made.h - puzzles that were made, as sentences, on the board and as a sheet. */
#ifndef APP_MADE_H
#define APP_MADE_H

#include "app-maker.h"
#include "desk-document.h"

G_BEGIN_DECLS

/* These return new strings; free them with g_free ().  "Jigsaw 9 × 9";
 * "9 × 9 · Easy (1.9)"; "Puzzle 3: Easy (1.9), 24 clues." */
char *app_made_name_shape (const SudokuShape *shape);
char *app_made_title (const AppMade *made);
char *app_made_sentence (const AppMade *made);

/* How far a maker is, or how it ended. */
char *app_made_sentence_of (AppMaker *maker);

/* Why a wish cannot come true, as a sentence; NULL: it can. */
char *app_made_fault (const SetterWish *wish);

/* The same of a reason that is known, as a part of a sentence. */
char *app_made_fault_of (const char *reason);

/* Gives easy puzzles of large grids enough clues: with as few as possible they are never easy.
 * Does nothing where clues are wished for. */
void app_made_ease (SetterWish *wish);

/* What such a puzzle costs, where nobody expects it; NULL: it comes at once. */
char *app_made_patience (const SetterWish *wish);

/* Puts it on the board in place of the puzzle there, in one step. */
void app_made_put (const AppMade *made, DeskDocument *document);

/* The text of a file with all of them, in a format that keeps their shapes and how difficult they
 * are; NULL: there is none. */
GBytes *app_made_write_sheet (GPtrArray *made);

G_END_DECLS

#endif
