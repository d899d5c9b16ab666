#include "setter-symmetry.h"

#include "base-gettext.h"
#include "cover-problem.h"

#include <string.h>

/* A transform is three bits: first rows and columns change places, then rows are counted from
 * below, and columns from the right. */
#define TRANSPOSED 1u
#define FROM_BELOW 2u
#define FROM_RIGHT 4u

/* Bit t of a symmetry: transform t belongs to it. */
#define EACH(t)      (1u << (t))
#define ROTATED      EACH (FROM_BELOW | FROM_RIGHT)
#define QUARTERS     (EACH (TRANSPOSED | FROM_BELOW) | EACH (TRANSPOSED | FROM_RIGHT))
#define DIAGONAL     EACH (TRANSPOSED)
#define ANTIDIAGONAL EACH (TRANSPOSED | FROM_BELOW | FROM_RIGHT)
#define SAME         EACH (0)

static const struct
{
  SetterSymmetryName name;
  unsigned transforms;
} symmetries[SETTER_SYMMETRIES] = {
  [SETTER_NONE] = { { "none", N_ ("None") }, SAME },
  [SETTER_HALF_TURN] = { { "half-turn", N_ ("Half turn") }, SAME | ROTATED },
  [SETTER_QUARTER_TURN] = { { "quarter-turn", N_ ("Quarter turn") }, SAME | ROTATED | QUARTERS },
  [SETTER_LEFT_RIGHT] = { { "left-right", N_ ("Left and right") }, SAME | EACH (FROM_RIGHT) },
  [SETTER_UP_DOWN] = { { "up-down", N_ ("Above and below") }, SAME | EACH (FROM_BELOW) },
  [SETTER_BOTH_AXES] = { { "both-axes", N_ ("Both axes") },
                         SAME | EACH (FROM_RIGHT) | EACH (FROM_BELOW) | ROTATED },
  [SETTER_DIAGONAL] = { { "main-diagonal", N_ ("Main diagonal") }, SAME | DIAGONAL },
  [SETTER_ANTIDIAGONAL] = { { "antidiagonal", N_ ("Antidiagonal") }, SAME | ANTIDIAGONAL },
  [SETTER_BOTH_DIAGONALS] = { { "both-diagonals", N_ ("Both diagonals") },
                              SAME | DIAGONAL | ANTIDIAGONAL | ROTATED },
  [SETTER_FULL] = { { "full", N_ ("Full") }, EACH (8) - 1 },
};

const SetterSymmetryName *
setter_symmetry_name (SetterSymmetry symmetry)
{
  return &symmetries[symmetry].name;
}

bool
setter_symmetry_find (const char *id, SetterSymmetry *out_symmetry)
{
  for (unsigned i = 0; i < SETTER_SYMMETRIES; i++)
    if (strcmp (symmetries[i].name.id, id) == 0)
      {
        *out_symmetry = (SetterSymmetry) i;
        return true;
      }
  return false;
}

/* COVER_NONE where there is no cell. */
static uint32_t
image_of (const SudokuShape *shape, uint32_t cell, unsigned transform)
{
  const uint32_t rows = sudoku_shape_rows (shape), columns = sudoku_shape_columns (shape);
  BoardPlace place = sudoku_shape_place (shape, cell);

  if ((transform & TRANSPOSED) != 0)
    place = (BoardPlace){ .row = place.column, .column = place.row };
  if (place.row >= rows || place.column >= columns)
    return COVER_NONE;
  if ((transform & FROM_BELOW) != 0)
    place.row = (uint16_t) (rows - 1 - place.row);
  if ((transform & FROM_RIGHT) != 0)
    place.column = (uint16_t) (columns - 1 - place.column);
  return sudoku_shape_cell_at (shape, place);
}

static bool
has_cell (const uint32_t *cells, uint32_t n, uint32_t cell)
{
  for (uint32_t i = 0; i < n; i++)
    if (cells[i] == cell)
      return true;
  return false;
}

uint32_t
setter_symmetry_orbit (SetterSymmetry symmetry,
                       const SudokuShape *shape,
                       uint32_t cell,
                       uint32_t out_cells[SETTER_MOST_MATES])
{
  uint32_t n = 0;

  for (unsigned t = 0; t < SETTER_MOST_MATES; t++)
    if ((symmetries[symmetry].transforms & EACH (t)) != 0)
      {
        const uint32_t image = image_of (shape, cell, t);

        if (image == COVER_NONE)
          return 0;
        if (!has_cell (out_cells, n, image))
          out_cells[n++] = image;
      }
  return n;
}

bool
setter_symmetry_fits (SetterSymmetry symmetry, const SudokuShape *shape)
{
  uint32_t cells[SETTER_MOST_MATES];

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    if (setter_symmetry_orbit (symmetry, shape, cell, cells) == 0)
      return false;
  return true;
}
