#include "format-cover-names-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

bool
format_cover_names_begin (FormatsNames *self)
{
  self->puzzle->kind = FORMATS_COVER;
  self->problem = self->puzzle->problem = cover_problem_new ();
  return self->problem != NULL;
}

/* A fault in one line spoils the whole problem, and no other problem follows it. */
FormatsOutcome
format_cover_names_end (FormatsNames *self, FormatsOutcome outcome)
{
  free (self->terms);
  self->reader->ended = true;
  return outcome;
}

void
format_cover_names_comment (FormatsNames *self, const FormatsLine *line, char mark)
{
  if (self->commented)
    return;
  if (self->puzzle->comment.length + line->length < FORMATS_MAX_TEXT)
    {
      format_puzzle_add_comment (self->puzzle, line, 0, mark);
      return;
    }
  self->commented = true;
  format_issue_at (self->issue, FORMATS_COMMENT_DROPPED, line, 0, FORMATS_MAX_TEXT, 0);
  format_reader_warn (self->reader, self->issue);
}

FormatsOutcome
format_cover_names_add_item (FormatsNames *self,
                             const FormatsLine *line,
                             size_t at,
                             size_t length,
                             bool primary)
{
  uint32_t item;
  BaseStatus status;

  if (cover_problem_n_items (self->problem) == FORMATS_MAX_ITEMS)
    return format_issue_at (self->issue, FORMATS_TOO_MANY_ITEMS, line, at, FORMATS_MAX_ITEMS, 0);
  if (length > FORMATS_MAX_NAME)
    return format_issue_at_token (self->issue, FORMATS_NAME_TOO_LONG, line, at, length,
                                  FORMATS_MAX_NAME);
  status = cover_problem_add_item (self->problem, line->bytes + at, length, primary, &item);
  if (status == BASE_BAD_INPUT)
    return format_issue_at_token (self->issue, FORMATS_NAME_TWICE, line, at, length, 0);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (self->reader, status);
}

FormatsOutcome
format_cover_names_add_term (FormatsNames *self, CoverTerm term)
{
  void *terms = self->terms;

  if (base_grow (&terms, &self->capacity, self->n_terms + 1, sizeof term) != BASE_OK)
    return format_reader_fail (self->reader, BASE_NO_MEMORY);
  self->terms = terms;
  self->terms[self->n_terms++] = term;
  return FORMATS_PUZZLE;
}

FormatsOutcome
format_cover_names_add_option (FormatsNames *self, const FormatsLine *line)
{
  uint32_t option;
  BaseStatus status = cover_problem_add_option (self->problem, self->terms, self->n_terms, &option);
  const char *word;
  size_t at = 0, length;

  if (status == BASE_BAD_INPUT)
    return FORMATS_BAD_PUZZLE;
  self->n_terms = 0;
  if (status != BASE_OK)
    return format_reader_fail (self->reader, status);
  if (option == COVER_NONE)
    {
      format_line_next_word (line, &at, &word, &length);
      format_issue_at_token (self->issue, FORMATS_OPTION_DROPPED, line,
                             (size_t) (word - line->bytes), length, 0);
      format_reader_warn (self->reader, self->issue);
    }
  return FORMATS_PUZZLE;
}

/* By a mark for each item: an option may be long. */
FormatsOutcome
format_cover_names_find_twice (FormatsNames *self, const FormatsLine *line, size_t at)
{
  bool *marks = base_new_zeroed (bool, cover_problem_n_items (self->problem));
  FormatsOutcome outcome = FORMATS_PUZZLE;
  const char *word;
  size_t length;

  if (marks == NULL)
    return format_reader_fail (self->reader, BASE_NO_MEMORY);
  for (size_t i = 0; outcome == FORMATS_PUZZLE && format_line_next_word (line, &at, &word, &length);
       i++)
    {
      const char *colon = memchr (word, ':', length);

      if (marks[self->terms[i].item])
        outcome = format_issue_at_token (self->issue, FORMATS_ITEM_TWICE, line,
                                         (size_t) (word - line->bytes),
                                         colon != NULL ? (size_t) (colon - word) : length, 0);
      marks[self->terms[i].item] = true;
    }
  free (marks);
  return outcome;
}

/* A byte order mark at the beginning of a file would be skipped. */
bool
format_cover_name_is_writable (const char *name, size_t length, const char *others)
{
  if (length == 0 || length > FORMATS_MAX_NAME || base_utf8_check (name, length) < length
      || (length >= 3 && memcmp (name, "\xef\xbb\xbf", 3) == 0))
    return false;
  for (size_t i = 0; i < length; i++)
    if (name[i] == '\0' || strchr (" \t\r\n", name[i]) != NULL || strchr (others, name[i]) != NULL)
      return false;
  return true;
}
