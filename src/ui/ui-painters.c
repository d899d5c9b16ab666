#include "ui-canvas.h"
#include "words-gettext.h"

static BaseStatus
make_nothing (const PaintProblem *problem, gpointer *out_picture)
{
  (void) problem;
  *out_picture = g_new0 (int, 1);
  return BASE_OK;
}

static void
set_nothing (gpointer picture, const PaintStageOptions *options)
{
  (void) picture;
  (void) options;
}

static BaseStatus
draw_nothing (gpointer picture,
              cairo_t *cr,
              const PaintFrame *frame,
              const PaintTheme *theme,
              PaintText *text)
{
  (void) picture;
  (void) frame;
  (void) text;
  paint_set_source (cr, theme->fills[0]);
  cairo_paint (cr);
  return BASE_OK;
}

static PaintPointed
at_nothing (gpointer picture, double x, double y)
{
  (void) picture;
  (void) x;
  (void) y;
  return PAINT_POINTED_NOTHING;
}

static const UiPainter painters[UI_PAINTERS] = {
  [UI_PAINTER_BOARD] = { "board", N_ ("Board"), make_nothing, g_free, set_nothing, draw_nothing,
                         at_nothing, NULL },
  [UI_PAINTER_LINKS] = { "links", N_ ("Links"), make_nothing, g_free, set_nothing, draw_nothing,
                         at_nothing, NULL },
  [UI_PAINTER_MATRIX] = { "matrix", N_ ("Matrix"), make_nothing, g_free, set_nothing, draw_nothing,
                          at_nothing, NULL },
  [UI_PAINTER_TREE] = { "tree", N_ ("Tree"), make_nothing, g_free, set_nothing, draw_nothing,
                        at_nothing, NULL },
};

const UiPainter *
ui_painter (UiPainterId id)
{
  return &painters[id];
}
