/* formats-line-private.h - where the symbols of a line are. */
#ifndef FORMATS_LINE_PRIVATE_H
#define FORMATS_LINE_PRIVATE_H

#include "formats-lines-private.h"

typedef struct
{
  size_t start, end;
} FormatsSpan;

/* False for a line that is empty or a comment. */
bool formats_line_find (const FormatsLine *line, FormatsSpan *out_span);

#endif
