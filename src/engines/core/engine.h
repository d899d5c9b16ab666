/* engine.h - a way to solve: what is asked of an engine, what it answers, and its row of the table.
 *
 * An engine takes a Sudoku of some shape, or an exact cover problem, and finds solutions one after the other.
 * All engines find the same set of solutions.  They differ in their order and in the work. */
#ifndef ENGINE_H
#define ENGINE_H

#include "base-gettext.h"
#include "cover-problem.h"
#include "cover-types.h"
#include "sudoku-puzzle.h"

/* A solution: for a Sudoku one value a cell, for a cover problem its options.  Lives as long as the call. */
typedef struct
{
  const uint8_t  *values;
  uint32_t        n_values; /* cells */
  const uint32_t *options;
  uint32_t        n_options;
} EngineSolution;

/* Several threads: engine-crew.h. */
struct EngineCrew;

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
  struct EngineCrew *crew;
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
typedef struct EngineTurns EngineTurns;

struct Engine
{
  const char *id;
  const char *summary;   /* in English, marked with N_; NULL for `auto` */
  bool        learns;    /* finds solutions of large grids that no other engine would meet, in an order of its own */
  bool        has_rules; /* rule and seed mean something to it */
  bool        can_watch; /* its search can be recorded and shown step by step */
  bool        counts;    /* it is for counting all solutions; other questions links answer for it */

  /* Sudokus of one shape: a worker that keeps what the shape needs, so that a stream of puzzles allocates
   * nothing; BASE_STOPPED when the flag (or NULL) is raised meanwhile.  `fits_sudoku` may be NULL: any shape of
   * groups.  BASE_BAD_INPUT when the shape has rules that the engine does not keep. */
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

  /* For cover problems, in turns with other engines: engine-turns.h.  NULL: its search cannot pause. */
  const EngineTurns *turns;
};

#endif
