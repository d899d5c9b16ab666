#include "words-gettext.h"
#include "words.h"

#include <string.h>

/* By which a format is recognised, as far as another one could be meant. */
static const struct
{
  const char *id, *reason;
} reasons[] = {
  { "matrix", N_ ("its rows are nothing but 0 and 1") },
  { "jigsaw", N_ ("connected regions follow the clues") },
  { "csv", N_ ("its first line names a column of puzzles") },
  { "csv-grid", N_ ("its lines are fields") },
  { "orlib", N_ ("each line begins with the count of its numbers") },
  { "ss", N_ ("moves follow its grid") },
  { "sdk", N_ ("its lines look like those of such files") },
  { "candidates", N_ ("its cells hold several digits") },
  { "grid", N_ ("it has as many rows as symbols in a row") },
  { "numbers", N_ ("its numbers fill a grid") },
  { "line", N_ ("its first line is a whole puzzle") },
  { "dlx", N_ ("its lines name items of the first") },
};

void
words_add_format_reason (const Format *format, BaseText *out)
{
  for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
    if (strcmp (reasons[i].id, format->id) == 0)
      {
        base_text_add (out, _ (reasons[i].reason));
        return;
      }
  base_text_add (out, _ ("its beginning shows this"));
}
