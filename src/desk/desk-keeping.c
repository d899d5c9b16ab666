#include "desk-keeping-private.h"

typedef enum
{
  RECORD_DOCUMENT = 1, /* number, state before the first step */
  RECORD_STEP,         /* number, step */
  RECORD_PLACE,        /* number, place in the history */
  RECORD_SELECTION,    /* number, cursor, anchor */
  RECORD_FILE,         /* number, file, 1 + the place that is saved */
  RECORD_CLOSED,       /* number */
  RECORD_CURRENT,      /* number */
  RECORD_VALUE,        /* name, type or NULL, bytes */
  RECORD_LEFT,         /* URI, check sum of the givens, state; no state: it is forgotten */
  RECORD_KINDS,
} RecordKind;

static void
free_kept (gpointer data)
{
  DeskKept *kept = data;

  desk_document_set_keeper (kept->document, NULL, NULL);
  desk_document_set_shelf (kept->document, NULL);
  g_object_unref (kept->document);
  g_free (kept);
}

void
desk_keeping_init (DeskKeeping *self)
{
  self->documents = g_ptr_array_new_with_free_func (free_kept);
  self->values =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
  self->next_number = 1;
  self->shelf = desk_shelf_new (DESK_SHELF_MOST);
}

void
desk_keeping_clear (DeskKeeping *self)
{
  g_clear_pointer (&self->documents, g_ptr_array_unref);
  g_clear_pointer (&self->values, g_hash_table_unref);
  g_clear_pointer (&self->shelf, desk_shelf_free);
}

static DeskKept *
add_numbered (DeskKeeping *self, DeskDocument *document, guint64 number)
{
  DeskKept *kept = g_new0 (DeskKept, 1);

  kept->number = number;
  kept->document = g_object_ref (document);
  g_ptr_array_add (self->documents, kept);
  return kept;
}

DeskKept *
desk_keeping_add (DeskKeeping *self, DeskDocument *document)
{
  return add_numbered (self, document, self->next_number++);
}

DeskKept *
desk_keeping_find (const DeskKeeping *self, const DeskDocument *document, guint *out_index)
{
  for (guint i = 0; i < self->documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->documents, i);

      if (kept->document != document)
        continue;
      if (out_index != NULL)
        *out_index = i;
      return kept;
    }
  return NULL;
}

static GByteArray *
begin (RecordKind kind)
{
  GByteArray *record = g_byte_array_new ();

  desk_bytes_add_number (record, kind);
  return record;
}

static GByteArray *
begin_for (RecordKind kind, const DeskKept *kept)
{
  GByteArray *record = begin (kind);

  desk_bytes_add_number (record, kept->number);
  return record;
}

static bool
end (GByteArray *record, DeskJournal *journal)
{
  bool written = desk_journal_append (journal, record->data, record->len);

  g_byte_array_unref (record);
  return written;
}

bool
desk_keeping_write_document (const DeskKept *kept, DeskState *state, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_DOCUMENT, kept);

  desk_state_write (state, record);
  return end (record, journal);
}

bool
desk_keeping_write_step (const DeskKept *kept, GBytes *step, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_STEP, kept);
  gsize length;
  const guint8 *bytes = g_bytes_get_data (step, &length);

  g_byte_array_append (record, bytes, (guint) length);
  return end (record, journal);
}

bool
desk_keeping_write_place (const DeskKept *kept, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_PLACE, kept);

  desk_bytes_add_number (record, desk_history_place (desk_document_get_history (kept->document)));
  return end (record, journal);
}

bool
desk_keeping_write_selection (DeskKept *kept, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_SELECTION, kept);

  kept->selection_moved = false;
  desk_bytes_add_number (record, desk_document_get_cursor (kept->document));
  desk_bytes_add_number (record, desk_document_get_anchor (kept->document));
  return end (record, journal);
}

