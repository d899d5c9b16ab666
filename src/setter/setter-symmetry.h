/* setter-symmetry.h - how the places of clues mirror each other.
 *
 * A symmetry is a group of turns and mirrors of the square.  The cells that its transforms carry
 * into each other are an orbit, and a puzzle has clues in all cells of an orbit or in none. */
#ifndef SETTER_SYMMETRY_H
#define SETTER_SYMMETRY_H

#include "sudoku-shape.h"

typedef enum
{
  SETTER_NONE,
  SETTER_HALF_TURN,
  SETTER_QUARTER_TURN,
  SETTER_LEFT_RIGHT,
  SETTER_UP_DOWN,
  SETTER_BOTH_AXES,
  SETTER_DIAGONAL,
  SETTER_ANTIDIAGONAL,
  SETTER_BOTH_DIAGONALS,
  SETTER_FULL,
  SETTER_SYMMETRIES,
} SetterSymmetry;

/* One row for each symmetry. */
typedef struct
{
  const char *id;   /* for programs: "half-turn" */
  const char *name; /* marked for translation */
} SetterSymmetryName;

const SetterSymmetryName *setter_symmetry_name (SetterSymmetry symmetry);

/* False: there is no such id. */
bool setter_symmetry_find (const char *id, SetterSymmetry *out_symmetry);

/* The largest number of cells in an orbit. */
#define SETTER_MOST_MATES 8

/* Writes the cells of the orbit of a cell, without repetition and beginning with the cell; returns
 * how many there are, or 0 where one of its images is no cell of the shape. */
uint32_t setter_symmetry_orbit (SetterSymmetry     symmetry,
                                const SudokuShape *shape,
                                uint32_t           cell,
                                uint32_t           out_cells[SETTER_MOST_MATES]);

/* Whether all images of all cells are cells. */
bool setter_symmetry_fits (SetterSymmetry symmetry, const SudokuShape *shape);

#endif
