/* trace: the transcript of a search over the first puzzle, a sentence or a JSON object for each event. */
#include "base-memory.h"
#include "cli-command.h"
#include "cli-input.h"
#include "cli-message.h"
#include "cli-output.h"
#include "cli-signals.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  const CliSettings *settings;
  FormatsPuzzle puzzle;
  char symbols[SUDOKU_MAX_VALUES + 1];

  SudokuCover *cover; /* of a Sudoku */
  Board *board;       /* of a classic, whose problem is in the puzzle */
  CoverLinks *links;  /* of a cover problem, or of a Sudoku with candidates */
  CoverSearch *search;
  uint32_t *givens;    /* options */
  uint64_t *solutions; /* of each level: how many there were when its option was tried */
  WordsScene scene;

  CliOutput output;
  uint64_t n_lines;
} Trace;

/* The coarsest step at which an event is shown. */
static CliStep
step_of (CoverEventKind kind)
{
  switch (kind)
    {
    case COVER_EVENT_GIVEN:
    case COVER_EVENT_CHOOSE:
    case COVER_EVENT_SOLUTION:
    case COVER_EVENT_DEAD_END:
    case COVER_EVENT_END:
      return CLI_STEP_LEVEL;
    case COVER_EVENT_TRY:
    case COVER_EVENT_DEEPER:
    case COVER_EVENT_UNTRY:
    case COVER_EVENT_LEVEL_DONE:
      return CLI_STEP_OPTION;
    case COVER_EVENT_COVER:
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_UNPURIFY:
      return CLI_STEP_ITEM;
    default:
      return CLI_STEP_LINK;
    }
}

static void
add_number_json (BaseText *out, const char *key, uint64_t number)
{
  base_text_add (out, key);
  base_text_add_number (out, number);
}

/* The event's number, from 1; its kind and level; the item that it is about, with the size of its list before
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
  add_number_json (out, "\",\"level\":", event->level);
  if (item != 0)
    {
      name = cover_problem_item_name (self->scene.problem, item - 1, &length);
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
  if (step_of (event->kind) < self->settings->step)
    return;
  self->scene.solved =
      event->kind == COVER_EVENT_UNTRY && n_solutions > self->solutions[event->level];
  if (self->settings->json)
    add_event_json (self, event, &line);
  else
    words_add_event (&self->scene, event, &line);
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

/* Givens that clash at once leave nothing to trace; why, is a verdict. */
static BaseStatus
say_clash (Trace *self)
{
  const SudokuCheckOptions options = { .stop = cli_stop () };
  const CliPlace place = { self->settings->files[0], self->puzzle.place.line, 1 };
  SudokuShape *shape = self->puzzle.sudoku->shape;
  SudokuSolver *solver = NULL;
  SudokuVerdict verdict;
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status = sudoku_solver_new (shape, &solver);

  if (status == BASE_OK)
    status = sudoku_check (solver, self->puzzle.sudoku, &options, &verdict);
  sudoku_solver_free (solver);
  if (status != BASE_OK)
    return status;
  words_add_verdict (&verdict, shape, self->symbols, &text);
  cli_say (&place, base_text_string (&text));
  base_text_clear (&text);
  sudoku_verdict_clear (&verdict);
  return BASE_OK;
}

static BaseStatus
prepare_sudoku (Trace *self, uint32_t *out_n_givens)
{
  const SudokuPuzzle *puzzle = self->puzzle.sudoku;
  const uint8_t *dropped;
  BaseStatus status = sudoku_cover_new (puzzle->shape, &self->cover);

  if (status != BASE_OK)
    return status;
  self->scene.problem = sudoku_cover_problem (self->cover);
  self->scene.board = sudoku_cover_board (self->cover);
  self->givens = base_new (uint32_t, sudoku_shape_n_cells (puzzle->shape));
  if (self->scene.board == NULL || self->givens == NULL)
    return BASE_NO_MEMORY;
  formats_symbols (&self->puzzle.layout, sudoku_shape_n_values (puzzle->shape), self->symbols);
  *out_n_givens = sudoku_cover_givens (self->cover, puzzle, self->givens);
  dropped = sudoku_cover_dropped (self->cover, puzzle);
  return cover_links_new (self->scene.problem, dropped, &self->links);
}

