/* Which of the sets N, O, P, E hold each of the letters a to d exactly once?
 *
 * N is empty, O = {a, c}, P = {a, b, c}, E = {b, d}.  O and P share a and c, P and E share b, so O
 * and E are the answer.  N covers nothing and could be added to any cover, so the problem leaves it
 * out.  The sets are those of the article "Exact cover" in Wikipedia, with letters for its numbers:
 * a header shows the size of its item below the name, and 1 above 2 reads as a fraction. */
#include "classics-private.h"

static void
make_nope (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  static const ClassicsLetters options[] = {
    { .name = "N", .terms = "" },
    { .name = "O", .terms = "ac" },
    { .name = "P", .terms = "abc" },
    { .name = "E", .terms = "bd" },
  };

  (void) arguments;
  classics_letters (maker, "abcd", "", options, sizeof options / sizeof *options);
}

const Classic classics_nope = { .id = "nope",
                                .title = N_ ("The sets N, O, P and E"),
                                .make = make_nope };
