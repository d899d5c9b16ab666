#include "words-fill.h"

#include <string.h>

static void
add_part (BaseText *out, const WordsPart *part)
{
  if (part->text != NULL)
    base_text_add (out, part->text);
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
