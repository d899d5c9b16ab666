/* Short chains in a usual 9x9 grid: options that contradict themselves by up to three items of two
 * options each (7.1 in a rating).
 *
 * An item of two options links them: where one is out, the other is true.  The options that are
 * linked have numbers, at most 256 of them, and what an option excludes of them, and what it is
 * linked with, are sets of four words.  So an option is followed in a few dozen instructions. */
#include "setter-marks-private.h"

#include <string.h>

#define WORDS       4u
#define MOST_LINKED (64u * WORDS)
#define UNLINKED    UINT16_MAX

typedef struct
{
  uint64_t words[WORDS];
} Set;

typedef struct
{
  const SetterMarks *marks;
  uint32_t linked[9][3];   /* the options that have a number, as marks */
  uint16_t numbers[9][81]; /* of those */
  uint16_t n;
  uint16_t values[81]; /* of each cell, as bits */
  Set partners[MOST_LINKED], excluded[MOST_LINKED];
} Links;

static inline void
add (Set *self, unsigned number)
{
  self->words[number / 64] |= (uint64_t) 1 << number % 64;
}

static inline void
add_all (Set *self, const Set *other)
{
  for (unsigned i = 0; i < WORDS; i++)
    self->words[i] |= other->words[i];
}

static inline bool
meet (const Set *self, const Set *other)
{
  uint64_t any = 0;

  for (unsigned i = 0; i < WORDS; i++)
    any |= self->words[i] & other->words[i];
  return any != 0;
}

/* Adds the sets of those members of `self` that are not in `before`. */
static inline void
add_sets_of (const Set *self, const Set *before, const Set *sets, Set *out)
{
  for (unsigned i = 0; i < WORDS; i++)
    for (uint64_t left = self->words[i] & ~before->words[i]; left != 0; left &= left - 1)
      add_all (out, &sets[64 * i + (unsigned) __builtin_ctzll (left)]);
}

/* The number of an option; UNLINKED: there are too many. */
static unsigned
number_option (Links *self, unsigned value, unsigned cell)
{
  const uint32_t bit = (uint32_t) 1 << cell % 27;

  if ((self->linked[value][cell / 27] & bit) == 0)
    {
      if (self->n == MOST_LINKED)
        return UNLINKED;
      self->linked[value][cell / 27] |= bit;
      memset (&self->partners[self->n], 0, sizeof (Set));
      self->numbers[value][cell] = self->n++;
    }
  return self->numbers[value][cell];
}

static void
link_options (Links *self, unsigned value, unsigned cell, unsigned other_value, unsigned other)
{
  const unsigned one = number_option (self, value, cell);
  const unsigned two = number_option (self, other_value, other);

  if (one == UNLINKED || two == UNLINKED)
    return;
  add (&self->partners[one], two);
  add (&self->partners[two], one);
}

/* The linked options that an option excludes. */
static void
find_excluded (const Links *self, unsigned value, unsigned cell, Set *out)
{
  const uint32_t bit = (uint32_t) 1 << cell % 27;
  uint32_t peers[3];

  memset (out, 0, sizeof *out);
  setter_marks_peers (cell, peers);
  for (unsigned b = 0; b < 3; b++)
    for (uint32_t left = self->linked[value][b] & peers[b]; left != 0; left &= left - 1)
      add (out, self->numbers[value][27 * b + (unsigned) __builtin_ctz (left)]);
  for (unsigned left = self->values[cell] & ~(1u << value); left != 0; left &= left - 1)
    {
      const unsigned v = (unsigned) __builtin_ctz (left);

      if ((self->linked[v][cell / 27] & bit) != 0)
        add (out, self->numbers[v][cell]);
    }
}

static void
link_cells (Links *self)
{
  for (unsigned cell = 0; cell < 81; cell++)
    {
      const unsigned values = self->values[cell], rest = values & (values - 1u);

      if (rest != 0 && (rest & (rest - 1)) == 0)
        link_options (self, (unsigned) __builtin_ctz (values), cell,
                      (unsigned) __builtin_ctz (rest), cell);
    }
}

static void
link_places (Links *self)
{
  for (unsigned v = 0; v < 9; v++)
    for (unsigned house = 0; house < SETTER_HOUSES; house++)
      {
        const unsigned places = setter_marks_places (self->marks, v, house);
        const unsigned rest = places & (places - 1);

        if (rest != 0 && (rest & (rest - 1)) == 0)
          link_options (self, v, setter_cell_in_house (house, (unsigned) __builtin_ctz (places)), v,
                        setter_cell_in_house (house, (unsigned) __builtin_ctz (rest)));
      }
}

static void
find_links (Links *self, const SetterMarks *marks)
{
  self->marks = marks;
  self->n = 0;
  memset (self->linked, 0, sizeof self->linked);
  setter_marks_list_cells (marks, self->values);
  link_cells (self);
  link_places (self);
  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      for (uint32_t left = self->linked[v][b]; left != 0; left &= left - 1)
        {
          const unsigned cell = 27 * b + (unsigned) __builtin_ctz (left);

          find_excluded (self, v, cell, &self->excluded[self->numbers[v][cell]]);
        }
}

/* Whether an option contradicts itself by a chain of up to three items.  What is true then (the
 * first partners of what is out, and the second ones) must not be out, and must not exclude each
 * other.  The items of the option itself say nothing: it takes no part. */
static bool
is_refuted (const Links *self, unsigned value, unsigned cell)
{
  const bool is_linked = (self->linked[value][cell / 27] >> cell % 27 & 1) != 0;
  const unsigned number = is_linked ? self->numbers[value][cell] : 0;
  const uint64_t itself = is_linked ? (uint64_t) 1 << number % 64 : 0;
  Set none = { { 0 } }, out, later, first = none, second = none, beside = none;

  find_excluded (self, value, cell, &out);
  add_sets_of (&out, &none, self->partners, &first);
  first.words[number / 64] &= ~itself;
  if (meet (&first, &out))
    return true;
  later = out;
  add_sets_of (&first, &none, self->excluded, &later);
  if (meet (&first, &later))
    return true;
  add_sets_of (&later, &out, self->partners, &second);
  second.words[number / 64] &= ~itself;
  if (meet (&second, &later))
    return true;
  add_sets_of (&second, &none, self->excluded, &beside);
  return meet (&beside, &first);
}

bool
setter_marks_follow_chains (SetterMarks *self, const uint8_t *solution)
{
  SetterMarks after = *self;
  bool has_struck = false;
  Links links;

  find_links (&links, self);
  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      for (uint32_t left = self->words[v][b] & ~self->placed[b]; left != 0; left &= left - 1)
        {
          const unsigned cell = 27 * b + (unsigned) __builtin_ctz (left);

          if (solution[cell] != v + 1 && is_refuted (&links, v, cell))
            {
              setter_marks_strike (&after, v, cell);
              has_struck = true;
            }
        }
  *self = after;
  return has_struck;
}
