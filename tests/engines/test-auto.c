/* The engine that `auto` chooses for each kind of cover, by counts of nodes, which are the same on
 * every machine. */
#include "check.h"
#include "cover-links.h"
#include "covers.h"
#include "failing-memory.h"

#include "auto-private.h"
#include "bits-private.h"
#include "cells-private.h"
#include "cover-search.h"
#include "links-turns.h"
#include "links.h"
#include "memory-private.h"
#include "sudoku-cover.h"

#include <math.h>

static EngineAnswer
ask (const Engine *engine, const CoverProblem *problem, EngineRequest request)
{
  EngineAnswer answer;

  if (engine == NULL)
    engine = engines_auto_cover (problem, &request);
  check_equal_u64 (engines_cover_solve (engine, problem, &request, &answer), BASE_OK);
  return answer;
}

/* Cells need some hundred choices; bits are not done after a hundred thousand nodes (ten thousand,
 * in short). */
static void
squares_are_completed_by_cells (const void *data)
{
  static const uint32_t cases[][3] = {
    { 25, 250, 13 }, { 25, 250, 18 }, { 25, 260, 7 }, { 30, 378, 4 }
  };
  const EngineRequest patience = { .solutions = 2, .nodes = check_quick () ? 10000 : 100000 };
  uint64_t n_hard = 0;

  (void) data;
  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      BaseRandom random = { .state = cases[i][2] };
      CoverProblem *problem = cover_latin (cases[i][0], cases[i][1], &random);
      const EngineRequest two = { .solutions = 2 };
      const EngineAnswer first = ask (NULL, problem, two), again = ask (NULL, problem, two);

      check_true (engines_auto_cover (problem, &two) == &auto_engine);
      check_true (first.counters.solutions > 0);
      check_true (first.counters.nodes < 20000);
      check_equal_memory (&first, &again, sizeof first);
      if (bits_engine.fits_cover (problem))
        n_hard += ask (&bits_engine, problem, patience).counters.solutions < 2;
      cover_problem_free (problem);
    }
  check_equal_u64 (n_hard, 3);
}

/* Little can be learnt where each dead end is another. */
static void
queens_are_left_to_bits (const void *data)
{
  CoverProblem *problem = cover_queens (14);
  const EngineAnswer bits = ask (&bits_engine, problem, (EngineRequest){ .solutions = 900 }),
                     own = ask (NULL, problem, (EngineRequest){ .solutions = 900 });

  (void) data;
  check_equal_u64 (bits.counters.solutions, own.counters.solutions);
  check_true (own.counters.nodes < bits.counters.nodes + bits.counters.nodes / 2);
  cover_problem_free (problem);
}

/* By size and density alone. */
static void
bits_are_taken_where_steps_are_fewer_than_updates (const void *data)
{
  static const struct
  {
    CoverSets sets;
    bool pays;
  } cases[] = {
    { { 100, 1000, 3, 4, false }, true },   { { 400, 4000, 30, 60, false }, true },
    { { 600, 3900, 40, 80, false }, true }, { { 1020, 4000, 200, 300, false }, true },
    { { 1020, 4000, 4, 4, false }, false }, { { 900, 4000, 3, 5, false }, false },
    { { 300, 5000, 20, 40, false }, true }, { { 1000, 9000, 8, 12, false }, false },
    { { 100, 16400, 5, 9, false }, false }, { { 1100, 900, 40, 80, false }, false },
  };
  BaseRandom random = { .state = 1 };

  (void) data;
  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      CoverProblem *problem = cover_sets (&cases[i].sets, &random);
      const EngineRequest all = { 0 }, many = { .solutions = 5000 }, two = { .solutions = 2 };

      check_true (auto_bits_pay (problem) == cases[i].pays);
      check_true (engines_auto_cover (problem, &all)
                  == (cases[i].pays ? &auto_engine : &memory_engine));
      check_true (engines_auto_cover (problem, &many)
                  == (cases[i].pays ? &auto_engine : &links_engine));
      check_true (engines_auto_cover (problem, &two) == &auto_engine);
      cover_problem_free (problem);
    }
}

