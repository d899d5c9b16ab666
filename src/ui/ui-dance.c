#include "ui-dance.h"

#include "dance-script.h"
#include "ui-actions.h"
#include "ui-dance-side.h"
#include "ui-dance-stage.h"
#include "ui-learn.h"
#include "ui-predict.h"
#include "ui-quiz.h"
#include "ui-timeline.h"
#include "ui-transport.h"
#include "words-fill.h"
#include "words-gettext.h"

/* What is read is renewed so often while something plays, in microseconds. */
#define READING_PACE 120000

/* So many items are the most whose links can be told apart without zooming in. */
#define LINKS_MOST 40

struct _UiDance
{
  GtkWidget parent_instance;

  GSettings *settings;
  DanceProblem *problem;
  DanceShow *show;
  DanceScript *script;

  GtkWidget *learn, *predict, *column, *sentence, *coming, *strip, *chooser, *stage, *board,
      *picture, *side, *timeline, *transport;
  GtkWidget *buttons[UI_PAINTERS];
  guint ticking;
  gint64 read; /* when it was renewed last */
  bool presenting, learning;
  PaintPointed lit; /* what is pointed at */
};

G_DEFINE_FINAL_TYPE (UiDance, ui_dance, GTK_TYPE_WIDGET)

/* The line under the stage, for those who watch the picture: where the search stands. */
static char *
strip_of (UiDance *self)
{
  const PlayerState *state = dance_show_state (self->show);
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  words_fill (&text, _ ("Level %1"), WORDS_WITH (WORDS_NUMBER (state->level)));
  if (state->level < state->n_frames)
    {
      const PlayerFrame *frame = &state->frames[state->level];

      words_fill (&text, P_ (" · %1, %2 option", " · %1, %2 options", frame->branches),
                  WORDS_WITH (WORDS_TEXT (self->problem->items[frame->item]),
                              WORDS_NUMBER (frame->branches)));
      if (frame->tried > 0)
        words_fill (&text, _ (" · try %1 of %2"),
                    WORDS_WITH (WORDS_NUMBER (frame->tried), WORDS_NUMBER (frame->branches)));
    }
  words_fill (&text, P_ (" · %1 dead end", " · %1 dead ends", state->counters->dead_ends),
              WORDS_WITH (WORDS_NUMBER (state->counters->dead_ends)));
  words_fill (&text, P_ (" · %1 solution", " · %1 solutions", state->counters->solutions),
              WORDS_WITH (WORDS_NUMBER (state->counters->solutions)));
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static char *
sentence_of (UiDance *self)
{
  GListModel *lines = G_LIST_MODEL (self->script);
  guint n = g_list_model_get_n_items (lines);
  g_autoptr (DanceLine) line = n > 0 ? g_list_model_get_item (lines, n - 1) : NULL;

  if (line != NULL)
    return g_strdup (dance_line_sentence (line));
  if (self->learning)
    return g_strdup (_ ("At the start."));
  return g_strdup (_ ("At the start. Next, or the right arrow, takes the first step."));
}

static bool
is_asking (UiDance *self)
{
  return self->learning ? ui_learn_is_asking (UI_LEARN (self->learn))
                        : ui_predict_is_asking (UI_PREDICT (self->predict));
}

static void
name_stage (UiDance *self, const char *sentence)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stage), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, -1);
}

/* Sentences, numbers and the code; too fast to be read, they are renewed now and then. */
static void
renew_reading (UiDance *self)
{
  bool fast = dance_show_is_playing (self->show) && dance_show_speed (self->show) > DANCE_SLOW;
  gint64 now = g_get_monotonic_time ();
  g_autofree char *sentence = NULL, *coming = NULL, *next = NULL, *strip = NULL;

  if ((fast || dance_show_is_travelling (self->show)) && now - self->read < READING_PACE)
    return;
  self->read = now;
  strip = strip_of (self);
  gtk_label_set_label (GTK_LABEL (self->strip), strip);
  ui_dance_side_update (UI_DANCE_SIDE (self->side), dance_show_state (self->show));
  if (fast)
    return;
  dance_script_update (self->script);
  sentence = sentence_of (self);
  coming = dance_script_preview (self->script);
  if (is_asking (self))
    next = g_strdup (""); /* it would be the answer */
  else if (dance_show_is_rewinding (self->show))
    next = g_strdup (_ ("Rewinding"));
  else if (*coming != '\0')
    {
      BaseText text = BASE_TEXT_EMPTY;

      words_fill (&text, _ ("Next: %1"), WORDS_WITH (WORDS_TEXT (coming)));
      next = g_strdup (base_text_string (&text));
      base_text_clear (&text);
    }
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_label (GTK_LABEL (self->coming), next != NULL ? next : "");
  name_stage (self, sentence);
}

