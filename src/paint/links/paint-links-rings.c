/* All arrows except those of the change: each link of the state once, in passes of one colour and
 * stroke. */
#include "paint-links-private.h"

#include <math.h>

#define LEAST_SIDE 4.0 /* units; no arrow is drawn at smaller nodes */

/* The lists that are left are strong, and bypasses paler and thin: otherwise a picture would be the
 * fuller the less is left. */
#define PLAIN_WIDTH 1.35 /* thin strokes */
#define BYPASS_INK  0.72

typedef enum
{
  KIND_PARKED,  /* in the list of a covered item */
  KIND_PARKING, /* in the list of the item being covered or uncovered */
  KIND_PLAIN,
  KIND_GHOST, /* straight: Cairo strokes a path of such lines much faster */
  KIND_GHOST_PASSING,
  KIND_BYPASS_PARKED, /* of a covered item, or of an empty ring of headers: nothing is left */
  KIND_BYPASS,
  KINDS,
} Kind;

typedef struct
{
  const LinksScene *scene;
  LinksPart part;
  Kind kind;
  double head;
  bool by_column; /* each column is stroked before the next is added */
  void (*add) (const LinksScene *scene, const LinksRoute *route, double head);
} Pass;

static bool
is_ghost (Kind kind)
{
  return kind == KIND_GHOST || kind == KIND_GHOST_PASSING;
}

static bool
is_up_or_down (LinksField field)
{
  return field == LINKS_UP || field == LINKS_DOWN;
}

/* Whether the link belongs to a node or header that is out of its list.  Headers are always in the
 * vertical list, and roots in the horizontal one. */
static bool
is_out (const LinksScene *scene, LinksField field, uint32_t from)
{
  const CoverLinks *links = scene->state->links;

  if (is_up_or_down (field))
    return from > links->n_items && paint_links_is_hidden (&scene->view, from);
  return from != 0 && from <= links->n_items && paint_links_is_covered (&scene->view, from - 1);
}

/* Whether the search is done with the list: its item is covered, or all are. */
static bool
is_at_rest (const LinksScene *scene, LinksField field, uint32_t from)
{
  if (is_up_or_down (field))
    return paint_links_is_covered (&scene->view, scene->state->links->nodes[from].item - 1);
  return paint_links_get (&scene->view, LINKS_RIGHT, from) == from;
}

static Kind
kind_of_link (const LinksScene *scene, LinksField field, uint32_t from, const LinksRoute *route)
{
  if (is_out (scene, field, from))
    return route->passes ? KIND_GHOST_PASSING : KIND_GHOST;
  if (route->passes)
    return is_at_rest (scene, field, from) ? KIND_BYPASS_PARKED : KIND_BYPASS;
  if (is_up_or_down (field)
      && paint_links_is_leaving (&scene->view, scene->state->links->nodes[from].item))
    return KIND_PARKING;
  if (is_up_or_down (field)
      && paint_links_is_covered (&scene->view, scene->state->links->nodes[from].item - 1))
    return KIND_PARKED;
  return KIND_PLAIN;
}

/* Where nodes are panned, nodes named by a tab's links may lie above it. */
static bool
starts_below_its_tab (const LinksScene *scene, const LinksRoute *route)
{
  const double foot = scene->grid->tab_y + scene->grid->tab_height / 2 - 1;

  return fmin (fmin (route->s0, route->s1), fmin (route->enter, route->leave)) >= foot;
}

/* Whether the holder is near the visible part.  Links that nodes remember are drawn only with their
 * node: in a zoomed picture they would outnumber everything else. */
static bool
is_near (const LinksScene *scene, const LinksRoute *route)
{
  const LinksGrid *grid = scene->grid;
  const double room = route->vertical ? grid->height : grid->width;

  return route->s0 > -grid->unit && route->s0 < room + grid->unit;
}

/* Whether a link belongs in the picture.  A node that is left out has only the link that comes out
 * of its gap to a node that is shown, and only while it is in the list: a remembered link would
 * come from nowhere. */
static bool
is_link_drawn (const LinksScene *scene, LinksField field, uint32_t from, uint32_t to)
{
  if (!scene->self->windowed || paint_links_shows (scene->self, from))
    return true;
  return paint_links_shows (scene->self, to) && !is_out (scene, field, from);
}

/* Links that the change writes, and those of the node that it moves, are drawn with the change. */
static void
add_ring_link (const Pass *pass, LinksField field, uint32_t from)
{
  const LinksScene *scene = pass->scene;
  const uint32_t to = paint_links_get (&scene->view, field, from);
  LinksRoute route;

  if (!is_link_drawn (scene, field, from, to))
    return;

  if (paint_links_writes (&scene->view, field, from))
    return;
  if (paint_links_is_leaving (&scene->view, from)
      && (from > scene->state->links->n_items || !is_up_or_down (field)))
    return;
  route = paint_links_route (scene, field, from, to, is_out (scene, field, from));
  if (kind_of_link (scene, field, from, &route) != pass->kind
      || !paint_links_in_sight (scene, &route))
    return;
  if (is_ghost (pass->kind) && !is_near (scene, &route))
    return;
  route.stub_only = pass->part == LINKS_PART_TABS && !starts_below_its_tab (scene, &route);
  pass->add (scene, &route, pass->head);
}

