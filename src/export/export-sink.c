#include "export-sink.h"

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
