/* format-text-numbers-private.h - how many numbers make a puzzle. */
#ifndef FORMAT_TEXT_NUMBERS_PRIVATE_H
#define FORMAT_TEXT_NUMBERS_PRIVATE_H

#include "format.h"
#include "format-sample.h"
#include "format-symbols.h"

typedef enum
{
  FORMATS_NUMBERS_UNDECIDED,
  FORMATS_NUMBERS_BOXES, /* the first line holds the boxes */
  FORMATS_NUMBERS_BARE,  /* it is a row, or a whole puzzle */
  FORMATS_NUMBERS_ALL,   /* the whole file is one puzzle */
} FormatsNumbersMode;

typedef struct
{
  FormatsNumbersMode mode;
  uint32_t           rows, columns; /* of a box; without boxes, `rows` is the number of values */
} FormatsNumbersPlan;

/* Decides `data`, a FormatsNumbersPlan, by the beginning of a file; of the boxes it decides only
 * whether there are any. */
FormatsSniff format_text_numbers_plan (const FormatsSample *sample, void *data);

/* The same before another puzzle of the file.  FORMATS_SNIFF_YES: the file goes on in another way,
 * and `data` was changed. */
FormatsSniff format_text_numbers_plan_again (const FormatsSample *sample, void *data);

/* The number of values; 0 when only the end of the file will show it. */
uint32_t format_text_numbers_values (const FormatsNumbersPlan *plan);

/* Whether a line is two numbers alone: the boxes. */
bool format_text_numbers_boxes (const FormatsLine *line, FormatsNumbersPlan *out_plan);

FormatsSniffer  format_text_numbers_sniff;
FormatsWriteOne format_text_numbers_write;
FormatsLossesOf format_text_numbers_losses;

#endif