static gboolean
tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  UiDance *self = UI_DANCE (widget);

  (void) data;
  if (self->show != NULL && dance_show_tick (self->show, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->ticking = 0;
  self->read = 0;
  if (self->show != NULL)
    renew_reading (self);
  ui_transport_update (UI_TRANSPORT (self->transport));
  return G_SOURCE_REMOVE;
}

static void
moved (UiDance *self)
{
  bool rewinds = dance_show_is_rewinding (self->show);

  if (self->ticking == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->ticking = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick, NULL, NULL);
  if (rewinds)
    gtk_widget_add_css_class (self->stage, "rewinding");
  else
    gtk_widget_remove_css_class (self->stage, "rewinding");
  ui_canvas_update (UI_CANVAS (self->board));
  ui_canvas_update (UI_CANVAS (self->picture));
  ui_timeline_update (UI_TIMELINE (self->timeline));
  renew_reading (self);
}

static void
pointed (UiDance *self, const PaintPointed *what)
{
  self->lit = *what;
  ui_canvas_set_pointed (UI_CANVAS (self->board), *what);
  ui_canvas_set_pointed (UI_CANVAS (self->picture), *what);
}

static void
clicked (UiDance *self, const PaintPointed *what)
{
  if (self->learning)
    ui_learn_clicked (UI_LEARN (self->learn), what);
  else
    ui_predict_clicked (UI_PREDICT (self->predict), what);
}

static void
line_chosen (UiDance *self, guint64 position)
{
  dance_show_pause (self->show);
  dance_show_seek (self->show, position);
}

static bool
wants_motion (UiDance *self)
{
  gboolean animations = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations,
                NULL);
  return animations;
}

