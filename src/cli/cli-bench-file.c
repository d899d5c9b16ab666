#include "cli-bench-file.h"

#include "base-memory.h"
#include "base-random.h"
#include "cli-input.h"
#include "cli-message.h"
#include "cli-signals.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>

#define MOST_SAID 10 /* differences reported per file */

/* Moves the puzzle out of the reader's record. */
static BaseStatus
bench_keep_puzzle (CliBenchFile *self, FormatsPuzzle *puzzle)
{
  void *puzzles = self->puzzles;
  CliBenchPuzzle *kept;

  if (base_grow (&puzzles, &self->capacity, self->n + 1, sizeof (CliBenchPuzzle)) != BASE_OK)
    return BASE_NO_MEMORY;
  self->puzzles = puzzles;
  kept = &self->puzzles[self->n++];
  *kept = (CliBenchPuzzle){ .number = self->n, .n_solutions = CLI_BENCH_UNKNOWN };
  if (puzzle->kind == FORMATS_SUDOKU)
    {
      const uint32_t n_cells = sudoku_shape_n_cells (puzzle->sudoku->shape);

      kept->sudoku = puzzle->sudoku;
      puzzle->sudoku = NULL;
      self->most_cells = n_cells > self->most_cells ? n_cells : self->most_cells;
    }
  else
    {
      kept->problem = puzzle->problem;
      puzzle->problem = NULL;
    }
  return BASE_OK;
}

static BaseStatus
read_bench_file (CliBenchFile *self, FormatsReader *reader)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue;
  BaseStatus status = BASE_OK;

  while (status == BASE_OK)
    {
      FormatsOutcome outcome = formats_reader_next (reader, &puzzle, &issue);

      if (outcome == FORMATS_END)
        {
          if (self->n == 0 && !self->bad && strcmp (self->name, "-") != 0)
            cli_say (&(CliPlace){ .name = self->name }, _ ("there is no puzzle"));
          break;
        }
      if (outcome == FORMATS_FAILED)
        status = formats_reader_status (reader);
      else if (outcome == FORMATS_PUZZLE)
        status = bench_keep_puzzle (self, &puzzle);
      else
        {
          cli_say_issue (self->name, &issue);
          self->bad = true;
        }
    }
  format_puzzle_clear (&puzzle);
  return status;
}

void
cli_bench_file_shuffle (CliBenchFile *self)
{
  BaseRandom random = { .state = 1 };

  for (size_t n = self->n; n > 1; n--)
    {
      size_t other = base_random_below (&random, (uint32_t) n);
      CliBenchPuzzle puzzle = self->puzzles[n - 1];

      self->puzzles[n - 1] = self->puzzles[other];
      self->puzzles[other] = puzzle;
    }
}

BaseStatus
cli_bench_file_read (CliBenchFile *out_file, const char *name, const CliSettings *settings)
{
  const FormatsOptions options = {
    .from = settings->from,
    .shape = settings->shape,
    .stop = cli_stop (),
  };
  FormatsReader *reader = NULL;
  CliInput input;
  BaseStatus status;

  *out_file = (CliBenchFile){ .name = name };
  status = cli_input_open (name, &input);
  if (status != BASE_OK)
    return status;
  status = formats_reader_new ((FormatsSource){ cli_input_read, &input }, &options, &reader);
  if (status == BASE_OK)
    status = read_bench_file (out_file, reader);
  formats_reader_free (reader);
  cli_input_close (&input);
  return status;
}

void
cli_bench_file_clear (CliBenchFile *self)
{
  for (size_t i = 0; i < self->n; i++)
    {
      sudoku_puzzle_free (self->puzzles[i].sudoku);
      cover_problem_free (self->puzzles[i].problem);
      free (self->puzzles[i].values);
    }
  free (self->puzzles);
  *self = (CliBenchFile){ 0 };
}

static bool
agrees_with_known_answer (CliBenchPuzzle *puzzle, uint64_t n_solutions, const uint8_t *values)
{
  const bool only = puzzle->sudoku != NULL && n_solutions == 1 && values != NULL;
  const size_t n_cells = only ? sudoku_shape_n_cells (puzzle->sudoku->shape) : 0;

  if (n_solutions == CLI_BENCH_UNKNOWN)
    return false;
  if (puzzle->n_solutions == CLI_BENCH_UNKNOWN)
    {
      puzzle->n_solutions = n_solutions;
      /* When memory is out, there is one value less to compare with. */
      if (only)
        puzzle->values = base_copy (values, n_cells, 1);
      return true;
    }
  return puzzle->n_solutions == n_solutions
         && (!only || puzzle->values == NULL || memcmp (puzzle->values, values, n_cells) == 0);
}

void
cli_bench_file_note (CliBenchFile *self,
                     size_t puzzle,
                     const char *id,
                     uint64_t n_solutions,
                     const uint8_t *values)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (agrees_with_known_answer (&self->puzzles[puzzle], n_solutions, values)
      || self->n_differ++ >= MOST_SAID)
    return;
  words_fill (&text, _ ("%1 does not agree with the others on puzzle %2"),
              WORDS_WITH (WORDS_TEXT (id), WORDS_NUMBER (self->puzzles[puzzle].number)));
  cli_say (&(CliPlace){ .name = self->name }, base_text_string (&text));
  base_text_clear (&text);
}
