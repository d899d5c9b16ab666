#include "ui-learn-quiz.h"

#include "ui-learn-quiz-controls.h"
#include "ui-learn-quiz-vote.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-reserved-label.h"
#include "ui-widgets-scroll-bin.h"
#include "ui-widgets-wrap.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiLearnQuiz
{
  GtkBox parent_instance;

  LessonsQuiz *quiz; /* NULL: no question */
  guint64 id;
  LessonsScore score;
  guint64 wrong; /* the last answer, if it was wrong */
  bool is_wrong;
  bool vote, shown;

  GtkWidget *told; /* the widget that has the reply as its description; weak */
  GtkWidget *head, *question, *row, *answers, *reveal, *reply, *tally;
};

G_DEFINE_FINAL_TYPE (UiLearnQuiz, ui_learn_quiz, GTK_TYPE_BOX)

bool
ui_learn_quiz_is_open (UiLearnQuiz *self)
{
  return self->quiz != NULL && self->shown && lessons_quiz_is_open (self->quiz);
}

/* Right and wrong replies differ in colour beside their words; NULL: the reply judges nothing. */
static void
judge_reply (UiLearnQuiz *self, const LessonsReply *reply)
{
  gtk_widget_remove_css_class (self->reply, "right");
  gtk_widget_remove_css_class (self->reply, "wrong");
  if (reply != NULL && !reply->close)
    gtk_widget_add_css_class (self->reply, reply->right ? "right" : "wrong");
}

/* Screen readers read a changed description of the focused widget.  So the reply becomes the
 * description of the widget that has the focus; "" clears it. */
static void
say_reply (UiLearnQuiz *self, const char *reply)
{
  GtkWidget *focus = ui_widgets_get_focus (GTK_WIDGET (self));

  judge_reply (self, NULL);
  ui_widgets_reserved_label_say (UI_WIDGETS_RESERVED_LABEL (self->reply), reply);
  ui_widgets_scroll_bin_show (*reply != '\0' ? self->reply : self->head);
  if (self->told != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->told),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_clear_weak_pointer (&self->told);
  if (*reply == '\0' || focus == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reply, -1);
  g_set_weak_pointer (&self->told, focus);
}

static char *
score_in_words (guint n_answers, guint n_right)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *words;

  words_fill (&text, _ ("Right at first try: %2 of %1"),
              WORDS_WITH (WORDS_NUMBER (n_answers), WORDS_NUMBER (n_right)));
  words = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return words;
}

static void
show_score (UiLearnQuiz *self)
{
  g_autofree char *words = score_in_words (self->score.n_answers, self->score.n_right);

  gtk_label_set_label (GTK_LABEL (self->tally),
                       self->score.n_answers > 0 && !self->vote ? words : "");
}

/* Answers that were found stay marked. */
static void
mark_found (UiLearnQuiz *self)
{
  const guint64 *found;
  guint n;

  if (self->quiz == NULL || self->answers == NULL || self->vote)
    return;
  found = lessons_quiz_found (self->quiz, &n);
  ui_learn_quiz_controls_mark (self->answers, found, n);
}

/* The sign beside a reply, so that right and wrong do not look the same. */
static char *
reply_with_sign (const LessonsReply *reply)
{
  return g_strdup_printf ("%s %s", reply->right ? "✓" : reply->close ? "≈" : "✗", reply->reason);
}

static void
renew_quiz (UiLearnQuiz *self)
{
  if (self->quiz != NULL)
    ui_widgets_reserved_label_say (UI_WIDGETS_RESERVED_LABEL (self->question),
                                   self->shown ? lessons_quiz_text (self->quiz) : "");
  if (self->answers != NULL)
    ui_widgets_show_child (self->answers, self->shown && self->quiz != NULL);
  gtk_widget_set_sensitive (self->reveal, ui_learn_quiz_is_open (self));
  mark_found (self);
}

