#include "charts.h"

#include "check.h"
#include "golden.h"
#include "pictures.h"

cairo_surface_t *
chart_paint (const ChartLook *look, ChartDraw draw, const void *chart, PaintText *text)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (look->width * look->scale), (int) (look->height * look->scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, look->scale, look->scale);
  cr = cairo_create (surface);
  check_equal_u64 (draw (chart, cr, look, paint_theme (look->theme), text), BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

void
chart_check_golden (const ChartLook *look, ChartDraw draw, const void *chart)
{
  PaintText *text = picture_text ();
  cairo_surface_t *picture = chart_paint (look, draw, chart, text);
  cairo_surface_t *again = chart_paint (look, draw, chart, text);

  picture_check_equal (picture, again);
  golden_check (picture, look->name);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (again);
  paint_text_free (text);
}

void
chart_claim_golden (const ChartLook *looks, size_t n, void (*test) (const void *look))
{
  for (size_t i = 0; i < n; i++)
    {
      char name[64];

      snprintf (name, sizeof name, "/paint/golden/%s", looks[i].name);
      check_claim (name, test, &looks[i]);
    }
}
