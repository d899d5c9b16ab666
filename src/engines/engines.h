/* engines.h - every way to solve, behind one table.
 *
 * An engine takes a Sudoku of some shape, or an exact cover problem, and finds solutions one after the other.
 * All engines find the same set of solutions; in which order, and with how much work, is what tells them
 * apart. */
#ifndef ENGINES_H
#define ENGINES_H

#include "sudoku-solver.h"

/* A solution: for a Sudoku one value a cell, for a cover problem its options.  Lives as long as the call. */
typedef struct
{
  const uint8_t  *values;
  uint32_t        n_values; /* cells */
  const uint32_t *options;
  uint32_t        n_options;
} EngineSolution;

/* Several threads: engine-crew.h. */
struct EnginesCrew;

/* All zero: the first solution and every other one, by the default rule, with nobody told. */
typedef struct
{
  CoverRule       rule; /* for engines with `has_rules` */
  uint64_t        seed;
  uint64_t        solutions; /* stop after so many; 0: find all */
  uint64_t        nodes;     /* stop after so many; 0: no limit */
  bool            counted;   /* counters as Knuth counts, of engines that could be faster without */
  const BaseStop *stop;

  /* Where this is asked by a worker of a crew: others who are idle may help with what takes long, or NULL.  The answer
   * is the same, but for counters where the search was stopped. */
  struct EnginesCrew *crew;
  uint32_t            worker;

  /* Told of each solution as it is found, or NULL; false: that is enough.  With a crew on any of its threads, one at a
   * time. */
  bool (*found) (void *data, const EngineSolution *solution);
  void *data;
} EngineRequest;

/* COVER_RAN_TO_END: `counters.solutions` are all there are.  Engines without links leave updates at 0, and
 * what each calls a node is said in its file. */
typedef struct
{
  CoverOutcome  outcome;
  CoverCounters counters;
} EngineAnswer;

/* One puzzle of a batch: what is asked, and the answer. */
typedef struct
{
  const SudokuPuzzle *puzzle;
  EngineRequest       request;
  EngineAnswer        answer;
  BaseStatus          status;
} EngineJob;

typedef struct Engine Engine;

struct Engine
{
  const char *id;
  const char *summary;   /* in English, to be translated where it is shown */
  bool        has_rules; /* rule and seed mean something to it */
  bool        can_watch; /* its search can be recorded and shown step by step */
  bool        counts;    /* it is for counting all solutions; other questions links answer for it */

  /* Sudokus of one shape: a worker that keeps what the shape needs, so that a stream of puzzles allocates
   * nothing; BASE_STOPPED when the flag (or NULL) is raised meanwhile.  `fits_sudoku` may be NULL: any shape. */
  bool (*fits_sudoku) (const SudokuShape *shape);
  BaseStatus (*open_sudoku) (SudokuShape *shape, const BaseStop *stop, void **out_worker);
  BaseStatus (*solve_sudoku) (void                *worker,
                              const SudokuPuzzle  *puzzle,
                              const EngineRequest *request,
                              EngineAnswer        *out_answer);
  void (*solve_batch) (void *worker, EngineJob **jobs, size_t n); /* NULL: one after the other */
  void (*close_sudoku) (void *worker);

  /* Cover problems; both NULL where it knows only Sudoku. */
  bool (*fits_cover) (const CoverProblem *problem);
  BaseStatus (*solve_cover) (const CoverProblem  *problem,
                             const EngineRequest *request,
                             EngineAnswer        *out_answer);
};

/* The table: `links` first, the one that all others are compared with. */
extern const unsigned engines_n;
const Engine         *engines_get (unsigned index);
const Engine         *engines_find (const char *id); /* NULL when there is none; "auto" is none: see below */

/* The fastest engine for it. */
const Engine *engines_auto_sudoku (const SudokuShape *shape, const EngineRequest *request);
const Engine *engines_auto_cover (const CoverProblem *problem, const EngineRequest *request);

/* An engine at work on Sudokus of one shape.  For one thread at a time. */
typedef struct EngineSudoku EngineSudoku;

/* BASE_BAD_INPUT: the engine cannot solve that shape. */
BaseStatus engines_sudoku_new (const Engine *engine, SudokuShape *shape, EngineSudoku **out_sudoku);
void       engines_sudoku_free (EngineSudoku *self); /* accepts NULL */

/* The same; BASE_STOPPED when the flag (or NULL) is raised meanwhile. */
BaseStatus engines_sudoku_new_until (const Engine   *engine,
                                     SudokuShape    *shape,
                                     const BaseStop *stop,
                                     EngineSudoku  **out_sudoku);

SudokuShape  *engines_sudoku_shape (const EngineSudoku *self);
const Engine *engines_sudoku_engine (const EngineSudoku *self);

/* Solves one puzzle of that shape.  Givens that clash are no error: there is no solution, and no node. */
BaseStatus engines_sudoku_solve (EngineSudoku        *self,
                                 const SudokuPuzzle  *puzzle,
                                 const EngineRequest *request,
                                 EngineAnswer        *out_answer);

/* Solves `n` puzzles of that shape; fills in each one's answer and status.  Where the engine can it works on many
 * at once, so solutions of different puzzles are told in any order; those of one puzzle, and its answer, are the
 * same as if it were alone. */
void engines_sudoku_solve_batch (EngineSudoku *self, EngineJob **jobs, size_t n);

/* BASE_BAD_INPUT: the engine cannot solve that problem. */
BaseStatus engines_cover_solve (const Engine        *engine,
                                const CoverProblem  *problem,
                                const EngineRequest *request,
                                EngineAnswer        *out_answer);

#endif
