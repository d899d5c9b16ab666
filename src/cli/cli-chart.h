/* cli-chart.h - a diagram of measured numbers as a file. */
#ifndef CLI_CHART_H
#define CLI_CHART_H

#include "cli-draw.h"

/* Draws a diagram, as ExportContent says. */
typedef BaseStatus (*CliChartDraw) (const void       *diagram,
                                    cairo_t          *cr,
                                    PaintRect         size,
                                    const ExportLook *look);

typedef struct
{
  CliChartDraw draw;
  const void  *diagram;
  const char  *about; /* its numbers as text, for people who cannot see them */
  const char  *title; /* where the settings have none */
} CliChart;

/* Writes it to the file that the settings name; reports failures. */
CliExit cli_chart_write (const CliChart *self, const CliSettings *settings);

/* Draws a PaintChartBars. */
BaseStatus cli_chart_draw_bars (const void       *bars,
                                cairo_t          *cr,
                                PaintRect         size,
                                const ExportLook *look);

#endif
