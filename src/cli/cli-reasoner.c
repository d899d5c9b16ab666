/* The puzzle is solved first.  Without exactly one solution it has no path to the end; and an
 * option of the only solution is never refuted, so the path need not try. */
#include "cli-reasoner.h"

#include "base-memory.h"
#include "cli-answer.h"
#include "cli-signals.h"
#include "sudoku-cover.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>

struct CliReasoner
{
  SudokuShape *shape; /* held; NULL: of a problem that is no Sudoku, or there is nothing yet */
  SudokuCover *cover;
  ReasonPlan *plan;
  ReasonPath *path;
  Subject subject;
  char symbols[SUDOKU_MAX_VALUES + 1];
  uint32_t *placed, *solution;
  size_t placed_capacity, solution_capacity;
  uint32_t n_solution;
  BaseStatus status;
};

CliReasoner *
cli_reasoner_new (void)
{
  return base_new_zeroed (CliReasoner, 1);
}

static void
let_go (CliReasoner *self)
{
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  sudoku_cover_free (self->cover);
  sudoku_shape_unref (self->shape);
  self->path = NULL;
  self->plan = NULL;
  self->cover = NULL;
  self->shape = NULL;
}

void
cli_reasoner_free (CliReasoner *self)
{
  if (self == NULL)
    return;
  let_go (self);
  free (self->placed);
  free (self->solution);
  free (self);
}

ReasonPath *
cli_reasoner_path (CliReasoner *self)
{
  return self->path;
}

const Subject *
cli_reasoner_subject (CliReasoner *self)
{
  return &self->subject;
}

/* The path of a problem, with what the reasoner has of it so far. */
static BaseStatus
make_path (CliReasoner *self, const CoverProblem *problem, const Board *board)
{
  BaseStatus status = reason_plan_new (problem, board, cli_stop (), &self->plan);

  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  return status;
}

static BaseStatus
prepare_sudoku (CliReasoner *self, SudokuShape *shape)
{
  BaseStatus status;

  if (self->shape != NULL && self->path != NULL
      && (self->shape == shape || sudoku_shape_equal (self->shape, shape)))
    return BASE_OK;
  let_go (self);
  status = sudoku_cover_new_until (shape, cli_stop (), &self->cover);
  if (status == BASE_OK && sudoku_cover_board (self->cover) == NULL)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK)
    status = make_path (self, sudoku_cover_problem (self->cover), sudoku_cover_board (self->cover));
  if (status == BASE_OK)
    self->shape = sudoku_shape_ref (shape);
  return status;
}

static BaseStatus
prepare (CliReasoner *self, const FormatsPuzzle *puzzle, const Board *board)
{
  BaseStatus status;

  self->symbols[0] = '\0';
  if (puzzle->kind == FORMATS_SUDOKU)
    {
      status = prepare_sudoku (self, puzzle->sudoku->shape);
      format_symbols (&puzzle->layout, sudoku_shape_n_values (puzzle->sudoku->shape),
                      self->symbols);
    }
  else
    {
      let_go (self);
      status = make_path (self, puzzle->problem, board);
    }
  self->subject = (Subject){
    .problem =
        puzzle->kind == FORMATS_SUDOKU ? sudoku_cover_problem (self->cover) : puzzle->problem,
    .board = puzzle->kind == FORMATS_SUDOKU ? sudoku_cover_board (self->cover) : board,
    .symbols = self->symbols,
  };
  return status;
}

/* Keeps the options of the cells of a solution.  An engine does not report options of rules, so the
 * kept solution has none of them. */
