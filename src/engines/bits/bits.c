/* bits.c - exact cover by sets of bits, and by symmetries.
 *
 * The options that can still be taken are a set of bits.  Taking one removes those that share an
 * item with it: one vector instruction for 256 of them.  To find the item with fewest options, the
 * search counts for each item the bits that its options and those left have in common.  A register
 * holds a byte for each of 16 or 32 items and takes eight options at a step; groups of eight that
 * are empty are skipped.  (That is less work than updating counts: of the 2,056 options of
 * pentominoes 6x10, 59 are left on average, and they lie in 23 groups.)  A secondary item needs
 * nothing but the conflicts it makes.
 *
 * A node is a state entered, as with dancing links, and there are as many, because the same item is
 * decided: the leftmost with fewest options.  Symmetries reduce them: bits-symmetry.c finds
 * symmetries, bits-orbits.c uses them.  That begins when the search has gone on about as long as
 * looking for them takes.  Solutions found until then are kept; they are reported if the search
 * goes on plainly, or found once more.  Their order is not that of links: options are sorted by
 * their last item, so that those left lie together.  Threads can share the search with and without
 * symmetries (bits-tree.c).
 *
 * Ideas from: Donald Knuth, The Art of Computer Programming 7.2.2.1 (exact cover, fewest options
 * first); Brendan McKay's nauty for symmetries; orderly generation after Read and Faradzev, to
 * report each solution once.
 *
 * Where symmetries are not worth looking for, a node takes about 30 ns, most of it waiting for
 * recent stores and for branches that cannot be predicted; a third of that where bits-word.c can do
 * it.
 *
 * Tried and dropped:
 *
 * - Options in the order of the file, or by their first item: 30 and 22.5 groups of eight a node
 *   instead of 22.8 with pentominoes, so no real difference between the last two.
 * - Two, four or eight groups at a step without checking which are empty: fewer turns of the loop
 *   and no faster.
 * - The number of vectors of options known to the compiler where it is one: nothing gained with
 *   queens and Langford.
 * - Independent parts below the root: not looked for.  In queens, Langford and pentominoes a few
 *   items tie everything together (a piece goes into any hole).  Where a problem does fall into
 *   parts, as with dominoes, a count goes over to `memory`. */
#include "bits-private.h"

#include "base-memory.h"
#include "links.h"

#include <stdlib.h>
#include <string.h>

/* Nodes before symmetries are looked for. */
#define FIRST_NODES(n_terms) (1000 + 4 * (uint64_t) (n_terms))

/* Trying one image of an item takes as long as NODES_OF_TRY nodes for each term of the problem.
 * All tries may take one part in ONE_IN of the work that is left. */
#define NODES_OF_TRY 0.7
#define ONE_IN       3

/* Writes options of the plan to `told`, as the problem numbers them. */
static void
bits_run_number (BitsRun *self, const uint32_t *options, uint32_t n)
{
  for (uint32_t i = 0; i < n; i++)
    self->told[i] = self->plan.numbers[options[i]];
}

bool
bits_run_report (BitsRun *self, const uint32_t *options, uint32_t n)
{
  const EngineSolution solution = { .options = self->told, .n_options = n };

  bits_run_number (self, options, n);
  return engine_report (self->request, self->answer, &solution);
}

static bool
count_solution (BitsSearch *search)
{
  BitsRun *run = search->data;

  run->answer->counters.solutions++;
  if (run->answer->counters.solutions != run->request->solutions)
    return true;
  search->outcome = COVER_RAN_TO_LIMIT;
  return false;
}

static bool
report_solution (BitsSearch *search)
{
  BitsRun *run = search->data;
  const uint32_t n = bits_search_choices (search, run->options);

  if (bits_run_report (run, run->options, n))
    return true;
  search->outcome = COVER_RAN_TO_LIMIT;
  return false;
}

/* Keeps a solution while it is not clear whether symmetries or `memory` will find them all
 * again. */
static bool
keep_solution (BitsSearch *search)
{
  BitsRun *run = search->data;
  const EngineSolution solution = { .options = run->told,
                                    .n_options = bits_search_choices (search, run->options) };

  bits_run_number (run, run->options, solution.n_options);
  if (!engine_kept_add (&run->kept, &solution))
    {
      run->status = BASE_NO_MEMORY;
      return false;
    }
  if (run->kept.n_solutions != run->request->solutions)
    return true;
  search->outcome = COVER_RAN_TO_LIMIT;
  return false;
}

