/* Golden pictures of boards: sizes, shapes, themes, states.  golden.h explains how to renew
 * them. */
#include "check.h"
#include "golden.h"
#include "pictures.h"

typedef enum
{
  BOXES,
  EXTRAS, /* boxes with diagonals and windows */
  JIGSAW,
  SAMURAI,
} Kind;

/* Widths and heights left out are 300, scales and text scales 1. */
typedef struct
{
  const char *name;
  Kind kind;
  uint32_t box_rows, box_columns;
  PictureFilling filling;
  PaintThemeId theme;
  const char *const *symbols;
  double view; /* only this share of the picture, from its top left */
  PaintBoardOptions options;
} Scene;

static const char *const letters[] = {
  "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M",
  "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y",
};

static const Scene scenes[] = {
  { "/paint/golden/4x4", BOXES, 2, 2, .filling = PICTURE_MIXED, .options.width = 160 },
  { "/paint/golden/6x6", BOXES, 2, 3, .filling = PICTURE_MIXED, .options.width = 220 },
  { "/paint/golden/9x9-light", BOXES, 3, 3, .filling = PICTURE_MARKED,
    .options.coordinates = true },
  { "/paint/golden/9x9-dark", BOXES, 3, 3, PICTURE_MARKED, PAINT_THEME_DARK,
    .options.coordinates = true },
  { "/paint/golden/9x9-high-contrast", BOXES, 3, 3, PICTURE_MARKED, PAINT_THEME_HIGH_CONTRAST,
    .options.coordinates = true },
  { "/paint/golden/9x9-print", BOXES, 3, 3, PICTURE_MARKED, PAINT_THEME_PRINT,
    .options.coordinates = true },
  { "/paint/golden/9x9-tiny", BOXES, 3, 3, .filling = PICTURE_MARKED, .options.width = 120 },
  { "/paint/golden/9x9-phone", BOXES, 3, 3, .filling = PICTURE_MIXED,
    .options = { .width = 360, .height = 400 } },
  { "/paint/golden/9x9-scale-2", BOXES, 3, 3, .filling = PICTURE_MARKED,
    .options = { .width = 170, .scale = 2, .coordinates = true } },
  { "/paint/golden/9x9-large-text", BOXES, 3, 3, .filling = PICTURE_MIXED,
    .options = { .width = 240, .text_scale = 1.6, .coordinates = true } },
  { "/paint/golden/16x16", BOXES, 4, 4, .filling = PICTURE_FULL, .options.width = 400 },
  { "/paint/golden/25x25-candidates", BOXES, 5, 5, PICTURE_CANDIDATES, .symbols = letters,
    .view = 320, .options = { .width = 1000, .coordinates = true } },
  { "/paint/golden/25x25-small", BOXES, 5, 5, .filling = PICTURE_MIXED, .options.width = 400 },
  { "/paint/golden/64x64-small", BOXES, 8, 8, .filling = PICTURE_MIXED, .options.width = 360 },
  { "/paint/golden/reasons", BOXES, 3, 3, .filling = PICTURE_REASONS },
  { "/paint/golden/reasons-dark", BOXES, 2, 3, PICTURE_REASONS, PAINT_THEME_DARK,
    .options = { .width = 170, .scale = 2 } },
  { "/paint/golden/reasons-print-small", BOXES, 4, 4, PICTURE_REASONS, PAINT_THEME_PRINT,
    .options.width = 330 },
  { "/paint/golden/lit", BOXES, 3, 3, .filling = PICTURE_LIT },
  { "/paint/golden/lit-dark", BOXES, 3, 3, PICTURE_LIT, PAINT_THEME_DARK, .options.width = 300 },
  { "/paint/golden/lit-high-contrast", BOXES, 2, 3, PICTURE_LIT, PAINT_THEME_HIGH_CONTRAST,
    .options = { .width = 170, .scale = 2 } },
  { "/paint/golden/noted", BOXES, 3, 3, .filling = PICTURE_NOTED, .options.width = 460 },
  { "/paint/golden/noted-dark", BOXES, 3, 3, PICTURE_NOTED, PAINT_THEME_DARK,
    .options.width = 460 },
  { "/paint/golden/noted-high-contrast", BOXES, 2, 3, PICTURE_NOTED, PAINT_THEME_HIGH_CONTRAST,
    .options = { .width = 170, .scale = 2 } },
  { "/paint/golden/noted-print", BOXES, 3, 3, PICTURE_NOTED, PAINT_THEME_PRINT,
    .options.width = 330 },
  { "/paint/golden/noted-16x16", BOXES, 4, 4, .filling = PICTURE_NOTED, .options.width = 620 },
  { "/paint/golden/jigsaw", JIGSAW, 3, 3, .filling = PICTURE_FULL },
  { "/paint/golden/jigsaw-dark", JIGSAW, 3, 3, PICTURE_FULL, PAINT_THEME_DARK,
    .options.width = 240 },
  { "/paint/golden/diagonals-windows", EXTRAS, 3, 3, .filling = PICTURE_MARKED },
  { "/paint/golden/diagonals-windows-print", EXTRAS, 3, 3, PICTURE_MIXED, PAINT_THEME_PRINT,
    .options.width = 280 },
  { "/paint/golden/samurai", SAMURAI, 3, 3, .filling = PICTURE_FULL,
    .options = { .width = 440, .coordinates = true } },
};

static Board *
make_board (const Scene *scene)
{
  switch (scene->kind)
    {
    case JIGSAW:
      return boards_jigsaw (9, boards_jigsaw_9);
    case SAMURAI:
      return boards_samurai ();
    default:
      return boards_boxes (scene->box_rows, scene->box_columns, scene->kind == EXTRAS,
                           scene->kind == EXTRAS);
    }
}

static PaintBoardOptions
complete (PaintBoardOptions options)
{
  if (options.width <= 0)
    options.width = 300;
  if (options.height <= 0)
    options.height = options.width;
  if (options.scale <= 0)
    options.scale = 1;
  if (options.text_scale <= 0)
    options.text_scale = 1;
  return options;
}

static void
looks_as_it_did (const void *data)
{
  const Scene *scene = data;
  PaintText *text = picture_text ();
  PaintBoardOptions options = complete (scene->options), view = options;
  Picture picture =
      picture_new (make_board (scene), scene->box_rows * scene->box_columns, scene->filling);
  PaintBoardLayout *layout = picture_layout (&picture, options);
  cairo_surface_t *surface;
  cairo_t *cr;

  if (scene->view > 0)
    view.width = view.height = scene->view;
  if (scene->symbols != NULL)
    picture.state.symbols = scene->symbols;
  surface = picture_surface (view);
  cr = cairo_create (surface);
  check_equal_u64 (paint_board_draw (cr, layout, &picture.state, paint_theme (scene->theme), text),
                   BASE_OK);
  cairo_destroy (cr);
  golden_check (surface, scene->name + sizeof "/paint/golden/" - 1);
  cairo_surface_destroy (surface);
  paint_board_layout_free (layout);
  picture_clear (&picture);
  paint_text_free (text);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
    check_claim (scenes[i].name, looks_as_it_did, &scenes[i]);
  return check_finish ();
}
