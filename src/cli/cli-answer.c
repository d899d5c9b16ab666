#include "cli-answer.h"

#include "cli-signals.h"

#include <assert.h>
#include <string.h>

EngineRequest
cli_request (const CliSettings *settings)
{
  return (EngineRequest){
    .rule = settings->rule,
    .seed = settings->seed,
    .nodes = settings->nodes,
    .counted = settings->nodes != 0
               || (settings->stats
                   && (settings->engine == NULL || settings->engine == engines_reference ())),
    .stop = cli_stop (),
  };
}

/* With statistics the default engine is dancing links, so that runs can be compared.  NULL: the
 * fastest. */
static const Engine *
named_engine (const CliSettings *settings, const EngineRequest *request)
{
  return settings->engine == NULL && settings->stats && request->counted ? engines_reference ()
                                                                         : settings->engine;
}

/* An exception for large grids, which `auto` fills in a second and dancing links would not finish:
 * there the statistics are those of the run without statistics. */
static void
count_large (const CliSettings *settings, const FormatsPuzzle *puzzle, EngineRequest *request)
{
  EngineRequest plain = *request;

  if (!settings->stats || settings->engine != NULL || settings->nodes != 0
      || puzzle->kind != FORMATS_SUDOKU)
    return;
  plain.counted = false;
  request->counted = !engines_auto_sudoku (puzzle->sudoku->shape, &plain)->learns;
}

const Engine *
cli_engine_for (const CliSettings *settings, SudokuShape *shape, const EngineRequest *request)
{
  const Engine *named = named_engine (settings, request);

  return named != NULL ? named : engines_auto_sudoku (shape, request);
}

static const Engine *
engine_of (const CliTask *task, const EngineRequest *request)
{
  const Engine *named = named_engine (task->settings, request);

  if (task->puzzle.kind == FORMATS_SUDOKU)
    return cli_engine_for (task->settings, task->puzzle.sudoku->shape, request);
  return named != NULL ? named : engines_auto_cover (task->puzzle.problem, request);
}

/* Solves puzzles of one shape with one engine. */
static void
solve_sudokus (EngineJob **jobs, size_t n, const Engine *engine, CliWorker *worker)
{
  EngineSudoku *sudoku;
  BaseStatus status = cli_worker_engine (worker, engine, jobs[0]->puzzle->shape, &sudoku);

  if (status == BASE_OK)
    engines_sudoku_solve_batch (sudoku, jobs, n);
  for (size_t i = 0; i < n && status != BASE_OK; i++)
    {
      jobs[i]->answer = (EngineAnswer){ .outcome = COVER_RAN_TO_STOP };
      jobs[i]->status = status == BASE_STOPPED ? BASE_OK : status;
    }
}

/* Solves the first tasks, as many as go together; returns their number. */
static size_t
solve_first_tasks (CliTask **tasks, size_t n, CliWorker *worker)
{
  EngineJob *jobs[CLI_MOST_ASKED];
  const Engine *engine;
  size_t taken = 0;

  count_large (tasks[0]->settings, &tasks[0]->puzzle, &tasks[0]->job.request);
  engine = tasks[0]->engine = engine_of (tasks[0], &tasks[0]->job.request);
  if (tasks[0]->puzzle.kind == FORMATS_COVER)
    {
      EngineJob *job = &tasks[0]->job;

      cli_worker_share (worker, &job->request);
      job->status =
          engines_cover_solve (engine, tasks[0]->puzzle.problem, &job->request, &job->answer);
      return 1;
    }
  while (taken < n && taken < CLI_MOST_ASKED && tasks[taken]->puzzle.kind == FORMATS_SUDOKU
         && (tasks[taken]->puzzle.sudoku->shape == tasks[0]->puzzle.sudoku->shape))
    {
      jobs[taken] = &tasks[taken]->job;
      cli_worker_share (worker, &jobs[taken]->request);
      jobs[taken]->puzzle = tasks[taken]->puzzle.sudoku;
      jobs[taken]->request.counted = jobs[0]->request.counted;
      tasks[taken]->engine = engine;
      taken++;
    }
  solve_sudokus (jobs, taken, engine, worker);
  return taken;
}

/* Copies the engine's counters, for the statistics. */
static void
copy_counters (CliTask *task)
{
  if (task->job.status == BASE_OK)
    task->counters = task->job.answer.counters;
}

BaseStatus
cli_ask (CliTask *task, CliWorker *worker, const EngineRequest *request, EngineAnswer *out_answer)
{
  task->job.request = *request;
  solve_first_tasks (&task, 1, worker);
  copy_counters (task);
  *out_answer = task->job.answer;
  return task->job.status;
}