static void
close_quiz (UiLearnQuiz *self, bool revealed)
{
  renew_quiz (self);
  g_signal_emit_by_name (self, "closed", (gboolean) revealed);
}

static void
given (gpointer data, guint64 answer)
{
  UiLearnQuiz *self = data;
  bool open = ui_learn_quiz_is_open (self);
  g_autoptr (LessonsReply) reply = NULL;
  g_autofree char *words = NULL;

  if (self->quiz == NULL || !self->shown)
    return;
  reply = lessons_quiz_answer (self->quiz, answer);
  words = reply_with_sign (reply);
  say_reply (self, words);
  self->is_wrong = !reply->right;
  self->wrong = answer;
  judge_reply (self, reply);
  if (open && !reply->close)
    lessons_score_count (&self->score, self->id, reply->right);
  show_score (self);
  if (open && !lessons_quiz_is_open (self->quiz))
    close_quiz (self, false);
  else if (reply->right)
    {
      mark_found (self);
      g_signal_emit_by_name (self, "answered");
    }
}

const guint64 *
ui_learn_quiz_list_marked (UiLearnQuiz *self, guint *out_n)
{
  *out_n = 0;
  if (self->quiz == NULL || !self->shown)
    return NULL;
  return lessons_quiz_is_open (self->quiz) ? lessons_quiz_found (self->quiz, out_n)
                                           : lessons_quiz_shown_right (self->quiz, out_n);
}

bool
ui_learn_quiz_hides_sizes (UiLearnQuiz *self)
{
  return ui_learn_quiz_is_open (self) && lessons_quiz_hides_sizes (self->quiz);
}

bool
ui_learn_quiz_focus (UiLearnQuiz *self)
{
  return ui_learn_quiz_is_open (self) && !self->vote
         && lessons_quiz_asks (self->quiz) == LESSONS_ASKS_NUMBER
         && gtk_widget_get_mapped (self->answers)
         && gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
}

bool
ui_learn_quiz_repeats (UiLearnQuiz *self, GtkWidget *focus)
{
  guint64 answer;

  return ui_learn_quiz_is_open (self) && !self->vote && self->is_wrong
         && ui_learn_quiz_controls_would_give (self->answers, focus, &answer)
         && answer == self->wrong;
}

void
ui_learn_quiz_clicked (UiLearnQuiz *self, const PaintPointed *pointed)
{
  LessonsAsks asks;

  if (!ui_learn_quiz_is_open (self) || self->vote)
    return;
  asks = lessons_quiz_asks (self->quiz);
  if (asks == LESSONS_ASKS_ITEM && pointed->item != COVER_NONE)
    given (self, pointed->item);
  else if (asks == LESSONS_ASKS_OPTION && pointed->option != COVER_NONE)
    given (self, pointed->option);
}

void
ui_learn_quiz_reveal (UiLearnQuiz *self)
{
  g_autofree char *text = NULL;

  if (!ui_learn_quiz_is_open (self))
    return;
  text = lessons_quiz_reveal (self->quiz);
  say_reply (self, text);
  if (self->vote)
    ui_learn_quiz_vote_reveal (self->answers);
  close_quiz (self, true);
}

static void
reserve (UiLearnQuiz *self)
{
  g_autofree char *longest = lessons_quiz_longest_reply (self->quiz, self->vote);

  ui_widgets_reserved_label_reserve (UI_WIDGETS_RESERVED_LABEL (self->reply), longest);
}

static void
put_answers (UiLearnQuiz *self)
{
  g_clear_pointer (&self->answers, gtk_widget_unparent);
  if (self->vote)
    self->answers = ui_learn_quiz_vote_new (self->quiz);
  else
    self->answers = ui_learn_quiz_controls_new (self->quiz, given, self);
  gtk_widget_add_css_class (self->answers, "answers");
  if (self->vote)
    gtk_box_insert_child_after (GTK_BOX (self), self->answers, self->head);
  else
    gtk_widget_insert_after (self->answers, self->row, NULL);
}

