/* A window into links that are too many to be read.
 *
 * A 9x9 has 324 columns and 729 rows.  The four nodes of an option lie hundreds of columns apart,
 * so no magnified part of the whole shows the effect of one of them.  So the picture is not a part
 * but a choice: some columns and some rows, in their order, and gaps with the number of those left
 * out.  An arrow to one that is left out ends in its gap.
 *
 * The choice follows from the links and the path alone.  It stays the same as long as possible:
 *
 * - A try covers the items of its option one after the other, and hides the other options in their
 *   lists.  The window shows as many of these lists, from the level's item on, as have room.  If
 *   all have room, nothing moves for the whole choice; otherwise the next lists are shown when they
 *   are covered.  (Covering takes nothing out of the union of the lists: an option that leaves one
 *   is in another of them.)
 * - A single list that is too long is shown page by page: the page on which a link was changed
 *   last.
 * - For an empty list, the item's options that are gone are shown: they are why it has none left.
 *
 * Tried and dropped: zooming in on each change.  Places jumped with every link, and most arrows led
 * out of sight. */
#include "paint-links-private.h"

#include <math.h>
#include <string.h>

/* Sizes of a gap, in rooms between nodes. */
#define GAP_ACROSS 0.33
#define GAP_DOWN   0.62

/* Width of the secondary root in a window, where tabs are as wide as possible, with room for the
 * links to it. */
#define WINDOW_ROOT 1.3

/* Smallest distance of nodes that can be read, in units.  Tabs with all their words need more room
 * than nodes. */
static const LinksPitch least_pitch = { 52.0, 42.0 }, presented_pitch = { 116.0, 84.0 };

/* A problem with at most this many items and options is never reduced to a window: Knuth's 6 by 7,
 * and the sets of the first lesson. */
#define MOST_SMALL 8

/* The distance of nodes from which it is whole, in units: letters have about ten pixels there. */
#define LEAST_WHOLE 20.0

/* ---- places ---- */

static double
place_shown (const uint8_t *shown,
             uint32_t first,
             uint32_t last,
             double gap,
             double at,
             double *places)
{
  for (uint32_t i = first; i < last;)
    {
      if (shown[i])
        {
          places[i++] = at + 0.5;
          at += 1;
          continue;
        }
      for (; i < last && !shown[i]; i++)
        places[i] = at + gap / 2;
      at += gap;
    }
  return at;
}

static bool
shows_any (const uint8_t *shown, uint32_t first, uint32_t last)
{
  return first < last && memchr (shown + first, 1, last - first) != NULL;
}

/* Places all columns and rows.  The secondary items stand behind their root, if any of them is
 * shown. */
static void
place_all (PaintLinks *self)
{
  const CoverLinks *links = self->links;
  const bool rooted = shows_any (self->item_shown, links->n_primary, links->n_items);
  const double root = self->windowed ? WINDOW_ROOT : 1;
  double at = place_shown (self->item_shown, 0, links->n_primary, GAP_ACROSS, 0, self->column_at);

  self->secondary_at = at + root - 0.5;
  self->across = place_shown (self->item_shown, links->n_primary, links->n_items, GAP_ACROSS,
                              at + rooted * root, self->column_at);
  self->down = place_shown (self->option_shown, 0, links->n_options, GAP_DOWN, 0, self->row_at);
}

void
paint_links_show_all (PaintLinks *self)
{
  memset (self->item_shown, 1, self->links->n_items);
  memset (self->option_shown, 1, self->links->n_options);
  self->windowed = self->planned = false;
  place_all (self);
}

/* ---- the choice ---- */

static void
add_option (PaintLinks *self, uint32_t option)
{
  const CoverLinks *links = self->links;

  if (option == COVER_NONE)
    return;
  self->option_shown[option] = 1;
  for (uint32_t node = links->first[option]; node + 1 < links->first[option + 1]; node++)
    self->item_shown[links->nodes[node].item - 1] = 1;
}

/* Begins with the item and the option that is tried, which are always shown. */
static void
begin_window (LinksWindow *window, uint32_t item)
{
  memset (window->self->item_shown, 0, window->self->links->n_items);
  memset (window->self->option_shown, 0, window->self->links->n_options);
  window->self->item_shown[item] = 1;
  add_option (window->self, window->option);
}

bool
paint_links_window_fits (const LinksWindow *window)
{
  place_all (window->self);
  return window->self->across <= window->across && window->self->down <= window->down;
}

static uint32_t
next_in_list (const LinksWindow *window, uint32_t item, uint32_t node)
{
  const uint32_t next = window->state->links->nodes[node].down;

  return next == item + 1 ? COVER_NONE : next;
}

static bool
is_empty (const LinksWindow *window, uint32_t item)
{
  return next_in_list (window, item, item + 1) == COVER_NONE;
}

