/* A step on the stage: its run, its position, what it lights, its question and its caption.
 *
 * A step that plays has arrived when the show stands at its position.  From then on every other
 * position means that the user has left the step: the caption says so and leads back, and nothing
 * is lit. */
#include "ui-learn-private.h"

#include "cover-links.h"
#include "ui-learn-bar.h"
#include "ui-learn-estimates.h"
#include "ui-learn-quiz.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-scroll-bin.h"
#include "words-fill.h"
#include "words-gettext.h"

/* The address of the link in the caption; it is never shown. */
#define BACK_TO_STEP "step"

const LessonsStep *
ui_learn_current_step (UiLearn *self)
{
  return self->lesson != NULL ? lessons_lesson_step (self->lesson, self->step) : NULL;
}

static bool
is_at_step (UiLearn *self, const LessonsStep *step)
{
  return self->show != NULL && ui_learn_is_on_stage (self)
         && dance_show_state (self->show)->position == step->position;
}

/* ---- what the step lights ---- */

static PaintPointed
pointed_by (const RunTarget *target, const CoverLinks *links)
{
  PaintPointed pointed = PAINT_POINTED_NOTHING;

  if (target->kind == RUN_ITEM)
    pointed.item = target->index;
  else if (target->kind == RUN_OPTION)
    pointed.option = target->index;
  else
    pointed = (PaintPointed){ links->nodes[target->index].item - 1,
                              cover_links_option (links, target->index), target->index };
  return pointed;
}

/* Adds the answers that were found or revealed: they stay marked in the picture. */
static void
add_answers (UiLearn *self, const LessonsStep *step, GArray *lit)
{
  const LessonsAsks asks =
      step->question != NULL ? lessons_question_asks (step->question) : LESSONS_ASKS_CHOICE;
  const guint64 *found;
  guint n;

  if (asks != LESSONS_ASKS_ITEM && asks != LESSONS_ASKS_OPTION)
    return;
  found = ui_learn_quiz_list_marked (UI_LEARN_QUIZ (self->quiz), &n);
  for (guint i = 0; i < n; i++)
    {
      PaintPointed pointed = PAINT_POINTED_NOTHING;

      *(asks == LESSONS_ASKS_ITEM ? &pointed.item : &pointed.option) = (uint32_t) found[i];
      g_array_append_val (lit, pointed);
    }
}

