/* What is drawn in a frame of the real window while it dances, counted: which widgets GTK asks to
 * draw themselves.  Times are for the bench; this holds wherever it runs.
 *
 * A paintable of a widget tells, shortly after a frame, that the widget was drawn in it.  Whatever
 * asks for other room asks the window for it, which measures itself anew. */
#include "check.h"
#include "ui-canvas-chart.h"
#include "ui-canvas-mosaic.h"
#include "ui-canvas-timeline.h"
#include "ui-canvas.h"
#include "ui-dance.h"
#include "ui-window-application.h"
#include "ui-window.h"

#define INKALA "800000000003600000070090200050007000000045700000100030001000068008500010090000400"

#define N_FRAMES 90

/* Frames that are not counted: so many in a row without a new layout, for the window may still find
 * its size on a busy machine.  A window that never settles is counted after SETTLING frames all the
 * same. */
#define WARM_UP  20
#define SETTLING 300

enum
{
  BOARD = 1,
  PICTURE = 2,
  TIMELINE = 4,
  CHART = 8,
};

typedef struct
{
  GtkApplication *application;
  GtkWidget *window;
  UiDance *dance;
  GPtrArray *paintables;
  bool set_up, fast, measured;
  bool over; /* there are frames yet before the window goes */
  int frame; /* negative while it warms up */
  int n_settling;
  int drawn; /* of the frame before */
  bool paused, caught_up;
  int n_frames, n_pictures, n_parted, n_nothing, n_laid_out, n_parts[CHART + 1];
} Frames;

typedef struct
{
  Frames *frames;
  int part;
} Watch;

static Frames frames_fast = { .fast = true }, frames_slow;
static Frames *frames_now;
static void (*measure_window) (GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);

static DanceShow *
show (Frames *frames)
{
  return ui_dance_get_show (frames->dance);
}

static void
drawn (GdkPaintable *paintable, Watch *watch)
{
  (void) paintable;
  watch->frames->drawn |= watch->part;
}

/* The board comes before the picture. */
static int
part_of (Frames *frames, GtkWidget *widget)
{
  if (UI_IS_CANVAS (widget))
    return frames->paintables->len == 0 ? BOARD : PICTURE;
  return UI_IS_CANVAS_TIMELINE (widget) ? TIMELINE : UI_IS_CANVAS_CHART (widget) ? CHART : 0;
}

static void
look_through (Frames *frames, GtkWidget *widget)
{
  int part = part_of (frames, widget);

  if (UI_IS_DANCE (widget))
    frames->dance = UI_DANCE (widget);
  if (part != 0)
    {
      GdkPaintable *paintable = gtk_widget_paintable_new (widget);
      Watch *watch = g_new (Watch, 1);

      *watch = (Watch){ frames, part };
      g_signal_connect_data (paintable, "invalidate-contents", G_CALLBACK (drawn), watch,
                             (GClosureNotify) (void (*) (void)) g_free, 0);
      g_ptr_array_add (frames->paintables, paintable);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_through (frames, child);
}

static void
count (Frames *frames)
{
  int beside = frames->drawn & ~PICTURE;

  if (frames->frame > N_FRAMES + 1)
    return;
  frames->n_frames++;
  frames->n_pictures += (frames->drawn & PICTURE) != 0;
  frames->n_parted += ((frames->drawn & PICTURE) != 0) != ((frames->drawn & BOARD) != 0);
  frames->n_nothing += frames->drawn == 0;
  frames->n_laid_out += frames->measured;
  for (int part = BOARD; part <= CHART; part *= 2)
    frames->n_parts[part] += (beside & part) != 0;
}

/* Whether all was seen.  What plays fast is stopped at the end, in a frame without a beat. */
static bool
is_over (Frames *frames)
{
  if (!frames->fast || frames->paused)
    {
      frames->caught_up = (frames->drawn & PICTURE) != 0;
      return true;
    }
  if (frames->drawn == 0)
    {
      dance_show_pause (show (frames));
      frames->paused = true;
    }
  return frames->frame > 2 * N_FRAMES;
}

/* What was drawn in the frame before is known by now. */
static void
begun (GdkFrameClock *clock, Frames *frames)
{
  (void) clock;
  if (frames->set_up && frames->fast && frames->frame < 0 && frames->measured
      && frames->n_settling++ < SETTLING)
    frames->frame = -WARM_UP;
  if (frames->set_up && !frames->paused && frames->frame++ >= 0)
    count (frames);
  if (!frames->over && frames->frame > N_FRAMES && is_over (frames))
    {
      frames->over = true;
      ui_window_application_quit (frames->application);
    }
  frames->drawn = 0;
  frames->measured = false;
}

static void
painted (GdkFrameClock *clock, Frames *frames)
{
  if (frames->set_up)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_UPDATE);
}

