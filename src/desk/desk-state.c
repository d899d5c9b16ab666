/* The bytes of a state, each part with its length or as a number: first each field's cells that are
 * not 0, each with the number of zeros before it; then the file's other information, if any; then
 * the check sums of a puzzle of a collection; then later fields; then how it has been played; then
 * still later fields; then the lists.  Empty parts at the end are left out, as in states of earlier
 * versions.  An empty 49x49 grid takes a few dozen bytes, a full one less than ten per cell. */
#include "desk-state-private.h"

#include "formats.h"

#include <string.h>

DeskState *
desk_state_new (SudokuShape *shape)
{
  DeskState *self = g_new0 (DeskState, 1);

  self->shape = sudoku_shape_ref (shape);
  self->n_cells = sudoku_shape_n_cells (shape);
  self->n_values = sudoku_shape_n_values (shape);
  self->fields[0] = g_new0 (uint64_t, (size_t) self->n_cells * DESK_FIELDS);
  for (guint field = 1; field < DESK_FIELDS; field++)
    self->fields[field] = self->fields[field - 1] + self->n_cells;
  for (guint list = 0; list < DESK_LISTS; list++)
    self->lists[list] = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  self->title = g_strdup ("");
  self->comment = g_strdup ("");
  return self;
}

void
desk_state_free (DeskState *self)
{
  if (self == NULL)
    return;
  sudoku_shape_unref (self->shape);
  g_free (self->fields[0]);
  for (guint list = 0; list < DESK_LISTS; list++)
    g_ptr_array_unref (self->lists[list]);
  g_free (self->title);
  g_free (self->comment);
  g_free ((char *) self->file.uri);
  base_text_clear (&self->layout.text);
  desk_about_clear (&self->about);
  g_free (self);
}

void
desk_state_set_text (char **text, const char *source)
{
  char *copy = g_strdup (source != NULL ? source : "");

  g_free (*text);
  *text = copy;
}

void
desk_state_set_file (DeskState *self, const DeskFile *file)
{
  char *uri = g_strdup (file->uri);

  g_free ((char *) self->file.uri);
  self->file = *file;
  self->file.uri = uri;
}

/* When memory for the source's text is out, the layout is the format's own. */
void
desk_state_set_layout (DeskState *self, const FormatsLayout *layout)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (layout->text.length > 0)
    base_text_add_bytes (&text, layout->text.bytes, layout->text.length);
  if (base_text_status (&text) != BASE_OK)
    base_text_clear (&text);
  base_text_clear (&self->layout.text);
  self->layout = *layout;
  self->layout.text = text;
}

DeskState *
desk_state_copy (const DeskState *self)
{
  DeskState *copy = desk_state_new (self->shape);

  memcpy (copy->fields[0], self->fields[0], desk_state_field_size (self) * DESK_FIELDS);
  for (guint list = 0; list < DESK_LISTS; list++)
    desk_list_copy (self->lists[list], copy->lists[list]);
  copy->mode = self->mode;
  desk_state_set_text (&copy->title, self->title);
  desk_state_set_text (&copy->comment, self->comment);
  desk_state_set_file (copy, &self->file);
  desk_state_set_layout (copy, &self->layout);
  desk_about_copy (&self->about, self->n_cells, &copy->about);
  copy->play = self->play;
  return copy;
}

void
desk_file_write (const DeskFile *file, GByteArray *bytes)
{
  desk_bytes_add_text (bytes, file->uri);
  desk_bytes_add_number (bytes, file->size);
  desk_bytes_add_number (bytes, (guint64) file->date);
  desk_bytes_add_number (bytes, file->offset);
}

void
desk_file_read (DeskReader *reader, DeskFile *out_file)
{
  out_file->uri = desk_reader_text (reader);
  out_file->size = desk_reader_number (reader);
  out_file->date = (gint64) desk_reader_number (reader);
  out_file->offset = desk_reader_number (reader);
}

void
desk_file_write_sums (const DeskFile *file, bool follows, GByteArray *bytes)
{
  if (file->puzzle == 0 && !follows)
    return;
  desk_bytes_add_number (bytes, file->puzzle);
  desk_bytes_add_number (bytes, file->content);
}

