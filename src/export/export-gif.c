/* GIF by giflib: one palette for all frames, and for each frame only the changed parts.
 *
 * A frame is one rectangle.  Where its changes lie far apart and it lasts long enough, it is up to
 * nine: GIF has only images in sequence, each with a delay, and viewers respect no delay below two
 * hundredths of a second.  So the parts of a frame follow each other at two hundredths, which is
 * too fast to notice.  Inside a rectangle, an unchanged pixel may be written or left out, whichever
 * is shorter; giflib's compressor has no such choice, ours has.
 *
 * While one frame is drawn, a second thread compares, packs and writes the frame before it, which
 * takes nearly as long.  Only the redrawn parts are passed to it and compared.
 *
 * Tried and dropped: Cairo's fast antialiasing.  It draws links with a fifth less work, and files
 * are as short, but the result is twice as far from the picture as it is drawn elsewhere. */
#include "export-beside.h"
#include "export-boxes.h"
#include "export-canvas.h"
#include "export-frames.h"
#include "export-lzw.h"
#include "export-palette.h"
#include "export-patch.h"

#include "base-memory.h"

#include <gif_lib.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Number of frames that the palette is taken from: the first, the last and some between. */
#define SAMPLES 8

#define CLEAR EXPORT_LZW_NOTHING

#define COLOURS (1 << EXPORT_LZW_BITS)

_Static_assert(EXPORT_PALETTE_COLOURS == COLOURS - 1, "beside the colours there is nothing");

_Static_assert(EXPORT_PATCH_BOXES >= PAINT_PARTS, "a patch has all that is drawn anew");

/* Number of pixels compared at once. */
#define STRETCH 256

/* Hundredths of a second.  Viewers replace a shorter delay by 10. */
#define LEAST_DELAY 2

typedef struct
{
  ExportCanvas canvas;

  /* One frame is written on the second thread while the next is drawn. */
  ExportBeside *beside;
  ExportPatch patches[2];
  uint64_t number; /* of the frame that is written */

  /* For writing: */
  ExportPalette *palette;
  ExportStream stream;
  GifFileType *gif;
  ExportLzw *lzw;
  uint32_t *before; /* pixels of the last frame */
  uint8_t *shown;   /* their colours */
  uint8_t *now;     /* the colours of this frame */
  uint8_t *changed; /* whether they differ; 0 outside these boxes */
  ExportBox boxes[EXPORT_PATCH_BOXES];
  unsigned n_boxes;
  uint8_t *box; /* pixels of a rectangle, for the compressor */
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

/* Keeps the colours of signs that no sample shows: they may appear in other frames. */
static void
keep_theme_colours (Gif *self)
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
  Player *player = export_picture_content (self->canvas.sheet.picture)->player;
  const uint64_t from = player_position (player);
  const uint64_t first = animation->to < from ? animation->to : from;
  const uint64_t all = animation->to < from ? from - animation->to : animation->to - from;
  BaseText sentence = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_OK;

  keep_theme_colours (self);
  for (unsigned i = 0; i < SAMPLES && status == BASE_OK; i++)
    {
      status = player_seek (player, first + all / (SAMPLES - 1) * i
                                        + all % (SAMPLES - 1) * i / (SAMPLES - 1));
      base_text_reset (&sentence);
      if (animation->sentences)
        export_picture_tell_frame (self->canvas.sheet.picture, animation->by, &sentence);
      if (status == BASE_OK)
        status = export_canvas_draw (&self->canvas, base_text_string (&sentence));
      if (status == BASE_OK)
        export_palette_see (self->palette, export_canvas_pixels (&self->canvas),
                            (size_t) self->canvas.width, (size_t) self->canvas.height);
    }
  base_text_clear (&sentence);
  (void) player_seek (player, from);
  return status;
}

static BaseStatus
gif_report_progress (const Gif *self, bool done)
{
  if (self->stream.status != BASE_OK)
    return self->stream.status;
  return done ? BASE_OK : BASE_NO_MEMORY;
}

