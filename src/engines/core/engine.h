/* engine.h - a way to solve: the request, the answer, and the row of an engine in the table.
 *
 * An engine takes a Sudoku of some shape, or an exact cover problem, and finds solutions one after
 * the other.  All engines find the same set of solutions.  They differ in their order and in the
 * work. */
#ifndef ENGINE_H
#define ENGINE_H

#include "base-gettext.h"
#include "cover-problem.h"
#include "cover-types.h"
#include "sudoku-puzzle.h"

/* A solution: for a Sudoku one value a cell, for a cover problem its options.  Valid during the
 * call. */
typedef struct
{
  const uint8_t  *values;
  uint32_t        n_values; /* cells */
  const uint32_t *options;
  uint32_t        n_options;
} EngineSolution;

/* Several threads: engine-crew.h. */
struct EngineCrew;

/* All zero: find all solutions by the default rule, without a listener. */
typedef struct
{
  CoverRule       rule; /* for engines with `has_rules` */
  uint64_t        seed;
  uint64_t        solutions; /* stop after this many; 0: find all */
  uint64_t        nodes;     /* stop after this many; 0: no limit */
  bool            counted;   /* count as Knuth does, even in engines that are faster without */
  const BaseStop *stop;

  /* The crew whose worker makes this request, or NULL; idle workers may then help with a long
   * search.  The answer is the same, except for the counters of a search that was stopped. */
  struct EngineCrew *crew;
  uint32_t            worker;

  /* Called with each solution as it is found, or NULL; returns false to end the search.  With a
   * crew it is called on any of its threads, by one at a time. */
  bool (*found) (void *data, const EngineSolution *solution);
  void *data;
} EngineRequest;

/* COVER_RAN_TO_END: `counters.solutions` is the number of all solutions.  Engines without links
 * leave updates at 0; the file of an engine defines its nodes. */
typedef struct
{
  CoverOutcome  outcome;
  CoverCounters counters;
  uint32_t      n_levels; /* with nodes, the first one included; 0: the engine does not count them */
} EngineAnswer;

/* One puzzle of a batch: the request and the answer. */
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
  bool        learns;    /* finds solutions of large grids that other engines would never reach, in
                            an order of its own */
  bool        has_rules; /* uses `rule` and `seed` */
  bool        can_watch; /* its search can be recorded and shown step by step */
  bool        counts;    /* meant for counting all solutions; links answer other questions for it */

  /* Sudokus of one shape: a worker keeps what the shape needs, so that a stream of puzzles
   * allocates nothing.  BASE_STOPPED when the flag (or NULL) is raised meanwhile; BASE_BAD_INPUT
   * when the shape has rules that the engine does not support.  `fits_sudoku` may be NULL: any
   * shape of groups. */
  bool (*fits_sudoku) (const SudokuShape *shape);
  BaseStatus (*open_sudoku) (SudokuShape *shape, const BaseStop *stop, void **out_worker);
  BaseStatus (*solve_sudoku) (void                *worker,
                              const SudokuPuzzle  *puzzle,
                              const EngineRequest *request,
                              EngineAnswer        *out_answer);
  void (*solve_batch) (void *worker, EngineJob **jobs, size_t n); /* NULL: one after the other */
  void (*close_sudoku) (void *worker);

  /* Cover problems; both NULL where the engine solves only Sudokus. */
  bool (*fits_cover) (const CoverProblem *problem);
  BaseStatus (*solve_cover) (const CoverProblem  *problem,
                             const EngineRequest *request,
                             EngineAnswer        *out_answer);

  /* For cover problems, in turns with other engines: engine-turns.h.  NULL: its search cannot
   * pause. */
  const EngineTurns *turns;
};

#endif
