/* The pictures of `compare`: bars of mean times, or every puzzle as a point. */
#include "cli-chart.h"
#include "cli-compare.h"

#include "cli-message.h"
#include "compare-chart.h"
#include "words-compare.h"
#include "words-gettext.h"

static BaseStatus
draw_comparison (const void *chart, cairo_t *cr, PaintRect size, const ExportLook *look)
{
  return compare_chart_draw (chart, cr, size.width, size.height, look->scale, look->theme,
                             look->text);
}

CliExit
cli_compare_draw (CliCompare *self)
{
  const CompareAxis *const *axes = self->settings->axes;
  BaseText names[2] = { BASE_TEXT_EMPTY, BASE_TEXT_EMPTY }, about = BASE_TEXT_EMPTY;
  CompareChart *chart = NULL;
  CliExit exit = CLI_BAD;
  BaseStatus status;

  for (unsigned i = 0; i < 2 && axes[1] != NULL; i++)
    words_add_axis (&names[i], axes[i]);
  status = compare_chart_new (&self->table,
                              &(CompareChartOptions){
                                  .x = axes[0],
                                  .y = axes[1],
                                  .x_name = base_text_string (&names[0]),
                                  .y_name = base_text_string (&names[1]),
                                  .bars_name = _ ("microseconds, logarithmic scale"),
                              },
                              &chart);
  if (status == BASE_OK)
    {
      compare_chart_describe (chart, &about);
      exit = cli_chart_write (
          &(CliChart){
              .draw = draw_comparison,
              .diagram = chart,
              .about = base_text_string (&about),
              .title = axes[1] != NULL ? _ ("Puzzle by puzzle") : _ ("Time for a puzzle"),
          },
          self->settings);
    }
  else
    cli_say_status (&(CliPlace){ .name = self->settings->chart }, status);
  compare_chart_free (chart);
  base_text_clear (&about);
  for (unsigned i = 0; i < 2; i++)
    base_text_clear (&names[i]);
  return exit;
}
