#include "failing-memory.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_size_t n_seen;
static atomic_size_t fails_at; /* 0: never */
static atomic_bool spoils_errno;

void *__real_malloc (size_t size);
void *__real_calloc (size_t count, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__real_aligned_alloc (size_t alignment, size_t size);
void __real_free (void *memory);
void __wrap_free (void *memory);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t count, size_t size);
void *__wrap_realloc (void *memory, size_t size);
void *__wrap_aligned_alloc (size_t alignment, size_t size);

void
failing_memory_arm (size_t n)
{
  n_seen = 0;
  fails_at = n;
}

size_t
failing_memory_disarm (void)
{
  fails_at = 0;
  return n_seen;
}

static bool
fails_now (void)
{
  return atomic_fetch_add (&n_seen, 1) + 1 == fails_at;
}

void *
__wrap_malloc (size_t size)
{
  return fails_now () ? NULL : __real_malloc (size);
}

void *
__wrap_calloc (size_t count, size_t size)
{
  return fails_now () ? NULL : __real_calloc (count, size);
}

void *
__wrap_realloc (void *memory, size_t size)
{
  return fails_now () ? NULL : __real_realloc (memory, size);
}

void *
__wrap_aligned_alloc (size_t alignment, size_t size)
{
  return fails_now () ? NULL : __real_aligned_alloc (alignment, size);
}

void
failing_memory_spoil_errno (bool spoil)
{
  spoils_errno = spoil;
}

void
__wrap_free (void *memory)
{
  __real_free (memory);
  if (spoils_errno)
    errno = EAGAIN;
}
