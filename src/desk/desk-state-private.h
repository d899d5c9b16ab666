/* desk-state-private.h - the whole state of a document, and its bytes.
 *
 * The content of a cell is numbers in fields, all of one type, so that the code that compares,
 * copies, undoes and writes them needs no knowledge of their meaning. */
#ifndef DESK_STATE_PRIVATE_H
#define DESK_STATE_PRIVATE_H

#include "desk-about-private.h"
#include "desk-bytes-private.h"
#include "desk-document.h"

typedef enum
{
  DESK_FIELD_GIVEN,
  DESK_FIELD_ENTRY,
  DESK_FIELD_SOLVER,
  DESK_FIELD_CANDIDATES, /* bits, as in SudokuPuzzle: the player's marks, hidden ones included */
  DESK_FIELD_FORBIDDEN,  /* bits: values that a sukaku excludes */
  DESK_FIRST_FIELDS,     /* the fields of all versions; later ones are written last */
  DESK_FIELD_PLACED = DESK_FIRST_FIELDS, /* DeskPlaced: the origin of the digit (desk-marks.c) */
  DESK_FIELD_KEPT,       /* bits: marks that the player added in spite of such a digit */
  DESK_PLAYED_FIELDS,    /* DeskState.play is written here, and later fields behind it */
  DESK_FIELD_ENTRY_BEFORE = DESK_PLAYED_FIELDS, /* 1 + the entry before a trial; 0: no trial */
  DESK_FIELD_MARKS_BEFORE,                      /* these are what three fields had before it */
  DESK_FIELD_PLACED_BEFORE,
  DESK_FIELD_KEPT_BEFORE,
  DESK_FIELD_CORNERS,      /* bits: the player's corner marks, hidden ones included */
  DESK_FIELD_CORNERS_KEPT, /* as DESK_FIELD_KEPT */
  DESK_FIELD_COLOURS,      /* bits: colours of the cell */
  DESK_FIELD_VALUE_COLOURS_1, /* colours of candidates, a binary digit in each field: the bit of a */
  DESK_FIELD_VALUE_COLOURS_2, /* value in these four makes its colour, from 1 to DESK_COLOURS */
  DESK_FIELD_VALUE_COLOURS_4,
  DESK_FIELD_VALUE_COLOURS_8,
  DESK_FIELD_CORNERS_BEFORE, /* what two fields had before a trial */
  DESK_FIELD_CORNERS_KEPT_BEFORE,
  DESK_FIELDS, /* lists are written here, and later fields behind them */
} DeskField;

#define DESK_VALUE_COLOUR_FIELDS 4

/* What a state has any number of: each is a few bytes, which desk-lines.c and desk-bookmarks.c
 * read.  Bytes from a damaged file that mean nothing are kept, and not shown. */
typedef enum
{
  DESK_LIST_LINES,
  DESK_LIST_BOOKMARKS,
  DESK_LISTS,
} DeskList;

typedef enum
{
  DESK_NOT_PLACED,    /* no digit, or it was read or belongs to a whole solution */
  DESK_PLACED_HIDING, /* hides its value from the marks around */
  DESK_PLACED_PLAIN,  /* hides nothing */
  DESK_PLACED_MOST = DESK_PLACED_PLAIN,
} DeskPlaced;

typedef struct
{
  SudokuShape  *shape;
  uint32_t      n_cells, n_values;
  uint64_t     *fields[DESK_FIELDS]; /* one block, owned by the first */
  GPtrArray    *lists[DESK_LISTS];   /* of GBytes */
  DeskMode      mode;
  char         *title, *comment; /* never NULL */
  DeskFile      file;            /* owns `uri` */
  FormatsLayout layout;          /* owns `text` */
  DeskAbout     about;           /* the file's other information */
  DeskPlay      play;            /* no part of steps: undo leaves it alone */
} DeskState;

DeskState *desk_state_new (SudokuShape *shape);
DeskState *desk_state_copy (const DeskState *self);
void       desk_state_free (DeskState *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskState, desk_state_free)

void desk_state_set_text (char **text, const char *source); /* NULL is "" */
void desk_state_set_file (DeskState *self, const DeskFile *file);
void desk_state_set_layout (DeskState *self, const FormatsLayout *layout);

static inline uint8_t
desk_state_digit (const DeskState *self, uint32_t cell)
{
  uint64_t given = self->fields[DESK_FIELD_GIVEN][cell];

  return (uint8_t) (given != 0 ? given : self->fields[DESK_FIELD_ENTRY][cell]);
}

