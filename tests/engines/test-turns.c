/* `auto` does hardly more work on covers of Sudokus with lines than the best engine alone does,
 * whatever the order of items.  Work is counted as engine-turns.h counts it, so the numbers are the
 * same everywhere. */
#include "check.h"
#include "formats.h"
#include "lines.h"

#include "bits.h"
#include "cells.h"
#include "links-turns.h"

#include <math.h>

#define MOST_RATIO 1.2

/* Without an answer after this time the claim fails, instead of running for hours.  The sanitizers
 * make programs several times slower. */
static uint64_t
patience_ns (void)
{
  return (check_quick () ? 100 : 20) * UINT64_C (1000000000);
}

typedef struct
{
  double work;
  uint64_t nodes, solutions;
} Answer;

static const EngineRequest two = { .solutions = 2 };

/* Cells alone. */
static Answer
ask_cells (const CoverProblem *problem, uint64_t most_solutions)
{
  const EngineRequest request = { .solutions = most_solutions };
  EngineTurn cells = { .way = &cells_turns };
  Answer self;

  check_equal_u64 (engine_turn_go_on (&cells, problem, &request, INFINITY), BASE_OK);
  check_true (cells.progress.is_over);
  self = (Answer){ .work = cells.progress.work,
                   .nodes = cells.progress.counters.nodes,
                   .solutions = cells.progress.counters.solutions };
  engine_turns_clear (&cells, 1);
  return self;
}

/* Whether an engine has no answer within that amount of work. */
static bool
is_slower (const EngineTurns *way,
           const CoverProblem *problem,
           uint64_t most_solutions,
           double work)
{
  const EngineRequest request = { .solutions = most_solutions };
  EngineTurn turn = { .way = way };
  bool is_over;

  check_equal_u64 (engine_turn_go_on (&turn, problem, &request, work), BASE_OK);
  is_over = turn.progress.is_over;
  engine_turns_clear (&turn, 1);
  return !is_over;
}

/* Nodes beyond those of cells alone are counted as nodes of links, which cost more than those of
 * bits. */
static void
check_work (const CoverProblem *problem, uint64_t most_solutions)
{
  const Answer cells = ask_cells (problem, most_solutions);
  BaseStop stop;
  const EngineRequest request = { .solutions = most_solutions, .stop = &stop };
  EngineAnswer own;
  double work;

  check_true (is_slower (&links_turns, problem, most_solutions, cells.work));
  check_true (is_slower (&bits_turns, problem, most_solutions, cells.work));
  base_stop_init (&stop);
  stop.deadline = base_now () + patience_ns ();
  check_equal_u64 (
      engines_cover_solve (engines_auto_cover (problem, &request), problem, &request, &own),
      BASE_OK);
  check_true (own.outcome != COVER_RAN_TO_STOP);
  check_equal_u64 (own.counters.solutions, cells.solutions);
  check_true (own.counters.nodes >= cells.nodes);
  work = cells.work;
  if (own.counters.nodes > cells.nodes)
    work += links_work_to_begin (problem)
            + (double) (own.counters.nodes - cells.nodes) * links_work_of_node (problem);
  printf ("# %.2f times\n", work / cells.work);
  check_true (work <= MOST_RATIO * cells.work);
}

static void
lines_are_left_to_cells (const void *data)
{
  CoverProblem *problem = lines_cover (data);

  check_work (problem, two.solutions);
  cover_problem_free (problem);
}

/* Few enough that cells finds all of them; a listener gets each once. */
static void
few_solutions_are_all_found_by_cells (const void *data)
{
  CoverProblem *problem = lines_cover (data);
  const Answer cells = ask_cells (problem, 100);
  BaseStop stop;
  CoverSum sum = { .n = 0 };
  const EngineRequest count = { .stop = &stop },
                      list = { .stop = &stop, .found = cover_sum_add, .data = &sum };
  EngineAnswer counted, listed;

  check_true (cells.solutions > 0 && cells.solutions < 100);
  base_stop_init (&stop);
  stop.deadline = base_now () + patience_ns ();
  check_equal_u64 (
      engines_cover_solve (engines_auto_cover (problem, &count), problem, &count, &counted),
      BASE_OK);
  check_equal_u64 (
      engines_cover_solve (engines_auto_cover (problem, &list), problem, &list, &listed), BASE_OK);
  check_equal_memory (&counted, &listed, sizeof counted);
  check_equal_u64 (counted.outcome, COVER_RAN_TO_END);
  check_equal_u64 (counted.counters.solutions, cells.solutions);
  check_equal_u64 (sum.n, cells.solutions);
  check_equal_u64 (counted.counters.nodes, cells.nodes);
  cover_problem_free (problem);
}

