/* format-puzzle.c - filling a puzzle that keeps its memory from one to the next. */
#include "format-reader.h"

#include <string.h>

void
format_puzzle_clear (FormatsPuzzle *self)
{
  sudoku_puzzle_free (self->sudoku);
  cover_problem_free (self->problem);
  base_text_clear (&self->comment);
  base_text_clear (&self->before);
  base_text_clear (&self->layout.text);
  for (unsigned i = 0; i < FORMATS_ABOUTS; i++)
    base_text_clear (&self->about[i]);
  *self = FORMATS_PUZZLE_EMPTY;
}

void
format_puzzle_empty (FormatsPuzzle *self)
{
  base_text_reset (&self->layout.text);
  base_text_reset (&self->comment);
  base_text_reset (&self->before);
  for (unsigned i = 0; i < FORMATS_ABOUTS; i++)
    base_text_reset (&self->about[i]);
  cover_problem_free (self->problem);
  self->problem = NULL;
  self->kind = FORMATS_SUDOKU;
  self->format = NULL;
  self->place = (FormatsPlace){ 0 };
  self->end_offset = 0;
  self->layout.symbols[0] = '\0';
  self->layout.blank = 0;
  self->layout.gap = 0;
  memset (self->layout.own, 0, sizeof self->layout.own);
  self->layout.head = 0;
  self->layout.line_end = FORMATS_LINE_END_DEFAULT;
  self->layout.format = NULL;
}

void
format_puzzle_begin (FormatsPuzzle *self, const FormatsReader *reader, const FormatsLine *line)
{
  self->format = self->layout.format = reader->format;
  self->layout.line_end = line->end;
  self->place.offset = line->offset;
  self->place.line = line->number;
  self->place.format = reader->format;
  self->place.hint = reader->hint;
}

FormatsOutcome
format_puzzle_next_line (FormatsPuzzle *self,
                         FormatsReader *reader,
                         FormatsLine *out_line,
                         FormatsIssue *issue)
{
  for (;;)
    {
      FormatsGot got = format_reader_text_line (reader, FORMATS_MAX_LINE, out_line, issue);
      size_t at;

      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      at = format_line_skip_white (out_line, 0);
      if (at == out_line->length)
        continue;
      if (self->place.format == NULL)
        format_puzzle_begin (self, reader, out_line);
      if (out_line->bytes[at] != '#')
        return FORMATS_PUZZLE;
      if (self->comment.length + out_line->length < FORMATS_MAX_TEXT)
        format_puzzle_add_comment (self, out_line, at, '#');
    }
}

bool
format_puzzle_add_line (FormatsPuzzle *self, const FormatsLine *line, FormatsIssue *issue)
{
  if (line->whole > FORMATS_MAX_TEXT - self->layout.text.length)
    {
      format_issue_at (issue, FORMATS_TEXT_TOO_LONG, line, 0, FORMATS_MAX_TEXT, 0);
      return false;
    }
  base_text_add_bytes (&self->layout.text, line->bytes, line->whole);
  return true;
}

void
format_puzzle_add_comment (FormatsPuzzle *self, const FormatsLine *line, size_t at, char mark)
{
  size_t end = line->length;

  at = format_line_skip_white (line, at);
  if (at < end && line->bytes[at] == mark)
    at = format_line_skip_white (line, at + 1);
  while (end > at && format_is_white (line->bytes[end - 1]))
    end--;
  if (end == at)
    return;
  if (self->comment.length > 0)
    base_text_add_char (&self->comment, '\n');
  base_text_add_bytes (&self->comment, line->bytes + at, end - at);
}

BaseStatus
format_puzzle_become (FormatsPuzzle *self, SudokuShape *shape)
{
  self->kind = FORMATS_SUDOKU;
  if (self->sudoku != NULL)
    return sudoku_puzzle_reset (self->sudoku, shape);
  self->sudoku = sudoku_puzzle_new (shape);
  return self->sudoku != NULL ? BASE_OK : BASE_NO_MEMORY;
}
