/* paste-private.h - what the steps of tidying pass to each other: plain text, tables of cells, and
 * the grid that was found. paste.c explains how they work together. */
#ifndef PASTE_PRIVATE_H
#define PASTE_PRIVATE_H

#include "format-lines.h"

#define PASTE_MAX_VALUES 36
#define PASTE_GRID       (PASTE_MAX_VALUES * PASTE_MAX_VALUES)

/* A cell: its symbol, a byte of ASCII; PASTE_EMPTY; or a number from 10 on. */
#define PASTE_EMPTY   0
#define PASTE_NUMBERS 128 /* 128 + n is the number n */

/* Plain text: ASCII letters, digits and blanks for themselves, and these:
 *   \n space \t   as usual
 *   | , ; :       between cells
 *   = + ~         in rules only
 *   >             quotes, at a line's start
 *   ~ and #       all that is in no grid; # in no rule either */
#define PASTE_OTHER '#'

/* The plain byte for a character; 0 for one without width. */
char paste_glyph (uint32_t code);

/* The text as plain text: entities, percent signs, tags, quotes and brackets are dealt with. */
void paste_plain (const char *text, size_t length, BaseText *out);

static inline bool
paste_is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static inline bool
paste_is_alnum (char c)
{
  return paste_is_digit (c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static inline bool
paste_is_symbol (char c)
{
  return paste_is_alnum (c) || c == '.' || c == '-' || c == '_' || c == '*';
}

/* How a line is divided into cells. */
typedef enum
{
  PASTE_TABS,        /* by each; two together enclose an empty cell */
  PASTE_BARS,        /* the same */
  PASTE_DOUBLE_BARS, /* the same, but two together are one thick bar */
  PASTE_COMMAS,
  PASTE_SEMICOLONS,
  PASTE_FIELDS,  /* by any run of what separates; symbols and numbers */
  PASTE_SYMBOLS, /* each symbol is one */
  PASTE_FORMS,
} PasteForm;

/* Rows of tabs, commas and semicolons are filled up to this many cells, because what writes them
 * leaves out the empty ones at their ends, or adds some. */
#define PASTE_FULL_ROW (PASTE_MAX_VALUES + 4)

#define PASTE_CELLS 8192
#define PASTE_ROWS  256

/* Rows that followed each other. */
typedef struct
{
  uint8_t  cells[PASTE_CELLS];
  uint32_t starts[PASTE_ROWS + 1]; /* of the rows, and where the last one ends */
  uint64_t bars[PASTE_ROWS];       /* bit i: a bar stands before cell i */
  bool     divided[PASTE_ROWS];    /* a rule or an empty line stands before the row */
  uint32_t n_rows;
  uint32_t widest;   /* cells of a row before it was filled up */
  bool     has_dash; /* among the cells */
  bool     too_long; /* there were more: nothing here is a grid */
} PasteTable;

void paste_table_reset (PasteTable *self);
void paste_table_add_cell (PasteTable *self, uint8_t cell);
void paste_table_end_row (PasteTable *self);

/* The row that was begun is none. */
void paste_table_drop_row (PasteTable *self);

static inline uint32_t
paste_row_width (const PasteTable *self, uint32_t row)
{
  return self->starts[row + 1] - self->starts[row];
}

/* The grid found so far. */
typedef struct
{
  uint32_t n_values; /* 0: nothing */
  uint32_t box_rows, box_columns;
  bool     several;
  uint8_t  values[PASTE_GRID];
} PasteFound;

/* How sure the arrangement alone makes us that a grid is meant. */
typedef enum
{
  PASTE_WEAK, /* blanks are where nothing is, or rows are not shown */
  PASTE_SURE,
} PasteTrust;

/* N x N cells that may be a grid; the rows are `stride` apart. */
typedef struct
{
  const uint8_t   *cells;
  size_t           stride;
  uint32_t         n_values;
  uint32_t         box_rows, box_columns; /* 0: not shown */
  PasteTrust trust;
} PasteGrid;

/* N for a grid of that many cells; 0 when there is no such grid. */
uint32_t paste_root (size_t n_cells);
bool     paste_is_size (size_t n_values);

/* Whether it is a grid; then it is the found one, or one of several. */
bool paste_judge (PasteFound *found, const PasteGrid *grid);

/* Judges the grids of equally long rows in a table; and the one that all its cells make
 * together. */
void paste_judge_rows (PasteFound       *found,
                              const PasteTable *table,
                              PasteForm         form);
void paste_judge_all (PasteFound *found, const PasteTable *table);

void paste_write (const PasteFound *found, BaseText *out);

/* The next line of plain text, without the quotes at its start. */
bool paste_next_line (FormatsLines *lines, FormatsLine *out_line);

/* Whether a line is empty, or a rule of dashes and the like. */
bool paste_is_empty (const FormatsLine *line);
bool paste_is_rule (const FormatsLine *line);

/* Whether two small letters stand side by side, as they do in words and hardly ever in a grid. */
bool paste_is_wordy (const char *bytes, size_t length);

/* The cell that is written so, with white space around; false when it is none. */
bool paste_cell (const char *bytes, size_t length, uint8_t *out_cell);

/* Adds the line to the table as a row; false when it is none. */
bool paste_row (PasteTable *table, PasteForm form, const FormatsLine *line);

/* The three ways of looking at plain text.  `table` is memory to work in. */
void paste_look_for_rows (PasteFound *found,
                                 PasteTable *table,
                                 const BaseText   *plain,
                                 PasteForm   form,
                                 PasteTrust  trust);
void paste_look_for_lines (PasteFound *found,
                                  PasteTable *table,
                                  const BaseText   *plain);
void paste_look_for_columns (PasteFound *found,
                                    PasteTable *table,
                                    const BaseText   *plain);

#endif
