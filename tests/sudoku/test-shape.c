#include "puzzles.h"

#include "base-text.h"
#include "cover-problem.h"

/* Kinds of groups in the order in which a shape has them. */
static const char *const kinds_all[] = { "row", "column", "box", "region", "diagonal", "window" };

#define N_KINDS (sizeof kinds_all / sizeof kinds_all[0])

static unsigned
rank_of (const BoardGroupKind *kind)
{
  for (unsigned i = 0; i < N_KINDS; i++)
    if (strcmp (kinds_all[i], kind->id) == 0)
      return i;
  check_true (!"an unknown kind");
  return N_KINDS;
}

static uint32_t
n_of_kind (const SudokuShape *shape, unsigned kind)
{
  uint32_t n = 0;

  for (uint32_t group = 0; group < sudoku_shape_n_groups (shape); group++)
    n += rank_of (sudoku_shape_group (shape, group).kind) == kind;
  return n;
}

static bool
group_has (BoardGroup group, uint32_t cell)
{
  for (uint32_t i = 0; i < group.n_cells; i++)
    if (group.cells[i] == cell)
      return true;
  return false;
}

/* Rules for every shape: cells row by row, groups of ascending cells, and both lookups of which
 * cell is in which group agree. */
static void
check_consistent (const SudokuShape *shape)
{
  uint32_t at = 0, n_pairs = 0;

  for (uint32_t row = 0; row < sudoku_shape_rows (shape); row++)
    for (uint32_t column = 0; column < sudoku_shape_columns (shape); column++)
      {
        BoardPlace place = { (uint16_t) row, (uint16_t) column };
        uint32_t cell = sudoku_shape_cell_at (shape, place);

        if (cell == COVER_NONE)
          continue;
        check_equal_u64 (cell, at++);
        check_equal_u64 (sudoku_shape_place (shape, cell).row, row);
        check_equal_u64 (sudoku_shape_place (shape, cell).column, column);
      }
  check_equal_u64 (at, sudoku_shape_n_cells (shape));
  for (uint32_t g = 0; g < sudoku_shape_n_groups (shape); g++)
    {
      BoardGroup group = sudoku_shape_group (shape, g);

      check_equal_u64 (group.n_cells, sudoku_shape_n_values (shape));
      for (uint32_t i = 1; i < group.n_cells; i++)
        check_true (group.cells[i - 1] < group.cells[i]);
      check_true (g == 0
                  || rank_of (sudoku_shape_group (shape, g - 1).kind) <= rank_of (group.kind));
      n_pairs += group.n_cells;
    }
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    {
      uint32_t n;
      const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n);

      for (uint32_t i = 0; i < n; i++)
        {
          check_true (i == 0 || groups[i - 1] < groups[i]);
          check_true (group_has (sudoku_shape_group (shape, groups[i]), cell));
        }
      n_pairs -= n;
    }
  check_equal_u64 (n_pairs, 0);
}

static void
square_has_rows_columns_boxes (const void *data)
{
  const uint32_t *box = data;
  uint32_t n = box[0] * box[1], rows, columns, n_groups;
  SudokuShape *shape = NULL;

  check_equal_u64 (sudoku_shape_new (box[0], box[1], SUDOKU_NO_RULES, &shape), BASE_OK);
  check_consistent (shape);
  check_equal_u64 (sudoku_shape_n_values (shape), n);
  check_equal_u64 (sudoku_shape_n_cells (shape), n * n);
  check_equal_u64 (sudoku_shape_n_groups (shape), 3 * n);
  check_equal_u64 (n_of_kind (shape, rank_of (&board_group_row)), n);
  check_equal_u64 (n_of_kind (shape, rank_of (&board_group_column)), n);
  check_equal_u64 (n_of_kind (shape, rank_of (&sudoku_group_box)), n);
  for (uint32_t cell = 0; cell < n * n; cell++)
    {
      uint32_t row = cell / n, column = cell % n;
      const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n_groups);

      check_equal_u64 (n_groups, 3);
      check_equal_u64 (groups[0], row);
      check_equal_u64 (groups[1], n + column);
      check_equal_u64 (groups[2], 2 * n + row / box[0] * box[0] + column / box[1]);
      check_equal_u64 (sudoku_shape_group (shape, groups[2]).index, groups[2] - 2 * n);
    }
  sudoku_shape_boxes (shape, &rows, &columns);
  check_equal_u64 (rows, box[0]);
  check_equal_u64 (columns, box[1]);
  check_true (sudoku_shape_is_square (shape) && !sudoku_shape_is_jigsaw (shape));
  sudoku_shape_unref (shape);
}

