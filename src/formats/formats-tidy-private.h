/* formats-tidy-private.h - what the steps of tidying hand to each other: plain text, tables of
 * cells, and what was found in them. formats-tidy.c says how they work together. */
#ifndef FORMATS_TIDY_PRIVATE_H
#define FORMATS_TIDY_PRIVATE_H

#include "formats-lines-private.h"

#define FORMATS_TIDY_MAX_VALUES 36
#define FORMATS_TIDY_GRID       (FORMATS_TIDY_MAX_VALUES * FORMATS_TIDY_MAX_VALUES)

/* A cell: its symbol, a byte of ASCII; FORMATS_TIDY_EMPTY; or a number from 10 on. */
#define FORMATS_TIDY_EMPTY   0
#define FORMATS_TIDY_NUMBERS 128 /* 128 + n is the number n */

/* Plain text: ASCII letters, digits and blanks for themselves, and these:
 *   \n space \t   as usual
 *   | , ; :       between cells
 *   = + ~         in rules only
 *   >             quotes, at a line's start
 *   ~ and #       all that is in no grid; # in no rule either */
#define FORMATS_TIDY_OTHER '#'

/* The plain byte for a character; 0 for one that takes no room. */
char formats_tidy_glyph (uint32_t code);

/* The text as plain text: entities, percent signs, tags, quotes and brackets are dealt with. */
void formats_tidy_plain (const char *text, size_t length, BaseText *out);

static inline bool
formats_tidy_is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static inline bool
formats_tidy_is_alnum (char c)
{
  return formats_tidy_is_digit (c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static inline bool
formats_tidy_is_symbol (char c)
{
  return formats_tidy_is_alnum (c) || c == '.' || c == '-' || c == '_' || c == '*';
}

/* How a line is divided into cells. */
typedef enum
{
  FORMATS_TIDY_TABS,        /* by each; two together enclose an empty cell */
  FORMATS_TIDY_BARS,        /* the same */
  FORMATS_TIDY_DOUBLE_BARS, /* the same, but two together are one thick bar */
  FORMATS_TIDY_COMMAS,
  FORMATS_TIDY_SEMICOLONS,
  FORMATS_TIDY_FIELDS,  /* by any run of what separates; symbols and numbers */
  FORMATS_TIDY_SYMBOLS, /* each symbol is one */
  FORMATS_TIDY_FORMS,
} FormatsTidyForm;

/* Rows of tabs, commas and semicolons are filled up to this many cells, because what writes them
 * leaves out the empty ones at their ends, or adds some. */
#define FORMATS_TIDY_FULL_ROW (FORMATS_TIDY_MAX_VALUES + 4)

#define FORMATS_TIDY_CELLS 8192
#define FORMATS_TIDY_ROWS  256

/* Rows that followed each other. */
typedef struct
{
  uint8_t  cells[FORMATS_TIDY_CELLS];
  uint32_t starts[FORMATS_TIDY_ROWS + 1]; /* of the rows, and where the last one ends */
  uint64_t bars[FORMATS_TIDY_ROWS];       /* bit i: a bar stands before cell i */
  bool     divided[FORMATS_TIDY_ROWS];    /* a rule or an empty line stands before the row */
  uint32_t n_rows;
  uint32_t widest;   /* cells of a row before it was filled up */
  bool     has_dash; /* among the cells */
  bool     too_long; /* there were more: nothing here is a grid */
} FormatsTidyTable;

void formats_tidy_table_reset (FormatsTidyTable *self);
void formats_tidy_table_add_cell (FormatsTidyTable *self, uint8_t cell);
void formats_tidy_table_end_row (FormatsTidyTable *self);

/* The row that was begun is none. */
void formats_tidy_table_drop_row (FormatsTidyTable *self);

static inline uint32_t
formats_tidy_row_width (const FormatsTidyTable *self, uint32_t row)
{
  return self->starts[row + 1] - self->starts[row];
}

/* What was found so far. */
typedef struct
{
  uint32_t n_values; /* 0: nothing */
  uint32_t box_rows, box_columns;
  bool     several;
  uint8_t  values[FORMATS_TIDY_GRID];
} FormatsTidyFound;

/* How sure the arrangement alone makes us that a grid is meant. */
typedef enum
{
  FORMATS_TIDY_WEAK, /* blanks are where nothing is, or rows are not shown */
  FORMATS_TIDY_SURE,
} FormatsTidyTrust;

/* N x N cells that may be a grid; the rows are `stride` apart. */
typedef struct
{
  const uint8_t   *cells;
  size_t           stride;
  uint32_t         n_values;
  uint32_t         box_rows, box_columns; /* 0: not shown */
  FormatsTidyTrust trust;
} FormatsTidyGrid;

/* N for so many cells; 0 if no grid that we take has so many. */
uint32_t formats_tidy_root (size_t n_cells);
bool     formats_tidy_is_size (size_t n_values);

/* Whether it is a grid; then it is what was found, or one of several. */
bool formats_tidy_judge (FormatsTidyFound *found, const FormatsTidyGrid *grid);

/* The grids of equally long rows in a table; the one that all its cells make together. */
void formats_tidy_judge_rows (FormatsTidyFound       *found,
                              const FormatsTidyTable *table,
                              FormatsTidyForm         form);
void formats_tidy_judge_all (FormatsTidyFound *found, const FormatsTidyTable *table);

void formats_tidy_write (const FormatsTidyFound *found, BaseText *out);

/* The next line of plain text, without the quotes at its start. */
bool formats_tidy_next_line (FormatsLines *lines, FormatsLine *out_line);

/* What a line without symbols is, and one of dashes and the like. */
bool formats_tidy_is_empty (const FormatsLine *line);
bool formats_tidy_is_rule (const FormatsLine *line);

/* Whether two small letters stand side by side, as they do in words and hardly ever in a grid. */
bool formats_tidy_is_wordy (const char *bytes, size_t length);

/* The cell that is written so, with white space around; false when it is none. */
bool formats_tidy_cell (const char *bytes, size_t length, uint8_t *out_cell);

/* Adds the line to the table as a row; false when it is none. */
bool formats_tidy_row (FormatsTidyTable *table, FormatsTidyForm form, const FormatsLine *line);

/* The three ways of looking at plain text.  `table` is memory to work in. */
void formats_tidy_look_for_rows (FormatsTidyFound *found,
                                 FormatsTidyTable *table,
                                 const BaseText   *plain,
                                 FormatsTidyForm   form,
                                 FormatsTidyTrust  trust);
void formats_tidy_look_for_lines (FormatsTidyFound *found,
                                  FormatsTidyTable *table,
                                  const BaseText   *plain);
void formats_tidy_look_for_columns (FormatsTidyFound *found,
                                    FormatsTidyTable *table,
                                    const BaseText   *plain);

#endif
