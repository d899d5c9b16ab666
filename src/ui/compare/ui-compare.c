#include "ui-compare.h"

#include "app-file-writer.h"
#include "app-file.h"
#include "ui-compare-chart.h"
#include "ui-compare-form.h"
#include "ui-compare-table.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-file-chooser.h"
#include "ui-widgets-scroll-bin.h"
#include "words-compare.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiCompare
{
  GtkBox parent_instance;

  GtkWidget *form, *start, *y_axis, *x_axis, *save, *status, *chart, *table;
  AppCompare *compare; /* the last one, or NULL */
  GtkFileChooserNative *chooser;
  GCancellable *saving;
};

G_DEFINE_FINAL_TYPE (UiCompare, ui_compare, GTK_TYPE_BOX)

static bool
is_busy (UiCompare *self)
{
  return self->compare != NULL && app_compare_get_state (self->compare) == APP_COMPARE_BUSY;
}

static void
say_status (UiCompare *self, const char *sentence)
{
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->status)), sentence) != 0)
    gtk_label_set_label (GTK_LABEL (self->status), sentence);
}

/* The axes of the drop-downs; `y` begins with the bars of mean times, whose axis is NULL. */
static const CompareAxis *
chosen_axis (GtkWidget *drop_down, guint n_before)
{
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));

  return selected >= n_before && selected - n_before < compare_n_axes
             ? compare_axis_get (selected - n_before)
             : NULL;
}

/* The options of the picture, with texts that live as long as `names`. */
static CompareChartOptions
make_options (UiCompare *self, BaseText names[2])
{
  const CompareAxis *y = chosen_axis (self->y_axis, 1);
  const CompareAxis *x = y != NULL ? chosen_axis (self->x_axis, 0) : NULL;

  if (x == NULL)
    return (CompareChartOptions){ .bars_name = _ ("microseconds, logarithmic scale") };
  words_add_axis (&names[0], x);
  words_add_axis (&names[1], y);
  return (CompareChartOptions){
    .x = x,
    .y = y,
    .x_name = base_text_string (&names[0]),
    .y_name = base_text_string (&names[1]),
  };
}

static void
draw_chart (UiCompare *self)
{
  BaseText names[2] = { BASE_TEXT_EMPTY, BASE_TEXT_EMPTY }, about = BASE_TEXT_EMPTY;
  const CompareChartOptions options = make_options (self, names);
  CompareChart *chart = NULL;

  gtk_widget_set_visible (self->x_axis, options.x != NULL);
  if (self->compare != NULL && app_compare_get_table (self->compare)->n_rows > 0
      && compare_chart_new (app_compare_get_table (self->compare), &options, &chart) == BASE_OK)
    compare_chart_describe (chart, &about);
  gtk_widget_set_tooltip_text (self->chart, about.length > 0 ? base_text_string (&about) : NULL);
  ui_compare_chart_set (UI_COMPARE_CHART (self->chart), chart, base_text_string (&about));
  for (unsigned i = 0; i < 2; i++)
    base_text_clear (&names[i]);
  base_text_clear (&about);
}

static void
picture_changed (UiCompare *self)
{
  draw_chart (self);
}

static void
say_progress (UiCompare *self)
{
  const guint64 n = app_compare_get_table (self->compare)->n_rows;
  BaseText text = BASE_TEXT_EMPTY;

  switch (app_compare_get_state (self->compare))
    {
    case APP_COMPARE_BUSY:
      words_fill (&text, P_ ("Comparing: %1 puzzle so far…", "Comparing: %1 puzzles so far…", n),
                  WORDS_WITH (WORDS_NUMBER (n)));
      break;
    case APP_COMPARE_DONE:
      words_fill (
          &text,
          P_ ("%1 puzzle compared; times are processor time, and begin with nothing built.",
              "%1 puzzles compared; times are processor time, and begin with nothing built.", n),
          WORDS_WITH (WORDS_NUMBER (n)));
      break;
    case APP_COMPARE_STOPPED:
      words_fill (&text, P_ ("Stopped after %1 puzzle.", "Stopped after %1 puzzles.", n),
                  WORDS_WITH (WORDS_NUMBER (n)));
      break;
    case APP_COMPARE_FAILED:
      base_text_add (&text, app_compare_get_reason (self->compare));
      break;
    }
  say_status (self, base_text_string (&text));
  base_text_clear (&text);
}

static void
comparison_changed (UiCompare *self)
{
  const bool busy = is_busy (self);

  ui_compare_form_set_busy (UI_COMPARE_FORM (self->form), busy);
  ui_widgets_button_set_label (self->start, busy ? _ ("_Stop") : _ ("_Measure"));
  gtk_widget_set_sensitive (self->save, app_compare_get_table (self->compare)->n_rows > 0);
  say_progress (self);
  ui_compare_table_fill (GTK_GRID (self->table), app_compare_get_table (self->compare));
  draw_chart (self);
}

static void
forget_comparison (UiCompare *self)
{
  if (self->compare != NULL)
    g_signal_handlers_disconnect_by_data (self->compare, self);
  g_clear_object (&self->compare);
}

static void
start_or_stop (UiCompare *self)
{
  AppCompareWish wish;

  if (is_busy (self))
    {
      app_compare_stop (self->compare);
      return;
    }
  if (!ui_compare_form_get_wish (UI_COMPARE_FORM (self->form), &wish))
    {
      say_status (self, _ ("Choose at least one way."));
      return;
    }
  forget_comparison (self);
  self->compare = app_compare_new (&wish);
  g_signal_connect_swapped (self->compare, "changed", G_CALLBACK (comparison_changed), self);
  comparison_changed (self);
}

