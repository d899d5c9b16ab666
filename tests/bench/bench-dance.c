/* The cost of a frame of the whole window while the dance plays, in milliseconds of CPU of the main
 * thread: moving the player, the sentence, the code, the counters, the timeline, board and picture,
 * and drawing all of them.  Inkala's 9x9 whole, 729 options and 324 items in full view, at
 * 1920x1080.
 *
 * The targets: up to 1,000 events a frame median 3 ms and 99th percentile 6 ms; faster than that 16
 * ms; a jump to anywhere within a frame's 16 ms; the stage open within 150 ms.
 *
 * bench-dance [TEXT]: only cases with TEXT in their name. */
#include "base-random.h"
#include "ui-dance.h"
#include "ui-window-application.h"
#include "ui-window.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define INKALA "800000000003600000070090200050007000000045700000100030001000068008500010090000400"

#define N_FRAMES  200
#define WARM_UP   10 /* frames that are not counted: the first ones draw everything anew */
#define SETTLE_MS 1000

typedef struct
{
  const char *name;
  PaintPictureKind painter;
  double speed; /* steps of one link a second; 0: a jump a frame */
} Scene;

static const Scene scenes[] = {
  { "matrix, a step animated", PAINT_PICTURE_MATRIX, 2 },
  { "matrix, 300 links a second", PAINT_PICTURE_MATRIX, 300 },
  { "matrix, 3,000", PAINT_PICTURE_MATRIX, 3e3 },
  { "matrix, 25,000", PAINT_PICTURE_MATRIX, 2.5e4 },
  { "matrix, 250,000", PAINT_PICTURE_MATRIX, 2.5e5 },
  { "matrix, as fast as it goes", PAINT_PICTURE_MATRIX, 1e8 },
  { "matrix, scrubbed", PAINT_PICTURE_MATRIX, 0 },
  { "links, a step animated", PAINT_PICTURE_LINKS, 2 },
  { "links, 25,000", PAINT_PICTURE_LINKS, 2.5e4 },
  { "links, scrubbed", PAINT_PICTURE_LINKS, 0 },
  { "tree, a step animated", PAINT_PICTURE_TREE, 2 },
  { "tree, 25,000", PAINT_PICTURE_TREE, 2.5e4 },
  { "tree, scrubbed", PAINT_PICTURE_TREE, 0 },
};

typedef struct
{
  GtkApplication *application;
  GtkWidget *window;
  UiDance *dance;
  bool set_up, opening;
  gint64 opened;
  const char *wanted; /* scenes with this in their names; NULL: all */
  unsigned scene;
  int frame;                 /* of the scene; negative while it warms up */
  double begun, laid_out;    /* this frame: when it began, and when it was to be painted */
  double layouts, paintings; /* sums over the scene */
  uint64_t position, travelled;
  double times[N_FRAMES];
  BaseRandom random;
} Bench;

static double
cpu_now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * (double) time.tv_sec + (double) time.tv_nsec / 1e6;
}

