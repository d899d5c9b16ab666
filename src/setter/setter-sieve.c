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
 * places of a value rows or columns.  Chains are those of up to three items: 7.1 in a rating. */
#include "setter-private.h"

#include <string.h>

/* Difficulties in tenths, of which each is the highest of its kind. */
#define PAIRS_DIFFICULTY   34u
#define TRIPLES_DIFFICULTY 40u
#define WINGS_DIFFICULTY   44u
#define QUADS_DIFFICULTY   54u
#define CHAINS_DIFFICULTY  71u

#define HOUSES 27u /* rows, columns, boxes */

/* The cell of a place in a house. */
static inline unsigned
cell_in_house (unsigned house, unsigned place)
{
  if (house < 9)
    return 9 * house + place;
  if (house < 18)
    return 9 * place + house - 9;
  return 27 * ((house - 18) / 3) + 3 * ((house - 18) % 3) + 9 * (place / 3) + place % 3;
}

/* The places of a value in a house, as bits. */
static inline unsigned
places_in_house (const SetterMarks *self, unsigned value, unsigned house)
{
  const uint32_t *bands = self->words[value];
  unsigned places = 0;
  uint32_t word;

  if (house < 9)
    return bands[house / 3] >> 9 * (house % 3) & 0777;
  if (house < 18)
    {
      for (unsigned b = 0; b < 3; b++)
        {
          word = bands[b] >> (house - 9) & 0001001001u;
          places |= ((word | word >> 8 | word >> 16) & 7) << 3 * b;
        }
      return places;
    }
  word = bands[(house - 18) / 3] >> 3 * ((house - 18) % 3) & 0007007007u;
  return (word | word >> 6 | word >> 12) & 0777;
}

static inline unsigned
size_of (unsigned bits)
{
  unsigned n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

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
      setter_marks_strike (self->marks, column, cell_in_house (self->subject, row));
      break;
    case VALUES_BY_CELLS:
      setter_marks_strike (self->marks, row, cell_in_house (self->subject, column));
      break;
    case ROWS_BY_COLUMNS:
      setter_marks_strike (self->marks, self->subject, 9 * row + column);
      break;
    default:
      setter_marks_strike (self->marks, self->subject, 9 * column + row);
    }
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
    if ((self->rows[i] & (self->rows[i] - 1)) != 0 && size_of (self->rows[i] | columns) <= size
        && find_set (self, size, left - 1, i + 1, set | 1u << i, columns | self->rows[i]))
      return true;
  return false;
}

/* Looks for a set of that size.  Returns whether one has struck something. */
static bool
find_sets (SetterMarks *marks, unsigned size)
{
  for (unsigned house = 0; house < HOUSES; house++)
    {
      Matrix values = { .marks = marks, .meaning = VALUES_BY_CELLS, .subject = house };
      Matrix cells = { .marks = marks, .meaning = CELLS_BY_VALUES, .subject = house };

      for (unsigned v = 0; v < 9; v++)
        {
          values.rows[v] = places_in_house (marks, v, house);
          for (unsigned left = values.rows[v]; left != 0; left &= left - 1)
            cells.rows[__builtin_ctz (left)] |= 1u << v;
        }
      if (find_set (&cells, size, size, 0, 0, 0) || find_set (&values, size, size, 0, 0, 0))
        return true;
    }
  for (unsigned v = 0; v < 9; v++)
    {
      Matrix rows = { .marks = marks, .meaning = ROWS_BY_COLUMNS, .subject = v };
      Matrix columns = { .marks = marks, .meaning = COLUMNS_BY_ROWS, .subject = v };

      for (unsigned i = 0; i < 9; i++)
        {
          rows.rows[i] = places_in_house (marks, v, i);
          columns.rows[i] = places_in_house (marks, v, 9 + i);
        }
      if (find_set (&rows, size, size, 0, 0, 0) || find_set (&columns, size, size, 0, 0, 0))
        return true;
    }
  return false;
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
  unsigned n;
  uint8_t cells[81];
  uint16_t values[81], sizes[81];
} Cells;

