#include "words-gettext.h"
#include "words.h"

/* In the order of the colours. */
static const char *const names[] = {
  /* TRANSLATORS: colours that a player gives to cells and candidates; each is read alone */
  N_ ("red"),  N_ ("orange"), N_ ("yellow"), N_ ("green"),
  N_ ("blue"), N_ ("violet"), N_ ("pink"),   N_ ("grey"),
};

void
words_add_colour (uint32_t colour, BaseText *out)
{
  if (colour >= 1 && colour <= sizeof names / sizeof *names)
    base_text_add (out, _ (names[colour - 1]));
}
