/* Highlights: everything that the sentence names, in every picture; and the label beside the
 * pointer. */
#include "base-random.h"
#include "check.h"
#include "paint-links.h"
#include "paint-matrix.h"
#include "paint-scene.h"
#include "paint-tip.h"
#include "paint-tree.h"
#include "pictures.h"
#include "plays.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const PaintStageOptions usual = { .width = 640,
                                         .height = 480,
                                         .scale = 1,
                                         .text_scale = 1,
                                         .zoom = 1,
                                         .pan_x = 0.5,
                                         .pan_y = 0.5 };

typedef cairo_surface_t *(*Draw) (Play *play, const PaintFrame *frame, PaintText *text);

static cairo_surface_t *
new_surface (void)
{
  return picture_surface ((PaintBoardOptions){
      .width = usual.width, .height = usual.height, .scale = 1, .text_scale = 1 });
}

static cairo_surface_t *
draw_scene (Play *play, const PaintFrame *frame, PaintText *text)
{
  cairo_surface_t *surface = new_surface ();
  cairo_t *cr = cairo_create (surface);
  PaintScene *scene;

  check_equal_u64 (paint_scene_new (&play->paint, &scene), BASE_OK);
  check_equal_u64 (paint_scene_set_options (scene, &usual), BASE_OK);
  check_equal_u64 (paint_scene_draw (scene, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  paint_scene_free (scene);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
draw_links (Play *play, const PaintFrame *frame, PaintText *text)
{
  cairo_surface_t *surface = new_surface ();
  cairo_t *cr = cairo_create (surface);
  PaintLinks *links;

  check_equal_u64 (paint_links_new (&play->paint, &links), BASE_OK);
  paint_links_set_options (links, &usual);
  check_equal_u64 (paint_links_draw (links, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  paint_links_free (links);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
draw_matrix (Play *play, const PaintFrame *frame, PaintText *text)
{
  cairo_surface_t *surface = new_surface ();
  cairo_t *cr = cairo_create (surface);
  PaintMatrix *matrix;

  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  check_equal_u64 (paint_matrix_set_options (matrix, &usual), BASE_OK);
  check_equal_u64 (paint_matrix_draw (matrix, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  paint_matrix_free (matrix);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
draw_tree (Play *play, const PaintFrame *frame, PaintText *text)
{
  cairo_surface_t *surface = new_surface ();
  cairo_t *cr = cairo_create (surface);
  PaintTree *tree;

  check_equal_u64 (paint_tree_new (&play->paint, &tree), BASE_OK);
  paint_tree_set_options (tree, &usual);
  check_equal_u64 (paint_tree_draw (tree, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  paint_tree_free (tree);
  cairo_destroy (cr);
  return surface;
}

typedef struct
{
  const char *what;
  Draw draw;
} Case;

typedef PaintRect (*Find) (Play *play, const PaintFrame *frame, PaintText *text, PaintPointed what);

static PaintRect
find_in_links (Play *play, const PaintFrame *frame, PaintText *text, PaintPointed what)
{
  PaintLinks *links;
  PaintRect rect;

  (void) frame;
  (void) text;
  check_equal_u64 (paint_links_new (&play->paint, &links), BASE_OK);
  paint_links_set_options (links, &usual);
  rect = paint_links_find (links, what);
  paint_links_free (links);
  return rect;
}

static PaintRect
find_in_matrix (Play *play, const PaintFrame *frame, PaintText *text, PaintPointed what)
{
  cairo_surface_t *surface = new_surface ();
  cairo_t *cr = cairo_create (surface);
  PaintMatrix *matrix;
  PaintRect rect;

  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  check_equal_u64 (paint_matrix_set_options (matrix, &usual), BASE_OK);
  check_equal_u64 (paint_matrix_draw (matrix, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  rect = paint_matrix_find (matrix, what);
  paint_matrix_free (matrix);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return rect;
}

/* Around all pixels that differ. */
static PaintRect
find_difference (cairo_surface_t *a, cairo_surface_t *b)
{
  const int stride = cairo_image_surface_get_stride (a);
  int x0 = (int) usual.width, y0 = (int) usual.height, x1 = 0, y1 = 0;

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (int y = 0; y < usual.height; y++)
    for (int x = 0; x < usual.width; x++)
      if (memcmp (cairo_image_surface_get_data (a) + y * stride + 4 * x,
                  cairo_image_surface_get_data (b) + y * stride + 4 * x, 4)
          != 0)
        {
          x0 = x < x0 ? x : x0;
          y0 = y < y0 ? y : y0;
          x1 = x + 1 > x1 ? x + 1 : x1;
          y1 = y + 1 > y1 ? y + 1 : y1;
        }
  return (PaintRect){ x0, y0, x1 - x0, y1 - y0 };
}

typedef struct
{
  Draw draw;
  Find find;
} View;

/* The middle of an item's column or of an option's row, and how far it is to the next. */
typedef struct
{
  double middle, pitch;
} Lane;

static Lane
column_of (const View *picture, Play *play, const PaintFrame *frame, PaintText *text)
{
  const PaintRect here =
      picture->find (play, frame, text, (PaintPointed){ 3, COVER_NONE, COVER_NONE });
  const PaintRect next =
      picture->find (play, frame, text, (PaintPointed){ 4, COVER_NONE, COVER_NONE });

  return (Lane){ here.x + here.width / 2, next.x - here.x };
}

static Lane
row_of (const View *picture, Play *play, const PaintFrame *frame, PaintText *text)
{
  const PaintRect here =
      picture->find (play, frame, text, (PaintPointed){ COVER_NONE, 3, COVER_NONE });
  const PaintRect next =
      picture->find (play, frame, text, (PaintPointed){ COVER_NONE, 4, COVER_NONE });

  return (Lane){ here.y + here.height / 2, next.y - here.y };
}

static bool
is_inside (Lane lane, double start, double length)
{
  return length > 0 && start >= lane.middle - lane.pitch / 2 - 4
         && start + length <= lane.middle + lane.pitch / 2 + 4;
}

/* Item D is its column and no other, option 4 its row; the node of option 4 in D is neither, but
 * the place where both meet.  This holds for a step's sentence and for the pointer. */
static void
what_is_lit_is_exactly_that (const void *data)
{
  const View *picture = data;
  Play *play = play_new ("knuth", 500);
  PaintText *text = picture_text ();
  PaintFrame frame = { play_seek (play, 0), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  const uint32_t node = player_state_node (frame.state, 3, 3);
  const PaintPointed things[] = { { 3, COVER_NONE, COVER_NONE },
                                  { COVER_NONE, 3, COVER_NONE },
                                  { 3, 3, node } };
  const Lane column = column_of (picture, play, &frame, text),
             row = row_of (picture, play, &frame, text);
  cairo_surface_t *plain = picture->draw (play, &frame, text);

  for (unsigned i = 0; i < 3; i++)
    {
      cairo_surface_t *lit, *pointed;
      PaintRect found;

      frame.lit = &things[i];
      frame.n_lit = 1;
      lit = picture->draw (play, &frame, text);
      frame.n_lit = 0;
      frame.pointed = things[i];
      pointed = picture->draw (play, &frame, text);
      frame.pointed = PAINT_POINTED_NOTHING;
      found = find_difference (plain, lit);
      check_equal_u64 (is_inside (column, found.x, found.width), i != 1);
      check_equal_u64 (is_inside (row, found.y, found.height), i != 0);
      picture_check_equal (pointed, lit);
      cairo_surface_destroy (lit);
      cairo_surface_destroy (pointed);
    }
  cairo_surface_destroy (plain);
  paint_text_free (text);
  play_free (play);
}

/* But for rounding. */
static bool
is_about (PaintColour a, PaintColour b)
{
  for (unsigned shift = 0; shift < 32; shift += 8)
    if (abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)) > 1)
      return false;
  return true;
}

/* Between the nodes of a row nothing but the ground is drawn, above and below its line. */
static void
all_pictures_have_one_colour (const void *data)
{
  const View *picture = data;
  const PaintTheme *theme = paint_theme (PAINT_THEME_LIGHT);
  Play *play = play_new ("knuth", 500);
  PaintText *text = picture_text ();
  PaintFrame frame = { play_seek (play, 0), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  const Lane column = column_of (picture, play, &frame, text),
             row = row_of (picture, play, &frame, text);
  const int x = (int) (column.middle - 0.5 * column.pitch - 4),
            y = (int) (row.middle - 0.3 * row.pitch);
  cairo_surface_t *plain = picture->draw (play, &frame, text), *lit;

  frame.pointed.option = 3;
  lit = picture->draw (play, &frame, text);
  check_true (picture_pixel (plain, x, y) != picture_pixel (lit, x, y));
  check_true (is_about (picture_pixel (lit, x, y),
                        paint_blend (picture_pixel (plain, x, y), theme->fills[PAINT_FILL_HINT])));
  cairo_surface_destroy (plain);
  cairo_surface_destroy (lit);
  paint_text_free (text);
  play_free (play);
}

static bool
differ (cairo_surface_t *a, cairo_surface_t *b)
{
  const size_t size = (size_t) cairo_image_surface_get_stride (a) * (size_t) usual.height;

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) != 0;
}

/* Items of the path, for the tree shows no others: each alone looks as if it were pointed at, and
 * of both each is missed where it is not lit. */
static void
each_is_lit (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 500);
  PaintText *text = picture_text ();
  PaintFrame frame = {
    play_go (play, PLAYER_TO_DEAD_END, 1), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false
  };
  PaintPointed lit[2] = { PAINT_POINTED_NOTHING, PAINT_POINTED_NOTHING };
  cairo_surface_t *both, *alone[2], *pointed;

  check_true (frame.state->n_frames >= 2);
  for (unsigned i = 0; i < 2; i++)
    {
      lit[i].item = frame.state->frames[frame.state->n_frames - 1 - i].item;
      frame.lit = &lit[i];
      frame.n_lit = 1;
      alone[i] = scene->draw (play, &frame, text);
    }
  frame.lit = lit;
  frame.n_lit = 2;
  both = scene->draw (play, &frame, text);
  check_true (differ (alone[0], alone[1]));
  check_true (differ (both, alone[0]) && differ (both, alone[1]));
  frame.n_lit = 1;
  frame.pointed.item = lit[1].item;
  pointed = scene->draw (play, &frame, text);
  picture_check_equal (pointed, both);
  cairo_surface_destroy (pointed);
  cairo_surface_destroy (both);
  cairo_surface_destroy (alone[0]);
  cairo_surface_destroy (alone[1]);
  paint_text_free (text);
  play_free (play);
}

static bool
is_within (PaintRect rect, const PaintStageOptions *options)
{
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= options->width + 1e-6
         && rect.y + rect.height <= options->height + 1e-6;
}

static void
the_tip_never_leaves_the_picture (const void *data)
{
  static const char *const words[] = {
    "R2C5", "R2C5=7: hidden by R4C6=7, level 3\n7 in row 2: covered by R4C6=7, level 3",
    "one line that is far too long for any picture, one line that is far too long for any picture"
  };
  PaintText *text = picture_text ();
  BaseRandom random = { .state = 7 };

  (void) data;
  for (unsigned i = 0; i < 300; i++)
    {
      PaintStageOptions options = usual;
      PaintRect rect, zoomed;
      double x, y;

      options.width = 60 + (double) base_random_below (&random, 1000);
      options.height = 60 + (double) base_random_below (&random, 700);
      options.scale = 1 + (double) base_random_below (&random, 5) / 4;
      options.presenting = i % 7 == 0;
      x = (double) base_random_below (&random, 1000) / 999 * options.width;
      y = (double) base_random_below (&random, 1000) / 999 * options.height;
      rect = paint_tip_rect (text, words[i % 3], &options, x, y);
      check_true (rect.width > 0 && rect.height > 0);
      check_true (is_within (rect, &options));
      options.zoom = 8;
      zoomed = paint_tip_rect (text, words[i % 3], &options, x, y);
      check_true (rect.width == zoomed.width && rect.height == zoomed.height);
    }
  check_true (paint_tip_rect (text, "", &usual, 10, 10).height == 0);
  paint_text_free (text);
}

/* Where there is room, the thing under the pointer stays visible beside the tip. */
static void
the_tip_is_not_under_the_pointer (const void *data)
{
  PaintText *text = picture_text ();

  (void) data;
  for (double y = 0; y < usual.height; y += 40)
    for (double x = 0; x < usual.width; x += 40)
      {
        PaintRect rect = paint_tip_rect (text, "R2C5=7\nR2C5: 3 options", &usual, x, y);

        check_true (x < rect.x || y < rect.y || x >= rect.x + rect.width
                    || y >= rect.y + rect.height);
      }
  paint_text_free (text);
}

int
main (void)
{
  static const Case cases[] = {
    { "knuth", draw_scene },  { "queens:8", draw_scene },  { PLAYS_INKALA, draw_scene },
    { "knuth", draw_links },  { "queens:8", draw_links },  { PLAYS_INKALA, draw_links },
    { "knuth", draw_matrix }, { "queens:8", draw_matrix }, { PLAYS_INKALA, draw_matrix },
    { "knuth", draw_tree },   { "queens:8", draw_tree },   { PLAYS_INKALA, draw_tree },
  };
  static const char *const pictures[] = { "board", "links", "matrix", "tree" };

  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/paint/lit/each-is-lit/%s/%s", pictures[i / 3],
                i % 3 == 2 ? "9x9" : cases[i].what);
      check_claim (name, each_is_lit, &cases[i]);
    }
  for (unsigned i = 0; i < 2; i++)
    {
      const View *picture =
          i == 0 ? &(View){ draw_links, find_in_links } : &(View){ draw_matrix, find_in_matrix };
      char name[96];

      snprintf (name, sizeof name, "/paint/lit/what-is-lit-is-exactly-that/%s", pictures[1 + i]);
      check_claim (name, what_is_lit_is_exactly_that, picture);
      snprintf (name, sizeof name, "/paint/lit/all-pictures-have-one-colour/%s", pictures[1 + i]);
      check_claim (name, all_pictures_have_one_colour, picture);
    }
  check_claim ("/paint/tip/never-leaves-the-picture", the_tip_never_leaves_the_picture, NULL);
  check_claim ("/paint/tip/is-not-under-the-pointer", the_tip_is_not_under_the_pointer, NULL);
  return check_finish ();
}
