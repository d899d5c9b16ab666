/* format-text-quadrille.c - our own files: everything that is known of a puzzle and of its game.
 *
 *   quadrille 1
 *
 *   puzzle: boxes:3x3
 *   title: Monday
 *   comment: two lines
 *     of text
 *   grid:
 *     5.. .7. ...
 *     6.. 195 ...
 *     …
 *   time-ms: 61500
 *   entries:
 *     .2. ... ...
 *     …
 *   marks:
 *     R1C3=124 R1C4=26
 *     R2C2=247
 *
 * The first line is the format's name and version.  Each puzzle begins with its shape, as
 * sudoku_shape_parse () reads it.  Lines of a key, `:` and a value follow; only keys that have
 * something to say are written.  A line that begins with white space goes on with the value above.
 * The files have UTF-8 and any line ends.  Empty lines do not count, except that nothing behind one
 * is taken for the puzzle's but new keys that we know, comments, and cells that a grid still needs;
 * so a damaged line spoils one puzzle.  Lines that begin with `#` are comments.
 *
 * A text is a line after one space, or several lines, the others indented by two spaces.  In it,
 * `\\` is a backslash, `\xNN` the control character NN, and `\` at the end of a line nothing: white
 * space before it belongs to the text.
 *
 * Values are the puzzle's symbols: those of the key `symbols`, or the first ones of 1-9A-Za-z@#&.
 * A grid is the symbols of all cells, with `.` for none; white space and `|` between them do not
 * count.  Sets are `R1C3=12`, cells without one are left out; so are cells with all candidates.
 * Colours are digits from 1: `R1C3=13` for a cell, `R1C3=4:1,7:2` for candidates.  A line is
 * `R1C3.4-R1C7.4` between candidates and `R1C3-R1C7` between cells, with `~` for its second style.
 * Keys that begin with `trial-` and `bookmark-` belong to the last `trial` or `bookmark`; these two
 * have a name or nothing.
 *
 * Keys of later versions are kept and written back, at the end of the puzzle, and so are comments:
 * they are the layout's text.  The version changes only when a key that we have means something
 * else. */
#include "format-text-quadrille.h"
#include "format-text-quadrille-private.h"

#include "format-cells.h"
#include "format-layout.h"
#include "format-sample.h"
#include "format-text.h"

#include <string.h>

/* The shape of the last puzzle: the next one usually has the same. */
typedef struct
{
  BaseText name;
  SudokuShape *shape;
} Known;

static void
clear_known (void *state)
{
  Known *known = state;

  base_text_clear (&known->name);
  sudoku_shape_unref (known->shape);
}

typedef enum
{
  LINE_EMPTY,
  LINE_REMARK,
  LINE_MORE, /* of the value above */
  LINE_HEADER,
  LINE_PUZZLE,
  LINE_KEY,
  LINE_STRANGE,
} LineKind;

static bool
begins_with_word (const FormatsLine *line, const char *word, char behind)
{
  size_t length = strlen (word);

  return line->length > length && memcmp (line->bytes, word, length) == 0
         && line->bytes[length] == behind;
}

/* How many bytes a line's key has before its `:`; 0: it has none. */
static size_t
key_length (const FormatsLine *line)
{
  size_t at = 0;

  while (
      at < line->length
      && ((line->bytes[at] >= 'a' && line->bytes[at] <= 'z')
          || (at > 0
              && (line->bytes[at] == '-' || (line->bytes[at] >= '0' && line->bytes[at] <= '9')))))
    at++;
  return at < line->length && line->bytes[at] == ':' ? at : 0;
}

static LineKind
kind_of (const FormatsLine *line)
{
  size_t at = format_line_skip_white (line, 0);

  if (at == line->length)
    return LINE_EMPTY;
  if (at > 0)
    return LINE_MORE;
  if (line->bytes[0] == '#')
    return LINE_REMARK;
  if (begins_with_word (line, FORMATS_QUADRILLE_NAME, ' '))
    return LINE_HEADER;
  if (begins_with_word (line, FORMATS_QUADRILLE_PUZZLE, ':'))
    return LINE_PUZZLE;
  return key_length (line) > 0 ? LINE_KEY : LINE_STRANGE;
}

