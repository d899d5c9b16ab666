#include "compare-csv.h"

#include <math.h>

/* Whole numbers without decimals; unknown ones are empty. */
static void
add_number_field (BaseText *out, double number)
{
  base_text_add_char (out, ',');
  if (!isnan (number))
    base_text_add_decimal (out, number, number == floor (number) ? 0 : 3);
}

static const char *
word_of_fate (const CompareSample *sample)
{
  switch (sample->fate)
    {
    case COMPARE_SOLVED:
      return "solved";
    case COMPARE_GAVE_UP:
      return "gave-up";
    case COMPARE_UNFIT:
      return "unfit";
    case COMPARE_UNMET:
      break;
    }
  return "";
}

static void
add_csv_row (const CompareTable *table, size_t row, unsigned way, BaseText *out)
{
  const CompareSample *sample = compare_table_sample (table, row, way);
  const bool is_solved = sample->fate == COMPARE_SOLVED;

  base_text_add_csv (out, table->classes[table->rows[row].class]);
  base_text_add_char (out, ',');
  base_text_add_number (out, table->rows[row].number);
  base_text_add_char (out, ',');
  compare_way_add_id (&table->ways[way], out);
  base_text_add_char (out, ',');
  base_text_add (out, word_of_fate (sample));
  add_number_field (out, is_solved ? (double) sample->counters.solutions : NAN);
  for (unsigned i = 0; i < compare_n_axes; i++)
    add_number_field (out, compare_axis_get (i)->get (&table->rows[row].facts, sample));
  add_number_field (out, sample->n_runs > 0 ? sample->both.least / 1e3 : NAN);
  add_number_field (out, sample->n_runs > 0 ? sample->both.most / 1e3 : NAN);
  base_text_add_char (out, '\n');
}

void
compare_csv_add (const void *data, BaseText *out)
{
  const CompareTable *table = data;

  base_text_add (out, "class,number,way,fate,solutions");
  for (unsigned i = 0; i < compare_n_axes; i++)
    {
      base_text_add_char (out, ',');
      base_text_add (out, compare_axis_get (i)->id);
    }
  base_text_add (out, ",least,most\n");
  for (size_t row = 0; row < table->n_rows; row++)
    for (unsigned way = 0; way < table->n_ways; way++)
      add_csv_row (table, row, way, out);
}
