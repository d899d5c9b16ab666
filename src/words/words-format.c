/* words-format.c - names of formats, and descriptions of how they are recognised. */
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

const char *
words_name (const char *english)
{
  return _ (english);
}

void
words_add_format_reason (const Format *format, BaseText *out)
{
  base_text_add (out, format->reason != NULL ? _ (format->reason) : _ ("its beginning shows this"));
}

/* What is lost, as nouns behind "without". */
static const struct
{
  unsigned losses;
  const char *noun;
} nouns[] = {
  /* TRANSLATORS: these follow "without" in "%1, without %2" */
  { FORMATS_LOSS_SHAPE, N_ ("shape and rules") },
  { FORMATS_LOSS_CANDIDATES, N_ ("the puzzle's own candidates") },
  { FORMATS_LOSS_GIVENS | FORMATS_LOSS_SINGLES, N_ ("the difference of givens and candidates") },
  { FORMATS_LOSS_ENTRIES, N_ ("your entries") },
  { FORMATS_LOSS_MARKS, N_ ("your pencil marks") },
  { FORMATS_LOSS_DRAWINGS, N_ ("your colours and lines") },
  { FORMATS_LOSS_BOOKMARKS, N_ ("your bookmarks") },
  { FORMATS_LOSS_ABOUT, N_ ("some facts") },
  { FORMATS_LOSS_SOLUTION, N_ ("the solution") },
  { FORMATS_LOSS_COMMENT, N_ ("the comment") },
};

void
words_add_format_keeping (const Format *format, unsigned losses, BaseText *out)
{
  BaseText lost = BASE_TEXT_EMPTY;

  for (size_t i = 0; i < sizeof nouns / sizeof nouns[0]; i++)
    if ((losses & nouns[i].losses) != 0)
      {
        if (lost.length > 0)
          /* TRANSLATORS: between two things of a list */
          base_text_add (&lost, _ (", "));
        base_text_add (&lost, _ (nouns[i].noun));
      }
  if (lost.length > 0)
    /* TRANSLATORS: %1 is a kind of file, %2 a list of the things that it cannot keep */
    words_fill (out, _ ("%1, without %2"),
                WORDS_WITH (WORDS_TEXT (_ (format->name)), WORDS_TEXT (base_text_string (&lost))));
  else
    base_text_add (out, _ (format->name));
  base_text_clear (&lost);
}
