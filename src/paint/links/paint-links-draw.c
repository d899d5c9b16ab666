/* Shared by all layers: arrows, rounded squares, colours, and text that fits. */
#include "paint-links-private.h"

#include <math.h>

static void
route_point (const LinksRoute *route, double s, double o, double *out_x, double *out_y)
{
  *out_x = route->vertical ? route->middle + o : s;
  *out_y = route->vertical ? s : route->middle + o;
}

static void
move_to (cairo_t *cr, const LinksRoute *route, double s, double o)
{
  double x, y;

  route_point (route, s, o, &x, &y);
  cairo_move_to (cr, x, y);
}

static void
line_to (cairo_t *cr, const LinksRoute *route, double s, double o)
{
  double x, y;

  route_point (route, s, o, &x, &y);
  cairo_line_to (cr, x, y);
}

/* Draws a curve from one offset to another that leaves and arrives along the axis. */
static void
swing_to (cairo_t *cr, const LinksRoute *route, double s0, double o0, double s1, double o1)
{
  double x[3], y[3];

  if (o0 == o1)
    {
      line_to (cr, route, s1, o1);
      return;
    }
  route_point (route, (s0 + s1) / 2, o0, &x[0], &y[0]);
  route_point (route, (s0 + s1) / 2, o1, &x[1], &y[1]);
  route_point (route, s1, o1, &x[2], &y[2]);
  cairo_curve_to (cr, x[0], y[0], x[1], y[1], x[2], y[2]);
}

bool
paint_links_in_sight (const LinksScene *scene, const LinksRoute *route)
{
  const double reach = scene->grid->unit + scene->grid->tab_height;
  const double low = fmin (fmin (route->s0, route->s1), fmin (route->enter, route->leave));
  const double high = fmax (fmax (route->s0, route->s1), fmax (route->enter, route->leave));
  double x0, y0, x1, y1;

  route_point (route, low, 0, &x0, &y0);
  route_point (route, high, 0, &x1, &y1);
  if (route->closes) /* the stub lies at the other end */
    route_point (route, fmin (low, fmin (route->stub_s0, route->stub_s1)), 0, &x0, &y0);
  return x0 - reach < scene->clip.x + scene->clip.width && x1 + reach > scene->clip.x
         && y0 - reach < scene->clip.y + scene->clip.height && y1 + reach > scene->clip.y;
}

double
paint_links_head (const LinksGrid *grid, double width)
{
  return fmax (0.1 * grid->unit, 1.4 * width + 1.3 * grid->thin);
}

/* Whether the first stub has the head.  A closing link's head is at the end of the stub that goes
 * in, which is the second one if the link runs down or right. */
static bool
first_has_head (const LinksRoute *route)
{
  return !route->closes || route->way < 0;
}

static bool
has_stub (const LinksRoute *route)
{
  return route->closes && route->stub_s0 != route->stub_s1;
}

/* Adds the straight part in the lane.  In a zoomed picture, links are far longer than their visible
 * part, and dashing them all would take long: so the line begins a whole number of dashes before
 * the visible part. */
static void
add_straight (const LinksScene *scene, const LinksRoute *route, double from, double to)
{
  const double period = LINKS_DASH_PERIOD * scene->grid->thin,
               reach = 2 * scene->grid->unit + period;
  const double room = route->vertical ? scene->grid->height : scene->grid->width;
  const double hidden = route->way > 0 ? -reach - from : from - room - reach;
  const double last = route->way > 0 ? fmin (to, room + reach) : fmax (to, -reach);

  if (hidden > 0)
    from += route->way * period * floor (hidden / period);
  if (hidden > 0 || route->lane == route->o0)
    move_to (scene->cr, route, from, route->lane);
  if ((last - from) * route->way > 0)
    line_to (scene->cr, route, last, route->lane);
  if (last != to)
    move_to (scene->cr, route, to, route->lane);
}

/* Longest swing, in rooms between nodes.  In a window, links are long because gaps lie between
 * their ends.  So a link that passes other nodes stays straight until it is close to them, which
 * shows where it runs.  And all swings share one shape, so the encoder finds repeats: animations
 * are 7 % smaller.
 *
 * Tried and dropped: lines without soft edges, whole pixels wide on whole pixels.  They save a
 * fortieth of an animation, but thin lines become too thin or too thick. */
