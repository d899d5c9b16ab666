/* The laws of drawing: a cell stays within its rectangle, repainting it alone is enough, and only
 * the cache keeps anything from one drawing to the next. */
#include "check.h"
#include "failing-memory.h"
#include "pictures.h"

#include <malloc.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const PaintBoardOptions usual = {
  .width = 300,
  .height = 300,
  .scale = 1,
  .text_scale = 1,
};

static const PaintTheme *
light (void)
{
  return paint_theme (PAINT_THEME_LIGHT);
}

/* Repaints one cell as a window does: clipped to its rectangle. */
static void
repaint (const Picture *picture,
         const PaintBoardLayout *layout,
         cairo_surface_t *surface,
         uint32_t cell,
         PaintText *text)
{
  cairo_t *cr = cairo_create (surface);
  PaintRect rect = paint_board_cell_rect (layout, cell);

  cairo_rectangle (cr, rect.x, rect.y, rect.width, rect.height);
  cairo_clip (cr);
  check_equal_u64 (paint_board_draw (cr, layout, &picture->state, light (), text), BASE_OK);
  cairo_destroy (cr);
}

/* From an empty board to `picture`, cell by cell. */
static void
check_cell_by_cell (Picture *picture, PaintBoardOptions options)
{
  PaintText *text = picture_text ();
  PaintBoardLayout *layout = picture_layout (picture, options);
  cairo_surface_t *whole = picture_paint (picture, options, light (), text);
  uint32_t n_cells = board_n_cells (picture->board);
  PaintCell *empty = calloc (n_cells, sizeof (PaintCell));
  Picture blank = *picture;
  cairo_surface_t *grown;

  check_true (empty != NULL);
  blank.state.cells = empty;
  grown = picture_paint (&blank, options, light (), text);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    repaint (picture, layout, grown, cell, text);
  picture_check_equal (grown, whole);
  cairo_surface_destroy (grown);
  cairo_surface_destroy (whole);
  free (empty);
  paint_board_layout_free (layout);
  paint_text_free (text);
}

static void
one_cell_is_enough (const void *data)
{
  static const double scales[] = { 1, 1.5, 2 };
  static const double sizes[] = { 60, 120, 301, 450 };
  Picture picture = picture_new (boards_boxes (3, 3, true, true), 9, PICTURE_MARKED);

  (void) data;
  for (unsigned i = 0; i < 12; i++)
    {
      PaintBoardOptions options = {
        .width = sizes[i % 4],
        .height = sizes[i % 4],
        .scale = scales[i / 4],
        .text_scale = i % 2 == 0 ? 1 : 2,
        .coordinates = i % 3 == 0,
      };

      check_cell_by_cell (&picture, options);
    }
  picture_clear (&picture);
}

static void
one_cell_is_enough_on_other_boards (const void *data)
{
  Picture jigsaw = picture_new (boards_jigsaw (9, boards_jigsaw_9), 9, PICTURE_MARKED);
  Picture samurai = picture_new (boards_samurai (), 9, PICTURE_MARKED);
  Picture large = picture_new (boards_boxes (4, 4, false, false), 16, PICTURE_MARKED);
  Picture reasons = picture_new (boards_boxes (3, 3, false, false), 9, PICTURE_REASONS);
  Picture noted = picture_new (boards_boxes (3, 3, false, false), 9, PICTURE_NOTED);

  (void) data;
  check_cell_by_cell (&jigsaw, usual);
  check_cell_by_cell (&samurai, usual);
  check_cell_by_cell (&large, usual);
  check_cell_by_cell (&reasons, usual);
  noted.state.n_lines = 0; /* they do not stay in cells */
  check_cell_by_cell (&noted, usual);
  picture_clear (&noted);
  picture_clear (&reasons);
  picture_clear (&jigsaw);
  picture_clear (&samurai);
  picture_clear (&large);
}

/* The fixed part kept as a surface and the state over it, against both at once. */
static void
parts_make_the_whole (const void *data)
{
  Picture picture = picture_new (boards_boxes (3, 3, true, true), 9, PICTURE_MARKED);
  PaintText *text = picture_text ();
  PaintBoardLayout *layout = picture_layout (&picture, usual);
  cairo_surface_t *whole = picture_paint (&picture, usual, light (), text);
  cairo_surface_t *fixed = picture_surface (usual), *copy = picture_surface (usual);
  cairo_t *cr = cairo_create (fixed);

  (void) data;
  check_equal_u64 (paint_board_draw_fixed (cr, layout, light (), text), BASE_OK);
  cairo_destroy (cr);
  cr = cairo_create (copy);
  cairo_set_source_surface (cr, fixed, 0, 0);
  cairo_paint (cr);
  check_equal_u64 (paint_board_draw_state (cr, layout, &picture.state, light (), text), BASE_OK);
  cairo_destroy (cr);
  picture_check_equal (copy, whole);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (fixed);
  cairo_surface_destroy (copy);
  paint_board_layout_free (layout);
  paint_text_free (text);
  picture_clear (&picture);
}

