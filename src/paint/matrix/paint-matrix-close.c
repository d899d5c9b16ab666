/* The matrix from close up: where marks have room for nodes, they are nodes, with their arrows.
 *
 * The links picture is laid on the matrix' own columns and rows, so that everything stays in place
 * while one picture turns into the other over a range of zoom.  The words around them change at
 * once, half way: two names that shine through each other cannot be read. */
#include "paint-matrix-private.h"

#include "paint-links-bed.h"

#include <math.h>
#include <string.h>

/* Units between two marks from which on there are nodes. */
#define NODES_FROM     16.0
#define PRESENTED_FROM 32.0

/* Times the pitch at which everything is visible: even with few marks, the matrix comes first. */
#define NEARER 1.25
#define RANGE  1.5 /* factor until only the links are visible */

#define READABLE 64.0 /* units; marks need not be larger */

double
paint_matrix_closeness (const PaintMatrix *self)
{
  const PaintMatrixPlan *plan = &self->plan;
  const double least = self->options.presenting ? PRESENTED_FROM : NODES_FROM;
  const double first = fmax (least * self->options.scale, NEARER * plan->whole);
  const double share = (fmin (plan->across, plan->down) / first - 1) / (RANGE - 1);

  if (self->cuts)
    return share < 0.5 ? 0 : 1;
  return fmin (fmax (share, 0), 1);
}

double
paint_matrix_most_zoom (const PaintMatrix *self)
{
  const double least = self->options.presenting ? 2 * READABLE : READABLE;
  const double whole = fmax (self->plan.whole / self->options.scale, 1e-3);

  return self->planned ? fmax (least / whole, PAINT_MATRIX_ZOOM) : PAINT_MATRIX_ZOOM;
}

void
paint_matrix_set_cutting (PaintMatrix *self, bool cutting)
{
  self->cuts = cutting;
}

/* Where secondary items begin, in columns from the left. */
static double
find_secondary_start (const PaintMatrix *self)
{
  const CoverLinks *links = self->subject.links;

  for (uint32_t item = links->n_primary; item < links->n_items; item++)
    if (self->column_of[item] != COVER_NONE)
      return self->columns[self->column_of[item]].x / self->plan.across;
  return self->plan.content_width / self->plan.across;
}

/* A column that is left out has its place at the end of its neighbour. */
static void
place_columns_of_links (const PaintMatrix *self, PaintLinks *links)
{
  double last = 0;

  for (uint32_t item = 0; item < self->subject.links->n_items; item++)
    {
      const uint32_t at = self->column_of[item];
      const PaintColumn *column;

      if (at == COVER_NONE)
        {
          paint_links_place_item (links, item, false, last);
          continue;
        }
      column = &self->columns[at];
      paint_links_place_item (links, item, true,
                              (column->x + column->width / 2.0) / self->plan.across);
      last = (column->x + column->width) / self->plan.across;
    }
}

static void
place_rows_of_links (const PaintMatrix *self, PaintLinks *links)
{
  double last = 0;

  for (uint32_t option = 0; option < self->subject.links->n_options; option++)
    {
      const uint32_t at = self->row_of[option];
      const PaintRow *row;

      if (at == COVER_NONE)
        {
          paint_links_place_option (links, option, false, last);
          continue;
        }
      row = &self->rows[at];
      paint_links_place_option (links, option, true,
                                (row->y + row->height / 2.0) / self->plan.down);
      last = (row->y + row->height) / self->plan.down;
    }
}

static void
lay_links_on_matrix (const PaintMatrix *self, PaintLinks *links)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintLinksBed bed = {
    .across = plan->across,
    .down = plan->down,
    .left = plan->body.x - plan->left,
    .top = plan->body.y - plan->top,
    .start_x = fmax (0, plan->body.x - plan->margin),
    .start_y = plan->names_top,
    .body = { plan->body.x, plan->body.y, plan->body.width, plan->body.height },
    .scrolled_x = plan->content_width > plan->body.width,
    .scrolled_y = plan->content_height > plan->body.height,
    .partial = self->n_columns < self->subject.links->n_items
               || self->n_rows < self->subject.links->n_options,
    .n_across = plan->content_width / plan->across,
    .n_down = plan->content_height / plan->down,
    .secondary_at = find_secondary_start (self),
  };

  paint_links_lay (links, &self->options, &bed);
  place_columns_of_links (self, links);
  place_rows_of_links (self, links);
}

/* Draws the parts that are the same in both pictures: the groups' names above the tabs, and the
 * map. */
static void
draw_surroundings (PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  cairo_save (cr);
  cairo_scale (cr, 1 / self->options.scale, 1 / self->options.scale);
  paint_matrix_draw_groups (self, cr, text);
  paint_matrix_draw_map (self, cr);
  cairo_restore (cr);
}

/* Mixes the source over the previous drawing. */
static void
mix_in (const PaintMatrix *self, cairo_t *cr, double share)
{
  const PaintBox body = self->plan.body;

  cairo_save (cr);
  cairo_scale (cr, 1 / self->options.scale, 1 / self->options.scale);
  cairo_rectangle (cr, body.x, body.y, self->width - body.x, self->height - body.y);
  cairo_clip (cr);
  cairo_paint_with_alpha (cr, share);
  cairo_restore (cr);
  if (share < 0.5)
    return;
  cairo_save (cr);
  cairo_scale (cr, 1 / self->options.scale, 1 / self->options.scale);
  cairo_rectangle (cr, 0, 0, self->width, body.y);
  cairo_rectangle (cr, 0, body.y, body.x, self->height - body.y);
  cairo_clip (cr);
  cairo_paint (cr);
  cairo_restore (cr);
}

BaseStatus
paint_matrix_draw_close (PaintMatrix *self, cairo_t *cr, const PaintFrame *frame, PaintText *text)
{
  const double share = paint_matrix_closeness (self);
  BaseStatus status = BASE_OK;

  if (share <= 0)
    return BASE_OK;
  if (self->close == NULL)
    status = paint_links_new (&self->subject, &self->close);
  if (status != BASE_OK)
    return status;
  lay_links_on_matrix (self, self->close);
  if (share < 1)
    cairo_push_group (cr);
  status = paint_links_draw (self->close, cr, frame, &self->theme, text);
  draw_surroundings (self, cr, text);
  if (share < 1)
    {
      cairo_pop_group_to_source (cr);
      mix_in (self, cr, share);
    }
  return status;
}
