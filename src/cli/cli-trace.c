/* trace: the transcript of a search over the first puzzle, a sentence or a JSON object for each
 * event. */
#include "base-memory.h"
#include "cli-output.h"
#include "cli-signals.h"
#include "cli-source.h"
#include "cover-links.h"
#include "cover-search.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  const CliSettings *settings;
  CliSource source;
  Run *run;
  CoverSearch *search; /* of the run */
  uint64_t *solutions; /* of each level: their number when its option was tried */
  WordsMoment moment;

  CliOutput output;
  uint64_t n_lines;
} Trace;

static void
add_number_json (BaseText *out, const char *key, uint64_t number)
{
  base_text_add (out, key);
  base_text_add_number (out, number);
}

/* Adds the event's number, from 1; its kind and level; its item, with the size of its list before
 * the event; the number of its option, from 1. */
static void
add_event_json (const Trace *self, const CoverEvent *event, BaseText *out)
{
  const CoverLinks *links = cover_search_links (self->search);
  const uint32_t node = event->node;
  const uint32_t item = node > links->n_items ? links->nodes[node].item : node;
  size_t length;
  const char *name;

  add_number_json (out, "{\"event\":", cover_search_counters (self->search)->events + 1);
  base_text_add (out, ",\"kind\":\"");
  base_text_add (out, words_event_id (event->kind));
  add_number_json (out, "\",\"level\":", words_level (event));
  if (item != 0)
    {
      name = cover_problem_item_name (self->source.subject->problem, item - 1, &length);
      base_text_add (out, ",\"item\":");
      base_text_add_json (out, name, length);
      add_number_json (out, ",\"size\":", links->size[item]);
    }
  if (node > links->n_items)
    add_number_json (out, ",\"option\":", cover_links_option (links, node) + 1u);
  base_text_add_char (out, '}');
}

static void
tell (Trace *self, const CoverEvent *event)
{
  const uint64_t n_solutions = cover_search_counters (self->search)->solutions;
  BaseText line = BASE_TEXT_EMPTY;

  if (event->kind == COVER_EVENT_TRY)
    self->solutions[event->level] = n_solutions;
  if (words_event_step (event->kind) < self->settings->step)
    return;
  self->moment.solved =
      event->kind == COVER_EVENT_UNTRY && n_solutions > self->solutions[event->level];
  if (self->settings->json)
    add_event_json (self, event, &line);
  else
    words_add_event (&self->moment, event, &line);
  base_text_add_char (&line, '\n');
  self->output.text.failed |= line.failed;
  cli_output_add (&self->output, &line);
  base_text_clear (&line);
  self->n_lines++;
}

static CliExit
tell_all (Trace *self)
{
  CoverEvent event;

  while (!base_stop_asked (cli_stop ()) && cover_search_peek (self->search, &event))
    {
      tell (self, &event);
      cover_search_forward (self->search, NULL);
      if (self->settings->limit > 0 && self->n_lines >= self->settings->limit)
        return CLI_GOOD;
    }
  return cover_search_counters (self->search)->solutions == 0 ? CLI_NONE : CLI_GOOD;
}

static BaseStatus
prepare (Trace *self)
{
  BaseStatus status = cli_source_prepare (&self->source, true);
  const RunOptions options = { self->settings->rule, self->settings->seed, .bare = true };
  Subject *subject = self->source.subject;

  if (status == BASE_OK)
    status = run_new (subject, &options, &self->run);
  if (status != BASE_OK)
    return status;
  self->search = run_search (self->run);
  self->moment = (WordsMoment){ .subject = subject, .search = self->search };
  self->solutions = base_new_zeroed (uint64_t, (size_t) subject->links->n_primary + 1);
  return self->solutions != NULL ? BASE_OK : BASE_NO_MEMORY;
}

static CliExit
run (Trace *self)
{
  BaseStatus status;
  CliExit exit;

  if (!cli_source_open (self->settings, &self->source, &exit))
    return exit;
  status = prepare (self);
  if (status == BASE_OK)
    return tell_all (self);
  return cli_source_refuse (&self->source, self->settings, status);
}

CliExit
cli_trace (const CliSettings *settings)
{
  Trace self = { .settings = settings, .output.fd = STDOUT_FILENO };
  CliExit exit = run (&self);

  if (!cli_output_close (&self.output))
    exit = CLI_BAD;
  run_unref (self.run);
  free (self.solutions);
  cli_source_clear (&self.source);
  return exit;
}
