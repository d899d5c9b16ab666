/* Drawing only the parts in which one frame differs from the last one gives the whole frame, for
 * any two frames. */
#include "base-random.h"
#include "check.h"
#include "cover-links.h"
#include "paint-links.h"
#include "pictures.h"
#include "plays.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST_SHADES 32

typedef struct
{
  const char *what;
  double width, height, scale, zoom;
  bool presenting, following, points;
} Case;

typedef struct
{
  const Case *scene;
  Play *play;
  PaintLinks *links, *others; /* the second draw whole pictures */
  PaintText *text;
  PaintStageOptions options;
  double drawn, all; /* areas */
  int most_apart;
} Both;

static Both
set_out (const Case *scene)
{
  const PaintStageOptions options = {
    scene->width, scene->height, scene->scale, 1, scene->presenting, scene->zoom, 0.4, 0.6, false
  };
  Both self = { .scene = scene, .text = picture_text (), .options = options };

  self.play = play_new (scene->what, 400);
  check_equal_u64 (paint_links_new (&self.play->paint, &self.links), BASE_OK);
  check_equal_u64 (paint_links_new (&self.play->paint, &self.others), BASE_OK);
  paint_links_set_following (self.links, scene->following);
  paint_links_set_following (self.others, scene->following);
  paint_links_set_options (self.others, &options);
  return self;
}

static void
clear (Both *self)
{
  paint_text_free (self->text);
  paint_links_free (self->links);
  paint_links_free (self->others);
  play_free (self->play);
}

static void
draw (const Both *self, PaintLinks *links, const PaintFrame *frame, cairo_t *cr)
{
  const PaintTheme *theme = paint_theme (PAINT_THEME_LIGHT);

  check_equal_u64 (paint_links_draw (links, cr, frame, theme, self->text), BASE_OK);
}

static void
draw_part (Both *self, const PaintFrame *frame, PaintRect part, cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  cairo_rectangle (cr, part.x, part.y, part.width, part.height);
  cairo_clip (cr);
  draw (self, self->links, frame, cr);
  cairo_destroy (cr);
  self->drawn += part.width * part.height;
}

/* Cairo counts how much of a pixel a path fills in one of two ways, by what else of the path is in
 * that row of pixels: through a clip, one may be a few shades lighter. */
static void
check_equal_but_for_shades (Both *self, cairo_surface_t *a, cairo_surface_t *b)
{
  const int n_bytes = cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a);
  const unsigned char *one, *other;

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  one = cairo_image_surface_get_data (a);
  other = cairo_image_surface_get_data (b);
  for (int i = 0; i < n_bytes; i++)
    {
      const int by = abs (one[i] - other[i]);

      self->most_apart = by > self->most_apart ? by : self->most_apart;
    }
  check_true (self->most_apart <= MOST_SHADES);
}

/* Options are set for every frame, as the writer of a page does. */
static void
draw_parts (Both *self, const PaintFrame *frame, cairo_surface_t *surface)
{
  PaintParts parts;

  paint_links_set_options (self->links, &self->options);
  check_equal_u64 (paint_links_find_parts (self->links, frame, self->text, &parts), BASE_OK);
  for (unsigned i = 0; i < parts.n; i++)
    draw_part (self, frame, parts.rects[i], surface);
  self->all += self->scene->width * self->scene->height;
}

static PaintFrame
frame_at (Both *self, uint64_t position, BaseRandom *random)
{
  const CoverLinks *links = self->play->links;
  const bool points = self->scene->points && base_random_below (random, 3) == 0;
  const uint32_t chance = base_random_below (random, 4);
  PaintFrame frame = {
    play_seek (self->play, position), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false
  };

  frame.hides_sizes = base_random_below (random, 8) == 0;
  frame.n_moving =
      chance > 0 && frame.state->n_changes > 0 && frame.state->changes[0].position == position;
  frame.phase = chance < 3 ? 1 : base_random_below (random, 100) / 100.0;
  if (points)
    frame.pointed.item = base_random_below (random, links->n_items);
  return frame;
}

/* Step by step, and now and then somewhere else. */
static uint64_t
go_on (const Both *self, uint64_t position, BaseRandom *random)
{
  const uint64_t first = self->play->n_givens, end = player_end (self->play->player);
  const uint32_t chance = base_random_below (random, 100);

  if (chance < 8)
    return first + base_random_next (random) % (end - first + 1);
  if (chance < 20)
    return position > first ? position - 1 : position;
  if (chance < 30)
    return position;
  return position < end ? position + 1 : position;
}

static void
parts_are_all_that_differs (const void *data)
{
  Both self = set_out (data);
  const PaintBoardOptions size = { .width = self.scene->width,
                                   .height = self.scene->height,
                                   .scale = self.scene->scale,
                                   .text_scale = 1 };
  cairo_surface_t *surface = picture_surface (size), *whole = picture_surface (size);
  cairo_t *cr = cairo_create (whole);
  BaseRandom random = { .state = 7 };
  uint64_t position = self.play->n_givens;

  for (unsigned i = 0; i < (check_quick () ? 40 : 150); i++)
    {
      const PaintFrame frame = frame_at (&self, position, &random);

      draw_parts (&self, &frame, surface);
      draw (&self, self.others, &frame, cr);
      check_equal_but_for_shades (&self, surface, whole);
      position = go_on (&self, position, &random);
    }
  fprintf (stderr, "# drawn: %.3f of all, at most %d shades apart\n", self.drawn / self.all,
           self.most_apart);
  check_true (self.drawn < self.all);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (whole);
  clear (&self);
}

int
main (void)
{
  static const Case cases[] = {
    { "knuth", 640, 480, 1, 1, false, false, true },
    { "xcc", 500, 400, 1, 1, false, true, true },
    { "queens:4", 400, 300, 1.5, 1, true, true, false },
    { "queens:8", 920, 560, 1, 1, false, true, false },
    { "langford:4", 300, 200, 1, 3, false, false, true },
    { "pentominoes:6x10", 320, 240, 1, 1, false, false, false },
    { PLAYS_INKALA, 920, 760, 1, 1, false, true, false },
    { PLAYS_INKALA, 640, 480, 2, 1, true, true, true },
    { PLAYS_30, 400, 400, 1, 9, false, false, true },
  };

  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/paint/links/parts/are-all-that-differs/%u", i);
      check_claim (name, parts_are_all_that_differs, &cases[i]);
    }
  return check_finish ();
}
