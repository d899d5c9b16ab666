/* base-memory.h - allocation with checked sizes.
 *
 * Every allocation of every room goes through these functions, so a size that does not fit is
 * refused in one place.  Free their memory with free (). */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include "base-status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* n * size bytes, not initialised; NULL without memory.  Zero bytes count as one, so that NULL
 * always means failure. */
void *base_alloc (size_t n, size_t size);

/* The same, all zero. */
void *base_alloc_zeroed (size_t n, size_t size);

/* A copy of n * size bytes. */
void *base_copy (const void *source, size_t n, size_t size);

/* Makes room for at least `wanted` elements in `*array`, which has room for `*capacity` of them, by
 * doubling: adding one by one costs amortised constant time.  On failure nothing has changed. */
BaseStatus base_grow (void **array, size_t *capacity, size_t wanted, size_t size);

/* Whether a number is in a list.  Linear time. */
static inline bool
base_contains (const uint32_t *numbers, size_t n, uint32_t number)
{
  for (size_t i = 0; i < n; i++)
    if (numbers[i] == number)
      return true;
  return false;
}

#define base_new(Type, n)        ((Type *) base_alloc ((n), sizeof (Type)))
#define base_new_zeroed(Type, n) ((Type *) base_alloc_zeroed ((n), sizeof (Type)))

#endif
