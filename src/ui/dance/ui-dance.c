#include "ui-dance-private.h"

#include "cover-links.h"
#include "dance-notice.h"
#include "dance-strip.h"
#include "ui-dance-code-excerpt.h"
#include "ui-dance-idle.h"
#include "words-gettext.h"
#include "words.h"

#include <string.h>

/* Largest number of items whose links can be distinguished without zooming in. */
#define LINKS_MOST 40

G_DEFINE_FINAL_TYPE (UiDance, ui_dance, GTK_TYPE_WIDGET)

static gboolean
tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  UiDance *self = UI_DANCE (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  bool moves, waits;

  (void) data;
  if (self->show != NULL && ui_dance_is_between_beats (self, now))
    return G_SOURCE_CONTINUE;
  moves = self->show != NULL && dance_show_tick (self->show, now);
  waits = self->show != NULL && ui_dance_take_turn (self, now);
  if (!moves)
    ui_dance_transport_update (UI_DANCE_TRANSPORT (self->transport));
  if (moves || waits)
    return G_SOURCE_CONTINUE;
  self->ticking = 0;
  return G_SOURCE_REMOVE;
}

static void
follow_show (UiDance *self)
{
  bool rewinds = dance_show_is_rewinding (self->show);

  if (self->asked != dance_show_state (self->show)->position)
    ui_dance_forget_why (self);
  if (rewinds)
    gtk_widget_add_css_class (self->stage, "rewinding");
  else
    gtk_widget_remove_css_class (self->stage, "rewinding");
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      ui_dance_draw_parts (self);
      return;
    }
  if (self->ticking == 0)
    self->ticking = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick, NULL, NULL);
  if (!ui_dance_is_fast (self))
    ui_dance_draw_picture (self);
}

static void
stopped (UiDance *self)
{
  g_autofree char *notice = dance_notice (self->show);

  ui_dance_notice (self, notice);
}

static bool
wants_motion (UiDance *self)
{
  gboolean animations = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations,
                NULL);
  return animations;
}

/* Copies the user's settings, and the breakpoints too where the problem is the same. */
static void
copy_settings (UiDance *self, DanceShow *show)
{
  Run *run = dance_show_run (self->show);
  const PlayerBreak *breaks;
  size_t n;

  dance_show_set_step_size (show, dance_show_step_size (self->show));
  dance_show_set_speed (show, dance_show_speed (self->show));
  dance_show_set_key_moments (show, dance_show_plays_key_moments (self->show));
  dance_show_set_asking (show, dance_show_is_asking (self->show));
  breaks = player_breaks (run_player (run), &n);
  for (size_t i = 0; i < n && run_subject (run) == self->problem; i++)
    (void) player_add_break (run_player (dance_show_run (show)), breaks[i]);
}

/* Lists can keep a reference to the show for a while, so it is disconnected and its search is
 * stopped. */
static void
drop_show (UiDance *self)
{
  if (self->show == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->show, self);
  dance_search_stop (dance_show_search (self->show));
  g_clear_object (&self->show);
}