/* Returns the bit of a value; 0 for 0. */
static inline uint64_t
desk_bit_of (uint64_t value)
{
  return value == 0 ? 0 : (uint64_t) 1 << (value - 1);
}

/* The largest number allowed in a field: a value, a set of values, or 1. */
uint64_t desk_state_most (const DeskState *self, guint field);

/* Returns the solver's digit beside a differing entry; 0: none. */
static inline uint8_t
desk_state_correction (const DeskState *self, uint32_t cell)
{
  uint64_t given = self->fields[DESK_FIELD_GIVEN][cell];
  uint64_t entry = self->fields[DESK_FIELD_ENTRY][cell];
  uint64_t solver = self->fields[DESK_FIELD_SOLVER][cell];

  return (uint8_t) (given == 0 && entry != 0 && entry != solver ? solver : 0);
}

/* The size of one field, for comparing and copying. */
static inline size_t
desk_state_field_size (const DeskState *self)
{
  return self->n_cells * sizeof (uint64_t);
}

/* The numbers of a field as bytes: those that are not 0, each with the number of zeros before
 * it. */
void desk_field_write (const uint64_t *cells, uint32_t n_cells, GByteArray *bytes);
void desk_field_read (DeskReader *reader, uint64_t *cells, uint32_t n_cells, uint64_t most);

/* Equal states have equal bytes, and reading restores an equal state. */
void       desk_state_write (const DeskState *self, GByteArray *bytes);
DeskState *desk_state_read (DeskReader *reader); /* NULL when the bytes are no state */

void desk_file_write (const DeskFile *file, GByteArray *bytes);

/* Free `uri`, also after a failure. */
void desk_file_read (DeskReader *reader, DeskFile *out_file);

void desk_play_write (DeskPlay play, GByteArray *bytes);
void desk_play_read (DeskReader *reader, DeskPlay *out_play);

/* The check sums of a puzzle of a collection.  They come last, and only where there are any: a
 * journal of an earlier version has none. */
void desk_file_write_sums (const DeskFile *file, bool follows, GByteArray *bytes);
void desk_file_read_sums (DeskReader *reader, DeskFile *out_file);

/* Check sums that are never 0: of the puzzle itself, and of everything that a player sees and may
 * change (desk-sum.c). */
uint64_t desk_state_sum_puzzle (const DeskState *self);
uint64_t desk_state_sum (const DeskState *self);

/* The effect of a step. */
typedef struct
{
  unsigned  what;  /* DeskChangedBits */
  uint64_t *cells; /* as many words as SUDOKU_MAX_CELLS need; NULL: not needed */
} DeskTouched;

#define DESK_MAX_WORDS (SUDOKU_MAX_CELLS / 64)

static inline void
desk_set_bit (uint64_t *words, uint32_t cell)
{
  words[cell / 64] |= (uint64_t) 1 << (cell % 64);
}

static inline bool
desk_has_bit (const uint64_t *words, uint32_t cell)
{
  return (words[cell / 64] >> (cell % 64) & 1) != 0;
}

/* Data derived from a state (desk-derived.c). */
typedef struct
{
  uint64_t  conflicts[DESK_MAX_WORDS]; /* cells whose digit stands again in one of their groups, or
                                        * is excluded */
  uint32_t  n_cells, n_givens, n_digits, n_solver, n_corrections;
  uint64_t *marks; /* the visible pencil marks, one set per cell; owned */
  uint64_t *corners; /* the visible corner marks, in the same way */
  DeskLine *lines;   /* owned */
  uint32_t  n_lines;
  bool      is_sukaku, is_solved;
  bool      has_clash;
  DeskClash clash; /* the first one that involves an entry */
} DeskDerived;

void desk_derive (const DeskState *state, DeskDerived *out_derived);
void desk_derived_clear (DeskDerived *self);

/* A step: the way from `before` to `after`, and back.  NULL when they are equal. */
GBytes *desk_step_new (DeskActionKind kind, const DeskState *before, const DeskState *after);

DeskActionKind desk_step_kind (GBytes *step);
bool           desk_step_is_whole (GBytes *step); /* has both states: the puzzle may be another
                                                   * one */

/* Changes `*state` by the step, forth or back, and adds to `touched`.  Returns false, and changes
 * nothing, when these bytes are no step or do not fit the state: they come from a file.  The file
 * that the state was saved to may differ. */
