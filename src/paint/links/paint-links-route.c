/* The route of one arrow, from the node that holds a link to the node that it names.
 *
 * Every kind of arrow has its own place beside a node, so that none lies on another: next to the
 * middle the plain pairs and the links that removed nodes remember, at the corners the bypasses.
 * In a lane of its own, outside the squares, an arrow passes others.  Down runs right of the middle
 * and up left of it.  Between tabs, a bypass runs over sunken tabs, and the remembered links of a
 * sunken tab run below it. */
#include "paint-links-private.h"

#include <math.h>

/* Offsets across a column, in rooms between nodes. */
#define PLAIN      0.088
#define BYPASS     0.21
#define GHOST_LANE 0.33
#define MOST_LANE  0.41 /* of the room from column to column, which neighbours share */

/* Offsets across the tabs, in heights of one; negative is above. */
typedef struct
{
  double plain, bypass, lane, ghost, ghost_lane;
} Heights;

static const Heights rightwards = { -0.15, -0.36, -0.68, 0.16, -0.13 };
static const Heights leftwards = { 0.15, -0.12, -0.40, 0.38, -0.13 };

#define COVERED_STUB   0.13 /* in heights of a tab */
#define SCATTERED_STUB 0.38 /* in rooms between two tabs */
#define AIR            0.05 /* between a node and the lane's bend, in rooms */

static double
sunk_depth (const LinksScene *scene, uint32_t header)
{
  return paint_links_out (&scene->view, header) * scene->grid->tab_height / 2;
}

/* The upper and lower end of a node or a header at this moment. */
static void
span_down (const LinksScene *scene, uint32_t node, double *out_top, double *out_bottom)
{
  PaintRect rect;

  if (node <= scene->state->links->n_items)
    {
      rect = paint_links_tab (scene->self, node - 1);
      rect.y += sunk_depth (scene, node);
    }
  else
    rect = paint_links_square (scene->self, node);
  *out_top = rect.y;
  *out_bottom = rect.y + rect.height;
}

static void
span_across (const LinksScene *scene, uint32_t header, double *out_left, double *out_right)
{
  const CoverLinks *links = scene->state->links;
  PaintRect rect;

  if (header == 0 || header == links->secondary_root)
    rect = paint_links_root (scene->self, header != 0);
  else
    rect = paint_links_tab (scene->self, header - 1);
  *out_left = rect.x;
  *out_right = rect.x + rect.width;
}

/* ---- down and up ---- */

static uint32_t
node_at (const LinksScene *scene, uint32_t item, uint32_t rank)
{
  return rank == 0 ? item + 1 : scene->self->columns[scene->self->column_first[item] + rank - 1];
}

static bool
shows_rank (const LinksScene *scene, uint32_t item, uint32_t rank)
{
  return paint_links_shows (scene->self, node_at (scene, item, rank));
}

/* The end of the column, past the last square that it can have. */
static double
column_end (const LinksScene *scene, uint32_t item)
{
  uint32_t n = paint_links_n_in_column (scene->self, item);
  double top, bottom;

  span_down (scene, node_at (scene, item, n), &top, &bottom);
  return bottom + LINKS_STUB * scene->grid->unit;
}

static void
close_above (const LinksScene *scene, uint32_t header, double offset, LinksRoute *route)
{
  const double out = paint_links_out (&scene->view, header);
  double length =
             scene->grid->tab_height * (LINKS_TOP_STUB + (COVERED_STUB - LINKS_TOP_STUB) * out),
         top, bottom;

  span_down (scene, header, &top, &bottom);
  route->stub_o = offset;
  route->stub_s0 = route->way > 0 ? top - length : top;
  route->stub_s1 = route->way > 0 ? top : top - length;
}

/* Sets the lane between the ranks `upper` and `lower`; for a closing link, `lower` is the column's
 * end. */
static void
set_lane (const LinksScene *scene,
          uint32_t item,
          uint32_t upper,
          uint32_t lower,
          double side,
          bool ghost,
          LinksRoute *route)
{
  const double unit = scene->grid->unit;
  double top, bottom, first, last, unused;

  /* Nodes that are left out of the picture need no bypass. */
  while (lower > upper + 1 && !shows_rank (scene, item, upper + 1))
    upper++;
  while (lower > upper + 1 && !shows_rank (scene, item, lower - 1))
    lower--;
  route->passes = lower > upper + 1;
  route->o0 = route->o1 = route->lane = side * PLAIN * unit;
  top = route->way > 0 ? route->s0 : route->s1;
  bottom = route->way > 0 ? route->s1 : route->s0;
  first = top + (bottom - top) / 3;
  last = bottom - (bottom - top) / 3;
  if (route->passes)
    {
      route->lane =
          side
          * (ghost ? GHOST_LANE * unit : fmin (LINKS_LANE * unit, MOST_LANE * scene->grid->dx));
      if (!ghost)
        route->o0 = route->o1 = side * BYPASS * unit;
      span_down (scene, node_at (scene, item, upper + 1), &first, &unused);
      span_down (scene, node_at (scene, item, lower - 1), &unused, &last);
      first -= AIR * unit;
      last += AIR * unit;
    }
  route->enter = route->way > 0 ? first : last;
  route->leave = route->way > 0 ? last : first;
  if (route->passes && route->closes)
    *(route->way > 0 ? &route->o1 : &route->o0) = route->lane;
}

