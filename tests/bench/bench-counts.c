/* bench-counts ENGINE FILE N: solves the first N puzzles of a list and proves each to be unique.
 *
 * For counting instructions: all of them are read first, and the counted work is in one function
 * with an external name.  `bands` uses its path of plain C, which is the same on every machine.
 * Without arguments: prints the compiler's name. */
#include "check.h"
#include "grids.h"

#include <stdlib.h>
#include <string.h>

#if defined(__clang__)
#define COMPILER "clang"
#else
#define COMPILER "gcc"
#endif

enum
{
  MOST_PUZZLES = 1000,
};

typedef struct
{
  SudokuPuzzle *puzzles[MOST_PUZZLES];
  size_t n;
  EngineSudoku *sudoku;
} Counted;

uint64_t count_here (const Counted *self);

__attribute__ ((noinline)) uint64_t
count_here (const Counted *self)
{
  const EngineRequest request = { .solutions = 2 };
  uint64_t n_nodes = 0;

  for (size_t i = 0; i < self->n; i++)
    {
      EngineAnswer answer;

      if (engines_sudoku_solve (self->sudoku, self->puzzles[i], &request, &answer) != BASE_OK
          || answer.counters.solutions != 1)
        return 0;
      n_nodes += answer.counters.nodes;
    }
  return n_nodes;
}

int
main (int n_words, char **words)
{
  const Engine *engine = n_words == 4 ? engines_find (words[1]) : NULL;
  Counted counted = { .n = 0 };
  char line[256];
  size_t most;
  FILE *file;

  if (engine == NULL)
    {
      printf ("%s %s\n", COMPILER, __VERSION__);
      return 0;
    }
  most = strtoul (words[3], NULL, 10);
  file = fopen (words[2], "r");
  while (file != NULL && counted.n < most && counted.n < MOST_PUZZLES
         && fgets (line, sizeof line, file) != NULL)
    counted.puzzles[counted.n++] = grid_puzzle ("boxes:3x3", line);
  if (file != NULL)
    fclose (file);
  if (counted.n < most
      || engines_sudoku_new (engine, counted.puzzles[0]->shape, &counted.sudoku) != BASE_OK)
    return 1;
  printf ("%llu nodes\n", (unsigned long long) count_here (&counted));
  engines_sudoku_free (counted.sudoku);
  for (size_t i = 0; i < counted.n; i++)
    sudoku_puzzle_free (counted.puzzles[i]);
  return 0;
}
