/* The change that is shown: a ring round the node or header that changes, the two links being
 * written on their way, numbered in the order of writing, and the links that a leaving node
 * keeps. */
#include "paint-links-private.h"

#include <math.h>
#include <stdio.h>

/* Radius of a number's disc, in units. */
#define LEAST_BADGE     6.5
#define PRESENTED_BADGE 14.5
#define BADGE_EDGE      1.5
#define BADGE_LONG      1.75 /* of a plate with a letter: its length by its width */

/* Part of the bending that each of the two links takes.  They bend one after the other, overlapping
 * in the middle. */
#define SHARE_OF_ONE 0.65

typedef struct
{
  LinksField field;
  uint32_t holder, before, after; /* nodes that the link names */
} Write;

typedef struct
{
  Write writes[2];     /* in their order */
  LinksField back, on; /* the two fields of the node that leaves */
} Writes;

/* A node that leaves has its link forward written first; one that comes back, its link back.  So
 * one change is the other read from right to left. */
static Writes
find_writes (const LinksView *view)
{
  const CoverEventKind kind = view->event.kind;
  const bool header = kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_RELINK_HEADER;
  const bool leaves = kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_UNLINK;
  const uint32_t node = view->event.node;
  Writes found = { .back = header ? LINKS_LEFT : LINKS_UP,
                   .on = header ? LINKS_RIGHT : LINKS_DOWN };
  const uint32_t upper = paint_links_get (view, found.back, node);
  const uint32_t lower = paint_links_get (view, found.on, node);
  const Write down = { found.on, upper, leaves ? node : lower, leaves ? lower : node };
  const Write up = { found.back, lower, leaves ? node : upper, leaves ? upper : node };

  found.writes[0] = leaves ? down : up;
  found.writes[1] = leaves ? up : down;
  return found;
}

static double
bend_of (const LinksView *view, unsigned number)
{
  const double from = number * (1 - SHARE_OF_ONE);

  return fmin (fmax ((view->bend - from) / SHARE_OF_ONE, 0), 1);
}

static LinksRoute
route_of (const LinksScene *scene, const Write *write, unsigned number)
{
  LinksRoute before = paint_links_route (scene, write->field, write->holder, write->before, false);
  LinksRoute after = paint_links_route (scene, write->field, write->holder, write->after, false);

  return paint_links_between (before, after, bend_of (&scene->view, number));
}

/* Clips to the body.  A vertical link ends at the tabs' edge if nodes are panned, unless it begins
 * or ends at its tab. */
static void
clip_to_body (const LinksScene *scene, const LinksRoute *route)
{
  const LinksGrid *grid = scene->grid;
  const double high = fmin (route->s0, route->s1);
  const bool at_tab = high >= grid->tab_y && high < grid->edge_y;
  const double x = grid->scrolled_x ? grid->edge_x : 0;
  const double y = grid->scrolled_y && route->vertical && !at_tab ? grid->edge_y : 0;

  cairo_rectangle (scene->cr, x, y, grid->width - x, grid->height - y);
  cairo_clip (scene->cr);
}

static void
stroke_route (const LinksScene *scene, const LinksRoute *route, PaintColour colour, double width)
{
  const double head = paint_links_head (scene->grid, width);

  cairo_save (scene->cr);
  clip_to_body (scene, route);
  paint_set_source (scene->cr, colour);
  cairo_set_line_width (scene->cr, width);
  paint_links_add_shaft (scene, route, head);
  cairo_stroke (scene->cr);
  paint_links_add_head (scene, route, head);
  cairo_fill (scene->cr);
  cairo_restore (scene->cr);
}

/* Draws a plain arrow that becomes a link that the node remembers, or the reverse: one fades as the
 * other appears. */
static void
draw_memory (const LinksScene *scene, LinksField field)
{
  const PaintTheme *theme = scene->theme;
  const LinksView *view = &scene->view;
  const uint32_t node = view->event.node, names = paint_links_get (view, field, node);
  const double out = paint_links_out (view, node), width = scene->grid->thin;
  const double head = paint_links_head (scene->grid, width),
               dash[] = { LINKS_DASH * width, LINKS_DASH_GAP * width };
  LinksRoute linked = paint_links_route (scene, field, node, names, false);
  LinksRoute ghost = paint_links_route (scene, field, node, names, true);
  LinksRoute route = paint_links_between (linked, ghost, out);

  cairo_save (scene->cr);
  clip_to_body (scene, &linked);
  route.s1 = out < 1 ? linked.s1 : ghost.s1; /* it names the same node, so its end stays */
  route.o1 = linked.o1 + (ghost.o1 - linked.o1) * out;
  paint_set_source (scene->cr, paint_links_mix (theme->thick, theme->label, out));
  cairo_set_line_width (scene->cr, linked.passes && out < 0.5 ? scene->grid->thick : width);
  if (out > 0.5)
    cairo_set_dash (scene->cr, dash, 2, 0);
  paint_links_add_shaft (scene, &route, head);
  cairo_stroke (scene->cr);
  cairo_set_dash (scene->cr, NULL, 0, 0);
  paint_links_add_head (scene, &route, head);
  if (out > 0.5)
    {
      paint_set_source (scene->cr, theme->ground);
      cairo_fill_preserve (scene->cr);
      paint_set_source (scene->cr, theme->label);
      cairo_set_line_width (scene->cr, fmax (0.8 * width, scene->grid->scale));
      cairo_stroke (scene->cr);
    }
  else
    cairo_fill (scene->cr);
  cairo_restore (scene->cr);
}

