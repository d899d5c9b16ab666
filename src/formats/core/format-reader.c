/* format-reader.c - the buffer behind the reader.
 *
 * Bytes are appended at the end of the buffer.  When it is full, the part that was read is dropped
 * if that is at least half of it; otherwise the buffer doubles.  So each byte moves a constant
 * number of times on average, and the buffer stays below four times the longest line that was
 * requested. */
#include "format-reader.h"

#include "base-memory.h"
#include "format-sample.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_CAPACITY_BYTES ((size_t) 1 << 16)

FormatsOutcome
format_reader_fail (FormatsReader *self, BaseStatus status)
{
  self->status = status;
  return FORMATS_FAILED;
}

static BaseStatus
buffer_make_room (FormatsReader *self)
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
  if (base_grow (&buffer, &self->capacity, self->capacity + FIRST_CAPACITY_BYTES, 1) != BASE_OK)
    return BASE_NO_MEMORY;
  self->buffer = buffer;
  return BASE_OK;
}

bool
format_reader_fill (FormatsReader *self)
{
  size_t length = 0;
  BaseStatus status = buffer_make_room (self);

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
  format_issue_at (issue, FORMATS_LINE_TOO_LONG, &line, ceiling, ceiling, 0);
  for (;;)
    {
      self->at += format_line_length (self->buffer + self->at, self->end - self->at);
      if (self->at < self->end || !format_reader_fill (self))
        break;
    }
  if (self->end - self->at == 1)
    format_reader_fill (self);
  if (self->status != BASE_OK)
    return FORMATS_GOT_FAILED;
  format_line_end (self->buffer + self->at, self->end - self->at, &taken);
  self->at += taken;
  self->line++;
  return FORMATS_GOT_BAD;
}

FormatsGot
format_reader_line (FormatsReader *self, size_t ceiling, FormatsLine *out_line, FormatsIssue *issue)
{
  size_t length = 0;

  for (;;)
    {
      length +=
          format_line_length (self->buffer + self->at + length, self->end - self->at - length);
      if (length > ceiling)
        return skip_line (self, ceiling, issue);
      if (self->at + length < self->end || !format_reader_fill (self))
        break;
    }
  /* A CR at the end of what we have may be half a CRLF. */
  if (self->end - self->at - length == 1 && self->buffer[self->at + length] == '\r')
    format_reader_fill (self);
  if (self->status != BASE_OK)
    return FORMATS_GOT_FAILED;
  if (self->at == self->end)
    return FORMATS_GOT_END;

  out_line->bytes = self->buffer + self->at;
  out_line->length = length;
  out_line->end =
      format_line_end (out_line->bytes + length, self->end - self->at - length, &out_line->whole);
  out_line->whole += length;
  out_line->offset = self->offset + self->at;
  out_line->number = self->line++;
  self->at += out_line->whole;
  return FORMATS_GOT_LINE;
}

FormatsGot
format_reader_text_line (FormatsReader *self,
                         size_t ceiling,
                         FormatsLine *out_line,
                         FormatsIssue *issue)
{
  FormatsGot got = format_reader_line (self, ceiling, out_line, issue);

  if (got == FORMATS_GOT_LINE && !format_line_check_text (out_line, issue))
    return FORMATS_GOT_BAD;
  return got;
}

size_t
format_reader_peek (FormatsReader *self, size_t wanted, const char **out_bytes)
{
  while (self->end - self->at < wanted && format_reader_fill (self))
    ;
  *out_bytes = self->buffer + self->at;
  return self->end - self->at;
}

void
format_reader_skip (FormatsReader *self, size_t n)
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
format_reader_unread (FormatsReader *self, const FormatsLine *line)
{
  self->at -= line->whole;
  self->line--;
}

FormatsOutcome
format_reader_outcome (FormatsGot got)
{
  return got == FORMATS_GOT_BAD   ? FORMATS_BAD_PUZZLE
         : got == FORMATS_GOT_END ? FORMATS_END
                                  : FORMATS_FAILED;
}

void *
format_reader_state (FormatsReader *self)
{
  if (self->state == NULL)
    self->state = base_new_zeroed (char, self->format->state_size);
  return self->state;
}

void
format_reader_warn (FormatsReader *self, FormatsIssue *issue)
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

BaseStatus
format_reader_shape (FormatsReader *self, uint32_t n_values, SudokuShape **out_shape)
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
      status = sudoku_shape_new (rows, columns, SUDOKU_NO_RULES, &self->usual[n_values]);
    }
  if (status == BASE_OK)
    *out_shape = self->usual[n_values];
  return status;
}

BaseStatus
format_reader_boxes (FormatsReader *self, uint32_t rows, uint32_t columns, SudokuShape **out_shape)
{
  uint32_t had_rows, had_columns;
  SudokuShape *shape;
  BaseStatus status;

  sudoku_shape_usual_boxes (rows * columns, &had_rows, &had_columns);
  if (self->shape != NULL || (had_rows == rows && had_columns == columns))
    return format_reader_shape (self, rows * columns, out_shape);
  had_rows = had_columns = 0;
  if (self->boxed != NULL)
    sudoku_shape_boxes (self->boxed, &had_rows, &had_columns);
  if (had_rows != rows || had_columns != columns)
    {
      status = sudoku_shape_new (rows, columns, SUDOKU_NO_RULES, &shape);
      if (status != BASE_OK)
        return status;
      sudoku_shape_unref (self->boxed);
      self->boxed = shape;
    }
  *out_shape = self->boxed;
  return BASE_OK;
}
