/* Any bytes as a pasted text: the result is one puzzle, and tidying the result finds it again. */
#include "paste.h"

#include "formats.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const unsigned char *data, size_t size);

#define require(condition) \
  do                       \
    if (!(condition))      \
      __builtin_trap ();   \
  while (0)

static void
require_one_puzzle (const BaseText *text)
{
  FormatsBytes bytes = { text->bytes, text->length };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsIssue issue;

  require (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader)
           == BASE_OK);
  require (formats_reader_next (reader, &puzzle, &issue) == FORMATS_PUZZLE);
  require (puzzle.kind == FORMATS_SUDOKU && puzzle.format == formats_find ("grid"));
  require (formats_reader_next (reader, &puzzle, &issue) == FORMATS_END);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

int
LLVMFuzzerTestOneInput (const unsigned char *data, size_t size)
{
  BaseText grid = BASE_TEXT_EMPTY, again = BASE_TEXT_EMPTY;

  if (paste_tidy ((const char *) data, size, &grid) == BASE_OK)
    {
      require_one_puzzle (&grid);
      require (paste_tidy (grid.bytes, grid.length, &again) == BASE_OK);
      require (grid.length == again.length && memcmp (grid.bytes, again.bytes, grid.length) == 0);
    }
  else
    require (grid.length == 0);
  base_text_clear (&grid);
  base_text_clear (&again);
  return 0;
}
