#include "dance-memory.h"

#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <glib.h>
#include <stdlib.h>

/* How many nodes of a list are shown around a step, below its header. */
#define LIST_SHOWN 6

#define BIT(field) (1u << (field))

typedef struct
{
  uint32_t nodes[DANCE_MEMORY_ROWS];
  unsigned n;
} Chosen;

static void
choose_node (Chosen *chosen, uint32_t node)
{
  for (unsigned i = 0; i < chosen->n; i++)
    if (chosen->nodes[i] == node)
      return;
  if (chosen->n < DANCE_MEMORY_ROWS)
    chosen->nodes[chosen->n++] = node;
}

static void
choose_header (Chosen *chosen, const PlayerState *state, uint32_t header)
{
  const CoverLinks *links = state->links;
  uint32_t node = links->nodes[header].down;

  choose_node (chosen, links->left[header]);
  choose_node (chosen, header);
  choose_node (chosen, links->right[header]);
  for (unsigned i = 0; i < LIST_SHOWN && node != header; i++, node = links->nodes[node].down)
    choose_node (chosen, node);
}

/* The node, its neighbours, its header, and the other nodes of its option as far as there is
 * room. */
static void
choose_around_node (Chosen *chosen, const PlayerState *state, uint32_t node)
{
  const CoverLinks *links = state->links;

  choose_node (chosen, links->nodes[node].item);
  choose_node (chosen, links->nodes[node].up);
  choose_node (chosen, node);
  choose_node (chosen, links->nodes[node].down);
  for (uint32_t other = cover_links_after (links, node); other != node;
       other = cover_links_after (links, other))
    choose_node (chosen, other);
}

static int
compare_numbers (const void *a, const void *b)
{
  const uint32_t x = *(const uint32_t *) a, y = *(const uint32_t *) b;

  return (x > y) - (x < y);
}

bool
dance_memory_is_small (const PlayerState *state)
{
  return state->links->n_nodes <= DANCE_MEMORY_ROWS;
}

static void
choose_nodes (Chosen *chosen, const PlayerState *state, bool whole)
{
  const CoverLinks *links = state->links;
  const uint32_t node = state->has_last ? state->last.node : 0;

  if (whole && dance_memory_is_small (state))
    {
      for (uint32_t i = 0; i < links->n_nodes; i++)
        choose_node (chosen, i);
      return;
    }
  choose_node (chosen, 0);
  if (node > links->n_items)
    choose_around_node (chosen, state, node);
  else
    choose_header (chosen, state, node != 0 ? node : links->right[0]);
  qsort (chosen->nodes, chosen->n, sizeof *chosen->nodes, compare_numbers);
}

static void
set_field (DanceMemoryRow *row, DanceMemoryField field, int32_t value)
{
  row->values[field] = value;
  row->fields |= BIT (field);
}

/* A spacer has the ends of the options on either side; the first one is the root of the secondary
 * items too. */
static void
read_memory_row (const PlayerState *state, DanceMemoryRow *row)
{
  const CoverLinks *links = state->links;
  const uint32_t node = row->node;
  const CoverNode *fields = &links->nodes[node];
  const bool header = node > 0 && node <= links->n_items;
  const bool root =
      node == 0 || (node == links->secondary_root && links->n_items > links->n_primary);

  if (fields->item != 0 && !header)
    set_field (row, DANCE_MEMORY_ITEM, (int32_t) fields->item);
  if (node > 0)
    {
      set_field (row, DANCE_MEMORY_UP, (int32_t) fields->up);
      set_field (row, DANCE_MEMORY_DOWN, (int32_t) fields->down);
    }
  if (header)
    set_field (row, DANCE_MEMORY_SIZE, (int32_t) links->size[node]);
  if (header || root)
    {
      set_field (row, DANCE_MEMORY_LEFT, (int32_t) links->left[node]);
      set_field (row, DANCE_MEMORY_RIGHT, (int32_t) links->right[node]);
    }
  if (links->colour != NULL && fields->item != 0)
    set_field (row, DANCE_MEMORY_COLOUR, links->colour[node]);
}