static bool
is_this_version (const FormatsLine *line, size_t *out_at)
{
  const char *word;
  size_t length, at = strlen (FORMATS_QUADRILLE_NAME);
  bool good = format_line_next_word (line, &at, &word, &length)
              && length == strlen (FORMATS_QUADRILLE_VERSION)
              && memcmp (word, FORMATS_QUADRILLE_VERSION, length) == 0;

  *out_at = at - length;
  return good && format_line_skip_white (line, at) == line->length;
}

/* Leaves out the rest of a puzzle that cannot be read. */
static FormatsOutcome
skip_puzzle (FormatsReader *reader)
{
  FormatsLine line;
  FormatsIssue ignored;
  FormatsGot got;

  while ((got = format_reader_line (reader, FORMATS_MAX_LINE, &line, &ignored)) == FORMATS_GOT_LINE
         || got == FORMATS_GOT_BAD)
    if (got == FORMATS_GOT_LINE
        && (kind_of (&line) == LINE_PUZZLE || kind_of (&line) == LINE_HEADER))
      {
        format_reader_unread (reader, &line);
        break;
      }
  return got == FORMATS_GOT_FAILED ? FORMATS_FAILED : FORMATS_BAD_PUZZLE;
}

/* Finds the shape of a text, in the memory of the reader. */
static FormatsOutcome
find_shape (FormatsBlock *block, const FormatsLine *line, size_t at, size_t end)
{
  Known *known = format_reader_state (block->reader);
  size_t length = end - at;
  SudokuShape *shape;
  BaseStatus status;

  if (known == NULL)
    return format_reader_fail (block->reader, BASE_NO_MEMORY);
  if (known->shape == NULL || known->name.length != length
      || memcmp (known->name.bytes, line->bytes + at, length) != 0)
    {
      base_text_reset (&known->name);
      base_text_add_bytes (&known->name, line->bytes + at, length);
      status = base_text_status (&known->name);
      if (status == BASE_OK)
        status = sudoku_shape_parse (base_text_string (&known->name), &shape);
      if (status != BASE_OK)
        base_text_clear (&known->name);
      if (status == BASE_BAD_INPUT)
        return format_issue_at_token (block->issue, FORMATS_BAD_SHAPE, line, at, length, 0);
      if (status != BASE_OK)
        return format_reader_fail (block->reader, status);
      sudoku_shape_unref (known->shape);
      known->shape = shape;
    }
  block->shape = known->shape;
  block->n_values = sudoku_shape_n_values (block->shape);
  block->n_cells = sudoku_shape_n_cells (block->shape);
  return FORMATS_PUZZLE;
}

