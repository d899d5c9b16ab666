/* words-event.c - the events of a search as sentences, made just before each event is done, while
 * what is about to change still has its names.
 *
 * With a board, items are cells ("R2C5") and values in groups ("7 in box 5"), and options are
 * "R2C5=7" or what the board's look calls for.  Without a board, or for items that it does not
 * describe, they have their names and numbers. */
#include "cover-links.h"
#include "cover-search.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words-subject-private.h"

/* The names that a sentence needs, made as it is written. */
typedef struct
{
  const WordsMoment *moment;
  const CoverLinks *links;
  const CoverEvent *event;
  uint32_t item;    /* the header that the event's node belongs to */
  BoardItem what;   /* that item on the board */
  BaseText name;    /* that item */
  BaseText subject; /* the option that the event's node belongs to */
  BaseText left, right;
  BaseText *out;
} Telling;

static uint32_t
count_open (const CoverLinks *links)
{
  uint32_t n = 0;

  for (uint32_t header = links->right[0]; header != 0; header = links->right[header])
    n++;
  return n;
}

/* How many open items have as few options as the item, itself included; 0 where one has fewer. */
static uint32_t
count_equals (const CoverLinks *links, uint32_t item)
{
  uint32_t n = 0;

  for (uint32_t header = links->right[0]; header != 0; header = links->right[header])
    {
      if (links->size[header] < links->size[item])
        return 0;
      n += links->size[header] == links->size[item];
    }
  return n;
}

/* Fills %1 with the item's name and %2 with `n`. */
static void
words_tell_item (const Telling *telling, const char *sentence, uint64_t n)
{
  words_fill (telling->out, sentence,
              WORDS_WITH (WORDS_TEXT (base_text_string (&telling->name)), WORDS_NUMBER (n)));
}

/* Fills %1 with the option, %2 with the item's name and %3 with `n`. */
static void
words_tell_option (const Telling *telling, const char *sentence, uint64_t n)
{
  words_fill (telling->out, sentence,
              WORDS_WITH (WORDS_TEXT (base_text_string (&telling->subject)),
                          WORDS_TEXT (base_text_string (&telling->name)), WORDS_NUMBER (n)));
}

static const char *
choose_cell (const Telling *telling, uint32_t n, bool fewest)
{
  if (words_subject_look (telling->moment->subject) == BOARD_LOOK_SYMBOLS)
    return fewest ? P_ ("Cell %1: %2 digit fits, the fewest.",
                        "Cell %1: %2 digits fit, the fewest.", n)
                  : P_ ("Cell %1: %2 digit fits.", "Cell %1: %2 digits fit.", n);
  /* TRANSLATORS: %1 is a cell or a slot of a board: "R2C5", "slot 5" */
  return fewest ? P_ ("%1: %2 way to fill it is left, the fewest.",
                      "%1: %2 ways to fill it are left, the fewest.", n)
                : P_ ("%1: %2 way to fill it is left.", "%1: %2 ways to fill it are left.", n);
}

static void
tell_choose (const Telling *telling)
{
  const uint32_t n = telling->links->size[telling->item];
  const CoverRule rule = cover_search_rule (telling->moment->search);
  const uint32_t n_equals = count_equals (telling->links, telling->item);
  const bool fewest = rule != COVER_RULE_FIRST && n_equals > 0;
  const char *sentence;

  switch (telling->what.kind)
    {
    case BOARD_ITEM_CELL:
      sentence = choose_cell (telling, n, fewest);
      break;
    case BOARD_ITEM_PLACE:
    case BOARD_ITEM_VALUE:
      sentence = fewest ? P_ ("%1: %2 place is left, the fewest.",
                              "%1: %2 places are left, the fewest.", n)
                        : P_ ("%1: %2 place is left.", "%1: %2 places are left.", n);
      break;
    default:
      sentence = fewest ? P_ ("Item %1: %2 option is left, the fewest.",
                              "Item %1: %2 options are left, the fewest.", n)
                        : P_ ("Item %1: %2 option is left.", "Item %1: %2 options are left.", n);
    }
  words_tell_item (telling, sentence, n);
  if (rule == COVER_RULE_FIRST)
    /* TRANSLATORS: a sentence of its own behind another one, after a space */
    base_text_add (telling->out, _ (" It is the first open item."));
  else if (rule == COVER_RULE_RANDOM && n_equals > 1)
    /* TRANSLATORS: a sentence of its own behind another one, after a space; %1 is 2 or more */
    words_fill (telling->out,
                P_ (" %1 item has as few: chance decided.",
                    " %1 items have as few: chance decided.", n_equals),
                WORDS_WITH (WORDS_NUMBER (n_equals)));
}

