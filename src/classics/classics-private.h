/* classics-private.h - shared by the kinds: a maker, and the table's rows.
 *
 * A maker remembers the first failure; later calls do nothing and return 0, and classics_make ()
 * returns that failure at the end.  The order is that of board.h: canvas, cells, groups, items,
 * options. */
#ifndef CLASSICS_PRIVATE_H
#define CLASSICS_PRIVATE_H

#include "classics.h"

struct ClassicsMaker
{
  CoverProblem *problem;
  Board        *board; /* NULL before classics_canvas () */
  uint32_t      rows, columns;
  uint32_t     *cell_at; /* by place of the canvas; or COVER_NONE */
  BaseText      name;
  BaseStatus    status;
};

extern const Classic classics_knuth, classics_nope, classics_colours, classics_dominoes,
    classics_mutilated, classics_langford, classics_queens, classics_pentominoes, classics_latin;

/* Every maker's first call. */
void classics_canvas (ClassicsMaker *self, BoardLook look, uint32_t rows, uint32_t columns);
void classics_symbols (ClassicsMaker *self, const char *symbols);

/* One cell; or a cell for each place of the canvas without one, row by row, except those of
 * `holes`. */
uint32_t classics_cell (ClassicsMaker *self, uint32_t row, uint32_t column);
void     classics_cells (ClassicsMaker *self, const BoardPlace *holes, unsigned n_holes);

/* The cell at a place; COVER_NONE in a hole and beyond the canvas, even for a negative number that
 * wrapped around. */
uint32_t classics_cell_at (const ClassicsMaker *self, uint32_t row, uint32_t column);

/* A group of the cells at the places from (row, column) on, each `down` and `right` of the one
 * before, up to the edge of the canvas. */
uint32_t classics_line (ClassicsMaker *self,
                        const BoardGroupKind *kind,
                        uint32_t              index,
                        BoardPlace            from,
                        int                   down,
                        int                   right);

/* "R", 2, "C", 5 is R2C5; a number of 0 is left out, with everything behind it. */
typedef struct
{
  const char *letters;
  uint32_t    number;
  const char *more;
  uint32_t    last;
} ClassicsName;

uint32_t classics_item (ClassicsMaker *self, bool primary, ClassicsName name, BoardItem what);

/* Adds an item, R2C5, for each cell in order.  Returns the first one's number; the others follow
 * it. */
uint32_t classics_cell_items (ClassicsMaker *self);

/* An option without a primary item is dropped from the problem and is not added to the board. */
void classics_option (ClassicsMaker   *self,
                      const CoverTerm *terms,
                      size_t           n_terms,
                      BoardOption      what);

/* Problems as letters: items of one letter each, options "pqxy:A" with colours behind colons.  The
 * board is the list of the options. */
typedef struct
{
  const char *name; /* NULL: only its number */
  const char *terms;
} ClassicsLetters;

void classics_letters (ClassicsMaker         *self,
                       const char            *primary,
                       const char            *secondary,
                       const ClassicsLetters *options,
                       unsigned               n_options);

#endif
