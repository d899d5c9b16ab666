#include "dance-strip.h"

#include "cover-links.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Longer names are cut, in characters: cells of pieces would leave no room for the rest. */
#define LONGEST_NAME 24

/* Numbers for which room is reserved: of dead ends, and of calls and updates. */
#define MANY      888
#define MANY_MORE 88888

typedef struct
{
  uint64_t level;
  char *item; /* NULL where none is chosen; the next two belong to it */
  uint64_t branches, tried;
  char *links; /* "" where none have changed */
  uint64_t calls, updates, dead_ends, solutions;
} Strip;

/* Shortens a name in the middle, because names differ at the end as often as at the beginning. */
static char *
shorten_name (const char *name)
{
  const glong n = g_utf8_strlen (name, -1), tail = (LONGEST_NAME - 1) / 2;
  g_autofree char *beginning = NULL, *end = NULL;

  if (n <= LONGEST_NAME)
    return g_strdup (name);
  beginning = g_utf8_substring (name, 0, LONGEST_NAME - 1 - tail);
  end = g_utf8_substring (name, n - tail, n);
  return g_strconcat (g_strchomp (beginning), "…", g_strchug (end), NULL);
}

static char *
in_words (const Strip *self)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  words_fill (&text, _ ("Level %1"), WORDS_WITH (WORDS_NUMBER (self->level)));
  if (self->item != NULL)
    words_fill (&text, P_ (" · %1, %2 option", " · %1, %2 options", self->branches),
                WORDS_WITH (WORDS_TEXT (self->item), WORDS_NUMBER (self->branches)));
  if (self->item != NULL && self->tried > 0)
    words_fill (&text, _ (" · try %1 of %2"),
                WORDS_WITH (WORDS_NUMBER (self->tried), WORDS_NUMBER (self->branches)));
  if (*self->links != '\0')
    words_fill (&text, _ (" · last links: %1"), WORDS_WITH (WORDS_TEXT (self->links)));
  words_fill (&text, P_ (" · %1 call", " · %1 calls", self->calls),
              WORDS_WITH (WORDS_NUMBER (self->calls)));
  words_fill (&text, P_ (" · %1 update", " · %1 updates", self->updates),
              WORDS_WITH (WORDS_NUMBER (self->updates)));
  words_fill (&text, P_ (" · %1 dead end", " · %1 dead ends", self->dead_ends),
              WORDS_WITH (WORDS_NUMBER (self->dead_ends)));
  words_fill (&text, P_ (" · %1 solution", " · %1 solutions", self->solutions),
              WORDS_WITH (WORDS_NUMBER (self->solutions)));
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static bool
is_header_change (CoverEventKind kind)
{
  return kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_RELINK_HEADER;
}

static bool
is_removal (CoverEventKind kind)
{
  return kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_UNLINK;
}

/* Returns the last change of links; NULL where there was none lately.  Colours are no links. */
static const CoverEvent *
last_change (const PlayerState *state)
{
  for (uint32_t i = 0; i < state->n_changes; i++)
    {
      const CoverEvent *event = &state->changes[i].event;

      if (is_header_change (event->kind) || is_removal (event->kind)
          || event->kind == COVER_EVENT_RELINK)
        return event;
    }
  return NULL;
}

/* Names a node by its option, a header by its item. */
static char *
name_of_node (const Subject *subject, const CoverLinks *links, uint32_t node)
{
  if (node == 0 || node == links->secondary_root)
    return g_strdup (_ ("the root"));
  if (node <= links->n_items)
    return shorten_name (subject->names.items[node - 1]);
  return shorten_name (subject->names.options[cover_links_option (links, node)]);
}

/* Describes the new links: "D ↕ option 4", or around a node that came back, "the root ↔ A ↔ B". */
static char *
links_in_words (const Subject *subject, const PlayerState *state)
{
  const CoverEvent *event = last_change (state);
  const CoverLinks *links = state->links;
  g_autofree char *before = NULL, *itself = NULL, *behind = NULL;
  const char *sign;

  if (event == NULL)
    return g_strdup ("");
  if (is_header_change (event->kind))
    {
      sign = " ↔ ";
      before = name_of_node (subject, links, links->left[event->node]);
      behind = name_of_node (subject, links, links->right[event->node]);
    }
  else
    {
      sign = " ↕ ";
      before = name_of_node (subject, links, links->nodes[event->node].up);
      behind = name_of_node (subject, links, links->nodes[event->node].down);
    }
  if (is_removal (event->kind))
    return g_strconcat (before, sign, behind, NULL);
  itself = name_of_node (subject, links, event->node);
  return g_strconcat (before, sign, itself, sign, behind, NULL);
}

char *
dance_strip (DanceShow *show)
{
  const PlayerState *state = dance_show_state (show);
  const Subject *subject = run_subject (dance_show_run (show));
  const PlayerFrame *frame = state->level < state->n_frames ? &state->frames[state->level] : NULL;
  g_autofree char *item = frame != NULL ? shorten_name (subject->names.items[frame->item]) : NULL;
  g_autofree char *links = links_in_words (subject, state);

  return in_words (&(Strip){ .level = player_state_shown_level (state),
                             .item = item,
                             .branches = frame != NULL ? frame->branches : 0,
                             .tried = frame != NULL && frame->taken ? frame->tried : 0,
                             .links = links,
                             .calls = state->counters->nodes,
                             .updates = state->counters->updates,
                             .dead_ends = state->counters->dead_ends,
                             .solutions = state->counters->solutions });
}

static char *
shorten_longest (const char *const *names, uint32_t n_names)
{
  glong most = 0;
  const char *found = "";

  for (uint32_t i = 0; i < n_names; i++)
    if (g_utf8_strlen (names[i], -1) > most)
      {
        most = g_utf8_strlen (names[i], -1);
        found = names[i];
      }
  return shorten_name (found);
}

char *
dance_strip_longest (const Subject *subject)
{
  g_autofree char *item = shorten_longest (subject->names.items, subject->links->n_items),
                  *option = shorten_longest (subject->names.options, subject->links->n_options);
  g_autofree char *column = g_strconcat (item, " ↕ ", option, " ↕ ", option, NULL);
  g_autofree char *row = g_strconcat (item, " ↔ ", item, " ↔ ", item, NULL);
  const bool by_row = g_utf8_strlen (row, -1) > g_utf8_strlen (column, -1);

  return in_words (&(Strip){ .level = MANY / 10,
                             .item = item,
                             .branches = MANY / 10,
                             .tried = MANY / 10,
                             .links = by_row ? row : column,
                             .calls = MANY_MORE,
                             .updates = MANY_MORE,
                             .dead_ends = MANY,
                             .solutions = MANY });
}
