/* A reason over the links and over the matrix.
 *
 * The columns of its items are lit, and so are the rows of the option taken and of those that
 * follow.  A line crosses out each row that goes.  A ring lies round the column that stays empty.
 * Numbers at the rows are those of the sentences.  Places come from the picture itself, after it
 * was drawn. */
#include "paint-picture-private.h"

#include "cover-links.h"
#include "paint-arrows.h"

#include <math.h>
#include <stdlib.h>

/* In units: the width of lines, and the radius of numbers: least, largest, and as a share of the
 * height of a row. */
#define LINE         1.6
#define LEAST_RADIUS 6.0
#define MOST_RADIUS  11.0
#define RADIUS_SHARE 0.42

typedef struct
{
  PaintPicture *picture;
  cairo_t *cr;
  const PaintReason *reason;
  const CoverLinks *links;
  const PaintTheme *theme;
  PaintText *text;
  double pen;
} ReasonDrawing;

static bool
is_empty (PaintRect rect)
{
  return rect.width <= 0 || rect.height <= 0;
}

static PaintRect
unite (PaintRect one, PaintRect other)
{
  PaintRect both;

  if (is_empty (one))
    return other;
  if (is_empty (other))
    return one;
  both.x = fmin (one.x, other.x);
  both.y = fmin (one.y, other.y);
  both.width = fmax (one.x + one.width, other.x + other.width) - both.x;
  both.height = fmax (one.y + one.height, other.y + other.height) - both.y;
  return both;
}

static PaintRect
find_node (const ReasonDrawing *self, uint32_t node)
{
  const PaintPointed what = { self->links->nodes[node].item - 1,
                              cover_links_option (self->links, node), node };

  return paint_picture_find (self->picture, what);
}

/* The marks of an option. */
static PaintRect
find_row (const ReasonDrawing *self, uint32_t option)
{
  PaintRect row = { 0, 0, 0, 0 };

  for (uint32_t node = self->links->first[option]; self->links->nodes[node].item != 0; node++)
    row = unite (row, find_node (self, node));
  return row;
}

static PaintRect
find_name (const ReasonDrawing *self, uint32_t option)
{
  return paint_picture_find (self->picture, (PaintPointed){ COVER_NONE, option, COVER_NONE });
}

/* The head of an item, and the marks of its options that the reason is about. */
static PaintRect
find_column (const ReasonDrawing *self, uint32_t item)
{
  PaintRect column =
      paint_picture_find (self->picture, (PaintPointed){ item, COVER_NONE, COVER_NONE });

  for (uint32_t i = 0; i < self->reason->n_options; i++)
    for (uint32_t node = self->links->first[self->reason->options[i]];
         self->links->nodes[node].item != 0; node++)
      if (self->links->nodes[node].item == item + 1)
        column = unite (column, find_node (self, node));
  return column;
}

/* Crosses out a row, its name included. */
static void
strike_row (const ReasonDrawing *self, uint32_t option)
{
  const PaintRect row = find_row (self, option), name = find_name (self, option);
  const double left = is_empty (name) ? row.x - 4 * self->pen : name.x;
  const double middle = row.y + row.height / 2;

  if (is_empty (row))
    return;
  cairo_move_to (self->cr, left, middle);
  cairo_line_to (self->cr, row.x + row.width + 4 * self->pen, middle);
}

static void
strike_rows (const ReasonDrawing *self)
{
  const PaintReason *reason = self->reason;

  for (uint32_t i = 0; i < reason->n_crossed; i++)
    strike_row (self, reason->crossed[i]);
  cairo_set_line_width (self->cr, self->pen);
  paint_set_source (self->cr, self->theme->signs[PAINT_SIGN_BAD]);
  cairo_stroke (self->cr);
}