void
desk_file_read_sums (DeskReader *reader, DeskFile *out_file)
{
  if (!desk_reader_has_more (reader))
    return;
  out_file->puzzle = desk_reader_number (reader);
  out_file->content = desk_reader_number (reader);
  out_file->is_part = out_file->puzzle != 0;
}

void
desk_play_write (DeskPlay play, GByteArray *bytes)
{
  desk_bytes_add_number (bytes, play.ms);
  desk_bytes_add_number (bytes, play.n_hints);
}

void
desk_play_read (DeskReader *reader, DeskPlay *out_play)
{
  out_play->ms = desk_reader_number (reader);
  out_play->n_hints = (uint32_t) desk_reader_number_to (reader, G_MAXUINT32);
}

static void
write_layout (const FormatsLayout *layout, GByteArray *bytes)
{
  desk_bytes_add_text (bytes, layout->symbols);
  desk_bytes_add_number (bytes, (guint8) layout->blank);
  for (guint i = 0; i < FORMATS_LAYOUT_OWN; i++)
    desk_bytes_add_number (bytes, layout->own[i]);
  desk_bytes_add_number (bytes, layout->gap);
  desk_bytes_add_number (bytes, layout->line_end);
  desk_bytes_add_text (bytes, layout->format != NULL ? layout->format->id : NULL);
  desk_bytes_add (bytes, layout->text.bytes, layout->text.length);
}

/* An unknown format belongs to a later version: its text cannot be used. */
static void
read_layout (DeskReader *reader, FormatsLayout *out_layout)
{
  g_autofree char *symbols = desk_reader_text (reader), *id = NULL;
  FormatsLayout layout = { 0 };
  const guint8 *text;
  gsize length;

  layout.blank = (char) desk_reader_number_to (reader, 255);
  for (guint i = 0; i < FORMATS_LAYOUT_OWN; i++)
    layout.own[i] = (uint8_t) desk_reader_number_to (reader, 255);
  layout.gap = (uint8_t) desk_reader_number_to (reader, 255);
  layout.line_end = (FormatsLineEnd) desk_reader_number_to (reader, FORMATS_LINE_END_CR);
  id = desk_reader_text (reader);
  text = desk_reader_bytes (reader, &length);
  layout.format = id != NULL ? formats_find (id) : NULL;
  if (symbols == NULL || strlen (symbols) > SUDOKU_MAX_VALUES)
    reader->failed = true;
  if (reader->failed)
    return;
  memcpy (layout.symbols, symbols, strlen (symbols) + 1);
  if (layout.format != NULL && length > 0)
    base_text_add_bytes (&layout.text, (const char *) text, length);
  *out_layout = layout;
}

void
desk_field_write (const uint64_t *cells, uint32_t n_cells, GByteArray *bytes)
{
  uint32_t zeros = 0;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      if (cells[cell] == 0)
        {
          zeros++;
          continue;
        }
      desk_bytes_add_number (bytes, zeros);
      desk_bytes_add_number (bytes, cells[cell]);
      zeros = 0;
    }
  desk_bytes_add_number (bytes, zeros);
}

uint64_t
desk_state_most (const DeskState *self, guint field)
{
  if (field == DESK_FIELD_PLACED || field == DESK_FIELD_PLACED_BEFORE)
    return DESK_PLACED_MOST;
  if (field == DESK_FIELD_ENTRY_BEFORE)
    return self->n_values + 1;
  if (field == DESK_FIELD_COLOURS)
    return sudoku_all_values (DESK_COLOURS);
  return field < DESK_FIELD_CANDIDATES ? self->n_values : sudoku_all_values (self->n_values);
}

void
desk_field_read (DeskReader *reader, uint64_t *cells, uint32_t n_cells, uint64_t most)
{
  uint32_t cell = 0;

  for (;;)
    {
      cell += (uint32_t) desk_reader_number_to (reader, n_cells - cell);
      if (cell == n_cells || reader->failed)
        return;
      cells[cell++] = desk_reader_number_to (reader, most);
    }
}

static void
read_field (DeskReader *reader, DeskState *self, guint field)
{
  desk_field_read (reader, self->fields[field], self->n_cells, desk_state_most (self, field));
}