static bool
keep_only_solution (void *data, const EngineSolution *solution)
{
  CliReasoner *self = data;
  const bool is_sudoku = solution->values != NULL;
  const uint32_t n = is_sudoku ? solution->n_values : solution->n_options;
  void *kept = self->solution;

  if (self->n_solution > 0)
    return true;
  self->status = base_grow (&kept, &self->solution_capacity, n, sizeof *self->solution);
  if (self->status != BASE_OK)
    return false;
  self->solution = kept;
  for (uint32_t i = 0; i < n; i++)
    self->solution[i] = is_sudoku
                            ? i * sudoku_shape_n_values (self->shape) + solution->values[i] - 1
                            : solution->options[i];
  self->n_solution = n;
  return true;
}

/* Begins the path of the task's puzzle. */
static BaseStatus
begin_path (CliReasoner *self, const FormatsPuzzle *puzzle, bool is_pure)
{
  ReasonStart start = {
    .solution = self->solution,
    .n_solution = self->n_solution,
    .is_pure = is_pure,
    .stop = cli_stop (),
  };
  void *placed = self->placed;
  BaseStatus status;

  if (puzzle->kind == FORMATS_SUDOKU)
    {
      status = base_grow (&placed, &self->placed_capacity, sudoku_shape_n_cells (self->shape),
                          sizeof *self->placed);
      if (status != BASE_OK)
        return status;
      self->placed = placed;
      start.placed = self->placed;
      start.n_placed = sudoku_cover_givens (self->cover, puzzle->sudoku, self->placed);
      start.struck = sudoku_cover_dropped (self->cover, puzzle->sudoku);
    }
  return reason_path_begin (self->path, &start);
}

/* The word of a puzzle that has not exactly one solution; NULL: it has. */
static const char *
word_of_solutions (const EngineAnswer *answer)
{
  if (answer->counters.solutions > 1)
    return "multiple";
  if (answer->outcome != COVER_RAN_TO_END)
    return "unknown";
  return answer->counters.solutions == 0 ? "none" : NULL;
}

static BaseStatus
solve (CliReasoner *self, CliTask *task, CliWorker *worker, EngineAnswer *out_answer)
{
  EngineRequest request = cli_request (task->settings);
  BaseStatus status;

  self->n_solution = 0;
  self->status = BASE_OK;
  request.solutions = 2;
  request.found = keep_only_solution;
  request.data = self;
  status = cli_ask (task, worker, &request, out_answer);
  return status == BASE_OK ? self->status : status;
}

/* A problem that is too large is not the engine's fault. */
static void
fail (CliTask *task, BaseStatus status)
{
  BaseText why = BASE_TEXT_EMPTY;

  if (status != BASE_BAD_INPUT || task->settings->engine != NULL)
    {
      cli_task_fail (task, status);
      return;
    }
  words_fill (&why, _ ("too large to explain: at most %1 options and %2 items"),
              WORDS_WITH (WORDS_NUMBER (REASON_MOST_OPTIONS), WORDS_NUMBER (REASON_MOST_ITEMS)));
  cli_task_note (task, base_text_string (&why));
  base_text_clear (&why);
  cli_task_answer (task, "error");
  cli_task_worst (task, CLI_BAD);
}

bool
cli_reasoner_begin (CliReasoner *self, CliTask *task, CliWorker *worker)
{
  EngineAnswer answer;
  const char *word;
  BaseStatus status;

  if (task->bad)
    {
      cli_task_answer (task, "error");
      return false;
    }
  status = prepare (self, &task->puzzle, task->board);
  if (status == BASE_OK)
    status = solve (self, task, worker, &answer);
  if (status == BASE_OK && answer.outcome != COVER_RAN_TO_STOP)
    {
      word = word_of_solutions (&answer);
      if (word == NULL)
        status = begin_path (self, &task->puzzle, task->settings->pure);
      else
        {
          cli_task_answer (task, word);
          cli_task_worst (task, CLI_NONE);
          return false;
        }
    }
  if (status == BASE_STOPPED || (status == BASE_OK && answer.outcome == COVER_RAN_TO_STOP))
    task->interrupted = true;
  else if (status != BASE_OK)
    fail (task, status);
  return status == BASE_OK && !task->interrupted;
}
