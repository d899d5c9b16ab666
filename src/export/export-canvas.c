#include "export-canvas.h"

#include "export-frames.h"

#include <math.h>
#include <string.h>

static int
even_pixels (double units, double scale)
{
  const int pixels = (int) (units * scale + 1e-6) & ~1;

  return pixels > 2 ? pixels : 2;
}

BaseStatus
export_canvas_make (ExportPicture *picture,
                    const ExportPage *page,
                    const ExportAnimation *animation,
                    ExportCanvas *out_canvas)
{
  ExportCanvas *self = out_canvas;
  BaseStatus status = BASE_OK;

  *self = (ExportCanvas){
    .page = *page,
    .width = even_pixels (page->width, page->scale),
    .height = even_pixels (page->height, page->scale),
  };
  self->page.width = self->width / page->scale;
  self->page.height = self->height / page->scale;
  self->page.transparent = false;
  if (animation->sentences)
    self->page.sentence_lines = export_animation_sentence_lines (picture);
  self->in_turn = !export_picture_knows_parts (picture);
  for (unsigned i = 0; i < (self->in_turn ? 2 : 1); i++)
    {
      self->surfaces[i] =
          cairo_image_surface_create (CAIRO_FORMAT_RGB24, self->width, self->height);
      cairo_surface_set_device_scale (self->surfaces[i], page->scale, page->scale);
      if (cairo_surface_status (self->surfaces[i]) != CAIRO_STATUS_SUCCESS)
        status = BASE_NO_MEMORY;
    }
  if (export_sheet_begin (&self->sheet, picture, &self->page) != BASE_OK || status != BASE_OK)
    return BASE_NO_MEMORY;
  return export_frames_expect (picture, export_page_room (&self->sheet), &self->sheet.look,
                               animation);
}

void
export_canvas_clear (ExportCanvas *self)
{
  cairo_surface_destroy (self->surfaces[0]);
  cairo_surface_destroy (self->surfaces[1]);
  export_sheet_end (&self->sheet);
  base_text_clear (&self->told);
}

/* ---- differences ---- */

static PaintRect
whole_page (const ExportCanvas *self)
{
  return (PaintRect){ 0, 0, self->page.width, self->page.height };
}

/* Only the picture and the sentence of a page change from frame to frame. */
static BaseStatus
find_parts (ExportCanvas *self, const char *sentence, PaintParts *out_parts)
{
  BaseStatus status;

  *out_parts = (PaintParts){ { whole_page (self) }, 1 };
  if (self->in_turn)
    return BASE_OK;
  status = export_picture_find_parts (self->sheet.picture, export_page_room (&self->sheet),
                                      &self->sheet.look, out_parts);
  if (!self->drawn)
    *out_parts = (PaintParts){ { whole_page (self) }, 1 };
  else if (self->page.sentence_lines > 0 && strcmp (sentence, base_text_string (&self->told)) != 0)
    out_parts->rects[out_parts->n++] = export_page_sentence_room (&self->sheet);
  base_text_reset (&self->told);
  base_text_add (&self->told, sentence);
  return status == BASE_OK ? base_text_status (&self->told) : status;
}

static ExportBox
to_box (const ExportCanvas *self, PaintRect part)
{
  const double scale = self->page.scale, slack = 1e-6;
  ExportBox box = {
    .left = (int) floor (part.x * scale + slack),
    .top = (int) floor (part.y * scale + slack),
    .right = (int) ceil ((part.x + part.width) * scale - slack),
    .bottom = (int) ceil ((part.y + part.height) * scale - slack),
  };

  box.right = box.right < self->width ? box.right : self->width;
  box.bottom = box.bottom < self->height ? box.bottom : self->height;
  return box;
}

/* ---- drawing ---- */

static bool
is_whole (const ExportCanvas *self, ExportBox box)
{
  return box.left <= 0 && box.top <= 0 && box.right >= self->width && box.bottom >= self->height;
}

static BaseStatus
draw_box (const ExportCanvas *self, ExportBox box)
{
  const double scale = self->page.scale;
  cairo_t *cr = cairo_create (self->surfaces[self->now]);
  BaseStatus status;

  if (!is_whole (self, box))
    {
      cairo_rectangle (cr, box.left / scale, box.top / scale, (box.right - box.left) / scale,
                       (box.bottom - box.top) / scale);
      cairo_clip (cr);
    }
  status = export_page_draw (&self->sheet, cr);
  if (cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    status = BASE_NO_MEMORY;
  cairo_destroy (cr);
  return status;
}

BaseStatus
export_canvas_draw (ExportCanvas *self, const char *sentence)
{
  PaintParts parts;
  BaseStatus status = find_parts (self, sentence, &parts);

  if (self->page.sentence_lines > 0)
    self->page.sentence = sentence;
  self->now ^= self->in_turn;
  self->n_boxes = 0;
  for (unsigned i = 0; i < parts.n && status == BASE_OK; i++)
    {
      const ExportBox box = to_box (self, parts.rects[i]);

      self->boxes[self->n_boxes++] = box;
      status = draw_box (self, box);
    }
  self->drawn = status == BASE_OK;
  cairo_surface_flush (self->surfaces[self->now]);
  return status;
}

const uint32_t *
export_canvas_pixels (const ExportCanvas *self)
{
  return (const uint32_t *) (const void *) cairo_image_surface_get_data (self->surfaces[self->now]);
}
