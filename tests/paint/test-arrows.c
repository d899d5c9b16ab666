/* Arrows go around places, and look different without any hue. */
#include "check.h"
#include "failing-memory.h"
#include "paint-arrows.h"
#include "pictures.h"

#define SIDE 200

static cairo_surface_t *
draw (const PaintArrows *arrows, PaintText *text)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);

  paint_set_source (cr, paint_theme (PAINT_THEME_LIGHT)->surfaces[PAINT_SURFACE_PAPER]);
  cairo_paint (cr);
  check_equal_u64 (paint_arrows_draw (cr, arrows, paint_theme (PAINT_THEME_LIGHT), text), BASE_OK);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* From left to right through the middle. */
static PaintArrows
across (const PaintArrow *arrow)
{
  return (PaintArrows){
    .arrows = arrow, .n_arrows = 1, .bounds = { 0, 0, SIDE, SIDE }, .pen = 2, .em = 10
  };
}

static PaintArrow
arrow_across (bool is_solid, uint32_t number)
{
  return (PaintArrow){ { 20, 100, 8 }, { 180, 100, 8 }, is_solid, number };
}

static bool
is_paper (cairo_surface_t *surface, int x, int y)
{
  return picture_pixel (surface, x, y)
         == paint_theme (PAINT_THEME_LIGHT)->surfaces[PAINT_SURFACE_PAPER];
}

/* How many pixels of a part are drawn on. */
static unsigned
count_drawn (cairo_surface_t *surface, PaintBox part)
{
  unsigned n = 0;

  for (int y = part.y; y < part.y + part.height; y++)
    for (int x = part.x; x < part.x + part.width; x++)
      n += !is_paper (surface, x, y);
  return n;
}

static void
goes_around (const void *data)
{
  const PaintArrow arrow = arrow_across (true, 0);
  const PaintSpot middle = { 100, 100, 10 };
  PaintArrows arrows = across (&arrow);
  PaintText *text = picture_text ();
  cairo_surface_t *straight = draw (&arrows, text), *bent;

  (void) data;
  arrows.spots = &middle;
  arrows.n_spots = 1;
  bent = draw (&arrows, text);
  check_true (!is_paper (straight, 100, 100));
  check_equal_u64 (count_drawn (bent, (PaintBox){ 92, 92, 16, 16 }), 0);
  check_true (count_drawn (bent, (PaintBox){ 92, 0, 16, SIDE }) > 0);
  cairo_surface_destroy (straight);
  cairo_surface_destroy (bent);
  paint_text_free (text);
}

/* Faint places are avoided too, but not at any price. */
static void
goes_around_what_is_faint (const void *data)
{
  const PaintArrow arrow = arrow_across (true, 0);
  const PaintSpot middle = { 100, 100, 10 };
  PaintArrows arrows = across (&arrow);
  PaintText *text = picture_text ();
  cairo_surface_t *surface;

  (void) data;
  arrows.faint = &middle;
  arrows.n_faint = 1;
  surface = draw (&arrows, text);
  check_true (is_paper (surface, 100, 100));
  cairo_surface_destroy (surface);
  paint_text_free (text);
}

static void
stays_between_its_spots (const void *data)
{
  const PaintArrow arrow = arrow_across (true, 0);
  const PaintArrows arrows = across (&arrow);
  PaintText *text = picture_text ();
  cairo_surface_t *surface = draw (&arrows, text);

  (void) data;
  check_equal_u64 (count_drawn (surface, (PaintBox){ 0, 0, 26, SIDE }), 0);
  check_equal_u64 (count_drawn (surface, (PaintBox){ 174, 0, 26, SIDE }), 0);
  cairo_surface_destroy (surface);
  paint_text_free (text);
}

/* A dashed line has gaps, a solid one has none. */
static void
dashes_have_gaps (const void *data)
{
  PaintText *text = picture_text ();
  unsigned n[2];

  (void) data;
  for (unsigned i = 0; i < 2; i++)
    {
      const PaintArrow arrow = arrow_across (i == 1, 0);
      const PaintArrows arrows = across (&arrow);
      cairo_surface_t *surface = draw (&arrows, text);

      n[i] = count_drawn (surface, (PaintBox){ 40, 100, 100, 1 });
      cairo_surface_destroy (surface);
    }
  check_equal_u64 (n[1], 100);
  check_true (n[0] > 30 && n[0] < 70);
  paint_text_free (text);
}

/* Two arrows between the same spots, one each way, take different ways; both numbers are there. */
static void
arrows_and_numbers_keep_apart (const void *data)
{
  const PaintArrow there = arrow_across (true, 2);
  const PaintArrow both[] = { there, { there.to, there.from, false, 3 } };
  PaintArrows arrows = across (both);
  PaintText *text = picture_text ();
  cairo_surface_t *one = draw (&arrows, text), *two;

  (void) data;
  arrows.n_arrows = 2;
  two = draw (&arrows, text);
  check_true (count_drawn (two, (PaintBox){ 40, 0, 120, SIDE })
              > 3 * count_drawn (one, (PaintBox){ 40, 0, 120, SIDE }) / 2);
  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
  paint_text_free (text);
}

static void
draws_the_same_again (const void *data)
{
  const PaintArrow arrow = arrow_across (false, 7);
  const PaintMarkedSpot marked[] = { { { 20, 100, 8 }, 1 }, { { 60, 100, 8 }, 2 } };
  PaintArrows arrows = across (&arrow);
  PaintText *text = picture_text ();
  cairo_surface_t *one, *other;

  (void) data;
  arrows.marked = marked;
  arrows.n_marked = 2;
  one = draw (&arrows, text);
  other = draw (&arrows, text);
  picture_check_equal (one, other);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
  paint_text_free (text);
}

static void
needs_memory (const void *data)
{
  const PaintArrow arrow = arrow_across (true, 0);
  const PaintArrows arrows = across (&arrow);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  PaintText *text = picture_text ();
  BaseStatus status;

  (void) data;
  failing_memory_arm (1);
  status = paint_arrows_draw (cr, &arrows, paint_theme (PAINT_THEME_LIGHT), text);
  failing_memory_disarm ();
  check_equal_u64 (status, BASE_NO_MEMORY);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  paint_text_free (text);
}

int
main (void)
{
  check_claim ("/paint/arrows/go-around", goes_around, NULL);
  check_claim ("/paint/arrows/go-around-what-is-faint", goes_around_what_is_faint, NULL);
  check_claim ("/paint/arrows/stay-between-their-spots", stays_between_its_spots, NULL);
  check_claim ("/paint/arrows/dashes-have-gaps", dashes_have_gaps, NULL);
  check_claim ("/paint/arrows/keep-apart", arrows_and_numbers_keep_apart, NULL);
  check_claim ("/paint/arrows/draw-the-same-again", draws_the_same_again, NULL);
  check_claim ("/paint/arrows/need-memory", needs_memory, NULL);
  return check_finish ();
}