static void
list_cells (const SetterMarks *marks, Cells *out)
{
  uint16_t values[81] = { 0 };

  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      for (uint32_t left = marks->words[v][b] & ~marks->placed[b]; left != 0; left &= left - 1)
        values[27 * b + (unsigned) __builtin_ctz (left)] |= (uint16_t) (1u << v);
  out->n = 0;
  for (unsigned cell = 0; cell < 81; cell++)
    if (values[cell] != 0)
      {
        out->cells[out->n] = (uint8_t) cell;
        out->values[out->n] = values[cell];
        out->sizes[out->n++] = (uint16_t) size_of (values[cell]);
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
      for (unsigned i = 0; i < cells.n; i++)
        if (i != pivot && cells.sizes[i] == 2 && (cells.values[i] & cells.values[pivot]) != 0
            && see_each_other (cells.cells[i], cells.cells[pivot]))
          beside[n++] = i;
      for (unsigned i = 0; i < n; i++)
        for (unsigned j = i + 1; j < n; j++)
          if (strike_by_wing (marks, &cells, pivot, beside[i], beside[j]))
            return true;
    }
  return false;
}

/* Sets of options have the words of marks.  An option is 81 * value + cell. */
typedef struct
{
  uint32_t words[9][3];
} Options;

#define MOST_PARTNERS 4u

/* Strong links: of two options that are the only ones of a cell, or of a value in a house, one is
 * true. */
typedef struct
{
  const SetterMarks *marks;
  Options linked; /* those that have a partner */
  uint8_t n_partners[729];
  uint16_t partners[729][MOST_PARTNERS];
} Links;

static inline bool
has_option (const Options *self, unsigned option)
{
  const unsigned cell = option % 81;

  return (self->words[option / 81][cell / 27] >> cell % 27 & 1) != 0;
}

static inline void
add_option (Options *self, unsigned option)
{
  const unsigned cell = option % 81;

  self->words[option / 81][cell / 27] |= (uint32_t) 1 << cell % 27;
}

static void
link_options (Links *self, unsigned one, unsigned other)
{
  self->partners[one][self->n_partners[one]++] = (uint16_t) other;
  self->partners[other][self->n_partners[other]++] = (uint16_t) one;
  add_option (&self->linked, one);
  add_option (&self->linked, other);
}

static void
find_links (Links *self, const SetterMarks *marks)
{
  Cells cells;

  self->marks = marks;
  memset (&self->linked, 0, sizeof self->linked);
  memset (self->n_partners, 0, sizeof self->n_partners);
  list_cells (marks, &cells);
  for (unsigned i = 0; i < cells.n; i++)
    if (cells.sizes[i] == 2)
      {
        const unsigned first = (unsigned) __builtin_ctz (cells.values[i]);
        const unsigned second =
            (unsigned) __builtin_ctz ((unsigned) cells.values[i] & (cells.values[i] - 1u));

        link_options (self, 81 * first + cells.cells[i], 81 * second + cells.cells[i]);
      }
  for (unsigned v = 0; v < 9; v++)
    for (unsigned house = 0; house < HOUSES; house++)
      {
        const unsigned places = places_in_house (marks, v, house), rest = places & (places - 1);

        /* Two places that a row or column and a box share are linked once. */
        if (rest == 0 || (rest & (rest - 1)) != 0)
          continue;
        const unsigned one = cell_in_house (house, (unsigned) __builtin_ctz (places));
        const unsigned other = cell_in_house (house, (unsigned) __builtin_ctz (rest));

        if (house < 18 || (one / 9 != other / 9 && one % 9 != other % 9))
          link_options (self, 81 * v + one, 81 * v + other);
      }
}

/* Adds what an option excludes, of the options left. */
static void
add_excluded (const SetterMarks *marks, unsigned option, Options *out)
{
  const unsigned value = option / 81, cell = option % 81, band = cell / 27;
  const uint32_t bit = (uint32_t) 1 << cell % 27;
  uint32_t peers[3];

  setter_marks_peers (cell, peers);
  for (unsigned b = 0; b < 3; b++)
    out->words[value][b] |= marks->words[value][b] & peers[b];
  for (unsigned v = 0; v < 9; v++)
    if (v != value)
      out->words[v][band] |= marks->words[v][band] & bit;
}

