#include "ui-dance-private.h"

#include "ui-dance-code-excerpt.h"
#include "ui-dance-column.h"
#include "words-gettext.h"

static void
pointed (UiDance *self, const PaintPointed *what)
{
  ui_dance_point (self, *what);
}

static void
clicked (UiDance *self, const PaintPointed *what)
{
  if (self->learning)
    ui_learn_clicked (UI_LEARN (self->learn), what);
  else
    ui_learn_prediction_clicked (UI_LEARN_PREDICTION (self->predict), what);
}

static void
line_chosen (UiDance *self, guint64 position)
{
  dance_show_pause (self->show);
  dance_show_seek (self->show, position);
}

/* Of the tree; not while a question is open, whose answer the click may be. */
static void
node_chosen (UiDance *self, guint64 position)
{
  if (!ui_dance_is_asking (self))
    line_chosen (self, position);
}

static void
picture_chosen (GtkToggleButton *button, UiDance *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (unsigned i = 0; i < PAINT_PICTURES; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      ui_canvas_set_painter (UI_CANVAS (self->picture), (PaintPictureKind) i);
  if (self->stage != NULL)
    ui_dance_stage_set_twice (UI_DANCE_STAGE (self->stage),
                              self->buttons[PAINT_PICTURE_BOARD] == GTK_WIDGET (button));
}

static void
add_chooser (UiDance *self)
{
  self->chooser = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->chooser, "linked");
  gtk_widget_set_halign (self->chooser, GTK_ALIGN_END);
  gtk_widget_set_valign (self->chooser, GTK_ALIGN_START);
  for (unsigned i = 0; i < PAINT_PICTURES; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_ (paint_picture_title (i)));

      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                     GTK_TOGGLE_BUTTON (self->buttons[0]));
      self->buttons[i] = button;
      g_signal_connect (button, "toggled", G_CALLBACK (picture_chosen), self);
      gtk_box_append (GTK_BOX (self->chooser), button);
    }
}

/* The next step stands beside the choice of pictures, or above it where a dozen words would not
 * fit. */
#define COMING_LEAST 260
#define COMING_GAP   12

