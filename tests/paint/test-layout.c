/* Geometry: where cells are, that pixels find them again, and which lines are thick. */
#include "check.h"
#include "failing-memory.h"
#include "paint-board.h"
#include "pictures.h"

#include <math.h>
#include <stdlib.h>

typedef enum
{
  SMALLEST,
  NEWSPAPER,
  LARGEST,
  JIGSAW,
  SAMURAI,
} Kind;

static const Kind kinds[] = { SMALLEST, NEWSPAPER, LARGEST, JIGSAW, SAMURAI };

static const double sizes[] = { 0, 1, 63, 64, 65, 120, 333, 360, 361, 1080, 2160 };
static const double scales[] = { 1, 1.25, 1.5, 2, 3 };

#define N_SIZES  (sizeof sizes / sizeof sizes[0])
#define N_SCALES (sizeof scales / sizeof scales[0])

static Board *
make_board (Kind kind)
{
  switch (kind)
    {
    case SMALLEST:
      return boards_boxes (2, 2, false, false);
    case NEWSPAPER:
      return boards_boxes (3, 3, true, true);
    case LARGEST:
      return boards_boxes (8, 8, false, false);
    case JIGSAW:
      return boards_jigsaw (9, boards_jigsaw_9);
    default:
      return boards_samurai ();
    }
}

static bool
near (double a, double b)
{
  return fabs (a - b) < 1e-6;
}

typedef void (*CheckLayout) (const Board *board,
                             const PaintBoardLayout *layout,
                             PaintBoardOptions options);

static void
for_each_layout (Kind kind, CheckLayout check)
{
  Board *board = make_board (kind);

  for (size_t size = 0; size < N_SIZES; size++)
    for (size_t scale = 0; scale < N_SCALES; scale++)
      {
        PaintBoardOptions options = {
          .width = sizes[size],
          .height = sizes[(size + scale) % N_SIZES],
          .scale = scales[scale],
          .text_scale = 1,
          .coordinates = size % 2 == 0,
        };
        PaintBoardLayout *layout;

        check_equal_u64 (paint_board_layout_new (board, options, &layout), BASE_OK);
        check (board, layout, options);
        paint_board_layout_free (layout);
      }
  board_free (board);
}

/* Equal squares of whole device pixels, side by side from the board's corner. */
static void
check_tiles (const Board *board, const PaintBoardLayout *layout, PaintBoardOptions options)
{
  PaintRect bounds = paint_board_bounds (layout);
  PaintRect first = paint_board_cell_rect (layout, 0);
  BoardPlace at = board_cell (board, 0);
  double left = first.x - at.column * first.width, top = first.y - at.row * first.height;

  check_true (near (first.width * options.scale, round (first.width * options.scale)));
  check_true (near (first.x * options.scale, round (first.x * options.scale)));
  check_true (near (first.y * options.scale, round (first.y * options.scale)));
  check_true (bounds.x <= left + 1e-6 && bounds.y <= top + 1e-6);
  for (uint32_t cell = 0; cell < board_n_cells (board); cell++)
    {
      BoardPlace place = board_cell (board, cell);
      PaintRect rect = paint_board_cell_rect (layout, cell);

      check_true (near (rect.width, first.width) && near (rect.height, first.width));
      check_true (near (rect.x, left + place.column * rect.width));
      check_true (near (rect.y, top + place.row * rect.height));
    }
}

static void
cells_tile_without_gaps (const void *data)
{
  for_each_layout (*(const Kind *) data, check_tiles);
}

/* As large as fits, unless not even a pixel a cell does. */
static void
check_fit (const Board *board, const PaintBoardLayout *layout, PaintBoardOptions options)
{
  PaintRect bounds = paint_board_bounds (layout);
  double pixel = 1 / options.scale, side = paint_board_cell_rect (layout, 0).width;
  double larger = (board_columns (board) + 1) * (side + pixel);

  if (near (side, pixel))
    return;
  check_true (bounds.x >= 0 && bounds.x + bounds.width <= options.width + 1e-6);
  check_true (bounds.y >= 0 && bounds.y + bounds.height <= options.height + 1e-6);
  if (!options.coordinates)
    check_true (larger > fmin (options.width, options.height) - pixel);
}

static void
board_fills_its_area (const void *data)
{
  for_each_layout (*(const Kind *) data, check_fit);
}

static void
check_finds (const PaintBoardLayout *layout, double x, double y, uint32_t cell)
{
  uint32_t found = UINT32_MAX;

  check_true (paint_board_cell_at (layout, x, y, &found));
  check_equal_u64 (found, cell);
}