/* Once there is something to dance. */
static gboolean
dance (gpointer data)
{
  Frames *frames = data;

  g_clear_pointer (&frames->paintables, g_ptr_array_unref);
  frames->paintables = g_ptr_array_new_with_free_func (g_object_unref);
  look_through (frames, frames->window);
  if (frames->dance == NULL || show (frames) == NULL)
    return G_SOURCE_CONTINUE;
  ui_dance_set_painter (frames->dance, PAINT_PICTURE_MATRIX);
  dance_show_set_step_size (show (frames), DANCE_STEP_LINK);
  dance_show_set_key_moments (show (frames), false);
  dance_show_set_speed (show (frames), frames->fast ? 3000 : 4);
  dance_show_play (show (frames), PLAYER_FORWARD);
  frames->frame = -WARM_UP;
  frames->set_up = true;
  gtk_widget_queue_draw (frames->window);
  return G_SOURCE_REMOVE;
}

static void
measured (GtkWidget *window,
          GtkOrientation orientation,
          int for_size,
          int *minimum,
          int *natural,
          int *minimum_baseline,
          int *natural_baseline)
{
  frames_now->measured = true;
  measure_window (window, orientation, for_size, minimum, natural, minimum_baseline,
                  natural_baseline);
}

static void
realized (GtkWidget *window, Frames *frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  GtkWidgetClass *class = GTK_WIDGET_GET_CLASS (window);

  if (class->measure != measured)
    measure_window = class->measure;
  class->measure = measured;

  frames->window = window;
  gtk_window_fullscreen (GTK_WINDOW (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (begun), frames);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted), frames);
}

static void
mapped (GtkWidget *window, Frames *frames)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), "view", g_variant_new_string ("dance"));
  g_timeout_add (20, dance, frames);
}

static void
added (GtkApplication *application, GtkWindow *window, Frames *frames)
{
  (void) application;
  if (!UI_IS_WINDOW (window))
    return;
  g_signal_connect (window, "realize", G_CALLBACK (realized), frames);
  g_signal_connect_after (window, "map", G_CALLBACK (mapped), frames);
}

static void
run (Frames *frames)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "inkala.txt", NULL);
  char *arguments[] = { (char *) "frames", path, NULL };

  frames_now = frames;
  check_true (g_file_set_contents (path, INKALA "\n", -1, NULL));
  frames->application = ui_window_application_new ();
  g_signal_connect (frames->application, "window-added", G_CALLBACK (added), frames);
  check_equal_u64 ((uint64_t) g_application_run (G_APPLICATION (frames->application), 2, arguments),
                   0);
  g_clear_pointer (&frames->paintables, g_ptr_array_unref);
  g_clear_object (&frames->application);
  printf (
      "# of %d frames %d draw the picture, %d the board, %d only one of these, %d the timeline, "
      "%d the chart, %d nothing; %d are laid out anew\n",
      frames->n_frames, frames->n_pictures, frames->n_parts[BOARD], frames->n_parted,
      frames->n_parts[TIMELINE], frames->n_parts[CHART], frames->n_nothing, frames->n_laid_out);
  check_true (frames->n_frames >= N_FRAMES);
}

/* Steps that cannot be followed come in beats: a frame draws all or nothing. */
static void
a_summary_draws_picture_and_board_in_the_same_frames (const void *data)
{
  (void) data;
  run (&frames_fast);
  check_true (frames_fast.n_pictures > N_FRAMES / 6);
  check_equal_u64 ((uint64_t) frames_fast.n_parted, 0);
  for (int part = BOARD; part <= CHART; part *= 2)
    check_true (part == PICTURE || frames_fast.n_parts[part] > 1);
}

