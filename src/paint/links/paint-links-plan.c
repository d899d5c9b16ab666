/* Windows into the links for frames that are known beforehand, those of an animation.
 *
 * Without knowing the next frames, a window turns more often than necessary: it fills with the rest
 * of a list where the next list has already begun, and backward with options just left.  Here each
 * window holds for the longest stretch of frames whose needs fit into it together.  That is greedy,
 * and no other choice has fewer turns.  Eight queens turn 26 times in 600 frames instead of 51, and
 * each turn draws everything anew.  All windows have the same distance between columns, and tabs
 * keep their height, so that a turn is not also a zoom.
 *
 * A stretch is a range of positions, so the same frames show the same in either direction and one
 * by one.  A frame that was not planned, or has another size, gets the window that does not look
 * ahead. */
#include "paint-links-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Frames that share a window, from `first` to before the next stretch.  It shows nothing where the
 * needs of one frame do not fit. */
typedef struct
{
  uint64_t first;
  size_t shown; /* index of its items, and of its options behind all items */
} Stretch;

struct LinksPlan
{
  PaintStageOptions options;
  Stretch *stretches;
  size_t n_stretches, stretches_capacity;
  uint32_t *shown;
  size_t n_shown, shown_capacity;
  uint8_t *items, *links_options; /* of the open stretch */
  uint8_t *wishes;                /* options to show if there is room */
  bool open;
  double most_across;
};

void
paint_links_plan_free (LinksPlan *self)
{
  if (self == NULL)
    return;
  free (self->stretches);
  free (self->shown);
  free (self->items);
  free (self->links_options);
  free (self->wishes);
  free (self);
}

BaseStatus
paint_links_plan_begin (PaintLinks *links)
{
  LinksPlan *self = base_new_zeroed (LinksPlan, 1);

  paint_links_plan_free (links->plan);
  links->plan = self;
  if (self == NULL)
    return BASE_NO_MEMORY;
  self->options = links->options;
  self->items = base_new_zeroed (uint8_t, links->links->n_items + 1);
  self->links_options = base_new_zeroed (uint8_t, links->links->n_options + 1);
  self->wishes = base_new_zeroed (uint8_t, links->links->n_options + 1);
  if (self->items != NULL && self->links_options != NULL && self->wishes != NULL)
    return BASE_OK;
  paint_links_plan_free (self);
  links->plan = NULL;
  return BASE_NO_MEMORY;
}

static bool
mark_shown (uint8_t *shown, uint32_t which)
{
  const bool more = shown[which] == 0;

  shown[which] = 1;
  return more;
}

/* Shows an option with its items.  Returns whether anything of it was not shown. */
static bool
show_option (PaintLinks *links, uint32_t option)
{
  const CoverLinks *all = links->links;
  bool more;

  if (option == COVER_NONE)
    return false;
  more = mark_shown (links->option_shown, option);
  for (uint32_t node = all->first[option]; node + 1 < all->first[option + 1]; node++)
    more |= mark_shown (links->item_shown, all->nodes[node].item - 1);
  return more;
}

/* Shows the item being decided, the option tried for it, the item of the operation, and the option
 * and header written last.  Returns whether anything of it was not shown. */
static bool
show_needs (const LinksWindow *window)
{
  PaintLinks *links = window->self;
  const PlayerState *state = window->state;
  const uint32_t header = paint_links_window_header (state);
  bool more = mark_shown (links->item_shown, window->item);

  more |= show_option (links, window->option);
  more |= show_option (links, paint_links_window_newest (window));
  if (header > 0 && header <= links->links->n_items)
    more |= mark_shown (links->item_shown, header - 1);
  return more;
}

/* Collects options that are shown if there is room: where an item is chosen and nothing is tried
 * yet, its options; if it has none, those that are gone. */
static void
add_wishes (LinksPlan *self, const LinksWindow *window)
{
  const PaintLinks *links = window->self;
  const PlayerState *state = window->state;
  const CoverNode *nodes = state->links->nodes;
  const uint32_t header = window->item + 1;

  if (state->operand != 0 || state->n_frames == 0 || state->frames[state->n_frames - 1].tried > 0)
    return;
  if (nodes[header].down == header)
    for (uint32_t i = links->column_first[window->item]; i < links->column_first[window->item + 1];
         i++)
      self->wishes[links->row[links->columns[i]]] = 1;
  for (uint32_t node = nodes[header].down; node != header; node = nodes[node].down)
    self->wishes[links->row[node]] = 1;
}

/* ---- stretches ---- */

