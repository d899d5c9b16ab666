#include "desk-keeping-private.h"

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
  self->shelf = desk_shelf_new ();
  self->recent =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
}

void
desk_keeping_clear (DeskKeeping *self)
{
  g_clear_pointer (&self->documents, g_ptr_array_unref);
  g_clear_pointer (&self->values, g_hash_table_unref);
  g_clear_pointer (&self->shelf, desk_shelf_free);
  g_clear_pointer (&self->recent, g_hash_table_unref);
}

DeskKept *
desk_keeping_add_numbered (DeskKeeping *self, DeskDocument *document, guint64 number)
{
  DeskKept *kept = g_new0 (DeskKept, 1);
  guint at = self->documents->len;

  while (at > 0 && ((DeskKept *) g_ptr_array_index (self->documents, at - 1))->number > number)
    at--;
  kept->number = number;
  kept->document = g_object_ref (document);
  g_ptr_array_insert (self->documents, (gint) at, kept);
  self->next_number = MAX (self->next_number, number + 1);
  return kept;
}

DeskKept *
desk_keeping_add (DeskKeeping *self, DeskDocument *document)
{
  return desk_keeping_add_numbered (self, document, self->next_number++);
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
record_begin (RecordKind kind)
{
  GByteArray *record = g_byte_array_new ();

  desk_bytes_add_number (record, kind);
  return record;
}

static GByteArray *
begin_for (RecordKind kind, const DeskKept *kept)
{
  GByteArray *record = record_begin (kind);

  desk_bytes_add_number (record, kept->number);
  return record;
}

static bool
record_append (GByteArray *record, DeskJournal *journal)
{
  bool written = desk_journal_append (journal, record->data, record->len);

  g_byte_array_unref (record);
  return written;
}

/* The same for a record that exists only once in the journal: the next checkpoint repeats it.
 * Takes ownership of `key`.  The last record of each key counts. */
static bool
end_for_good (DeskKeeping *self, char *key, GByteArray *record, DeskJournal *journal)
{
  g_hash_table_replace (self->recent, key, g_bytes_new (record->data, record->len));
  return record_append (record, journal);
}

bool
desk_keeping_write_document (const DeskKept *kept, DeskState *state, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_DOCUMENT, kept);

  desk_state_write (state, record);
  return record_append (record, journal);
}

bool
desk_keeping_write_step (const DeskKept *kept, GBytes *step, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_STEP, kept);
  gsize length;
  const guint8 *bytes = g_bytes_get_data (step, &length);

  g_byte_array_append (record, bytes, (guint) length);
  return record_append (record, journal);
}

bool
desk_keeping_write_place (const DeskKept *kept, GBytes *step, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_PLACE, kept);

  desk_bytes_add_number (record, desk_history_place (desk_document_get_history (kept->document)));
  if (step != NULL)
    g_byte_array_append (record, g_bytes_get_data (step, NULL), (guint) g_bytes_get_size (step));
  return record_append (record, journal);
}

/* Readers of earlier versions stop before these. */
static void
add_selected_cells (DeskDocument *document, GByteArray *record)
{
  uint32_t n;
  g_autofree uint32_t *cells = desk_document_get_selection (document, &n);

  desk_bytes_add_number (record, n);
  for (uint32_t i = 0; i < n; i++)
    desk_bytes_add_number (record, cells[i]);
}

bool
desk_keeping_write_selection (DeskKept *kept, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_SELECTION, kept);

  kept->selection_moved = false;
  desk_bytes_add_number (record, desk_document_get_cursor (kept->document));
  desk_bytes_add_number (record, desk_document_get_anchor (kept->document));
  if (desk_document_has_added (kept->document))
    add_selected_cells (kept->document, record);
  return record_append (record, journal);
}

bool
desk_keeping_write_file (const DeskKept *kept, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_FILE, kept);
  const DeskHistory *history = desk_document_get_history (kept->document);

  desk_file_write (&desk_document_get_state (kept->document)->file, record);
  desk_bytes_add_number (record, (guint64) (desk_history_saved (history) + 1));
  desk_file_write_sums (&desk_document_get_state (kept->document)->file, false, record);
  return record_append (record, journal);
}

bool
desk_keeping_write_play (DeskKept *kept, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_PLAY, kept);

  kept->written_play = desk_document_get_play (kept->document);
  desk_play_write (kept->written_play, record);
  return record_append (record, journal);
}

bool
desk_keeping_write_closed (DeskKeeping *self, const DeskKept *kept, DeskJournal *journal)
{
  return end_for_good (self, g_strdup_printf ("closed %" G_GUINT64_FORMAT, kept->number),
                       begin_for (RECORD_CLOSED, kept), journal);
}

