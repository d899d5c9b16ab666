/* `auto` does hardly more work on covers of Sudokus with lines than the best engine alone does, whatever the order of
 * items.  Work is counted as engine-work.h counts it, so the numbers are the same everywhere. */
#include "check.h"
#include "formats.h"
#include "lines.h"

#include "cells-private.h"
#include "engine-work.h"

#define MOST_RATIO 1.2

/* Without an answer after this time the claim fails, instead of running for hours. */
#define PATIENCE_NS (UINT64_C (20) * 1000000000)

typedef struct
{
  double work;
  uint64_t nodes, solutions;
} Answer;

static const EngineRequest two = { .solutions = 2 };

/* Cells alone, in steps: their work is known to one part in sixteen. */
static Answer
ask_cells (const CoverProblem *problem, uint64_t most_solutions)
{
  const EngineRequest request = { .solutions = most_solutions };
  CellsTurns cells = { .is_over = false };
  uint64_t work = 1000;
  Answer self;

  for (; !cells.is_over; work += work / 16)
    check_equal_u64 (cells_turns_go_on (&cells, problem, &request, work), BASE_OK);
  self = (Answer){ .work = engine_work_before_cells (problem)
                           + (double) work / (double) engine_work_as_cells (problem, 1e6) * 1e6,
                   .nodes = cells.answer.counters.nodes,
                   .solutions = cells.answer.counters.solutions };
  cells_turns_clear (&cells);
  return self;
}

/* Whether links, or bits, have no answer within so much work. */
static bool
is_slower (const char *id, const CoverProblem *problem, uint64_t most_solutions, double work)
{
  const bool is_bits = id[0] == 'b';
  const double before =
                   is_bits ? engine_work_before_bits (problem) : engine_work_before_links (problem),
               each = is_bits ? engine_work_of_bits_node (problem)
                              : engine_work_of_links_node (problem);
  const EngineRequest request = { .solutions = most_solutions,
                                  .nodes =
                                      work > before ? 1 + (uint64_t) ((work - before) / each) : 1 };
  EngineAnswer answer;

  check_equal_u64 (engines_cover_solve (engines_find (id), problem, &request, &answer), BASE_OK);
  return answer.outcome == COVER_RAN_TO_LIMIT && answer.counters.solutions < most_solutions;
}

/* Nodes beyond those of cells alone are counted as nodes of links, which cost more than those of bits. */
static void
check_work (const CoverProblem *problem, uint64_t most_solutions)
{
  const Answer cells = ask_cells (problem, most_solutions);
  BaseStop stop;
  const EngineRequest request = { .solutions = most_solutions, .stop = &stop };
  EngineAnswer own;
  double work;

  check_true (is_slower ("links", problem, most_solutions, cells.work));
  check_true (is_slower ("bits", problem, most_solutions, cells.work));
  base_stop_init (&stop);
  stop.deadline = base_now () + PATIENCE_NS;
  check_equal_u64 (
      engines_cover_solve (engines_auto_cover (problem, &request), problem, &request, &own),
      BASE_OK);
  check_true (own.outcome != COVER_RAN_TO_STOP);
  check_equal_u64 (own.counters.solutions, cells.solutions);
  check_true (own.counters.nodes >= cells.nodes);
  work = cells.work;
  if (own.counters.nodes > cells.nodes)
    work += engine_work_before_links (problem)
            + (double) (own.counters.nodes - cells.nodes) * engine_work_of_links_node (problem);
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

/* Few enough that cells come to the end of them; a listener gets each once. */
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
  stop.deadline = base_now () + PATIENCE_NS;
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
