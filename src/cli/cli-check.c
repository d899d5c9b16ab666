/* check: whether the puzzle is proper, and if not, why.
 *
 * A Sudoku is checked in the user's terms.  The answer for another exact cover problem is whether
 * it has one solution, several or none, and an item that no option covers. */
#include "cli-answer.h"
#include "cli-signals.h"
#include "cover-links.h"
#include "engines-check.h"

#include <string.h>

/* Returns the word before the colon. */
static const char *
word_of (SudokuFinding finding)
{
  switch (finding)
    {
    case SUDOKU_UNIQUE:
      return "unique";
    case SUDOKU_MULTIPLE:
      return "multiple";
    case SUDOKU_DUPLICATE:
      return "invalid";
    case SUDOKU_UNKNOWN:
      return "unknown";
    default:
      return "none";
    }
}

/* Returns the reason behind "none" and "invalid" in JSON. */
static const char *
reason_of (SudokuFinding finding)
{
  switch (finding)
    {
    case SUDOKU_DUPLICATE:
      return "duplicate";
    case SUDOKU_NO_VALUE:
      return "no-value";
    case SUDOKU_NO_PLACE:
      return "no-place";
    case SUDOKU_CLASH:
      return "clash";
    case SUDOKU_CLASH_NOT_REDUCED:
      return "clash-not-reduced";
    default:
      return NULL;
    }
}

static void
add_cells_json (CliTask *task, const char *key, const uint32_t *cells, uint32_t n)
{
  BaseText *out = &task->answer;

  cli_json_key (out, key);
  base_text_add_char (out, '[');
  for (uint32_t i = 0; i < n; i++)
    {
      base_text_add (out, i == 0 ? "\"" : ",\"");
      words_add_cell (sudoku_shape_place (task->puzzle.sudoku->shape, cells[i]), out);
      base_text_add_char (out, '"');
    }
  base_text_add_char (out, ']');
}

static void
add_string_json (CliTask *task, const char *key, const BaseText *string)
{
  cli_json_key (&task->answer, key);
  base_text_add_json (&task->answer, base_text_string (string), string->length);
}

static void
add_verdict_json (CliTask *task, const SudokuVerdict *verdict, const char *symbols)
{
  const char *reason = reason_of (verdict->finding);
  BaseText text = BASE_TEXT_EMPTY;

  cli_task_begin_json (task, word_of (verdict->finding));
  if (reason != NULL)
    {
      base_text_add (&text, reason);
      add_string_json (task, "reason", &text);
    }
  if (verdict->finding == SUDOKU_DUPLICATE || verdict->finding == SUDOKU_NO_PLACE)
    {
      base_text_reset (&text);
      words_add_value (verdict->value, symbols, &text);
      add_string_json (task, "value", &text);
      base_text_reset (&text);
      words_add_group_plain (task->puzzle.sudoku->shape, verdict->group, &text);
      add_string_json (task, "group", &text);
    }
  if (verdict->n_cells > 0)
    add_cells_json (task, "cells", verdict->cells, verdict->n_cells);
  if (verdict->redundant_known)
    add_cells_json (task, "redundant", verdict->redundant, verdict->n_redundant);
  cli_task_end_json (task);
  task->answer.failed |= text.failed;
  base_text_clear (&text);
}

static void
add_verdict (CliTask *task, const SudokuVerdict *verdict)
{
  const SudokuShape *shape = task->puzzle.sudoku->shape;
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText sentence = BASE_TEXT_EMPTY;

  format_symbols (&task->puzzle.layout, sudoku_shape_n_values (shape), symbols);
  if (task->settings->json)
    add_verdict_json (task, verdict, symbols);
  else
    {
      words_add_verdict_plain (verdict, shape, symbols, &task->answer);
      base_text_add_char (&task->answer, '\n');
    }
  if (task->settings->verbose)
    {
      words_add_verdict (verdict, shape, symbols, &sentence);
      cli_task_note (task, base_text_string (&sentence));
    }
  base_text_reset (&sentence);
  if (task->settings->verbose && task->settings->minimal && verdict->finding == SUDOKU_UNIQUE)
    {
      words_add_redundant (verdict, shape, &sentence);
      cli_task_note (task, base_text_string (&sentence));
    }
  base_text_clear (&sentence);
  if (verdict->finding == SUDOKU_UNIQUE)
    cli_task_compare (task, verdict->first);
  else
    cli_task_worst (task, CLI_NONE);
}

