/* The means that make GIF small: rectangles of changes, and a compression that may leave out
 * unchanged pixels. */
#include "check.h"
#include "export-boxes.h"
#include "export-lzw.h"
#include "export-palette.h"
#include "samples.h"

#include "base-random.h"
#include "export-animation.h"

#include <string.h>

#define WIDTH  96
#define HEIGHT 64
#define PIXELS (WIDTH * HEIGHT)

/* The simplest decoder: each string is its last colour and the string before it. */
typedef struct
{
  const uint8_t *bytes;
  size_t n_bytes, at;
  unsigned anew, width;
  unsigned before[4096], last[4096];
} Reader;

static unsigned
read_code (Reader *self)
{
  unsigned code = 0;

  for (unsigned i = 0; i < self->width; i++, self->at++)
    if (self->at / 8 < self->n_bytes)
      code |= (self->bytes[self->at / 8] >> self->at % 8 & 1u) << i;
  return code;
}

static size_t
add_string (Reader *self, unsigned code, uint8_t *out)
{
  uint8_t back[4096];
  size_t n = 0;

  for (; code >= self->anew + 2; code = self->before[code])
    back[n++] = (uint8_t) self->last[code];
  back[n++] = (uint8_t) code;
  for (size_t i = 0; i < n; i++)
    out[i] = back[n - 1 - i];
  return n;
}

/* Returns the number of pixels decoded. */
static size_t
read_all (const BaseText *codes, unsigned bits, uint8_t *out, size_t most)
{
  Reader self = {
    .bytes = (const uint8_t *) codes->bytes,
    .n_bytes = codes->length,
    .anew = 1u << bits,
    .width = bits + 1,
  };
  unsigned n = self.anew + 2, previous = self.anew;
  size_t done = 0;

  for (unsigned code = read_code (&self); code != self.anew + 1 && self.at / 8 <= self.n_bytes;
       code = read_code (&self))
    {
      if (code == self.anew)
        {
          n = self.anew + 2;
          self.width = bits + 1;
        }
      else if (previous != self.anew && n < 4096)
        {
          uint8_t string[4096];

          check_true (code <= n);
          add_string (&self, code < n ? code : previous, string);
          self.before[n] = previous;
          self.last[n++] = string[0];
          if (n == 1u << self.width && self.width < 12)
            self.width++;
        }
      if (code != self.anew)
        {
          check_true (done + 4096 <= most);
          done += add_string (&self, code, out + done);
        }
      previous = code;
    }
  return done;
}

/* A picture with flat parts, a pattern and noise, of which `share` in 256 may be left out. */
static void
draw (uint8_t *pixels, uint64_t seed, uint32_t share, uint32_t colours)
{
  BaseRandom random = { seed };

  for (size_t i = 0; i < PIXELS; i++)
    {
      const size_t x = i % WIDTH, y = i / WIDTH;

      pixels[i] = (uint8_t) (x < 40   ? 3
                             : y < 30 ? 1 + (x + y) % 3
                                      : 1 + base_random_below (&random, colours));
      if (base_random_below (&random, 256) < share)
        pixels[i] |= EXPORT_LZW_FREE;
    }
}

static void
codes_tell_the_pixels (const void *data)
{
  static uint8_t pixels[PIXELS], told[PIXELS + 4096];
  const uint32_t *share = data;
  ExportLzw *lzw = export_lzw_new ();
  BaseText codes = BASE_TEXT_EMPTY;

  check_true (lzw != NULL);
  for (uint64_t seed = 1; seed <= 20; seed++)
    {
      const unsigned bits = 2 + seed % 5;

      draw (pixels, seed, *share, (1u << bits) - 1);
      check_equal_u64 (export_lzw_bits (pixels, PIXELS), bits);
      for (unsigned way = 0; way < 4; way++)
        {
          const ExportLzwManner manner = { .as_it_is = way & 1, .in_step = way & 2 };

          base_text_reset (&codes);
          export_lzw_try (lzw, pixels, PIXELS, bits, manner, &codes);
          check_equal_u64 (read_all (&codes, bits, told, sizeof told), PIXELS);
          for (size_t i = 0; i < PIXELS; i++)
            check_true (told[i] == (pixels[i] & 63)
                        || (pixels[i] & EXPORT_LZW_FREE && !manner.as_it_is
                            && told[i] == EXPORT_LZW_NOTHING));
        }
    }
  base_text_clear (&codes);
  export_lzw_free (lzw);
}

/* The shortest of all tries is no longer than the plainest one. */
static void
tries_are_worth_it (const void *data)
{
  static uint8_t pixels[PIXELS];
  ExportLzw *lzw = export_lzw_new ();
  BaseText codes = BASE_TEXT_EMPTY, plain = BASE_TEXT_EMPTY;

  (void) data;
  for (uint64_t seed = 1; seed <= 20; seed++)
    {
      draw (pixels, seed, (uint32_t) (seed * 12), 31);
      base_text_reset (&codes);
      base_text_reset (&plain);
      export_lzw_pack (lzw, pixels, PIXELS, 5, &codes);
      export_lzw_try (lzw, pixels, PIXELS, 5, (ExportLzwManner){ false, false }, &plain);
      check_true (codes.length > 0 && codes.length <= plain.length);
    }
  base_text_clear (&codes);
  base_text_clear (&plain);
  export_lzw_free (lzw);
}

