/* Bars: the text of their numbers, and their golden pictures. */
#include "charts.h"
#include "check.h"
#include "paint-chart-bars.h"
#include "pictures.h"

static const char *const groups[] = { "17clue.txt", "hardest.txt", "queens10.dlx" };
static const char *const series[] = { "links",  "bands",  "backtrack",
                                      "memory", "qqwing", "minisat+cnf" };

/* Not all have a bar everywhere. */
static const double values[] = {
  95300, 1360000, 2138, 0, 4170, 144.7, 2870, 23500, 31.6, 0, 84.3, 120, 578, 0, 0, 723, 0, 0,
};

static const PaintChartBars bars = { "logarithmic scale", groups, series, 3, 6, values };

static BaseStatus
draw_bars (const void *chart,
           cairo_t *cr,
           const ChartLook *look,
           const PaintTheme *theme,
           PaintText *text)
{
  return paint_chart_bars_draw (chart, cr, look->width, look->height, look->scale, theme, text);
}

static void
bars_look_right (const void *look)
{
  chart_check_golden (look, draw_bars, &bars);
}

static void
numbers_have_three_digits (const void *data)
{
  static const struct
  {
    double number;
    const char *written;
  } cases[] = {
    { 0.0123, "0.012" }, { 0.5, "0.500" },    { 1, "1.00" },        { 9.994, "9.99" },
    { 9.996, "10.0" },   { 99.96, "100" },    { 999.4, "999" },     { 999.6, "1.00k" },
    { 12345, "12.3k" },  { 1.36e6, "1.36M" }, { 999.6e9, "1.00T" },
  };

  (void) data;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      BaseText text = BASE_TEXT_EMPTY;

      paint_chart_bars_add_number (&text, cases[i].number);
      check_equal_text (base_text_string (&text), cases[i].written);
      base_text_clear (&text);
    }
}

/* The smallest sizes, without values, and with values far apart: nothing overflows, and drawing
 * ends. */
static void
anything_can_be_drawn (const void *data)
{
  static const double apart[] = { 1e-9, 1e18, 0, 1, 1, 1 };
  const PaintChartBars far = { NULL, groups, series, 1, 6, apart };
  const PaintChartBars none = { "nothing", groups, series, 0, 0, values };
  const ChartLook looks[] = { { "", PAINT_THEME_LIGHT, 16, 16, 1 },
                              { "", PAINT_THEME_LIGHT, 2000, 30, 1 } };
  PaintText *text = picture_text ();

  (void) data;
  for (size_t i = 0; i < 2; i++)
    {
      cairo_surface_destroy (chart_paint (&looks[i], draw_bars, &bars, text));
      cairo_surface_destroy (chart_paint (&looks[i], draw_bars, &far, text));
      cairo_surface_destroy (chart_paint (&looks[i], draw_bars, &none, text));
    }
  paint_text_free (text);
}

int
main (void)
{
  static const ChartLook looks[] = {
    { "bars-light", PAINT_THEME_LIGHT, 480, 320, 1 },
    { "bars-dark", PAINT_THEME_DARK, 320, 200, 1 },
    { "bars-print", PAINT_THEME_PRINT, 220, 300, 2 },
  };

  chart_claim_golden (looks, sizeof looks / sizeof *looks, bars_look_right);
  check_claim ("/paint/bars/numbers-have-three-digits", numbers_have_three_digits, NULL);
  check_claim ("/paint/bars/anything-can-be-drawn", anything_can_be_drawn, NULL);
  return check_finish ();
}
