/* Golden pictures of pages.  tests/paint/golden.h explains how to renew them. */
#include "check.h"
#include "golden.h"
#include "samples.h"

#include <string.h>

typedef struct
{
  const char *name;
  ExportWhat kind;
  const char *what;
  uint64_t position;
  double width, height;
  PaintThemeId theme;
  double scale; /* 0: 1 */
  bool legend;
} Scene;

static const Scene scenes[] = {
  { "/export/golden/export-both", EXPORT_BOTH, PLAYS_30, 0, 300, 340, PAINT_THEME_PRINT, 0, false },
  { "/export/golden/export-candidates", EXPORT_CANDIDATES, PLAYS_30, 0, 360, 400, PAINT_THEME_LIGHT,
    0, false },
  { "/export/golden/export-position", EXPORT_POSITION, PLAYS_30, 0, 300, 300, PAINT_THEME_LIGHT, 0,
    false },
  { "/export/golden/export-step", EXPORT_STEP, "knuth", 20, 480, 320, PAINT_THEME_DARK, 0, false },
  { "/export/golden/export-step-matrix", EXPORT_STEP, PLAYS_30, 400, 480, 320, PAINT_THEME_LIGHT, 0,
    false },
  { "/export/golden/export-tree", EXPORT_TREE, "queens:5", 500, 320, 300, PAINT_THEME_HIGH_CONTRAST,
    0, false },
  { "/export/golden/export-scaled", EXPORT_SOLUTION, PLAYS_30, 0, 200, 220, PAINT_THEME_PRINT, 1.5,
    false },
  { "/export/golden/export-legend-links", EXPORT_LINKS, "knuth", 18, 900, 760, PAINT_THEME_LIGHT, 1,
    true },
  { "/export/golden/export-legend-matrix", EXPORT_MATRIX, "knuth", 18, 700, 620, PAINT_THEME_DARK,
    1, true },
  { "/export/golden/export-legend-board", EXPORT_BOARD, "knuth", 18, 480, 480,
    PAINT_THEME_HIGH_CONTRAST, 1, true },
};

static cairo_status_t
take (void *data, unsigned char *bytes, unsigned n_bytes)
{
  BaseText *rest = data;

  if (rest->length < n_bytes)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (bytes, rest->bytes, n_bytes);
  rest->bytes += n_bytes;
  rest->length -= n_bytes;
  return CAIRO_STATUS_SUCCESS;
}

static void
looks_as_it_did (const void *data)
{
  const Scene *scene = data;
  ExportPage page = sample_page (scene->width, scene->height);
  Sample sample = sample_new (scene->kind, scene->what, scene->position);
  BaseText file, rest;
  cairo_surface_t *surface;

  page.theme = paint_theme (scene->theme);
  page.legend = scene->legend;
  page.scale = scene->scale > 0 ? scene->scale : 1;
  page.coordinates = scene->kind == EXPORT_CANDIDATES;
  rest = file = sample_write (&sample, "png", &page);
  surface = cairo_image_surface_create_from_png_stream (take, &rest);
  check_equal_u64 (cairo_surface_status (surface), CAIRO_STATUS_SUCCESS);
  golden_check (surface, strrchr (scene->name, '/') + 1);
  cairo_surface_destroy (surface);
  base_text_clear (&file);
  sample_clear (&sample);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
    check_claim (scenes[i].name, looks_as_it_did, &scenes[i]);
  return check_finish ();
}
