/* desk-document.h - one puzzle on the desk: the only model that views draw from.
 *
 * Only four things change a document: an action (desk-action.h), undo and redo, the selection, and
 * the file it was saved to.  Each change is announced once, when it is complete, by the signal
 *
 *   changed (DeskDocument *document, const DeskChanged *changed)
 *
 * so that a view repaints those cells only.  Undo is unlimited and exact: undoing everything
 * restores every byte.  For the main thread only; other threads work on copies
 * (desk_document_get_puzzle ()). */
#ifndef DESK_DOCUMENT_H
#define DESK_DOCUMENT_H

#include "desk-action.h"
#include "desk-game.h"

#include <glib-object.h>

#define DESK_TYPE_DOCUMENT (desk_document_get_type ())
G_DECLARE_FINAL_TYPE (DeskDocument, desk_document, DESK, DOCUMENT, GObject)

typedef enum
{
  DESK_SETUP,   /* new digits are givens */
  DESK_SOLVING, /* givens are locked; new digits are entries */
} DeskMode;

/* Bits. */
typedef enum
{
  DESK_CHANGED_CELLS = 1 << 0,     /* the content of some cells: those in `cells` */
  DESK_CHANGED_GIVENS = 1 << 1,    /* the puzzle itself: check it anew */
  DESK_CHANGED_SHAPE = 1 << 2,     /* everything: cells have new numbers; all other bits are set
                                    * too */
  DESK_CHANGED_MODE = 1 << 3,
  DESK_CHANGED_TEXT = 1 << 4,      /* title or comment */
  DESK_CHANGED_FILE = 1 << 5,      /* the file, or whether there are unsaved changes */
  DESK_CHANGED_SELECTION = 1 << 6, /* `cells` includes those that were or are selected */
  DESK_CHANGED_HISTORY = 1 << 7,   /* the steps that can be undone and redone */
  DESK_CHANGED_LINES = 1 << 8,
  DESK_CHANGED_BOOKMARKS = 1 << 9,
} DeskChangedBits;

/* Valid during the signal. */
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

/* Makes an empty grid of that shape, in setup; holds a reference to the shape. */
DeskDocument *desk_document_new (SudokuShape *shape);

/* The only entry point for actions. */
DeskStatus desk_document_do (DeskDocument *self, const DeskAction *action);

/* Shorthands for the commonest actions. */
DeskStatus desk_document_set_value (DeskDocument *self, uint32_t cell, uint32_t value);
DeskStatus desk_document_clear_cell (DeskDocument *self, uint32_t cell);
DeskStatus desk_document_toggle_candidate (DeskDocument *self, uint32_t cell, uint32_t value);
DeskStatus desk_document_simply (DeskDocument *self, DeskActionKind kind); /* without arguments */

/* The history.  The actions that undo and redo would affect name the menu items; DESK_ACTIONS:
 * none.  Both return false where there is nothing to do. */
bool           desk_document_undo (DeskDocument *self);
bool           desk_document_redo (DeskDocument *self);
DeskActionKind desk_document_undoes (DeskDocument *self);
DeskActionKind desk_document_redoes (DeskDocument *self);

/* Whether a run of undos has come to the beginning of a puzzle, so that the next one would bring
 * back the puzzle before. */
bool desk_document_undo_leaves_game (DeskDocument *self);

/* The selection: the rectangle of cells of the canvas between the anchor and the cursor, or any
 * cells, of which the cursor is one.  The session keeps it; the history does not.  A cell that does
 * not exist changes nothing. */
void desk_document_select (DeskDocument *self, uint32_t cursor, uint32_t anchor);
void desk_document_select_cells (DeskDocument   *self,
                                 const uint32_t *cells,
                                 uint32_t        n,
                                 uint32_t        cursor);

/* Moves the cursor to the cell, and keeps all that is selected.  The other adds the cell, or
 * removes it where another one stays selected. */
void desk_document_select_also (DeskDocument *self, uint32_t cell);
void desk_document_toggle_selected (DeskDocument *self, uint32_t cell);

