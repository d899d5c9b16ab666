/* The ten symmetries: orbits, and puzzles that have them. */
#include "check.h"
#include "made.h"

#include <stdlib.h>
#include <string.h>

/* The orbits partition the cells, and each cell of an orbit has that orbit. */
static void
orbits_partition (const void *data)
{
  const char *const shapes[] = { "boxes:3x3", "boxes:2x3", "boxes:4x4", "samurai" };
  const SetterSymmetry symmetry = *(const SetterSymmetry *) data;

  for (unsigned s = 0; s < sizeof shapes / sizeof *shapes; s++)
    {
      SudokuShape *shape;

      check_equal_u64 (sudoku_shape_parse (shapes[s], &shape), BASE_OK);
      check_true (setter_symmetry_fits (symmetry, shape));
      for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
        {
          uint32_t mates[SETTER_MOST_MATES], others[SETTER_MOST_MATES];
          const uint32_t n = setter_symmetry_orbit (symmetry, shape, cell, mates);

          check_true (n > 0 && SETTER_MOST_MATES % n == 0);
          check_equal_u64 (mates[0], cell);
          for (uint32_t i = 0; i < n; i++)
            {
              uint32_t sum = 0, expected = 0;

              check_equal_u64 (setter_symmetry_orbit (symmetry, shape, mates[i], others), n);
              for (uint32_t j = 0; j < n; j++)
                {
                  sum += others[j];
                  expected += mates[j];
                }
              check_equal_u64 (sum, expected);
            }
        }
      sudoku_shape_unref (shape);
    }
}

/* In a 9x9 grid the number of orbits is known, by counting what each transform leaves in place. */
static void
has_its_orbits (const void *data)
{
  static const uint32_t expected[SETTER_SYMMETRIES] = {
    [SETTER_NONE] = 81,       [SETTER_HALF_TURN] = 41,    [SETTER_QUARTER_TURN] = 21,
    [SETTER_LEFT_RIGHT] = 45, [SETTER_UP_DOWN] = 45,      [SETTER_BOTH_AXES] = 25,
    [SETTER_DIAGONAL] = 45,   [SETTER_ANTIDIAGONAL] = 45, [SETTER_BOTH_DIAGONALS] = 25,
    [SETTER_FULL] = 15,
  };
  SudokuShape *shape;

  (void) data;
  check_equal_u64 (sudoku_shape_parse ("boxes:3x3", &shape), BASE_OK);
  for (unsigned s = 0; s < SETTER_SYMMETRIES; s++)
    {
      uint32_t n = 0;

      for (uint32_t cell = 0; cell < 81; cell++)
        {
          uint32_t mates[SETTER_MOST_MATES], least = cell;
          const uint32_t n_mates = setter_symmetry_orbit ((SetterSymmetry) s, shape, cell, mates);

          for (uint32_t i = 0; i < n_mates; i++)
            least = mates[i] < least ? mates[i] : least;
          n += least == cell;
        }
      check_equal_u64 (n, expected[s]);
    }
  sudoku_shape_unref (shape);
}

/* Clues stand in whole orbits, each of which is needed. */
static void
puzzles_have_it (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  Made made;

  wish.symmetry = *(const SetterSymmetry *) data;
  made = made_run ("boxes:3x3", wish, 7, 20, 1);
  made_check_unique (&made);
  for (size_t i = 0; i < made.n; i++)
    for (uint32_t cell = 0; cell < 81; cell++)
      {
        uint32_t mates[SETTER_MOST_MATES];
        const uint32_t n = setter_symmetry_orbit (wish.symmetry, made.shape, cell, mates);
        uint8_t without[81];

        memcpy (without, made_values (&made, i), sizeof without);
        for (uint32_t m = 0; m < n; m++)
          {
            check_true ((made_values (&made, i)[cell] != 0) == (without[mates[m]] != 0));
            without[mates[m]] = 0;
          }
        if (made_values (&made, i)[cell] != 0)
          check_equal_u64 (made_count (&made, without), 2);
      }
  made_clear (&made);
}

/* A turned jigsaw is another one, but its places are those of a square. */
static void
ids_are_found (const void *data)
{
  SetterSymmetry found = SETTER_NONE;

  (void) data;
  for (unsigned s = 0; s < SETTER_SYMMETRIES; s++)
    {
      check_true (setter_symmetry_find (setter_symmetry_name ((SetterSymmetry) s)->id, &found));
      check_equal_u64 (found, s);
    }
  check_true (!setter_symmetry_find ("sideways", &found));
  check_true (!setter_symmetry_find ("", &found));
}

int
main (void)
{
  check_claim ("/setter/symmetry/ids-are-found", ids_are_found, NULL);
  check_claim ("/setter/symmetry/has-its-orbits", has_its_orbits, NULL);
  for (unsigned s = 0; s < SETTER_SYMMETRIES; s++)
    {
      const SetterSymmetry symmetry = (SetterSymmetry) s;
      char name[100];

      snprintf (name, sizeof name, "/setter/symmetry/orbits-partition/%s",
                setter_symmetry_name (symmetry)->id);
      check_claim (name, orbits_partition, &symmetry);
      snprintf (name, sizeof name, "/setter/symmetry/puzzles-have-it/%s",
                setter_symmetry_name (symmetry)->id);
      check_claim (name, puzzles_have_it, &symmetry);
    }
  return check_finish ();
}