/* The fields of a node that the last event has written. */
static unsigned
fields_changed (const PlayerState *state, uint32_t node)
{
  const CoverLinks *links = state->links;
  const uint32_t about = state->last.node;

  switch (state->last.kind)
    {
    case COVER_EVENT_UNLINK_HEADER:
    case COVER_EVENT_RELINK_HEADER:
      return (node == links->left[about] ? BIT (DANCE_MEMORY_RIGHT) : 0)
             | (node == links->right[about] ? BIT (DANCE_MEMORY_LEFT) : 0);
    case COVER_EVENT_UNLINK:
    case COVER_EVENT_RELINK:
      return (node == links->nodes[about].up ? BIT (DANCE_MEMORY_DOWN) : 0)
             | (node == links->nodes[about].down ? BIT (DANCE_MEMORY_UP) : 0)
             | (node == links->nodes[about].item ? BIT (DANCE_MEMORY_SIZE) : 0);
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_UNPURIFY:
      return node == links->nodes[about].item ? BIT (DANCE_MEMORY_COLOUR) : 0;
    case COVER_EVENT_CLEANSE:
    case COVER_EVENT_UNCLEANSE:
      return node == about ? BIT (DANCE_MEMORY_COLOUR) : 0;
    default:
      return 0;
    }
}

unsigned
dance_memory_read (const PlayerState *state, bool whole, DanceMemoryRow rows[DANCE_MEMORY_ROWS])
{
  Chosen chosen = { .n = 0 };

  choose_nodes (&chosen, state, whole);
  for (unsigned i = 0; i < chosen.n; i++)
    {
      rows[i] = (DanceMemoryRow){ .node = chosen.nodes[i] };
      read_memory_row (state, &rows[i]);
      if (!state->has_last)
        continue;
      rows[i].changed = fields_changed (state, rows[i].node);
      rows[i].current = state->last.node != 0 && state->last.node == rows[i].node;
    }
  return chosen.n;
}

char *
dance_memory_name (const Subject *subject, const PlayerState *state, uint32_t node)
{
  const CoverLinks *links = state->links;
  BaseText text = BASE_TEXT_EMPTY;
  char *name;

  if (node == 0)
    return g_strdup (_ ("root"));
  if (links->nodes[node].item == 0)
    return g_strdup (_ ("spacer"));
  words_add_harmless (&text, node <= links->n_items
                                 ? subject->names.items[node - 1]
                                 : subject->names.options[cover_links_option (links, node)]);
  name = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return name;
}

#define VALUE(field) WORDS_NUMBER ((uint64_t) row->values[field])

char *
dance_memory_sentence (const Subject *subject, const PlayerState *state, const DanceMemoryRow *row)
{
  g_autofree char *name = dance_memory_name (subject, state, row->node);
  BaseText text = BASE_TEXT_EMPTY;
  char *sentence;

  if (row->node == 0)
    words_fill (&text, _ ("Root 0: left %1, right %2"),
                WORDS_WITH (VALUE (DANCE_MEMORY_LEFT), VALUE (DANCE_MEMORY_RIGHT)));
  else if ((row->fields & BIT (DANCE_MEMORY_SIZE)) != 0)
    {
      words_fill (
          &text, _ ("Header %1, %2, size %3"),
          WORDS_WITH (WORDS_NUMBER (row->node), WORDS_TEXT (name), VALUE (DANCE_MEMORY_SIZE)));
      base_text_add (&text, "; ");
      words_fill (&text, _ ("left %1, right %2, up %3, down %4"),
                  WORDS_WITH (VALUE (DANCE_MEMORY_LEFT), VALUE (DANCE_MEMORY_RIGHT),
                              VALUE (DANCE_MEMORY_UP), VALUE (DANCE_MEMORY_DOWN)));
    }
  else if ((row->fields & BIT (DANCE_MEMORY_ITEM)) != 0)
    {
      words_fill (&text, _ ("Node %1, %2"),
                  WORDS_WITH (WORDS_NUMBER (row->node), WORDS_TEXT (name)));
      base_text_add (&text, "; ");
      words_fill (&text, _ ("item %1, up %2, down %3"),
                  WORDS_WITH (VALUE (DANCE_MEMORY_ITEM), VALUE (DANCE_MEMORY_UP),
                              VALUE (DANCE_MEMORY_DOWN)));
    }
  else
    words_fill (
        &text, _ ("Spacer %1: up %2, down %3"),
        WORDS_WITH (WORDS_NUMBER (row->node), VALUE (DANCE_MEMORY_UP), VALUE (DANCE_MEMORY_DOWN)));
  sentence = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return sentence;
}
