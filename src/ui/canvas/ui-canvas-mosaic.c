/* Draws a picture as a mosaic of render nodes.  A row in which many tiles changed becomes one node,
 * which costs less than many small ones; it is the ground on which later frames lay their tiles.
 * There is one ground per row, because GTK draws the rectangle around all damage in a node: with
 * one ground for all, that would be everything whenever two distant tiles changed.
 *
 * GTK draws the differences between two frames, and finds them by comparing two lists of nodes
 * place by place: one more node in the list would make it draw all later ones again, changed or
 * not.  So in every frame each row has the same number of nodes, in the same order, with an empty
 * one where a tile has none.  Where more than thirty rectangles differ, GTK gives up and draws
 * everything around them, in the worst case the whole stage.  So in each row all tiles from the
 * first changed one to the last changed one are renewed together.
 *
 * Nodes get their pixels from a raster source, not from a source surface: Cairo copies a surface
 * that was a source before it is painted on again or freed, even if nothing needs the old pixels
 * any more, and that copy took a tenth of a frame.
 *
 * Tried and dropped: passing the image to GTK as a texture, which this renderer copies before it
 * draws it; using the painter's list of damage instead of a comparison: while playing fast that is
 * nearly everything (nine tenths of the matrix at 600 events a frame), and there the first row of
 * pixels that differs ends a comparison. */
#include "ui-canvas-mosaic.h"

#include <string.h>

#define SIDE 96 /* of a tile, in units of the widget */

/* The last frame, the one before, which GTK still holds, and the one being painted. */
#define IMAGES 3

struct UiCanvasMosaic
{
  int width, height, scale;
  cairo_surface_t *images[IMAGES]; /* NULL: not made yet */
  cairo_surface_t *image;          /* the image of the last frame */
  /* nodes of the rows from an earlier frame; NULL: not painted yet */
  GskRenderNode **rows;
  GskRenderNode **tiles;  /* changes since then; NULL: none */
  GskRenderNode **lines;  /* a row with its tiles; NULL: not assembled */
  GskRenderNode *nothing; /* an empty node in place of a NULL */
  guint across, down;
};

UiCanvasMosaic *
ui_canvas_mosaic_new (void)
{
  UiCanvasMosaic *self = g_new0 (UiCanvasMosaic, 1);

  self->nothing = gsk_container_node_new (NULL, 0);
  return self;
}

static guint
n_tiles (UiCanvasMosaic *self)
{
  return self->across * self->down;
}

static void
drop_all (UiCanvasMosaic *self)
{
  for (guint i = 0; i < self->down; i++)
    {
      g_clear_pointer (&self->rows[i], gsk_render_node_unref);
      g_clear_pointer (&self->lines[i], gsk_render_node_unref);
    }
  for (guint i = 0; i < n_tiles (self); i++)
    g_clear_pointer (&self->tiles[i], gsk_render_node_unref);
  for (guint i = 0; i < IMAGES; i++)
    g_clear_pointer (&self->images[i], cairo_surface_destroy);
  g_clear_pointer (&self->rows, g_free);
  g_clear_pointer (&self->lines, g_free);
  g_clear_pointer (&self->tiles, g_free);
  self->image = NULL;
  self->across = self->down = 0;
}

void
ui_canvas_mosaic_free (UiCanvasMosaic *self)
{
  if (self == NULL)
    return;
  drop_all (self);
  gsk_render_node_unref (self->nothing);
  g_free (self);
}

static void
set_mosaic_size (UiCanvasMosaic *self, int width, int height, int scale)
{
  if (self->width == width && self->height == height && self->scale == scale)
    return;
  drop_all (self);
  self->width = width;
  self->height = height;
  self->scale = scale;
  self->across = (guint) (width + SIDE - 1) / SIDE;
  self->down = (guint) (height + SIDE - 1) / SIDE;
  self->rows = g_new0 (GskRenderNode *, self->down);
  self->lines = g_new0 (GskRenderNode *, self->down);
  self->tiles = g_new0 (GskRenderNode *, n_tiles (self));
}

static cairo_surface_t *
make_image (UiCanvasMosaic *self, int width, int height)
{
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * self->scale, height * self->scale);
}

/* Returns an image that only this object holds.  If GTK holds more images than usual, it keeps one,
 * and a new one is made. */
static cairo_surface_t *
find_image (UiCanvasMosaic *self)
{
  cairo_surface_t **free_one = NULL;

  for (guint i = 0; i < IMAGES; i++)
    if (self->images[i] == NULL || self->images[i] != self->image)
      free_one = &self->images[i];
  for (guint i = 0; i < IMAGES; i++)
    if (self->images[i] != NULL && self->images[i] != self->image
        && cairo_surface_get_reference_count (self->images[i]) == 1)
      return self->images[i];
  for (guint i = 0; i < IMAGES; i++)
    if (self->images[i] == NULL)
      free_one = &self->images[i];
  g_clear_pointer (free_one, cairo_surface_destroy);
  *free_one = make_image (self, self->width, self->height);
  return *free_one;
}

