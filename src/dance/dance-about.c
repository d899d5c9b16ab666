#include "dance-about.h"

#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  const Subject *subject;
  const PlayerState *state;
  BaseText *out;
} Telling;

static char *
take (BaseText *text)
{
  char *result = g_strdup (base_text_string (text));

  base_text_clear (text);
  return result;
}

/* Choosing an item covers it, before any of its options is tried.  The other items of an option are
 * covered when the option is tried, or given. */
static bool
was_chosen (const PlayerState *state, uint32_t item)
{
  return state->takers[item].node == player_state_header (item);
}

/* The option is hidden by one that gave the item another colour. */
static void
tell_hidden_by (const Telling *telling, const char *name, uint32_t level, const char *hider)
{
  if (level == PLAYER_GIVENS)
    words_fill (telling->out, _ ("%1: hidden by the given %2"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (hider)));
  else
    words_fill (telling->out, _ ("%1: hidden by %2, level %3"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (hider),
                            WORDS_NUMBER (player_shown_level (level))));
}

/* Covering the first of its items hides an option. */
static void
tell_hidden (const Telling *telling, uint32_t option, const char *name)
{
  const PlayerOption seen = player_state_option (telling->state, option);
  const uint32_t item = player_state_item (telling->state, seen.node);
  const uint32_t by = player_state_taken_by (telling->state, item);
  const char *hider = by != COVER_NONE ? telling->subject->names.options[by] : NULL;
  const char *covered = telling->subject->names.items[item];

  if (hider == NULL || was_chosen (telling->state, item))
    words_fill (telling->out, _ ("%1: hidden when %2 was covered, level %3"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (covered),
                            WORDS_NUMBER (player_shown_level (seen.level))));
  else if (!player_state_is_covered (telling->state, item))
    tell_hidden_by (telling, name, seen.level, hider);
  else if (seen.level == PLAYER_GIVENS)
    words_fill (telling->out, _ ("%1: hidden when %2 was covered for the given %3"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (covered), WORDS_TEXT (hider)));
  else
    words_fill (telling->out, _ ("%1: hidden when %2 was covered for %3, level %4"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (covered), WORDS_TEXT (hider),
                            WORDS_NUMBER (player_shown_level (seen.level))));
}

static void
tell_option (const Telling *telling, uint32_t option)
{
  const PlayerOption seen = player_state_option (telling->state, option);
  const char *name = telling->subject->names.options[option];

  if (seen.state == PLAYER_OPTION_HIDDEN)
    tell_hidden (telling, option, name);
  else if (seen.state == PLAYER_OPTION_GIVEN)
    words_fill (telling->out, _ ("%1: given"), WORDS_WITH (WORDS_TEXT (name)));
  else if (seen.state == PLAYER_OPTION_CHOSEN)
    words_fill (telling->out, _ ("%1: taken on level %2"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (player_shown_level (seen.level))));
  else
    words_add_harmless (telling->out, name);
}

static void
tell_covered (const Telling *telling, uint32_t item)
{
  const char *name = telling->subject->names.items[item];
  const uint32_t level = telling->state->takers[item].level;
  const uint32_t by = player_state_taken_by (telling->state, item);
  const char *coverer = by != COVER_NONE ? telling->subject->names.options[by] : NULL;

  if (coverer == NULL)
    words_fill (telling->out, _ ("%1: covered, being decided on level %2"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (player_shown_level (level))));
  else if (was_chosen (telling->state, item))
    words_fill (telling->out, _ ("%1: covered when it was chosen, level %2; %3 is taken"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (player_shown_level (level)),
                            WORDS_TEXT (coverer)));
  else if (level == PLAYER_GIVENS)
    words_fill (telling->out, _ ("%1: covered by the given %2"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (coverer)));
  else
    words_fill (telling->out, _ ("%1: covered by %2, level %3"),
                WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (coverer),
                            WORDS_NUMBER (player_shown_level (level))));
}