bool
desk_keeping_write_file (const DeskKept *kept, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_FILE, kept);
  const DeskHistory *history = desk_document_get_history (kept->document);

  desk_file_write (&desk_document_get_state (kept->document)->file, record);
  desk_bytes_add_number (record, (guint64) (desk_history_saved (history) + 1));
  desk_file_write_sums (&desk_document_get_state (kept->document)->file, record);
  return end (record, journal);
}

bool
desk_keeping_write_closed (const DeskKept *kept, DeskJournal *journal)
{
  return end (begin_for (RECORD_CLOSED, kept), journal);
}

bool
desk_keeping_write_current (const DeskKept *kept, DeskJournal *journal)
{
  return end (begin_for (RECORD_CURRENT, kept), journal);
}

bool
desk_keeping_write_value (const char *name, GVariant *value, DeskJournal *journal)
{
  GByteArray *record = begin (RECORD_VALUE);

  desk_bytes_add_text (record, name);
  desk_bytes_add_text (record, value != NULL ? g_variant_get_type_string (value) : NULL);
  if (value != NULL)
    desk_bytes_add (record, g_variant_get_data (value), g_variant_get_size (value));
  return end (record, journal);
}

bool
desk_keeping_write_left (const DeskFile *file, GBytes *state, DeskJournal *journal)
{
  GByteArray *record = begin (RECORD_LEFT);

  desk_bytes_add_text (record, file->uri);
  desk_bytes_add_number (record, file->puzzle);
  if (state != NULL)
    g_byte_array_append (record, g_bytes_get_data (state, NULL), (guint) g_bytes_get_size (state));
  return end (record, journal);
}

static void
write_left (void *journal, const DeskFile *file, GBytes *state)
{
  desk_keeping_write_left (file, state, journal);
}

bool
desk_keeping_write_whole (DeskKept *kept, DeskJournal *journal)
{
  const DeskHistory *history = desk_document_get_history (kept->document);
  g_autoptr (DeskState) first = desk_document_get_first_state (kept->document);
  bool written = desk_keeping_write_document (kept, first, journal);

  for (guint i = 0; i < desk_history_n_steps (history) && written; i++)
    written = desk_keeping_write_step (kept, desk_history_step (history, i), journal);
  return written && desk_keeping_write_place (kept, journal)
         && desk_keeping_write_file (kept, journal) && desk_keeping_write_selection (kept, journal);
}

bool
desk_keeping_write_all (DeskKeeping *self, DeskJournal *journal)
{
  bool written = true;
  GHashTableIter values;
  gpointer name, value;

  for (guint i = 0; i < self->documents->len && written; i++)
    written = desk_keeping_write_whole (g_ptr_array_index (self->documents, i), journal);
  if (self->current != NULL && written)
    written = desk_keeping_write_current (self->current, journal);
  g_hash_table_iter_init (&values, self->values);
  while (written && g_hash_table_iter_next (&values, &name, &value))
    written = desk_keeping_write_value (name, value, journal);
  if (written)
    desk_shelf_each (self->shelf, write_left, journal);
  return written;
}

static bool
read_document (DeskKeeping *self, guint64 number, DeskReader *reader)
{
  DeskState *state = number >= self->next_number ? desk_state_read (reader) : NULL;
  g_autoptr (DeskDocument) document = NULL;
  DeskKept *kept;

  if (state == NULL || number == G_MAXUINT64)
    {
      desk_state_free (state);
      return false;
    }
  document = desk_document_new_from (state);
  kept = add_numbered (self, document, number);
  if (self->current == NULL)
    self->current = kept;
  self->next_number = number + 1;
  return true;
}

static bool
read_step (DeskKept *kept, DeskReader *reader)
{
  g_autoptr (GBytes) step = g_bytes_new (reader->at, (gsize) (reader->end - reader->at));

  reader->at = reader->end;
  return desk_document_repeat_step (kept->document, step);
}

static bool
read_place (DeskKept *kept, DeskReader *reader)
{
  return desk_document_repeat_place (kept->document,
                                     (guint) desk_reader_number_to (reader, G_MAXUINT));
}

