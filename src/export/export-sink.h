/* export-sink.h - the receiver of a file's bytes, in order.
 *
 * A writer of this room reports at the end whether everything was passed on.  The sink's owner
 * decides whether an old file stays until then. */
#ifndef EXPORT_SINK_H
#define EXPORT_SINK_H

#include "base-text.h"

#include <cairo.h>

typedef struct
{
  /* Returns BASE_OK, BASE_IO (with errno set), BASE_NO_MEMORY, or BASE_STOPPED: stop writing. */
  BaseStatus (*write) (void *data, const void *bytes, size_t n_bytes);
  void *data;
} ExportSink;

/* A sink that passes bytes on to another and remembers the errno of its first failure.  Freeing and
 * closing afterwards may change errno, so functions that promise errno restore it at the end.
 * export_reason_restore () returns `status`. */
typedef struct
{
  const ExportSink *sink;
  int               error;
} ExportReason;

ExportSink export_reason_sink (ExportReason *self, const ExportSink *sink);
BaseStatus export_reason_restore (const ExportReason *self, BaseStatus status);

/* A sink in the form that Cairo needs: its callback, and the callback's data, which remembers the
 * first failure. */
typedef struct
{
  ExportSink sink;
  BaseStatus status;
} ExportStream;

cairo_status_t export_stream_write (void *stream, const unsigned char *bytes, unsigned n_bytes);

/* Returns the status of a surface that was written to a stream, or of a drawing: the stream knows
 * the cause better than Cairo. */
BaseStatus export_stream_status (const ExportStream *self, cairo_status_t status);

/* Writes the whole text. */
BaseStatus export_sink_text (const ExportSink *sink, const BaseText *text);

#endif