static void
read_fields (DeskReader *reader, DeskState *self, guint first, guint end)
{
  for (guint field = first; field < end && desk_reader_has_more (reader); field++)
    read_field (reader, self, field);
}

static bool
is_played (const DeskState *self)
{
  return self->play.ms > 0 || self->play.n_hints > 0;
}

static bool
has_lists (const DeskState *self)
{
  for (guint list = 0; list < DESK_LISTS; list++)
    if (self->lists[list]->len > 0)
      return true;
  return false;
}

static bool
has_fields_from (const DeskState *self, guint first)
{
  for (guint field = first; field < DESK_FIELDS; field++)
    for (uint32_t cell = 0; cell < self->n_cells; cell++)
      if (self->fields[field][cell] != 0)
        return true;
  return false;
}

void
desk_state_write (const DeskState *self, GByteArray *bytes)
{
  const bool has_latest = has_lists (self) || has_fields_from (self, DESK_PLAYED_FIELDS);
  const bool has_later =
      has_latest || has_fields_from (self, DESK_FIRST_FIELDS) || is_played (self);
  BaseText name = BASE_TEXT_EMPTY;

  sudoku_shape_name (self->shape, &name);
  desk_bytes_add_text (bytes, base_text_string (&name));
  base_text_clear (&name);
  desk_bytes_add_number (bytes, self->mode);
  desk_bytes_add_text (bytes, self->title);
  desk_bytes_add_text (bytes, self->comment);
  desk_file_write (&self->file, bytes);
  write_layout (&self->layout, bytes);
  for (guint field = 0; field < DESK_FIRST_FIELDS; field++)
    desk_field_write (self->fields[field], self->n_cells, bytes);
  desk_about_write (&self->about, self->n_cells, self->file.puzzle != 0 || has_later, bytes);
  desk_file_write_sums (&self->file, has_later, bytes);
  for (guint field = DESK_FIRST_FIELDS; field < DESK_PLAYED_FIELDS && has_later; field++)
    desk_field_write (self->fields[field], self->n_cells, bytes);
  if (is_played (self) || has_latest)
    desk_play_write (self->play, bytes);
  for (guint field = DESK_PLAYED_FIELDS; field < DESK_FIELDS && has_latest; field++)
    desk_field_write (self->fields[field], self->n_cells, bytes);
  for (guint list = 0; list < DESK_LISTS && has_lists (self); list++)
    desk_list_write (self->lists[list], bytes);
}

static DeskState *
read_shape (DeskReader *reader)
{
  g_autofree char *name = desk_reader_text (reader);
  SudokuShape *shape;
  DeskState *self;

  if (name == NULL || sudoku_shape_parse (name, &shape) != BASE_OK)
    return NULL;
  self = desk_state_new (shape);
  sudoku_shape_unref (shape);
  return self;
}

DeskState *
desk_state_read (DeskReader *reader)
{
  g_autoptr (DeskState) self = read_shape (reader);

  if (self == NULL)
    {
      reader->failed = true;
      return NULL;
    }
  self->mode = (DeskMode) desk_reader_number_to (reader, DESK_SOLVING);
  g_free (self->title);
  self->title = desk_reader_text (reader);
  g_free (self->comment);
  self->comment = desk_reader_text (reader);
  desk_file_read (reader, &self->file);
  read_layout (reader, &self->layout);
  for (guint field = 0; field < DESK_FIRST_FIELDS; field++)
    read_field (reader, self, field);
  desk_about_read (reader, self->n_cells, self->n_values, &self->about);
  desk_file_read_sums (reader, &self->file);
  read_fields (reader, self, DESK_FIRST_FIELDS, DESK_PLAYED_FIELDS);
  if (desk_reader_has_more (reader))
    desk_play_read (reader, &self->play);
  read_fields (reader, self, DESK_PLAYED_FIELDS, DESK_FIELDS);
  for (guint list = 0; list < DESK_LISTS && desk_reader_has_more (reader); list++)
    desk_list_read (reader, self->lists[list]);
  if (self->title == NULL || self->comment == NULL)
    reader->failed = true;
  return reader->failed ? NULL : g_steal_pointer (&self);
}
