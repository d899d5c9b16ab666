#include "words-fill.h"

#include <string.h>

/* A CR without an LF behind it would let the next text overwrite the line. */
static bool
words_is_kept (const char *bytes, size_t available)
{
  return *bytes == '\n' || *bytes == '\t' || (*bytes == '\r' && available > 1 && bytes[1] == '\n');
}

static void
add_harmless (BaseText *out, const char *bytes, size_t length, bool lines)
{
  for (size_t i = 0; i < length;)
    {
      size_t taken = base_utf8_length (bytes + i, length - i);
      unsigned char first = (unsigned char) bytes[i];
      bool steers = first < 0x20 || first == 0x7f
                    || (taken == 2 && first == 0xc2 && (unsigned char) bytes[i + 1] < 0xa0);

      if (taken == 0 || (steers && !(lines && words_is_kept (bytes + i, length - i))))
        base_text_add_char (out, '?');
      else
        base_text_add_bytes (out, bytes + i, taken);
      i += taken == 0 ? 1 : taken;
    }
}

void
words_add_harmless (BaseText *out, const char *text)
{
  add_harmless (out, text, strlen (text), false);
}

void
words_add_harmless_lines (BaseText *out, const char *bytes, size_t length)
{
  add_harmless (out, bytes, length, true);
}

static void
words_add_part (BaseText *out, const WordsPart *part)
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
        words_add_part (out, &parts[sentence[1] - '1']);
      else
        base_text_add_char (out, '%');
      sentence += sentence[1] == '\0' ? 1 : 2;
    }
}
