/* What singles and locked candidates leave of a usual 9x9 grid, bit by bit.
 *
 * A word of 27 bits holds where a value may stand in a band.  The parts of lines (three cells of a
 * row or column in one box) of all bands fit one word too: there a part stays only if the other two
 * rows of its 3x3 square of parts can have the value in the other two boxes, which is all that
 * locked candidates say.  `bands` does the same in lanes; but it keeps its candidates for itself,
 * and here they are what matters: a rating begins where singles and locked candidates end, and how
 * many options fall when they are tried says how difficult the puzzle is. */
#include "setter-private.h"

#include <string.h>

/* Words by rows of nine cells, and in each row by boxes of three: an octal digit for three
 * cells. */
#define ALL   0777777777u
#define PARTS 0111111111u /* the first cell of each part of a row */
#define BOX   0007007007u /* the first box of a band */
#define ROW   0777u

/* Each row becomes the row that is n below it. */
static inline uint32_t
turn_rows (uint32_t word, unsigned n)
{
  return (word >> 9 * n | word << (27 - 9 * n)) & ALL;
}

/* Each box becomes the next box, or the one behind that. */
static inline uint32_t
turn_boxes (uint32_t word)
{
  return (word >> 3 & 0077077077u) | (word << 6 & 0700700700u);
}

static inline uint32_t
turn_boxes_twice (uint32_t word)
{
  return (word >> 6 & 0007007007u) | (word << 3 & 0770770770u);
}

/* The same for the three columns of a box. */
static inline uint32_t
turn_columns (uint32_t word)
{
  return (word >> 1 & 0333333333u) | (word << 2 & 0444444444u);
}

static inline uint32_t
turn_columns_twice (uint32_t word)
{
  return (word >> 2 & 0111111111u) | (word << 1 & 0666666666u);
}

/* A row of columns, in each of the three rows. */
static inline uint32_t
in_each_row (uint32_t columns)
{
  return columns | columns << 9 | columns << 18;
}

/* The parts of lines of a value, all bands in one word; and those of them with one cell. */
typedef struct
{
  uint32_t parts, singles;
} Parts;

static Parts
find_row_parts (const uint32_t bands[3])
{
  Parts parts = { 0, 0 };

  for (unsigned b = 0; b < 3; b++)
    {
      const uint32_t x = bands[b], y = x >> 1, z = x >> 2;

      parts.parts |= ((x | y | z) & PARTS) << b;
      parts.singles |= ((x ^ y ^ z) & ~(x & y & z) & PARTS) << b;
    }
  return parts;
}

static Parts
find_column_parts (const uint32_t bands[3])
{
  Parts parts = { 0, 0 };

  for (unsigned b = 0; b < 3; b++)
    {
      const uint32_t x = bands[b], y = x >> 9, z = x >> 18;

      parts.parts |= ((x | y | z) & ROW) << 9 * b;
      parts.singles |= ((x ^ y ^ z) & ~(x & y & z) & ROW) << 9 * b;
    }
  return parts;
}

/* Takes locked candidates out of a value, and finds its last places.  False: it has none
 * somewhere. */
static bool
close_value (uint32_t bands[3], uint32_t out_last[3])
{
  Parts p = find_row_parts (bands);
  uint32_t one = turn_rows (p.parts, 1), two = turn_rows (p.parts, 2), last, fold;

  p.parts &=
      (turn_boxes (one) & turn_boxes_twice (two)) | (turn_boxes_twice (one) & turn_boxes (two));
  fold = p.parts | p.parts >> 9 | p.parts >> 18;
  if (((fold | fold >> 3 | fold >> 6) & 7) != 7)
    return false;
  last = p.singles & p.parts
         & (~(turn_boxes (p.parts) | turn_boxes_twice (p.parts))
            | ~(turn_rows (p.parts, 1) | turn_rows (p.parts, 2)));
  for (unsigned b = 0; b < 3; b++)
    {
      bands[b] &= (p.parts >> b & PARTS) * 7;
      out_last[b] = (last >> b & PARTS) * 7 & bands[b];
    }
  p = find_column_parts (bands);
  one = turn_rows (p.parts, 1);
  two = turn_rows (p.parts, 2);
  p.parts &= (turn_columns (one) & turn_columns_twice (two))
             | (turn_columns_twice (one) & turn_columns (two));
  fold = p.parts | p.parts >> 9 | p.parts >> 18;
  if (((fold | fold >> 1 | fold >> 2) & 0111) != 0111)
    return false;
  last = p.singles & p.parts & ~(turn_rows (p.parts, 1) | turn_rows (p.parts, 2));
  for (unsigned b = 0; b < 3; b++)
    {
      bands[b] &= in_each_row (p.parts >> 9 * b & ROW);
      out_last[b] = (out_last[b] & bands[b]) | (in_each_row (last >> 9 * b & ROW) & bands[b]);
    }
  return true;
}