#define MOST_SWING 0.8

/* Draws the way from the start into the lane, along it, and out of it to the end. */
static void
add_swings (const LinksScene *scene, const LinksRoute *route, double end)
{
  const bool limited = route->vertical && scene->self->windowed && !scene->self->laid;
  const double most = limited ? MOST_SWING * scene->grid->unit : HUGE_VAL;
  const double from = route->way * fmax (route->way * route->s0, route->way * route->enter - most);
  const double to = route->way * fmin (route->way * end, route->way * route->leave + most);

  move_to (scene->cr, route, route->s0, route->o0);
  if (from != route->s0)
    line_to (scene->cr, route, from, route->o0);
  swing_to (scene->cr, route, from, route->o0, route->enter, route->lane);
  add_straight (scene, route, route->enter, route->leave);
  swing_to (scene->cr, route, route->leave, route->lane, to, route->o1);
  if (to != end)
    line_to (scene->cr, route, end, route->o1);
}

void
paint_links_add_shaft (const LinksScene *scene, const LinksRoute *route, double head)
{
  const double inset = 0.7 * head * route->way;
  const double end = route->s1 - (first_has_head (route) ? inset : 0);

  if (route->stub_only)
    ;
  else if (route->o0 == route->lane && route->lane == route->o1)
    add_straight (scene, route, route->s0, end);
  else
    add_swings (scene, route, end);
  if (!has_stub (route))
    return;
  move_to (scene->cr, route, route->stub_s0, route->stub_o);
  line_to (scene->cr, route, route->stub_s1 - (first_has_head (route) ? 0 : inset), route->stub_o);
}

static void
add_triangle (cairo_t *cr, const LinksRoute *route, double s, double o, double head)
{
  const double back = s - head * route->way;

  move_to (cr, route, s, o);
  line_to (cr, route, back, o - 0.46 * head);
  line_to (cr, route, back, o + 0.46 * head);
  cairo_close_path (cr);
}

void
paint_links_add_head (const LinksScene *scene, const LinksRoute *route, double head)
{
  if (first_has_head (route) && route->stub_only)
    return;
  if (first_has_head (route))
    add_triangle (scene->cr, route, route->s1, route->o1, head);
  else if (has_stub (route))
    add_triangle (scene->cr, route, route->stub_s1, route->stub_o, head);
}

/* Places the number in the middle of the lane, but not far from the node that changes.  Two lanes
 * over a tab lie too close together for two numbers, so there each number keeps to its holder's
 * side. */
void
paint_links_badge_place (const LinksRoute *route,
                         double near,
                         double reach,
                         double *out_x,
                         double *out_y)
{
  const double share = route->vertical ? 0.5 : 0.15;
  double s = route->enter + share * (route->leave - route->enter);

  s = fmin (fmax (s, near - reach), near + reach);
  route_point (route, s, route->lane, out_x, out_y);
}

PaintColour
paint_links_mix (PaintColour from, PaintColour to, double share)
{
  return paint_blend (from,
                      (to & 0xffffff00u) | (unsigned) lround (255 * fmin (fmax (share, 0), 1)));
}

void
paint_links_add_text (const LinksScene *scene,
                      const char *string,
                      PaintFont font,
                      PaintRect box,
                      int align)
{
  const double least = LINKS_LEAST_TEXT * scene->grid->scale;
  PaintFont caps = font;
  PaintExtents extents;
  double x;

  /* Without any room, sizes are negative. */
  if (font.size < least)
    return;
  extents = paint_text_measure (scene->text, string, font);
  if (extents.advance > box.width)
    font.size = floor (font.size * box.width / extents.advance * 4) / 4;
  if (font.size < least || extents.advance <= 0)
    return;
  extents = paint_text_measure (scene->text, string, font);
  x = box.x + (align + 1) * (box.width - extents.advance) / 2 + extents.advance / 2;
  caps.size = font.size;
  extents = paint_text_measure (scene->text, "H0", caps);
  paint_text_add (scene->text, string, font, x,
                  box.y + box.height / 2 - (extents.top + extents.bottom) / 2);
}
