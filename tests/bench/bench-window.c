/* How long the window lets one wait, in milliseconds: from the start of the program to its first
 * frame, and from a digit on the pad to the frame that shows it, while a count of all the solutions
 * of a 25x25 grid runs beside it.  The program starts itself anew, so that loading it is
 * counted. */
#include "ui-window-application.h"
#include "ui-window.h"

#include <stdlib.h>
#include <unistd.h>

#define KEYS      200
#define PAUSE_MS  30
#define SEARCH_MS 1500

static gint64 started;

typedef struct
{
  GtkApplication *application;
  UiWindow *window;
  gint64 pressed;      /* 0: nothing is waited for */
  double takes[KEYS];  /* until the digit is in the document */
  double frames[KEYS]; /* the work of the frame that shows it */
  double waits[KEYS];  /* until that frame is done, waiting for the clock included */
  gint64 frame;        /* when it began */
  unsigned n;
  bool shown;
} Bench;

static double
milliseconds_since (gint64 time)
{
  return (double) (g_get_monotonic_time () - time) / 1000;
}

static int
by_size (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print (const char *what, double *times, unsigned n)
{
  qsort (times, n, sizeof *times, by_size);
  g_print ("digit %s during a search: median %.2f ms, 95 of 100 within %.2f ms, all of %u within "
           "%.2f ms\n",
           what, times[n / 2], times[n * 95 / 100], n, times[n - 1]);
}

static void
report (Bench *bench)
{
  print ("into the document", bench->takes, bench->n);
  print ("painted (the frame's own work)", bench->frames, bench->n);
  print ("onto the screen", bench->waits, bench->n);
  ui_window_application_quit (bench->application);
}

static gboolean
press (gpointer data)
{
  Bench *bench = data;

  if (bench->pressed != 0)
    return G_SOURCE_CONTINUE;
  if (bench->n == KEYS)
    {
      report (bench);
      return G_SOURCE_REMOVE;
    }
  bench->pressed = g_get_monotonic_time ();
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), "digit",
                                  g_variant_new_int32 (1 + (gint32) (bench->n % 9)));
  bench->takes[bench->n] = milliseconds_since (bench->pressed);
  return G_SOURCE_CONTINUE;
}

static void
begin_typing (gpointer data)
{
  g_timeout_add (PAUSE_MS, press, data);
}

static void
begin_search (Bench *bench)
{
  SudokuShape *shape = NULL;

  if (sudoku_shape_new (5, 5, SUDOKU_NO_RULES, &shape) != BASE_OK)
    g_error ("out of memory");
  desk_document_do (ui_window_get_document (bench->window),
                    &(DeskAction){ .kind = DESK_NEW, .shape = shape });
  sudoku_shape_unref (shape);
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), "start-solving", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (bench->window), "count", NULL);
  g_timeout_add_once (SEARCH_MS, begin_typing, bench);
}

static void
painted (GdkFrameClock *clock, Bench *bench)
{
  (void) clock;
  if (!bench->shown)
    {
      bench->shown = true;
      g_print ("start to first frame: %.0f ms\n", milliseconds_since (started));
      begin_search (bench);
    }
  else if (bench->pressed != 0)
    {
      bench->frames[bench->n] = milliseconds_since (bench->frame);
      bench->waits[bench->n++] = milliseconds_since (bench->pressed);
      bench->pressed = 0;
    }
}

static void
begun (GdkFrameClock *clock, Bench *bench)
{
  (void) clock;
  bench->frame = g_get_monotonic_time ();
}

static void
realized (GtkWidget *window, Bench *bench)
{
  bench->window = UI_WINDOW (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "before-paint", G_CALLBACK (begun), bench);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted),
                    bench);
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
  Bench bench = { 0 };
  char now[32];

  if (argc < 2)
    {
      g_snprintf (now, sizeof now, "%" G_GINT64_FORMAT, g_get_monotonic_time ());
      execl ("/proc/self/exe", argv[0], now, NULL);
      return 1;
    }
  started = g_ascii_strtoll (argv[1], NULL, 10);
  bench.application = ui_window_application_new ();
  g_signal_connect (bench.application, "window-added", G_CALLBACK (added), &bench);
  return g_application_run (G_APPLICATION (bench.application), 1, argv);
}