static void
check_inverse (const Board *board, const PaintBoardLayout *layout, PaintBoardOptions options)
{
  double nearly = 0.99 / options.scale;
  PaintRect bounds = paint_board_bounds (layout);
  uint32_t found;

  for (uint32_t cell = 0; cell < board_n_cells (board); cell++)
    {
      PaintRect rect = paint_board_cell_rect (layout, cell);
      double last = rect.width - 1 / options.scale + nearly;

      check_finds (layout, rect.x, rect.y, cell);
      check_finds (layout, rect.x + last, rect.y, cell);
      check_finds (layout, rect.x, rect.y + last, cell);
      check_finds (layout, rect.x + last, rect.y + last, cell);
    }
  check_true (!paint_board_cell_at (layout, bounds.x - 1, bounds.y + 1, &found));
  check_true (!paint_board_cell_at (layout, bounds.x + bounds.width + 1, bounds.y, &found));
  check_true (!paint_board_cell_at (layout, bounds.x, bounds.y + bounds.height + 1, &found));
  check_true (!paint_board_cell_at (layout, NAN, INFINITY, &found));
}

static void
pixels_find_their_cell (const void *data)
{
  for_each_layout (*(const Kind *) data, check_inverse);
}

static void
holes_have_no_cell (const void *data)
{
  Board *board = boards_samurai ();
  PaintBoardOptions options = { .width = 420, .height = 420, .scale = 1, .text_scale = 1 };
  PaintBoardLayout *layout;
  uint32_t found;

  (void) data;
  check_equal_u64 (paint_board_layout_new (board, options, &layout), BASE_OK);
  check_true (paint_board_cell_at (layout, 100, 100, &found));
  check_true (!paint_board_cell_at (layout, 210, 60, &found));
  check_true (!paint_board_cell_at (layout, 60, 210, &found));
  paint_board_layout_free (layout);
  board_free (board);
}

/* Which box or region a cell is in; each board here has one for every cell. */
static void
find_regions (const Board *board, uint32_t *region_of)
{
  for (uint32_t i = 0; i < board_n_groups (board); i++)
    {
      BoardGroup group = board_group (board, i);

      if (group.kind->divides)
        for (uint32_t k = 0; k < group.n_cells; k++)
          region_of[group.cells[k]] = i;
    }
}

/* Looks at the pixels on the line to the right of a cell and below it. */
static void
check_line (const PaintBoardLayout *layout,
            cairo_surface_t *surface,
            uint32_t cell,
            bool below,
            const uint32_t *region_of)
{
  const PaintTheme *theme = paint_theme (PAINT_THEME_LIGHT);
  PaintRect rect = paint_board_cell_rect (layout, cell);
  double x = rect.x + (below ? rect.width / 2 : rect.width);
  double y = rect.y + (below ? rect.height : rect.height / 2);
  PaintColour found = picture_pixel (surface, (int) x, (int) y);
  PaintColour before = picture_pixel (surface, (int) x - !below, (int) y - below);
  uint32_t beyond;

  if (!paint_board_cell_at (layout, x + 1, y + 1, &beyond) || region_of[beyond] != region_of[cell])
    {
      check_equal_u64 (found, theme->thick);
      check_equal_u64 (before, theme->thick);
      return;
    }
  check_equal_u64 (found, theme->thin);
  check_true (before != theme->thick);
}

static PaintColour
colour_of_cell (const PaintBoardLayout *layout, cairo_surface_t *surface, uint32_t cell)
{
  const PaintRect rect = paint_board_cell_rect (layout, cell);

  return picture_pixel (surface, (int) (rect.x + rect.width / 2), (int) (rect.y + rect.height / 2));
}

/* The regions of a jigsaw: cells of one have one tint, and its neighbours another.  Paper has
 * none. */
