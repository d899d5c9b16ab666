/* compare-measure.h - one way on one puzzle: what it counted, how long it took, how much memory it
 * used.
 *
 * Each run starts from nothing: it builds what the way needs for the puzzle, searches, and frees
 * all of it.  So "building" is what students measure when they time one puzzle, and "searching" is
 * what remains when many puzzles of a shape share what was built.  Counts follow Knuth's
 * definitions (cover-types.h), so they are the same in every run. */
#ifndef COMPARE_MEASURE_H
#define COMPARE_MEASURE_H

#include "compare-way.h"

/* One of the two. */
typedef struct
{
  const SudokuPuzzle *sudoku;
  const CoverProblem *problem;
} ComparePuzzle;

typedef struct
{
  uint64_t  solutions;  /* stop after this many; 0: find all */
  uint64_t  nodes;      /* a way gives up after this many; 0: no limit */
  uint64_t  nanoseconds; /* and after this time in all runs together; 0: no limit */
  uint32_t  n_runs;     /* at least 1 */
  BaseStop *stop;       /* its deadline is set meanwhile */

  double (*now) (void);    /* processor time in nanoseconds */
  size_t (*in_use) (void); /* bytes that the program has allocated; NULL: memory is unknown */
} CompareOptions;

typedef enum
{
  COMPARE_UNMET,    /* not measured */
  COMPARE_SOLVED,
  COMPARE_GAVE_UP,  /* a limit was reached: counters and times are those until then */
  COMPARE_UNFIT,    /* the way cannot solve it */
} CompareFate;

/* Nanoseconds of the runs: median, shortest, longest. */
typedef struct
{
  double median, least, most;
} CompareTime;

typedef struct
{
  CompareFate   fate;
  CoverCounters counters;
  uint32_t      n_levels; /* with nodes; 0: the engine does not count them */
  uint32_t      n_runs;
  CompareTime   building, searching, both;
  size_t        bytes; /* most in use while it searched; 0: unknown */
} CompareSample;

/* BASE_NO_MEMORY; BASE_STOPPED when the flag was raised, not by the deadline.  *out_sample is then
 * untouched. */
BaseStatus compare_measure (const CompareWay     *way,
                            const ComparePuzzle  *puzzle,
                            const CompareOptions *options,
                            CompareSample        *out_sample);

/* Sorts the numbers; *out is all 0 when there is none. */
void compare_time_set (double *numbers, uint32_t n, CompareTime *out);

#endif
