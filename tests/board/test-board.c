#include "board.h"
#include "check.h"
#include "failing-memory.h"

#include <stdlib.h>
#include <string.h>

#define N 40

static const char *const names[] = { "N", "O", "", "a long name with spaces" };
#define N_NAMES (sizeof names / sizeof *names)

/* An N by N board with its rows as groups, and an option of two cells for each cell, every second
 * one named. */
static BaseStatus
fill (Board *board)
{
  BaseStatus status = BASE_OK;
  uint32_t number;

  for (uint32_t i = 0; i < N * N && status == BASE_OK; i++)
    status =
        board_add_cell (board, (BoardPlace){ (uint16_t) (i / N), (uint16_t) (i % N) }, &number);
  for (uint32_t row = 0; row < N && status == BASE_OK; row++)
    {
      uint32_t cells[N];

      for (uint32_t i = 0; i < N; i++)
        cells[i] = row * N + i;
      status = board_add_group (
          board,
          (BoardGroup){ .kind = &board_group_row, .index = row, .n_cells = N, .cells = cells },
          &number);
    }
  for (uint32_t i = 0; i < N * N && status == BASE_OK; i++)
    status = board_add_item (board, (BoardItem){ .kind = BOARD_ITEM_CELL, .cell = i });
  for (uint32_t row = 0; row < N && status == BASE_OK; row++)
    status =
        board_add_item (board, (BoardItem){ .kind = BOARD_ITEM_PLACE, .group = row, .value = 1 });
  for (uint32_t i = 0; i < N * N && status == BASE_OK; i++)
    status =
        board_add_option (board, (BoardOption){ .name = i % 2 == 1 ? names[i / 2 % N_NAMES] : NULL,
                                                .value = i + 1,
                                                .n_cells = 2,
                                                .cells = (uint32_t[]){ i, (i + 1) % (N * N) } });
  if (status == BASE_OK)
    status = board_add_item (board, (BoardItem){ .kind = BOARD_ITEM_VALUE, .value = 7 });
  return status == BASE_OK ? board_set_symbols (board, "FILNPTUVWXYZ") : status;
}

static void
check_filled (const Board *board)
{
  check_equal_u64 (board_n_cells (board), N * N);
  check_equal_u64 (board_n_groups (board), N);
  check_equal_u64 (board_n_items (board), N * N + N + 1);
  check_equal_u64 (board_item (board, N * N + N).kind, BOARD_ITEM_VALUE);
  check_equal_u64 (board_item (board, N * N + N).value, 7);
  check_equal_text (board_symbols (board), "FILNPTUVWXYZ");
  check_equal_u64 (board_n_options (board), N * N);
  for (uint32_t i = 0; i < N * N; i++)
    {
      BoardOption option = board_option (board, i);

      check_equal_u64 (board_cell (board, i).row, i / N);
      check_equal_u64 (board_cell (board, i).column, i % N);
      check_equal_u64 (board_item (board, i).kind, BOARD_ITEM_CELL);
      check_equal_u64 (board_item (board, i).cell, i);
      check_equal_u64 (option.value, i + 1);
      check_equal_u64 (option.n_cells, 2);
      check_equal_u64 (option.cells[0], i);
      check_equal_u64 (option.cells[1], (i + 1) % (N * N));
      if (i % 2 == 1)
        check_equal_text (option.name, names[i / 2 % N_NAMES]);
      else
        check_true (option.name == NULL);
    }
  for (uint32_t row = 0; row < N; row++)
    {
      BoardGroup group = board_group (board, row);

      check_equal_u64 (group.index, row);
      check_equal_u64 (group.n_cells, N);
      for (uint32_t i = 0; i < N; i++)
        check_equal_u64 (group.cells[i], row * N + i);
      check_equal_u64 (board_item (board, N * N + row).kind, BOARD_ITEM_PLACE);
      check_equal_u64 (board_item (board, N * N + row).group, row);
    }
}

static void
tells_what_it_was_told (const void *data)
{
  Board *board = board_new (N, N);

  (void) data;
  check_equal_u64 (fill (board), BASE_OK);
  check_equal_u64 (board_rows (board), N);
  check_equal_u64 (board_columns (board), N);
  check_filled (board);
  board_free (board);
}

static void
looks_as_it_was_told (const void *data)
{
  Board *board = board_new (1, 1);

  (void) data;
  check_equal_u64 (board_look (board), BOARD_LOOK_SYMBOLS);
  check_equal_text (board_symbols (board), "");
  board_set_look (board, BOARD_LOOK_QUEENS);
  check_equal_u64 (board_look (board), BOARD_LOOK_QUEENS);
  check_equal_u64 (board_set_symbols (board, "ab"), BASE_OK);
  check_equal_u64 (board_set_symbols (board, "c"), BASE_OK);
  check_equal_text (board_symbols (board), "c");
  board_free (board);
}

static CoverProblem *
new_problem (void)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t number;

  check_equal_u64 (cover_problem_add_item (problem, "a", 1, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (problem, "b", 1, false, &number), BASE_OK);
  for (uint32_t i = 0; i < 3; i++)
    check_equal_u64 (cover_problem_add_option (problem, &(CoverTerm){ 0, 0 }, 1, &number), BASE_OK);
  return problem;
}

static void
plain_has_names_and_no_cells (const void *data)
{
  CoverProblem *problem = new_problem ();
  Board *board = NULL;

  (void) data;
  check_equal_u64 (board_new_plain (problem, &board), BASE_OK);
  check_equal_u64 (board_look (board), BOARD_LOOK_LIST);
  check_equal_u64 (board_n_cells (board), 0);
  check_equal_u64 (board_n_groups (board), 0);
  check_equal_u64 (board_n_items (board), 2);
  check_equal_u64 (board_n_options (board), 3);
  check_equal_u64 (board_item (board, 1).kind, BOARD_ITEM_NAMED);
  check_equal_u64 (board_option (board, 2).value, 0);
  check_equal_u64 (board_option (board, 2).n_cells, 0);
  board_free (board);
  cover_problem_free (problem);
}

static void
growing_survives_without_memory (const void *data)
{
  BaseStatus status;

  (void) data;
  for (size_t n = 1;; n++)
    {
      Board *board;

      failing_memory_arm (n);
      board = board_new (N, N);
      status = board != NULL ? fill (board) : BASE_NO_MEMORY;
      if (failing_memory_disarm () < n)
        {
          check_filled (board);
          board_free (board);
          break;
        }
      check_equal_u64 (status, BASE_NO_MEMORY);
      board_free (board);
    }
  check_equal_u64 (status, BASE_OK);
}

static void
plain_survives_without_memory (const void *data)
{
  CoverProblem *problem = new_problem ();
  Board *board = NULL;
  BaseStatus status;

  (void) data;
  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = board_new_plain (problem, &board);
      if (failing_memory_disarm () < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
      check_true (board == NULL);
    }
  check_equal_u64 (status, BASE_OK);
  board_free (board);
  cover_problem_free (problem);
}

int
main (void)
{
  check_claim ("/board/tells-what-it-was-told", tells_what_it_was_told, NULL);
  check_claim ("/board/looks-as-it-was-told", looks_as_it_was_told, NULL);
  check_claim ("/board/plain/has-names-and-no-cells", plain_has_names_and_no_cells, NULL);
  check_claim ("/board/grows/or-says-no-memory", growing_survives_without_memory, NULL);
  check_claim ("/board/plain/or-says-no-memory", plain_survives_without_memory, NULL);
  return check_finish ();
}
