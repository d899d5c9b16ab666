#include "cover-names-private.h"

#include "base-memory.h"
#include "base-random.h"
#include "cover-problem.h"

#include <stdlib.h>
#include <string.h>

void
cover_names_clear (CoverNames *self)
{
  free (self->bytes);
  free (self->starts);
  free (self->slots);
  *self = (CoverNames){ 0 };
}

const char *
cover_names_get (const CoverNames *self, size_t number, size_t *out_length)
{
  size_t end = number + 1 < self->n_names ? self->starts[number + 1] : self->n_bytes;

  if (out_length != NULL)
    *out_length = end - self->starts[number] - 1;
  return self->bytes + self->starts[number];
}

static size_t
hash_name (const char *name, size_t length)
{
  uint64_t hash = length;

  for (; length >= 8; name += 8, length -= 8)
    {
      uint64_t chunk;

      memcpy (&chunk, name, 8);
      hash = base_mix (hash ^ chunk);
    }
  for (; length > 0; name++, length--)
    hash = hash << 8 ^ (unsigned char) *name ^ hash >> 56;
  return (size_t) base_mix (hash);
}

/* The slot where `name` is, or the free one where it belongs. */
static size_t
find_name_slot (const CoverNames *self, const char *name, size_t length)
{
  size_t mask = self->n_slots - 1;
  size_t slot = hash_name (name, length) & mask;

  for (; self->slots[slot] != 0; slot = (slot + 1) & mask)
    {
      size_t there;
      const char *other = cover_names_get (self, self->slots[slot] - 1, &there);

      if (there == length && memcmp (other, name, length) == 0)
        break;
    }
  return slot;
}

uint32_t
cover_names_find (const CoverNames *self, const char *name, size_t length)
{
  uint32_t found;

  if (self->n_slots == 0)
    return COVER_NONE;
  found = self->slots[find_name_slot (self, name, length)];
  return found == 0 ? COVER_NONE : found - 1;
}

static BaseStatus
double_name_slots (CoverNames *self)
{
  size_t n_slots = self->n_slots == 0 ? 16 : self->n_slots * 2;
  uint32_t *slots = base_new_zeroed (uint32_t, n_slots);
  uint32_t *old = self->slots;

  if (slots == NULL)
    return BASE_NO_MEMORY;
  self->slots = slots;
  self->n_slots = n_slots;
  for (size_t i = 0; i < self->n_names; i++)
    {
      size_t length;
      const char *name = cover_names_get (self, i, &length);

      slots[find_name_slot (self, name, length)] = (uint32_t) i + 1;
    }
  free (old);
  return BASE_OK;
}

BaseStatus
cover_names_add (CoverNames *self, const char *name, size_t length)
{
  void *bytes = self->bytes, *starts = self->starts;

  if (length >= SIZE_MAX / 4
      || base_grow (&bytes, &self->bytes_capacity, self->n_bytes + length + 1, 1) != BASE_OK)
    return BASE_NO_MEMORY;
  self->bytes = bytes;
  if (base_grow (&starts, &self->starts_capacity, self->n_names + 1, sizeof (size_t)) != BASE_OK)
    return BASE_NO_MEMORY;
  self->starts = starts;
  if ((self->n_names + 1) * 2 > self->n_slots && double_name_slots (self) != BASE_OK)
    return BASE_NO_MEMORY;

  self->slots[find_name_slot (self, name, length)] = (uint32_t) self->n_names + 1;
  self->starts[self->n_names++] = self->n_bytes;
  memcpy (self->bytes + self->n_bytes, name, length);
  self->n_bytes += length;
  self->bytes[self->n_bytes++] = '\0';
  return BASE_OK;
}
