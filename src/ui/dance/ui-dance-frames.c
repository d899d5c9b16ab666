/* The parts beside the picture, and the frames in which they are drawn.
 *
 * The cost of a frame depends on the contents drawn and on the rectangle around them: parts at the
 * left, at the right and below together make that rectangle the whole window, twice the picture.
 * So besides the picture a frame draws at most one of these parts, the most overdue one.  When the
 * user follows single steps, the board and the timeline are drawn with the picture, except in the
 * first frame of a step: after it little of them changes, and the three belong together.
 *
 * When steps are too fast to follow, the board and the side are drawn without the picture, which
 * comes in the next frame: a frame with both cost twice as much as any other.  As soon as the show
 * stops or slows down, all parts show one position.
 *
 * Tried and dropped: all parts in one of four frames, which made the median of the frames small,
 * but one frame in four as expensive as before; counting frames instead of the time, which on a
 * slow machine draws the board three times a second. */
#include "ui-dance-private.h"

#include "ui-dance-code-excerpt.h"

static void
draw_board (UiDance *self)
{
  ui_canvas_update (UI_CANVAS (self->board));
}

static void
read_late (gpointer data)
{
  UiDance *self = data;

  self->late = 0;
  if (self->show != NULL)
    ui_dance_read_words (self);
}

/* Runs between two frames, because it creates the rows of the transcript, which after a jump takes
 * as long as a frame may. */
static void
draw_words (UiDance *self)
{
  if (self->late == 0)
    self->late = g_timeout_add_once (1, read_late, self);
}

static void
draw_side (UiDance *self)
{
  ui_dance_side_update (UI_DANCE_SIDE (self->side), dance_show_state (self->show),
                        ui_dance_is_fast (self));
  ui_dance_code_excerpt_light (UI_DANCE_CODE_EXCERPT (self->fold),
                               dance_code_lines (dance_show_state (self->show)));
}

static void
draw_below (UiDance *self)
{
  ui_canvas_timeline_update (UI_CANVAS_TIMELINE (self->timeline));
  ui_dance_read_strip (self);
}

/* While the show plays too fast to follow, the picture waits one frame for the parts that cost as
 * much as itself, never two frames in a row.  If frames are further apart than this, in
 * microseconds, the picture never waits, because the wait would be visible. */
#define SLOW_FRAME_US 25000

/* The shortest time between two drawings of a part, in microseconds, for steps that can be followed
 * and for steps that cannot; NEVER for a part that has no turn of its own.  Nobody reads faster,
 * and new words need a new layout, above all the rows of the transcript.  Two turns of the board
 * and one of each other part leave two frames of three to the picture alone. */
#define NEVER INT64_MAX

static const struct
{
  void (*draw) (UiDance *self);
  gint64 slow, fast;
  bool alone; /* the picture waits for this part */
} parts[UI_DANCE_N_PARTS] = {
  [UI_DANCE_PART_WORDS] = { draw_words, 120000, NEVER, .alone = false },
  [UI_DANCE_PART_SIDE] = { draw_side, 120000, 200000, .alone = true },
  [UI_DANCE_PART_BELOW] = { draw_below, 120000, 200000, .alone = false },
  [UI_DANCE_PART_BOARD] = { draw_board, NEVER, 100000, .alone = true },
};

static UiDanceReading
read_now (UiDance *self)
{
  const PlayerState *state = dance_show_state (self->show);

  return (UiDanceReading){
    .position = state->position,
    .end = state->end,
    .size = dance_show_step_size (self->show),
    .made = dance_show_step_made (self->show),
    .rewinding = dance_show_is_rewinding (self->show),
    .asking = ui_dance_is_asking (self),
    .fast = ui_dance_is_fast (self),
    .searching = dance_search_is_running (dance_show_search (self->show)),
  };
}

/* A position is read once, however many frames show it. */
static bool
is_part_shown (UiDance *self, UiDancePart part, const UiDanceReading *now)
{
  const UiDanceReading *then = &self->shown[part];

  return self->drawn[part] != 0 && then->position == now->position && then->end == now->end
         && then->size == now->size && then->made == now->made && then->rewinding == now->rewinding
         && then->asking == now->asking && then->fast == now->fast
         && then->searching == now->searching;
}

static void
draw_part (UiDance *self, UiDancePart part, const UiDanceReading *now, gint64 time)
{
  self->shown[part] = *now;
  self->drawn[part] = time;
  parts[part].draw (self);
}

bool
ui_dance_is_fast (UiDance *self)
{
  return dance_show_is_fast (self->show);
}

/* The first frame of a step that can be followed draws the picture, and the other parts come in the
 * next frame, a delay that nobody sees.  When steps follow each other frame by frame, as in a
 * scrub, the parts do not wait for the end of the scrub. */
static bool
is_first_of_step (UiDance *self, const UiDanceReading *now)
{
  bool was_step = self->steps;

  self->steps = self->stood != now->position;
  self->stood = now->position;
  return self->steps && !was_step && !now->fast;
}

void
ui_dance_draw_picture (UiDance *self)
{
  self->owed = false;
  ui_canvas_update (UI_CANVAS (self->picture));
}

/* Returns the most overdue part, or UI_DANCE_N_PARTS.  `out_waits`: whether some part does not show
 * the present state yet. */
static UiDancePart
find_overdue (UiDance *self, const UiDanceReading *now, gint64 time, bool *out_waits)
{
  UiDancePart found = UI_DANCE_N_PARTS;
  gint64 most = 0;

  *out_waits = false;
  for (UiDancePart part = 0; part < UI_DANCE_N_PARTS; part++)
    {
      gint64 pace = now->fast ? parts[part].fast : parts[part].slow;
      gint64 overdue = time - self->drawn[part] - pace;

      if (pace == NEVER || is_part_shown (self, part, now))
        continue;
      *out_waits = true;
      if (overdue < 0 || (found != UI_DANCE_N_PARTS && overdue <= most)
          || (parts[part].alone && self->waited))
        continue;
      found = part;
      most = overdue;
    }
  return found;
}

bool
ui_dance_take_turn (UiDance *self, gint64 time)
{
  UiDanceReading now = read_now (self);
  UiDancePart next;
  bool waits, first = is_first_of_step (self, &now), in_time = time - self->ticked < SLOW_FRAME_US;

  self->ticked = time;
  if (self->owed && !now.fast)
    ui_dance_draw_picture (self);
  if (first)
    return true;
  if (!now.fast)
    {
      draw_board (self);
      ui_canvas_timeline_update (UI_CANVAS_TIMELINE (self->timeline));
    }
  next = find_overdue (self, &now, time, &waits);
  if (next != UI_DANCE_N_PARTS)
    draw_part (self, next, &now, time);
  self->waited = self->owed && next != UI_DANCE_N_PARTS && parts[next].alone && in_time;
  if (self->owed && !self->waited)
    ui_dance_draw_picture (self);
  return waits || self->owed;
}

void
ui_dance_draw_parts (UiDance *self)
{
  UiDanceReading now = read_now (self);

  for (UiDancePart part = 0; part < UI_DANCE_N_PARTS; part++)
    draw_part (self, part, &now, g_get_monotonic_time ());
  ui_dance_read_anew (self);
}

void
ui_dance_read_anew (UiDance *self)
{
  g_clear_handle_id (&self->late, g_source_remove);
  self->drawn[UI_DANCE_PART_WORDS] = 0;
  if (self->show != NULL && !ui_dance_is_fast (self))
    ui_dance_read_words (self);
}
