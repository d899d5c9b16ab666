#include "export-entry.h"

#include "format.h"
#include "words-fill.h"

#include <stdlib.h>
#include <string.h>

CoverLimits
export_entry_limits (const BaseStop *stop)
{
  return (CoverLimits){ .solutions = 2, .nodes = 10000000, .stop = stop };
}

static bool
is_white (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool
ends_line (char c)
{
  return c == '\n' || c == '\r';
}

/* Adds the last line of the text above the rows, without comment signs. */
static void
add_last_line (const BaseText *text, size_t end, BaseText *out)
{
  BaseText line = BASE_TEXT_EMPTY;
  size_t start;

  while (end > 0 && is_white (text->bytes[end - 1]))
    end--;
  for (start = end; start > 0 && !ends_line (text->bytes[start - 1]);)
    start--;
  while (start < end && (text->bytes[start] == '#' || is_white (text->bytes[start])))
    start++;
  if (start < end)
    base_text_add_bytes (&line, text->bytes + start, end - start);
  words_add_harmless (out, base_text_string (&line));
  out->failed |= line.failed;
  base_text_clear (&line);
}

static void
add_name (const FormatsPuzzle *puzzle, BaseText *out)
{
  const FormatsLayout *layout = &puzzle->layout;

  if (puzzle->about[FORMATS_ABOUT_TITLE].length > 0)
    words_add_harmless (out, base_text_string (&puzzle->about[FORMATS_ABOUT_TITLE]));
  else if (puzzle->comment.length > 0)
    words_add_harmless (out, base_text_string (&puzzle->comment));
  else
    add_last_line (&layout->text,
                   layout->head < layout->text.length ? layout->head : layout->text.length, out);
}

static void
add_file (const char *path, BaseText *out)
{
  const char *slash = path != NULL ? strrchr (path, '/') : NULL;

  if (path != NULL && strcmp (path, "-") != 0)
    words_add_harmless (out, slash != NULL ? slash + 1 : path);
}

BaseStatus
export_entry_make (ExportEntryRoom *room,
                   const FormatsPuzzle *puzzle,
                   const SudokuSolutions *solutions,
                   ExportEntry *out_entry)
{
  const SudokuPuzzle *sudoku = puzzle->sudoku;

  base_text_reset (&room->name);
  base_text_reset (&room->rating);
  base_text_reset (&room->file);
  add_name (puzzle, &room->name);
  words_add_harmless (&room->rating, base_text_string (&puzzle->about[FORMATS_ABOUT_LEVEL]));
  add_file (room->path, &room->file);
  *out_entry = (ExportEntry){
    .puzzle = sudoku,
    .symbols =
        format_symbols (&puzzle->layout, sudoku_shape_n_values (sudoku->shape), room->symbols),
    .name = base_text_string (&room->name),
    .rating = base_text_string (&room->rating),
    .file = base_text_string (&room->file),
  };
  if (solutions != NULL && solutions->n > 0)
    {
      out_entry->solution = sudoku_solutions_get (solutions, 0);
      out_entry->several = solutions->n > 1;
    }
  return room->name.failed || room->rating.failed || room->file.failed ? BASE_NO_MEMORY : BASE_OK;
}

void
export_entry_room_clear (ExportEntryRoom *self)
{
  base_text_clear (&self->name);
  base_text_clear (&self->rating);
  base_text_clear (&self->file);
  *self = (ExportEntryRoom){ 0 };
}
