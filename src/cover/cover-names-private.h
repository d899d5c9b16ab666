/* cover-names-private.h - names of any length, numbered from 0, found again in expected constant
 * time. */
#ifndef COVER_NAMES_PRIVATE_H
#define COVER_NAMES_PRIVATE_H

#include "base-status.h"

#include <stddef.h>
#include <stdint.h>

typedef struct
{
  char     *bytes; /* all names one after the other, each with a NUL behind it */
  size_t    n_bytes, bytes_capacity;
  size_t   *starts; /* n_names of them; a name ends where the next one starts, less its NUL */
  size_t    n_names, starts_capacity;
  uint32_t *slots; /* open addressing; number + 1, 0: free; a power of two, at most half full */
  size_t    n_slots;
} CoverNames;

void        cover_names_clear (CoverNames *self);
const char *cover_names_get (const CoverNames *self, size_t number, size_t *out_length);

/* COVER_NONE when the name is not there. */
uint32_t cover_names_find (const CoverNames *self, const char *name, size_t length);

/* The name must not be there yet.  On failure nothing has changed. */
BaseStatus cover_names_add (CoverNames *self, const char *name, size_t length);

#endif