/* Selects all cells that show the same digit as the cell; false where it shows none. */
bool desk_document_select_same (DeskDocument *self, uint32_t cell);

uint32_t desk_document_get_cursor (DeskDocument *self);
uint32_t desk_document_get_anchor (DeskDocument *self);
bool     desk_document_is_selected (DeskDocument *self, uint32_t cell);
bool     desk_document_selects_many (DeskDocument *self);

/* The selected cells, ascending, for an action's `cells`.  Free it with g_free (). */
uint32_t *desk_document_get_selection (DeskDocument *self, uint32_t *out_n);

/* How the puzzle has been played.  The session keeps it, and files that have a place for the time;
 * the history does not, so undo never winds it back.  A puzzle that is begun anew begins at 0. */
typedef struct
{
  uint64_t ms;      /* the time that the player has spent on it */
  uint32_t n_hints; /* hints, and cells that the solver filled */
} DeskPlay;

DeskPlay desk_document_get_play (DeskDocument *self);
void     desk_document_set_play (DeskDocument *self, DeskPlay play);

/* How far the game is, as lists of puzzles show it. */
DeskGame desk_document_get_game (DeskDocument *self);

/* The content of a cell: the first of given, entry, solver's digit and candidates that exists. */
SudokuShape *desk_document_get_shape (DeskDocument *self);
uint8_t      desk_document_get_given (DeskDocument *self, uint32_t cell);
uint8_t      desk_document_get_entry (DeskDocument *self, uint32_t cell);
uint8_t      desk_document_get_solver (DeskDocument *self, uint32_t cell);
uint64_t     desk_document_get_candidates (DeskDocument *self, uint32_t cell); /* pencil marks */
uint8_t      desk_document_get_digit (DeskDocument *self, uint32_t cell); /* given or entry, or 0 */

/* The other marks of a cell: its corner marks; its colours, colour 1 as the lowest bit; and the
 * colour of one of its candidates, 0 for none. */
uint64_t desk_document_get_corners (DeskDocument *self, uint32_t cell);
uint32_t desk_document_get_colours (DeskDocument *self, uint32_t cell);
uint32_t desk_document_get_candidate_colour (DeskDocument *self, uint32_t cell, uint32_t value);
bool     desk_document_has_colours (DeskDocument *self); /* of cells or candidates, or lines */

/* The lines, in the order in which they were drawn.  Valid until the next change. */
const DeskLine *desk_document_get_lines (DeskDocument *self, uint32_t *out_n);

/* A bookmark: a position with a name. */
typedef struct
{
  char     *name;
  int64_t   time;    /* microseconds since 1970; 0: not known */
  uint8_t  *entries; /* one of each per cell */
  uint64_t *marks;   /* candidates that are not hidden */
  uint64_t *corners; /* corner marks, in the same way */
} DeskBookmark;

uint32_t desk_document_n_bookmarks (DeskDocument *self);

/* A copy of a bookmark, NULL where there is none.  Free it. */
DeskBookmark *desk_document_get_bookmark (DeskDocument *self, uint32_t index);
void          desk_bookmark_free (DeskBookmark *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskBookmark, desk_bookmark_free)

/* The solver's digit where the entry differs from it; it is shown beside the entry.  Otherwise
 * 0. */
uint8_t  desk_document_get_correction (DeskDocument *self, uint32_t cell);
uint32_t desk_document_n_corrections (DeskDocument *self);

/* Whether a trial is under way (DESK_START_TRIAL), and whether the cell's entry belongs to it. */
bool desk_document_is_trial (DeskDocument *self);
bool desk_document_is_trial_entry (DeskDocument *self, uint32_t cell);

/* Whether another cell of one of its groups has the same digit, or the puzzle's own candidates
 * exclude its entry. */
bool desk_document_has_conflict (DeskDocument *self, uint32_t cell);

