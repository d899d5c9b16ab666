/* Reads a session from the records of its journal.
 *
 * In a whole journal, each record fits the records before it.  After damage records are missing, so
 * a document's content is uncertain until the next record of its whole state (RECORD_STATE).  Until
 * then, every record that fits is applied.  One step then leads to that state, whatever is missing,
 * so that the history before it can still be undone.  From there on positions differ, so moves
 * along the history apply the steps that they moved over. */
#include "desk-keeping-private.h"

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
  kept = desk_keeping_add_numbered (self, document, number);
  if (self->current == NULL)
    self->current = kept;
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

static void
read_selected_cells (DeskDocument *document, uint32_t cursor, DeskReader *reader)
{
  uint32_t n = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  g_autofree uint32_t *cells = g_new (uint32_t, MAX (n, 1));

  for (uint32_t i = 0; i < n; i++)
    cells[i] = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  if (!reader->failed)
    desk_document_select_cells (document, cells, n, cursor);
}

/* The selection stays where the cells do not exist. */
static bool
read_selection (DeskKept *kept, DeskReader *reader)
{
  uint32_t cursor = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  uint32_t anchor = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);

  desk_document_select (kept->document, cursor, anchor);
  if (desk_reader_has_more (reader))
    read_selected_cells (kept->document, cursor, reader);
  return true;
}

/* After damage, only the current position can be matched with our history. */
static bool
read_saved (DeskKept *kept, DeskReader *reader, bool mending)
{
  const guint place = desk_history_place (desk_document_get_history (kept->document));
  DeskFile file = { 0 };
  gint64 saved;

  desk_file_read (reader, &file);
  saved = (gint64) desk_reader_number_to (reader, G_MAXUINT) - 1;
  desk_file_read_sums (reader, &file);
  if (mending)
    saved = saved == (gint64) kept->place ? (gint64) place : -1;
  if (!reader->failed)
    desk_document_repeat_file (kept->document, &file, saved);
  g_free ((char *) file.uri);
  return true;
}

static bool
read_play (DeskKept *kept, DeskReader *reader)
{
  DeskPlay play = { 0 };

  desk_play_read (reader, &play);
  if (!reader->failed)
    desk_document_repeat_play (kept->document, play);
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

/* g_variant_get_normal_form () replaces bytes that do not fit the type by the type's default. */
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

/* An invalid state is detected when it is recalled. */
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
read_of_document (DeskKeeping *self, guint64 kind, DeskKept *kept, DeskReader *reader)
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
      return read_saved (kept, reader, false);
    case RECORD_PLAY:
      return read_play (kept, reader);
    case RECORD_CLOSED:
      return read_closed (self, kept);
    case RECORD_STATE:
      return true; /* the steps have produced it already */
    default:
      self->current = kept;
      return true;
    }
}

static void
begin_mending (DeskKeeping *self)
{
  for (guint i = 0; i < self->documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->documents, i);

      if (!self->is_mending)
        kept->place = desk_history_place (desk_document_get_history (kept->document));
      kept->is_whole = false;
    }
  self->is_mending = true;
}

static GBytes *
rest_of (DeskReader *reader)
{
  return g_bytes_new (reader->at, (gsize) (reader->end - reader->at));
}

/* Adds a step of our own that leads to that state. */
static void
lead_to (DeskDocument *document, const DeskState *state)
{
  g_autoptr (GBytes) step =
      desk_step_new (DESK_SET_VALUES, desk_document_get_state (document), state);

  if (step != NULL)
    desk_document_repeat_step (document, step);
}

static bool
is_step (GBytes *step, GBytes *other)
{
  return other != NULL && g_bytes_equal (step, other);
}

/* Undoes the step in our history where it is there; otherwise a step of our own has its reverse
 * effect. */
static void
mend_back (DeskDocument *document, GBytes *step)
{
  const DeskHistory *history = desk_document_get_history (document);
  DeskState *before;

  if (is_step (step, desk_history_before (history)))
    {
      desk_document_repeat_place (document, desk_history_place (history) - 1);
      return;
    }
  before = desk_state_copy (desk_document_get_state (document));
  if (desk_step_apply (step, false, &before, NULL))
    lead_to (document, before);
  desk_state_free (before);
}

static void
mend_forth (DeskDocument *document, GBytes *step)
{
  const DeskHistory *history = desk_document_get_history (document);

  if (is_step (step, desk_history_behind (history)))
    desk_document_repeat_place (document, desk_history_place (history) + 1);
  else
    desk_document_repeat_step (document, step);
}

