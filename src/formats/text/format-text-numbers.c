/* format-text-numbers.c - a puzzle as whole numbers between white space, 0 for a blank, of any
 * size.
 *
 * A first line of only two numbers holds the rows and columns of a box, also for the puzzles behind
 * it.  Without it the number N of values must be a perfect square, and the length of the first line
 * decides:
 *
 *   4, 9, 16, 25, 36, 49 or 64 numbers      a row of an NxN grid
 *   16, 81, 256, 625, 1296, 2401 or 4096    a whole puzzle on one line
 *   any other number                        all numbers of the file are one puzzle
 *
 * 16 numbers are a whole 4x4 puzzle unless one of the first sixteen lines has a number above 4.
 * Lines may be wrapped anywhere, but every puzzle begins on a new line, and so does what follows
 * its last number.  A later puzzle may have another size: where it does not fit the size before it,
 * and its own first line fits another. */
#include "format-text-numbers-private.h"

#include "format-reader.h"
#include "format-sample.h"
#include "format-text-rows.h"
#include "format-text.h"

/* The parts of a place's hint beside those that all formats share. */
#define HINT_MODE    8  /* 2 bits: FormatsNumbersMode */
#define HINT_ROWS    10 /* 7 bits: rows of a box, or N where there are no boxes */
#define HINT_COLUMNS 17 /* 7 bits */

typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue *issue;
  FormatsNumbersPlan plan;
  bool is_later;    /* another puzzle stood before it */
  bool has_boxes;   /* in this puzzle's own text */
  uint64_t n_words; /* without them */
} Numbers;

/* Returns the number of numbers in the puzzle; 0: all up to the end. */
static uint64_t
wanted (const Numbers *numbers)
{
  uint64_t n = format_text_numbers_values (&numbers->plan);

  return numbers->reader->shape != NULL ? sudoku_shape_n_cells (numbers->reader->shape) : n * n;
}

static FormatsNumbersPlan
plan_of_hint (uint32_t hint)
{
  return (FormatsNumbersPlan){ .mode = (FormatsNumbersMode) (hint >> HINT_MODE & 3),
                               .rows = hint >> HINT_ROWS & 127,
                               .columns = hint >> HINT_COLUMNS & 127 };
}

static void
numbers_set_hint (FormatsReader *reader, const FormatsNumbersPlan *plan)
{
  reader->hint = (reader->hint & (FORMATS_HINT_SNIFFED | FORMATS_HINT_GAP))
                 | (uint32_t) plan->mode << HINT_MODE | plan->rows << HINT_ROWS
                 | plan->columns << HINT_COLUMNS;
}

/* Decides the plan, once, before the file's first puzzle. */
static bool
decide_plan (Numbers *numbers)
{
  FormatsSniff answer;

  numbers->plan = plan_of_hint (numbers->reader->hint);
  numbers->is_later = numbers->plan.mode != FORMATS_NUMBERS_UNDECIDED;
  if (!numbers->is_later)
    {
      if (format_reader_decide (numbers->reader, format_text_numbers_plan, &numbers->plan, &answer)
          != BASE_OK)
        return false;
      numbers_set_hint (numbers->reader, &numbers->plan);
    }
  return true;
}

static bool
is_of_numbers (const FormatsLine *line)
{
  size_t start = format_line_skip_white (line, 0);

  return start < line->length && line->bytes[start] != '#';
}

/* Before a later puzzle's first line of numbers.  False when reading failed. */
static bool
decide_again (Numbers *numbers, FormatsLine *line)
{
  FormatsNumbersPlan boxes;
  FormatsSniff answer;
  FormatsIssue ignored;

  if (!numbers->is_later || wanted (numbers) == 0 || numbers->reader->shape != NULL
      || format_line_count_words (line) == format_text_numbers_values (&numbers->plan)
      || (numbers->plan.mode == FORMATS_NUMBERS_BOXES && format_text_numbers_boxes (line, &boxes)))
    return true;
  format_reader_unread (numbers->reader, line);
  if (format_reader_decide (numbers->reader, format_text_numbers_plan_again, &numbers->plan,
                            &answer)
      != BASE_OK)
    return false;
  numbers_set_hint (numbers->reader, &numbers->plan);
  return format_reader_line (numbers->reader, FORMATS_MAX_LINE, line, &ignored) == FORMATS_GOT_LINE;
}

