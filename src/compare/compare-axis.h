/* compare-axis.h - the numbers by which puzzles and ways are compared: one row a number.
 *
 * A number of the puzzle is the same for all ways; the others are of one way on one puzzle. */
#ifndef COMPARE_AXIS_H
#define COMPARE_AXIS_H

#include "base-gettext.h"
#include "compare-facts.h"

typedef struct
{
  const char *id;   /* as typed: "nodes" */
  const char *name; /* in English, marked with N_ */
  const char *unit; /* "us", "KB", or NULL: a count */
  bool        of_puzzle;
  bool        is_logarithmic; /* it spans powers of ten */

  /* NAN where the number is not known. */
  double (*get) (const CompareFacts *facts, const CompareSample *sample);
} CompareAxis;

extern const unsigned compare_n_axes;
const CompareAxis    *compare_axis_get (unsigned index);
const CompareAxis    *compare_axis_find (const char *id); /* NULL when there is none */

/* Spearman's coefficient of rank correlation of n pairs, ties with their mean rank; NAN for fewer
 * than three pairs, or where all values of one side are equal.  BASE_NO_MEMORY. */
BaseStatus compare_correlate (const double *x, const double *y, size_t n, double *out);

#endif
