/* format-text-quadrille-cells.c - reading what is in cells: rows of symbols, `R1C3=12`, and lines
 * between cells. */
#include "format-text-quadrille-private.h"

#include "format-cells.h"
#include "format-symbols.h"

#include <string.h>

/* A colour, or another bit of a layer of bits, is a digit from 1. */
#define MOST_BITS 8

/* The last of the styles of lines. */
#define MOST_STYLE 1

void
format_text_quadrille_know_symbols (FormatsBlock *block)
{
  char symbols[SUDOKU_MAX_VALUES + 1];

  memset (block->values, FORMATS_NO_VALUE, sizeof block->values);
  for (const char *blank = ".0-_*"; *blank != '\0'; blank++)
    block->values[(unsigned char) *blank] = 0;
  format_text_quadrille_symbols (&block->puzzle->layout, block->n_values, symbols);
  for (uint32_t i = 0; i < block->n_values; i++)
    block->values[(unsigned char) symbols[i]] = (uint8_t) (i + 1);
}

char *
format_text_quadrille_layer (FormatsBlock *block, FormatsLayer *out_layer)
{
  const FormatsQuadrilleKey *key = block->key;
  BaseText *text = &block->puzzle->about[key->about];
  FormatsPosition position;

  *out_layer = key->kind == FORMATS_VALUE_PART ? format_part_layer (key->part)
                                               : format_about_layer (key->about);
  if (base_text_status (text) != BASE_OK)
    return NULL;
  if (key->kind != FORMATS_VALUE_PART)
    return text->bytes;
  format_about_position (block->puzzle, key->about, block->position, &position);
  return position.parts[key->part];
}

/* Symbols of one cell after the other, whatever is between them. */
static FormatsOutcome
read_row (FormatsBlock *block, const FormatsLine *line, size_t at, char *values)
{
  for (; at < line->length; at++)
    {
      char c = line->bytes[at];
      uint8_t value = block->values[(unsigned char) c];

      if (format_is_white (c) || c == '|')
        continue;
      if (value == FORMATS_NO_VALUE)
        return format_issue_at_symbol (block->issue, line, at, block->n_values);
      if (block->n_read == block->n_cells)
        return format_issue_at (block->issue, FORMATS_WRONG_CELLS, line, at, block->n_cells,
                                block->n_cells + 1);
      values[block->n_read++] = (char) value;
    }
  return FORMATS_PUZZLE;
}

/* A number after a letter, `R` or `C`; 0: there is none. */
static uint32_t
read_coordinate (const char *bytes, size_t length, char letter, size_t *at)
{
  uint32_t number = 0;

  if (*at == length || bytes[*at] != letter)
    return 0;
  for (++*at; *at < length && bytes[*at] >= '0' && bytes[*at] <= '9'; ++*at)
    number = number > 9999 ? number : number * 10 + (uint32_t) (bytes[*at] - '0');
  return number;
}

/* COVER_NONE when no cell is named at `*at`; otherwise moves it behind the name. */
static uint32_t
read_cell_name (const FormatsBlock *block, const char *bytes, size_t length, size_t *at)
{
  uint32_t row = read_coordinate (bytes, length, 'R', at);
  uint32_t column = row > 0 ? read_coordinate (bytes, length, 'C', at) : 0;

  if (row == 0 || column == 0 || row > sudoku_shape_rows (block->shape)
      || column > sudoku_shape_columns (block->shape))
    return COVER_NONE;
  return sudoku_shape_cell_at (block->shape,
                               (BoardPlace){ (uint16_t) (row - 1), (uint16_t) (column - 1) });
}

/* The bit of a symbol in a set; 0: it is none. */
static uint64_t
bit_of (const FormatsBlock *block, FormatsLayer layer, char c)
{
  uint8_t value = block->values[(unsigned char) c];

  if (layer == FORMATS_LAYER_BITS)
    return c >= '1' && c < '1' + MOST_BITS ? (uint64_t) 1 << (c - '1') : 0;
  return value == 0 || value == FORMATS_NO_VALUE ? 0 : (uint64_t) 1 << (value - 1);
}

/* The set behind the `=` of a word; `at` is its first byte in the line. */
static FormatsOutcome
read_set (FormatsBlock *block,
          const FormatsLine *line,
          size_t at,
          size_t end,
          FormatsLayer layer,
          uint64_t *out_set)
{
  uint64_t set = 0;

  for (; at < end; at++)
    {
      uint64_t bit = bit_of (block, layer, line->bytes[at]);

      if (bit == 0)
        return format_issue_at_symbol (block->issue, line, at,
                                       layer == FORMATS_LAYER_BITS ? MOST_BITS : block->n_values);
      if ((set & bit) != 0)
        return format_issue_at_token (block->issue, FORMATS_CANDIDATE_TWICE, line, at, 1, 0);
      set |= bit;
    }
  *out_set = set;
  return FORMATS_PUZZLE;
}

