/* What a step says of itself can be checked by a reader. */
#include "check.h"
#include "paths.h"

/* Whether two options share an item, so that they cannot both be chosen. */
static bool
exclude_each_other (const CoverProblem *problem, uint32_t one, uint32_t other)
{
  uint32_t n_first, n_second;
  const CoverTerm *first = cover_problem_option (problem, one, &n_first);
  const CoverTerm *second = cover_problem_option (problem, other, &n_second);

  for (uint32_t i = 0; i < n_first; i++)
    for (uint32_t j = 0; j < n_second; j++)
      if (first[i].item == second[j].item)
        return true;
  return false;
}

static bool
has_item (const CoverProblem *problem, uint32_t option, uint32_t item)
{
  uint32_t n;
  const CoverTerm *terms = cover_problem_option (problem, option, &n);

  for (uint32_t i = 0; i < n; i++)
    if (terms[i].item == item)
      return true;
  return false;
}

/* Whether the option was there before the step. */
static bool
was_alive (const Paths *paths, const ReasonStep *step, uint32_t option)
{
  for (uint32_t i = 0; i < step->n_struck; i++)
    if (step->struck[i] == option)
      return true;
  return reason_path_is_alive (paths->path, option);
}

/* Whether one of the causes of a link excludes the option. */
static bool
is_excluded (const CoverProblem *problem, const ReasonStep *step, uint32_t link, uint32_t option)
{
  for (uint32_t bit = 0; bit <= link && bit < 64; bit++)
    if ((step->links[link].causes >> bit & 1) != 0
        && exclude_each_other (problem, option,
                               bit == 0 ? step->struck[0] : step->links[bit - 1].option))
      return true;
  return false;
}

static void
check_links (const Paths *paths, const ReasonStep *step)
{
  const CoverProblem *problem = sudoku_cover_problem (paths->cover);

  for (uint32_t link = 0; link < step->n_links; link++)
    {
      const ReasonLink *it = &step->links[link];

      check_equal_u64 (it->option == COVER_NONE, link + 1 == step->n_links);
      check_true (it->causes != 0 && it->causes >> link <= 1);
      for (uint32_t option = 0; option < cover_problem_n_options (problem); option++)
        if (option != it->option && has_item (problem, option, it->item)
            && was_alive (paths, step, option))
          check_true (is_excluded (problem, step, link, option));
    }
}

/* Each conclusion of a chain follows from those that it names, and the last one is that nothing is
 * left. */
static void
links_follow_from_causes (const void *data)
{
  uint8_t values[PATHS_CELLS];
  ReasonState state;
  ReasonStep step;
  uint32_t n = 0;
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      check_true (paths_begin (&paths, paths_puzzles[i], values, NULL));
      while (reason_path_next (paths.path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
        {
          check_links (&paths, &step);
          n += step.n_links;
        }
    }
  check_true (n > 500);
  paths_clear (&paths);
}

/* A step that uses uniqueness names the extras: one of them is true in the solution. */
static void
extras_have_a_true_one (const void *data)
{
  uint8_t values[PATHS_CELLS];
  ReasonState state;
  ReasonStep step;
  uint32_t n = 0;
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      check_true (paths_begin (&paths, paths_puzzles[i], values, NULL));
      while (reason_path_next (paths.path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
        {
          uint32_t n_true = 0;

          for (uint32_t e = 0; e < step.n_extras; e++)
            n_true += values[step.extras[e] / 9] == step.extras[e] % 9 + 1;
          check_equal_u64 (step.n_extras > 0, step.is_unique);
          check_true (!step.is_unique || n_true > 0);
          n += step.is_unique;
        }
    }
  check_true (n >= 5);
  paths_clear (&paths);
}

static void
copy_is_equal (const void *data)
{
  uint8_t values[PATHS_CELLS];
  ReasonState state;
  ReasonStep step, copy;
  Paths paths;

  (void) data;
  paths_init (&paths);
  check_true (paths_begin (&paths, paths_puzzles[1], values, NULL));
  while (reason_path_next (paths.path, &step, &state) == BASE_OK && state == REASON_GOES_ON)
    {
      check_equal_u64 (reason_step_copy (&step, &copy), BASE_OK);
      check_equal_memory (copy.items, step.items, step.n_items * sizeof *step.items);
      check_equal_memory (copy.struck, step.struck, step.n_struck * sizeof *step.struck);
      check_equal_memory (copy.links, step.links, step.n_links * sizeof *step.links);
      reason_step_clear (&copy);
      check_true (copy.items == NULL && copy.n_items == 0);
    }
  paths_clear (&paths);
}

int
main (void)
{
  check_claim ("/reason/step/links-follow-from-their-causes", links_follow_from_causes, NULL);
  check_claim ("/reason/step/one-of-the-extras-is-true", extras_have_a_true_one, NULL);
  check_claim ("/reason/step/copy-is-equal", copy_is_equal, NULL);
  return check_finish ();
}
