/* words-format.c - names of formats, and descriptions of how they are recognised. */
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