/* Dense sets, some hundred nodes of bits: no other engine starts. */
static void
dense_sets_are_searched_by_bits_alone (const void *data)
{
  const CoverSets sets = { 400, 3000, 30, 60, true };
  BaseRandom random = { .state = 4 };
  CoverProblem *problem = cover_sets (&sets, &random);
  const EngineRequest two = { .solutions = 2 };
  const EngineAnswer bits = ask (&bits_engine, problem, two), own = ask (NULL, problem, two);

  (void) data;
  check_equal_memory (&own, &bits, sizeof own);
  cover_problem_free (problem);
}

/* Little is open an item, or a board is large: not even links are set up before. */
static void
cells_are_alone_where_much_follows (const void *data)
{
  BaseRandom random = { .state = 8 };
  CoverProblem *problems[] = { cover_latin (20, 160, &random), cover_latin (25, 250, &random),
                               cover_latin (28, 300, &random), cover_queens (40),
                               cover_queens (55) };
  const Engine *cells = engines_find ("cells");

  (void) data;
  for (unsigned i = 0; i < sizeof problems / sizeof *problems; i++)
    {
      const EngineRequest two = { .solutions = 2 };
      const EngineAnswer alone = ask (cells, problems[i], two), own = ask (NULL, problems[i], two);

      check_equal_memory (&own, &alone, sizeof own);
      cover_problem_free (problems[i]);
    }
}

/* Half of a square is open, or queens are few: links go straight down. */
static void
links_fill_what_is_loose (const void *data)
{
  BaseRandom random = { .state = 8 };
  CoverProblem *problems[] = { cover_latin (18, 226, &random), cover_latin (22, 338, &random),
                               cover_queens (12), cover_queens (20) };

  (void) data;
  for (unsigned i = 0; i < sizeof problems / sizeof *problems; i++)
    {
      const EngineRequest one = { .solutions = 1 };
      const EngineAnswer links = ask (engines_reference (), problems[i], one),
                         own = ask (NULL, problems[i], one);

      check_equal_u64 (own.counters.nodes, links.counters.nodes);
      cover_problem_free (problems[i]);
    }
}

/* These sets are thought to be for bits, which are nowhere near an answer that links and cells soon
 * have. */
static void
others_answer_in_the_end (const void *data)
{
  const CoverSets sets = { 80, 300, 3, 3, true };
  const EngineRequest two = { .solutions = 2 }, patience = { .solutions = 2, .nodes = 400000 };
  BaseRandom random = { .state = 410 };
  CoverProblem *problem = cover_sets (&sets, &random);
  CoverSum sum = { .n = 0 };
  const EngineAnswer own = ask (NULL, problem, two);
  const EngineAnswer told =
      ask (NULL, problem, (EngineRequest){ .solutions = 2, .found = cover_sum_add, .data = &sum });

  (void) data;
  check_equal_u64 (own.counters.solutions, 2);
  check_equal_memory (&own, &told, sizeof own);
  check_equal_u64 (sum.n, 2);
  check_true (own.counters.nodes < 20000);
  check_true (ask (&bits_engine, problem, patience).counters.solutions < 2);
  cover_problem_free (problem);
}

/* Sets of three, of which items one part in four need not be covered: neither bits nor cells are
 * near an answer when links, which have their share from the beginning, find it. */