static void
add_list (LinksWindow *window, uint32_t item)
{
  uint32_t node = next_in_list (window, item, item + 1);

  for (; node != COVER_NONE; node = next_in_list (window, item, node))
    add_option (window->self, window->self->row[node]);
}

uint32_t
paint_links_window_newest (const LinksWindow *window)
{
  const PlayerState *state = window->state;
  const uint32_t node = state->has_last ? state->last.node : 0;

  return node > state->links->n_items && node < state->links->n_nodes ? window->self->row[node]
                                                                      : COVER_NONE;
}

static bool
is_in_list (const LinksWindow *window, uint32_t item, uint32_t option)
{
  uint32_t node = next_in_list (window, item, item + 1);

  while (node != COVER_NONE && window->self->row[node] != option)
    node = next_in_list (window, item, node);
  return node != COVER_NONE;
}

/* The rows from `first` to before `end`. */
static void
show_rows (LinksWindow *window, uint32_t item, uint32_t first, uint32_t end)
{
  begin_window (window, item);
  for (uint32_t node = first; node != end; node = next_in_list (window, item, node))
    add_option (window->self, window->self->row[node]);
}

/* Fills pages from the top of the list, and shows the page of the node written last.  If none was
 * written yet, it shows the first page, or the last one for an operation that goes upwards. */
static void
show_page (LinksWindow *window, uint32_t item)
{
  PaintLinks *self = window->self;
  const bool upwards = window->state->has_last && window->state->last.kind == COVER_EVENT_UNCOVER;
  uint32_t wanted = paint_links_window_newest (window);
  uint32_t first = next_in_list (window, item, item + 1), node = first;
  bool found = false;

  if (wanted == COVER_NONE || !is_in_list (window, item, wanted))
    {
      wanted = COVER_NONE;
      found = !upwards;
    }
  begin_window (window, item);
  for (; node != COVER_NONE; node = next_in_list (window, item, node))
    {
      add_option (self, self->row[node]);
      if (node != first && !paint_links_window_fits (window))
        {
          if (found)
            break;
          first = node;
          show_rows (window, item, first, next_in_list (window, item, first));
        }
      found |= self->row[node] == wanted;
    }
  show_rows (window, item, first, node);
}

/* The items of the option in the order of covering: the level's first, then those behind it in its
 * ring. */
static uint32_t
item_of_choice (const LinksWindow *window, uint32_t place)
{
  const CoverLinks *links = window->self->links;
  uint32_t first, n, at = 0;

  if (window->option == COVER_NONE)
    return place == 0 ? window->item : COVER_NONE;
  first = links->first[window->option];
  n = links->first[window->option + 1] - 1 - first;
  while (at < n && links->nodes[first + at].item != window->item + 1)
    at++;
  return place < n ? links->nodes[first + (at + place) % n].item - 1 : COVER_NONE;
}

/* Finds the option's item that is being covered or uncovered, or was last.  If nothing is under
 * way, it is the item whose list has the last change. */
static uint32_t
find_busy (const LinksWindow *window)
{
  const PlayerState *state = window->state;
  const uint32_t node = state->n_changes > 0 ? state->changes[0].event.node : 0;
  const uint32_t busy =
      state->operand != 0 ? player_state_item (state, state->operand) : COVER_NONE;
  uint32_t item;

  for (uint32_t i = 0; (item = item_of_choice (window, i)) != COVER_NONE; i++)
    if (item == busy || (busy == COVER_NONE && node == item + 1)
        || (busy == COVER_NONE && node > state->links->n_items && node < state->links->n_nodes
            && is_in_list (window, item, window->self->row[node])))
      return item;
  return busy != COVER_NONE ? busy : window->item;
}

static void
show_lists (LinksWindow *window, uint32_t first, uint32_t end)
{
  begin_window (window, item_of_choice (window, first));
  for (uint32_t i = first; i < end; i++)
    add_list (window, item_of_choice (window, i));
}

static void
show_choice (LinksWindow *window)
{
  const uint32_t busy = find_busy (window);
  uint32_t first = 0, i = 0;
  bool found = false;

  begin_window (window, window->item);
  for (uint32_t item; (item = item_of_choice (window, i)) != COVER_NONE; i++)
    {
      add_list (window, item);
      if (i > first && !paint_links_window_fits (window))
        {
          if (found)
            break;
          first = i;
          show_lists (window, first, first + 1);
        }
      found |= item == busy;
    }
  show_lists (window, first, i);
  if (!paint_links_window_fits (window) || !found)
    show_page (window, busy);
}

/* Shows all options that the item ever had, as far as there is room, and at least one. */
static void
show_gone (LinksWindow *window, uint32_t item)
{
  PaintLinks *self = window->self;

  begin_window (window, item);
  for (uint32_t i = self->column_first[item]; i < self->column_first[item + 1]; i++)
    {
      self->option_shown[self->row[self->columns[i]]] = 1;
      if (i > self->column_first[item] && !paint_links_window_fits (window))
        {
          self->option_shown[self->row[self->columns[i]]] = 0;
          return;
        }
    }
}

