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

/* The sentence of a step of one item or of one that uses uniqueness: %1 is for items, %2 for an
 * option. */
const char *words_reason_sentence (const ReasonStep *step);

/* The items that the sentence names. */
uint32_t words_reason_n_named (const ReasonStep *step);

/* The option that the sentence is about. */
uint32_t words_reason_option (const ReasonStep *step);

#endif
