/* failing-memory.h - running out of memory, on purpose.
 *
 * The linker puts our functions before malloc, calloc, realloc and aligned_alloc (its option
 * --wrap), so the program under test holds no hook.  Allocations inside libc (fopen, strdup, …) are
 * not seen.
 *
 * To let every allocation of `run` fail once, one at a time, until a run needs fewer than n:
 *
 *   for (size_t n = 1;; n++)
 *     {
 *       failing_memory_arm (n);
 *       status = run (…);
 *       if (failing_memory_disarm () < n)
 *         break;
 *       check_equal_u64 (status, BASE_NO_MEMORY);
 *     }
 *   check_equal_u64 (status, BASE_OK); */

#ifndef FAILING_MEMORY_H
#define FAILING_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* The n-th allocation from now fails, and only that one. */
void   failing_memory_arm    (size_t n);

/* Returns the number of allocations so far; memory no longer fails. */
size_t failing_memory_disarm (void);

/* From now on giving memory back changes errno, as it may and as some libraries do now and then. */
void   failing_memory_spoil_errno (bool spoil);

#endif
