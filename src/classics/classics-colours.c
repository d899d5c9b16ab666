/* Knuth's first example of an exact cover with colours.
 *
 * p, q and r must be covered exactly once; x and y may be shared by options that agree on their
 * colours.  The only solution is "q x:A" with "p r x:A y": both give x the colour A. From Knuth,
 * The Art of Computer Programming, volume 4B, section 7.2.2.1. */
#include "classics-private.h"

static void
make_colours (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  static const ClassicsLetters options[] = {
    { .terms = "pqxy:A" }, { .terms = "prx:Ay" }, { .terms = "px:B" },
    { .terms = "qx:A" },   { .terms = "ry:B" },
  };

  (void) arguments;
  classics_letters (maker, "pqr", "xy", options, sizeof options / sizeof *options);
}

const Classic classics_colours = { .id = "xcc",
                                   .title = N_ ("Knuth's example with colours"),
                                   .make = make_colours };
