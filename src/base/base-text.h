/* base-text.h - bytes that grow, numbers independent of the locale, and UTF-8.
 *
 * Writing into a BaseText cannot fail half-way: the first failed allocation is remembered, later
 * writes do nothing, and base_text_status () returns the first failure at the end.  So writers need
 * no checks between writes. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "base-status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct
{
  char  *bytes; /* always followed by a NUL once anything was written; NULL before */
  size_t length;
  size_t capacity;
  bool   failed;
} BaseText;

#define BASE_TEXT_EMPTY ((BaseText){ 0 })

void       base_text_clear (BaseText *self); /* frees the memory; the text can be used again */
void       base_text_reset (BaseText *self); /* empties it and keeps the memory */
BaseStatus base_text_status (const BaseText *self);

/* The text so far, never NULL. */
const char *base_text_string (const BaseText *self);

void base_text_add_bytes (BaseText *self, const char *bytes, size_t length);
void base_text_add (BaseText *self, const char *string);
void base_text_add_char (BaseText *self, char c);
void base_text_add_utf8 (BaseText *self, uint32_t code); /* character `code`, below 0x110000 */
void base_text_add_repeated (BaseText *self, char c, size_t n);
void base_text_add_number (BaseText *self, uint64_t number);

/* `number` with `decimals` digits (0 to 9) after a point, whatever the locale. */
void base_text_add_decimal (BaseText *self, double number, unsigned decimals);

/* A JSON string with its quotes.  Bytes that are not UTF-8 become U+FFFD, one for each. */
void base_text_add_json (BaseText *self, const char *bytes, size_t length);

/* A field of a CSV line, with quotes only where it needs them. */
void base_text_add_csv (BaseText *self, const char *string);

/* How many bytes the UTF-8 character at `bytes` has; 0 if it is invalid (so are surrogates,
 * overlong forms and numbers past U+10FFFF). */
size_t base_utf8_length (const char *bytes, size_t available);

/* The first byte that is not part of valid UTF-8; `length` if all is. */
size_t base_utf8_check (const char *bytes, size_t length);

#endif
