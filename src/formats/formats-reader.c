/* formats-reader.c - the buffer behind the reader.
 *
 * Bytes are appended at the buffer's end; when it is full, what was read is dropped if that is at
 * least half of it, and otherwise it doubles.  So each byte moves a constant number of times on
 * average, and the buffer stays below four times the longest line that somebody asked for. */
#include "formats-reader-private.h"

#include "base-memory.h"
#include "formats-sniff-private.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_CAPACITY ((size_t) 1 << 16)

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
  self->n_left = UINT64_MAX;
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
  base_text_clear (&self->open);
  for (unsigned i = 0; i < FORMATS_ABOUTS; i++)
    base_text_clear (&self->about[i]);
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

FormatsOutcome
formats_reader_fail (FormatsReader *self, BaseStatus status)
{
  self->status = status;
  return FORMATS_FAILED;
}

static BaseStatus
make_room (FormatsReader *self)
{
  void *buffer = self->buffer;

  if (self->end < self->capacity)
    return BASE_OK;
  if (self->at > 0 && self->at >= self->capacity / 2)
    {
      memmove (self->buffer, self->buffer + self->at, self->end - self->at);
      self->offset += self->at;
      self->end -= self->at;
      self->at = 0;
      return BASE_OK;
    }
  if (base_grow (&buffer, &self->capacity, self->capacity + FIRST_CAPACITY, 1) != BASE_OK)
    return BASE_NO_MEMORY;
  self->buffer = buffer;
  return BASE_OK;
}

bool
formats_reader_fill (FormatsReader *self)
{
  size_t length = 0;
  BaseStatus status = make_room (self);

  if (self->source_ended || self->status != BASE_OK)
    return false;
  if (status == BASE_OK && base_stop_asked (self->stop))
    status = BASE_STOPPED;
  if (status == BASE_OK)
    status = self->source.read (self->source.data, self->buffer + self->end,
                                self->capacity - self->end, &length);
  if (status != BASE_OK)
    {
      self->status = status;
      return false;
    }
  self->end += length;
  self->source_ended = length == 0;
  return length > 0;
}

/* Drops the rest of a line that is too long. */
static FormatsGot
skip_line (FormatsReader *self, size_t ceiling, FormatsIssue *issue)
{
  FormatsLine line = { .bytes = self->buffer + self->at, .number = self->line };
  size_t taken;

  line.length = ceiling; /* only for the column */
  formats_bad (issue, FORMATS_LINE_TOO_LONG, &line, ceiling, ceiling, 0);
  for (;;)
    {
      self->at += formats_line_length (self->buffer + self->at, self->end - self->at);
      if (self->at < self->end || !formats_reader_fill (self))
        break;
    }
  if (self->end - self->at == 1)
    formats_reader_fill (self);
  if (self->status != BASE_OK)
    return FORMATS_GOT_FAILED;
  formats_line_end (self->buffer + self->at, self->end - self->at, &taken);
  self->at += taken;
  self->line++;
  return FORMATS_GOT_BAD;
}

FormatsGot
formats_reader_line (FormatsReader *self,
                     size_t ceiling,
                     FormatsLine *out_line,
                     FormatsIssue *issue)
{
  size_t length = 0;

  for (;;)
    {
      length +=
          formats_line_length (self->buffer + self->at + length, self->end - self->at - length);
      if (length > ceiling)
        return skip_line (self, ceiling, issue);
      if (self->at + length < self->end || !formats_reader_fill (self))
        break;
    }
  /* A CR at the end of what we have may be half a CRLF. */
  if (self->end - self->at - length == 1 && self->buffer[self->at + length] == '\r')
    formats_reader_fill (self);
  if (self->status != BASE_OK)
    return FORMATS_GOT_FAILED;
  if (self->at == self->end)
    return FORMATS_GOT_END;

  out_line->bytes = self->buffer + self->at;
  out_line->length = length;
  out_line->end =
      formats_line_end (out_line->bytes + length, self->end - self->at - length, &out_line->whole);
  out_line->whole += length;
  out_line->offset = self->offset + self->at;
  out_line->number = self->line++;
  self->at += out_line->whole;
  return FORMATS_GOT_LINE;
}

FormatsGot
formats_reader_text_line (FormatsReader *self,
                          size_t ceiling,
                          FormatsLine *out_line,
                          FormatsIssue *issue)
{
  FormatsGot got = formats_reader_line (self, ceiling, out_line, issue);

  if (got == FORMATS_GOT_LINE && !formats_check_text (out_line, issue))
    return FORMATS_GOT_BAD;
  return got;
}

size_t
formats_reader_peek (FormatsReader *self, size_t wanted, const char **out_bytes)
{
  while (self->end - self->at < wanted && formats_reader_fill (self))
    ;
  *out_bytes = self->buffer + self->at;
  return self->end - self->at;
}

