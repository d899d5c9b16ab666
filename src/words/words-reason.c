/* words-reason.c - a step of a path in a few words.
 *
 * The sentences name items and options as their board does.  They use no names of techniques, so
 * every problem has them.  Short forms name fewer things, or cut a name, until they fit. */
#include "words-reason-private.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words-subject-private.h"

#define MOST_NAMES 10u

typedef void (*AddName) (const Subject *subject, uint32_t number, BaseText *out);

static void
add_names (const Subject *subject,
           AddName add,
           const uint32_t *numbers,
           uint32_t n,
           uint32_t most,
           BaseText *out)
{
  for (uint32_t i = 0; i < n && i < most; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      add (subject, numbers[i], out);
    }
  if (n > most)
    base_text_add (out, most == 0 ? "\u2026" : ", \u2026");
}

void
words_reason_add_items (const Subject *subject,
                        const uint32_t *items,
                        uint32_t n,
                        uint32_t most,
                        BaseText *out)
{
  add_names (subject, words_add_item, items, n, most, out);
}

void
words_reason_add_options (const Subject *subject,
                          const uint32_t *options,
                          uint32_t n,
                          uint32_t most,
                          BaseText *out)
{
  add_names (subject, words_add_option, options, n, most, out);
}

void
words_reason_fill (BaseText *out, const char *sentence, BaseText *one, BaseText *other)
{
  words_fill (
      out, sentence,
      WORDS_WITH (WORDS_TEXT (base_text_string (one)), WORDS_TEXT (base_text_string (other))));
  out->failed |= one->failed | other->failed;
  base_text_clear (one);
  base_text_clear (other);
}

void
words_reason_fill_names (const Subject *subject,
                         const char *sentence,
                         uint32_t option,
                         uint32_t item,
                         BaseText *out)
{
  BaseText one = BASE_TEXT_EMPTY, other = BASE_TEXT_EMPTY;

  words_add_option (subject, option, &one);
  words_add_item (subject, item, &other);
  words_reason_fill (out, sentence, &one, &other);
}

bool
words_reason_is_chain (const ReasonStep *step)
{
  return step->n_links > 2 && step->n_links == step->n_items
         && !reason_technique_is_set (step->technique);
}

ReasonTechnique
words_reason_technique (const Subject *subject, const ReasonStep *step)
{
  if (words_subject_look (subject) == BOARD_LOOK_SYMBOLS || step->technique >= REASON_AIC)
    return step->technique;
  if (step->placed != COVER_NONE)
    return REASON_SINGLE;
  return words_reason_is_chain (step) ? REASON_AIC : REASON_SMALL_SET;
}

const char *
words_reason_name (const Subject *subject, const ReasonStep *step)
{
  return words_name (reason_technique_name (words_reason_technique (subject, step))->name);
}

static const char *
refuting_sentence (const ReasonStep *step)
{
  if (step->is_unique)
    return step->is_everywhere
               ? _ ("With %2, all open items would have two options, and there would be a "
                    "second solution.")
               : _ ("With %2, values of %1 could be exchanged, and there would be a second "
                    "solution.");
  return step->n_items == 1 ? _ ("With %2, nothing would be left for %1.")
                            : _ ("With %2, nothing would be left for one of these: %1.");
}

void
words_reason_add_last (const Subject *subject,
                       uint32_t item,
                       uint32_t option,
                       const WordsReasonLast *sentences,
                       BaseText *out)
{
  const BoardItem what = words_subject_item (subject, item + 1);
  const BoardOption chosen = words_subject_option (subject, option);
  const bool has_cell = words_subject_look (subject) == BOARD_LOOK_SYMBOLS && chosen.n_cells == 1;
  const char *sentence = sentences->of_option;
  BaseText name = BASE_TEXT_EMPTY, last = BASE_TEXT_EMPTY;

  words_add_item (subject, item, &name);
  if (has_cell && what.kind == BOARD_ITEM_CELL)
    {
      sentence = sentences->of_value;
      words_subject_add_value (subject, chosen.value, &last);
    }
  else if (has_cell && what.kind == BOARD_ITEM_PLACE)
    {
      sentence = sentences->of_place;
      words_subject_add_cells (subject, &chosen, &last);
    }
  else
    words_add_option (subject, option, &last);
  words_reason_fill (out, sentence, &name, &last);
}

void
words_reason_add_plain (const Subject *subject,
                        const ReasonStep *step,
                        uint32_t most,
                        BaseText *out)
{
  const WordsReasonLast last = {
    /* TRANSLATORS: "R1C1 can only be 7." */
    .of_value = _ ("%1 can only be %2."),
    /* TRANSLATORS: "7 in row 3 can only be in R3C5." */
    .of_place = _ ("%1 can only be in %2."),
    .of_option = _ ("Only %2 is left for %1."),
  };
  BaseText items = BASE_TEXT_EMPTY, option = BASE_TEXT_EMPTY;

  if (step->placed != COVER_NONE && !step->is_unique)
    {
      words_reason_add_last (subject, step->items[0], step->placed, &last, out);
      return;
    }
  words_reason_add_items (subject, step->items, step->is_unique ? step->n_exchanged : step->n_items,
                          most, &items);
  words_add_option (subject, step->placed != COVER_NONE ? step->placed : step->struck[0], &option);
  words_reason_fill (out, refuting_sentence (step), &items, &option);
}

