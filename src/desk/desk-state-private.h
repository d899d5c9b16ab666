/* desk-state-private.h - all that a document is at one moment, and as bytes.
 *
 * What a cell holds is numbers in fields, all alike, so that nobody who compares, copies, undoes or
 * writes them has to know what they mean. */
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
  DESK_FIELD_CANDIDATES, /* bits, as in SudokuPuzzle: the player's marks, those too that are not shown */
  DESK_FIELD_FORBIDDEN,  /* bits: values that a sukaku does not allow */
  DESK_FIRST_FIELDS,     /* those that steps and states have had from the beginning; later ones are written last */
  DESK_FIELD_PLACED = DESK_FIRST_FIELDS, /* DeskPlaced: how the digit came there (desk-marks.c) */
  DESK_FIELD_KEPT,       /* bits: marks that the player added in spite of such a digit */
  DESK_FIELDS,
} DeskField;

typedef enum
{
  DESK_NOT_PLACED,    /* there is none, or it was read or comes from a whole solution */
  DESK_PLACED_HIDING, /* it hides its value from the marks around it */
  DESK_PLACED_PLAIN,  /* it does not */
  DESK_PLACED_MOST = DESK_PLACED_PLAIN,
} DeskPlaced;

typedef struct
{
  SudokuShape  *shape;
  uint32_t      n_cells, n_values;
  uint64_t     *fields[DESK_FIELDS]; /* one block, the first owns it */
  DeskMode      mode;
  char         *title, *comment; /* never NULL */
  DeskFile      file;            /* owns `uri` */
  FormatsLayout layout;          /* owns `text` */
  DeskAbout     about;           /* what the file said beside it */
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

/* The bit of a value; none for 0. */
static inline uint64_t
desk_bit_of (uint64_t value)
{
  return value == 0 ? 0 : (uint64_t) 1 << (value - 1);
}

/* The largest number that may stand in a field: a value, a set of values, or whether. */
uint64_t desk_state_most (const DeskState *self, guint field);

/* The solver's digit beside an entry that is another one; 0: there is none. */
static inline uint8_t
desk_state_correction (const DeskState *self, uint32_t cell)
{
  uint64_t given = self->fields[DESK_FIELD_GIVEN][cell];
  uint64_t entry = self->fields[DESK_FIELD_ENTRY][cell];
  uint64_t solver = self->fields[DESK_FIELD_SOLVER][cell];

  return (uint8_t) (given == 0 && entry != 0 && entry != solver ? solver : 0);
}

/* What stands in one field, for comparing and copying. */
static inline size_t
desk_state_field_size (const DeskState *self)
{
  return self->n_cells * sizeof (uint64_t);
}

/* Equal states have equal bytes, and what is read back is equal. */
void       desk_state_write (const DeskState *self, GByteArray *bytes);
DeskState *desk_state_read (DeskReader *reader); /* NULL when that is no state */

void desk_file_write (const DeskFile *file, GByteArray *bytes);
void desk_file_read (DeskReader *reader, DeskFile *out_file); /* its uri is to be freed, also after a failure */

/* The check sums of a puzzle of a collection.  They come last, and only where there are any: a journal of an earlier
 * version has none. */
void desk_file_write_sums (const DeskFile *file, bool follows, GByteArray *bytes);
void desk_file_read_sums (DeskReader *reader, DeskFile *out_file);

/* Check sums that are never 0: of the puzzle itself, and of all that a player sees of it and may change (desk-sum.c). */
uint64_t desk_state_sum_puzzle (const DeskState *self);
uint64_t desk_state_sum (const DeskState *self);

/* What a step touched. */
typedef struct
{
  unsigned  what;  /* DeskChangedBits */
  uint64_t *cells; /* as many words as SUDOKU_MAX_CELLS need; NULL: not asked */
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

/* What follows from a state (desk-derived.c). */
typedef struct
{
  uint64_t  conflicts[DESK_MAX_WORDS]; /* cells whose digit stands in one of their groups again, or is forbidden */
  uint32_t  n_cells, n_givens, n_digits, n_solver, n_corrections;
  uint64_t *marks; /* the pencil marks that are to be seen, one set a cell; owned */
  bool      is_sukaku, is_solved;
  bool      has_clash;
  DeskClash clash; /* the first that an entry is part of */
} DeskDerived;

void desk_derive (const DeskState *state, DeskDerived *out_derived);
void desk_derived_clear (DeskDerived *self);

/* A step: how `before` becomes `after`, and back.  NULL when they are equal. */
GBytes *desk_step_new (DeskActionKind kind, const DeskState *before, const DeskState *after);

DeskActionKind desk_step_kind (GBytes *step);
bool           desk_step_is_whole (GBytes *step); /* it holds both states: the puzzle may be another one */

/* Changes `*state` by the step, forth or back, and adds to `touched`.  False, with nothing changed,
 * when these bytes are no step or do not fit the state: they come from a file.  A file that was
 * saved to since is no hindrance. */
bool desk_step_apply (GBytes *step, bool forth, DeskState **state, DeskTouched *touched);

/* What an action makes of a state (desk-edit.c).  Anything but DESK_DONE sets nothing. */
DeskStatus desk_edit (const DeskAction *action,
                      bool              removes_candidates,
                      const DeskState  *before,
                      DeskState       **out_after);

/* One set a cell, to be freed (desk-marks.c): values that digits around hide; marks that are not hidden. */
uint64_t *desk_marks_find_hidden (const DeskState *state);
uint64_t *desk_marks_find_shown (const DeskState *state);

/* Drops what no digit and no mark stands for any more: after each action. */
void desk_marks_settle (DeskState *state);

/* The state turned, or NULL when there is no memory (desk-turn.c). */
DeskState *desk_state_turn (const DeskState *self, DeskTurn turn);

#endif
