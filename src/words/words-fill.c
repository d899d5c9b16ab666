#include "words-fill.h"

#include <string.h>

void
words_add_harmless (BaseText *out, const char *text)
{
  size_t length = strlen (text);

  for (size_t i = 0; i < length;)
    {
      size_t taken = base_utf8_length (text + i, length - i);
      unsigned char first = (unsigned char) text[i];

      if (taken == 0 || first < 0x20 || first == 0x7f
          || (first == 0xc2 && (unsigned char) text[i + 1] < 0xa0))
        base_text_add_char (out, '?');
      else
        base_text_add_bytes (out, text + i, taken);
      i += taken == 0 ? 1 : taken;
    }
}

static void
add_part (BaseText *out, const WordsPart *part)
{
  if (part->text != NULL)
    words_add_harmless (out, part->text);
  else
    base_text_add_number (out, part->number);
}

void
words_fill (BaseText *out, const char *sentence, const WordsPart parts[WORDS_PARTS])
{
  for (;;)
    {
      size_t length = strcspn (sentence, "%");

      base_text_add_bytes (out, sentence, length);
      sentence += length;
      if (*sentence == '\0')
        return;
      if (sentence[1] >= '1' && sentence[1] < '1' + WORDS_PARTS)
        add_part (out, &parts[sentence[1] - '1']);
      else
        base_text_add_char (out, '%');
      sentence += sentence[1] == '\0' ? 1 : 2;
    }
}