/* Whether an option excludes one of a set. */
static bool
excludes_any (unsigned option, const Options *set)
{
  const unsigned value = option / 81, cell = option % 81, band = cell / 27;
  const uint32_t bit = (uint32_t) 1 << cell % 27;
  uint32_t peers[3], any = 0;

  setter_marks_peers (cell, peers);
  for (unsigned b = 0; b < 3; b++)
    any |= set->words[value][b] & peers[b];
  for (unsigned v = 0; v < 9; v++)
    any |= v != value ? set->words[v][band] & bit : 0;
  return any != 0;
}

/* A list of options, each once. */
typedef struct
{
  Options set;
  unsigned n;
  uint16_t options[729];
} List;

/* Lists the partners of what is out and not in `before`: they are true.  True: one of them is out
 * itself. */
static bool
take_partners (const Links *self,
               unsigned option,
               const Options *out,
               const Options *before,
               List *list)
{
  memset (&list->set, 0, sizeof list->set);
  list->n = 0;
  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      for (uint32_t left = out->words[v][b] & self->linked.words[v][b] & ~before->words[v][b];
           left != 0; left &= left - 1)
        {
          const unsigned gone = 81 * v + 27 * b + (unsigned) __builtin_ctz (left);

          for (unsigned i = 0; i < self->n_partners[gone]; i++)
            {
              const unsigned partner = self->partners[gone][i];

              if (partner == option || has_option (&list->set, partner))
                continue;
              if (has_option (out, partner))
                return true;
              add_option (&list->set, partner);
              list->options[list->n++] = (uint16_t) partner;
            }
        }
  return false;
}

/* Whether an option contradicts itself by a chain of up to three items. */
static bool
is_refuted (const Links *self, unsigned option)
{
  Options none = { 0 }, out = { 0 }, later;
  List first, second;

  add_excluded (self->marks, option, &out);
  if (take_partners (self, option, &out, &none, &first))
    return true;
  later = out;
  for (unsigned i = 0; i < first.n; i++)
    add_excluded (self->marks, first.options[i], &later);
  for (unsigned i = 0; i < first.n; i++)
    if (has_option (&later, first.options[i]))
      return true;
  if (take_partners (self, option, &later, &out, &second))
    return true;
  for (unsigned i = 0; i < second.n; i++)
    if (excludes_any (second.options[i], &first.set))
      return true;
  return false;
}

/* Strikes all wrong options that short chains refute in one walk over them.  Returns whether there
 * was one. */
static bool
follow_chains (SetterMarks *marks, const uint8_t *solution)
{
  bool has_struck = false;
  Links links;

  find_links (&links, marks);
  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      for (uint32_t left = marks->words[v][b] & ~marks->placed[b]; left != 0; left &= left - 1)
        {
          const unsigned cell = 27 * b + (unsigned) __builtin_ctz (left);

          if (solution[cell] == v + 1 || (marks->words[v][b] & left & -left) == 0
              || !is_refuted (&links, 81 * v + cell))
            continue;
          setter_marks_strike (marks, v, cell);
          setter_marks_close (marks);
          find_links (&links, marks);
          has_struck = true;
        }
  return has_struck;
}

bool
setter_marks_sieve (SetterMarks *self, const uint8_t *solution, uint32_t most)
{
  while (!setter_marks_are_solved (self)
         && ((most >= PAIRS_DIFFICULTY && find_sets (self, 2))
             || (most >= CHAINS_DIFFICULTY && follow_chains (self, solution))
             || (most >= TRIPLES_DIFFICULTY && find_sets (self, 3))
             || (most >= WINGS_DIFFICULTY && find_wings (self))
             || (most >= QUADS_DIFFICULTY && find_sets (self, 4))))
    setter_marks_close (self);
  return setter_marks_are_solved (self);
}
