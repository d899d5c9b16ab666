/* cli-bench-file.h - the puzzles of a file, read before any clock starts, and their known answers.
 *
 * Each lane records its answers here.  The first answer to a puzzle counts as right, and lanes that
 * differ from it are reported.  So engines are checked against each other, and other programs
 * against them. */
#ifndef CLI_BENCH_FILE_H
#define CLI_BENCH_FILE_H

#include "cli-command.h"

/* One of two kinds: a Sudoku, which needs one solution and a proof that it is the only one, or a
 * cover problem, whose solutions are all counted. */
typedef struct
{
  uint64_t      number; /* in the file, from 1 */
  SudokuPuzzle *sudoku;
  CoverProblem *problem;
  uint64_t      n_solutions; /* of a Sudoku 0, 1, or 2 for several; CLI_BENCH_UNKNOWN at first */
  uint8_t      *values;      /* the only solution, one value per cell; or NULL */
} CliBenchPuzzle;

#define CLI_BENCH_UNKNOWN UINT64_MAX

typedef struct
{
  const char     *name;
  CliBenchPuzzle *puzzles;
  size_t          n, capacity;
  uint32_t        most_cells;
  bool            bad; /* some part of it was no puzzle, which has been reported */

  /* Answers that differ from other lanes' answers; the first ones have been reported. */
  uint64_t n_differ;
} CliBenchFile;

BaseStatus cli_bench_file_read (CliBenchFile      *out_file,
                                const char        *name,
                                const CliSettings *settings);
void       cli_bench_file_clear (CliBenchFile *self);

/* Shuffles the puzzles, in every run alike: then an engine too slow to reach the end has had a fair
 * sample. */
void cli_bench_file_shuffle (CliBenchFile *self);

/* Records the answer of the lane called `id`: the number of solutions, and one of them if there are
 * any (NULL for a cover problem).  CLI_BENCH_UNKNOWN: a required answer is missing. */
void cli_bench_file_note (CliBenchFile  *self,
                          size_t         puzzle,
                          const char    *id,
                          uint64_t       n_solutions,
                          const uint8_t *values);

#endif
