/* Makes a picture of the first puzzle of a file: solved where it is shown at rest with its
 * solution, searched up to a moment where the search is shown. */
#include "cli-draw.h"

#include "cli-signals.h"
#include "engines-solver.h"
#include "export-entry.h"
#include "export-tree.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <stdlib.h>

static BaseStatus
set_search (CliDrawing *self, ExportContent *out_content)
{
  out_content->subject = self->source->subject;
  out_content->player = run_player (self->run);
  return words_name_subject (self->source->subject);
}

static BaseStatus
reach_moment (CliDrawing *self, const RunMoment *at, bool *out_begun)
{
  const RunOptions options = { .rule = self->settings->rule, .seed = self->settings->seed };
  const BaseStatus status = run_new (self->source->subject, &options, &self->run);

  *out_begun = status == BASE_OK;
  return status == BASE_OK ? run_reach (self->run, at, NULL, cli_stop (), NULL) : status;
}

/* The search shows the problem that the givens leave, which is small enough to look at. */
static CliExit
find_moment (CliDrawing *self, const RunMoment *at)
{
  bool begun = false;
  BaseStatus status = cli_source_prepare (self->source, self->settings->whole);

  if (status == BASE_OK)
    status = reach_moment (self, at, &begun);
  if (status == BASE_BAD_INPUT && begun)
    return cli_draw_complain_of_moment (self->settings, at);
  return status == BASE_OK ? CLI_GOOD : cli_source_refuse (self->source, self->settings, status);
}

static BaseStatus
search_for_tree (const CliSettings *settings, Run *run)
{
  return export_kind (settings->choices.what).calls ? export_tree_search_rest (run, cli_stop ())
                                                    : BASE_OK;
}

/* Runs the second rule to the same moment, or to its end where its search never comes there. */
static BaseStatus
run_beside (CliDrawing *self, const RunMoment *at, ExportContent *out_content)
{
  const CliSettings *settings = self->settings;
  const RunOptions options = { .rule = settings->rule_beside, .seed = settings->seed_beside };
  BaseStatus status;

  if (!cli_settings_have (settings, "rules"))
    return BASE_OK;
  status = run_new (self->source->subject, &options, &self->beside);
  if (status == BASE_OK)
    status = run_reach (self->beside, at, NULL, cli_stop (), NULL);
  if (status == BASE_BAD_INPUT)
    status = run_reach (self->beside, &(RunMoment){ .kind = RUN_AT_END }, NULL, cli_stop (), NULL);
  if (status == BASE_OK)
    status = search_for_tree (settings, self->beside);
  if (status != BASE_OK)
    return status;
  out_content->beside = run_player (self->beside);
  out_content->rule = export_tree_rule (settings->rule);
  out_content->beside_rule = export_tree_rule (settings->rule_beside);
  return BASE_OK;
}

static CliExit
find_solution (CliDrawing *self)
{
  const SudokuPuzzle *puzzle = self->source->puzzle.sudoku;
  const CoverLimits limits = { .solutions = 1, .stop = cli_stop () };
  EnginesSolver *solver = NULL;
  BaseStatus status = engines_solver_new (puzzle->shape, cli_stop (), &solver);

  if (status == BASE_OK)
    {
      engines_solver_set_rule (solver, self->settings->rule, self->settings->seed);
      status = engines_solver_find (solver, puzzle, &limits, &self->solutions);
    }
  engines_solver_free (solver);
  if (status != BASE_OK)
    return cli_source_refuse (self->source, self->settings, status);
  return self->solutions.n > 0
             ? CLI_GOOD
             : cli_draw_complain_of_moment (self->settings,
                                            &(RunMoment){ .kind = RUN_AT_SOLUTION, .number = 1 });
}

CliExit
cli_drawing_make (CliDrawing *out_drawing,
                  const CliSettings *settings,
                  CliSource *source,
                  const RunMoment *at)
{
  CliDrawing *self = out_drawing;
  const ExportKind kind = export_kind (settings->choices.what);
  ExportContent content = { .what = settings->choices.what, .symbols = source->symbols };
  BaseStatus status = BASE_OK;
  CliExit exit = CLI_GOOD;

  *self = (CliDrawing){ .settings = settings, .source = source };
  if (cli_draw_wants_reason (settings))
    {
      exit = cli_draw_find_reason (settings, source, &self->steps, &self->last_step);
      if (exit != CLI_GOOD)
        return exit;
      export_steps_fill (self->steps, &content);
      status = export_picture_new (&content, &self->picture);
      return status == BASE_OK ? exit : cli_source_refuse (source, settings, status);
    }
  if (kind.at_rest && source->puzzle.kind != FORMATS_SUDOKU)
    return cli_draw_complain (settings,
                              _ ("only a Sudoku has the picture \"%1\"; try: --what board"),
                              WORDS_WITH (WORDS_TEXT (kind.id)));
  if (!kind.at_rest)
    exit = find_moment (self, at);
  else if (kind.solved)
    exit = find_solution (self);
  if (exit != CLI_GOOD)
    return exit;
  if (kind.at_rest)
    {
      content.puzzle = source->puzzle.sudoku;
      content.solution = self->solutions.n > 0 ? sudoku_solutions_get (&self->solutions, 0) : NULL;
    }
  else
    {
      status = search_for_tree (settings, self->run);
      if (status == BASE_OK)
        status = run_beside (self, at, &content);
      if (status == BASE_OK)
        status = set_search (self, &content);
    }
  if (content.what == EXPORT_POSITION)
    status = cli_draw_read_progress (self, &content);
  if (status == BASE_OK)
    status = export_picture_new (&content, &self->picture);
  return status == BASE_OK ? CLI_GOOD : cli_source_refuse (source, settings, status);
}

void
cli_drawing_clear (CliDrawing *self)
{
  export_picture_free (self->picture);
  export_steps_free (self->steps);
  run_unref (self->run);
  run_unref (self->beside);
  sudoku_solutions_clear (&self->solutions);
  free (self->marks);
  free (self->notes);
  free (self->lines);
}