/* A text, how many cells there are, and how many groups of each kind. */
typedef struct
{
  const char *text;
  uint32_t n_cells;
  uint32_t n_groups[N_KINDS];
} Count;

static void
has_that_many (const void *data)
{
  const Count *count = data;
  SudokuShape *shape = shape_of (count->text);

  check_consistent (shape);
  check_equal_u64 (sudoku_shape_n_cells (shape), count->n_cells);
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    check_equal_u64 (n_of_kind (shape, kind), count->n_groups[kind]);
  sudoku_shape_unref (shape);
}

static void
windows_stand_at_2_and_6 (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3+windows");
  BoardGroup last = sudoku_shape_group (shape, sudoku_shape_n_groups (shape) - 1);
  BoardGroup first = sudoku_shape_group (shape, sudoku_shape_n_groups (shape) - 4);

  (void) data;
  check_equal_u64 (first.cells[0], 1 * 9 + 1);
  check_equal_u64 (first.cells[8], 3 * 9 + 3);
  check_equal_u64 (last.cells[0], 5 * 9 + 5);
  check_equal_u64 (last.cells[8], 7 * 9 + 7);
  sudoku_shape_unref (shape);
}

static void
diagonals_cross (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:2x3+diagonals");

  (void) data;
  for (uint32_t i = 0; i < 6; i++)
    {
      check_equal_u64 (sudoku_shape_group (shape, 18).cells[i], i * 6 + i);
      check_equal_u64 (sudoku_shape_group (shape, 19).cells[i], i * 6 + 5 - i);
    }
  sudoku_shape_unref (shape);
}

static void
samurai_shares_boxes (const void *data)
{
  SudokuShape *shape = NULL;
  uint32_t n_in_5 = 0, n;

  (void) data;
  check_equal_u64 (sudoku_shape_new_samurai (&shape), BASE_OK);
  check_equal_u64 (sudoku_shape_rows (shape), 21);
  check_equal_u64 (sudoku_shape_columns (shape), 21);
  check_true (!sudoku_shape_is_square (shape));
  check_equal_u64 (sudoku_shape_cell_at (shape, (BoardPlace){ 0, 9 }), COVER_NONE);
  check_equal_u64 (sudoku_shape_cell_at (shape, (BoardPlace){ 21, 0 }), COVER_NONE);
  check_equal_u64 (sudoku_shape_cell_at (shape, (BoardPlace){ 20, 20 }), 368);
  for (uint32_t cell = 0; cell < 369; cell++)
    {
      sudoku_shape_groups_of (shape, cell, &n);
      check_true (n == 3 || n == 5);
      n_in_5 += n == 5;
    }
  check_equal_u64 (n_in_5, 4 * 9);
  sudoku_shape_unref (shape);
}

static void
jigsaw_ignores_names_of_regions (const void *data)
{
  SudokuShape *a = shape_of ("jigsaw:1223122314331444"), *b = shape_of ("jigsaw:xaa.xaa.x~..x~~~");
  SudokuShape *c = shape_of ("jigsaw:1122112233443344"), *d = shape_of ("boxes:2x2");

  (void) data;
  check_true (sudoku_shape_equal (a, b));
  check_true (!sudoku_shape_equal (a, d));
  check_true (sudoku_shape_is_jigsaw (a));
  check_true (sudoku_shape_equal (c, d));
  check_true (!sudoku_shape_is_jigsaw (c));
  sudoku_shape_unref (a);
  sudoku_shape_unref (b);
  sudoku_shape_unref (c);
  sudoku_shape_unref (d);
}

