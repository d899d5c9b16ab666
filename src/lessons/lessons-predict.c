/* The item that is chosen next, and the reason.
 *
 * The player has the next event.  The reason comes from the sizes in the links. */
#include "lessons-predict.h"

#include "lessons-fault-private.h"

#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

bool
lessons_predict (const PlayerState *state, uint32_t *out_item)
{
  if (!state->has_next || state->next.kind != COVER_EVENT_CHOOSE)
    return false;
  *out_item = player_state_item (state, state->next.node);
  return true;
}

bool
lessons_predict_can_be_known (CoverRule rule)
{
  return rule != COVER_RULE_RANDOM;
}

typedef struct
{
  const PlayerState *state;
  CoverRule rule;
  uint32_t item, right;
  uint32_t size, right_size;
} Guess;

/* Returns the first other open item with as few options as the right one; COVER_NONE: none. */
static uint32_t
find_rival (const PlayerState *state, uint32_t right)
{
  for (uint32_t header = state->links->right[0]; header != 0; header = state->links->right[header])
    if (header != right + 1 && state->links->size[header] == state->links->size[right + 1])
      return header - 1;
  return COVER_NONE;
}

/* In these %1 is the answer, %2 its size, %3 the right item, %4 its size. */
static const char *
why_right (const Guess *guess)
{
  const bool rival = find_rival (guess->state, guess->right) != COVER_NONE;

  if (guess->rule == COVER_RULE_FIRST)
    return _ ("Right: %1 is the first open item.");
  if (guess->rule == COVER_RULE_ASKED)
    return _ ("Right: %1 was chosen.");
  if (!rival)
    return P_ ("Right: %1 has %2 option, the fewest.", "Right: %1 has %2 options, the fewest.",
               guess->size);
  if (guess->rule == COVER_RULE_RANDOM)
    return P_ ("Right: %1 has %2 option, none has fewer, and chance took it.",
               "Right: %1 has %2 options, none has fewer, and chance took it.", guess->size);
  return P_ ("Right: %1 has %2 option, none has fewer, and it stands first.",
             "Right: %1 has %2 options, none has fewer, and it stands first.", guess->size);
}

/* Whether the answer has as few options as the right one: then only the order, or chance, is
 * against it. */
static bool
is_as_small (const Guess *guess)
{
  return guess->rule != COVER_RULE_FIRST && guess->rule != COVER_RULE_ASKED
         && player_state_is_open (guess->state, guess->item)
         && !player_state_is_secondary (guess->state, guess->item)
         && guess->size == guess->right_size;
}

static const char *
why_wrong (const Guess *guess)
{
  if (!player_state_is_open (guess->state, guess->item))
    return _ ("%1 is already covered; %3 comes next.");
  if (player_state_is_secondary (guess->state, guess->item))
    return _ ("%1 need not be covered, so it is never chosen; %3 comes next.");
  if (guess->rule == COVER_RULE_FIRST)
    return _ ("%3 stands before %1, and the first open item is chosen.");
  if (guess->rule == COVER_RULE_ASKED)
    return _ ("%3 was chosen, not %1.");
  if (!is_as_small (guess))
    return _ ("%1 has %2; %3 has %4.");
  if (guess->rule == COVER_RULE_RANDOM)
    return _ ("%1 has %2 as well; chance took %3.");
  return _ ("%1 has %2 as well, but %3 stands before it.");
}

/* The same without the right item, so that it is still to be found. */
static const char *
hint_why_wrong (const Guess *guess)
{
  if (!player_state_is_open (guess->state, guess->item))
    return _ ("%1 is already covered.");
  if (player_state_is_secondary (guess->state, guess->item))
    return _ ("%1 need not be covered, so it is never chosen.");
  if (guess->rule == COVER_RULE_FIRST)
    return _ ("%1 is not the first open item.");
  if (guess->rule == COVER_RULE_ASKED)
    return _ ("%1 was not chosen.");
  if (!is_as_small (guess))
    return P_ ("%1 has %2 option, and another item has fewer.",
               "%1 has %2 options, and another item has fewer.", guess->size);
  if (guess->rule == COVER_RULE_RANDOM)
    return P_ ("%1 has %2 option, and none has fewer; but chance took another one.",
               "%1 has %2 options, and none has fewer; but chance took another one.", guess->size);
  return P_ ("%1 has %2 option, and none has fewer; but one with as many stands before it.",
             "%1 has %2 options, and none has fewer; but one with as many stands before it.",
             guess->size);
}

static char *
name_item (const Subject *subject, uint32_t item)
{
  BaseText name = BASE_TEXT_EMPTY;

  words_add_item (subject, item, &name);
  return lessons_take (&name);
}

/* Returns false where no item is chosen next. */
static bool
guess_item (const PlayerState *state, CoverRule rule, uint32_t item, Guess *out_guess)
{
  *out_guess = (Guess){ .state = state, .rule = rule, .item = item };
  if (!lessons_predict (state, &out_guess->right))
    return false;
  if (item == COVER_NONE)
    out_guess->item = out_guess->right;
  out_guess->size = player_state_size (state, out_guess->item);
  out_guess->right_size = player_state_size (state, out_guess->right);
  return true;
}

static char *
fill_guess (const Guess *guess, const Subject *subject, const char *sentence)
{
  g_autofree char *name = name_item (subject, guess->item),
                  *right = name_item (subject, guess->right);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence,
              WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (guess->size), WORDS_TEXT (right),
                          WORDS_NUMBER (guess->right_size)));
  return lessons_take (&text);
}

LessonsReply *
lessons_predict_answer (const Subject *subject,
                        const PlayerState *state,
                        CoverRule rule,
                        uint32_t item,
                        LessonsTelling telling)
{
  LessonsReply *reply;
  const char *why;
  Guess guess;

  if (!guess_item (state, rule, item, &guess))
    return NULL;
  reply = g_new0 (LessonsReply, 1);
  reply->right = item == guess.right;
  reply->close = !reply->right && is_as_small (&guess);
  if (reply->right)
    why = why_right (&guess);
  else
    why = telling == LESSONS_HINT ? hint_why_wrong (&guess) : why_wrong (&guess);
  reply->reason = fill_guess (&guess, subject, why);
  return reply;
}

char *
lessons_predict_reveal (const Subject *subject, const PlayerState *state, CoverRule rule)
{
  Guess guess;
  uint32_t rival;

  if (!guess_item (state, rule, COVER_NONE, &guess))
    return NULL;
  if (rule == COVER_RULE_FIRST)
    return fill_guess (&guess, subject, _ ("Answer: %1, the first open item."));
  rival = find_rival (state, guess.right);
  if (rule != COVER_RULE_FEWEST || rival == COVER_NONE)
    return fill_guess (
        &guess, subject,
        P_ ("Answer: %1, with %2 option.", "Answer: %1, with %2 options.", guess.size));
  guess.right = rival; /* the sentence compares the answer with this item */
  return fill_guess (&guess, subject,
                     P_ ("Answer: %1, with %2 option. %3 has %2 as well, but %1 stands first.",
                         "Answer: %1, with %2 options. %3 has %2 as well, but %1 stands first.",
                         guess.size));
}

void
lessons_reply_free (LessonsReply *self)
{
  if (self == NULL)
    return;
  g_free (self->reason);
  g_free (self);
}

void
lessons_score_count (LessonsScore *self, guint64 question, bool right)
{
  if (self->last == question)
    return;
  self->last = question;
  self->n_answers++;
  self->n_right += right;
}