static void
tell_dead_end (const Telling *telling)
{
  const BoardItemKind kind = telling->what.kind;

  if (kind == BOARD_ITEM_CELL
      && words_subject_look (telling->moment->subject) == BOARD_LOOK_SYMBOLS)
    words_tell_item (telling, _ ("Dead end: no digit is left for %1."), 0);
  else if (kind == BOARD_ITEM_CELL)
    words_tell_item (telling, _ ("Dead end: there is no way left to fill %1."), 0);
  else if (kind == BOARD_ITEM_PLACE || kind == BOARD_ITEM_VALUE)
    words_tell_item (telling, _ ("Dead end: no place is left for %1."), 0);
  else
    words_tell_item (telling, _ ("Dead end: no option is left for %1."), 0);
}

/* `alone` is the sentence for the only item in the list, which has the root on both sides. */
static void
tell_header (Telling *telling, const char *sentence, const char *alone)
{
  const CoverLinks *links = telling->links;
  const bool is_alone = links->left[telling->item] == links->right[telling->item];

  words_subject_add_item (telling->moment->subject, links->left[telling->item], &telling->left);
  words_subject_add_item (telling->moment->subject, links->right[telling->item], &telling->right);
  words_fill (telling->out, is_alone ? alone : sentence,
              WORDS_WITH (WORDS_TEXT (base_text_string (&telling->name)),
                          WORDS_TEXT (base_text_string (&telling->left)),
                          WORDS_TEXT (base_text_string (&telling->right))));
}

/* The colour that the event's option gives the item, as the problem has it: in the links it may be
 * marked as known to agree. */
static const char *
words_colour_of (const Telling *telling)
{
  const CoverProblem *problem = telling->moment->subject->problem;
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (
      problem, cover_links_option (telling->links, telling->event->node), &n_terms);

  for (uint32_t i = 0; i < n_terms; i++)
    if (terms[i].item + 1 == telling->item && terms[i].colour != 0)
      return cover_problem_colour_name (problem, terms[i].colour, NULL);
  return "";
}

static void
tell_colour (const Telling *telling, const char *sentence)
{
  words_fill (telling->out, sentence,
              WORDS_WITH (WORDS_TEXT (base_text_string (&telling->name)),
                          WORDS_TEXT (words_colour_of (telling)),
                          WORDS_TEXT (base_text_string (&telling->subject))));
}

static bool
has_colour (const CoverLinks *links, uint32_t header)
{
  return links->colour != NULL && links->colour[header] > 0;
}

static void
tell_try (const Telling *telling)
{
  uint32_t branches;
  uint32_t tried = cover_search_tried (telling->moment->search, telling->event->level, &branches);

  words_fill (telling->out, _ ("Try %1 (choice %2 of %3)."),
              WORDS_WITH (WORDS_TEXT (base_text_string (&telling->subject)), WORDS_NUMBER (tried),
                          WORDS_NUMBER (branches)));
}

static void
tell_deeper (const Telling *telling)
{
  const uint32_t n = count_open (telling->links);

  words_fill (
      telling->out,
      n == 0 ? _ ("Level %1: no item is open.")
             : P_ ("Level %1: %2 item is still open.", "Level %1: %2 items are still open.", n),
      WORDS_WITH (WORDS_NUMBER (words_level (telling->event) + 1u), WORDS_NUMBER (n)));
}

