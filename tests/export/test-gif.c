/* What makes GIF small: the rectangles that changed, and a compression that may leave out what did not. */
#include "check.h"
#include "export-boxes.h"
#include "export-lzw.h"
#include "samples.h"

#include "base-random.h"
#include "export-animation.h"

#include <string.h>

#define WIDTH  96
#define HEIGHT 64
#define PIXELS (WIDTH * HEIGHT)

/* As the format is told, in the simplest way: each string as its last colour and the string before that. */
typedef struct
{
  const uint8_t *bytes;
  size_t n_bytes, at;
  unsigned width;
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

  for (; code >= 66; code = self->before[code])
    back[n++] = (uint8_t) self->last[code];
  back[n++] = (uint8_t) code;
  for (size_t i = 0; i < n; i++)
    out[i] = back[n - 1 - i];
  return n;
}

/* How many pixels were told. */
static size_t
read_all (const BaseText *codes, uint8_t *out, size_t most)
{
  Reader self = { .bytes = (const uint8_t *) codes->bytes, .n_bytes = codes->length, .width = 7 };
  unsigned n = 66, previous = 64;
  size_t done = 0;

  for (unsigned code = read_code (&self); code != 65 && self.at / 8 <= self.n_bytes;
       code = read_code (&self))
    {
      if (code == 64)
        {
          n = 66;
          self.width = 7;
        }
      else if (previous != 64 && n < 4096)
        {
          uint8_t string[4096];

          check_true (code <= n);
          add_string (&self, code < n ? code : previous, string);
          self.before[n] = previous;
          self.last[n++] = string[0];
          if (n == 1u << self.width && self.width < 12)
            self.width++;
        }
      if (code != 64)
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
draw (uint8_t *pixels, uint64_t seed, uint32_t share)
{
  BaseRandom random = { seed };

  for (size_t i = 0; i < PIXELS; i++)
    {
      const size_t x = i % WIDTH, y = i / WIDTH;

      pixels[i] = (uint8_t) (x < 40 ? 3 : y < 30 ? (x + y) % 7 : base_random_below (&random, 63));
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
      draw (pixels, seed, *share);
      base_text_reset (&codes);
      export_lzw_pack (lzw, pixels, PIXELS, &codes);
      check_equal_u64 (read_all (&codes, told, sizeof told), PIXELS);
      for (size_t i = 0; i < PIXELS; i++)
        check_true (told[i] == (pixels[i] & 63)
                    || (pixels[i] & EXPORT_LZW_FREE && told[i] == EXPORT_LZW_NOTHING));
    }
  base_text_clear (&codes);
  export_lzw_free (lzw);
}

/* Letters on a ground of which half did not change: left out here and not there, they would never be the same. */
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
      pixels[i] = (uint8_t) (base_mix (i % WIDTH % 11 + i / WIDTH % 9 * 11) % 3);
      if (base_mix (i) % 8 == 0)
        pixels[i] |= EXPORT_LZW_FREE;
    }
  export_lzw_pack (lzw, pixels, PIXELS, &codes);
  chosen = codes.length;
  for (size_t i = 0; i < PIXELS; i++)
    if (pixels[i] & EXPORT_LZW_FREE)
      pixels[i] = EXPORT_LZW_NOTHING;
  base_text_reset (&codes);
  export_lzw_pack (lzw, pixels, PIXELS, &codes);
  left_out = codes.length;
  check_true (chosen < left_out);
  base_text_clear (&codes);
  export_lzw_free (lzw);
}

static bool
is_in (ExportBox box, int x, int y)
{
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

/* Every change lies in one box, and no two boxes have a pixel in common. */
static void
boxes_cover_all_changes_once (const void *data)
{
  static uint8_t changed[512 * 512];
  static int room[2 * (512 + 512)];

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
      n = export_boxes_find (changed, 512, 512, 1 + (int) (seed % 3), room, boxes);
      check_true (n >= 1 && n <= 1 + (int) (seed % 3));
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
  static int room[2 * (512 + 512)];
  ExportBox boxes[EXPORT_BOXES_MOST];

  (void) data;
  check_equal_u64 ((uint64_t) export_boxes_find (changed, 512, 512, 3, room, boxes), 0);
  changed[500 * 512 + 300] = changed[500 * 512 + 302] = 1;
  check_equal_u64 ((uint64_t) export_boxes_find (changed, 512, 512, 3, room, boxes), 1);
  changed[10 * 512 + 10] = changed[10 * 512 + 500] = changed[60 * 512 + 500] = 1;
  check_equal_u64 ((uint64_t) export_boxes_find (changed, 512, 512, 3, room, boxes), 3);
  for (int i = 0; i < 3; i++)
    check_true ((boxes[i].right - boxes[i].left) * (boxes[i].bottom - boxes[i].top) <= 51);
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
  check_claim ("/export/lzw/choice-makes-it-shorter", choice_makes_it_shorter, NULL);
  check_claim ("/export/boxes/cover-all-changes-once", boxes_cover_all_changes_once, NULL);
  check_claim ("/export/boxes/are-small-where-changes-are-far", far_changes_have_small_boxes, NULL);
  check_claim ("/export/gif/same-bytes-in-one-process", same_bytes_in_one_process, NULL);
  return check_finish ();
}