/* The line with the shape. */
static FormatsOutcome
begin_puzzle (FormatsBlock *block, const FormatsLine *line)
{
  FormatsReader *reader = block->reader;
  SudokuShape *forced = reader->shape;
  size_t at = format_line_skip_white (line, strlen (FORMATS_QUADRILLE_PUZZLE) + 1);
  size_t end = line->length;
  FormatsOutcome outcome;
  BaseStatus status;

  while (end > at && format_is_white (line->bytes[end - 1]))
    end--;
  outcome = find_shape (block, line, at, end);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (forced != NULL && sudoku_shape_n_cells (forced) != block->n_cells)
    return format_issue_at (block->issue, FORMATS_WRONG_CELLS, line, at,
                            sudoku_shape_n_cells (forced), block->n_cells);
  if (format_cells_have_other_values (reader, block->n_values))
    return format_issue_at (block->issue, FORMATS_WRONG_VALUES, line, at,
                            sudoku_shape_n_values (forced), block->n_values);
  status = format_puzzle_become (block->puzzle, forced != NULL ? forced : block->shape);
  if (status != BASE_OK)
    return format_reader_fail (reader, status);
  format_text_quadrille_know_symbols (block);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
read_symbols (FormatsBlock *block, const FormatsLine *line, size_t at)
{
  FormatsLayout *layout = &block->puzzle->layout;
  char usual[SUDOKU_MAX_VALUES + 1];
  const char *word;
  size_t length;

  if (!format_line_next_word (line, &at, &word, &length))
    return FORMATS_PUZZLE;
  if (!format_text_quadrille_is_alphabet (word, length, block->n_values))
    return format_issue_at_token (block->issue, FORMATS_BAD_VALUE, line,
                                  (size_t) (word - line->bytes), length, 0);
  format_symbols (NULL, block->n_values, usual);
  if (memcmp (usual, word, length) != 0)
    {
      memcpy (layout->symbols, word, length);
      layout->symbols[length] = '\0';
    }
  format_text_quadrille_know_symbols (block);
  return FORMATS_PUZZLE;
}

/* A trial, or a bookmark with its name. */
static FormatsOutcome
begin_position (FormatsBlock *block, const FormatsLine *line, size_t at)
{
  const FormatsQuadrilleKey *key = block->key;
  BaseText name = BASE_TEXT_EMPTY;
  FormatsOutcome outcome;

  if (block->n_lines > 0)
    return format_issue_at_token (block->issue, FORMATS_BAD_KEY, line, 0, line->length, 0);
  outcome = format_text_quadrille_add_text (block, line, at, &name);
  if (outcome == FORMATS_PUZZLE)
    {
      block->position = format_about_add_position (block->puzzle, key->about,
                                                   base_text_string (&name), name.length);
      block->position_of = key->about;
      block->puzzle->about[key->about].failed |= name.failed;
    }
  base_text_clear (&name);
  return outcome;
}

/* The time of a bookmark: digits, less than 2^63. */
static FormatsOutcome
read_time (FormatsBlock *block, const FormatsLine *line, size_t at)
{
  const char *word;
  size_t length;
  int64_t time = 0;

  if (!format_line_next_word (line, &at, &word, &length))
    return FORMATS_PUZZLE;
  for (size_t i = 0; i < length; i++)
    {
      if (word[i] < '0' || word[i] > '9' || time > (INT64_MAX - 9) / 10)
        return format_issue_at_token (block->issue, FORMATS_NOT_A_NUMBER, line,
                                      (size_t) (word - line->bytes), length, 0);
      time = time * 10 + (word[i] - '0');
    }
  format_about_set_time (block->puzzle, block->key->about, block->position, time);
  return FORMATS_PUZZLE;
}

/* A line of the value that is being read, from `at` on. */
static FormatsOutcome
read_value (FormatsBlock *block, const FormatsLine *line, size_t at)
{
  FormatsPuzzle *puzzle = block->puzzle;
  FormatsOutcome outcome;

  if (block->key == NULL)
    return format_puzzle_add_line (puzzle, line, block->issue) ? FORMATS_PUZZLE
                                                               : FORMATS_BAD_PUZZLE;
  switch (block->key->kind)
    {
    case FORMATS_VALUE_TEXT:
      outcome = format_text_quadrille_add_text (block, line, at, &puzzle->about[block->key->about]);
      break;
    case FORMATS_VALUE_COMMENT:
      outcome = format_text_quadrille_add_text (block, line, at, &puzzle->comment);
      break;
    case FORMATS_VALUE_ABOVE:
      outcome = block->n_lines > 0 || at < line->length
                    ? format_text_quadrille_add_above (block, line, at)
                    : FORMATS_PUZZLE;
      break;
    case FORMATS_VALUE_SYMBOLS:
      outcome = read_symbols (block, line, at);
      break;
    case FORMATS_VALUE_POSITION:
      outcome = begin_position (block, line, at);
      break;
    case FORMATS_VALUE_TIME:
      outcome = read_time (block, line, at);
      break;
    default:
      outcome = format_text_quadrille_read_cells (block, line, at);
    }
  block->n_lines++;
  return outcome;
}

/* Makes room for the layer that the key begins. */
static FormatsOutcome
begin_layer (FormatsBlock *block)
{
  FormatsPuzzle *puzzle = block->puzzle;
  bool good = true;

  if (block->key->kind == FORMATS_VALUE_LAYER)
    good = format_about_add_layer (puzzle, block->key->about) != NULL;
  else if (block->key->kind == FORMATS_VALUE_CANDIDATE_COLOURS)
    good = format_about_add_candidate_colours (puzzle) != NULL;
  else if (block->key->kind == FORMATS_VALUE_CANDIDATES)
    good = sudoku_puzzle_allow_candidates (puzzle->sudoku) == BASE_OK;
  return good ? FORMATS_PUZZLE : format_reader_fail (block->reader, BASE_NO_MEMORY);
}

static const FormatsQuadrilleKey *
find_key (const FormatsLine *line)
{
  size_t length = key_length (line);

  for (unsigned i = 0; i < format_text_quadrille_n_keys; i++)
    if (strlen (format_text_quadrille_keys[i].name) == length
        && memcmp (format_text_quadrille_keys[i].name, line->bytes, length) == 0)
      return &format_text_quadrille_keys[i];
  return NULL;
}

static uint64_t
bit_of_key (const FormatsQuadrilleKey *key)
{
  return (uint64_t) 1 << (key - format_text_quadrille_keys);
}

static bool
is_of_position (const FormatsQuadrilleKey *key)
{
  return key->kind == FORMATS_VALUE_PART || key->kind == FORMATS_VALUE_TIME;
}

/* Whether the puzzle, or its last position, cannot have that key here. */
static bool
is_too_much (const FormatsBlock *block, const FormatsQuadrilleKey *key)
{
  if (key->kind == FORMATS_VALUE_POSITION && key->about == FORMATS_ABOUT_BOOKMARKS)
    return block->n_bookmarks == format_about_most_bookmarks (block->puzzle);
  return (block->seen & bit_of_key (key)) != 0
         || (is_of_position (key) && block->position_of != key->about);
}

/* Whether the value that is being read is a grid, and cells are missing. */
static bool
lacks_cells (const FormatsBlock *block)
{
  const FormatsQuadrilleKey *key = block->key;

  return key != NULL
         && (key->kind == FORMATS_VALUE_GRID
             || (key->kind == FORMATS_VALUE_LAYER
                 && format_about_layer (key->about) == FORMATS_LAYER_VALUES)
             || (key->kind == FORMATS_VALUE_PART
                 && format_part_layer (key->part) == FORMATS_LAYER_VALUES))
         && block->n_read != block->n_cells;
}

static FormatsOutcome
end_value (FormatsBlock *block, const FormatsLine *line)
{
  bool lacks = lacks_cells (block);

  block->key = NULL;
  return lacks ? format_issue_at (block->issue, FORMATS_WRONG_CELLS, line, 0, block->n_cells,
                                  block->n_read)
               : FORMATS_PUZZLE;
}

static FormatsOutcome
refuse_key (FormatsBlock *block, const FormatsLine *line, const FormatsQuadrilleKey *key)
{
  if (is_of_position (key) && block->position_of != key->about)
    return format_issue_at_token (block->issue, FORMATS_MISSING, line, 0, strcspn (key->name, "-"),
                                  0);
  return format_issue_at_token (block->issue, FORMATS_KEY_TOO_OFTEN, line, 0, key_length (line),
                                key->kind == FORMATS_VALUE_POSITION
                                        && key->about == FORMATS_ABOUT_BOOKMARKS
                                    ? format_about_most_bookmarks (block->puzzle)
                                    : 1);
}

/* A line with a key; NULL: a later version's. */
static FormatsOutcome
read_key (FormatsBlock *block, const FormatsLine *line, const FormatsQuadrilleKey *key)
{
  size_t at = key_length (line) + 1;
  FormatsOutcome outcome;

  if (key != NULL && is_too_much (block, key))
    return refuse_key (block, line, key);
  block->key = key;
  block->n_lines = block->n_read = 0;
  if (key == NULL)
    {
      block->n_lines++;
      return read_value (block, line, 0);
    }
  block->seen |= bit_of_key (key);
  if (key->kind == FORMATS_VALUE_POSITION && key->about == FORMATS_ABOUT_BOOKMARKS)
    {
      block->n_bookmarks++;
      for (unsigned i = 0; i < format_text_quadrille_n_keys; i++)
        if (is_of_position (&format_text_quadrille_keys[i])
            && format_text_quadrille_keys[i].about == FORMATS_ABOUT_BOOKMARKS)
          block->seen &= ~bit_of_key (&format_text_quadrille_keys[i]);
    }
  outcome = begin_layer (block);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  return read_value (block, line, at < line->length && line->bytes[at] == ' ' ? at + 1 : at);
}

/* Whether the line is no longer the puzzle's. */
static bool
ends_puzzle (const FormatsBlock *block, const FormatsLine *line, LineKind kind, bool after_gap)
{
  const FormatsQuadrilleKey *key;

  if (kind == LINE_PUZZLE || kind == LINE_HEADER)
    return true;
  if (!after_gap || kind == LINE_EMPTY || kind == LINE_REMARK)
    return false;
  if (kind == LINE_MORE)
    return !lacks_cells (block);
  key = kind == LINE_KEY ? find_key (line) : NULL;
  return key == NULL || is_too_much (block, key);
}

/* A line of a puzzle that has begun. */
static FormatsOutcome
read_line (FormatsBlock *block, const FormatsLine *line, LineKind kind)
{
  FormatsOutcome outcome = FORMATS_PUZZLE;

  if (kind == LINE_EMPTY)
    return FORMATS_PUZZLE;
  if (kind == LINE_STRANGE || (kind == LINE_MORE && block->n_lines == 0))
    return format_issue_at_token (block->issue, FORMATS_BAD_KEY, line, 0, line->length, 0);
  if (kind == LINE_MORE)
    return read_value (block, line, line->length > 1 && format_is_white (line->bytes[1]) ? 2 : 1);
  outcome = end_value (block, line);
  if (outcome != FORMATS_PUZZLE)
    return outcome;
  return read_key (block, line, kind == LINE_KEY ? find_key (line) : NULL);
}

static FormatsOutcome
finish_puzzle (FormatsBlock *block, const FormatsLine *last)
{
  FormatsPuzzle *puzzle = block->puzzle;
  const FormatsLine first = { .number = puzzle->place.line };
  FormatsOutcome outcome = end_value (block, last);
  BaseText *entries = &puzzle->about[FORMATS_ABOUT_ENTRIES];

  if (outcome != FORMATS_PUZZLE)
    return outcome;
  if (entries->length > 0)
    for (uint32_t cell = 0; cell < block->n_cells; cell++)
      if (puzzle->sudoku->values[cell] != 0)
        entries->bytes[cell] = 0;
  format_cells_check_solution (block->reader, puzzle, &first, 0);
  format_about_tidy (puzzle);
  return FORMATS_PUZZLE;
}

/* The lines of a puzzle, behind the first one. */
static FormatsOutcome
read_lines (FormatsBlock *block, FormatsLine first)
{
  FormatsLine line, last = { .number = first.number + 1 };
  bool after_gap = false;
  FormatsOutcome outcome = begin_puzzle (block, &first);

  while (outcome == FORMATS_PUZZLE)
    {
      FormatsGot got = format_reader_line (block->reader, FORMATS_MAX_LINE, &line, block->issue);
      LineKind kind;

      if (got == FORMATS_GOT_END)
        return finish_puzzle (block, &last);
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      kind = kind_of (&line);
      last.number = line.number;
      if (ends_puzzle (block, &line, kind, after_gap))
        {
          format_reader_unread (block->reader, &line);
          return finish_puzzle (block, &last);
        }
      if (!format_line_check_text (&line, block->issue))
        return FORMATS_BAD_PUZZLE;
      after_gap = kind == LINE_EMPTY || (after_gap && kind == LINE_REMARK);
      outcome = read_line (block, &line, kind);
    }
  return outcome;
}

/* The next line that counts before a puzzle has begun. */
static FormatsOutcome
find_puzzle (FormatsBlock *block, FormatsLine *out_line)
{
  for (;;)
    {
      FormatsGot got =
          format_reader_text_line (block->reader, FORMATS_MAX_LINE, out_line, block->issue);
      LineKind kind;
      size_t at;

      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      kind = kind_of (out_line);
      if (kind == LINE_EMPTY || kind == LINE_REMARK
          || (kind == LINE_HEADER && is_this_version (out_line, &at)))
        continue;
      format_puzzle_begin (block->puzzle, block->reader, out_line);
      if (kind == LINE_HEADER)
        return format_issue_at_token (block->issue, FORMATS_OTHER_VERSION, out_line, at,
                                      out_line->length - at, 0);
      if (kind != LINE_PUZZLE)
        return format_issue_at_token (block->issue, FORMATS_NO_PUZZLE_KEY, out_line, 0,
                                      out_line->length, 0);
      return FORMATS_PUZZLE;
    }
}

static FormatsOutcome
format_text_quadrille_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  FormatsBlock block = { .reader = reader, .puzzle = puzzle, .issue = issue };
  FormatsLine line;
  FormatsOutcome outcome = find_puzzle (&block, &line);

  if (outcome == FORMATS_PUZZLE)
    outcome = read_lines (&block, line);
  return outcome == FORMATS_BAD_PUZZLE ? skip_puzzle (reader) : outcome;
}

