/* The twelve pentominoes on boards of 60 cells.
 *
 * Items are the pieces and the cells; an option is a piece somewhere, turned and reflected: 63 ways
 * in all.  Each piece is made from one picture, so that none can be mistyped.  Solutions, each with
 * its reflections: 6x10 9,356 (4 x 2,339), 5x12 4,040, 4x15 1,472, 3x20 8, 8x8 without the four
 * cells in the middle 520 (8 x 65).  Names from Golomb, Polyominoes, 1965; 6x10 counted by C.  B.
 * and J. Haselgrove, 1960; 8x8 by Dana Scott, 1958. */
#include "classics-private.h"

#include <stdlib.h>
#include <string.h>

#define SQUARES 5
#define TURNS   8

typedef struct
{
  int8_t row, column;
} Square;

/* Its squares row by row, the topmost in row 0, the leftmost in column 0. */
typedef struct
{
  Square squares[SQUARES];
} Shape;

static const struct
{
  char letter;
  const char *picture;
} pieces[] = {
  { 'F', ".##/##./.#." }, { 'I', "#####" },       { 'L', "#./#./#./##" }, { 'N', ".#/.#/##/#." },
  { 'P', "##/##/#." },    { 'T', "###/.#./.#." }, { 'U', "#.#/###" },     { 'V', "#../#../###" },
  { 'W', "#../##./.##" }, { 'X', ".#./###/.#." }, { 'Y', ".#/##/.#/.#" }, { 'Z', "##./.#./.##" },
};

#define PIECES (sizeof pieces / sizeof *pieces)

static const char *const boards[] = { "6x10", "5x12", "4x15", "3x20", "8x8" };

static const BoardPlace sizes[] = { { 6, 10 }, { 5, 12 }, { 4, 15 }, { 3, 20 }, { 8, 8 } };

static Shape
read_picture (const char *picture)
{
  Shape shape;
  int8_t row = 0, column = 0;
  unsigned n = 0;

  for (; *picture != '\0'; picture++)
    {
      if (*picture == '#')
        shape.squares[n++] = (Square){ row, column };
      column = *picture == '/' ? 0 : (int8_t) (column + 1);
      row = (int8_t) (row + (*picture == '/'));
    }
  return shape;
}

static int
compare_squares (const void *a, const void *b)
{
  const Square *one = a, *other = b;

  return one->row != other->row ? one->row - other->row : one->column - other->column;
}

/* Moves the shape to the corner and sorts its squares. */
static void
settle_squares (Shape *shape)
{
  int8_t top = INT8_MAX, left = INT8_MAX;

  for (unsigned i = 0; i < SQUARES; i++)
    {
      top = shape->squares[i].row < top ? shape->squares[i].row : top;
      left = shape->squares[i].column < left ? shape->squares[i].column : left;
    }
  for (unsigned i = 0; i < SQUARES; i++)
    {
      shape->squares[i].row = (int8_t) (shape->squares[i].row - top);
      shape->squares[i].column = (int8_t) (shape->squares[i].column - left);
    }
  qsort (shape->squares, SQUARES, sizeof (Square), compare_squares);
}

/* Turns the shape to the next of its eight ways: by a quarter turn, or every fourth time by a
 * reflection. */
static void
turn_squares (Shape *shape, unsigned way)
{
  for (unsigned i = 0; i < SQUARES; i++)
    {
      const Square square = shape->squares[i];

      shape->squares[i].row = square.column;
      shape->squares[i].column = way % 4 == 0 ? square.row : (int8_t) -square.row;
    }
  settle_squares (shape);
}

/* Finds the different ways to lay a piece.  Returns how many: 8, 4, 2 or 1. */
static unsigned
find_ways (const char *picture, Shape ways[TURNS])
{
  Shape shape = read_picture (picture);
  unsigned n = 0;

  for (unsigned way = 1; way <= TURNS; way++)
    {
      bool is_new = true;

      for (unsigned i = 0; i < n; i++)
        is_new &= memcmp (&ways[i], &shape, sizeof shape) != 0;
      if (is_new)
        ways[n++] = shape;
      turn_squares (&shape, way);
    }
  return n;
}

/* Pieces have the first items, cells those behind. */
static void
lay_piece (ClassicsMaker *maker, uint32_t piece, const Shape *shape, uint32_t row, uint32_t column)
{
  CoverTerm terms[1 + SQUARES] = { { .item = piece } };
  uint32_t cells[SQUARES];

  for (unsigned i = 0; i < SQUARES; i++)
    {
      cells[i] = classics_cell_at (maker, row + (uint32_t) shape->squares[i].row,
                                   column + (uint32_t) shape->squares[i].column);
      if (cells[i] == COVER_NONE)
        return;
      terms[1 + i].item = (uint32_t) PIECES + cells[i];
    }
  classics_option (maker, terms, 1 + SQUARES,
                   (BoardOption){ .value = piece + 1, .n_cells = SQUARES, .cells = cells });
}

static void
lay_everywhere (ClassicsMaker *maker, uint32_t piece)
{
  Shape ways[TURNS];
  const unsigned n = find_ways (pieces[piece].picture, ways);

  for (unsigned way = 0; way < n; way++)
    for (uint32_t row = 0; row < maker->rows; row++)
      for (uint32_t column = 0; column < maker->columns; column++)
        lay_piece (maker, piece, &ways[way], row, column);
}

static void
make_pentominoes (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  static const BoardPlace middle[] = { { 3, 3 }, { 3, 4 }, { 4, 3 }, { 4, 4 } };
  const BoardPlace size = sizes[arguments->values[0]];
  char letters[PIECES + 1] = "";

  for (uint32_t piece = 0; piece < PIECES; piece++)
    letters[piece] = pieces[piece].letter;
  classics_canvas (maker, BOARD_LOOK_PIECES, size.row, size.column);
  classics_symbols (maker, letters);
  classics_cells (maker, middle, size.row == 8 ? 4 : 0);
  for (uint32_t piece = 0; piece < PIECES; piece++)
    classics_item (maker, true, (ClassicsName){ .letters = (char[]){ letters[piece], '\0' } },
                   (BoardItem){ .kind = BOARD_ITEM_VALUE, .value = piece + 1 });
  classics_cell_items (maker);
  for (uint32_t piece = 0; piece < PIECES; piece++)
    lay_everywhere (maker, piece);
}

const Classic classics_pentominoes = {
  .id = "pentominoes",
  .title = N_ ("Pentominoes"),
  .parameters = { { .name = N_ ("board"),
                    .most = sizeof boards / sizeof *boards - 1,
                    .choices = boards } },
  .make = make_pentominoes,
};
