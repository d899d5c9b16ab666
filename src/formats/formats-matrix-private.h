/* formats-matrix-private.h - what the rows of a matrix are. */
#ifndef FORMATS_MATRIX_PRIVATE_H
#define FORMATS_MATRIX_PRIVATE_H

#include "formats-lines-private.h"

typedef struct
{
  size_t   label_start, label_length; /* 0 and 0: none */
  size_t   start;                     /* where the bits begin */
  size_t   strange;                   /* the first byte of them that is none, or the line's end */
  uint64_t n_bits;                    /* how many bits there are, strange ones counted too */
  bool     has_one;
} FormatsMatrixRow;

/* `n_labels`: how many the header has; 0: there is none. */
FormatsMatrixRow formats_matrix_row (const FormatsLine *line, uint64_t n_labels);

/* Whether a first line can only be the labels of the columns. */
bool formats_matrix_is_header (const FormatsLine *line);

/* The next label or run of bits from `*at` on. */
bool formats_matrix_next (const FormatsLine *line,
                          size_t            *at,
                          size_t            *out_start,
                          size_t            *out_length);

#endif
