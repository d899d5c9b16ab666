#include "words-compare.h"

#include "words-fill.h"
#include "words-gettext.h"

#include <math.h>

void
words_add_axis (BaseText *out, const CompareAxis *axis)
{
  base_text_add (out, _ (axis->name));
  if (axis->unit != NULL)
    {
      base_text_add (out, " (");
      base_text_add (out, axis->unit);
      base_text_add_char (out, ')');
    }
}

void
words_add_correlation (BaseText *out, const char *way, size_t n, double r)
{
  BaseText number = BASE_TEXT_EMPTY;

  if (isnan (r))
    {
      words_fill (out, P_ ("%1: %2 point", "%1: %2 points", n),
                  WORDS_WITH (WORDS_TEXT (way), WORDS_NUMBER (n)));
      return;
    }
  base_text_add (&number, r < 0 ? "-" : "");
  base_text_add_decimal (&number, fabs (r), 2);
  words_fill (
      out, _ ("%1: %2 points, Spearman %3"),
      WORDS_WITH (WORDS_TEXT (way), WORDS_NUMBER (n), WORDS_TEXT (base_text_string (&number))));
  base_text_clear (&number);
}