static void
the_picture_catches_up_when_it_stops (const void *data)
{
  (void) data;
  check_true (frames_fast.caught_up || !frames_fast.paused);
}

static void
what_cannot_be_followed_is_not_laid_out_anew (const void *data)
{
  (void) data;
  check_equal_u64 ((uint64_t) frames_fast.n_laid_out, 0);
}

/* Four steps a second, without motion as the tests have it. */
static void
frames_between_two_steps_draw_nothing (const void *data)
{
  (void) data;
  run (&frames_slow);
  check_true (frames_slow.n_parts[BOARD] > 1 && frames_slow.n_parts[TIMELINE] > 1);
  check_true (frames_slow.n_nothing > N_FRAMES / 2);
}

/* A black spot in the second row of tiles, from the left. */
static GskRenderNode *
draw_spot (UiCanvasMosaic *mosaic, GtkWidget *widget, double left)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = ui_canvas_mosaic_begin (mosaic, widget);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_rectangle (cr, left, 100, 10, 10);
  cairo_fill (cr);
  ui_canvas_mosaic_end (mosaic, cr, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Nodes that stand in their rows in the place of another one; that there are as many is checked. */
static guint
count_new (GskRenderNode *then, GskRenderNode *now)
{
  const guint n = gsk_container_node_get_n_children (now);
  guint n_new = 0;

  check_equal_u64 (gsk_container_node_get_n_children (then), n);
  for (guint i = 0; i < n; i++)
    {
      GskRenderNode *before = gsk_container_node_get_child (then, i);
      GskRenderNode *after = gsk_container_node_get_child (now, i);

      if (before == after)
        continue;
      if (gsk_render_node_get_node_type (before) == GSK_CONTAINER_NODE
          && gsk_container_node_get_n_children (before) > 0)
        n_new += count_new (before, after);
      else
        n_new++;
    }
  return n_new;
}

/* Ten tiles in a row.  What GTK draws are the nodes that are not in the same place of the last
 * frame. */
static void
new_nodes_are_where_something_changed (const void *data)
{
  static const struct
  {
    double left;
    guint n_new;
  } spots[] = {
    { 100, 0 },  /* it stays */
    { 200, 2 },  /* from the second tile to the third */
    { 500, 4 },  /* with those between */
    { 900, 5 },  /* four of these are there already */
    { 100, 10 }, /* nine are too many: they go, and the row is drawn as one */
    { 110, 1 },
  };
  GtkWidget *widget = g_object_ref_sink (gtk_drawing_area_new ());
  UiCanvasMosaic *mosaic = ui_canvas_mosaic_new ();
  GskRenderNode *then, *now;

  (void) data;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, 960, 300, -1, NULL);
  then = draw_spot (mosaic, widget, 100);
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      now = draw_spot (mosaic, widget, spots[i].left);
      check_equal_u64 (count_new (then, now), spots[i].n_new);
      gsk_render_node_unref (then);
      then = now;
    }
  gsk_render_node_unref (then);
  ui_canvas_mosaic_free (mosaic);
  g_object_unref (widget);
}

int
main (void)
{
  check_claim ("/ui/frames/a-summary-draws-picture-and-board-in-the-same-frames",
               a_summary_draws_picture_and_board_in_the_same_frames, NULL);
  check_claim ("/ui/frames/the-picture-catches-up-when-it-stops",
               the_picture_catches_up_when_it_stops, NULL);
  check_claim ("/ui/frames/what-cannot-be-followed-is-not-laid-out-anew",
               what_cannot_be_followed_is_not_laid_out_anew, NULL);
  check_claim ("/ui/frames/frames-between-two-steps-draw-nothing",
               frames_between_two_steps_draw_nothing, NULL);
  check_claim ("/ui/frames/new-nodes-are-where-something-changed",
               new_nodes_are_where_something_changed, NULL);
  return check_finish ();
}
