/* words-gettext.h - marks texts for translation, and translates them.
 *
 * The catalogue is named at every look-up, so that a program with a catalogue of its own can use
 * these rooms too.  The program alone chooses the language, once, before the first sentence. */
#ifndef WORDS_GETTEXT_H
#define WORDS_GETTEXT_H

#include "base-gettext.h"

#include <libintl.h>
#include <stdint.h>

#define WORDS_DOMAIN "quadrille"

/* Translated here; two forms that P_ translates where they are shown; one of two forms by the
 * number.  One form that is translated where it is shown: N_, of base-gettext.h. */
#define _(text)          dgettext (WORDS_DOMAIN, text)
#define NP_(one, many)   one, many
#define P_(one, many, n) dngettext (WORDS_DOMAIN, one, many, words_plural (n))

/* A number of the same plural form that fits everywhere: no language looks further than at the last
 * six digits, and at whether there are more. */
static inline unsigned long
words_plural (uint64_t n)
{
  return (unsigned long) (n < 1000000 ? n : 1000000 + n % 1000000);
}

#endif
