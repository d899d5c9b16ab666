/* A window into links that are too many to be read.
 *
 * A 9x9 has 324 columns and 729 rows; the four nodes of an option lie hundreds of columns apart, so no magnified part
 * of the whole shows what one of them does.  What can be read is not a part of the picture but a choice from it: some
 * columns and some rows, in their order, each where it always stands among the others, and gaps with the number of
 * those left out.  An arrow to one that is left out ends in its gap.
 *
 * Which they are follows from the links and the path alone.  They stay the same for as long as can be:
 *
 *   - a try covers the items of its option one after the other, and hides what is in their lists.  The window shows
 *     as many of these lists, from the level's item on, as it has room for: all of them, then for a whole choice nothing
 *     moves; or else the next ones when they are covered.  (Covering takes nothing out of the union of the lists: what
 *     leaves one is in another of them.)
 *   - where a single list is too long, it is shown page by page, the one in which a link was changed last;
 *   - where a list is empty, the item's options that are gone: why nothing is left for it.
 *
 * Tried and dropped: zooming in on each change.  Places jumped with every link, and most arrows led out of sight. */
#include "paint-links-private.h"

#include <math.h>
#include <string.h>

/* Of a gap, in rooms between nodes. */
#define GAP_ACROSS 0.33
#define GAP_DOWN   0.62

/* Of the secondary root in a window, where tabs are as wide as can be: with room for what leads to it. */
#define WINDOW_ROOT 1.3

/* Units from node to node: less cannot be read.  Tabs with all that they say need more room than nodes. */
static const LinksPitch least_pitch = { 52.0, 42.0 }, presented_pitch = { 116.0, 84.0 };

/* A problem with no more items and no more options than this is never cut down to a window while presenting: Knuth's 6 by
 * 7, and the sets of the first lesson. */
#define MOST_SMALL 8

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
any (const uint8_t *shown, uint32_t first, uint32_t last)
{
  return first < last && memchr (shown + first, 1, last - first) != NULL;
}

/* The secondary items stand behind their root, where any of them is shown. */
static void
place_all (PaintLinks *self)
{
  const CoverLinks *links = self->links;
  const bool rooted = any (self->item_shown, links->n_primary, links->n_items);
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

/* ---- what is shown ---- */

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

/* The option that is tried stands there whatever else does. */
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

/* Pages are filled from the top of the list; the one with what was written last stays.  Where nothing was yet, it is
 * the first; the last, where an operation begins that goes upwards. */
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

/* The items of the option, in the order of covering: the level's first, then those behind it in its ring. */
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

/* Which of the option's items is being covered or uncovered, or was last: where nothing is under way, the one whose
 * list has what was changed last. */
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

/* All options that it ever had, as far as there is room, and one at least. */
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

/* ---- what it is about ---- */

/* The same for as long as an operation lasts, so that places stay. */
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

/* The header that is written and those beside it, where it is of no list that is shown, as when the last option of a
 * level is taken back.  What else is shown does not make room for them, or pages would be turned; and where the header
 * is there already, those beside it stay in the gaps, or all columns would move with each operation. */
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

/* A lesson or a lecture is about all of such a problem, and asks about any part of it. */
static bool
is_small (const CoverLinks *links)
{
  return links->n_items <= MOST_SMALL && links->n_options <= MOST_SMALL;
}

/* Of an option all of its row is shown, with the columns of its items. */
static void
show_named (PaintLinks *self, PaintPointed named)
{
  if (named.option != COVER_NONE)
    add_option (self, named.option);
  if (named.item != COVER_NONE)
    self->item_shown[named.item] = 1;
}

/* What a step speaks of is in the window, however full that is.  What is pointed at does not count: places would move
 * under the pointer. */
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
  if (!self->following || self->options.zoom > 1
      || (self->options.presenting && is_small (self->links))
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
