/* Wishes that cannot come true, and what becomes of those that can. */
#include "check.h"
#include "made.h"

#include <stdlib.h>
#include <string.h>

/* In these wishes 0 is no bound from above either, and no technique that is needed. */
typedef struct
{
  const char *name, *shape;
  SetterWish wish;
  SetterFaultKind fault;
} Case;

static const uint8_t few_places[81] = { 1, 1, 1 };

static const Case cases[] = {
  { "plain", "boxes:3x3", { 0 }, SETTER_FAULT_NONE },
  { "five-clues", "boxes:3x3", { .least_clues = 5, .most_clues = 5 }, SETTER_FAULT_FEW },
  { "sixteen-clues", "boxes:3x3", { .most_clues = 16 }, SETTER_FAULT_FEW },
  { "seventeen-clues", "boxes:3x3", { .most_clues = 17 }, SETTER_FAULT_NONE },
  { "two-of-4x4", "boxes:2x2", { .most_clues = 2 }, SETTER_FAULT_FEW },
  { "too-many-clues", "boxes:2x2", { .least_clues = 17 }, SETTER_FAULT_MANY },
  { "clues-backward", "boxes:3x3", { .least_clues = 30, .most_clues = 20 }, SETTER_FAULT_RANGE },
  { "rating-backward", "boxes:3x3", { .least_rating = 30, .most_rating = 20 }, SETTER_FAULT_RANGE },
  { "asymmetric-grids",
    "grids:2x2@R1C1@R3C3",
    { .symmetry = SETTER_LEFT_RIGHT },
    SETTER_FAULT_SYMMETRY },
  { "symmetric-grids", "grids:2x2@R1C1@R3C3", { .symmetry = SETTER_DIAGONAL }, SETTER_FAULT_NONE },
  { "controlled-4x4", "boxes:2x2", { .controlled = true }, SETTER_FAULT_CONTROLLED },
  { "controlled-symmetry",
    "boxes:3x3",
    { .controlled = true, .symmetry = SETTER_FULL },
    SETTER_FAULT_CONTROLLED },
  { "pattern-of-three", "boxes:3x3", { .pattern = few_places }, SETTER_FAULT_FEW },
  { "pattern-and-symmetry",
    "boxes:2x2",
    { .pattern = few_places, .symmetry = SETTER_FULL },
    SETTER_FAULT_PATTERN },
  { "jigsaw-with-diagonals", "boxes:3x3+diagonals", { .is_jigsaw = true }, SETTER_FAULT_JIGSAW },
  { "jigsaw-samurai", "samurai", { .is_jigsaw = true }, SETTER_FAULT_JIGSAW },
  { "controlled-jigsaw",
    "boxes:3x3",
    { .is_jigsaw = true, .controlled = true },
    SETTER_FAULT_CONTROLLED },
  { "rated-36x36", "boxes:6x6", { .rated = true }, SETTER_FAULT_TOO_LARGE },
  { "needs-skyscraper", "boxes:3x3", { .needs = REASON_SKYSCRAPER }, SETTER_FAULT_NONE },
  { "needs-singles", "boxes:3x3", { .needs = REASON_NAKED_SINGLE }, SETTER_FAULT_NEEDS },
  { "needs-a-set", "boxes:3x3", { .needs = REASON_SMALL_SET }, SETTER_FAULT_NEEDS },
};

static void
is_told (const void *data)
{
  const Case *wished = data;
  SetterWish wish = wished->wish;
  SetterFault fault;
  SetterRun *run;

  wish.most_clues = wish.most_clues == 0 ? SETTER_ANY : wish.most_clues;
  wish.most_rating = wish.most_rating == 0 ? SETTER_ANY : wish.most_rating;
  wish.needs = wish.needs == 0 ? REASON_TECHNIQUES : wish.needs;
  check_equal_u64 (sudoku_shape_parse (wished->shape, &wish.shape), BASE_OK);
  check_true (setter_wish_check (&wish, &fault) == (wished->fault == SETTER_FAULT_NONE));
  check_equal_u64 (fault.kind, wished->fault);
  if (wished->fault != SETTER_FAULT_NONE)
    check_equal_u64 (setter_run_new (&wish, 1, 1, 1, NULL, &run), BASE_BAD_INPUT);
  sudoku_shape_unref (wish.shape);
}

