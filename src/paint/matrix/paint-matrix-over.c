/* The parts over the image: the options taken, the item and option of the current level, the latest
 * changes, lit and pointed parts.  The list is made anew for each frame.  A comparison with the
 * last list finds the damage. */
#include "paint-matrix-private.h"

#include "base-memory.h"

#include <math.h>

PaintBox
paint_matrix_grown (PaintBox box, int by)
{
  return (PaintBox){ box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by };
}

/* Makes a bar at least `across` by `down`, around the middle of its subject. */
PaintBox
paint_matrix_thickened (PaintBox box, int across, int down)
{
  if (box.width < across)
    {
      box.x -= (across - box.width) / 2;
      box.width = across;
    }
  if (box.height < down)
    {
      box.y -= (down - box.height) / 2;
      box.height = down;
    }
  return box;
}

PaintBox
paint_matrix_column_bar (const PaintMatrix *self, uint32_t item)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox box =
      paint_matrix_thickened (paint_matrix_column_box (self, self->column_of[item]), plan->pen, 0);
  int top = plan->head_top;

  box.height += box.y - top;
  box.y = top;
  return box;
}

PaintBox
paint_matrix_row_bar (const PaintMatrix *self, uint32_t option)
{
  PaintBox box = paint_matrix_row_box (self, self->row_of[option]);

  box.x -= self->plan.em / 3;
  box.width += self->plan.em / 3;
  return paint_matrix_thickened (box, 0, self->plan.pen);
}

bool
paint_matrix_in_sight (const PaintMatrix *self, PaintBox box)
{
  PaintBox seen = paint_matrix_clip (box, self->plan.body);

  return seen.width > 0 && seen.height > 0;
}

static bool
has_column (const PaintMatrix *self, uint32_t item)
{
  return item != COVER_NONE && self->column_of[item] != COVER_NONE
         && paint_matrix_in_sight (self, paint_matrix_column_bar (self, item));
}

static bool
has_row (const PaintMatrix *self, uint32_t option)
{
  return option != COVER_NONE && self->row_of[option] != COVER_NONE
         && paint_matrix_in_sight (self, paint_matrix_row_bar (self, option));
}

static bool
push_over (PaintMatrix *self, PaintOver over)
{
  PaintOvers *list = &self->overs;
  void *array = list->overs;
  BaseStatus status = base_grow (&array, &list->capacity, list->n + 1, sizeof over);

  list->overs = array;
  if (status == BASE_OK)
    list->overs[list->n++] = over;
  return status == BASE_OK;
}

PaintFont
paint_matrix_chip_font (const PaintMatrix *self)
{
  return (PaintFont){ .size = self->plan.em, .bold = true };
}

static bool
push_bar (PaintMatrix *self, uint32_t item, PaintOverStyle style)
{
  PaintOver over = { .kind = PAINT_OVER_COLUMN, .style = style, .subject = item };

  if (!has_column (self, item))
    return true;
  over.box = paint_matrix_grown (paint_matrix_column_bar (self, item), self->plan.pen);
  return push_over (self, over);
}

static bool
push_column (PaintMatrix *self, PaintText *text, uint32_t item, PaintOverStyle style)
{
  PaintOver over = { .kind = PAINT_OVER_NAME_AT_COLUMN, .style = style, .subject = item };

  if (!push_bar (self, item, style))
    return false;
  if (!has_column (self, item))
    return true;
  over.box = paint_matrix_grown (paint_matrix_column_bar (self, item), self->plan.pen);
  over.label = paint_matrix_column_chip (self, text, &over);
  return push_over (self, over);
}

static bool
push_row (PaintMatrix *self, PaintText *text, uint32_t option, PaintOverStyle style, PaintStep step)
{
  PaintOver over = { .kind = PAINT_OVER_ROW, .style = style, .subject = option };

  if (!has_row (self, option))
    return true;
  over.box = paint_matrix_grown (paint_matrix_row_bar (self, option), self->plan.pen);
  if (!push_over (self, over))
    return false;
  over.kind = PAINT_OVER_NAME_AT_ROW;
  over.step = step;
  over.label = paint_matrix_row_chip (self, text, &over);
  return push_over (self, over);
}

