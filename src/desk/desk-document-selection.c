/* The selection of a document as a set of cells: a rectangle, or cells chosen one by one. */
#include "desk-document-private.h"

uint32_t *
desk_document_get_selection (DeskDocument *self, uint32_t *out_n)
{
  const uint32_t n_cells = desk_document_get_state (self)->n_cells;
  uint32_t *cells = g_new (uint32_t, n_cells), n = 0;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (desk_document_is_selected (self, cell))
      cells[n++] = cell;
  *out_n = n;
  return cells;
}

bool
desk_document_selects_many (DeskDocument *self)
{
  return desk_document_get_anchor (self) != desk_document_get_cursor (self)
         || desk_document_has_added (self);
}

void
desk_document_select_also (DeskDocument *self, uint32_t cell)
{
  uint32_t n;
  g_autofree uint32_t *cells = desk_document_get_selection (self, &n);
  g_autofree uint32_t *all = g_new (uint32_t, n + 1);

  for (uint32_t i = 0; i < n; i++)
    all[i] = cells[i];
  all[n] = cell;
  desk_document_select_cells (self, all, n + 1, cell);
}

/* The last selected cell stays: a document always has a cursor. */
static void
deselect_cell (DeskDocument *self, uint32_t cell)
{
  uint32_t n, n_left = 0;
  uint32_t cursor = desk_document_get_cursor (self);
  g_autofree uint32_t *cells = desk_document_get_selection (self, &n);

  for (uint32_t i = 0; i < n; i++)
    if (cells[i] != cell)
      cells[n_left++] = cells[i];
  if (n_left > 0)
    desk_document_select_cells (self, cells, n_left, cursor != cell ? cursor : cells[n_left - 1]);
}

void
desk_document_toggle_selected (DeskDocument *self, uint32_t cell)
{
  if (cell < desk_document_get_state (self)->n_cells && desk_document_is_selected (self, cell))
    deselect_cell (self, cell);
  else
    desk_document_select_also (self, cell);
}

static uint8_t
shown_digit (DeskDocument *self, uint32_t cell)
{
  uint8_t digit = desk_document_get_digit (self, cell);

  return digit != 0 ? digit : desk_document_get_solver (self, cell);
}

bool
desk_document_select_same (DeskDocument *self, uint32_t cell)
{
  const uint32_t n_cells = desk_document_get_state (self)->n_cells;
  uint8_t digit = cell < n_cells ? shown_digit (self, cell) : 0;
  g_autofree uint32_t *cells = g_new (uint32_t, n_cells);
  uint32_t n = 0;

  if (digit == 0)
    return false;
  for (uint32_t other = 0; other < n_cells; other++)
    if (shown_digit (self, other) == digit)
      cells[n++] = other;
  desk_document_select_cells (self, cells, n, cell);
  return true;
}
