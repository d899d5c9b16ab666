/* Questions before a choice, other than which item it is: about its size, whether it is a dead end,
 * and which option is tried.  The next event and the links have the answers. */
#include "lessons-private.h"

#include "base-random.h"
#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* The indices of the two answers. */
enum
{
  YES,
  NO,
};

static LessonsText
own_text (const char *translated)
{
  return (LessonsText){ g_strdup (translated), true };
}

/* "Next is B, with 1 option." */
static LessonsText
why_it_is_so (const Subject *subject, uint32_t item, uint32_t size)
{
  BaseText name = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;

  words_add_item (subject, item, &name);
  words_fill (&text,
              size == 0 ? _ ("Next is %1, and no option is left for it.")
                        : P_ ("Next is %1, with %2 option.", "Next is %1, with %2 options.", size),
              WORDS_WITH (WORDS_TEXT (base_text_string (&name)), WORDS_NUMBER (size)));
  base_text_clear (&name);
  return (LessonsText){ lessons_take (&text), true };
}

static void
ask_for_size (LessonsQuestion *self, guint64 size)
{
  self->asks = LESSONS_ASKS_NUMBER;
  self->about = LESSONS_ABOUT_NUMBER;
  self->text = own_text (_ ("How many options does the item have that comes next?"));
  g_array_append_val (self->right, size);
}

static void
ask_for_dead_end (LessonsQuestion *self, bool is_dead_end)
{
  const guint64 right = is_dead_end ? YES : NO;

  self->asks = LESSONS_ASKS_CHOICE;
  self->about = LESSONS_ABOUT_GIVEN;
  self->text = own_text (_ ("Does the next choice lead to a dead end at once?"));
  self->n_choices = 2;
  self->choices[YES] = own_text (_ ("Yes"));
  self->choices[NO] = own_text (_ ("No"));
  g_array_append_val (self->right, right);
}

static void
ask_for_option (LessonsQuestion *self, const CoverLinks *links, uint32_t item)
{
  const guint64 right = cover_links_option (links, links->nodes[item + 1].down);

  self->asks = LESSONS_ASKS_OPTION;
  self->about = LESSONS_ABOUT_ONLY; /* the others are not among the same item's */
  self->subject = item;
  self->text = own_text (_ ("Which option is tried next?"));
  g_array_append_val (self->right, right);
}

LessonsQuestion *
lessons_question_new_ahead (LessonsAhead what, const Subject *subject, const PlayerState *state)
{
  LessonsQuestion *self;
  uint32_t item, size;

  if (!lessons_predict (state, &item))
    return NULL;
  size = player_state_size (state, item);
  if (what == LESSONS_AHEAD_OPTION && size == 0)
    return NULL;
  self = g_new0 (LessonsQuestion, 1);
  self->right = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->because = why_it_is_so (subject, item, size);
  if (what == LESSONS_AHEAD_SIZE)
    ask_for_size (self, size);
  else if (what == LESSONS_AHEAD_DEAD_END)
    ask_for_dead_end (self, size == 0);
  else
    ask_for_option (self, state->links, item);
  return self;
}

/* A dead end has no option to ask for. */
LessonsAhead
lessons_quiz_mix (const PlayerState *state)
{
  const LessonsAhead what = (LessonsAhead) (base_mix (state->position) % LESSONS_AHEADS);
  uint32_t item;

  if (what == LESSONS_AHEAD_OPTION && lessons_predict (state, &item)
      && player_state_size (state, item) == 0)
    return LESSONS_AHEAD_DEAD_END;
  return what;
}
