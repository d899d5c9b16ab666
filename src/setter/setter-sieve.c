/* What steps of a usual 9x9 grid leave that are quickly found on bits: sets, fish, wings and short
 * chains.
 *
 * They stand in front of the rating, which is general and slower: a puzzle that they solve is no
 * more difficult than they are, and the rating of another one begins where they end.  They need not
 * be all steps that there are up to a difficulty; but each of them is no more difficult than it may
 * be.  The order in which they are taken does not matter, because a step stays possible until it
 * has nothing left to do.
 *
 * Sets and fish are one search over 9x9 matrices of bits: k rows with k columns between them leave
 * nothing of these columns to the other rows.  In a house rows are cells or values, and in the
 * places of a value rows or columns.  Short chains have a file of their own (setter-chains.c). */
#include "setter-marks-private.h"

/* Difficulties in tenths, of which each is the highest of its kind. */
#define PAIRS_DIFFICULTY   34u
#define TRIPLES_DIFFICULTY 40u
#define WINGS_DIFFICULTY   44u
#define QUADS_DIFFICULTY   54u
#define CHAINS_DIFFICULTY  71u

/* A matrix, and what its rows and columns are. */
typedef enum
{
  CELLS_BY_VALUES, /* of a house */
  VALUES_BY_CELLS,
  ROWS_BY_COLUMNS, /* of a value */
  COLUMNS_BY_ROWS,
} Meaning;

typedef struct
{
  SetterMarks *marks;
  Meaning meaning;
  unsigned subject; /* the house or the value */
  unsigned rows[9];
} Matrix;

static void
strike_in_matrix (Matrix *self, unsigned row, unsigned column)
{
  switch (self->meaning)
    {
    case CELLS_BY_VALUES:
      setter_marks_strike (self->marks, column, setter_cell_in_house (self->subject, row));
      break;
    case VALUES_BY_CELLS:
      setter_marks_strike (self->marks, row, setter_cell_in_house (self->subject, column));
      break;
    case ROWS_BY_COLUMNS:
      setter_marks_strike (self->marks, self->subject, 9 * row + column);
      break;
    default:
      setter_marks_strike (self->marks, self->subject, 9 * column + row);
    }
}

static inline bool
has_at_most (unsigned bits, unsigned n)
{
  for (; n > 0 && bits != 0; n--)
    bits &= bits - 1;
  return bits == 0;
}

/* Looks for `left` more rows from `first` on.  Returns whether something was struck. */
static bool
find_set (Matrix *self,
          unsigned size,
          unsigned left,
          unsigned first,
          unsigned set,
          unsigned columns)
{
  bool has_struck = false;

  if (left == 0)
    {
      for (unsigned i = 0; i < 9; i++)
        for (unsigned both = (set >> i & 1) != 0 ? 0 : self->rows[i] & columns; both != 0;
             both &= both - 1)
          {
            strike_in_matrix (self, i, (unsigned) __builtin_ctz (both));
            has_struck = true;
          }
      return has_struck;
    }
  for (unsigned i = first; i + left <= 9; i++)
    if ((self->rows[i] & (self->rows[i] - 1)) != 0 && has_at_most (self->rows[i] | columns, size)
        && find_set (self, size, left - 1, i + 1, set | 1u << i, columns | self->rows[i]))
      return true;
  return false;
}

/* The candidates of all houses. */
typedef struct
{
  uint16_t places[SETTER_HOUSES][9]; /* of each value */
  uint16_t values[SETTER_HOUSES][9]; /* in each place; 0: it has its value */
} Houses;

static void
read_houses (Houses *self, const SetterMarks *marks)
{
  uint16_t values[81];

  setter_marks_list_cells (marks, values);
  for (unsigned house = 0; house < SETTER_HOUSES; house++)
    for (unsigned i = 0; i < 9; i++)
      {
        self->places[house][i] = (uint16_t) setter_marks_places (marks, i, house);
        self->values[house][i] = values[setter_cell_in_house (house, i)];
      }
}

