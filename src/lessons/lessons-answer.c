/* Answers to the questions of lessons: right or wrong, and why. */
#include "lessons-private.h"

#include "lessons-predict.h"

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

const guint64 *
lessons_question_right (const LessonsQuestion *self, guint *out_n)
{
  *out_n = self->right->len;
  return (const guint64 *) self->right->data;
}

/* Why an item that was clicked is wrong, in the words of what was asked. */
static const char *
why_item_is_wrong (const LessonsQuestion *question, const PlayerState *state, uint32_t item)
{
  switch (question->about)
    {
    case LESSONS_ABOUT_EMPTY:
      if (!player_state_is_open (state, item))
        return _ ("%1 is already covered.");
      return P_ ("%1 still has %2 option.", "%1 still has %2 options.",
                 player_state_size (state, item));
    case LESSONS_ABOUT_UNDONE:
      if (player_state_is_open (state, item))
        return _ ("%1 is not covered.");
      return _ ("%1 was covered before %3: what was covered last comes back first.");
    case LESSONS_ABOUT_ITEMS:
    default:
      return _ ("%1 is not one of them.");
    }
}

static const char *
why_wrong (const LessonsQuestion *question, const PlayerState *state, guint64 answer)
{
  if (question->asks == LESSONS_ASKS_CHOICE
      && *lessons_text_get (&question->reasons[answer]) != '\0')
    return lessons_text_get (&question->reasons[answer]);
  if (*lessons_text_get (&question->reason) != '\0')
    return lessons_text_get (&question->reason);
  switch (question->asks)
    {
    case LESSONS_ASKS_ITEM:
      return why_item_is_wrong (question, state, (uint32_t) answer);
    case LESSONS_ASKS_OPTION:
      return question->about == LESSONS_ABOUT_NEXT ? _ ("%3 stands before %1 in the list.")
                                                   : _ ("No, it is not %1.");
    case LESSONS_ASKS_NUMBER:
      return _ ("No, it is not %1.");
    case LESSONS_ASKS_CHOICE:
    default:
      return _ ("No. Look again.");
    }
}

static uint64_t
size_of (const LessonsStep *step, const PlayerState *state, guint64 answer)
{
  return step->question->asks == LESSONS_ASKS_ITEM ? player_state_size (state, (uint32_t) answer)
                                                   : 0;
}

/* In sentences %1 is the answer, %2 its size, %3 the right one, %4 its size. */
static char *
fill_reason (const LessonsStep *step,
             const PlayerState *state,
             const char *sentence,
             guint64 answer)
{
  const guint64 right = g_array_index (step->question->right, guint64, 0);
  g_autofree char *name = lessons_question_name (step->question, step->run, answer),
                  *right_name = lessons_question_name (step->question, step->run, right);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence,
              WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (size_of (step, state, answer)),
                          WORDS_TEXT (right_name), WORDS_NUMBER (size_of (step, state, right))));
  return lessons_take (&text);
}

LessonsReply *
lessons_step_answer (const LessonsStep *self, guint64 answer)
{
  const LessonsQuestion *question = self->question;
  const PlayerState *state = lessons_run_state (self->run, self->position);
  LessonsReply *reply;

  if (question->asks == LESSONS_ASKS_ITEM && question->about == LESSONS_ABOUT_NEXT
      && question->reason.text == NULL)
    {
      WordsScene scene = lessons_run_scene (self->run);

      return lessons_predict_answer (&scene, state, self->run->what.rule, (uint32_t) answer);
    }
  reply = g_new (LessonsReply, 1);
  reply->right = lessons_question_is_right (question, answer);
  if (reply->right)
    reply->reason = g_strdup (_ ("Right."));
  else
    reply->reason = fill_reason (self, state, why_wrong (question, state, answer), answer);
  return reply;
}