/* The show of the problem by a rule, with what the user had set before. */
static void
begin (UiDance *self, CoverRule rule, uint64_t seed)
{
  g_autoptr (DanceRun) run = dance_run_new (self->problem, rule, seed);
  g_autoptr (DanceShow) show = run != NULL ? dance_show_new (run) : NULL;

  if (show == NULL)
    return;
  if (self->show != NULL)
    {
      dance_show_set_step_size (show, dance_show_step_size (self->show));
      dance_show_set_speed (show, dance_show_speed (self->show));
      dance_show_set_key_moments (show, dance_show_plays_key_moments (self->show));
    }
  dance_show_set_motion (show, wants_motion (self));
  g_clear_object (&self->script);
  g_set_object (&self->show, show);
  self->script = dance_script_new (show);
  g_signal_connect_object (show, "moved", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  ui_canvas_set_show (UI_CANVAS (self->board), show);
  ui_canvas_set_show (UI_CANVAS (self->picture), show);
  ui_dance_side_set_script (UI_DANCE_SIDE (self->side), self->script);
  ui_timeline_set_show (UI_TIMELINE (self->timeline), show);
  ui_transport_set_show (UI_TRANSPORT (self->transport), show);
  ui_predict_set_show (UI_PREDICT (self->predict), show);
  self->read = 0;
  moved (self);
}

static void
rule_chosen (UiDance *self, guint rule)
{
  if (self->problem != NULL && rule != (guint) dance_run_rule (dance_show_run (self->show)))
    begin (self, (CoverRule) rule, 1);
}

static void
forget (UiDance *self)
{
  if (self->ticking != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->ticking);
  self->ticking = 0;
  ui_canvas_set_show (UI_CANVAS (self->board), NULL);
  ui_canvas_set_show (UI_CANVAS (self->picture), NULL);
  ui_timeline_set_show (UI_TIMELINE (self->timeline), NULL);
  ui_transport_set_show (UI_TRANSPORT (self->transport), NULL);
  ui_predict_set_show (UI_PREDICT (self->predict), NULL);
  g_clear_object (&self->script);
  g_clear_object (&self->show);
  g_clear_pointer (&self->problem, dance_problem_unref);
}

/* Small problems show their links; of larger ones, where everything is. */
static void
choose_picture (UiDance *self)
{
  bool large = self->problem->links->n_items > LINKS_MOST;

  ui_dance_set_painter (self, large ? UI_PAINTER_MATRIX : UI_PAINTER_LINKS);
}

/* A first play of it takes about this long, in seconds; what goes astray plays its key moments. */
#define FIRST_PLAY 20.0

static void
choose_pace (UiDance *self)
{
  const PlayerState *state = dance_show_state (self->show);
  bool small = self->problem->links->n_items <= LINKS_MOST;
  double steps = 2.0 * (double) state->totals->nodes;
  static const double speeds[] = { 0, 0.5, 4, 100 }; /* of the schema's enumeration */
  int chosen = g_settings_get_enum (self->settings, "speed");

  dance_show_set_step_size (self->show, small ? DANCE_STEP_LINK : DANCE_STEP_OPTION);
  dance_show_set_key_moments (self->show, !small && state->totals->dead_ends > 0);
  dance_show_set_speed (self->show, small ? 1.5 : CLAMP (steps / FIRST_PLAY, 1, DANCE_SLOW));
  if (chosen > 0 && chosen < (int) G_N_ELEMENTS (speeds))
    dance_show_set_speed (self->show, speeds[chosen]);
  ui_transport_update (UI_TRANSPORT (self->transport));
}

void
ui_dance_set_run (UiDance *self, DanceProblem *problem, CoverRule rule, uint64_t seed)
{
  forget (self);
  gtk_widget_set_sensitive (self->transport, problem != NULL);
  gtk_widget_set_visible (self->stage, problem != NULL);
  gtk_widget_set_visible (self->timeline, problem != NULL);
  if (problem == NULL)
    return;
  self->problem = dance_problem_ref (problem);
  choose_picture (self);
  begin (self, rule, seed);
  if (self->show != NULL)
    choose_pace (self);
}

void
ui_dance_set_painter (UiDance *self, UiPainterId painter)
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
  ui_transport_update (UI_TRANSPORT (self->transport));
}

void
ui_dance_point (UiDance *self, PaintPointed what)
{
  pointed (self, &what);
}

void
ui_dance_set_learning (UiDance *self, bool learning)
{
  self->learning = learning;
  gtk_widget_set_visible (self->learn, learning);
  ui_predict_set_learning (UI_PREDICT (self->predict), learning);
  ui_transport_set_learning (UI_TRANSPORT (self->transport), learning);
  if (learning)
    ui_learn_begin (UI_LEARN (self->learn));
}

bool
ui_dance_open_lesson (UiDance *self, const char *name, guint step)
{
  return ui_learn_open (UI_LEARN (self->learn), name, step);
}

void
ui_dance_open_lesson_file (UiDance *self, GFile *file)
{
  ui_learn_open_file (UI_LEARN (self->learn), file);
}

void
ui_dance_set_problem (UiDance *self, DanceProblem *problem, const char *why)
{
  ui_dance_set_run (self, problem, COVER_RULE_FEWEST, 0);
  if (problem != NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->sentence), why);
  gtk_label_set_label (GTK_LABEL (self->coming), "");
  gtk_label_set_label (GTK_LABEL (self->strip), "");
}

DanceShow *
ui_dance_get_show (UiDance *self)
{
  return self->show;
}

void
ui_dance_focus (UiDance *self)
{
  if (self->learning)
    ui_learn_focus (UI_LEARN (self->learn));
  else
    ui_transport_focus_next (UI_TRANSPORT (self->transport));
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
  ui_transport_update (UI_TRANSPORT (self->transport));
}

void
ui_dance_zoom (UiDance *self, double factor)
{
  ui_canvas_zoom (UI_CANVAS (self->picture), factor);
}

