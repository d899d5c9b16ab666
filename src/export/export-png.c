/* PNG from Cairo, with two more chunks behind the header: the intended size of a pixel, and the
 * title. */
#include "export-private.h"

#include <math.h>
#include <string.h>

#define HEAD 33 /* the signature and the chunk IHDR */

static uint32_t
check_sum (const char *bytes, size_t length)
{
  uint32_t sum = 0xffffffffu;

  for (size_t i = 0; i < length; i++)
    {
      sum ^= (unsigned char) bytes[i];
      for (int bit = 0; bit < 8; bit++)
        sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
    }
  return ~sum;
}

static void
add_u32 (BaseText *out, uint32_t number)
{
  for (int shift = 24; shift >= 0; shift -= 8)
    base_text_add_char (out, (char) (number >> shift & 0xff));
}

static void
add_chunk (BaseText *out, const char *name, const BaseText *content)
{
  BaseText sealed = BASE_TEXT_EMPTY;

  base_text_add (&sealed, name);
  base_text_add_bytes (&sealed, base_text_string (content), content->length);
  add_u32 (out, (uint32_t) content->length);
  base_text_add_bytes (out, base_text_string (&sealed), sealed.length);
  add_u32 (out, check_sum (base_text_string (&sealed), sealed.length));
  out->failed |= sealed.failed;
  base_text_clear (&sealed);
}

/* The same number of pixels per metre in both directions. */
static void
add_density (BaseText *out, double scale)
{
  BaseText content = BASE_TEXT_EMPTY;
  const uint32_t density = (uint32_t) lround (scale * EXPORT_UNITS_PER_INCH / 0.0254);

  add_u32 (&content, density);
  add_u32 (&content, density);
  base_text_add_char (&content, 1);
  add_chunk (out, "pHYs", &content);
  base_text_clear (&content);
}

/* International text: uncompressed, and in no named language. */
static void
add_title (BaseText *out, const char *title)
{
  BaseText content = BASE_TEXT_EMPTY;

  base_text_add_bytes (&content, "Title\0\0\0\0\0", 10);
  base_text_add (&content, title);
  add_chunk (out, "iTXt", &content);
  base_text_clear (&content);
}

static cairo_status_t
add_bytes (void *data, const unsigned char *bytes, unsigned n_bytes)
{
  BaseText *out = data;

  base_text_add_bytes (out, (const char *) bytes, n_bytes);
  return base_text_status (out) == BASE_OK ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_NO_MEMORY;
}

static BaseStatus
write_surface (const ExportSheet *sheet, cairo_surface_t *surface, const ExportSink *sink)
{
  BaseText file = BASE_TEXT_EMPTY, more = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_NO_MEMORY;

  add_density (&more, sheet->page->scale);
  if (sheet->page->title != NULL)
    add_title (&more, sheet->page->title);
  if (base_text_status (&more) == BASE_OK
      && cairo_surface_write_to_png_stream (surface, add_bytes, &file) == CAIRO_STATUS_SUCCESS
      && file.length > HEAD)
    {
      status = sink->write (sink->data, file.bytes, HEAD);
      if (status == BASE_OK)
        status = export_sink_text (sink, &more);
      if (status == BASE_OK)
        status = sink->write (sink->data, file.bytes + HEAD, file.length - HEAD);
    }
  base_text_clear (&file);
  base_text_clear (&more);
  return status;
}

static int
round_to_pixels (double units, double scale)
{
  const int pixels = (int) (units * scale + 1e-6);

  return pixels > 0 ? pixels : 1;
}

BaseStatus
export_write_png (const ExportSheet *sheet, const ExportSink *sink)
{
  const ExportPage *page = sheet->page;
  cairo_surface_t *surface = cairo_image_surface_create (
      page->transparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
      round_to_pixels (page->width, page->scale), round_to_pixels (page->height, page->scale));
  BaseStatus status = BASE_NO_MEMORY;

  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS)
    {
      cairo_t *cr;

      cairo_surface_set_device_scale (surface, page->scale, page->scale);
      cr = cairo_create (surface);
      status = export_page_draw (sheet, cr);
      if (cairo_status (cr) != CAIRO_STATUS_SUCCESS)
        status = BASE_NO_MEMORY;
      cairo_destroy (cr);
    }
  if (status == BASE_OK)
    status = write_surface (sheet, surface, sink);
  cairo_surface_destroy (surface);
  return status;
}
