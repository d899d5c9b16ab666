/* The links at one moment of a frame.
 *
 * The newest changes of a state may be under way.  Changes after the one that is shown have not
 * happened yet, and the shown one is not complete before its end.  So the old values of all these
 * are restored, from the newest on.  The links hold enough for that, because a node that is out of
 * its list still names its neighbours. */
#include "paint-links-private.h"

#include <math.h>

#define MARKING 0.25 /* part of a change: 150 of 600 ms mark, the rest bends */

uint32_t
paint_links_get (const LinksView *view, LinksField field, uint32_t index)
{
  const CoverLinks *links = view->links;

  for (unsigned i = view->n_past; i-- > 0;)
    if (view->past[i].index == index && view->past[i].field == field)
      return view->past[i].value;
  switch (field)
    {
    case LINKS_UP:
      return links->nodes[index].up;
    case LINKS_DOWN:
      return links->nodes[index].down;
    case LINKS_LEFT:
      return links->left[index];
    case LINKS_RIGHT:
      return links->right[index];
    case LINKS_SIZE:
      return links->size[index];
    default:
      return links->colour != NULL ? (uint32_t) links->colour[index] : 0;
    }
}

static void
put_past_value (LinksView *view, LinksField field, uint32_t index, uint32_t value)
{
  view->past[view->n_past++] = (LinksPast){ field, index, value };
}

static bool
is_of_header (CoverEventKind kind)
{
  return kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_RELINK_HEADER;
}

static bool
is_of_list (CoverEventKind kind)
{
  return is_of_header (kind) || kind == COVER_EVENT_UNLINK || kind == COVER_EVENT_RELINK;
}

static bool
takes_out (CoverEventKind kind)
{
  return kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_UNLINK;
}

/* Sets the links of the neighbours as they are with the node or header out of its list, or back
 * in. */
static void
put_neighbours (LinksView *view, CoverEvent event)
{
  const LinksField back = is_of_header (event.kind) ? LINKS_LEFT : LINKS_UP;
  const LinksField on = is_of_header (event.kind) ? LINKS_RIGHT : LINKS_DOWN;
  const uint32_t before = paint_links_get (view, back, event.node);
  const uint32_t behind = paint_links_get (view, on, event.node);
  const bool was_in = takes_out (event.kind);

  put_past_value (view, on, before, was_in ? event.node : behind);
  put_past_value (view, back, behind, was_in ? event.node : before);
}

static void
restore_event (LinksView *view, CoverEvent event)
{
  const uint32_t header = view->links->nodes[event.node].item;

  if (is_of_list (event.kind))
    put_neighbours (view, event);
  switch (event.kind)
    {
    case COVER_EVENT_UNLINK:
      put_past_value (view, LINKS_SIZE, header, paint_links_get (view, LINKS_SIZE, header) + 1);
      break;
    case COVER_EVENT_RELINK:
      put_past_value (view, LINKS_SIZE, header, paint_links_get (view, LINKS_SIZE, header) - 1);
      break;
    case COVER_EVENT_PURIFY:
      put_past_value (view, LINKS_COLOUR, header, 0);
      break;
    case COVER_EVENT_UNPURIFY:
      put_past_value (view, LINKS_COLOUR, header, paint_links_get (view, LINKS_COLOUR, event.node));
      break;
    case COVER_EVENT_CLEANSE:
      put_past_value (view, LINKS_COLOUR, event.node, paint_links_get (view, LINKS_COLOUR, header));
      break;
    case COVER_EVENT_UNCLEANSE:
      put_past_value (view, LINKS_COLOUR, event.node, (uint32_t) -1);
      break;
    default:
      break;
    }
}

/* At phase 0 nothing is marked; at phase 1 the newest change still is. */
LinksView
paint_links_view (const PaintFrame *frame)
{
  const PlayerState *state = frame->state;
  const uint32_t n = frame->n_moving < state->n_changes ? frame->n_moving : state->n_changes;
  const double phase = fmin (fmax (frame->phase, 0), 1);
  LinksView view = { .links = state->links };
  uint32_t done = (uint32_t) (phase * n); /* changes done, of n */
  double share = phase * n - done;

  if (n == 0)
    return view;
  if (done == n)
    {
      done = n - 1;
      share = 1;
    }
  for (uint32_t i = 0; i + done < n && (share < 1 || i + done + 1 < n); i++)
    restore_event (&view, state->changes[i].event);
  view.changing = phase > 0;
  view.event = state->changes[n - 1 - done].event;
  view.mark = fmin (share / MARKING, 1);
  view.bend = fmax (share - MARKING, 0) / (1 - MARKING);
  return view;
}

bool
paint_links_writes (const LinksView *view, LinksField field, uint32_t index)
{
  const bool across = is_of_header (view->event.kind);
  const uint32_t node = view->event.node;

  if (!view->changing || !is_of_list (view->event.kind))
    return false;
  if (field == (across ? LINKS_RIGHT : LINKS_DOWN))
    return index == paint_links_get (view, across ? LINKS_LEFT : LINKS_UP, node);
  if (field == (across ? LINKS_LEFT : LINKS_UP))
    return index == paint_links_get (view, across ? LINKS_RIGHT : LINKS_DOWN, node);
  return false;
}

bool
paint_links_is_hidden (const LinksView *view, uint32_t node)
{
  return paint_links_get (view, LINKS_DOWN, paint_links_get (view, LINKS_UP, node)) != node;
}

bool
paint_links_is_covered (const LinksView *view, uint32_t item)
{
  return paint_links_get (view, LINKS_RIGHT, paint_links_get (view, LINKS_LEFT, item + 1))
         != item + 1;
}

bool
paint_links_is_leaving (const LinksView *view, uint32_t node)
{
  return view->changing && view->event.node == node && is_of_list (view->event.kind);
}

double
paint_links_out (const LinksView *view, uint32_t node)
{
  if (paint_links_is_leaving (view, node))
    return takes_out (view->event.kind) ? view->bend : 1 - view->bend;
  if (node <= view->links->n_items)
    return paint_links_is_covered (view, node - 1);
  return paint_links_is_hidden (view, node);
}
