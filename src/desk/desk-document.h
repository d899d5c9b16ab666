/* desk-document.h - one puzzle on the desk: the only model that views draw from.
 *
 * Nothing changes a document but an action (desk-action.h), undo and redo, the selection, and the
 * file that it was saved to.  Each change is told once, when it is complete, by the signal
 *
 *   changed (DeskDocument *document, const DeskChanged *changed)
 *
 * so that a view repaints those cells and nothing else.  Actions, undo and redo are unlimited and
 * exact: undoing everything leaves every byte as it was.  For the main thread only; other threads
 * work on copies (desk_document_get_puzzle ()). */
#ifndef DESK_DOCUMENT_H
#define DESK_DOCUMENT_H

#include "desk-action.h"

#include <glib-object.h>

#define DESK_TYPE_DOCUMENT (desk_document_get_type ())
G_DECLARE_FINAL_TYPE (DeskDocument, desk_document, DESK, DOCUMENT, GObject)

typedef enum
{
  DESK_SETUP,   /* digits typed are givens */
  DESK_SOLVING, /* givens are locked; digits typed are entries */
} DeskMode;

/* Bits. */
typedef enum
{
  DESK_CHANGED_CELLS = 1 << 0,     /* what some cells show: `cells` says which */
  DESK_CHANGED_GIVENS = 1 << 1,    /* the puzzle itself: check it anew */
  DESK_CHANGED_SHAPE = 1 << 2,     /* everything: cells have other numbers now; comes with all the others */
  DESK_CHANGED_MODE = 1 << 3,
  DESK_CHANGED_TEXT = 1 << 4,      /* title or comment */
  DESK_CHANGED_FILE = 1 << 5,      /* file, or whether there is something to save */
  DESK_CHANGED_SELECTION = 1 << 6, /* `cells` includes those that were or are selected */
  DESK_CHANGED_HISTORY = 1 << 7,   /* what can be undone and redone */
} DeskChangedBits;

/* Lives as long as the signal. */
typedef struct
{
  unsigned        what;  /* DeskChangedBits */
  const uint64_t *cells; /* bit cell % 64 of word cell / 64 */
  uint32_t        n_words;
} DeskChanged;

static inline bool
desk_changed_has_cell (const DeskChanged *changed, uint32_t cell)
{
  return cell / 64 < changed->n_words && (changed->cells[cell / 64] >> (cell % 64) & 1) != 0;
}

/* An empty grid of that shape, which it holds, in setup. */
DeskDocument *desk_document_new (SudokuShape *shape);

/* The one entry point. */
DeskStatus desk_document_do (DeskDocument *self, const DeskAction *action);

/* For the commonest actions. */
DeskStatus desk_document_set_value (DeskDocument *self, uint32_t cell, uint32_t value);
DeskStatus desk_document_clear_cell (DeskDocument *self, uint32_t cell);
DeskStatus desk_document_toggle_candidate (DeskDocument *self, uint32_t cell, uint32_t value);
DeskStatus desk_document_simply (DeskDocument *self, DeskActionKind kind); /* one that needs nothing else */

/* The history; what undo or redo would take back or do again names the menu item: DESK_ACTIONS when
 * nothing. */
bool           desk_document_undo (DeskDocument *self); /* false: there was nothing */
bool           desk_document_redo (DeskDocument *self);
DeskActionKind desk_document_undoes (DeskDocument *self);
DeskActionKind desk_document_redoes (DeskDocument *self);

/* The selection: the rectangle of cells of the canvas between the anchor and the cursor.  No part
 * of the history, but of the session.  A cell that does not exist changes nothing. */
void     desk_document_select (DeskDocument *self, uint32_t cursor, uint32_t anchor);
uint32_t desk_document_get_cursor (DeskDocument *self);
uint32_t desk_document_get_anchor (DeskDocument *self);
bool     desk_document_is_selected (DeskDocument *self, uint32_t cell);

/* The selected cells, ascending, for an action's `cells`; free with g_free (). */
uint32_t *desk_document_get_selection (DeskDocument *self, uint32_t *out_n);

/* What a cell shows.  Given, then entry, then the solver's digit, then candidates: the first that
 * is there. */
