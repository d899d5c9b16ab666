#include "ui-dance-private.h"

#include "dance-notice.h"
#include "ui-actions.h"
#include "ui-breakpoints.h"
#include "ui-dialog.h"
#include "ui-quiz.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct Act Act;

/* What an action does, and what it tells its function. */
struct Act
{
  const char *name;
  void (*perform) (UiDance *self, const Act *act);
  PlayerAim aim;
  PlayerWay way;
  int coarser; /* than the size of a step that is set */
  UiWalk walk;
};

static void
play_or_pause (UiDance *self, const Act *act)
{
  (void) act;
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
step (UiDance *self, const Act *act)
{
  int size = (int) dance_show_step_size (self->show) + act->coarser;

  dance_show_step (self->show, act->way, (DanceStep) CLAMP (size, 0, DANCE_STEPS - 1));
}

static void
go (UiDance *self, const Act *act)
{
  dance_show_go (self->show, (PlayerGoal){ .aim = act->aim }, act->way);
}

/* Key moments; in a lesson, its own steps. */
static void
go_to_key_moment (UiDance *self, const Act *act)
{
  if (self->learning)
    ui_learn_step (UI_LEARN (self->learn), act->way == PLAYER_FORWARD ? 1 : -1);
  else
    go (self, act);
}

static void
go_to_edge (UiDance *self, const Act *act)
{
  dance_show_seek (self->show, act->way == PLAYER_FORWARD ? UINT64_MAX : 0);
}

static void
play_back (UiDance *self, const Act *act)
{
  (void) act;
  dance_show_play (self->show, PLAYER_BACKWARD);
}

static void
toggle_bookmark (UiDance *self, const Act *act)
{
  bool set = ui_timeline_toggle_bookmark (UI_TIMELINE (self->timeline));

  (void) act;
  ui_dance_notice (self, set ? _ ("Bookmark set here.") : _ ("No bookmark here any more."));
}

static void
go_to_bookmark (UiDance *self, const Act *act)
{
  uint64_t position;

  if (ui_timeline_find_bookmark (UI_TIMELINE (self->timeline), act->way == PLAYER_FORWARD,
                                 &position))
    dance_show_seek (self->show, position);
  else if (!ui_timeline_has_bookmarks (UI_TIMELINE (self->timeline)))
    ui_dance_notice (self, _ ("There is no bookmark. M sets one."));
  else
    ui_dance_notice (self, act->way == PLAYER_FORWARD ? _ ("No further bookmark.")
                                                      : _ ("No bookmark before this."));
}

static Player *
player (UiDance *self)
{
  return dance_run_player (dance_show_run (self->show));
}

/* Where the option that is pointed at is tried; else where the item is chosen, or the item of the level. */
static bool
find_break (UiDance *self, PlayerBreak *out_break)
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
toggle_break (UiDance *self, const Act *act)
{
  PlayerBreak here;
  const PlayerBreak *breaks;
  bool there = false;
  size_t n;
  BaseText text = BASE_TEXT_EMPTY;
  g_autofree char *name = NULL;

  (void) act;
  if (!find_break (self, &here))
    {
      ui_dance_notice (self, _ ("Point at an item or an option to stop there."));
      return;
    }
  breaks = player_breaks (player (self), &n);
  for (size_t i = 0; i < n; i++)
    there |= breaks[i].kind == here.kind && breaks[i].subject == here.subject;
  if (there)
    player_remove_break (player (self), here);
  else
    (void) player_add_break (player (self), here);
  name = dance_break_name (self->problem, here);
  words_fill (&text, there ? _ ("No breakpoint any more: %1") : _ ("Breakpoint: %1"),
              WORDS_WITH (WORDS_TEXT (name)));
  ui_dance_notice (self, base_text_string (&text));
  base_text_clear (&text);
  ui_timeline_renew_breaks (UI_TIMELINE (self->timeline));
}

static void
breaks_changed (gpointer data)
{
  ui_timeline_renew_breaks (UI_TIMELINE (UI_DANCE (data)->timeline));
}

static void
list_breaks (UiDance *self, const Act *act)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  PlayerBreak here = { PLAYER_BREAK_CHOSEN, 0 };

  (void) act;
  dance_show_pause (self->show);
  (void) find_break (self, &here);
  ui_breakpoints_present (window, self->show, here, breaks_changed, self);
}

static void
change_speed (UiDance *self, const Act *act)
{
  double factor = act->way == PLAYER_FORWARD ? 2 : 0.5;

  dance_show_set_speed (self->show, dance_show_speed (self->show) * factor);
}

/* What the pointer would show is said as well, to whoever listens. */
static void
point (UiDance *self, const Act *act)
{
  const char *words = ui_canvas_walk (UI_CANVAS (self->picture), act->walk);

  if (words != NULL && *words != '\0')
    ui_dance_speak (self, words);
}

static void
reveal (UiDance *self, const Act *act)
{
  (void) act;
  if (self->learning)
    ui_learn_reveal (UI_LEARN (self->learn));
}

