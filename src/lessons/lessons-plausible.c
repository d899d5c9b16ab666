/* Plausible answers to a question: the candidates for a list, and four of them for a vote.
 *
 * A wrong answer is a good choice if somebody may believe in it: an item that is small but not the
 * smallest, an option next to the right one, a number near it, a set with one of its items
 * exchanged.  Nothing is random: a class that comes back finds the same answers at the same
 * letters. */
#include "lessons-private.h"

#include "base-random.h"
#include "board.h"
#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"

#define MOST_VOTED 4

/* The most answers of a list where the right ones are several: then the others only serve to hide
 * them. */
#define MOST_LISTED 8

static bool
may_be_item (const LessonsAsked *self, uint32_t item)
{
  const bool open = player_state_is_open (self->state, item);

  switch (self->question->about)
    {
    case LESSONS_ABOUT_UNDONE:
      return !open;
    case LESSONS_ABOUT_ITEMS:
      return open;
    default:
      return open && !player_state_is_secondary (self->state, item);
    }
}

/* The option is open, or hidden only by the item that is being decided. */
static bool
may_be_option (const LessonsAsked *self, uint32_t option)
{
  const PlayerState *state = self->state;
  const PlayerOption how = player_state_option (state, option);

  if (how.state == PLAYER_OPTION_OPEN)
    return true;
  return how.state == PLAYER_OPTION_HIDDEN && how.level == state->level
         && how.level < state->n_frames && !state->frames[how.level].taken
         && player_state_item (state, how.node) == state->frames[how.level].item;
}

static bool
may_be (const LessonsAsked *self, uint32_t answer)
{
  return self->question->asks == LESSONS_ASKS_ITEM ? may_be_item (self, answer)
                                                   : may_be_option (self, answer);
}

static void
add_all (const LessonsAsked *self, uint32_t n, bool likely, GArray *answers)
{
  for (uint32_t i = 0; i < n; i++)
    {
      const guint64 answer = i;

      if (may_be (self, i) == likely)
        g_array_append_val (answers, answer);
    }
}

static int
compare_answers (gconstpointer one, gconstpointer other)
{
  const guint64 a = *(const guint64 *) one, b = *(const guint64 *) other;

  return (a > b) - (a < b);
}

/* Returns how hard it is to believe in a wrong answer; G_MAXUINT64: it is as good as the right
 * one. */
static guint64
implausibility (const LessonsAsked *self, guint64 answer, guint64 right)
{
  const LessonsQuestion *question = self->question;
  const guint64 apart = answer > right ? answer - right : right - answer;
  guint64 size;

  if (question->asks != LESSONS_ASKS_ITEM
      || (question->about != LESSONS_ABOUT_NEXT && question->about != LESSONS_ABOUT_EMPTY
          && question->about != LESSONS_ABOUT_SMALLEST))
    return apart;
  size = player_state_size (self->state, (uint32_t) answer);
  if (question->about == LESSONS_ABOUT_NEXT && self->rule != COVER_RULE_FIRST
      && size == player_state_size (self->state, (uint32_t) right))
    return G_MAXUINT64;
  return size << 32 | apart;
}

/* Finds the wrong candidate nearest to `right` that is not in `but`; false where there is none.  An
 * item as small as the right one, which only comes after it, is no fair choice for a class. */
static bool
find_nearest (const LessonsAsked *self,
              const GArray *candidates,
              guint64 right,
              const GArray *but,
              guint64 *out_answer)
{
  guint64 least = G_MAXUINT64;

  for (guint i = 0; i < candidates->len; i++)
    {
      const guint64 answer = g_array_index (candidates, guint64, i);
      bool taken = lessons_question_is_right (self->question, answer);

      for (guint k = 0; k < but->len; k++)
        taken |= g_array_index (but, guint64, k) == answer;
      if (taken || implausibility (self, answer, right) >= least)
        continue;
      least = implausibility (self, answer, right);
      *out_answer = answer;
    }
  return least < G_MAXUINT64;
}

/* Fills a short list: some right answers, and for each of them a wrong one that is near it. */
static GArray *
shorten_list (const LessonsAsked *self, GArray *candidates)
{
  const GArray *right = self->question->right;
  const guint n_right = MIN (right->len, MOST_LISTED / 2);
  g_autoptr (GArray) wrong = g_array_new (FALSE, FALSE, sizeof (guint64));
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 answer;

  for (guint i = 0; i < MOST_LISTED - n_right; i++)
    if (find_nearest (self, candidates, g_array_index (right, guint64, i % right->len), wrong,
                      &answer))
      g_array_append_val (wrong, answer);
  g_array_append_vals (answers, right->data, n_right);
  g_array_append_vals (answers, wrong->data, wrong->len);
  g_array_unref (candidates);
  return answers;
}

/* Unlikely answers are added only where a single likely one would give the answer away, or for the
 * items of an option.  All of them are sorted together, because the likely ones in front would give
 * it away too. */
