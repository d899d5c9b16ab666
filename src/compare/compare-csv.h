/* compare-csv.h - a comparison for programs: a line for each puzzle and way. */
#ifndef COMPARE_CSV_H
#define COMPARE_CSV_H

#include "compare-table.h"

/* Adds the lines of a CompareTable, below a line of names: class, number, way, fate (solved,
 * gave-up, unfit), solutions, the axes, and the shortest and longest time of the runs in
 * microseconds.  Unknown numbers are empty. */
void compare_csv_add (const void *table, BaseText *out);

#endif
