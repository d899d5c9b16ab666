/* format-data-lzstring-private.h - the packing of f-puzzles links: base64 of LZ-string. */
#ifndef FORMAT_DATA_LZSTRING_PRIVATE_H
#define FORMAT_DATA_LZSTRING_PRIVATE_H

#include "base-text.h"

/* Adds the text that base64 encodes; it may contain %2B and the like, and = at its end.
 * BASE_BAD_INPUT: `*out_bad` is the first place that is not base64, or the text's length where it
 * cannot be unpacked.  At most `ceiling` bytes are made, in linear time and memory. */
BaseStatus format_data_lzstring_unpack (const char *text,
                                        size_t      length,
                                        size_t      ceiling,
                                        BaseText   *out,
                                        size_t     *out_bad);

/* The inverse; `text` is UTF-8.  Characters that have a meaning in an address are
 * percent-encoded. */
BaseStatus format_data_lzstring_pack (const char *text, size_t length, BaseText *out);

#endif
