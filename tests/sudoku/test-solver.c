#include "failing-memory.h"
#include "puzzles.h"

#include "base-random.h"
#include "cover-search.h"
#include "sudoku-cover.h"

typedef struct
{
  const char *shape, *puzzle, *solution;
} Own;

static void
empty_4x4_has_288_solutions (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);

  (void) data;
  check_equal_u64 (count_by_solver (solver, puzzle, 0), 288);
  check_equal_u64 (count_by_force (puzzle, UINT64_MAX), 288);
  sudoku_solver_set_rule (solver, COVER_RULE_FIRST, 0);
  check_equal_u64 (count_by_solver (solver, puzzle, 0), 288);
  sudoku_solver_set_rule (solver, COVER_RULE_RANDOM, 7);
  check_equal_u64 (count_by_solver (solver, puzzle, 0), 288);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
empty_6x6_has_28200960_solutions (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x3");
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, "123456..............................");

  (void) data;
  /* The first row may be put in any of 6! orders: counting one of them counts all. */
  check_equal_u64 (count_by_solver (solver, puzzle, 0) * 720, 28200960);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
own_puzzle_has_its_one_solution (const void *data)
{
  const Own *own = data;
  SudokuShape *shape = shape_of (own->shape);
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, own->puzzle);
  CoverLimits limits = { 0 };
  uint8_t values[MOST_CELLS];
  bool found;

  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  check_equal_u64 (sudoku_solver_next (solver, &limits, values, &found), COVER_RAN_TO_LIMIT);
  check_true (found);
  check_true (is_solution (puzzle, values));
  for (uint32_t cell = 0; own->solution != NULL && own->solution[cell] != '\0'; cell++)
    check_equal_u64 (values[cell], value_of (own->solution[cell]));
  check_equal_u64 (sudoku_solver_next (solver, &limits, values, &found), COVER_RAN_TO_END);
  check_true (!found);
  if (sudoku_shape_n_cells (shape) <= 49)
    check_equal_u64 (count_by_force (puzzle, 2), 1);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* Some cells filled at random, so that nothing clashes at a glance; now and then some candidates
 * forbidden. */
static SudokuPuzzle *
random_puzzle (SudokuShape *shape, BaseRandom *random)
{
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  uint32_t n_cells = sudoku_shape_n_cells (shape), n_values = sudoku_shape_n_values (shape);
  uint32_t n_tries = n_cells / 4 + base_random_below (random, n_cells / 4);

  if (base_random_below (random, 3) == 0)
    {
      check_equal_u64 (sudoku_puzzle_allow_candidates (puzzle), BASE_OK);
      for (uint32_t cell = 0; cell < n_cells; cell++)
        puzzle->candidates[cell] &= ~((uint64_t) 1 << base_random_below (random, n_values));
    }
  for (uint32_t i = 0; i < n_tries; i++)
    {
      uint32_t cell = base_random_below (random, n_cells);
      uint32_t value = 1 + base_random_below (random, n_values);

      if (value_fits (puzzle, puzzle->values, cell, value))
        puzzle->values[cell] = (uint8_t) value;
    }
  return puzzle;
}