#define BACK PLAYER_BACKWARD

static const Act acts[] = {
  { .name = "dance.next", .perform = step },
  { .name = "dance.back", .perform = step, .way = BACK },
  { .name = "dance.next-coarse", .perform = step, .coarser = 1 },
  { .name = "dance.back-coarse", .perform = step, .way = BACK, .coarser = 1 },
  { .name = "dance.into", .perform = step, .coarser = -1 },
  { .name = "dance.out", .perform = go, .aim = PLAYER_OUT },
  { .name = "dance.over", .perform = go, .aim = PLAYER_OVER },
  { .name = "dance.key-next", .perform = go_to_key_moment, .aim = PLAYER_TO_KEY_MOMENT },
  { .name = "dance.key-back",
    .perform = go_to_key_moment,
    .aim = PLAYER_TO_KEY_MOMENT,
    .way = BACK },
  { .name = "dance.solution-next", .perform = go, .aim = PLAYER_TO_SOLUTION },
  { .name = "dance.solution-back", .perform = go, .aim = PLAYER_TO_SOLUTION, .way = BACK },
  { .name = "dance.dead-end-next", .perform = go, .aim = PLAYER_TO_DEAD_END },
  { .name = "dance.dead-end-back", .perform = go, .aim = PLAYER_TO_DEAD_END, .way = BACK },
  { .name = "dance.break-next", .perform = go, .aim = PLAYER_TO_BREAKPOINT },
  { .name = "dance.break-back", .perform = go, .aim = PLAYER_TO_BREAKPOINT, .way = BACK },
  { .name = "dance.bookmark-next", .perform = go_to_bookmark },
  { .name = "dance.bookmark-back", .perform = go_to_bookmark, .way = BACK },
  { .name = "dance.start", .perform = go_to_edge, .way = BACK },
  { .name = "dance.end", .perform = go_to_edge },
  { .name = "dance.play", .perform = play_or_pause },
  { .name = "dance.rewind", .perform = play_back },
  { .name = "dance.faster", .perform = change_speed },
  { .name = "dance.slower", .perform = change_speed, .way = BACK },
  { .name = "dance.bookmark", .perform = toggle_bookmark },
  { .name = "dance.break", .perform = toggle_break },
  { .name = "dance.breakpoints", .perform = list_breaks },
  { .name = "dance.point-left", .perform = point, .walk = UI_WALK_LEFT },
  { .name = "dance.point-right", .perform = point, .walk = UI_WALK_RIGHT },
  { .name = "dance.point-up", .perform = point, .walk = UI_WALK_UP },
  { .name = "dance.point-down", .perform = point, .walk = UI_WALK_DOWN },
  { .name = "dance.reveal", .perform = reveal },
};

static void
perform (GtkWidget *widget, const char *name, GVariant *target)
{
  UiDance *self = UI_DANCE (widget);

  (void) target;
  /* What a hand has pointed at and left is no longer meant. */
  if (self->presenting && !g_str_has_prefix (name, "dance.point-"))
    {
      ui_canvas_unpoint (UI_CANVAS (self->board));
      ui_canvas_unpoint (UI_CANVAS (self->picture));
    }
  if (ui_predict_perform (UI_PREDICT (self->predict), strchr (name, '.') + 1))
    return;
  for (unsigned i = 0; self->show != NULL && i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (acts[i].name, name))
      acts[i].perform (self, &acts[i]);
  ui_transport_update (UI_TRANSPORT (self->transport));
}

void
ui_dance_install_actions (GtkWidgetClass *class)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (acts); i++)
    gtk_widget_class_install_action (class, acts[i].name, NULL, perform);
  ui_actions_bind (class, "dance.");
}

/* Whether the focus is where an answer is given, or something is chosen: those keys stay there.  It also stays behind
 * on an answer that is not to be seen any more. */
static bool
is_given (UiDance *self)
{
  GtkWidget *focus = ui_widget_get_focus (GTK_WIDGET (self));

  return focus != NULL && gtk_widget_get_mapped (focus)
         && (gtk_widget_get_ancestor (focus, UI_TYPE_QUIZ) != NULL
             || gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL);
}

/* Whether Enter would only give the answer again that has just been told to be wrong. */
static bool
is_given_again (UiDance *self)
{
  GtkWidget *focus = ui_widget_get_focus (GTK_WIDGET (self));
  GtkWidget *quiz = focus != NULL ? gtk_widget_get_ancestor (focus, UI_TYPE_QUIZ) : NULL;

  return quiz != NULL && ui_quiz_repeats (UI_QUIZ (quiz), focus);
}

/* A blank screen shows something again at any key, which then does nothing else. */
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
  GtkWidget *focus = ui_widget_get_focus (GTK_WIDGET (self));

  return focus != NULL && GTK_IS_EDITABLE (focus);
}

/* Space plays, whatever button has the focus; where something is asked, Enter tells the answer, and gives one where one
 * is chosen: once. */
static gboolean
key_pressed (GtkEventControllerKey *controller,
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
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
