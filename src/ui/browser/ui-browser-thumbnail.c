#include "ui-browser-thumbnail.h"

#include "board.h"
#include "export-grid.h"

/* A begun puzzle shows one of these shares. */
#define SHARES 8

struct UiBrowserThumbnails
{
  PaintText *text;
  PaintTheme theme;
  PaintThemeId theme_id;
  int scale; /* 0: no look was set */

  /* Of the last shape, since a collection mostly has one. */
  SudokuShape *shape;
  PaintBoardLayout *layout;
  ExportSymbols symbols;

  GdkTexture *begun[SHARES], *solved;
};

UiBrowserThumbnails *
ui_browser_thumbnails_new (void)
{
  UiBrowserThumbnails *self = g_new0 (UiBrowserThumbnails, 1);

  self->text = paint_text_new (NULL);
  export_symbols_make ("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", SUDOKU_MAX_VALUES, &self->symbols);
  return self;
}

static void
drop_layout (UiBrowserThumbnails *self)
{
  g_clear_pointer (&self->layout, paint_board_layout_free);
  g_clear_pointer (&self->shape, sudoku_shape_unref);
}

static void
drop_pictures (UiBrowserThumbnails *self)
{
  drop_layout (self);
  for (guint i = 0; i < SHARES; i++)
    g_clear_object (&self->begun[i]);
  g_clear_object (&self->solved);
}

void
ui_browser_thumbnails_free (UiBrowserThumbnails *self)
{
  drop_pictures (self);
  paint_text_free (self->text);
  g_free (self);
}

bool
ui_browser_thumbnails_set_look (UiBrowserThumbnails *self, PaintThemeId theme, int scale)
{
  if (self->scale == scale && self->theme_id == theme)
    return false;
  drop_pictures (self);
  self->theme = *paint_theme (theme);
  self->theme_id = theme;
  self->scale = scale;
  return true;
}

static cairo_surface_t *
begin_image (const UiBrowserThumbnails *self, int size)
{
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size * self->scale, size * self->scale);

  cairo_surface_set_device_scale (image, self->scale, self->scale);
  return image;
}

/* Takes ownership of the image. */
static GdkTexture *
end_image (cairo_surface_t *image)
{
  const int width = cairo_image_surface_get_width (image);
  const int height = cairo_image_surface_get_height (image);
  const int stride = cairo_image_surface_get_stride (image);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (image);
  bytes = g_bytes_new (cairo_image_surface_get_data (image), (gsize) stride * (gsize) height);
  cairo_surface_destroy (image);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

static const PaintBoardLayout *
find_layout (UiBrowserThumbnails *self, SudokuShape *shape)
{
  const PaintBoardOptions options = { .width = UI_BROWSER_BOARD_SIZE,
                                      .height = UI_BROWSER_BOARD_SIZE,
                                      .scale = self->scale,
                                      .text_scale = 1 };
  Board *board = NULL;

  if (self->shape != NULL && sudoku_shape_equal (self->shape, shape))
    return self->layout;
  drop_layout (self);
  if (export_grid_board (shape, &board) == BASE_OK
      && paint_board_layout_new (board, options, &self->layout) == BASE_OK)
    self->shape = sudoku_shape_ref (shape);
  board_free (board);
  return self->layout;
}

/* A digit smaller than this is a grey spot: a square is clearer. */
#define LEAST_CELL 9

static void
draw_squares (const UiBrowserThumbnails *self,
              const PaintBoardLayout *layout,
              const PaintCell *cells,
              uint32_t n_cells,
              cairo_t *cr)
{
  paint_set_source (cr, self->theme.inks[PAINT_INK_GIVEN]);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      const PaintRect rect = paint_board_cell_rect (layout, cell);

      if (cells[cell].value != 0)
        cairo_rectangle (cr, rect.x + 1, rect.y + 1, rect.width - 1.5, rect.height - 1.5);
    }
  cairo_fill (cr);
}

GdkTexture *
ui_browser_thumbnails_draw_board (UiBrowserThumbnails *self, const SudokuPuzzle *puzzle)
{
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  const PaintBoardLayout *layout = find_layout (self, puzzle->shape);
  g_autofree PaintCell *cells = g_new0 (PaintCell, n_cells);
  const PaintBoardState state = { .cells = cells,
                                  .symbols = self->symbols.symbols,
                                  .n_values = sudoku_shape_n_values (puzzle->shape) };
  cairo_surface_t *image;
  cairo_t *cr;

  if (layout == NULL)
    return NULL;
  export_grid_fill (puzzle, NULL, EXPORT_GRID_GIVENS, cells);
  image = begin_image (self, UI_BROWSER_BOARD_SIZE);
  cr = cairo_create (image);
  paint_board_draw_fixed (cr, layout, &self->theme, self->text);
  if (paint_board_cell_rect (layout, 0).width < LEAST_CELL)
    draw_squares (self, layout, cells, n_cells, cr);
  else
    paint_board_draw_state (cr, layout, &state, &self->theme, self->text);
  cairo_destroy (cr);
  return end_image (image);
}

static GdkTexture *
draw_begun (const UiBrowserThumbnails *self, double share)
{
  const double middle = UI_BROWSER_STATE_SIZE / 2.0, radius = middle - 1.5;
  cairo_surface_t *image = begin_image (self, UI_BROWSER_STATE_SIZE);
  cairo_t *cr = cairo_create (image);

  paint_set_source (cr, self->theme.signs[PAINT_SIGN_ACCENT]);
  cairo_arc (cr, middle, middle, radius, 0, 2 * G_PI);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_move_to (cr, middle, middle);
  cairo_arc (cr, middle, middle, radius, -G_PI / 2, -G_PI / 2 + 2 * G_PI * share);
  cairo_fill (cr);
  cairo_destroy (cr);
  return end_image (image);
}

static GdkTexture *
draw_solved (const UiBrowserThumbnails *self)
{
  const double middle = UI_BROWSER_STATE_SIZE / 2.0;
  cairo_surface_t *image = begin_image (self, UI_BROWSER_STATE_SIZE);
  cairo_t *cr = cairo_create (image);

  paint_set_source (cr, self->theme.hues[PAINT_HUE_GREEN]);
  cairo_arc (cr, middle, middle, middle - 0.5, 0, 2 * G_PI);
  cairo_fill (cr);
  paint_set_source (cr, self->theme.surfaces[PAINT_SURFACE_PAPER]);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, 4, 8.5);
  cairo_line_to (cr, 7, 11.5);
  cairo_line_to (cr, 12, 5);
  cairo_stroke (cr);
  cairo_destroy (cr);
  return end_image (image);
}

GdkTexture *
ui_browser_thumbnails_get_state (UiBrowserThumbnails *self, const DeskGame *game)
{
  const guint share = game->n_entered * SHARES / MAX (game->n_open, 1);
  const guint at = MIN (share, SHARES - 1);

  if (game->state == DESK_GAME_NEW)
    return NULL;
  if (game->state == DESK_GAME_BEGUN)
    {
      if (self->begun[at] == NULL)
        self->begun[at] = draw_begun (self, (at + 0.5) / SHARES);
      return self->begun[at];
    }
  if (self->solved == NULL)
    self->solved = draw_solved (self);
  return self->solved;
}
