/* auto.c - what `auto` does with covers.
 *
 * A count of all: bits, or memory where that is seen to be faster.  All solutions: bits.  Where cells learn they look for
 * 100 solutions before that; if there are fewer, all are found.
 *
 * Some solutions: it is guessed by size and density whether bits or cells find them sooner (auto-guess.c); that one begins, alone until the
 * other can be set up in a small part of the time, and the two take turns from then on (bits-turns.c), with
 * a small part for links.  Where bits do not fit, or are slower than links, links are the other one.  Links go first where
 * it is to be expected that they go straight down to a solution: that takes less than it takes to set the others up; they
 * are left where dead ends say that they do not.  Where it is a matter of luck they work as long as cells.  Somebody who
 * listens hears of it when it is clear who answers.
 *
 * Secondary items often carry the rules of a puzzle: a Sudoku with lines and cages has an option for each row of values
 * that fits on a line, and secondary items that make the line agree with its cells.  Size and density do not tell such a
 * cover from a random one, but the conflicts of cells do.  A conflict takes back several choices at once where the search
 * learns, and only the last one where it does not.  So cells meet 64 conflicts first, and are favoured if they learn. 
 * Before that, auto took 26 times as long as the better of bits and cells: the median of 41 such Sudokus of 0.2 ms and
 * more, some of which had no answer.  Now it takes 1.06 times as long, and random sets take as long as before.
 *
 * Tried and dropped, with times beside those of the better of bits and cells (tests/bench/bench-auto.c):
 *
 * - Links first, 200 nodes of them, whatever it is: Latin squares that cells complete took 1.2 to 3.7 times as long,
 *   Sudokus of 16x16 2 to 6 times, sets of three over 40 items twice.  Setting links up is a third of setting cells up.
 * - Bits first until they have worked for 10 ms, then cells for up to eight times as long: 40 to 60 queens, which cells
 *   place in 0.3 ms, 50 times as long.
 * - Links anew each time, with twice as many nodes, or cells for only four times as long as links: 1.2 to 1.5 times as
 *   long as cells in dense sets and large squares.
 * - By the mean number of options an item alone: Latin squares with half of their cells open have as many as sets drawn
 *   by chance.
 * - With secondary items, by the density of the primary items alone: right for Sudokus with lines, but random sets of 5 to 7
 *   items have the same density, and bits solve many of them 5 to 10 times as fast as cells.
 * - By columns, as for Latin squares: most items of such a Sudoku stand in the same place in all of their options, but only
 *   while nobody writes the items of an option in another order.
 * - 800 nodes of links before cells try, also where options are long: cells are often done in that time. */
#include "auto-private.h"
#include "bits.h"
#include "engine-work.h"

/* The parts in which links go straight to a solution, and their nodes for each dead end that they may meet on the way,
 * and one more. */
#define PARTS             8
#define NODES_OF_DEAD_END 16

/* Of links in turns with cells, and of so many one more each time. */
#define FIRST_NODES 64
#define MORE_NODES  4

/* Cells may work so many times as long as links, where they are favoured and where they are not. */
#define HEDGE      40
#define EVEN_HEDGE 8

/* Conflicts by which cells are judged, and how many choices one takes back on average where they learn.  In Sudokus with
 * lines and cages it is 1.6 to 8 choices, in random sets 1.0 to 1.4. */
#define TRIED_CONFLICTS  64
#define LEARNING_CHOICES 1.5

/* Where all solutions are asked for and cells learn: cells look for so many first, and do so much work at most. */
#define FEW_SOLUTIONS 100
#define WORK_FOR_FEW  1e9

/* Cells, and links, which may have begun. */
typedef struct
{
  const CoverProblem *problem;
  const EngineRequest *request;
  CellsTurns cells;
  LinksTurns *links;
} Pair;

/* Cells work up to `ratio` times as long as links from now on, the next turn of these included, until they have done so
 * much. */