static LinksRoute
route_down (const LinksScene *scene, LinksField field, uint32_t from, uint32_t to, bool ghost)
{
  const CoverLinks *links = scene->state->links;
  const uint32_t item = links->nodes[from].item - 1, header = item + 1;
  const uint32_t n = paint_links_n_in_column (scene->self, item);
  const bool down = field == LINKS_DOWN;
  const double side = down ? 1 : -1;
  LinksRoute route = { .vertical = true, .way = side };
  uint32_t upper = scene->self->rank[down ? from : to], lower = scene->self->rank[down ? to : from];
  double unused;

  route.middle = round (paint_links_column_x (scene->self, item));
  route.closes = lower == 0;
  if (down)
    {
      span_down (scene, from, &unused, &route.s0);
      span_down (scene, to, &route.s1, &unused);
    }
  else
    {
      span_down (scene, from, &route.s0, &unused);
      span_down (scene, to, &unused, &route.s1);
    }
  if (route.closes)
    {
      *(down ? &route.s1 : &route.s0) = column_end (scene, item);
      close_above (scene, header, side * PLAIN * scene->grid->unit, &route);
      lower = n + 1;
    }
  set_lane (scene, item, upper, lower, side, ghost, &route);
  return route;
}

/* ---- left and right ---- */

static uint32_t
rank_of_header (const CoverLinks *links, uint32_t header)
{
  if (header == links->secondary_root)
    return 0;
  return header > links->n_primary ? header - links->n_primary : header;
}

static uint32_t
header_at (const CoverLinks *links, bool secondary, uint32_t rank)
{
  if (rank == 0)
    return secondary ? links->secondary_root : 0;
  return rank + (secondary ? links->n_primary : 0);
}

static void
set_heights (const LinksScene *scene, const Heights *heights, bool ghost, LinksRoute *route)
{
  const double tab = scene->grid->tab_height;

  route->o0 = route->o1 = route->lane = tab * (ghost ? heights->ghost : heights->plain);
  if (!route->passes)
    return;
  if (!ghost)
    route->o0 = route->o1 = tab * heights->bypass;
  route->lane = tab * (ghost ? heights->ghost_lane : heights->lane);
}

/* Behind the last tab before the secondary root. */
static double
end_of_primary (const LinksScene *scene)
{
  for (uint32_t item = scene->state->links->n_primary; item-- > 0;)
    if (paint_links_shows_item (scene->self, item))
      {
        const PaintRect tab = paint_links_tab (scene->self, item);

        return tab.x + tab.width;
      }
  return 0;
}

/* Sets the end at the root's side, where the closing link comes back or leaves. */
static void
close_beside (const LinksScene *scene, bool secondary, double offset, LinksRoute *route)
{
  double length = LINKS_TOP_STUB * scene->grid->tab_height;
  double left, right;

  span_across (scene, header_at (scene->state->links, secondary, 0), &left, &right);
  if (secondary)
    length = fmax (0, fmin (length, left - end_of_primary (scene) - AIR * scene->grid->tab_height));
  route->stub_o = offset;
  route->stub_s0 = route->way > 0 ? left - length : left;
  route->stub_s1 = route->way > 0 ? left : left - length;
}

static void
set_lane_across (const LinksScene *scene,
                 bool secondary,
                 uint32_t nearer,
                 uint32_t farther,
                 LinksRoute *route)
{
  const CoverLinks *links = scene->state->links;
  const double left = route->way > 0 ? route->s0 : route->s1;
  const double right = route->way > 0 ? route->s1 : route->s0;
  double first = left + (right - left) / 3, last = right - (right - left) / 3, unused;

  if (route->passes)
    {
      span_across (scene, header_at (links, secondary, nearer + 1), &first, &unused);
      span_across (scene, header_at (links, secondary, farther - 1), &unused, &last);
    }
  route->enter = route->way > 0 ? first : last;
  route->leave = route->way > 0 ? last : first;
}

/* Where columns are not in the order of the ring, the link is a stub at either end, like a closing
 * link. */
