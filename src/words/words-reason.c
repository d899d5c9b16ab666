/* words-reason.c - a step of a path as sentences.
 *
 * The sentences name items and options as their board does.  They use no names of techniques, so
 * every problem has them. */
#include "words.h"

#include "words-fill.h"
#include "words-gettext.h"

static void
add_items (const Subject *subject, const uint32_t *items, uint32_t n, uint32_t most, BaseText *out)
{
  for (uint32_t i = 0; i < n && i < most; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      words_add_item (subject, items[i], out);
    }
  if (n > most)
    base_text_add (out, ", \u2026");
}

static void
add_options (const Subject *subject, const uint32_t *options, uint32_t n, BaseText *out)
{
  for (uint32_t i = 0; i < n; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      words_add_option (subject, options[i], out);
    }
}

/* Adds the links of a chain in their order, without the end. */
static void
add_links (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  for (uint32_t i = 0; i + 1 < step->n_links; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      words_add_option (subject, step->links[i].option, out);
    }
}

/* Fills %1 and %2. */
static void
fill_two (BaseText *out, const char *sentence, BaseText *one, BaseText *other)
{
  words_fill (
      out, sentence,
      WORDS_WITH (WORDS_TEXT (base_text_string (one)), WORDS_TEXT (base_text_string (other))));
  out->failed |= one->failed | other->failed;
  base_text_clear (one);
  base_text_clear (other);
}

void
words_add_reason_end (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  BaseText options = BASE_TEXT_EMPTY, none = BASE_TEXT_EMPTY;

  if (step->placed != COVER_NONE)
    words_add_option (subject, step->placed, &options);
  else
    add_options (subject, step->struck, step->n_struck, &options);
  fill_two (out, step->placed != COVER_NONE ? _ ("Chosen: %1.") : _ ("Ruled out: %1."), &options,
            &none);
}

void
words_add_reason_place (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  BaseText items = BASE_TEXT_EMPTY, none = BASE_TEXT_EMPTY;

  add_items (subject, step->items, step->n_items, WORDS_REASON_PLACES, &items);
  fill_two (out, _ ("Look at %1."), &items, &none);
}

/* Describes a chain option by option, until something has no option left. */
static void
add_chain (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  BaseText first = BASE_TEXT_EMPTY, last = BASE_TEXT_EMPTY, links = BASE_TEXT_EMPTY;

  words_add_option (subject, step->struck[0], &first);
  words_add_item (subject, step->links[step->n_links - 1].item, &last);
  add_links (subject, step, &links);
  words_fill (out, _ ("Choose %1: then %2 follow, and nothing is left for %3."),
              WORDS_WITH (WORDS_TEXT (base_text_string (&first)),
                          WORDS_TEXT (base_text_string (&links)),
                          WORDS_TEXT (base_text_string (&last))));
  out->failed |= first.failed | last.failed | links.failed;
  base_text_clear (&first);
  base_text_clear (&last);
  base_text_clear (&links);
}

/* Whether the step is described link by link.  Sets of a few items, and steps with several cases,
 * are described as a whole. */
static bool
is_told_as_chain (const ReasonStep *step)
{
  return step->n_links > 2 && step->n_links == step->n_items && step->technique >= REASON_SKYSCRAPER
         && step->technique != REASON_NAKED_QUAD && step->technique != REASON_JELLYFISH
         && step->technique != REASON_HIDDEN_QUAD;
}

/* Returns the sentence of a step that relies on the solution being the only one. */
static const char *
unique_sentence (const ReasonStep *step)
{
  return step->technique == REASON_BUG_1
             ? _ ("Beside %2, all open items would have two options, and there would be a second "
                  "solution.")
             : _ ("Beside %2, values of %1 could be exchanged, and there would be a second "
                  "solution.");
}

void
words_add_reason (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  BaseText items = BASE_TEXT_EMPTY, options = BASE_TEXT_EMPTY;

  if (is_told_as_chain (step))
    add_chain (subject, step, out);
  else
    {
      add_items (subject, step->items, step->is_unique && step->n_items > 4 ? 4 : step->n_items,
                 UINT32_MAX, &items);
      if (step->placed != COVER_NONE)
        words_add_option (subject, step->placed, &options);
      else
        words_add_option (subject, step->struck[0], &options);
      fill_two (out,
                step->is_unique              ? unique_sentence (step)
                : step->placed != COVER_NONE ? _ ("Only %2 is left for %1.")
                : step->n_items == 1         ? _ ("Beside %2, nothing would be left for %1.")
                                             : _ ("Beside %2, these cannot all be covered: %1."),
                &items, &options);
    }
}
