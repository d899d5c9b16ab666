#include "links-turns.h"

#include "base-memory.h"
#include "cover-links.h"
#include "cover-search.h"
#include "engine-density.h"
#include "engine-kept.h"
#include "links-private.h"

#include <math.h>
#include <stdlib.h>

/* Estimated work in ns.  To set up: for each term and each header.  For a node: for each item that
 * may be compared when choosing the one with fewest options.  For each update: the deeper the
 * search, the fewer updates a node needs. */
#define WORK_TO_BEGIN  1000.0
#define WORK_OF_TERM   2.8
#define WORK_OF_HEADER 2.0
#define WORK_OF_NODE   80.0
#define WORK_OF_ITEM   0.35
#define WORK_OF_UPDATE 3.5
#define FEWER_UPDATES  16.0

/* Upper bound for the nodes of one turn. */
#define MOST_NODES 1e18

/* Nodes of the first turn, for each node of a straight way to a solution. */
#define STRAIGHT_NODES 2

typedef struct
{
  const CoverProblem *problem;
  EngineRequest request, keeping; /* as asked; the same with the solutions kept */
  CoverLinks *links;
  CoverSearch *search;
  uint32_t *options; /* of a solution */
  EngineAnswer answer;
  EngineKept kept;
  bool is_over;
} LinksRun;

double
links_work_to_begin (const CoverProblem *problem)
{
  return WORK_TO_BEGIN + WORK_OF_TERM * cover_problem_n_terms (problem)
         + WORK_OF_HEADER * cover_problem_n_items (problem);
}

double
links_work_of_node (const CoverProblem *problem)
{
  const double length = engine_density_length (problem), part = engine_density_left_out (problem);

  return WORK_OF_NODE + WORK_OF_ITEM * cover_problem_n_primary (problem)
         + WORK_OF_UPDATE * length * length * engine_density_options (problem)
               / (1 + FEWER_UPDATES * (part < 1 ? part : 1));
}

double
links_depth (const CoverProblem *problem)
{
  return cover_problem_n_items (problem) / engine_density_length (problem);
}

static double
links_run_first_work (const CoverProblem *problem)
{
  return links_work_to_begin (problem)
         + STRAIGHT_NODES * links_depth (problem) * links_work_of_node (problem);
}

static double
links_run_work (const LinksRun *self)
{
  const CoverCounters *counters = &self->answer.counters;
  const double each = WORK_OF_NODE + WORK_OF_ITEM * cover_problem_n_primary (self->problem);

  return links_work_to_begin (self->problem) + each * (double) counters->nodes
         + WORK_OF_UPDATE * (double) counters->updates;
}

static void
links_run_free (void *run)
{
  LinksRun *self = run;

  cover_search_free (self->search);
  cover_links_free (self->links);
  free (self->options);
  engine_kept_clear (&self->kept);
  free (self);
}

static BaseStatus
links_run_begin (const CoverProblem *problem, const EngineRequest *request, void **out_run)
{
  LinksRun *self = base_new_zeroed (LinksRun, 1);
  BaseStatus status = BASE_NO_MEMORY;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->problem = problem;
  self->request = *request;
  self->keeping = engine_kept_request (&self->kept, request);
  self->options = base_new (uint32_t, cover_problem_n_primary (problem) + (size_t) 1);
  if (self->options != NULL)
    status = cover_links_new_until (problem, NULL, request->stop, &self->links);
  if (status == BASE_OK)
    status = cover_search_new (self->links, &self->search);
  if (status == BASE_OK)
    status = cover_search_start (self->search, NULL, 0);
  if (status != BASE_OK)
    {
      links_run_free (self);
      return status;
    }
  *out_run = self;
  return BASE_OK;
}

static EngineProgress
links_run_progress (const LinksRun *self)
{
  return (EngineProgress){ .is_over = self->is_over,
                           .work = links_run_work (self),
                           .left = INFINITY,
                           .counters = self->answer.counters };
}

static BaseStatus
links_run_to (LinksRun *self, uint64_t nodes)
{
  if (self->is_over)
    return BASE_OK;
  self->keeping.nodes = nodes;
  links_run_cover (self->search, &self->keeping, self->options, &self->answer);
  self->is_over = nodes == 0 || self->answer.outcome != COVER_RAN_TO_LIMIT
                  || self->answer.counters.solutions == self->keeping.solutions;
  return self->kept.starved ? BASE_NO_MEMORY : BASE_OK;
}

static BaseStatus
links_run_go_on (void *run, double work, EngineProgress *out_progress)
{
  LinksRun *self = run;
  const double more = (work - links_run_work (self)) / links_work_of_node (self->problem);
  const uint64_t n = self->answer.counters.nodes + 1;
  const BaseStatus status =
      links_run_to (self, more > 0 ? n + (uint64_t) (more < MOST_NODES ? more : MOST_NODES) : n);

  *out_progress = links_run_progress (self);
  return status;
}

static BaseStatus
links_run_finish (void *run, EngineAnswer *out_answer)
{
  LinksRun *self = run;
  const BaseStatus status = links_run_to (self, 0);

  if (status == BASE_OK)
    engine_kept_answer (&self->kept, &self->answer, &self->request, out_answer);
  return status;
}

const EngineTurns links_turns = {
  .first_work = links_run_first_work,
  .begin = links_run_begin,
  .go_on = links_run_go_on,
  .finish = links_run_finish,
  .free = links_run_free,
};
