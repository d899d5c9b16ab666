/* The parts beside the picture, and the frames in which they are drawn.
 *
 * All parts show one moment.  A step that can be followed is drawn in its first frame by all of
 * them; only new sentences come between that frame and the next, because the rows of the transcript
 * take as long as a frame may.  Steps that are too fast to follow are a summary: the show moves in
 * beats, and each beat is one frame in which everything that can follow is drawn.  What has to be
 * read does not follow, and says so.
 *
 * The exception is a scrub, with a new position in each frame: there one part beside the picture is
 * drawn at a time, the most overdue one.  A frame costs what is drawn and the rectangle around it,
 * and parts at the left, at the right and below together make that the whole window.
 *
 * Tried and dropped: parts in turns while it plays, too, with the picture waiting a frame for the
 * expensive ones.  That had twice as many frames, and four moments on the screen at once, for
 * seconds where the machine was slow. */
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

/* While a single change is animated, its writes are lit one after the other.  In a summary, no line
 * is; nor while a question is open, because the line can be its answer. */
static void
light_code (UiDance *self)
{
  uint32_t n_moving;
  const double phase = dance_show_phase (self->show, &n_moving);
  const DanceCodeLines lit =
      ui_dance_is_fast (self) || dance_show_is_asking (self->show)
          ? (DanceCodeLines){ .current = 0 }
          : dance_code_lines (dance_show_state (self->show), n_moving == 1 ? phase : 1);

  ui_dance_side_light (UI_DANCE_SIDE (self->side), &lit);
  ui_dance_code_excerpt_light (UI_DANCE_CODE_EXCERPT (self->fold), &lit);
}

static void
draw_side (UiDance *self)
{
  ui_dance_side_update (UI_DANCE_SIDE (self->side), dance_show_state (self->show),
                        ui_dance_is_fast (self));
  light_code (self);
}

static void
draw_below (UiDance *self)
{
  ui_canvas_timeline_update (UI_CANVAS_TIMELINE (self->timeline));
  ui_dance_read_strip (self);
}

/* The time from beat to beat, in microseconds: 25 pictures a second, which is two frames of
 * three that a screen could show and half of the work. */
#define BEAT_US 40000

/* In a scrub: the shortest time between two drawings of a part, in microseconds.  Nobody reads
 * faster, and new words need a new layout, above all the rows of the transcript. */
#define SCRUB_US 120000

static void (*const draw_functions[UI_DANCE_N_PARTS]) (UiDance *self) = {
  [UI_DANCE_PART_WORDS] = draw_words,
  [UI_DANCE_PART_SIDE] = draw_side,
  [UI_DANCE_PART_BELOW] = draw_below,
  [UI_DANCE_PART_BOARD] = draw_board,
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

/* In a summary words are read once: those that say so. */
static bool
waits_for_end_of_summary (UiDance *self, UiDancePart part, const UiDanceReading *now)
{
  return part == UI_DANCE_PART_WORDS && now->fast && self->drawn[part] != 0
         && self->shown[part].fast;
}

static void
draw_part (UiDance *self, UiDancePart part, const UiDanceReading *now, gint64 time)
{
  self->shown[part] = *now;
  self->drawn[part] = time;
  draw_functions[part](self);
}

bool
ui_dance_is_fast (UiDance *self)
{
  return dance_show_is_fast (self->show);
}

bool
ui_dance_is_between_beats (UiDance *self, gint64 time)
{
  return ui_dance_is_fast (self) && time >= self->beat && time - self->beat < BEAT_US;
}

/* Whether position follows position from frame to frame. */
static bool
is_scrub (UiDance *self, const UiDanceReading *now)
{
  const bool was_step = self->steps;

  self->steps = self->stood != now->position;
  self->stood = now->position;
  return self->steps && was_step && !now->fast;
}

void
ui_dance_draw_picture (UiDance *self)
{
  ui_canvas_update (UI_CANVAS (self->picture));
}

/* Draws the most overdue part, if any is due.  Returns whether some part does not show the present
 * state yet. */
static bool
draw_overdue (UiDance *self, const UiDanceReading *now, gint64 time)
{
  UiDancePart found = UI_DANCE_N_PARTS;
  gint64 most = -1;
  unsigned n_waiting = 0;

  for (UiDancePart part = 0; part < UI_DANCE_N_PARTS; part++)
    {
      const gint64 overdue = time - self->drawn[part] - SCRUB_US;

      if (is_part_shown (self, part, now))
        continue;
      n_waiting++;
      if (overdue <= most)
        continue;
      found = part;
      most = overdue;
    }
  if (found != UI_DANCE_N_PARTS)
    draw_part (self, found, now, time);
  return n_waiting > (found != UI_DANCE_N_PARTS);
}

bool
ui_dance_take_turn (UiDance *self, gint64 time)
{
  const UiDanceReading now = read_now (self);

  self->beat = time;
  ui_dance_draw_picture (self);
  light_code (self);
  if (is_scrub (self, &now))
    {
      draw_board (self);
      ui_canvas_timeline_update (UI_CANVAS_TIMELINE (self->timeline));
      (void) draw_overdue (self, &now, time);
      return true;
    }
  for (UiDancePart part = 0; part < UI_DANCE_N_PARTS; part++)
    if (!is_part_shown (self, part, &now) && !waits_for_end_of_summary (self, part, &now))
      draw_part (self, part, &now, time);
  return false;
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
  if (self->show != NULL)
    ui_dance_read_words (self);
}