bool
cli_can_ask_many (const CliTask *task, uint64_t solutions)
{
  EngineRequest request = cli_request (task->settings);

  request.solutions = solutions;
  return !task->at_end && task->puzzle.kind == FORMATS_SUDOKU
         && engine_of (task, &request)->solve_batch != NULL;
}

void
cli_ask_many (CliTask *tasks, size_t n, const CliAsking *asking, CliWorker *worker)
{
  CliTask *asked[CLI_MOST_ASKED];
  size_t n_asked = 0;

  assert (n <= CLI_MOST_ASKED);
  for (size_t i = 0; i < n; i++)
    if (asking->begin (&tasks[i]))
      asked[n_asked++] = &tasks[i];
  for (size_t i = 0; i < n_asked;)
    i += solve_first_tasks (asked + i, n_asked - i, worker);
  for (size_t i = 0; i < n_asked; i++)
    {
      copy_counters (asked[i]);
      asking->end (asked[i]);
    }
}

/* Adds a symbol for each value.  Compilers vectorize the first loop. */
static void
add_symbols (const uint8_t *values, uint32_t n, const char *symbols, bool are_digits, BaseText *out)
{
  char line[SUDOKU_MAX_CELLS];

  if (are_digits)
    for (uint32_t cell = 0; cell < n; cell++)
      line[cell] = (char) ('0' + values[cell]);
  else
    for (uint32_t cell = 0; cell < n; cell++)
      line[cell] = symbols[values[cell] - 1];
  base_text_add_bytes (out, line, n);
}

static void
add_values (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out)
{
  const uint32_t n_values = sudoku_shape_n_values (puzzle->sudoku->shape);
  char symbols[SUDOKU_MAX_VALUES + 1];

  if (*format_symbols (&puzzle->layout, n_values, symbols) != '\0')
    {
      const bool are_digits = n_values <= 9 && memcmp (symbols, "123456789", n_values) == 0;

      add_symbols (solution->values, solution->n_values, symbols, are_digits, out);
      return;
    }
  for (uint32_t cell = 0; cell < solution->n_values; cell++)
    {
      base_text_add (out, cell == 0 ? "" : " ");
      base_text_add_number (out, solution->values[cell]);
    }
}

/* Adds an item, with its colour behind a colon. */
static void
add_term (const CoverProblem *problem, const CoverTerm *term, BaseText *out)
{
  size_t length;
  const char *name = cover_problem_item_name (problem, term->item, &length);

  base_text_add_bytes (out, name, length);
  if (term->colour == 0)
    return;
  base_text_add_char (out, ':');
  name = cover_problem_colour_name (problem, term->colour, &length);
  base_text_add_bytes (out, name, length);
}

static void
add_options (const CoverProblem *problem, const EngineSolution *solution, BaseText *out)
{
  for (uint32_t i = 0; i < solution->n_options; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, solution->options[i], &n_terms);

      for (uint32_t t = 0; t < n_terms; t++)
        {
          base_text_add (out, t == 0 ? "" : " ");
          add_term (problem, &terms[t], out);
        }
      base_text_add_char (out, '\n');
    }
}

void
cli_add_solution (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out)
{
  if (puzzle->kind == FORMATS_COVER)
    {
      add_options (puzzle->problem, solution, out);
      return;
    }
  add_values (puzzle, solution, out);
  base_text_add_char (out, '\n');
}

static void
add_options_json (const CoverProblem *problem, const EngineSolution *solution, BaseText *out)
{
  BaseText name = BASE_TEXT_EMPTY;

  base_text_add_char (out, '[');
  for (uint32_t i = 0; i < solution->n_options; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, solution->options[i], &n_terms);

      base_text_add (out, i == 0 ? "[" : ",[");
      for (uint32_t t = 0; t < n_terms; t++)
        {
          base_text_reset (&name);
          add_term (problem, &terms[t], &name);
          base_text_add (out, t == 0 ? "" : ",");
          base_text_add_json (out, base_text_string (&name), name.length);
        }
      base_text_add_char (out, ']');
    }
  base_text_add_char (out, ']');
  out->failed |= name.failed;
  base_text_clear (&name);
}

void
cli_add_solution_json (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out)
{
  BaseText line = BASE_TEXT_EMPTY;

  if (puzzle->kind == FORMATS_COVER)
    {
      add_options_json (puzzle->problem, solution, out);
      return;
    }
  add_values (puzzle, solution, &line);
  base_text_add_json (out, base_text_string (&line), line.length);
  out->failed |= line.failed;
  base_text_clear (&line);
}
