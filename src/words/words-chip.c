/* words-chip.c - the step that led to a state in a few words, for a corner of a picture.
 *
 * A sentence about a step is made just before the step, and says what it will do.  A picture shows
 * the state behind it, so these words are made from that state: what was done, in which operation,
 * and the size that changed. */
#include "words.h"

#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"

#define MOST_ON_PATH 3 /* options of the path that are named */

/* What is told: the step, or the link that it changed. */
typedef struct
{
  const Subject *subject;
  const PlayerState *state;
  CoverEventKind kind;
  uint32_t node;   /* of the last event; 0: none */
  uint32_t header; /* of the item that the event's operation is about, or the event itself */
  BaseText *out;
} ChipTelling;

static bool
is_in_cover (CoverEventKind kind)
{
  return kind >= COVER_EVENT_COVER && kind <= COVER_EVENT_CLEANSE;
}

static bool
is_in_uncover (CoverEventKind kind)
{
  return kind >= COVER_EVENT_UNCOVER && kind <= COVER_EVENT_RELINK_HEADER;
}

static ChipTelling
begin_telling (const Subject *subject, const PlayerState *state, BaseText *out)
{
  ChipTelling telling = { subject, state, COVER_EVENT_KINDS, 0, 0, out };

  if (!state->has_last)
    return telling;
  telling.kind = state->last.kind;
  telling.node = state->last.node;
  if (telling.node == 0)
    return telling;
  telling.header = is_in_cover (telling.kind) || is_in_uncover (telling.kind)
                       ? player_state_operation (state)
                       : state->links->nodes[telling.node].item;
  return telling;
}

/* ---- names ---- */

static void
add_item (const ChipTelling *telling, uint32_t header, BaseText *out)
{
  const SubjectNames names = subject_names_short (telling->subject->names);

  if (names.items != NULL)
    base_text_add (out, names.items[header - 1]);
  else
    words_add_item_label (telling->subject, header - 1, out);
}

static void
add_option_of_chip (const Subject *subject, uint32_t option, BaseText *out)
{
  const SubjectNames names = subject_names_short (subject->names);

  if (names.options != NULL)
    base_text_add (out, names.options[option]);
  else
    words_add_option_label (subject, option, out);
}

/* Fills %1 with an item, and %2 with a number. */
static void
fill_with_item (const ChipTelling *telling, const char *words, uint32_t header, uint64_t n)
{
  BaseText name = BASE_TEXT_EMPTY;

  add_item (telling, header, &name);
  words_fill (telling->out, words,
              WORDS_WITH (WORDS_TEXT (base_text_string (&name)), WORDS_NUMBER (n)));
  telling->out->failed |= name.failed;
  base_text_clear (&name);
}

/* Fills %1 with the item of the event's node, and %2 with its option; without a node of an option,
 * %1 with the item. */
static void
fill_with_node (const ChipTelling *telling, const char *words)
{
  const CoverLinks *links = telling->state->links;
  BaseText item = BASE_TEXT_EMPTY, option = BASE_TEXT_EMPTY;

  add_item (telling, links->nodes[telling->node].item, &item);
  if (telling->node > links->n_items)
    add_option_of_chip (telling->subject, cover_links_option (links, telling->node), &option);
  words_fill (
      telling->out, words,
      WORDS_WITH (WORDS_TEXT (base_text_string (&item)), WORDS_TEXT (base_text_string (&option))));
  telling->out->failed |= item.failed | option.failed;
  base_text_clear (&item);
  base_text_clear (&option);
}

/* ---- the parts ---- */

/* The node of an option that colours an item has that colour, and no mark yet.  Uncovering ends
 * with a header. */
static bool
is_about_colour (const ChipTelling *telling)
{
  const PlayerState *state = telling->state;

  if (state->operand != 0)
    return !player_state_is_header (state, state->operand) && state->links->colour != NULL
           && state->links->colour[state->operand] > 0;
  if (is_in_uncover (telling->kind))
    return telling->kind != COVER_EVENT_RELINK_HEADER && telling->kind != COVER_EVENT_UNCOVER;
  return player_state_colour (state, telling->header - 1) > 0;
}

static void
add_choice (const ChipTelling *telling)
{
  const uint32_t size = telling->state->links->size[telling->header];

  fill_with_item (telling, _ ("choose %1, size %2"), telling->header, size);
}