static BaseStatus
take_turns (Pair *self, double ratio, uint64_t most)
{
  const CoverProblem *problem = self->problem;
  const CoverCounters *counters = &self->links->answer.counters;
  const uint64_t n_before = counters->nodes;
  const double before = engine_work_of_links (problem, counters);
  bool goes_on = true;
  BaseStatus status = BASE_OK;

  for (uint64_t nodes = FIRST_NODES; status == BASE_OK && goes_on; nodes += nodes / MORE_NODES)
    {
      const double next = ((double) (n_before + nodes) - (double) counters->nodes)
                          * engine_work_of_links_node (problem);
      const double done = engine_work_before_links (problem)
                          + engine_work_of_links (problem, counters) - before + next;
      const uint64_t own =
          engine_work_as_cells (problem, ratio * done - engine_work_before_cells (problem));

      if (own > 0)
        status = cells_turns_go_on (&self->cells, problem, self->request, own < most ? own : most);
      goes_on = !self->cells.is_over && own < most;
      if (status == BASE_OK && goes_on)
        status = links_turns_go_on (self->links, problem, self->request, n_before + nodes);
      goes_on = goes_on && !self->links->is_over;
    }
  return status;
}

/* Whoever is over. */
static void
tell (Pair *self, EngineAnswer *out_answer)
{
  if (self->cells.is_over)
    cells_turns_tell (&self->cells, self->request, out_answer);
  else
    links_turns_tell (self->links, self->request, out_answer);
  out_answer->counters.nodes =
      self->links->answer.counters.nodes + self->cells.answer.counters.nodes;
}

static BaseStatus
find_without_bits (Pair *self, const AutoGuess *guess, EngineAnswer *out_answer)
{
  const double ratio = guess->links_are_even ? 1 : guess->favours_cells ? HEDGE : EVEN_HEDGE;
  const BaseStatus status = take_turns (self, ratio, UINT64_MAX);

  if (status == BASE_OK)
    tell (self, out_answer);
  return status;
}

/* Bits are not set up before cells have had many times as long as that takes. */
static BaseStatus
find_with_cells (Pair *self, const AutoGuess *guess, EngineAnswer *out_answer)
{
  const BitsWay way = { .manner = BITS_OR_CELLS,
                        .cells = &self->cells,
                        .links = self->links,
                        .favours_cells = true,
                        .links_are_even = guess->links_are_even };
  const uint64_t most = bits_cells_before (self->problem, guess->links_are_even);
  const BaseStatus status =
      guess->links_are_even ? take_turns (self, 1, most)
                            : cells_turns_go_on (&self->cells, self->problem, self->request, most);

  if (status != BASE_OK)
    return status;
  if (!self->cells.is_over && !self->links->is_over)
    return bits_solve (self->problem, &way, self->request, out_answer);
  tell (self, out_answer);
  return BASE_OK;
}

/* Links alone, a part of their nodes at a time, while they are on the way to a solution. */
static BaseStatus
begin_with_links (const CoverProblem *problem,
                  const AutoGuess *guess,
                  const EngineRequest *request,
                  LinksTurns *links)
{
  const CoverCounters *counters = &links->answer.counters;
  BaseStatus status = BASE_OK;
  bool goes_on = guess->links_nodes > 0;

  for (uint64_t part = 1; goes_on && status == BASE_OK; part++)
    {
      status = links_turns_go_on (links, problem, request, guess->links_nodes * part / PARTS + 1);
      goes_on = part < PARTS && !links->is_over
                && (!guess->goes_straight
                    || counters->dead_ends <= 1 + counters->nodes / NODES_OF_DEAD_END);
    }
  return status;
}

