/* generate: makes Sudokus, one after the other, in the order of their numbers. */
#include "base-random.h"
#include "cli-message.h"
#include "cli-output.h"
#include "cli-progress.h"
#include "cli-signals.h"
#include "cli-stream.h"
#include "engine-crew.h"
#include "formats.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct
{
  const CliSettings *settings;
  SetterRun *run;
  const Format *to;
  uint64_t seed;
  FormatsPuzzle puzzle;
  CliOutput output;
  CliProgress progress;
  bool follows; /* a puzzle has been written */
} Generating;

static void
say_fault (const SetterFault *fault)
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add (&text, "generate: ");
  words_add_setter_fault (fault, &text);
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
}

static void
add_word (const char *key, const char *word, BaseText *out)
{
  cli_json_key (out, key);
  base_text_add_json (out, word, strlen (word));
}

static void
add_number (const char *key, uint64_t number, BaseText *out)
{
  cli_json_key (out, key);
  base_text_add_number (out, number);
}

/* The puzzle, or with `values` its solution, as a JSON string without the end of its last line. */
static void
add_puzzle_json (Generating *self, const uint8_t *values, BaseText *out)
{
  const FormatsWriteOptions how = { .values = values, .plain = true };
  BaseText text = BASE_TEXT_EMPTY;
  size_t length;

  formats_write (self->to, &self->puzzle, &how, &text);
  length = text.length;
  while (length > 0 && text.bytes[length - 1] == '\n')
    length--;
  base_text_add_json (out, base_text_string (&text), length);
  out->failed |= text.failed;
  base_text_clear (&text);
}

static void
write_json (Generating *self, const SetterPuzzle *made)
{
  BaseText *out = &self->output.text;

  base_text_add (out, "{\"seed\":");
  base_text_add_number (out, self->seed);
  add_number ("number", made->index + 1, out);
  cli_json_key (out, "puzzle");
  add_puzzle_json (self, NULL, out);
  cli_json_key (out, "solution");
  add_puzzle_json (self, made->solution, out);
  add_number ("clues", made->n_clues, out);
  if (made->difficulty > 0)
    {
      cli_json_key (out, "rating");
      base_text_add_decimal (out, made->difficulty / 10.0, 1);
      add_word ("level", reason_difficulty_name (made->difficulty)->id, out);
      add_word ("hardest", reason_technique_name (made->hardest)->id, out);
    }
  add_word ("symmetry", setter_symmetry_name (self->settings->wish.symmetry)->id, out);
  add_number ("tries", made->tries, out);
  base_text_add (out, "}\n");
}

/* Fills self->puzzle. */
static BaseStatus
take_puzzle (Generating *self, const SetterPuzzle *made)
{
  SudokuPuzzle *sudoku = self->puzzle.sudoku;
  BaseStatus status = BASE_OK;

  if (sudoku == NULL)
    {
      self->puzzle.kind = FORMATS_SUDOKU;
      sudoku = self->puzzle.sudoku = sudoku_puzzle_new (made->shape);
      status = sudoku != NULL ? BASE_OK : BASE_NO_MEMORY;
    }
  else if (sudoku->shape != made->shape)
    status = sudoku_puzzle_reset (sudoku, made->shape);
  if (status == BASE_OK)
    memcpy (sudoku->values, made->values, sudoku_shape_n_cells (made->shape));
  return status;
}

static BaseStatus
write_puzzle (Generating *self, const SetterPuzzle *made)
{
  const FormatsWriteOptions how = { .follows = self->follows, .goes_on = true };
  BaseStatus status = take_puzzle (self, made);

  if (status != BASE_OK)
    return status;
  if (self->settings->json)
    write_json (self, made);
  else
    status = formats_write (self->to, &self->puzzle, &how, &self->output.text);
  self->follows = true;
  return status == BASE_OK ? base_text_status (&self->output.text) : status;
}

static void
say_number (const char *sentence, uint64_t first, uint64_t second)
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add (&text, "generate: ");
  words_fill (&text, sentence, WORDS_WITH (WORDS_NUMBER (first), WORDS_NUMBER (second)));
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
}

/* Writes the puzzles that are ready.  BASE_BAD_INPUT: one of them could not be made or written,
 * which has been said. */
static BaseStatus
write_ready (Generating *self)
{
  SetterPuzzle made;
  BaseStatus status = BASE_OK;

  while (status == BASE_OK && setter_run_take (self->run, &made))
    if (made.solution == NULL)
      {
        cli_progress_end (&self->progress);
        say_number (_ ("puzzle %1: none like this came in %2 tries; wish for less, or see --tries"),
                    made.index + 1, made.tries);
        return BASE_BAD_INPUT;
      }
    else
      status = write_puzzle (self, &made);
  if (status == BASE_BAD_INPUT)
    say_number (_ ("this format cannot hold such a puzzle"), 0, 0);
  return status;
}

static void
show_counts (Generating *self)
{
  const SetterCounts counts = setter_run_counts (self->run);
  BaseText text = BASE_TEXT_EMPTY;

  if (!cli_progress_is_due (&self->progress))
    return;
  words_fill (&text, _ ("puzzles: %1, tries: %2"),
              WORDS_WITH (WORDS_NUMBER (counts.n_puzzles), WORDS_NUMBER (counts.n_tries)));
  cli_progress_show (&self->progress, base_text_string (&text));
  base_text_clear (&text);
}