/* Reports the kept solutions, once.  Returns whether the search goes on. */
static bool
report_kept (BitsRun *self)
{
  const bool goes_on = engine_kept_report (&self->kept, self->request, self->answer);

  engine_kept_clear (&self->kept);
  return goes_on;
}

static void
run_on (BitsRun *self)
{
  self->search.outcome = COVER_RAN_TO_END;
  self->path->run (&self->search);
}

/* Reports one solution of a shared search, when its turn comes. */
static bool
report_shared (void *data, const EngineSolution *solution)
{
  return bits_run_report (data, solution->options, solution->n_options);
}

/* Continues on several threads.  Solutions reported before are already counted. */
static BaseStatus
run_shared (BitsRun *self)
{
  const BitsTask task = {
    .plan = &self->plan, .path = self->path, .active = self->all, .option = COVER_NONE
  };
  EngineRequest request = *self->request;
  EngineAnswer answer;
  BaseStatus status;

  if (request.found != NULL)
    request.found = report_shared;
  request.data = self;
  status = bits_split_run (&task, &self->search, &request, &answer);
  if (status == BASE_OK && request.found == NULL)
    self->answer->counters.solutions += answer.counters.solutions;
  return status;
}

static BaseStatus
run_plain (BitsRun *self)
{
  if (!report_kept (self))
    {
      self->search.outcome = COVER_RAN_TO_LIMIT;
      return BASE_OK;
    }
  if (bits_can_split (&self->plan, self->request))
    return run_shared (self);
  self->search.pause_at = UINT64_MAX;
  self->search.solved = self->request->found == NULL ? count_solution : report_solution;
  run_on (self);
  return BASE_OK;
}

/* Estimates the factor by which symmetries reduce the nodes; it may be too high. */
static double
guess_gain (const BitsRun *self, const BitsSymmetries *symmetries)
{
  uint32_t n_options;
  const uint32_t n_orbits = bits_orbits (&self->plan, symmetries, self->first_item, &n_options);

  return n_orbits == 0 ? 1 : (double) n_options / n_orbits;
}

/* Counts again with `memory` or with symmetries, or goes on without. */
static BaseStatus
run_on_with (BitsRun *self, const BitsSymmetries *symmetries, BitsManner manner)
{
  bool done = false;
  BaseStatus status = BASE_OK;

  if (manner == BITS_OR_MEMORY && engine_only_counts (self->request))
    status = bits_run_memory (
        self, bits_search_guess (&self->search) / guess_gain (self, symmetries), &done);
  if (done || status != BASE_OK)
    return status;
  if (symmetries->n == 1)
    return run_plain (self);
  self->answer->counters.solutions = 0;
  self->search.pause_at = UINT64_MAX;
  return bits_run_symmetric (self, symmetries);
}

/* How many images are worth trying. */
static uint32_t
guess_tries (const BitsRun *self)
{
  const double nodes = bits_search_guess (&self->search) - (double) self->search.nodes;
  const double tries =
      nodes / (ONE_IN * NODES_OF_TRY * (cover_problem_n_terms (self->problem) + 1.0));

  return tries > BITS_MOST_TRIES ? BITS_MOST_TRIES : (uint32_t) tries;
}

static BaseStatus
run_with_symmetries (BitsRun *self, BitsManner manner)
{
  BitsSymmetries symmetries;
  BaseStatus status = bits_symmetries_init (
      &symmetries, &self->plan, self->problem,
      manner == BITS_SYMMETRIC ? BITS_MOST_TRIES : guess_tries (self), self->request->stop);

  if (status == BASE_OK)
    status = run_on_with (self, &symmetries, manner);
  bits_symmetries_clear (&symmetries);
  if (status != BASE_STOPPED)
    return status;
  self->search.outcome = report_kept (self) ? COVER_RAN_TO_STOP : COVER_RAN_TO_LIMIT;
  return BASE_OK;
}

