#include "desk-about-private.h"

#include "format-about.h"

#include <string.h>

void
desk_about_clear (DeskAbout *self)
{
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    g_free (self->texts[i]);
  g_free (self->before);
  g_free (self->solution);
  *self = (DeskAbout){ 0 };
}

void
desk_about_copy (const DeskAbout *self, gsize n_cells, DeskAbout *out_copy)
{
  desk_about_clear (out_copy);
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    out_copy->texts[i] = g_strdup (self->texts[i]);
  out_copy->before = g_strdup (self->before);
  out_copy->solution = g_memdup2 (self->solution, n_cells);
  out_copy->head = self->head;
}

bool
desk_about_is_same (const DeskAbout *a, const DeskAbout *b, gsize n_cells)
{
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    if (g_strcmp0 (a->texts[i], b->texts[i]) != 0)
      return false;
  return g_strcmp0 (a->before, b->before) == 0 && a->head == b->head
         && (a->solution == NULL) == (b->solution == NULL)
         && (a->solution == NULL || memcmp (a->solution, b->solution, n_cells) == 0);
}

/* A file's texts are bytes; bytes that are no UTF-8 are shown as such. */
static char *
copy_text_as_utf8 (const BaseText *text)
{
  return text->length > 0 ? g_utf8_make_valid (text->bytes, (gssize) text->length) : NULL;
}

void
desk_about_take (DeskAbout *self, const FormatsPuzzle *puzzle)
{
  desk_about_clear (self);
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    self->texts[i] = copy_text_as_utf8 (&puzzle->about[i]);
  self->before = copy_text_as_utf8 (&puzzle->before);
  self->solution = g_memdup2 (format_about_values (puzzle, FORMATS_ABOUT_SOLUTION),
                              sudoku_shape_n_cells (puzzle->sudoku->shape));
  self->head = puzzle->layout.head;
}

static bool
solution_fits (const DeskAbout *self, const SudokuPuzzle *sudoku)
{
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (sudoku->shape); cell++)
    if (sudoku->values[cell] != 0 && sudoku->values[cell] != self->solution[cell])
      return false;
  return true;
}

void
desk_about_put (const DeskAbout *self, FormatsPuzzle *puzzle)
{
  uint8_t *solution;

  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    base_text_add (&puzzle->about[i], self->texts[i] != NULL ? self->texts[i] : "");
  base_text_add (&puzzle->before, self->before != NULL ? self->before : "");
  puzzle->layout.head = puzzle->layout.text.length > 0 ? self->head : 0;
  if (self->solution == NULL || !solution_fits (self, puzzle->sudoku))
    return;
  solution = format_about_add_values (puzzle, FORMATS_ABOUT_SOLUTION);
  if (solution != NULL)
    memcpy (solution, self->solution, sudoku_shape_n_cells (puzzle->sudoku->shape));
}

void
desk_about_write (const DeskAbout *self, gsize n_cells, bool follows, GByteArray *bytes)
{
  const DeskAbout nothing = { 0 };

  if (!follows && desk_about_is_same (self, &nothing, n_cells))
    return;
  desk_bytes_add_number (bytes, FORMATS_ABOUT_TEXTS);
  for (guint i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    desk_bytes_add_text (bytes, self->texts[i]);
  desk_bytes_add_text (bytes, self->before);
  desk_bytes_add (bytes, self->solution, self->solution != NULL ? n_cells : 0);
  desk_bytes_add_number (bytes, self->head);
}

/* The number of texts is written too; texts that this version does not have are skipped. */
void
desk_about_read (DeskReader *reader, gsize n_cells, guint n_values, DeskAbout *out_about)
{
  guint n_texts;
  const guint8 *solution;
  gsize length;

  if (!desk_reader_has_more (reader))
    return;
  n_texts = (guint) desk_reader_number_to (reader, 255);
  for (guint i = 0; i < n_texts && !reader->failed; i++)
    {
      g_autofree char *text = desk_reader_text (reader);

      if (i < FORMATS_ABOUT_TEXTS)
        out_about->texts[i] = g_steal_pointer (&text);
    }
  out_about->before = desk_reader_text (reader);
  solution = desk_reader_bytes (reader, &length);
  out_about->head = (gsize) desk_reader_number_to (reader, FORMATS_MAX_TEXT);
  if (reader->failed || length == 0)
    return;
  reader->failed = length != n_cells;
  for (gsize i = 0; i < length; i++)
    reader->failed |= solution[i] > n_values;
  if (!reader->failed)
    out_about->solution = g_memdup2 (solution, length);
}
