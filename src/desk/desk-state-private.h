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
  DESK_FIELDS,
} DeskField;

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

/* One set per cell (desk-marks.c): values that digits around hide; marks that are not hidden.  Free
 * them. */
uint64_t *desk_marks_find_hidden (const DeskState *state);
uint64_t *desk_marks_find_shown (const DeskState *state);

/* Removes the records of digits and marks that are gone.  Call it after each action. */
void desk_marks_settle (DeskState *state);

/* A trial (desk-trial.c): whether one is under way, and whether an entry belongs to it; its start,
 * and its two ends, which do nothing without one. */
bool desk_trial_is_on (const DeskState *state);
bool desk_trial_has_entry (const DeskState *state, uint32_t cell);
void desk_trial_start (DeskState *state);
void desk_trial_keep (DeskState *state);
void desk_trial_drop (DeskState *state);

/* The turned state, or NULL when out of memory (desk-turn.c). */
DeskState *desk_state_turn (const DeskState *self, DeskTurn turn);

#endif
