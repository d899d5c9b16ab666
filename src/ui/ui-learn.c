#include "ui-learn.h"

#include "lessons.h"
#include "ui-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiLearn
{
  GtkBox parent_instance;

  UiDance *dance; /* borrowed */
  LessonsShelf *shelf;
  LessonsLesson *lesson;
  guint step;
  LessonsRun *run; /* that the dance shows now */
  LessonsScore score;
  guint64 *found; /* of a question with several right answers: those that were given */
  guint n_found;

  GtkWidget *chooser, *place, *caption, *question, *answers, *reply, *tally, *reveal;
  bool choosing, answered;
};

G_DEFINE_FINAL_TYPE (UiLearn, ui_learn, GTK_TYPE_BOX)

static const LessonsStep *
step_of (UiLearn *self)
{
  return self->lesson != NULL ? lessons_lesson_step (self->lesson, self->step) : NULL;
}

static void
say (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, *text != '\0');
}

static void
show_score (UiLearn *self)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (self->score.n_answers > 0)
    words_fill (
        &text, P_ ("%2 of %1 answer right", "%2 of %1 answers right", self->score.n_answers),
        WORDS_WITH (WORDS_NUMBER (self->score.n_answers), WORDS_NUMBER (self->score.n_right)));
  say (self->tally, base_text_string (&text));
  base_text_clear (&text);
}

static bool
was_found (UiLearn *self, guint64 answer)
{
  for (guint i = 0; i < self->n_found; i++)
    if (self->found[i] == answer)
      return true;
  return false;
}

/* Of several right answers each has to be found; how many are still to be. */
static void
note_found (UiLearn *self, guint64 answer, const char *reason)
{
  const LessonsStep *step = step_of (self);
  BaseText text = BASE_TEXT_EMPTY;
  guint n;

  lessons_question_right (step->question, &n);
  if (!was_found (self, answer))
    {
      self->found = g_renew (guint64, self->found, self->n_found + 1);
      self->found[self->n_found++] = answer;
    }
  base_text_add (&text, reason);
  if (self->n_found < n)
    words_fill (&text, P_ (" %1 more.", " %1 more.", n - self->n_found),
                WORDS_WITH (WORDS_NUMBER (n - self->n_found)));
  say (self->reply, base_text_string (&text));
  base_text_clear (&text);
}

static void
answer (UiLearn *self, guint64 given)
{
  const LessonsStep *step = step_of (self);
  g_autoptr (LessonsReply) reply = NULL;

  if (step == NULL || step->question == NULL)
    return;
  reply = lessons_step_answer (step, given);
  lessons_score_count (&self->score, 1 + self->step, reply->right);
  self->answered |= reply->right;
  if (reply->right)
    note_found (self, given, reply->reason);
  else
    say (self->reply, reply->reason);
  show_score (self);
}

void
ui_learn_clicked (UiLearn *self, const PaintPointed *pointed)
{
  const LessonsStep *step = step_of (self);
  LessonsAsks asks;

  if (step == NULL || step->question == NULL)
    return;
  asks = lessons_question_asks (step->question);
  if (asks == LESSONS_ASKS_ITEM && pointed->item != COVER_NONE)
    answer (self, pointed->item);
  else if (asks == LESSONS_ASKS_OPTION && pointed->option != COVER_NONE)
    answer (self, pointed->option);
}

bool
ui_learn_is_asking (UiLearn *self)
{
  const LessonsStep *step = step_of (self);

  return step != NULL && step->question != NULL && !self->answered;
}

void
ui_learn_reveal (UiLearn *self)
{
  const LessonsStep *step = step_of (self);
  g_autofree char *text = NULL;

  if (step == NULL || step->question == NULL)
    return;
  self->answered = true;
  text = lessons_step_reveal (step);
  say (self->reply, text);
}

static void
choice_clicked (GtkButton *button, UiLearn *self)
{
  answer (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static void
number_given (GtkWidget *widget, UiLearn *self)
{
  GtkWidget *entry = g_object_get_data (G_OBJECT (widget), "entry");

  answer (self, g_ascii_strtoull (gtk_editable_get_text (GTK_EDITABLE (entry)), NULL, 10));
}

static void
listed_given (GtkWidget *button, UiLearn *self)
{
  GtkDropDown *list = g_object_get_data (G_OBJECT (button), "list");

  answer (self, gtk_drop_down_get_selected (list));
}

static void
add_choices (UiLearn *self, const LessonsQuestion *question)
{
  guint n = lessons_question_n_choices (question);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label =
          g_strdup_printf ("%c  %s", 'A' + (int) i, lessons_question_choice (question, i));
      GtkWidget *button = gtk_button_new_with_label (label);

      g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (choice_clicked), self);
      gtk_box_append (GTK_BOX (self->answers), button);
    }
}

static GtkWidget *
make_answer_button (UiLearn *self, GCallback given, const char *key, GtkWidget *control)
{
  GtkWidget *button = ui_button_new (_ ("A_nswer"));

  g_object_set_data (G_OBJECT (button), key, control);
  g_signal_connect (button, "clicked", given, self);
  return button;
}