/* Where only conflicts show whether cells learn, cells meet their first ones; they are favoured if they learn. */
static BaseStatus
try_cells (Pair *self, AutoGuess *guess)
{
  bool may_learn = false;
  BaseStatus status = BASE_OK;

  if (cells_can_find (self->problem, self->request))
    status = auto_cells_may_learn (self->problem, self->request->stop, &may_learn);
  if (status != BASE_OK || !may_learn)
    return status;
  status = cells_turns_meet_conflicts (&self->cells, self->problem, self->request, TRIED_CONFLICTS);
  if (status == BASE_OK && !self->cells.is_over
      && cells_solver_levels_back (self->cells.solver) > LEARNING_CHOICES)
    {
      guess->favours_cells = true;
      guess->links_are_even = false;
    }
  return status;
}

/* Cells may have begun, and nobody has an answer yet. */
static BaseStatus
go_on (Pair *self, const AutoGuess *guess, EngineAnswer *out_answer)
{
  const BitsWay bits_first = { .manner = BITS_OR_CELLS,
                               .cells = &self->cells,
                               .links = self->links };

  if (!bits_plan_pays (self->problem))
    return find_without_bits (self, guess, out_answer);
  if (guess->favours_cells && cells_can_find (self->problem, self->request))
    return find_with_cells (self, guess, out_answer);
  return bits_solve (self->problem, &bits_first, self->request, out_answer);
}

static BaseStatus
find_after_links (const CoverProblem *problem,
                  AutoGuess *guess,
                  const EngineRequest *request,
                  LinksTurns *links,
                  EngineAnswer *out_answer)
{
  Pair pair = { .problem = problem, .request = request, .links = links };
  BaseStatus status;

  if (links->is_over)
    {
      links_turns_tell (links, request, out_answer);
      return BASE_OK;
    }
  status = try_cells (&pair, guess);
  if (status == BASE_OK && pair.cells.is_over)
    tell (&pair, out_answer);
  else if (status == BASE_OK)
    status = go_on (&pair, guess, out_answer);
  cells_turns_clear (&pair.cells);
  return status;
}

static BaseStatus
find_some (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  LinksTurns links = { .is_over = false };
  AutoGuess guess;
  BaseStatus status = auto_guess (problem, request, &guess);

  if (status == BASE_OK)
    status = begin_with_links (problem, &guess, request, &links);
  if (status == BASE_OK)
    status = find_after_links (problem, &guess, request, &links, out_answer);
  links_turns_clear (&links);
  return status;
}

/* The request is for few solutions; *out_done is false where there may be more than those found. */
static BaseStatus
find_all_by_cells (Pair *self, bool *out_done)
{
  AutoGuess guess = { .favours_cells = false };
  BaseStatus status = try_cells (self, &guess);

  if (status == BASE_OK && guess.favours_cells)
    status = cells_turns_go_on (&self->cells, self->problem, self->request,
                                engine_work_as_cells (self->problem, WORK_FOR_FEW));
  *out_done = self->cells.is_over && self->cells.answer.counters.solutions < FEW_SOLUTIONS;
  return status;
}

static BaseStatus
find_all (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  EngineRequest few = *request;
  Pair pair = { .problem = problem, .request = &few };
  bool done = false;
  BaseStatus status;

  few.solutions = FEW_SOLUTIONS;
  status = find_all_by_cells (&pair, &done);
  if (status == BASE_OK && done)
    cells_turns_tell (&pair.cells, request, out_answer);
  cells_turns_clear (&pair.cells);
  if (status != BASE_OK || done)
    return status;
  return bits_solve (problem, &(BitsWay){ .manner = BITS_OR_MEMORY }, request, out_answer);
}

static BaseStatus
solve_cover (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  if (request->nodes == 0)
    return request->solutions != 0 ? find_some (problem, request, out_answer)
                                   : find_all (problem, request, out_answer);
  return bits_solve (problem, &(BitsWay){ .manner = BITS_OR_MEMORY }, request, out_answer);
}

static bool
fits_cover (const CoverProblem *problem)
{
  return cover_problem_n_colours (problem) == 0;
}

const Engine auto_engine = {
  .id = "auto",
  .fits_cover = fits_cover,
  .solve_cover = solve_cover,
};
