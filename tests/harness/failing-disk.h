/* failing-disk.h - a disk that fails to flush, on purpose.
 *
 * The linker puts our functions before fsync and fdatasync (its option --wrap), so the program
 * under test has no hook. */
#ifndef FAILING_DISK_H
#define FAILING_DISK_H

/* From now on both fail with that errno; 0: they work again. */
void failing_disk_set (int error);

#endif
