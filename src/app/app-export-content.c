#include "app-export-content.h"

#include "engines-solver.h"
#include "export-entry.h"
#include "export-steps.h"
#include "export-tree.h"
#include "figure-solution.h"
#include "sudoku-subject.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* Time limit for the survey, in nanoseconds. */
#define SURVEY_LIMIT_NS 300000000

struct AppExportContent
{
  AppExportSource source;
  uint8_t *solution; /* NULL: not solved yet */
  bool clash, unsolved, surveyed;
  Run *run;
  ExportSteps *steps; /* of the path; NULL: not begun yet */
  AppPrintList *list; /* of the collection; NULL: not read yet */
  char *bookmark_names[EXPORT_MOST_BOOKMARKS];
};

void
app_export_source_clear (AppExportSource *self)
{
  sudoku_puzzle_free (self->puzzle);
  app_progress_clear (&self->progress);
  g_free (self->bookmarks);
  subject_unref (self->problem);
  g_clear_object (&self->collection);
  *self = (AppExportSource){ 0 };
}

const char *
app_export_fault_sentence (AppExportFault fault)
{
  static const char *const sentences[] = {
    [APP_EXPORT_GOOD] = NULL,
    [APP_EXPORT_STOPPED] = NULL,
    [APP_EXPORT_NO_SUDOKU] = N_ ("Only a Sudoku has this picture."),
    [APP_EXPORT_CLASH] = N_ ("Two givens clash, so there is nothing to solve."),
    [APP_EXPORT_UNSOLVED] = N_ ("The puzzle has no solution."),
    [APP_EXPORT_NOWHERE] = N_ ("The search does not come to that moment."),
    [APP_EXPORT_BACKWARD] = N_ ("The end comes before the beginning."),
    [APP_EXPORT_CANNOT] = N_ ("This kind of file cannot show this picture."),
    [APP_EXPORT_TOO_LARGE] = N_ ("The picture would be too large: choose fewer pixels."),
    [APP_EXPORT_NO_FFMPEG] = N_ ("Videos are made by ffmpeg, which is not installed."),
    [APP_EXPORT_NO_STEP] = N_ ("The path has fewer steps."),
    [APP_EXPORT_NO_PATH] = N_ ("This grid has too many open candidates for a path."),
    [APP_EXPORT_NO_COLLECTION] = N_ ("No collection is open."),
    [APP_EXPORT_NO_PUZZLE] = N_ ("There is no Sudoku in the collection."),
    [APP_EXPORT_NO_MEMORY] = N_ ("There is not enough memory for it."),
    [APP_EXPORT_FAILED] = N_ ("It could not be made."),
  };

  return sentences[fault] != NULL ? _ (sentences[fault]) : "";
}

AppExportFault
app_export_fault_of (BaseStatus status, AppExportFault bad)
{
  switch (status)
    {
    case BASE_OK:
      return APP_EXPORT_GOOD;
    case BASE_STOPPED:
      return APP_EXPORT_STOPPED;
    case BASE_BAD_INPUT:
      return bad;
    case BASE_NO_MEMORY:
      return APP_EXPORT_NO_MEMORY;
    default:
      return APP_EXPORT_FAILED;
    }
}

static void
name_bookmarks (AppExportContent *self)
{
  BaseText name = BASE_TEXT_EMPTY;

  for (guint i = 0; i < MIN (self->source.n_bookmarks, EXPORT_MOST_BOOKMARKS); i++)
    {
      base_text_reset (&name);
      words_fill (&name, _ (export_spans[EXPORT_SPAN_FIRST_BOOKMARK + i].name),
                  WORDS_WITH (WORDS_NUMBER (i + 1), WORDS_NUMBER (self->source.bookmarks[i])));
      self->bookmark_names[i] = g_strdup (base_text_string (&name));
    }
  base_text_clear (&name);
}

AppExportContent *
app_export_content_new (AppExportSource *source)
{
  AppExportContent *self = g_new0 (AppExportContent, 1);

  self->source = *source;
  *source = (AppExportSource){ 0 };
  name_bookmarks (self);
  return self;
}

