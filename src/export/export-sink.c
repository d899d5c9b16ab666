#include "export-sink.h"

#include <errno.h>

static BaseStatus
write_or_remember (void *data, const void *bytes, size_t n_bytes)
{
  ExportReason *self = data;
  const BaseStatus status = self->sink->write (self->sink->data, bytes, n_bytes);

  if (status == BASE_IO && self->error == 0)
    self->error = errno;
  return status;
}

ExportSink
export_reason_sink (ExportReason *self, const ExportSink *sink)
{
  *self = (ExportReason){ .sink = sink };
  return (ExportSink){ write_or_remember, self };
}

BaseStatus
export_reason_restore (const ExportReason *self, BaseStatus status)
{
  if (status == BASE_IO && self->error != 0)
    errno = self->error;
  return status;
}

cairo_status_t
export_stream_write (void *stream, const unsigned char *bytes, unsigned n_bytes)
{
  ExportStream *self = stream;

  if (self->status == BASE_OK)
    self->status = self->sink.write (self->sink.data, bytes, n_bytes);
  return self->status == BASE_OK ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

BaseStatus
export_stream_status (const ExportStream *self, cairo_status_t status)
{
  if (self->status != BASE_OK)
    return self->status;
  return status == CAIRO_STATUS_SUCCESS ? BASE_OK : BASE_NO_MEMORY;
}

BaseStatus
export_sink_text (const ExportSink *sink, const BaseText *text)
{
  if (base_text_status (text) != BASE_OK)
    return BASE_NO_MEMORY;
  return sink->write (sink->data, base_text_string (text), text->length);
}
