/* The reason of a step of a path as a picture: on the board, in the links or in the matrix.
 *
 * A step may use that the solution is the only one, so the problem is solved first.  The path is that
 * of the whole matrix, as `explain` walks it, so both have the same numbers. */
#include "cli-draw.h"

#include "base-memory.h"
#include "cli-signals.h"
#include "figure-part.h"
#include "figure-solution.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <stdlib.h>

/* Links and matrix show a whole problem up to these numbers, and else the part that matters: with
 * more, names of columns and rows have no room on a page. */
#define MOST_ITEMS   40
#define MOST_OPTIONS 40

struct CliDrawReason
{
  FigureStep step;
  FigurePart part;
  BaseText text;
};

void
cli_draw_free_reason (CliDrawReason *self)
{
  if (self == NULL)
    return;
  figure_step_clear (&self->step);
  figure_part_clear (&self->part);
  base_text_clear (&self->text);
  free (self);
}

const char *
cli_draw_reason_text (const CliDrawReason *self)
{
  return self != NULL ? base_text_string (&self->text) : NULL;
}

bool
cli_draw_wants_reason (const CliSettings *settings)
{
  return settings->choices.what == EXPORT_REASON || settings->drawn_step > 0;
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
complain_of_end (const CliSettings *settings, uint64_t n_steps)
{
  (void) cli_draw_complain (
      settings,
      P_ ("there is no step %2: the path has %1 step", "there is no step %2: the path has %1 steps",
          n_steps),
      WORDS_WITH (WORDS_NUMBER (n_steps), WORDS_NUMBER (settings->drawn_step)));
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

/* The sentences below the picture. */
static void
write_text (CliDrawReason *self, bool is_part)
{
  const ReasonStep *step = &self->step.step;
  const FigurePart *part = &self->part;
  BaseText *out = &self->text;

  base_text_add (out, words_reason_name (self->step.subject, step));
  base_text_add (out, ". ");
  words_add_reason (self->step.subject, step, out);
  base_text_add_char (out, ' ');
  words_add_reason_end (self->step.subject, step, out);
  if (!is_part)
    return;
  base_text_add_char (out, ' ');
  words_fill (out, _ ("Shown: %1 of %2 items, %3 of %4 options."),
              WORDS_WITH (WORDS_NUMBER (part->n_items), WORDS_NUMBER (part->n_all_items),
                          WORDS_NUMBER (part->n_options), WORDS_NUMBER (part->n_all_options)));
}

/* The board, or of a problem without one the matrix. */
static ExportWhat
choose_picture (const CliSettings *settings, const Subject *subject)
{
  if (settings->choices.what == EXPORT_REASON && board_n_cells (subject->board) == 0)
    return EXPORT_MATRIX;
  return settings->choices.what;
}

static BaseStatus
fill_content (CliDrawReason *self, const CliSettings *settings, ExportContent *content)
{
  const FigurePart *part = &self->part;
  BaseStatus status = figure_part_new (&self->step, &self->part);
  bool is_part;

  if (status != BASE_OK)
    return status;
  content->what = choose_picture (settings, self->step.subject);
  is_part = (content->what == EXPORT_LINKS || content->what == EXPORT_MATRIX)
            && (cover_problem_n_items (self->step.subject->problem) > MOST_ITEMS
                || cover_problem_n_options (self->step.subject->problem) > MOST_OPTIONS);
  content->subject = is_part ? part->subject : self->step.subject;
  content->player = run_player (is_part ? part->run : self->step.run);
  content->reason = is_part ? &part->reason : figure_reason (self->step.figure);
  status = words_name_subject (is_part ? part->subject : self->step.subject);
  write_text (self, is_part);
  content->about = base_text_string (&self->text);
  return status == BASE_OK ? base_text_status (&self->text) : status;
}

static CliExit
find_step (CliDrawReason *self,
           const CliSettings *settings,
           CliSource *source,
           const uint32_t *solution,
           uint32_t n_solution,
           ExportContent *content)
{
  const FigureRequest request = {
    .subject = source->subject,
    .solution = solution,
    .n_solution = n_solution,
    .is_pure = settings->pure,
    .number = settings->drawn_step > 0 ? settings->drawn_step : 1,
    .stop = cli_stop (),
  };
  ReasonState state;
  uint64_t n_steps;
  BaseStatus status = figure_step_find (&request, &self->step, &state, &n_steps);

  if (status == BASE_OK && state != REASON_GOES_ON)
    return complain_of_end (settings, n_steps);
  if (status == BASE_OK)
    status = fill_content (self, settings, content);
  return status == BASE_OK ? CLI_GOOD : refuse (settings, source, status, true);
}

CliExit
cli_draw_find_reason (const CliSettings *settings,
                      CliSource *source,
                      CliDrawReason **out_reason,
                      ExportContent *out_content)
{
  uint32_t *solution = NULL;
  uint32_t n_solution = 0;
  unsigned n_solutions = 0;
  CliExit exit;
  BaseStatus status;

  *out_reason = base_new_zeroed (CliDrawReason, 1);
  status = *out_reason != NULL ? cli_source_prepare (source, true) : BASE_NO_MEMORY;
  if (status == BASE_OK)
    status =
        figure_find_solution (source->subject, cli_stop (), &solution, &n_solution, &n_solutions);
  if (status != BASE_OK)
    exit = refuse (settings, source, status, false);
  else if (n_solutions != 1)
    exit = complain_of_solutions (settings, n_solutions);
  else
    exit = find_step (*out_reason, settings, source, solution, n_solution, out_content);
  free (solution);
  return exit;
}