static void
mend_place (DeskKept *kept, DeskReader *reader)
{
  const guint64 place = desk_reader_number_to (reader, G_MAXUINT);
  g_autoptr (GBytes) step = rest_of (reader);

  if (reader->failed)
    return;
  if (g_bytes_get_size (step) > 0 && place + 1 == kept->place)
    mend_back (kept->document, step);
  else if (g_bytes_get_size (step) > 0 && place == kept->place + 1)
    mend_forth (kept->document, step);
  kept->place = place;
}

static void
mend_step (DeskKept *kept, DeskReader *reader)
{
  g_autoptr (GBytes) step = rest_of (reader);

  desk_document_repeat_step (kept->document, step);
  kept->place++;
}

/* An unknown document begins with that state. */
static void
mend_state (DeskKeeping *self, DeskKept *kept, guint64 number, DeskReader *reader)
{
  const guint64 place = desk_reader_number_to (reader, G_MAXUINT);
  const gint64 saved = (gint64) desk_reader_number_to (reader, G_MAXUINT) - 1;
  const uint32_t cursor = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  const uint32_t anchor = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  DeskState *state = desk_state_read (reader);

  if (state == NULL)
    return;
  if (kept == NULL)
    {
      g_autoptr (DeskDocument) document = desk_document_new_from (desk_state_copy (state));

      kept = desk_keeping_add_numbered (self, document, number);
    }
  lead_to (kept->document, state);
  desk_document_repeat_play (kept->document, state->play);
  kept->place = place;
  kept->is_whole = true;
  desk_document_repeat_file (kept->document, &state->file,
                             saved == (gint64) place ? (gint64) desk_history_place (
                                 desk_document_get_history (kept->document))
                                                     : -1);
  desk_document_select (kept->document, cursor, anchor);
  desk_state_free (state);
}

/* Applies a record after damage; records that do not fit are skipped. */
static void
apply_damaged_record (DeskKeeping *self,
                      guint64 kind,
                      guint64 number,
                      DeskKept *kept,
                      DeskReader *reader)
{
  if (kind == RECORD_STATE && number < G_MAXUINT64)
    mend_state (self, kept, number, reader);
  else if (kind == RECORD_DOCUMENT)
    read_document (self, number, reader);
  else if (kept == NULL)
    return;
  else if (kind == RECORD_STEP)
    mend_step (kept, reader);
  else if (kind == RECORD_PLACE)
    mend_place (kept, reader);
  else if (kind == RECORD_FILE)
    read_saved (kept, reader, true);
  else
    read_of_document (self, kind, kept, reader);
}

static bool
read_record_of_kind (DeskKeeping *self, guint64 kind, DeskReader *reader)
{
  guint64 number;
  DeskKept *kept;

  if (kind == RECORD_VALUE)
    return read_value (self, reader);
  if (kind == RECORD_LEFT)
    return read_left (self, reader);
  number = desk_reader_number (reader);
  if (reader->failed || kind == 0)
    return false;
  kept = find_number (self, number);
  if (self->is_mending)
    apply_damaged_record (self, kind, number, kept, reader);
  else if (kind == RECORD_DOCUMENT)
    return read_document (self, number, reader);
  else if (kept == NULL && kind == RECORD_CLOSED)
    return number < self->next_number; /* repeated in a checkpoint */
  else
    return kept != NULL && read_of_document (self, kind, kept, reader) && !reader->failed;
  return true;
}

/* Unknown records come from later versions and are skipped. */
bool
desk_keeping_read (void *data, const guint8 *bytes, gsize length)
{
  DeskKeeping *self = data;
  DeskReader reader = desk_reader_over (bytes, length);
  guint64 kind;

  if (bytes == NULL)
    {
      begin_mending (self);
      return true;
    }
  kind = desk_reader_number (&reader);
  return kind >= RECORD_KINDS || read_record_of_kind (self, kind, &reader) || self->is_mending;
}

bool
desk_keeping_is_whole (const DeskKeeping *self)
{
  bool whole = self->documents->len > 0 || !self->is_mending;

  for (guint i = 0; i < self->documents->len && self->is_mending; i++)
    whole = whole && ((DeskKept *) g_ptr_array_index (self->documents, i))->is_whole;
  return whole;
}