void
app_export_content_free (AppExportContent *self)
{
  if (self == NULL)
    return;
  run_unref (self->run);
  export_steps_free (self->steps);
  app_print_list_free (self->list);
  app_export_source_clear (&self->source);
  for (guint i = 0; i < EXPORT_MOST_BOOKMARKS; i++)
    g_free (self->bookmark_names[i]);
  g_free (self->solution);
  g_free (self);
}

const AppExportSource *
app_export_content_source (const AppExportContent *self)
{
  return &self->source;
}

AppPrintList *
app_export_content_list (AppExportContent *self)
{
  GFile *collection = self->source.collection;

  if (self->list == NULL && collection != NULL)
    {
      g_autofree char *name = g_file_get_basename (collection);

      self->list = app_print_list_of_file (collection, name);
    }
  return self->list;
}

AppExportFault
app_export_content_lacks (const AppExportContent *self, ExportWhat what)
{
  const ExportKind kind = export_kind (what);

  if (kind.at_rest && self->source.puzzle == NULL)
    return APP_EXPORT_NO_SUDOKU;
  if (self->clash && (kind.solved || !kind.at_rest))
    return APP_EXPORT_CLASH;
  if (self->unsolved && (kind.solved || what == EXPORT_REASON))
    return APP_EXPORT_UNSOLVED;
  return APP_EXPORT_GOOD;
}

/* Solves by the command line's rule, so that it finds the same one of several solutions. */
static AppExportFault
solve_puzzle (AppExportContent *self, const BaseStop *stop)
{
  const CoverLimits limits = { .solutions = 1, .stop = stop };
  const SudokuPuzzle *puzzle = self->source.puzzle;
  SudokuSolutions solutions = { .n = 0 };
  EnginesSolver *solver = NULL;
  BaseStatus status;

  if (self->solution != NULL)
    return APP_EXPORT_GOOD;
  status = engines_solver_new (puzzle->shape, stop, &solver);
  if (status == BASE_OK)
    status = engines_solver_find (solver, puzzle, &limits, &solutions);
  self->clash = status == BASE_BAD_INPUT;
  self->unsolved = status == BASE_OK && solutions.n == 0;
  if (solutions.n > 0)
    self->solution = g_memdup2 (sudoku_solutions_get (&solutions, 0), solutions.n_cells);
  sudoku_solutions_clear (&solutions);
  engines_solver_free (solver);
  if (self->unsolved)
    return APP_EXPORT_UNSOLVED;
  return app_export_fault_of (status, APP_EXPORT_CLASH);
}

void
app_export_content_survey (AppExportContent *self, BaseStop *stop)
{
  if (self->surveyed)
    return;
  self->surveyed = true;
  stop->deadline = base_now () + SURVEY_LIMIT_NS;
  if (self->source.puzzle != NULL)
    (void) solve_puzzle (self, stop);
  stop->deadline = 0;
}

/* Makes the run, and before it the subject, if that is the puzzle's. */
static AppExportFault
make_run (AppExportContent *self)
{
  AppExportSource *source = &self->source;

  if (self->run != NULL)
    return APP_EXPORT_GOOD;
  if (source->problem == NULL)
    (void) sudoku_subject_new (source->puzzle, source->symbols, source->whole, &source->problem);
  if (source->problem == NULL || words_name_subject (source->problem) != BASE_OK)
    {
      self->clash = true;
      return APP_EXPORT_CLASH;
    }
  return app_export_fault_of (run_new (source->problem,
                                       &(RunOptions){ .rule = source->rule, .seed = source->seed },
                                       &self->run),
                              APP_EXPORT_CLASH);
}

static bool
is_bookmark (unsigned span)
{
  return span >= EXPORT_SPAN_FIRST_BOOKMARK && span < EXPORT_SPAN_SOLUTION;
}

const char *
app_export_content_span_name (const AppExportContent *self, unsigned span)
{
  return is_bookmark (span) ? self->bookmark_names[span - EXPORT_SPAN_FIRST_BOOKMARK]
                            : _ (export_spans[span].name);
}

static bool
has_next_bookmark (const AppExportSource *source)
{
  return source->n_bookmarks > 0 && source->bookmarks[source->n_bookmarks - 1] > source->here;
}

