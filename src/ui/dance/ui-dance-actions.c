#include "ui-dance-private.h"

#include "dance-notice.h"
#include "ui-dance-breakpoints.h"
#include "ui-dance-gallery.h"
#include "ui-dance-legend.h"
#include "ui-learn-quiz.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct UiDanceAction UiDanceAction;

struct UiDanceAction
{
  UiWidgetsAction action;
  /* NULL: the action is a setting (ui-dance-page.c). */
  void (*perform) (UiDance *self, const UiDanceAction *row);
  PlayerAim aim;
  PlayerWay way;
  int coarser; /* added to the step size that is set */
  UiCanvasWalk walk;
  bool reveals; /* moves on or reveals the answer; an open question is answered first */
};

static void
play_or_pause (UiDance *self, const UiDanceAction *row)
{
  (void) row;
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
step_by_size (UiDance *self, const UiDanceAction *row)
{
  int size = (int) dance_show_step_size (self->show) + row->coarser;

  dance_show_step (self->show, row->way, (DanceStep) CLAMP (size, 0, DANCE_STEPS - 1));
}

static void
go_to_aim (UiDance *self, const UiDanceAction *row)
{
  dance_show_go (self->show, (PlayerGoal){ .aim = row->aim }, row->way);
}

/* Moves to a key moment, or to the next or previous step of a lesson. */
static void
go_to_key_moment (UiDance *self, const UiDanceAction *row)
{
  if (self->learning)
    ui_learn_step (UI_LEARN (self->learn), row->way == PLAYER_FORWARD ? 1 : -1);
  else
    go_to_aim (self, row);
}

static void
go_to_edge (UiDance *self, const UiDanceAction *row)
{
  dance_show_seek (self->show, row->way == PLAYER_FORWARD ? UINT64_MAX : 0);
}

static void
play_back (UiDance *self, const UiDanceAction *row)
{
  (void) row;
  dance_show_play (self->show, PLAYER_BACKWARD);
}

static void
toggle_bookmark (UiDance *self, const UiDanceAction *row)
{
  bool set = ui_canvas_timeline_toggle_bookmark (UI_CANVAS_TIMELINE (self->timeline));

  (void) row;
  ui_dance_notice (self, set ? _ ("Bookmark set here.") : _ ("No bookmark here any more."));
}

static void
go_to_bookmark (UiDance *self, const UiDanceAction *row)
{
  uint64_t position;

  if (ui_canvas_timeline_find_bookmark (UI_CANVAS_TIMELINE (self->timeline),
                                        row->way == PLAYER_FORWARD, &position))
    dance_show_seek (self->show, position);
  else if (!ui_canvas_timeline_has_bookmarks (UI_CANVAS_TIMELINE (self->timeline)))
    ui_dance_notice (self, _ ("There is no bookmark. M sets one."));
  else
    ui_dance_notice (self, row->way == PLAYER_FORWARD ? _ ("No further bookmark.")
                                                      : _ ("No bookmark before this."));
}

static Player *
player_of (UiDance *self)
{
  return run_player (dance_show_run (self->show));
}

/* Finds the breakpoint for the thing under the pointer: the moment that tries the option, or else
 * the moment that chooses the item, or the item of the level. */
static bool
find_break_here (UiDance *self, PlayerBreak *out_break)
{
  const PlayerState *state = dance_show_state (self->show);
  const PaintPointed there = ui_canvas_get_pointed (UI_CANVAS (self->picture));

  *out_break = (PlayerBreak){ PLAYER_BREAK_CHOSEN, there.item };
  if (there.option != COVER_NONE)
    *out_break = (PlayerBreak){ PLAYER_BREAK_TRIED, there.option };
  else if (there.item == COVER_NONE && state->n_frames > 0)
    out_break->subject = state->frames[state->n_frames - 1].item;
  return out_break->subject != COVER_NONE;
}

static void
toggle_break (UiDance *self, const UiDanceAction *row)
{
  PlayerBreak here;
  const PlayerBreak *breaks;
  bool there = false;
  size_t n;
  BaseText text = BASE_TEXT_EMPTY;
  g_autofree char *name = NULL;

  (void) row;
  if (!find_break_here (self, &here))
    {
      ui_dance_notice (self, _ ("Point at an item or an option to stop there."));
      return;
    }
  breaks = player_breaks (player_of (self), &n);
  for (size_t i = 0; i < n; i++)
    there |= breaks[i].kind == here.kind && breaks[i].subject == here.subject;
  if (there)
    player_remove_break (player_of (self), here);
  else
    (void) player_add_break (player_of (self), here);
  name = dance_break_name (self->problem, here);
  words_fill (&text, there ? _ ("No breakpoint any more: %1") : _ ("Breakpoint: %1"),
              WORDS_WITH (WORDS_TEXT (name)));
  ui_dance_notice (self, base_text_string (&text));
  base_text_clear (&text);
  ui_canvas_timeline_renew_breaks (UI_CANVAS_TIMELINE (self->timeline));
}

static void
ask_why (UiDance *self, const UiDanceAction *row)
{
  (void) row;
  ui_dance_ask_why_pointed (self);
}

static void
open_dance_menu (UiDance *self, const UiDanceAction *row)
{
  (void) row;
  ui_dance_open_menu (self);
}

static void
ask_why_option (GtkWidget *widget, const char *name, GVariant *target)
{
  UiDance *self = UI_DANCE (widget);
  const uint32_t option = g_variant_get_uint32 (target);

  (void) name;
  if (self->show != NULL && option < cover_problem_n_options (self->problem->problem))
    ui_dance_ask_why (self, option);
}

static void
breaks_changed (gpointer data)
{
  ui_canvas_timeline_renew_breaks (UI_CANVAS_TIMELINE (UI_DANCE (data)->timeline));
}

static void
show_legend (UiDance *self, const UiDanceAction *row)
{
  (void) row;
  dance_show_pause (self->show);
  ui_dance_legend_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                           ui_canvas_get_painter (UI_CANVAS (self->picture)), self->scheme);
}

