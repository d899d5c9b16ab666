/* format-data-opensudoku.c - OpenSudoku's collections, versions 1 and 2.
 *
 * Version 1 has texts about the collection in elements of their own, then a `game` with 81 digits
 * for each puzzle.  Version 2 has folders with games, and the progress of the player in each game:
 * its data are 81 times `value|marks|may be changed|`.  Marks are digits with commas behind them,
 * or the number that their bits make. */
#include "format-cells.h"
#include "format-data-xml-private.h"
#include "format-data.h"
#include "format-layout.h"

#include <string.h>

/* Elements of version 1 that describe all games. */
static const struct
{
  const char *name;
  FormatsAbout about;
} elements[] = {
  { "name", FORMATS_ABOUT_SOURCE },
  { "author", FORMATS_ABOUT_AUTHOR },
  { "level", FORMATS_ABOUT_LEVEL },
  { "source", FORMATS_ABOUT_SOURCE },
  { "sourceURL", FORMATS_ABOUT_LINK },
  { "created", FORMATS_ABOUT_DATE },
  { "description", FORMATS_ABOUT_DESCRIPTION },
};

/* Attributes of a game. */
static const struct
{
  const char *name;
  FormatsAbout about;
} attributes[] = {
  { "created", FORMATS_ABOUT_DATE },
  { "time", FORMATS_ABOUT_TIME },
  { "last_played", FORMATS_ABOUT_PLAYED },
};

/* The state that a reader keeps from game to game. */
typedef struct
{
  FormatsXmlOpen open;
  BaseText about[FORMATS_ABOUT_TEXTS]; /* texts of the file or the folder, for all its games */
} OpensudokuState;

static OpensudokuState *
opensudoku_state (const FormatsXml *xml)
{
  return (OpensudokuState *) xml->open;
}

