/* GIF by giflib: one palette for all frames, and of each frame only the rectangle that changed, in which what did
 * not change is transparent. */
#include "export-frames.h"
#include "export-palette.h"

#include "base-memory.h"

#include <gif_lib.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Frames that the palette is taken from: the first, the last and some between. */
#define SAMPLES 8

#define CLEAR EXPORT_PALETTE_COLOURS /* the index that shows what was there before */

typedef struct
{
  ExportCanvas canvas;
  ExportPalette *palette;
  ExportStream stream;
  GifFileType *gif;
  uint32_t *before; /* pixels of the last frame */
  uint8_t *shown;   /* their colours */
  uint8_t *line;
  int delay; /* in hundredths of a second */
} Gif;

typedef struct
{
  int left, top, right, bottom; /* the latter two beyond it */
} Box;

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
      {
        const uint32_t pixel = parts[i].colours[k] >> 8;

        export_palette_see (self->palette, &pixel, 1);
      }
}

static BaseStatus
sample (Gif *self, const ExportAnimation *animation)
{
  Player *player = export_picture_subject (self->canvas.sheet.picture)->player;
  const uint64_t from = player_position (player);
  const uint64_t all = animation->to > from ? animation->to - from : 0;
  BaseText sentence = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_OK;

  see_theme (self);
  for (unsigned i = 0; i < SAMPLES && status == BASE_OK; i++)
    {
      const uint32_t *pixels;

      status = player_seek (player, from + all / (SAMPLES - 1) * i
                                        + all % (SAMPLES - 1) * i / (SAMPLES - 1));
      base_text_reset (&sentence);
      if (animation->sentences)
        export_picture_tell (self->canvas.sheet.picture, &sentence);
      if (status == BASE_OK)
        status = export_canvas_draw (&self->canvas, base_text_string (&sentence), &pixels);
      if (status == BASE_OK)
        export_palette_see (self->palette, pixels,
                            (size_t) self->canvas.width * (size_t) self->canvas.height);
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
  GifColorType colours[CLEAR + 1] = { { 0 } };
  const uint32_t *chosen;
  const uint32_t n = export_palette_choose (self->palette, &chosen);
  ColorMapObject *map;
  int error;
  bool done;

  for (uint32_t i = 0; i < n; i++)
    colours[i] = (GifColorType){ (GifByteType) (chosen[i] >> 16), (GifByteType) (chosen[i] >> 8),
                                 (GifByteType) chosen[i] };
  map = GifMakeMapObject (CLEAR + 1, colours);
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

/* Compares with the last frame; what is seen the same although it is not counts as the same. */
static Box
find_changes (Gif *self, const uint32_t *pixels)
{
  const int width = self->canvas.width;
  Box box = { width, self->canvas.height, 0, 0 };

  for (int y = 0; y < self->canvas.height; y++)
    {
      const size_t row = (size_t) y * (size_t) width;

      if (memcmp (pixels + row, self->before + row, (size_t) width * sizeof *pixels) == 0)
        continue;
      for (int x = 0; x < width; x++)
        if (pixels[row + (size_t) x] != self->before[row + (size_t) x]
            && export_palette_find (self->palette, pixels[row + (size_t) x])
                   != self->shown[row + (size_t) x])
          {
            box.left = x < box.left ? x : box.left;
            box.right = x >= box.right ? x + 1 : box.right;
            box.top = y < box.top ? y : box.top;
            box.bottom = y + 1;
          }
    }
  return box;
}

static bool
put_head (Gif *self, Box box, int delay)
{
  const GraphicsControlBlock control = {
    .DisposalMode = DISPOSE_DO_NOT,
    .DelayTime = delay,
    .TransparentColor = CLEAR,
  };
  GifByteType bytes[4];
  const int n = (int) EGifGCBToExtension (&control, bytes);

  return EGifPutExtension (self->gif, GRAPHICS_EXT_FUNC_CODE, n, bytes) == GIF_OK
         && EGifPutImageDesc (self->gif, box.left, box.top, box.right - box.left,
                              box.bottom - box.top, false, NULL)
                == GIF_OK;
}

static bool
put_box (Gif *self, Box box, const uint32_t *pixels)
{
  const size_t width = (size_t) self->canvas.width;
  bool done = put_head (self, box, self->delay);

  for (int y = box.top; y < box.bottom && done; y++)
    {
      for (int x = box.left; x < box.right; x++)
        {
          const size_t at = (size_t) y * width + (size_t) x;
          uint8_t colour = CLEAR;

          if (pixels[at] != self->before[at] || self->shown[at] == CLEAR)
            {
              colour = export_palette_find (self->palette, pixels[at]);
              if (colour == self->shown[at])
                colour = CLEAR;
              else
                self->shown[at] = colour;
            }
          self->line[x - box.left] = colour;
        }
      done = EGifPutLine (self->gif, self->line, box.right - box.left) == GIF_OK;
    }
  return done;
}

/* A frame in which nothing changes, for its time only. */
static bool
put_nothing (Gif *self, int delay)
{
  self->line[0] = CLEAR;
  return put_head (self, (Box){ 0, 0, 1, 1 }, delay)
         && EGifPutLine (self->gif, self->line, 1) == GIF_OK;
}

static BaseStatus
add_frame (void *data, uint64_t number, const char *sentence)
{
  Gif *self = data;
  const size_t n_pixels = (size_t) self->canvas.width * (size_t) self->canvas.height;
  const uint32_t *pixels;
  Box box = { 0, 0, self->canvas.width, self->canvas.height };
  BaseStatus status = export_canvas_draw (&self->canvas, sentence, &pixels);
  bool done;

  if (status != BASE_OK)
    return status;
  if (number > 0)
    box = find_changes (self, pixels);
  done = box.left < box.right ? put_box (self, box, pixels) : put_nothing (self, self->delay);
  memcpy (self->before, pixels, n_pixels * sizeof *pixels);
  return tell (self, done);
}

static BaseStatus
write_all (Gif *self, const ExportAnimation *animation, uint64_t *out_n)
{
  const size_t n_pixels = (size_t) self->canvas.width * (size_t) self->canvas.height;
  const int rest = (int) lround (animation->rest * 100) - self->delay;
  BaseStatus status;

  self->before = base_new_zeroed (uint32_t, n_pixels);
  self->shown = base_new (uint8_t, n_pixels);
  self->line = base_new (uint8_t, (size_t) self->canvas.width);
  self->palette = export_palette_new ();
  if (self->before == NULL || self->shown == NULL || self->line == NULL || self->palette == NULL)
    return BASE_NO_MEMORY;
  memset (self->shown, CLEAR, n_pixels);
  status = sample (self, animation);
  if (status == BASE_OK)
    status = begin (self);
  if (status == BASE_OK)
    status = export_frames_each (self->canvas.sheet.picture, animation, add_frame, self, out_n);
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
  if (self.delay < 2) /* less is taken for 10 by whoever shows it */
    self.delay = 2;
  if (status == BASE_OK)
    status = write_all (&self, animation, out_n);
  if (self.gif != NULL)
    {
      if (status != BASE_OK && self.stream.status == BASE_OK)
        self.stream.status = status;
      if (EGifCloseFile (self.gif, &error) != GIF_OK && status == BASE_OK)
        status = tell (&self, false);
    }
  export_palette_free (self.palette);
  export_canvas_clear (&self.canvas);
  free (self.before);
  free (self.shown);
  free (self.line);
  return status;
}