static void
list_breaks (UiDance *self, const UiDanceAction *row)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  PlayerBreak here = { PLAYER_BREAK_CHOSEN, 0 };

  (void) row;
  dance_show_pause (self->show);
  (void) find_break_here (self, &here);
  ui_dance_breakpoints_present (window, self->show, here, breaks_changed, self);
}

/* The next rule whose tree stands beside the tree of the dance; after the last one, none. */
static void
compare_with_next_rule (UiDance *self, const UiDanceAction *row)
{
  static const CoverRule nexts[] = {
    [COVER_RULE_ASKED] = COVER_RULE_FIRST,
    [COVER_RULE_FIRST] = COVER_RULE_FEWEST,
    [COVER_RULE_FEWEST] = COVER_RULE_RANDOM,
    [COVER_RULE_RANDOM] = COVER_RULE_ASKED,
  };

  (void) row;
  g_settings_set_enum (self->settings, "compare",
                       (int) nexts[g_settings_get_enum (self->settings, "compare")]);
}

static void
leave_gallery (gpointer data, guint64 position, const char *action)
{
  UiDance *self = data;

  ui_dance_travel_to_node (self, position);
  if (action == NULL)
    return;
  ui_dance_set_painter (self, PAINT_PICTURE_BOARD);
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
}

/* Shows all solutions; a notice says when there is none yet. */
static void
list_solutions (UiDance *self, const UiDanceAction *row)
{
  DanceSolutions *solutions = dance_show_solutions (self->show);

  (void) row;
  dance_show_pause (self->show);
  if (solutions == NULL || dance_solutions_count (solutions) == 0)
    ui_dance_notice (self, dance_show_state (self->show)->finished
                               ? _ ("There is no solution.")
                               : _ ("The search has found no solution yet."));
  else
    ui_dance_gallery_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->show,
                              self->scheme, leave_gallery, self);
}

static void
change_speed (UiDance *self, const UiDanceAction *row)
{
  double factor = row->way == PLAYER_FORWARD ? 2 : 0.5;

  dance_show_set_speed (self->show, dance_show_speed (self->show) * factor);
}

/* Points at the next thing, and speaks the words that the pointer would show, for a screen
 * reader. */
static void
point_at_next (UiDance *self, const UiDanceAction *row)
{
  const char *words = ui_canvas_walk (UI_CANVAS (self->picture), row->walk);

  if (words != NULL && *words != '\0')
    ui_dance_speak (self, words);
}

