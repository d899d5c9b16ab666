/* format-data-gnome.c - a game that GNOME Sudoku saved: an object with `cells`, those that hold
 * something, each with its position, value, whether it was given, and the player's marks. */
#include "format-cells.h"
#include "format-data-json-private.h"
#include "format-data.h"
#include "format-layout.h"

#include <string.h>

#define NO_LEVEL "Unknown Difficulty"

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsJson *json;
  FormatsIssue *issue;
} Gnome;

static FormatsOutcome
bad_value (Gnome *self, const FormatsJsonValue *value, const char *name)
{
  return format_data_json_bad (self->json, value, FORMATS_BAD_VALUE, name, self->issue);
}

static FormatsOutcome
read_position (Gnome *self, const FormatsJsonValue *cell, uint32_t *out_index)
{
  const FormatsJsonValue *position = format_data_json_get (self->json, cell, "position");
  const FormatsJsonValue *row = format_data_json_first (self->json, position), *column;
  uint32_t numbers[2];

  if (position == NULL)
    return format_data_json_bad (self->json, cell, FORMATS_MISSING, "position", self->issue);
  column = row != NULL ? format_data_json_next (self->json, position, row) : NULL;
  if (!format_data_json_whole (row, 8, &numbers[0])
      || !format_data_json_whole (column, 8, &numbers[1]))
    return bad_value (self, position, "position");
  *out_index = numbers[0] * 9 + numbers[1];
  return FORMATS_PUZZLE;
}

