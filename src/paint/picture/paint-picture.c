/* The table of pictures, and the functions that look a row up in it. */
#include "paint-picture-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MOST_ZOOM 64.0 /* of pictures without a limit of their own */

static const PaintPictureRow *const rows[PAINT_PICTURES] = {
  [PAINT_PICTURE_BOARD] = &paint_picture_board,
  [PAINT_PICTURE_LINKS] = &paint_picture_links,
  [PAINT_PICTURE_MATRIX] = &paint_picture_matrix,
  [PAINT_PICTURE_TREE] = &paint_picture_tree,
};

const char *
paint_picture_id (PaintPictureKind kind)
{
  return rows[kind]->id;
}

const char *
paint_picture_title (PaintPictureKind kind)
{
  return rows[kind]->title;
}

const char *
paint_picture_name (PaintPictureKind kind)
{
  return rows[kind]->name != NULL ? rows[kind]->name : rows[kind]->title;
}

BaseStatus
paint_picture_new (PaintPictureKind kind, const Subject *subject, PaintPicture **out_picture)
{
  PaintPicture *self = base_new_zeroed (PaintPicture, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->kind = kind;
  self->row = rows[kind];
  self->subject = *subject;
  self->chip = PAINT_CHIP_EMPTY;
  status = self->row->make (subject, &self->painted);
  if (status == BASE_OK)
    *out_picture = self;
  else
    free (self);
  return status;
}

void
paint_picture_free (PaintPicture *self)
{
  if (self == NULL)
    return;
  self->row->destroy (self->painted);
  paint_chip_clear (&self->chip);
  base_text_clear (&self->told);
  free (self);
}

PaintPictureKind
paint_picture_kind (const PaintPicture *self)
{
  return self->kind;
}

void
paint_picture_set_words (PaintPicture *self, const PaintPictureWords *words)
{
  self->words = *words;
  if (self->row->apply_words != NULL)
    self->row->apply_words (self);
}

void
paint_picture_set_manner (PaintPicture *self, PaintPictureManner manner)
{
  self->manner = manner;
  if (self->row->apply_manner != NULL)
    self->row->apply_manner (self);
}

void
paint_picture_set_beside (PaintPicture *self, const PaintTreeBeside *beside)
{
  if (self->row->set_beside != NULL)
    self->row->set_beside (self, beside);
}

BaseStatus
paint_picture_set_options (PaintPicture *self, const PaintStageOptions *options)
{
  const double strip =
      options->chip && self->words.write_chip != NULL ? paint_chip_height (options) : 0;
  PaintStageOptions rest = *options;
  BaseStatus status;

  rest.height = fmax (options->height - strip, 1 / options->scale);
  status = self->row->set_options (self, &rest);
  if (status != BASE_OK)
    return status;
  self->options = *options;
  self->strip = strip;
  return BASE_OK;
}

/* ---- the chip, and the picture below it ---- */

static void
write_chip (PaintPicture *self, const PlayerState *state)
{
  paint_chip_reset (&self->chip);
  self->words.write_chip (&self->subject, state, &self->chip);
}

static BaseStatus
draw_below_chip (PaintPicture *self,
                 cairo_t *cr,
                 const PaintFrame *frame,
                 const PaintTheme *theme,
                 PaintText *text)
{
  if (frame->reason != NULL && self->row->find != NULL)
    return paint_picture_draw_reason (self, cr, frame, theme, text);
  return self->row->draw (self, cr, frame, theme, text);
}

BaseStatus
paint_picture_draw (PaintPicture *self,
                    cairo_t *cr,
                    const PaintFrame *frame,
                    const PaintTheme *theme,
                    PaintText *text)
{
  BaseStatus status;

  if (self->strip <= 0)
    return draw_below_chip (self, cr, frame, theme, text);
  write_chip (self, frame->state);
  status = paint_chip_draw (&self->chip, cr, &self->options, theme, text);
  if (status != BASE_OK)
    return status;
  cairo_save (cr);
  cairo_translate (cr, 0, self->strip);
  status = draw_below_chip (self, cr, frame, theme, text);
  cairo_restore (cr);
  return status;
}

PaintRect
paint_picture_chip_rect (const PaintPicture *self)
{
  return (PaintRect){ 0, 0, self->options.width, self->strip };
}

PaintPointed
paint_picture_at (const PaintPicture *self, double x, double y)
{
  return y < self->strip ? PAINT_POINTED_NOTHING : self->row->at (self, x, y - self->strip);
}

bool
paint_picture_has_calls (PaintPictureKind kind)
{
  return rows[kind]->find_call != NULL;
}

bool
paint_picture_find_call (const PaintPicture *self, double x, double y, PaintTreePlace *out_place)
{
  if (self->row->find_call == NULL || y < self->strip
      || !self->row->find_call (self, x, y - self->strip, out_place))
    return false;
  out_place->rect.y += self->strip;
  return true;
}

bool
paint_picture_walk_calls (const PaintPicture *self,
                          const PaintTreePlace *from,
                          PaintTreeWay way,
                          PaintTreePlace *out_place)
{
  if (self->row->walk_calls == NULL || !self->row->walk_calls (self, from, way, out_place))
    return false;
  out_place->rect.y += self->strip;
  return true;
}

bool
paint_picture_has_places (const PaintPicture *self)
{
  return self->row->find != NULL;
}

PaintRect
paint_picture_find (const PaintPicture *self, PaintPointed what)
{
  PaintRect rect =
      self->row->find != NULL ? self->row->find (self, what) : (PaintRect){ 0, 0, 0, 0 };

  rect.y += self->strip;
  return rect;
}

bool
paint_picture_centre (const PaintPicture *self, PaintPointed what, double *pan_x, double *pan_y)
{
  if (self->row->centre != NULL)
    self->row->centre (self, what, pan_x, pan_y);
  return self->row->centre != NULL;
}

bool
paint_picture_overflows (const PaintPicture *self)
{
  return self->row->overflows;
}

bool
paint_picture_focus (PaintPicture *self,
                     const PaintFrame *frame,
                     double *zoom,
                     double *pan_x,
                     double *pan_y)
{
  if (self->row->focus != NULL)
    self->row->focus (self, frame, zoom, pan_x, pan_y);
  return self->row->focus != NULL;
}

bool
paint_picture_hold (PaintPicture *self,
                    PaintText *text,
                    double zoom,
                    double x,
                    double y,
                    double *out_pan_x,
                    double *out_pan_y)
{
  if (self->row->hold != NULL)
    self->row->hold (self, text, zoom, x, y - self->strip, out_pan_x, out_pan_y);
  return self->row->hold != NULL;
}

double
paint_picture_most_zoom (const PaintPicture *self)
{
  return self->row->most_zoom != NULL ? self->row->most_zoom (self) : MOST_ZOOM;
}

bool
paint_picture_finds_parts (PaintPictureKind kind)
{
  return rows[kind]->find_parts != NULL;
}

/* Whether the chip differs from that of the last call. */
static bool
has_other_chip (PaintPicture *self)
{
  BaseText now = BASE_TEXT_EMPTY;
  bool differs;

  base_text_add_number (&now, self->chip.way);
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    {
      base_text_add_char (&now, '\n');
      base_text_add (&now, base_text_string (&self->chip.texts[i]));
    }
  differs = strcmp (base_text_string (&now), base_text_string (&self->told)) != 0;
  base_text_clear (&self->told);
  self->told = now;
  return differs;
}

BaseStatus
paint_picture_find_parts (PaintPicture *self,
                          const PaintFrame *frame,
                          PaintText *text,
                          PaintParts *out_parts)
{
  const BaseStatus status = self->row->find_parts (self, frame, text, out_parts);

  if (status != BASE_OK || self->strip <= 0)
    return status;
  for (unsigned i = 0; i < out_parts->n; i++)
    out_parts->rects[i].y += self->strip;
  write_chip (self, frame->state);
  if (has_other_chip (self))
    out_parts->rects[out_parts->n++] = paint_picture_chip_rect (self);
  return base_text_status (&self->told);
}

BaseStatus
paint_picture_plan_begin (PaintPicture *self)
{
  return self->row->plan_begin (self);
}

BaseStatus
paint_picture_plan_add (PaintPicture *self, const PlayerState *state)
{
  return self->row->plan_add (self, state);
}

BaseStatus
paint_picture_plan_end (PaintPicture *self, const PlayerState *state)
{
  return self->row->plan_end (self, state);
}
