/* count: the number of solutions, up to a limit. */
#include "cli-answer.h"

/* Adds the exact number after a complete search; "at least" that number after a limit or a
 * signal. */
static void
add_count (CliTask *task, uint64_t n, bool all)
{
  BaseText *out = &task->answer;

  if (!task->settings->json)
    {
      base_text_add_number (out, n);
      base_text_add (out, all ? "\n" : "+\n");
      return;
    }
  cli_task_begin_json (task, "count");
  cli_json_key (out, "count");
  base_text_add_number (out, n);
  cli_json_key (out, "complete");
  base_text_add (out, all ? "true" : "false");
  cli_task_end_json (task);
}

static uint64_t
most (const CliSettings *settings)
{
  return settings->has_limit ? settings->limit : 2;
}

static bool
count_begin_task (CliTask *task)
{
  const CliSettings *settings = task->settings;

  if (task->bad)
    {
      cli_task_answer (task, "error");
      return false;
    }
  task->job.request = cli_request (settings);
  task->job.request.solutions = most (settings);
  return true;
}

static void
count_end_task (CliTask *task)
{
  const EngineAnswer *answer = &task->job.answer;

  if (task->job.status != BASE_OK)
    {
      cli_task_fail (task, task->job.status);
      return;
    }
  task->interrupted = answer->outcome == COVER_RAN_TO_STOP;
  add_count (task, answer->counters.solutions, answer->outcome == COVER_RAN_TO_END);
  if (answer->counters.solutions == 0)
    cli_task_worst (task, CLI_NONE);
}

CliExit
cli_count (const CliSettings *settings)
{
  return cli_stream_asking (
      settings, &(CliAsking){ count_begin_task, count_end_task, most (settings), NULL });
}
