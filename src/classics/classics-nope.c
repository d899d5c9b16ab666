/* Which of the sets N, O, P, E hold each of the numbers 1 to 4 exactly once?
 *
 * N is empty, O = {1, 3}, P = {1, 2, 3}, E = {2, 4}: O and P share 1 and 3, P and E share 2, so O and E are the
 * answer.  N covers nothing, so it could be added to any cover: the problem leaves it out.  The sets are those
 * of the article "Exact cover" in Wikipedia. */
#include "classics-private.h"

static void
make (ClassicsMaker *maker, const ClassicsArguments *arguments)
{
  static const ClassicsLetters options[] = {
    { .name = "N", .terms = "" },
    { .name = "O", .terms = "13" },
    { .name = "P", .terms = "123" },
    { .name = "E", .terms = "24" },
  };

  (void) arguments;
  classics_letters (maker, "1234", "", options, sizeof options / sizeof *options);
}

const Classic classics_nope = { .id = "nope", .title = "The sets N, O, P and E", .make = make };
