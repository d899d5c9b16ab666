/* paint-picture-private.h - one row of the table of pictures. */
#ifndef PAINT_PICTURE_PRIVATE_H
#define PAINT_PICTURE_PRIVATE_H

#include "paint-picture.h"

/* The functions of one picture.  Those below `at` may be NULL if the picture lacks them. */
typedef struct
{
  const char *id, *title;
  const char *name;      /* NULL: the title */
  bool        overflows; /* even at zoom 1 */

  BaseStatus (*make) (const Subject *subject, void **out_painted);
  void (*destroy) (void *painted);
  BaseStatus (*set_options) (PaintPicture *self, const PaintStageOptions *options);
  BaseStatus (*draw) (PaintPicture     *self,
                      cairo_t          *cr,
                      const PaintFrame *frame,
                      const PaintTheme *theme,
                      PaintText        *text);
  PaintPointed (*at) (const PaintPicture *self, double x, double y);

  void (*apply_words) (PaintPicture *self);  /* after they were set */
  void (*apply_manner) (PaintPicture *self); /* after it changed */
  void (*set_beside) (PaintPicture *self, const PaintTreeBeside *beside);
  bool (*find_call) (const PaintPicture *self, double x, double y, PaintTreePlace *out_place);
  bool (*walk_calls) (const PaintPicture   *self,
                      const PaintTreePlace *from,
                      PaintTreeWay          way,
                      PaintTreePlace       *out_place);
  PaintRect (*find) (const PaintPicture *self, PaintPointed what);
  void (*centre) (const PaintPicture *self, PaintPointed what, double *pan_x, double *pan_y);
  void (*focus) (PaintPicture     *self,
                 const PaintFrame *frame,
                 double           *zoom,
                 double           *pan_x,
                 double           *pan_y);
  void (*hold) (PaintPicture *self,
                PaintText    *text,
                double        zoom,
                double        x,
                double        y,
                double       *out_pan_x,
                double       *out_pan_y);
  double (*most_zoom) (const PaintPicture *self);
  BaseStatus (*find_parts) (PaintPicture     *self,
                            const PaintFrame *frame,
                            PaintText        *text,
                            PaintParts       *out_parts);
  BaseStatus (*plan_begin) (PaintPicture *self);
  BaseStatus (*plan_add) (PaintPicture *self, const PlayerState *state);
  BaseStatus (*plan_end) (PaintPicture *self, const PlayerState *state);
} PaintPictureRow;

struct PaintPicture
{
  PaintPictureKind       kind;
  const PaintPictureRow *row;
  void                  *painted; /* the result of the row's `make` */
  PaintPictureWords      words;
  PaintPictureManner     manner;
  Subject                subject; /* a copy: its parts are borrowed */
  PaintStageOptions      options; /* of the whole, with the chip */
  double                 strip;   /* height of the chip's strip; 0: there is none */
  PaintChip              chip;    /* of the frame drawn last */
  BaseText               told;    /* the chip of the frame last asked for parts */
};

/* paint-picture-reason.c: draws a picture that can find places, with the reason of the frame over
 * it. */
BaseStatus paint_picture_draw_reason (PaintPicture     *self,
                                      cairo_t          *cr,
                                      const PaintFrame *frame,
                                      const PaintTheme *theme,
                                      PaintText        *text);

extern const PaintPictureRow paint_picture_board, paint_picture_links, paint_picture_matrix,
    paint_picture_tree;

#endif
