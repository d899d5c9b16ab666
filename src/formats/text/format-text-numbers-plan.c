/* format-text-numbers-plan.c - how many numbers make a puzzle, by the rules in
 * format-text-numbers.c. */
#include "format-text-numbers-private.h"

static bool
is_perfect_square (uint32_t n)
{
  uint32_t root = format_square_root (n);

  return root * root == n;
}

/* The largest number in a line of n numbers; false when it is no such line. */
static bool
find_largest (const FormatsLine *line, uint32_t n, uint32_t *out_largest)
{
  const char *word;
  size_t at = 0, length;
  uint32_t value;

  *out_largest = 0;
  while (format_line_next_word (line, &at, &word, &length))
    {
      if (n-- == 0 || !format_number_value (word, length, &value))
        return false;
      if (value > *out_largest)
        *out_largest = value;
    }
  return n == 0;
}

/* Sixteen numbers: a row, or a puzzle? */
static FormatsSniff
plan_sixteen (FormatsNumbersPlan *plan, const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint32_t largest;

  *plan = (FormatsNumbersPlan){ FORMATS_NUMBERS_BARE, 4, 0 };
  for (unsigned n = 0; n < 16; n++)
    {
      if (!format_sample_next (&lines, &line))
        return sample->whole ? FORMATS_SNIFF_YES : FORMATS_SNIFF_MORE;
      if (!find_largest (&line, 16, &largest))
        break;
      if (largest > 4)
        {
          plan->rows = 16;
          break;
        }
    }
  return FORMATS_SNIFF_YES;
}

FormatsSniff
format_text_numbers_plan (const FormatsSample *sample, void *data)
{
  FormatsNumbersPlan *plan = data;
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  FormatsNumbersPlan boxes;
  uint32_t n, root;

  *plan = (FormatsNumbersPlan){ .mode = FORMATS_NUMBERS_ALL };
  if (!format_sample_next (&lines, &line))
    return sample->whole ? FORMATS_SNIFF_YES : FORMATS_SNIFF_MORE;
  n = format_line_count_words (&line);
  root = format_square_root (n);
  if (format_text_numbers_boxes (&line, &boxes))
    plan->mode = FORMATS_NUMBERS_BOXES;
  else if (n == 16)
    return plan_sixteen (plan, sample);
  else if (n >= 4 && n <= SUDOKU_MAX_VALUES && is_perfect_square (n) && n != 1)
    *plan = (FormatsNumbersPlan){ FORMATS_NUMBERS_BARE, n, 0 };
  else if (n >= 81 && n <= SUDOKU_MAX_CELLS && root * root == n && is_perfect_square (root))
    *plan = (FormatsNumbersPlan){ FORMATS_NUMBERS_BARE, root, 0 };
  return FORMATS_SNIFF_YES;
}

uint32_t
format_text_numbers_values (const FormatsNumbersPlan *plan)
{
  return plan->mode == FORMATS_NUMBERS_BOXES  ? plan->rows * plan->columns
         : plan->mode == FORMATS_NUMBERS_BARE ? plan->rows
                                              : 0;
}

bool
format_text_numbers_boxes (const FormatsLine *line, FormatsNumbersPlan *plan)
{
  const char *word;
  size_t at = 0, length;
  uint32_t rows, columns;

  if (!format_line_next_word (line, &at, &word, &length)
      || !format_number_value (word, length, &rows)
      || !format_line_next_word (line, &at, &word, &length)
      || !format_number_value (word, length, &columns)
      || format_line_next_word (line, &at, &word, &length))
    return false;
  *plan = (FormatsNumbersPlan){ FORMATS_NUMBERS_BOXES, rows, columns };
  return true;
}

/* Whether what follows is a puzzle by a plan: the last of its numbers ends a line, and all fit. */
static FormatsSniff
numbers_plan_fits (const FormatsSample *sample, const FormatsNumbersPlan *plan, bool has_boxes)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint64_t n_values = format_text_numbers_values (plan), n = 0;

  if (n_values == 0 || n_values > SUDOKU_MAX_VALUES || plan->rows > SUDOKU_MAX_VALUES
      || (has_boxes && !format_sample_next (&lines, &line)))
    return FORMATS_SNIFF_NO;
  while (n < n_values * n_values && format_sample_next (&lines, &line))
    {
      uint32_t largest, n_here = format_line_count_words (&line);

      if (!find_largest (&line, n_here, &largest) || largest > n_values)
        return FORMATS_SNIFF_NO;
      n += n_here;
    }
  if (n < n_values * n_values)
    return format_sample_undecided (sample);
  return n == n_values * n_values ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
}

/* Keeps the plan where it fits what follows; else takes that of the first line, if that fits. */
FormatsSniff
format_text_numbers_plan_again (const FormatsSample *sample, void *data)
{
  FormatsNumbersPlan *plan = data, other;
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;
  uint32_t n, largest, n_values = format_text_numbers_values (plan);
  FormatsSniff answer;

  if (!format_sample_next (&lines, &line))
    return format_sample_undecided (sample);
  n = format_line_count_words (&line);
  if (n == n_values
      || (n == n_values * n_values && find_largest (&line, n, &largest) && largest <= n_values))
    return FORMATS_SNIFF_NO;
  answer = numbers_plan_fits (sample, plan, false);
  if (answer != FORMATS_SNIFF_NO)
    return answer == FORMATS_SNIFF_YES ? FORMATS_SNIFF_NO : answer;
  if (format_text_numbers_plan (sample, &other) == FORMATS_SNIFF_MORE)
    return FORMATS_SNIFF_MORE;
  if (other.mode == FORMATS_NUMBERS_BOXES)
    format_text_numbers_boxes (&line, &other);
  answer = other.mode == FORMATS_NUMBERS_ALL
               ? FORMATS_SNIFF_NO
               : numbers_plan_fits (sample, &other, other.mode == FORMATS_NUMBERS_BOXES);
  if (answer == FORMATS_SNIFF_YES)
    *plan = other;
  return answer;
}