static void
clues_are_in_range (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  uint32_t seen[82] = { 0 };
  Made made;

  (void) data;
  wish.least_clues = 28;
  wish.most_clues = 31;
  made = made_run ("boxes:3x3", wish, 3, 200, 1);
  made_check_unique (&made);
  for (size_t i = 0; i < made.n; i++)
    seen[made_n_clues (&made, i)]++;
  check_equal_u64 (seen[28] + seen[29] + seen[30] + seen[31], 200);
  for (uint32_t n = 28; n <= 31; n++)
    check_true (seen[n] > 20);
  made_clear (&made);
}

static void
minimal_of_that_many (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  Made made;

  (void) data;
  wish.least_clues = 26;
  wish.most_clues = 27;
  wish.minimal = true;
  made = made_run ("boxes:3x3", wish, 3, 30, 1);
  made_check_unique (&made);
  made_check_minimal (&made);
  for (size_t i = 0; i < made.n; i++)
    check_true (made_n_clues (&made, i) == 26 || made_n_clues (&made, i) == 27);
  made_clear (&made);
}

static void
minimal_and_symmetric (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  Made made;

  (void) data;
  wish.symmetry = SETTER_HALF_TURN;
  wish.minimal = true;
  made = made_run ("boxes:3x3", wish, 3, 10, 1);
  made_check_unique (&made);
  made_check_minimal (&made);
  for (size_t i = 0; i < made.n; i++)
    for (uint32_t cell = 0; cell < 81; cell++)
      check_true ((made_values (&made, i)[cell] != 0) == (made_values (&made, i)[80 - cell] != 0));
  made_clear (&made);
}

typedef struct
{
  const char *name;
  uint32_t least, most;
} Range;

static const Range ranges[] = {
  { "1.0-1.4", 10, 14 }, { "1.5-1.9", 15, 19 },      { "2.0-2.5", 20, 25 }, { "2.6-4.4", 26, 44 },
  { "4.5-7.1", 45, 71 }, { "7.2-", 72, SETTER_ANY }, { "2.9-3.3", 29, 33 }, { "3.2-4.0", 32, 40 },
  { "5.0-7.1", 50, 71 }, { "7.0-8.3", 70, 83 },
};

/* A range is decided without the whole path where that is enough; the whole rating is that of the
 * same puzzle made in a run that rates. */
static void
rating_is_in_range (const void *data)
{
  const Range *range = data;
  SetterWish wish = setter_wish (NULL);
  Made made, rated;

  wish.least_rating = range->least;
  wish.most_rating = range->most;
  made = made_run ("boxes:3x3", wish, 11, 20, 1);
  wish.rated = true;
  rated = made_run ("boxes:3x3", wish, 11, 20, 1);
  check_equal_memory (made.values, rated.values, made.n * made.n_cells);
  made_check_unique (&rated);
  for (size_t i = 0; i < rated.n; i++)
    check_true (rated.difficulty[i] >= range->least && rated.difficulty[i] <= range->most);
  made_clear (&made);
  made_clear (&rated);
}

/* One try a puzzle: those that come are puzzles of a run without a range whose whole rating is in
 * the range, rated the same; and hardly any of these does not come. */
static void
range_takes_what_is_in_it (const void *data)
{
  const Range *range = data;
  const uint64_t number = check_quick () ? 60 : 400;
  SetterWish wish = setter_wish (NULL);
  Made all, some;
  size_t n = 0, n_left = 0;

  wish.rated = true;
  wish.tries = 1;
  all = made_run ("boxes:3x3", wish, 21, number, 1);
  wish.least_rating = range->least;
  wish.most_rating = range->most;
  some = made_run ("boxes:3x3", wish, 21, number, 1);
  check_equal_u64 (all.n, number);
  for (size_t i = 0; i < all.n; i++)
    if (n < some.n && memcmp (made_values (&some, n), made_values (&all, i), some.n_cells) == 0)
      check_equal_u64 (some.difficulty[n++], all.difficulty[i]);
    else
      n_left += all.difficulty[i] >= range->least && all.difficulty[i] <= range->most;
  check_equal_u64 (n, some.n);
  check_true (n > 0 && n_left <= (range->least > 45 ? n / 20 : 0));
  for (size_t i = 0; i < some.n; i++)
    check_true (some.difficulty[i] >= range->least && some.difficulty[i] <= range->most);
  made_clear (&all);
  made_clear (&some);
}

