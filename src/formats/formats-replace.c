#include "formats-replace.h"

#include "format-about.h"
#include "formats-walk.h"

#include <string.h>

static bool
is_same_text (const BaseText *a, const BaseText *b)
{
  return a->length == b->length && (a->length == 0 || memcmp (a->bytes, b->bytes, a->length) == 0);
}

/* Compares the puzzles and their arrays for each cell, except for the lost parts: `losses` are bits
 * of FormatsLoss.  Parts whose loss is none count where the format keeps them. */
static bool
is_same_content (const FormatsPuzzle *a, const FormatsPuzzle *b, unsigned losses)
{
  const unsigned other = FORMATS_LOSS_CANDIDATES | FORMATS_LOSS_GIVENS | FORMATS_LOSS_SINGLES;

  if (a->kind != b->kind)
    return false;
  if (a->kind == FORMATS_SUDOKU && (losses & other) == 0
      && !sudoku_puzzle_equal (a->sudoku, b->sudoku))
    return false;
  for (unsigned i = FORMATS_ABOUT_TEXTS; i < FORMATS_ABOUTS; i++)
    if ((losses & format_about_loss (i)) == 0
        && (format_about_loss (i) != 0 || (b->format->keeps & 1u << i) != 0)
        && !is_same_text (&a->about[i], &b->about[i]))
      return false;
  return true;
}

static bool
is_same_said (const FormatsPuzzle *a, const FormatsPuzzle *b)
{
  for (unsigned i = 0; i < FORMATS_ABOUT_TEXTS; i++)
    if (!is_same_text (&a->about[i], &b->about[i]))
      return false;
  return is_same_text (&a->comment, &b->comment);
}

/* Whether both files have the same puzzle there, the second one `moved` bytes later. */
static bool
is_same_place (const FormatsWalk *was, const FormatsWalk *is, int64_t moved)
{
  if (was->outcome != is->outcome
      || is->puzzle.place.offset != was->puzzle.place.offset + (uint64_t) moved
      || is->puzzle.place.hint != was->puzzle.place.hint)
    return false;
  if (was->outcome == FORMATS_BAD_PUZZLE)
    return was->issue.fault == is->issue.fault && was->issue.column == is->issue.column;
  return is->puzzle.format == was->puzzle.format
         && is->puzzle.end_offset == was->puzzle.end_offset + (uint64_t) moved
         && is_same_content (&was->puzzle, &is->puzzle, 0)
         && is_same_said (&was->puzzle, &is->puzzle);
}

/* Whether the new file has `puzzle` where the old one has another. */
static bool
is_replaced (const FormatsWalk *was,
             const FormatsWalk *is,
             const FormatsPuzzle *puzzle,
             int64_t moved)
{
  const Format *format = was->puzzle.format;

  return is->outcome == FORMATS_PUZZLE && is->puzzle.place.offset == was->puzzle.place.offset
         && is->puzzle.format == format
         && is->puzzle.end_offset == was->puzzle.end_offset + (uint64_t) moved
         && is_same_content (puzzle, &is->puzzle, formats_losses (format, puzzle))
         && is_same_said (format->stands_alone ? puzzle : &was->puzzle, &is->puzzle);
}

/* Compares the new file's puzzles with the old one's; at `offset`, with the puzzle that was
 * written. */
static bool
check_walks (FormatsWalk *was,
             FormatsWalk *is,
             uint64_t offset,
             const FormatsPuzzle *puzzle,
             int64_t moved)
{
  int64_t by = 0;

  while (formats_walk_next (was))
    {
      bool here = was->outcome == FORMATS_PUZZLE && was->puzzle.place.offset == offset;

      if (!formats_walk_next (is)
          || !(here ? is_replaced (was, is, puzzle, moved) : is_same_place (was, is, by)))
        return false;
      if (here)
        by = moved;
    }
  return was->outcome == FORMATS_END && !formats_walk_next (is) && is->outcome == FORMATS_END;
}

static BaseStatus
check_new_file (FormatsBytes file,
                FormatsBytes new_file,
                uint64_t offset,
                const FormatsPuzzle *puzzle,
                bool *out_same)
{
  int64_t moved = (int64_t) new_file.length - (int64_t) file.length;
  FormatsWalk was, is;
  BaseStatus status = formats_walk_begin_bytes (&was, file);

  if (status != BASE_OK)
    return status;
  status = formats_walk_begin_bytes (&is, new_file);
  if (status == BASE_OK)
    {
      *out_same = check_walks (&was, &is, offset, puzzle, moved);
      status = formats_walk_status (&was);
      if (status == BASE_OK)
        status = formats_walk_status (&is);
      formats_walk_end (&is);
    }
  formats_walk_end (&was);
  return status;
}

