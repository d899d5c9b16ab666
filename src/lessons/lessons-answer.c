/* Answers to the questions of lessons: right or wrong, and why. */
#include "lessons-private.h"

#include "lessons-predict.h"

#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"

LessonsAsks
lessons_question_asks (const LessonsQuestion *self)
{
  return self->asks;
}

const char *
lessons_question_text (const LessonsQuestion *self)
{
  return lessons_text_get (&self->text);
}

guint
lessons_question_n_choices (const LessonsQuestion *self)
{
  return self->n_choices;
}

const char *
lessons_question_choice (const LessonsQuestion *self, guint choice)
{
  return lessons_text_get (&self->choices[choice]);
}

bool
lessons_question_takes_any (const LessonsQuestion *self)
{
  return self->any;
}

bool
lessons_question_is_about_sizes (const LessonsQuestion *self)
{
  return self->sizes;
}

const guint64 *
lessons_question_right (const LessonsQuestion *self, guint *out_n)
{
  *out_n = self->right->len;
  return (const guint64 *) self->right->data;
}

/* Returns the reason why a clicked item is wrong, in the terms of the question. */
static const char *
why_item_is_wrong (const LessonsAsked *asked, uint32_t item, LessonsTelling telling)
{
  switch (asked->question->about)
    {
    case LESSONS_ABOUT_SMALLEST:
      if (!player_state_is_open (asked->state, item))
        return _ ("%1 is already covered.");
      if (telling == LESSONS_WHOLE)
        return _ ("%1 has %2; %3 has %4.");
      return P_ ("%1 has %2 option, and another item has fewer.",
                 "%1 has %2 options, and another item has fewer.",
                 player_state_size (asked->state, item));
    case LESSONS_ABOUT_EMPTY:
      if (asked->question->later)
        return _ ("No, it is not %1.");
      if (!player_state_is_open (asked->state, item))
        return _ ("%1 is already covered.");
      return P_ ("%1 still has %2 option.", "%1 still has %2 options.",
                 player_state_size (asked->state, item));
    case LESSONS_ABOUT_UNDONE:
      if (player_state_is_open (asked->state, item))
        return _ ("%1 is not covered.");
      if (telling == LESSONS_HINT)
        return _ ("%1 was not covered last: what was covered last returns first.");
      return _ ("%1 was covered before %3: what was covered last returns first.");
    case LESSONS_ABOUT_ITEMS:
    default:
      return _ ("%1 is not one of them.");
    }
}

static const char *
why_option_is_wrong (const LessonsAsked *asked, LessonsTelling telling)
{
  if (asked->question->about != LESSONS_ABOUT_NEXT)
    return _ ("No, it is not %1.");
  return telling == LESSONS_HINT ? _ ("Another one stands before %1 in the list.")
                                 : _ ("%3 stands before %1 in the list.");
}

/* Returns the author's reason why an answer is wrong; "": none. */
static const char *
find_authors_reason (const LessonsQuestion *question, guint64 answer)
{
  const char *own =
      question->asks == LESSONS_ASKS_CHOICE ? lessons_text_get (&question->reasons[answer]) : "";

  return *own != '\0' ? own : lessons_text_get (&question->reason);
}

/* Returns the author's reason why the right answer is right; "": none. */
static const char *
find_because (const LessonsQuestion *question)
{
  const char *because = lessons_text_get (&question->because);

  if (*because == '\0' && question->asks == LESSONS_ASKS_CHOICE)
    because = lessons_text_get (&question->reasons[g_array_index (question->right, guint64, 0)]);
  return because;
}

static const char *
why_wrong (const LessonsAsked *asked, guint64 answer, LessonsTelling telling)
{
  const LessonsQuestion *question = asked->question;
  const char *reason = find_authors_reason (question, answer);

  if (*reason != '\0')
    return reason;
  switch (question->asks)
    {
    case LESSONS_ASKS_ITEM:
      return why_item_is_wrong (asked, (uint32_t) answer, telling);
    case LESSONS_ASKS_OPTION:
      return why_option_is_wrong (asked, telling);
    case LESSONS_ASKS_NUMBER:
      return _ ("No, it is not %1.");
    case LESSONS_ASKS_CHOICE:
    default:
      return _ ("No. Look again.");
    }
}

