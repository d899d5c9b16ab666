/* The item that is chosen next, and why it is that one.
 *
 * What comes next a player knows; why, the sizes tell, read from the links as they are. */
#include "lessons-predict.h"

#include "lessons-fault-private.h"

#include "words-fill.h"
#include "words-gettext.h"

bool
lessons_predict (const PlayerState *state, uint32_t *out_item)
{
  if (!state->has_next || state->next.kind != COVER_EVENT_CHOOSE)
    return false;
  *out_item = player_state_item (state, state->next.node);
  return true;
}

typedef struct
{
  const PlayerState *state;
  CoverRule rule;
  uint32_t item, right;
  uint32_t size, right_size;
} Guess;

/* Whether another open item has as few options as the right one. */
static bool
has_rival (const PlayerState *state, uint32_t right)
{
  for (uint32_t header = state->links->right[0]; header != 0; header = state->links->right[header])
    if (header != right + 1 && state->links->size[header] == state->links->size[right + 1])
      return true;
  return false;
}

/* In these %1 is the answer, %2 its size, %3 the right item, %4 its size. */
static const char *
why_right (const Guess *guess)
{
  const bool rival = has_rival (guess->state, guess->right);

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
  if (guess->size != guess->right_size)
    return _ ("%1 has %2; %3 has %4.");
  if (guess->rule == COVER_RULE_RANDOM)
    return _ ("%1 has %2 as well; chance took %3.");
  return _ ("%1 has %2 as well, but %3 stands before it.");
}

static char *
name_item (const WordsScene *scene, uint32_t item)
{
  BaseText name = BASE_TEXT_EMPTY;

  words_add_item (scene, item, &name);
  return lessons_take (&name);
}

LessonsReply *
lessons_predict_answer (const WordsScene *scene,
                        const PlayerState *state,
                        CoverRule rule,
                        uint32_t item)
{
  Guess guess = { .state = state, .rule = rule, .item = item };
  LessonsReply *reply;
  BaseText text = BASE_TEXT_EMPTY;
  g_autofree char *name = NULL, *right = NULL;

  if (!lessons_predict (state, &guess.right))
    return NULL;
  guess.size = player_state_size (state, item);
  guess.right_size = player_state_size (state, guess.right);
  name = name_item (scene, item);
  right = name_item (scene, guess.right);
  reply = g_new (LessonsReply, 1);
  reply->right = item == guess.right;
  words_fill (&text, reply->right ? why_right (&guess) : why_wrong (&guess),
              WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (guess.size), WORDS_TEXT (right),
                          WORDS_NUMBER (guess.right_size)));
  reply->reason = lessons_take (&text);
  return reply;
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
