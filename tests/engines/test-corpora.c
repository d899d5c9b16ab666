/* Every engine answers what links answers, on whole collections: the number of solutions as far as
 * two, and the solution where there is only one; of the puzzles with several, all of them; of cover
 * problems, all solutions.
 *
 * What links itself does not finish soon is known to have one solution, as all large grids of the
 * collections do.  Engines too slow for that (their names stand below) are asked for a few puzzles
 * only and may give up, which is said. */
#include "check.h"
#include "formats.h"
#include "grids.h"

#include <stdlib.h>
#include <string.h>

#define SOON       100000u /* nodes of links for one puzzle */
#define SOON_SLOW  500u    /* of slow engines */
#define FEW        5u      /* puzzles */
#define SOON_COVER 5000000u

static const char *const slow_engines[] = { "backtrack", "matrix" };

typedef struct
{
  const char *name;
  uint64_t most;        /* solutions of a puzzle; 0: all */
  uint64_t n_solutions; /* of the only cover problem; 0: use the number of links */
  bool is_long;         /* for an engine that counts to the end, because it has no limit */
} Collection;

typedef struct
{
  SudokuPuzzle *sudoku;
  CoverProblem *problem;
  uint64_t n_solutions;
  uint8_t *values; /* the only solution; NULL: none, or not found by links */
} Known;

typedef struct
{
  Known *known;
  size_t n;
} List;

static BaseStatus
read_file (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  *out_length = fread (bytes, 1, capacity, data);
  return BASE_OK;
}

static List
list_read (const char *name, size_t most)
{
  FILE *file = check_open_corpus (name); /* where there is none the claim ends here */
  FormatsReader *reader;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue;
  List self = { 0 };

  check_equal_u64 (
      formats_reader_new ((FormatsSource){ read_file, file }, &(FormatsOptions){ 0 }, &reader),
      BASE_OK);
  while (self.n < most && formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE)
    {
      self.known = realloc (self.known, (self.n + 1) * sizeof *self.known);
      check_true (self.known != NULL);
      self.known[self.n++] = (Known){ .sudoku = puzzle.sudoku, .problem = puzzle.problem };
      puzzle.sudoku = NULL;
      puzzle.problem = NULL;
    }
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
  fclose (file);
  check_true (self.n > 0);
  return self;
}

static void
list_clear (List *self)
{
  for (size_t i = 0; i < self->n; i++)
    {
      sudoku_puzzle_free (self->known[i].sudoku);
      cover_problem_free (self->known[i].problem);
      free (self->known[i].values);
    }
  free (self->known);
}

static bool
keep_first (void *data, const EngineSolution *solution)
{
  uint8_t **values = data;

  if (*values == NULL)
    {
      *values = malloc (solution->n_values);
      check_true (*values != NULL);
      memcpy (*values, solution->values, solution->n_values);
    }
  return true;
}

/* Solves the puzzle; `out_values` gets the solution, to be freed, unless all are only counted. */
static EngineAnswer
ask (EngineSudoku *sudoku,
     const SudokuPuzzle *puzzle,
     uint64_t most,
     uint64_t nodes,
     uint8_t **out_values)
{
  const EngineRequest request = {
    .solutions = most,
    .nodes = nodes,
    .found = most != 0 ? keep_first : NULL,
    .data = out_values,
  };
  EngineAnswer answer;

  *out_values = NULL;
  check_equal_u64 (engines_sudoku_solve (sudoku, puzzle, &request, &answer), BASE_OK);
  return answer;
}

/* Keeps an engine open as long as the shape stays the same. */
static void
open_for (EngineSudoku **sudoku, const Engine *engine, SudokuShape *shape)
{
  if (*sudoku != NULL && sudoku_shape_equal (engines_sudoku_shape (*sudoku), shape))
    return;
  engines_sudoku_free (*sudoku);
  *sudoku = NULL;
  check_equal_u64 (engines_sudoku_new (engine, shape, sudoku), BASE_OK);
}

static void
ask_links (const List *list, uint64_t most)
{
  EngineSudoku *links = NULL;

  for (size_t i = 0; i < list->n; i++)
    {
      Known *known = &list->known[i];
      EngineAnswer answer;

      open_for (&links, engines_reference (), known->sudoku->shape);
      answer = ask (links, known->sudoku, most, most != 0 ? SOON : 0, &known->values);
      known->n_solutions = answer.counters.solutions;
      if (answer.outcome == COVER_RAN_TO_LIMIT && known->n_solutions != most)
        known->n_solutions = 1;
      if (known->n_solutions != 1)
        {
          free (known->values);
          known->values = NULL;
        }
    }
  engines_sudoku_free (links);
}

static bool
is_slow (const Engine *engine)
{
  for (size_t i = 0; i < sizeof slow_engines / sizeof *slow_engines; i++)
    if (strcmp (engine->id, slow_engines[i]) == 0)
      return true;
  return false;
}

/* False when it gave up, as slow engines may. */
static bool
agrees (EngineSudoku *sudoku, const Known *known, uint64_t most, bool slow)
{
  uint8_t *values;
  const EngineAnswer answer = ask (sudoku, known->sudoku, most, slow ? SOON_SLOW : 0, &values);
  const bool gave_up =
      slow && answer.outcome == COVER_RAN_TO_LIMIT && answer.counters.solutions != most;

  if (!gave_up)
    check_equal_u64 (answer.counters.solutions, known->n_solutions);
  if (!gave_up && values != NULL)
    {
      check_true (grid_is_solution (known->sudoku, values));
      if (known->values != NULL)
        check_equal_memory (values, known->values, sudoku_shape_n_cells (known->sudoku->shape));
    }
  free (values);
  return !gave_up;
}