/* A sentence in which lists have at most `most` names. */
typedef void (*AddSentence) (const Subject *subject,
                             const ReasonStep *step,
                             uint32_t most,
                             BaseText *out);

static size_t
count_characters (const BaseText *text)
{
  size_t n = 0;

  for (size_t i = 0; i < text->length; i++)
    n += ((unsigned char) text->bytes[i] & 0xc0) != 0x80;
  return n;
}

/* Adds the first characters of a text, and an ellipsis. */
static void
add_cut (const BaseText *text, size_t n, BaseText *out)
{
  size_t end = 0;

  for (size_t i = 0; i + 1 < n; i++)
    end += base_utf8_length (text->bytes + end, text->length - end);
  base_text_add_bytes (out, text->bytes, end);
  base_text_add (out, "\u2026");
}

/* Adds the sentence with so few names that it fits. */
static void
add_bounded (AddSentence add, const Subject *subject, const ReasonStep *step, BaseText *out)
{
  BaseText text = BASE_TEXT_EMPTY;

  for (uint32_t most = MOST_NAMES; most > 0; most--)
    {
      base_text_reset (&text);
      add (subject, step, most, &text);
      if (count_characters (&text) <= WORDS_REASON_MOST)
        break;
    }
  if (count_characters (&text) <= WORDS_REASON_MOST)
    base_text_add (out, base_text_string (&text));
  else
    add_cut (&text, WORDS_REASON_MOST, out);
  out->failed |= text.failed;
  base_text_clear (&text);
}

static void
add_end (const Subject *subject, const ReasonStep *step, uint32_t most, BaseText *out)
{
  BaseText options = BASE_TEXT_EMPTY, none = BASE_TEXT_EMPTY;

  if (step->placed != COVER_NONE)
    words_add_option (subject, step->placed, &options);
  else
    words_reason_add_options (subject, step->struck, step->n_struck, most, &options);
  words_reason_fill (out, step->placed != COVER_NONE ? _ ("So %1.") : _ ("Ruled out: %1."),
                     &options, &none);
}

void
words_add_reason_end (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  add_bounded (add_end, subject, step, out);
}

void
words_add_reason_whole_end (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  add_end (subject, step, UINT32_MAX, out);
}

void
words_add_reason_place (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  BaseText items = BASE_TEXT_EMPTY, none = BASE_TEXT_EMPTY;

  words_reason_add_items (subject, step->items, step->n_items, WORDS_REASON_PLACES, &items);
  words_reason_fill (out, _ ("Look at %1."), &items, &none);
}

/* Adds the number under which pictures of the chain show what was named: "R1C1=7 (2)". */
static void
add_stage (uint32_t number, BaseText *out)
{
  base_text_add (out, " (");
  base_text_add_number (out, number);
  base_text_add_char (out, ')');
}

/* Adds what follows in a chain: link by link, or of more than `most` links only where it begins and
 * ends. */
static void
add_chain (const Subject *subject, const ReasonStep *step, uint32_t most, BaseText *out)
{
  BaseText first = BASE_TEXT_EMPTY, last = BASE_TEXT_EMPTY, links = BASE_TEXT_EMPTY;
  const uint32_t n = step->n_links - 1;

  words_add_option (subject, step->struck[0], &first);
  add_stage (1, &first);
  words_add_item (subject, step->links[n].item, &last);
  add_stage (n + 2, &last);
  for (uint32_t i = 0; i < n && n <= most; i++)
    {
      base_text_add (&links, i == 0 ? "" : ", ");
      words_add_option (subject, step->links[i].option, &links);
      add_stage (i + 2, &links);
    }
  words_fill (out,
              n <= most ? _ ("Choose %1: then %2 follow, and nothing is left for %3.")
                        : _ ("Choose %1: one follows from another, until nothing is left for %3."),
              WORDS_WITH (WORDS_TEXT (base_text_string (&first)),
                          WORDS_TEXT (base_text_string (&links)),
                          WORDS_TEXT (base_text_string (&last))));
  out->failed |= first.failed | last.failed | links.failed;
  base_text_clear (&first);
  base_text_clear (&last);
  base_text_clear (&links);
}

#define MOST_LINKS 4u

static void
add_reason (const Subject *subject, const ReasonStep *step, uint32_t most, BaseText *out)
{
  if (words_reason_is_chain (step))
    add_chain (subject, step, most < MOST_LINKS ? most : MOST_LINKS, out);
  else
    words_reason_add_plain (subject, step, most, out);
}

void
words_add_reason (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  add_bounded (add_reason, subject, step, out);
}

void
words_add_named_reason (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  if (words_reason_technique (subject, step) != REASON_SMALL_SET)
    {
      base_text_add (out, words_reason_name (subject, step));
      base_text_add (out, ". ");
    }
  words_add_reason (subject, step, out);
}