/* Whether the line begins a puzzle: all shapes begin with one of these. */
static bool
names_shape (const FormatsLine *line)
{
  static const char *const kinds[] = { "boxes:", "jigsaw:", "grids:", "samurai" };
  size_t at = strlen (FORMATS_QUADRILLE_PUZZLE) + 1;

  if (!begins_with_word (line, FORMATS_QUADRILLE_PUZZLE, ':'))
    return false;
  at = format_line_skip_white (line, at);
  for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (line->length - at >= strlen (kinds[i])
        && memcmp (line->bytes + at, kinds[i], strlen (kinds[i])) == 0)
      return true;
  return false;
}

static bool
is_header (const FormatsLine *line)
{
  size_t at = format_line_skip_white (line, strlen (FORMATS_QUADRILLE_NAME));

  return begins_with_word (line, FORMATS_QUADRILLE_NAME, ' ') && at < line->length
         && line->bytes[at] >= '1' && line->bytes[at] <= '9';
}

bool
format_text_quadrille_is_like (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;

  for (unsigned i = 0; i < 3 && format_sample_next (&lines, &line); i++)
    if (names_shape (&line))
      return true;
  return false;
}

/* Recognises a file by its first line. */
static FormatsSniff
format_text_quadrille_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;

  if (!format_sample_next (&lines, &line))
    return format_sample_undecided (sample);
  return is_header (&line) || names_shape (&line) ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
}

const Format format_text_quadrille = {
  .id = "quadrille",
  .name = N_ ("Quadrille file"),
  .suffixes = "quadrille",
  .mime = "text/x-quadrille",
  .keeps = (1u << FORMATS_ABOUTS) - 1,
  .stands_alone = true,
  .state_size = sizeof (Known),
  .clear_state = clear_known,
  .sniff = format_text_quadrille_sniff,
  .read = format_text_quadrille_read,
  .write = format_text_quadrille_write,
  .losses = format_text_quadrille_losses,
};