/* Letters on a ground of which half did not change: left out here and not there, they would never
 * be the same. */
static void
choice_makes_it_shorter (const void *data)
{
  static uint8_t pixels[PIXELS];
  ExportLzw *lzw = export_lzw_new ();
  BaseText codes = BASE_TEXT_EMPTY;
  size_t chosen, left_out;

  (void) data;
  for (size_t i = 0; i < PIXELS; i++)
    {
      pixels[i] = (uint8_t) (base_mix (i % WIDTH % 11 + i / WIDTH % 9 * 11) % 3 + 1);
      if (base_mix (i) % 8 == 0)
        pixels[i] |= EXPORT_LZW_FREE;
    }
  export_lzw_pack (lzw, pixels, PIXELS, 2, &codes);
  chosen = codes.length;
  for (size_t i = 0; i < PIXELS; i++)
    if (pixels[i] & EXPORT_LZW_FREE)
      pixels[i] = EXPORT_LZW_NOTHING;
  base_text_reset (&codes);
  export_lzw_pack (lzw, pixels, PIXELS, 2, &codes);
  left_out = codes.length;
  check_true (chosen < left_out);
  base_text_clear (&codes);
  export_lzw_free (lzw);
}

/* Lines that run down, no two of them as far apart as two others, and now and then one ends. */
static void
draw_lines (uint8_t *pixels, size_t width, size_t height)
{
  memset (pixels, 1, width * height);
  for (size_t x = 10, i = 0; x + 2 < width; x += 20 + 3 * (++i % 7))
    for (size_t y = i * i % 40; y < height - i * 3; y++)
      {
        pixels[y * width + x] = 2;
        pixels[y * width + x + 1] = (uint8_t) (3 + i % 2);
      }
}

/* Strings learned in one row recur in the next, though the ground between lines is wide: without
 * tries in step, the codes have 8,702 bytes. */
static void
lines_that_run_down_are_short (const void *data)
{
  static uint8_t pixels[600 * 400], told[600 * 400 + 4096];
  ExportLzw *lzw = export_lzw_new ();
  BaseText codes = BASE_TEXT_EMPTY;

  (void) data;
  draw_lines (pixels, 600, 400);
  base_text_add (&codes, "before");
  export_lzw_pack (lzw, pixels, sizeof pixels, 3, &codes);
  check_true (memcmp (codes.bytes, "before", 6) == 0);
  memmove (codes.bytes, codes.bytes + 6, codes.length -= 6);
  check_equal_u64 (read_all (&codes, 3, told, sizeof told), sizeof pixels);
  check_equal_memory (told, pixels, sizeof pixels);
  check_true (codes.length < 7000);
  base_text_clear (&codes);
  export_lzw_free (lzw);
}

#define GROUND 0xfff0f0f0
#define TINT   0xffe8e8e8
#define INK    0xff202020

/* A ground, a tint that is hardly another colour, bars of ink, and edges of every grey between
 * them. */
static void
paint (uint32_t *pixels)
{
  for (size_t i = 0; i < PIXELS; i++)
    {
      const size_t x = i % WIDTH, y = i / WIDTH;
      const uint32_t grey = (uint32_t) (0x20 + (y * 13 + x / 16) % 0xd0);

      pixels[i] = x % 16 == 3  ? 0xff000000 | grey << 16 | grey << 8 | grey
                  : x % 16 < 6 ? INK
                  : x < 48     ? TINT
                               : GROUND;
    }
}

static void
palette_is_flat_colours_and_few_edges (const void *data)
{
  static uint32_t pixels[PIXELS];
  ExportPalette *palette = export_palette_new ();
  const uint32_t *colours;
  uint32_t n;

  (void) data;
  check_true (palette != NULL);
  paint (pixels);
  export_palette_keep (palette, 0xff0072b2);
  export_palette_see (palette, pixels, WIDTH, HEIGHT);
  n = export_palette_choose (palette, &colours);
  check_true (n > 6 && n < 20);
  check_equal_u64 (colours[export_palette_find (palette, GROUND)], GROUND & 0xffffff);
  check_equal_u64 (colours[export_palette_find (palette, TINT)], TINT & 0xffffff);
  check_equal_u64 (colours[export_palette_find (palette, INK)], INK & 0xffffff);
  check_equal_u64 (colours[export_palette_find (palette, 0xff0072b2)], 0x0072b2);
  /* An edge keeps its hue. */
  check_true (colours[export_palette_find (palette, 0xff606060)] != 0x0072b2);
  export_palette_free (palette);
}