/* The first line of numbers may be the boxes.  False when they are bad. */
static bool
look_for_boxes (Numbers *numbers, const FormatsLine *line)
{
  FormatsNumbersPlan plan;

  if (numbers->plan.mode != FORMATS_NUMBERS_BOXES || !format_text_numbers_boxes (line, &plan))
    return true;
  if (plan.rows == 0 || plan.columns == 0 || plan.rows > SUDOKU_MAX_VALUES
      || plan.columns > SUDOKU_MAX_VALUES || plan.rows * plan.columns > SUDOKU_MAX_VALUES)
    {
      numbers->reader->ended = true; /* the start of the next puzzle is unknown */
      format_issue_at (numbers->issue, FORMATS_BAD_BOXES, line, format_line_skip_white (line, 0),
                       SUDOKU_MAX_VALUES, (uint64_t) plan.rows * plan.columns);
      return false;
    }
  numbers->plan = plan;
  numbers->has_boxes = true;
  format_text_rows_set_boxes (&numbers->puzzle->layout, plan.rows, plan.columns);
  numbers_set_hint (numbers->reader, &plan);
  return true;
}

/* A puzzle may begin with comments, and it has begun before its first number. */
static void
numbers_begin_text (Numbers *numbers, const FormatsLine *line)
{
  format_puzzle_begin (numbers->puzzle, numbers->reader, line);
  numbers->puzzle->layout.gap = (uint8_t) (numbers->reader->hint & FORMATS_HINT_GAP);
  numbers->reader->hint &= ~FORMATS_HINT_GAP;
}

/* Reads one line; `*seen`: there was a line of numbers before. */
static bool
numbers_read_source_line (Numbers *numbers, const FormatsLine *line, bool *seen)
{
  size_t start = format_line_skip_white (line, 0);

  if (numbers->puzzle->layout.text.length == 0)
    {
      if (start == line->length)
        {
          if ((numbers->reader->hint & FORMATS_HINT_GAP) < FORMATS_HINT_GAP)
            numbers->reader->hint++;
          return true;
        }
      numbers_begin_text (numbers, line);
    }
  if (!format_puzzle_add_line (numbers->puzzle, line, numbers->issue))
    return false;
  if (start == line->length || line->bytes[start] == '#')
    {
      if (!*seen)
        numbers->puzzle->layout.head = numbers->puzzle->layout.text.length;
      return true;
    }
  if (!*seen && !look_for_boxes (numbers, line))
    return false;
  if (*seen || !numbers->has_boxes)
    numbers->n_words += format_line_count_words (line);
  *seen = true;
  return true;
}

static FormatsOutcome
numbers_gather_words (Numbers *numbers)
{
  bool seen = false;

  while (!seen || wanted (numbers) == 0 || numbers->n_words < wanted (numbers))
    {
      FormatsLine line;
      FormatsGot got =
          format_reader_line (numbers->reader, FORMATS_MAX_LINE, &line, numbers->issue);

      if (got == FORMATS_GOT_END)
        return seen ? FORMATS_PUZZLE : FORMATS_END;
      if (got != FORMATS_GOT_LINE)
        return format_reader_outcome (got);
      if (!seen && is_of_numbers (&line) && !decide_again (numbers, &line))
        return FORMATS_FAILED;
      if (!numbers_read_source_line (numbers, &line, &seen))
        return FORMATS_BAD_PUZZLE;
      if (base_text_status (&numbers->puzzle->layout.text) != BASE_OK)
        return format_reader_fail (numbers->reader, BASE_NO_MEMORY);
    }
  return FORMATS_PUZZLE;
}

/* The nearest number of cells that a grid without boxes can have, up to the largest. */
static uint64_t
nearest_count (uint64_t n)
{
  uint64_t best = 16;

  for (uint64_t root = 3; root <= 8; root++)
    {
      uint64_t count = root * root * root * root;
      uint64_t distance = count > n ? count - n : n - count, least = best > n ? best - n : n - best;

      if (distance < least)
        best = count;
    }
  return best;
}

