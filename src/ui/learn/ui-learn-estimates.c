#include "ui-learn-estimates.h"

#include "words-fill.h"
#include "words-gettext.h"

#include <math.h>

#define BAR_WIDTH_PX  60 /* at least; it takes all the room that there is */
#define BAR_HEIGHT_PX 18
#define BAR_MARGIN_PX 6
#define END_PX        4 /* half a bar's end, and the radius of the dot */

struct _UiLearnEstimates
{
  GtkBox parent_instance;

  GtkWidget *rows; /* a grid */
};

G_DEFINE_FINAL_TYPE (UiLearnEstimates, ui_learn_estimates, GTK_TYPE_BOX)

/* One bar: numbers of calls, on an axis from `least` to `most`. */
typedef struct
{
  double mean, error; /* a mean of 0: only the line of the truth */
  double truth, least, most;
} Bar;

static double
place_on_axis (const Bar *bar, double calls, int width)
{
  return BAR_MARGIN_PX
         + (calls - bar->least) / (bar->most - bar->least) * (width - 2 * BAR_MARGIN_PX);
}

static void
draw_error (cairo_t *cr, const Bar *bar, int width, double middle)
{
  const double low = place_on_axis (bar, bar->mean - 2 * bar->error, width);
  const double high = place_on_axis (bar, bar->mean + 2 * bar->error, width);

  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, low, middle);
  cairo_line_to (cr, high, middle);
  cairo_move_to (cr, low, middle - END_PX);
  cairo_line_to (cr, low, middle + END_PX);
  cairo_move_to (cr, high, middle - END_PX);
  cairo_line_to (cr, high, middle + END_PX);
  cairo_stroke (cr);
  cairo_arc (cr, place_on_axis (bar, bar->mean, width), middle, END_PX, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* The truth as a dashed line, the error to either side with ends, and the mean as a dot. */
static void
draw_bar (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const double dash = 3;
  const Bar *bar = data;
  const double truth = place_on_axis (bar, bar->truth, width);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_move_to (cr, truth, 0);
  cairo_line_to (cr, truth, height);
  cairo_stroke (cr);
  if (bar->mean > 0)
    draw_error (cr, bar, width, height / 2.0);
}

static void
add_row (UiLearnEstimates *self, int row, const char *name, const char *value, const Bar *bar)
{
  GtkWidget *title = gtk_label_new (name), *number = gtk_label_new (value);
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_hexpand (area, TRUE);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), BAR_WIDTH_PX);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), BAR_HEIGHT_PX);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bar, g_memdup2 (bar, sizeof *bar),
                                  g_free);
  gtk_grid_attach (GTK_GRID (self->rows), title, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->rows), area, 1, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->rows), number, 2, row, 1, 1);
}

/* The axis holds all bars and the truth. */
static Bar
find_axis (const LessonsStep *step)
{
  Bar bar = { .truth = (double) lessons_step_count_calls (step) };

  bar.least = bar.most = bar.truth;
  for (guint i = 0; i < step->n_estimates; i++)
    {
      const CoverEstimate *estimate = &step->estimates[i];

      bar.least = fmin (bar.least, estimate->nodes - 2 * estimate->error);
      bar.most = fmax (bar.most, estimate->nodes + 2 * estimate->error);
    }
  bar.most = fmax (bar.most, bar.least + 1);
  return bar;
}

static void
add_estimate (UiLearnEstimates *self, int row, const CoverEstimate *estimate, Bar bar)
{
  const guint64 mean = (guint64) llround (estimate->nodes);
  const guint64 error = (guint64) llround (2 * estimate->error);
  BaseText name = BASE_TEXT_EMPTY, value = BASE_TEXT_EMPTY;

  words_fill (&name, P_ ("%1 dive", "%1 dives", estimate->n_dives),
              WORDS_WITH (WORDS_NUMBER (estimate->n_dives)));
  /* TRANSLATORS: an estimate and its error: "1020 ± 34" */
  words_fill (&value, _ ("%1 ± %2"), WORDS_WITH (WORDS_NUMBER (mean), WORDS_NUMBER (error)));
  bar.mean = estimate->nodes;
  bar.error = estimate->error;
  add_row (self, row, base_text_string (&name), base_text_string (&value), &bar);
  base_text_clear (&name);
  base_text_clear (&value);
}

void
ui_learn_estimates_set_step (UiLearnEstimates *self, const LessonsStep *step)
{
  BaseText value = BASE_TEXT_EMPTY;
  GtkWidget *child;
  Bar axis;

  gtk_widget_set_visible (GTK_WIDGET (self), step != NULL && step->n_estimates > 0);
  while ((child = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_grid_remove (GTK_GRID (self->rows), child);
  if (step == NULL || step->n_estimates == 0)
    return;
  axis = find_axis (step);
  for (guint i = 0; i < step->n_estimates; i++)
    add_estimate (self, (int) i, &step->estimates[i], axis);
  base_text_add_number (&value, lessons_step_count_calls (step));
  add_row (self, (int) step->n_estimates, _ ("true number"), base_text_string (&value), &axis);
  base_text_clear (&value);
}

static void
ui_learn_estimates_class_init (UiLearnEstimatesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/estimates.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnEstimates, rows);
}

static void
ui_learn_estimates_init (UiLearnEstimates *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