static const char *
solution_of (BoardLook look)
{
  switch (look)
    {
    case BOARD_LOOK_SYMBOLS:
      return _ ("Solution %1: the grid is full.");
    case BOARD_LOOK_SLOTS:
    case BOARD_LOOK_PIECES:
      return _ ("Solution %1: the board is full.");
    case BOARD_LOOK_QUEENS:
      return _ ("Solution %1: all queens are placed.");
    default:
      return _ ("Solution %1: every item is covered once.");
    }
}

static void
words_tell_solution (const Telling *telling)
{
  const WordsMoment *moment = telling->moment;

  words_fill (telling->out, solution_of (words_subject_look (moment->subject)),
              WORDS_WITH (WORDS_NUMBER (cover_search_counters (moment->search)->solutions + 1)));
}

static void
tell_level_done (const Telling *telling)
{
  const uint32_t n = telling->links->size[telling->item];
  const char *sentence;

  if (telling->event->level == 0)
    sentence = n == 0   ? _ ("There was no choice to try.")
               : n == 2 ? _ ("Both choices were tried.")
                        : P_ ("The only choice was tried.", "All %1 choices were tried.", n);
  else
    sentence = n == 0   ? _ ("There was no choice to try; back to level %2.")
               : n == 2 ? _ ("Both choices were tried; back to level %2.")
                        : P_ ("The only choice was tried; back to level %2.",
                              "All %1 choices were tried; back to level %2.", n);
  words_fill (telling->out, sentence,
              WORDS_WITH (WORDS_NUMBER (n), WORDS_NUMBER (words_level (telling->event) - 1u)));
}

static void
tell_end (const Telling *telling)
{
  const uint64_t n = cover_search_counters (telling->moment->search)->solutions;

  words_fill (telling->out,
              n == 0 ? _ ("Finished: there is no solution.")
                     : P_ ("Finished: there is exactly one solution.",
                           "Finished: there are %1 solutions.", n),
              WORDS_WITH (WORDS_NUMBER (n)));
}