static void
links_have_their_share_where_it_is_luck (const void *data)
{
  const CoverSets sets = { 250, 900, 3, 3, false };
  const EngineRequest two = { .solutions = 2 };
  BaseRandom random = { .state = 123000 };
  CoverProblem *all = cover_sets (&sets, &random), *problem = cover_items (188, 250);
  CoverSum sum = { .n = 0 };
  EngineAnswer own, told;

  (void) data;
  for (uint32_t i = 0; i < sets.n_options; i++)
    {
      uint32_t n_terms, option;
      const CoverTerm *terms = cover_problem_option (all, i, &n_terms);

      check_equal_u64 (cover_problem_add_option (problem, terms, n_terms, &option), BASE_OK);
    }
  cover_problem_free (all);
  own = ask (NULL, problem, two);
  told =
      ask (NULL, problem, (EngineRequest){ .solutions = 2, .found = cover_sum_add, .data = &sum });
  check_equal_u64 (own.counters.solutions, 2);
  check_equal_memory (&own.counters, &told.counters, sizeof own.counters);
  check_equal_u64 (sum.n, 2);
  check_true (own.counters.nodes < 20000);
  check_true (ask (&bits_engine, problem, (EngineRequest){ .solutions = 2, .nodes = 100000 })
                  .counters.solutions
              < 2);
  check_true (
      ask (engines_find ("cells"), problem, (EngineRequest){ .solutions = 2, .nodes = 3000 })
          .counters.solutions
      < 2);
  cover_problem_free (problem);
}

/* A square that is for cells, begun by bits. */
static void
cells_answer_where_bits_begin (const void *data)
{
  const EngineRequest two = { .solutions = 2 }, patience = { .solutions = 2, .nodes = 100000 };
  BaseRandom random = { .state = 13 };
  CoverProblem *problem = cover_latin (25, 250, &random);
  EngineTurn turns[] = { { .way = &bits_turns, .share = 1 },
                         { .way = &cells_turns, .share = 1.0 / 40 },
                         { .way = &links_turns, .share = 1.0 / 40 } };
  enum
  {
    N_TURNS = sizeof turns / sizeof *turns,
  };
  EngineTurn *chosen;
  EngineAnswer answer;

  (void) data;
  check_equal_u64 (engine_turns_take (turns, N_TURNS, problem, &two, INFINITY, &chosen), BASE_OK);
  check_equal_u64 (engine_turns_finish (turns, N_TURNS, chosen, &answer), BASE_OK);
  engine_turns_clear (turns, N_TURNS);
  check_equal_u64 (answer.counters.solutions, 2);
  check_true (answer.counters.nodes < 100000);
  check_true (ask (&bits_engine, problem, patience).counters.solutions < 2);
  check_true (ask (engines_reference (), problem, patience).counters.solutions < 2);
  cover_problem_free (problem);
}

/* With every engine, a listener gets each solution once, and no more than requested. */
static void
listeners_hear_what_is_counted (const void *data)
{
  BaseRandom random = { .state = 8 };
  CoverProblem *problems[] = { cover_latin (25, 250, &random), cover_latin (33, 455, &random),
                               cover_queens (20) };

  (void) data;
  for (unsigned i = 0; i < sizeof problems / sizeof *problems; i++)
    {
      for (uint64_t most = 1; most < 40; most += check_quick () ? 27 : 9)
        {
          CoverSum sum = { .n = 0 }, enough = { .most = 1 };
          const EngineAnswer silent = ask (NULL, problems[i], (EngineRequest){ .solutions = most });
          const EngineAnswer told =
              ask (NULL, problems[i],
                   (EngineRequest){ .solutions = most, .found = cover_sum_add, .data = &sum });

          check_equal_memory (&silent, &told, sizeof told);
          check_equal_u64 (sum.n, told.counters.solutions);
          check_true (sum.n <= most);
          ask (NULL, problems[i],
               (EngineRequest){ .solutions = most, .found = cover_sum_add, .data = &enough });
          check_equal_u64 (enough.n, 1);
        }
      cover_problem_free (problems[i]);
    }
}

