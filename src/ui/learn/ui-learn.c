/* The lessons: which one is open, its steps one after another, its end, and the list of all. */
#include "ui-learn-bar.h"
#include "ui-learn-estimates.h"
#include "ui-learn-private.h"
#include "ui-learn-progress.h"
#include "ui-learn-quiz.h"
#include "ui-widgets-scroll-bin.h"
#include "ui-widgets-wrap.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Time for a class to look at a revealed answer while a lecture plays, in seconds. */
#define ANSWER_SECONDS 8.0

G_DEFINE_FINAL_TYPE (UiLearn, ui_learn, GTK_TYPE_BOX)

void
ui_learn_clicked (UiLearn *self, const PaintPointed *pointed)
{
  ui_learn_quiz_clicked (UI_LEARN_QUIZ (self->quiz), pointed);
}

void
ui_learn_reveal (UiLearn *self)
{
  ui_learn_quiz_reveal (UI_LEARN_QUIZ (self->quiz));
}

static UiLearnLecture *
lecture_of (UiLearn *self)
{
  return ui_learn_bar_get_lecture (UI_LEARN_BAR (self->bar));
}

/* ---- the shelf and the progress ---- */

static int
find_open_lesson (UiLearn *self)
{
  return self->name != NULL && !self->of_file ? lessons_shelf_find (self->shelf, self->name) : -1;
}

/* Reads the shelf again: files can have come, gone or changed. */
static void
renew_shelf (UiLearn *self)
{
  int open;

  lessons_shelf_renew (self->shelf);
  open = find_open_lesson (self);
  if (self->of_file)
    open = (int) lessons_shelf_n (self->shelf);
  ui_learn_bar_fill (UI_LEARN_BAR (self->bar),
                     open >= 0 ? (guint) open : GTK_INVALID_LIST_POSITION);
}

static void
keep_progress (UiLearn *self, bool done)
{
  if (self->lesson != NULL && !self->of_file && self->name != NULL)
    ui_learn_progress_set (self->settings, self->name, self->step + 1, done);
}

/* Finds the lesson behind the open one; -1: it is the last.  A track is no lesson to go on with. */
static int
find_next_lesson (UiLearn *self)
{
  const int open = find_open_lesson (self);

  if (open < 0 || lessons_shelf_is_track (self->shelf, (guint) open)
      || (guint) open + 1 >= lessons_shelf_n (self->shelf)
      || lessons_shelf_is_track (self->shelf, (guint) open + 1))
    return -1;
  return open + 1;
}

/* ---- the end of a lesson ---- */

static void
write_ending (UiLearn *self)
{
  const char *aim = lessons_lesson_aim (self->lesson);
  const int next = find_next_lesson (self);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, *aim != '\0' ? _ ("Done: %1. %2") : _ ("Done: %1."),
              WORDS_WITH (WORDS_TEXT (lessons_lesson_title (self->lesson)), WORDS_TEXT (aim)));
  gtk_label_set_text (GTK_LABEL (self->caption), base_text_string (&text));
  base_text_clear (&text);
  gtk_widget_set_visible (self->next_lesson, next >= 0);
  if (next >= 0)
    {
      words_fill (&text, _ ("Next lesson: %1"),
                  WORDS_WITH (WORDS_TEXT (lessons_shelf_title (self->shelf, (guint) next))));
      gtk_label_set_label (GTK_LABEL (self->next_title), base_text_string (&text));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_lesson),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, base_text_string (&text), -1);
      base_text_clear (&text);
    }
}

/* The picture stays: the end is told in place of the caption, and leads on. */
static void
end_lesson (UiLearn *self)
{
  keep_progress (self, true);
  self->ended = true;
  ui_learn_lecture_play (lecture_of (self), false);
  write_ending (self);
  gtk_widget_set_visible (self->notes, FALSE);
  gtk_widget_set_visible (self->ending, TRUE);
  ui_widgets_scroll_bin_show (self->caption);
}

/* ---- steps ---- */

static void
go_to_step (UiLearn *self, guint step, bool forward)
{
  self->step = step;
  ui_learn_lecture_set_plan (lecture_of (self), lessons_lesson_seconds_before (self->lesson, step));
  ui_learn_show_step (self, forward);
  keep_progress (self, false);
}