/* One try is seldom enough for an extreme puzzle, and a hundred are. */
static void
tries_are_the_bound (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  Made made;

  (void) data;
  wish.least_rating = 72;
  wish.tries = 3;
  made = made_run ("boxes:3x3", wish, 1, 30, 1);
  check_true (made.n_missing > 0 && made.n > 0);
  for (size_t i = 0; i < made.n; i++)
    check_true (made.tries[i] >= 1 && made.tries[i] <= 3);
  made_clear (&made);
}

/* A pattern with 22 places of our own. */
static const char places[] = "..x.x.x.."
                             ".x.....x."
                             "x...x...x"
                             "...x.x..."
                             "x.......x"
                             "...x.x..."
                             "x...x...x"
                             ".x.....x."
                             "..x.x.x..";

static void
clues_fill_the_pattern (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  uint8_t pattern[81];
  Made made;

  (void) data;
  for (uint32_t cell = 0; cell < 81; cell++)
    pattern[cell] = places[cell] == 'x';
  wish.pattern = pattern;
  made = made_run ("boxes:3x3", wish, 1, 2, 1);
  check_equal_u64 (made.n, 2);
  made_check_unique (&made);
  for (size_t i = 0; i < made.n; i++)
    for (uint32_t cell = 0; cell < 81; cell++)
      check_true ((made_values (&made, i)[cell] != 0) == (pattern[cell] != 0));
  made_clear (&made);
}

/* Two rows and two columns of a band and a stack without any clue can always be exchanged. */
static void
impossible_pattern_ends (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  uint8_t pattern[81];
  Made made;

  (void) data;
  for (uint32_t cell = 0; cell < 81; cell++)
    pattern[cell] = cell / 9 >= 2;
  wish.pattern = pattern;
  wish.tries = 3;
  made = made_run ("boxes:3x3", wish, 5, 1, 1);
  check_equal_u64 (made.n_missing, 1);
  made_clear (&made);
}

static void
rated_without (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  Made with, few;

  (void) data;
  wish.needs = REASON_XY_WING;
  wish.rated = true;
  with = made_run ("boxes:3x3", wish, 5, 5, 1);
  made_check_unique (&with);
  for (size_t i = 0; i < with.n; i++)
    check_true (with.difficulty[i] >= 42);

  /* With so few tries most puzzles do not come: the wish is no empty one. */
  wish.tries = 1;
  few = made_run ("boxes:3x3", wish, 6, 40, 1);
  check_true (few.n_missing > 20);
  made_clear (&with);
  made_clear (&few);
}

static bool
is_connected (const SudokuShape *shape, BoardGroup group)
{
  bool is_in[SUDOKU_MAX_CELLS] = { false };
  uint32_t n = 1;

  is_in[group.cells[0]] = true;
  for (bool grows = true; grows;)
    {
      grows = false;
      for (uint32_t i = 0; i < group.n_cells; i++)
        for (uint32_t j = 0; j < group.n_cells; j++)
          {
            const BoardPlace a = sudoku_shape_place (shape, group.cells[i]),
                             b = sudoku_shape_place (shape, group.cells[j]);

            if (is_in[group.cells[i]] && !is_in[group.cells[j]]
                && abs (a.row - b.row) + abs (a.column - b.column) == 1)
              {
                is_in[group.cells[j]] = grows = true;
                n++;
              }
          }
    }
  return n == group.n_cells;
}

/* Each puzzle of a run has regions of its own, and one solution in them. */
static void
jigsaws_have_regions (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  SudokuShape *before = NULL;
  SetterPuzzle puzzle;
  SetterRun *run;
  uint32_t n = 0;

  check_equal_u64 (sudoku_shape_parse (data, &wish.shape), BASE_OK);
  wish.is_jigsaw = true;
  check_equal_u64 (setter_run_new (&wish, 4, 6, 2, NULL, &run), BASE_OK);
  while (!setter_run_is_over (run))
    {
      check_equal_u64 (setter_run_step (run), BASE_OK);
      while (setter_run_take (run, &puzzle))
        {
          Made made = { .shape = puzzle.shape, .n_cells = sudoku_shape_n_cells (puzzle.shape) };

          n++;
          check_true (puzzle.solution != NULL && sudoku_shape_is_jigsaw (puzzle.shape));
          check_equal_u64 (made_count (&made, puzzle.values), 1);
          check_equal_u64 (made_count (&made, puzzle.solution), 1);
          for (uint32_t i = 0; i < sudoku_shape_n_groups (puzzle.shape); i++)
            if (sudoku_shape_group (puzzle.shape, i).kind == &sudoku_group_region)
              check_true (is_connected (puzzle.shape, sudoku_shape_group (puzzle.shape, i)));
          check_true (before == NULL || !sudoku_shape_equal (before, puzzle.shape));
          sudoku_shape_unref (before);
          before = sudoku_shape_ref (puzzle.shape);
        }
    }
  check_equal_u64 (n, 6);
  sudoku_shape_unref (before);
  setter_run_free (run);
  sudoku_shape_unref (wish.shape);
}