static void
name_parses_as_itself (const void *data)
{
  const char *text = data;
  SudokuShape *shape = shape_of (text), *again;
  BaseText name = BASE_TEXT_EMPTY;

  sudoku_shape_name (shape, &name);
  check_equal_text (base_text_string (&name), text);
  again = shape_of (base_text_string (&name));
  check_true (sudoku_shape_equal (shape, again));
  base_text_clear (&name);
  sudoku_shape_unref (shape);
  sudoku_shape_unref (again);
}

static void
text_is_refused (const void *data)
{
  SudokuShape *shape = NULL;

  check_equal_u64 (sudoku_shape_parse (data, &shape), BASE_BAD_INPUT);
  check_true (shape == NULL);
}

static void
refused_when_too_large (const void *data)
{
  static uint32_t regions[4] = { 0, 0, 1, 2 };
  BoardPlace far[] = { { 0, 0 }, { 100, 100 } };
  const SudokuRule windows = { .kind = sudoku_rule_kinds[1] };
  SudokuShape *shape = NULL;

  (void) data;
  check_equal_u64 (sudoku_shape_new (UINT32_MAX, UINT32_MAX, SUDOKU_NO_RULES, &shape),
                   BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new (1 << 16, 1 << 16, SUDOKU_NO_RULES, &shape), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new (0, 9, SUDOKU_NO_RULES, &shape), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new (2, 3, (SudokuRules){ &windows, 1 }, &shape), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new_jigsaw (65, regions, SUDOKU_NO_RULES, &shape), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new_jigsaw (0, regions, SUDOKU_NO_RULES, &shape), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new_jigsaw (2, regions, SUDOKU_NO_RULES, &shape), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new_overlapping (2, 2, far, 2, &shape), BASE_BAD_INPUT);
  check_equal_u64 (sudoku_shape_new_overlapping (2, 2, far, 0, &shape), BASE_BAD_INPUT);
  check_true (shape == NULL);
}

static void
usual_boxes_are_as_square_as_can_be (const void *data)
{
  static const uint32_t expected[][3] = {
    { 1, 1, 1 },  { 4, 2, 2 },  { 6, 2, 3 },
    { 7, 1, 7 },  { 8, 2, 4 },  { 9, 3, 3 },
    { 10, 2, 5 }, { 12, 3, 4 }, { 15, 3, 5 },
    { 16, 4, 4 }, { 20, 4, 5 }, { 25, 5, 5 },
    { 36, 6, 6 }, { 49, 7, 7 }, { 63, 7, 9 },
    { 64, 8, 8 }, { 0, 1, 0 },  { UINT32_MAX, 65535, 65537 },
  };
  uint32_t rows, columns;

  (void) data;
  for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++)
    {
      sudoku_shape_usual_boxes (expected[i][0], &rows, &columns);
      check_equal_u64 (rows, expected[i][1]);
      check_equal_u64 (columns, expected[i][2]);
    }
}

static const uint32_t boxes_all[][2] = {
  { 1, 1 }, { 1, 7 }, { 2, 2 }, { 2, 3 }, { 3, 2 }, { 2, 4 }, { 3, 3 }, { 2, 5 },  { 3, 4 },
  { 3, 5 }, { 4, 4 }, { 4, 5 }, { 5, 5 }, { 6, 6 }, { 7, 7 }, { 8, 8 }, { 64, 1 },
};