static bool
stands_beside (GtkWidget *coming, GtkWidget *chooser, int width)
{
  int least;

  if (!gtk_widget_get_visible (coming) || !gtk_widget_get_visible (chooser))
    return false;
  gtk_widget_measure (chooser, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return width < 0 || width >= COMING_LEAST + COMING_GAP + least;
}

static int
height_for (GtkWidget *widget, int width)
{
  int least = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

static int
least_width_of (GtkWidget *widget)
{
  int least = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
measure_top (GtkWidget *top,
             GtkOrientation orientation,
             int for_size,
             int *minimum,
             int *natural,
             int *minimum_baseline,
             int *natural_baseline)
{
  GtkWidget *coming = gtk_widget_get_first_child (top);
  GtkWidget *chooser = gtk_widget_get_last_child (top);
  int room = for_size - least_width_of (chooser) - COMING_GAP;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (least_width_of (coming), least_width_of (chooser));
  else if (stands_beside (coming, chooser, for_size))
    *minimum = MAX (height_for (coming, for_size < 0 ? -1 : room), height_for (chooser, -1));
  else
    *minimum = height_for (coming, for_size) + height_for (chooser, -1);
  *natural = *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate_top (GtkWidget *top, int width, int height, int baseline)
{
  GtkWidget *coming = gtk_widget_get_first_child (top);
  GtkWidget *chooser = gtk_widget_get_last_child (top);
  bool beside = stands_beside (coming, chooser, width);
  bool mirrored = gtk_widget_get_direction (top) == GTK_TEXT_DIR_RTL;
  int wide = least_width_of (chooser), high = height_for (chooser, -1);
  GtkAllocation where = { mirrored ? 0 : width - wide, height - high, wide, high };
  GtkAllocation words = { 0, 0, width, beside ? height : height - high };

  if (beside)
    words.width -= wide + COMING_GAP;
  if (beside && mirrored)
    words.x = wide + COMING_GAP;
  if (gtk_widget_get_visible (chooser))
    gtk_widget_size_allocate (chooser, &where, baseline);
  if (gtk_widget_get_visible (coming))
    gtk_widget_size_allocate (coming, &words, baseline);
}

static GtkSizeRequestMode
height_by_width (GtkWidget *top)
{
  (void) top;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static GtkWidget *
make_page_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

static void
show_what_is_open (UiDance *self)
{
  ui_canvas_set_compact (UI_CANVAS (self->picture),
                         g_settings_get_boolean (self->settings, "only-open"));
}

/* Where questions are asked, a switch beside them shows it. */
static void
say_who_is_asked (UiDance *self)
{
  const char *notice = g_settings_get_boolean (self->settings, "class-vote")
                           ? _ ("Class vote: questions are put to the vote.")
                           : _ ("Ask me: questions are answered here, and counted.");

  if (self->show == NULL || self->learning || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  ui_dance_notice (self, g_settings_get_boolean (self->settings, "predict") ? "" : notice);
}

/* The first has all the room that the second does not need. */
static GtkWidget *
put_beside (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_hexpand (first, TRUE);
  gtk_box_append (GTK_BOX (row), first);
  gtk_box_append (GTK_BOX (row), second);
  return row;
}

/* Choices that are kept: "dance.predict", "dance.class-vote", "dance.only-open" and "dance.code".
 * */
static void
add_switches (UiDance *self)
{
  static const char *const keys[] = { "predict", "class-vote", "only-open", "code" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, keys[i]);

      g_action_map_add_action (G_ACTION_MAP (group), action);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "dance", G_ACTION_GROUP (group));
  g_signal_connect_object (self->settings, "changed::only-open", G_CALLBACK (show_what_is_open),
                           self, G_CONNECT_SWAPPED);
  show_what_is_open (self);
  g_signal_connect_object (self->settings, "changed::class-vote", G_CALLBACK (say_who_is_asked),
                           self, G_CONNECT_SWAPPED);
}

static DanceShow *
get_lesson_show (gpointer data)
{
  return ui_dance_get_show (data);
}

static void
set_lesson_run (gpointer data, Subject *problem, CoverRule rule, uint64_t seed)
{
  ui_dance_set_run (data, problem, rule, seed);
}

static void
clear_stage (gpointer data)
{
  ui_dance_set_problem (data, NULL, "");
}

static void
set_lesson_view (gpointer data, PaintPictureKind view)
{
  ui_dance_set_painter (data, view);
}

static void
set_lesson_aim (gpointer data, PlayerAim aim)
{
  ui_dance_set_aim (data, aim);
}

static void
light_lesson (gpointer data, const PaintPointed *lit, guint n)
{
  ui_dance_light (data, lit, n);
}

static const UiLearnStage lesson_stage = {
  .get_show = get_lesson_show,
  .set_run = set_lesson_run,
  .clear = clear_stage,
  .set_view = set_lesson_view,
  .set_aim = set_lesson_aim,
  .light = light_lesson,
};

void
ui_dance_fill (UiDance *self, UiWidgetsScheme *scheme)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkLayoutManager *layout = gtk_custom_layout_new (height_by_width, measure_top, allocate_top);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  UiDanceColumnParts parts;

  self->sentence = make_page_label ("sentence");
  self->coming = make_page_label ("coming");
  self->strip = ui_widgets_steady_label_new (PANGO_ALIGN_LEFT);
  gtk_widget_add_css_class (self->strip, "strip");
  self->length = ui_widgets_steady_label_new (PANGO_ALIGN_RIGHT);
  gtk_widget_add_css_class (self->length, "strip");
  gtk_label_set_ellipsize (GTK_LABEL (self->coming), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (self->coming), 2);
  self->board = ui_canvas_new (PAINT_PICTURE_BOARD, scheme);
  self->picture = ui_canvas_new (PAINT_PICTURE_LINKS, scheme);
  self->side = ui_dance_side_new (scheme, self->settings);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->side);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  self->stage = ui_dance_stage_new (self->board, self->picture, scroller);
  self->timeline = ui_canvas_timeline_new (scheme);
  self->transport = ui_dance_transport_new ();
  add_chooser (self);
  gtk_widget_set_focusable (self->stage, TRUE);
  gtk_widget_set_vexpand (self->stage, TRUE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_vexpand (self->column, TRUE);
  gtk_widget_set_layout_manager (top, layout);
  gtk_box_append (GTK_BOX (words), self->sentence);
  gtk_box_append (GTK_BOX (words), top);
  gtk_box_append (GTK_BOX (top), self->coming);
  gtk_box_append (GTK_BOX (top), self->chooser);
  add_switches (self);
  self->learn = ui_learn_new (&lesson_stage, self, self->settings);
  self->predict = ui_learn_prediction_new (self->settings);
  gtk_widget_set_visible (self->learn, FALSE);
  self->fold = ui_dance_code_excerpt_new (self->settings);
  parts = (UiDanceColumnParts){ words, self->fold, self->stage, self->timeline };
  gtk_widget_set_layout_manager (self->column, ui_dance_column_new (parts));
  gtk_box_append (GTK_BOX (self->column), self->learn);
  gtk_box_append (GTK_BOX (self->column), self->predict);
  gtk_box_append (GTK_BOX (self->column), words);
  gtk_box_append (GTK_BOX (self->column), self->fold);
  gtk_box_append (GTK_BOX (self->column), self->stage);
  gtk_box_append (GTK_BOX (self->column), self->timeline);
  gtk_box_append (GTK_BOX (self->column), put_beside (self->strip, self->length));
  gtk_box_append (GTK_BOX (self->column), self->transport);
  g_signal_connect_object (self->board, "pointed", G_CALLBACK (pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "pointed", G_CALLBACK (pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->predict, "left", G_CALLBACK (ui_dance_focus), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "chosen", G_CALLBACK (line_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "travel", G_CALLBACK (node_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->transport, "rule", G_CALLBACK (ui_dance_change_rule), self,
                           G_CONNECT_SWAPPED);
}