/* How the puzzle is written between its neighbours.  The last line of a file may have no end. */
static BaseStatus
write_between (const FormatsPuzzle *puzzle, bool follows, bool open_end, BaseText *out)
{
  const FormatsWriteOptions options = { .follows = follows, .goes_on = true };
  BaseStatus status = formats_write (puzzle->format, puzzle, &options, out);

  if (open_end && out->length > 0 && out->bytes[out->length - 1] == '\n')
    out->bytes[--out->length] = '\0';
  return status;
}

/* The new puzzle as the old one was written; borrows from both. */
static FormatsPuzzle
replace_dress_puzzle (const FormatsPuzzle *puzzle, const FormatsPuzzle *was)
{
  FormatsPuzzle dressed = *was;

  dressed.kind = puzzle->kind;
  dressed.sudoku = puzzle->sudoku;
  for (unsigned i = FORMATS_ABOUT_TEXTS; i < FORMATS_ABOUTS; i++)
    dressed.about[i] = puzzle->about[i];
  return dressed;
}

static int64_t
replace_count_lines (const char *bytes, size_t length)
{
  int64_t n = 0;

  for (size_t i = 0; i < length; i++)
    n += bytes[i] == '\n' || (bytes[i] == '\r' && (i + 1 == length || bytes[i + 1] != '\n'));
  return n;
}

/* Finds the text that the writer produces for the old puzzle in front of `end`, or of the empty
 * lines that the reader skipped there.  The text above the puzzle must be in the new text too. */
static bool
find_old (FormatsBytes file,
          const FormatsPuzzle *was,
          const BaseText *old,
          const BaseText *new_text,
          size_t *out_end)
{
  size_t end = (size_t) was->end_offset, above;

  while (end > old->length && memcmp (file.bytes + end - old->length, old->bytes, old->length) != 0
         && (file.bytes[end - 1] == '\n' || file.bytes[end - 1] == '\r'))
    end--;
  if (old->length > end || memcmp (file.bytes + end - old->length, old->bytes, old->length) != 0
      || was->place.offset < end - old->length)
    return false;
  *out_end = end;
  above = (size_t) was->place.offset - (end - old->length);
  return above <= new_text->length && memcmp (old->bytes, new_text->bytes, above) == 0;
}

static BaseStatus
replace_splice_file (FormatsBytes file,
                     size_t start,
                     size_t end,
                     const BaseText *new_text,
                     BaseText *out)
{
  base_text_add_bytes (out, file.bytes, start);
  base_text_add_bytes (out, new_text->bytes, new_text->length);
  base_text_add_bytes (out, file.bytes + end, file.length - end);
  return base_text_status (out);
}

static size_t
trim_line_ends (const char *bytes, size_t start, size_t end)
{
  while (end > start && (bytes[end - 1] == '\n' || bytes[end - 1] == '\r'))
    end--;
  return end;
}

/* Whether the puzzles have the same content, texts and symbols, whatever their layout is. */
static bool
is_same_puzzle (const FormatsPuzzle *a, const FormatsPuzzle *b)
{
  return is_same_content (a, b, 0) && is_same_said (a, b) && is_same_text (&a->before, &b->before)
         && strcmp (a->layout.symbols, b->layout.symbols) == 0;
}

/* For formats whose puzzles stand alone: the bytes from the old puzzle's place to its end are
 * replaced, the line ends around them stay.  The layout stays that of the old puzzle, and where
 * nothing is new, so does the text. */
