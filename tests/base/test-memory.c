#include "base-memory.h"

#include "check.h"
#include "failing-memory.h"

#include <stdint.h>
#include <stdlib.h>

static void
impossible_sizes (const void *data)
{
  (void) data;
  check_true (base_alloc (SIZE_MAX, 2) == NULL);
  check_true (base_alloc (SIZE_MAX / 4 + 2, 4) == NULL);
  check_true (base_alloc_zeroed (SIZE_MAX, SIZE_MAX) == NULL);
}

static void
nothing_is_something (const void *data)
{
  void *empty = base_alloc (0, 8);
  void *zeroed = base_alloc_zeroed (8, 0);
  void *copy = base_copy (NULL, 0, 8);

  (void) data;
  check_true (empty != NULL && zeroed != NULL && copy != NULL);
  free (empty);
  free (zeroed);
  free (copy);
}

static void
zeroed_and_copied (const void *data)
{
  static const uint32_t nothing[100] = { 0 };
  uint32_t *zeroed = base_new_zeroed (uint32_t, 100);
  uint32_t *copy;

  (void) data;
  check_true (zeroed != NULL);
  check_equal_memory (zeroed, nothing, sizeof nothing);
  zeroed[99] = 7;
  copy = base_copy (zeroed, 100, sizeof *zeroed);
  check_true (copy != NULL);
  check_equal_memory (copy, zeroed, sizeof nothing);
  free (copy);
  free (zeroed);
}

/* One by one to a million; old elements stay, with few moves. */
static void
grows_by_doubling (const void *data)
{
  enum
  {
    LAST = 1000000
  };
  uint32_t *numbers = NULL;
  size_t capacity = 0, moves = 0;

  (void) data;
  for (uint32_t n = 0; n < LAST; n++)
    {
      void *array = numbers;
      size_t before = capacity;

      check_equal_u64 (base_grow (&array, &capacity, n + 1u, sizeof *numbers), BASE_OK);
      moves += capacity != before;
      numbers = array;
      numbers[n] = n;
    }
  for (uint32_t n = 0; n < LAST; n++)
    check_equal_u64 (numbers[n], n);
  check_true (moves <= 20);
  free (numbers);
}

static void
failure_changes_nothing (const void *data)
{
  uint32_t *numbers = base_new (uint32_t, 8);
  void *array = numbers;
  size_t capacity = 8;
  BaseStatus status;

  (void) data;
  check_true (numbers != NULL);
  failing_memory_arm (1);
  status = base_grow (&array, &capacity, 9, sizeof *numbers);
  check_equal_u64 (failing_memory_disarm (), 1);
  check_equal_u64 (status, BASE_NO_MEMORY);
  check_equal_u64 (base_grow (&array, &capacity, SIZE_MAX, sizeof *numbers), BASE_NO_MEMORY);
  check_true (array == numbers);
  check_equal_u64 (capacity, 8);
  free (numbers);
}

int
main (void)
{
  check_claim ("/base/memory/impossible-sizes-are-refused", impossible_sizes, NULL);
  check_claim ("/base/memory/no-bytes-are-not-a-failure", nothing_is_something, NULL);
  check_claim ("/base/memory/zeroed-is-zero-and-copies-are-equal", zeroed_and_copied, NULL);
  check_claim ("/base/memory/grow-keeps-all-and-moves-seldom", grows_by_doubling, NULL);
  check_claim ("/base/memory/a-failed-grow-changes-nothing", failure_changes_nothing, NULL);
  return check_finish ();
}
