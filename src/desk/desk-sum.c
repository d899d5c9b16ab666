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
add_shape (SudokuShape *shape, GByteArray *bytes)
{
  BaseText name = BASE_TEXT_EMPTY;

  sudoku_shape_name (shape, &name);
  desk_bytes_add_text (bytes, base_text_string (&name));
  base_text_clear (&name);
}

static void
add_puzzle (const DeskState *self, GByteArray *bytes)
{
  add_shape (self->shape, bytes);
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

/* Adds what later versions brought only where there is any: sums of earlier versions stay valid. */
static void
add_notes (const DeskState *self, GByteArray *bytes)
{
  for (guint field = DESK_FIELD_CORNERS; field <= DESK_FIELD_VALUE_COLOURS_8; field++)
    for (uint32_t cell = 0; cell < self->n_cells; cell++)
      if (self->fields[field][cell] != 0)
        {
          desk_bytes_add_number (bytes, field);
          desk_bytes_add_number (bytes, cell);
          desk_bytes_add_number (bytes, self->fields[field][cell]);
        }
  for (guint list = 0; list < DESK_LISTS; list++)
    if (self->lists[list]->len > 0)
      desk_list_write (self->lists[list], bytes);
}

/* The same bytes as add_puzzle () without a state. */
uint64_t
desk_game_sum (const SudokuPuzzle *puzzle)
{
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new (1024);
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  const uint64_t all = sudoku_all_values (sudoku_shape_n_values (puzzle->shape));

  add_shape (puzzle->shape, bytes);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    desk_bytes_add_number (bytes, puzzle->values[cell]);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    desk_bytes_add_number (bytes, puzzle->candidates != NULL ? all & ~puzzle->candidates[cell] : 0);
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
  /* Texts behind the one of the last use are of later versions: without them, sums stay the
   * same. */
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    if (i <= FORMATS_ABOUT_PLAYED || self->about.texts[i] != NULL)
      desk_bytes_add_text (bytes, self->about.texts[i]);
  add_notes (self, bytes);
  return sum_of (bytes);
}
