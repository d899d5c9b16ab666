/* A number that changes while its label keeps its place. */
#include "check.h"
#include "ui-widgets-steady-label.h"

#define MOST_FIGURES 12

/* Fonts of these sizes, in pixels, whose figures are mostly no whole number of pixels wide. */
#define SMALLEST 9
#define LARGEST  24

static int
measure (GtkWidget *label, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (label, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

/* How high these figures are where there is as much room as for so many. */
static int
height_of (GtkWidget *label, guint n)
{
  g_autofree char *text = g_strnfill (n, '8');

  ui_widgets_steady_label_set_figures (UI_WIDGETS_STEADY_LABEL (label), n);
  ui_widgets_steady_label_set_text (UI_WIDGETS_STEADY_LABEL (label), text);
  return measure (label, GTK_ORIENTATION_VERTICAL, measure (label, GTK_ORIENTATION_HORIZONTAL, -1));
}

/* A new label is in the style that is loaded by then. */
static void
measure_font (GtkWindow *window, int size)
{
  GtkWidget *label = ui_widgets_steady_label_new (PANGO_ALIGN_RIGHT);
  int height;

  gtk_window_set_child (window, label);
  height = height_of (label, 1);
  check_true (height >= size);
  for (guint n = 2; n <= MOST_FIGURES; n++)
    check_equal_u64 ((uint64_t) height_of (label, n), (uint64_t) height);
}

static void
figures_stand_in_one_line (const void *data)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  GtkCssProvider *provider = gtk_css_provider_new ();

  (void) data;
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  for (int size = SMALLEST; size <= LARGEST; size++)
    {
      g_autofree char *style = g_strdup_printf ("label { font-size: %dpx; }", size);

      gtk_css_provider_load_from_data (provider, style, -1);
      measure_font (window, size);
    }
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (provider));
  g_object_unref (provider);
  gtk_window_destroy (window);
}

int
main (void)
{
  gtk_init ();
  check_claim ("/ui/steady-label/figures-stand-in-one-line", figures_stand_in_one_line, NULL);
  return check_finish ();
}
