/* Steps by their numbers, the positions before them, and the parts of their matrices. */
#include "check.h"
#include "failing-memory.h"
#include "figure-path.h"
#include "paths.h"
#include "steps.h"

#include <stdlib.h>

/* Puzzles of paths_puzzles. */
enum
{
  CHAINS = 11,
  FISH = 15,
};

/* The position has the digits of the steps before, and the candidates that they leave. */
static void
is_position_of_path (const void *data)
{
  Steps steps = steps_new (paths_puzzles[CHAINS]);
  ReasonPlan *plan;
  ReasonPath *path;
  ReasonStart start = { .solution = steps.solution, .n_solution = steps.n_solution };
  uint32_t n_placed = 0;

  (void) data;
  check_equal_u64 (reason_plan_new (steps.subject->problem, steps.subject->board, NULL, &plan),
                   BASE_OK);
  check_equal_u64 (reason_path_new (plan, &path), BASE_OK);
  check_equal_u64 (reason_path_begin (path, &start), BASE_OK);
  for (uint64_t number = 1; number <= 20; number++)
    {
      FigureStep found = steps_find (&steps, number);
      ReasonState state;
      ReasonStep step;

      for (uint32_t i = 0; i < cover_problem_n_options (steps.subject->problem); i++)
        check_equal_u64 (found.alive[i], reason_path_is_alive (path, i));
      check_equal_u64 (found.subject->n_givens, n_placed);
      check_equal_u64 (figure_reason (found.figure)->n_placed_before, n_placed);
      check_equal_u64 (player_state (run_player (found.run))->n_givens, n_placed);
      check_equal_u64 (reason_path_next (path, &step, &state), BASE_OK);
      check_equal_u64 (found.step.technique, step.technique);
      check_equal_u64 (found.step.placed, step.placed);
      check_equal_u64 (found.step.n_struck, step.n_struck);
      n_placed += step.placed != COVER_NONE;
      figure_step_clear (&found);
    }
  check_true (n_placed > 0);
  reason_path_free (path);
  reason_plan_free (plan);
  steps_clear (&steps);
}

static void
counts_steps_to_end (const void *data)
{
  Steps steps = steps_new ("knuth");
  const FigureRequest behind = steps_request (&steps, 100);
  FigureStep step = { .figure = NULL };
  ReasonState state;
  uint64_t n_steps;

  (void) data;
  check_equal_u64 (figure_step_find (&behind, &step, &state, &n_steps), BASE_OK);
  check_equal_u64 (state, REASON_SOLVED);
  check_equal_u64 (n_steps, 4);
  check_true (step.figure == NULL);
  step = steps_find (&steps, n_steps);
  check_true (step.step.placed != COVER_NONE);
  figure_step_clear (&step);
  steps_clear (&steps);
}

/* A path gives the same steps in any order, and after it was stopped. */
static void
is_same_in_any_order (const void *data)
{
  Steps steps = steps_new (paths_puzzles[CHAINS]);
  FigureRequest request = steps_request (&steps, 0);
  FigurePath *path;
  ReasonState state = REASON_GOES_ON;
  BaseStop stop;

  (void) data;
  base_stop_init (&stop);
  check_equal_u64 (figure_path_new (&request, &path), BASE_OK);
  for (uint64_t number = 1; number <= 30; number++)
    {
      base_stop_raise (&stop);
      figure_path_set_stop (path, &stop);
      check_equal_u64 (figure_path_walk (path, number, &state), BASE_STOPPED);
      check_equal_u64 (figure_path_n_steps (path), number - 1);
      figure_path_set_stop (path, NULL);
      check_equal_u64 (figure_path_walk (path, number, &state), BASE_OK);
      check_equal_u64 (state, REASON_GOES_ON);
      check_equal_u64 (figure_path_n_steps (path), number);
    }
  for (uint64_t number = 30; number > 0; number--)
    {
      FigureStep one = steps_find (&steps, number), other;

      check_equal_u64 (figure_path_get (path, number, &other), BASE_OK);
      check_equal_u64 (one.step.technique, other.step.technique);
      check_equal_u64 (one.step.n_struck, other.step.n_struck);
      check_equal_memory (one.step.struck, other.step.struck,
                          one.step.n_struck * sizeof *one.step.struck);
      check_equal_memory (one.alive, other.alive, cover_problem_n_options (steps.subject->problem));
      check_equal_u64 (one.subject->n_givens, other.subject->n_givens);
      figure_step_clear (&one);
      figure_step_clear (&other);
    }
  check_equal_u64 (figure_path_walk (path, UINT64_MAX, &state), BASE_OK);
  check_equal_u64 (state, REASON_SOLVED);
  figure_path_free (path);
  steps_clear (&steps);
}

