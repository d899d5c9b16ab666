/* solve: the first solution, the only one, or all of them. */
#include "cli-answer.h"
#include "cli-beside.h"
#include "formats.h"

static FormatsWriteOptions
how_beside (const CliTask *task)
{
  return (FormatsWriteOptions){ .follows = task->number > 0, .goes_on = true };
}

static void
add_beside (CliTask *task, const EngineSolution *solution)
{
  FormatsWriteOptions how = how_beside (task);

  how.values = solution->values;
  if (task->puzzle.kind == FORMATS_COVER)
    cli_add_solution (&task->puzzle, solution, &task->beside);
  else if (formats_write (task->puzzle.format, &task->puzzle, &how, &task->beside) != BASE_OK)
    return;
  task->has_beside = true;
}

/* A solution that is not proved to be the only one is removed from the result: the puzzle stays as
 * it is. */
static void
take_back_beside (CliTask *task)
{
  const FormatsWriteOptions how = how_beside (task);

  if (!task->has_beside)
    return;
  base_text_reset (&task->beside);
  task->has_beside =
      task->puzzle.kind == FORMATS_SUDOKU
      && formats_write (task->puzzle.format, &task->puzzle, &how, &task->beside) == BASE_OK;
}

static void
add_solution (CliTask *task, const EngineSolution *solution)
{
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

/* Whether each answer is a block that ends in an empty line. */
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
  CliTask *task = data;

  if (task->n_found == 0 && task->puzzle.kind == FORMATS_SUDOKU)
    cli_task_compare (task, solution->values);
  if (task->n_found++ == 0 && task->settings->beside)
    add_beside (task, solution);
  if (task->n_found == 1 || task->settings->all)
    {
      add_solution (task, solution);
      end_block (task);
    }
  if (task->settings->all)
    cli_task_pour (task);
  return true;
}

/* Replaces the answer so far by a word. */
static void
answer_in_a_word (CliTask *task, const char *word, const char *json_word)
{
  const FormatsWriteOptions how = how_beside (task);

  base_text_reset (&task->answer);
  cli_task_answer (task, task->settings->json ? json_word : word);
  end_block (task);
  if (task->settings->unique)
    take_back_beside (task);
  if (!task->has_beside && task->settings->beside)
    {
      formats_write_head (&task->puzzle, &how, &task->beside);
      base_text_add (&task->beside, word);
      base_text_add_char (&task->beside, '\n');
    }
}

static const char no_solution[] = "no solution";

/* Returns the word that stands in place of solutions, or NULL where solutions are the answer. */
static const char *
word_of (const CliSettings *settings, const EngineAnswer *answer)
{
  const bool has_ended = answer->outcome == COVER_RAN_TO_END;
  const uint64_t n_found = answer->counters.solutions;

  if (settings->unique && n_found > 1)
    return "multiple";
  if (has_ended && n_found == 0)
    return no_solution;
  return !has_ended && (n_found == 0 || settings->unique || settings->all) ? "unknown" : NULL;
}

/* A search that a signal stopped has no answer: it would not be whole. */
static void
finish_answer (CliTask *task, const EngineAnswer *answer)
{
  const char *word = word_of (task->settings, answer);

  if (answer->outcome == COVER_RAN_TO_STOP)
    {
      if (task->n_found == 0 || task->settings->unique)
        base_text_reset (&task->answer);
      task->interrupted = true;
    }
  else if (word != NULL)
    {
      answer_in_a_word (task, word, word == no_solution ? "none" : word);
      cli_task_worst (task, CLI_NONE);
    }
}

static uint64_t
most_solutions (const CliSettings *settings)
{
  return settings->all ? 0 : settings->unique ? 2 : 1;
}

static bool
solve_begin_task (CliTask *task)
{
  const CliSettings *settings = task->settings;
  EngineRequest *request = &task->job.request;

  if (task->at_end)
    {
      const FormatsWriteOptions how = how_beside (task);

      formats_write_head (&task->puzzle, &how, &task->beside);
      if (settings->beside && task->number > 0 && task->puzzle.place.format->tail != NULL)
        base_text_add (&task->beside, task->puzzle.place.format->tail);
      return false;
    }
  if (task->bad)
    {
      answer_in_a_word (task, "error", "error");
      return false;
    }
  *request = cli_request (settings);
  request->solutions = most_solutions (settings);
  request->found = take_solution;
  request->data = task;
  return true;
}

static void
solve_end_task (CliTask *task)
{
  if (task->job.status == BASE_OK)
    finish_answer (task, &task->job.answer);
  else
    {
      cli_task_fail (task, task->job.status);
      if (task->settings->beside)
        base_text_add (&task->beside, "error\n");
    }
}

CliExit
cli_solve (const CliSettings *settings)
{
  if (settings->beside && !cli_beside_check (settings))
    return CLI_BAD;
  return cli_stream_asking (settings, &(CliAsking){ solve_begin_task, solve_end_task,
                                                    most_solutions (settings), word_of });
}