/* For the last row: the picture, the sentence in large letters, and where it stands. */
void
ui_dance_present (UiDance *self)
{
  self->presenting = !self->presenting;
  gtk_widget_set_visible (self->transport, !self->presenting);
  gtk_widget_set_visible (self->timeline, !self->presenting);
  gtk_widget_set_visible (self->coming, !self->presenting);
  ui_learn_set_presenting (UI_LEARN (self->learn), self->presenting);
  ui_dance_stage_set_alone (UI_DANCE_STAGE (self->stage), self->presenting);
  ui_canvas_set_presenting (UI_CANVAS (self->picture), self->presenting);
  if (self->presenting)
    gtk_widget_add_css_class (GTK_WIDGET (self), "presenting");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "presenting");
  gtk_widget_grab_focus (self->stage);
}

bool
ui_dance_is_presenting (UiDance *self)
{
  return self->presenting;
}

static void
play_or_pause (UiDance *self)
{
  if (dance_show_is_playing (self->show) || dance_show_is_travelling (self->show))
    dance_show_pause (self->show);
  else
    {
      const PlayerState *state = dance_show_state (self->show);

      if (state->position == state->end && state->finished)
        dance_show_seek (self->show, 0);
      dance_show_play (self->show, PLAYER_FORWARD);
    }
}

static void
step (UiDance *self, PlayerWay way, int coarser)
{
  int size = (int) dance_show_step_size (self->show) + coarser;

  dance_show_step (self->show, way, (DanceStep) CLAMP (size, 0, DANCE_STEPS - 1));
}

static void
go (UiDance *self, PlayerAim aim, PlayerWay way)
{
  dance_show_go (self->show, (PlayerGoal){ .aim = aim }, way);
}

static void
go_to_bookmark (UiDance *self, bool forward)
{
  uint64_t position;

  if (ui_timeline_find_bookmark (UI_TIMELINE (self->timeline), forward, &position))
    dance_show_seek (self->show, position);
}

/* At the item that is pointed at, or at the one of the level: where it is chosen, the dance stops. */
static void
toggle_break (UiDance *self)
{
  Player *player = dance_run_player (dance_show_run (self->show));
  const PlayerState *state = player_state (player);
  PlayerBreak here = { PLAYER_BREAK_CHOSEN, self->lit.item };
  BaseText text = BASE_TEXT_EMPTY;
  const PlayerBreak *breaks;
  bool there = false;
  size_t n;

  if (here.subject == COVER_NONE && state->n_frames > 0)
    here.subject = state->frames[state->n_frames - 1].item;
  if (here.subject == COVER_NONE)
    return;
  breaks = player_breaks (player, &n);
  for (size_t i = 0; i < n; i++)
    there |= breaks[i].kind == here.kind && breaks[i].subject == here.subject;
  if (there)
    player_remove_break (player, here);
  else
    (void) player_add_break (player, here);
  words_fill (&text, there ? _ ("No breakpoint any more: %1") : _ ("Breakpoint: %1"),
              WORDS_WITH (WORDS_TEXT (self->problem->items[here.subject])));
  gtk_label_set_label (GTK_LABEL (self->coming), base_text_string (&text));
  base_text_clear (&text);
}

static void
change_speed (UiDance *self, double factor)
{
  dance_show_set_speed (self->show, dance_show_speed (self->show) * factor);
}

