#include "ui-learn.h"

#include "cover-links.h"
#include "ui-learn-bar.h"
#include "ui-learn-quiz.h"
#include "ui-widgets-scroll-bin.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiLearn
{
  GtkBox parent_instance;

  const UiLearnStage *stage;
  gpointer stage_data; /* borrowed */
  GSettings *settings; /* with the setting of who answers */
  LessonsShelf *shelf;
  LessonsLesson *lesson;
  GFile *file;  /* the last opened file, which is listed beside the shelf's lessons; or NULL */
  bool of_file; /* whether that file was chosen last */
  guint step;
  Run *run;        /* the run that the dance shows now */
  DanceShow *show; /* of that run */
  bool arrived;    /* the picture shows the step */
  bool waits;      /* the search has not reached the step yet, only `stands` */
  uint64_t stands;

  GtkWidget *bar, *caption, *quiz;
};

G_DEFINE_FINAL_TYPE (UiLearn, ui_learn, GTK_TYPE_BOX)

static const LessonsStep *
current_step (UiLearn *self)
{
  return self->lesson != NULL ? lessons_lesson_step (self->lesson, self->step) : NULL;
}

void
ui_learn_clicked (UiLearn *self, const PaintPointed *pointed)
{
  ui_learn_quiz_clicked (UI_LEARN_QUIZ (self->quiz), pointed);
}

/* A question is about the picture, so it is asked only when the picture shows the step. */
static void
ask_where_step_is (UiLearn *self)
{
  const LessonsStep *step = current_step (self);

  if (self->arrived || self->show == NULL || step == NULL || !dance_show_is_still (self->show)
      || dance_show_state (self->show)->position != step->position)
    return;
  self->arrived = true;
  ui_learn_quiz_set_shown (UI_LEARN_QUIZ (self->quiz), true);
}

/* The next step must be hidden while a question is open.  While this widget is hidden the stage
 * shows no lesson. */
