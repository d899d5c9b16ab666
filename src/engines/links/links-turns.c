#include "links-turns.h"

#include "base-memory.h"
#include "links.h"

#include <stdlib.h>

void
links_turns_clear (LinksTurns *self)
{
  cover_search_free (self->search);
  cover_links_free (self->links);
  free (self->options);
  engine_kept_clear (&self->kept);
  *self = (LinksTurns){ 0 };
}

static BaseStatus
begin (LinksTurns *self, const CoverProblem *problem, const EngineRequest *request)
{
  BaseStatus status;

  self->request = (EngineRequest){ .solutions = request->solutions, .stop = request->stop };
  if (request->found != NULL)
    {
      self->request.found = engine_kept_add;
      self->request.data = &self->kept;
    }
  self->options = base_new (uint32_t, cover_problem_n_primary (problem) + (size_t) 1);
  if (self->options == NULL)
    return BASE_NO_MEMORY;
  status = cover_links_new_until (problem, NULL, request->stop, &self->links);
  if (status == BASE_OK)
    status = cover_search_new (self->links, &self->search);
  return status == BASE_OK ? cover_search_start (self->search, NULL, 0) : status;
}

BaseStatus
links_turns_go_on (LinksTurns *self,
                   const CoverProblem *problem,
                   const EngineRequest *request,
                   uint64_t nodes)
{
  BaseStatus status = BASE_OK;

  if (self->search == NULL)
    status = begin (self, problem, request);
  if (status != BASE_OK || self->is_over)
    return status;
  self->request.nodes = nodes;
  links_run_cover (self->search, &self->request, self->options, &self->answer);
  self->is_over = self->answer.outcome != COVER_RAN_TO_LIMIT
                  || self->answer.counters.solutions == self->request.solutions;
  return self->kept.starved ? BASE_NO_MEMORY : BASE_OK;
}

void
links_turns_tell (LinksTurns *self, const EngineRequest *request, EngineAnswer *out_answer)
{
  engine_kept_answer (&self->kept, &self->answer, request, out_answer);
}
