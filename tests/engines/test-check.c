#include "checks.h"
#include "failing-memory.h"

#define P9_REDUNDANT \
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

static const char proper_9x9[] =
    ".......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9.......";

static SudokuVerdict
verdict_of (EnginesSolver *solver, const SudokuPuzzle *puzzle, EnginesCheckOptions options)
{
  SudokuVerdict verdict;

  check_equal_u64 (engines_check (solver, puzzle, &options, &verdict), BASE_OK);
  return verdict;
}

/* A puzzle, and the expected finding: the cells by their numbers, up to COVER_NONE. */
typedef struct
{
  const char *name, *shape, *puzzle;
  SudokuFinding finding;
  uint32_t group, value;
  uint32_t cells[5];
} Fault;

static void
fault_is_named (const void *data)
{
  const Fault *fault = data;
  SudokuShape *shape = shape_of (fault->shape);
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, fault->puzzle);
  SudokuVerdict verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ 0 });
  uint32_t n = 0;

  check_equal_u64 (verdict.finding, fault->finding);
  if (fault->finding != SUDOKU_NO_VALUE)
    check_equal_u64 (verdict.group, fault->group);
  check_equal_u64 (verdict.value, fault->value);
  for (; fault->cells[n] != COVER_NONE; n++)
    check_equal_u64 (verdict.cells[n], fault->cells[n]);
  check_equal_u64 (verdict.n_cells, n);
  check_equal_u64 (verdict.counters.nodes, 0);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
own_candidates_leave_no_value (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, "12..............");
  SudokuVerdict verdict;

  (void) data;
  check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
  puzzle->candidates[3] = 0x3; /* 1 and 2, both given in its row */
  verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ 0 });
  check_equal_u64 (verdict.finding, SUDOKU_NO_VALUE);
  check_equal_u64 (verdict.cells[0], 3);
  sudoku_verdict_clear (&verdict);
  puzzle->candidates[1] = 0x1; /* holds a 2 */
  verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ 0 });
  check_equal_u64 (verdict.finding, SUDOKU_NO_VALUE);
  check_equal_u64 (verdict.cells[0], 1);
  sudoku_verdict_clear (&verdict);
  puzzle->candidates[1] = 0xf;
  for (uint32_t cell = 0; cell < 16; cell++)
    puzzle->candidates[cell] &= cell / 4 == 3 ? 0x7 : 0xf; /* no 4 in the last row */
  puzzle->candidates[3] = 0xf;
  verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ 0 });
  check_equal_u64 (verdict.finding, SUDOKU_NO_PLACE);
  check_equal_u64 (verdict.group, 3);
  check_equal_u64 (verdict.value, 4);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
proper_puzzle_is_unique (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, proper_9x9);
  SudokuVerdict verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ 0 });

  (void) data;
  check_equal_u64 (verdict.finding, SUDOKU_UNIQUE);
  check_true (is_solution (puzzle, verdict.first));
  check_true (verdict.second == NULL && verdict.cells == NULL && !verdict.redundant_known);
  check_true (verdict.counters.nodes > 0);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
two_solutions_differ_where_it_says (const void *data)
{
  SudokuShape *shape = shape_of (data);
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  SudokuVerdict verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ .minimal = true });
  uint32_t n = 0;

  check_equal_u64 (verdict.finding, SUDOKU_MULTIPLE);
  check_true (is_solution (puzzle, verdict.first) && is_solution (puzzle, verdict.second));
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    if (verdict.first[cell] != verdict.second[cell])
      {
        check_true (n < verdict.n_cells);
        check_equal_u64 (verdict.cells[n++], cell);
      }
  check_true (n > 0);
  check_equal_u64 (verdict.n_cells, n);
  check_true (!verdict.redundant_known);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* A given is listed exactly when the puzzle has one solution without it too. */
static void
redundant_is_what_may_go (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, data);
  SudokuVerdict verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ .minimal = true });
  uint32_t n = 0;

  check_equal_u64 (verdict.finding, SUDOKU_UNIQUE);
  check_true (verdict.redundant_known);
  for (uint32_t cell = 0; cell < 81; cell++)
    {
      uint8_t value = puzzle->values[cell];

      puzzle->values[cell] = 0;
      if (value != 0 && count_by_checker (solver, puzzle, 2) == 1)
        {
          check_true (n < verdict.n_redundant);
          check_equal_u64 (verdict.redundant[n++], cell);
        }
      puzzle->values[cell] = value;
    }
  check_equal_u64 (verdict.n_redundant, n);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
