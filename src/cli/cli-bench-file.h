/* cli-bench-file.h - the puzzles of a file, read before any clock starts, and what is known of their answers.
 *
 * Whoever solves one notes its answer here; the first to do so is believed, and whoever says something else is told
 * apart.  That is how engines are held to each other, and other programs to them. */
#ifndef CLI_BENCH_FILE_H
#define CLI_BENCH_FILE_H

#include "cli-command.h"

/* One of the two: a Sudoku, of which a solution is wanted and whether it is the only one, or a cover problem, of which
 * all solutions are counted. */
typedef struct
{
  uint64_t      number; /* in the file, from 1 */
  SudokuPuzzle *sudoku;
  CoverProblem *problem;
  uint64_t      n_solutions; /* of a Sudoku 0, 1, or 2 for several; CLI_BENCH_UNKNOWN before an answer */
  uint8_t      *values;      /* the only solution, one a cell; or NULL */
} CliBenchPuzzle;

#define CLI_BENCH_UNKNOWN UINT64_MAX

typedef struct
{
  const char     *name;
  CliBenchPuzzle *puzzles; /* in an order that is mixed, and the same in every run */
  size_t          n, capacity;
  uint32_t        most_cells;
  bool            bad; /* something in it was no puzzle; that has been said */
  uint64_t        n_differ; /* answers that were not what others had found; of the first ones that has been said */
} CliBenchFile;

BaseStatus cli_bench_file_read (CliBenchFile *out_file, const char *name, const CliSettings *settings);
void       cli_bench_file_clear (CliBenchFile *self);

/* The answer of somebody, who is called `id`: the number of solutions, and one of them if there are any (NULL of a
 * cover problem).  CLI_BENCH_UNKNOWN: there was no answer where there had to be one. */
void cli_bench_file_note (CliBenchFile  *self,
                          size_t         puzzle,
                          const char    *id,
                          uint64_t       n_solutions,
                          const uint8_t *values);

#endif