typedef enum
{
  DESK_CLASH_IN_GROUP,        /* `value` stands in `n_cells` cells of `group` */
  DESK_CLASH_WITH_CANDIDATES, /* a sukaku excludes `value` from the candidates of `cell` */
} DeskClashKind;

typedef struct
{
  DeskClashKind kind;
  uint32_t      group, cell, value;
  uint32_t      n_cells;
  uint32_t      n_others; /* other cells in conflict */
} DeskClash;

/* Finds the first clash, by groups, that involves an entry; false where there is none.  Clashes
 * among givens alone are faults of the puzzle, and checks report them. */
bool desk_document_get_clash (DeskDocument *self, DeskClash *out_clash);

DeskMode    desk_document_get_mode (DeskDocument *self);
bool        desk_document_is_empty (DeskDocument *self);  /* no givens, and no sukaku */
bool        desk_document_is_sukaku (DeskDocument *self); /* the puzzle excludes some candidates */
uint32_t    desk_document_n_givens (DeskDocument *self);
uint32_t    desk_document_n_digits (DeskDocument *self); /* givens and entries */
uint32_t    desk_document_n_open (DeskDocument *self); /* cells without these and the solver's */
bool        desk_document_has_solution (DeskDocument *self); /* shows a digit of the solver */

/* No cell is without given and entry. */
bool        desk_document_is_full (DeskDocument *self);
bool        desk_document_is_solved (DeskDocument *self);    /* it is full, and all rules hold */
const char *desk_document_get_title (DeskDocument *self);    /* "" for none */
const char *desk_document_get_comment (DeskDocument *self);  /* "" for none */

/* A text from the puzzle's file; "" for none. */
const char *desk_document_get_about (DeskDocument *self, FormatsAbout text);
DeskFile    desk_document_get_file (DeskDocument *self);

/* The symbols of the values, from 1, as in format_symbols (). */
const char *desk_document_get_symbols (DeskDocument *self, char out[SUDOKU_MAX_VALUES + 1]);

/* Both grow with every change; an answer about an older revision is stale.  The puzzle's revision
 * covers the givens, the shape and the candidates that a sukaku allows. */
uint64_t desk_document_get_revision (DeskDocument *self);
uint64_t desk_document_get_puzzle_revision (DeskDocument *self);

/* A check sum of the givens, never 0: equal puzzles have equal ones. */
uint64_t desk_document_get_puzzle_sum (DeskDocument *self);

/* Copies: the puzzle as given; the same with the entries as givens; that with the pencil marks as
 * the candidates of the cells that have some.  Free with sudoku_puzzle_free (). */
SudokuPuzzle *desk_document_get_puzzle (DeskDocument *self);
SudokuPuzzle *desk_document_get_position (DeskDocument *self);
SudokuPuzzle *desk_document_get_marked_position (DeskDocument *self);

/* Copies the puzzle with its comment and its source's layout, for formats_write ().  *out_puzzle
 * must be empty; clear it afterwards.  BASE_NO_MEMORY or BASE_OK. */
BaseStatus desk_document_get_formats_puzzle (DeskDocument *self, FormatsPuzzle *out_puzzle);

/* Call this after the document was written to `file`.  It becomes the document's file, and nothing
 * is unsaved until a change (nor after that change is undone). */
void desk_document_set_saved (DeskDocument *self, const DeskFile *file);
/* The same where the document was written as part of another file, in that format, and gets another
 * title by that.  The session's next checkpoint keeps both. */
void desk_document_set_moved (DeskDocument   *self,
                              const DeskFile *file,
                              const char     *title,
                              const Format   *format);
/* Records a new place of the puzzle; unsaved changes stay unsaved. */
void desk_document_set_place (DeskDocument *self, const DeskFile *file);

bool desk_document_is_modified (DeskDocument *self);

/* Whether a new digit hides its value from the candidates of the cells in its groups, for as long
 * as it stands.  A preference, no part of the history; off at first. */
void desk_document_set_removes_candidates (DeskDocument *self, bool removes);

#endif