/* The colours of one cell's candidates: `4:1,7:2`. */
static FormatsOutcome
read_colours (FormatsBlock *block, const FormatsLine *line, size_t at, size_t end, char *colours)
{
  size_t start = at;

  memset (colours, 0, block->n_values);
  for (; at + 3 <= end; at += 4)
    {
      uint8_t value = block->values[(unsigned char) line->bytes[at]];
      char colour = line->bytes[at + 2];

      if (value == 0 || value == FORMATS_NO_VALUE || line->bytes[at + 1] != ':' || colour < '1'
          || colour >= '1' + MOST_BITS || colours[value - 1] != 0
          || (at + 3 < end && (line->bytes[at + 3] != ',' || at + 4 == end)))
        break;
      colours[value - 1] = (char) (colour - '0');
    }
  return at >= end
             ? FORMATS_PUZZLE
             : format_issue_at_token (block->issue, FORMATS_BAD_CELL, line, start, end - start, 0);
}

/* Words such as `R1C3=12`. */
static FormatsOutcome
read_cells (FormatsBlock *block,
            const FormatsLine *line,
            size_t at,
            FormatsLayer layer,
            char *elements)
{
  const char *word;
  size_t length;
  FormatsOutcome outcome = FORMATS_PUZZLE;

  while (outcome == FORMATS_PUZZLE && format_line_next_word (line, &at, &word, &length))
    {
      size_t in_word = 0, start = (size_t) (word - line->bytes);
      uint32_t cell = read_cell_name (block, word, length, &in_word);
      uint64_t set = 0;

      if (cell == COVER_NONE || in_word == length || word[in_word] != '=')
        return format_issue_at_token (block->issue, FORMATS_BAD_CELL, line, start, length, 0);
      in_word++;
      if (block->key->kind == FORMATS_VALUE_CANDIDATE_COLOURS)
        outcome = read_colours (block, line, start + in_word, start + length,
                                elements + (size_t) cell * block->n_values);
      else
        outcome = read_set (block, line, start + in_word, start + length, layer, &set);
      if (outcome != FORMATS_PUZZLE)
        break;
      if (block->key->kind == FORMATS_VALUE_CANDIDATES)
        block->puzzle->sudoku->candidates[cell] = set;
      else if (block->key->kind != FORMATS_VALUE_CANDIDATE_COLOURS)
        format_layer_set (layer, elements, cell, set);
    }
  return outcome;
}

/* A cell, or a candidate of it: `R1C3` or `R1C3.4`. */
static bool
read_end (const FormatsBlock *block,
          const char *word,
          size_t length,
          size_t *at,
          uint32_t *out_cell,
          uint8_t *out_value)
{
  *out_cell = read_cell_name (block, word, length, at);
  *out_value = 0;
  if (*out_cell == COVER_NONE)
    return false;
  if (*at + 1 < length && word[*at] == '.')
    {
      *out_value = block->values[(unsigned char) word[*at + 1]];
      *at += 2;
      return *out_value != 0 && *out_value != FORMATS_NO_VALUE;
    }
  return true;
}

/* Words such as `R1C3.4-R1C7.4`, or with `~` for the second style. */
static FormatsOutcome
read_strokes (FormatsBlock *block, const FormatsLine *line, size_t at)
{
  const char *word;
  size_t length;

  while (format_line_next_word (line, &at, &word, &length))
    {
      FormatsStroke stroke = { 0 };
      size_t in_word = 0;
      bool good = read_end (block, word, length, &in_word, &stroke.from_cell, &stroke.from_value)
                  && in_word < length && strchr ("-~", word[in_word]) != NULL;

      if (good)
        {
          stroke.style = word[in_word++] == '~' ? MOST_STYLE : 0;
          good = read_end (block, word, length, &in_word, &stroke.to_cell, &stroke.to_value);
        }
      if (!good || in_word != length)
        return format_issue_at_token (block->issue, FORMATS_BAD_STROKE, line,
                                      (size_t) (word - line->bytes), length, 0);
      format_about_add_stroke (block->puzzle, &stroke);
    }
  return FORMATS_PUZZLE;
}

FormatsOutcome
format_text_quadrille_read_cells (FormatsBlock *block, const FormatsLine *line, size_t at)
{
  FormatsLayer layer = FORMATS_LAYER_SETS;
  char *elements = NULL;

  switch (block->key->kind)
    {
    case FORMATS_VALUE_GRID:
      return read_row (block, line, at, (char *) block->puzzle->sudoku->values);
    case FORMATS_VALUE_STROKES:
      return read_strokes (block, line, at);
    case FORMATS_VALUE_CANDIDATES:
      return read_cells (block, line, at, layer, NULL);
    case FORMATS_VALUE_CANDIDATE_COLOURS:
      elements = block->puzzle->about[FORMATS_ABOUT_CANDIDATE_COLOURS].bytes;
      break;
    default:
      elements = format_text_quadrille_layer (block, &layer);
    }
  if (elements == NULL)
    return format_reader_fail (block->reader, BASE_NO_MEMORY);
  return layer == FORMATS_LAYER_VALUES && block->key->kind != FORMATS_VALUE_CANDIDATE_COLOURS
             ? read_row (block, line, at, elements)
             : read_cells (block, line, at, layer, elements);
}