static int
by_size (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static UiDance *
dance (Bench *bench)
{
  return bench->dance;
}

static UiDance *
find_dance (GtkWidget *widget)
{
  UiDance *found = UI_IS_DANCE (widget) ? UI_DANCE (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_dance (child);
  return found;
}

static DanceShow *
show (Bench *bench)
{
  return ui_dance_get_show (dance (bench));
}

static void
report (Bench *bench)
{
  double *times = bench->times;

  qsort (times, N_FRAMES, sizeof *times, by_size);
  g_print ("%-28s %9.0f %8.2f %8.2f %8.2f    %6.2f %6.2f\n", scenes[bench->scene].name,
           (double) bench->travelled / N_FRAMES, times[N_FRAMES / 2], times[N_FRAMES * 99 / 100],
           times[N_FRAMES - 1], bench->layouts / N_FRAMES, bench->paintings / N_FRAMES);
  bench->layouts = bench->paintings = 0;
}

/* The next one that is wanted, beginning with this. */
static bool
choose_scene (Bench *bench)
{
  while (bench->scene < G_N_ELEMENTS (scenes) && bench->wanted != NULL
         && strstr (scenes[bench->scene].name, bench->wanted) == NULL)
    bench->scene++;
  return bench->scene < G_N_ELEMENTS (scenes);
}

static void
begin_scene (Bench *bench)
{
  const Scene *scene = &scenes[bench->scene];

  bench->frame = -WARM_UP;
  bench->travelled = 0;
  ui_dance_set_painter (dance (bench), scene->painter);
  dance_show_pause (show (bench));
  dance_show_set_motion (show (bench), true); /* the tests' settings have none */
  dance_show_seek (show (bench), 0);
  dance_show_set_step_size (show (bench), DANCE_STEP_LINK);
  dance_show_set_key_moments (show (bench), false);
  if (scene->speed == 0)
    return;
  dance_show_set_speed (show (bench), scene->speed);
  dance_show_play (show (bench), PLAYER_FORWARD);
}

/* A jump as the timeline makes it; where playing has reached the end, it begins again. */
static void
update (GdkFrameClock *clock, Bench *bench)
{
  uint64_t end;

  (void) clock;
  if (!bench->set_up || bench->opening || bench->scene == G_N_ELEMENTS (scenes))
    return;
  end = dance_show_state (show (bench))->end;
  if (scenes[bench->scene].speed == 0)
    dance_show_seek (show (bench), base_random_next (&bench->random) % (end + 1));
  else if (!dance_show_is_playing (show (bench)))
    {
      dance_show_seek (show (bench), 0);
      dance_show_play (show (bench), PLAYER_FORWARD);
    }
}

static void
begun (GdkFrameClock *clock, Bench *bench)
{
  (void) clock;
  bench->begun = bench->laid_out = cpu_now ();
}

static void
laid_out (GdkFrameClock *clock, Bench *bench)
{
  (void) clock;
  bench->laid_out = cpu_now ();
}

static void
take_time (Bench *bench)
{
  uint64_t position = dance_show_state (show (bench))->position;

  if (bench->frame >= 0)
    {
      double now = cpu_now ();

      bench->times[bench->frame] = now - bench->begun;
      bench->layouts += bench->laid_out - bench->begun;
      bench->paintings += now - bench->laid_out;
      bench->travelled +=
          position > bench->position ? position - bench->position : bench->position - position;
    }
  bench->position = position;
  if (++bench->frame < N_FRAMES)
    return;
  report (bench);
  bench->scene++;
  if (choose_scene (bench))
    begin_scene (bench);
  else
    ui_window_application_quit (bench->application);
}

static void
painted (GdkFrameClock *clock, Bench *bench)
{
  if (bench->opening)
    {
      bench->opening = false;
      g_print ("the stage of a 9x9 opened and drawn: %.0f ms\n",
               (double) (g_get_monotonic_time () - bench->opened) / 1000);
      g_print ("# %d x %d; ms a frame: events, median, 99 of 100, worst; "
               "moving on and laying out, painting on average\n",
               gtk_widget_get_width (bench->window), gtk_widget_get_height (bench->window));
      begin_scene (bench);
    }
  else if (bench->set_up && bench->scene < G_N_ELEMENTS (scenes))
    take_time (bench);
  if (bench->set_up)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_UPDATE);
}

static void
open_stage (gpointer data)
{
  Bench *bench = data;

  bench->set_up = bench->opening = true;
  bench->dance = find_dance (bench->window);
  bench->opened = g_get_monotonic_time ();
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), "view",
                                  g_variant_new_string ("dance"));
}

static void
realized (GtkWidget *window, Bench *bench)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  bench->window = window;
  gtk_widget_activate_action (window, "win.whole-matrix", NULL);
  gtk_window_fullscreen (GTK_WINDOW (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (begun), bench);
  g_signal_connect (clock, "update", G_CALLBACK (update), bench);
  g_signal_connect (clock, "layout", G_CALLBACK (laid_out), bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted), bench);
  g_timeout_add_once (SETTLE_MS, open_stage, bench);
}

static void
added (GtkApplication *application, GtkWindow *window, Bench *bench)
{
  (void) application;
  if (UI_IS_WINDOW (window))
    g_signal_connect (window, "realize", G_CALLBACK (realized), bench);
}

int
main (int argc, char **argv)
{
  Bench bench = { .random = { .state = 1 } };
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "inkala.txt", NULL);
  char *arguments[] = { argv[0], path, NULL };

  if (argc > 1)
    bench.wanted = argv[1];
  if (!choose_scene (&bench))
    return 1;
  if (!g_file_set_contents (path, INKALA "\n", -1, NULL))
    return 1;
  bench.application = ui_window_application_new ();
  g_signal_connect (bench.application, "window-added", G_CALLBACK (added), &bench);
  return g_application_run (G_APPLICATION (bench.application), 2, arguments);
}