static void
stops_when_asked (const void *data)
{
  BaseRandom random = { .state = 8 };
  CoverProblem *problem = cover_latin (33, 455, &random);
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (ask (NULL, problem, (EngineRequest){ .solutions = 2, .stop = &stop }).outcome,
                   COVER_RAN_TO_STOP);
  cover_problem_free (problem);
}

/* For every engine with tables, with a stop flag set before. */
static void
tables_are_not_made_after_a_stop (const void *data)
{
  CoverProblem *problem = cover_queens (12);
  const EngineRequest request = { .solutions = 2 };
  CoverLinks *links = NULL, *whole = NULL;
  CoverSearch *search = NULL;
  CellsSolver *solver = NULL;
  CellsGraph graph;
  BitsPlan plan;
  BitsSymmetries symmetries;
  AutoChoice choice;
  BaseStop stop;
  EngineRequest stopped = request;

  (void) data;
  base_stop_init (&stop);
  check_equal_u64 (bits_plan_init (&plan, problem, &stop), BASE_OK);
  check_equal_u64 (cover_links_new_until (problem, NULL, &stop, &whole), BASE_OK);
  base_stop_raise (&stop);
  stopped.stop = &stop;
  check_equal_u64 (bits_symmetries_init (&symmetries, &plan, problem, BITS_MOST_TRIES, &stop),
                   BASE_STOPPED);
  bits_symmetries_clear (&symmetries);
  bits_plan_clear (&plan);
  check_equal_u64 (cover_search_new_until (whole, &stop, &search), BASE_STOPPED);
  check_true (search == NULL);
  cover_links_free (whole);
  check_equal_u64 (auto_choose (problem, &request, &choice), BASE_OK);
  check_equal_u64 (auto_choose (problem, &stopped, &choice), BASE_STOPPED);
  check_equal_u64 (bits_plan_init (&plan, problem, &stop), BASE_STOPPED);
  check_equal_u64 (cells_graph_from_problem (&graph, problem, &stop), BASE_STOPPED);
  cells_graph_clear (&graph);
  check_equal_u64 (cells_solver_new (problem, &stop, &solver), BASE_STOPPED);
  check_equal_u64 (cover_links_new_until (problem, NULL, &stop, &links), BASE_STOPPED);
  check_true (solver == NULL && links == NULL);
  for (unsigned i = 0; i < engines_n; i++)
    for (uint64_t most = 0; most < 3; most++)
      if (engines_get (i)->solve_cover != NULL)
        {
          const EngineAnswer answer =
              ask (engines_get (i), problem, (EngineRequest){ .solutions = most, .stop = &stop });

          check_equal_u64 (answer.outcome, COVER_RAN_TO_STOP);
          check_true (answer.counters.nodes <= 1024);
        }
  cover_problem_free (problem);
}

/* The items of a shape of 25 values have names, each a few words of memory; options are not
 * made. */
#define MOST_ALLOCATIONS 200

/* For a shape of many values; engines without tables are made at once. */
static void
workers_are_not_made_after_a_stop (const void *data)
{
  SudokuShape *shape;
  SudokuCover *cover = NULL;
  SudokuSolver *solver = NULL;
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (sudoku_shape_parse ("boxes:5x5", &shape), BASE_OK);
  check_equal_u64 (sudoku_cover_new_until (shape, &stop, &cover), BASE_STOPPED);
  check_equal_u64 (sudoku_solver_new_until (shape, &stop, &solver), BASE_STOPPED);
  check_true (cover == NULL && solver == NULL);
  for (unsigned i = 0; i < engines_n; i++)
    {
      const Engine *engine = engines_get (i);
      EngineSudoku *sudoku = NULL;
      size_t n_allocations;
      BaseStatus status;

      failing_memory_arm (SIZE_MAX);
      status = engines_sudoku_new_until (engine, shape, &stop, &sudoku);
      n_allocations = failing_memory_disarm ();
      if (status == BASE_BAD_INPUT || engine == engines_find ("backtrack"))
        engines_sudoku_free (sudoku);
      else
        {
          check_equal_u64 (status, BASE_STOPPED);
          check_true (sudoku == NULL && n_allocations < MOST_ALLOCATIONS);
        }
    }
  sudoku_shape_unref (shape);
}