static BaseStatus
replace_whole_puzzle (FormatsBytes file,
                      const FormatsPuzzle *was,
                      const FormatsPuzzle *puzzle,
                      FormatsReplacement *replacement,
                      BaseText *out)
{
  const FormatsWriteOptions options = { .follows = true, .goes_on = true };
  const size_t start = (size_t) was->place.offset;
  const size_t end = trim_line_ends (file.bytes, start, (size_t) was->end_offset);
  FormatsPuzzle dressed = *puzzle;
  BaseText text = BASE_TEXT_EMPTY, whole = BASE_TEXT_EMPTY;
  BaseStatus status;
  size_t from = 0;
  bool same = false;

  dressed.format = was->format;
  dressed.layout = was->layout;
  memcpy (dressed.layout.symbols, puzzle->layout.symbols, sizeof dressed.layout.symbols);
  if (is_same_puzzle (puzzle, was))
    {
      base_text_add_bytes (out, file.bytes, file.length);
      replacement->end = was->end_offset;
      replacement->result = FORMATS_REPLACED;
      return base_text_status (out);
    }
  status = formats_write (was->format, &dressed, &options, &whole);
  while (status == BASE_OK && (whole.bytes[from] == '\n' || whole.bytes[from] == '\r'))
    from++;
  if (status == BASE_OK)
    base_text_add_bytes (&text, whole.bytes + from,
                         trim_line_ends (whole.bytes, from, whole.length) - from);
  if (status == BASE_OK)
    status = base_text_status (&text);
  if (status == BASE_OK)
    status = replace_splice_file (file, start, end, &text, out);
  if (status == BASE_OK)
    status =
        check_new_file (file, (FormatsBytes){ out->bytes, out->length }, start, &dressed, &same);
  replacement->moved = (int64_t) out->length - (int64_t) file.length;
  replacement->moved_lines = replace_count_lines (text.bytes, text.length)
                             - replace_count_lines (file.bytes + start, end - start);
  replacement->end = was->end_offset;
  replacement->result = same ? FORMATS_REPLACED : FORMATS_REPLACE_IMPOSSIBLE;
  if (!same)
    base_text_clear (out);
  base_text_clear (&text);
  base_text_clear (&whole);
  return status;
}

/* `was` is the puzzle that stands there. */
static BaseStatus
replace_old_puzzle (FormatsBytes file,
                    const FormatsPuzzle *was,
                    const FormatsPuzzle *puzzle,
                    FormatsReplacement *replacement,
                    BaseText *out)
{
  const FormatsPuzzle dressed = replace_dress_puzzle (puzzle, was);
  bool open_end = was->end_offset == file.length && file.length > 0
                  && file.bytes[file.length - 1] != '\n' && file.bytes[file.length - 1] != '\r';
  bool follows = replacement->number > 1, same = false;
  size_t end;
  BaseText old = BASE_TEXT_EMPTY, new_text = BASE_TEXT_EMPTY;
  BaseStatus status = write_between (was, follows, open_end, &old);

  if (status == BASE_OK)
    status = write_between (&dressed, follows, open_end, &new_text);
  if (status == BASE_OK && find_old (file, was, &old, &new_text, &end))
    {
      status = replace_splice_file (file, end - old.length, end, &new_text, out);
      if (status == BASE_OK)
        status = check_new_file (file, (FormatsBytes){ out->bytes, out->length }, was->place.offset,
                                 &dressed, &same);
      replacement->moved = (int64_t) new_text.length - (int64_t) old.length;
      replacement->moved_lines = replace_count_lines (new_text.bytes, new_text.length)
                                 - replace_count_lines (old.bytes, old.length);
    }
  replacement->end = was->end_offset;
  replacement->result = same ? FORMATS_REPLACED : FORMATS_REPLACE_IMPOSSIBLE;
  if (!same)
    base_text_clear (out);
  base_text_clear (&old);
  base_text_clear (&new_text);
  return status == BASE_BAD_INPUT ? BASE_OK : status;
}

BaseStatus
formats_replace (FormatsBytes file,
                 uint64_t offset,
                 const FormatsPuzzle *puzzle,
                 FormatsReplacement *out_replacement,
                 BaseText *out_bytes)
{
  FormatsReplacement replacement = { .result = FORMATS_REPLACE_NOT_THERE };
  FormatsPuzzle was = FORMATS_PUZZLE_EMPTY;
  FormatsWalk walk;
  BaseStatus status = formats_walk_begin_bytes (&walk, file);

  if (status != BASE_OK)
    return status;
  while (formats_walk_next (&walk))
    {
      replacement.n_puzzles++;
      if (replacement.number > 0 || walk.outcome != FORMATS_PUZZLE
          || walk.puzzle.place.offset != offset)
        continue;
      replacement.number = replacement.n_puzzles;
      was = walk.puzzle;
      walk.puzzle = FORMATS_PUZZLE_EMPTY;
    }
  status = formats_walk_status (&walk);
  if (status == BASE_OK && replacement.number > 0)
    {
      if (was.kind == FORMATS_SUDOKU && puzzle->kind == FORMATS_SUDOKU
          && formats_can_write (was.format))
        status = was.format->stands_alone
                     ? replace_whole_puzzle (file, &was, puzzle, &replacement, out_bytes)
                     : replace_old_puzzle (file, &was, puzzle, &replacement, out_bytes);
      else
        replacement.result = FORMATS_REPLACE_IMPOSSIBLE;
    }
  format_puzzle_clear (&was);
  formats_walk_end (&walk);
  if (status == BASE_OK)
    *out_replacement = replacement;
  return status;
}