cairo_t *
ui_canvas_mosaic_begin (UiCanvasMosaic *self, GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (width < 1 || height < 1)
    return NULL;
  set_mosaic_size (self, width, height, gtk_widget_get_scale_factor (widget));
  cr = cairo_create (find_image (self));
  cairo_scale (cr, self->scale, self->scale);
  return cr;
}

static cairo_rectangle_int_t
row_place (UiCanvasMosaic *self, guint row)
{
  int y = (int) row * SIDE;

  return (cairo_rectangle_int_t){ 0, y, self->width, MIN (SIDE, self->height - y) };
}

static cairo_rectangle_int_t
tile_place (UiCanvasMosaic *self, guint tile)
{
  cairo_rectangle_int_t place = row_place (self, tile / self->across);

  place.x = (int) (tile % self->across) * SIDE;
  place.width = MIN (SIDE, self->width - place.x);
  return place;
}

/* The pixels of a place in an image of the whole, row by row. */
typedef struct
{
  unsigned char *first;
  size_t stride, length;
  int n;
} Pixels;

static Pixels
pixels_of (UiCanvasMosaic *self, cairo_surface_t *image, cairo_rectangle_int_t place)
{
  Pixels pixels = { .first = cairo_image_surface_get_data (image),
                    .stride = (size_t) cairo_image_surface_get_stride (image),
                    .length = (size_t) (place.width * self->scale) * sizeof (uint32_t),
                    .n = place.height * self->scale };

  pixels.first += (size_t) (place.y * self->scale) * pixels.stride
                  + (size_t) (place.x * self->scale) * sizeof (uint32_t);
  return pixels;
}

static bool
differs (UiCanvasMosaic *self, cairo_surface_t *image, cairo_rectangle_int_t place)
{
  Pixels now = pixels_of (self, image, place), then = pixels_of (self, self->image, place);

  for (int i = 0; i < now.n; i++)
    if (memcmp (now.first + (size_t) i * now.stride, then.first + (size_t) i * then.stride,
                now.length)
        != 0)
      return true;
  return false;
}

/* Returns NULL when there is no memory. */
static cairo_surface_t *
copy_of (UiCanvasMosaic *self, cairo_surface_t *image, cairo_rectangle_int_t place)
{
  cairo_surface_t *copy = make_image (self, place.width, place.height);
  Pixels from = pixels_of (self, image, place);
  Pixels to = pixels_of (self, copy, (cairo_rectangle_int_t){ 0, 0, place.width, place.height });

  if (to.first == NULL)
    {
      cairo_surface_destroy (copy);
      return NULL;
    }
  for (int i = 0; i < from.n; i++)
    memcpy (to.first + (size_t) i * to.stride, from.first + (size_t) i * from.stride, from.length);
  cairo_surface_mark_dirty (copy);
  return copy;
}

static cairo_surface_t *
acquire (cairo_pattern_t *pattern,
         void *image,
         cairo_surface_t *target,
         const cairo_rectangle_int_t *part)
{
  (void) pattern;
  (void) target;
  (void) part;
  return cairo_surface_reference (image);
}

static void
release (cairo_pattern_t *pattern, void *image, cairo_surface_t *acquired)
{
  (void) pattern;
  (void) image;
  cairo_surface_destroy (acquired);
}

static cairo_status_t
copied (cairo_pattern_t *pattern, void *image, const cairo_pattern_t *other)
{
  (void) pattern;
  (void) other;
  cairo_surface_reference (image);
  return CAIRO_STATUS_SUCCESS;
}

static void
finished (cairo_pattern_t *pattern, void *image)
{
  (void) pattern;
  cairo_surface_destroy (image);
}

/* Makes a source of an image whose pixels stay unchanged for as long as the pattern or a copy of it
 * lives; (x, y) is the place of its first pixel. */
static cairo_pattern_t *
make_source (UiCanvasMosaic *self, cairo_surface_t *image, int x, int y)
{
  cairo_pattern_t *source = cairo_pattern_create_raster_source (
      cairo_surface_reference (image), CAIRO_CONTENT_COLOR, cairo_image_surface_get_width (image),
      cairo_image_surface_get_height (image));
  cairo_matrix_t matrix;

  cairo_raster_source_pattern_set_acquire (source, acquire, release);
  cairo_raster_source_pattern_set_copy (source, copied);
  cairo_raster_source_pattern_set_finish (source, finished);
  cairo_matrix_init_scale (&matrix, self->scale, self->scale);
  cairo_matrix_translate (&matrix, -x, -y);
  cairo_pattern_set_matrix (source, &matrix);
  cairo_pattern_set_filter (source, CAIRO_FILTER_NEAREST);
  return source;
}