static BaseStatus
make_puzzles (Generating *self)
{
  BaseStatus status = BASE_OK;

  while (status == BASE_OK && !setter_run_is_over (self->run))
    {
      status = setter_run_step (self->run);
      if (status == BASE_OK)
        status = write_ready (self);
      if (!cli_output_flush (&self->output))
        return BASE_STOPPED;
      show_counts (self);
    }
  return status;
}

/* A seed that differs from run to run. */
static uint64_t
draw_seed (void)
{
  return base_mix (base_now () ^ base_mix ((uint64_t) time (NULL) ^ (uint64_t) getpid () << 32))
         >> 32;
}

/* Lines, with the regions of a jigsaw where nothing else tells them. */
static const Format *
find_format (const CliSettings *settings)
{
  if (settings->to != NULL)
    return settings->to;
  return formats_find (settings->wish.is_jigsaw ? "jigsaw" : "line");
}

static CliExit
end (Generating *self, BaseStatus status)
{
  CliExit exit = CLI_GOOD;

  cli_progress_end (&self->progress);
  if (self->to->tail != NULL && self->follows && !self->settings->json)
    base_text_add (&self->output.text, self->to->tail);
  if (status == BASE_BAD_INPUT)
    exit = CLI_NONE;
  else if (status != BASE_OK && status != BASE_STOPPED)
    {
      cli_say_status (&(CliPlace){ 0 }, status);
      exit = CLI_BAD;
    }
  setter_run_free (self->run);
  format_puzzle_clear (&self->puzzle);
  return cli_output_close (&self->output) ? exit : CLI_BAD;
}

/* Reads a symbol for each cell from a text; white space does not count.  Returns how many there
 * are. */
static uint32_t
read_places (const char *text, size_t length, uint32_t n_cells, uint8_t *places)
{
  uint32_t n = 0;

  for (size_t i = 0; i < length; i++)
    if (strchr (" \t\r\n", text[i]) == NULL)
      {
        if (n < n_cells)
          places[n] = strchr (".0-_", text[i]) == NULL;
        n++;
      }
  return n;
}

/* The text of a file, up to `most` bytes. */
static BaseStatus
read_text (const char *name, size_t most, char *out_bytes, size_t *out_length)
{
  FILE *file = fopen (name, "r");
  BaseStatus status;

  if (file == NULL)
    return BASE_IO;
  *out_length = fread (out_bytes, 1, most, file);
  status = ferror (file) ? BASE_IO : BASE_OK;
  fclose (file);
  return status;
}

/* The pattern of the settings: what it is itself, or else what the file of that name has. */
static bool
read_pattern (const CliSettings *settings, const SudokuShape *shape, uint8_t *places)
{
  const uint32_t n_cells = sudoku_shape_n_cells (shape);
  uint32_t n = read_places (settings->pattern, strlen (settings->pattern), n_cells, places);
  char bytes[4 * SUDOKU_MAX_CELLS];
  size_t length;
  BaseStatus status = BASE_OK;

  if (n != n_cells)
    {
      status = read_text (settings->pattern, sizeof bytes, bytes, &length);
      n = status == BASE_OK ? read_places (bytes, length, n_cells, places) : 0;
    }
  if (status != BASE_OK)
    cli_say_status (&(CliPlace){ .name = settings->pattern }, status);
  else if (n != n_cells)
    say_number (_ ("the pattern has %1 symbols: expected %2"), n, n_cells);
  return n == n_cells;
}

/* Completes a wish that has a shape.  False: it has a fault, which has been said. */
static bool
is_good_wish (const CliSettings *settings, SetterWish *wish, uint8_t *places)
{
  SetterFault fault;

  if (settings->pattern != NULL)
    {
      if (!read_pattern (settings, wish->shape, places))
        return false;
      wish->pattern = places;
    }
  if (setter_wish_check (wish, &fault))
    return true;
  say_fault (&fault);
  return false;
}

CliExit
cli_generate (const CliSettings *settings)
{
  Generating self = {
    .settings = settings,
    .to = find_format (settings),
    .seed = settings->has_seed ? settings->seed : draw_seed (),
    .puzzle = FORMATS_PUZZLE_EMPTY,
    .output = { .fd = STDOUT_FILENO },
    .progress = cli_progress_begin (),
  };
  SetterWish wish = settings->wish;
  uint8_t places[SUDOKU_MAX_CELLS];
  BaseStatus status = BASE_OK;

  wish.shape = settings->shape;
  wish.rated = settings->json;
  wish.minimal = settings->minimal;
  if (wish.shape == NULL)
    status = sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &wish.shape);
  else
    sudoku_shape_ref (wish.shape);
  if (status == BASE_OK && is_good_wish (settings, &wish, places))
    status = setter_run_new (&wish, self.seed, settings->number,
                             settings->jobs == 0 ? engine_crew_natural_size () : settings->jobs,
                             cli_stop (), &self.run);
  else if (status == BASE_OK)
    {
      sudoku_shape_unref (wish.shape);
      return CLI_BAD;
    }
  sudoku_shape_unref (wish.shape);
  if (status == BASE_OK)
    status = make_puzzles (&self);
  return end (&self, status);
}
