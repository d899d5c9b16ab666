#include "base-memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static bool
checked_product (size_t n, size_t size, size_t *out_bytes)
{
  if (size != 0 && n > (SIZE_MAX / 2) / size)
    return false;
  *out_bytes = n * size == 0 ? 1 : n * size;
  return true;
}

void *
base_alloc (size_t n, size_t size)
{
  size_t bytes;

  return checked_product (n, size, &bytes) ? malloc (bytes) : NULL;
}

void *
base_alloc_zeroed (size_t n, size_t size)
{
  size_t bytes;

  return checked_product (n, size, &bytes) ? calloc (1, bytes) : NULL;
}

void *
base_copy (const void *source, size_t n, size_t size)
{
  void *copy = base_alloc (n, size);

  if (copy != NULL && n * size > 0)
    memcpy (copy, source, n * size);
  return copy;
}

BaseStatus
base_grow (void **array, size_t *capacity, size_t wanted, size_t size)
{
  size_t larger, bytes;
  void *moved;

  if (wanted <= *capacity)
    return BASE_OK;
  larger = *capacity < SIZE_MAX / 4 ? *capacity * 2 : wanted;
  if (larger < wanted)
    larger = wanted;
  if (larger < 8)
    larger = 8;
  if (!checked_product (larger, size, &bytes))
    return BASE_NO_MEMORY;
  moved = realloc (*array, bytes);
  if (moved == NULL)
    return BASE_NO_MEMORY;
  *array = moved;
  *capacity = larger;
  return BASE_OK;
}