static const Count counts_all[] = {
  { "boxes:3x3+diagonals", 81, { 9, 9, 9, 0, 2, 0 } },
  { "boxes:3x3+windows", 81, { 9, 9, 9, 0, 0, 4 } },
  { "boxes:3x3+windows+diagonals", 81, { 9, 9, 9, 0, 2, 4 } },
  { "boxes:2x2+windows", 16, { 4, 4, 4, 0, 0, 1 } },
  { "boxes:4x4+windows", 256, { 16, 16, 16, 0, 0, 9 } },
  { "boxes:8x8+windows", 4096, { 64, 64, 64, 0, 0, 49 } },
  { "jigsaw:1122231122314553345534445", 25, { 5, 5, 0, 5, 0, 0 } },
  { "jigsaw:1122231122314553345534445+diagonals", 25, { 5, 5, 0, 5, 2, 0 } },
  { "samurai", 369, { 45, 45, 41, 0, 0, 0 } },
  { "grids:2x2@R1C1@R3C3", 28, { 8, 8, 7, 0, 0, 0 } },
  { "grids:2x2@R1C1@R3C1", 24, { 6, 8, 6, 0, 0, 0 } },
  { "grids:2x2@R1C1@R1C9", 32, { 8, 8, 8, 0, 0, 0 } },
};

static const char *const names_all[] = {
  "boxes:2x3",
  "boxes:3x3+diagonals+windows",
  "boxes:1x7",
  "samurai",
  "jigsaw:1223122314331444",
  "jigsaw:1223122314331444+windows",
  ("jigsaw:112222333111222334551162334511662334557666884557669844577699884577798884779999984"
   "+diagonals"),
  "grids:2x2@R1C1@R3C3",
  "grids:2x2@R3C3@R1C1",
};

static const char *const bad_all[] = {
  "",
  "boxes",
  "boxes:",
  "boxes:3",
  "boxes:3x",
  "boxes:3x3 ",
  "boxes:3x3+",
  "boxes:3x3+diagonal",
  "boxes:0x3",
  "boxes:5x13",
  "boxes:2x3+windows",
  "boxes:1x1+windows",
  "samurai ",
  "samurai+windows",
  "jigsaw:",
  "jigsaw:123",
  "jigsaw:1122112233443345",
  "jigsaw:1122 112233443344",
  "jigsaw:1111111111111111",
  ("jigsaw:11222\xc3\xa9"
   "1133443344"),
  "grids:2x2",
  "grids:2x2@R1C1@R2C2",
  "grids:2x2@R1C1@R1C1",
  "grids:2x2@R0C1",
  "grids:2x2@R1C1@R4000C1",
  "grids:2x2@R99999999999999999999C1",
  "boxes:99999999999x1",
  "boxes:-1x-1",
};

int
main (void)
{
  char claim[200];

  for (size_t i = 0; i < sizeof boxes_all / sizeof boxes_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/shape/has-rows-columns-boxes/%ux%u", boxes_all[i][0],
                boxes_all[i][1]);
      check_claim (claim, square_has_rows_columns_boxes, boxes_all[i]);
    }
  for (size_t i = 0; i < sizeof counts_all / sizeof counts_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/shape/counts-cells-and-groups/%s",
                counts_all[i].text);
      check_claim (claim, has_that_many, &counts_all[i]);
    }
  for (size_t i = 0; i < sizeof names_all / sizeof names_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/shape/name-parses-as-itself/%s", names_all[i]);
      check_claim (claim, name_parses_as_itself, names_all[i]);
    }
  for (size_t i = 0; i < sizeof bad_all / sizeof bad_all[0]; i++)
    {
      snprintf (claim, sizeof claim, "/sudoku/shape/text-is-refused/%zu", i);
      check_claim (claim, text_is_refused, bad_all[i]);
    }
  check_claim ("/sudoku/shape/windows-stand-at-2-and-6", windows_stand_at_2_and_6, NULL);
  check_claim ("/sudoku/shape/diagonals-cross", diagonals_cross, NULL);
  check_claim ("/sudoku/shape/samurai-shares-4-boxes", samurai_shares_boxes, NULL);
  check_claim ("/sudoku/shape/jigsaw-ignores-names-of-regions", jigsaw_ignores_names_of_regions,
               NULL);
  check_claim ("/sudoku/shape/refused-when-too-large", refused_when_too_large, NULL);
  check_claim ("/sudoku/shape/usual-boxes-are-as-square-as-can-be",
               usual_boxes_are_as_square_as_can_be, NULL);
  return check_finish ();
}