GArray *
lessons_asked_candidates (const LessonsAsked *self)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (guint64));
  const LessonsQuestion *question = self->question;
  const bool items = question->asks == LESSONS_ASKS_ITEM;
  const CoverLinks *links = self->state->links;
  const uint32_t n = items ? links->n_items : links->n_options;

  if (!items && question->asks != LESSONS_ASKS_OPTION)
    return answers;
  add_all (self, n, true, answers);
  if (answers->len < 2 || question->about == LESSONS_ABOUT_ITEMS)
    add_all (self, n, false, answers);
  if (answers->len > MOST_LISTED
      && (question->about == LESSONS_ABOUT_ITEMS || question->about == LESSONS_ABOUT_SMALLEST))
    answers = shorten_list (self, answers);
  g_array_sort (answers, compare_answers);
  return answers;
}

/* Returns the place of the right answer among `n`: always the same at this position. */
static guint
place_right (const LessonsAsked *self, guint64 right, guint n)
{
  return (guint) (base_mix (self->state->position ^ base_mix (right)) % n);
}

/* Where "A" stands for the first answer, an item A is called "item A". */
static char *
name_for_vote (const LessonsAsked *self, guint64 answer)
{
  char *name = lessons_question_name (self->question, self->subject, answer);
  const Board *board = self->subject->board;
  BaseText text = BASE_TEXT_EMPTY;

  if (self->question->asks != LESSONS_ASKS_ITEM
      || (board != NULL && board_item (board, (uint32_t) answer).kind != BOARD_ITEM_NAMED))
    return name;
  /* TRANSLATORS: one of several answers to vote on: "item A" */
  words_fill (&text, _ ("item %1"), WORDS_WITH (WORDS_TEXT (name)));
  g_free (name);
  return lessons_take (&text);
}

/* Adds one right item or option, and the wrong ones in their own order around it. */
static void
vote_on_one (const LessonsAsked *self, GPtrArray *answers)
{
  const guint64 right = g_array_index (self->question->right, guint64, 0);
  g_autoptr (GArray) candidates = lessons_asked_candidates (self);
  g_autoptr (GArray) wrong = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 answer;
  guint place;

  while (wrong->len + 1 < MOST_VOTED && find_nearest (self, candidates, right, wrong, &answer))
    g_array_append_val (wrong, answer);
  g_array_sort (wrong, compare_answers);
  place = place_right (self, right, wrong->len + 1);
  g_array_insert_val (wrong, place, right);
  for (guint i = 0; i < wrong->len; i++)
    {
      answer = g_array_index (wrong, guint64, i);
      lessons_answers_add (answers, answer, name_for_vote (self, answer), i == place);
    }
}

/* Names the right set, with its item number `exchanged` replaced by another one. */
static char *
name_set (const LessonsAsked *self, guint exchanged, guint64 other)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < self->question->right->len; i++)
    {
      const guint64 own = g_array_index (self->question->right, guint64, i);
      g_autofree char *name =
          lessons_question_name (self->question, self->subject, i == exchanged ? other : own);

      g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "", name);
    }
  return g_string_free (names, FALSE);
}

static void
vote_on_sets (const LessonsAsked *self, GPtrArray *answers)
{
  const GArray *right = self->question->right;
  const guint place = place_right (self, g_array_index (right, guint64, 0), MOST_VOTED);
  g_autoptr (GArray) candidates = lessons_asked_candidates (self);
  g_autoptr (GArray) used = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint i = 0; i < MOST_VOTED; i++)
    {
      const guint exchanged = i % right->len;
      guint64 other;

      if (i == place)
        lessons_answers_add (answers, 0,
                             lessons_question_name_right (self->question, self->subject), true);
      else if (find_nearest (self, candidates, g_array_index (right, guint64, exchanged), used,
                             &other))
        {
          g_array_append_val (used, other);
          lessons_answers_add (answers, 0, name_set (self, exchanged, other), false);
        }
    }
}

/* Adds numbers in ascending order, at distances of a quarter of the right one, or of one. */
static void
vote_on_number (const LessonsAsked *self, GPtrArray *answers)
{
  const guint64 right = g_array_index (self->question->right, guint64, 0);
  const guint64 apart = MAX (1, right / 4);
  const guint place = place_right (self, right, (guint) MIN (right / apart + 1, MOST_VOTED));

  for (guint i = 0; i < MOST_VOTED; i++)
    {
      const guint64 answer = right - place * apart + i * apart;

      lessons_answers_add (answers, answer,
                           lessons_question_name (self->question, self->subject, answer),
                           i == place);
    }
}

/* Adds the file's own answers, in its order. */
static void
vote_on_choices (const LessonsAsked *self, GPtrArray *answers)
{
  for (guint i = 0; i < self->question->n_choices; i++)
    lessons_answers_add (answers, i, g_strdup (lessons_question_choice (self->question, i)),
                         lessons_question_is_right (self->question, i));
}

GPtrArray *
lessons_asked_vote (const LessonsAsked *self)
{
  GPtrArray *answers = lessons_answers_new ();

  if (self->question->asks == LESSONS_ASKS_CHOICE)
    vote_on_choices (self, answers);
  else if (self->question->asks == LESSONS_ASKS_NUMBER)
    vote_on_number (self, answers);
  else if (self->question->right->len > 1)
    vote_on_sets (self, answers);
  else
    vote_on_one (self, answers);
  return answers;
}