bool desk_step_apply (GBytes *step, bool forth, DeskState **state, DeskTouched *touched);

/* The effect of an action on a state (desk-edit.c).  Results other than DESK_DONE set nothing. */
DeskStatus desk_edit (const DeskAction *action,
                      bool              removes_candidates,
                      const DeskState  *before,
                      DeskState       **out_after);

/* One set per cell (desk-marks.c): values that digits around hide; marks in the field of candidates
 * or of corner marks that are not hidden.  Free them. */
uint64_t *desk_marks_find_hidden (const DeskState *state);
uint64_t *desk_marks_find_shown (const DeskState *state, DeskField marks);

/* The field of the marks that the player added in spite of a hiding digit. */
static inline DeskField
desk_marks_field_kept (DeskField marks)
{
  return marks == DESK_FIELD_CORNERS ? DESK_FIELD_CORNERS_KEPT : DESK_FIELD_KEPT;
}

/* Removes the records of digits and marks that are gone.  Call it after each action. */
void desk_marks_settle (DeskState *state);

/* A trial (desk-trial.c): whether one is under way, and whether an entry belongs to it; its start,
 * and its two ends, which do nothing without one. */
bool desk_trial_is_on (const DeskState *state);
bool desk_trial_has_entry (const DeskState *state, uint32_t cell);
void desk_trial_start (DeskState *state);
void desk_trial_keep (DeskState *state);
void desk_trial_drop (DeskState *state);

/* The colour of a candidate; 0: none.  A colour beyond DESK_COLOURS, from a damaged file, is
 * none. */
uint32_t desk_state_value_colour (const DeskState *state, uint32_t cell, uint32_t value);
void     desk_state_colour_value (DeskState *state, uint32_t cell, uint32_t value, uint32_t colour);

/* Lines (desk-lines.c): all that make sense, to be freed; whether a line fits the grid.  Toggling
 * removes an equal one, and replaces one of another style. */
DeskLine *desk_lines_list (const DeskState *state, uint32_t *out_n);
bool      desk_lines_fits (const DeskState *state, DeskLine line);
void      desk_lines_toggle (DeskState *state, DeskLine line);
void      desk_lines_drop (DeskState *state, uint32_t cell); /* those that end there */
void      desk_lines_clear (DeskState *state);

/* Bookmarks (desk-bookmarks.c): adds one of the position as it is, or a given one, which must fit;
 * makes the position that of a bookmark. */
void desk_bookmarks_add_position (DeskState *state, const char *name, int64_t time);
void desk_bookmarks_add (DeskState *state, const DeskBookmark *bookmark);
bool desk_bookmarks_go_to (DeskState *state, uint32_t index);
bool desk_bookmarks_remove (DeskState *state, uint32_t index);
/* A bookmark as a state, for files; NULL: no such one.  Its digits are entries; those of givens
 * count as little as the other parts of the state.  `out_name` is to be freed. */
DeskState *desk_bookmarks_open (const DeskState *state,
                                uint32_t         index,
                                char           **out_name,
                                int64_t         *out_time);
void desk_bookmarks_append (DeskState       *state,
                            const DeskState *position,
                            const char      *name,
                            int64_t          time);
DeskBookmark *desk_bookmarks_get (const DeskState *state, uint32_t index); /* NULL: no such one */

/* Moves what the lists say of cells: `turned[cell]` is the place of `cell` after the turn.  `to`
 * has the turned fields already. */
void desk_lines_turn (const DeskState *from, const uint32_t *turned, DeskState *to);
void desk_bookmarks_turn (const DeskState *from, const uint32_t *turned, DeskState *to);

/* Lists (desk-list.c).  A change is written as what stands at one place before and after; it is
 * empty where both are equal. */
void desk_list_copy (GPtrArray *list, GPtrArray *copy);
bool desk_list_is_same (GPtrArray *a, GPtrArray *b);
void desk_list_write (GPtrArray *list, GByteArray *bytes);
void desk_list_read (DeskReader *reader, GPtrArray *list);
void desk_list_write_change (GPtrArray *before, GPtrArray *after, GByteArray *bytes);

/* Reads a change, and makes it, forth or back, if `writes`; the reader fails where it does not
 * fit. */
void desk_list_apply (DeskReader *reader, GPtrArray *list, bool forth, bool writes);

/* The turned state, or NULL when out of memory (desk-turn.c). */
DeskState *desk_state_turn (const DeskState *self, DeskTurn turn);

#endif
