#include "memory-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_SLOTS 1024
#define MOST_BYTES  ((size_t) 512 << 20)

/* Open addressing, at most half full.  An entry is a set and its count.  Entries are never
 * removed. */
struct MemoryTable
{
  uint32_t n_words; /* of a set */
  size_t n_slots, n, most_slots;
  uint32_t *slots; /* 1 + number of the entry; 0: free */
  uint64_t *entries;
  const BaseStop *stop;
};

/* Finding the slot of an entry counts as this many words, between two checks of the flag: memory is
 * slow. */
#define WORDS_OF_SLOT 16

MemoryTable *
memory_table_new (uint32_t n_words, const BaseStop *stop)
{
  MemoryTable *self = base_new_zeroed (MemoryTable, 1);
  const size_t slot_bytes = sizeof (uint32_t) + (n_words + 1) * sizeof (uint64_t) / 2;

  if (self == NULL)
    return NULL;
  self->n_words = n_words;
  self->stop = stop;
  for (self->most_slots = FIRST_SLOTS; self->most_slots * 2 * slot_bytes <= MOST_BYTES;)
    self->most_slots *= 2;
  self->n_slots = FIRST_SLOTS;
  self->slots = base_new_zeroed (uint32_t, self->n_slots);
  self->entries = base_new (uint64_t, self->n_slots / 2 * (n_words + 1));
  if (self->slots == NULL || self->entries == NULL)
    {
      memory_table_free (self);
      return NULL;
    }
  return self;
}

void
memory_table_free (MemoryTable *self)
{
  if (self == NULL)
    return;
  free (self->slots);
  free (self->entries);
  free (self);
}

size_t
memory_table_n (const MemoryTable *self)
{
  return self->n;
}

static uint64_t *
get_entry (const MemoryTable *self, uint32_t number)
{
  return &self->entries[(size_t) number * (self->n_words + 1)];
}

/* The slot that has the set, or the free one where it belongs. */
static uint32_t *
find_slot (const MemoryTable *self, const uint64_t *set)
{
  uint64_t hash = 0;
  size_t slot;

  for (uint32_t i = 0; i < self->n_words; i++)
    {
      hash = (hash ^ set[i]) * 0x9e3779b97f4a7c15;
      hash ^= hash >> 32;
    }
  for (slot = (size_t) hash & (self->n_slots - 1); self->slots[slot] != 0;
       slot = (slot + 1) & (self->n_slots - 1))
    if (memcmp (get_entry (self, self->slots[slot] - 1), set, self->n_words * sizeof (uint64_t))
        == 0)
      break;
  return &self->slots[slot];
}

bool
memory_table_get (const MemoryTable *self, const uint64_t *set, uint64_t *out_count)
{
  const uint32_t entry = *find_slot (self, set);

  if (entry == 0)
    return false;
  *out_count = get_entry (self, entry - 1)[self->n_words];
  return true;
}

/* Copies all entries of another table.  Returns false when it was asked to stop. */
static bool
take_over (MemoryTable *self, const MemoryTable *other)
{
  const uint32_t n_words = self->n_words + 1;
  uint64_t left = 0;

  for (size_t i = 0; i < other->n; i++)
    {
      uint64_t *entry = get_entry (self, (uint32_t) i);

      if (base_stop_asked_after (self->stop, n_words + (uint64_t) WORDS_OF_SLOT, &left))
        return false;
      memcpy (entry, get_entry (other, (uint32_t) i), n_words * sizeof *entry);
      *find_slot (self, entry) = (uint32_t) i + 1;
    }
  return true;
}

/* Doubles the number of slots.  Returns false, with nothing changed, when there is no room. */
static bool
memory_table_grow (MemoryTable *self)
{
  MemoryTable larger = *self;

  larger.n_slots *= 2;
  if (larger.n_slots > self->most_slots)
    return false;
  larger.slots = base_new_zeroed (uint32_t, larger.n_slots);
  larger.entries =
      larger.slots == NULL ? NULL : base_new (uint64_t, larger.n_slots / 2 * (self->n_words + 1));
  if (larger.entries == NULL || !take_over (&larger, self))
    {
      free (larger.slots);
      free (larger.entries);
      return false;
    }
  free (self->slots);
  free (self->entries);
  *self = larger;
  return true;
}

void
memory_table_put (MemoryTable *self, const uint64_t *set, uint64_t count)
{
  uint64_t *entry;

  if (self->n == self->n_slots / 2 && !memory_table_grow (self))
    return;
  *find_slot (self, set) = (uint32_t) self->n + 1;
  entry = get_entry (self, (uint32_t) self->n++);
  memcpy (entry, set, self->n_words * sizeof (uint64_t));
  entry[self->n_words] = count;
}
