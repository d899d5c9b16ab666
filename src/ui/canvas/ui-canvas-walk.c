/* Pointing by keys.
 *
 * Keys move through a picture as it is drawn: items stand at the top and options at the left, nodes
 * where they cross.  The next thing is the nearest of its kind in that direction; at the end of a
 * list, its item; at the beginning of a row, its option.  Things that a picture leaves out are
 * skipped.  A tree is walked from call to call.  A board, without places, is walked in the order of
 * the problem. */
#include "ui-canvas-private.h"

#include "player-links.h"

/* Margins of the view, as shares: a thing outside them is brought to the middle of a zoomed
 * picture. */
#define NEAR 0.3
#define FAR  0.9

#define BEFORE_ALL -1e9

typedef struct
{
  UiCanvas *canvas;
  UiCanvasWalk way;
  double from;
  bool found;
  double distance;
  PaintPointed nearest;
} Search;

static const CoverLinks *
links_of (UiCanvas *self)
{
  return run_subject (dance_show_run (self->show))->links;
}

static bool
is_across (UiCanvasWalk way)
{
  return way == UI_CANVAS_WALK_LEFT || way == UI_CANVAS_WALK_RIGHT;
}

/* Finds the middle of a thing; false when the picture leaves it out. */
static bool
find_middle (UiCanvas *self, PaintPointed what, double *x, double *y)
{
  PaintRect rect = { what.item, what.option, 1, 1 };

  if (paint_picture_has_places (self->picture))
    rect = paint_picture_find (self->picture, what);
  *x = rect.x + rect.width / 2;
  *y = rect.y + rect.height / 2;
  return rect.width > 0 && rect.height > 0;
}

static void
consider (Search *search, PaintPointed what)
{
  const bool back = search->way == UI_CANVAS_WALK_LEFT || search->way == UI_CANVAS_WALK_UP;
  double x, y, distance;

  if (!find_middle (search->canvas, what, &x, &y))
    return;
  distance = (is_across (search->way) ? x : y) - search->from;
  if (back)
    distance = -distance;
  if (distance <= 0.01 || (search->found && distance >= search->distance))
    return;
  search->found = true;
  search->distance = distance;
  search->nearest = what;
}

static void
consider_items (Search *search)
{
  for (uint32_t item = 0; item < links_of (search->canvas)->n_items; item++)
    consider (search, (PaintPointed){ item, COVER_NONE, COVER_NONE });
}

static void
consider_options (Search *search)
{
  const CoverLinks *links = links_of (search->canvas);

  for (uint32_t option = 0; option < links->n_options; option++)
    if (links->first[option] + 1 < links->first[option + 1])
      consider (search, (PaintPointed){ COVER_NONE, option, COVER_NONE });
}

/* Considers the nodes of one option or of all options, of one item or of all items. */
static void
consider_nodes (Search *search, uint32_t item, uint32_t option)
{
  const CoverLinks *links = links_of (search->canvas);
  uint32_t first = option == COVER_NONE ? 0 : option;
  uint32_t end = option == COVER_NONE ? links->n_options : option + 1;

  for (uint32_t row = first; row < end; row++)
    for (uint32_t node = links->first[row]; node + 1 < links->first[row + 1]; node++)
      if (item == COVER_NONE || links->nodes[node].item == item + 1)
        consider (search, (PaintPointed){ links->nodes[node].item - 1, row, node });
}

/* Returns the item of the level, or else the first open item, or else the first item. */
static PaintPointed
where_to_begin (UiCanvas *self)
{
  const PlayerState *state = dance_show_state (self->show);
  PaintPointed what = PAINT_POINTED_NOTHING;
  Search search = { .canvas = self, .way = UI_CANVAS_WALK_RIGHT, .from = BEFORE_ALL };
  double x, y;

  if (state->n_frames > 0)
    what.item = state->frames[state->n_frames - 1].item;
  else if (player_state_right (state, 0) != 0)
    what.item = player_state_right (state, 0) - 1;
  if (what.item != COVER_NONE && find_middle (self, what, &x, &y))
    return what;
  consider_items (&search);
  return search.found ? search.nearest : PAINT_POINTED_NOTHING;
}

/* At an end, returns the thing of the kind before it; otherwise nothing. */
static PaintPointed
before_all (UiCanvas *self, PaintPointed from, UiCanvasWalk way)
{
  Search search = { .canvas = self,
                    .way = way == UI_CANVAS_WALK_LEFT ? UI_CANVAS_WALK_DOWN : UI_CANVAS_WALK_RIGHT,
                    .from = BEFORE_ALL };

  if (from.node != COVER_NONE && way == UI_CANVAS_WALK_UP)
    return (PaintPointed){ from.item, COVER_NONE, COVER_NONE };
  if (from.node != COVER_NONE && way == UI_CANVAS_WALK_LEFT)
    return (PaintPointed){ COVER_NONE, from.option, COVER_NONE };
  if (from.option == COVER_NONE && way == UI_CANVAS_WALK_LEFT)
    consider_options (&search);
  else if (from.item == COVER_NONE && way == UI_CANVAS_WALK_UP)
    consider_items (&search);
  return search.found ? search.nearest : PAINT_POINTED_NOTHING;
}

