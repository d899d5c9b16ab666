/* explain and hint: the steps of a path in words. */
#include "cli-reasoner.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

/* An option as programs read it: R1C3=5; of a problem that is no Sudoku the names of its items. */
static void
add_option_name (const Subject *subject, uint32_t option, BaseText *out)
{
  BaseText name = BASE_TEXT_EMPTY;
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (subject->problem, option, &n_terms);

  if (subject->board != NULL)
    words_add_option (subject, option, &name);
  for (uint32_t t = 0; subject->board == NULL && t < n_terms; t++)
    {
      base_text_add (&name, t == 0 ? "" : " ");
      base_text_add (&name, cover_problem_item_name (subject->problem, terms[t].item, NULL));
    }
  base_text_add_json (out, base_text_string (&name), name.length);
  out->failed |= name.failed;
  base_text_clear (&name);
}

static void
add_options_json (CliTask *task,
                  const Subject *subject,
                  const char *key,
                  const uint32_t *options,
                  uint32_t n)
{
  cli_json_key (&task->answer, key);
  base_text_add_char (&task->answer, '[');
  for (uint32_t i = 0; i < n; i++)
    {
      base_text_add (&task->answer, i == 0 ? "" : ",");
      add_option_name (subject, options[i], &task->answer);
    }
  base_text_add_char (&task->answer, ']');
}

static void
add_items_json (CliTask *task, const Subject *subject, const ReasonStep *step)
{
  cli_json_key (&task->answer, "items");
  base_text_add_char (&task->answer, '[');
  for (uint32_t i = 0; i < step->n_items; i++)
    {
      size_t length;
      const char *name = cover_problem_item_name (subject->problem, step->items[i], &length);

      base_text_add (&task->answer, i == 0 ? "" : ",");
      base_text_add_json (&task->answer, name, length);
    }
  base_text_add_char (&task->answer, ']');
}

static void
add_step_json (CliTask *task, const Subject *subject, const ReasonStep *step, uint64_t number)
{
  BaseText *out = &task->answer, text = BASE_TEXT_EMPTY;
  const char *id = reason_technique_name (words_reason_technique (subject, step))->id;

  cli_task_begin_json (task, "step");
  cli_json_key (out, "step");
  base_text_add_number (out, number);
  cli_json_key (out, "name");
  base_text_add_json (out, id, strlen (id));
  cli_json_key (out, "difficulty");
  base_text_add_decimal (out, step->difficulty / 10.0, 1);
  cli_json_key (out, "size");
  base_text_add_number (out, step->n_items);
  add_items_json (task, subject, step);
  add_options_json (task, subject, "placed", &step->placed, step->placed != COVER_NONE);
  add_options_json (task, subject, "struck", step->struck, step->n_struck);
  cli_json_key (out, "smallest");
  base_text_add (out, step->is_smallest || step->placed != COVER_NONE ? "true" : "false");
  words_add_reason_whole (subject, step, " ", &text);
  base_text_add_char (&text, ' ');
  words_add_reason_whole_end (subject, step, &text);
  cli_json_key (out, "text");
  base_text_add_json (out, base_text_string (&text), text.length);
  out->failed |= text.failed;
  base_text_clear (&text);
  cli_task_end_json (task);
}

static void
add_step (CliTask *task, const Subject *subject, const ReasonStep *step, uint64_t number)
{
  words_add_reason_line (subject, step, number, &task->answer);
  base_text_add_char (&task->answer, '\n');
}

/* Where; what; why; and what follows. */
static void
add_hint (CliTask *task, const Subject *subject, const ReasonStep *step, uint64_t number)
{
  BaseText *out = &task->answer;

  (void) number;
  words_add_reason_place (subject, step, out);
  base_text_add_char (out, '\n');
  base_text_add (out, words_reason_name (subject, step));
  base_text_add (out, ".\n");
  words_add_reason_whole (subject, step, " ", out);
  base_text_add_char (out, '\n');
  words_add_reason_whole_end (subject, step, out);
  base_text_add_char (out, '\n');
}

typedef void (*AddStep) (CliTask *task,
                         const Subject *subject,
                         const ReasonStep *step,
                         uint64_t number);

/* In JSON all commands write a step alike; in words each has its own way. */
static void
add_for_task (CliTask *task,
              const Subject *subject,
              const ReasonStep *step,
              uint64_t number,
              AddStep add_in_words)
{
  (task->settings->json ? add_step_json : add_in_words) (task, subject, step, number);
}

static void
end_steps (CliTask *task, BaseStatus status)
{
  if (!task->settings->json)
    base_text_add_char (&task->answer, '\n');
  task->interrupted = status == BASE_STOPPED;
  if (status != BASE_OK && status != BASE_STOPPED)
    cli_task_fail (task, status);
}

static void
explain_steps (CliTask *task, CliReasoner *reasoner, uint64_t most, AddStep add)
{
  ReasonState state = REASON_GOES_ON;
  BaseStatus status = BASE_OK;
  ReasonStep step;

  for (uint64_t number = 1; most == 0 || number <= most; number++)
    {
      status = reason_path_next (cli_reasoner_path (reasoner), &step, &state);
      if (status != BASE_OK || state != REASON_GOES_ON)
        {
          if (number == 1 && status == BASE_OK && state == REASON_SOLVED)
            cli_task_answer (task, CLI_REASONER_SOLVED);
          break;
        }
      add_for_task (task, cli_reasoner_subject (reasoner), &step, number, add);
    }
  end_steps (task, status);
}

/* All steps of one name, in the position where the puzzle begins. */
static void
find_steps (CliTask *task, CliReasoner *reasoner)
{
  ReasonPath *path = cli_reasoner_path (reasoner);
  const uint64_t most = task->settings->steps;
  const char *only = task->settings->only;
  ReasonTechnique technique = REASON_TECHNIQUES;
  ReasonStep step;
  bool found = true;
  BaseStatus status;

  reason_technique_find (only, strlen (only), &technique);
  status = reason_path_find (path, technique);
  for (uint64_t number = 1; found && status == BASE_OK && (most == 0 || number <= most); number++)
    {
      status = reason_path_next_found (path, &found, &step);
      if (status == BASE_OK && found)
        add_for_task (task, cli_reasoner_subject (reasoner), &step, number, add_step);
    }
  end_steps (task, status);
}

static void
explain_path (CliTask *task, CliReasoner *reasoner)
{
  explain_steps (task, reasoner, task->settings->steps, add_step);
}

static void
explain_next (CliTask *task, CliReasoner *reasoner)
{
  explain_steps (task, reasoner, 1, add_hint);
}

static void
explain_task (CliTask *task, CliWorker *worker, void (*tell) (CliTask *task, CliReasoner *reasoner))
{
  CliReasoner *reasoner = cli_worker_reasoner (worker);

  if (reasoner == NULL)
    cli_task_fail (task, BASE_NO_MEMORY);
  else if (cli_reasoner_begin (reasoner, task, worker))
    tell (task, reasoner);
  else if (!task->settings->json && !task->interrupted)
    base_text_add_char (&task->answer, '\n');
}

static void
explain_one (CliTask *task, CliWorker *worker)
{
  explain_task (task, worker, task->settings->only != NULL ? find_steps : explain_path);
}

static void
hint_one (CliTask *task, CliWorker *worker)
{
  explain_task (task, worker, explain_next);
}

CliExit
cli_explain (const CliSettings *settings)
{
  return cli_stream (settings, explain_one, NULL);
}

CliExit
cli_hint (const CliSettings *settings)
{
  return cli_stream (settings, hint_one, NULL);
}