static bool
push_taken (PaintMatrix *self, const PlayerState *state)
{
  bool pushed = true;

  for (uint32_t level = 0; level < state->n_frames && pushed; level++)
    {
      const PlayerFrame *frame = &state->frames[level];
      PaintOver over = { .kind = PAINT_OVER_TAKEN,
                         .subject = frame->option,
                         .level = level,
                         .step = paint_step_of_level (state, level) };

      if (over.step == PAINT_STEP_NONE || !has_row (self, frame->option))
        continue;
      over.box = paint_matrix_grown (paint_matrix_row_bar (self, frame->option), self->plan.em);
      over.box.x -= 2 * self->plan.em;
      over.box.width += 2 * self->plan.em;
      pushed = push_over (self, over);
    }
  return pushed;
}

/* The item of the deepest level that has one. */
static const PlayerFrame *
find_current (const PlayerState *state)
{
  return state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;
}

/* Whether the item, being decided now or still to be decided, has no option left. */
static bool
is_dead (const PaintMatrix *self, const PlayerState *state, uint32_t item)
{
  const PlayerFrame *level = find_current (state);

  if (player_state_is_secondary (state, item) || self->sizes[self->column_of[item]] > 0)
    return false;
  return (level != NULL && level->item == item)
         || (player_state_is_open (state, item) && !player_state_is_in_question (state, item));
}

static bool
push_dead (PaintMatrix *self, const PlayerState *state)
{
  bool pushed = true;

  for (uint32_t item = 0; item < state->links->n_items && pushed; item++)
    {
      PaintOver over = { .kind = PAINT_OVER_DEAD, .subject = item };
      const uint32_t column = self->column_of[item];

      if (column == COVER_NONE || !paint_matrix_has_head (self, column)
          || !is_dead (self, state, item))
        continue;
      over.box = paint_matrix_dead_box (self, column);
      pushed = push_over (self, over);
    }
  return pushed;
}

static PaintBox
change_box (const PaintMatrix *self, uint32_t node)
{
  const PaintMatrixPlan *plan = &self->plan;
  uint32_t mark = self->mark_of[node];
  PaintBox box;

  if (mark != COVER_NONE)
    {
      const PaintBin *bin = &self->bins[self->marks[mark].bin];

      box = (PaintBox){ plan->body.x + bin->x - plan->left, plan->body.y + bin->y - plan->top,
                        bin->width, bin->height };
      return paint_matrix_grown (paint_matrix_thickened (box, plan->pen, plan->pen), plan->pen / 2);
    }
  box = paint_matrix_column_box (self, self->column_of[node - 1]);
  box.y = plan->head_top;
  box.height = plan->base + plan->sink - box.y;
  return paint_matrix_thickened (box, 2 * plan->pen, 0);
}

static bool
push_changes (PaintMatrix *self, const PaintFrame *frame)
{
  bool pushed = true;

  for (uint32_t i = frame->state->n_changes; i-- > 0 && pushed;)
    {
      uint32_t node = frame->state->changes[i].event.node;
      double share = fmin (1, 4 * paint_matrix_share (frame, i));
      PaintOver over = { .kind = PAINT_OVER_CHANGE, .subject = node, .share = (int) (255 * share) };
      bool header = player_state_is_header (frame->state, node);

      if (i >= frame->n_moving || node == 0 || over.share == 0
          || (header ? self->column_of[node - 1] : self->mark_of[node]) == COVER_NONE)
        continue;
      over.box = change_box (self, node);
      if (header || paint_matrix_in_sight (self, over.box))
        pushed = push_over (self, over);
    }
  return pushed;
}

/* The newest change that has begun, if it is about a node of an option that is in sight; NULL: it is
 * not, or there is none. */
static const PlayerChange *
find_changed (const PaintMatrix *self, const PaintFrame *frame)
{
  const PlayerState *state = frame->state;
  uint32_t i = 0, node;

  while (i < frame->n_moving && i < state->n_changes && paint_matrix_share (frame, i) <= 0)
    i++;
  if (i >= frame->n_moving || i >= state->n_changes)
    return NULL;
  node = state->changes[i].event.node;
  return paint_frame_is_node (frame, node) && self->mark_of[node] != COVER_NONE
                 && paint_matrix_in_sight (self, change_box (self, node))
             ? &state->changes[i]
             : NULL;
}

