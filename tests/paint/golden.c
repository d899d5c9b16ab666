#include "golden.h"

#include "check.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Golden pictures have 16 levels of each colour, so that files are half as large: a level stands
 * for LEVEL values of 256, LEVEL_HALF to either side. */
#define LEVEL      17
#define LEVEL_HALF 8

/* The difference from a level that counts as slight, of 255, in the most different of red, green
 * and blue.  32-bit machines round differently by one, which is no difference even where another
 * level is nearer. */
#define SLIGHT   1
#define STRIKING 51

/* The share of all pixels that may differ more than slightly. */
#define MOST_DIFFERENT 0.002

static uint32_t *
pixel_at (cairo_surface_t *surface, int x, int y)
{
  unsigned char *data = cairo_image_surface_get_data (surface);
  size_t stride = (size_t) cairo_image_surface_get_stride (surface);

  return (uint32_t *) (void *) (data + (size_t) y * stride) + x;
}

/* How far a pixel is from all that the golden one stands for. */
static unsigned
difference_at (cairo_surface_t *picture, cairo_surface_t *golden, int x, int y)
{
  unsigned most = 0;

  for (unsigned shift = 0; shift < 24; shift += 8)
    {
      const int one = *pixel_at (picture, x, y) >> shift & 0xff,
                other = *pixel_at (golden, x, y) >> shift & 0xff;
      const unsigned by = (unsigned) abs (one - other);

      most = by > LEVEL_HALF && by - LEVEL_HALF > most ? by - LEVEL_HALF : most;
    }
  return most;
}

/* To the nearest level. */
static void
coarsen (cairo_surface_t *picture)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);

  cairo_surface_flush (picture);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        uint32_t *pixel = pixel_at (picture, x, y), coarse = 0;

        for (unsigned shift = 0; shift < 24; shift += 8)
          coarse |= ((*pixel >> shift & 0xff) + LEVEL_HALF) / LEVEL * LEVEL << shift;
        *pixel = coarse;
      }
  cairo_surface_mark_dirty (picture);
}

static const char *
path_of (char path[4096], const char *folder, const char *name, const char *suffix)
{
  check_true (snprintf (path, 4096, "%s/%s%s.png", folder, name, suffix) < 4096);
  return path;
}

static void
write_png (cairo_surface_t *surface, const char *folder, const char *name, const char *suffix)
{
  char path[4096];

  mkdir (folder, 0777);
  path_of (path, folder, name, suffix);
  check_equal_u64 (cairo_surface_write_to_png (surface, path), CAIRO_STATUS_SUCCESS);
}

/* Fills `differences`, and returns whether they are acceptable. */
static bool
looks_like (cairo_surface_t *picture, cairo_surface_t *golden, cairo_surface_t *differences)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);
  unsigned worst = 0, n_different = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        unsigned by = difference_at (picture, golden, x, y);

        *pixel_at (differences, x, y) = by << 16 | by << 8 | by;
        worst = by > worst ? by : worst;
        n_different += by > SLIGHT;
      }
  if (worst <= STRIKING && n_different <= MOST_DIFFERENT * width * height)
    return true;
  fprintf (stderr, "# %u pixels differ, by up to %u\n", n_different, worst);
  return false;
}

static bool
compare (cairo_surface_t *picture, cairo_surface_t *golden, const char *name)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);
  cairo_surface_t *differences;
  bool alike;

  if (cairo_surface_status (golden) != CAIRO_STATUS_SUCCESS
      || cairo_image_surface_get_width (golden) != width
      || cairo_image_surface_get_height (golden) != height)
    {
      fprintf (stderr, "# there is no golden picture of this size\n");
      return false;
    }
  differences = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_surface_flush (differences);
  alike = looks_like (picture, golden, differences);
  cairo_surface_mark_dirty (differences);
  if (!alike)
    write_png (differences, PAINT_RESULTS, name, "-difference");
  cairo_surface_destroy (differences);
  return alike;
}

void
golden_check (cairo_surface_t *picture, const char *name)
{
  const char *wish = getenv ("QUADRILLE_GOLDEN");
  char path[4096];
  cairo_surface_t *golden;
  bool alike;

  if (wish != NULL && strcmp (wish, "renew") == 0)
    {
      coarsen (picture);
      write_png (picture, PAINT_GOLDEN, name, "");
      return;
    }
  golden = cairo_image_surface_create_from_png (path_of (path, PAINT_GOLDEN, name, ""));
  alike = compare (picture, golden, name);
  cairo_surface_destroy (golden);
  if (!alike)
    {
      coarsen (picture);
      write_png (picture, PAINT_RESULTS, name, "");
      fprintf (stderr, "# what is painted now is in %s\n", path_of (path, PAINT_RESULTS, name, ""));
    }
  check_true (alike);
}
