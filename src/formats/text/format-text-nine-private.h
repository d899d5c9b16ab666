/* format-text-nine-private.h - the 81 symbols of a 9x9 puzzle, sixteen at a time.
 *
 * Collections of millions are lines of 81 digits and blanks.  Three places look at such a line: the
 * search for its symbols, the reader of one line, and the reader of a run of plain lines.  All use
 * the loop here: it has no branch and no table, and compilers keep sixteen symbols in a vector
 * register where there is one. */
#ifndef FORMAT_TEXT_NINE_PRIVATE_H
#define FORMAT_TEXT_NINE_PRIVATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define FORMATS_NINE_CELLS 81

typedef uint8_t FormatsSixteen __attribute__ ((vector_size (16)));

/* The kinds of symbols that occur: a byte is 255 where they do, else 0. */
typedef struct
{
  FormatsSixteen odd;   /* neither a digit nor a dot */
  FormatsSixteen dots, zeros;
} FormatsNine;

static inline FormatsSixteen
format_text_nine_values (const char *symbols, FormatsNine *nine)
{
  FormatsSixteen symbol, value, is_dot, is_digit;

  memcpy (&symbol, symbols, sizeof symbol);
  value = symbol - '0';
  is_dot = (FormatsSixteen) (symbol == '.');
  is_digit = (FormatsSixteen) (value < 10);
  nine->odd |= ~(is_dot | is_digit);
  nine->dots |= is_dot;
  nine->zeros |= (FormatsSixteen) (value == 0);
  return value & is_digit;
}

static inline bool
format_text_nine_has (FormatsSixteen what)
{
  uint64_t halves[2];

  memcpy (halves, &what, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

/* Reads 81 symbols into `values`, or only looks at them where that is NULL.  The last sixteen
 * symbols overlap those before them. */
static inline FormatsNine
format_text_nine_read (const char *symbols, uint8_t *values)
{
  FormatsNine nine = { .odd = { 0 } };

  for (size_t i = 0; i <= FORMATS_NINE_CELLS / sizeof (FormatsSixteen); i++)
    {
      size_t at = i < FORMATS_NINE_CELLS / sizeof (FormatsSixteen)
                      ? i * sizeof (FormatsSixteen)
                      : FORMATS_NINE_CELLS - sizeof (FormatsSixteen);
      FormatsSixteen sixteen = format_text_nine_values (symbols + at, &nine);

      if (values != NULL)
        memcpy (values + at, &sixteen, sizeof sixteen);
    }
  return nine;
}

/* Whether all symbols are digits and dots, and not both kinds of blanks occur. */
static inline bool
format_text_nine_is_plain (const FormatsNine *nine)
{
  return !format_text_nine_has (nine->odd)
         && !(format_text_nine_has (nine->dots) && format_text_nine_has (nine->zeros));
}

#endif
