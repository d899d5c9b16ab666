/* words-reason-whole.c - a step of a path so that a person can follow it.
 *
 * Three kinds of steps have sentences of their own: sets of a table, where n items have n
 * places; steps that use uniqueness, which name the extras; and chains.  A chain of one or two
 * conclusions is three sentences at most.  A longer one is a numbered list.  A number of the
 * list that depends on others than the one before names them. */
#include "words-reason-private.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words-subject-private.h"

#define MOST_ITEMS 12u

/* Adds what a link leaves over. */
static void
add_last_option (const Subject *subject, const ReasonLink *link, BaseText *out)
{
  const WordsReasonLast last = {
    /* TRANSLATORS: "Then R1C1 must be 7." */
    .of_value = _ ("Then %1 must be %2."),
    /* TRANSLATORS: "Then 7 in row 3 must be in R3C5." */
    .of_place = _ ("Then %1 must be in %2."),
    .of_option = _ ("Then only %2 is left for %1."),
  };

  words_reason_add_last (subject, link->item, link->option, &last, out);
}

/* Adds that an item has no option. */
static void
add_empty (const Subject *subject, uint32_t item, BaseText *out)
{
  const BoardItem what = words_subject_item (subject, item + 1);
  BaseText name = BASE_TEXT_EMPTY, none = BASE_TEXT_EMPTY;

  words_add_item (subject, item, &name);
  words_reason_fill (out,
                     what.kind == BOARD_ITEM_PLACE || what.kind == BOARD_ITEM_VALUE
                         ? _ ("Then no place is left for %1.")
                         : _ ("Then nothing is left for %1."),
                     &name, &none);
}

/* Adds the numbers of the causes, where they are others than the number before. */
static void
add_causes (const ReasonLink *link, uint32_t number, BaseText *out)
{
  BaseText numbers = BASE_TEXT_EMPTY;
  bool is_first = true;

  if (link->causes == 0 || link->causes == (uint64_t) 1 << (number - 2))
    return;
  for (uint32_t bit = 0; bit < 64; bit++)
    if (link->causes >> bit & 1)
      {
        base_text_add (&numbers, is_first ? "" : ", ");
        base_text_add_number (&numbers, bit + 1u);
        is_first = false;
      }
  base_text_add_char (out, ' ');
  /* TRANSLATORS: %1 is one or more numbers of a list: "It follows from 1, 3." */
  words_fill (out, _ ("It follows from %1."),
              WORDS_WITH (WORDS_TEXT (base_text_string (&numbers))));
  out->failed |= numbers.failed;
  base_text_clear (&numbers);
}

static void
add_number (uint32_t number, BaseText *out)
{
  base_text_add_char (out, '(');
  base_text_add_number (out, number);
  base_text_add (out, ") ");
}

/* Adds conclusion number `number`; 1: what is supposed. */
static void
add_link (const Subject *subject,
          const ReasonStep *step,
          uint32_t number,
          bool is_list,
          BaseText *out)
{
  const ReasonLink *link = number > 1 ? &step->links[number - 2] : NULL;

  if (is_list)
    add_number (number, out);
  if (link == NULL)
    words_reason_fill_names (subject, _ ("Suppose %1."), step->struck[0], step->items[0], out);
  else if (link->option != COVER_NONE)
    add_last_option (subject, link, out);
  else
    add_empty (subject, link->item, out);
  if (is_list && link != NULL)
    add_causes (link, number, out);
}

void
words_add_reason_link (const Subject *subject,
                       const ReasonStep *step,
                       uint32_t number,
                       BaseText *out)
{
  add_link (subject, step, number, true, out);
}

static void
add_links (const Subject *subject, const ReasonStep *step, const char *separator, BaseText *out)
{
  for (uint32_t number = 1; number <= step->n_links + 1; number++)
    {
      base_text_add (out, number > 1 ? separator : "");
      add_link (subject, step, number, step->n_links > 2, out);
    }
}

