/* engines-bits-auto.c - what `auto` does with covers that `bits` can solve.
 *
 * A count of all: bits, or memory where that is seen to be faster.  All solutions: bits.  Some solutions: links begin,
 * because they need no preparation, and go straight down where bits look at all siblings first; what is not answered
 * soon is for bits.  Somebody who listens hears of it when it is clear who answers. */
#include "engines-bits-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_NODES 200 /* of links */

/* Solutions, each behind its length. */
typedef struct
{
  uint32_t *words;
  size_t n, capacity;
  bool starved;
} Kept;

static bool
keep (void *data, const EngineSolution *solution)
{
  Kept *self = data;
  void *words = self->words;

  self->starved =
      base_grow (&words, &self->capacity, self->n + solution->n_options + 1, sizeof *self->words)
      != BASE_OK;
  if (self->starved)
    return false;
  self->words = words;
  self->words[self->n] = solution->n_options;
  memcpy (self->words + self->n + 1, solution->options, solution->n_options * sizeof *self->words);
  self->n += solution->n_options + 1;
  return true;
}

/* What links found; false when the listener has had enough. */
static bool
tell (const Kept *kept, const EngineRequest *request, EngineAnswer *answer)
{
  answer->counters.solutions = 0;
  for (size_t at = 0; at < kept->n; at += kept->words[at] + 1)
    {
      const EngineSolution solution = { .options = kept->words + at + 1,
                                        .n_options = kept->words[at] };

      if (!engines_report (request, answer, &solution))
        return false;
    }
  return true;
}

static BaseStatus
find_some (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  Kept kept = { .n = 0 };
  EngineRequest first = *request;
  BaseStatus status;

  first.nodes = FIRST_NODES;
  if (request->found != NULL)
    {
      first.found = keep;
      first.data = &kept;
    }
  status = engines_links.solve_cover (problem, &first, out_answer);
  if (status == BASE_OK && kept.starved)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK && out_answer->outcome == COVER_RAN_TO_LIMIT
      && out_answer->counters.solutions != request->solutions)
    status = bits_solve (problem, &(BitsWay){ .manner = BITS_PLAIN }, request, out_answer);
  else if (status == BASE_OK && request->found != NULL && !tell (&kept, request, out_answer))
    out_answer->outcome = COVER_RAN_TO_LIMIT;
  free (kept.words);
  return status;
}

static BaseStatus
solve_cover (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  if (request->solutions != 0 && request->nodes == 0)
    return find_some (problem, request, out_answer);
  return bits_solve (problem, &(BitsWay){ .manner = BITS_OR_MEMORY }, request, out_answer);
}

const Engine engines_bits_auto = {
  .id = "auto",
  .summary = "The fastest one",
  .fits_cover = bits_plan_fits,
  .solve_cover = solve_cover,
};