static FormatsOutcome
gnome_read_marks (Gnome *self, const FormatsJsonValue *cell, uint32_t index)
{
  const FormatsJsonValue *array = format_data_json_get (self->json, cell, "earmarks");
  uint64_t marks = 0;

  for (const FormatsJsonValue *value = format_data_json_first (self->json, array); value != NULL;
       value = format_data_json_next (self->json, array, value))
    {
      uint32_t number;

      if (!format_data_json_whole (value, 9, &number) || number == 0)
        return bad_value (self, value, "earmarks");
      marks |= (uint64_t) 1 << (number - 1);
    }
  format_about_set_marks (self->puzzle, index, marks);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
gnome_read_cell (Gnome *self, const FormatsJsonValue *cell)
{
  const FormatsJsonValue *value = format_data_json_get (self->json, cell, "value");
  const FormatsJsonValue *fixed = format_data_json_get (self->json, cell, "fixed");
  uint32_t index = 0, number = 0;
  FormatsOutcome outcome = read_position (self, cell, &index);

  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (value != NULL && !format_data_json_whole (value, 9, &number))
    return bad_value (self, value, "value");
  if (fixed != NULL && fixed->kind == FORMATS_JSON_TRUE)
    self->puzzle->sudoku->values[index] = (uint8_t) number;
  else
    self->puzzle->about[FORMATS_ABOUT_ENTRIES].bytes[index] = (char) number;
  return gnome_read_marks (self, cell, index);
}

/* Seconds, as thousandths of them. */
static void
read_time (Gnome *self, const FormatsJsonValue *root)
{
  const FormatsJsonValue *time = format_data_json_get (self->json, root, "time_elapsed");

  if (time != NULL && time->kind == FORMATS_JSON_NUMBER && time->number > 0 && time->number < 1e12)
    base_text_add_number (&self->puzzle->about[FORMATS_ABOUT_TIME],
                          (uint64_t) (time->number * 1000 + 0.5));
}

/* Whether a category is a level.  Both of these stand for an unknown level; the writer uses
 * NO_LEVEL, since a "Custom Puzzle" would be opened for editing. */
static bool
says_level (const char *level)
{
  return strcmp (level, "custom") != 0 && strcmp (level, NO_LEVEL) != 0;
}

static FormatsOutcome
gnome_build_puzzle (Gnome *self)
{
  const FormatsJsonValue *root = self->json->values;
  const FormatsJsonValue *cells = format_data_json_get (self->json, root, "cells");
  const FormatsJsonValue *level = format_data_json_get (self->json, root, "difficulty_category");
  FormatsOutcome outcome = FORMATS_PUZZLE;
  BaseStatus status = format_cells_become (self->reader, self->puzzle, 9);

  if (status != BASE_OK)
    return format_reader_fail (self->reader, status);
  if (!format_cells_is_grid9 (self->puzzle))
    {
      format_data_json_bad (self->json, root, FORMATS_WRONG_LENGTH, NULL, self->issue);
      self->issue->expected = sudoku_shape_n_cells (self->puzzle->sudoku->shape);
      self->issue->found = 81;
      return FORMATS_BAD_PUZZLE;
    }
  if (cells == NULL)
    return format_data_json_bad (self->json, root, FORMATS_MISSING, "cells", self->issue);
  if (cells->kind != FORMATS_JSON_ARRAY)
    return bad_value (self, cells, "cells");
  if (format_about_add_values (self->puzzle, FORMATS_ABOUT_ENTRIES) == NULL
      || !format_about_add_marks (self->puzzle))
    return format_reader_fail (self->reader, BASE_NO_MEMORY);
  for (const FormatsJsonValue *cell = format_data_json_first (self->json, cells);
       cell != NULL && outcome == FORMATS_PUZZLE;
       cell = format_data_json_next (self->json, cells, cell))
    outcome = gnome_read_cell (self, cell);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  format_about_tidy (self->puzzle);
  if (level != NULL && level->kind == FORMATS_JSON_STRING
      && says_level (format_data_json_string (self->json, level)))
    base_text_add_bytes (&self->puzzle->about[FORMATS_ABOUT_LEVEL],
                         format_data_json_string (self->json, level), level->length);
  read_time (self, root);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
format_data_gnome_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsJson json = FORMATS_JSON_EMPTY;
  Gnome self = { reader, puzzle, &json, issue };
  FormatsOutcome outcome = format_data_json_read (reader, puzzle, &json, issue);

  if (outcome == FORMATS_PUZZLE)
    outcome = gnome_build_puzzle (&self);
  format_data_json_clear (&json);
  return outcome;
}

static FormatsSniff
format_data_gnome_sniff (const FormatsSample *sample)
{
  return format_data_json_sniff (sample, true);
}

static void
write_cell (const FormatsPen *pen,
            const FormatsPuzzle *puzzle,
            uint32_t cell,
            const uint8_t *entries,
            BaseText *out)
{
  uint32_t given = pen->values[cell], value = given;
  uint64_t marks = format_about_marks (puzzle, cell);
  bool follows = false;

  if (value == 0 && entries != NULL)
    value = entries[cell];
  if (value == 0 && marks == 0)
    return;
  if (base_text_status (out) == BASE_OK && out->bytes[out->length - 1] == '}')
    base_text_add_char (out, ',');
  base_text_add (out, "\n  {\"position\":[");
  base_text_add_number (out, cell / 9);
  base_text_add_char (out, ',');
  base_text_add_number (out, cell % 9);
  base_text_add (out, "],\"value\":");
  base_text_add_number (out, value);
  base_text_add (out,
                 given != 0 ? ",\"fixed\":true,\"earmarks\":[" : ",\"fixed\":false,\"earmarks\":[");
  for (uint32_t v = 0; v < 9; v++)
    if ((marks >> v & 1) != 0)
      {
        base_text_add (out, follows ? "," : "");
        base_text_add_number (out, v + 1);
        follows = true;
      }
  base_text_add (out, "]}");
}

/* Milliseconds in digits, as seconds. */
static void
write_time (const BaseText *text, BaseText *out)
{
  uint64_t time = 0;

  for (size_t i = 0; i < text->length && i < 15; i++)
    if (text->bytes[i] >= '0' && text->bytes[i] <= '9')
      time = time * 10 + (uint64_t) (text->bytes[i] - '0');
  base_text_add_decimal (out, (double) time / 1000, 3);
}

static void
format_data_gnome_write (const FormatsPuzzle *puzzle,
                         const FormatsWriteOptions *options,
                         BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_data_gnome);
  const BaseText *level = &puzzle->about[FORMATS_ABOUT_LEVEL];
  const uint8_t *entries = format_about_values (puzzle, FORMATS_ABOUT_ENTRIES);

  base_text_add (out, "{\"difficulty_category\":");
  if (level->length > 0)
    base_text_add_json (out, level->bytes, level->length);
  else
    base_text_add (out, "\"" NO_LEVEL "\"");
  base_text_add (out, ",\"time_elapsed\":");
  write_time (&puzzle->about[FORMATS_ABOUT_TIME], out);
  base_text_add (out, ",\"cells\":[");
  for (uint32_t cell = 0; cell < 81; cell++)
    write_cell (&pen, puzzle, cell, options->values == NULL ? entries : NULL, out);
  base_text_add (out, "]}\n");
}

static unsigned
format_data_gnome_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, 9, true);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) == 0
      && (puzzle->comment.length > 0 || format_puzzle_has_comment_before (puzzle)))
    losses |= FORMATS_LOSS_COMMENT;
  return losses;
}

const Format format_data_gnome = {
  .id = "gnome",
  .name = N_ ("GNOME Sudoku save"),
  .suffixes = "save",
  .mime = "application/json",
  .keeps = FORMATS_KEEPS (LEVEL) | FORMATS_KEEPS (TIME) | FORMATS_KEEPS (ENTRIES)
           | FORMATS_KEEPS (MARKS),
  .sniff = format_data_gnome_sniff,
  .read = format_data_gnome_read,
  .write = format_data_gnome_write,
  .losses = format_data_gnome_losses,
};