static void
add_number (UiLearn *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), -1);
  g_object_set_data (G_OBJECT (entry), "entry", entry);
  g_signal_connect (entry, "activate", G_CALLBACK (number_given), self);
  gtk_box_append (GTK_BOX (self->answers), entry);
  gtk_box_append (GTK_BOX (self->answers),
                  make_answer_button (self, G_CALLBACK (number_given), "entry", entry));
}

/* What can be pointed at can be listed. */
static void
add_list (UiLearn *self, const char *const *names)
{
  GtkWidget *list = gtk_drop_down_new_from_strings (names);

  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (list), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), -1);
  gtk_box_append (GTK_BOX (self->answers), list);
  gtk_box_append (GTK_BOX (self->answers),
                  make_answer_button (self, G_CALLBACK (listed_given), "list", list));
}

static void
show_question (UiLearn *self, const LessonsStep *step)
{
  DanceShow *show = ui_dance_get_show (self->dance);
  DanceProblem *problem = show != NULL ? dance_run_problem (dance_show_run (show)) : NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->answers)) != NULL)
    gtk_box_remove (GTK_BOX (self->answers), child);
  self->n_found = 0;
  self->answered = false;
  say (self->reply, "");
  say (self->question, step->question != NULL ? lessons_question_text (step->question) : "");
  gtk_widget_set_visible (self->reveal, step->question != NULL);
  gtk_widget_set_visible (self->answers, step->question != NULL);
  if (step->question == NULL || problem == NULL)
    return;
  switch (lessons_question_asks (step->question))
    {
    case LESSONS_ASKS_CHOICE:
      add_choices (self, step->question);
      break;
    case LESSONS_ASKS_NUMBER:
      add_number (self);
      break;
    case LESSONS_ASKS_ITEM:
      add_list (self, (const char *const *) problem->items);
      break;
    case LESSONS_ASKS_OPTION:
    default:
      add_list (self, (const char *const *) problem->options);
      break;
    }
}

static PaintPointed
pointed_by (const LessonsTarget *target, const CoverLinks *links)
{
  PaintPointed pointed = PAINT_POINTED_NOTHING;

  if (target->kind == LESSONS_ITEM)
    pointed.item = target->index;
  else if (target->kind == LESSONS_OPTION)
    pointed.option = target->index;
  else
    pointed = (PaintPointed){ links->nodes[target->index].item - 1,
                              cover_links_option (links, target->index), target->index };
  return pointed;
}

/* All that a step speaks of. */
static void
light (UiLearn *self, const LessonsStep *step, DanceShow *show)
{
  g_autofree PaintPointed *lit = g_new (PaintPointed, step->n_highlights);

  for (guint i = 0; i < step->n_highlights; i++)
    lit[i] = pointed_by (&step->highlights[i], dance_show_state (show)->links);
  ui_dance_light (self->dance, lit, step->n_highlights);
}

/* The run of a step on the stage; where it is the one that is there already, only the position changes. */
static void
put_on_stage (UiLearn *self, const LessonsStep *step)
{
  LessonsRun *run = step->run;
  g_autoptr (DanceProblem) problem = NULL;

  if (run == self->run)
    return;
  g_clear_pointer (&self->run, lessons_run_unref);
  self->run = lessons_run_ref (run);
  problem = dance_problem_of_parts (run->problem, run->board, run->what.links, run->what.givens,
                                    run->what.n_givens, run->symbols, lessons_run_ref (run),
                                    (GDestroyNotify) lessons_run_unref);
  ui_dance_set_run (self->dance, problem, run->what.rule, run->what.seed);
}

static void
show_step (UiLearn *self, bool forward)
{
  static const UiPainterId painters[] = {
    [LESSONS_VIEW_BOARD] = UI_PAINTER_BOARD,
    [LESSONS_VIEW_LINKS] = UI_PAINTER_LINKS,
    [LESSONS_VIEW_MATRIX] = UI_PAINTER_MATRIX,
    [LESSONS_VIEW_TREE] = UI_PAINTER_TREE,
  };
  const LessonsStep *step = step_of (self);
  BaseText place = BASE_TEXT_EMPTY;
  DanceShow *show;

  self->answered = false;
  put_on_stage (self, step);
  show = ui_dance_get_show (self->dance);
  if (show == NULL)
    return;
  ui_dance_set_painter (self->dance, painters[step->view]);
  ui_dance_set_aim (self->dance, step->size);
  if (forward && step->plays)
    dance_show_play_to (show, step->position, step->size, step->seconds);
  else
    {
      dance_show_pause (show);
      dance_show_seek (show, step->position);
    }
  light (self, step, show);
  words_fill (&place, _ ("%1 of %2"),
              WORDS_WITH (WORDS_NUMBER (self->step + 1),
                          WORDS_NUMBER (lessons_lesson_n_steps (self->lesson))));
  gtk_label_set_label (GTK_LABEL (self->place), base_text_string (&place));
  base_text_clear (&place);
  say (self->caption, lessons_step_caption (step));
  show_question (self, step);
}