/* The difference that a change makes to the size of an item. */
static int
size_change (const PlayerState *state, const PlayerChange *change, uint32_t item)
{
  if (change->event.node == 0 || player_state_item (state, change->event.node) != item)
    return 0;
  return change->event.kind == COVER_EVENT_UNLINK   ? -1
         : change->event.kind == COVER_EVENT_RELINK ? 1
                                                    : 0;
}

/* The name of the item whose size a change writes, with both sizes; later changes are taken off. */
static PaintOver
name_changed_item (const PlayerState *state, const PlayerChange *change)
{
  PaintOver over = { .kind = PAINT_OVER_NAME_AT_COLUMN, .style = PAINT_OVER_CHANGED };
  int size;

  over.subject = player_state_item (state, change->event.node);
  size = (int) player_state_size (state, over.subject);
  for (const PlayerChange *later = state->changes; later < change; later++)
    size -= size_change (state, later, over.subject);
  over.after = (uint32_t) size;
  over.before = (uint32_t) (size - size_change (state, change, over.subject));
  return over;
}

/* Lines from the mark that changes to both edges, with the names of its item and option there. */
static bool
push_changed (PaintMatrix *self, const PaintFrame *frame, PaintText *text)
{
  const PlayerState *state = frame->state;
  const PlayerFrame *level = find_current (state);
  const PlayerChange *change = find_changed (self, frame);
  const uint32_t node = change != NULL ? change->event.node : 0;
  const PaintBox body = self->plan.body;
  const int line = (self->plan.pen + 2) / 3;
  PaintOver over = { .style = PAINT_OVER_CHANGED };
  PaintBox mark;

  if (node == 0)
    return true;
  mark = change_box (self, node);
  over.kind = PAINT_OVER_HAIR_DOWN;
  over.subject = player_state_item (state, node);
  over.box = (PaintBox){ mark.x + (mark.width - line) / 2, mark.y + mark.height, line,
                         body.y + body.height - mark.y - mark.height };
  if (!push_over (self, over))
    return false;
  over = name_changed_item (state, change);
  over.label = paint_matrix_column_chip (self, text, &over);
  if (!push_over (self, over))
    return false;
  over = (PaintOver){ .kind = PAINT_OVER_HAIR_ACROSS,
                      .style = PAINT_OVER_CHANGED,
                      .subject = cover_links_option (state->links, node),
                      .box = { body.x, mark.y + (mark.height - line) / 2, mark.x - body.x, line } };
  if (!push_over (self, over))
    return false;
  /* The option of the level has its name already. */
  if (level != NULL && over.subject == level->option)
    return true;
  over.kind = PAINT_OVER_NAME_AT_ROW;
  over.label = paint_matrix_row_chip (self, text, &over);
  return push_over (self, over);
}

static bool
push_current (PaintMatrix *self, const PaintFrame *frame, PaintText *text)
{
  const PlayerFrame *level = find_current (frame->state);
  const uint32_t header = player_state_operation (frame->state);
  const uint32_t working = header != 0 ? header - 1 : COVER_NONE;

  if (working != COVER_NONE && !push_column (self, text, working, PAINT_OVER_OPERAND))
    return false;
  if (!push_changed (self, frame, text))
    return false;
  if (level == NULL)
    return true;
  return (level->item == working || push_column (self, text, level->item, PAINT_OVER_CURRENT))
         && push_row (self, text, level->option, PAINT_OVER_CURRENT,
                      paint_step_of_level (frame->state, frame->state->n_frames - 1));
}

/* Whether the part already has its name as that of the current level. */
static bool
is_named (const PlayerState *state, PaintPointed lit)
{
  const PlayerFrame *level = find_current (state);

  return level != NULL
         && (lit.item != COVER_NONE ? lit.item == level->item : lit.option == level->option);
}

static bool
push_lit_column (PaintMatrix *self, const PlayerState *state, PaintText *text, uint32_t item)
{
  const PaintPointed lit = { item, COVER_NONE, COVER_NONE };

  return item != COVER_NONE && is_named (state, lit)
             ? push_bar (self, item, PAINT_OVER_POINTED)
             : push_column (self, text, item, PAINT_OVER_POINTED);
}