static void
check_tints (bool on_paper)
{
  Picture picture = { .board = boards_jigsaw (9, boards_jigsaw_9) };
  const PaintBoardOptions options = {
    .width = 700, .height = 700, .scale = 1, .text_scale = 1, .on_paper = on_paper
  };
  PaintBoardLayout *layout = picture_layout (&picture, options);
  cairo_surface_t *surface = picture_surface (options);
  cairo_t *cr = cairo_create (surface);
  PaintText *text = paint_text_new (NULL);
  uint32_t region_of[81];

  find_regions (picture.board, region_of);
  check_equal_u64 (paint_board_draw_fixed (cr, layout, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  cairo_surface_flush (surface);
  for (uint32_t cell = 0; cell < 81; cell++)
    for (unsigned down = 0; down < 2; down++)
      {
        const uint32_t next = cell + (down ? 9 : 1);
        const bool alike =
            next < 81
            && colour_of_cell (layout, surface, cell) == colour_of_cell (layout, surface, next);

        if (next < 81 && (down || cell % 9 < 8))
          check_true (alike == (on_paper || region_of[cell] == region_of[next]));
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  paint_text_free (text);
  paint_board_layout_free (layout);
  board_free (picture.board);
}

static void
neighbours_differ_in_tint (const void *data)
{
  (void) data;
  check_tints (false);
  check_tints (true);
}

static void
thick_lines_separate_groups (const void *data)
{
  Picture picture = { .board = make_board (*(const Kind *) data) };
  PaintBoardOptions options = { .width = 700, .height = 700, .scale = 1, .text_scale = 1 };
  PaintBoardLayout *layout = picture_layout (&picture, options);
  cairo_surface_t *surface = picture_surface (options);
  cairo_t *cr = cairo_create (surface);
  PaintText *text = paint_text_new (NULL);
  uint32_t region_of[64 * 64];

  check_true (text != NULL);
  find_regions (picture.board, region_of);
  check_equal_u64 (paint_board_draw_fixed (cr, layout, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  for (uint32_t cell = 0; cell < board_n_cells (picture.board); cell++)
    {
      check_line (layout, surface, cell, false, region_of);
      check_line (layout, surface, cell, true, region_of);
    }
  paint_text_free (text);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  paint_board_layout_free (layout);
  board_free (picture.board);
}

static void
no_cells_are_refused (const void *data)
{
  Board *board = board_new (3, 3);
  PaintBoardLayout *layout = NULL;

  (void) data;
  check_equal_u64 (paint_board_layout_new (board, (PaintBoardOptions){ .scale = 1 }, &layout),
                   BASE_BAD_INPUT);
  check_true (layout == NULL);
  board_free (board);
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  Board *board = make_board (SMALLEST);
  PaintBoardOptions options = { .width = 99, .height = 99, .scale = 1, .text_scale = 1 };
  BaseStatus status;
  PaintBoardLayout *layout = NULL;

  (void) data;
  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = paint_board_layout_new (board, options, &layout);
      if (failing_memory_disarm () < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
      check_true (layout == NULL);
    }
  check_equal_u64 (status, BASE_OK);
  paint_board_layout_free (layout);
  board_free (board);
}

static void
claim_of_each_kind (const char *const names[5], CheckTest test)
{
  for (size_t i = 0; i < 5; i++)
    check_claim (names[i], test, &kinds[i]);
}

int
main (void)
{
  static const char *const tile[] = {
    "/paint/layout/cells-tile-without-gaps/4x4",     "/paint/layout/cells-tile-without-gaps/9x9",
    "/paint/layout/cells-tile-without-gaps/64x64",   "/paint/layout/cells-tile-without-gaps/jigsaw",
    "/paint/layout/cells-tile-without-gaps/samurai",
  };
  static const char *const fit[] = {
    "/paint/layout/board-fills-its-area/4x4",     "/paint/layout/board-fills-its-area/9x9",
    "/paint/layout/board-fills-its-area/64x64",   "/paint/layout/board-fills-its-area/jigsaw",
    "/paint/layout/board-fills-its-area/samurai",
  };
  static const char *const find[] = {
    "/paint/layout/pixels-find-their-cell/4x4",     "/paint/layout/pixels-find-their-cell/9x9",
    "/paint/layout/pixels-find-their-cell/64x64",   "/paint/layout/pixels-find-their-cell/jigsaw",
    "/paint/layout/pixels-find-their-cell/samurai",
  };
  static const char *const lines[] = {
    "/paint/layout/thick-lines-separate-groups/4x4",
    "/paint/layout/thick-lines-separate-groups/9x9",
    "/paint/layout/thick-lines-separate-groups/64x64",
    "/paint/layout/thick-lines-separate-groups/jigsaw",
    "/paint/layout/thick-lines-separate-groups/samurai",
  };

  claim_of_each_kind (tile, cells_tile_without_gaps);
  claim_of_each_kind (fit, board_fills_its_area);
  claim_of_each_kind (find, pixels_find_their_cell);
  check_claim ("/paint/layout/holes-have-no-cell", holes_have_no_cell, NULL);
  claim_of_each_kind (lines, thick_lines_separate_groups);
  check_claim ("/paint/layout/neighbouring-regions-of-a-jigsaw-differ-in-tint",
               neighbours_differ_in_tint, NULL);
  check_claim ("/paint/layout/no-cells-are-refused", no_cells_are_refused, NULL);
  check_claim ("/paint/layout/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}
