#include "export-measure.h"

#include "export-format.h"
#include "words-gettext.h"

#include <math.h>
#include <string.h>

/* Returned for a text that is no length. */
#define NEITHER UINT32_MAX

const ExportUnit export_units[] = {
  [EXPORT_UNIT_PX] = { "px", N_ ("pixels"), 1 },
  [EXPORT_UNIT_DOTS] = { "dots", N_ ("pixels"), 1 },
  [EXPORT_UNIT_MM] = { "mm", N_ ("mm"), EXPORT_UNITS_PER_INCH / 25.4 },
  { "cm", N_ ("cm"), EXPORT_UNITS_PER_INCH / 2.54 },
  { "in", N_ ("inches"), EXPORT_UNITS_PER_INCH },
  { "pt", N_ ("points"), EXPORT_UNITS_PER_INCH / 72 },
};

const unsigned export_n_units = sizeof export_units / sizeof *export_units;

bool
export_decimal_read (const char *text, double least, double most, double *out_number)
{
  const size_t whole = strspn (text, "0123456789");
  const size_t decimals = text[whole] == '.' ? strspn (text + whole + 1, "0123456789") : 0;
  double number = 0, fraction = 0, parts = 1;

  if (whole == 0 || whole > 7 || decimals > 9 || (text[whole] == '.' && decimals == 0))
    return false;
  for (size_t i = 0; i < whole; i++)
    number = number * 10 + (text[i] - '0');
  for (size_t i = 0; i < decimals; i++, parts *= 10)
    fraction = fraction * 10 + (text[whole + 1 + i] - '0');
  number += fraction / parts;
  if (text[decimals > 0 ? whole + 1 + decimals : whole] != '\0' || number < least || number > most)
    return false;
  *out_number = number;
  return true;
}

void
export_decimal_add (double number, BaseText *out)
{
  BaseText digits = BASE_TEXT_EMPTY;
  size_t length;

  base_text_add_decimal (&digits, number, 4);
  length = digits.length;
  while (length > 1 && digits.bytes[length - 1] == '0')
    length--;
  if (length > 1 && digits.bytes[length - 1] == '.')
    length--;
  base_text_add_bytes (out, base_text_string (&digits), length);
  out->failed |= digits.failed;
  base_text_clear (&digits);
}

/* Parses `length` characters: a number, then the name of a unit.  Returns the unit, export_n_units
 * where it has none, NEITHER where the text is no length. */
static unsigned
read_length (const char *text, size_t length, double *out_number)
{
  char number[32] = "";
  const size_t digits = strspn (text, "0123456789.");

  if (digits >= sizeof number || digits > length)
    return NEITHER;
  memcpy (number, text, digits);
  if (!export_decimal_read (number, 0, 100000, out_number))
    return NEITHER;
  if (digits == length)
    return export_n_units;
  for (unsigned i = 0; i < export_n_units; i++)
    if (strlen (export_units[i].id) == length - digits
        && strncmp (export_units[i].id, text + digits, length - digits) == 0)
      return i;
  return NEITHER;
}

bool
export_length_read (const char *text, double *out_number, unsigned *out_unit)
{
  double number;
  const unsigned unit = read_length (text, strlen (text), &number);

  if (unit == NEITHER)
    return false;
  *out_number = number;
  *out_unit = unit < export_n_units ? unit : EXPORT_UNIT_PX;
  return true;
}

void
export_length_add (double number, unsigned unit, BaseText *out)
{
  export_decimal_add (number, out);
  base_text_add (out, unit != EXPORT_UNIT_PX ? export_units[unit].id : "");
}

bool
export_size_read (const char *text, double *out_width, double *out_height, unsigned *out_unit)
{
  const char *by = strchr (text, 'x');
  unsigned unit, other;
  double width, height, most;

  if (by != NULL && by > text && by[-1] == 'p')
    by = strchr (by + 1, 'x');
  if (by == NULL)
    return false;
  unit = read_length (by + 1, strlen (by + 1), &height);
  other = read_length (text, (size_t) (by - text), &width);
  if (unit == NEITHER || other == NEITHER)
    return false;
  if (unit == export_n_units)
    unit = EXPORT_UNIT_PX;
  if (other < export_n_units)
    width *= export_units[other].units / export_units[unit].units;
  most = unit == EXPORT_UNIT_DOTS ? EXPORT_MOST_PIXELS : 8000;
  if (fmin (width, height) * export_units[unit].units < 16
      || fmax (width, height) * export_units[unit].units > most)
    return false;
  *out_width = width;
  *out_height = height;
  *out_unit = unit;
  return true;
}

void
export_size_add (double width, double height, unsigned unit, BaseText *out)
{
  export_decimal_add (width, out);
  base_text_add (out, "x");
  export_decimal_add (height, out);
  base_text_add (out, export_units[unit].id);
}
