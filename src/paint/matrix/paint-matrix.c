#include "paint-matrix-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

BaseStatus
paint_matrix_new (const Subject *subject, PaintMatrix **out_matrix)
{
  PaintMatrix *self = base_new_zeroed (PaintMatrix, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->subject = *subject;
  self->subject.names = subject_names_short (subject->names);
  status = paint_matrix_order (self, NULL, 0);
  if (status == BASE_OK)
    *out_matrix = self;
  else
    paint_matrix_free (self);
  return status;
}

void
paint_matrix_free (PaintMatrix *self)
{
  if (self == NULL)
    return;
  paint_matrix_clear (self);
  paint_links_free (self->close);
  cairo_surface_destroy (self->image);
  free (self->overs.overs);
  free (self->past.overs);
  free (self->damage);
  free (self->heat);
  free (self->heat_sizes);
  free (self);
}

/* Orders a copy, which replaces the old order on success. */
BaseStatus
paint_matrix_settle (PaintMatrix *self, const uint32_t *settled, size_t n_settled)
{
  PaintMatrix other = { .subject = self->subject };
  BaseStatus status = paint_matrix_order (&other, settled, n_settled);

  if (status != BASE_OK)
    {
      paint_matrix_clear (&other);
      return status;
    }
  paint_matrix_clear (self);
  other.options = self->options;
  other.width = self->width;
  other.height = self->height;
  other.image = self->image;
  other.pixels = self->pixels;
  other.stride = self->stride;
  other.overs = self->overs;
  other.past = self->past;
  other.overs.n = other.past.n = 0;
  other.heat = self->heat;
  other.heat_sizes = self->heat_sizes;
  other.group_names = NULL;
  other.close = self->close;
  other.cuts = self->cuts;
  other.apart = self->apart;
  other.damage = self->damage;
  other.blocks_across = self->blocks_across;
  other.blocks_down = self->blocks_down;
  *self = other;
  return BASE_OK;
}

static void
drop_image (PaintMatrix *self)
{
  cairo_surface_destroy (self->image);
  free (self->damage);
  self->image = NULL;
  self->damage = NULL;
}

static BaseStatus
make_image (PaintMatrix *self, int width, int height)
{
  drop_image (self);
  self->width = width;
  self->height = height;
  self->blocks_across = (width + PAINT_MATRIX_BLOCK - 1) / PAINT_MATRIX_BLOCK;
  self->blocks_down = (height + PAINT_MATRIX_BLOCK - 1) / PAINT_MATRIX_BLOCK;
  self->damage = base_new_zeroed (uint8_t, (size_t) self->blocks_across * self->blocks_down);
  self->image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  if (self->damage == NULL || cairo_surface_status (self->image) != CAIRO_STATUS_SUCCESS)
    {
      drop_image (self);
      return BASE_NO_MEMORY;
    }
  self->pixels = (uint32_t *) (void *) cairo_image_surface_get_data (self->image);
  self->stride = (size_t) cairo_image_surface_get_stride (self->image) / sizeof (uint32_t);
  return BASE_OK;
}

BaseStatus
paint_matrix_set_options (PaintMatrix *self, const PaintStageOptions *options)
{
  int width = (int) ceil (options->width * options->scale);
  int height = (int) ceil (options->height * options->scale);

  self->options = *options;
  self->planned = false;
  if (self->image != NULL && width == self->width && height == self->height)
    return BASE_OK;
  return make_image (self, width > 0 ? width : 1, height > 0 ? height : 1);
}

const PaintMatrixGroup *
paint_matrix_groups (const PaintMatrix *self, uint32_t *out_n)
{
  *out_n = self->n_groups;
  return self->groups;
}

void
paint_matrix_set_group_names (PaintMatrix *self, const char *const *names)
{
  self->group_names = names;
  self->planned = false;
}

void
paint_matrix_set_apart (PaintMatrix *self, bool apart)
{
  self->plotted &= self->apart == apart;
  self->apart = apart;
}

#define HEAT_SECONDS 0.5 /* after this time about two thirds of a change are visible */

void
paint_matrix_cool (PaintMatrix *self)
{
  free (self->heat);
  free (self->heat_sizes);
  self->heat = NULL;
  self->heat_sizes = NULL;
}

static BaseStatus
begin_heat (PaintMatrix *self, const PlayerState *state)
{
  uint32_t n = self->subject.links->n_items;

  self->heat = base_new_zeroed (float, n);
  self->heat_sizes = base_new (uint32_t, n);
  if (self->heat == NULL || self->heat_sizes == NULL)
    {
      paint_matrix_cool (self);
      return BASE_NO_MEMORY;
    }
  for (uint32_t item = 0; item < n; item++)
    self->heat_sizes[item] = player_state_size (state, item);
  return BASE_OK;
}

/* Moves the heat of each item a little towards 1 if its list changed, else towards 0. */
BaseStatus
paint_matrix_warm (PaintMatrix *self, const PlayerState *state, double seconds)
{
  float share = (float) (1 - exp (-fmax (0, seconds) / HEAT_SECONDS));

  if (self->heat == NULL)
    return begin_heat (self, state);
  for (uint32_t item = 0; item < self->subject.links->n_items; item++)
    {
      uint32_t size = player_state_size (state, item);
      float wanted = size != self->heat_sizes[item] ? 1 : 0;

      self->heat[item] += (wanted - self->heat[item]) * share;
      self->heat_sizes[item] = size;
    }
  return BASE_OK;
}

/* The rectangle round all damaged blocks, in units. */
static PaintRect
damage_rect (const PaintMatrix *self)
{
  int left = self->blocks_across, top = self->blocks_down, right = 0, bottom = 0;
  double side = PAINT_MATRIX_BLOCK / self->options.scale;

  for (int y = 0; y < self->blocks_down; y++)
    for (int x = 0; x < self->blocks_across; x++)
      if (self->damage[y * self->blocks_across + x])
        {
          left = x < left ? x : left;
          right = x + 1 > right ? x + 1 : right;
          top = y < top ? y : top;
          bottom = y + 1;
        }
  if (right == 0)
    return (PaintRect){ 0 };
  return (PaintRect){ left * side, top * side, (right - left) * side, (bottom - top) * side };
}

static int
matrix_block_of (double x, double scale, int most)
{
  int at = (int) floor (x * scale / PAINT_MATRIX_BLOCK);

  return at < 0 ? 0 : at > most - 1 ? most - 1 : at;
}

bool
paint_matrix_is_damaged (const PaintMatrix *self, PaintRect rect)
{
  double scale = self->options.scale;
  int left = matrix_block_of (rect.x, scale, self->blocks_across);
  int top = matrix_block_of (rect.y, scale, self->blocks_down);
  int right = matrix_block_of (rect.x + rect.width - 1e-6, scale, self->blocks_across);
  int bottom = matrix_block_of (rect.y + rect.height - 1e-6, scale, self->blocks_down);

  if (self->damage == NULL)
    return false;
  for (int y = top; y <= bottom; y++)
    for (int x = left; x <= right; x++)
      if (self->damage[y * self->blocks_across + x])
        return true;
  return false;
}

static bool
same_theme (const PaintTheme *a, const PaintTheme *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

static BaseStatus
bring_up_to_date (PaintMatrix *self,
                  const PaintFrame *frame,
                  const PaintTheme *theme,
                  PaintText *text)
{
  BaseStatus status;

  if (self->image == NULL)
    return BASE_NO_MEMORY;
  if (!self->planned)
    paint_matrix_plan (self, text);
  if (!self->planned || !same_theme (&self->theme, theme))
    self->plotted = false;
  self->planned = true;
  memcpy (&self->theme, theme, sizeof *theme);
  if (paint_matrix_closeness (self) < 1)
    {
      paint_matrix_look (self, frame);
      paint_matrix_plot (self, text);
    }
  status = paint_matrix_lay_over (self, frame, text);
  return status == BASE_OK ? paint_text_status (text) : status;
}

BaseStatus
paint_matrix_update (PaintMatrix *self,
                     const PaintFrame *frame,
                     const PaintTheme *theme,
                     PaintText *text,
                     PaintRect *out_damage)
{
  BaseStatus status;

  if (self->damage != NULL)
    memset (self->damage, 0, (size_t) self->blocks_across * self->blocks_down);
  status = bring_up_to_date (self, frame, theme, text);
  if (status == BASE_OK && paint_matrix_closeness (self) > 0)
    paint_matrix_damage (self, (PaintBox){ 0, 0, self->width, self->height });
  if (status == BASE_OK)
    *out_damage = damage_rect (self);
  else
    self->planned = false;
  return status;
}

static void
draw_image (const PaintMatrix *self, cairo_t *cr)
{
  cairo_set_source_surface (cr, self->image, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, 0, 0, self->width, self->height);
  cairo_fill (cr);
}

/* Draws the marks: as an image, copied pixel by pixel if the cairo_t has the picture's scale, or
 * each by itself. */
static BaseStatus
draw_matrix_marks (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  BaseStatus status = BASE_OK;

  cairo_save (cr);
  cairo_scale (cr, 1 / self->options.scale, 1 / self->options.scale);
  if (self->apart)
    status = paint_matrix_draw_apart (self, cr, text);
  else
    draw_image (self, cr);
  paint_matrix_draw_colours (self, cr, text);
  paint_matrix_draw_overs (self, cr, text);
  cairo_restore (cr);
  return status;
}

BaseStatus
paint_matrix_draw (PaintMatrix *self,
                   cairo_t *cr,
                   const PaintFrame *frame,
                   const PaintTheme *theme,
                   PaintText *text)
{
  BaseStatus status = bring_up_to_date (self, frame, theme, text);

  if (status != BASE_OK)
    {
      self->planned = false;
      return status;
    }
  if (paint_matrix_closeness (self) < 1)
    status = draw_matrix_marks (self, cr, text);
  if (status == BASE_OK)
    status = paint_matrix_draw_close (self, cr, frame, text);
  if (cairo_status (cr) == CAIRO_STATUS_NO_MEMORY)
    return BASE_NO_MEMORY;
  return status == BASE_OK ? paint_text_status (text) : status;
}