static void
step_back (UiLearn *self)
{
  if (self->ended)
    go_to_step (self, self->step, false);
  else if (self->step > 0)
    go_to_step (self, self->step - 1, false);
}

static void open_next_lesson (UiLearn *self);

/* Forward first moves to the position of the step, then to the answer that a class has voted on,
 * then to the next step; behind the last one comes the end, and then the next lesson. */
static void
step_forward (UiLearn *self)
{
  if (self->ended)
    open_next_lesson (self);
  else if (self->left || (!self->arrived && ui_learn_is_on_stage (self)))
    ui_learn_come_back (self);
  else if (ui_learn_quiz_is_open (UI_LEARN_QUIZ (self->quiz))
           && g_settings_get_boolean (self->settings, "class-vote"))
    ui_learn_reveal (self);
  else if (self->step + 1 < lessons_lesson_n_steps (self->lesson))
    go_to_step (self, self->step + 1, true);
  else
    end_lesson (self);
}

void
ui_learn_step (UiLearn *self, int way)
{
  if (self->lesson == NULL)
    return;
  if (way > 0)
    step_forward (self);
  else
    step_back (self);
}

/* ---- a lecture ---- */

void
ui_learn_note_arrival (UiLearn *self, const LessonsStep *step)
{
  ui_learn_lecture_stay (lecture_of (self), step->pause);
}

void
ui_learn_pause_lecture (UiLearn *self)
{
  ui_learn_lecture_play (lecture_of (self), false);
}

/* Handler: the time of a step is over.  An open question is answered first. */
static void
go_on_with_lecture (UiLearn *self)
{
  if (self->lesson == NULL)
    return;
  if (ui_learn_quiz_is_open (UI_LEARN_QUIZ (self->quiz)))
    {
      ui_learn_reveal (self);
      ui_learn_lecture_stay (lecture_of (self), ANSWER_SECONDS);
    }
  else
    step_forward (self);
}

void
ui_learn_play_lecture (UiLearn *self)
{
  UiLearnLecture *lecture = lecture_of (self);
  const LessonsStep *step = ui_learn_current_step (self);

  if (step == NULL || !gtk_widget_get_visible (GTK_WIDGET (lecture)))
    return;
  ui_learn_lecture_play (lecture, !ui_learn_lecture_plays (lecture));
}

/* ---- opening a lesson ---- */

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
  gtk_label_set_text (GTK_LABEL (self->caption), base_text_string (&text));
  gtk_widget_set_visible (self->quiz, FALSE);
  base_text_clear (&text);
}

/* The previous lesson is no longer shown, so its picture is dropped too. */
static void
leave_lesson (UiLearn *self)
{
  g_clear_pointer (&self->lesson, lessons_lesson_free);
  ui_learn_drop_run (self);
  self->ended = self->left = false;
  ui_learn_estimates_set_step (UI_LEARN_ESTIMATES (self->estimates), NULL);
  gtk_widget_set_visible (self->ending, FALSE);
  gtk_widget_set_visible (self->notes, FALSE);
  ui_learn_quiz_rest (UI_LEARN_QUIZ (self->quiz), "");
  ui_learn_bar_clear_place (UI_LEARN_BAR (self->bar));
  ui_learn_bar_show_lecture (UI_LEARN_BAR (self->bar), false);
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
  ui_learn_quiz_forget (UI_LEARN_QUIZ (self->quiz));
  ui_learn_lecture_reset (lecture_of (self), lessons_lesson_seconds (lesson));
  ui_learn_bar_show_lecture (UI_LEARN_BAR (self->bar), lessons_lesson_is_track (lesson));
  go_to_step (self, CLAMP (step, 1, lessons_lesson_n_steps (lesson)) - 1, false);
}

static void
open_index (UiLearn *self, guint index, guint step)
{
  g_autoptr (GPtrArray) faults = lessons_faults_new ();

  self->of_file = false;
  g_free (self->name);
  self->name = g_strdup (lessons_shelf_name (self->shelf, index));
  ui_learn_bar_set_lesson (UI_LEARN_BAR (self->bar), index);
  show_lesson (self, lessons_shelf_load (self->shelf, index, faults),
               lessons_shelf_title (self->shelf, index), faults, step);
}

