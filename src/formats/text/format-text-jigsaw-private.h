/* format-text-jigsaw-private.h - what sniffing and reading clues and regions agree on. */
#ifndef FORMAT_TEXT_JIGSAW_PRIVATE_H
#define FORMAT_TEXT_JIGSAW_PRIVATE_H

#include "format.h"
#include "format-lines.h"
#include "format-symbols.h"

/* Something that a region may be called. */
static inline bool
format_text_jigsaw_is_symbol (char c)
{
  return c > ' ' && c <= '~';
}

static inline bool
format_text_jigsaw_is_square (size_t n)
{
  uint32_t root = format_square_root (n);

  return (size_t) root * root == n;
}

/* How long the word is that begins there. */
static inline size_t
format_text_jigsaw_word (const FormatsLine *line, size_t at)
{
  size_t end = at;

  while (end < line->length && !format_is_white (line->bytes[end]) && line->bytes[end] != ',')
    end++;
  return end - at;
}

FormatsSniffer  format_text_jigsaw_sniff;

#endif