/* The part of an X-wing: two rows of the value, and the columns through which options go. */
static void
part_has_what_matters (const void *data)
{
  Steps steps = steps_new (paths_puzzles[FISH]);
  FigureStep step = steps_find_named (&steps, REASON_X_WING, 2);
  const PaintReason *whole = figure_reason (step.figure);
  FigurePart part;

  (void) data;
  check_equal_u64 (figure_part_new (&step, &part), BASE_OK);
  check_equal_u64 (part.reason.n_items, 2);
  check_equal_u64 (part.reason.n_options, whole->n_options);
  check_equal_u64 (part.reason.n_links, whole->n_links);
  check_equal_u64 (part.n_items, 4);
  check_true (part.n_options > part.reason.n_options && part.n_options < 20);
  check_true (part.n_all_items > part.n_items && part.n_all_options > part.n_options);
  for (uint32_t i = 0; i < part.reason.n_links; i++)
    {
      const PaintReasonLink *link = &part.reason.links[i];

      check_true (cover_problem_covers (part.subject->problem, link->from, link->item));
      check_true (cover_problem_covers (part.subject->problem, link->to, link->item));
    }
  check_true (paint_reason_has_item (&part.reason, part.reason.stuck));
  figure_part_clear (&part);
  figure_step_clear (&step);
  steps_clear (&steps);
}

/* The part of a single has the items of its option, and all options that these exclude. */
static void
part_of_single (const void *data)
{
  Steps steps = steps_new (paths_puzzles[FISH]);
  FigureStep step = steps_find_named (&steps, REASON_HIDDEN_SINGLE, 0);
  FigurePart part;

  (void) data;
  check_equal_u64 (figure_part_new (&step, &part), BASE_OK);
  check_equal_u64 (part.n_items, 4);
  check_true (part.reason.placed != COVER_NONE);
  check_true (
      cover_problem_covers (part.subject->problem, part.reason.placed, part.reason.items[0]));
  figure_part_clear (&part);
  figure_step_clear (&step);
  steps_clear (&steps);
}

static void
counts_solutions (const void *data)
{
  static const struct
  {
    const char *word;
    unsigned n;
  } cases[] = { { "knuth", 1 }, { "queens:6", 2 }, { "mutilated:4", 0 } };

  (void) data;
  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      Subject *subject = steps_classic (cases[i].word);
      uint32_t *solution = NULL, n;
      unsigned n_solutions;

      check_equal_u64 (figure_find_solution (subject, NULL, &solution, &n, &n_solutions), BASE_OK);
      check_equal_u64 (n_solutions, cases[i].n);
      check_equal_u64 (solution == NULL, cases[i].n == 0);
      free (solution);
      subject_unref (subject);
    }
}

static BaseStatus
find_and_part (const FigureRequest *request)
{
  FigureStep step;
  FigurePart part;
  ReasonState state;
  uint64_t n;
  BaseStatus status = figure_step_find (request, &step, &state, &n);

  if (status != BASE_OK)
    return status;
  status = figure_part_new (&step, &part);
  if (status == BASE_OK)
    figure_part_clear (&part);
  figure_step_clear (&step);
  return status;
}

static void
leaves_nothing_without_memory (const void *data)
{
  Steps steps = steps_new ("knuth");
  const FigureRequest request = steps_request (&steps, 2);
  unsigned n_failures = 0;
  BaseStatus status;

  (void) data;
  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = find_and_part (&request);
      if (failing_memory_disarm () < n)
        break;
      /* A record does without a checkpoint for which there is no memory. */
      check_true (status == BASE_NO_MEMORY || status == BASE_OK);
      n_failures += status == BASE_NO_MEMORY;
    }
  check_equal_u64 (status, BASE_OK);
  check_true (n_failures > 100);
  steps_clear (&steps);
}

int
main (void)
{
  check_claim ("/figure/step/is-position-of-path", is_position_of_path, NULL);
  check_claim ("/figure/path/is-same-in-any-order", is_same_in_any_order, NULL);
  check_claim ("/figure/step/counts-steps-to-end", counts_steps_to_end, NULL);
  check_claim ("/figure/step/leaves-nothing-without-memory", leaves_nothing_without_memory, NULL);
  check_claim ("/figure/part/has-what-matters", part_has_what_matters, NULL);
  check_claim ("/figure/part/of-single", part_of_single, NULL);
  check_claim ("/figure/solution/counts", counts_solutions, NULL);
  return check_finish ();
}
