/* desk-bytes-private.h - the encoding of steps, states and records.
 *
 * A number takes seven bits per byte, the lowest first; the eighth bit means that more follow.  A
 * length stands before its bytes.  Reading never runs over the end: the reader remembers the first
 * thing that is missing, everything read after that is 0 or empty, and `failed` is set. */
#ifndef DESK_BYTES_PRIVATE_H
#define DESK_BYTES_PRIVATE_H

#include <glib.h>
#include <stdbool.h>

void desk_bytes_add_number (GByteArray *bytes, guint64 number);
void desk_bytes_add (GByteArray *bytes, const void *data, gsize length);
void desk_bytes_add_text (GByteArray *bytes, const char *text); /* NULL differs from "" */

typedef struct
{
  const guint8 *at, *end;
  bool          failed;
} DeskReader;

static inline DeskReader
desk_reader_over (const guint8 *bytes, gsize length)
{
  return (DeskReader){ .at = bytes, .end = bytes + length };
}

static inline DeskReader
desk_reader_of (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  return desk_reader_over (data, length);
}

static inline bool
desk_reader_has_more (const DeskReader *self)
{
  return !self->failed && self->at < self->end;
}

guint64 desk_reader_number (DeskReader *self);

/* Reads a number up to `most`; a larger one is a failure, and 0. */
guint64 desk_reader_number_to (DeskReader *self, guint64 most);

/* Borrowed from the reader's bytes. */
const guint8 *desk_reader_bytes (DeskReader *self, gsize *out_length);

/* UTF-8 without a NUL, or NULL.  Free it. */
char *desk_reader_text (DeskReader *self);

/* CRC-32, as in zip files. */
guint32 desk_bytes_check_sum (const guint8 *bytes, gsize length);

#endif