static void
opensudoku_clear_state (void *data)
{
  OpensudokuState *state = data;

  format_data_xml_clear_open (&state->open);
  for (unsigned i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    base_text_clear (&state->about[i]);
}

static FormatsOutcome
bad_data (FormatsXml *xml)
{
  format_data_xml_go_to (xml, "data", 0);
  return format_data_xml_bad (xml, FORMATS_BAD_VALUE, "data", 0, 0);
}

static FormatsOutcome
opensudoku_read_digits (FormatsXml *xml, FormatsPuzzle *puzzle, const char *data)
{
  size_t n = strlen (data);

  if (n != 81)
    {
      format_data_xml_go_to (xml, "data", n < 81 ? n : 81);
      return format_data_xml_bad (xml, FORMATS_WRONG_LENGTH, "", 81, n);
    }
  for (size_t i = 0; i < 81; i++)
    {
      if (format_cells_value (data[i], 9) == 0 && !format_cells_is_blank (data[i]))
        {
          char token[2] = { data[i], '\0' };

          format_data_xml_go_to (xml, "data", i);
          format_data_xml_bad (xml, FORMATS_UNKNOWN_SYMBOL, token, 9, 0);
          return FORMATS_BAD_PUZZLE;
        }
      puzzle->sudoku->values[i] = (uint8_t) format_cells_value (data[i], 9);
    }
  return FORMATS_PUZZLE;
}

/* The next field up to `|`. */
static bool
next_field (const char **at, const char **out_field, size_t *out_length)
{
  const char *end = strchr (*at, '|');

  if (end == NULL)
    return false;
  *out_field = *at;
  *out_length = (size_t) (end - *at);
  *at = end + 1;
  return true;
}

/* `-`, `1,2,` or the number that bits make. */
static bool
opensudoku_read_marks (const char *field, size_t length, bool bits, uint64_t *out_marks)
{
  uint32_t number = 0;

  *out_marks = 0;
  if (length == 0 || (length == 1 && *field == '-'))
    return true;
  if (bits)
    {
      *out_marks = format_number_value (field, length, &number) ? number : 512;
      return *out_marks < 512;
    }
  for (size_t i = 0; i < length; i++)
    if (field[i] >= '1' && field[i] <= '9')
      *out_marks |= (uint64_t) 1 << (field[i] - '1');
    else if (field[i] != ',')
      return false;
  return true;
}

static FormatsOutcome
opensudoku_read_cells (FormatsXml *xml, FormatsPuzzle *puzzle, const char *data)
{
  bool bits = data[9] >= '2';
  uint8_t *entries = format_about_add_values (puzzle, FORMATS_ABOUT_ENTRIES);

  if (entries == NULL || !format_about_add_marks (puzzle))
    return format_reader_fail (xml->reader, BASE_NO_MEMORY);
  data += 10;
  while (*data == '\n' || *data == '\r' || *data == ' ')
    data++;
  for (uint32_t cell = 0; cell < 81; cell++)
    {
      const char *field;
      size_t length;
      uint64_t marks;
      uint8_t value;

      if (!next_field (&data, &field, &length))
        {
          format_data_xml_go_to (xml, "data", 0);
          return format_data_xml_bad (xml, FORMATS_WRONG_FIELDS, "", 81, cell);
        }
      if (length != 1 || *field < '0' || *field > '9')
        return bad_data (xml);
      value = (uint8_t) (*field - '0');
      if (!next_field (&data, &field, &length)
          || !opensudoku_read_marks (field, length, bits, &marks))
        return bad_data (xml);
      format_about_set_marks (puzzle, cell, marks);
      if (!next_field (&data, &field, &length) || length != 1 || (*field != '0' && *field != '1'))
        return bad_data (xml);
      if (*field == '0')
        puzzle->sudoku->values[cell] = value;
      else
        entries[cell] = value;
    }
  return *data == '\0' || *data == '\n' || *data == '\r' ? FORMATS_PUZZLE : bad_data (xml);
}

static FormatsOutcome
opensudoku_read_data (FormatsXml *xml, FormatsPuzzle *puzzle)
{
  const char *data = format_data_xml_attribute (xml, "data");
  BaseStatus status = format_cells_become (xml->reader, puzzle, 9);

  if (status != BASE_OK)
    return format_reader_fail (xml->reader, status);
  if (!format_cells_is_grid9 (puzzle))
    return format_data_xml_bad (xml, FORMATS_WRONG_LENGTH, "",
                                sudoku_shape_n_cells (puzzle->sudoku->shape), 81);
  if (data == NULL)
    return format_data_xml_bad (xml, FORMATS_MISSING, "data", 0, 0);
  if (strncmp (data, "version: ", 9) == 0 && data[9] >= '1' && data[9] <= '3')
    return opensudoku_read_cells (xml, puzzle, data);
  return opensudoku_read_digits (xml, puzzle, data);
}

static void
opensudoku_read_game (FormatsXml *xml, FormatsPuzzle *puzzle)
{
  const char *note = format_data_xml_attribute (xml, "note");

  for (unsigned i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    base_text_add_bytes (&puzzle->about[i], base_text_string (&opensudoku_state (xml)->about[i]),
                         opensudoku_state (xml)->about[i].length);
  for (size_t i = 0; i < sizeof attributes / sizeof attributes[0]; i++)
    {
      const char *value = format_data_xml_attribute (xml, attributes[i].name);
      BaseText *text = &puzzle->about[attributes[i].about];

      if (value == NULL || *value == '\0' || strcmp (value, "0") == 0)
        continue;
      base_text_reset (text);
      base_text_add (text, value);
    }
  base_text_add (&puzzle->comment, note != NULL ? note : "");
}

/* A folder begins: the data of the folder before no longer apply. */
static void
begin_folder (FormatsXml *xml)
{
  BaseText *about = opensudoku_state (xml)->about;
  const char *name = format_data_xml_attribute (xml, "name");
  const char *created = format_data_xml_attribute (xml, "created");

  for (unsigned i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    base_text_reset (&about[i]);
  base_text_add (&about[FORMATS_ABOUT_SOURCE], name != NULL ? name : "");
  base_text_add (&about[FORMATS_ABOUT_DATE],
                 created != NULL && strcmp (created, "0") != 0 ? created : "");
}

/* The text of an element of version 1, up to its end. */
static FormatsXmlKind
read_element (FormatsXml *xml, FormatsAbout about)
{
  uint32_t depth = xml->open->n;
  FormatsXmlKind kind = format_data_xml_next (xml);

  base_text_reset (&opensudoku_state (xml)->about[about]);
  while (kind < FORMATS_XML_DONE && xml->open->n >= depth)
    {
      if (kind == FORMATS_XML_TEXT)
        base_text_add_bytes (&opensudoku_state (xml)->about[about], xml->text.bytes,
                             xml->text.length);
      kind = format_data_xml_next (xml);
    }
  return kind;
}

static FormatsOutcome
take_game (FormatsXml *xml, FormatsPuzzle *puzzle)
{
  const FormatsLine line = { .offset = xml->offset, .number = xml->line };
  uint32_t depth = xml->open->n;
  FormatsOutcome outcome;
  FormatsXmlKind kind;
  FormatsIssue issue;

  format_puzzle_begin (puzzle, xml->reader, &line);
  outcome = opensudoku_read_data (xml, puzzle);
  if (outcome == FORMATS_PUZZLE)
    opensudoku_read_game (xml, puzzle);
  format_about_tidy (puzzle);
  if (outcome == FORMATS_FAILED)
    return outcome;
  issue = *xml->issue;
  do
    kind = format_data_xml_next (xml);
  while (kind < FORMATS_XML_DONE && xml->open->n >= depth
         && !(kind == FORMATS_XML_END && xml->reader->in_middle));
  if (outcome == FORMATS_PUZZLE && kind >= FORMATS_XML_DONE)
    outcome = format_data_xml_outcome (xml, kind);
  else if (outcome == FORMATS_BAD_PUZZLE)
    *xml->issue = issue; /* a fault of the puzzle comes first */
  return outcome;
}

static FormatsOutcome
opensudoku_read_next (FormatsXml *xml, FormatsPuzzle *puzzle)
{
  FormatsXmlKind kind = format_data_xml_next (xml);

  while (kind < FORMATS_XML_DONE)
    {
      size_t i = 0;

      if (kind == FORMATS_XML_BEGIN && format_data_xml_is (xml, "game"))
        return take_game (xml, puzzle);
      if (kind == FORMATS_XML_BEGIN && format_data_xml_is (xml, "folder"))
        begin_folder (xml);
      while (i < sizeof elements / sizeof elements[0]
             && !(kind == FORMATS_XML_BEGIN && format_data_xml_is (xml, elements[i].name)))
        i++;
      kind = i < sizeof elements / sizeof elements[0] ? read_element (xml, elements[i].about)
                                                      : format_data_xml_next (xml);
    }
  return format_data_xml_outcome (xml, kind);
}

static FormatsOutcome
format_data_opensudoku_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsXml xml;
  FormatsOutcome outcome;

  if (!format_data_xml_begin (&xml, reader, issue))
    return format_reader_fail (reader, BASE_NO_MEMORY);
  outcome = opensudoku_read_next (&xml, puzzle);
  for (unsigned i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    if (base_text_status (&opensudoku_state (&xml)->about[i]) != BASE_OK)
      outcome = format_reader_fail (reader, BASE_NO_MEMORY);
  format_data_xml_clear (&xml);
  return outcome;
}

static FormatsSniff
format_data_opensudoku_sniff (const FormatsSample *sample)
{
  return format_data_xml_sniff (sample, "opensudoku");
}

static void
add_attribute (const char *name, const BaseText *text, BaseText *out)
{
  base_text_add_char (out, ' ');
  base_text_add (out, name);
  base_text_add (out, "=\"");
  if (text->length > 0)
    format_data_xml_add (text->bytes, text->length, out);
  else
    base_text_add_char (out, '0');
  base_text_add_char (out, '"');
}

static void
opensudoku_write_cells (const FormatsPen *pen,
                        const FormatsPuzzle *puzzle,
                        const uint8_t *entries,
                        BaseText *out)
{
  base_text_add (out, "version: 1&#10;");
  for (uint32_t cell = 0; cell < 81; cell++)
    {
      uint32_t given = pen->values[cell];
      uint64_t marks = format_about_marks (puzzle, cell);

      base_text_add_number (out, given != 0 || entries == NULL ? given : entries[cell]);
      base_text_add_char (out, '|');
      for (uint32_t v = 0; v < 9; v++)
        if ((marks >> v & 1) != 0)
          {
            base_text_add_number (out, v + 1);
            base_text_add_char (out, ',');
          }
      base_text_add (out, marks == 0 ? "-|" : "|");
      base_text_add (out, given != 0 ? "0|" : "1|");
    }
}

/* 1: not begun, 0: begun, 2: done. */
static char
opensudoku_cell_state (const FormatsPen *pen, const FormatsPuzzle *puzzle, const uint8_t *entries)
{
  bool done = true;

  for (uint32_t cell = 0; cell < 81; cell++)
    done &= pen->values[cell] != 0 || (entries != NULL && entries[cell] != 0);
  return done ? '2'
         : entries != NULL || puzzle->about[FORMATS_ABOUT_MARKS].length > 0
                 || puzzle->about[FORMATS_ABOUT_TIME].length > 0
             ? '0'
             : '1';
}

/* Each puzzle has a folder of its own, since the folder holds the source. */
static void
write_game (const FormatsPen *pen,
            const FormatsPuzzle *puzzle,
            const FormatsWriteOptions *options,
            BaseText *out)
{
  const uint8_t *entries =
      options->values == NULL ? format_about_values (puzzle, FORMATS_ABOUT_ENTRIES) : NULL;
  bool played = entries != NULL || puzzle->about[FORMATS_ABOUT_MARKS].length > 0;
  const BaseText *source = &puzzle->about[FORMATS_ABOUT_SOURCE];

  base_text_add (out, "  <folder name=\"");
  if (!options->bare)
    format_data_xml_add (base_text_string (source), source->length, out);
  base_text_add (out, "\" created=\"0\">\n    <game");
  add_attribute ("created", &puzzle->about[FORMATS_ABOUT_DATE], out);
  base_text_add (out, " state=\"");
  base_text_add_char (out, opensudoku_cell_state (pen, puzzle, entries));
  base_text_add_char (out, '"');
  add_attribute ("time", &puzzle->about[FORMATS_ABOUT_TIME], out);
  add_attribute ("last_played", &puzzle->about[FORMATS_ABOUT_PLAYED], out);
  base_text_add (out, " data=\"");
  if (played)
    opensudoku_write_cells (pen, puzzle, entries, out);
  else
    for (uint32_t cell = 0; cell < 81; cell++)
      base_text_add_char (out, (char) ('0' + pen->values[cell]));
  base_text_add (out, "\" note=\"");
  if (!options->bare && puzzle->comment.length > 0)
    format_data_xml_add (puzzle->comment.bytes, puzzle->comment.length, out);
  base_text_add (out, "\"/>\n  </folder>\n");
}

static void
format_data_opensudoku_write (const FormatsPuzzle *puzzle,
                              const FormatsWriteOptions *options,
                              BaseText *out)
{
  FormatsPen pen = format_pen (puzzle, options, &format_data_opensudoku);

  if (!options->follows)
    base_text_add (out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n");
  write_game (&pen, puzzle, options, out);
}

static unsigned
format_data_opensudoku_losses (const FormatsPuzzle *puzzle)
{
  unsigned losses = format_cells_losses (puzzle, 9, true);

  if ((losses & FORMATS_IMPOSSIBLE_KIND) == 0 && format_puzzle_has_comment_before (puzzle))
    losses |= FORMATS_LOSS_COMMENT;
  return losses;
}

const Format format_data_opensudoku = {
  .id = "opensudoku",
  .name = N_ ("OpenSudoku"),
  .suffixes = "opensudoku",
  .mime = "application/x-opensudoku",
  .keeps = FORMATS_KEEPS (SOURCE) | FORMATS_KEEPS (DATE) | FORMATS_KEEPS (TIME)
           | FORMATS_KEEPS (PLAYED) | FORMATS_KEEPS (ENTRIES) | FORMATS_KEEPS (MARKS),
  .tail = "</opensudoku>\n",
  .state_size = sizeof (OpensudokuState),
  .clear_state = opensudoku_clear_state,
  .sniff = format_data_opensudoku_sniff,
  .read = format_data_opensudoku_read,
  .write = format_data_opensudoku_write,
  .losses = format_data_opensudoku_losses,
};
