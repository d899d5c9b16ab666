/* compare: ways to solve, measured on the same puzzles.
 *
 * `bench` asks how many puzzles a second an engine solves when it is warm.  This asks what one
 * puzzle costs each way from the beginning, in time, steps and memory, and how that depends on the
 * puzzle.  Every puzzle is met by all ways in turn, so that a busy moment of the machine slows all
 * of them alike. */
#include "cli-compare.h"

#include "base-memory.h"
#include "cli-bench-peer.h"
#include "cli-bench.h"
#include "cli-message.h"
#include "cli-signals.h"
#include "cli-table.h"
#include "compare-csv.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef QUADRILLE_HAS_MALLINFO2
#include <malloc.h>

static size_t
count_allocated_bytes (void)
{
  const struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}
#define BYTES_IN_USE count_allocated_bytes
#else
#define BYTES_IN_USE NULL
#endif

static void
compare_fail (CliCompare *self, const char *name, BaseStatus status)
{
  if (status == BASE_OK || status == BASE_STOPPED)
    return;
  cli_say_status (&(CliPlace){ .name = name }, status);
  self->exit = CLI_BAD;
}

static void
show_puzzle_progress (CliCompare *self, const char *name, size_t index, const CompareWay *way)
{
  BaseText text = BASE_TEXT_EMPTY, id = BASE_TEXT_EMPTY;

  if (!cli_progress_is_due (&self->progress))
    return;
  compare_way_add_id (way, &id);
  words_fill (&text, _ ("%1: puzzle %2, %3"),
              WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (index + 1),
                          WORDS_TEXT (base_text_string (&id))));
  cli_progress_show (&self->progress, base_text_string (&text));
  base_text_clear (&text);
  base_text_clear (&id);
}

/* Answers must agree; what a way gave up is not compared. */
static void
note_answer (CliCompare *self, size_t index, const CompareWay *way, const CompareSample *sample)
{
  BaseText id = BASE_TEXT_EMPTY;

  if (sample->fate != COMPARE_SOLVED)
    return;
  compare_way_add_id (way, &id);
  cli_bench_file_note (&self->file, index, base_text_string (&id), sample->counters.solutions,
                       NULL);
  base_text_clear (&id);
}

/* Measures all ways on a puzzle and adds its row. */
static BaseStatus
compare_puzzle (CliCompare *self, const ComparePuzzle *puzzle, size_t index, bool is_reversed)
{
  CompareTable *table = &self->table;
  CompareRow row = {
    .number = self->file.puzzles[index].number,
    .is_reversed = is_reversed,
    .facts = compare_facts_of (puzzle),
  };
  CompareOptions options = self->options;
  BaseStatus status = compare_table_add_row (table, &row);

  options.solutions = puzzle->sudoku == NULL ? 0 : self->settings->first ? 1 : 2;
  for (unsigned i = 0; i < table->n_ways && status == BASE_OK; i++)
    {
      CompareSample *sample = compare_table_sample (table, table->n_rows - 1, i);

      show_puzzle_progress (self, table->classes[table->n_classes - 1], index, &table->ways[i]);
      status = compare_measure (&table->ways[i], puzzle, &options, sample);
      if (status == BASE_OK)
        note_answer (self, index, &table->ways[i], sample);
    }
  if (status == BASE_STOPPED)
    table->n_rows--; /* ways are compared on whole rows */
  return status;
}

static BaseStatus
compare_upright (CliCompare *self, size_t index)
{
  const CliBenchPuzzle *puzzle = &self->file.puzzles[index];
  BaseStatus status = compare_puzzle (
      self, &(ComparePuzzle){ .sudoku = puzzle->sudoku, .problem = puzzle->problem }, index, false);

  if (status == BASE_OK && self->settings->rated && puzzle->sudoku != NULL)
    status = compare_rate_within (puzzle->sudoku, &self->options,
                                  &self->table.rows[self->table.n_rows - 1].facts.rating);
  return status;
}

/* Puzzles whose shape has no rows to reverse are left out. */
static BaseStatus
compare_reversed (CliCompare *self, size_t index)
{
  const SudokuPuzzle *puzzle = self->file.puzzles[index].sudoku;
  SudokuPuzzle *reversed = puzzle != NULL ? compare_reverse_rows (puzzle) : NULL;
  BaseStatus status = BASE_OK;

  if (reversed != NULL)
    status = compare_puzzle (self, &(ComparePuzzle){ .sudoku = reversed }, index, true);
  sudoku_puzzle_free (reversed);
  return status;
}

