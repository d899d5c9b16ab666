/* An open question: the answers given, and the answers still missing. */
#include "lessons-quiz.h"

#include "lessons-private.h"

#include "words-fill.h"
#include "words-gettext.h"

struct LessonsQuiz
{
  const LessonsQuestion *question;
  LessonsQuestion *own; /* the question, where no step has it */
  const Subject *subject;
  CoverRule rule;
  LessonsLook look;
  gpointer data;

  GArray *found; /* of guint64: right answers found so far */
  guint n_wrong;
  bool revealed;
};

static LessonsAsked
asked (const LessonsQuiz *self)
{
  return (LessonsAsked){
    .question = self->question,
    .subject = self->subject,
    .rule = self->rule,
    .state = self->look (self->data),
  };
}

static const PlayerState *
look_at_step (gpointer data)
{
  const LessonsStep *step = data;

  return run_state_at (step->run, step->position);
}

static LessonsQuiz *
make (const LessonsQuestion *question, const Subject *subject, CoverRule rule)
{
  LessonsQuiz *self = g_new0 (LessonsQuiz, 1);

  self->question = question;
  self->subject = subject;
  self->rule = rule;
  self->found = g_array_new (FALSE, FALSE, sizeof (guint64));
  return self;
}

LessonsQuiz *
lessons_quiz_new (const LessonsStep *step)
{
  const Subject *subject = run_subject (step->run);
  LessonsQuiz *self;

  if (step->question == NULL)
    return NULL;
  self = make (step->question, subject, run_rule (step->run));
  self->look = look_at_step;
  self->data = (gpointer) step;
  return self;
}

LessonsQuiz *
lessons_quiz_new_next (const Subject *subject, CoverRule rule, LessonsLook look, gpointer data)
{
  LessonsQuestion *question;
  LessonsQuiz *self;
  guint64 right;
  uint32_t item;

  if (!lessons_predict_can_be_known (rule) || !lessons_predict (look (data), &item))
    return NULL;
  right = item;
  question = g_new0 (LessonsQuestion, 1);
  question->asks = LESSONS_ASKS_ITEM;
  question->about = LESSONS_ABOUT_NEXT;
  question->right = g_array_new (FALSE, FALSE, sizeof (guint64));
  question->text.translated = true;
  question->text.text =
      g_strdup (rule == COVER_RULE_FIRST
                    ? _ ("Which item comes next? The first open one is taken, whatever its size.")
                    : _ ("Which item comes next?"));
  g_array_append_val (question->right, right);
  self = make (question, subject, rule);
  self->own = question;
  self->look = look;
  self->data = data;
  return self;
}

LessonsQuiz *
lessons_quiz_new_ahead (LessonsAhead what,
                        const Subject *subject,
                        CoverRule rule,
                        LessonsLook look,
                        gpointer data)
{
  LessonsQuestion *question;
  LessonsQuiz *self;

  if (what == LESSONS_AHEAD_ITEM)
    return lessons_quiz_new_next (subject, rule, look, data);
  if (!lessons_predict_can_be_known (rule))
    return NULL;
  question = lessons_question_new_ahead (what, subject, look (data));
  if (question == NULL)
    return NULL;
  self = make (question, subject, rule);
  self->own = question;
  self->look = look;
  self->data = data;
  return self;
}

void
lessons_quiz_free (LessonsQuiz *self)
{
  if (self == NULL)
    return;
  lessons_question_free (self->own);
  g_array_unref (self->found);
  g_free (self);
}

LessonsAsks
lessons_quiz_asks (const LessonsQuiz *self)
{
  return self->question->asks;
}

const char *
lessons_quiz_text (const LessonsQuiz *self)
{
  return lessons_question_text (self->question);
}

static guint
count_needed (const LessonsQuiz *self)
{
  return self->question->any ? 1 : self->question->right->len;
}

bool
lessons_quiz_is_open (const LessonsQuiz *self)
{
  return !self->revealed && self->found->len < count_needed (self);
}

const guint64 *
lessons_quiz_found (const LessonsQuiz *self, guint *out_n)
{
  *out_n = self->found->len;
  return (const guint64 *) self->found->data;
}

const guint64 *
lessons_quiz_shown_right (const LessonsQuiz *self, guint *out_n)
{
  if (self->found->len >= count_needed (self))
    return lessons_quiz_found (self, out_n);
  *out_n = count_needed (self);
  return (const guint64 *) self->question->right->data;
}

