#include "engine-kept.h"

#include "base-memory.h"
#include "engine-report.h"

#include <stdlib.h>
#include <string.h>

void
engine_kept_clear (EngineKept *self)
{
  free (self->words);
  *self = (EngineKept){ 0 };
}

EngineRequest
engine_kept_request (EngineKept *self, const EngineRequest *request)
{
  EngineRequest keeping = { .solutions = request->solutions, .stop = request->stop };

  if (request->found != NULL)
    {
      keeping.found = engine_kept_add;
      keeping.data = self;
    }
  return keeping;
}

bool
engine_kept_add (void *data, const EngineSolution *solution)
{
  EngineKept *self = data;
  void *words = self->words;

  self->starved = base_grow (&words, &self->capacity, self->n_words + solution->n_options + 1,
                             sizeof *self->words)
                  != BASE_OK;
  if (self->starved)
    return false;
  self->words = words;
  self->words[self->n_words] = solution->n_options;
  if (solution->n_options > 0)
    memcpy (self->words + self->n_words + 1, solution->options,
            solution->n_options * sizeof *self->words);
  self->n_words += solution->n_options + 1;
  self->n_solutions++;
  return true;
}

bool
engine_kept_report (const EngineKept *self, const EngineRequest *request, EngineAnswer *answer)
{
  for (size_t at = 0; at < self->n_words; at += self->words[at] + 1)
    {
      const EngineSolution solution = { .options = self->words + at + 1,
                                        .n_options = self->words[at] };

      if (!engine_report (request, answer, &solution))
        return false;
    }
  return true;
}

void
engine_kept_answer (const EngineKept *self,
                    const EngineAnswer *found,
                    const EngineRequest *request,
                    EngineAnswer *out_answer)
{
  *out_answer = *found;
  if (request->found == NULL)
    return;
  out_answer->counters.solutions = 0;
  if (!engine_kept_report (self, request, out_answer))
    out_answer->outcome = COVER_RAN_TO_LIMIT;
}