/* Lights all things that the step refers to, and nothing where the user has left it. */
static void
light (UiLearn *self)
{
  const LessonsStep *step = ui_learn_current_step (self);
  g_autoptr (GArray) lit = g_array_new (FALSE, FALSE, sizeof (PaintPointed));

  if (step == NULL || self->show == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  for (guint i = 0; i < step->n_highlights && !self->left; i++)
    {
      PaintPointed pointed =
          pointed_by (&step->highlights[i], dance_show_state (self->show)->links);

      g_array_append_val (lit, pointed);
    }
  if (!self->left)
    add_answers (self, step, lit);
  self->stage->light (self->stage_data, (const PaintPointed *) lit->data, lit->len);
}

/* A reason is about the position of its step: elsewhere it would be wrong. */
static void
show_reason (UiLearn *self)
{
  const LessonsStep *step = ui_learn_current_step (self);

  if (step != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    self->stage->show_reason (self->stage_data, is_at_step (self, step) ? step->reason : NULL);
}

/* ---- the caption ---- */

static char *
caption_as_left (UiLearn *self, const char *caption)
{
  g_autofree char *plain = g_markup_escape_text (caption, -1), *link = NULL;
  BaseText text = BASE_TEXT_EMPTY;
  char *markup;

  words_fill (&text, _ ("You have left step %1."), WORDS_WITH (WORDS_NUMBER (self->step + 1)));
  link = g_markup_escape_text (base_text_string (&text), -1);
  base_text_clear (&text);
  markup = g_strdup_printf ("<span alpha=\"55%%\">%s</span> %s <a href=\"" BACK_TO_STEP "\">%s</a>",
                            plain, link, _ ("Back"));
  return markup;
}

void
ui_learn_write_caption (UiLearn *self)
{
  const LessonsStep *step = ui_learn_current_step (self);
  const char *caption;
  g_autofree char *markup = NULL;

  if (step == NULL || self->ended)
    return;
  caption = self->arrived ? lessons_step_caption_after (step) : lessons_step_caption (step);
  if (self->left)
    {
      markup = caption_as_left (self, caption);
      gtk_label_set_markup (GTK_LABEL (self->caption), markup);
    }
  else
    gtk_label_set_text (GTK_LABEL (self->caption), caption);
  gtk_label_set_label (GTK_LABEL (self->notes), lessons_step_notes (step));
  gtk_widget_set_visible (self->notes, *lessons_step_notes (step) != '\0'
                                           && g_settings_get_boolean (self->settings, "notes")
                                           && gtk_widget_get_visible (self->bar));
}

/* ---- arriving and leaving ---- */

/* A question is about the picture, so it is asked only when the picture shows the step. */
static void
note_where_step_is (UiLearn *self)
{
  const LessonsStep *step = ui_learn_current_step (self);

  if (self->arrived || self->show == NULL || step == NULL || !dance_show_is_still (self->show)
      || dance_show_state (self->show)->position != step->position)
    return;
  self->arrived = true;
  ui_learn_write_caption (self);
  ui_learn_quiz_set_shown (UI_LEARN_QUIZ (self->quiz), true);
  ui_learn_note_arrival (self, step);
}

/* While this widget is hidden the stage shows no lesson, and a lesson has not been left. */
static void
note_leaving (UiLearn *self)
{
  const LessonsStep *step = ui_learn_current_step (self);
  bool left;

  if (step == NULL || self->ended || self->placing || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  left = !ui_learn_is_on_stage (self)
         || ((self->arrived || (!step->plays && !self->waits)) && !is_at_step (self, step));
  if (left == self->left)
    return;
  self->left = left;
  ui_learn_write_caption (self);
  light (self);
  if (left)
    ui_learn_pause_lecture (self);
}

/* The next step must be hidden while a question is open, and so must the sizes that it asks for.
 * Where the user has left the step, the question waits. */
void
ui_learn_note_question (UiLearn *self)
{
  DanceShow *show = self->stage->get_show (self->stage_data);
  UiLearnQuiz *quiz = UI_LEARN_QUIZ (self->quiz);
  bool open;

  if (show == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  open = !self->left && ui_learn_quiz_is_open (quiz);
  dance_show_set_asking (show, open);
  self->stage->hide_sizes (self->stage_data, open && ui_learn_quiz_hides_sizes (quiz));
  light (self);
}

static void
follow_step (UiLearn *self)
{
  note_where_step_is (self);
  note_leaving (self);
  ui_learn_note_question (self);
}

void
ui_learn_note_stage (UiLearn *self)
{
  if (!self->placing)
    note_leaving (self);
}

static void
be_there (UiLearn *self, const LessonsStep *step)
{
  const PlayerState *state;

  self->waits = false;
  self->placing = true; /* on the way there the show is elsewhere, but nobody has left the step */
  dance_show_pause (self->show);
  dance_show_seek (self->show, step->position);
  self->placing = false;
  state = dance_show_state (self->show);
  self->stands = state->position;
  self->waits =
      state->position < step->position && dance_search_is_running (dance_show_search (self->show));
}

/* Seeks the step again when more of the search is known, unless the user moved elsewhere. */
static void
seek_when_known (UiLearn *self)
{
  if (self->waits && dance_show_is_still (self->show)
      && dance_show_state (self->show)->position == self->stands)
    be_there (self, ui_learn_current_step (self));
}

void
ui_learn_come_back (UiLearn *self)
{
  const LessonsStep *step = ui_learn_current_step (self);

  if (step == NULL)
    return;
  if (!ui_learn_is_on_stage (self))
    ui_learn_show_step (self, false);
  else
    {
      be_there (self, step);
      follow_step (self);
    }
}

bool
ui_learn_follow_link (UiLearn *self, const char *address)
{
  (void) address; /* there is one link */
  ui_learn_come_back (self);
  return true;
}

/* ---- showing a step ---- */

static void
show_question (UiLearn *self, const LessonsStep *step)
{
  LessonsQuiz *quiz = lessons_quiz_new (step);
  const bool focused = ui_widgets_holds_focus (self->quiz);

  self->arrived = self->waits = self->left = false;
  ui_learn_quiz_set_shown (UI_LEARN_QUIZ (self->quiz), false);
  gtk_widget_set_visible (self->quiz, quiz != NULL);
  if (quiz != NULL)
    ui_learn_quiz_ask (UI_LEARN_QUIZ (self->quiz), quiz, 1 + self->step);
  else
    ui_learn_quiz_rest (UI_LEARN_QUIZ (self->quiz), "");
  /* The old controls are gone: without a focus, Page Down would scroll and not go on. */
  if (focused)
    ui_learn_bar_focus_next (UI_LEARN_BAR (self->bar));
}

bool
ui_learn_is_on_stage (UiLearn *self)
{
  const LessonsStep *step = ui_learn_current_step (self);
  DanceShow *show = self->stage->get_show (self->stage_data);

  return step != NULL && step->run == self->run && show != NULL && show == self->show;
}

void
ui_learn_drop_run (UiLearn *self)
{
  if (self->show != NULL)
    g_signal_handlers_disconnect_by_data (self->show, self);
  g_clear_object (&self->show);
  g_clear_pointer (&self->run, run_unref);
}

/* Shows the run of a step on the stage.  If that run is there already, only the position
 * changes. */
static bool
put_on_stage (UiLearn *self, const LessonsStep *step)
{
  Run *run = step->run;

  if (ui_learn_is_on_stage (self))
    return true;
  ui_learn_drop_run (self);
  self->run = run_ref (run);
  self->placing = true;
  self->stage->set_run (self->stage_data, run_subject (run), run_rule (run), run_seed (run));
  self->placing = false;
  g_set_object (&self->show, self->stage->get_show (self->stage_data));
  if (self->show == NULL)
    return false;
  g_signal_connect_object (self->show, "ask", G_CALLBACK (follow_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show, "moved", G_CALLBACK (seek_when_known), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show, "moved", G_CALLBACK (show_reason), self, G_CONNECT_SWAPPED);
  return true;
}

void
ui_learn_show_step (UiLearn *self, bool forward)
{
  const LessonsStep *step = ui_learn_current_step (self);

  self->ended = false;
  gtk_widget_set_visible (self->ending, FALSE);
  show_question (self, step);
  if (!put_on_stage (self, step))
    return;
  self->stage->set_view (self->stage_data, step->view);
  self->stage->set_aim (self->stage_data, step->size);
  if (forward && step->plays)
    dance_show_play_to (self->show, step->position, step->size, step->seconds);
  else
    be_there (self, step);
  light (self);
  show_reason (self);
  ui_learn_bar_set_place (UI_LEARN_BAR (self->bar), self->step + 1,
                          lessons_lesson_n_steps (self->lesson));
  ui_learn_write_caption (self);
  ui_learn_estimates_set_step (UI_LEARN_ESTIMATES (self->estimates), step);
  ui_widgets_scroll_bin_show (self->caption);
  seek_when_known (self);
  follow_step (self);
}
