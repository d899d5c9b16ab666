/* Check sums of a state: 64-bit FNV-1a over its bytes.  They tell puzzles of a file apart and find
 * changes of a file.  Forging one gains nothing. */
#include "desk-state-private.h"

static uint64_t
sum_of (const GByteArray *bytes)
{
  uint64_t sum = UINT64_C (0xcbf29ce484222325);

  for (guint i = 0; i < bytes->len; i++)
    sum = (sum ^ bytes->data[i]) * UINT64_C (0x100000001b3);
  return sum != 0 ? sum : 1;
}

static void
add_field (const DeskState *self, DeskField field, GByteArray *bytes)
{
  for (uint32_t cell = 0; cell < self->n_cells; cell++)
    desk_bytes_add_number (bytes, self->fields[field][cell]);
}

static void
add_puzzle (const DeskState *self, GByteArray *bytes)
{
  BaseText name = BASE_TEXT_EMPTY;

  sudoku_shape_name (self->shape, &name);
  desk_bytes_add_text (bytes, base_text_string (&name));
  base_text_clear (&name);
  add_field (self, DESK_FIELD_GIVEN, bytes);
  add_field (self, DESK_FIELD_FORBIDDEN, bytes);
}

uint64_t
desk_state_sum_puzzle (const DeskState *self)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  add_puzzle (self, bytes);
  return sum_of (bytes);
}

uint64_t
desk_state_sum (const DeskState *self)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  add_puzzle (self, bytes);
  add_field (self, DESK_FIELD_ENTRY, bytes);
  add_field (self, DESK_FIELD_SOLVER, bytes);
  add_field (self, DESK_FIELD_CANDIDATES, bytes);
  desk_bytes_add_number (bytes, self->mode);
  desk_bytes_add_text (bytes, self->comment);
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    desk_bytes_add_text (bytes, self->about.texts[i]);
  return sum_of (bytes);
}
