/* format-data-ksudoku.c - a game that KSudoku saved: a graph, and a letter for each cell, column by
 * column: `b` is 1, `c` 2, and so on, `_` is empty, `.` is a place without a cell.
 *
 * The player's steps stand below, one event after the other.  The last event of a cell leaves the
 * player's entry or marks there.
 *
 * A graph is an ordinary Sudoku of some size, or custom.  A custom graph has its groups as cliques
 * of cells, or the groups of a whole grid at once.  They are recognised by comparing: rows and
 * columns, then the groups of rules and the regions, or the five grids of a samurai. */
#include "format-data-ksudoku-private.h"

#include "format-cells.h"
#include "format-data-xml-private.h"
#include "format-data.h"
#include "format-layout.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  uint64_t line, column;
} Place;

typedef struct
{
  FormatsXml xml;
  FormatsPuzzle *puzzle;
  FormatsCliques cliques;
  SudokuShape *shape;
  BaseText values, solution;
  Place graph_at, values_at, solution_at; /* for faults in them */
  uint8_t entries[SUDOKU_MAX_CELLS]; /* of the player, in places of the canvas, column by column */
  uint64_t marks[SUDOKU_MAX_CELLS];
  bool has_events;
  bool has_graph, is_custom, has_cages;
} Ksudoku;

static Place
ksudoku_text_place (const FormatsXml *xml)
{
  return (Place){ xml->line, xml->column };
}

/* Moves the place of faults back to one that was passed. */
static void
ksudoku_go_back (FormatsXml *xml, Place place)
{
  xml->line = place.line;
  xml->column = place.column;
}

/* A fault at the value of an attribute. */
static FormatsOutcome
bad_attribute (FormatsXml *xml, FormatsFault fault, const char *name, const char *token)
{
  format_data_xml_go_to (xml, name, 0);
  return format_data_xml_bad (xml, fault, token, 0, 0);
}

static bool
ksudoku_number_of (FormatsXml *xml, const char *name, uint32_t most, uint32_t *out_number)
{
  const char *value = format_data_xml_attribute (xml, name);

  return value != NULL && *value != '\0' && format_number_value (value, strlen (value), out_number)
         && *out_number >= 1 && *out_number <= most;
}

static FormatsOutcome
begin_graph (Ksudoku *self)
{
  FormatsXml *xml = &self->xml;
  const char *type = format_data_xml_attribute (xml, "type");
  uint32_t depth;

  if (type == NULL)
    return format_data_xml_bad (xml, FORMATS_MISSING, "type", 0, 0);
  self->is_custom = strcmp (type, "custom") == 0;
  if (!self->is_custom && strcmp (type, "sudoku") != 0)
    return bad_attribute (xml, FORMATS_UNREADABLE_KIND, "type", type);
  if (!ksudoku_number_of (xml, "order", FORMATS_KSUDOKU_MOST, &self->cliques.n_values))
    return bad_attribute (xml, FORMATS_BAD_VALUE, "order", "order");
  self->cliques.columns = self->cliques.rows = self->cliques.n_values;
  if (self->is_custom
      && (format_data_xml_attribute (xml, "sizeX") != NULL
          && (!ksudoku_number_of (xml, "sizeX", 64, &self->cliques.columns)
              || !ksudoku_number_of (xml, "sizeY", 64, &self->cliques.rows))))
    return bad_attribute (xml, FORMATS_BAD_VALUE, "sizeX", "sizeX");
  if (format_data_xml_attribute (xml, "sizeZ") != NULL
      && !ksudoku_number_of (xml, "sizeZ", 1, &depth))
    return bad_attribute (xml, FORMATS_UNREADABLE_KIND, "sizeZ", "sizeZ");
  self->has_graph = true;
  self->graph_at = ksudoku_text_place (xml);
  return FORMATS_PUZZLE;
}

/* A clique of `columns` times `rows` cells. */
static BaseStatus
ksudoku_add_rectangle (FormatsCliques *cliques, uint32_t first, uint32_t columns, uint32_t rows)
{
  BaseStatus status = format_data_cliques_begin (cliques);

  for (uint32_t i = 0; status == BASE_OK && i < columns * rows; i++)
    status = format_data_cliques_add_cell (cliques, first + i / rows * cliques->rows + i % rows);
  return status;
}

