/* paint-stage.h - shared by all pictures of the dance: options, the frame, and lit parts.
 *
 * A picture is made once for a subject, which it borrows, and for a size.  Then it draws frames.  A
 * frame is the state of a player, and the progress of the changes that led to it.  Pictures depend
 * on no widget and no clock.  They keep data between frames (geometry, an image of unchanged parts)
 * only for speed: the same frame gives the same pixels, whatever was drawn before.
 *
 * Nothing is ever mirrored, and places never move while a problem is shown. */
#ifndef PAINT_STAGE_H
#define PAINT_STAGE_H

#include "board-types.h"
#include "paint-box.h"
#include "paint-reason.h"
#include "paint-text.h"
#include "paint-theme.h"
#include "player-state.h"
#include "subject.h"

/* Zoom 1 shows everything. (pan_x, pan_y) is the point of the picture that is in the middle, each
 * from 0 to 1. */
typedef struct
{
  double width, height;
  double scale;      /* device pixels to the unit */
  double text_scale; /* 1: as designed */
  bool   presenting; /* readable from the last row: thicker, larger, less */
  double zoom, pan_x, pan_y;
  bool   chip; /* a strip above tells the step in words; drawn by paint-picture.h */
} PaintStageOptions;

/* Begins a drawing in whole device pixels: saves the state of `cr`, takes the scale off it, clips
 * to the picture, and fills it with the theme's ground.  The drawing ends with cairo_restore (). */
void paint_stage_begin (cairo_t          *cr,
                        double            width,
                        double            height,
                        double            scale,
                        const PaintTheme *theme);

/* One thing and its counterparts, lit in every picture: an item alone, an option alone, or a node
 * with its item and option.  COVER_NONE in a field that is unknown or not meant.  A picture marks
 * exactly that: the column of an item, the row of an option, a node itself where it is large
 * enough; all of them in the colours of a hint. */
typedef struct
{
  uint32_t item, option, node;
} PaintPointed;

#define PAINT_POINTED_NOTHING ((PaintPointed){ COVER_NONE, COVER_NONE, COVER_NONE })

/* At `phase` 1 it shows the state as it is.  Below 1, the newest `n_moving` of its changes are
 * under way, the oldest of them first and each in its turn; at 0 none of them is done yet.  A
 * change is marked, then it is made.  Going back, a window shows the state that it leaves, with the
 * phase falling, and then the one it enters. */
typedef struct
{
  const PlayerState *state;
  uint32_t           n_moving;
  double             phase;
  PaintPointed       pointed;
  const PaintPointed *lit; /* borrowed: parts that a text mentions, lit like the pointed one */
  size_t              n_lit;
  const PaintReason  *reason; /* borrowed: drawn over the state; NULL: none */
  bool hides_sizes; /* sizes are the answer of a question: a "?" stands in their place */
} PaintFrame;

/* Counts all lit parts.  The part under the pointer is the last of them, above the others. */
static inline size_t
paint_frame_n_lit (const PaintFrame *self)
{
  return self->n_lit + 1;
}

static inline PaintPointed
paint_frame_lit (const PaintFrame *self, size_t i)
{
  return i < self->n_lit ? self->lit[i] : self->pointed;
}

static inline bool
paint_frame_lights_item (const PaintFrame *self, uint32_t item)
{
  for (size_t i = 0; i < paint_frame_n_lit (self); i++)
    if (item != COVER_NONE && paint_frame_lit (self, i).item == item)
      return true;
  return false;
}

static inline bool
paint_frame_lights_option (const PaintFrame *self, uint32_t option)
{
  for (size_t i = 0; i < paint_frame_n_lit (self); i++)
    if (option != COVER_NONE && paint_frame_lit (self, i).option == option)
      return true;
  return false;
}

/* The lit parts of the frame, then those of its reason: the items, and the options that are taken,
 * that follow or are placed.  The caller frees them.  BASE_NO_MEMORY. */
BaseStatus paint_frame_light_reason (const PaintFrame *self, PaintPointed **out_lit, size_t *out_n);

/* What happens to the option of a level: its items are being covered, it is taken, or its items are
 * being uncovered. */
typedef enum
{
  PAINT_STEP_NONE,
  PAINT_STEP_TRIED,
  PAINT_STEP_TAKEN,
  PAINT_STEP_BACK,
} PaintStep;

PaintStep paint_step_of_level (const PlayerState *state, uint32_t level);

/* Draws its sign, the same in every picture, in the source of `cr`: an arrow to the right, a tick,
 * an arrow to the left.  `size` is its width and about its height; (x, y) is its middle. */
void paint_step_draw (cairo_t *cr, PaintStep step, double x, double y, double size);

/* Whether the node belongs to an option: no header, no spacer. */
bool paint_frame_is_node (const PaintFrame *self, uint32_t node);

/* Where nodes are visible, a lit node is lit alone, without its item and option. */
static inline bool
paint_frame_marks_item (const PaintFrame *self, uint32_t item)
{
  for (size_t i = 0; i < paint_frame_n_lit (self); i++)
    if (item != COVER_NONE && paint_frame_lit (self, i).item == item
        && !paint_frame_is_node (self, paint_frame_lit (self, i).node))
      return true;
  return false;
}

static inline bool
paint_frame_marks_option (const PaintFrame *self, uint32_t option)
{
  for (size_t i = 0; i < paint_frame_n_lit (self); i++)
    if (option != COVER_NONE && paint_frame_lit (self, i).option == option
        && !paint_frame_is_node (self, paint_frame_lit (self, i).node))
      return true;
  return false;
}

static inline bool
paint_frame_lights_node (const PaintFrame *self, uint32_t node)
{
  for (size_t i = 0; i < paint_frame_n_lit (self); i++)
    if (node != COVER_NONE && paint_frame_lit (self, i).node == node)
      return true;
  return false;
}

#endif