static uint64_t
size_of (const LessonsAsked *asked, guint64 answer)
{
  return asked->question->asks == LESSONS_ASKS_ITEM
             ? player_state_size (asked->state, (uint32_t) answer)
             : 0;
}

/* In these sentences %1 is the answer, %2 its size, %3 the right one, %4 its size. */
static char *
fill_reason (const LessonsAsked *asked, const char *sentence, guint64 answer)
{
  const LessonsQuestion *question = asked->question;
  const guint64 right = g_array_index (question->right, guint64, 0);
  g_autofree char *name = lessons_question_name (question, asked->subject, answer),
                  *right_name = lessons_question_name (question, asked->subject, right);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence,
              WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (size_of (asked, answer)),
                          WORDS_TEXT (right_name), WORDS_NUMBER (size_of (asked, right))));
  return lessons_take (&text);
}

/* The sizes give the reason, unless the file has words of its own. */
static bool
is_prediction (const LessonsQuestion *question)
{
  return question->asks == LESSONS_ASKS_ITEM && question->about == LESSONS_ABOUT_NEXT
         && question->reason.text == NULL;
}

static char *
join_sentences (const char *first, const char *second)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (*second == '\0')
    return g_strdup (first);
  /* TRANSLATORS: two sentences, one after the other */
  words_fill (&text, _ ("%1 %2"), WORDS_WITH (WORDS_TEXT (first), WORDS_TEXT (second)));
  return lessons_take (&text);
}

/* The reply to a later wrong answer has the right one and its reason, unless the sentence from the
 * sizes has them already. */
static char *
explain_wrong (const LessonsAsked *self, guint64 answer, LessonsTelling telling)
{
  const LessonsQuestion *question = self->question;
  const char *because = find_because (question);
  g_autofree char *why = fill_reason (self, why_wrong (self, answer, telling), answer);
  g_autofree char *right = NULL;

  if (telling == LESSONS_HINT
      || (*because == '\0' && *find_authors_reason (question, answer) == '\0'))
    return g_steal_pointer (&why);
  right = lessons_asked_reveal (self);
  return *because == '\0' ? join_sentences (why, right) : g_steal_pointer (&right);
}

LessonsReply *
lessons_asked_answer (const LessonsAsked *self, guint64 answer, LessonsTelling telling)
{
  const LessonsQuestion *question = self->question;
  const bool is_one = question->any || question->right->len == 1;
  LessonsReply *reply;

  if (is_prediction (question))
    return lessons_predict_answer (self->subject, self->state, self->rule, (uint32_t) answer,
                                   telling);
  reply = g_new0 (LessonsReply, 1);
  reply->right = lessons_question_is_right (question, answer);
  if (reply->right)
    reply->reason = join_sentences (_ ("Right."), is_one ? find_because (question) : "");
  else
    reply->reason = explain_wrong (self, answer, telling);
  return reply;
}

char *
lessons_asked_reveal (const LessonsAsked *self)
{
  const char *because = find_because (self->question);
  g_autofree char *right = NULL;
  BaseText text = BASE_TEXT_EMPTY;

  if (is_prediction (self->question))
    return lessons_predict_reveal (self->subject, self->state, self->rule);
  right = lessons_question_name_right (self->question, self->subject);
  /* TRANSLATORS: the right answer of a question: "Answer: E" */
  if (*because == '\0')
    words_fill (&text, _ ("Answer: %1"), WORDS_WITH (WORDS_TEXT (right)));
  else
    /* TRANSLATORS: %1 is the right answer, %2 a sentence with its reason */
    words_fill (&text, _ ("Answer: %1. %2"), WORDS_WITH (WORDS_TEXT (right), WORDS_TEXT (because)));
  return lessons_take (&text);
}

static LessonsAsked
asked_by (const LessonsStep *step)
{
  return (LessonsAsked){
    .question = step->question,
    .subject = run_subject (step->run),
    .rule = run_rule (step->run),
    .state = run_state_at (step->run, step->position),
  };
}

LessonsReply *
lessons_step_answer (const LessonsStep *self, guint64 answer)
{
  LessonsAsked asked = asked_by (self);

  return lessons_asked_answer (&asked, answer, LESSONS_WHOLE);
}

char *
lessons_step_reveal (const LessonsStep *self)
{
  LessonsAsked asked = asked_by (self);

  return lessons_asked_reveal (&asked);
}