static void
copy_shown (PaintLinks *links, bool out)
{
  LinksPlan *self = links->plan;

  memcpy (out ? self->items : links->item_shown, out ? links->item_shown : self->items,
          links->links->n_items);
  memcpy (out ? self->links_options : links->option_shown,
          out ? links->option_shown : self->links_options, links->links->n_options);
}

static void
show_nothing (PaintLinks *links)
{
  memset (links->item_shown, 0, links->links->n_items);
  memset (links->option_shown, 0, links->links->n_options);
}

static BaseStatus
add_shown (LinksPlan *self, const uint8_t *shown, uint32_t n, uint32_t from)
{
  for (uint32_t i = 0; i < n; i++)
    {
      void *all = self->shown;

      if (!shown[i])
        continue;
      if (base_grow (&all, &self->shown_capacity, self->n_shown + 1, sizeof (uint32_t)) != BASE_OK)
        return BASE_NO_MEMORY;
      self->shown = all;
      self->shown[self->n_shown++] = from + i;
    }
  return BASE_OK;
}

static BaseStatus
end_stretch (const LinksWindow *window)
{
  PaintLinks *links = window->self;
  LinksPlan *self = links->plan;
  BaseStatus status;

  if (!self->open)
    return BASE_OK;
  self->open = false;
  copy_shown (links, false);
  for (uint32_t option = 0; option < links->links->n_options; option++)
    if (self->wishes[option] && mark_shown (links->option_shown, option)
        && !paint_links_window_fits (window))
      links->option_shown[option] = 0;
  (void) paint_links_window_fits (window);
  self->most_across = fmax (self->most_across, links->across);
  memset (self->wishes, 0, links->links->n_options);
  status = add_shown (self, links->item_shown, links->links->n_items, 0);
  if (status == BASE_OK)
    status = add_shown (self, links->option_shown, links->links->n_options, links->links->n_items);
  return status;
}

static BaseStatus
begin_stretch (const LinksWindow *window)
{
  LinksPlan *self = window->self->plan;
  void *stretches = self->stretches;

  if (base_grow (&stretches, &self->stretches_capacity, self->n_stretches + 1, sizeof (Stretch))
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->stretches = stretches;
  self->stretches[self->n_stretches++] =
      (Stretch){ .first = window->state->position, .shown = self->n_shown };
  show_nothing (window->self);
  show_needs (window);
  self->open = paint_links_window_fits (window);
  copy_shown (window->self, true);
  return BASE_OK;
}

BaseStatus
paint_links_plan_add (PaintLinks *links, const PlayerState *state)
{
  LinksPlan *self = links->plan;
  LinksWindow window;
  BaseStatus status = BASE_OK;

  if (!paint_links_window_open (links, state, &window))
    return BASE_OK;
  copy_shown (links, false);
  if (self->open && (!show_needs (&window) || paint_links_window_fits (&window)))
    copy_shown (links, true);
  else
    {
      status = end_stretch (&window);
      if (status == BASE_OK)
        status = begin_stretch (&window);
    }
  add_wishes (self, &window);
  return status;
}

BaseStatus
paint_links_plan_end (PaintLinks *links, const PlayerState *state)
{
  LinksWindow window;

  if (!paint_links_window_open (links, state, &window))
    return BASE_OK;
  return end_stretch (&window);
}

/* ---- showing ---- */

/* By bisection: how many stretches begin at or before the position. */
static size_t
count_begun (const LinksPlan *self, uint64_t position)
{
  size_t low = 0, high = self->n_stretches;

  while (low < high)
    {
      const size_t middle = low + (high - low) / 2;

      if (self->stretches[middle].first <= position)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static bool
is_same_size (const PaintStageOptions *one, const PaintStageOptions *other)
{
  return one->width == other->width && one->height == other->height && one->scale == other->scale
         && one->text_scale == other->text_scale && one->presenting == other->presenting;
}

bool
paint_links_plan_show (const LinksWindow *window)
{
  PaintLinks *links = window->self;
  const LinksPlan *self = links->plan;
  const size_t n = self != NULL ? count_begun (self, window->state->position) : 0;
  const uint32_t n_items = links->links->n_items;
  size_t end;

  if (n == 0 || !is_same_size (&self->options, &links->options))
    return false;
  end = n < self->n_stretches ? self->stretches[n].shown : self->n_shown;
  show_nothing (links);
  for (size_t i = self->stretches[n - 1].shown; i < end; i++)
    {
      const uint32_t which = self->shown[i];

      if (which < n_items)
        links->item_shown[which] = 1;
      else
        links->option_shown[which - n_items] = 1;
    }
  return !show_needs (window);
}

double
paint_links_plan_across (const LinksPlan *self)
{
  return self->most_across;
}
