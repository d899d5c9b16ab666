/* A picture drawn by its owner: each format writes it, the same each time, with its description. */
#include "check.h"
#include "export-choices.h"
#include "export-format.h"
#include "paint-chart-bars.h"

#include <string.h>

static BaseStatus
draw (const void *diagram, cairo_t *cr, PaintRect size, const ExportLook *look)
{
  return paint_chart_bars_draw (diagram, cr, size.width, size.height, look->scale, look->theme,
                                look->text);
}

static BaseStatus
keep (void *data, const void *bytes, size_t n_bytes)
{
  base_text_add_bytes (data, bytes, n_bytes);
  return base_text_status (data);
}

static BaseText
write_bars (const char *format, PaintThemeId theme)
{
  static const char *const groups[] = { "one", "two" };
  static const char *const series[] = { "links", "bands" };
  static const double values[] = { 10, 200, 3000, 0 };
  static const PaintChartBars bars = { "scale", groups, series, 2, 2, values };
  const ExportContent content = {
    .what = EXPORT_DIAGRAM, .draw = draw, .diagram = &bars, .about = "one, links: 10"
  };
  ExportPage page = export_page_default ();
  ExportPicture *picture;
  BaseText file = BASE_TEXT_EMPTY;

  page.width = 320;
  page.height = 200;
  page.title = "Bars";
  page.theme = paint_theme (theme);
  check_equal_u64 (export_picture_new (&content, &picture), BASE_OK);
  check_equal_u64 (
      export_write (export_format_find (format), picture, &page, &(ExportSink){ keep, &file }),
      BASE_OK);
  export_picture_free (picture);
  return file;
}

static void
is_written_alike (const void *format)
{
  for (PaintThemeId theme = 0; theme < PAINT_THEMES; theme++)
    {
      BaseText first = write_bars (format, theme), second = write_bars (format, theme);

      check_true (first.length > 500);
      check_equal_u64 (first.length, second.length);
      check_equal_memory (first.bytes, second.bytes, first.length);
      base_text_clear (&first);
      base_text_clear (&second);
    }
}

static void
svg_has_its_description (const void *data)
{
  BaseText file = write_bars ("svg", PAINT_THEME_LIGHT);

  (void) data;
  check_true (strstr (file.bytes, "<title>Bars</title>") != NULL);
  check_true (strstr (file.bytes, "<desc>one, links: 10</desc>") != NULL);
  base_text_clear (&file);
}

static void
cannot_be_asked_for_by_name (const void *data)
{
  ExportChoices choices;

  (void) data;
  export_choices_init (&choices);
  check_true (!export_choices_set (&choices, "what", export_kind (EXPORT_DIAGRAM).id));
}

int
main (void)
{
  check_claim ("/export/diagram/same-bytes/svg", is_written_alike, "svg");
  check_claim ("/export/diagram/same-bytes/png", is_written_alike, "png");
  check_claim ("/export/diagram/same-bytes/pdf", is_written_alike, "pdf");
  check_claim ("/export/diagram/svg-has-its-description", svg_has_its_description, NULL);
  check_claim ("/export/diagram/cannot-be-asked-for-by-name", cannot_be_asked_for_by_name, NULL);
  return check_finish ();
}
