/* formats-csv-private.h - lines of fields between commas or semicolons. */
#ifndef FORMATS_CSV_PRIVATE_H
#define FORMATS_CSV_PRIVATE_H

#include "formats-lines-private.h"

typedef struct
{
  size_t start, end; /* of what is in it, without quotes and white space around it */
  bool   quoted;
} FormatsField;

/* The next field of a line from `*at` on, which is left behind its separator, or behind the line's end.  False when
 * there is none; or when its quotes are wrong: then `*at` is at them and `*out_bad` true.  A quote within quotes
 * is written twice, and stays so. */
bool formats_csv_next (const FormatsLine *line, char separator, size_t *at, FormatsField *out_field, bool *out_bad);

uint32_t formats_csv_count (const FormatsLine *line, char separator);

/* `;` where there are more of them than commas. */
char formats_csv_separator (const FormatsLine *line);

/* Adds a field, in quotes where it needs them. */
void formats_csv_add (const char *bytes, size_t length, BaseText *out);

#endif