static void
perform (GtkWidget *widget, const char *name, GVariant *target)
{
  UiDance *self = UI_DANCE (widget);
  const char *what = strchr (name, '.') + 1;

  (void) target;
  if (self->show == NULL)
    return;
  if (ui_predict_perform (UI_PREDICT (self->predict), what))
    return;
  if (self->learning && g_str_has_prefix (what, "key-"))
    ui_learn_step (UI_LEARN (self->learn), g_str_equal (what, "key-next") ? 1 : -1);
  else if (self->learning && g_str_equal (what, "reveal"))
    ui_learn_reveal (UI_LEARN (self->learn));
  else if (g_str_equal (what, "next"))
    step (self, PLAYER_FORWARD, 0);
  else if (g_str_equal (what, "back"))
    step (self, PLAYER_BACKWARD, 0);
  else if (g_str_equal (what, "next-coarse"))
    step (self, PLAYER_FORWARD, 1);
  else if (g_str_equal (what, "back-coarse"))
    step (self, PLAYER_BACKWARD, 1);
  else if (g_str_equal (what, "into"))
    step (self, PLAYER_FORWARD, -1);
  else if (g_str_equal (what, "out"))
    go (self, PLAYER_OUT, PLAYER_FORWARD);
  else if (g_str_equal (what, "over"))
    go (self, PLAYER_OVER, PLAYER_FORWARD);
  else if (g_str_equal (what, "key-next"))
    go (self, PLAYER_TO_KEY_MOMENT, PLAYER_FORWARD);
  else if (g_str_equal (what, "key-back"))
    go (self, PLAYER_TO_KEY_MOMENT, PLAYER_BACKWARD);
  else if (g_str_equal (what, "start"))
    dance_show_seek (self->show, 0);
  else if (g_str_equal (what, "end"))
    dance_show_seek (self->show, UINT64_MAX);
  else if (g_str_equal (what, "play"))
    play_or_pause (self);
  else if (g_str_equal (what, "rewind"))
    dance_show_play (self->show, PLAYER_BACKWARD);
  else if (g_str_equal (what, "bookmark"))
    ui_timeline_toggle_bookmark (UI_TIMELINE (self->timeline));
  else if (g_str_equal (what, "bookmark-next"))
    go_to_bookmark (self, true);
  else if (g_str_equal (what, "bookmark-back"))
    go_to_bookmark (self, false);
  else if (g_str_equal (what, "break"))
    toggle_break (self);
  else if (g_str_equal (what, "break-next"))
    go (self, PLAYER_TO_BREAKPOINT, PLAYER_FORWARD);
  else if (g_str_equal (what, "break-back"))
    go (self, PLAYER_TO_BREAKPOINT, PLAYER_BACKWARD);
  else if (g_str_equal (what, "solution-next"))
    go (self, PLAYER_TO_SOLUTION, PLAYER_FORWARD);
  else if (g_str_equal (what, "solution-back"))
    go (self, PLAYER_TO_SOLUTION, PLAYER_BACKWARD);
  else if (g_str_equal (what, "dead-end-next"))
    go (self, PLAYER_TO_DEAD_END, PLAYER_FORWARD);
  else if (g_str_equal (what, "dead-end-back"))
    go (self, PLAYER_TO_DEAD_END, PLAYER_BACKWARD);
  else if (g_str_equal (what, "faster"))
    change_speed (self, 2);
  else if (g_str_equal (what, "slower"))
    change_speed (self, 0.5);
  ui_transport_update (UI_TRANSPORT (self->transport));
}

/* Whether the focus is where an answer is given, or something is chosen: those keys stay there. */
static bool
is_given (UiDance *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL
         && (gtk_widget_get_ancestor (focus, UI_TYPE_QUIZ) != NULL
             || gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL);
}

/* Space plays, whatever button has the focus; where something is asked, Enter tells the answer. */
static gboolean
key_pressed (GtkEventControllerKey *controller,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             gpointer data)
{
  bool enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  bool bare = (state & gtk_accelerator_get_default_mod_mask ()) == 0;

  (void) controller;
  (void) keycode;
  if (!bare || is_given (data) || !(enter ? is_asking (data) : keyval == GDK_KEY_space))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (data, enter ? "dance.reveal" : "dance.play", NULL);
  return GDK_EVENT_STOP;
}

static void
picture_chosen (GtkToggleButton *button, UiDance *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (unsigned i = 0; i < UI_PAINTERS; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      ui_canvas_set_painter (UI_CANVAS (self->picture), (UiPainterId) i);
}

static void
add_chooser (UiDance *self)
{
  self->chooser = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->chooser, "linked");
  gtk_widget_set_halign (self->chooser, GTK_ALIGN_END);
  gtk_widget_set_valign (self->chooser, GTK_ALIGN_START);
  for (unsigned i = 0; i < UI_PAINTERS; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_ (ui_painter (i)->title));

      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                     GTK_TOGGLE_BUTTON (self->buttons[0]));
      self->buttons[i] = button;
      g_signal_connect (button, "toggled", G_CALLBACK (picture_chosen), self);
      gtk_box_append (GTK_BOX (self->chooser), button);
    }
}