/* Strikes by sets of that size, one of each matrix.  Returns whether there was one. */
static bool
find_sets (SetterMarks *marks, const Houses *houses, unsigned size)
{
  bool has_struck = false;

  for (unsigned subject = 0; subject < SETTER_HOUSES; subject++)
    {
      Matrix values = { .marks = marks, .meaning = VALUES_BY_CELLS, .subject = subject };
      Matrix cells = { .marks = marks, .meaning = CELLS_BY_VALUES, .subject = subject };

      for (unsigned i = 0; i < 9; i++)
        {
          values.rows[i] = houses->places[subject][i];
          cells.rows[i] = houses->values[subject][i];
        }
      has_struck |= find_set (&cells, size, size, 0, 0, 0);
      has_struck |= find_set (&values, size, size, 0, 0, 0);
    }
  for (unsigned v = 0; v < 9; v++)
    {
      Matrix rows = { .marks = marks, .meaning = ROWS_BY_COLUMNS, .subject = v };
      Matrix columns = { .marks = marks, .meaning = COLUMNS_BY_ROWS, .subject = v };

      for (unsigned i = 0; i < 9; i++)
        {
          rows.rows[i] = houses->places[i][v];
          columns.rows[i] = houses->places[9 + i][v];
        }
      has_struck |= find_set (&rows, size, size, 0, 0, 0);
      has_struck |= find_set (&columns, size, size, 0, 0, 0);
    }
  return has_struck;
}

/* Whether two cells share a row, column or box. */
static bool
see_each_other (unsigned one, unsigned other)
{
  return one / 9 == other / 9 || one % 9 == other % 9
         || (one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3);
}

/* The open cells, with their values as bits. */
typedef struct
{
  unsigned n, n_pairs;
  uint8_t cells[81];
  uint8_t pairs[81]; /* those of two values, by their places in `cells` */
  uint16_t values[81], sizes[81];
} Cells;

static void
list_cells (const SetterMarks *marks, Cells *out)
{
  uint16_t values[81];

  setter_marks_list_cells (marks, values);
  out->n = out->n_pairs = 0;
  for (unsigned cell = 0; cell < 81; cell++)
    if (values[cell] != 0)
      {
        unsigned size = 2;

        while (!has_at_most (values[cell], size))
          size++;
        if (size == 2)
          out->pairs[out->n_pairs++] = (uint8_t) out->n;
        out->cells[out->n] = (uint8_t) cell;
        out->values[out->n] = values[cell];
        out->sizes[out->n++] = (uint16_t) size;
      }
}

/* A wing: a cell and two others of two values; one of the three has the value that both others
 * have. */
static bool
strike_by_wing (SetterMarks *marks,
                const Cells *cells,
                unsigned pivot,
                unsigned one,
                unsigned other)
{
  const unsigned both = cells->values[one] & cells->values[other];
  const bool is_xyz = cells->sizes[pivot] == 3;
  bool has_struck = false;

  if (both == 0 || (both & (both - 1)) != 0
      || cells->values[pivot]
             != ((cells->values[one] | cells->values[other]) & ~(is_xyz ? 0 : both)))
    return false;
  for (unsigned i = 0; i < cells->n; i++)
    if ((cells->values[i] & both) != 0 && i != one && i != other && i != pivot
        && see_each_other (cells->cells[i], cells->cells[one])
        && see_each_other (cells->cells[i], cells->cells[other])
        && (!is_xyz || see_each_other (cells->cells[i], cells->cells[pivot])))
      {
        setter_marks_strike (marks, (unsigned) __builtin_ctz (both), cells->cells[i]);
        has_struck = true;
      }
  return has_struck;
}

static bool
find_wings (SetterMarks *marks)
{
  Cells cells;

  list_cells (marks, &cells);
  for (unsigned pivot = 0; pivot < cells.n; pivot++)
    {
      unsigned beside[20], n = 0;

      if (cells.sizes[pivot] > 3)
        continue;
      for (unsigned at = 0; at < cells.n_pairs; at++)
        {
          const unsigned i = cells.pairs[at];

          if (i != pivot && (cells.values[i] & cells.values[pivot]) != 0
              && see_each_other (cells.cells[i], cells.cells[pivot]))
            beside[n++] = i;
        }
      for (unsigned i = 0; i < n; i++)
        for (unsigned j = i + 1; j < n; j++)
          if (strike_by_wing (marks, &cells, pivot, beside[i], beside[j]))
            return true;
    }
  return false;
}

/* Takes the easiest steps that are found.  Returns whether there were any. */
static bool
take_steps (SetterMarks *self, const uint8_t *solution, uint32_t most)
{
  Houses houses;

  if (most < PAIRS_DIFFICULTY)
    return false;
  read_houses (&houses, self);
  return find_sets (self, &houses, 2)
         || (most >= CHAINS_DIFFICULTY && setter_marks_follow_chains (self, solution))
         || (most >= TRIPLES_DIFFICULTY && find_sets (self, &houses, 3))
         || (most >= WINGS_DIFFICULTY && find_wings (self))
         || (most >= QUADS_DIFFICULTY && find_sets (self, &houses, 4));
}

bool
setter_marks_sieve (SetterMarks *self, const uint8_t *solution, uint32_t most)
{
  while (!setter_marks_are_solved (self) && take_steps (self, solution, most))
    setter_marks_close (self);
  return setter_marks_are_solved (self);
}