/* Draws one cell with the symbols of a language written from right to left. */
static void
check_stays_in_place (const Picture *picture, uint32_t cell, PaintText *text)
{
  PaintBoardLayout *layout = picture_layout (picture, usual);
  cairo_surface_t *drawn = picture_paint (picture, usual, light (), text);
  cairo_surface_t *fixed = picture_surface (usual);
  cairo_t *cr = cairo_create (fixed);
  unsigned n_changed = 0;

  check_equal_u64 (paint_board_draw_fixed (cr, layout, light (), text), BASE_OK);
  cairo_destroy (cr);
  for (int y = 0; y < (int) usual.height; y++)
    for (int x = 0; x < (int) usual.width; x++)
      if (picture_pixel (drawn, x, y) != picture_pixel (fixed, x, y))
        {
          uint32_t found;

          n_changed++;
          check_true (paint_board_cell_at (layout, x, y, &found));
          check_equal_u64 (found, cell);
        }
  check_true (n_changed > 10);
  cairo_surface_destroy (drawn);
  cairo_surface_destroy (fixed);
  paint_board_layout_free (layout);
}

static void
right_to_left_never_mirrors (const void *data)
{
  static const char *const symbols[] = { "١", "٢", "٣", "٤", "٥", "٦", "אב", "ח", "٩" };
  Picture picture = picture_new (boards_boxes (3, 3, false, false), 9, PICTURE_FULL);
  PaintText *text = picture_text ();

  (void) data;
  picture.state.symbols = symbols;
  for (uint32_t cell = 0; cell < 9; cell++)
    {
      memset (picture.cells, 0, 81 * sizeof (PaintCell));
      picture.cells[cell].value = (uint8_t) (cell + 1);
      picture.cells[cell].kind = PAINT_DIGIT_SOLVED;
      check_stays_in_place (&picture, cell, text);
    }
  paint_text_free (text);
  picture_clear (&picture);
}

/* The ink of digits, whatever their symbols, stays in the cell at any text size. */
static void
symbols_fit_their_cells (const void *data)
{
  static const char *const symbols[] = {
    "1", "25", "W", "WW", "g", "\u265b", "Ä", "j", "\U0010fffd"
  };
  Picture picture = picture_new (boards_boxes (3, 3, false, false), 9, PICTURE_FULL);
  PaintText *text = picture_text ();

  (void) data;
  picture.state.symbols = symbols;
  for (uint32_t cell = 0; cell < 9; cell++)
    {
      memset (picture.cells, 0, 81 * sizeof (PaintCell));
      picture.cells[cell].value = (uint8_t) (cell + 1);
      check_stays_in_place (&picture, cell, text);
    }
  paint_text_free (text);
  picture_clear (&picture);
}

static void
the_cairo_is_left_as_it_was (const void *data)
{
  Picture picture = picture_new (boards_boxes (2, 2, false, false), 4, PICTURE_MARKED);
  PaintText *text = picture_text ();
  PaintBoardLayout *layout = picture_layout (&picture, usual);
  cairo_surface_t *surface = picture_surface (usual);
  cairo_t *cr = cairo_create (surface);
  cairo_matrix_t before, after;
  double x, y, right, bottom;

  (void) data;
  cairo_translate (cr, 3, 4);
  cairo_rectangle (cr, 10, 10, 20, 20);
  cairo_clip (cr);
  cairo_get_matrix (cr, &before);
  check_equal_u64 (paint_board_draw (cr, layout, &picture.state, light (), text), BASE_OK);
  cairo_get_matrix (cr, &after);
  cairo_clip_extents (cr, &x, &y, &right, &bottom);
  check_equal_memory (&after, &before, sizeof before);
  check_true (x == 10 && y == 10 && right == 30 && bottom == 30);
  check_true (cairo_get_line_width (cr) == 2.0);
  check_equal_u64 (cairo_get_fill_rule (cr), CAIRO_FILL_RULE_WINDING);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  paint_board_layout_free (layout);
  paint_text_free (text);
  picture_clear (&picture);
}

static void
draw_again (cairo_t *cr, const Picture *picture, const PaintBoardLayout *layout, PaintText *text)
{
  check_equal_u64 (paint_board_draw (cr, layout, &picture->state, light (), text), BASE_OK);
}

