/* Bars: the text of their numbers, and their golden pictures. */
#include "check.h"
#include "golden.h"
#include "paint-chart-bars.h"
#include "pictures.h"

typedef struct
{
  const char *name;
  PaintThemeId theme;
  double width, height, scale;
} Look;

static const char *const groups[] = { "17clue.txt", "hardest.txt", "queens10.dlx" };
static const char *const series[] = { "links",  "bands",  "backtrack",
                                      "memory", "qqwing", "minisat+cnf" };

/* Not all have a bar everywhere. */
static const double values[] = {
  95300, 1360000, 2138, 0, 4170, 144.7, 2870, 23500, 31.6, 0, 84.3, 120, 578, 0, 0, 723, 0, 0,
};

static const PaintChartBars bars = { "logarithmic scale", groups, series, 3, 6, values };

static cairo_surface_t *
paint (const Look *look, const PaintChartBars *what, PaintText *text)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (look->width * look->scale), (int) (look->height * look->scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, look->scale, look->scale);
  cr = cairo_create (surface);
  check_equal_u64 (paint_chart_bars_draw (what, cr, look->width, look->height, look->scale,
                                          paint_theme (look->theme), text),
                   BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

static void
looks_right (const void *data)
{
  const Look *look = data;
  PaintText *text = picture_text ();
  cairo_surface_t *picture = paint (look, &bars, text), *again = paint (look, &bars, text);

  picture_check_equal (picture, again);
  golden_check (picture, look->name);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (again);
  paint_text_free (text);
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
  const Look looks[] = { { "", PAINT_THEME_LIGHT, 16, 16, 1 },
                         { "", PAINT_THEME_LIGHT, 2000, 30, 1 } };
  PaintText *text = picture_text ();

  (void) data;
  for (size_t i = 0; i < 2; i++)
    {
      cairo_surface_destroy (paint (&looks[i], &bars, text));
      cairo_surface_destroy (paint (&looks[i], &far, text));
      cairo_surface_destroy (paint (&looks[i], &none, text));
    }
  paint_text_free (text);
}

int
main (void)
{
  static const Look looks[] = {
    { "bars-light", PAINT_THEME_LIGHT, 480, 320, 1 },
    { "bars-dark", PAINT_THEME_DARK, 320, 200, 1 },
    { "bars-print", PAINT_THEME_PRINT, 220, 300, 2 },
  };

  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
    {
      char name[64];

      snprintf (name, sizeof name, "/paint/golden/%s", looks[i].name);
      check_claim (name, looks_right, &looks[i]);
    }
  check_claim ("/paint/bars/numbers-have-three-digits", numbers_have_three_digits, NULL);
  check_claim ("/paint/bars/anything-can-be-drawn", anything_can_be_drawn, NULL);
  return check_finish ();
}
