#include "cli-answer.h"

#include "cli-signals.h"

EngineRequest
cli_request (const CliSettings *settings)
{
  return (EngineRequest){
    .rule = settings->rule,
    .seed = settings->seed,
    .nodes = settings->nodes,
    .stop = cli_stop (),
  };
}

static BaseStatus
ask_sudoku (CliTask *task,
            CliWorker *worker,
            const EngineRequest *request,
            EngineAnswer *out_answer)
{
  const SudokuPuzzle *puzzle = task->puzzle.sudoku;
  const Engine *engine = task->settings->engine;
  EngineSudoku *sudoku;
  BaseStatus status;

  if (engine == NULL)
    engine = engines_auto_sudoku (puzzle->shape, request);
  status = cli_worker_engine (worker, engine, puzzle->shape, &sudoku);
  return status == BASE_OK ? engines_sudoku_solve (sudoku, puzzle, request, out_answer) : status;
}

BaseStatus
cli_ask (CliTask *task, CliWorker *worker, const EngineRequest *request, EngineAnswer *out_answer)
{
  const Engine *engine = task->settings->engine;
  BaseStatus status;

  if (task->puzzle.kind == FORMATS_SUDOKU)
    status = ask_sudoku (task, worker, request, out_answer);
  else
    {
      if (engine == NULL)
        engine = engines_auto_cover (task->puzzle.problem, request);
      status = engines_cover_solve (engine, task->puzzle.problem, request, out_answer);
    }
  if (status == BASE_OK)
    task->counters = out_answer->counters;
  return status;
}

static void
add_values (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out)
{
  const uint32_t n_values = sudoku_shape_n_values (puzzle->sudoku->shape);
  char symbols[SUDOKU_MAX_VALUES + 1], line[SUDOKU_MAX_CELLS];

  if (*formats_symbols (&puzzle->layout, n_values, symbols) != '\0')
    {
      for (uint32_t cell = 0; cell < solution->n_values; cell++)
        line[cell] = symbols[solution->values[cell] - 1];
      base_text_add_bytes (out, line, solution->n_values);
      return;
    }
  for (uint32_t cell = 0; cell < solution->n_values; cell++)
    {
      base_text_add (out, cell == 0 ? "" : " ");
      base_text_add_number (out, solution->values[cell]);
    }
}

/* An item, with its colour behind a colon. */
static void
add_term (const CoverProblem *problem, const CoverTerm *term, BaseText *out)
{
  size_t length;
  const char *name = cover_problem_item_name (problem, term->item, &length);

  base_text_add_bytes (out, name, length);
  if (term->colour == 0)
    return;
  base_text_add_char (out, ':');
  name = cover_problem_colour_name (problem, term->colour, &length);
  base_text_add_bytes (out, name, length);
}

static void
add_options (const CoverProblem *problem, const EngineSolution *solution, BaseText *out)
{
  for (uint32_t i = 0; i < solution->n_options; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, solution->options[i], &n_terms);

      for (uint32_t t = 0; t < n_terms; t++)
        {
          base_text_add (out, t == 0 ? "" : " ");
          add_term (problem, &terms[t], out);
        }
      base_text_add_char (out, '\n');
    }
}

void
cli_add_solution (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out)
{
  if (puzzle->kind == FORMATS_COVER)
    {
      add_options (puzzle->problem, solution, out);
      return;
    }
  add_values (puzzle, solution, out);
  base_text_add_char (out, '\n');
}

static void
add_options_json (const CoverProblem *problem, const EngineSolution *solution, BaseText *out)
{
  BaseText name = BASE_TEXT_EMPTY;

  base_text_add_char (out, '[');
  for (uint32_t i = 0; i < solution->n_options; i++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, solution->options[i], &n_terms);

      base_text_add (out, i == 0 ? "[" : ",[");
      for (uint32_t t = 0; t < n_terms; t++)
        {
          base_text_reset (&name);
          add_term (problem, &terms[t], &name);
          base_text_add (out, t == 0 ? "" : ",");
          base_text_add_json (out, base_text_string (&name), name.length);
        }
      base_text_add_char (out, ']');
    }
  base_text_add_char (out, ']');
  out->failed |= name.failed;
  base_text_clear (&name);
}

void
cli_add_solution_json (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out)
{
  BaseText line = BASE_TEXT_EMPTY;

  if (puzzle->kind == FORMATS_COVER)
    {
      add_options_json (puzzle->problem, solution, out);
      return;
    }
  add_values (puzzle, solution, &line);
  base_text_add_json (out, base_text_string (&line), line.length);
  out->failed |= line.failed;
  base_text_clear (&line);
}