/* Searches plainly at first: most problems end there. */
static BaseStatus
run_all (BitsRun *self, BitsManner manner)
{
  if (manner != BITS_SYMMETRIC)
    {
      self->search.pause_at = FIRST_NODES (cover_problem_n_terms (self->problem));
      self->search.solved = self->request->found == NULL ? count_solution : keep_solution;
      run_on (self);
      if (self->status != BASE_OK || self->search.outcome != COVER_RAN_TO_LIMIT)
        {
          if (!report_kept (self))
            self->search.outcome = COVER_RAN_TO_LIMIT;
          return self->status;
        }
    }
  return run_with_symmetries (self, manner);
}

BaseStatus
bits_run_to (BitsRun *self, uint64_t nodes, bool *out_is_over)
{
  self->search.pause_at = nodes;
  self->search.solved = self->request->found == NULL ? count_solution : keep_solution;
  run_on (self);
  *out_is_over =
      self->search.outcome != COVER_RAN_TO_LIMIT
      || self->kept.n_solutions + self->answer->counters.solutions == self->request->solutions;
  return self->status;
}

BaseStatus
bits_run_finish (BitsRun *self, bool is_over)
{
  BaseStatus status = BASE_OK;

  if (!is_over)
    status = run_plain (self);
  else if (!report_kept (self))
    self->search.outcome = COVER_RAN_TO_LIMIT;
  self->answer->outcome = self->search.outcome;
  self->answer->counters.nodes = self->search.nodes + self->other_nodes;
  return status;
}

BaseStatus
bits_run_init (BitsRun *self, const BitsPath *path)
{
  BaseStatus status = bits_plan_init (&self->plan, self->problem, self->request->stop);

  *self->answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  if (status != BASE_OK)
    return status;
  self->path = path != NULL ? path : bits_best_path ();
  status = bits_search_init (&self->search, &self->plan);
  self->options = base_new (uint32_t, 2 * (self->plan.n_items + (size_t) 1));
  self->all = base_new_zeroed (uint64_t, self->plan.n_words);
  if (self->options == NULL || self->all == NULL)
    status = BASE_NO_MEMORY;
  if (status != BASE_OK)
    return status;
  self->told = self->options + self->plan.n_items + 1;
  self->search.stop = self->request->stop;
  self->search.data = self;
  for (uint32_t option = 0; option < self->plan.n_options; option++)
    bits_add (self->all, option);
  bits_search_begin (&self->search, self->all, COVER_NONE);
  self->first_item = self->search.states[0].item;
  return BASE_OK;
}

void
bits_run_clear (BitsRun *self)
{
  free (self->options);
  free (self->all);
  engine_kept_clear (&self->kept);
  bits_search_clear (&self->search);
  bits_plan_clear (&self->plan);
}

BaseStatus
bits_solve (const CoverProblem *problem,
            const BitsWay *way,
            const EngineRequest *request,
            EngineAnswer *out_answer)
{
  BitsRun self = { .problem = problem, .request = request, .answer = out_answer };
  BaseStatus status = bits_run_init (&self, way->path);

  if (status == BASE_OK)
    {
      if (request->nodes != 0)
        self.search.most_nodes = request->nodes;
      status = way->manner != BITS_PLAIN && request->solutions == 0 && request->nodes == 0
                   ? run_all (&self, way->manner)
                   : run_plain (&self);
      out_answer->outcome = self.search.outcome;
      out_answer->counters.nodes = self.search.nodes + self.other_nodes;
    }
  else if (status == BASE_STOPPED)
    {
      out_answer->outcome = COVER_RAN_TO_STOP;
      status = BASE_OK;
    }
  bits_run_clear (&self);
  return status;
}

static BaseStatus
bits_solve_cover (const CoverProblem *problem,
                  const EngineRequest *request,
                  EngineAnswer *out_answer)
{
  if (request->counted || request->rule != COVER_RULE_FEWEST)
    return links_engine.solve_cover (problem, request, out_answer);
  return bits_solve (problem, &(BitsWay){ .path = NULL }, request, out_answer);
}

const Engine bits_engine = {
  .id = "bits",
  .summary = N_ ("sets of options bit by bit, and symmetries"),
  .fits_cover = bits_plan_fits,
  .solve_cover = bits_solve_cover,
  .turns = &bits_turns,
};
