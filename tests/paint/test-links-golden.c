/* Golden pictures of the dance: moments of small problems, in all themes and sizes.  golden.h
 * explains how to renew them. */
#include "check.h"
#include "golden.h"
#include "links-dances.h"
#include "pictures.h"

#include <string.h>

typedef enum
{
  AT_LINK,     /* after that many changes of links or colours */
  AT_DEAD_END, /* the first one, and that many changes more */
  AT_SOLUTION,
} Moment;

/* Sizes left out are those of links_dance_options (). */
typedef struct
{
  const char *name, *problem;
  Moment moment;
  unsigned n;
  uint32_t n_moving;
  double phase;
  PaintThemeId theme;
  bool presenting, focused;
  double width, height, scale;
  PaintPointed pointed; /* all 0: nothing */
} Scene;

static const Scene scenes[] = {
  { "knuth-start", "knuth", AT_LINK, 0, 0, 1, .width = 480 },
  { "knuth-header-marked", "knuth", AT_LINK, 2, 1, 0.2, .width = 480 },
  { "knuth-header-bending", "knuth", AT_LINK, 2, 1, 0.65, .width = 480 },
  { "knuth-node-bending", "knuth", AT_LINK, 3, 1, 0.55, .width = 480 },
  { "knuth-node-unlinked", "knuth", AT_LINK, 3, 1, 1, .width = 480 },
  { "knuth-dead-end-dark", "knuth", AT_DEAD_END, 0, 0, 1, PAINT_THEME_DARK, .width = 480 },
  { "knuth-relinking-high-contrast", "knuth", AT_DEAD_END, 6, 1, 0.7, PAINT_THEME_HIGH_CONTRAST,
    .width = 480 },
  { "knuth-solution-print", "knuth", AT_SOLUTION, 0, 0, 1, PAINT_THEME_PRINT, .width = 480 },
  { "knuth-presenting", "knuth", AT_DEAD_END, 4, 1, 1, .presenting = true, .width = 760,
    .height = 520 },
  { "knuth-phone-scale-2", "knuth", AT_LINK, 5, 1, 1, .width = 200, .height = 190, .scale = 2 },
  { "knuth-pointed", "knuth", AT_LINK, 9, 1, 1, .width = 480, .pointed = { 3, 3, 0 } },
  { "xcc-solution", "xcc", AT_SOLUTION, .phase = 1 },
  { "queens-secondary", "queens4", AT_LINK, 20, 1, 1, .width = 760, .height = 460 },
  { "queens-zoomed-dark", "queens8", AT_LINK, 45, 1, 0.5, PAINT_THEME_DARK, .focused = true },
  { "queens-overview", "queens8", AT_LINK, .n = 45, .n_moving = 1, .phase = 1 },
};

static void
go_to (const Scene *scene, Player *player)
{
  if (scene->moment != AT_LINK)
    player_move (
        player,
        (PlayerGoal){ scene->moment == AT_SOLUTION ? PLAYER_TO_SOLUTION : PLAYER_TO_DEAD_END, 0 },
        PLAYER_FORWARD);
  for (unsigned i = 0; i < scene->n; i++)
    player_move (player, (PlayerGoal){ PLAYER_BY_LINK, 0 }, PLAYER_FORWARD);
}

static PaintStageOptions
complete (const Scene *scene)
{
  PaintStageOptions options = links_dance_options ();

  options.presenting = scene->presenting;
  if (scene->width > 0)
    options.width = scene->width;
  if (scene->height > 0)
    options.height = scene->height;
  if (scene->scale > 0)
    options.scale = scene->scale;
  return options;
}

static void
looks_as_it_did (const void *data)
{
  const Scene *scene = data;
  const PaintPointed nothing = { 0, 0, 0 };
  PaintText *text = picture_text ();
  PaintStageOptions options = complete (scene);
  LinksDance dance = links_dance_new (scene->problem);
  PaintFrame frame;
  cairo_surface_t *surface;
  char name[64];

  go_to (scene, dance.player);
  frame = links_dance_frame (&dance, scene->n_moving, scene->phase);
  if (memcmp (&scene->pointed, &nothing, sizeof nothing) != 0)
    frame.pointed = scene->pointed;
  if (scene->focused)
    {
      paint_links_set_options (dance.picture, &options);
      paint_links_focus (dance.picture, &frame, &options.zoom, &options.pan_x, &options.pan_y);
    }
  surface = links_dance_paint (&dance, options, frame, paint_theme (scene->theme), text);
  snprintf (name, sizeof name, "links-%s", scene->name);
  golden_check (surface, name);
  cairo_surface_destroy (surface);
  links_dance_clear (&dance);
  paint_text_free (text);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/paint/golden/links-%s", scenes[i].name);
      check_claim (name, looks_as_it_did, &scenes[i]);
    }
  return check_finish ();
}