static void
note_question (UiLearn *self)
{
  DanceShow *show = self->stage->get_show (self->stage_data);

  if (show != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    dance_show_set_asking (show, ui_learn_quiz_is_open (UI_LEARN_QUIZ (self->quiz)));
}

static void
update_question (UiLearn *self)
{
  ask_where_step_is (self);
  note_question (self);
}

void
ui_learn_reveal (UiLearn *self)
{
  ui_learn_quiz_reveal (UI_LEARN_QUIZ (self->quiz));
}

static void
be_there (UiLearn *self, const LessonsStep *step)
{
  const PlayerState *state;

  self->waits = false;
  dance_show_pause (self->show);
  dance_show_seek (self->show, step->position);
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
    be_there (self, current_step (self));
}

static void
show_question (UiLearn *self, const LessonsStep *step)
{
  LessonsQuiz *quiz = lessons_quiz_new (step);

  self->arrived = self->waits = false;
  ui_learn_quiz_set_shown (UI_LEARN_QUIZ (self->quiz), false);
  gtk_widget_set_visible (self->quiz, quiz != NULL);
  if (quiz != NULL)
    ui_learn_quiz_ask (UI_LEARN_QUIZ (self->quiz), quiz, 1 + self->step);
  else
    ui_learn_quiz_rest (UI_LEARN_QUIZ (self->quiz), "");
}

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

/* Lights all things that the step refers to. */
static void
light (UiLearn *self, const LessonsStep *step, DanceShow *show)
{
  g_autofree PaintPointed *lit = g_new (PaintPointed, step->n_highlights);

  for (guint i = 0; i < step->n_highlights; i++)
    lit[i] = pointed_by (&step->highlights[i], dance_show_state (show)->links);
  self->stage->light (self->stage_data, lit, step->n_highlights);
}

/* A reason is about the position of its step: elsewhere it would be wrong. */
static void
show_reason (UiLearn *self)
{
  const LessonsStep *step = current_step (self);
  const bool is_there = step != NULL && self->show != NULL
                        && dance_show_state (self->show)->position == step->position;

  if (step != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    self->stage->show_reason (self->stage_data, is_there ? step->reason : NULL);
}

/* Whether the stage shows the run that a step needs: the user can have chosen another rule
 * there. */
static bool
is_on_stage (UiLearn *self, const LessonsStep *step)
{
  DanceShow *show = self->stage->get_show (self->stage_data);

  return step->run == self->run && show != NULL && show == self->show;
}

/* Shows the run of a step on the stage.  If that run is there already, only the position
 * changes. */
static bool
put_on_stage (UiLearn *self, const LessonsStep *step)
{
  Run *run = step->run;

  if (is_on_stage (self, step))
    return true;
  if (self->show != NULL)
    g_signal_handlers_disconnect_by_data (self->show, self);
  g_clear_pointer (&self->run, run_unref);
  self->run = run_ref (run);
  self->stage->set_run (self->stage_data, run_subject (run), run_rule (run), run_seed (run));
  g_set_object (&self->show, self->stage->get_show (self->stage_data));
  if (self->show == NULL)
    return false;
  g_signal_connect_object (self->show, "ask", G_CALLBACK (update_question), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show, "moved", G_CALLBACK (seek_when_known), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show, "moved", G_CALLBACK (show_reason), self, G_CONNECT_SWAPPED);
  return true;
}

static void
show_step (UiLearn *self, bool forward)
{
  const LessonsStep *step = current_step (self);
  DanceShow *show;

  show_question (self, step);
  if (!put_on_stage (self, step))
    return;
  show = self->show;
  self->stage->set_view (self->stage_data, step->view);
  self->stage->set_aim (self->stage_data, step->size);
  if (forward && step->plays)
    dance_show_play_to (show, step->position, step->size, step->seconds);
  else
    be_there (self, step);
  light (self, step, show);
  show_reason (self);
  ui_learn_bar_set_place (UI_LEARN_BAR (self->bar), self->step + 1,
                          lessons_lesson_n_steps (self->lesson));
  gtk_label_set_label (GTK_LABEL (self->caption), lessons_step_caption (step));
  ui_widgets_scroll_bin_show (self->caption);
  seek_when_known (self);
  update_question (self);
}

/* Forward first moves to the position of the step, then to the answer that a class has voted on,
 * then to the next step. */
void
ui_learn_step (UiLearn *self, int way)
{
  const LessonsStep *step = current_step (self);
  guint n;

  if (step == NULL)
    return;
  n = lessons_lesson_n_steps (self->lesson);
  if (way > 0 && !self->arrived && is_on_stage (self, step))
    be_there (self, step);
  else if (way > 0 && ui_learn_quiz_is_open (UI_LEARN_QUIZ (self->quiz))
           && g_settings_get_boolean (self->settings, "class-vote"))
    ui_learn_reveal (self);
  else if (way > 0 ? self->step + 1 < n : self->step > 0)
    {
      self->step = way > 0 ? self->step + 1 : self->step - 1;
      show_step (self, way > 0);
    }
}

/* Shows the faults of a lesson, each on a line of its own. */
static void
show_faults (UiLearn *self, const char *name, GPtrArray *faults)
{
  BaseText text = BASE_TEXT_EMPTY;

  /* TRANSLATORS: %1 is a lesson: its title or the name of its file; its faults follow */
  words_fill (&text, _ ("%1 cannot be shown:"), WORDS_WITH (WORDS_TEXT (name)));
  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *report = lessons_fault_report (g_ptr_array_index (faults, i));

      base_text_add_char (&text, '\n');
      base_text_add (&text, report);
    }
  gtk_label_set_label (GTK_LABEL (self->caption), base_text_string (&text));
  gtk_widget_set_visible (self->quiz, FALSE);
  base_text_clear (&text);
}

/* The previous lesson is no longer shown, so its picture is dropped too. */
static void
leave_lesson (UiLearn *self)
{
  g_clear_pointer (&self->lesson, lessons_lesson_free);
  if (self->show != NULL)
    g_signal_handlers_disconnect_by_data (self->show, self);
  g_clear_object (&self->show);
  g_clear_pointer (&self->run, run_unref);
  ui_learn_quiz_rest (UI_LEARN_QUIZ (self->quiz), "");
  ui_learn_bar_clear_place (UI_LEARN_BAR (self->bar));
  self->stage->clear (self->stage_data);
}

/* Takes ownership of the lesson; `name` is the title to show when there is no lesson. */
static void
show_lesson (UiLearn *self, LessonsLesson *lesson, const char *name, GPtrArray *faults, guint step)
{
  if (lesson == NULL)
    {
      leave_lesson (self);
      show_faults (self, name, faults);
      return;
    }
  g_clear_pointer (&self->lesson, lessons_lesson_free);
  self->lesson = lesson;
  self->step = CLAMP (step, 1, lessons_lesson_n_steps (lesson)) - 1;
  ui_learn_quiz_forget (UI_LEARN_QUIZ (self->quiz));
  show_step (self, false);
}

static void
open_index (UiLearn *self, guint index, guint step)
{
  g_autoptr (GPtrArray) faults = lessons_faults_new ();

  self->of_file = false;
  ui_learn_bar_set_lesson (UI_LEARN_BAR (self->bar), index);
  show_lesson (self, lessons_shelf_load (self->shelf, index, faults),
               lessons_shelf_title (self->shelf, index), faults, step);
}

/* Reads the file in its present state, because its author comes back to see the changes. */
static void
open_file (UiLearn *self)
{
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autofree char *name = g_file_get_basename (self->file);

  self->of_file = true;
  show_lesson (self, lessons_load_file (self->file, self->shelf, faults), name, faults, 1);
}

bool
ui_learn_open (UiLearn *self, const char *name, guint step)
{
  int index = lessons_shelf_find (self->shelf, name);

  if (index < 0)
    return false;
  open_index (self, (guint) index, step);
  return true;
}

guint
ui_learn_n_steps (UiLearn *self)
{
  return self->lesson != NULL ? lessons_lesson_n_steps (self->lesson) : 0;
}

void
ui_learn_open_file (UiLearn *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  g_set_object (&self->file, file);
  open_file (self);
  ui_learn_bar_set_file (UI_LEARN_BAR (self->bar),
                         self->lesson != NULL ? lessons_lesson_title (self->lesson) : name);
}

/* Another problem can have been on the stage meanwhile. */
void
ui_learn_begin (UiLearn *self)
{
  g_clear_pointer (&self->run, run_unref);
  if (self->lesson != NULL)
    show_step (self, false);
  else if (self->of_file)
    open_file (self);
  else if (lessons_shelf_n (self->shelf) > 0)
    open_index (self, 0, 1);
}

void
ui_learn_focus (UiLearn *self)
{
  ui_learn_bar_focus_next (UI_LEARN_BAR (self->bar));
}

void
ui_learn_set_presenting (UiLearn *self, bool presenting)
{
  gtk_widget_set_visible (self->bar, !presenting);
}

static void
lesson_chosen (UiLearn *self, guint index)
{
  if (index < lessons_shelf_n (self->shelf))
    open_index (self, index, 1);
  else
    open_file (self);
}

static void
update_vote_of_lesson (UiLearn *self)
{
  ui_learn_quiz_set_vote (UI_LEARN_QUIZ (self->quiz),
                          g_settings_get_boolean (self->settings, "class-vote"));
}

static void
ui_learn_dispose (GObject *object)
{
  UiLearn *self = UI_LEARN (object);

  g_clear_object (&self->show);
  g_clear_pointer (&self->run, run_unref);
  g_clear_pointer (&self->lesson, lessons_lesson_free);
  g_clear_pointer (&self->shelf, lessons_shelf_free);
  g_clear_object (&self->settings);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (ui_learn_parent_class)->dispose (object);
}

static void
ui_learn_class_init (UiLearnClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_learn_dispose;
  g_type_ensure (UI_TYPE_LEARN_BAR);
  g_type_ensure (UI_TYPE_LEARN_QUIZ);
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/learn.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearn, bar);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, caption);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, quiz);
  gtk_widget_class_bind_template_callback (widget_class, lesson_chosen);
  gtk_widget_class_bind_template_callback (widget_class, note_question);
}

static void
ui_learn_init (UiLearn *self)
{
  self->shelf = lessons_shelf_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_learn_set_up (UiLearn *self, const UiLearnStage *stage, gpointer stage_data, GSettings *settings)
{
  self->stage = stage;
  self->stage_data = stage_data;
  self->settings = g_object_ref (settings);
  ui_learn_bar_set_up (UI_LEARN_BAR (self->bar), self->shelf, settings);
  g_signal_connect_object (settings, "changed::class-vote", G_CALLBACK (update_vote_of_lesson),
                           self, G_CONNECT_SWAPPED);
  update_vote_of_lesson (self);
}