/* It is long because each kind of event has its sentence here. */
static void
words_event_add_option (Telling *telling)
{
  const uint32_t size = telling->links->size[telling->item];

  switch (telling->event->kind)
    {
    case COVER_EVENT_GIVEN:
      words_tell_option (telling, _ ("Given: %1."), 0);
      break;
    case COVER_EVENT_CHOOSE:
      tell_choose (telling);
      break;
    case COVER_EVENT_COVER:
      words_tell_item (telling,
                       size == 0 ? _ ("Cover %1: it has no option to hide.")
                                 : P_ ("Cover %1: %2 option is hidden.",
                                       "Cover %1: %2 options are hidden.", size),
                       size);
      break;
    case COVER_EVENT_UNLINK_HEADER:
      tell_header (telling, _ ("Unlink %1, so that %2 and %3 point past it."),
                   _ ("Unlink %1, so that %2 points to itself."));
      break;
    case COVER_EVENT_PURIFY:
      tell_colour (telling, _ ("%1 takes colour %2: options that give it another are hidden."));
      break;
    case COVER_EVENT_HIDE:
      words_tell_option (telling,
                         has_colour (telling->links, telling->item)
                             ? _ ("%1 leaves its other lists: %2 has another colour.")
                             : _ ("%1 leaves its other lists."),
                         0);
      break;
    case COVER_EVENT_UNLINK:
      words_tell_option (telling,
                         size == 1 ? _ ("%1 leaves the list of %2, which has no option left.")
                                   : P_ ("%1 leaves the list of %2, which has %3 option left.",
                                         "%1 leaves the list of %2, which has %3 options left.",
                                         size - 1u),
                         size - 1u);
      break;
    case COVER_EVENT_CLEANSE:
      tell_colour (telling, _ ("%3 may stay: it gives %1 colour %2 too."));
      break;
    case COVER_EVENT_TRY:
      tell_try (telling);
      break;
    case COVER_EVENT_DEEPER:
      tell_deeper (telling);
      break;
    case COVER_EVENT_SOLUTION:
      words_tell_solution (telling);
      break;
    case COVER_EVENT_DEAD_END:
      tell_dead_end (telling);
      break;
    case COVER_EVENT_UNTRY:
      words_tell_option (telling,
                         telling->moment->solved ? _ ("Take back %1 to look for more.")
                                                 : _ ("%1 did not work; take it back."),
                         0);
      break;
    case COVER_EVENT_UNCOVER:
      words_tell_item (
          telling,
          size == 0 ? _ ("Uncover %1: it hid no option.")
                    : P_ ("Uncover %1: %2 option returns.", "Uncover %1: %2 options return.", size),
          size);
      break;
    case COVER_EVENT_UNPURIFY:
      tell_colour (telling, _ ("%1 gives up colour %2: options that give it another return."));
      break;
    case COVER_EVENT_UNHIDE:
      words_tell_option (telling, _ ("%1 returns to its other lists."), 0);
      break;
    case COVER_EVENT_RELINK:
      words_tell_option (telling, _ ("%1 returns to the list of %2."), 0);
      break;
    case COVER_EVENT_UNCLEANSE:
      tell_colour (telling, _ ("%3 shows again that it gives %1 colour %2."));
      break;
    case COVER_EVENT_RELINK_HEADER:
      tell_header (telling, _ ("%1 returns between %2 and %3."), _ ("%1 is alone with %2 again."));
      break;
    case COVER_EVENT_LEVEL_DONE:
      tell_level_done (telling);
      break;
    case COVER_EVENT_END:
      tell_end (telling);
      break;
    case COVER_EVENT_KINDS:
      break;
    }
}

/* Whether the sentence may begin with a word, and not with a name or a symbol, which must stay
 * unchanged. */
static bool
may_begin_with_a_word (const Telling *telling)
{
  const bool of_item =
      telling->event->kind == COVER_EVENT_PURIFY || telling->event->kind == COVER_EVENT_UNPURIFY;

  if (telling->what.kind == BOARD_ITEM_NAMED)
    return !of_item && telling->subject.length > 0;
  return telling->what.kind != BOARD_ITEM_PLACE
         || words_subject_look (telling->moment->subject) == BOARD_LOOK_QUEENS;
}

/* A sentence begins with a capital letter.  In an alphabet that is not ASCII the word stays as the
 * translator wrote it. */
static void
capitalise (char *first)
{
  if (*first >= 'a' && *first <= 'z')
    *first = (char) (*first - 'a' + 'A');
}

void
words_add_event (const WordsMoment *moment, const CoverEvent *event, BaseText *out)
{
  const CoverLinks *links = cover_search_links (moment->search);
  Telling telling = { .moment = moment, .links = links, .event = event, .out = out };
  const size_t start = out->length;

  telling.item = event->node != 0 ? links->nodes[event->node].item : 0;
  if (event->node != 0 && event->node <= links->n_items)
    telling.item = event->node;
  telling.what = words_subject_item (moment->subject, telling.item);
  if (telling.item != 0)
    words_subject_add_item (moment->subject, telling.item, &telling.name);
  if (event->node > links->n_items)
    words_add_option (moment->subject, cover_links_option (links, event->node), &telling.subject);
  words_event_add_option (&telling);
  if (out->length > start && may_begin_with_a_word (&telling))
    capitalise (out->bytes + start);
  out->failed |=
      telling.name.failed | telling.subject.failed | telling.left.failed | telling.right.failed;
  base_text_clear (&telling.name);
  base_text_clear (&telling.subject);
  base_text_clear (&telling.left);
  base_text_clear (&telling.right);
}
