/* words-reason-private.h - lists of items and options in the sentences of a step. */
#ifndef WORDS_REASON_PRIVATE_H
#define WORDS_REASON_PRIVATE_H

#include "words.h"

/* Names, with commas between them; of more than `most` the first ones and an ellipsis. */
void words_reason_add_items (const Subject *subject,
                             const uint32_t *items,
                             uint32_t n,
                             uint32_t most,
                             BaseText *out);
void words_reason_add_options (const Subject *subject,
                               const uint32_t *options,
                               uint32_t n,
                               uint32_t most,
                               BaseText *out);

/* Fills %1 and %2 with texts, and clears them. */
void words_reason_fill (BaseText *out, const char *sentence, BaseText *one, BaseText *other);

/* The same with names: %1 of an option, %2 of an item. */
void words_reason_fill_names (const Subject *subject,
                              const char *sentence,
                              uint32_t option,
                              uint32_t item,
                              BaseText *out);

/* Whether the step is described link by link.  Sets of a few items, and steps with several cases,
 * are described as a whole. */
bool words_reason_is_chain (const ReasonStep *step);

/* Sentences about the last option of an item, each with %1 for the item: %2 is the value of a cell,
 * the cell of a value, or, where the item or the board is of another kind, the option. */
typedef struct
{
  const char *of_value, *of_place, *of_option;
} WordsReasonLast;

void words_reason_add_last (const Subject *subject,
                            uint32_t item,
                            uint32_t option,
                            const WordsReasonLast *sentences,
                            BaseText *out);

/* Adds one sentence: about the last option of an item, what uniqueness refutes, or which items an
 * option leaves nothing for, of which it names at most `most`. */
void words_reason_add_plain (const Subject *subject,
                             const ReasonStep *step,
                             uint32_t most,
                             BaseText *out);

#endif
