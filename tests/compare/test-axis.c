/* Axes: what is known of a sample, and rank correlation. */
#include "check.h"
#include "compared.h"

#include <math.h>

static void
unsolved_samples_have_no_numbers (const void *data)
{
  const CompareFacts facts = {
    .n_options = 729, .n_cells = 81, .n_blanks = 51, .n_candidates = 204
  };
  const CompareSample gave_up = { .fate = COMPARE_GAVE_UP, .counters.nodes = 10, .bytes = 5 };

  (void) data;
  for (unsigned i = 0; i < compare_n_axes; i++)
    {
      const CompareAxis *axis = compare_axis_get (i);

      check_true (compare_axis_find (axis->id) == axis);
      check_true (axis->of_puzzle || isnan (axis->get (&facts, &gave_up)));
    }
  check_true (compare_axis_find ("candidates")->get (&facts, &gave_up) == 4);
  check_true (isnan (compare_axis_find ("rating")->get (&facts, &gave_up)));
  check_true (compare_axis_find ("nothing") == NULL);
}

static void
solved_samples_have_theirs (const void *data)
{
  const CompareFacts facts = { .n_cells = 81, .rating = 45 };
  const CompareSample sample = {
    .fate = COMPARE_SOLVED,
    .counters = { .nodes = 52, .updates = 900 },
    .n_levels = 52,
    .building = { .median = 70000 },
    .searching = { .median = 30000 },
    .both = { .median = 100000 },
    .bytes = 2048,
  };
  static const struct
  {
    const char *axis;
    double number;
  } known[] = {
    { "rating", 4.5 }, { "nodes", 52 },  { "updates", 900 }, { "depth", 51 },
    { "build", 70 },   { "search", 30 }, { "time", 100 },    { "memory", 2 },
  };

  (void) data;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    check_true (compare_axis_find (known[i].axis)->get (&facts, &sample) == known[i].number);
}

/* By hand: ranks 0 1 2 3 against 1 0 2 3 give 0.8; with ties 0 1.5 1.5 3 against 0 1 2 3 give
 * 4.5 / sqrt (4.5 * 5). */
static void
correlations_are_spearmans (const void *data)
{
  static const double x[] = { 10, 20, 30, 1000 }, swapped[] = { 2, 1, 3, 4 },
                      down[] = { 4, 3, 2, 1 };
  static const double ties[] = { 1, 5, 5, 9 }, flat[] = { 7, 7, 7, 7 };
  double r;

  (void) data;
  check_equal_u64 (compare_correlate (x, x, 4, &r), BASE_OK);
  check_true (fabs (r - 1) < 1e-12);
  check_equal_u64 (compare_correlate (x, down, 4, &r), BASE_OK);
  check_true (fabs (r + 1) < 1e-12);
  check_equal_u64 (compare_correlate (x, swapped, 4, &r), BASE_OK);
  check_true (fabs (r - 0.8) < 1e-12);
  check_equal_u64 (compare_correlate (ties, x, 4, &r), BASE_OK);
  check_true (fabs (r - 4.5 / sqrt (4.5 * 5)) < 1e-12);
  check_equal_u64 (compare_correlate (x, flat, 4, &r), BASE_OK);
  check_true (isnan (r));
  check_equal_u64 (compare_correlate (x, x, 2, &r), BASE_OK);
  check_true (isnan (r));
}

int
main (void)
{
  check_claim ("/compare/axis/unsolved-samples-have-no-numbers", unsolved_samples_have_no_numbers,
               NULL);
  check_claim ("/compare/axis/solved-samples-have-theirs", solved_samples_have_theirs, NULL);
  check_claim ("/compare/axis/correlations-are-spearmans", correlations_are_spearmans, NULL);
  return check_finish ();
}