/* Moves to the call of the tree that is pointed at. */
static void
go_to_pointed_call (UiDance *self, const UiDanceAction *row)
{
  uint64_t position;

  (void) row;
  if (ui_canvas_find_moment (UI_CANVAS (self->picture), &position))
    ui_dance_travel_to_node (self, position);
}

/* Says what the tree shows as a whole. */
static void
summarize_tree (UiDance *self, const UiDanceAction *row)
{
  g_autofree char *summary = ui_canvas_summarize (UI_CANVAS (self->picture));

  (void) row;
  if (summary == NULL)
    return;
  ui_dance_notice (self, summary);
  ui_dance_speak (self, summary);
}

static void
reveal_answer (UiDance *self, const UiDanceAction *row)
{
  (void) row;
  if (self->learning)
    ui_learn_reveal (UI_LEARN (self->learn));
}

static void
play_lecture (UiDance *self, const UiDanceAction *row)
{
  (void) row;
  if (self->learning)
    ui_learn_play_lecture (UI_LEARN (self->learn));
}

#define BACK PLAYER_BACKWARD

static const UiDanceAction dance_actions[] = {
  { .action = { .name = "dance.next",
                .keys = "Right KP_Right",
                .title = N_ ("Next Step"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = step_by_size,
    .reveals = true },
  { .action = { .name = "dance.back",
                .keys = "Left KP_Left",
                .title = N_ ("Step Back"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = step_by_size,
    .way = BACK },
  { .action = { .name = "dance.next-coarse",
                .keys = "<Shift>Right",
                .title = N_ ("Next Step, One Size Larger"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = step_by_size,
    .coarser = 1,
    .reveals = true },
  { .action = { .name = "dance.back-coarse",
                .keys = "<Shift>Left",
                .title = N_ ("Step Back, One Size Larger"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = step_by_size,
    .way = BACK,
    .coarser = 1 },
  { .action = { .name = "dance.into",
                .keys = "Down KP_Down",
                .title = N_ ("Step Into"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = step_by_size,
    .coarser = -1,
    .reveals = true },
  { .action = { .name = "dance.out",
                .keys = "Up KP_Up",
                .title = N_ ("Step Out of the Level"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_OUT },
  { .action = { .name = "dance.over",
                .keys = "o",
                .title = N_ ("Step Over the Option"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_OVER },
  { .action = { .name = "dance.key-back",
                .keys = "Page_Up KP_Page_Up",
                .title = N_ ("Previous Key Moment"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_key_moment,
    .aim = PLAYER_TO_KEY_MOMENT,
    .way = BACK },
  { .action = { .name = "dance.key-next",
                .keys = "Page_Down KP_Page_Down",
                .title = N_ ("Next Key Moment"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_key_moment,
    .aim = PLAYER_TO_KEY_MOMENT,
    .reveals = true },
  { .action = { .name = "dance.solution-next",
                .keys = "s",
                .title = N_ ("Next Solution of the Search"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_TO_SOLUTION },
  { .action = { .name = "dance.solution-back",
                .keys = "<Shift>s",
                .title = N_ ("Previous Solution of the Search"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_TO_SOLUTION,
    .way = BACK },
  { .action = { .name = "dance.solutions",
                .keys = "e",
                .title = N_ ("All Solutions of the Search"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = list_solutions },
  { .action = { .name = "dance.dead-end-next",
                .keys = "d",
                .title = N_ ("Next Dead End"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_TO_DEAD_END },
  { .action = { .name = "dance.dead-end-back",
                .keys = "<Shift>d",
                .title = N_ ("Previous Dead End"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_TO_DEAD_END,
    .way = BACK },
  { .action = { .name = "dance.bookmark",
                .keys = "m",
                .title = N_ ("Set or Remove Bookmark"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = toggle_bookmark },
  { .action = { .name = "dance.bookmark-next",
                .keys = "<Control>Right",
                .title = N_ ("Next Bookmark"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_bookmark },
  { .action = { .name = "dance.bookmark-back",
                .keys = "<Control>Left",
                .title = N_ ("Previous Bookmark"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_bookmark,
    .way = BACK },
  { .action = { .name = "dance.point-left",
                .keys = "<Control><Shift>Left",
                .title = N_ ("Point Left"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = point_at_next,
    .walk = UI_CANVAS_WALK_LEFT },
  { .action = { .name = "dance.point-right",
                .keys = "<Control><Shift>Right",
                .title = N_ ("Point Right"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = point_at_next,
    .walk = UI_CANVAS_WALK_RIGHT },
  { .action = { .name = "dance.point-up",
                .keys = "<Control><Shift>Up",
                .title = N_ ("Point Up"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = point_at_next,
    .walk = UI_CANVAS_WALK_UP },
  { .action = { .name = "dance.point-down",
                .keys = "<Control><Shift>Down",
                .title = N_ ("Point Down"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = point_at_next,
    .walk = UI_CANVAS_WALK_DOWN },
  { .action = { .name = "dance.to-call",
                .keys = "g",
                .title = N_ ("Go to the Call of the Search Tree"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_pointed_call },
  { .action = { .name = "dance.tree-summary",
                .keys = "t",
                .title = N_ ("Describe the Search Tree"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = summarize_tree },
  { .action = { .name = "dance.compare-next",
                .keys = "r",
                .title = N_ ("Compare With the Tree of the Next Rule"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = compare_with_next_rule },
  { .action = { .name = "dance.why",
                .keys = "w",
                .title = N_ ("Why Not This Option"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = ask_why },
  { .action = { .name = "dance.menu",
                .keys = "Menu <Shift>F10",
                .title = N_ ("Menu of the Item or Option"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = open_dance_menu },
  { .action = { .name = "dance.break",
                .keys = "b",
                .title = N_ ("Set or Remove Breakpoint"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = toggle_break },
  { .action = { .name = "dance.breakpoints",
                .keys = "<Shift>b",
                .title = N_ ("Breakpoints"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = list_breaks },
  { .action = { .name = "dance.break-next",
                .keys = "<Control>b",
                .title = N_ ("Next Breakpoint"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_TO_BREAKPOINT },
  { .action = { .name = "dance.break-back",
                .keys = "<Control><Shift>b",
                .title = N_ ("Previous Breakpoint"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_aim,
    .aim = PLAYER_TO_BREAKPOINT,
    .way = BACK },
  { .action = { .name = "dance.legend",
                .keys = "question",
                .title = N_ ("Signs of the Picture"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = show_legend },
  { .action = { .name = "dance.reveal",
                .keys = "Return KP_Enter",
                .title = N_ ("Reveal Answer"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = reveal_answer,
    .reveals = true },
  { .action = { .name = "dance.lecture",
                .keys = "a",
                .title = N_ ("Lecture: Play or Pause"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = play_lecture },
  { .action = { .name = "dance.predict",
                .keys = "p",
                .title = N_ ("Predict Choices"),
                .group = UI_WIDGETS_GROUP_DANCE } },
  { .action = { .name = "dance.code-beside",
                .keys = "c",
                .title = N_ ("Algorithm Beside the Picture"),
                .group = UI_WIDGETS_GROUP_DANCE } },
  { .action = { .name = "dance.class-vote",
                .keys = "v",
                .title = N_ ("Class Vote or Ask Me"),
                .group = UI_WIDGETS_GROUP_DANCE } },
  { .action = { .name = "dance.start",
                .keys = "Home KP_Home",
                .title = N_ ("Start"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_edge,
    .way = BACK },
  { .action = { .name = "dance.end",
                .keys = "End KP_End",
                .title = N_ ("End"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = go_to_edge },
  { .action = { .name = "dance.play",
                .keys = "space",
                .title = N_ ("Play or Pause"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = play_or_pause,
    .reveals = true },
  { .action = { .name = "dance.rewind",
                .keys = "<Shift>space",
                .title = N_ ("Play Backwards"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = play_back },
  { .action = { .name = "dance.faster",
                .keys = "plus KP_Add equal",
                .title = N_ ("Faster"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = change_speed },
  { .action = { .name = "dance.slower",
                .keys = "minus KP_Subtract",
                .title = N_ ("Slower"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .perform = change_speed,
    .way = BACK },
};

const UiWidgetsActionTable ui_dance_action_table = UI_WIDGETS_ACTION_TABLE (dance_actions);

static const UiDanceAction *
find_action (const char *name)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (dance_actions); i++)
    if (g_str_equal (dance_actions[i].action.name, name))
      return &dance_actions[i];
  g_assert_not_reached ();
}

static void
perform_action (GtkWidget *widget, const char *name, GVariant *target)
{
  UiDance *self = UI_DANCE (widget);
  const UiDanceAction *row = find_action (name);

  (void) target;
  /* The thing that the pointer left is no longer the subject. */
  if (self->presenting && row->perform != point_at_next && row->perform != go_to_pointed_call)
    {
      ui_canvas_unpoint (UI_CANVAS (self->board));
      ui_canvas_unpoint (UI_CANVAS (self->picture));
    }
  ui_learn_prediction_stop_waiting (UI_LEARN_PREDICTION (self->predict));
  if (row->reveals
      && ui_learn_prediction_reveal (UI_LEARN_PREDICTION (self->predict),
                                     row->perform == play_or_pause))
    return;
  if (self->show != NULL)
    row->perform (self, row);
  ui_dance_transport_update (UI_DANCE_TRANSPORT (self->transport));
}

void
ui_dance_install_actions (GtkWidgetClass *class)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (dance_actions); i++)
    if (dance_actions[i].perform != NULL)
      gtk_widget_class_install_action (class, dance_actions[i].action.name, NULL, perform_action);
  gtk_widget_class_install_action (class, "dance.why-option", "u", ask_why_option);
  ui_widgets_actions_bind (class, &ui_dance_action_table);
}

/* Whether the focus is on an answer or a drop-down list: keys go to these first.  The focus can
 * also stay on an answer that is no longer visible, which does not count. */
static bool
is_given (UiDance *self)
{
  GtkWidget *focus = ui_widgets_get_focus (GTK_WIDGET (self));

  return focus != NULL && gtk_widget_get_mapped (focus)
         && (gtk_widget_get_ancestor (focus, UI_TYPE_LEARN_QUIZ) != NULL
             || gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL);
}

/* Whether Enter would only repeat an answer that was just marked as wrong. */
static bool
is_given_again (UiDance *self)
{
  GtkWidget *focus = ui_widgets_get_focus (GTK_WIDGET (self));
  GtkWidget *quiz = focus != NULL ? gtk_widget_get_ancestor (focus, UI_TYPE_LEARN_QUIZ) : NULL;

  return quiz != NULL && ui_learn_quiz_repeats (UI_LEARN_QUIZ (quiz), focus);
}

/* While the screen is blank, any key shows the picture again and has no other effect. */
static bool
blanks (UiDance *self, guint keyval)
{
  bool asks = keyval == GDK_KEY_b || keyval == GDK_KEY_B || keyval == GDK_KEY_period
              || keyval == GDK_KEY_KP_Decimal;

  if (!self->presenting || (!self->blank && !asks) || keyval == GDK_KEY_Escape)
    return false;
  ui_dance_set_blank (self, !self->blank);
  return true;
}

static bool
is_modifier (GtkEventControllerKey *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  return event != NULL && gdk_event_get_event_type (event) == GDK_KEY_PRESS
         && gdk_key_event_is_modifier (event);
}

static bool
is_writing (UiDance *self)
{
  GtkWidget *focus = ui_widgets_get_focus (GTK_WIDGET (self));

  return focus != NULL && GTK_IS_EDITABLE (focus);
}

/* Space plays, whichever button has the focus.  While a question is open, Enter reveals the answer;
 * on a focused answer it gives that answer, but only once. */
static gboolean
handle_key_first (GtkEventControllerKey *controller,
                  guint keyval,
                  guint keycode,
                  GdkModifierType state,
                  gpointer data)
{
  bool enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  bool again = enter && is_given_again (data);

  (void) keycode;
  if (is_modifier (controller) || (is_writing (data) && !again))
    return GDK_EVENT_PROPAGATE;
  state &= gtk_accelerator_get_default_mod_mask ();
  if (state == 0 && blanks (data, keyval))
    return GDK_EVENT_STOP;
  if (state != 0 || (is_given (data) && !again)
      || !(enter ? ui_dance_is_asking (data) : keyval == GDK_KEY_space))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (data, enter ? "dance.reveal" : "dance.play", NULL);
  return GDK_EVENT_STOP;
}

void
ui_dance_hear_keys (UiDance *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (handle_key_first), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
