/* Paths are sound, reach their end, and have numbers that do not depend on how a puzzle is
 * turned. */
#include "check.h"
#include "failing-memory.h"
#include "paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
reaches_end (const void *data)
{
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    check_true (paths_walk (&paths, paths_puzzles[i]) > 0);
  paths_clear (&paths);
}

/* A rating has at least as many steps as the path, because a path leaves out what is not needed any
 * more. */
static void
rates_as_it_walks (const void *data)
{
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      const ReasonRating rating = paths_rate (&paths, paths_puzzles[i]);
      uint8_t values[PATHS_CELLS];
      uint32_t hardest = 0, n = 0;
      ReasonState state;
      ReasonStep step;

      check_equal_u64 (rating.state, REASON_SOLVED);
      check_true (paths_begin (&paths, paths_puzzles[i], values, NULL));
      while (reason_path_next (paths.path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
        {
          n++;
          hardest = step.difficulty > hardest ? step.difficulty : hardest;
          check_true (step.n_beside >= rating.narrowest);
        }
      check_equal_u64 (state, REASON_SOLVED);
      check_equal_u64 (hardest, rating.difficulty);
      check_true (n <= rating.n_deductions);
    }
  paths_clear (&paths);
}

/* Of a collection that is beside the project: the first of each `every` puzzles. */
typedef struct
{
  const char *file;
  unsigned every;
} Collection;

static void
is_sound (const void *data)
{
  const Collection *collection = data;
  FILE *file = check_open_corpus (collection->file);
  char line[256];
  uint64_t n_puzzles = 0, n_steps = 0;
  Paths paths;

  paths_init (&paths);
  for (unsigned n = 0; fgets (line, sizeof line, file) != NULL; n++)
    if (n % (collection->every * (check_quick () ? 20 : 1)) == 0 && strlen (line) >= PATHS_CELLS)
      {
        n_steps += paths_walk (&paths, line);
        n_puzzles++;
      }
  printf ("# %s: %llu puzzles, %llu steps\n", collection->file, (unsigned long long) n_puzzles,
          (unsigned long long) n_steps);
  check_true (n_puzzles > 0);
  paths_clear (&paths);
  fclose (file);
}

/* A puzzle seen in another way: cell and value to cell and value. */
typedef struct
{
  uint8_t rows[9], columns[9], values[10];
  bool is_transposed;
} View;

static void
see (const char *line, const View *view, char *out)
{
  for (uint32_t cell = 0; cell < PATHS_CELLS; cell++)
    {
      const uint32_t row = view->rows[cell / 9], column = view->columns[cell % 9];
      const char symbol = line[view->is_transposed ? column * 9 + row : row * 9 + column];

      out[cell] =
          symbol >= '1' && symbol <= '9' ? (char) ('0' + view->values[symbol - '0']) : symbol;
    }
  out[PATHS_CELLS] = '\0';
}

static void
is_same_however_seen (const void *data)
{
  static const View views[] = {
    { { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
      { 0, 1, 2, 3, 4, 5, 6, 7, 8 },
      { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 },
      false },
    { { 0, 1, 2, 3, 4, 5, 6, 7, 8 },
      { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
      { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 },
      true },
    { { 3, 5, 4, 8, 6, 7, 0, 2, 1 },
      { 2, 0, 1, 6, 8, 7, 4, 3, 5 },
      { 0, 9, 4, 7, 1, 8, 2, 3, 6, 5 },
      true },
    { { 6, 7, 8, 1, 0, 2, 5, 3, 4 },
      { 4, 5, 3, 0, 2, 1, 7, 6, 8 },
      { 0, 2, 3, 1, 5, 6, 4, 8, 9, 7 },
      false },
  };
  char line[PATHS_CELLS + 1];
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      const ReasonRating rating = paths_rate (&paths, paths_puzzles[i]);

      for (unsigned v = 0; v < sizeof views / sizeof *views; v++)
        {
          ReasonRating other;

          see (paths_puzzles[i], &views[v], line);
          other = paths_rate (&paths, line);
          check_equal_u64 (other.difficulty, rating.difficulty);
          check_equal_u64 (other.hardest, rating.hardest);
          check_equal_u64 (other.n_deductions, rating.n_deductions);
          check_equal_u64 (other.n_rounds, rating.n_rounds);
          check_equal_u64 (other.narrowest, rating.narrowest);
          check_equal_u64 (other.sum, rating.sum);
        }
    }
  paths_clear (&paths);
}

/* A rating whose work is limited ends with a bound, or with the rating itself.  More work never
 * makes the bound lower. */
static void
is_bound_from_below (const void *data)
{
  unsigned n_bounds = 0;
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      const ReasonRating rating = paths_rate (&paths, paths_puzzles[i]);
      uint32_t before = 0;

      for (uint64_t work = 10; work <= 100000000; work *= 10)
        {
          uint8_t values[PATHS_CELLS];
          ReasonRating bound;

          check_true (paths_begin (&paths, paths_puzzles[i], values, NULL));
          reason_path_limit_work (paths.path, work);
          check_equal_u64 (reason_path_rate (paths.path, &bound), BASE_OK);
          check_true (bound.difficulty >= before && bound.difficulty <= rating.difficulty);
          check_true (bound.n_deductions <= rating.n_deductions);
          check_equal_u64 (bound.state, bound.is_bound ? REASON_GOES_ON : REASON_SOLVED);
          check_true (bound.is_bound || bound.sum == rating.sum);
          before = bound.difficulty;
          n_bounds += bound.is_bound;
        }
      check_equal_u64 (before, rating.difficulty);
    }
  check_true (n_bounds > 3);
  paths_clear (&paths);
}

/* Steps that use that the solution is the only one are taken where that is known, and allowed. */
static void
uses_uniqueness_where_known (const void *data)
{
  bool is_used[REASON_TECHNIQUES] = { false };
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      uint32_t placed[PATHS_CELLS];
      uint8_t values[PATHS_CELLS];
      ReasonState state;
      ReasonStep step;

      check_true (paths_begin (&paths, paths_puzzles[i], values, NULL));
      while (reason_path_next (paths.path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
        is_used[step.technique] |= step.is_unique;
      check_equal_u64 (
          reason_path_begin (paths.path, &(ReasonStart){ .placed = placed,
                                                         .n_placed = sudoku_cover_givens (
                                                             paths.cover, paths.puzzle, placed) }),
          BASE_OK);
      while (reason_path_next (paths.path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
        check_true (!step.is_unique);
      check_equal_u64 (state, REASON_SOLVED);
    }
  check_true (is_used[REASON_UNIQUE_RECTANGLE_1] && is_used[REASON_UNIQUE_RECTANGLE_2]
              && is_used[REASON_UNIQUE_RECTANGLE_4] && is_used[REASON_HIDDEN_RECTANGLE]
              && is_used[REASON_UNIQUE_LOOP] && is_used[REASON_EXTENDED_RECTANGLE]
              && is_used[REASON_BUG_1] && is_used[REASON_BUG_N]);
  paths_clear (&paths);
}

static const char empty[] =
    ".................................................................................";

/* Nothing follows in an empty grid but what is true of all its solutions: nothing. */
static void
is_stuck (const void *data)
{
  uint8_t values[PATHS_CELLS];
  ReasonRating rating;
  Paths paths;

  (void) data;
  paths_init (&paths);
  check_true (!paths_begin (&paths, empty, values, NULL));
  check_equal_u64 (reason_path_rate (paths.path, &rating), BASE_OK);
  check_equal_u64 (rating.state, REASON_STUCK);
  check_equal_u64 (rating.n_deductions, 0);
  paths_clear (&paths);
}

/* R1C9 sees all digits. */
static void
finds_contradiction (const void *data)
{
  uint8_t values[PATHS_CELLS];
  char line[] = "12345678................9........................................................";
  ReasonState state;
  ReasonStep step;
  Paths paths;

  (void) data;
  paths_init (&paths);
  check_true (!paths_begin (&paths, line, values, NULL));
  check_equal_u64 (reason_path_next (paths.path, &step, &state), BASE_OK);
  check_equal_u64 (state, REASON_CONTRADICTION);
  paths_clear (&paths);
}

static void
refuses_clash (const void *data)
{
  const uint32_t placed[] = { 0, 9 }; /* 1 in R1C1 and in R1C2 */
  uint8_t struck[729] = { 0 };
  Paths paths;

  (void) data;
  paths_init (&paths);
  check_equal_u64 (
      reason_path_begin (paths.path, &(ReasonStart){ .placed = placed, .n_placed = 2 }),
      BASE_BAD_INPUT);
  struck[0] = 1;
  check_equal_u64 (
      reason_path_begin (paths.path,
                         &(ReasonStart){ .placed = placed, .n_placed = 1, .struck = struck }),
      BASE_BAD_INPUT);
  check_true (paths_walk (&paths, paths_puzzles[0]) > 0);
  paths_clear (&paths);
}

/* A round of chains may leave an easy shape: then name and difficulty are those of the shape. */
static void
names_agree_with_difficulties (const void *data)
{
  static const struct
  {
    ReasonTechnique technique;
    uint32_t most;
  } shapes[] = { { REASON_POINTING, 26 },     { REASON_CLAIMING, 28 }, { REASON_NAKED_PAIR, 30 },
                 { REASON_NAKED_TRIPLE, 36 }, { REASON_XY_WING, 42 },  { REASON_XYZ_WING, 44 },
                 { REASON_NAKED_QUAD, 50 } };
  unsigned n_seen[sizeof shapes / sizeof *shapes] = { 0 };
  uint8_t values[PATHS_CELLS];
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      ReasonState state = REASON_GOES_ON;
      ReasonStep step;

      check_true (paths_begin (&paths, paths_puzzles[i], values, NULL));
      while (reason_path_next (paths.path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
        {
          for (unsigned s = 0; s < sizeof shapes / sizeof *shapes; s++)
            if (step.technique == shapes[s].technique)
              {
                n_seen[s]++;
                check_true (step.difficulty <= shapes[s].most);
              }
          check_true (step.technique != REASON_ALS_XY_WING || step.n_items < 16);
        }
    }
  check_true (n_seen[0] > 0 && n_seen[1] > 0 && n_seen[2] > 0 && n_seen[4] > 0);
  paths_clear (&paths);
}

static void
stops (const void *data)
{
  uint8_t values[PATHS_CELLS];
  ReasonRating rating;
  ReasonState state;
  ReasonStep step;
  BaseStop stop;
  Paths paths;

  (void) data;
  paths_init (&paths);
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_true (paths_begin (&paths, paths_puzzles[0], values, &stop));
  check_equal_u64 (reason_path_rate (paths.path, &rating), BASE_STOPPED);
  check_true (paths_begin (&paths, paths_puzzles[0], values, &stop));
  check_equal_u64 (reason_path_next (paths.path, &step, &state), BASE_STOPPED);
  base_stop_lower (&stop);
  check_true (paths_begin (&paths, paths_puzzles[0], values, &stop));
  check_equal_u64 (reason_path_rate (paths.path, &rating), BASE_OK);
  paths_clear (&paths);
}

/* A step of a hard puzzle takes long, so it must stop within.  The time is printed; the claim is a
 * generous one, as machines differ. */
static void
stops_within_a_step (const void *data)
{
  uint8_t values[PATHS_CELLS];
  uint64_t slowest = 0;
  BaseStop stop;
  Paths paths;

  (void) data;
  paths_init (&paths);
  base_stop_init (&stop);
  for (unsigned i = 1; i < 10; i++)
    {
      ReasonState state = REASON_GOES_ON;
      BaseStatus status = BASE_OK;
      ReasonStep step;
      uint64_t now;

      check_true (paths_begin (&paths, paths_puzzles[paths_n_puzzles - 1], values, &stop));
      stop.deadline = base_now () + i * 5000000;
      while (status == BASE_OK && state == REASON_GOES_ON)
        status = reason_path_next (paths.path, &step, &state);
      now = base_now ();
      check_equal_u64 (status, BASE_STOPPED);
      if (now - stop.deadline > slowest)
        slowest = now - stop.deadline;
    }
  printf ("# slowest answer to a stop: %.1f ms\n", (double) slowest / 1e6);
  check_true (slowest < 1000000000);
  paths_clear (&paths);
}

/* From the plan to the end of a path.  The solution is not given, so that the steps are those of
 * any problem. */
static BaseStatus
walk_whole (Paths *paths, const uint32_t *placed, uint32_t n_placed)
{
  ReasonState state = REASON_GOES_ON;
  ReasonPlan *plan = NULL;
  ReasonPath *path = NULL;
  ReasonStep step;
  BaseStatus status = reason_plan_new (sudoku_cover_problem (paths->cover),
                                       sudoku_cover_board (paths->cover), NULL, &plan);

  if (status == BASE_OK)
    status = reason_path_new (plan, &path);
  if (status == BASE_OK)
    status = reason_path_begin (path, &(ReasonStart){ .placed = placed, .n_placed = n_placed });
  while (status == BASE_OK && state == REASON_GOES_ON)
    status = reason_path_next (path, &step, &state);
  if (status == BASE_OK)
    check_equal_u64 (state, REASON_SOLVED);
  reason_path_free (path);
  reason_plan_free (plan);
  return status;
}

static void
runs_out_of_memory (const void *data)
{
  uint32_t placed[PATHS_CELLS], n_placed;
  uint8_t values[PATHS_CELLS];
  BaseStatus status;
  Paths paths;

  (void) data;
  paths_init (&paths);
  check_true (paths_begin (&paths, paths_puzzles[paths_n_puzzles - 1], values, NULL));
  n_placed = sudoku_cover_givens (paths.cover, paths.puzzle, placed);
  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = walk_whole (&paths, placed, n_placed);
      if (failing_memory_disarm () < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
    }
  check_equal_u64 (status, BASE_OK);
  paths_clear (&paths);
}

static void
names_are_found_by_id (const void *data)
{
  (void) data;
  for (unsigned i = 0; i < REASON_TECHNIQUES; i++)
    {
      const ReasonName *name = reason_technique_name ((ReasonTechnique) i);
      ReasonTechnique found;

      check_true (name->id != NULL && name->name != NULL);
      check_true (reason_technique_find (name->id, strlen (name->id), &found));
      check_equal_u64 (found, i);
    }
  check_equal_text (reason_difficulty_name (12)->id, "beginner");
  check_equal_text (reason_difficulty_name (113)->id, "extreme");
}

int
main (void)
{
  static const Collection collections[] = {
    { "kids.txt", 20 },
    { "rated_easy.txt", 5 },
    { "rated_medium.txt", 2 },
    { "rated_hard.txt", 2 },
    { "17clue.txt", 32 },
    { "unbiased.txt", 16 },
    { "rated_diabolical.txt", 4 },
    { "top1465.txt", 40 },
    { "hardest11plus.txt", 500 },
    { "hardest1106.txt", 125 },
  };
  char name[64];

  check_claim ("/reason/path/reaches-its-end", reaches_end, NULL);
  check_claim ("/reason/rating/is-that-of-its-path", rates_as_it_walks, NULL);
  check_claim ("/reason/rating/is-the-same-however-it-is-seen", is_same_however_seen, NULL);
  check_claim ("/reason/rating/is-bounded-from-below", is_bound_from_below, NULL);
  check_claim ("/reason/path/uses-uniqueness-where-it-is-known", uses_uniqueness_where_known, NULL);
  check_claim ("/reason/path/is-stuck-in-an-empty-grid", is_stuck, NULL);
  check_claim ("/reason/path/finds-a-contradiction", finds_contradiction, NULL);
  check_claim ("/reason/path/refuses-what-clashes", refuses_clash, NULL);
  check_claim ("/reason/path/names-agree-with-difficulties", names_agree_with_difficulties, NULL);
  check_claim ("/reason/path/stops", stops, NULL);
  check_claim ("/reason/path/stops-within-a-step", stops_within_a_step, NULL);
  check_claim ("/reason/path/runs-out-of-memory", runs_out_of_memory, NULL);
  check_claim ("/reason/technique/is-found-by-its-id", names_are_found_by_id, NULL);
  for (unsigned i = 0; i < sizeof collections / sizeof *collections; i++)
    {
      snprintf (name, sizeof name, "/reason/path/is-sound/%s", collections[i].file);
      check_claim (name, is_sound, &collections[i]);
    }
  return check_finish ();
}