static void
add_column (const Pass *pass, uint32_t item)
{
  const PaintLinks *self = pass->scene->self;
  const double x = paint_links_column_x (self, item);

  if (!paint_links_shows_item (self, item) || x + self->grid.unit < pass->scene->clip.x
      || x - self->grid.unit > pass->scene->clip.x + pass->scene->clip.width)
    return;
  add_ring_link (pass, LINKS_DOWN, item + 1);
  add_ring_link (pass, LINKS_UP, item + 1);
  for (uint32_t i = self->column_first[item]; i < self->column_first[item + 1]; i++)
    {
      const uint32_t node = self->columns[i];

      if (pass->part == LINKS_PART_DOWN
          || paint_links_get (&pass->scene->view, LINKS_DOWN, node) == item + 1)
        add_ring_link (pass, LINKS_DOWN, node);
      if (pass->part == LINKS_PART_DOWN
          || paint_links_get (&pass->scene->view, LINKS_UP, node) == item + 1)
        add_ring_link (pass, LINKS_UP, node);
    }
}

static void
add_headers (const Pass *pass)
{
  const CoverLinks *links = pass->scene->state->links;

  for (uint32_t header = 0; header <= links->n_items; header++)
    {
      add_ring_link (pass, LINKS_RIGHT, header);
      add_ring_link (pass, LINKS_LEFT, header);
    }
  if (paint_links_shows_secondary (pass->scene->self))
    {
      add_ring_link (pass, LINKS_RIGHT, links->secondary_root);
      add_ring_link (pass, LINKS_LEFT, links->secondary_root);
    }
}

/* Where arrows would be too small, those of the list under the pointer are still drawn. */
static bool
is_link_shown (const LinksScene *scene, uint32_t item)
{
  return scene->grid->arrows || paint_frame_lights_item (scene->frame, item);
}

static void
add_all_links (Pass *pass, void (*add) (const LinksScene *, const LinksRoute *, double))
{
  pass->add = add;
  if (pass->part == LINKS_PART_ACROSS)
    add_headers (pass);
  else
    for (uint32_t item = 0; item < pass->scene->state->links->n_items; item++)
      if (is_link_shown (pass->scene, item))
        {
          add_column (pass, item);
          if (pass->by_column)
            cairo_stroke (pass->scene->cr);
        }
}

static PaintColour
colour_of_link (const LinksScene *scene, Kind kind)
{
  const PaintTheme *theme = scene->theme;

  switch (kind)
    {
    case KIND_PARKED:
      return theme->thin;
    case KIND_PARKING:
      return paint_links_mix (theme->thick, theme->thin,
                              paint_links_out (&scene->view, scene->view.event.node));
    case KIND_BYPASS_PARKED:
    case KIND_GHOST:
    case KIND_GHOST_PASSING:
      return theme->thin;
    case KIND_BYPASS:
      return paint_links_mix (theme->ground, theme->thick, BYPASS_INK);
    default:
      return theme->thick;
    }
}

static void
draw_kind (const LinksScene *scene, LinksPart part, Kind kind)
{
  cairo_t *cr = scene->cr;
  const LinksGrid *grid = scene->grid;
  const double width =
      kind == KIND_PLAIN ? fmin (PLAIN_WIDTH * grid->thin, grid->thick) : grid->thin;
  const double dash[] = { LINKS_DASH * width, LINKS_DASH_GAP * width };
  Pass pass = {
    .scene = scene, .part = part, .kind = kind, .head = paint_links_head (grid, width)
  };

  paint_set_source (cr, colour_of_link (scene, kind));
  cairo_set_line_width (cr, width);
  if (is_ghost (kind))
    cairo_set_dash (cr, dash, 2, 0);
  /* Cairo takes two thirds longer for neighbouring curves in one path; for single ones it does
   * not. */
  pass.by_column = kind == KIND_BYPASS || kind == KIND_BYPASS_PARKED;
  add_all_links (&pass, paint_links_add_shaft);
  pass.by_column = false;
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  add_all_links (&pass, paint_links_add_head);
  if (is_ghost (kind))
    {
      paint_set_source (cr, scene->theme->ground);
      cairo_fill_preserve (cr);
      paint_set_source (cr, scene->theme->thin);
      cairo_set_line_width (cr, fmax (0.8 * width, scene->grid->scale));
      cairo_stroke (cr);
    }
  else
    cairo_fill (cr);
}

void
paint_links_draw_rings (const LinksScene *scene, LinksPart part)
{
  if (!scene->grid->arrows
      && (part == LINKS_PART_ACROSS || scene->grid->side < LEAST_SIDE * scene->grid->scale))
    return;
  for (Kind kind = 0; kind < KINDS; kind++)
    draw_kind (scene, part, kind);
}