void
setter_marks_peers (unsigned cell, uint32_t out_bands[3])
{
  const unsigned at = cell % 27;
  const uint32_t column = 0001001001u << at % 9;

  for (unsigned b = 0; b < 3; b++)
    out_bands[b] = column;
  out_bands[cell / 27] |= ROW << 9 * (at / 9) | BOX << (at % 9 / 3 * 3);
  out_bands[cell / 27] &= ~((uint32_t) 1 << at);
}

void
setter_marks_strike (SetterMarks *self, unsigned value, unsigned cell)
{
  self->words[value][cell / 27] &= ~((uint32_t) 1 << cell % 27);
  self->stale |= 1u << value;
}

/* Gives a cell to a value. */
static void
place (SetterMarks *self, unsigned value, unsigned band, unsigned at)
{
  const uint32_t bit = (uint32_t) 1 << at;
  uint32_t peers[3];

  for (unsigned v = 0; v < 9; v++)
    if ((self->words[v][band] & bit) != 0 && v != value)
      {
        self->words[v][band] &= ~bit;
        self->stale |= 1u << v;
      }
  setter_marks_peers (27 * band + at, peers);
  for (unsigned b = 0; b < 3; b++)
    self->words[value][b] &= ~peers[b];
  self->stale |= 1u << value;
  self->placed[band] |= bit;
}

static void
place_all (SetterMarks *self, unsigned value, unsigned band, uint32_t cells)
{
  for (; cells != 0; cells &= cells - 1)
    if ((self->words[value][band] & cells & -cells) != 0)
      place (self, value, band, (unsigned) __builtin_ctz (cells));
}

/* Places the cells with one value left.  False: a cell has none. */
static bool
place_last_values (SetterMarks *self)
{
  for (unsigned b = 0; b < 3; b++)
    {
      uint32_t once = 0, twice = 0;

      for (unsigned v = 0; v < 9; v++)
        {
          twice |= once & self->words[v][b];
          once |= self->words[v][b];
        }
      if (once != ALL)
        return false;
      once &= ~twice & ~self->placed[b];
      for (unsigned v = 0; v < 9 && once != 0; v++)
        place_all (self, v, b, once & self->words[v][b]);
    }
  return true;
}

bool
setter_marks_close (SetterMarks *self)
{
  do
    {
      for (unsigned v = 0; v < 9; v++)
        {
          uint32_t before[3], last[3];

          if ((self->stale >> v & 1) == 0)
            continue;
          self->stale &= ~(1u << v);
          memcpy (before, self->words[v], sizeof before);
          if (!close_value (self->words[v], last))
            return false;
          if (memcmp (before, self->words[v], sizeof before) != 0)
            self->stale |= 1u << v;
          for (unsigned b = 0; b < 3; b++)
            place_all (self, v, b, last[b] & ~self->placed[b]);
        }
      if (!place_last_values (self))
        return false;
    }
  while (self->stale != 0);
  return true;
}

bool
setter_marks_begin (SetterMarks *self, const uint8_t *values)
{
  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      self->words[v][b] = ALL;
  memset (self->placed, 0, sizeof self->placed);
  self->stale = 0777;
  for (unsigned cell = 0; cell < 81; cell++)
    if (values[cell] != 0)
      place (self, values[cell] - 1u, cell / 27, cell % 27);
  return setter_marks_close (self);
}

bool
setter_marks_are_solved (const SetterMarks *self)
{
  return (self->placed[0] & self->placed[1] & self->placed[2]) == ALL;
}

uint32_t
setter_marks_n_wrong (const SetterMarks *self)
{
  uint32_t n = 0;

  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      n += (uint32_t) __builtin_popcount (self->words[v][b] & ~self->placed[b]);
  for (unsigned b = 0; b < 3; b++)
    n -= (uint32_t) __builtin_popcount (ALL & ~self->placed[b]);
  return n;
}

uint32_t
setter_marks_n_fallen (const SetterMarks *self, const uint8_t *solution, uint32_t most)
{
  uint32_t n = 0;

  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      for (uint32_t left = self->words[v][b] & ~self->placed[b]; left != 0; left &= left - 1)
        {
          const unsigned at = (unsigned) __builtin_ctz (left);
          SetterMarks trial = *self;

          if (solution[27 * b + at] == v + 1)
            continue;
          place (&trial, v, b, at);
          if (!setter_marks_close (&trial) && ++n > most)
            return n;
        }
  return n;
}