/* Adds the cells that a text names. */
static FormatsOutcome
read_clique (Ksudoku *self)
{
  const BaseText *text = &self->xml.text;
  const FormatsLine line = { .bytes = text->bytes, .length = text->length, .number = 1 };
  const char *word;
  size_t at = 0, length;

  for (size_t i = 0; i < text->length; i++)
    if (text->bytes[i] == '\n' || text->bytes[i] == '\r' || text->bytes[i] == ',')
      text->bytes[i] = ' ';
  while (format_line_next_word (&line, &at, &word, &length))
    {
      uint32_t index;
      char token[8] = "";
      BaseStatus status;

      memcpy (token, word, length < 7 ? length : 7);
      if (!format_number_value (word, length, &index))
        return format_data_xml_bad (&self->xml, FORMATS_NOT_A_NUMBER, token, 0, 0);
      if (index >= self->cliques.columns * self->cliques.rows)
        return format_data_xml_bad (&self->xml, FORMATS_NUMBER_TOO_LARGE, token,
                                    self->cliques.columns * self->cliques.rows - 1, 0);
      status = format_data_cliques_add_cell (&self->cliques, index);
      if (status != BASE_OK)
        return format_reader_fail (self->xml.reader, status);
    }
  return FORMATS_PUZZLE;
}

/* The groups of a whole grid at some cell: rows and columns, perhaps boxes. */
static FormatsOutcome
ksudoku_add_grid (Ksudoku *self)
{
  FormatsXml *xml = &self->xml;
  FormatsCliques *cliques = &self->cliques;
  const char *at = format_data_xml_attribute (xml, "at");
  const char *blocks = format_data_xml_attribute (xml, "withblocks");
  uint32_t n = cliques->n_values, root = format_square_root (n), cell;
  bool boxes = blocks == NULL || strcmp (blocks, "0") != 0;
  BaseStatus status = BASE_OK;

  if (at == NULL || !format_number_value (at, strlen (at), &cell)
      || cell >= cliques->rows * cliques->columns || cell % cliques->rows + n > cliques->rows
      || cell / cliques->rows + n > cliques->columns || (boxes && root * root != n))
    return format_data_xml_bad (xml, FORMATS_BAD_VALUE, "sudokugroups", 0, 0);
  if (cliques->n_corners < FORMATS_MOST_GRIDS)
    cliques->corners[cliques->n_corners++] =
        (BoardPlace){ (uint16_t) (cell % cliques->rows), (uint16_t) (cell / cliques->rows) };
  for (uint32_t i = 0; status == BASE_OK && i < n; i++)
    status = ksudoku_add_rectangle (cliques, cell + i, n, 1);
  for (uint32_t i = 0; status == BASE_OK && i < n; i++)
    status = ksudoku_add_rectangle (cliques, cell + i * cliques->rows, 1, n);
  for (uint32_t i = 0; status == BASE_OK && boxes && i < n; i++)
    status = ksudoku_add_rectangle (
        cliques, cell + i % root * root * cliques->rows + i / root * root, root, root);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (xml->reader, status);
}

/* Reads the text of an element, up to its end; `text` NULL: a clique.  `place`: where it begins. */
static FormatsOutcome
ksudoku_read_text (Ksudoku *self, BaseText *text, Place *place)
{
  uint32_t depth = self->xml.open->n;
  FormatsXmlKind kind = format_data_xml_next (&self->xml);
  FormatsOutcome outcome = FORMATS_PUZZLE;

  while (kind < FORMATS_XML_DONE && self->xml.open->n >= depth && outcome == FORMATS_PUZZLE)
    {
      if (kind == FORMATS_XML_TEXT && text != NULL && text->length == 0)
        *place = ksudoku_text_place (&self->xml);
      if (kind == FORMATS_XML_TEXT && text != NULL)
        base_text_add_bytes (text, self->xml.text.bytes, self->xml.text.length);
      else if (kind == FORMATS_XML_TEXT)
        outcome = read_clique (self);
      if (outcome == FORMATS_PUZZLE)
        kind = format_data_xml_next (&self->xml);
    }
  return kind >= FORMATS_XML_DONE ? format_data_xml_outcome (&self->xml, kind) : outcome;
}