bool
lessons_quiz_hides_sizes (const LessonsQuiz *self)
{
  return self->question->sizes && lessons_quiz_is_open (self);
}

static void
answer_free (gpointer data)
{
  LessonsAnswer *self = data;

  g_free (self->name);
  g_free (self);
}

void
lessons_answers_add (GPtrArray *answers, guint64 answer, char *name, bool right)
{
  LessonsAnswer *self = g_new (LessonsAnswer, 1);

  *self = (LessonsAnswer){ answer, name, right };
  g_ptr_array_add (answers, self);
}

GPtrArray *
lessons_answers_new (void)
{
  return g_ptr_array_new_with_free_func (answer_free);
}

GPtrArray *
lessons_quiz_list (const LessonsQuiz *self)
{
  LessonsAsked what = asked (self);
  g_autoptr (GArray) candidates = NULL;
  GPtrArray *answers;

  if (self->question->asks == LESSONS_ASKS_CHOICE)
    return lessons_quiz_vote (self);
  answers = lessons_answers_new ();
  candidates = lessons_asked_candidates (&what);
  for (guint i = 0; i < candidates->len; i++)
    {
      guint64 answer = g_array_index (candidates, guint64, i);

      lessons_answers_add (answers, answer,
                           lessons_question_name (self->question, self->subject, answer),
                           lessons_question_is_right (self->question, answer));
    }
  return answers;
}

GPtrArray *
lessons_quiz_vote (const LessonsQuiz *self)
{
  LessonsAsked what = asked (self);

  return lessons_asked_vote (&what);
}

char
lessons_quiz_mark (const LessonsQuiz *self, guint index)
{
  return lessons_question_mark (self->question, self->subject->problem, index);
}

static bool
was_found (const LessonsQuiz *self, guint64 answer)
{
  for (guint i = 0; i < self->found->len; i++)
    if (g_array_index (self->found, guint64, i) == answer)
      return true;
  return false;
}

/* Of several right answers each has to be found; the reply has the number still missing. */
static void
note_found (LessonsQuiz *self, guint64 answer, LessonsReply *reply)
{
  BaseText text = BASE_TEXT_EMPTY;
  guint n_left;

  if (!was_found (self, answer))
    g_array_append_val (self->found, answer);
  if (self->found->len >= count_needed (self))
    return;
  n_left = count_needed (self) - self->found->len;
  base_text_add (&text, reply->reason);
  words_fill (&text, P_ (" %1 more.", " %1 more.", n_left), WORDS_WITH (WORDS_NUMBER (n_left)));
  g_free (reply->reason);
  reply->reason = lessons_take (&text);
}

LessonsReply *
lessons_quiz_answer (LessonsQuiz *self, guint64 answer)
{
  LessonsAsked what = asked (self);
  LessonsReply *reply =
      lessons_asked_answer (&what, answer, self->n_wrong == 0 ? LESSONS_HINT : LESSONS_WHOLE);

  if (reply->right)
    note_found (self, answer, reply);
  else
    self->n_wrong++;
  return reply;
}

char *
lessons_quiz_reveal (LessonsQuiz *self)
{
  LessonsAsked what = asked (self);

  self->revealed = true;
  return lessons_asked_reveal (&what);
}

/* Number of answers tried for the longest reply; of more answers only a part is tried. */
#define MOST_MEASURED 64

static void
take_longer (char **longest, char *text)
{
  if (*longest != NULL && g_utf8_strlen (*longest, -1) >= g_utf8_strlen (text, -1))
    {
      g_free (text);
      return;
    }
  g_free (*longest);
  *longest = text;
}

char *
lessons_quiz_longest_reply (const LessonsQuiz *self, bool vote)
{
  const bool number = self->question->asks == LESSONS_ASKS_NUMBER;
  g_autoptr (GPtrArray) answers = number ? lessons_quiz_vote (self) : lessons_quiz_list (self);
  LessonsAsked what = asked (self);
  char *longest = lessons_asked_reveal (&what);

  for (guint i = 0; i < answers->len && !vote; i += 1 + answers->len / MOST_MEASURED)
    for (int telling = LESSONS_HINT; telling <= LESSONS_WHOLE; telling++)
      {
        const LessonsAnswer *answer = g_ptr_array_index (answers, i);
        g_autoptr (LessonsReply) reply =
            lessons_asked_answer (&what, answer->answer, (LessonsTelling) telling);

        take_longer (&longest, g_steal_pointer (&reply->reason));
      }
  return longest;
}
