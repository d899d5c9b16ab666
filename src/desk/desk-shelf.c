#include "desk-shelf-private.h"

#include "desk-load-private.h"

#include <string.h>

typedef struct
{
  DeskFile file; /* owns `uri`; only `uri` and `puzzle` are set */
  GBytes *state;
} Left;

struct DeskShelf
{
  GHashTable *links; /* Left, by its file -> its link in `order` */
  GQueue order;      /* of Left; the head was left first */
  gsize most, n_bytes;
  DeskShelfChanged changed;
  void *data;
};

static guint
hash_left (gconstpointer left)
{
  const DeskFile *file = &((const Left *) left)->file;

  return g_str_hash (file->uri) ^ (guint) file->puzzle;
}

static gboolean
is_same_left (gconstpointer a, gconstpointer b)
{
  const DeskFile *one = &((const Left *) a)->file, *other = &((const Left *) b)->file;

  return one->puzzle == other->puzzle && strcmp (one->uri, other->uri) == 0;
}

static void
free_left (gpointer data)
{
  Left *left = data;

  g_free ((char *) left->file.uri);
  g_bytes_unref (left->state);
  g_free (left);
}

DeskShelf *
desk_shelf_new (gsize most)
{
  DeskShelf *self = g_new0 (DeskShelf, 1);

  self->links = g_hash_table_new (hash_left, is_same_left);
  self->most = most;
  return self;
}

void
desk_shelf_free (DeskShelf *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->links);
  g_queue_clear_full (&self->order, free_left);
  g_free (self);
}

void
desk_shelf_set_changed (DeskShelf *self, DeskShelfChanged changed, void *data)
{
  self->changed = changed;
  self->data = data;
}

static GList *
find_shelved_puzzle (DeskShelf *self, const DeskFile *file)
{
  return g_hash_table_lookup (self->links, &(Left){ .file = *file });
}

static void
forget (DeskShelf *self, GList *link)
{
  Left *left = link->data;

  g_hash_table_remove (self->links, left);
  g_queue_delete_link (&self->order, link);
  self->n_bytes -= g_bytes_get_size (left->state);
  free_left (left);
}

void
desk_shelf_put (DeskShelf *self, const DeskFile *file, GBytes *state)
{
  GList *link = find_shelved_puzzle (self, file);
  Left *left;

  if (link != NULL)
    forget (self, link);
  if (state == NULL || g_bytes_get_size (state) > self->most)
    return;
  left = g_new0 (Left, 1);
  left->file = (DeskFile){ .uri = g_strdup (file->uri), .puzzle = file->puzzle };
  left->state = g_bytes_ref (state);
  g_queue_push_tail (&self->order, left);
  g_hash_table_insert (self->links, left, self->order.tail);
  self->n_bytes += g_bytes_get_size (state);
  while (self->n_bytes > self->most)
    forget (self, self->order.head);
}

void
desk_shelf_each (DeskShelf *self, DeskShelfChanged each, void *data)
{
  for (GList *link = self->order.head; link != NULL; link = link->next)
    {
      const Left *left = link->data;

      each (data, &left->file, left->state);
    }
}

static GBytes *
bytes_of (const DeskState *state)
{
  GByteArray *bytes = g_byte_array_new ();

  desk_state_write (state, bytes);
  return g_byte_array_free_to_bytes (bytes);
}

/* A puzzle that the player cleared becomes an empty grid. */
static bool
is_blank (const DeskState *state)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (desk_state_digit (state, cell) != 0 || state->fields[DESK_FIELD_CANDIDATES][cell] != 0)
      return false;
  return true;
}

void
desk_shelf_leave (DeskShelf *self, const DeskState *state)
{
  g_autoptr (GBytes) bytes = NULL;
  GList *link;

  if (state->file.uri == NULL || state->file.puzzle == 0)
    return;
  link = find_shelved_puzzle (self, &state->file);
  if (!is_blank (state) && desk_state_sum (state) != state->file.content)
    bytes = bytes_of (state);
  if (bytes == NULL ? link == NULL
                    : link != NULL && g_bytes_equal (((Left *) link->data)->state, bytes))
    return;
  desk_shelf_put (self, &state->file, bytes);
  if (self->changed != NULL)
    self->changed (self->data, &state->file, bytes);
}

static DeskState *
read_state (GBytes *bytes)
{
  DeskReader reader = desk_reader_of (bytes);

  return desk_state_read (&reader);
}

/* Whether the file itself has a player's progress. */
static bool
has_progress (const DeskState *state)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[DESK_FIELD_ENTRY][cell] != 0
        || state->fields[DESK_FIELD_CANDIDATES][cell] != desk_load_first_candidates (state, cell))
      return true;
  return false;
}

void
desk_shelf_recall (DeskShelf *self, DeskState **state)
{
  DeskState *fresh = *state;
  GList *link = fresh->file.uri != NULL && fresh->file.puzzle != 0
                    ? find_shelved_puzzle (self, &fresh->file)
                    : NULL;
  g_autoptr (DeskState) kept = link != NULL ? read_state (((Left *) link->data)->state) : NULL;

  if (kept == NULL)
    return;
  if (kept->file.content != fresh->file.content)
    {
      if (has_progress (fresh) || !sudoku_shape_equal (kept->shape, fresh->shape))
        return;
      desk_state_set_text (&kept->comment, fresh->comment);
      desk_state_set_layout (kept, &fresh->layout);
      desk_about_copy (&fresh->about, fresh->n_cells, &kept->about);
    }
  desk_state_set_file (kept, &fresh->file);
  desk_state_set_text (&kept->title, fresh->title);
  desk_state_free (fresh);
  *state = g_steal_pointer (&kept);
}
