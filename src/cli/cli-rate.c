/* rate: how difficult each puzzle is for people, as an estimate.  Where that would take too much
 * work, a bound from below. */
#include "cli-reasoner.h"

#include <string.h>

static void
add_rating_json (CliTask *task, const ReasonRating *rating)
{
  BaseText *out = &task->answer;
  const char *hardest = reason_technique_name (rating->hardest)->id;

  cli_task_begin_json (task, "rating");
  cli_json_key (out, "rating");
  base_text_add_decimal (out, rating->difficulty / 10.0, 1);
  cli_json_key (out, "level");
  base_text_add_json (out, reason_difficulty_name (rating->difficulty)->id,
                      strlen (reason_difficulty_name (rating->difficulty)->id));
  if (rating->is_bound)
    {
      cli_json_key (out, "at_least");
      base_text_add (out, "true");
    }
  else
    {
      cli_json_key (out, "hardest");
      base_text_add_json (out, hardest, strlen (hardest));
    }
  cli_json_key (out, "deductions");
  base_text_add_number (out, rating->n_deductions);
  cli_json_key (out, "rounds");
  base_text_add_number (out, rating->n_rounds);
  cli_json_key (out, "narrowest");
  base_text_add_number (out, rating->narrowest);
  cli_json_key (out, "sum");
  base_text_add_decimal (out, rating->sum / 10.0, 1);
  cli_task_end_json (task);
}

static bool
is_hardest_word (uint32_t difficulty)
{
  return reason_difficulty_name (difficulty) == reason_difficulty_name (UINT32_MAX - 1);
}

static void
add_rating (CliTask *task, const ReasonRating *rating)
{
  BaseText *out = &task->answer;

  if (task->settings->json)
    {
      add_rating_json (task, rating);
      return;
    }
  base_text_add_decimal (out, rating->difficulty / 10.0, 1);
  base_text_add (out, rating->is_bound ? "+ " : " ");
  base_text_add (out, reason_difficulty_name (rating->difficulty)->id);
  base_text_add (out, rating->is_bound && !is_hardest_word (rating->difficulty) ? "+ " : " ");
  base_text_add (out,
                 rating->is_bound ? "unfinished" : reason_technique_name (rating->hardest)->id);
  base_text_add_char (out, ' ');
  base_text_add_number (out, rating->n_deductions);
  base_text_add_char (out, '\n');
}

static void
rate_one (CliTask *task, CliWorker *worker)
{
  CliReasoner *reasoner = cli_worker_reasoner (worker);
  ReasonRating rating;
  BaseStatus status;

  if (reasoner == NULL)
    {
      cli_task_fail (task, BASE_NO_MEMORY);
      return;
    }
  if (!cli_reasoner_begin (reasoner, task, worker))
    return;
  reason_path_limit_work (cli_reasoner_path (reasoner), REASON_RATING_WORK);
  status = reason_path_rate (cli_reasoner_path (reasoner), &rating);
  task->interrupted = status == BASE_STOPPED;
  if (status == BASE_OK && rating.n_rounds == 0 && rating.state == REASON_SOLVED)
    cli_task_answer (task, CLI_REASONER_SOLVED);
  else if (status == BASE_OK)
    {
      add_rating (task, &rating);
      if (rating.is_bound)
        cli_task_worst (task, CLI_NONE);
    }
  else if (status != BASE_STOPPED)
    cli_task_fail (task, status);
}

CliExit
cli_rate (const CliSettings *settings)
{
  return cli_stream (settings, rate_one, NULL);
}
