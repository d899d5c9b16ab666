/* Knuth's first example: seven items, six options, one exact cover.
 *
 * It is small enough for a dance by hand, and has everything: a choice, a dead end, a way back and
 * a solution (options 1, 4 and 5).  From Knuth, The Art of Computer Programming, volume 4B, section
 * 7.2.2.1, and from his "Dancing Links" of 2000. */
#include "classics-private.h"

static void
make_knuth (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  static const ClassicsLetters options[] = {
    { .terms = "CEF" }, { .terms = "ADG" }, { .terms = "BCF" },
    { .terms = "AD" },  { .terms = "BG" },  { .terms = "DEG" },
  };

  (void) arguments;
  classics_letters (maker, "ABCDEFG", "", options, sizeof options / sizeof *options);
}

const Classic classics_knuth = { .id = "knuth",
                                 .title = N_ ("Knuth's six options"),
                                 .make = make_knuth };
