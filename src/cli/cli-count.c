/* count: how many solutions, up to a limit. */
#include "cli-answer.h"

/* All of them where the search came to its end; at least so many where a limit or a signal ended it. */
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

static void
count_one (CliTask *task, CliWorker *worker)
{
  const CliSettings *settings = task->settings;
  EngineRequest request = cli_request (settings);
  EngineAnswer answer;
  BaseStatus status;
  bool all;

  if (task->bad)
    {
      cli_task_answer (task, "error");
      return;
    }
  request.solutions = settings->has_limit ? settings->limit : 2;
  status = cli_ask (task, worker, &request, &answer);
  if (status != BASE_OK)
    {
      cli_task_fail (task, status);
      return;
    }
  all = answer.outcome == COVER_RAN_TO_END;
  task->interrupted = answer.outcome == COVER_RAN_TO_STOP;
  add_count (task, answer.counters.solutions, all);
  if (answer.counters.solutions == 0)
    cli_task_worst (task, CLI_NONE);
}

CliExit
cli_count (const CliSettings *settings)
{
  return cli_stream (settings, count_one, NULL);
}