/* Where the cells are not there the selection stays. */
static bool
read_selection (DeskKept *kept, DeskReader *reader)
{
  uint32_t cursor = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  uint32_t anchor = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);

  desk_document_select (kept->document, cursor, anchor);
  return true;
}

static bool
read_saved (DeskKept *kept, DeskReader *reader)
{
  DeskFile file = { 0 };
  gint64 saved;

  desk_file_read (reader, &file);
  saved = (gint64) desk_reader_number_to (reader, G_MAXUINT) - 1;
  desk_file_read_sums (reader, &file);
  if (!reader->failed)
    desk_document_repeat_file (kept->document, &file, saved);
  g_free ((char *) file.uri);
  return true;
}

static bool
read_closed (DeskKeeping *self, DeskKept *kept)
{
  if (self->current == kept)
    self->current = NULL;
  g_ptr_array_remove (self->documents, kept);
  return true;
}

/* What a type does not fit is that type's default: g_variant_get_normal_form () sees to it. */
static bool
read_value (DeskKeeping *self, DeskReader *reader)
{
  g_autofree char *name = desk_reader_text (reader);
  g_autofree char *type = desk_reader_text (reader);
  const guint8 *data;
  gsize length;

  if (name == NULL || reader->failed)
    return false;
  if (type == NULL)
    {
      g_hash_table_remove (self->values, name);
      return true;
    }
  data = desk_reader_bytes (reader, &length);
  if (reader->failed || !g_variant_type_string_is_valid (type)
      || !g_variant_type_is_definite (G_VARIANT_TYPE (type)))
    return false;
  else
    {
      g_autoptr (GBytes) bytes = g_bytes_new (data, length);
      g_autoptr (GVariant) value =
          g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (type), bytes, FALSE));

      g_hash_table_insert (self->values, g_steal_pointer (&name),
                           g_variant_get_normal_form (value));
    }
  return true;
}

/* A state that is none is found out when it is asked for. */
static bool
read_left (DeskKeeping *self, DeskReader *reader)
{
  g_autofree char *uri = desk_reader_text (reader);
  DeskFile file = { .uri = uri, .puzzle = desk_reader_number (reader) };
  g_autoptr (GBytes) state = NULL;

  if (reader->failed || uri == NULL)
    return false;
  if (reader->at < reader->end)
    state = g_bytes_new (reader->at, (gsize) (reader->end - reader->at));
  desk_shelf_put (self->shelf, &file, state);
  return true;
}

static DeskKept *
find_number (const DeskKeeping *self, guint64 number)
{
  for (guint i = 0; i < self->documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->documents, i);

      if (kept->number == number)
        return kept;
    }
  return NULL;
}

static bool
read_of_document (DeskKeeping *self, RecordKind kind, DeskKept *kept, DeskReader *reader)
{
  switch (kind)
    {
    case RECORD_STEP:
      return read_step (kept, reader);
    case RECORD_PLACE:
      return read_place (kept, reader);
    case RECORD_SELECTION:
      return read_selection (kept, reader);
    case RECORD_FILE:
      return read_saved (kept, reader);
    case RECORD_CLOSED:
      return read_closed (self, kept);
    default:
      self->current = kept;
      return true;
    }
}

/* Records of later versions are left out: what they say of is not known here. */
bool
desk_keeping_read (void *data, const guint8 *bytes, gsize length)
{
  DeskKeeping *self = data;
  DeskReader reader = desk_reader_over (bytes, length);
  guint64 kind = desk_reader_number (&reader), number;
  DeskKept *kept;

  if (kind >= RECORD_KINDS)
    return true;
  if (kind == RECORD_VALUE)
    return read_value (self, &reader);
  if (kind == RECORD_LEFT)
    return read_left (self, &reader);
  number = desk_reader_number (&reader);
  if (reader.failed || kind == 0)
    return false;
  if (kind == RECORD_DOCUMENT)
    return read_document (self, number, &reader);
  kept = find_number (self, number);
  return kept != NULL && read_of_document (self, (RecordKind) kind, kept, &reader)
         && !reader.failed;
}
