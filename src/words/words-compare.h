/* words-compare.h - the numbers of a comparison in words. */
#ifndef WORDS_COMPARE_H
#define WORDS_COMPARE_H

#include "compare-axis.h"

#include "base-text.h"

/* Adds "time (us)". */
void words_add_axis (BaseText *out, const CompareAxis *axis);

/* Adds "links: 60 points, Spearman 0.83"; without the coefficient where it is NAN. */
void words_add_correlation (BaseText *out, const char *way, size_t n, double r);

#endif