/* ---- the subject of the window ---- */

/* Constant during an operation, so that places stay. */
uint32_t
paint_links_window_header (const PlayerState *state)
{
  const PlayerChange *newest = &state->changes[0];

  if (state->operand != 0)
    return player_state_header (player_state_item (state, state->operand));
  if (state->n_changes == 0 || newest->position != state->position
      || (newest->event.kind != COVER_EVENT_UNLINK_HEADER
          && newest->event.kind != COVER_EVENT_RELINK_HEADER))
    return 0;
  return newest->event.node;
}

static void
find_choice (LinksWindow *window)
{
  const PlayerState *state = window->state;
  uint32_t node = 0;

  window->item = window->option = COVER_NONE;
  if (state->n_frames > 0)
    {
      const PlayerFrame *frame = &state->frames[state->n_frames - 1];

      window->item = frame->item;
      node = frame->node;
      if (frame->option == COVER_NONE)
        node = frame->tried == 0 ? state->links->nodes[node].down : state->links->nodes[node].up;
    }
  else if (player_state_right (state, 0) != 0)
    {
      window->item = player_state_right (state, 0) - 1;
      node = state->links->nodes[window->item + 1].down;
    }
  if (node > state->links->n_items)
    window->option = window->self->row[node];
}

static void
show_header (PaintLinks *self, uint32_t header)
{
  if (header > 0 && header <= self->links->n_items)
    self->item_shown[header - 1] = 1;
}

/* Shows the header being written and its neighbours if it is in no list that is shown, as when the
 * last option of a level is taken back.  Other parts do not make room for them, since pages would
 * turn.  If the header is shown already, its neighbours stay in the gaps, since otherwise all
 * columns would move with each operation. */
static void
show_headers (PaintLinks *self, const PlayerState *state)
{
  const uint32_t header = paint_links_window_header (state);

  if (header == 0 || (header <= self->links->n_items && self->item_shown[header - 1] != 0))
    return;
  show_header (self, header);
  show_header (self, state->links->left[header]);
  show_header (self, state->links->right[header]);
}

/* A lesson or a lecture covers all of such a problem, and its questions may be about any part.  Only
 * where nothing of it could be read, as on a telephone, it is reduced all the same. */
static bool
is_whole (const PaintLinks *self)
{
  return self->links->n_items <= MOST_SMALL && self->links->n_options <= MOST_SMALL
         && self->grid.unit >= LEAST_WHOLE * self->options.scale;
}

/* Shows the whole row of an option, with the columns of its items. */
static void
show_named (PaintLinks *self, PaintPointed named)
{
  if (named.option != COVER_NONE)
    add_option (self, named.option);
  if (named.item != COVER_NONE)
    self->item_shown[named.item] = 1;
}

/* Shows the parts that a step mentions, however full the window is.  The part under the pointer
 * does not count, since places would move under the pointer. */
static void
show_all_named (PaintLinks *self, const PaintFrame *frame)
{
  for (size_t i = 0; i < frame->n_lit; i++)
    show_named (self, frame->lit[i]);
}

bool
paint_links_window_open (PaintLinks *self, const PlayerState *state, LinksWindow *out_window)
{
  *out_window = (LinksWindow){ .self = self, .state = state };
  paint_links_show_all (self);
  self->grid = paint_links_grid (self, &self->options);
  if (!self->following || self->options.zoom > 1 || is_whole (self)
      || paint_links_can_be_read (self, self->options.presenting ? presented_pitch : least_pitch,
                                  &out_window->across, &out_window->down))
    return false;
  find_choice (out_window);
  return out_window->item != COVER_NONE;
}

void
paint_links_look (PaintLinks *self, const PaintFrame *frame)
{
  const PlayerState *state = frame->state;
  LinksWindow window;

  if (self->laid || !paint_links_window_open (self, state, &window))
    return;
  self->windowed = true;
  self->planned = paint_links_plan_show (&window);
  if (!self->planned)
    {
      if (is_empty (&window, window.item) && (state->operand == 0 || window.option == COVER_NONE))
        show_gone (&window, window.item);
      else
        show_choice (&window);
      show_headers (self, state);
    }
  show_all_named (self, frame);
  place_all (self);
  if (self->planned)
    self->across = fmax (self->across, paint_links_plan_across (self->plan));
  self->grid = paint_links_grid (self, &self->options);
}

uint32_t
paint_links_n_shown (const uint8_t *shown, uint32_t n)
{
  uint32_t count = 0;

  for (uint32_t i = 0; i < n; i++)
    count += shown[i];
  return count;
}
