/* memory-private.h - a table of known counts. */
#ifndef MEMORY_PRIVATE_H
#define MEMORY_PRIVATE_H

#include "memory-count.h"

/* Maps sets of open items to their numbers of solutions. */
typedef struct MemoryTable MemoryTable;

/* Sets have `n_words` words.  NULL when out of memory.  While the flag (or NULL) is raised, the
 * table does not grow. */
MemoryTable *memory_table_new (uint32_t n_words, const BaseStop *stop);
void         memory_table_free (MemoryTable *self);     /* accepts NULL */
size_t       memory_table_n (const MemoryTable *self);
bool         memory_table_get (const MemoryTable *self, const uint64_t *set, uint64_t *out_count);

/* Does nothing once there is no room: that set will be counted again. */
void memory_table_put (MemoryTable *self, const uint64_t *set, uint64_t count);

#endif