static BaseStatus
prepare (Trace *self)
{
  uint32_t n_givens = 0;
  BaseStatus status;

  self->scene.symbols = self->symbols;
  self->scene.problem = self->puzzle.problem;
  self->scene.board = self->board;
  if (self->puzzle.kind == FORMATS_SUDOKU)
    status = prepare_sudoku (self, &n_givens);
  else
    status = cover_links_new (self->puzzle.problem, NULL, &self->links);
  if (status == BASE_OK)
    status = cover_search_new (self->links, &self->search);
  if (status != BASE_OK)
    return status;
  self->scene.search = self->search;
  self->solutions = base_new_zeroed (uint64_t, (size_t) self->links->n_primary + 1);
  if (self->solutions == NULL)
    return BASE_NO_MEMORY;
  cover_search_set_rule (self->search, self->settings->rule, self->settings->seed);
  return cover_search_start (self->search, self->givens, n_givens);
}

static void
warn (void *data, const FormatsIssue *warning)
{
  cli_say_issue (data, warning);
}

/* Reads the puzzle; what is wrong has been said, and so has that there is none. */
static FormatsOutcome
read_first (Trace *self)
{
  const char *name = self->settings->files[0];
  const FormatsOptions options = {
    .from = self->settings->from,
    .shape = self->settings->shape,
    .stop = cli_stop (),
    .warn = warn,
    .warn_data = (void *) name,
  };
  CliInput input;
  FormatsReader *reader = NULL;
  FormatsIssue issue;
  FormatsOutcome outcome = FORMATS_FAILED;
  BaseStatus status = cli_input_open (name, &input);

  if (status == BASE_OK)
    {
      status = formats_reader_new ((FormatsSource){ cli_input_read, &input }, &options, &reader);
      if (status == BASE_OK)
        {
          outcome = formats_reader_next (reader, &self->puzzle, &issue);
          status = formats_reader_status (reader);
        }
      formats_reader_free (reader);
      cli_input_close (&input);
    }
  if (outcome == FORMATS_BAD_PUZZLE)
    cli_say_issue (name, &issue);
  else if (outcome == FORMATS_END && strcmp (name, "-") != 0)
    cli_say (&(CliPlace){ .name = name }, _ ("there is no puzzle"));
  else if (outcome == FORMATS_FAILED && status != BASE_STOPPED)
    cli_say_status (&(CliPlace){ .name = name }, status);
  return outcome;
}

static bool
make_classic (Trace *self)
{
  BaseStatus status = classics_make (self->settings->classic, &self->settings->arguments,
                                     &self->puzzle.problem, &self->board);

  if (status != BASE_OK)
    {
      cli_say_status (&(CliPlace){ 0 }, status);
      return false;
    }
  self->puzzle.kind = FORMATS_COVER;
  return true;
}

static CliExit
run (Trace *self)
{
  FormatsOutcome outcome = FORMATS_PUZZLE;
  BaseStatus status;

  if (self->settings->classic != NULL && !make_classic (self))
    return CLI_BAD;
  if (self->settings->classic == NULL)
    outcome = read_first (self);
  if (outcome != FORMATS_PUZZLE)
    return outcome == FORMATS_END ? CLI_GOOD : CLI_BAD;
  status = prepare (self);
  if (status == BASE_OK)
    return tell_all (self);
  if (status == BASE_BAD_INPUT && self->puzzle.kind == FORMATS_SUDOKU)
    {
      status = say_clash (self);
      if (status == BASE_OK)
        return CLI_NONE;
    }
  cli_say_status (&(CliPlace){ .name = self->settings->files[0] }, status);
  return CLI_BAD;
}

CliExit
cli_trace (const CliSettings *settings)
{
  Trace self = { .settings = settings, .puzzle = FORMATS_PUZZLE_EMPTY, .output.fd = STDOUT_FILENO };
  CliExit exit = run (&self);

  if (!cli_output_close (&self.output))
    exit = CLI_BAD;
  cover_search_free (self.search);
  cover_links_free (self.links);
  free (self.givens);
  free (self.solutions);
  sudoku_cover_free (self.cover);
  board_free (self.board);
  formats_puzzle_clear (&self.puzzle);
  return exit;
}
