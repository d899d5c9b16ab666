#include "ui-learn-prediction.h"

#include "ui-learn-audience.h"
#include "ui-learn-quiz.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-scroll-bin.h"
#include "words-gettext.h"

/* Time to read a reply before the show plays on, in milliseconds. */
#define RIGHT_REPLY_MS    1200
#define REVEALED_REPLY_MS 2500

#define NOWHERE UINT64_MAX

struct _UiLearnPrediction
{
  GtkBox parent_instance;

  GSettings *settings;
  DanceShow *show;
  const Subject *subject;
  GtkWidget *words, *quiz, *asking;
  bool learning, plays;
  bool resumes;      /* the show played before the question */
  guint waiting;     /* a timeout that continues the show */
  uint64_t asked_at; /* position, or NOWHERE */
};

G_DEFINE_FINAL_TYPE (UiLearnPrediction, ui_learn_prediction, GTK_TYPE_BOX)

static bool
is_on (UiLearnPrediction *self)
{
  return self->show != NULL && !self->learning
         && g_settings_get_boolean (self->settings, "predict");
}

static const PlayerState *
read_show_state (gpointer data)
{
  return dance_show_state (UI_LEARN_PREDICTION (data)->show);
}

static void
wait_no_more (UiLearnPrediction *self)
{
  if (self->waiting != 0)
    g_source_remove (self->waiting);
  self->waiting = 0;
}

static void
rest (UiLearnPrediction *self)
{
  CoverRule rule = run_rule (dance_show_run (self->show));

  self->asked_at = NOWHERE;
  ui_learn_quiz_rest (
      UI_LEARN_QUIZ (self->quiz),
      lessons_predict_can_be_known (rule)
          ? _ ("Before each choice you are asked which item comes next.")
          : _ ("Where several items have the fewest options, chance decides: there is "
               "nothing to predict."));
}

static void
ask_at (UiLearnPrediction *self, uint64_t position)
{
  CoverRule rule = run_rule (dance_show_run (self->show));
  const LessonsAhead what = g_settings_get_boolean (self->settings, "predict-mixed")
                                ? lessons_quiz_mix (dance_show_state (self->show))
                                : LESSONS_AHEAD_ITEM;
  LessonsQuiz *quiz = lessons_quiz_new_ahead (what, self->subject, rule, read_show_state, self);

  if (quiz == NULL)
    {
      rest (self);
      return;
    }
  self->asked_at = position;
  ui_learn_quiz_ask (UI_LEARN_QUIZ (self->quiz), quiz, position + 1);
}

/* Asks if there is a question at the position, and rests otherwise. */
static void
ask_or_rest (UiLearnPrediction *self)
{
  bool still = dance_show_is_still (self->show);
  uint64_t position = still ? dance_show_state (self->show)->position : NOWHERE;

  if (still && position == self->asked_at)
    return;
  wait_no_more (self);
  if (still)
    ask_at (self, position);
  else if (self->asked_at != NOWHERE)
    rest (self);
}

static bool
is_asking_prediction (UiLearnPrediction *self)
{
  return is_on (self) && ui_learn_quiz_is_open (UI_LEARN_QUIZ (self->quiz));
}

/* In a lesson the questions come from the lesson only. */
static void
update_question (UiLearnPrediction *self)
{
  if (self->show == NULL || self->learning)
    return;
  if (is_on (self))
    ask_or_rest (self);
  dance_show_set_asking (self->show, is_asking_prediction (self));
}

static void
remember_playing (UiLearnPrediction *self)
{
  self->plays = dance_show_is_playing (self->show);
}

static void
stopped (UiLearnPrediction *self)
{
  self->resumes = self->plays;
}

static gboolean
play_on (gpointer data)
{
  UiLearnPrediction *self = data;

  self->waiting = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "dance.play", NULL);
  return G_SOURCE_REMOVE;
}

static void
resume_after_question (UiLearnPrediction *self, gboolean revealed)
{
  if (self->resumes)
    self->waiting = g_timeout_add (revealed ? REVEALED_REPLY_MS : RIGHT_REPLY_MS, play_on, self);
  self->resumes = false;
  update_question (self);
}

