/* solve: the first solution, the only one, or all. */
#include "cli-answer.h"
#include "cli-beside.h"

typedef struct
{
  CliTask *task;
  uint64_t n;      /* solutions so far */
  bool has_beside; /* the first one has been written for the file beside */
} Solving;

static FormatsWriteOptions
how_beside (const CliTask *task)
{
  return (FormatsWriteOptions){ .follows = task->number > 0, .goes_on = true };
}

static void
add_beside (Solving *self, const EngineSolution *solution)
{
  CliTask *task = self->task;
  FormatsWriteOptions how = how_beside (task);

  how.values = solution->values;
  if (task->puzzle.kind == FORMATS_COVER)
    cli_add_solution (&task->puzzle, solution, &task->beside);
  else if (formats_write (task->puzzle.format, &task->puzzle, &how, &task->beside) != BASE_OK)
    return;
  self->has_beside = true;
}

/* A solution that is not proved to be the only one is not written: the puzzle stays as it is. */
static void
take_back_beside (Solving *self)
{
  CliTask *task = self->task;
  const FormatsWriteOptions how = how_beside (task);

  if (!self->has_beside)
    return;
  base_text_reset (&task->beside);
  self->has_beside =
      task->puzzle.kind == FORMATS_SUDOKU
      && formats_write (task->puzzle.format, &task->puzzle, &how, &task->beside) == BASE_OK;
}

static void
add_solution (Solving *self, const EngineSolution *solution)
{
  CliTask *task = self->task;

  if (!task->settings->json)
    {
      cli_add_solution (&task->puzzle, solution, &task->answer);
      return;
    }
  cli_task_begin_json (task, "solution");
  cli_json_key (&task->answer, "solution");
  cli_add_solution_json (&task->puzzle, solution, &task->answer);
  cli_task_end_json (task);
}

/* Whether each solution, or what stands for it, is a block that ends in an empty line. */
static bool
has_blocks (const CliTask *task)
{
  return !task->settings->json
         && (task->settings->all || (!task->bad && task->puzzle.kind == FORMATS_COVER));
}

static void
end_block (CliTask *task)
{
  if (has_blocks (task))
    base_text_add_char (&task->answer, '\n');
}

static bool
take_solution (void *data, const EngineSolution *solution)
{
  Solving *self = data;

  if (self->n == 0 && self->task->puzzle.kind == FORMATS_SUDOKU)
    cli_task_compare (self->task, solution->values);
  if (self->n++ == 0 && self->task->settings->beside)
    add_beside (self, solution);
  if (self->n == 1 || self->task->settings->all)
    {
      add_solution (self, solution);
      end_block (self->task);
    }
  if (self->task->settings->all)
    cli_task_pour (self->task);
  return true;
}

/* What is said in a word takes the place of what stands there so far. */
static void
answer_in_a_word (Solving *self, const char *word, const char *json_word)
{
  CliTask *task = self->task;
  const FormatsWriteOptions how = how_beside (task);

  base_text_reset (&task->answer);
  cli_task_answer (task, task->settings->json ? json_word : word);
  end_block (task);
  if (task->settings->unique)
    take_back_beside (self);
  if (!self->has_beside && task->settings->beside)
    {
      formats_write_head (&task->puzzle, &how, &task->beside);
      base_text_add (&task->beside, word);
      base_text_add_char (&task->beside, '\n');
    }
}

/* When the search was stopped by a signal there is no answer: it would not be whole. */
static void
conclude (Solving *self, const EngineAnswer *answer)
{
  CliTask *task = self->task;
  const bool unique = task->settings->unique;

  if (answer->outcome == COVER_RAN_TO_STOP)
    {
      if (self->n == 0 || unique)
        base_text_reset (&task->answer);
      task->interrupted = true;
    }
  else if (unique && self->n > 1)
    {
      answer_in_a_word (self, "multiple", "multiple");
      cli_task_worst (task, CLI_NONE);
    }
  else if (answer->outcome == COVER_RAN_TO_END && self->n == 0)
    {
      answer_in_a_word (self, "no solution", "none");
      cli_task_worst (task, CLI_NONE);
    }
  else if (answer->outcome != COVER_RAN_TO_END && (self->n == 0 || unique || task->settings->all))
    {
      answer_in_a_word (self, "unknown", "unknown");
      cli_task_worst (task, CLI_NONE);
    }
}

static void
solve_one (CliTask *task, CliWorker *worker)
{
  const CliSettings *settings = task->settings;
  Solving self = { .task = task };
  EngineRequest request = cli_request (settings);
  EngineAnswer answer;
  BaseStatus status;

  if (task->at_end)
    {
      const FormatsWriteOptions how = how_beside (task);

      formats_write_head (&task->puzzle, &how, &task->beside);
      if (settings->beside && task->number > 0 && task->puzzle.place.format->tail != NULL)
        base_text_add (&task->beside, task->puzzle.place.format->tail);
      return;
    }
  if (task->bad)
    {
      answer_in_a_word (&self, "error", "error");
      return;
    }
  request.solutions = settings->all ? 0 : settings->unique ? 2 : 1;
  request.found = take_solution;
  request.data = &self;
  status = cli_ask (task, worker, &request, &answer);
  if (status == BASE_OK)
    conclude (&self, &answer);
  else
    {
      cli_task_fail (task, status);
      if (settings->beside)
        base_text_add (&task->beside, "error\n");
    }
}

CliExit
cli_solve (const CliSettings *settings)
{
  if (settings->beside && !cli_beside_check (settings))
    return CLI_BAD;
  return cli_stream (settings, solve_one, NULL);
}