stopped_or_limited_is_unknown (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, proper_9x9);
  SudokuVerdict verdict;
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  base_stop_raise (&stop);
  verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ .stop = &stop });
  check_equal_u64 (verdict.finding, SUDOKU_UNKNOWN);
  sudoku_verdict_clear (&verdict);
  verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ .search_nodes = 2 });
  check_equal_u64 (verdict.finding, SUDOKU_UNKNOWN);
  sudoku_verdict_clear (&verdict);
  verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ .nodes = 1, .minimal = true });
  check_equal_u64 (verdict.finding, SUDOKU_UNIQUE);
  check_true (!verdict.redundant_known);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* Tests get the part of the limit that the search for the verdict has left. */
static void
limit_bounds_the_tests_too (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, proper_9x9);
  SudokuVerdict whole = verdict_of (solver, puzzle, (EnginesCheckOptions){ .minimal = true });
  uint64_t search = whole.counters.nodes;

  (void) data;
  check_equal_u64 (whole.finding, SUDOKU_UNIQUE);
  check_true (whole.redundant_known && whole.n_nodes > search);
  for (uint64_t most = search; most <= whole.n_nodes + 1; most += 1 + (whole.n_nodes - search) / 8)
    {
      SudokuVerdict verdict = verdict_of (
          solver, puzzle, (EnginesCheckOptions){ .search_nodes = most, .minimal = true });

      check_true (verdict.n_nodes <= most);
      if (most != whole.n_nodes)
        check_equal_u64 (verdict.redundant_known, most > whole.n_nodes);
      sudoku_verdict_clear (&verdict);
    }
  sudoku_verdict_clear (&whole);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* Stopped by the clock at any moment, its result is shorter, but never wrong. */
static void
stopped_anywhere_it_says_nothing_wrong (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, P9_REDUNDANT);

  (void) data;
  memset (puzzle->values, 0, 9);
  for (uint64_t wait = 1000; wait < 10000000; wait += wait / 4)
    {
      BaseStop stop;
      SudokuVerdict verdict;

      base_stop_init (&stop);
      stop.deadline = base_now () + wait;
      verdict =
          verdict_of (solver, puzzle, (EnginesCheckOptions){ .minimal = true, .stop = &stop });
      check_true (verdict.finding == SUDOKU_UNKNOWN || verdict.finding == SUDOKU_UNIQUE);
      check_true (!verdict.redundant_known || verdict.n_redundant == 72);
      for (uint32_t i = 0; i < verdict.n_redundant; i++)
        check_true (puzzle->values[verdict.redundant[i]] != 0);
      sudoku_verdict_clear (&verdict);
    }
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
rule_is_left_as_it_was (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  EnginesSolver *solver = checker_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, "1..4..1..3..2...");
  SudokuVerdict verdict;
  uint64_t seed = 0;

  (void) data;
  engines_solver_set_rule (solver, COVER_RULE_RANDOM, 42);
  verdict = verdict_of (solver, puzzle, (EnginesCheckOptions){ .minimal = true });
  check_equal_u64 (verdict.finding, SUDOKU_UNIQUE);
  check_equal_u64 (engines_solver_rule (solver, &seed), COVER_RULE_RANDOM);
  check_equal_u64 (seed, 42);
  sudoku_verdict_clear (&verdict);
  sudoku_puzzle_free (puzzle);
  engines_solver_free (solver);
  sudoku_shape_unref (shape);
}

#define NO_MORE COVER_NONE

static const Fault faults_all[] = {
  { "duplicate/in-a-row",
    "boxes:2x2",
    "....2..2........",
    SUDOKU_DUPLICATE,
    1,
    2,
    { 4, 7, NO_MORE } },
  { "duplicate/in-a-column",
    "boxes:2x2",
    ".3...........3..",
    SUDOKU_DUPLICATE,
    5,
    3,
    { 1, 13, NO_MORE } },
  { "duplicate/in-a-box",
    "boxes:2x2",
    "..........4....4",
    SUDOKU_DUPLICATE,
    11,
    4,
    { 10, 15, NO_MORE } },
  { "duplicate/names-every-cell",
    "boxes:2x2",
    "1.11............",
    SUDOKU_DUPLICATE,
    0,
    1,
    { 0, 2, 3, NO_MORE } },
  { "duplicate/row-before-column-before-box",
    "boxes:2x2",
    "1...1.......2.2.",
    SUDOKU_DUPLICATE,
    3,
    2,
    { 12, 14, NO_MORE } },
  { "duplicate/in-a-diagonal",
    "boxes:2x2+diagonals",
    "1..............1",
    SUDOKU_DUPLICATE,
    12,
    1,
    { 0, 15, NO_MORE } },
  { "duplicate/in-a-window",
    "boxes:2x2+windows",
    ".....3....3.....",
    SUDOKU_DUPLICATE,
    12,
    3,
    { 5, 10, NO_MORE } },
  { "duplicate/in-a-region",
    "jigsaw:1223122314331444",
    "2.......2.......",
    SUDOKU_DUPLICATE,
    4,
    2,
    { 0, 8, NO_MORE } },
  { "duplicate/before-no-value",
    "boxes:2x2",
    "123.4.........11",
    SUDOKU_DUPLICATE,
    3,
    1,
    { 14, 15, NO_MORE } },
  { "no-value/in-a-cell", "boxes:2x2", "123....4........", SUDOKU_NO_VALUE, 0, 0, { 3, NO_MORE } },
  { "no-place/in-a-row", "boxes:2x2", "...21.....1.....", SUDOKU_NO_PLACE, 0, 1, { NO_MORE } },
};