/* Repeats the animation without end. */
static bool
write_loop (GifFileType *gif)
{
  static const GifByteType loop[] = { 1, 0, 0 };

  return EGifPutExtensionLeader (gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK
         && EGifPutExtensionBlock (gif, 11, "NETSCAPE2.0") == GIF_OK
         && EGifPutExtensionBlock (gif, sizeof loop, loop) == GIF_OK
         && EGifPutExtensionTrailer (gif) == GIF_OK;
}

static BaseStatus
gif_begin_file (Gif *self)
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
         && write_loop (self->gif);
  GifFreeMapObject (map);
  return gif_report_progress (self, done);
}

/* A pixel whose palette colour is the same as before counts as unchanged, even where its exact
 * colour differs. */
static void
find_changes_among (Gif *self, const uint32_t *pixels, size_t at, size_t n)
{
  for (size_t i = 0; i < n; i++)
    if (pixels[i] != self->before[at + i] || self->shown[at + i] == CLEAR)
      {
        self->now[at + i] = (uint8_t) (CLEAR + 1 + export_palette_find (self->palette, pixels[i]));
        self->changed[at + i] = self->now[at + i] != self->shown[at + i];
      }
  memcpy (self->before + at, pixels, n * sizeof *pixels);
}

/* Most of a row is unchanged, even inside the redrawn parts. */
static void
find_changes_in_row (Gif *self, const uint32_t *pixels, size_t at, size_t n)
{
  for (size_t from = 0; from < n; from += STRETCH)
    {
      const size_t some = n - from < STRETCH ? n - from : STRETCH;

      if (self->shown[at + from] == CLEAR
          || memcmp (pixels + from, self->before + at + from, some * sizeof *pixels) != 0)
        find_changes_among (self, pixels + from, at + from, some);
    }
}

static void
forget_changes (Gif *self)
{
  for (unsigned i = 0; i < self->n_boxes; i++)
    {
      const ExportBox box = self->boxes[i];

      for (int y = box.top; y < box.bottom; y++)
        memset (self->changed + (size_t) y * (size_t) self->canvas.width + box.left, 0,
                (size_t) (box.right - box.left));
    }
}

/* Marks the changed pixels.  Returns a box that contains all of them. */
static ExportBox
find_changes (Gif *self, const ExportPatch *patch)
{
  const uint32_t *pixels = patch->pixels;
  ExportBox all = { self->canvas.width, self->canvas.height, 0, 0 };

  forget_changes (self);
  for (unsigned i = 0; i < patch->n_boxes; i++)
    {
      const ExportBox box = self->boxes[i] = patch->boxes[i];
      const size_t n = (size_t) (box.right - box.left);

      for (int y = box.top; y < box.bottom; y++, pixels += n)
        find_changes_in_row (self, pixels,
                             (size_t) y * (size_t) self->canvas.width + (size_t) box.left, n);
      all = export_boxes_join (all, box);
    }
  self->n_boxes = patch->n_boxes;
  return all;
}

/* giflib derives the first code width from its palette.  A rectangle uses few of the colours, so
 * its codes can begin narrower. */
static bool
write_rectangle_head (Gif *self, ExportBox box, unsigned bits, int delay)
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

/* Writes the codes in blocks, each behind its length. */
static bool
write_codes (Gif *self)
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

static bool
write_rectangle (Gif *self, ExportBox box, int delay)
{
  size_t n = 0;
  unsigned bits;

  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      {
        const size_t at = (size_t) y * (size_t) self->canvas.width + (size_t) x;

        self->box[n++] = (uint8_t) (self->now[at] | (self->changed[at] ? 0 : EXPORT_LZW_FREE));
        self->shown[at] = self->now[at];
      }
  base_text_reset (&self->codes);
  bits = export_lzw_bits (self->box, n);
  export_lzw_pack (self->lzw, self->box, n, bits, &self->codes);
  return write_rectangle_head (self, box, bits, delay) && write_codes (self);
}

/* Writes a frame without changes: one transparent pixel, for its delay only. */
static bool
write_empty_frame (Gif *self, int delay)
{
  const uint8_t nothing = CLEAR;

  base_text_reset (&self->codes);
  export_lzw_pack (self->lzw, &nothing, 1, 2, &self->codes);
  return write_rectangle_head (self, (ExportBox){ 0, 0, 1, 1 }, 2, delay) && write_codes (self);
}