/* Draws a cross before the name of an option that is ruled out. */
static void
mark_struck (const ReasonDrawing *self)
{
  for (uint32_t i = 0; i < self->reason->n_struck; i++)
    {
      const PaintRect row = find_row (self, self->reason->struck[i]);
      const double half = fmin (0.32 * row.height, 5);
      const double x =
          fmin (row.x + row.width + 6 + half, self->picture->options.width - 24 - half);
      const double y = row.y + row.height / 2;

      if (is_empty (row))
        continue;
      cairo_move_to (self->cr, x - half, y - half);
      cairo_line_to (self->cr, x + half, y + half);
      cairo_move_to (self->cr, x + half, y - half);
      cairo_line_to (self->cr, x - half, y + half);
    }
  cairo_set_line_width (self->cr, 1.3 * self->pen);
  paint_set_source (self->cr, self->theme->signs[PAINT_SIGN_BAD]);
  cairo_stroke (self->cr);
}

static void
ring_stuck (const ReasonDrawing *self)
{
  const double gap = 2 * self->pen;
  PaintRect column;

  if (self->reason->stuck == COVER_NONE)
    return;
  column = find_column (self, self->reason->stuck);
  if (is_empty (column))
    return;
  if (self->picture->kind == PAINT_PICTURE_MATRIX)
    {
      /* The name of the item stands right above. */
      column.y += 3 * gap;
      column.height -= 3 * gap;
    }
  for (unsigned i = 0; i < 2; i++)
    {
      const double reach = gap * (1 + i);

      paint_rect_add_rounded (self->cr,
                              (PaintRect){ column.x - reach, column.y - reach,
                                           column.width + 2 * reach, column.height + 2 * reach },
                              8 + reach);
    }
  cairo_set_line_width (self->cr, self->pen);
  paint_set_source (self->cr, self->theme->signs[PAINT_SIGN_BAD]);
  cairo_stroke (self->cr);
}

/* The number of the conclusion that ends at an option. */
static uint32_t
number_of (const PaintReason *reason, uint32_t option)
{
  for (uint32_t i = 0; i < reason->n_links; i++)
    if (reason->links[i].is_solid && reason->links[i].to == option && reason->links[i].number != 0)
      return reason->links[i].number;
  return 0;
}

/* Numbers stand behind the marks of their row. */
static void
number_row (const ReasonDrawing *self, uint32_t option, uint32_t number)
{
  const PaintRect row = find_row (self, option);
  const double radius = fmax (LEAST_RADIUS, fmin (MOST_RADIUS, RADIUS_SHARE * row.height));
  const bool is_struck = option == self->reason->taken;
  const double x = row.x + row.width + (is_struck ? 20 : 6) + radius;
  const PaintSpot disc = { fmin (x, self->picture->options.width - radius - 1),
                           row.y + row.height / 2, radius };

  if (is_empty (row) || number == 0 || row.height < LEAST_RADIUS)
    return;
  paint_arrows_draw_number (self->cr, disc, 1 / self->picture->options.scale, number, self->theme,
                            self->text);
}

static void
number_rows (const ReasonDrawing *self)
{
  const PaintReason *reason = self->reason;

  if (reason->n_links == 0 || reason->taken == COVER_NONE)
    return;
  number_row (self, reason->taken, 1);
  for (uint32_t i = 0; i < reason->n_forced; i++)
    number_row (self, reason->forced[i], number_of (reason, reason->forced[i]));
}

BaseStatus
paint_picture_draw_reason (PaintPicture *self,
                           cairo_t *cr,
                           const PaintFrame *frame,
                           const PaintTheme *theme,
                           PaintText *text)
{
  const ReasonDrawing drawing = {
    self, cr, frame->reason, frame->state->links, theme, text, fmax (LINE, 1 / self->options.scale)
  };
  PaintFrame lit = *frame;
  PaintPointed *parts = NULL;
  BaseStatus status = paint_frame_light_reason (frame, &parts, &lit.n_lit);

  if (status != BASE_OK)
    return status;
  lit.lit = parts;
  status = self->row->draw (self, cr, &lit, theme, text);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  strike_rows (&drawing);
  mark_struck (&drawing);
  ring_stuck (&drawing);
  number_rows (&drawing);
  cairo_restore (cr);
  free (parts);
  return status;
}
