/* The table of pictures, and the functions that look a row up in it. */
#include "paint-picture-private.h"

#include "base-memory.h"

#include <stdlib.h>

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
paint_picture_set_levels (PaintPicture *self, const PaintTreeLevel *levels, size_t n_levels)
{
  if (self->row->set_levels != NULL)
    self->row->set_levels (self, levels, n_levels);
}

BaseStatus
paint_picture_set_options (PaintPicture *self, const PaintStageOptions *options)
{
  const BaseStatus status = self->row->set_options (self, options);

  if (status != BASE_OK)
    return status;
  self->width = options->width;
  self->scale = options->scale;
  return BASE_OK;
}

BaseStatus
paint_picture_draw (PaintPicture *self,
                    cairo_t *cr,
                    const PaintFrame *frame,
                    const PaintTheme *theme,
                    PaintText *text)
{
  if (frame->reason != NULL && self->row->find != NULL)
    return paint_picture_draw_reason (self, cr, frame, theme, text);
  return self->row->draw (self, cr, frame, theme, text);
}

PaintPointed
paint_picture_at (const PaintPicture *self, double x, double y)
{
  return self->row->at (self, x, y);
}

bool
paint_picture_has_branches (const PaintPicture *self)
{
  return self->row->find_branch != NULL;
}

bool
paint_picture_find_branch (const PaintPicture *self, double x, double y, PaintTreePlace *out_place)
{
  return self->row->find_branch != NULL && self->row->find_branch (self, x, y, out_place);
}

bool
paint_picture_has_places (const PaintPicture *self)
{
  return self->row->find != NULL;
}

PaintRect
paint_picture_find (const PaintPicture *self, PaintPointed what)
{
  return self->row->find != NULL ? self->row->find (self, what) : (PaintRect){ 0, 0, 0, 0 };
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
    self->row->hold (self, text, zoom, x, y, out_pan_x, out_pan_y);
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

BaseStatus
paint_picture_find_parts (PaintPicture *self,
                          const PaintFrame *frame,
                          PaintText *text,
                          PaintParts *out_parts)
{
  return self->row->find_parts (self, frame, text, out_parts);
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