/* The links of a worker for a new shape, of candidates, and of threads that share the search. */
static void
a_stop_before_the_search_is_an_answer (const void *data)
{
  SudokuShape *shape;
  SudokuPuzzle *puzzle;
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (sudoku_shape_parse ("boxes:4x4", &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  for (unsigned i = 0; i < engines_n; i++)
    for (uint64_t most = 0; most < 3; most++)
      {
        const EngineRequest request = { .solutions = most, .counted = true, .stop = &stop };
        EngineSudoku *sudoku;
        EngineAnswer answer = { .outcome = COVER_RAN_TO_END };

        if (engines_sudoku_new (engines_get (i), shape, &sudoku) != BASE_OK)
          continue;
        check_equal_u64 (engines_sudoku_solve (sudoku, puzzle, &request, &answer), BASE_OK);
        check_equal_u64 (answer.outcome, COVER_RAN_TO_STOP);
        engines_sudoku_free (sudoku);
      }
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  BaseRandom random = { .state = 8 };
  CoverProblem *problem = cover_latin (25, 250, &random);
  CoverSum sum = { .n = 0 };
  const EngineRequest request = { .solutions = 5, .found = cover_sum_add, .data = &sum };
  const Engine *engine = engines_auto_cover (problem, &request);
  EngineAnswer answer;
  BaseStatus status = BASE_NO_MEMORY;

  (void) data;
  for (uint64_t n = 0; n < 400 && status != BASE_OK; n += check_quick () ? 9 : 1)
    {
      failing_memory_arm (n);
      status = engines_cover_solve (engine, problem, &request, &answer);
      failing_memory_disarm ();
      check_true (status == BASE_OK || status == BASE_NO_MEMORY);
    }
  check_equal_u64 (status, BASE_OK);
  cover_problem_free (problem);
}

int
main (void)
{
  check_claim ("/engines/auto/squares-are-completed-by-cells", squares_are_completed_by_cells,
               NULL);
  check_claim ("/engines/auto/queens-are-left-to-bits", queens_are_left_to_bits, NULL);
  check_claim ("/engines/auto/bits-are-taken-where-steps-are-fewer-than-updates",
               bits_are_taken_where_steps_are_fewer_than_updates, NULL);
  check_claim ("/engines/auto/dense-sets-are-searched-by-bits-alone",
               dense_sets_are_searched_by_bits_alone, NULL);
  check_claim ("/engines/auto/cells-are-alone-where-much-follows",
               cells_are_alone_where_much_follows, NULL);
  check_claim ("/engines/auto/links-fill-what-is-loose", links_fill_what_is_loose, NULL);
  check_claim ("/engines/auto/others-answer-in-the-end", others_answer_in_the_end, NULL);
  check_claim ("/engines/auto/links-have-their-share-where-it-is-luck",
               links_have_their_share_where_it_is_luck, NULL);
  check_claim ("/engines/auto/cells-answer-where-bits-begin", cells_answer_where_bits_begin, NULL);
  check_claim ("/engines/auto/listeners-hear-what-is-counted", listeners_hear_what_is_counted,
               NULL);
  check_claim ("/engines/auto/stops-when-asked", stops_when_asked, NULL);
  check_claim ("/engines/auto/tables-are-not-made-after-a-stop", tables_are_not_made_after_a_stop,
               NULL);
  check_claim ("/engines/auto/workers-are-not-made-after-a-stop", workers_are_not_made_after_a_stop,
               NULL);
  check_claim ("/engines/auto/a-stop-before-the-search-is-an-answer",
               a_stop_before_the_search_is_an_answer, NULL);
  check_claim ("/engines/auto/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}