/* Our code allocates nothing; Cairo frees everything that it allocates. */
static void
drawing_again_takes_no_memory (const void *data)
{
  Picture picture = picture_new (boards_boxes (5, 5, false, false), 25, PICTURE_MARKED);
  PaintText *text = picture_text ();
  PaintBoardOptions options = { .width = 900, .height = 900, .scale = 1, .text_scale = 1 };
  PaintBoardLayout *layout = picture_layout (&picture, options);
  cairo_surface_t *surface = picture_surface (options);
  cairo_t *cr = cairo_create (surface);
  size_t used;

  (void) data;
  for (unsigned i = 0; i < 3; i++)
    draw_again (cr, &picture, layout, text);
  used = mallinfo2 ().uordblks;
  failing_memory_arm (0);
  for (unsigned i = 0; i < 50; i++)
    draw_again (cr, &picture, layout, text);
  check_equal_u64 (failing_memory_disarm (), 0);
  check_true (mallinfo2 ().uordblks <= used + 4096);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  paint_board_layout_free (layout);
  paint_text_free (text);
  picture_clear (&picture);
}

/* As when a window's edge is dragged: each size has its own glyphs. */
static void
sweep_sizes (const Picture *picture, PaintText *text)
{
  for (unsigned size = 60; size < 1000; size += check_quick () ? 20 : 2)
    {
      PaintBoardOptions options = usual;
      PaintBoardLayout *layout;
      cairo_surface_t *surface = picture_surface (usual);
      cairo_t *cr = cairo_create (surface);

      options.width = options.height = size;
      layout = picture_layout (picture, options);
      draw_again (cr, picture, layout, text);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      paint_board_layout_free (layout);
    }
}

static void
every_size_does_not_fill_the_memory (const void *data)
{
  Picture picture = picture_new (boards_boxes (4, 4, false, false), 16, PICTURE_MIXED);
  PaintText *text = picture_text ();
  size_t used;

  (void) data;
  sweep_sizes (&picture, text);
  used = mallinfo2 ().uordblks;
  sweep_sizes (&picture, text);
  sweep_sizes (&picture, text);
  check_true (mallinfo2 ().uordblks <= used + 1024 * 1024);
  paint_text_free (text);
  picture_clear (&picture);
}

/* The picture is then incomplete; the next one is not. */
static void
running_out_of_memory_is_a_status (const void *data)
{
  Picture picture = picture_new (boards_boxes (3, 3, false, false), 9, PICTURE_MIXED);
  PaintBoardLayout *layout = picture_layout (&picture, usual);
  PaintText *known = picture_text ();
  cairo_surface_t *whole = picture_paint (&picture, usual, light (), known);
  cairo_surface_t *surface = picture_surface (usual);
  cairo_t *cr = cairo_create (surface);

  (void) data;
  for (size_t n = 1;; n++)
    {
      PaintText *text = paint_text_new (PICTURES_FONT);
      BaseStatus status;

      check_true (text != NULL);
      failing_memory_arm (n);
      status = paint_board_draw (cr, layout, &picture.state, light (), text);
      if (failing_memory_disarm () >= n)
        {
          check_equal_u64 (status, BASE_NO_MEMORY);
          status = paint_board_draw (cr, layout, &picture.state, light (), text);
          picture_check_equal (surface, whole);
        }
      else
        n = 0;
      paint_text_free (text);
      check_equal_u64 (status, BASE_OK);
      if (n == 0)
        break;
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (whole);
  paint_text_free (known);
  paint_board_layout_free (layout);
  picture_clear (&picture);
}

static void
no_memory_for_a_cache_is_no_cache (const void *data)
{
  (void) data;
  for (size_t n = 1; n <= 3; n++)
    {
      PaintText *text;

      failing_memory_arm (n);
      text = paint_text_new (NULL);
      failing_memory_disarm ();
      check_true (text == NULL);
    }
}

int
main (void)
{
  check_claim ("/paint/drawing/one-cell-is-enough/9x9", one_cell_is_enough, NULL);
  check_claim ("/paint/drawing/one-cell-is-enough/other-boards", one_cell_is_enough_on_other_boards,
               NULL);
  check_claim ("/paint/drawing/parts-make-the-whole", parts_make_the_whole, NULL);
  check_claim ("/paint/drawing/right-to-left-never-mirrors", right_to_left_never_mirrors, NULL);
  check_claim ("/paint/drawing/symbols-fit-their-cells", symbols_fit_their_cells, NULL);
  check_claim ("/paint/drawing/the-cairo-is-left-as-it-was", the_cairo_is_left_as_it_was, NULL);
  check_claim ("/paint/drawing/drawing-again-takes-no-memory", drawing_again_takes_no_memory, NULL);
  check_claim ("/paint/drawing/every-size-does-not-fill-the-memory",
               every_size_does_not_fill_the_memory, NULL);
  check_claim ("/paint/drawing/running-out-of-memory-is-a-status",
               running_out_of_memory_is_a_status, NULL);
  check_claim ("/paint/drawing/no-memory-for-a-cache-is-no-cache",
               no_memory_for_a_cache_is_no_cache, NULL);
  return check_finish ();
}
