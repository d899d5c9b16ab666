#include "figure-solution.h"

#include "base-memory.h"
#include "run.h"

#include <stdlib.h>

BaseStatus
figure_find_solution (Subject *subject,
                      const BaseStop *stop,
                      uint32_t **out_options,
                      uint32_t *out_n,
                      unsigned *out_n_solutions)
{
  const RunOptions options = { .rule = COVER_RULE_FEWEST, .bare = true };
  RunPlan plan = { .limits = { .solutions = 1, .stop = stop } };
  Run *run = NULL;
  uint32_t *copy = NULL, n = 0;
  unsigned n_solutions = 0;
  BaseStatus status = run_new (subject, &options, &run);

  if (status == BASE_OK && run_search_on (run, &plan) == COVER_RAN_TO_LIMIT)
    {
      const uint32_t *found = run_options (run, &n);

      copy = base_copy (found, n, sizeof *found);
      status = copy != NULL ? BASE_OK : BASE_NO_MEMORY;
      plan.limits.solutions = 2;
      n_solutions = run_search_on (run, &plan) == COVER_RAN_TO_LIMIT ? 2 : 1;
    }
  if (status == BASE_OK && base_stop_asked (stop))
    status = BASE_STOPPED;
  run_unref (run);
  if (status != BASE_OK)
    {
      free (copy);
      return status;
    }
  *out_options = copy;
  *out_n = n;
  *out_n_solutions = n_solutions;
  return BASE_OK;
}
