/* Bookmarks of a position: a name, a time, and the fields that make the position.
 *
 * Givens are kept as entries, so that a bookmark is right also after they were unlocked.  The
 * solver's digits belong to the givens, of which a bookmark has the check sum: with other givens
 * they are left out.  Colours, lines and the clock are no part of a bookmark. */
#include "desk-state-private.h"

#include <string.h>

static const DeskField fields[] = {
  DESK_FIELD_ENTRY, DESK_FIELD_SOLVER,  DESK_FIELD_CANDIDATES,   DESK_FIELD_PLACED,
  DESK_FIELD_KEPT,  DESK_FIELD_CORNERS, DESK_FIELD_CORNERS_KEPT,
};

static GBytes *
make_item (const DeskState *position, const char *name, int64_t time, uint64_t sum)
{
  GByteArray *bytes = g_byte_array_new ();
  g_autofree uint64_t *digits = g_new (uint64_t, position->n_cells);

  for (uint32_t cell = 0; cell < position->n_cells; cell++)
    digits[cell] = desk_state_digit (position, cell);
  desk_bytes_add_text (bytes, name != NULL ? name : "");
  desk_bytes_add_number (bytes, (guint64) time);
  desk_bytes_add_number (bytes, sum);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    desk_field_write (fields[i] == DESK_FIELD_ENTRY ? digits : position->fields[fields[i]],
                      position->n_cells, bytes);
  return g_byte_array_free_to_bytes (bytes);
}

typedef struct
{
  DeskState *position; /* a copy of the state, but for the fields above */
  char *name;
  int64_t time;
  uint64_t sum; /* of the givens */
} Bookmark;

static void
clear_bookmark (Bookmark *self)
{
  g_clear_pointer (&self->position, desk_state_free);
  g_clear_pointer (&self->name, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Bookmark, clear_bookmark)

/* False, and nothing to clear, for bytes that are no bookmark, and where there is none. */
static bool
read_item (const DeskState *state, uint32_t index, Bookmark *out_bookmark)
{
  GPtrArray *list = state->lists[DESK_LIST_BOOKMARKS];
  DeskReader reader;
  g_auto (Bookmark) read = { 0 };

  if (index >= list->len)
    return false;
  reader = desk_reader_of (list->pdata[index]);
  read.name = desk_reader_text (&reader);
  read.time = (int64_t) desk_reader_number (&reader);
  read.sum = desk_reader_number (&reader);
  read.position = desk_state_copy (state);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      uint64_t *cells = read.position->fields[fields[i]];

      memset (cells, 0, desk_state_field_size (state));
      desk_field_read (&reader, cells, state->n_cells, desk_state_most (state, fields[i]));
    }
  if (reader.failed || read.name == NULL)
    return false;
  *out_bookmark = read;
  read = (Bookmark){ 0 };
  return true;
}

void
desk_bookmarks_add_position (DeskState *state, const char *name, int64_t time)
{
  g_ptr_array_add (state->lists[DESK_LIST_BOOKMARKS],
                   make_item (state, name, time, desk_state_sum_puzzle (state)));
}

void
desk_bookmarks_add (DeskState *state, const DeskBookmark *bookmark)
{
  g_autoptr (DeskState) position = desk_state_new (state->shape);

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      position->fields[DESK_FIELD_GIVEN][cell] = state->fields[DESK_FIELD_GIVEN][cell];
      position->fields[DESK_FIELD_ENTRY][cell] = bookmark->entries[cell];
      position->fields[DESK_FIELD_CANDIDATES][cell] = bookmark->marks[cell];
      position->fields[DESK_FIELD_CORNERS][cell] = bookmark->corners[cell];
    }
  g_ptr_array_add (state->lists[DESK_LIST_BOOKMARKS],
                   make_item (position, bookmark->name, bookmark->time, 0));
}

bool
desk_bookmarks_remove (DeskState *state, uint32_t index)
{
  GPtrArray *list = state->lists[DESK_LIST_BOOKMARKS];

  if (index >= list->len)
    return false;
  g_ptr_array_remove_index (list, index);
  return true;
}

/* A cell that has become a given since keeps it. */
bool
desk_bookmarks_go_to (DeskState *state, uint32_t index)
{
  g_auto (Bookmark) bookmark = { 0 };
  bool is_same;

  if (!read_item (state, index, &bookmark))
    return false;
  is_same = bookmark.sum == desk_state_sum_puzzle (state);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    for (uint32_t cell = 0; cell < state->n_cells; cell++)
      if (state->fields[DESK_FIELD_GIVEN][cell] == 0)
        state->fields[fields[i]][cell] = fields[i] != DESK_FIELD_SOLVER || is_same
                                             ? bookmark.position->fields[fields[i]][cell]
                                             : 0;
  return true;
}

/* Without the solver's digits where the givens are others now. */
DeskState *
desk_bookmarks_open (const DeskState *state, uint32_t index, char **out_name, int64_t *out_time)
{
  g_auto (Bookmark) read = { 0 };

  if (!read_item (state, index, &read))
    return NULL;
  if (read.sum != desk_state_sum_puzzle (state))
    memset (read.position->fields[DESK_FIELD_SOLVER], 0, desk_state_field_size (state));
  *out_name = g_steal_pointer (&read.name);
  *out_time = read.time;
  return g_steal_pointer (&read.position);
}

void
desk_bookmarks_append (DeskState *state, const DeskState *position, const char *name, int64_t time)
{
  g_ptr_array_add (state->lists[DESK_LIST_BOOKMARKS],
                   make_item (position, name, time, desk_state_sum_puzzle (state)));
}

DeskBookmark *
desk_bookmarks_get (const DeskState *state, uint32_t index)
{
  g_auto (Bookmark) read = { 0 };
  DeskBookmark *bookmark;

  if (!read_item (state, index, &read))
    return NULL;
  bookmark = g_new0 (DeskBookmark, 1);
  bookmark->name = g_steal_pointer (&read.name);
  bookmark->time = read.time;
  bookmark->entries = g_new0 (uint8_t, state->n_cells);
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[DESK_FIELD_GIVEN][cell] == 0)
      bookmark->entries[cell] = (uint8_t) read.position->fields[DESK_FIELD_ENTRY][cell];
  bookmark->marks = desk_marks_find_shown (read.position, DESK_FIELD_CANDIDATES);
  bookmark->corners = desk_marks_find_shown (read.position, DESK_FIELD_CORNERS);
  return bookmark;
}

void
desk_bookmark_free (DeskBookmark *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->entries);
  g_free (self->marks);
  g_free (self->corners);
  g_free (self);
}

/* Bytes that are no bookmark go. */
void
desk_bookmarks_turn (const DeskState *from, const uint32_t *turned, DeskState *to)
{
  for (guint item = 0; item < from->lists[DESK_LIST_BOOKMARKS]->len; item++)
    {
      g_auto (Bookmark) bookmark = { 0 };
      g_autoptr (DeskState) position = desk_state_new (to->shape);
      bool is_same;

      if (!read_item (from, item, &bookmark))
        continue;
      is_same = bookmark.sum == desk_state_sum_puzzle (from);
      for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
        for (uint32_t cell = 0; cell < from->n_cells; cell++)
          position->fields[fields[i]][turned[cell]] = bookmark.position->fields[fields[i]][cell];
      g_ptr_array_add (to->lists[DESK_LIST_BOOKMARKS],
                       make_item (position, bookmark.name, bookmark.time,
                                  is_same ? desk_state_sum_puzzle (to) : 0));
    }
}