static void
tell_open (const Telling *telling, uint32_t item)
{
  const char *name = telling->subject->names.items[item];
  const uint32_t size = player_state_size (telling->state, item);
  const int32_t colour = player_state_colour (telling->state, item);

  if (colour > 0)
    words_fill (
        telling->out,
        P_ ("%1, of colour %2: %3 option agrees", "%1, of colour %2: %3 options agree", size),
        WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (telling->subject->names.colours[colour - 1]),
                    WORDS_NUMBER (size)));
  else if (player_state_is_secondary (telling->state, item))
    words_fill (telling->out,
                P_ ("%1, at most once: %2 option", "%1, at most once: %2 options", size),
                WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (size)));
  else
    words_fill (telling->out, P_ ("%1: %2 option", "%1: %2 options", size),
                WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (size)));
}

/* While an item is being uncovered, it has no taker any more, though it is still covered. */
static void
tell_item (const Telling *telling, uint32_t item)
{
  if (player_state_is_covered (telling->state, item)
      && telling->state->takers[item].level != PLAYER_NOBODY)
    tell_covered (telling, item);
  else
    tell_open (telling, item);
}

char *
dance_about (DanceShow *show, uint32_t item, uint32_t option)
{
  BaseText text = BASE_TEXT_EMPTY;
  const Telling telling = { run_subject (dance_show_run (show)), dance_show_state (show), &text };

  if (option != COVER_NONE)
    tell_option (&telling, option);
  if (option != COVER_NONE && item != COVER_NONE)
    base_text_add (&text, "\n");
  if (item != COVER_NONE)
    tell_item (&telling, item);
  return take (&text);
}

/* How many calls a subtree has, with their outcomes. */
static void
tell_size (BaseText *out, const CoverTreeNode *call)
{
  words_fill (out, P_ ("%1 call", "%1 calls", call->nodes),
              WORDS_WITH (WORDS_NUMBER (call->nodes)));
  base_text_add (out, " · ");
  words_fill (out, P_ ("%1 dead end", "%1 dead ends", call->dead_ends),
              WORDS_WITH (WORDS_NUMBER (call->dead_ends)));
  base_text_add (out, " · ");
  words_fill (out, P_ ("%1 solution", "%1 solutions", call->solutions),
              WORDS_WITH (WORDS_NUMBER (call->solutions)));
}

static void
tell_outcome (const Telling *telling, const CoverTreeNode *call, const char *name)
{
  const char *item = call->item != COVER_NONE ? telling->subject->names.items[call->item] : NULL;
  const WordsPart parts[WORDS_PARTS] = { WORDS_NUMBER (call->level), WORDS_TEXT (name),
                                         WORDS_TEXT (item) };

  if (item == NULL)
    words_fill (telling->out, _ ("Level %1: %2, solution"), parts);
  else if (call->nodes == 1 && call->dead_ends == 1)
    words_fill (telling->out, _ ("Level %1: %2, dead end: no option is left for %3"), parts);
  else if (call->level == 0)
    words_fill (telling->out, _ ("Start: %3 is decided first"), parts);
  else
    words_fill (telling->out, _ ("Level %1: %2, then %3 is decided"), parts);
}

static void
tell_time (const Telling *telling, const CoverTreeNode *call, uint64_t position)
{
  base_text_add (telling->out, "\n");
  if (position < call->from)
    base_text_add (telling->out, _ ("still to come"));
  else if (position < call->to)
    base_text_add (telling->out, _ ("being searched"));
  else
    base_text_add (telling->out, _ ("searched"));
}

char *
dance_about_call (DanceShow *show, const CoverTreeNode *call, uint64_t position)
{
  BaseText text = BASE_TEXT_EMPTY;
  const Telling telling = { run_subject (dance_show_run (show)), dance_show_state (show), &text };
  const CoverLinks *links = telling.subject->links;
  const char *name =
      call->node != 0 ? telling.subject->names.options[cover_links_option (links, call->node)] : "";

  if (call->n_folded > 0)
    words_fill (
        &text, P_ ("Level %1: %2 subtree, folded", "Level %1: %2 subtrees, folded", call->n_folded),
        WORDS_WITH (WORDS_NUMBER (call->level), WORDS_NUMBER (call->n_folded)));
  else
    tell_outcome (&telling, call, name);
  if (call->nodes > 1 || call->n_folded > 0)
    {
      base_text_add (&text, "\n");
      tell_size (&text, call);
    }
  tell_time (&telling, call, position);
  return take (&text);
}