static BaseStatus
check_sudoku (CliTask *task, CliWorker *worker)
{
  const EnginesCheckOptions options = {
    .search_nodes = task->settings->nodes,
    .minimal = task->settings->minimal,
    .stop = cli_stop (),
  };
  EnginesSolver *solver;
  SudokuVerdict verdict;
  BaseStatus status = cli_worker_solver (worker, task->puzzle.sudoku->shape, &solver);

  if (status != BASE_OK)
    return status;
  engines_solver_set_rule (solver, task->settings->rule, task->settings->seed);
  /* A limit alone keeps the quicker searches: its purpose is to give up in time. */
  engines_solver_set_counted (solver, task->settings->stats);
  status = engines_check (solver, task->puzzle.sudoku, &options, &verdict);
  if (status != BASE_OK)
    return status;
  task->counters = verdict.counters;
  task->engine = engines_reference ();
  /* After a signal, an unknown result is no answer. */
  task->interrupted = verdict.finding == SUDOKU_UNKNOWN && base_stop_asked (cli_stop ());
  if (!task->interrupted)
    add_verdict (task, &verdict);
  sudoku_verdict_clear (&verdict);
  return BASE_OK;
}

/* Finds a primary item that is in no option; COVER_NONE for none. */
static BaseStatus
find_lonely_item (const CoverProblem *problem, uint32_t *out_item)
{
  CoverLinks *links;
  BaseStatus status = cover_links_new (problem, NULL, &links);

  if (status != BASE_OK)
    return status;
  *out_item = COVER_NONE;
  for (uint32_t item = 0; item < links->n_primary && *out_item == COVER_NONE; item++)
    if (links->size[item + 1] == 0)
      *out_item = item;
  cover_links_free (links);
  return BASE_OK;
}

static void
say_cover_verdict (CliTask *task, uint64_t n_solutions, bool all, const char *item)
{
  BaseText sentence = BASE_TEXT_EMPTY;

  if (!task->settings->verbose)
    return;
  words_add_cover_verdict (n_solutions, all, item, &sentence);
  cli_task_note (task, base_text_string (&sentence));
  base_text_clear (&sentence);
}

static BaseStatus
add_none (CliTask *task)
{
  const CoverProblem *problem = task->puzzle.problem;
  uint32_t item;
  BaseStatus status = find_lonely_item (problem, &item);
  BaseText text = BASE_TEXT_EMPTY;

  if (status != BASE_OK)
    return status;
  cli_task_worst (task, CLI_NONE);
  if (item != COVER_NONE)
    base_text_add (&text, cover_problem_item_name (problem, item, NULL));
  say_cover_verdict (task, 0, true, item != COVER_NONE ? base_text_string (&text) : NULL);
  if (task->settings->json)
    {
      cli_task_begin_json (task, "none");
      if (item != COVER_NONE)
        add_string_json (task, "item", &text);
      cli_task_end_json (task);
    }
  else
    {
      base_text_add (&task->answer, item != COVER_NONE ? "none: no option for " : "none");
      base_text_add (&task->answer, base_text_string (&text));
      base_text_add_char (&task->answer, '\n');
    }
  base_text_clear (&text);
  return BASE_OK;
}

static BaseStatus
check_cover (CliTask *task, CliWorker *worker)
{
  EngineRequest request = cli_request (task->settings);
  EngineAnswer answer;
  BaseStatus status;
  const char *word = "unknown";

  request.solutions = 2;
  status = cli_ask (task, worker, &request, &answer);
  if (status != BASE_OK)
    return status;
  task->interrupted = answer.outcome == COVER_RAN_TO_STOP;
  if (task->interrupted)
    return BASE_OK;
  if (answer.outcome == COVER_RAN_TO_END && answer.counters.solutions == 0)
    return add_none (task);
  if (answer.counters.solutions > 1)
    word = "multiple";
  else if (answer.outcome == COVER_RAN_TO_END)
    word = "unique";
  cli_task_answer (task, word);
  say_cover_verdict (task, answer.counters.solutions, answer.outcome == COVER_RAN_TO_END, NULL);
  if (strcmp (word, "unique") != 0)
    cli_task_worst (task, CLI_NONE);
  return BASE_OK;
}

static void
check_one (CliTask *task, CliWorker *worker)
{
  BaseStatus status = BASE_OK;

  if (task->bad)
    cli_task_answer (task, "error");
  else if (task->puzzle.kind == FORMATS_SUDOKU)
    status = check_sudoku (task, worker);
  else
    status = check_cover (task, worker);
  if (status != BASE_OK)
    cli_task_fail (task, status);
}

CliExit
cli_check (const CliSettings *settings)
{
  return cli_stream (settings, check_one, NULL);
}
