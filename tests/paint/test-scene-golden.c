/* Golden pictures of a dance's board: every look, at significant moments.  golden.h explains how to
 * renew them. */
#include "check.h"
#include "dances.h"
#include "golden.h"

static const char inkala[] =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

/* `items` and `options`: the things pointed at, counted from 1; 0: nothing. */
typedef struct
{
  const char *name, *what;
  PlayerAim aim;
  uint64_t n;
  double width, height;
  PaintThemeId theme;
  double phase; /* 0: 1 */
  bool presenting;
  uint32_t item, option;
} Moment;

static const Moment moments[] = {
  { "/paint/golden/scene-9x9-cell-stuck", inkala, PLAYER_TO_DEAD_END, 1, 300, 300,
    .theme = PAINT_THEME_LIGHT },
  { "/paint/golden/scene-9x9-row-stuck", inkala, PLAYER_TO_DEAD_END, 4, 300, 300,
    .theme = PAINT_THEME_DARK, .presenting = true },
  { "/paint/golden/scene-4x4-fading", "1004000000000320", PLAYER_TO_POSITION, 28, 200, 200,
    .theme = PAINT_THEME_LIGHT, .phase = 0.6 },
  { "/paint/golden/scene-4x4-pointed", "1004000000000320", PLAYER_TO_POSITION, 10, 200, 200,
    .theme = PAINT_THEME_LIGHT, .item = 17, .option = 11 },
  { "/paint/golden/scene-4x4-place-pointed", "1004000000000320", PLAYER_TO_POSITION, 0, 200, 200,
    .theme = PAINT_THEME_DARK, .item = 21 },
  { "/paint/golden/scene-queens-tried", "queens:6", PLAYER_TO_POSITION, 2950, 220, 220,
    .theme = PAINT_THEME_LIGHT },
  { "/paint/golden/scene-queens-stuck", "queens:6", PLAYER_TO_DEAD_END, 2, 220, 220,
    .theme = PAINT_THEME_HIGH_CONTRAST },
  { "/paint/golden/scene-langford-choice", "langford:4", PLAYER_TO_POSITION, 1, 300, 220,
    .theme = PAINT_THEME_LIGHT },
  { "/paint/golden/scene-langford-stuck", "langford:4", PLAYER_TO_DEAD_END, 1, 300, 220,
    .theme = PAINT_THEME_PRINT },
  { "/paint/golden/scene-pentominoes", "pentominoes", PLAYER_TO_DEAD_END, 5, 320, 240,
    .theme = PAINT_THEME_LIGHT },
  { "/paint/golden/scene-mutilated", "mutilated:4", PLAYER_TO_DEAD_END, 1, 200, 200,
    .theme = PAINT_THEME_DARK },
  { "/paint/golden/scene-knuth-fading", "knuth", PLAYER_TO_POSITION, 6, 300, 220,
    .theme = PAINT_THEME_LIGHT, .phase = 0.6 },
  { "/paint/golden/scene-knuth-stuck", "knuth", PLAYER_TO_DEAD_END, 1, 300, 220,
    .theme = PAINT_THEME_DARK, .item = 2, .option = 5 },
  { "/paint/golden/scene-xcc", "xcc", PLAYER_TO_SOLUTION, 1, 260, 180, .theme = PAINT_THEME_PRINT },
};

static void
looks_as_it_did (const void *data)
{
  const Moment *moment = data;
  PaintStageOptions options = dance_options (moment->width, moment->height);
  PaintText *text = picture_text ();
  Dance dance = dance_new (moment->what);
  PaintFrame frame = dance_go (&dance, moment->aim, moment->n);
  cairo_surface_t *surface = dance_surface (&options);
  PaintScene *scene;

  options.presenting = moment->presenting;
  if (moment->phase > 0)
    {
      frame.phase = moment->phase;
      frame.n_moving = 1;
    }
  if (moment->item > 0)
    frame.pointed = (PaintPointed){ moment->item - 1, moment->option - 1, COVER_NONE };
  scene = dance_scene (&dance, &options);
  dance_paint (scene, surface, &frame, moment->theme, text);
  golden_check (surface, moment->name + sizeof "/paint/golden/" - 1);
  cairo_surface_destroy (surface);
  paint_scene_free (scene);
  dance_clear (&dance);
  paint_text_free (text);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof moments / sizeof moments[0]; i++)
    check_claim (moments[i].name, looks_as_it_did, &moments[i]);
  return check_finish ();
}
