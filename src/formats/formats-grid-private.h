/* formats-grid-private.h - what the lines of a grid are, and how many rows it has.
 *
 * Sniffing and reading must agree on where a grid ends, so both keep the same tally. */
#ifndef FORMATS_GRID_PRIVATE_H
#define FORMATS_GRID_PRIVATE_H

#include "formats-lines-private.h"

typedef enum
{
  FORMATS_GRID_EMPTY,
  FORMATS_GRID_COMMENT,
  FORMATS_GRID_RULE,
  FORMATS_GRID_DASHES, /* nothing but `-` and what separates: a rule, or a row of blanks */
  FORMATS_GRID_ROW,
} FormatsGridKind;

typedef struct
{
  FormatsGridKind kind;
  uint32_t        n_symbols; /* of a row, or how many dashes */
  size_t          end;       /* where a comment in it begins, or its length */
  bool            has_dash;
  bool            is_clean; /* all is symbols and separators */
} FormatsGridLine;

FormatsGridLine formats_grid_line (const FormatsLine *line);

/* Whether a byte may stand between the symbols of a row. */
static inline bool
formats_grid_separates (char c)
{
  return formats_is_white (c) || c == '|' || c == ',';
}

typedef struct
{
  const SudokuShape *shape;          /* forced, or NULL */
  uint32_t           first[3];       /* symbols in the first rows */
  uint32_t           n_rows;         /* that are certainly rows */
  uint32_t           first_dashes;   /* in the first line of them, */
  uint32_t           n_dashes[SUDOKU_MAX_VALUES + 1]; /* and how many lines have how many */
  bool               dash_is_blank;  /* a row has one */
} FormatsGridTally;

void formats_grid_tally (FormatsGridTally *self, const FormatsGridLine *line);

/* How many rows the grid has, as far as one can tell. */
uint32_t formats_grid_size (const FormatsGridTally *self);

/* Whether a line of that many dashes is a row. */
bool formats_grid_is_row (const FormatsGridTally *self, const FormatsGridLine *line);

/* How many rows there are by now; whether that is all of them. */
uint32_t formats_grid_rows (const FormatsGridTally *self);
bool     formats_grid_is_full (const FormatsGridTally *self);

#endif