static FormatsOutcome
ksudoku_choose_shape (Ksudoku *self)
{
  FormatsReader *reader = self->xml.reader;
  uint32_t n = self->cliques.n_values, root = format_square_root (n);
  BaseStatus status;

  if (reader->shape != NULL)
    {
      self->shape = sudoku_shape_ref (reader->shape);
      if (sudoku_shape_rows (reader->shape) != self->cliques.rows
          || sudoku_shape_columns (reader->shape) != self->cliques.columns)
        return format_data_xml_bad (&self->xml, FORMATS_WRONG_ROW, "",
                                    sudoku_shape_columns (reader->shape), self->cliques.columns);
      if (format_cells_have_other_values (reader, n))
        return format_data_xml_bad (&self->xml, FORMATS_WRONG_VALUES, "",
                                    sudoku_shape_n_values (reader->shape), n);
      return FORMATS_PUZZLE;
    }
  if (!self->is_custom && root * root != n)
    return format_data_xml_bad (&self->xml, FORMATS_BAD_VALUE, "order", 0, 0);
  status = self->is_custom ? format_data_cliques_shape (&self->cliques, &self->shape)
                           : sudoku_shape_new (root, root, SUDOKU_NO_RULES, &self->shape);
  if (status == BASE_BAD_INPUT)
    return format_data_xml_bad (&self->xml, FORMATS_UNREADABLE_KIND, "custom", 0, 0);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (reader, status);
}

/* Goes on from where a text begins to a byte of it. */
static void
go_along (FormatsXml *xml, const BaseText *text, size_t at)
{
  for (size_t i = 0; i < at; i++)
    if (text->bytes[i] == '\n')
      {
        xml->line++;
        xml->column = 0;
      }
    else
      xml->column += ((unsigned char) text->bytes[i] & 0xc0) != 0x80;
}

/* A letter for each place of the canvas, column by column; white space does not count. */
static FormatsOutcome
ksudoku_read_values (Ksudoku *self, BaseText *text, uint8_t *values)
{
  uint32_t rows = self->cliques.rows, columns = self->cliques.columns, n = 0;

  for (size_t i = 0; i < text->length; i++)
    {
      char c = text->bytes[i], token[2] = { c, '\0' };
      uint32_t value = c == '_' || c == '.' ? 0 : (uint32_t) (unsigned char) c - 'a', cell;

      if (format_is_white (c) || c == '\n' || c == '\r')
        continue;
      if (n < rows * columns)
        {
          cell = sudoku_shape_cell_at (
              self->shape, (BoardPlace){ (uint16_t) (n % rows), (uint16_t) (n / rows) });
          if (value > self->cliques.n_values || c == 'a' || (cell == COVER_NONE) != (c == '.'))
            {
              go_along (&self->xml, text, i);
              return format_data_xml_bad (&self->xml, FORMATS_UNKNOWN_SYMBOL, token,
                                          self->cliques.n_values, 0);
            }
          if (cell != COVER_NONE)
            values[cell] = (uint8_t) value;
        }
      n++;
    }
  if (n != rows * columns)
    go_along (&self->xml, text, text->length);
  if (n != rows * columns)
    return format_data_xml_bad (&self->xml, FORMATS_WRONG_LENGTH, "", (uint64_t) rows * columns, n);
  return FORMATS_PUZZLE;
}