static void
compare (const Engine *engine, const List *list, uint64_t most)
{
  const bool slow = is_slow (engine);
  EngineSudoku *sudoku = NULL;
  size_t n_left_out = 0;

  for (size_t i = 0; i < list->n && (!slow || i < FEW); i++)
    {
      const Known *known = &list->known[i];

      if (engine->fits_sudoku != NULL && !engine->fits_sudoku (known->sudoku->shape))
        continue;
      open_for (&sudoku, engine, known->sudoku->shape);
      n_left_out += !agrees (sudoku, known, most, slow);
    }
  engines_sudoku_free (sudoku);
  if (n_left_out > 0)
    printf ("# left out: %s gave up on %zu of %u puzzles\n", engine->id, n_left_out, FEW);
}

static void
all_engines_answer_alike (const void *data)
{
  const Collection *what = data;
  List list = list_read (what->name, check_quick () ? 10 : SIZE_MAX);

  ask_links (&list, what->most);
  for (unsigned e = 1; e < engines_n; e++)
    {
      /* It would be links once more. */
      if (what->most != 0 && engines_get (e)->counts)
        continue;
      if (engines_get (e)->open_sudoku != NULL)
        compare (engines_get (e), &list, what->most);
    }
  list_clear (&list);
}

/* The number that links counts is tested with the command line. */
static void
all_engines_count_alike (const void *data)
{
  const Collection *what = data;
  List list = list_read (what->name, 1);
  const CoverProblem *problem = list.known[0].problem;

  for (unsigned e = 1; e < engines_n; e++)
    {
      const Engine *engine = engines_get (e);
      const EngineRequest request = { .nodes = engine->counts     ? 0
                                               : is_slow (engine) ? SOON_SLOW
                                                                  : SOON_COVER };
      EngineAnswer answer;

      if (engine->counts && what->is_long)
        {
          printf ("# left out: %s would take long\n", engine->id);
          continue;
        }
      if (engine->solve_cover == NULL
          || (engine->fits_cover != NULL && !engine->fits_cover (problem)))
        continue;
      check_equal_u64 (engines_cover_solve (engine, problem, &request, &answer), BASE_OK);
      if (answer.outcome == COVER_RAN_TO_LIMIT)
        printf ("# left out: %s did not finish within %u nodes\n", engine->id,
                (unsigned) request.nodes);
      else
        check_equal_u64 (answer.counters.solutions, what->n_solutions);
    }
  list_clear (&list);
}

int
main (void)
{
  static const Collection collections[] = {
    { .name = "17clue.txt", .most = 2 },
    { .name = "unbiased.txt", .most = 2 },
    { .name = "kids.txt", .most = 2 },
    { .name = "top1465.txt", .most = 2 },
    { .name = "hardest11plus.txt", .most = 2 },
    { .name = "hardest1106.txt", .most = 2 },
    { .name = "multi.txt" },
    { .name = "rated_easy.txt", .most = 2 },
    { .name = "rated_medium.txt", .most = 2 },
    { .name = "rated_hard.txt", .most = 2 },
    { .name = "rated_diabolical.txt", .most = 2 },
    { .name = "course_impossible.txt", .most = 2 },
    { .name = "edge_counts.txt" },
    { .name = "grid16_easy.txt", .most = 2 },
    { .name = "grid16_medium.txt", .most = 2 },
    { .name = "grid16_hard.txt", .most = 2 },
    { .name = "grid16_expert.txt", .most = 2 },
    { .name = "grid16_kr100.txt", .most = 2 },
    { .name = "grid25_easy.txt", .most = 2 },
    { .name = "grid25_medium.txt", .most = 2 },
    { .name = "grid25_hard.txt", .most = 2 },
    { .name = "grid25_expert.txt", .most = 2 },
    { .name = "grid36_medium.txt", .most = 2 },
  };
  /* As shared/corpora/README.md has them. */
  static const Collection problems[] = {
    { .name = "exact_cover/queens8.dlx", .n_solutions = 92 },
    { .name = "exact_cover/queens10.dlx", .n_solutions = 724 },
    { .name = "exact_cover/queens12.dlx", .n_solutions = 14200 },
    { .name = "exact_cover/langford11_full.dlx", .n_solutions = 35584 },
    { .name = "exact_cover/langford12_full.dlx", .n_solutions = 216288, .is_long = true },
    { .name = "exact_cover/pent6x10.dlx", .n_solutions = 9356, .is_long = true },
    { .name = "exact_cover/domino8x8.dlx", .n_solutions = 12988816 },
    { .name = "exact_cover/latin6_row1fixed.dlx", .n_solutions = 1128960 },
  };
  char name[128];

  for (size_t i = 0; i < sizeof collections / sizeof *collections; i++)
    {
      snprintf (name, sizeof name, "/engines/corpora/all-answer-alike/%s", collections[i].name);
      check_claim (name, all_engines_answer_alike, &collections[i]);
    }
  for (size_t i = 0; i < (check_quick () ? 2 : sizeof problems / sizeof *problems); i++)
    {
      snprintf (name, sizeof name, "/engines/corpora/all-count-alike/%s", problems[i].name);
      check_claim (name, all_engines_count_alike, &problems[i]);
    }
  return check_finish ();
}