static double
badge_radius (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const double least = scene->self->options.presenting ? PRESENTED_BADGE : LEAST_BADGE;

  return fmax (0.125 * grid->unit, fmin (least * grid->scale, 0.55 * grid->side));
}

double
paint_links_badge (const LinksScene *scene)
{
  return badge_radius (scene) + BADGE_EDGE * scene->grid->scale;
}

/* Draws a plate: the number of a write and, if there is one, the letter of its field.  Beside an
 * upright link the letter stands below the number. */
static void
draw_badge (const LinksScene *scene, unsigned number, char letter, bool upright, PaintRect plate)
{
  const double edge = BADGE_EDGE * scene->grid->scale, radius = badge_radius (scene);
  const double shrink = (1 - scene->view.mark) * 0.25;
  const PaintFont font = { .size = 1.5 * radius, .bold = true };
  const PaintColour accent = scene->theme->signs[PAINT_SIGN_ACCENT];
  const char numeral[] = { (char) ('0' + number), '\0' }, field[] = { letter, '\0' };
  PaintRect half;

  plate.x += shrink * plate.width;
  plate.y += shrink * plate.height;
  plate.width *= 1 - 2 * shrink;
  plate.height *= 1 - 2 * shrink;
  half = plate;
  paint_rect_add_rounded (scene->cr,
                          (PaintRect){ plate.x - edge, plate.y - edge, plate.width + 2 * edge,
                                       plate.height + 2 * edge },
                          radius + edge);
  paint_set_source (scene->cr, scene->theme->ground);
  cairo_fill (scene->cr);
  paint_rect_add_rounded (scene->cr, plate, radius);
  paint_set_source (scene->cr, accent);
  cairo_fill (scene->cr);
  if (letter != '\0')
    *(upright ? &half.height : &half.width) /= 2;
  paint_links_add_text (scene, numeral, font, half, 0);
  half.x += letter != '\0' && !upright ? half.width - 0.2 * radius : 0;
  half.y += letter != '\0' && upright ? half.height - 0.2 * radius : 0;
  if (letter != '\0')
    paint_links_add_text (scene, field, font, half, 0);
  paint_set_source (scene->cr, paint_ink_on (accent));
  paint_text_show (scene->text, scene->cr);
}

/* Beside the link of a write, on the outer side: above and below the links of headers, left and
 * right of those of nodes. */
static PaintRect
place_badge (const LinksScene *scene, const LinksRoute *route, double near)
{
  const double radius = badge_radius (scene);
  /* Between two columns: over a tab, a marker may stand. */
  const double reach = route->vertical ? 1.2 * scene->grid->unit : 0.5 * scene->grid->dx;
  const double aside = radius + scene->grid->thick / 2 + BADGE_EDGE * scene->grid->scale;
  double x, y;

  paint_links_badge_place (route, near, reach, &x, &y);
  if (!route->vertical)
    {
      y += route->way > 0 ? -aside : aside;
      return (PaintRect){ x - BADGE_LONG * radius, y - radius, 2 * BADGE_LONG * radius,
                          2 * radius };
    }
  x += route->way > 0 ? aside : -aside;
  return (PaintRect){ x - radius, y - BADGE_LONG * radius, 2 * radius, 2 * BADGE_LONG * radius };
}

static char
letter_of_field (LinksField field)
{
  static const char letters[] = {
    [LINKS_UP] = 'U',
    [LINKS_DOWN] = 'D',
    [LINKS_LEFT] = 'L',
    [LINKS_RIGHT] = 'R',
  };

  return letters[field];
}