/* One step of the player in a cell: a value, 0 to remove it, or marks, a 0 or 1 for each value. */
static FormatsOutcome
read_event (Ksudoku *self)
{
  FormatsXml *xml = &self->xml;
  const char *index = format_data_xml_attribute (xml, "index");
  const char *value = format_data_xml_attribute (xml, "value");
  const char *bits = format_data_xml_attribute (xml, "markers");
  uint32_t place, number = 0;
  uint64_t marks = 0;

  if (index == NULL || !format_number_value (index, strlen (index), &place)
      || place >= self->cliques.rows * self->cliques.columns)
    return bad_attribute (xml, FORMATS_BAD_VALUE, "index", "index");
  if (value != NULL
      && (!format_number_value (value, strlen (value), &number) || number > self->cliques.n_values))
    return bad_attribute (xml, FORMATS_BAD_VALUE, "value", "value");
  for (uint32_t i = 0; value == NULL && bits != NULL && bits[i] != '\0'; i++)
    {
      if (i >= self->cliques.n_values || (bits[i] != '0' && bits[i] != '1'))
        return bad_attribute (xml, FORMATS_BAD_VALUE, "markers", "markers");
      marks |= bits[i] == '1' ? (uint64_t) 1 << i : 0;
    }
  self->has_events = true;
  self->entries[place] = (uint8_t) number;
  self->marks[place] = marks;
  return FORMATS_PUZZLE;
}

/* Keeps the result of all steps, in cells that are not given. */
static FormatsOutcome
take_events (Ksudoku *self)
{
  FormatsPuzzle *puzzle = self->puzzle;
  uint8_t *entries;

  if (!self->has_events)
    return FORMATS_PUZZLE;
  entries = format_about_add_values (puzzle, FORMATS_ABOUT_ENTRIES);
  if (entries == NULL || !format_about_add_marks (puzzle))
    return format_reader_fail (self->xml.reader, BASE_NO_MEMORY);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (self->shape); cell++)
    if (puzzle->sudoku->values[cell] == 0)
      {
        BoardPlace place = sudoku_shape_place (self->shape, cell);
        uint32_t at = place.column * self->cliques.rows + place.row;

        entries[cell] = self->entries[at];
        format_about_set_marks (puzzle, cell, self->marks[at]);
      }
  format_about_tidy (puzzle);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
ksudoku_build_puzzle (Ksudoku *self)
{
  FormatsPuzzle *puzzle = self->puzzle;
  FormatsOutcome outcome;
  BaseStatus status;

  if (base_text_status (&self->values) != BASE_OK || base_text_status (&self->solution) != BASE_OK)
    return format_reader_fail (self->xml.reader, BASE_NO_MEMORY);
  if (!self->has_graph)
    return format_data_xml_bad (&self->xml, FORMATS_MISSING, "graph", 0, 0);
  if (self->values.length == 0)
    return format_data_xml_bad (&self->xml, FORMATS_MISSING, "values", 0, 0);
  ksudoku_go_back (&self->xml, self->graph_at);
  outcome = ksudoku_choose_shape (self);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  status = format_puzzle_become (puzzle, self->shape);
  if (status != BASE_OK)
    return format_reader_fail (self->xml.reader, status);
  ksudoku_go_back (&self->xml, self->values_at);
  outcome = ksudoku_read_values (self, &self->values, puzzle->sudoku->values);
  if (outcome == FORMATS_PUZZLE)
    outcome = take_events (self);
  if (outcome == FORMATS_PUZZLE && self->solution.length > 0)
    {
      uint8_t *values = format_about_add_values (puzzle, FORMATS_ABOUT_SOLUTION);
      const FormatsLine line = { .number = self->solution_at.line };
      FormatsIssue ignored = *self->xml.issue;

      if (values == NULL)
        return format_reader_fail (self->xml.reader, BASE_NO_MEMORY);
      if (ksudoku_read_values (self, &self->solution, values) != FORMATS_PUZZLE)
        memset (values, 0, puzzle->about[FORMATS_ABOUT_SOLUTION].length);
      *self->xml.issue = ignored;
      format_cells_check_solution (self->xml.reader, puzzle, &line, 0);
    }
  return outcome;
}

