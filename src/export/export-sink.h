/* export-sink.h - where the bytes of a file go, one after the other.
 *
 * Whether what was there before stays until all is written is the business of who made the sink; a writer of this
 * room says at the end whether everything was handed over. */
#ifndef EXPORT_SINK_H
#define EXPORT_SINK_H

#include "base-text.h"

#include <cairo.h>

typedef struct
{
  /* BASE_OK, BASE_IO (errno says why), BASE_NO_MEMORY, or BASE_STOPPED: nothing more is wanted. */
  BaseStatus (*write) (void *data, const void *bytes, size_t n_bytes);
  void *data;
} ExportSink;

/* A sink that hands on to another one, and why that failed first: what is freed and closed on the way out may change
 * errno, so whoever promises that it says why puts it back at the end. */
typedef struct
{
  const ExportSink *sink;
  int               error;
} ExportReason;

ExportSink export_reason_sink (ExportReason *self, const ExportSink *sink);
BaseStatus export_reason_restore (const ExportReason *self, BaseStatus status); /* returns the status */

/* A sink as Cairo wants it: its callback, and what it is handed, which remembers the first failure. */
typedef struct
{
  ExportSink sink;
  BaseStatus status;
} ExportStream;

cairo_status_t export_stream_write (void *stream, const unsigned char *bytes, unsigned n_bytes);

/* What became of a surface that was written to a stream, or of what was drawn: the stream knows better than Cairo
 * why it failed. */
BaseStatus export_stream_status (const ExportStream *self, cairo_status_t status);

/* Everything at once. */
BaseStatus export_sink_text (const ExportSink *sink, const BaseText *text);

#endif