void
ui_learn_quiz_ask (UiLearnQuiz *self, LessonsQuiz *quiz, guint64 id)
{
  g_clear_pointer (&self->quiz, lessons_quiz_free);
  self->quiz = quiz;
  self->id = id;
  self->is_wrong = false;
  ui_widgets_reserved_label_reserve (UI_WIDGETS_RESERVED_LABEL (self->question),
                                     lessons_quiz_text (quiz));
  say_reply (self, "");
  reserve (self);
  put_answers (self);
  show_score (self);
  renew_quiz (self);
}

void
ui_learn_quiz_rest (UiLearnQuiz *self, const char *text)
{
  g_clear_pointer (&self->quiz, lessons_quiz_free);
  ui_widgets_reserved_label_reserve (UI_WIDGETS_RESERVED_LABEL (self->question), text);
  ui_widgets_reserved_label_say (UI_WIDGETS_RESERVED_LABEL (self->question), text);
  renew_quiz (self);
}

void
ui_learn_quiz_set_shown (UiLearnQuiz *self, bool shown)
{
  self->shown = shown;
  renew_quiz (self);
  /* What is typed now is the answer. */
  if (shown)
    (void) ui_learn_quiz_focus (self);
}

void
ui_learn_quiz_set_vote (UiLearnQuiz *self, bool vote)
{
  self->vote = vote;
  gtk_widget_set_visible (self->tally, !vote);
  if (self->quiz == NULL)
    return;
  say_reply (self, "");
  reserve (self);
  put_answers (self);
  if (vote && self->shown && !lessons_quiz_is_open (self->quiz))
    ui_learn_quiz_vote_reveal (self->answers);
  show_score (self);
  renew_quiz (self);
}

void
ui_learn_quiz_forget (UiLearnQuiz *self)
{
  ui_learn_quiz_rest (self, "");
  say_reply (self, "");
  self->score = (LessonsScore){ 0 };
  show_score (self);
}

static void
ui_learn_quiz_dispose (GObject *object)
{
  UiLearnQuiz *self = UI_LEARN_QUIZ (object);

  g_clear_pointer (&self->quiz, lessons_quiz_free);
  g_clear_weak_pointer (&self->told);
  G_OBJECT_CLASS (ui_learn_quiz_parent_class)->dispose (object);
}

static void
ui_learn_quiz_class_init (UiLearnQuizClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_learn_quiz_dispose;
  g_signal_new ("closed", UI_TYPE_LEARN_QUIZ, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_BOOLEAN);
  g_signal_new ("answered", UI_TYPE_LEARN_QUIZ, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_type_ensure (UI_TYPE_WIDGETS_RESERVED_LABEL);
  g_type_ensure (UI_TYPE_WIDGETS_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/quiz.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnQuiz, head);
  gtk_widget_class_bind_template_child (widget_class, UiLearnQuiz, question);
  gtk_widget_class_bind_template_child (widget_class, UiLearnQuiz, tally);
  gtk_widget_class_bind_template_child (widget_class, UiLearnQuiz, row);
  gtk_widget_class_bind_template_child (widget_class, UiLearnQuiz, reveal);
  gtk_widget_class_bind_template_child (widget_class, UiLearnQuiz, reply);
  gtk_widget_class_bind_template_callback (widget_class, ui_learn_quiz_reveal);
}

/* The counter has room for this many answers from the start. */
#define MOST_COUNTED 88

static void
ui_learn_quiz_init (UiLearnQuiz *self)
{
  g_autofree char *longest = score_in_words (MOST_COUNTED, MOST_COUNTED);

  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_name_controls (GTK_WIDGET (self));
  gtk_label_set_width_chars (GTK_LABEL (self->tally), (int) g_utf8_strlen (longest, -1));
}

void
ui_learn_quiz_add_control (UiLearnQuiz *self, GtkWidget *control)
{
  gtk_widget_insert_after (control, self->row, self->reveal);
}
