/* formats-reader.c - puzzle after puzzle: the format is decided once, and then reads them all. */
#include "formats-reader.h"

#include "base-memory.h"
#include "format-reader.h"
#include "formats-sniff-private.h"

#include <stdlib.h>
#include <string.h>

BaseStatus
formats_reader_new (FormatsSource source, const FormatsOptions *options, FormatsReader **out_reader)
{
  const FormatsOptions none = { 0 };
  FormatsReader *self = base_new_zeroed (FormatsReader, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  if (options == NULL)
    options = &none;
  self->source = source;
  self->shape = options->shape != NULL ? sudoku_shape_ref (options->shape) : NULL;
  self->stop = options->stop;
  self->patient = options->patient;
  self->warn = options->warn;
  self->warn_data = options->warn_data;
  self->format = options->start.format != NULL ? options->start.format : options->from;
  self->hint = options->start.hint;
  self->offset = options->start.offset;
  self->line = options->start.line != 0 ? options->start.line : 1;
  self->opened = self->offset > 0;
  self->in_middle = self->offset > 0;
  *out_reader = self;
  return BASE_OK;
}

void
formats_reader_free (FormatsReader *self)
{
  if (self == NULL)
    return;
  for (unsigned i = 0; i <= SUDOKU_MAX_VALUES; i++)
    sudoku_shape_unref (self->usual[i]);
  sudoku_shape_unref (self->boxed);
  sudoku_shape_unref (self->shape);
  if (self->state != NULL && self->format->clear_state != NULL)
    self->format->clear_state (self->state);
  free (self->state);
  free (self->buffer);
  free (self);
}

BaseStatus
formats_reader_status (const FormatsReader *self)
{
  return self->status;
}

const Format *
formats_reader_format (const FormatsReader *self)
{
  return self->format;
}

/* Reports how many warnings about the puzzle were left out, and starts counting for the next
 * puzzle. */
static void
end_warnings (FormatsReader *self)
{
  if (self->n_warned == 0)
    return;
  if (self->more_warnings.fault != FORMATS_FAULT_NONE && self->warn != NULL)
    self->warn (self->warn_data, &self->more_warnings);
  self->more_warnings = (FormatsIssue){ 0 };
  self->n_warned = 0;
  memset (self->warned, 0, sizeof self->warned);
}

/* The byte order mark that some programs put before UTF-8. */
static void
skip_mark (FormatsReader *self)
{
  self->opened = true;
  do
    {
      size_t available = self->end - self->at;

      if (available > 0
          && memcmp (self->buffer + self->at, "\xef\xbb\xbf", available < 3 ? available : 3) != 0)
        return;
      if (available >= 3)
        {
          self->at += 3;
          return;
        }
    }
  while (format_reader_fill (self));
}

/* A bad puzzle that never began is where reading went on. */
static FormatsOutcome
read_one (FormatsReader *self, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  const FormatsPlace place = { .offset = self->offset + self->at,
                               .line = self->line,
                               .format = self->format,
                               .hint = self->hint };
  FormatsOutcome outcome = self->format->read (self, puzzle, issue);

  end_warnings (self);
  if (outcome == FORMATS_BAD_PUZZLE && puzzle->place.format == NULL)
    puzzle->place = place;
  return outcome;
}

/* Whether there was no memory for one of its texts. */
static bool
has_lost_text (const FormatsPuzzle *puzzle)
{
  bool failed = puzzle->comment.failed || puzzle->before.failed || puzzle->layout.text.failed;

  for (unsigned i = 0; i < FORMATS_ABOUTS; i++)
    failed |= puzzle->about[i].failed;
  return failed;
}

FormatsOutcome
formats_reader_next (FormatsReader *self, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome = FORMATS_END;

  format_puzzle_empty (puzzle);
  if (self->status == BASE_OK && base_stop_asked (self->stop))
    self->status = BASE_STOPPED;
  if (self->status == BASE_OK && self->buffer == NULL)
    format_reader_fill (self);
  if (self->status == BASE_OK && !self->opened)
    skip_mark (self);
  if (self->status == BASE_OK && !self->ended && self->format == NULL)
    outcome = formats_sniff (self, issue);
  if (self->status != BASE_OK)
    return FORMATS_FAILED;
  if (outcome == FORMATS_BAD_PUZZLE)
    {
      puzzle->place.line = issue->line;
      self->ended = true;
    }
  else if (!self->ended)
    outcome = read_one (self, puzzle, issue);

  if (outcome == FORMATS_PUZZLE || outcome == FORMATS_BAD_PUZZLE)
    puzzle->end_offset = self->offset + self->at;
  if (outcome == FORMATS_END)
    {
      self->ended = true;
      puzzle->place.format = self->format;
    }
  if (outcome != FORMATS_PUZZLE)
    {
      cover_problem_free (puzzle->problem);
      puzzle->problem = NULL;
    }
  return has_lost_text (puzzle) ? format_reader_fail (self, BASE_NO_MEMORY) : outcome;
}
