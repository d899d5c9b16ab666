/* format-cover-matrix.h - the kind of the rows in a matrix. */
#ifndef FORMAT_COVER_MATRIX_H
#define FORMAT_COVER_MATRIX_H

#include "format.h"
#include "format-lines.h"

typedef struct
{
  size_t   label_start, label_length; /* 0 and 0: none */
  size_t   start;                     /* where the bits begin */
  size_t   strange;                   /* the first byte of them that is none, or the line's end */
  uint64_t n_bits;                    /* how many bits there are, strange ones counted too */
  bool     has_one;
} FormatsMatrixRow;

/* `n_labels`: how many the header has; 0: there is none. */
FormatsMatrixRow format_cover_matrix_row (const FormatsLine *line, uint64_t n_labels);

/* Whether a first line can only be the labels of the columns. */
bool format_cover_matrix_is_header (const FormatsLine *line);

/* The next label or run of bits from `*at` on. */
bool format_cover_matrix_next (const FormatsLine *line,
                          size_t            *at,
                          size_t            *out_start,
                          size_t            *out_length);

/* Which rows, columns and boxes of a grid of at most 64x64 have a 1, row by row. */
typedef struct
{
  uint64_t n_rows;
  uint64_t columns, boxes;
  uint64_t row; /* 1 + the number of the last row that has a 1 */
  bool     twice;
} FormatsMatrixLook;

/* Notes a 1 in the row that is being read. */
void format_cover_matrix_look_at (FormatsMatrixLook *self, uint64_t width, uint32_t column);

/* Whether the rows could also be a Sudoku: as many as columns, with a 1 at most once in a row,
 * column or box. */
bool format_cover_matrix_could_be_sudoku (const FormatsMatrixLook *self, uint64_t width);

FormatsSniffer  format_cover_matrix_sniff;
FormatsWriteOne format_cover_matrix_write;
FormatsLossesOf format_cover_matrix_losses;

#endif
