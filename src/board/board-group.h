/* board-group.h - groups of cells, and kinds of groups.
 *
 * A kind is a row of constant data: the name and the drawing of its groups.  Painters and sentences
 * read the row and depend on no single kind, so a new kind is a new row in the room of the problem
 * that has it.  Kinds are compared by address. */
#ifndef BOARD_GROUP_H
#define BOARD_GROUP_H

#include <stdbool.h>
#include <stdint.h>

/* The sign that stands for a kind where its items are drawn. */
typedef enum
{
  BOARD_SIGN_FRAME,   /* boxes and other areas */
  BOARD_SIGN_DASH,    /* rows */
  BOARD_SIGN_BAR,     /* columns */
  BOARD_SIGN_RISING,  /* lines from bottom left to top right */
  BOARD_SIGN_FALLING, /* lines from top left to bottom right, or of both directions */
} BoardSign;

/* The ground of a group's cells.  Where groups overlap, the later shade of this list wins. */
typedef enum
{
  BOARD_SHADE_NONE,
  BOARD_SHADE_TINT,
  BOARD_SHADE_FULL,
} BoardShade;

/* Lines that are drawn for a group: bits. */
typedef enum
{
  BOARD_LINES_EDGE = 1 << 0,    /* thick, where the group ends */
  BOARD_LINES_INSET = 1 << 1,   /* thin, just inside of where the group ends */
  BOARD_LINES_CORNERS = 1 << 2, /* thin, short, across corners where two cells of the group meet */
} BoardLines;

/* In the texts, %1 is the group's number, from 1, and %2 the number of its grid; in `place` and
 * `place_of_grid`, %1 is the value, and the numbers are %2 and %3.  All but `id` are marked for
 * translation. */
typedef struct
{
  const char *id;                    /* "row": English, for programs */
  const char *name, *name_of_grid;   /* "Row %1": begins a sentence */
  const char *inside;                /* "row %1": within a sentence; NULL if not needed */
  const char *place, *place_of_grid; /* "%1 in row %2" */
  const char *items;                 /* "In rows": heading of its items' columns in a matrix */
  char        letter;                /* begins the names of its items in a Sudoku's problem: r3=7 */
  bool        divides;               /* every cell of a grid is in exactly one group of the kind */
  bool        tinted;                /* each group has a tint that its neighbours have not */
  BoardSign   sign;
  BoardShade  shade;
  unsigned    lines; /* BoardLines */
} BoardGroupKind;

/* `index` counts within the kind, from 0; `grid` distinguishes overlapping grids (0 if there is
 * only one). */
typedef struct
{
  const BoardGroupKind *kind;
  uint32_t              index, grid;
  uint32_t              n_cells;
  const uint32_t       *cells;
} BoardGroup;

/* Kinds that problems of several rooms use. */
extern const BoardGroupKind board_group_row, board_group_column;

#endif
