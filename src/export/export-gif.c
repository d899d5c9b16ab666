/* GIF by giflib: one palette for all frames, and of each frame only what changed.
 *
 * That is one rectangle or, where changes lie far from each other and the frame lasts long enough, up to nine: GIF
 * knows but images one after the other, each with its time, and who shows them takes no time shorter than two
 * hundredths of a second for what it is.  So the parts of a frame come two hundredths apart, which nobody sees.  In a
 * rectangle, what did not change may be written as it is or left out, whichever is shorter; giflib's compression does
 * not know of such a choice, ours does.
 *
 * While one frame is drawn, the one before it is compared, packed and written on a second thread, which takes nearly as
 * long.
 *
 * Tried and dropped: Cairo's fast antialiasing, which draws links with a fifth less work, and as short, but twice as far
 * from the picture as it is drawn elsewhere. */
#include "export-beside.h"
#include "export-boxes.h"
#include "export-frames.h"
#include "export-lzw.h"
#include "export-palette.h"

#include "base-memory.h"

#include <gif_lib.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Frames that the palette is taken from: the first, the last and some between. */
#define SAMPLES 8

#define CLEAR EXPORT_LZW_NOTHING

#define COLOURS (1 << EXPORT_LZW_BITS)

_Static_assert(EXPORT_PALETTE_COLOURS == COLOURS - 1, "beside the colours there is nothing");

/* So many pixels are compared at once. */
#define STRETCH 256

/* Hundredths of a second: less is taken for 10 by whoever shows it. */
#define LEAST_DELAY 2

typedef struct
{
  ExportCanvas canvas;

  /* The frame that is being written, and who does. */
  ExportBeside *beside;
  const uint32_t *pixels;
  uint64_t number;

  /* Of the writing: */
  ExportPalette *palette;
  ExportStream stream;
  GifFileType *gif;
  ExportLzw *lzw;
  uint32_t *before; /* pixels of the last frame */
  uint8_t *shown;   /* their colours */
  uint8_t *now;     /* the colours of this frame */
  uint8_t *changed; /* whether they differ */
  uint8_t *box;     /* pixels of a rectangle, for the compression */
  int16_t *room;
  BaseText codes;
  int delay; /* in hundredths of a second */
} Gif;

static int
hand_over (GifFileType *gif, const GifByteType *bytes, int n_bytes)
{
  ExportStream *stream = gif->UserData;

  return export_stream_write (stream, bytes, (unsigned) n_bytes) == CAIRO_STATUS_SUCCESS ? n_bytes
                                                                                         : 0;
}

/* Signs that no sample happens to show may come all the same. */
static void
see_theme (Gif *self)
{
  const PaintTheme *theme = &self->canvas.sheet.theme;
  const struct
  {
    const PaintColour *colours;
    unsigned n;
  } parts[] = {
    { theme->signs, PAINT_SIGNS }, { theme->inks, PAINT_INKS },
    { theme->hues, PAINT_HUES },   { theme->surfaces, PAINT_SURFACES },
    { theme->tints, PAINT_TINTS }, { &theme->thin, 1 },
    { &theme->thick, 1 },          { &theme->label, 1 },
    { &theme->ground, 1 },
  };

  for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++)
    for (unsigned k = 0; k < parts[i].n; k++)
      export_palette_keep (self->palette, parts[i].colours[k] >> 8);
}

static BaseStatus
sample (Gif *self, const ExportAnimation *animation)
{
  Player *player = export_picture_subject (self->canvas.sheet.picture)->player;
  const uint64_t from = player_position (player);
  const uint64_t first = animation->to < from ? animation->to : from;
  const uint64_t all = animation->to < from ? from - animation->to : animation->to - from;
  BaseText sentence = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_OK;

  see_theme (self);
  for (unsigned i = 0; i < SAMPLES && status == BASE_OK; i++)
    {
      const uint32_t *pixels;

      status = player_seek (player, first + all / (SAMPLES - 1) * i
                                        + all % (SAMPLES - 1) * i / (SAMPLES - 1));
      base_text_reset (&sentence);
      if (animation->sentences)
        export_picture_tell (self->canvas.sheet.picture, &sentence);
      if (status == BASE_OK)
        status = export_canvas_draw (&self->canvas, base_text_string (&sentence), &pixels);
      if (status == BASE_OK)
        export_palette_see (self->palette, pixels, (size_t) self->canvas.width,
                            (size_t) self->canvas.height);
    }
  base_text_clear (&sentence);
  (void) player_seek (player, from);
  return status;
}

static BaseStatus
tell (const Gif *self, bool done)
{
  if (self->stream.status != BASE_OK)
    return self->stream.status;
  return done ? BASE_OK : BASE_NO_MEMORY;
}

