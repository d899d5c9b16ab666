/* format-text-numbers-sniff.c - whether a file begins with numbers that fill a grid and fit it. */
#include "format-text-numbers-private.h"
#include "format-text.h"

/* A word of more digits is a row of a grid or a line of symbols. */
#define MOST_DIGITS 4

typedef struct
{
  uint64_t n_words;
  uint32_t largest;
  bool all_fit; /* all are numbers of few digits */
} Sum;

static void
numbers_add_line (Sum *sum, const FormatsLine *line)
{
  const char *word;
  size_t at = 0, length;
  uint32_t value;

  while (format_line_next_word (line, &at, &word, &length))
    {
      sum->all_fit &= length <= MOST_DIGITS && format_number_value (word, length, &value);
      if (!sum->all_fit)
        return;
      sum->n_words++;
      if (value > sum->largest)
        sum->largest = value;
    }
}

/* The number of values that these numbers would make where nothing else decides it; 0: none. */
static uint32_t
numbers_values_of (const Sum *sum)
{
  uint32_t root = format_square_root (sum->n_words), n_values = root;

  if ((uint64_t) root * root != sum->n_words || n_values < 4 || n_values > SUDOKU_MAX_VALUES)
    return 0;
  root = format_square_root (n_values);
  return root * root == n_values ? n_values : 0;
}

static bool
numbers_read_boxes (const FormatsSample *sample, FormatsLines *lines, FormatsNumbersPlan *plan)
{
  FormatsLine line;

  return format_sample_next (lines, &line) && format_text_numbers_boxes (&line, plan)
         && plan->rows > 0 && plan->columns > 0 && plan->rows <= SUDOKU_MAX_VALUES
         && plan->columns <= SUDOKU_MAX_VALUES && plan->rows * plan->columns <= SUDOKU_MAX_VALUES
         && (sample->shape == NULL
             || plan->rows * plan->columns == sudoku_shape_n_values (sample->shape));
}

FormatsSniff
format_text_numbers_sniff (const FormatsSample *sample)
{
  FormatsLines lines = format_sample_lines (sample);
  FormatsNumbersPlan plan;
  FormatsLine line;
  Sum sum = { .all_fit = true };
  uint64_t n_values, n_cells;

  if (format_text_numbers_plan (sample, &plan) == FORMATS_SNIFF_MORE)
    return FORMATS_SNIFF_MORE;
  if (plan.mode == FORMATS_NUMBERS_BOXES && !numbers_read_boxes (sample, &lines, &plan))
    return FORMATS_SNIFF_NO;

  n_values = sample->shape != NULL ? sudoku_shape_n_values (sample->shape)
                                   : format_text_numbers_values (&plan);
  n_cells = sample->shape != NULL ? sudoku_shape_n_cells (sample->shape) : n_values * n_values;
  while ((n_cells == 0 || sum.n_words < n_cells) && format_sample_next (&lines, &line))
    numbers_add_line (&sum, &line);
  if (n_cells == 0 && sample->whole)
    {
      n_values = numbers_values_of (&sum);
      n_cells = n_values == 0 ? 0 : sum.n_words;
    }
  if (!sum.all_fit || sum.n_words > (n_cells != 0 ? n_cells : SUDOKU_MAX_CELLS)
      || (n_values != 0 && sum.largest > n_values))
    return FORMATS_SNIFF_NO;
  return n_cells != 0 && sum.n_words == n_cells ? FORMATS_SNIFF_YES
                                                : format_sample_undecided (sample);
}
