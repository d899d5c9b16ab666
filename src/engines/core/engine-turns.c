/* engine-turns.c - the scheduler of engines that take turns.
 *
 * Each engine has a share.  The next turn goes to the engine whose work, after that turn, would be
 * least in proportion to its share.  A turn is a quarter of the work done before; the first turn
 * includes setting up.
 *
 * So an engine with one fortieth of the favoured engine's share is set up only when the favoured
 * engine has worked forty times as long as that takes, and never has more than a fortieth of its
 * work.  The favoured engine is hardly slower than alone.  Where the favour was wrong, the other
 * engine answers in forty times its own time.
 *
 * All runs keep their state between turns, so nothing is done twice. */
#include "engine-turns.h"

/* An estimate of the work left is trusted after SURE_WORK_NS, and only if it is less than
 * SURE_TIMES the work done. */
#define SURE_WORK_NS 1.5e7
#define SURE_TIMES   80

#define TURN_PART 0.25

static double
engine_turn_next_work (const EngineTurn *self, const CoverProblem *problem)
{
  return self->run == NULL ? self->way->first_work (problem)
                           : self->progress.work * (1 + TURN_PART);
}

BaseStatus
engine_turn_go_on (EngineTurn *self,
                   const CoverProblem *problem,
                   const EngineRequest *request,
                   double work)
{
  BaseStatus status = BASE_OK;

  if (self->run == NULL)
    status = self->way->begin (problem, request, &self->run);
  return status == BASE_OK ? self->way->go_on (self->run, work, &self->progress) : status;
}

static EngineTurn *
engine_turns_next (EngineTurn *turns, unsigned n, const CoverProblem *problem)
{
  EngineTurn *next = NULL;
  double least = 0;

  for (unsigned i = 0; i < n; i++)
    if (turns[i].way != NULL)
      {
        const double due = engine_turn_next_work (&turns[i], problem) / turns[i].share;

        if (next == NULL || due < least)
          {
            next = &turns[i];
            least = due;
          }
      }
  return next;
}

static double
engine_turns_work (const EngineTurn *turns, unsigned n)
{
  double work = 0;

  for (unsigned i = 0; i < n; i++)
    work += turns[i].progress.work;
  return work;
}

/* Whether the engine is favoured and expects to finish soon: then it needs no others beside it. */
static bool
engine_turn_is_sure (const EngineTurn *self)
{
  return self->share >= 1 && self->progress.work > SURE_WORK_NS
         && self->progress.left < SURE_TIMES * self->progress.work;
}

BaseStatus
engine_turns_take (EngineTurn *turns,
                   unsigned n,
                   const CoverProblem *problem,
                   const EngineRequest *request,
                   double most,
                   EngineTurn **out_chosen)
{
  *out_chosen = NULL;
  while (engine_turns_work (turns, n) < most)
    {
      EngineTurn *next = engine_turns_next (turns, n, problem);
      const BaseStatus status =
          engine_turn_go_on (next, problem, request, engine_turn_next_work (next, problem));

      if (status != BASE_OK)
        return status;
      if (next->progress.is_over || engine_turn_is_sure (next))
        {
          *out_chosen = next;
          return BASE_OK;
        }
    }
  return BASE_OK;
}

BaseStatus
engine_turns_finish (const EngineTurn *turns,
                     unsigned n,
                     const EngineTurn *chosen,
                     EngineAnswer *out_answer)
{
  const BaseStatus status = chosen->way->finish (chosen->run, out_answer);

  for (unsigned i = 0; status == BASE_OK && i < n; i++)
    if (&turns[i] != chosen)
      out_answer->counters.nodes += turns[i].progress.counters.nodes;
  return status;
}

void
engine_turns_clear (EngineTurn *turns, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (turns[i].run != NULL)
        turns[i].way->free (turns[i].run);
      turns[i] = (EngineTurn){ .way = turns[i].way, .share = turns[i].share };
    }
}
