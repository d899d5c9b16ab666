/* Reasons of steps of a path as pictures: on the board, in the links or in the matrix.
 *
 * A step may use that the solution is the only one, so the problem is solved first.  The path is
 * that of the whole matrix, as `explain` walks it, so both have the same numbers. */
#include "cli-draw.h"

#include "cli-signals.h"
#include "figure-solution.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <stdlib.h>

bool
cli_draw_wants_reason (const CliSettings *settings)
{
  return settings->choices.what == EXPORT_REASON || settings->drawn_step > 0;
}

/* Without --step, a picture shows the first step, and an animation all of them. */
static uint64_t
first_step_of (const CliSettings *settings)
{
  return settings->drawn_step > 0 ? settings->drawn_step : 1;
}

static uint64_t
last_step_of (const CliSettings *settings)
{
  if (!settings->moves)
    return first_step_of (settings);
  return settings->drawn_step > 0 ? settings->last_drawn_step : UINT64_MAX;
}

static CliExit
complain_of_solutions (const CliSettings *settings, unsigned n)
{
  (void) cli_draw_complain (settings,
                            n == 0 ? _ ("there is no path: the puzzle has no solution")
                                   : _ ("there is no path: the puzzle has several solutions"),
                            WORDS_WITH ({ 0 }));
  return CLI_NONE;
}

static CliExit
complain_of_end (const CliSettings *settings, uint64_t number, uint64_t n_steps)
{
  (void) cli_draw_complain (settings,
                            P_ ("there is no step %2: the path has %1 step",
                                "there is no step %2: the path has %1 steps", n_steps),
                            WORDS_WITH (WORDS_NUMBER (n_steps), WORDS_NUMBER (number)));
  return CLI_NONE;
}

static CliExit
refuse (const CliSettings *settings, const CliSource *source, BaseStatus status, bool is_begun)
{
  if (status != BASE_BAD_INPUT || !is_begun)
    return cli_source_refuse (source, settings, status);
  return cli_draw_complain (
      settings, _ ("too large to explain: at most %1 options and %2 items"),
      WORDS_WITH (WORDS_NUMBER (REASON_MOST_OPTIONS), WORDS_NUMBER (REASON_MOST_ITEMS)));
}

/* Finds all steps that are to be drawn, and goes to the first. */
static CliExit
go_to_steps (const CliSettings *settings, CliSource *source, ExportSteps *steps, uint64_t *out_last)
{
  const uint64_t first = first_step_of (settings), last = last_step_of (settings);
  ReasonState state;
  BaseStatus status = export_steps_walk (steps, last, &state);
  uint64_t n_steps;

  if (status != BASE_OK)
    return refuse (settings, source, status, true);
  n_steps = export_steps_n (steps);
  if (first > n_steps || (last > n_steps && last < UINT64_MAX))
    return complain_of_end (settings, first > n_steps ? first : last, n_steps);
  *out_last = last < n_steps ? last : n_steps;
  status = export_steps_go (steps, first);
  return status == BASE_OK ? CLI_GOOD : refuse (settings, source, status, true);
}

static CliExit
find_steps (const CliSettings *settings,
            CliSource *source,
            const uint32_t *solution,
            uint32_t n_solution,
            ExportSteps **out_steps,
            uint64_t *out_last)
{
  const FigureRequest request = {
    .subject = source->subject,
    .solution = solution,
    .n_solution = n_solution,
    .is_pure = settings->pure,
    .stop = cli_stop (),
  };
  const BaseStatus status =
      export_steps_new (&request, export_choices_step_what (&settings->choices), out_steps);

  if (status != BASE_OK)
    return refuse (settings, source, status, true);
  return go_to_steps (settings, source, *out_steps, out_last);
}

CliExit
cli_draw_find_reason (const CliSettings *settings,
                      CliSource *source,
                      ExportSteps **out_steps,
                      uint64_t *out_last)
{
  uint32_t *solution = NULL;
  uint32_t n_solution = 0;
  unsigned n_solutions = 0;
  CliExit exit;
  BaseStatus status = cli_source_prepare (source, true);

  if (status == BASE_OK)
    status =
        figure_find_solution (source->subject, cli_stop (), &solution, &n_solution, &n_solutions);
  if (status != BASE_OK)
    exit = refuse (settings, source, status, false);
  else if (n_solutions != 1)
    exit = complain_of_solutions (settings, n_solutions);
  else
    exit = find_steps (settings, source, solution, n_solution, out_steps, out_last);
  free (solution);
  return exit;
}