static PaintPointed
find_next_thing (UiCanvas *self, PaintPointed from, UiCanvasWalk way)
{
  Search search = { .canvas = self, .way = way };
  double x, y;

  if (from.node == COVER_NONE && from.item != COVER_NONE)
    from.option = COVER_NONE; /* the pointer was over blank paper */
  (void) find_middle (self, from, &x, &y);
  search.from = is_across (way) ? x : y;
  if (from.node != COVER_NONE)
    consider_nodes (&search, is_across (way) ? COVER_NONE : from.item,
                    is_across (way) ? from.option : COVER_NONE);
  else if (from.item != COVER_NONE && is_across (way))
    consider_items (&search);
  else if (from.option != COVER_NONE && !is_across (way))
    consider_options (&search);
  else if (way == UI_CANVAS_WALK_DOWN || way == UI_CANVAS_WALK_RIGHT)
    {
      search.from = BEFORE_ALL;
      consider_nodes (&search, from.item, from.option);
    }
  return search.found ? search.nearest : before_all (self, from, way);
}

/* A picture without places can still be larger than its room. */
static void
bring_into_sight (UiCanvas *self)
{
  PaintStageOptions *options = &self->options;
  double pan_x = options->pan_x, pan_y = options->pan_y, x = 0, y = 0;

  if (paint_picture_has_places (self->picture)
      && (options->zoom <= 1 || !find_middle (self, self->pointed, &x, &y)))
    return;
  if (!paint_picture_centre (self->picture, self->pointed, &pan_x, &pan_y))
    return;
  if (x < NEAR * options->width || x > FAR * options->width)
    options->pan_x = pan_x;
  if (y < NEAR * options->height || y > FAR * options->height)
    options->pan_y = pan_y;
  ui_canvas_apply (self);
}

/* In the tree: to the call above, the first below, the next on its level. */
static bool
walk_calls (UiCanvas *self, UiCanvasWalk way)
{
  static const PaintTreeWay ways[] = {
    [UI_CANVAS_WALK_LEFT] = PAINT_TREE_LEFT,
    [UI_CANVAS_WALK_RIGHT] = PAINT_TREE_RIGHT,
    [UI_CANVAS_WALK_UP] = PAINT_TREE_UP,
    [UI_CANVAS_WALK_DOWN] = PAINT_TREE_DOWN,
  };
  PaintTreePlace place;

  if (!paint_picture_walk_calls (self->picture, self->has_call ? &self->call : NULL, ways[way],
                                 &place))
    return self->has_call;
  self->call = place;
  self->has_call = true;
  return true;
}

const char *
ui_canvas_walk (UiCanvas *self, UiCanvasWalk way)
{
  PaintPointed there = self->pointed;
  bool begins = there.item == COVER_NONE && there.option == COVER_NONE;

  if (self->show == NULL || ui_canvas_picture (self) == NULL)
    return NULL;
  if (walk_calls (self, way))
    {
      self->tips = UI_CANVAS_TIPS_KEYS;
      ui_canvas_point (self, self->call.pointed);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      return ui_canvas_renew_tip (self);
    }
  there = begins ? where_to_begin (self) : find_next_thing (self, there, way);
  if (there.item == COVER_NONE && there.option == COVER_NONE)
    there = self->pointed;
  self->tips = UI_CANVAS_TIPS_KEYS;
  ui_canvas_point (self, there);
  bring_into_sight (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return ui_canvas_renew_tip (self);
}

void
ui_canvas_place_tip (UiCanvas *self)
{
  if (self->tips != UI_CANVAS_TIPS_KEYS)
    return;
  if (self->has_call)
    {
      self->tip_x = self->call.rect.x + self->call.rect.width / 2;
      self->tip_y = self->call.rect.y + self->call.rect.height / 2;
      return;
    }
  if (!paint_picture_has_places (self->picture)
      || !find_middle (self, self->pointed, &self->tip_x, &self->tip_y))
    {
      self->tip_x = 0;
      self->tip_y = self->options.height;
    }
}

bool
ui_canvas_find_moment (UiCanvas *self, uint64_t *out_position)
{
  PaintTreePlace place = self->call;

  if (self->show == NULL || ui_canvas_picture (self) == NULL || self->tree == NULL)
    return false;
  if (self->tips != UI_CANVAS_TIPS_KEYS || !self->has_call)
    if (self->tips == UI_CANVAS_TIPS_NOT
        || !paint_picture_find_call (self->picture, self->tip_x, self->tip_y, &place))
      return false;
  return ui_canvas_tree_find_moment (&place, self->show, out_position);
}
