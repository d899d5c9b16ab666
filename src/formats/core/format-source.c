#include "format-source.h"

#include <string.h>

BaseStatus
format_read_bytes (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  FormatsBytes *self = data;
  size_t length = self->length < capacity ? self->length : capacity;

  if (length > 0)
    {
      memcpy (bytes, self->bytes, length);
      self->bytes += length;
      self->length -= length;
    }
  *out_length = length;
  return BASE_OK;
}
