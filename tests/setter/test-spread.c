/* The spread of what chance decides, over many puzzles.  The seed is fixed, so the numbers are too;
 * each bound is five standard deviations of fair chance or more. */
#include "base-random.h"
#include "check.h"
#include "made.h"

#include <math.h>
#include <stdlib.h>

#define PUZZLES 20000u

/* Whether each of n counts is near the mean of all. */
static void
check_fair (const uint32_t *counts, uint32_t n, double total, double chance)
{
  const double deviation = sqrt (total * chance * (1 - chance));

  for (uint32_t i = 0; i < n; i++)
    check_true (fabs (counts[i] - total * chance) < 5 * deviation);
}

/* Pearson's sum over n counts whose means are the same. */
static double
chi_squared (const uint32_t *counts, uint32_t n)
{
  double total = 0, sum = 0;

  for (uint32_t i = 0; i < n; i++)
    total += counts[i];
  for (uint32_t i = 0; i < n; i++)
    sum += (counts[i] - total / n) * (counts[i] - total / n) / (total / n);
  return sum;
}

/* The first clue of each puzzle has any value: fair chance exceeds 26.1 once in a thousand
 * times. */
static void
first_values (const void *data)
{
  Made made = made_run ("boxes:3x3", setter_wish (NULL), 20, PUZZLES, 1);
  uint32_t counts[9] = { 0 };

  (void) data;
  for (size_t i = 0; i < made.n; i++)
    {
      const uint8_t *values = made_values (&made, i);
      uint32_t first = 0;

      while (values[first] == 0)
        first++;
      counts[values[first] - 1]++;
    }
  check_true (chi_squared (counts, 9) < 26.1);
  made_clear (&made);
}

/* A clue of each puzzle by chance stands anywhere: fair chance exceeds 124.8 once in a thousand
 * times. */
static void
positions (const void *data)
{
  Made made = made_run ("boxes:3x3", setter_wish (NULL), 21, PUZZLES, 1);
  BaseRandom random = { 21 };
  uint32_t counts[81] = { 0 };

  (void) data;
  for (size_t i = 0; i < made.n; i++)
    {
      const uint8_t *values = made_values (&made, i);
      uint32_t left = base_random_below (&random, made_n_clues (&made, i)), cell = 0;

      while (values[cell] == 0 || left-- > 0)
        cell++;
      counts[cell]++;
    }
  check_true (chi_squared (counts, 81) < 124.8);
  made_clear (&made);
}

static void
each_value_in_each_cell (const void *data)
{
  Made made = made_run ("boxes:3x3", setter_wish (NULL), 17, PUZZLES, 1);

  (void) data;
  for (uint32_t cell = 0; cell < 81; cell++)
    {
      uint32_t counts[9] = { 0 };

      for (size_t i = 0; i < made.n; i++)
        counts[made_solution (&made, i)[cell] - 1]++;
      check_fair (counts, 9, PUZZLES, 1.0 / 9);
    }
  made_clear (&made);
}

static void
clues_in_each_cell (const void *data)
{
  Made made = made_run ("boxes:3x3", setter_wish (NULL), 18, PUZZLES, 1);
  uint32_t counts[81] = { 0 };
  double n = 0;

  (void) data;
  for (size_t i = 0; i < made.n; i++)
    for (uint32_t cell = 0; cell < 81; cell++)
      counts[cell] += made_values (&made, i)[cell] != 0;
  for (uint32_t cell = 0; cell < 81; cell++)
    n += counts[cell];
  check_fair (counts, 81, PUZZLES, n / 81 / PUZZLES);
  made_clear (&made);
}

/* Taking clues out from a full grid is known to leave 24.38 of them on average, and Berthier's
 * unbiased puzzles have 26.577. */
static void
mean_number_of_clues (const void *data)
{
  Made made = made_run ("boxes:3x3", setter_wish (NULL), 19, PUZZLES, 1);
  double n = 0;

  (void) data;
  for (size_t i = 0; i < made.n; i++)
    n += made_n_clues (&made, i);
  check_true (fabs (n / PUZZLES - 24.38) < 0.05);
  made_clear (&made);
}

int
main (void)
{
  check_claim ("/setter/spread/each-value-in-each-cell", each_value_in_each_cell, NULL);
  check_claim ("/setter/spread/clues-in-each-cell", clues_in_each_cell, NULL);
  check_claim ("/setter/spread/chi-squared/first-values", first_values, NULL);
  check_claim ("/setter/spread/chi-squared/positions", positions, NULL);
  check_claim ("/setter/spread/mean-number-of-clues", mean_number_of_clues, NULL);
  return check_finish ();
}
