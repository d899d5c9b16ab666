#include "ui-dance-private.h"

#include "ui-dance-code-excerpt.h"
#include "ui-dance-layout.h"
#include "words-gettext.h"

void
ui_dance_point_at (UiDance *self, const PaintPointed *what)
{
  ui_dance_point (self, *what);
}

void
ui_dance_answer_by_click (UiDance *self, const PaintPointed *what)
{
  if (self->learning)
    ui_learn_clicked (UI_LEARN (self->learn), what);
  else
    ui_learn_prediction_clicked (UI_LEARN_PREDICTION (self->predict), what);
}

void
ui_dance_travel_to_line (UiDance *self, guint64 position)
{
  dance_show_pause (self->show);
  dance_show_seek (self->show, position);
}

/* Travels to a node of the tree; not while a question is open, since the click can be its
 * answer. */
void
ui_dance_travel_to_node (UiDance *self, guint64 position)
{
  if (!ui_dance_is_asking (self))
    ui_dance_travel_to_line (self, position);
}

static void
picture_chosen (GtkToggleButton *button, UiDance *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (unsigned i = 0; i < PAINT_PICTURES; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      ui_canvas_set_painter (UI_CANVAS (self->picture), (PaintPictureKind) i);
  ui_dance_arrange (self);
}

/* A list of options repeats what links and matrix show, and a board that is the picture is there
 * already. */
static bool
is_board_wanted (UiDance *self)
{
  return self->problem != NULL && board_look (self->problem->board) != BOARD_LOOK_LIST
         && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[PAINT_PICTURE_BOARD]));
}

void
ui_dance_arrange (UiDance *self)
{
  ui_dance_layout_set_wishes (UI_DANCE_LAYOUT (gtk_widget_get_layout_manager (self->column)),
                              (UiDanceLayoutWishes){ self->presenting, self->learning,
                                                     is_board_wanted (self), self->code });
  g_object_notify (G_OBJECT (self), "code-beside");
}

bool
ui_dance_shows_code (UiDance *self)
{
  return self->layout != NULL
         && ui_dance_layout_shows_code (self->layout, gtk_widget_get_width (self->column));
}

static void
fill_chooser (UiDance *self)
{
  for (unsigned i = 0; i < PAINT_PICTURES; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_ (paint_picture_title (i)));

      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                     GTK_TOGGLE_BUTTON (self->buttons[0]));
      self->buttons[i] = button;
      g_signal_connect (button, "toggled", G_CALLBACK (picture_chosen), self);
      gtk_box_append (GTK_BOX (self->views), button);
    }
}

static void
show_what_is_open (UiDance *self)
{
  ui_canvas_set_compact (UI_CANVAS (self->picture),
                         g_settings_get_boolean (self->settings, "only-open"));
}

static void
compare_trees (UiDance *self)
{
  ui_canvas_compare (UI_CANVAS (self->picture),
                     (CoverRule) g_settings_get_enum (self->settings, "compare"));
}

/* A comparison that was just chosen is shown. */
static void
compare_was_chosen (UiDance *self)
{
  compare_trees (self);
  if (self->show == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  for (unsigned i = 0; i < PAINT_PICTURES; i++)
    if (paint_picture_has_calls (i))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), TRUE);
}

/* Shows a notice of who answers, unless questions are being asked: then a switch beside them shows
 * it. */
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

/* Adds the settings "dance.predict", "dance.class-vote", "dance.only-open", "dance.code",
 * "dance.next-in-lessons", "dance.predict-mixed" and "dance.compare". */
static void
add_switches (UiDance *self)
{
  static const char *const keys[] = { "predict",         "class-vote",    "only-open", "code",
                                      "next-in-lessons", "predict-mixed", "compare" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, keys[i]);

      g_action_map_add_action (G_ACTION_MAP (group), action);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "dance", G_ACTION_GROUP (group));
  g_signal_connect_object (self->settings, "changed::only-open", G_CALLBACK (show_what_is_open),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::next-in-lessons",
                           G_CALLBACK (ui_dance_read_anew), self, G_CONNECT_SWAPPED);
  show_what_is_open (self);
  g_signal_connect_object (self->settings, "changed::compare", G_CALLBACK (compare_was_chosen),
                           self, G_CONNECT_SWAPPED);
  compare_trees (self);
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

static void
hide_lesson_sizes (gpointer data, bool hides)
{
  ui_dance_hide_sizes (data, hides);
}

static void
show_lesson_reason (gpointer data, const PaintReason *reason)
{
  ui_dance_show_reason (data, reason);
}

static const UiLearnStage lesson_stage = {
  .get_show = get_lesson_show,
  .set_run = set_lesson_run,
  .clear = clear_stage,
  .set_view = set_lesson_view,
  .set_aim = set_lesson_aim,
  .light = light_lesson,
  .hide_sizes = hide_lesson_sizes,
  .show_reason = show_lesson_reason,
};

void
ui_dance_set_layout (UiDance *self)
{
  const UiDanceLayoutParts parts = {
    .chooser = self->chooser,
    .learn = self->learn,
    .predict = self->predict,
    .words = self->words,
    .fold = self->fold,
    .board = self->board,
    .picture = self->stage,
    .idle = self->idle,
    .side = self->beside,
    .timeline = self->timeline,
    .state = self->state,
    .transport = self->transport,
  };

  self->layout = UI_DANCE_LAYOUT (ui_dance_layout_new (parts));
  g_signal_connect_object (self->layout, "letters", G_CALLBACK (ui_dance_fit_letters), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_layout_manager (self->column, GTK_LAYOUT_MANAGER (self->layout));
}

/* One of the two pictures has the chip: the large one, or the board where it stands alone. */
static void
give_chip_to_board (GtkWidget *picture, UiDance *self)
{
  ui_canvas_set_chip (UI_CANVAS (self->board), !gtk_widget_get_mapped (picture));
}

void
ui_dance_fill (UiDance *self, UiWidgetsScheme *scheme)
{
  self->scheme = scheme;
  ui_canvas_set_up (UI_CANVAS (self->board), PAINT_PICTURE_BOARD, scheme);
  ui_canvas_set_up (UI_CANVAS (self->picture), PAINT_PICTURE_LINKS, scheme);
  g_signal_connect_after (self->picture, "map", G_CALLBACK (give_chip_to_board), self);
  g_signal_connect_after (self->picture, "unmap", G_CALLBACK (give_chip_to_board), self);
  ui_dance_side_set_up (UI_DANCE_SIDE (self->side), scheme, self->settings);
  ui_canvas_timeline_set_scheme (UI_CANVAS_TIMELINE (self->timeline), scheme);
  fill_chooser (self);
  add_switches (self);
  ui_learn_set_up (UI_LEARN (self->learn), &lesson_stage, self, self->settings);
  ui_learn_prediction_set_settings (UI_LEARN_PREDICTION (self->predict), self->settings);
  ui_dance_code_excerpt_set_settings (UI_DANCE_CODE_EXCERPT (self->fold), self->settings);
}