static const char *const shapes_all[] = { "boxes:2x2", "boxes:3x3", "boxes:4x4", "samurai" };

typedef struct
{
  EnginesSolver *solver;
  SudokuPuzzle *puzzle;
  SudokuFinding expected;
} Question;

/* One solver for all: a check that ran out of memory must leave it fit for the next one. */
static BaseStatus
ask (const Question *question)
{
  EnginesCheckOptions options = { .minimal = true };
  SudokuVerdict verdict = { .group = 12345 };
  BaseStatus status = engines_check (question->solver, question->puzzle, &options, &verdict);

  if (status != BASE_OK)
    return verdict.group == 12345 ? status : BASE_IO;
  if (verdict.finding != question->expected)
    status = BASE_IO;
  sudoku_verdict_clear (&verdict);
  return status;
}

static const struct
{
  const char *shape, *puzzle;
  SudokuFinding expected;
} questions[] = {
  { "boxes:2x2", "1..4..1..3..2...", SUDOKU_UNIQUE },
  { "boxes:2x2", "1..4..1..3......", SUDOKU_MULTIPLE },
  { "boxes:2x2", "1..1............", SUDOKU_DUPLICATE },
  { "boxes:2x2", "123....4........", SUDOKU_NO_VALUE },
  { "boxes:2x2", "...21.....1.....", SUDOKU_NO_PLACE },
  { "boxes:2x2", "....2..34.3...1.", SUDOKU_CLASH },
  { "grids:2x2@R1C1@R3C3", "1......4.2...3..........2.1.", SUDOKU_UNIQUE },
  { "grids:2x2@R1C1@R3C3", ".4....2......31........1.32.", SUDOKU_CLASH },
};

/* Lets each allocation of a check fail in turn, until it needs fewer than that. */
static void
check_without_memory (const Question *question)
{
  for (size_t n = 1;; n++)
    {
      BaseStatus status;

      failing_memory_arm (n);
      status = ask (question);
      if (failing_memory_disarm () < n)
        {
          check_equal_u64 (status, BASE_OK);
          return;
        }
      check_equal_u64 (status, BASE_NO_MEMORY);
    }
}

static void
check_or_no_memory (const void *data)
{
  (void) data;
  for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
    for (int with_candidates = 0; with_candidates < 2; with_candidates++)
      {
        SudokuShape *shape = shape_of (questions[i].shape);
        Question question = { .expected = questions[i].expected };

        question.solver = checker_of (shape);
        question.puzzle = puzzle_of (shape, questions[i].puzzle);
        if (with_candidates)
          check_equal_u64 (sudoku_puzzle_allow_candidates (question.puzzle), BASE_OK);
        check_without_memory (&question);
        sudoku_puzzle_free (question.puzzle);
        engines_solver_free (question.solver);
        sudoku_shape_unref (shape);
      }
}

int
main (void)
{
  char claim[200];

  for (size_t i = 0; i < sizeof faults_all / sizeof faults_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/engines/check/%s", faults_all[i].name);
      check_claim (claim, fault_is_named, &faults_all[i]);
    }
  for (size_t i = 0; i < sizeof shapes_all / sizeof shapes_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/engines/check/two-solutions-differ-where-it-says/%s",
                shapes_all[i]);
      check_claim (claim, two_solutions_differ_where_it_says, shapes_all[i]);
    }
  check_claim ("/engines/check/own-candidates-leave-no-value", own_candidates_leave_no_value, NULL);
  check_claim ("/engines/check/proper-puzzle-is-unique", proper_puzzle_is_unique, NULL);
  check_claim ("/engines/check/redundant-is-what-may-go/few-givens", redundant_is_what_may_go,
               proper_9x9);
  check_claim ("/engines/check/redundant-is-what-may-go/all-givens", redundant_is_what_may_go,
               P9_REDUNDANT);
  check_claim ("/engines/check/a-limit-bounds-the-tests-too", limit_bounds_the_tests_too, NULL);
  check_claim ("/engines/check/stopped-or-limited-is-unknown", stopped_or_limited_is_unknown, NULL);
  check_claim ("/engines/check/stopped-anywhere-it-says-nothing-wrong",
               stopped_anywhere_it_says_nothing_wrong, NULL);
  check_claim ("/engines/check/rule-is-left-as-it-was", rule_is_left_as_it_was, NULL);
  check_claim ("/engines/check/check-or-no-memory", check_or_no_memory, NULL);
  return check_finish ();
}
