/* Getters of a document: its current state, without changing it. */
#include "desk-document-private.h"
#include "desk-progress-private.h"

#include "format.h"

static const DeskState *
state (DeskDocument *self)
{
  return desk_document_get_state (self);
}

static const DeskDerived *
derived (DeskDocument *self)
{
  return desk_document_get_derived (self);
}

SudokuShape *
desk_document_get_shape (DeskDocument *self)
{
  return state (self)->shape;
}

static uint64_t
field_at (DeskDocument *self, DeskField field, uint32_t cell)
{
  g_assert (cell < state (self)->n_cells);
  return state (self)->fields[field][cell];
}

uint8_t
desk_document_get_given (DeskDocument *self, uint32_t cell)
{
  return (uint8_t) field_at (self, DESK_FIELD_GIVEN, cell);
}

uint8_t
desk_document_get_entry (DeskDocument *self, uint32_t cell)
{
  return (uint8_t) field_at (self, DESK_FIELD_ENTRY, cell);
}

uint8_t
desk_document_get_solver (DeskDocument *self, uint32_t cell)
{
  return (uint8_t) field_at (self, DESK_FIELD_SOLVER, cell);
}

uint64_t
desk_document_get_candidates (DeskDocument *self, uint32_t cell)
{
  g_assert (cell < state (self)->n_cells);
  return desk_state_digit (state (self), cell) == 0 ? derived (self)->marks[cell] : 0;
}

uint64_t
desk_document_get_corners (DeskDocument *self, uint32_t cell)
{
  g_assert (cell < state (self)->n_cells);
  return desk_state_digit (state (self), cell) == 0 ? derived (self)->corners[cell] : 0;
}

uint32_t
desk_document_get_colours (DeskDocument *self, uint32_t cell)
{
  return (uint32_t) field_at (self, DESK_FIELD_COLOURS, cell);
}

uint32_t
desk_document_get_candidate_colour (DeskDocument *self, uint32_t cell, uint32_t value)
{
  g_assert (cell < state (self)->n_cells);
  return desk_state_value_colour (state (self), cell, value);
}

bool
desk_document_has_colours (DeskDocument *self)
{
  for (guint field = DESK_FIELD_COLOURS; field <= DESK_FIELD_VALUE_COLOURS_8; field++)
    for (uint32_t cell = 0; cell < state (self)->n_cells; cell++)
      if (state (self)->fields[field][cell] != 0)
        return true;
  return derived (self)->n_lines > 0;
}

const DeskLine *
desk_document_get_lines (DeskDocument *self, uint32_t *out_n)
{
  *out_n = derived (self)->n_lines;
  return derived (self)->lines;
}

uint32_t
desk_document_n_bookmarks (DeskDocument *self)
{
  return state (self)->lists[DESK_LIST_BOOKMARKS]->len;
}

DeskBookmark *
desk_document_get_bookmark (DeskDocument *self, uint32_t index)
{
  return desk_bookmarks_get (state (self), index);
}

uint8_t
desk_document_get_digit (DeskDocument *self, uint32_t cell)
{
  g_assert (cell < state (self)->n_cells);
  return desk_state_digit (state (self), cell);
}

uint8_t
desk_document_get_correction (DeskDocument *self, uint32_t cell)
{
  g_assert (cell < state (self)->n_cells);
  return desk_state_correction (state (self), cell);
}

bool
desk_document_is_trial (DeskDocument *self)
{
  return desk_trial_is_on (state (self));
}

bool
desk_document_is_trial_entry (DeskDocument *self, uint32_t cell)
{
  g_assert (cell < state (self)->n_cells);
  return desk_trial_has_entry (state (self), cell);
}

uint32_t
desk_document_n_corrections (DeskDocument *self)
{
  return derived (self)->n_corrections;
}

bool
desk_document_has_conflict (DeskDocument *self, uint32_t cell)
{
  g_assert (cell < state (self)->n_cells);
  return desk_has_bit (derived (self)->conflicts, cell);
}

bool
desk_document_get_clash (DeskDocument *self, DeskClash *out_clash)
{
  if (!derived (self)->has_clash)
    return false;
  *out_clash = derived (self)->clash;
  return true;
}

uint64_t
desk_document_get_puzzle_sum (DeskDocument *self)
{
  return desk_state_sum_puzzle (state (self));
}

DeskMode
desk_document_get_mode (DeskDocument *self)
{
  return state (self)->mode;
}

bool
desk_document_is_empty (DeskDocument *self)
{
  return derived (self)->n_givens == 0 && !derived (self)->is_sukaku;
}

bool
desk_document_is_sukaku (DeskDocument *self)
{
  return derived (self)->is_sukaku;
}

uint32_t
desk_document_n_givens (DeskDocument *self)
{
  return derived (self)->n_givens;
}

uint32_t
desk_document_n_digits (DeskDocument *self)
{
  return derived (self)->n_digits;
}

bool
desk_document_has_solution (DeskDocument *self)
{
  return derived (self)->n_solver > 0 || derived (self)->n_corrections > 0;
}

uint32_t
desk_document_n_open (DeskDocument *self)
{
  return derived (self)->n_cells - derived (self)->n_digits - derived (self)->n_solver;
}

bool
desk_document_is_full (DeskDocument *self)
{
  return derived (self)->n_digits == state (self)->n_cells;
}

bool
desk_document_is_solved (DeskDocument *self)
{
  return derived (self)->is_solved;
}

const char *
desk_document_get_title (DeskDocument *self)
{
  return state (self)->title;
}

const char *
desk_document_get_comment (DeskDocument *self)
{
  return state (self)->comment;
}

const char *
desk_document_get_about (DeskDocument *self, FormatsAbout text)
{
  const char *said = text == FORMATS_ABOUT_RATING ? desk_progress_rating (state (self))
                     : text < FORMATS_ABOUT_TEXTS ? state (self)->about.texts[text]
                                                  : NULL;

  return said != NULL ? said : "";
}

DeskFile
desk_document_get_file (DeskDocument *self)
{
  return state (self)->file;
}

const char *
desk_document_get_symbols (DeskDocument *self, char out[SUDOKU_MAX_VALUES + 1])
{
  return format_symbols (&state (self)->layout, state (self)->n_values, out);
}
