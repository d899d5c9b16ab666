/* Langford's problem: two of each number from 1 to n in a row, with k numbers between the two of k.
 *
 * Items are the numbers and the slots; an option puts both of one number into two slots.  Every
 * solution is found twice, forward and backward: 2 for 3 numbers and for 4, 52 for 7, 300 for 8;
 * none unless n or n + 1 is a multiple of 4.  C.  Dudley Langford, 1958; as an exact cover in The
 * Art of Computer Programming, 7.2.2.1. */
#include "classics-private.h"

static void
add_langford_items (ClassicsMaker *maker, uint32_t n)
{
  for (uint32_t k = 1; k <= n; k++)
    classics_item (maker, true, (ClassicsName){ "d", k, NULL, 0 },
                   (BoardItem){ .kind = BOARD_ITEM_VALUE, .value = k });
  for (uint32_t slot = 0; slot < 2 * n; slot++)
    classics_item (maker, true, (ClassicsName){ "s", slot + 1, NULL, 0 },
                   (BoardItem){ .kind = BOARD_ITEM_CELL, .cell = slot });
}

static void
add_pair (ClassicsMaker *maker, uint32_t n, uint32_t k, uint32_t slot)
{
  const uint32_t slots[] = { slot, slot + k + 1 };
  const CoverTerm terms[] = { { .item = k - 1 },
                              { .item = n + slots[0] },
                              { .item = n + slots[1] } };

  classics_option (maker, terms, 3, (BoardOption){ .value = k, .n_cells = 2, .cells = slots });
}

static void
make_langford (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  const uint32_t n = arguments->values[0];

  classics_canvas (maker, BOARD_LOOK_SLOTS, 1, 2 * n);
  classics_cells (maker, NULL, 0);
  add_langford_items (maker, n);
  for (uint32_t k = 1; k <= n; k++)
    for (uint32_t slot = 0; slot + k + 1 < 2 * n; slot++)
      add_pair (maker, n, k, slot);
}

const Classic classics_langford = {
  .id = "langford",
  .title = N_ ("Langford pairs"),
  .parameters = { { .name = N_ ("numbers"), .least = 1, .most = 32, .usual = 4 } },
  .make = make_langford,
};