/* The setting was switched on or off, here or elsewhere. */
static void
renew_prediction (UiLearnPrediction *self)
{
  bool on = is_on (self);

  wait_no_more (self);
  if (!on && ui_widgets_holds_focus (GTK_WIDGET (self)))
    g_signal_emit_by_name (self, "left");
  gtk_widget_set_visible (GTK_WIDGET (self), on);
  self->resumes = false;
  self->asked_at = NOWHERE;
  if (self->show == NULL)
    return;
  dance_show_stop_at_choices (
      self->show, on && lessons_predict_can_be_known (run_rule (dance_show_run (self->show))));
  rest (self);
  remember_playing (self);
  update_question (self);
}

void
ui_learn_prediction_set_show (UiLearnPrediction *self, DanceShow *show)
{
  if (self->show != NULL)
    g_signal_handlers_disconnect_by_data (self->show, self);
  ui_learn_quiz_forget (UI_LEARN_QUIZ (self->quiz));
  g_set_object (&self->show, show);
  if (show != NULL)
    {
      self->subject = run_subject (dance_show_run (show));
      g_signal_connect_object (show, "ask", G_CALLBACK (update_question), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (show, "moved", G_CALLBACK (remember_playing), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (show, "stopped", G_CALLBACK (stopped), self, G_CONNECT_SWAPPED);
    }
  renew_prediction (self);
}

void
ui_learn_prediction_set_learning (UiLearnPrediction *self, bool learning)
{
  self->learning = learning;
  renew_prediction (self);
}

void
ui_learn_prediction_set_presenting (UiLearnPrediction *self, bool presenting)
{
  gtk_widget_set_visible (self->asking, !presenting);
}

void
ui_learn_prediction_clicked (UiLearnPrediction *self, const PaintPointed *pointed)
{
  if (is_asking_prediction (self))
    ui_learn_quiz_clicked (UI_LEARN_QUIZ (self->quiz), pointed);
}

void
ui_learn_prediction_stop_waiting (UiLearnPrediction *self)
{
  wait_no_more (self);
}

bool
ui_learn_prediction_reveal (UiLearnPrediction *self, bool resumes)
{
  if (!is_asking_prediction (self))
    return false;
  self->resumes |= resumes;
  ui_learn_quiz_reveal (UI_LEARN_QUIZ (self->quiz));
  return true;
}

/* A show that is not visible does not play on. */
static void
ui_learn_prediction_unmap (GtkWidget *widget)
{
  wait_no_more (UI_LEARN_PREDICTION (widget));
  GTK_WIDGET_CLASS (ui_learn_prediction_parent_class)->unmap (widget);
}

static void
ui_learn_prediction_dispose (GObject *object)
{
  UiLearnPrediction *self = UI_LEARN_PREDICTION (object);

  wait_no_more (self);
  g_clear_object (&self->show);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_learn_prediction_parent_class)->dispose (object);
}

static void
ui_learn_prediction_class_init (UiLearnPredictionClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_learn_prediction_dispose;
  widget_class->unmap = ui_learn_prediction_unmap;
  g_signal_new ("left", UI_TYPE_LEARN_PREDICTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_type_ensure (UI_TYPE_LEARN_QUIZ);
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/prediction.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnPrediction, quiz);
  gtk_widget_class_bind_template_child (widget_class, UiLearnPrediction, words);
  gtk_widget_class_bind_template_callback (widget_class, resume_after_question);
}

static void
ui_learn_prediction_init (UiLearnPrediction *self)
{
  self->asked_at = NOWHERE;
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_scroll_bin_leave_keys (UI_WIDGETS_SCROLL_BIN (self->words));
  ui_learn_quiz_set_shown (UI_LEARN_QUIZ (self->quiz), true);
}

static void
update_vote_of_prediction (UiLearnPrediction *self)
{
  ui_learn_quiz_set_vote (UI_LEARN_QUIZ (self->quiz),
                          g_settings_get_boolean (self->settings, "class-vote"));
}

void
ui_learn_prediction_set_settings (UiLearnPrediction *self, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  self->asking = g_object_new (UI_TYPE_LEARN_AUDIENCE, NULL);
  ui_learn_audience_set_settings (UI_LEARN_AUDIENCE (self->asking), settings);
  ui_learn_quiz_add_control (UI_LEARN_QUIZ (self->quiz), self->asking);
  g_signal_connect_object (settings, "changed::class-vote", G_CALLBACK (update_vote_of_prediction),
                           self, G_CONNECT_SWAPPED);
  update_vote_of_prediction (self);
  g_signal_connect_object (settings, "changed::predict", G_CALLBACK (renew_prediction), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::predict-mixed", G_CALLBACK (renew_prediction), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
