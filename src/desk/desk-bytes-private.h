/* desk-bytes-private.h - what steps, states and records are written with.
 *
 * Numbers take seven bits a byte, the lowest first, the eighth bit says that more follow; what has
 * a length says it first.  Reading cannot run over the end: the first thing that is not there is
 * remembered, everything read from then on is 0 or empty, and the reader tells at the end. */
#ifndef DESK_BYTES_PRIVATE_H
#define DESK_BYTES_PRIVATE_H

#include <glib.h>
#include <stdbool.h>

void desk_bytes_add_number (GByteArray *bytes, guint64 number);
void desk_bytes_add (GByteArray *bytes, const void *data, gsize length);
void desk_bytes_add_text (GByteArray *bytes, const char *text); /* NULL is another text than "" */

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

/* A number up to `most`; more is a failure, and 0. */
guint64 desk_reader_number_to (DeskReader *self, guint64 most);

/* Borrowed from what is read. */
const guint8 *desk_reader_bytes (DeskReader *self, gsize *out_length);

/* UTF-8 without a NUL, or NULL; to be freed. */
char *desk_reader_text (DeskReader *self);

/* CRC-32, as in zip files. */
guint32 desk_bytes_check_sum (const guint8 *bytes, gsize length);

#endif
