#include "cli-chart.h"

#include "cli-message.h"
#include "paint-chart-bars.h"

typedef struct
{
  const CliChart *chart;
  const CliSettings *settings;
  ExportPicture *picture;
} Writing;

static BaseStatus
write_chart (const ExportSink *sink, void *data)
{
  const Writing *self = data;
  ExportPage page = cli_draw_page (self->settings, self->settings->format);

  if (page.title == NULL)
    page.title = self->chart->title;
  return export_write (self->settings->format, self->picture, &page, sink);
}

CliExit
cli_chart_write (const CliChart *self, const CliSettings *settings)
{
  Writing writing = { .chart = self, .settings = settings };
  const BaseStatus status = export_picture_new (
      &(ExportContent){
          .what = EXPORT_DIAGRAM,
          .draw = self->draw,
          .diagram = self->diagram,
          .about = self->about,
      },
      &writing.picture);
  CliExit exit = CLI_BAD;

  if (status == BASE_OK)
    exit = cli_draw_to_file (settings->chart, write_chart, &writing);
  else
    cli_say_status (&(CliPlace){ .name = settings->chart }, status);
  export_picture_free (writing.picture);
  return exit;
}

BaseStatus
cli_chart_draw_bars (const void *bars, cairo_t *cr, PaintRect size, const ExportLook *look)
{
  return paint_chart_bars_draw (bars, cr, size.width, size.height, look->scale, look->theme,
                                look->text);
}