SudokuShape *desk_document_get_shape (DeskDocument *self);
uint8_t      desk_document_get_given (DeskDocument *self, uint32_t cell);
uint8_t      desk_document_get_entry (DeskDocument *self, uint32_t cell);
uint8_t      desk_document_get_solver (DeskDocument *self, uint32_t cell);
uint64_t     desk_document_get_candidates (DeskDocument *self, uint32_t cell); /* the player's pencil marks, where no given and no entry is */
uint8_t      desk_document_get_digit (DeskDocument *self, uint32_t cell);      /* given or entry; 0: neither */

/* The solver's digit where the entry is another one: shown beside it.  0 elsewhere. */
uint8_t  desk_document_get_correction (DeskDocument *self, uint32_t cell);
uint32_t desk_document_n_corrections (DeskDocument *self);

/* Whether another cell of one of its groups has the same digit, or it has an entry that the
 * puzzle's own candidates leave out. */
bool desk_document_has_conflict (DeskDocument *self, uint32_t cell);

typedef enum
{
  DESK_CLASH_IN_GROUP,        /* `value` stands in `n_cells` cells of `group` */
  DESK_CLASH_WITH_CANDIDATES, /* a sukaku leaves `value` out of the candidates of `cell` */
} DeskClashKind;

typedef struct
{
  DeskClashKind kind;
  uint32_t      group, cell, value;
  uint32_t      n_cells;
  uint32_t      n_others; /* cells in conflict beyond those */
} DeskClash;

/* The first clash that an entry is part of, by groups; false: there is none.  Clashes among givens
 * alone are faults of the puzzle, which a check names. */
bool desk_document_get_clash (DeskDocument *self, DeskClash *out_clash);

DeskMode    desk_document_get_mode (DeskDocument *self);
bool        desk_document_is_empty (DeskDocument *self);  /* nothing is given, and it is no sukaku */
bool        desk_document_is_sukaku (DeskDocument *self); /* the puzzle itself forbids some candidates */
uint32_t    desk_document_n_givens (DeskDocument *self);
uint32_t    desk_document_n_digits (DeskDocument *self); /* givens and entries */
bool        desk_document_has_solution (DeskDocument *self); /* some cell shows the solver's digit, alone or beside an entry */
bool        desk_document_is_full (DeskDocument *self);      /* every cell has a given or an entry */
bool        desk_document_is_solved (DeskDocument *self);    /* it is full, and all digits keep the rules */
const char *desk_document_get_title (DeskDocument *self);   /* "" for none */
const char *desk_document_get_comment (DeskDocument *self); /* "" for none */
const char *desk_document_get_about (DeskDocument *self, FormatsAbout text); /* what the file said; "" for nothing */
DeskFile    desk_document_get_file (DeskDocument *self);

/* The symbols of the values, from 1, as format_symbols (). */
const char *desk_document_get_symbols (DeskDocument *self, char out[SUDOKU_MAX_VALUES + 1]);

/* Both grow with every change; an answer about an older revision is stale.  The puzzle's stands for
 * the givens, the shape and the candidates that a sukaku allows. */
uint64_t desk_document_get_revision (DeskDocument *self);
uint64_t desk_document_get_puzzle_revision (DeskDocument *self);

/* Copies: the puzzle as it was given; the same with the entries as givens.  Free with
 * sudoku_puzzle_free (). */
SudokuPuzzle *desk_document_get_puzzle (DeskDocument *self);
SudokuPuzzle *desk_document_get_position (DeskDocument *self);

/* The puzzle with its comment and its source's layout, to be written by formats_write ();
 * *out_puzzle must be empty and is to be cleared.  BASE_NO_MEMORY or BASE_OK. */
BaseStatus desk_document_get_formats_puzzle (DeskDocument *self, FormatsPuzzle *out_puzzle);

/* The document was written to `file`: from now on this is its file, and there is nothing to save
 * until something changes (and nothing again when that is undone). */
void desk_document_set_saved (DeskDocument *self, const DeskFile *file);
/* The puzzle stands somewhere else now, or otherwise; what is to be saved stays so. */
void desk_document_set_place (DeskDocument *self, const DeskFile *file);

bool desk_document_is_modified (DeskDocument *self);

/* Whether a digit that is placed from now on hides its value from the candidates of the cells in
 * its groups, for as long as it stands.  A preference, no part of the history; off at first. */
void desk_document_set_removes_candidates (DeskDocument *self, bool removes);

#endif
