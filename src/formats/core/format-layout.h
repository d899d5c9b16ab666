/* format-layout.h - writing a puzzle as its source was laid out, or as its format does by
 * default. */
#ifndef FORMAT_LAYOUT_H
#define FORMAT_LAYOUT_H

#include "format-lines.h"
#include "format.h"

/* Fields that every writer of Sudokus needs, from the puzzle and the options. */
typedef struct
{
  const SudokuShape *shape;
  const uint8_t     *values;
  uint32_t           n_values, n_cells;
  char               symbols[SUDOKU_MAX_VALUES + 1];
  char               blank;
  const char        *line_end;
  const char        *text;    /* the source's layout, or NULL where it does not count */
  size_t             length;  /* of `text` */
  const BaseText    *comment; /* NULL where none is to be written */
  const BaseText    *before;  /* the same for comments of their own */
} FormatsPen;

/* The end of a line in the source. */
const char *format_layout_line_end (const FormatsLayout *layout);

/* Whether the puzzle has the layout of a source in that format. */
bool format_layout_is_of (const FormatsPuzzle *puzzle, const Format *format);

/* `own` is the writer's format: the layout counts only if it is of the same. */
FormatsPen
format_pen (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, const Format *own);

/* Offers the written part to the caller, once it is long.  False: the writer should stop. */
bool format_pour (const FormatsWriteOptions *options, BaseText *out);

/* The symbols of `n` values. */
void format_pen_symbols (const FormatsPen *self, const uint8_t *values, size_t n, BaseText *out);

/* Comments that stood in lines of their own before it, each with `mark` before it; whether there
 * are any. */
void format_pen_before (const FormatsPen *self, const char *mark, BaseText *out);
bool format_puzzle_has_comment_before (const FormatsPuzzle *puzzle);

/* Those, and the puzzle's own comment as lines like them. */
void format_pen_comment (const FormatsPen *self, const char *mark, BaseText *out);

/* The comment as one line behind something, if there is one. */
void format_pen_remark (const FormatsPen *self, BaseText *out);

/* The empty lines before a puzzle that takes several lines. */
void format_pen_gap (const FormatsPen          *self,
                      const FormatsPuzzle       *puzzle,
                      const FormatsWriteOptions *options,
                      BaseText                  *out);

/* The distance of divisions between `n` rows or columns, as boxes divide them: bit i is the
 * division before number i.  0 when distances differ, or when there is no division or every one. */
uint32_t format_division_step (uint64_t divisions, uint32_t n);

/* Whether a bare grid of its size has this shape. */
bool format_shape_is_usual (const SudokuShape *shape);

/* Whether it has boxes and no groups beside rows, columns and boxes. */
bool format_shape_is_boxed (const SudokuShape *shape, uint32_t *out_rows, uint32_t *out_columns);

/* The losses that all formats of bare Sudokus share: kind and candidates. */
unsigned format_bare_losses (const FormatsPuzzle *puzzle);

#endif
