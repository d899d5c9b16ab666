/* formats-numbers-plan.c - how many numbers make a puzzle: formats-numbers.c says by which
 * rules. */
#include "formats-numbers-private.h"

static bool
is_perfect_square (uint32_t n)
{
  uint32_t root = formats_square_root (n);

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
  while (formats_next_word (line, &at, &word, &length))
    {
      if (n-- == 0 || !formats_number_value (word, length, &value))
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
  FormatsLines lines = formats_sample_lines (sample);
  FormatsLine line;
  uint32_t largest;

  *plan = (FormatsNumbersPlan){ FORMATS_NUMBERS_BARE, 4, 0 };
  for (unsigned n = 0; n < 16; n++)
    {
      if (!formats_sample_next (&lines, &line))
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
formats_numbers_plan (const FormatsSample *sample, void *data)
{
  FormatsNumbersPlan *plan = data;
  FormatsLines lines = formats_sample_lines (sample);
  FormatsLine line;
  FormatsNumbersPlan boxes;
  uint32_t n, root;

  *plan = (FormatsNumbersPlan){ .mode = FORMATS_NUMBERS_ALL };
  if (!formats_sample_next (&lines, &line))
    return sample->whole ? FORMATS_SNIFF_YES : FORMATS_SNIFF_MORE;
  n = formats_count_words (&line);
  root = formats_square_root (n);
  if (formats_numbers_boxes (&line, &boxes))
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
formats_numbers_values (const FormatsNumbersPlan *plan)
{
  return plan->mode == FORMATS_NUMBERS_BOXES  ? plan->rows * plan->columns
         : plan->mode == FORMATS_NUMBERS_BARE ? plan->rows
                                              : 0;
}

bool
formats_numbers_boxes (const FormatsLine *line, FormatsNumbersPlan *plan)
{
  const char *word;
  size_t at = 0, length;
  uint32_t rows, columns;

  if (!formats_next_word (line, &at, &word, &length) || !formats_number_value (word, length, &rows)
      || !formats_next_word (line, &at, &word, &length)
      || !formats_number_value (word, length, &columns)
      || formats_next_word (line, &at, &word, &length))
    return false;
  *plan = (FormatsNumbersPlan){ FORMATS_NUMBERS_BOXES, rows, columns };
  return true;
}

/* Whether what follows is a puzzle by a plan: the last of its numbers ends a line, and all fit. */
static FormatsSniff
fits (const FormatsSample *sample, const FormatsNumbersPlan *plan, bool has_boxes)
{
  FormatsLines lines = formats_sample_lines (sample);
  FormatsLine line;
  uint64_t n_values = formats_numbers_values (plan), n = 0;

  if (n_values == 0 || n_values > SUDOKU_MAX_VALUES || plan->rows > SUDOKU_MAX_VALUES
      || (has_boxes && !formats_sample_next (&lines, &line)))
    return FORMATS_SNIFF_NO;
  while (n < n_values * n_values && formats_sample_next (&lines, &line))
    {
      uint32_t largest, n_here = formats_count_words (&line);

      if (!find_largest (&line, n_here, &largest) || largest > n_values)
        return FORMATS_SNIFF_NO;
      n += n_here;
    }
  if (n < n_values * n_values)
    return formats_sample_undecided (sample);
  return n == n_values * n_values ? FORMATS_SNIFF_YES : FORMATS_SNIFF_NO;
}

/* As it was, where that fits; else as the first line says, if that fits. */
FormatsSniff
formats_numbers_plan_again (const FormatsSample *sample, void *data)
{
  FormatsNumbersPlan *plan = data, other;
  FormatsLines lines = formats_sample_lines (sample);
  FormatsLine line;
  uint32_t n, largest, n_values = formats_numbers_values (plan);
  FormatsSniff answer;

  if (!formats_sample_next (&lines, &line))
    return formats_sample_undecided (sample);
  n = formats_count_words (&line);
  if (n == n_values
      || (n == n_values * n_values && find_largest (&line, n, &largest) && largest <= n_values))
    return FORMATS_SNIFF_NO;
  answer = fits (sample, plan, false);
  if (answer != FORMATS_SNIFF_NO)
    return answer == FORMATS_SNIFF_YES ? FORMATS_SNIFF_NO : answer;
  if (formats_numbers_plan (sample, &other) == FORMATS_SNIFF_MORE)
    return FORMATS_SNIFF_MORE;
  if (other.mode == FORMATS_NUMBERS_BOXES)
    formats_numbers_boxes (&line, &other);
  answer = other.mode == FORMATS_NUMBERS_ALL
               ? FORMATS_SNIFF_NO
               : fits (sample, &other, other.mode == FORMATS_NUMBERS_BOXES);
  if (answer == FORMATS_SNIFF_YES)
    *plan = other;
  return answer;
}