static void
file_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (UiCompare) self = data;
  g_autoptr (GError) error = NULL;
  DeskFile *file = app_write_file_finish (result, &error);
  BaseText text = BASE_TEXT_EMPTY;

  (void) source;
  if (file != NULL)
    base_text_add (&text, _ ("Saved."));
  else
    words_fill (&text, _ ("It could not be saved: %1"), WORDS_WITH (WORDS_TEXT (error->message)));
  if (file != NULL || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say_status (self, base_text_string (&text));
  g_clear_pointer (&file, app_file_free);
  base_text_clear (&text);
}

static void
file_chosen (GtkFileChooser *chooser, GFile *file, gpointer data)
{
  UiCompare *self = data;
  g_autofree char *name = g_file_get_basename (file);
  BaseText names[2] = { BASE_TEXT_EMPTY, BASE_TEXT_EMPTY };
  const CompareChartOptions options = make_options (self, names);
  g_autoptr (GBytes) bytes = app_compare_make_file (self->compare, &options, name);

  (void) chooser;
  if (bytes != NULL)
    app_write_file (file, bytes, self->saving, file_written, g_object_ref (self));
  else
    say_status (self, _ ("A comparison is saved as .png, .svg, .pdf or .csv."));
  for (unsigned i = 0; i < 2; i++)
    base_text_clear (&names[i]);
}

static void
ask_for_file (UiCompare *self)
{
  static const char *const pictures[] = { "*.png", "*.svg", "*.pdf", NULL };
  static const char *const numbers[] = { "*.csv", NULL };

  if (self->chooser != NULL || self->compare == NULL)
    return;
  self->chooser = gtk_file_chooser_native_new (_ ("Save Comparison"),
                                               GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  ui_widgets_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), _ ("Pictures"), pictures);
  ui_widgets_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), _ ("Numbers (CSV)"),
                                      numbers);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), _ ("comparison.png"));
  ui_widgets_file_chooser_show (&self->chooser, file_chosen, self);
}

static void
ui_compare_dispose (GObject *object)
{
  UiCompare *self = UI_COMPARE (object);

  g_cancellable_cancel (self->saving);
  g_clear_object (&self->saving);
  g_clear_object (&self->chooser);
  forget_comparison (self);
  G_OBJECT_CLASS (ui_compare_parent_class)->dispose (object);
}

static void
ui_compare_class_init (UiCompareClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_compare_dispose;
  g_type_ensure (UI_TYPE_COMPARE_CHART);
  g_type_ensure (UI_TYPE_COMPARE_FORM);
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/compare.ui");
  gtk_widget_class_bind_template_child (widget_class, UiCompare, form);
  gtk_widget_class_bind_template_child (widget_class, UiCompare, start);
  gtk_widget_class_bind_template_child (widget_class, UiCompare, y_axis);
  gtk_widget_class_bind_template_child (widget_class, UiCompare, x_axis);
  gtk_widget_class_bind_template_child (widget_class, UiCompare, save);
  gtk_widget_class_bind_template_child (widget_class, UiCompare, status);
  gtk_widget_class_bind_template_child (widget_class, UiCompare, chart);
  gtk_widget_class_bind_template_child (widget_class, UiCompare, table);
  gtk_widget_class_bind_template_callback (widget_class, start_or_stop);
  gtk_widget_class_bind_template_callback (widget_class, picture_changed);
  gtk_widget_class_bind_template_callback (widget_class, ask_for_file);
}

/* Lists the axes as "upwards: nodes", behind the bars for the axis that has them. */
static void
fill_axes (GtkWidget *drop_down, const char *form, const char *bars)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (bars != NULL)
    gtk_string_list_append (names, bars);
  for (unsigned i = 0; i < compare_n_axes; i++)
    {
      BaseText axis = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;

      words_add_axis (&axis, compare_axis_get (i));
      words_fill (&text, form, WORDS_WITH (WORDS_TEXT (base_text_string (&axis))));
      gtk_string_list_append (names, base_text_string (&text));
      base_text_clear (&axis);
      base_text_clear (&text);
    }
  gtk_drop_down_set_model (GTK_DROP_DOWN (drop_down), G_LIST_MODEL (names));
}

static void
ui_compare_init (UiCompare *self)
{
  self->saving = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_axes (self->y_axis, _ ("Upwards: %1"), _ ("Mean times"));
  fill_axes (self->x_axis, _ ("To the right: %1"), NULL);
  ui_widgets_drop_down_set_name (self->y_axis, _ ("Picture"));
  ui_widgets_drop_down_set_name (self->x_axis, _ ("To the right"));
  gtk_widget_set_visible (self->x_axis, FALSE);
  gtk_widget_set_sensitive (self->save, FALSE);
  ui_widgets_name_controls (GTK_WIDGET (self));
  say_status (self, _ ("Each way starts with nothing: it builds what it needs, searches, and "
                       "frees it. Choose the ways, then measure."));
}

void
ui_compare_set_up (UiCompare *self, UiWidgetsScheme *scheme)
{
  ui_compare_chart_set_scheme (UI_COMPARE_CHART (self->chart), scheme);
}

void
ui_compare_set_sources (UiCompare *self,
                        const SudokuPuzzle *puzzle,
                        const char *puzzle_name,
                        GFile *file,
                        const char *file_name)
{
  if (!is_busy (self))
    ui_compare_form_set_sources (UI_COMPARE_FORM (self->form), puzzle, puzzle_name, file,
                                 file_name);
}

void
ui_compare_focus (UiCompare *self)
{
  gtk_widget_grab_focus (self->start);
}