bool
desk_keeping_write_current (const DeskKept *kept, DeskJournal *journal)
{
  return record_append (begin_for (RECORD_CURRENT, kept), journal);
}

bool
desk_keeping_write_value (DeskKeeping *self,
                          const char *name,
                          GVariant *value,
                          DeskJournal *journal)
{
  GByteArray *record = record_begin (RECORD_VALUE);

  desk_bytes_add_text (record, name);
  desk_bytes_add_text (record, value != NULL ? g_variant_get_type_string (value) : NULL);
  if (value != NULL)
    desk_bytes_add (record, g_variant_get_data (value), g_variant_get_size (value));
  return end_for_good (self, g_strconcat ("value ", name, NULL), record, journal);
}

bool
desk_keeping_write_left (DeskKeeping *self,
                         const DeskFile *file,
                         GBytes *state,
                         DeskJournal *journal)
{
  GByteArray *record = record_begin (RECORD_LEFT);

  desk_bytes_add_text (record, file->uri);
  desk_bytes_add_number (record, file->puzzle);
  if (state != NULL)
    g_byte_array_append (record, g_bytes_get_data (state, NULL), (guint) g_bytes_get_size (state));
  return end_for_good (self,
                       g_strdup_printf ("left %" G_GUINT64_FORMAT " %s", file->puzzle, file->uri),
                       record, journal);
}

typedef struct
{
  DeskKeeping *keeping;
  DeskJournal *journal;
} Target;

static void
write_left (void *data, const DeskFile *file, GBytes *state)
{
  Target *target = data;

  desk_keeping_write_left (target->keeping, file, state, target->journal);
}

static bool
write_state (DeskKept *kept, DeskJournal *journal)
{
  GByteArray *record = begin_for (RECORD_STATE, kept);
  const DeskHistory *history = desk_document_get_history (kept->document);

  desk_bytes_add_number (record, desk_history_place (history));
  desk_bytes_add_number (record, (guint64) (desk_history_saved (history) + 1));
  desk_bytes_add_number (record, desk_document_get_cursor (kept->document));
  desk_bytes_add_number (record, desk_document_get_anchor (kept->document));
  desk_state_write (desk_document_get_state (kept->document), record);
  return record_append (record, journal);
}

bool
desk_keeping_write_checkpoint (DeskKeeping *self, DeskJournal *journal)
{
  bool written = true;
  GHashTableIter records;
  gpointer record;

  for (guint i = 0; i < self->documents->len && written; i++)
    written = write_state (g_ptr_array_index (self->documents, i), journal);
  if (self->current != NULL && written)
    written = desk_keeping_write_current (self->current, journal);
  g_hash_table_iter_init (&records, self->recent);
  while (written && g_hash_table_iter_next (&records, NULL, &record))
    written =
        desk_journal_append (journal, g_bytes_get_data (record, NULL), g_bytes_get_size (record));
  /* After a failure the journal accepts no records until everything is rewritten. */
  g_hash_table_remove_all (self->recent);
  return written;
}

bool
desk_keeping_write_whole (DeskKept *kept, DeskJournal *journal)
{
  const DeskHistory *history = desk_document_get_history (kept->document);
  g_autoptr (DeskState) first = desk_document_get_first_state (kept->document);
  bool written = desk_keeping_write_document (kept, first, journal);

  for (guint i = 0; i < desk_history_n_steps (history) && written; i++)
    written = desk_keeping_write_step (kept, desk_history_step (history, i), journal);
  return written && desk_keeping_write_place (kept, NULL, journal)
         && desk_keeping_write_file (kept, journal) && desk_keeping_write_selection (kept, journal)
         && desk_keeping_write_play (kept, journal);
}

bool
desk_keeping_write_all (DeskKeeping *self, DeskJournal *journal)
{
  bool written = true;
  GHashTableIter values;
  gpointer name, value;
  Target target = { self, journal };

  g_hash_table_remove_all (self->recent);
  for (guint i = 0; i < self->documents->len && written; i++)
    written = desk_keeping_write_whole (g_ptr_array_index (self->documents, i), journal);
  if (self->current != NULL && written)
    written = desk_keeping_write_current (self->current, journal);
  g_hash_table_iter_init (&values, self->values);
  while (written && g_hash_table_iter_next (&values, &name, &value))
    written = desk_keeping_write_value (self, name, value, journal);
  if (written)
    desk_shelf_each (self->shelf, write_left, &target);
  return written && desk_keeping_write_checkpoint (self, journal);
}