static bool
push_lit_row (PaintMatrix *self, const PlayerState *state, PaintText *text, uint32_t option)
{
  const PaintPointed lit = { COVER_NONE, option, COVER_NONE };
  PaintOver over = { .kind = PAINT_OVER_ROW, .style = PAINT_OVER_POINTED, .subject = option };

  if (option == COVER_NONE || !is_named (state, lit) || !has_row (self, option))
    return push_row (self, text, option, PAINT_OVER_POINTED, PAINT_STEP_NONE);
  over.box = paint_matrix_grown (paint_matrix_row_bar (self, option), self->plan.pen);
  return push_over (self, over);
}

/* Units; a smaller mark is only found by the bars of its column and row. */
#define LEAST_ALONE 6

static bool
stands_alone (const PaintMatrix *self, const PaintFrame *frame, uint32_t node)
{
  return paint_frame_is_node (frame, node) && self->mark_of[node] != COVER_NONE
         && fmin (self->plan.across, self->plan.down) >= LEAST_ALONE * self->options.scale;
}

static bool
push_node (PaintMatrix *self, uint32_t node)
{
  const PaintOver over = { .kind = PAINT_OVER_NODE,
                           .style = PAINT_OVER_POINTED,
                           .subject = node,
                           .box = change_box (self, node) };

  return !paint_matrix_in_sight (self, over.box) || push_over (self, over);
}

static bool
push_lit (PaintMatrix *self, const PaintFrame *frame, PaintText *text)
{
  bool pushed = true;

  for (size_t i = 0; i < paint_frame_n_lit (frame) && pushed; i++)
    {
      const PaintPointed lit = paint_frame_lit (frame, i);

      pushed = stands_alone (self, frame, lit.node)
                   ? push_node (self, lit.node)
                   : push_lit_column (self, frame->state, text, lit.item)
                         && push_lit_row (self, frame->state, text, lit.option);
    }
  return pushed;
}

static PaintBox
map_box (const PaintMatrix *self)
{
  const PaintMatrixPlan *plan = &self->plan;
  double share = fmin (0.24 * plan->body.width / plan->content_width,
                       0.3 * plan->body.height / plan->content_height);
  PaintBox map = { .width = (int) ceil (share * plan->content_width),
                   .height = (int) ceil (share * plan->content_height) };

  map.x = plan->body.x + plan->body.width - map.width - plan->em / 2;
  map.y = plan->body.y + plan->body.height - map.height - plan->em / 2;
  return map;
}

static bool
push_map (PaintMatrix *self, const PlayerState *state)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PlayerFrame *level = find_current (state);
  PaintOver over = { .kind = PAINT_OVER_MAP };

  if (plan->content_width <= plan->body.width && plan->content_height <= plan->body.height)
    return true;
  over.subject = level != NULL ? level->option : COVER_NONE;
  over.level = level != NULL ? level->item : COVER_NONE;
  over.box = paint_matrix_grown (map_box (self), plan->pen);
  return push_over (self, over);
}

static bool
same_over (const PaintOver *a, const PaintOver *b)
{
  return a->kind == b->kind && a->style == b->style && a->subject == b->subject
         && a->level == b->level && a->before == b->before && a->after == b->after
         && a->step == b->step && a->share == b->share && a->box.x == b->box.x
         && a->box.y == b->box.y && a->box.width == b->box.width && a->box.height == b->box.height
         && a->label.x == b->label.x && a->label.y == b->label.y;
}

/* Most of the time, the lists differ at their ends only. */
static void
damage_differences (PaintMatrix *self)
{
  const PaintOvers *now = &self->overs, *past = &self->past;

  for (size_t i = 0; i < now->n || i < past->n; i++)
    {
      if (i < now->n && i < past->n && same_over (&now->overs[i], &past->overs[i]))
        continue;
      if (i < now->n)
        paint_matrix_damage (self, now->overs[i].box);
      if (i < past->n)
        paint_matrix_damage (self, past->overs[i].box);
    }
}

BaseStatus
paint_matrix_lay_over (PaintMatrix *self, const PaintFrame *frame, PaintText *text)
{
  PaintOvers past = self->past;
  bool pushed;

  self->past = self->overs;
  self->overs = past;
  self->overs.n = 0;
  pushed = push_taken (self, frame->state) && push_current (self, frame, text)
           && push_lit (self, frame, text) && push_dead (self, frame->state)
           && push_changes (self, frame) && push_map (self, frame->state);
  paint_matrix_place_labels (self);
  damage_differences (self);
  return pushed ? BASE_OK : BASE_NO_MEMORY;
}