/* Starts a show of the problem by a rule, with the settings that the user had before. */
static void
begin_show (UiDance *self, CoverRule rule, uint64_t seed)
{
  g_autoptr (DanceSearch) search = dance_search_new (self->problem, rule, seed);
  g_autoptr (DanceShow) show = search != NULL ? dance_show_new (search) : NULL;

  if (show == NULL)
    return;
  if (self->show != NULL)
    copy_settings (self, show);
  dance_show_set_motion (show, wants_motion (self));
  g_clear_object (&self->script);
  g_clear_pointer (&self->notice, g_free);
  ui_dance_forget_why (self);
  drop_show (self);
  self->show = g_steal_pointer (&show);
  self->script = dance_script_new (self->show);
  g_signal_connect_object (self->show, "moved", G_CALLBACK (follow_show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show, "stopped", G_CALLBACK (stopped), self, G_CONNECT_SWAPPED);
  ui_canvas_set_show (UI_CANVAS (self->board), self->show);
  ui_canvas_set_show (UI_CANVAS (self->picture), self->show);
  ui_dance_code_excerpt_set_run (UI_DANCE_CODE_EXCERPT (self->fold), dance_show_run (self->show));
  ui_dance_side_set_show (UI_DANCE_SIDE (self->side), self->show);
  ui_dance_side_set_script (UI_DANCE_SIDE (self->side), self->script);
  ui_canvas_timeline_set_show (UI_CANVAS_TIMELINE (self->timeline), self->show);
  ui_dance_transport_set_show (UI_DANCE_TRANSPORT (self->transport), self->show);
  ui_learn_prediction_set_show (UI_LEARN_PREDICTION (self->predict), self->show);
  g_clear_pointer (&self->notice, g_free); /* belongs to the previous run, at whatever position */
  memset (self->drawn, 0, sizeof self->drawn);
  follow_show (self);
}

void
ui_dance_change_rule (UiDance *self, guint rule)
{
  if (self->problem == NULL || rule == (guint) run_rule (dance_show_run (self->show)))
    return;
  begin_show (self, (CoverRule) rule, 1);
  if (self->learning)
    ui_learn_note_stage (UI_LEARN (self->learn));
}

static void
forget_problem (UiDance *self)
{
  if (self->ticking != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->ticking);
  self->ticking = 0;
  ui_dance_forget_why (self);
  ui_canvas_set_show (UI_CANVAS (self->board), NULL);
  ui_canvas_set_show (UI_CANVAS (self->picture), NULL);
  ui_dance_side_set_show (UI_DANCE_SIDE (self->side), NULL);
  ui_canvas_timeline_set_show (UI_CANVAS_TIMELINE (self->timeline), NULL);
  ui_dance_transport_set_show (UI_DANCE_TRANSPORT (self->transport), NULL);
  ui_learn_prediction_set_show (UI_LEARN_PREDICTION (self->predict), NULL);
  ui_dance_side_set_script (UI_DANCE_SIDE (self->side), NULL);
  g_clear_object (&self->script);
  drop_show (self);
  g_clear_pointer (&self->problem, subject_unref);
}

/* Small problems show their links; larger ones show the matrix, where every item and option is. */
static void
choose_picture (UiDance *self)
{
  bool large = self->problem->links->n_items > LINKS_MOST;

  ui_dance_set_painter (self, large ? PAINT_PICTURE_MATRIX : PAINT_PICTURE_LINKS);
}

static void
choose_pace (UiDance *self)
{
  bool small = self->problem->links->n_items <= LINKS_MOST;
  static const double speeds[] = { 0, 0.5, 4, 100 }; /* of the schema's enumeration */
  int chosen = g_settings_get_enum (self->settings, "speed");

  dance_show_fit (self->show);
  if (small)
    {
      dance_show_set_step_size (self->show, DANCE_STEP_LINK);
      dance_show_set_key_moments (self->show, false);
      dance_show_set_speed (self->show, 1.5);
    }
  if (chosen > 0 && chosen < (int) G_N_ELEMENTS (speeds))
    dance_show_set_speed (self->show, speeds[chosen]);
  ui_dance_transport_update (UI_DANCE_TRANSPORT (self->transport));
}

void
ui_dance_set_run (UiDance *self, Subject *problem, CoverRule rule, uint64_t seed)
{
  g_autofree char *longest = NULL;

  forget_problem (self);
  ui_dance_idle_say (UI_DANCE_IDLE (self->idle), "");
  ui_dance_arrange (self);
  gtk_widget_set_sensitive (self->transport, problem != NULL);
  gtk_widget_set_sensitive (self->chooser, problem != NULL);
  gtk_widget_set_visible (self->stage, problem != NULL);
  gtk_widget_set_visible (self->timeline, problem != NULL && !self->presenting);
  if (problem == NULL)
    return;
  if (words_name_subject (problem) != BASE_OK)
    return;
  self->problem = subject_ref (problem);
  longest = dance_strip_longest (problem);
  ui_widgets_steady_label_reserve (UI_WIDGETS_STEADY_LABEL (self->strip), longest);
  choose_picture (self);
  ui_dance_arrange (self);
  begin_show (self, rule, seed);
  if (self->show != NULL)
    choose_pace (self);
}

void
ui_dance_set_painter (UiDance *self, PaintPictureKind painter)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[painter]), TRUE);
}

void
ui_dance_set_aim (UiDance *self, PlayerAim aim)
{
  DanceStep size = DANCE_STEP_LEVEL;

  if (aim <= PLAYER_BY_LINK)
    size = DANCE_STEP_LINK;
  else if (aim == PLAYER_BY_ITEM)
    size = DANCE_STEP_ITEM;
  else if (aim == PLAYER_BY_OPTION)
    size = DANCE_STEP_OPTION;
  dance_show_set_step_size (self->show, size);
  ui_dance_transport_update (UI_DANCE_TRANSPORT (self->transport));
}

void
ui_dance_point (UiDance *self, PaintPointed what)
{
  ui_canvas_set_pointed (UI_CANVAS (self->board), what);
  ui_canvas_set_pointed (UI_CANVAS (self->picture), what);
}

PaintPictureKind
ui_dance_get_painter (UiDance *self)
{
  return ui_canvas_get_painter (UI_CANVAS (self->picture));
}