/* Draws a ring round a node or a tab, which closes in during the marking. */
static void
draw_ring (const LinksScene *scene)
{
  const LinksView *view = &scene->view;
  const LinksGrid *grid = scene->grid;
  const uint32_t node = view->event.node;
  const bool purifies =
      view->event.kind == COVER_EVENT_PURIFY || view->event.kind == COVER_EVENT_UNPURIFY;
  const uint32_t ringed = purifies ? view->links->nodes[node].item : node;
  const double gap =
      (0.5 + (1 - view->mark)) * fmax (0.09 * grid->unit, 2 * grid->scale) + grid->thick / 2;
  PaintRect rect = paint_links_node_rect (scene->self, ringed);
  const double least = 5 * grid->scale;

  rect.x *= grid->scale;
  rect.y *= grid->scale;
  rect.width *= grid->scale;
  rect.height *= grid->scale;
  if (ringed <= view->links->n_items)
    rect.y += paint_links_out (view, ringed) * grid->tab_height / 2;
  if (rect.width < least)
    rect = (PaintRect){ rect.x + rect.width / 2 - least / 2, rect.y + rect.height / 2 - least / 2,
                        least, least };
  paint_rect_add_rounded (
      scene->cr,
      (PaintRect){ rect.x - gap, rect.y - gap, rect.width + 2 * gap, rect.height + 2 * gap },
      0.2 * rect.height + gap);
  paint_set_source (
      scene->cr,
      paint_links_mix (scene->theme->ground, scene->theme->signs[PAINT_SIGN_ACCENT], view->mark));
  cairo_set_line_width (scene->cr, fmax (grid->thick, 2 * grid->scale));
  cairo_stroke (scene->cr);
  if (purifies || view->event.kind == COVER_EVENT_CLEANSE
      || view->event.kind == COVER_EVENT_UNCLEANSE)
    if (grid->arrows)
      draw_badge (scene, 1, '\0', false,
                  (PaintRect){ rect.x + rect.width + gap - badge_radius (scene),
                               rect.y - gap - badge_radius (scene), 2 * badge_radius (scene),
                               2 * badge_radius (scene) });
}

static void
draw_links (const LinksScene *scene)
{
  const LinksView *view = &scene->view;
  const Writes found = find_writes (view);
  const PaintColour colour =
      paint_links_mix (scene->theme->thick, scene->theme->signs[PAINT_SIGN_ACCENT], view->mark);
  const double width = fmax (scene->grid->thick, 1.5 * scene->grid->scale);
  const PaintRect seen = paint_links_node_rect (scene->self, view->event.node);
  LinksRoute routes[2];

  draw_memory (scene, found.back);
  draw_memory (scene, found.on);
  for (unsigned i = 0; i < 2; i++)
    {
      routes[i] = route_of (scene, &found.writes[i], i);
      stroke_route (scene, &routes[i], colour, width);
    }
  if (!scene->grid->arrows)
    return;
  for (unsigned i = 0; i < 2; i++)
    {
      const bool upright = routes[i].vertical;
      const double near = upright ? seen.y + seen.height / 2 : seen.x + seen.width / 2;
      const PaintRect plate = place_badge (scene, &routes[i], near * scene->grid->scale);

      if (!upright || !scene->grid->scrolled_y || plate.y + plate.height / 2 > scene->grid->edge_y)
        draw_badge (scene, i + 1, letter_of_field (found.writes[i].field), upright, plate);
    }
}

/* Hairlines from the node that changes to both edges, and frames round the two names there. */
static void
draw_hairlines (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const uint32_t node = scene->view.event.node, option = scene->self->row[node];
  const PaintColour accent = scene->theme->signs[PAINT_SIGN_ACCENT];
  const double line = fmax (round (grid->scale), 1),
               gap = fmax (0.09 * grid->unit, 2 * grid->scale);
  const PaintRect square = paint_links_square (scene->self, node);
  const double x = floor (square.x + square.width / 2) + line / 2,
               y = floor (square.y + square.height / 2) + line / 2;
  const LinksTab tab = paint_links_find_tab (scene, scene->state->links->nodes[node].item - 1);
  PaintRect box = paint_links_name_box (scene, option);

  cairo_set_line_width (scene->cr, line);
  paint_set_source (scene->cr, paint_links_mix (scene->theme->ground, accent, scene->view.mark));
  cairo_move_to (scene->cr, grid->edge_x, y);
  cairo_line_to (scene->cr, square.x - gap, y);
  cairo_move_to (scene->cr, x, tab.rect.y + tab.rect.height);
  cairo_line_to (scene->cr, x, square.y - gap);
  cairo_stroke (scene->cr);
  cairo_set_line_width (scene->cr, fmax (2 * line, grid->thin));
  if (box.height > 0)
    {
      paint_rect_add_rounded (scene->cr, box, 0.3 * box.height);
      cairo_stroke (scene->cr);
    }
  paint_rect_add_rounded (scene->cr,
                          (PaintRect){ tab.rect.x - gap / 2, tab.rect.y - gap / 2,
                                       tab.rect.width + gap, tab.rect.height + gap },
                          0.25 * tab.rect.height);
  cairo_stroke (scene->cr);
}

void
paint_links_draw_change (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const bool of_node = scene->view.event.node > scene->state->links->n_items;
  const double x = grid->scrolled_x ? grid->edge_x : 0;
  const double y = grid->scrolled_y && of_node ? grid->edge_y : 0;

  if (!scene->view.changing)
    return;
  cairo_save (scene->cr);
  cairo_rectangle (scene->cr, x, y, grid->width - x, grid->height - y);
  cairo_clip (scene->cr);
  draw_ring (scene);
  cairo_restore (scene->cr);
  if (of_node && paint_links_shows (scene->self, scene->view.event.node) && grid->arrows
      && !grid->scrolled_x && !grid->scrolled_y)
    draw_hairlines (scene);
  if (paint_links_is_leaving (&scene->view, scene->view.event.node)
      && paint_links_shows (scene->self, scene->view.event.node)
      && scene->grid->side >= 4 * scene->grid->scale)
    draw_links (scene);
}