static LinksRoute
route_scattered (const LinksScene *scene, uint32_t from, uint32_t to, bool right, bool ghost)
{
  const double length = SCATTERED_STUB * (scene->grid->dx - scene->grid->tab_width);
  LinksRoute route = { .middle = scene->grid->tab_y, .way = right ? 1 : -1, .closes = true };
  double from_left, from_right, to_left, to_right;

  span_across (scene, from, &from_left, &from_right);
  span_across (scene, to, &to_left, &to_right);
  set_heights (scene, right ? &rightwards : &leftwards, ghost, &route);
  route.stub_o = route.o0;
  route.s0 = right ? from_right : to_right + length;
  route.s1 = right ? from_right + length : to_right;
  route.stub_s0 = right ? to_left - length : from_left;
  route.stub_s1 = right ? to_left : from_left - length;
  route.enter = route.leave = route.s1;
  return route;
}

static LinksRoute
route_across (const LinksScene *scene, LinksField field, uint32_t from, uint32_t to, bool ghost)
{
  const CoverLinks *links = scene->state->links;
  const bool right = field == LINKS_RIGHT;
  const uint32_t holder = rank_of_header (links, from), named = rank_of_header (links, to);
  const bool secondary = from > links->n_primary || to > links->n_primary;
  const uint32_t n = secondary ? links->n_items - links->n_primary : links->n_primary;
  LinksRoute route = { .middle = scene->grid->tab_y, .way = right ? 1 : -1 };
  uint32_t nearer = right ? holder : named, farther = right ? named : holder;
  double left_end, unused;

  if (scene->self->scattered[secondary])
    return route_scattered (scene, from, to, right, ghost);
  route.closes = farther == 0;
  span_across (scene, right ? from : to, &unused, &left_end);
  *(right ? &route.s0 : &route.s1) = left_end;
  span_across (scene, right ? to : from, right ? &route.s1 : &route.s0, &unused);
  if (route.closes)
    {
      span_across (scene, header_at (links, secondary, n), &unused, right ? &route.s1 : &route.s0);
      *(right ? &route.s1 : &route.s0) += LINKS_STUB * scene->grid->unit;
      farther = n + 1;
    }
  while (farther > nearer + 1
         && !paint_links_shows (scene->self, header_at (links, secondary, nearer + 1)))
    nearer++;
  while (farther > nearer + 1
         && !paint_links_shows (scene->self, header_at (links, secondary, farther - 1)))
    farther--;
  route.passes = farther > nearer + 1;
  set_heights (scene, right ? &rightwards : &leftwards, ghost, &route);
  set_lane_across (scene, secondary, nearer, farther, &route);
  if (route.closes)
    {
      close_beside (scene, secondary,
                    (right ? rightwards : leftwards).plain * scene->grid->tab_height, &route);
      if (route.passes)
        *(right ? &route.o1 : &route.o0) = route.lane;
    }
  return route;
}

LinksRoute
paint_links_route (const LinksScene *scene,
                   LinksField field,
                   uint32_t from,
                   uint32_t to,
                   bool ghost)
{
  if (field == LINKS_UP || field == LINKS_DOWN)
    return route_down (scene, field, from, to, ghost);
  return route_across (scene, field, from, to, ghost);
}

/* ---- moving arrows ---- */

static double
lerp (double from, double to, double share)
{
  return from + (to - from) * share;
}

static double
ease (double x)
{
  x = fmin (fmax (x, 0), 1);
  return x * x * (3 - 2 * x);
}

/* Leads the moving end round the node: out into the lane first, then along, then in again. */
static void
lead_round (double *offset, double *place, double before, double after, double lane, double share)
{
  const double aside = fmin (ease (share / 0.3), ease ((1 - share) / 0.3));

  *place = lerp (before, after, ease ((share - 0.12) / 0.76));
  *offset = lerp (*offset, lane, aside);
}

/* Interpolates; one of `before` and `after` passes the node that the other names. */
LinksRoute
paint_links_between (LinksRoute before, LinksRoute after, double share)
{
  LinksRoute route = after;

  if (share <= 0)
    return before;
  if (share >= 1)
    return after;
  route.passes = before.passes || after.passes;
  route.closes = share > 0.5 ? after.closes : before.closes;
  route.s0 = lerp (before.s0, after.s0, share);
  route.o0 = lerp (before.o0, after.o0, share);
  route.o1 = lerp (before.o1, after.o1, share);
  route.lane = lerp (before.lane, after.lane, ease (share / 0.4));
  if (fabs (before.lane) > fabs (after.lane))
    route.lane = lerp (before.lane, after.lane, ease ((share - 0.6) / 0.4));
  lead_round (&route.o1, &route.s1, before.s1, after.s1,
              fabs (before.lane) > fabs (after.lane) ? before.lane : after.lane, share);
  route.enter = lerp (before.enter, after.enter, share);
  route.leave = lerp (before.leave, after.leave, share);
  if ((route.s1 - route.leave) * route.way < 0)
    route.leave = route.s1;
  if ((route.leave - route.enter) * route.way < 0)
    route.enter = route.leave;
  return route;
}