void
ui_dance_light (UiDance *self, const PaintPointed *lit, guint n)
{
  ui_canvas_set_lit (UI_CANVAS (self->board), lit, n);
  ui_canvas_set_lit (UI_CANVAS (self->picture), lit, n);
}

void
ui_dance_hide_sizes (UiDance *self, bool hides)
{
  ui_canvas_set_hides_sizes (UI_CANVAS (self->board), hides);
  ui_canvas_set_hides_sizes (UI_CANVAS (self->picture), hides);
}

void
ui_dance_set_learning (UiDance *self, bool learning)
{
  self->learning = learning;
  ui_dance_arrange (self);
  gtk_widget_set_visible (self->learn, learning);
  ui_learn_prediction_set_learning (UI_LEARN_PREDICTION (self->predict), learning);
  ui_dance_transport_set_learning (UI_DANCE_TRANSPORT (self->transport), learning);
  ui_dance_light (self, NULL, 0);
  ui_dance_hide_sizes (self, false);
  ui_dance_show_reason (self, NULL);
  if (learning)
    ui_learn_begin (UI_LEARN (self->learn));
}

bool
ui_dance_open_lesson (UiDance *self, const char *name, guint step)
{
  return ui_learn_open (UI_LEARN (self->learn), name, step);
}

guint
ui_dance_n_lesson_steps (UiDance *self)
{
  return ui_learn_n_steps (UI_LEARN (self->learn));
}

void
ui_dance_open_lesson_file (UiDance *self, GFile *file)
{
  ui_learn_open_file (UI_LEARN (self->learn), file);
}

void
ui_dance_set_problem (UiDance *self, Subject *problem, const char *why)
{
  ui_dance_set_run (self, problem, COVER_RULE_FEWEST, 0);
  if (problem != NULL)
    return;
  ui_dance_idle_say (UI_DANCE_IDLE (self->idle), why);
  gtk_label_set_label (GTK_LABEL (self->sentence), "");
  gtk_label_set_label (GTK_LABEL (self->coming), "");
  ui_widgets_steady_label_reserve (UI_WIDGETS_STEADY_LABEL (self->strip), "");
  ui_widgets_steady_label_set_text (UI_WIDGETS_STEADY_LABEL (self->strip), "");
  ui_widgets_steady_label_set_text (UI_WIDGETS_STEADY_LABEL (self->length), "");
}

DanceShow *
ui_dance_get_show (UiDance *self)
{
  return self->show;
}

uint64_t *
ui_dance_list_bookmarks (UiDance *self, guint *out_n)
{
  return ui_canvas_timeline_list_bookmarks (UI_CANVAS_TIMELINE (self->timeline), out_n);
}

void
ui_dance_focus (UiDance *self)
{
  if (self->presenting)
    gtk_widget_grab_focus (self->stage);
  else if (self->learning)
    ui_learn_focus (UI_LEARN (self->learn));
  else
    ui_dance_transport_focus_next (UI_DANCE_TRANSPORT (self->transport));
}

bool
ui_dance_is_asking (UiDance *self)
{
  return self->show != NULL && dance_show_is_asking (self->show);
}

void
ui_dance_run_to_solution (UiDance *self)
{
  if (self->show != NULL)
    dance_show_go (self->show, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD);
}

void
ui_dance_pause (UiDance *self)
{
  if (self->show != NULL)
    dance_show_pause (self->show);
  ui_canvas_unpoint (UI_CANVAS (self->picture));
  ui_dance_transport_update (UI_DANCE_TRANSPORT (self->transport));
}

void
ui_dance_stop (UiDance *self)
{
  if (ui_dance_stop_asking_why (self))
    return;
  if (self->show != NULL && !dance_show_is_playing (self->show)
      && !dance_show_is_travelling (self->show))
    dance_search_stop (dance_show_search (self->show));
  ui_dance_pause (self);
}

void
ui_dance_zoom (UiDance *self, double factor)
{
  if (self->presenting)
    ui_dance_change_text_size (self, factor);
  else
    ui_canvas_zoom (UI_CANVAS (self->picture), factor);
}

static void
ui_dance_unmap (GtkWidget *widget)
{
  UiDance *self = UI_DANCE (widget);

  ui_dance_pause (self);
  if (self->ticking != 0)
    gtk_widget_remove_tick_callback (widget, self->ticking);
  self->ticking = 0;
  GTK_WIDGET_CLASS (ui_dance_parent_class)->unmap (widget);
}