static GtkWidget *
make_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* Switches that are kept: "dance.predict" and "dance.class-vote". */
static void
add_switches (UiDance *self)
{
  static const char *const keys[] = { "predict", "class-vote" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, keys[i]);

      g_action_map_add_action (G_ACTION_MAP (group), action);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "dance", G_ACTION_GROUP (group));
}

static void
fill (UiDance *self, UiScheme *scheme)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->sentence = make_label ("sentence");
  self->coming = make_label ("coming");
  self->strip = make_label ("strip");
  gtk_label_set_ellipsize (GTK_LABEL (self->coming), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (self->coming), 2);
  self->board = ui_canvas_new (UI_PAINTER_BOARD, scheme);
  self->picture = ui_canvas_new (UI_PAINTER_LINKS, scheme);
  self->side = ui_dance_side_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->side);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  self->stage = ui_dance_stage_new (self->board, self->picture, scroller);
  self->timeline = ui_timeline_new (scheme);
  self->transport = ui_transport_new ();
  add_chooser (self);
  gtk_widget_set_focusable (self->stage, TRUE);
  gtk_widget_set_vexpand (self->stage, TRUE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_vexpand (self->column, TRUE);
  /* The sentence has the whole width; what comes next gives way to the choice of pictures. */
  gtk_widget_set_hexpand (self->coming, TRUE);
  gtk_box_append (GTK_BOX (words), self->sentence);
  gtk_box_append (GTK_BOX (words), top);
  gtk_box_append (GTK_BOX (top), self->coming);
  gtk_box_append (GTK_BOX (top), self->chooser);
  self->learn = ui_learn_new (self, self->settings);
  self->predict = ui_predict_new (self->settings);
  gtk_widget_set_visible (self->learn, FALSE);
  gtk_box_append (GTK_BOX (self->column), self->learn);
  gtk_box_append (GTK_BOX (self->column), self->predict);
  gtk_box_append (GTK_BOX (self->column), words);
  gtk_box_append (GTK_BOX (self->column), self->stage);
  gtk_box_append (GTK_BOX (self->column), self->timeline);
  gtk_box_append (GTK_BOX (self->column), self->strip);
  gtk_box_append (GTK_BOX (self->column), self->transport);
  g_signal_connect_object (self->board, "pointed", G_CALLBACK (pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "pointed", G_CALLBACK (pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "chosen", G_CALLBACK (line_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->transport, "rule", G_CALLBACK (rule_chosen), self,
                           G_CONNECT_SWAPPED);
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
    forget (self);
  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_dance_parent_class)->dispose (object);
}

static void
ui_dance_class_init (UiDanceClass *class)
{
  static const char *const actions[] = {
    "next",          "back",          "next-coarse",   "back-coarse", "into",
    "out",           "over",          "key-next",      "key-back",    "solution-next",
    "solution-back", "dead-end-next", "dead-end-back", "bookmark",    "bookmark-next",
    "bookmark-back", "reveal",        "start",         "end",         "play",
    "rewind",        "faster",        "slower",        "break",       "break-next",
    "break-back",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_dispose;
  widget_class->unmap = ui_dance_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dance");
  for (unsigned i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *name = g_strconcat ("dance.", actions[i], NULL);

      gtk_widget_class_install_action (widget_class, name, NULL, perform);
    }
  ui_actions_bind (widget_class, "dance.");
}

static void
ui_dance_init (UiDance *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->lit = PAINT_POINTED_NOTHING;
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ui_dance_new (UiScheme *scheme, GSettings *settings)
{
  UiDance *self = g_object_new (UI_TYPE_DANCE, NULL);

  self->settings = g_object_ref (settings);
  add_switches (self);
  fill (self, scheme);
  ui_dance_set_problem (self, NULL, _ ("There is nothing to dance yet."));
  return GTK_WIDGET (self);
}