/* Where the delay has time for more than three boxes, the boxes use a third of it.  A viewer that
 * pauses between two of them shows half of a frame.  One box round all changes is no way out: it
 * makes files four times as large, because the chip and the sentence are the first and the last
 * line of the page. */
static int
most_rectangles_for_delay (int delay)
{
  const int all = delay / LEAST_DELAY, quick = 1 + delay / (3 * LEAST_DELAY);
  const int most = all < 3 ? all : quick < 3 ? 3 : quick;

  return most < EXPORT_BOXES_MOST ? most : EXPORT_BOXES_MOST;
}

static BaseStatus
write_frame (void *data)
{
  Gif *self = data;
  const ExportBox all = find_changes (self, &self->patches[self->number % 2]);
  ExportBox boxes[EXPORT_BOXES_MOST];
  const int n = export_boxes_find (self->changed, self->canvas.width, all,
                                   self->number == 0 ? 1 : most_rectangles_for_delay (self->delay),
                                   self->room, boxes);
  int rest = self->delay;
  bool done = true;

  for (int i = 0; i < n && done; i++)
    {
      const int delay = i + 1 < n ? LEAST_DELAY : rest;

      done = write_rectangle (self, boxes[i], delay);
      rest -= delay;
    }
  if (n == 0)
    done = write_empty_frame (self, rest);
  return gif_report_progress (self, done);
}

/* The first frame is drawn completely, even where the samples left its pixels. */
static BaseStatus
gif_add_frame (void *data, uint64_t number, const char *sentence)
{
  Gif *self = data;
  ExportCanvas *canvas = &self->canvas;
  BaseStatus status;

  canvas->drawn &= number > 0;
  status = export_canvas_draw (canvas, sentence);
  if (status == BASE_OK && canvas->in_turn)
    export_patch_borrow (&self->patches[number % 2], export_canvas_pixels (canvas), canvas->width,
                         canvas->height);
  else if (status == BASE_OK)
    status = export_patch_take (&self->patches[number % 2], export_canvas_pixels (canvas),
                                canvas->width, canvas->boxes, canvas->n_boxes);
  if (status == BASE_OK)
    status = export_beside_wait (self->beside);
  if (status != BASE_OK)
    return status;
  self->number = number;
  export_beside_begin (self->beside);
  return BASE_OK;
}

static BaseStatus
gif_allocate (Gif *self)
{
  const size_t width = (size_t) self->canvas.width, height = (size_t) self->canvas.height;
  const size_t n_pixels = width * height;

  self->before = base_new_zeroed (uint32_t, n_pixels);
  self->shown = base_new (uint8_t, n_pixels);
  self->now = base_new_zeroed (uint8_t, n_pixels);
  self->changed = base_new_zeroed (uint8_t, n_pixels);
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
gif_clear (Gif *self)
{
  export_palette_free (self->palette);
  export_lzw_free (self->lzw);
  export_canvas_clear (&self->canvas);
  export_patch_clear (&self->patches[0]);
  export_patch_clear (&self->patches[1]);
  base_text_clear (&self->codes);
  free (self->before);
  free (self->shown);
  free (self->now);
  free (self->changed);
  free (self->box);
  free (self->room);
}

static BaseStatus
gif_write_frames (Gif *self, const ExportAnimation *animation, uint64_t *out_n)
{
  const int rest = (int) lround (animation->rest * 100) - self->delay;
  BaseStatus status = gif_allocate (self);

  if (status == BASE_OK)
    status = sample (self, animation);
  if (status == BASE_OK)
    status = gif_begin_file (self);
  if (status == BASE_OK)
    status = export_frames_each (self->canvas.sheet.picture, animation, gif_add_frame, self, out_n);
  if (status == BASE_OK)
    status = export_beside_wait (self->beside);
  export_beside_free (self->beside);
  self->beside = NULL;
  if (status == BASE_OK && rest > 0)
    status = gif_report_progress (self, write_empty_frame (self, rest));
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
    status = gif_write_frames (&self, animation, out_n);
  if (self.gif != NULL)
    {
      if (status != BASE_OK && self.stream.status == BASE_OK)
        self.stream.status = status;
      if (EGifCloseFile (self.gif, &error) != GIF_OK && status == BASE_OK)
        status = gif_report_progress (&self, false);
    }
  gif_clear (&self);
  return status;
}
