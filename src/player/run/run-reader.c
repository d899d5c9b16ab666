#include "run-reader.h"

#include <string.h>

static const char blanks[] = " \t\n";

/* The word at a byte of the text, ";" included. */
static RunWord
word_at (const RunReader *self, size_t at)
{
  const char *bytes = self->text + at;

  return (RunWord){ bytes, *bytes == ';' ? 1 : strcspn (bytes, " \t\n;") };
}

/* Where the next word begins. */
static size_t
find_next_word (const RunReader *self, size_t at)
{
  at += word_at (self, at).length;
  return at + strspn (self->text + at, blanks);
}

RunReader
run_reader_start (const char *text)
{
  return (RunReader){ .text = text, .at = strspn (text, blanks), .most = UINT64_MAX };
}

RunWord
run_reader_peek (const RunReader *self)
{
  const RunWord word = word_at (self, self->at);

  return run_word_is (word, ";") ? (RunWord){ word.bytes, 0 } : word;
}

bool
run_reader_ends (const RunReader *self)
{
  return self->text[self->at] == '\0';
}

bool
run_word_is (RunWord word, const char *text)
{
  return strlen (text) == word.length && memcmp (word.bytes, text, word.length) == 0;
}

bool
run_word_is_number (RunWord word, uint64_t least, uint64_t most, uint64_t *out_number)
{
  uint64_t number = 0;

  for (size_t i = 0; i < word.length; i++)
    {
      const uint64_t digit = (uint64_t) word.bytes[i] - '0';

      if (word.bytes[i] < '0' || word.bytes[i] > '9' || number > (UINT64_MAX - digit) / 10)
        return false;
      number = number * 10 + digit;
    }
  if (word.length == 0 || number < least || number > most)
    return false;
  *out_number = number;
  return true;
}

void
run_reader_skip (RunReader *self)
{
  self->last = self->at;
  self->at = find_next_word (self, self->at);
}

bool
run_reader_accept (RunReader *self, const char *word)
{
  return run_reader_accept_both (self, word, NULL);
}

bool
run_reader_accept_both (RunReader *self, const char *word, const char *next)
{
  const size_t behind = find_next_word (self, self->at);

  if (!run_word_is (word_at (self, self->at), word)
      || (next != NULL && !run_word_is (word_at (self, behind), next)))
    return false;
  run_reader_skip (self);
  if (next != NULL)
    run_reader_skip (self);
  return true;
}

bool
run_reader_expected (RunReader *self, const char *expected)
{
  self->fault =
      (RunFault){ .kind = run_reader_ends (self) ? RUN_FAULT_MISSING_WORD : RUN_FAULT_UNKNOWN_WORD,
                  .at = self->at,
                  .word = word_at (self, self->at),
                  .expected = expected };
  return false;
}

bool
run_reader_number (RunReader *self, uint64_t least, uint64_t most, uint64_t *out_number)
{
  const RunWord word = run_reader_peek (self);

  if (run_word_is_number (word, least, most, out_number))
    {
      run_reader_skip (self);
      return true;
    }
  self->fault = (RunFault){
    .kind = RUN_FAULT_BAD_NUMBER, .at = self->at, .word = word, .least = least, .most = most
  };
  return false;
}

bool
run_reader_finish (RunReader *self)
{
  if (run_reader_ends (self))
    return true;
  self->fault =
      (RunFault){ .kind = RUN_FAULT_EXTRA_WORD, .at = self->at, .word = word_at (self, self->at) };
  return false;
}