/* Techniques that ratings do not use by name: steps up to 6.1 do not solve such puzzles. */
static void
needs_beside (const void *data)
{
  const ReasonTechnique *technique = data;
  SetterWish wish = setter_wish (NULL);
  Made made;

  wish.needs = *technique;
  wish.rated = true;
  made = made_run ("boxes:3x3", wish, 8, 3, 2);
  check_equal_u64 (made.n, 3);
  made_check_unique (&made);
  for (size_t i = 0; i < made.n; i++)
    check_true (made.difficulty[i] > (*technique == REASON_LOCKED_PAIR ? 28 : 61));
  made_clear (&made);
}

/* Such puzzles are the ends of climbs, which are the same for any number of threads. */
static void
climbs (const void *data)
{
  const uint32_t least = *(const uint32_t *) data;
  SetterWish wish = setter_wish (NULL);
  Made made, again;

  wish.least_rating = least;
  wish.rated = true;
  made = made_run ("boxes:3x3", wish, 6, 1, 1);
  again = made_run ("boxes:3x3", wish, 6, 1, 2);
  check_equal_u64 (made.n, 1);
  made_check_unique (&made);
  made_check_minimal (&made);
  check_true (made.difficulty[0] >= least);
  check_equal_u64 (again.n, 1);
  check_equal_memory (again.values, made.values, made.n_cells);
  made_clear (&made);
  made_clear (&again);
}

int
main (void)
{
  static const uint32_t climb_ratings[] = { 92, 95 };
  static const ReasonTechnique beside[] = {
    REASON_LOCKED_PAIR, REASON_SKYSCRAPER, REASON_XY_CHAIN, REASON_ALS_XZ, REASON_SIMPLE_COLOURS,
  };
  const unsigned n_ranges = check_quick () ? 6 : sizeof ranges / sizeof *ranges;
  char name[100];

  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      snprintf (name, sizeof name, "/setter/wish/is-told/%s", cases[i].name);
      check_claim (name, is_told, &cases[i]);
    }
  check_claim ("/setter/wish/clues-are-in-range", clues_are_in_range, NULL);
  check_claim ("/setter/wish/minimal-of-that-many", minimal_of_that_many, NULL);
  check_claim ("/setter/wish/minimal-and-symmetric", minimal_and_symmetric, NULL);
  for (unsigned i = 0; i < n_ranges; i++)
    {
      snprintf (name, sizeof name, "/setter/wish/rating-is-in-range/%s", ranges[i].name);
      check_claim (name, rating_is_in_range, &ranges[i]);
    }
  for (unsigned i = check_quick () ? 4 : 0; i < n_ranges; i++)
    {
      snprintf (name, sizeof name, "/setter/wish/range-takes-what-is-in-it/%s", ranges[i].name);
      check_claim (name, range_takes_what_is_in_it, &ranges[i]);
    }
  check_claim ("/setter/wish/tries-are-the-bound", tries_are_the_bound, NULL);
  check_claim ("/setter/wish/pattern/clues-fill-it", clues_fill_the_pattern, NULL);
  check_claim ("/setter/wish/pattern/impossible-one-ends", impossible_pattern_ends, NULL);
  check_claim ("/setter/wish/needs/xy-wing", rated_without, NULL);
  check_claim ("/setter/wish/jigsaws-have-regions/9x9", jigsaws_have_regions, "boxes:3x3");
  check_claim ("/setter/wish/jigsaws-have-regions/7x7", jigsaws_have_regions, "boxes:1x7");
  for (unsigned i = 0; i < sizeof beside / sizeof *beside; i++)
    {
      snprintf (name, sizeof name, "/setter/wish/needs/%s", reason_technique_name (beside[i])->id);
      check_claim (name, needs_beside, &beside[i]);
    }
  check_claim ("/setter/wish/climbs/9.2", climbs, &climb_ratings[0]);
  if (!check_quick ())
    check_claim ("/setter/wish/climbs/9.5", climbs, &climb_ratings[1]);
  return check_finish ();
}