/* Makes a node of a part of the whole image, either shared with it or copied. */
static GskRenderNode *
make_node (UiCanvasMosaic *self, cairo_surface_t *image, cairo_rectangle_int_t place, bool shared)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) place.x, (float) place.y,
                                               (float) place.width, (float) place.height);
  cairo_surface_t *part = shared ? cairo_surface_reference (image) : copy_of (self, image, place);
  cairo_pattern_t *source;
  GskRenderNode *node;
  cairo_t *cr;

  if (part == NULL)
    return NULL;
  source = make_source (self, part, shared ? 0 : place.x, shared ? 0 : place.y);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source (cr, source);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_pattern_destroy (source);
  cairo_surface_destroy (part);
  return node;
}

/* Tiles that follow each other. */
typedef struct
{
  guint first, n;
} Run;

static Run
whole_row (UiCanvasMosaic *self, guint row)
{
  return (Run){ row * self->across, self->across };
}

/* Returns the run from the first tile that changed to the last one. */
static Run
compare_row (UiCanvasMosaic *self, cairo_surface_t *image, guint row)
{
  Run run = whole_row (self, row);

  if (self->image == NULL)
    return run;
  for (; run.n > 0 && !differs (self, image, tile_place (self, run.first)); run.n--)
    run.first++;
  while (run.n > 1 && !differs (self, image, tile_place (self, run.first + run.n - 1)))
    run.n--;
  return run;
}

/* A row of which more changed is renewed as a whole; this came out cheaper than a third, or half of
 * it. */
static bool
is_much (UiCanvasMosaic *self, Run run)
{
  return 3 * run.n > 2 * self->across;
}

static void
drop_tiles (UiCanvasMosaic *self, Run run)
{
  for (guint tile = run.first; tile < run.first + run.n; tile++)
    g_clear_pointer (&self->tiles[tile], gsk_render_node_unref);
}

static void
renew_row (UiCanvasMosaic *self, cairo_surface_t *image, guint row, bool shared)
{
  g_clear_pointer (&self->rows[row], gsk_render_node_unref);
  self->rows[row] = make_node (self, image, row_place (self, row), shared);
  drop_tiles (self, whole_row (self, row));
}

static void
renew_tiles (UiCanvasMosaic *self, cairo_surface_t *image, Run run)
{
  drop_tiles (self, run);
  for (guint tile = run.first; tile < run.first + run.n; tile++)
    self->tiles[tile] = make_node (self, image, tile_place (self, tile), false);
}

/* If most rows are renewed at once, they share the image, which GTK then holds; a few rows are
 * copied, so that they do not keep a whole image alive. */
static void
renew (UiCanvasMosaic *self, cairo_surface_t *image)
{
  g_autofree Run *runs = g_new (Run, self->down);
  guint n = 0;

  for (guint row = 0; row < self->down; row++)
    {
      runs[row] = compare_row (self, image, row);
      n += is_much (self, runs[row]);
    }
  for (guint row = 0; row < self->down; row++)
    {
      if (runs[row].n > 0)
        g_clear_pointer (&self->lines[row], gsk_render_node_unref);
      if (is_much (self, runs[row]))
        renew_row (self, image, row, 2 * n > self->down);
      else
        renew_tiles (self, image, runs[row]);
    }
  self->image = image;
}

static GskRenderNode *
or_nothing (UiCanvasMosaic *self, GskRenderNode *node)
{
  return node != NULL ? node : self->nothing;
}

static GskRenderNode *
make_line (UiCanvasMosaic *self, guint row)
{
  g_autofree GskRenderNode **parts = g_new (GskRenderNode *, self->across + 1);

  parts[0] = or_nothing (self, self->rows[row]);
  for (guint i = 0; i < self->across; i++)
    parts[1 + i] = or_nothing (self, self->tiles[row * self->across + i]);
  return gsk_container_node_new (parts, self->across + 1);
}

static void
append (UiCanvasMosaic *self, GtkSnapshot *snapshot)
{
  GskRenderNode *all;

  for (guint row = 0; row < self->down; row++)
    if (self->lines[row] == NULL)
      self->lines[row] = make_line (self, row);
  all = gsk_container_node_new (self->lines, self->down);
  gtk_snapshot_append_node (snapshot, all);
  gsk_render_node_unref (all);
}

/* If there was no memory for a picture, the last one stays. */
void
ui_canvas_mosaic_end (UiCanvasMosaic *self, cairo_t *cr, GtkSnapshot *snapshot)
{
  cairo_surface_t *image = cairo_get_target (cr);

  cairo_surface_flush (image);
  if (cairo_surface_status (image) == CAIRO_STATUS_SUCCESS)
    renew (self, image);
  cairo_destroy (cr);
  append (self, snapshot);
}
