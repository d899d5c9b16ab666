#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

typedef struct
{
  uint64_t seconds;
  const char *one, *many;
} Unit;

static const Unit units[] = {
  { 3600, NP_ ("%1 hour", "%1 hours") },
  { 60, NP_ ("%1 minute", "%1 minutes") },
  { 1, NP_ ("%1 second", "%1 seconds") },
};

#define N_UNITS (sizeof units / sizeof *units)

static void
words_duration_add_part (const Unit *unit, uint64_t n, BaseText *out)
{
  words_fill (out, P_ (unit->one, unit->many, n), WORDS_WITH (WORDS_NUMBER (n)));
}

void
words_add_duration (uint64_t seconds, BaseText *out)
{
  size_t first = 0;
  uint64_t rest;

  while (first + 1 < N_UNITS && seconds < units[first].seconds)
    first++;
  words_duration_add_part (&units[first], seconds / units[first].seconds, out);
  if (first + 1 == N_UNITS)
    return;
  rest = seconds % units[first].seconds / units[first + 1].seconds;
  if (rest == 0)
    return;
  base_text_add (out, " ");
  words_duration_add_part (&units[first + 1], rest, out);
}