unsigned
app_export_content_span (const AppExportContent *self, unsigned span)
{
  if (is_bookmark (span) && span - EXPORT_SPAN_FIRST_BOOKMARK >= self->source.n_bookmarks)
    return EXPORT_SPAN_START;
  if (span == EXPORT_SPAN_HERE && !self->source.watched)
    return EXPORT_SPAN_START;
  if (span == EXPORT_SPAN_BOOKMARK && !has_next_bookmark (&self->source))
    return EXPORT_SPAN_SOLUTION;
  return span;
}

unsigned
app_export_content_last_span (const AppExportContent *self, unsigned span)
{
  const unsigned last = app_export_content_span (self, span);

  return last == EXPORT_SPAN_START ? EXPORT_SPAN_SOLUTION : last;
}

/* `from_start`: the step that the user has reached does not count. */
static AppExportFault
reach_span (AppExportContent *self, unsigned span, bool from_start, const BaseStop *stop)
{
  const AppExportSource *source = &self->source;
  const RunMoment moment = export_span_moment (span);
  const RunPlace place = { .here = from_start ? 0 : source->here,
                           .bookmarks = source->bookmarks,
                           .n_bookmarks = source->n_bookmarks };

  return app_export_fault_of (run_reach (self->run, &moment, &place, stop, NULL),
                              APP_EXPORT_NOWHERE);
}

/* From the start the next solution is the first one, wherever the dance stands. */
static AppExportFault
reach_end (AppExportContent *self, const ExportChoices *choices, const BaseStop *stop)
{
  const unsigned from = app_export_content_span (self, choices->from);
  const unsigned to = app_export_content_last_span (self, choices->to);

  return reach_span (self, to, to == EXPORT_SPAN_SOLUTION && from == EXPORT_SPAN_START, stop);
}

static AppExportFault
go (AppExportContent *self,
    const ExportChoices *choices,
    const BaseStop *stop,
    ExportAnimation *out_animation)
{
  AppExportFault fault;

  *out_animation = export_choices_animation (choices);
  if (!export_way_moves (choices->way))
    return reach_span (self, app_export_content_span (self, choices->at), false, stop);
  fault = reach_end (self, choices, stop);
  if (fault != APP_EXPORT_GOOD)
    return fault;
  out_animation->to = player_position (run_player (self->run));
  fault = reach_span (self, app_export_content_span (self, choices->from), false, stop);
  if (fault == APP_EXPORT_GOOD && player_position (run_player (self->run)) > out_animation->to)
    return APP_EXPORT_BACKWARD;
  return fault;
}

/* The problem whose path is shown.  That of a puzzle is the whole matrix: so the steps have the
 * numbers of the panel. */
static AppExportFault
make_path_subject (const AppExportContent *self, Subject **out_subject)
{
  const AppExportSource *source = &self->source;

  *out_subject = NULL;
  if (source->puzzle == NULL)
    *out_subject = subject_ref (source->problem);
  else
    return app_export_fault_of (
        sudoku_subject_new (source->puzzle, source->symbols, true, out_subject), APP_EXPORT_CLASH);
  return APP_EXPORT_GOOD;
}

/* With several solutions, the path comes as far as it can without the only one. */
static AppExportFault
begin_path (AppExportContent *self, Subject *subject, const BaseStop *stop)
{
  uint32_t *solution = NULL, n_solution = 0;
  unsigned n_solutions = 0;
  AppExportFault fault = app_export_fault_of (
      figure_find_solution (subject, stop, &solution, &n_solution, &n_solutions), APP_EXPORT_CLASH);

  if (fault == APP_EXPORT_GOOD && n_solutions == 0)
    fault = APP_EXPORT_UNSOLVED;
  if (fault == APP_EXPORT_GOOD)
    {
      const FigureRequest request = { .subject = subject,
                                      .solution = n_solutions == 1 ? solution : NULL,
                                      .n_solution = n_solutions == 1 ? n_solution : 0,
                                      .stop = stop };

      fault = app_export_fault_of (export_steps_new (&request, EXPORT_BOARD, &self->steps),
                                   APP_EXPORT_NO_PATH);
    }
  free (solution);
  return fault;
}