/* The sentence of a set: the places that as many items share.  NULL: the step is no such set. */
static const char *
set_sentence (const ReasonStep *step)
{
  switch (step->technique)
    {
    case REASON_LOCKED_PAIR:
    case REASON_LOCKED_TRIPLE:
    case REASON_NAKED_PAIR:
    case REASON_NAKED_TRIPLE:
    case REASON_NAKED_QUAD:
      return _ ("Together, %1 have only %2 values.");
    case REASON_HIDDEN_PAIR:
    case REASON_HIDDEN_TRIPLE:
    case REASON_HIDDEN_QUAD:
      return _ ("Together, %1 have only %2 cells.");
    case REASON_X_WING:
    case REASON_SWORDFISH:
    case REASON_JELLYFISH:
      return _ ("Together, %1 have places in only %2 lines.");
    default:
      return NULL;
    }
}

static void
add_set (const Subject *subject, const ReasonStep *step, const char *separator, BaseText *out)
{
  BaseText items = BASE_TEXT_EMPTY;

  words_reason_add_items (subject, step->items, step->n_items, MOST_ITEMS, &items);
  words_fill (out, set_sentence (step),
              WORDS_WITH (WORDS_TEXT (base_text_string (&items)), WORDS_NUMBER (step->n_items)));
  out->failed |= items.failed;
  base_text_clear (&items);
  base_text_add (out, separator);
  words_reason_fill_names (subject, _ ("%1 would take one of them, and too few would be left."),
                           step->struck[0], step->items[0], out);
}

/* Uniqueness: one of the extras is true, and the option leaves none of them. */
static void
add_unique (const Subject *subject, const ReasonStep *step, const char *separator, BaseText *out)
{
  const uint32_t n_beside = step->n_items - step->n_exchanged;
  BaseText first = BASE_TEXT_EMPTY, second = BASE_TEXT_EMPTY;

  words_reason_add_items (subject, step->items, step->n_exchanged, UINT32_MAX, &first);
  words_reason_fill (
      out,
      step->is_everywhere
          ? _ ("If all open items had two options, there would be a second solution.")
          : _ ("Without other options, values of %1 could be exchanged: a second solution."),
      &first, &second);
  base_text_add (out, separator);
  words_reason_add_options (subject, step->extras, step->n_extras, MOST_ITEMS, &first);
  words_reason_fill (
      out, step->n_extras == 1 ? _ ("So %1 is true.") : _ ("So one of these is true: %1."), &first,
      &second);
  base_text_add (out, separator);
  words_add_option (subject, step->struck[0], &first);
  words_reason_add_items (subject, step->items + step->n_exchanged, n_beside, MOST_ITEMS, &second);
  words_reason_fill (out,
                     n_beside == 0 ? _ ("%1 would rule that out.")
                                   : _ ("With %1, that and %2 are not possible together."),
                     &first, &second);
}

void
words_add_reason_whole (const Subject *subject,
                        const ReasonStep *step,
                        const char *separator,
                        BaseText *out)
{
  if (step->is_unique && step->n_extras > 0)
    add_unique (subject, step, separator, out);
  else if (set_sentence (step) != NULL)
    add_set (subject, step, separator, out);
  else if (step->n_items > 1 && step->n_links > 0)
    add_links (subject, step, separator, out);
  else
    words_reason_add_plain (subject, step, MOST_ITEMS, out);
}

void
words_add_reason_line (const Subject *subject,
                       const ReasonStep *step,
                       uint64_t number,
                       BaseText *out)
{
  base_text_add_number (out, number);
  base_text_add (out, ". ");
  base_text_add (out, words_reason_name (subject, step));
  base_text_add (out, ". ");
  words_add_reason_whole (subject, step, " ", out);
  base_text_add_char (out, ' ');
  words_add_reason_whole_end (subject, step, out);
}
