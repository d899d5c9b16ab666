/* paint-chip.h - the step of a picture in a few words, in a strip above it.
 *
 * The strip is kept free of everything else, so a chip never covers a part of the picture.  It
 * stands in the upper left corner of every picture: on a plate the step with an arrow, behind it
 * for a step forward and before it for one that undoes; then the link that changed, the change of a
 * size, the level and the path.  A narrow picture has two lines of these. */
#ifndef PAINT_CHIP_H
#define PAINT_CHIP_H

#include "base-text.h"
#include "paint-label.h"
#include "paint-stage.h"

typedef enum
{
  PAINT_CHIP_REST,
  PAINT_CHIP_FORWARD,
  PAINT_CHIP_BACK,
  PAINT_CHIP_DEAD_END,
  PAINT_CHIP_SOLUTION,
} PaintChipWay;

/* The texts in the order in which they stand. */
typedef enum
{
  PAINT_CHIP_STEP,
  PAINT_CHIP_DETAIL,
  PAINT_CHIP_CHANGE,
  PAINT_CHIP_LEVEL,
  PAINT_CHIP_PATH,
  PAINT_CHIP_TEXTS,
} PaintChipText;

typedef struct
{
  PaintChipWay way;
  BaseText     texts[PAINT_CHIP_TEXTS]; /* each may be empty */
  const char  *apart; /* between the options of the path, which loses the first ones if there is no
                       * room; borrowed */
} PaintChip;

#define PAINT_CHIP_EMPTY ((PaintChip){ .apart = " " })

void paint_chip_reset (PaintChip *self); /* empties the texts and keeps their memory */
void paint_chip_clear (PaintChip *self);

/* The height of the strip, in units: whole device pixels, the same for every chip. */
double paint_chip_height (const PaintStageOptions *options);

/* Where the texts stand, and the strings that are drawn there: an empty rectangle for a text that
 * has no room.  That of the step is its plate, with the arrow. */
typedef struct
{
  PaintRect   rects[PAINT_CHIP_TEXTS]; /* units */
  const char *strings[PAINT_CHIP_TEXTS];
  char        rooms[PAINT_CHIP_TEXTS][2 * PAINT_LABEL_ROOM];
} PaintChipLayout;

void paint_chip_lay_out (const PaintChip         *self,
                         const PaintStageOptions *options,
                         PaintText               *text,
                         PaintChipLayout         *out_layout);

/* Colours of the plate, for the tests of contrasts: the words on it and their ground. */
PaintColour paint_chip_ink (PaintChipWay way, const PaintTheme *theme);
PaintColour paint_chip_plate (PaintChipWay way, const PaintTheme *theme);

/* Draws the strip, its ground included.  BASE_NO_MEMORY.  The cairo_t is left as it was, except its
 * current path. */
BaseStatus paint_chip_draw (const PaintChip         *self,
                            cairo_t                 *cr,
                            const PaintStageOptions *options,
                            const PaintTheme        *theme,
                            PaintText               *text);

#endif