static AppExportFault
make_steps (AppExportContent *self, const BaseStop *stop)
{
  Subject *subject;
  AppExportFault fault;

  if (self->steps != NULL)
    return APP_EXPORT_GOOD;
  fault = make_path_subject (self, &subject);
  if (fault == APP_EXPORT_GOOD)
    fault = begin_path (self, subject, stop);
  subject_unref (subject);
  return fault;
}

/* A still picture shows the step of that number, an animation all steps. */
static AppExportFault
go_to_step (AppExportContent *self,
            const ExportChoices *choices,
            const BaseStop *stop,
            ExportAnimation *out_animation)
{
  const bool moves = export_way_moves (choices->way);
  const uint64_t first = moves ? 1 : (uint64_t) choices->step;
  AppExportFault fault = make_steps (self, stop);
  ReasonState state;

  if (fault != APP_EXPORT_GOOD)
    return fault;
  export_steps_set_stop (self->steps, stop);
  export_steps_set_what (self->steps, export_choices_step_what (choices));
  fault = app_export_fault_of (export_steps_walk (self->steps, moves ? UINT64_MAX : first, &state),
                               APP_EXPORT_FAILED);
  if (fault == APP_EXPORT_GOOD && first > export_steps_n (self->steps))
    return APP_EXPORT_NO_STEP;
  if (fault == APP_EXPORT_GOOD)
    fault = app_export_fault_of (export_steps_go (self->steps, first), APP_EXPORT_FAILED);
  *out_animation = export_choices_animation (choices);
  out_animation->to = moves ? export_steps_n (self->steps) : first;
  export_steps_set_stop (self->steps, NULL);
  return fault;
}

static AppExportFault
show_step (AppExportContent *self,
           const ExportChoices *choices,
           const BaseStop *stop,
           ExportPicture **out_picture,
           ExportAnimation *out_animation)
{
  ExportContent content;
  const AppExportFault fault = go_to_step (self, choices, stop, out_animation);

  if (fault != APP_EXPORT_GOOD)
    return fault;
  export_steps_fill (self->steps, &content);
  return app_export_fault_of (export_picture_new (&content, out_picture), APP_EXPORT_CANNOT);
}

AppExportFault
app_export_content_picture (AppExportContent *self,
                            const ExportChoices *choices,
                            const BaseStop *stop,
                            ExportPicture **out_picture,
                            ExportAnimation *out_animation)
{
  const ExportKind kind = export_kind (choices->what);
  ExportContent content = { .what = choices->what, .symbols = self->source.symbols };
  AppExportFault fault = app_export_content_lacks (self, choices->what);

  if (fault == APP_EXPORT_GOOD && !export_way_can (choices->way, choices->what))
    fault = APP_EXPORT_CANNOT;
  if (fault == APP_EXPORT_GOOD && choices->what == EXPORT_REASON)
    return show_step (self, choices, stop, out_picture, out_animation);
  if (fault == APP_EXPORT_GOOD && kind.solved)
    fault = solve_puzzle (self, stop);
  if (fault == APP_EXPORT_GOOD && !kind.at_rest)
    fault = make_run (self);
  if (fault == APP_EXPORT_GOOD && !kind.at_rest)
    fault = go (self, choices, stop, out_animation);
  if (fault == APP_EXPORT_GOOD && kind.calls)
    fault = app_export_fault_of (export_tree_search_rest (self->run, stop), APP_EXPORT_CANNOT);
  if (fault != APP_EXPORT_GOOD)
    return fault;
  if (kind.at_rest)
    {
      content.puzzle = self->source.puzzle;
      content.solution =
          choices->what == EXPORT_POSITION ? self->source.progress.solved : self->solution;
      app_progress_show (&self->source.progress, &content);
    }
  else
    {
      content.symbols = self->source.problem->symbols;
      content.subject = self->source.problem;
      content.player = run_player (self->run);
    }
  return app_export_fault_of (export_picture_new (&content, out_picture), APP_EXPORT_CANNOT);
}
