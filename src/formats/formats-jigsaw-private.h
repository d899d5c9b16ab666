/* formats-jigsaw-private.h - what sniffing and reading clues and regions agree on. */
#ifndef FORMATS_JIGSAW_PRIVATE_H
#define FORMATS_JIGSAW_PRIVATE_H

#include "formats-format.h"
#include "formats-lines-private.h"
#include "formats-symbols-private.h"

/* Something that a region may be called. */
static inline bool
formats_jigsaw_is_symbol (char c)
{
  return c > ' ' && c <= '~';
}

static inline bool
formats_jigsaw_is_square (size_t n)
{
  uint32_t root = formats_square_root (n);

  return (size_t) root * root == n;
}

/* How long the word is that begins there. */
static inline size_t
formats_jigsaw_word (const FormatsLine *line, size_t at)
{
  size_t end = at;

  while (end < line->length && !formats_is_white (line->bytes[end]) && line->bytes[end] != ',')
    end++;
  return end - at;
}

FormatsSniffer  formats_jigsaw_sniff;

#endif
