/* compared.h - puzzles and a clock for the tests of comparisons. */
#ifndef COMPARED_H
#define COMPARED_H

#include "compare-table.h"

/* A newspaper's puzzle of 30 givens: 52 nodes by fewest options, 4,632 cell by cell. */
#define COMPARED_30 "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

SudokuPuzzle *compared_puzzle (const char *shape, const char *symbols);
CoverProblem *compared_classic (const char *word);

/* Options with a clock that goes on by a microsecond each time it is read; one run, no limit. */
CompareOptions compared_options (BaseStop *stop);

/* The sample of the newspaper's puzzle that this way gives. */
CompareSample compared_sample (const char *way, const CompareOptions *options);

/* The way of that word. */
CompareWay compared_way (const char *id);

#endif