static void
agrees_with_brute_force (const void *data)
{
  SudokuShape *shape = shape_of (data);
  SudokuSolver *solver = solver_of (shape);
  BaseRandom random = { 1 };
  uint32_t n_with_solutions = 0;

  for (uint32_t i = 0; i < (check_quick () ? 50 : 200); i++)
    {
      SudokuPuzzle *puzzle = random_puzzle (shape, &random);
      uint64_t expected = count_by_force (puzzle, 300);

      sudoku_solver_set_rule (solver, (CoverRule) (i % 3), i);
      check_equal_u64 (count_by_solver (solver, puzzle, 300), expected);
      n_with_solutions += expected > 0;
      sudoku_puzzle_free (puzzle);
    }
  check_true (n_with_solutions > 0);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* With counters on, Knuth's counts, to the end of the search or up to a limit. */
static void
counted_it_counts_as_the_search_does (const void *data)
{
  const Own *own = data;
  SudokuShape *shape = shape_of (own->shape);
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, own->puzzle);
  uint32_t givens[MOST_CELLS];
  uint32_t n_givens = sudoku_cover_givens (sudoku_solver_cover (solver), puzzle, givens);
  CoverSearch *search = NULL;
  CoverLimits limits = { .nodes = check_quick () ? 5000 : 0 };
  CoverOutcome end;
  const CoverCounters *wide, *ours;

  check_equal_u64 (cover_search_new (sudoku_cover_links (sudoku_solver_cover (solver)), &search),
                   BASE_OK);
  check_equal_u64 (cover_search_start (search, givens, n_givens), BASE_OK);
  end = cover_search_run (search, &limits);
  check_true (end == COVER_RAN_TO_END || limits.nodes > 0);
  sudoku_solver_set_counted (solver, true);
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  check_equal_u64 (sudoku_solver_run (solver, &limits), end);
  wide = cover_search_counters (search);
  ours = sudoku_solver_counters (solver);
  check_equal_u64 (ours->solutions, wide->solutions);
  check_equal_u64 (ours->nodes, wide->nodes);
  check_equal_u64 (ours->updates, wide->updates);
  cover_search_free (search);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* One by one: all different, all valid, and the counted number. */
static void
next_finds_every_solution_once (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x2");
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  CoverLimits limits = { 0 };
  uint8_t values[288][16];
  uint32_t n = 0;
  bool found;

  sudoku_solver_set_rule (solver, *(const CoverRule *) data, 3);
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  while (sudoku_solver_next (solver, &limits, values[n], &found) == COVER_RAN_TO_LIMIT)
    {
      check_true (found && is_solution (puzzle, values[n]));
      for (uint32_t i = 0; i < n; i++)
        check_true (memcmp (values[i], values[n], 16) != 0);
      check_true (++n <= 288);
    }
  check_true (!found);
  check_equal_u64 (n, 288);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
clashing_givens_are_refused (const void *data)
{
  SudokuShape *shape = shape_of (data);
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *good = sudoku_puzzle_new (shape), *bad = sudoku_puzzle_new (shape);
  CoverLimits one = { .solutions = 1 };

  bad->values[0] = bad->values[1] = 1;
  check_equal_u64 (sudoku_solver_start (solver, bad), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_solver_counters (solver)->nodes, 0);
  check_equal_u64 (sudoku_solver_start (solver, good), BASE_OK);
  check_equal_u64 (sudoku_solver_run (solver, &one), COVER_RAN_TO_LIMIT);
  check_equal_u64 (sudoku_solver_counters (solver)->solutions, 1);
  bad->values[1] = 0;
  check_equal_u64 (sudoku_puzzle_allow_candidates (bad), BASE_OK);
  bad->candidates[0] = 2;
  check_equal_u64 (sudoku_solver_start (solver, bad), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_solver_counters (solver)->solutions, 0);
  bad->candidates[0] = 1;
  check_equal_u64 (sudoku_solver_start (solver, bad), BASE_OK);
  check_equal_u64 (sudoku_solver_run (solver, &one), COVER_RAN_TO_LIMIT);
  sudoku_puzzle_free (good);
  sudoku_puzzle_free (bad);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
stops_and_keeps_limits (const void *data)
{
  SudokuShape *shape = shape_of (data);
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  BaseStop stop;
  CoverLimits stopped = { .stop = &stop }, few = { .nodes = 3 };
  uint8_t values[MOST_CELLS] = { 0 };
  bool found = true;

  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  check_equal_u64 (sudoku_solver_run (solver, &stopped), COVER_RAN_TO_STOP);
  check_equal_u64 (sudoku_solver_start (solver, puzzle), BASE_OK);
  check_equal_u64 (sudoku_solver_next (solver, &few, values, &found), COVER_RAN_TO_LIMIT);
  check_true (!found && values[0] == 0);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

static void
stream_allocates_nothing (const void *data)
{
  const Own *own = data;
  SudokuShape *shape = shape_of (own->shape);
  SudokuSolver *solver = solver_of (shape);
  SudokuPuzzle *puzzle = puzzle_of (shape, own->puzzle);
  size_t n;

  count_by_solver (solver, puzzle, 2);
  failing_memory_arm (SIZE_MAX);
  for (uint32_t i = 0; i < (check_quick () ? 2 : 20); i++)
    count_by_solver (solver, puzzle, 2);
  n = failing_memory_disarm ();
  check_equal_u64 (n, 0);
  sudoku_puzzle_free (puzzle);
  sudoku_solver_free (solver);
  sudoku_shape_unref (shape);
}

/* Made with the solver; each is minimal. */
static const Own own_all[] = {
  { "boxes:2x2", "..3.4..2....12..", "2134431234211243" },
  { "boxes:2x3", "2.1...........5......2.41....63...42", "231465564321425613613254142536356142" },
  { "boxes:2x4", "7.3.8....1.....65........2.1..4.4..265......3.......4..33.4...85",
    "7634815221587436547326188261534743826571651738241825476337461285" },
  { "boxes:3x3",
    ".7.1..........7.354...6..2..........5...168..9....23....148.6....3.....1..9...75"
    ".",
    "37512498616289743549856312721734856953491687298675231472148569385367924164923175"
    "8" },
  { "boxes:3x3+diagonals",
    ".2.1.6........5.795..7...68.........3...2.78.9.....3.............4.....1..3....."
    ".",
    "82719645314638527953974216847253891635162978496847132578591364229486753161325489"
    "7" },
  { "boxes:3x3+windows",
    ".4...8........5..65....1.2..............2..7.6.....1...94.....5..8........6....4"
    ".",
    "74926851381273549656394182798541736243152697862738915439417268525869473117685324"
    "9" },
  { "boxes:2x5",
    ".91843...6....5.94.....9.613.8......A.....8..5.....1...96......6.......4..2A..1."
    "..61.2..4A..72..5..1",
    "7918432A56623A5194875749A61328162384A57993846571A221A5796834A85617429334972A8615"
    "856192374A4A72385961" },
  { "boxes:3x4",
    "...4A.6..7....3......C.B.C.B5.....A....1..9.86..6.......53....891.B........C..39"
    "...6.....8.5.1..8......1A.54..4...A..B....73B...6.C.9B....163...",
    "2814AC6B9735593A81742C6B7C6B592314A842C1359A86B76AB7428C5319358916B74A2C145C2A39"
    "B876B7A26845C19383967BC1A254C64593A27B81A173B45869C29B28C716354A" },
  { "boxes:3x5",
    ".8.3....7.1..F5E.7.1.4..9..AC..2.......F.9.3E84..6B...........AC.ED.4.....813.9."
    ".F..6.D..B.6.18.E.....52.4.2..C.F5..A....A3..4..1.BF........9.E.4..8AFA.EF.7..2."
    ".C..6....3......B.D..........8E.C..D....A2..53..B4.7.456.B...8...",
    "98C342AD7E16BF5EF761543B982ACD52BAD16C8F4973E84D76B193AFE25CFBAC2ED547913681359E"
    "8F2C6AD47BB6F183E7ADC45294E2D7C9F5B6A183CA35948612BFDE76512C9BED4738AFADEFB73821"
    "5C94679483F5A6C2BED1316BAD74F8E5C92DC8EFA2195376B4279456CBE3D8F1A" },
  { "boxes:4x4",
    ".........8B.D2C..6.9.3..7G.A8E.F.3D..G...5E1A....E2.........1G.9....65.....83..G"
    "37..C..A......E.E..G..3..412.8....A......F.B29..D.425........B6.G..5.6..B....4.."
    "..CAE..4.1..........8B....6.C17.2....FA.9...6...95.E.D.2.A..........B...8..5..F3"
    "......736...G...",
    "7AG1FE5638B9D2C446B923D17GCA8E5F83DF4GC925E1A6B75E2CA7B84DF61G39B21465EFA9783CDG"
    "3798C12AD65G4FEBEF5GD93BC41278A6CDA6748GEF3B2915D1425AF7G39CEB68G875361CBEADF492"
    "6BCAE294F18753GDF9E38BGD5264C17A2C871FA59BG36D4E953EGD621A4FB78C1G6DBC4E87259AF3"
    "A4FB98736CDEG521" },
  { "boxes:2x2+diagonals", "14..........2...", "1423324141322314" },
  { "boxes:2x2+windows", ".24.1..2........", "3241143241232314" },
  { "boxes:1x5", "3..5..4.3...1.......154..", "3125424531531424231515423" },
  { "jigsaw:1223122314331444", "32..........13..", "3214243141231342" },
  { "jigsaw:1122231122314553345534445", ".5.2..4.3.............5..", "3512414235513422345142513" },
  { "jigsaw:122222111112334555334455364445366666", "..4...1.......2......31....6..3...21",
    "624135143256412563265314531642356421" },
  { "jigsaw:1111122333112243333224444442555556756666675677777",
    ".7.............5...37...4.....46.....3..5.1......",
    "4763215367514265214375214376734652121376541452763" },
  { "jigsaw:112222333111222334551162334511662334557666884557669844577699884577798884779999984",
    ".8.9.2........87319....1..5.............9.6.....8..2...96...5.8........7..5....."
    ".",
    "48397215652964873194736182586172549375849361213485726929613457861258934737521698"
    "4" },
  { "grids:2x2@R1C1@R3C3", ".1.2....1...2.........1..4..", "4132231412432134214332141432" },
  { "samurai",
    "4..63...1.9..21...6..2...3...4.9..23.9....8.....5......4....52.....6.5......4..."
    ".7.....14.3...1...8..2...9.6..9.......6.9...4.....6.........8..............5...."
    "2........5.65......2........5..1.9...413...6.7...1....951....5.9....3......6...4"
    ".......3..5......8....7.1...9...3..98..3....41..5.....97.............3...6.....2"
    "..8.......5..8.1.......9.5.6....2..37......872...",
    "47563829169732148561825973415469872329347185623857469174138652931946257898254761"
    "37659831423569124784821579361297643857649218453675678931429385762398148341259671"
    "25843716259654873192793412685821596734134286579241368495127285793416387259761384"
    "69741523865941723865947615289372365984135897416258612497391236875494138726574362"
    "1985672943518861549327894516732529837641135872496" },
};

static const char *const shapes_small[] = {
  "boxes:2x2",
  "boxes:2x3",
  "boxes:3x2",
  "boxes:1x5",
  "boxes:2x2+diagonals",
  "boxes:2x2+windows",
  "jigsaw:1223122314331444",
  "jigsaw:1122231122314553345534445",
  "grids:2x2@R1C1@R3C3",
};

static const CoverRule rules[] = { COVER_RULE_FEWEST, COVER_RULE_FIRST, COVER_RULE_RANDOM };

int
main (void)
{
  char claim[200];

  check_claim ("/sudoku/solver/empty-4x4-has-288-solutions", empty_4x4_has_288_solutions, NULL);
  check_claim ("/sudoku/solver/empty-6x6-has-28200960-solutions", empty_6x6_has_28200960_solutions,
               NULL);
  for (size_t i = 0; i < sizeof own_all / sizeof own_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/solver/own-puzzle-has-one-solution/%s",
                own_all[i].shape);
      check_claim (claim, own_puzzle_has_its_one_solution, &own_all[i]);
      snprintf (claim, sizeof claim, "/sudoku/solver/counted-it-counts-as-the-search-does/%s",
                own_all[i].shape);
      check_claim (claim, counted_it_counts_as_the_search_does, &own_all[i]);
      snprintf (claim, sizeof claim, "/sudoku/solver/stream-allocates-nothing/%s",
                own_all[i].shape);
      check_claim (claim, stream_allocates_nothing, &own_all[i]);
    }
  for (size_t i = 0; i < sizeof shapes_small / sizeof shapes_small[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/solver/agrees-with-brute-force/%s", shapes_small[i]);
      check_claim (claim, agrees_with_brute_force, shapes_small[i]);
    }
  for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/solver/next-finds-every-solution-once/rule-%zu", i);
      check_claim (claim, next_finds_every_solution_once, &rules[i]);
    }
  check_claim ("/sudoku/solver/clashing-givens-are-refused/9x9", clashing_givens_are_refused,
               "boxes:3x3");
  check_claim ("/sudoku/solver/clashing-givens-are-refused/samurai", clashing_givens_are_refused,
               "samurai");
  check_claim ("/sudoku/solver/stops-and-keeps-limits/9x9", stops_and_keeps_limits, "boxes:3x3");
  check_claim ("/sudoku/solver/stops-and-keeps-limits/samurai", stops_and_keeps_limits, "samurai");
  return check_finish ();
}
