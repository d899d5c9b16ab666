/* memory-private.h - a table of what was counted. */
#ifndef MEMORY_PRIVATE_H
#define MEMORY_PRIVATE_H

#include "memory-count.h"

/* How many solutions each of many sets of open items has. */
typedef struct MemoryTable MemoryTable;

/* `n_words` of a set; NULL when out of memory.  While the flag (or NULL) is raised there is no room for more. */
MemoryTable *memory_table_new (uint32_t n_words, const BaseStop *stop);
void         memory_table_free (MemoryTable *self);     /* accepts NULL */
size_t       memory_table_n (const MemoryTable *self);
bool         memory_table_get (const MemoryTable *self, const uint64_t *set, uint64_t *out_count);

/* Does nothing once there is no room: what is forgotten is counted again. */
void memory_table_put (MemoryTable *self, const uint64_t *set, uint64_t count);

#endif