static void
add_step (const ChipTelling *telling)
{
  const PlayerState *state = telling->state;

  if (is_in_cover (telling->kind))
    /* TRANSLATORS: these are steps of a search, in as few words as can be: they stand in the corner
     * of a picture, before or behind an arrow; %1 is an item, such as "G" or "R2C5" */
    fill_with_item (telling, is_about_colour (telling) ? _ ("colour %1") : _ ("cover %1"),
                    telling->header, 0);
  else if (is_in_uncover (telling->kind))
    fill_with_item (telling, is_about_colour (telling) ? _ ("uncolour %1") : _ ("uncover %1"),
                    telling->header, 0);
  else
    switch (telling->kind)
      {
      case COVER_EVENT_GIVEN:
        /* TRANSLATORS: %2 is an option, such as "option 2" or "R2C5=7" */
        fill_with_node (telling, _ ("given: %2"));
        break;
      case COVER_EVENT_CHOOSE:
        add_choice (telling);
        break;
      case COVER_EVENT_TRY:
        fill_with_node (telling, _ ("take %2"));
        break;
      case COVER_EVENT_UNTRY:
        fill_with_node (telling, _ ("take back %2"));
        break;
      case COVER_EVENT_DEEPER:
        words_fill (telling->out, _ ("go down to level %1"),
                    WORDS_WITH (WORDS_NUMBER (player_state_shown_level (state))));
        break;
      case COVER_EVENT_SOLUTION:
        words_fill (telling->out, _ ("solution %1"),
                    WORDS_WITH (WORDS_NUMBER (state->counters->solutions)));
        break;
      case COVER_EVENT_DEAD_END:
        fill_with_item (telling, _ ("dead end: %1"), telling->header, 0);
        break;
      case COVER_EVENT_LEVEL_DONE:
        fill_with_item (telling, _ ("done with %1"), telling->header, 0);
        break;
      case COVER_EVENT_END:
        base_text_add (telling->out, _ ("the end"));
        break;
      default:
        base_text_add (telling->out, _ ("the start"));
      }
}

/* The link that the last event changed, or the option that it announces. */
static void
add_detail (const ChipTelling *telling)
{
  switch (telling->kind)
    {
    case COVER_EVENT_UNLINK_HEADER:
      fill_with_node (telling, _ ("unlink %1"));
      break;
    case COVER_EVENT_HIDE:
      fill_with_node (telling, _ ("hide %2"));
      break;
    case COVER_EVENT_UNLINK:
      fill_with_node (telling, _ ("unlink %1 in %2"));
      break;
    case COVER_EVENT_CLEANSE:
      fill_with_node (telling, _ ("mark %1 in %2"));
      break;
    case COVER_EVENT_UNHIDE:
      fill_with_node (telling, _ ("bring back %2"));
      break;
    case COVER_EVENT_RELINK:
      fill_with_node (telling, _ ("relink %1 in %2"));
      break;
    case COVER_EVENT_UNCLEANSE:
      fill_with_node (telling, _ ("unmark %1 in %2"));
      break;
    case COVER_EVENT_RELINK_HEADER:
      fill_with_node (telling, _ ("relink %1"));
      break;
    default:
      break;
    }
}

static void
add_change (const ChipTelling *telling)
{
  const CoverLinks *links = telling->state->links;
  uint32_t size;

  if (telling->kind != COVER_EVENT_UNLINK && telling->kind != COVER_EVENT_RELINK)
    return;
  size = links->size[links->nodes[telling->node].item];
  base_text_add_number (telling->out, telling->kind == COVER_EVENT_UNLINK ? size + 1u : size - 1u);
  base_text_add (telling->out, " → ");
  base_text_add_number (telling->out, size);
}

static uint32_t
level_of_chip (const PlayerState *state)
{
  if (!state->has_last)
    return 0;
  return state->last.kind == COVER_EVENT_DEEPER ? player_state_shown_level (state)
                                                : words_level (&state->last);
}

static void
add_level (const ChipTelling *telling)
{
  const uint32_t level = level_of_chip (telling->state);

  if (level > 0)
    words_fill (telling->out, _ ("level %1"), WORDS_WITH (WORDS_NUMBER (level)));
}

static void
add_path (const ChipTelling *telling)
{
  const PlayerState *state = telling->state;
  uint32_t n = 0, left;

  for (uint32_t level = 0; level < state->n_frames; level++)
    n += state->frames[level].taken;
  left = n;
  for (uint32_t level = 0; level < state->n_frames; level++)
    {
      if (!state->frames[level].taken || left-- > MOST_ON_PATH)
        continue;
      if (left + 1 == MOST_ON_PATH && n > MOST_ON_PATH)
        base_text_add (telling->out, "…");
      base_text_add (telling->out, telling->out->length > 0 ? WORDS_CHIP_APART : "");
      add_option_of_chip (telling->subject, state->frames[level].option, telling->out);
    }
}

void
words_add_chip (const Subject *subject, const PlayerState *state, WordsChipPart part, BaseText *out)
{
  static void (*const add[]) (const ChipTelling *telling) = {
    [WORDS_CHIP_STEP] = add_step,     [WORDS_CHIP_DETAIL] = add_detail,
    [WORDS_CHIP_CHANGE] = add_change, [WORDS_CHIP_LEVEL] = add_level,
    [WORDS_CHIP_PATH] = add_path,
  };
  const ChipTelling telling = begin_telling (subject, state, out);

  add[part](&telling);
}

WordsChipWay
words_chip_way (const PlayerState *state)
{
  if (!state->has_last || state->last.kind == COVER_EVENT_END)
    return WORDS_CHIP_REST;
  switch (state->last.kind)
    {
    case COVER_EVENT_DEAD_END:
      return WORDS_CHIP_DEAD_END;
    case COVER_EVENT_SOLUTION:
      return WORDS_CHIP_SOLUTION;
    default:
      return state->last.kind >= COVER_EVENT_UNTRY ? WORDS_CHIP_BACK : WORDS_CHIP_FORWARD;
    }
}