static FormatsOutcome
read_begin (Ksudoku *self)
{
  FormatsXml *xml = &self->xml;

  if (format_data_xml_is (xml, "graph") && !self->has_graph)
    return begin_graph (self);
  if (format_data_xml_is (xml, "clique") && self->has_graph)
    {
      BaseStatus status = format_data_cliques_begin (&self->cliques);

      return status == BASE_OK ? ksudoku_read_text (self, NULL, NULL)
                               : format_reader_fail (xml->reader, status);
    }
  if (format_data_xml_is (xml, "cage") && !self->has_cages)
    {
      self->has_cages = true;
      format_data_xml_bad (xml, FORMATS_RULE_IGNORED, "cage", 0, 0);
      format_reader_warn (xml->reader, xml->issue);
    }
  if (format_data_xml_is (xml, "sudokugroups") && self->has_graph)
    return ksudoku_add_grid (self);
  if (format_data_xml_is (xml, "simple-event") && self->has_graph)
    return read_event (self);
  if (format_data_xml_is (xml, "values"))
    {
      self->values_at = ksudoku_text_place (xml);
      return ksudoku_read_text (self, &self->values, &self->values_at);
    }
  if (format_data_xml_is (xml, "solution"))
    {
      self->solution_at = ksudoku_text_place (xml);
      return ksudoku_read_text (self, &self->solution, &self->solution_at);
    }
  return FORMATS_PUZZLE;
}

/* From <game> to </game>. */
static FormatsOutcome
ksudoku_read_game (Ksudoku *self)
{
  FormatsXml *xml = &self->xml;
  uint32_t depth = xml->open->n;
  const char *time = format_data_xml_attribute (xml, "msecs-elapsed");
  FormatsXmlKind kind;

  if (time != NULL && strcmp (time, "0") != 0)
    base_text_add (&self->puzzle->about[FORMATS_ABOUT_TIME], time);
  while ((kind = format_data_xml_next (xml)) < FORMATS_XML_DONE && xml->open->n >= depth)
    {
      FormatsOutcome outcome = kind == FORMATS_XML_BEGIN ? read_begin (self) : FORMATS_PUZZLE;

      if (outcome != FORMATS_PUZZLE)
        return outcome;
    }
  if (kind >= FORMATS_XML_DONE)
    return format_data_xml_outcome (xml, kind);
  return ksudoku_build_puzzle (self);
}

static FormatsOutcome
ksudoku_read_next (Ksudoku *self)
{
  FormatsXml *xml = &self->xml;
  FormatsXmlKind kind;
  FormatsOutcome outcome;

  while ((kind = format_data_xml_next (xml)) < FORMATS_XML_DONE)
    if (kind == FORMATS_XML_BEGIN && format_data_xml_is (xml, "game"))
      {
        const FormatsLine line = { .offset = xml->offset, .number = xml->line };

        format_puzzle_begin (self->puzzle, xml->reader, &line);
        outcome = ksudoku_read_game (self);
        /* The start of the next game is unknown then. */
        if (outcome == FORMATS_BAD_PUZZLE)
          xml->reader->ended = true;
        return outcome;
      }
  return format_data_xml_outcome (xml, kind);
}

static FormatsOutcome
format_data_ksudoku_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Ksudoku *self = base_new_zeroed (Ksudoku, 1);
  FormatsOutcome outcome;

  if (self == NULL)
    return format_reader_fail (reader, BASE_NO_MEMORY);
  self->puzzle = puzzle;
  outcome = format_data_xml_begin (&self->xml, reader, issue)
                ? ksudoku_read_next (self)
                : format_reader_fail (reader, BASE_NO_MEMORY);
  format_data_xml_clear (&self->xml);
  format_data_cliques_clear (&self->cliques);
  base_text_clear (&self->values);
  base_text_clear (&self->solution);
  sudoku_shape_unref (self->shape);
  free (self);
  return outcome;
}

static FormatsSniff
format_data_ksudoku_sniff (const FormatsSample *sample)
{
  return format_data_xml_sniff (sample, "ksudoku");
}

const Format format_data_ksudoku = {
  .id = "ksudoku",
  .name = N_ ("KSudoku"),
  .suffixes = "ksudoku",
  .mime = "application/x-ksudoku",
  .keeps = FORMATS_KEEPS (TIME) | FORMATS_KEEPS (SOLUTION) | FORMATS_KEEPS (ENTRIES)
           | FORMATS_KEEPS (MARKS),
  .one_a_file = true,
  .state_size = sizeof (FormatsXmlOpen),
  .clear_state = format_data_xml_clear_open,
  .sniff = format_data_ksudoku_sniff,
  .read = format_data_ksudoku_read,
  .write = format_data_ksudoku_write,
  .losses = format_data_ksudoku_losses,
};