static BaseStatus
read_file (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  *out_length = fread (bytes, 1, capacity, data);
  return BASE_OK;
}

static void
files_with_lines_are_left_to_cells (const void *data)
{
  FILE *file = check_open_corpus (data); /* where there is none the claim ends here */
  FormatsReader *reader;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue;

  check_equal_u64 (
      formats_reader_new ((FormatsSource){ read_file, file }, &(FormatsOptions){ 0 }, &reader),
      BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_PUZZLE);
  check_true (puzzle.problem != NULL);
  check_work (puzzle.problem, 1);
  check_work (puzzle.problem, two.solutions);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  fclose (file);
}

typedef struct
{
  const char *name;
  Lines lines;
} Case;

int
main (void)
{
  static const Case cases[] = {
    { "rise",
      { .box = 3, .n_lines = 8, .length = 3, .n_givens = 8, .rule = LINES_RISE, .seed = 1 } },
    { "rise-mixed",
      { .box = 3,
        .n_lines = 8,
        .length = 3,
        .n_givens = 8,
        .rule = LINES_RISE,
        .is_mixed = true,
        .seed = 2 } },
    { "rise-by-values",
      { .box = 3,
        .n_lines = 4,
        .length = 4,
        .n_givens = 8,
        .rule = LINES_RISE,
        .by_values = true,
        .seed = 3 } },
    { "leap",
      { .box = 3, .n_lines = 20, .length = 2, .n_givens = 4, .rule = LINES_LEAP, .seed = 4 } },
    { "leap-mixed",
      { .box = 3,
        .n_lines = 20,
        .length = 2,
        .n_givens = 4,
        .rule = LINES_LEAP,
        .is_mixed = true,
        .seed = 5 } },
    { "leap-by-values",
      { .box = 3,
        .n_lines = 20,
        .length = 2,
        .n_givens = 4,
        .rule = LINES_LEAP,
        .by_values = true,
        .seed = 6 } },
    { "step",
      { .box = 3, .n_lines = 20, .length = 2, .n_givens = 8, .rule = LINES_STEP, .seed = 7 } },
    { "step-by-values",
      { .box = 3,
        .n_lines = 24,
        .length = 2,
        .n_givens = 0,
        .rule = LINES_STEP,
        .by_values = true,
        .seed = 8 } },
    { "add-up",
      { .box = 3, .n_lines = 14, .length = 3, .n_givens = 8, .rule = LINES_ADD_UP, .seed = 9 } },
    { "add-up-mixed",
      { .box = 3,
        .n_lines = 14,
        .length = 3,
        .n_givens = 8,
        .rule = LINES_ADD_UP,
        .is_mixed = true,
        .seed = 10 } },
  };
  static const Case few[] = {
    { "rise",
      { .box = 3, .n_lines = 14, .length = 3, .n_givens = 26, .rule = LINES_RISE, .seed = 1 } },
    { "leap",
      { .box = 3, .n_lines = 30, .length = 2, .n_givens = 8, .rule = LINES_LEAP, .seed = 4 } },
    { "step-mixed",
      { .box = 3,
        .n_lines = 40,
        .length = 2,
        .n_givens = 8,
        .rule = LINES_STEP,
        .is_mixed = true,
        .seed = 5 } },
  };
  static const char *const files[] = { "CTC_Tribute", "German_Whispers", "Hard_renban_1",
                                       "Killer",      "Kropki_sudoku",   "Thermo" };
  static char paths[sizeof files / sizeof *files][64];
  char name[128];

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      snprintf (name, sizeof name, "/engines/turns/lines-are-left-to-cells/%s", cases[i].name);
      check_claim (name, lines_are_left_to_cells, &cases[i].lines);
    }
  for (size_t i = 0; i < sizeof few / sizeof *few; i++)
    {
      snprintf (name, sizeof name, "/engines/turns/few-solutions-are-all-found-by-cells/%s",
                few[i].name);
      check_claim (name, few_solutions_are_all_found_by_cells, &few[i].lines);
    }
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    {
      snprintf (name, sizeof name, "/engines/turns/files-with-lines-are-left-to-cells/%s",
                files[i]);
      snprintf (paths[i], sizeof paths[i], "variants/case_%s.dlx", files[i]);
      check_claim (name, files_with_lines_are_left_to_cells, paths[i]);
    }
  return check_finish ();
}