/* Chooses the puzzle's shape, by the number of numbers if nothing else decides it. */
static FormatsOutcome
numbers_choose_shape (Numbers *numbers)
{
  FormatsReader *reader = numbers->reader;
  uint32_t n_values = format_text_numbers_values (&numbers->plan);
  SudokuShape *shape;
  BaseStatus status;

  if (n_values == 0)
    n_values = format_square_root (nearest_count (numbers->n_words));
  if (numbers->plan.mode == FORMATS_NUMBERS_BOXES)
    status = format_reader_boxes (reader, numbers->plan.rows, numbers->plan.columns, &shape);
  else
    status = format_reader_shape (reader, n_values, &shape);
  if (status == BASE_OK)
    status = format_puzzle_become (numbers->puzzle, shape);
  return status == BASE_OK ? FORMATS_PUZZLE : format_reader_fail (reader, status);
}

/* Reads one word into a cell, and puts NULs in its place in the text. */
static bool
numbers_read_word (Numbers *numbers,
                   const FormatsLine *line,
                   size_t start,
                   size_t length,
                   uint64_t cell)
{
  SudokuPuzzle *sudoku = numbers->puzzle->sudoku;
  uint32_t value, n_values = sudoku_shape_n_values (sudoku->shape);
  uint64_t n_cells = sudoku_shape_n_cells (sudoku->shape);

  if (!format_number_value (line->bytes + start, length, &value))
    format_issue_at_token (numbers->issue, FORMATS_NOT_A_NUMBER, line, start, length, 0);
  else if (value > n_values)
    format_issue_at_token (numbers->issue, FORMATS_NUMBER_TOO_LARGE, line, start, length, n_values);
  else if (cell >= n_cells)
    format_issue_at (numbers->issue, FORMATS_WRONG_COUNT, line, start, n_cells, numbers->n_words);
  else
    {
      sudoku->values[cell] = (uint8_t) value;
      for (size_t i = 0; i < length; i++)
        numbers->puzzle->layout.text.bytes[line->offset + start + i] = '\0';
      return true;
    }
  return false;
}

static bool
numbers_read_line (Numbers *numbers, const FormatsLine *line, uint64_t *cell)
{
  const char *word;
  size_t at = 0, length;

  while (format_line_next_word (line, &at, &word, &length))
    if (!numbers_read_word (numbers, line, (size_t) (word - line->bytes), length, (*cell)++))
      return false;
  return true;
}

static FormatsOutcome
read_words (Numbers *numbers)
{
  FormatsPuzzle *puzzle = numbers->puzzle;
  FormatsLines lines = { .bytes = puzzle->layout.text.bytes,
                         .length = puzzle->layout.text.length,
                         .number = puzzle->place.line };
  FormatsLine line = { .number = 1 };
  uint64_t cell = 0;
  bool skip = numbers->has_boxes;

  while (format_lines_next (&lines, &line))
    {
      size_t start = format_line_skip_white (&line, 0);

      if (!format_line_check_text (&line, numbers->issue))
        return FORMATS_BAD_PUZZLE;
      if (start < line.length && line.bytes[start] == '#')
        format_puzzle_add_comment (puzzle, &line, start, '#');
      else if (start < line.length && skip)
        skip = false;
      else if (!numbers_read_line (numbers, &line, &cell))
        return FORMATS_BAD_PUZZLE;
    }
  if (cell < sudoku_shape_n_cells (puzzle->sudoku->shape))
    return format_issue_at (numbers->issue, FORMATS_WRONG_COUNT, &line, line.length,
                            sudoku_shape_n_cells (puzzle->sudoku->shape), cell);
  return FORMATS_PUZZLE;
}

static FormatsOutcome
format_text_numbers_read (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue)
{
  Numbers numbers = { .reader = reader, .puzzle = puzzle, .issue = issue };
  FormatsOutcome outcome;

  if (!decide_plan (&numbers))
    return FORMATS_FAILED;
  outcome = numbers_gather_words (&numbers);
  if (outcome == FORMATS_PUZZLE)
    outcome = numbers_choose_shape (&numbers);
  return outcome == FORMATS_PUZZLE ? read_words (&numbers) : outcome;
}

const Format format_text_numbers = {
  .id = "numbers",
  .name = N_ ("Grid of numbers"),
  .reason = N_ ("its numbers fill a grid"),
  .suffixes = "num",
  .has_head = true,
  .sniff = format_text_numbers_sniff,
  .read = format_text_numbers_read,
  .write = format_text_numbers_write,
  .losses = format_text_numbers_losses,
};
