#include "formats-walk.h"

BaseStatus
formats_walk_begin (FormatsWalk *self, FormatsSource source, const FormatsOptions *options)
{
  *self = (FormatsWalk){ 0 };
  return formats_reader_new (source, options, &self->reader);
}

BaseStatus
formats_walk_begin_bytes (FormatsWalk *self, FormatsBytes bytes)
{
  const FormatsOptions options = { .patient = true };

  *self = (FormatsWalk){ .bytes = bytes };
  return formats_reader_new ((FormatsSource){ format_read_bytes, &self->bytes }, &options,
                             &self->reader);
}

bool
formats_walk_next (FormatsWalk *self)
{
  do
    {
      self->outcome = formats_reader_next (self->reader, &self->puzzle, &self->issue);
      if (self->outcome != FORMATS_PUZZLE && self->outcome != FORMATS_BAD_PUZZLE)
        return false;
    }
  while (self->only_sudokus && !formats_walk_is_sudoku (self));
  return true;
}

bool
formats_walk_skip (FormatsWalk *self, uint64_t n)
{
  while (n > 0 && formats_walk_next (self))
    n--;
  return n == 0;
}

BaseStatus
formats_walk_status (const FormatsWalk *self)
{
  return self->reader != NULL ? formats_reader_status (self->reader) : BASE_OK;
}

void
formats_walk_end (FormatsWalk *self)
{
  formats_reader_free (self->reader);
  format_puzzle_clear (&self->puzzle);
  self->reader = NULL;
}
