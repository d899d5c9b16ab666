/* setter-marks-private.h - candidates of a usual 9x9 grid by houses and by cells. */
#ifndef SETTER_MARKS_PRIVATE_H
#define SETTER_MARKS_PRIVATE_H

#include "setter-private.h"

#define SETTER_HOUSES 27u /* rows, columns, boxes */

/* The cell of a place in a house. */
static inline unsigned
setter_cell_in_house (unsigned house, unsigned place)
{
  if (house < 9)
    return 9 * house + place;
  if (house < 18)
    return 9 * place + house - 9;
  return 27 * ((house - 18) / 3) + 3 * ((house - 18) % 3) + 9 * (place / 3) + place % 3;
}

/* The places of a value in a house, as bits. */
static inline unsigned
setter_marks_places (const SetterMarks *self, unsigned value, unsigned house)
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

/* The values of each open cell, as bits; 0: the cell has its value. */
static inline void
setter_marks_list_cells (const SetterMarks *self, uint16_t out_values[81])
{
  for (unsigned cell = 0; cell < 81; cell++)
    out_values[cell] = 0;
  for (unsigned v = 0; v < 9; v++)
    for (unsigned b = 0; b < 3; b++)
      for (uint32_t left = self->words[v][b] & ~self->placed[b]; left != 0; left &= left - 1)
        out_values[27 * b + (unsigned) __builtin_ctz (left)] |= (uint16_t) (1u << v);
}

/* Strikes all wrong options that chains of up to three items refute.  Returns whether there was
 * one.  See setter-chains.c. */
bool setter_marks_follow_chains (SetterMarks *self, const uint8_t *solution);

#endif
