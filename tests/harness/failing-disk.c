#include "failing-disk.h"

#include <errno.h>
#include <stdatomic.h>

static atomic_int fails_with;

int __real_fsync (int file);
int __real_fdatasync (int file);
int __wrap_fsync (int file);
int __wrap_fdatasync (int file);

void
failing_disk_set (int error)
{
  fails_with = error;
}

static int
fail (int error)
{
  errno = error;
  return -1;
}

int
__wrap_fsync (int file)
{
  const int error = fails_with;

  return error != 0 ? fail (error) : __real_fsync (file);
}

int
__wrap_fdatasync (int file)
{
  const int error = fails_with;

  return error != 0 ? fail (error) : __real_fdatasync (file);
}
