#include "cli-stream.h"
#include "format-about.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

void
cli_task_pour (CliTask *self)
{
  if (self->output == NULL || base_text_status (&self->answer) != BASE_OK)
    return;
  cli_output_add (self->output, &self->answer);
  base_text_reset (&self->answer);
}

void
cli_task_tell (CliTask *self)
{
  if (self->output == NULL || base_text_status (&self->notes) != BASE_OK)
    return;
  cli_say_text (&self->notes);
  base_text_reset (&self->notes);
}

void
cli_task_note (CliTask *self, const char *message)
{
  const CliPlace place = { self->name, self->puzzle.place.line, 1 };

  cli_add_place (&place, &self->notes);
  base_text_add (&self->notes, message);
  base_text_add_char (&self->notes, '\n');
}

/* Reports the first cell that differs: one is enough to doubt the source. */
void
cli_task_compare (CliTask *self, const uint8_t *values)
{
  const uint8_t *given = self->puzzle.kind == FORMATS_SUDOKU
                             ? format_about_values (&self->puzzle, FORMATS_ABOUT_SOLUTION)
                             : NULL;
  uint32_t cell = 0, n_cells;
  BoardPlace place;
  BaseText text = BASE_TEXT_EMPTY;

  if (given == NULL)
    return;
  n_cells = sudoku_shape_n_cells (self->puzzle.sudoku->shape);
  while (cell < n_cells && given[cell] == values[cell])
    cell++;
  if (cell == n_cells)
    return;
  place = sudoku_shape_place (self->puzzle.sudoku->shape, cell);
  words_fill (&text, _ ("the solution in the file differs from ours, first in R%1C%2"),
              WORDS_WITH (WORDS_NUMBER (place.row + 1u), WORDS_NUMBER (place.column + 1u)));
  cli_task_note (self, base_text_string (&text));
  base_text_clear (&text);
}

void
cli_json_key (BaseText *out, const char *key)
{
  base_text_add (out, ",\"");
  base_text_add (out, key);
  base_text_add (out, "\":");
}

void
cli_task_begin_json (CliTask *self, const char *word)
{
  BaseText *out = &self->answer;

  base_text_add (out, "{\"file\":");
  base_text_add_json (out, self->name, strlen (self->name));
  cli_json_key (out, "line");
  base_text_add_number (out, self->puzzle.place.line);
  cli_json_key (out, "answer");
  base_text_add_json (out, word, strlen (word));
}

void
cli_task_end_json (CliTask *self)
{
  base_text_add (&self->answer, "}\n");
}

void
cli_task_answer (CliTask *self, const char *word)
{
  if (self->settings->json)
    {
      cli_task_begin_json (self, word);
      cli_task_end_json (self);
      return;
    }
  base_text_add (&self->answer, word);
  base_text_add_char (&self->answer, '\n');
}

void
cli_task_fail (CliTask *self, BaseStatus status)
{
  const Engine *engine = self->settings->engine;
  BaseText why = BASE_TEXT_EMPTY;

  if (status == BASE_BAD_INPUT && engine != NULL)
    words_fill (&why, _ ("engine %1 cannot solve this; it solves: %2"),
                WORDS_WITH (WORDS_TEXT (engine->id), WORDS_TEXT (cli_reach_of (engine))));
  else
    words_add_status (status, &why);
  cli_task_note (self, base_text_string (&why));
  base_text_clear (&why);
  cli_task_answer (self, "error");
  cli_task_worst (self, CLI_BAD);
}
