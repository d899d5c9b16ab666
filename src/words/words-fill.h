/* words-fill.h - sentences with places to fill: %1 to %9.
 *
 * A translation may name the places in another order, or leave one out; %% is a percent sign.
 * Numbers are digits only, whatever the locale: people search for them, and programs read them. */
#ifndef WORDS_FILL_H
#define WORDS_FILL_H

#include "base-text.h"

/* The content of a place: a text, or a number where `text` is NULL. */
typedef struct
{
  const char *text;
  uint64_t    number;
} WordsPart;

#define WORDS_PARTS      4
#define WORDS_TEXT(text) { (text), 0 }
#define WORDS_NUMBER(n)  { NULL, (n) }

/* words_fill (out, _ ("%1 has %2."), WORDS_WITH (WORDS_TEXT (name), WORDS_NUMBER (n))) */
#define WORDS_WITH(...) ((const WordsPart[WORDS_PARTS]){ __VA_ARGS__ })

/* Adds a text from a file so that it is safe on a terminal: control characters, also those of C1,
 * and bytes that are not UTF-8 become question marks.  Texts that fill a place go through it. */
void words_add_harmless (BaseText *out, const char *text);

/* The same of lines: their ends and tabs stay. */
void words_add_harmless_lines (BaseText *out, const char *bytes, size_t length);

void words_fill (BaseText *out, const char *sentence, const WordsPart parts[WORDS_PARTS]);

#endif