static bool
is_in (ExportBox box, int x, int y)
{
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

static const ExportBox all = { 0, 0, 512, 512 };

/* Every change lies in one box, and no two boxes have a pixel in common. */
static void
boxes_cover_all_changes_once (const void *data)
{
  static uint8_t changed[512 * 512];
  static int16_t room[2 * (512 + 512)];

  (void) data;
  for (uint64_t seed = 1; seed <= 30; seed++)
    {
      BaseRandom random = { seed };
      ExportBox boxes[EXPORT_BOXES_MOST];
      int n;

      memset (changed, 0, sizeof changed);
      for (uint32_t i = 0; i < 1 + seed % 5; i++)
        {
          const uint32_t at =
              base_random_below (&random, 480 * 512) + base_random_below (&random, 450);

          for (uint32_t k = 0; k < 40; k++)
            changed[at + k % 20 * 512 + k / 20] = 1;
        }
      n = export_boxes_find (changed, 512, all, 1 + (int) (seed % 6), room, boxes);
      check_true (n >= 1 && n <= 1 + (int) (seed % 6));
      for (int y = 0; y < 512; y++)
        for (int x = 0; x < 512; x++)
          {
            int times = 0;

            for (int i = 0; i < n; i++)
              times += is_in (boxes[i], x, y);
            check_true (times <= 1);
            check_true (times == 1 || !changed[y * 512 + x]);
          }
    }
}

static void
far_changes_have_small_boxes (const void *data)
{
  static uint8_t changed[512 * 512];
  static int16_t room[2 * (512 + 512)];
  ExportBox boxes[EXPORT_BOXES_MOST];

  (void) data;
  check_equal_u64 ((uint64_t) export_boxes_find (changed, 512, all, 3, room, boxes), 0);
  changed[500 * 512 + 300] = changed[500 * 512 + 302] = 1;
  check_equal_u64 ((uint64_t) export_boxes_find (changed, 512, all, 3, room, boxes), 1);
  changed[10 * 512 + 10] = changed[10 * 512 + 500] = changed[60 * 512 + 500] = 1;
  check_equal_u64 ((uint64_t) export_boxes_find (changed, 512, all, 3, room, boxes), 3);
  for (int i = 0; i < 3; i++)
    check_true ((boxes[i].right - boxes[i].left) * (boxes[i].bottom - boxes[i].top) <= 51);
  check_equal_u64 (
      (uint64_t) export_boxes_find (changed, 512, (ExportBox){ 0, 0, 400, 70 }, 3, room, boxes), 1);
  check_true (is_in (boxes[0], 10, 10) && !is_in (boxes[0], 11, 10));
}

static BaseStatus
keep (void *data, const void *bytes, size_t n_bytes)
{
  BaseText *file = data;

  base_text_add_bytes (file, bytes, n_bytes);
  return base_text_status (file);
}

static BaseText
write_gif (double width)
{
  const ExportPage page = sample_page (width, 200);
  const ExportAnimation animation = {
    .by = PLAYER_BY_ITEM, .to = 60, .speed = 10, .rest = 1, .sentences = true
  };
  Sample sample = sample_new (EXPORT_STEP, "knuth", 0);
  BaseText file = BASE_TEXT_EMPTY;
  uint64_t n;

  check_equal_u64 (
      export_gif_write (sample.picture, &page, &animation, &(ExportSink){ keep, &file }, &n),
      BASE_OK);
  check_true (n > 10);
  sample_clear (&sample);
  return file;
}

static void
same_bytes_in_one_process (const void *data)
{
  BaseText first = write_gif (300), other = write_gif (200), second = write_gif (300);

  (void) data;
  check_equal_u64 (first.length, second.length);
  check_equal_memory (first.bytes, second.bytes, first.length);
  check_true (other.length != first.length);
  base_text_clear (&first);
  base_text_clear (&other);
  base_text_clear (&second);
}

int
main (void)
{
  static const uint32_t none = 0, some = 60, most = 240;

  check_claim ("/export/lzw/codes-tell-the-pixels/all", codes_tell_the_pixels, &none);
  check_claim ("/export/lzw/codes-tell-the-pixels/some-left-out", codes_tell_the_pixels, &some);
  check_claim ("/export/lzw/codes-tell-the-pixels/most-left-out", codes_tell_the_pixels, &most);
  check_claim ("/export/lzw/tries-are-worth-it", tries_are_worth_it, NULL);
  check_claim ("/export/lzw/choice-makes-it-shorter", choice_makes_it_shorter, NULL);
  check_claim ("/export/lzw/lines-that-run-down-are-short", lines_that_run_down_are_short, NULL);
  check_claim ("/export/palette/is-flat-colours-and-few-edges",
               palette_is_flat_colours_and_few_edges, NULL);
  check_claim ("/export/boxes/cover-all-changes-once", boxes_cover_all_changes_once, NULL);
  check_claim ("/export/boxes/are-small-where-changes-are-far", far_changes_have_small_boxes, NULL);
  check_claim ("/export/gif/same-bytes-in-one-process", same_bytes_in_one_process, NULL);
  return check_finish ();
}
