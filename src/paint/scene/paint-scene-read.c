/* Reads a frame: options placed and their cells, the item being decided, and the state of each
 * option. */
#include "paint-scene-private.h"

#include "board.h"

#include <math.h>

/* Part of a change's share of the phase during which it is marked, before it is made. */
#define MARKING 0.25

static void
place_option (PaintScene *self, uint32_t option, uint32_t level)
{
  const BoardOption what = board_option (self->subject.board, option);

  for (uint32_t i = 0; i < what.n_cells; i++)
    {
      self->placed[what.cells[i]] = option;
      self->levels[what.cells[i]] = level;
    }
}

static void
read_placed (PaintScene *self, const PlayerState *state)
{
  for (uint32_t cell = 0; cell < board_n_cells (self->subject.board); cell++)
    self->placed[cell] = COVER_NONE;
  for (uint32_t i = 0; i < state->n_givens; i++)
    place_option (self, state->givens[i], PLAYER_GIVENS);
  for (uint32_t level = 0; level < state->n_frames; level++)
    if (state->frames[level].taken)
      place_option (self, state->frames[level].option, level);
}

/* At a solution nothing is being decided, and no option is newer than the rest. */
static void
read_deciding (PaintSceneView *view)
{
  const PlayerState *state = view->state;
  const PlayerFrame *last = state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;

  view->deciding = NULL;
  view->newest = COVER_NONE;
  if (last == NULL)
    return;
  if (!last->taken)
    view->deciding = last;
  else if (state->links->right[0] != 0)
    view->newest = last->option;
}

/* The change that is under way, or else the event that led here if it was a change. */
static const PlayerChange *
current_change (const PaintFrame *frame)
{
  const PlayerState *state = frame->state;
  uint32_t done;

  if (frame->phase < 1 && frame->n_moving > 0 && frame->n_moving <= state->n_changes)
    {
      done =
          (uint32_t) fmax (0, fmin (frame->n_moving - 1, floor (frame->phase * frame->n_moving)));
      return &state->changes[frame->n_moving - 1 - done];
    }
  if (state->n_changes > 0 && state->changes[0].position == state->position)
    return &state->changes[0];
  return NULL;
}

void
paint_scene_read (PaintSceneView *view)
{
  const PlayerChange *change = current_change (view->frame);
  const CoverLinks *links = view->state->links;

  read_placed (view->scene, view->state);
  read_deciding (view);
  view->changing = view->changing_node = COVER_NONE;
  if (change == NULL || change->event.node <= links->n_items)
    return;
  view->changing_node = change->event.node;
  view->changing = cover_links_option (links, change->event.node);
}

/* A list is tried from its top, in the order of the numbers of its nodes. */
static bool
was_tried (const PlayerFrame *frame, uint32_t node)
{
  if (frame->tried == 0)
    return false;
  return frame->option == COVER_NONE || node <= frame->node;
}

PaintOptionStand
paint_scene_stand (const PaintSceneView *view, uint32_t option, uint32_t *out_level)
{
  const CoverLinks *links = view->state->links;
  PlayerOption seen;
  uint32_t node;

  *out_level = PLAYER_NOBODY;
  if (links->first[option] == links->first[option + 1])
    return PAINT_OPTION_GONE;
  seen = player_state_option (view->state, option);
  *out_level = seen.level;
  if (seen.state == PLAYER_OPTION_GIVEN)
    return PAINT_OPTION_GIVEN;
  if (seen.state == PLAYER_OPTION_CHOSEN)
    return PAINT_OPTION_CHOSEN;
  node = view->deciding != NULL ? player_state_node (view->state, option, view->deciding->item) : 0;
  if (node != 0 && !player_state_is_hidden (view->state, node))
    return was_tried (view->deciding, node) ? PAINT_OPTION_TRIED : PAINT_OPTION_TO_TRY;
  return seen.state == PLAYER_OPTION_OPEN ? PAINT_OPTION_OPEN : PAINT_OPTION_GONE;
}

/* The progress of the change at `index` (0 is the newest). */
static double
change_progress (const PaintFrame *frame, uint32_t index)
{
  const double turn = frame->phase * frame->n_moving - (frame->n_moving - 1 - index);

  return fmax (0, fmin (1, (turn - MARKING) / (1 - MARKING)));
}

static uint32_t
count_hidden (const PlayerState *state, uint32_t option)
{
  uint32_t n = 0;

  for (uint32_t node = state->links->first[option]; state->links->nodes[node].item != 0; node++)
    n += player_state_is_hidden (state, node);
  return n;
}

/* An option disappears with the first of its nodes that leaves, and is back with the last one that
 * returns. */
double
paint_scene_presence (const PaintSceneView *view, uint32_t option, PaintOptionStand stand)
{
  const PlayerState *state = view->state;
  double going = 1, coming = 1;
  uint32_t n_going = 0;

  if (view->frame->phase >= 1)
    return stand == PAINT_OPTION_GONE ? 0 : 1;
  for (uint32_t i = 0; i < view->frame->n_moving && i < state->n_changes; i++)
    {
      const CoverEvent event = state->changes[i].event;

      if ((event.kind != COVER_EVENT_UNLINK && event.kind != COVER_EVENT_RELINK)
          || cover_links_option (state->links, event.node) != option)
        continue;
      if (event.kind == COVER_EVENT_RELINK)
        coming = fmin (coming, change_progress (view->frame, i));
      else
        {
          n_going++;
          going = change_progress (view->frame, i);
        }
    }
  if (stand == PAINT_OPTION_GONE)
    return n_going > 0 && n_going == count_hidden (state, option) ? 1 - going : 0;
  return coming;
}

/* A node changes at most once among these few changes, unless they turn back: then the newest
 * counts. */
double
paint_scene_node_presence (const PaintSceneView *view, uint32_t node)
{
  const PlayerState *state = view->state;
  const bool hidden = player_state_is_hidden (state, node);

  for (uint32_t i = 0; i < view->frame->n_moving && i < state->n_changes && view->frame->phase < 1;
       i++)
    {
      const CoverEvent event = state->changes[i].event;

      if (event.node == node && event.kind == COVER_EVENT_UNLINK)
        return 1 - change_progress (view->frame, i);
      if (event.node == node && event.kind == COVER_EVENT_RELINK)
        return change_progress (view->frame, i);
    }
  return hidden ? 0 : 1;
}

bool
paint_scene_is_stuck (const PaintSceneView *view, uint32_t item)
{
  const PlayerState *state = view->state;

  if (player_state_is_secondary (state, item) || player_state_size (state, item) > 0)
    return false;
  if (view->deciding != NULL && view->deciding->item == item)
    return true;
  return player_state_is_open (state, item) && !player_state_is_in_question (state, item);
}

const char *
paint_scene_option_name (const PaintScene *self, uint32_t option)
{
  return self->subject.names.options[option];
}

const char *
paint_scene_item_name (const PaintScene *self, uint32_t item)
{
  return self->subject.names.items[item];
}