/* Goes on where the lesson was left; one that was done begins anew. */
static void
open_where_left (UiLearn *self, guint index)
{
  bool done;
  const guint step =
      ui_learn_progress_get (self->settings, lessons_shelf_name (self->shelf, index), &done);

  open_index (self, index, done ? 1 : step);
}

static void
open_next_lesson (UiLearn *self)
{
  const int next = find_next_lesson (self);

  if (next >= 0)
    open_where_left (self, (guint) next);
}

static void
take_lesson_again (UiLearn *self)
{
  if (self->lesson != NULL)
    go_to_step (self, 0, false);
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
  int index;

  renew_shelf (self);
  index = lessons_shelf_find (self->shelf, name);
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

/* Finds the first lesson that is not done; the first one where all are. */
static guint
find_first_open (UiLearn *self)
{
  for (guint i = 0; i < lessons_shelf_n (self->shelf); i++)
    {
      bool done;

      (void) ui_learn_progress_get (self->settings, lessons_shelf_name (self->shelf, i), &done);
      if (!done)
        return i;
    }
  return 0;
}

/* Another problem can have been on the stage meanwhile. */
void
ui_learn_begin (UiLearn *self)
{
  ui_learn_drop_run (self);
  renew_shelf (self);
  if (self->lesson != NULL)
    ui_learn_show_step (self, false);
  else if (self->of_file)
    open_file (self);
  else if (lessons_shelf_n (self->shelf) > 0)
    open_where_left (self, find_first_open (self));
}

void
ui_learn_focus (UiLearn *self)
{
  if (!ui_learn_quiz_focus (UI_LEARN_QUIZ (self->quiz)))
    ui_learn_bar_focus_next (UI_LEARN_BAR (self->bar));
}

void
ui_learn_set_presenting (UiLearn *self, bool presenting)
{
  gtk_widget_set_visible (self->bar, !presenting);
  ui_learn_write_caption (self);
}

static void
lesson_chosen (UiLearn *self, guint index)
{
  if (index < lessons_shelf_n (self->shelf))
    open_where_left (self, index);
  else
    open_file (self);
}

static void
update_vote_of_lesson (UiLearn *self)
{
  ui_learn_quiz_set_vote (UI_LEARN_QUIZ (self->quiz),
                          g_settings_get_boolean (self->settings, "class-vote"));
}

/* ---- the widget ---- */

static void
ui_learn_dispose (GObject *object)
{
  UiLearn *self = UI_LEARN (object);

  g_clear_object (&self->monitor);
  g_clear_object (&self->show);
  g_clear_pointer (&self->run, run_unref);
  g_clear_pointer (&self->lesson, lessons_lesson_free);
  g_clear_pointer (&self->shelf, lessons_shelf_free);
  g_clear_pointer (&self->name, g_free);
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
  g_type_ensure (UI_TYPE_LEARN_ESTIMATES);
  g_type_ensure (UI_TYPE_LEARN_QUIZ);
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  g_type_ensure (UI_TYPE_WIDGETS_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/learn.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearn, bar);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, words);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, caption);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, notes);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, estimates);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, ending);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, next_lesson);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, next_title);
  gtk_widget_class_bind_template_child (widget_class, UiLearn, quiz);
  gtk_widget_class_bind_template_callback (widget_class, lesson_chosen);
  gtk_widget_class_bind_template_callback (widget_class, go_on_with_lecture);
  gtk_widget_class_bind_template_callback (widget_class, ui_learn_follow_link);
  gtk_widget_class_bind_template_callback (widget_class, open_next_lesson);
  gtk_widget_class_bind_template_callback (widget_class, take_lesson_again);
  gtk_widget_class_bind_template_callback (widget_class, ui_learn_note_question);
}

static void
ui_learn_init (UiLearn *self)
{
  self->shelf = lessons_shelf_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_scroll_bin_leave_keys (UI_WIDGETS_SCROLL_BIN (self->words));
}

/* Files that come into the user's folder are listed at once. */
static void
watch_folder (UiLearn *self)
{
  g_autofree char *folder = lessons_shelf_user_folder ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  self->monitor = g_file_monitor_directory (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (renew_shelf), self,
                             G_CONNECT_SWAPPED);
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
  g_signal_connect_object (settings, "changed::notes", G_CALLBACK (ui_learn_write_caption), self,
                           G_CONNECT_SWAPPED);
  update_vote_of_lesson (self);
  watch_folder (self);
}