void
formats_reader_skip (FormatsReader *self, size_t n)
{
  const char *bytes = self->buffer + self->at;

  for (size_t i = 0; i < n; i++)
    {
      bool ends = bytes[i] == '\n' || bytes[i] == '\r';

      /* The LF of a CRLF ends the same line. */
      if (!(bytes[i] == '\n' && self->after_return))
        self->line += ends;
      self->after_return = bytes[i] == '\r';
      self->column = ends ? 0 : self->column + (((unsigned char) bytes[i] & 0xc0) != 0x80);
    }
  self->at += n;
}

void
formats_reader_unread (FormatsReader *self, const FormatsLine *line)
{
  self->at -= line->whole;
  self->line--;
}

FormatsOutcome
formats_reader_outcome (FormatsGot got)
{
  return got == FORMATS_GOT_BAD   ? FORMATS_BAD_PUZZLE
         : got == FORMATS_GOT_END ? FORMATS_END
                                  : FORMATS_FAILED;
}

void
formats_reader_warn (FormatsReader *self, FormatsIssue *issue)
{
  issue->severity = FORMATS_WARNING;
  if (self->n_warned >= FORMATS_MAX_WARNINGS && self->warned[issue->fault])
    {
      if (self->more_warnings.fault == FORMATS_FAULT_NONE)
        self->more_warnings = (FormatsIssue){ .line = issue->line,
                                              .column = issue->column,
                                              .fault = FORMATS_MORE_WARNINGS,
                                              .severity = FORMATS_WARNING };
      self->more_warnings.found++;
    }
  else
    {
      self->n_warned++;
      self->warned[issue->fault] = true;
      if (self->warn != NULL)
        self->warn (self->warn_data, issue);
    }
  *issue = (FormatsIssue){ 0 };
}

/* Tells how many warnings about the puzzle were not told, and begins to count anew for the next one. */
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

BaseStatus
formats_reader_shape (FormatsReader *self, uint32_t n_values, SudokuShape **out_shape)
{
  uint32_t rows, columns;
  BaseStatus status = BASE_OK;

  if (self->shape != NULL)
    {
      *out_shape = self->shape;
      return BASE_OK;
    }
  if (self->usual[n_values] == NULL)
    {
      sudoku_shape_usual_boxes (n_values, &rows, &columns);
      status = sudoku_shape_new (rows, columns, 0, &self->usual[n_values]);
    }
  if (status == BASE_OK)
    *out_shape = self->usual[n_values];
  return status;
}

BaseStatus
formats_reader_boxes (FormatsReader *self, uint32_t rows, uint32_t columns, SudokuShape **out_shape)
{
  uint32_t had_rows, had_columns;
  SudokuShape *shape;
  BaseStatus status;

  sudoku_shape_usual_boxes (rows * columns, &had_rows, &had_columns);
  if (self->shape != NULL || (had_rows == rows && had_columns == columns))
    return formats_reader_shape (self, rows * columns, out_shape);
  had_rows = had_columns = 0;
  if (self->boxed != NULL)
    sudoku_shape_boxes (self->boxed, &had_rows, &had_columns);
  if (had_rows != rows || had_columns != columns)
    {
      status = sudoku_shape_new (rows, columns, 0, &shape);
      if (status != BASE_OK)
        return status;
      sudoku_shape_unref (self->boxed);
      self->boxed = shape;
    }
  *out_shape = self->boxed;
  return BASE_OK;
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
  while (formats_reader_fill (self));
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

FormatsOutcome
formats_reader_next (FormatsReader *self, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsOutcome outcome = FORMATS_END;

  formats_puzzle_empty (puzzle);
  if (self->status == BASE_OK && base_stop_asked (self->stop))
    self->status = BASE_STOPPED;
  if (self->status == BASE_OK && self->buffer == NULL)
    formats_reader_fill (self);
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
  for (unsigned i = 0; i < FORMATS_ABOUTS; i++)
    if (base_text_status (&puzzle->about[i]) != BASE_OK
        || base_text_status (&self->about[i]) != BASE_OK)
      return formats_reader_fail (self, BASE_NO_MEMORY);
  if (base_text_status (&puzzle->comment) != BASE_OK
      || base_text_status (&puzzle->before) != BASE_OK
      || base_text_status (&puzzle->layout.text) != BASE_OK)
    return formats_reader_fail (self, BASE_NO_MEMORY);
  return outcome;
}

BaseStatus
formats_read_bytes (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  FormatsBytes *self = data;
  size_t length = self->length < capacity ? self->length : capacity;

  if (length > 0)
    {
      memcpy (bytes, self->bytes, length);
      self->bytes += length;
      self->length -= length;
    }
  *out_length = length;
  return BASE_OK;
}
