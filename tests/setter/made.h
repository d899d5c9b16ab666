/* made.h - puzzles of a run, kept for checks. */
#ifndef MADE_H
#define MADE_H

#include "engines.h"
#include "setter.h"

#include <stddef.h>

typedef struct
{
  SudokuShape *shape;
  uint32_t n_cells;
  size_t n;
  uint8_t *values, *solutions; /* n_cells for each puzzle */
  uint32_t *difficulty;
  uint64_t *tries;
  size_t n_missing; /* puzzles that did not come */
} Made;

/* Makes `number` puzzles; the wish's shape is set from the text. */
Made made_run (const char *shape, SetterWish wish, uint64_t seed, uint64_t number, uint32_t n_workers);
void made_clear (Made *self);

const uint8_t *made_values (const Made *self, size_t i);
const uint8_t *made_solution (const Made *self, size_t i);
uint32_t made_n_clues (const Made *self, size_t i);

/* How many solutions `links` finds: 0, 1 or 2 for more. */
uint64_t made_count (const Made *self, const uint8_t *values);

/* Whether each puzzle has only its solution, and agrees with it. */
void made_check_unique (const Made *self);

/* Whether several solutions appear whichever clue is taken out. */
void made_check_minimal (const Made *self);

#endif
