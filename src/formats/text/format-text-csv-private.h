/* format-text-csv-private.h - lines of fields between commas or semicolons. */
#ifndef FORMAT_TEXT_CSV_PRIVATE_H
#define FORMAT_TEXT_CSV_PRIVATE_H

#include "format-lines.h"

typedef struct
{
  size_t start, end; /* of its content, without quotes and white space around it */
  bool   quoted;
} FormatsField;

/* The next field of a line from `*at` on, which is left behind its separator, or behind the line's
 * end.  False when there is none; or when its quotes are wrong: then `*at` is at them and
 * `*out_bad` true.  A quote within quotes is written twice, and stays so. */
bool format_text_csv_next (const FormatsLine *line,
                           char               separator,
                           size_t            *at,
                           FormatsField      *out_field,
                           bool              *out_bad);

uint32_t format_text_csv_count (const FormatsLine *line, char separator);

/* `;` where there are more of them than commas. */
char format_text_csv_separator (const FormatsLine *line);

/* Adds a field, in quotes where it needs them. */
void format_text_csv_add (const char *bytes, size_t length, BaseText *out);

#endif