/* Round and round for ever. */
static bool
put_loop (GifFileType *gif)
{
  static const GifByteType loop[] = { 1, 0, 0 };

  return EGifPutExtensionLeader (gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK
         && EGifPutExtensionBlock (gif, 11, "NETSCAPE2.0") == GIF_OK
         && EGifPutExtensionBlock (gif, sizeof loop, loop) == GIF_OK
         && EGifPutExtensionTrailer (gif) == GIF_OK;
}

static BaseStatus
begin (Gif *self)
{
  GifColorType colours[COLOURS] = { { 0 } };
  const uint32_t *chosen;
  const uint32_t n = export_palette_choose (self->palette, &chosen);
  ColorMapObject *map;
  int error;
  bool done;

  for (uint32_t i = 0; i < n; i++)
    colours[CLEAR + 1 + i] =
        (GifColorType){ (GifByteType) (chosen[i] >> 16), (GifByteType) (chosen[i] >> 8),
                        (GifByteType) chosen[i] };
  map = GifMakeMapObject (COLOURS, colours);
  self->gif = EGifOpen (&self->stream, hand_over, &error);
  if (map == NULL || self->gif == NULL)
    {
      GifFreeMapObject (map);
      return BASE_NO_MEMORY;
    }
  EGifSetGifVersion (self->gif, true);
  done = EGifPutScreenDesc (self->gif, self->canvas.width, self->canvas.height, 8, 0, map) == GIF_OK
         && put_loop (self->gif);
  GifFreeMapObject (map);
  return tell (self, done);
}

/* What is seen the same although it is not counts as the same. */
static void
find_changes_among (Gif *self, const uint32_t *pixels, size_t from, size_t to)
{
  for (size_t i = from; i < to; i++)
    if (pixels[i] != self->before[i] || self->shown[i] == CLEAR)
      {
        self->now[i] = (uint8_t) (CLEAR + 1 + export_palette_find (self->palette, pixels[i]));
        self->changed[i] = self->now[i] != self->shown[i];
      }
  memcpy (self->before + from, pixels + from, (to - from) * sizeof *pixels);
}

/* Most of a picture stays as it is. */
static void
find_changes (Gif *self, const uint32_t *pixels)
{
  const size_t n_pixels = (size_t) self->canvas.width * (size_t) self->canvas.height;

  memset (self->changed, 0, n_pixels);
  for (size_t from = 0; from < n_pixels; from += STRETCH)
    {
      const size_t to = from + STRETCH < n_pixels ? from + STRETCH : n_pixels;

      if (self->shown[from] == CLEAR
          || memcmp (pixels + from, self->before + from, (to - from) * sizeof *pixels) != 0)
        find_changes_among (self, pixels, from, to);
    }
}

/* Codes begin as wide as giflib takes from its palette, but a rectangle has few of the colours. */
static bool
put_head (Gif *self, ExportBox box, unsigned bits, int delay)
{
  const GraphicsControlBlock control = {
    .DisposalMode = DISPOSE_DO_NOT,
    .DelayTime = delay,
    .TransparentColor = CLEAR,
  };
  GifByteType bytes[4];
  const int n = (int) EGifGCBToExtension (&control, bytes);

  self->gif->SColorMap->BitsPerPixel = (int) bits;
  return EGifPutExtension (self->gif, GRAPHICS_EXT_FUNC_CODE, n, bytes) == GIF_OK
         && EGifPutImageDesc (self->gif, box.left, box.top, box.right - box.left,
                              box.bottom - box.top, false, NULL)
                == GIF_OK;
}

/* In blocks that tell their length. */
static bool
put_codes (Gif *self)
{
  const char *bytes = base_text_string (&self->codes);
  bool done = base_text_status (&self->codes) == BASE_OK;

  for (size_t from = 0; from < self->codes.length && done;)
    {
      const size_t rest = self->codes.length - from;
      GifByteType block[256] = { (GifByteType) (rest < 255 ? rest : 255) };

      memcpy (block + 1, bytes + from, block[0]);
      done = EGifPutCodeNext (self->gif, block) == GIF_OK;
      from += block[0];
    }
  return done && EGifPutCodeNext (self->gif, NULL) == GIF_OK;
}

/* Where much changed, what is left between is short, and patterns go on more often if nothing is left out. */
static void
pack_as_it_is (Gif *self, size_t n_pixels, unsigned bits)
{
  BaseText others = BASE_TEXT_EMPTY;

  for (size_t i = 0; i < n_pixels; i++)
    self->box[i] &= (uint8_t) ~EXPORT_LZW_FREE;
  export_lzw_pack (self->lzw, self->box, n_pixels, bits, &others);
  if (base_text_status (&others) == BASE_OK && others.length < self->codes.length)
    {
      const BaseText longer = self->codes;

      self->codes = others;
      others = longer;
    }
  base_text_clear (&others);
}

static bool
put_box (Gif *self, ExportBox box, int delay)
{
  size_t n = 0, n_changed = 0;
  unsigned bits;

  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      {
        const size_t at = (size_t) y * (size_t) self->canvas.width + (size_t) x;

        self->box[n++] = (uint8_t) (self->now[at] | (self->changed[at] ? 0 : EXPORT_LZW_FREE));
        self->shown[at] = self->now[at];
        n_changed += self->changed[at];
      }
  base_text_reset (&self->codes);
  bits = export_lzw_bits (self->box, n);
  export_lzw_pack (self->lzw, self->box, n, bits, &self->codes);
  if (n_changed > n / 8)
    pack_as_it_is (self, n, bits);
  return put_head (self, box, bits, delay) && put_codes (self);
}

/* A frame in which nothing changes, for its time only. */
static bool
put_nothing (Gif *self, int delay)
{
  const uint8_t nothing = CLEAR;

  base_text_reset (&self->codes);
  export_lzw_pack (self->lzw, &nothing, 1, 2, &self->codes);
  return put_head (self, (ExportBox){ 0, 0, 1, 1 }, 2, delay) && put_codes (self);
}

/* Where there is time for more than three, they take a third of it. */
static int
most_boxes (int delay)
{
  const int all = delay / LEAST_DELAY, quick = 1 + delay / (3 * LEAST_DELAY);
  const int most = all < 3 ? all : quick < 3 ? 3 : quick;

  return most < EXPORT_BOXES_MOST ? most : EXPORT_BOXES_MOST;
}

static BaseStatus
write_frame (void *data)
{
  Gif *self = data;
  ExportBox boxes[EXPORT_BOXES_MOST];
  int n, rest = self->delay;
  bool done = true;

  find_changes (self, self->pixels);
  n = export_boxes_find (self->changed, self->canvas.width, self->canvas.height,
                         self->number == 0 ? 1 : most_boxes (self->delay), self->room, boxes);
  for (int i = 0; i < n && done; i++)
    {
      const int delay = i + 1 < n ? LEAST_DELAY : rest;

      done = put_box (self, boxes[i], delay);
      rest -= delay;
    }
  if (n == 0)
    done = put_nothing (self, rest);
  return tell (self, done);
}

static BaseStatus
add_frame (void *data, uint64_t number, const char *sentence)
{
  Gif *self = data;
  const uint32_t *pixels;
  BaseStatus status = export_canvas_draw (&self->canvas, sentence, &pixels);

  if (status == BASE_OK)
    status = export_beside_wait (self->beside);
  if (status != BASE_OK)
    return status;
  self->pixels = pixels;
  self->number = number;
  export_beside_begin (self->beside);
  return BASE_OK;
}

static BaseStatus
make_room (Gif *self)
{
  const size_t width = (size_t) self->canvas.width, height = (size_t) self->canvas.height;
  const size_t n_pixels = width * height;

  self->before = base_new_zeroed (uint32_t, n_pixels);
  self->shown = base_new (uint8_t, n_pixels);
  self->now = base_new_zeroed (uint8_t, n_pixels);
  self->changed = base_new (uint8_t, n_pixels);
  self->box = base_new (uint8_t, n_pixels);
  self->room = base_new (int16_t, 2 * (width + height));
  self->palette = export_palette_new ();
  self->lzw = export_lzw_new ();
  self->beside = export_beside_new (write_frame, self);
  if (self->before == NULL || self->shown == NULL || self->now == NULL || self->changed == NULL
      || self->box == NULL || self->room == NULL || self->palette == NULL || self->lzw == NULL
      || self->beside == NULL)
    return BASE_NO_MEMORY;
  memset (self->shown, CLEAR, n_pixels);
  return BASE_OK;
}

static void
clear (Gif *self)
{
  export_palette_free (self->palette);
  export_lzw_free (self->lzw);
  export_canvas_clear (&self->canvas);
  base_text_clear (&self->codes);
  free (self->before);
  free (self->shown);
  free (self->now);
  free (self->changed);
  free (self->box);
  free (self->room);
}

static BaseStatus
write_all (Gif *self, const ExportAnimation *animation, uint64_t *out_n)
{
  const int rest = (int) lround (animation->rest * 100) - self->delay;
  BaseStatus status = make_room (self);

  if (status == BASE_OK)
    status = sample (self, animation);
  if (status == BASE_OK)
    status = begin (self);
  if (status == BASE_OK)
    status = export_frames_each (self->canvas.sheet.picture, animation, add_frame, self, out_n);
  if (status == BASE_OK)
    status = export_beside_wait (self->beside);
  export_beside_free (self->beside);
  self->beside = NULL;
  if (status == BASE_OK && rest > 0)
    status = tell (self, put_nothing (self, rest));
  return status;
}

BaseStatus
export_gif_write (ExportPicture *picture,
                  const ExportPage *page,
                  const ExportAnimation *animation,
                  const ExportSink *sink,
                  uint64_t *out_n)
{
  Gif self = { .stream.sink = *sink, .delay = (int) lround (100 / animation->speed) };
  BaseStatus status = export_canvas_make (picture, page, animation, &self.canvas);
  int error;

  *out_n = 0;
  if (self.delay < LEAST_DELAY)
    self.delay = LEAST_DELAY;
  if (status == BASE_OK)
    status = write_all (&self, animation, out_n);
  if (self.gif != NULL)
    {
      if (status != BASE_OK && self.stream.status == BASE_OK)
        self.stream.status = status;
      if (EGifCloseFile (self.gif, &error) != GIF_OK && status == BASE_OK)
        status = tell (&self, false);
    }
  clear (&self);
  return status;
}