/* Compares the puzzles in self->file as a class of that name. */
static BaseStatus
compare_class (CliCompare *self,
               const char *name,
               BaseStatus (*compare_one) (CliCompare *self, size_t index))
{
  BaseStatus status = compare_table_add_class (&self->table, name), reported;

  for (size_t i = 0; i < self->file.n && status == BASE_OK; i++)
    status = compare_one (self, i);
  cli_progress_end (&self->progress);
  reported = cli_compare_report (self);
  return status != BASE_OK ? status : reported;
}

static BaseStatus
compare_loaded_file (CliCompare *self, const char *name)
{
  BaseText reversed = BASE_TEXT_EMPTY;
  BaseStatus status = compare_class (self, name, compare_upright);

  if (status == BASE_OK && self->settings->reversed)
    {
      words_fill (&reversed, _ ("%1, rows reversed"), WORDS_WITH (WORDS_TEXT (name)));
      status = base_text_status (&reversed);
      if (status == BASE_OK)
        status = compare_class (self, base_text_string (&reversed), compare_reversed);
      base_text_clear (&reversed);
    }
  if (self->file.bad && self->exit < CLI_BAD)
    self->exit = CLI_BAD;
  if (self->file.n_differ > 0 && self->exit < CLI_NONE)
    self->exit = CLI_NONE;
  return status;
}

static void
compare_file (CliCompare *self, const char *name)
{
  BaseStatus status = cli_bench_file_read (&self->file, name, self->settings);

  if (status == BASE_OK && self->file.n > 0)
    status = compare_loaded_file (self, cli_bench_short_name (name));
  else if (self->file.bad)
    self->exit = CLI_BAD;
  compare_fail (self, name, status);
  cli_bench_file_clear (&self->file);
}

/* One size of a problem to teach with, as a class of one puzzle. */
static void
compare_size (CliCompare *self, const ClassicsArguments *arguments)
{
  const Classic *classic = self->settings->classic;
  BaseText name = BASE_TEXT_EMPTY;
  CliBenchPuzzle puzzle = { .number = 1, .n_solutions = CLI_BENCH_UNKNOWN };
  Board *board = NULL;
  BaseStatus status;

  classics_add_text (classic, arguments, &name);
  status = classics_make (classic, arguments, &puzzle.problem, &board);
  board_free (board);
  if (status == BASE_OK)
    {
      self->file = (CliBenchFile){ .name = base_text_string (&name), .puzzles = &puzzle, .n = 1 };
      status = compare_loaded_file (self, base_text_string (&name));
      cover_problem_free (puzzle.problem);
      self->file = (CliBenchFile){ 0 };
    }
  compare_fail (self, base_text_string (&name), status);
  base_text_clear (&name);
}

static void
compare_sizes (CliCompare *self)
{
  const CliSettings *settings = self->settings;
  ClassicsArguments arguments = settings->arguments;

  for (; arguments.values[0] <= settings->last_size && !base_stop_asked (cli_stop ());
       arguments.values[0]++)
    compare_size (self, &arguments);
}

/* Chooses the ways: those asked for, or all.  Factors refer to the reference engine by its usual
 * rule, or to the first way where that is left out. */
static void
choose_ways (CliCompare *self)
{
  CompareTable *table = &self->table;
  const CompareWay reference = { .engine = engines_reference (), .rule = COVER_RULE_FEWEST };

  table->n_ways = self->settings->n_ways;
  memcpy (table->ways, self->settings->ways, sizeof table->ways);
  if (table->n_ways == 0)
    table->n_ways = compare_list_ways (table->ways);
  for (unsigned i = 0; i < table->n_ways; i++)
    if (compare_way_equal (&table->ways[i], &reference))
      self->reference = i;
}

CliExit
cli_compare (const CliSettings *settings)
{
  CliCompare self = {
    .settings = settings,
    .output.fd = STDOUT_FILENO,
    .progress = cli_progress_begin (),
    .options = {
      .nodes = settings->nodes,
      .nanoseconds = settings->seconds * 1000000000u,
      .n_runs = (uint32_t) settings->rounds,
      .stop = cli_stop (),
      .now = cli_processor_now,
      .in_use = BYTES_IN_USE,
    },
  };

  choose_ways (&self);
  cli_compare_tell_method (&self);
  if (settings->classic != NULL)
    compare_sizes (&self);
  for (size_t i = 0;
       settings->classic == NULL && i < settings->n_files && !base_stop_asked (cli_stop ()); i++)
    compare_file (&self, settings->files[i]);
  if (!cli_output_close (&self.output))
    self.exit = CLI_BAD;
  if (settings->csv != NULL
      && cli_table_write_csv (settings->csv, compare_csv_add, &self.table) != CLI_GOOD)
    self.exit = CLI_BAD;
  if (settings->chart != NULL && self.table.n_rows > 0 && cli_compare_draw (&self) != CLI_GOOD)
    self.exit = CLI_BAD;
  compare_table_clear (&self.table);
  return self.exit;
}
