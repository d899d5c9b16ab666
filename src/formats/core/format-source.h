/* format-source.h - where the bytes of a file come from. */
#ifndef FORMAT_SOURCE_H
#define FORMAT_SOURCE_H

#include "base-memory.h"

#include <stddef.h>

/* A source of bytes.  `read` fills at most `capacity` bytes (never 0) and sets how many; 0 is the
 * end, and it is not called again.  Any status other than BASE_OK is passed on to the reader's
 * caller. */
typedef struct
{
  BaseStatus (*read) (void *data, char *bytes, size_t capacity, size_t *out_length);
  void *data;
} FormatsSource;

/* A source over bytes in memory, which it borrows: { format_read_bytes, &bytes }. */
typedef struct
{
  const char *bytes;
  size_t      length;
} FormatsBytes;

BaseStatus format_read_bytes (void *data, char *bytes, size_t capacity, size_t *out_length);

#endif