void
ui_learn_step (UiLearn *self, int way)
{
  guint n;

  if (self->lesson == NULL)
    return;
  n = lessons_lesson_n_steps (self->lesson);
  if ((way < 0 && self->step == 0) || (way > 0 && self->step + 1 >= n))
    return;
  self->step = way > 0 ? self->step + 1 : self->step - 1;
  show_step (self, way > 0);
}

/* What is wrong with a lesson, each fault on a line of its own. */
static void
show_faults (UiLearn *self, GPtrArray *faults)
{
  GString *text = g_string_new (_ ("This lesson cannot be shown:"));

  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *report = lessons_fault_report (g_ptr_array_index (faults, i));

      g_string_append_printf (text, "\n%s", report);
    }
  say (self->caption, text->str);
  g_string_free (text, TRUE);
}

/* Takes the lesson. */
static void
take (UiLearn *self, LessonsLesson *lesson, GPtrArray *faults, guint step)
{
  if (lesson == NULL)
    {
      show_faults (self, faults);
      return;
    }
  g_clear_pointer (&self->lesson, lessons_lesson_free);
  self->lesson = lesson;
  self->step = CLAMP (step, 1, lessons_lesson_n_steps (lesson)) - 1;
  self->score = (LessonsScore){ 0 };
  show_score (self);
  show_step (self, false);
}

static void
open_index (UiLearn *self, guint index, guint step)
{
  g_autoptr (GPtrArray) faults = lessons_faults_new ();

  self->choosing = true;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), index);
  self->choosing = false;
  take (self, lessons_shelf_load (self->shelf, index, faults), faults, step);
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

void
ui_learn_open_file (UiLearn *self, GFile *file)
{
  g_autoptr (GPtrArray) faults = lessons_faults_new ();

  take (self, lessons_load_file (file, self->shelf, faults), faults, 1);
}

/* Another problem may have been on the stage meanwhile. */
void
ui_learn_begin (UiLearn *self)
{
  g_clear_pointer (&self->run, lessons_run_unref);
  if (self->lesson != NULL)
    show_step (self, false);
  else if (lessons_shelf_n (self->shelf) > 0)
    open_index (self, 0, 1);
}

static void
lesson_chosen (UiLearn *self)
{
  if (!self->choosing)
    open_index (self, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->chooser)), 1);
}

static GtkWidget *
make_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  gtk_widget_set_visible (label, FALSE);
  return label;
}

static GtkWidget *
make_chooser (UiLearn *self)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < lessons_shelf_n (self->shelf); i++)
    gtk_string_list_append (titles, lessons_shelf_title (self->shelf, i));
  self->chooser = gtk_drop_down_new (G_LIST_MODEL (titles), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chooser), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Lesson"), -1);
  g_signal_connect_swapped (self->chooser, "notify::selected", G_CALLBACK (lesson_chosen), self);
  return self->chooser;
}

static GtkWidget *
make_row (UiLearn *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->place = gtk_label_new (NULL);
  self->tally = make_label ("dim-label");
  self->reveal = ui_button_new (_ ("_Reveal"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->reveal), "dance.reveal");
  gtk_widget_add_css_class (self->place, "numeric");
  gtk_widget_set_hexpand (self->tally, TRUE);
  gtk_box_append (GTK_BOX (row), make_chooser (self));
  gtk_box_append (GTK_BOX (row), ui_icon_button_new ("go-up-symbolic", "dance.key-back",
                                                     _ ("Step of the lesson back (Page Up)")));
  gtk_box_append (GTK_BOX (row), self->place);
  gtk_box_append (GTK_BOX (row), ui_icon_button_new ("go-down-symbolic", "dance.key-next",
                                                     _ ("Next step of the lesson (Page Down)")));
  gtk_box_append (GTK_BOX (row), self->tally);
  gtk_box_append (GTK_BOX (row), self->reveal);
  return row;
}

static void
ui_learn_dispose (GObject *object)
{
  UiLearn *self = UI_LEARN (object);

  g_clear_pointer (&self->run, lessons_run_unref);
  g_clear_pointer (&self->lesson, lessons_lesson_free);
  g_clear_pointer (&self->shelf, lessons_shelf_free);
  g_clear_pointer (&self->found, g_free);
  G_OBJECT_CLASS (ui_learn_parent_class)->dispose (object);
}

static void
ui_learn_class_init (UiLearnClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_learn_dispose;
}

static void
ui_learn_init (UiLearn *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "learn");
  self->shelf = lessons_shelf_new (NULL);
  self->caption = make_label ("caption");
  self->question = make_label ("question");
  self->answers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->reply = make_label ("reply");
  gtk_box_append (GTK_BOX (self), make_row (self));
  gtk_box_append (GTK_BOX (self), self->caption);
  gtk_box_append (GTK_BOX (self), self->question);
  gtk_box_append (GTK_BOX (self), self->answers);
  gtk_box_append (GTK_BOX (self), self->reply);
}

GtkWidget *
ui_learn_new (UiDance *dance)
{
  UiLearn *self = g_object_new (UI_TYPE_LEARN, NULL);

  self->dance = dance;
  return GTK_WIDGET (self);
}