static void
ui_dance_dispose (GObject *object)
{
  UiDance *self = UI_DANCE (object);

  if (self->column != NULL)
    forget_problem (self);
  ui_dance_drop_why (self);
  ui_dance_stop_speaking (self);
  g_clear_handle_id (&self->late, g_source_remove);
  g_clear_pointer (&self->notice, g_free);
  g_clear_object (&self->sizes);
  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_dance_parent_class)->dispose (object);
}

enum
{
  PROPERTY_CODE_BESIDE = 1,
};

static void
ui_dance_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  (void) id;
  (void) spec;
  g_value_set_boolean (value, ui_dance_shows_code (UI_DANCE (object)));
}

static void
ui_dance_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  UiDance *self = UI_DANCE (object);

  (void) id;
  (void) spec;
  self->code = g_value_get_boolean (value) ? UI_DANCE_CODE_SHOWN : UI_DANCE_CODE_HIDDEN;
  ui_dance_arrange (self);
}

static void
bind_dance_template (GtkWidgetClass *class)
{
  g_type_ensure (UI_TYPE_CANVAS);
  g_type_ensure (UI_TYPE_CANVAS_TIMELINE);
  g_type_ensure (UI_TYPE_DANCE_CODE_EXCERPT);
  g_type_ensure (UI_TYPE_DANCE_IDLE);
  g_type_ensure (UI_TYPE_DANCE_SIDE);
  g_type_ensure (UI_TYPE_DANCE_TRANSPORT);
  g_type_ensure (UI_TYPE_LEARN);
  g_type_ensure (UI_TYPE_LEARN_PREDICTION);
  g_type_ensure (UI_TYPE_WIDGETS_STEADY_LABEL);
  gtk_widget_class_set_template_from_resource (class, "/org/dancinglinks/Quadrille/ui/dance.ui");
  gtk_widget_class_bind_template_child (class, UiDance, column);
  gtk_widget_class_bind_template_child (class, UiDance, learn);
  gtk_widget_class_bind_template_child (class, UiDance, predict);
  gtk_widget_class_bind_template_child (class, UiDance, words);
  gtk_widget_class_bind_template_child (class, UiDance, sentence);
  gtk_widget_class_bind_template_child (class, UiDance, coming);
  gtk_widget_class_bind_template_child (class, UiDance, chooser);
  gtk_widget_class_bind_template_child (class, UiDance, views);
  gtk_widget_class_bind_template_child (class, UiDance, code_button);
  gtk_widget_class_bind_template_child (class, UiDance, fold);
  gtk_widget_class_bind_template_child (class, UiDance, stage);
  gtk_widget_class_bind_template_child (class, UiDance, board);
  gtk_widget_class_bind_template_child (class, UiDance, picture);
  gtk_widget_class_bind_template_child (class, UiDance, idle);
  gtk_widget_class_bind_template_child (class, UiDance, beside);
  gtk_widget_class_bind_template_child (class, UiDance, side);
  gtk_widget_class_bind_template_child (class, UiDance, timeline);
  gtk_widget_class_bind_template_child (class, UiDance, state);
  gtk_widget_class_bind_template_child (class, UiDance, strip);
  gtk_widget_class_bind_template_child (class, UiDance, length);
  gtk_widget_class_bind_template_child (class, UiDance, transport);
  gtk_widget_class_bind_template_callback (class, ui_dance_point_at);
  gtk_widget_class_bind_template_callback (class, ui_dance_answer_by_click);
  gtk_widget_class_bind_template_callback (class, ui_dance_travel_to_node);
  gtk_widget_class_bind_template_callback (class, ui_dance_travel_to_line);
  gtk_widget_class_bind_template_callback (class, ui_dance_focus);
  gtk_widget_class_bind_template_callback (class, ui_dance_change_rule);
}

static void
ui_dance_class_init (UiDanceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_dispose;
  G_OBJECT_CLASS (class)->get_property = ui_dance_get_property;
  G_OBJECT_CLASS (class)->set_property = ui_dance_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (class), PROPERTY_CODE_BESIDE,
      g_param_spec_boolean ("code-beside", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  widget_class->unmap = ui_dance_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dance");
  ui_dance_install_actions (widget_class);
  gtk_widget_class_install_property_action (widget_class, "dance.code-beside", "code-beside");
  bind_dance_template (widget_class);
}

static void
ui_dance_init (UiDance *self)
{
  self->text_size = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_dance_set_layout (self);
  ui_dance_hear_keys (self);
}

void
ui_dance_set_up (UiDance *self, UiWidgetsScheme *scheme, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  ui_dance_fill (self, scheme);
  ui_dance_set_up_why (self);
  ui_dance_set_problem (self, NULL, _ ("There is no search to show yet."));
}
