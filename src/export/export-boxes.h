/* export-boxes.h - the rectangles in which a picture changed; for this room. */
#ifndef EXPORT_BOXES_H
#define EXPORT_BOXES_H

#include <stdint.h>

/* Nine instead of six, and cuts of half the gain, make links a fiftieth shorter. */
#define EXPORT_BOXES_MOST 9

typedef struct
{
  int left, top, right, bottom; /* the latter two beyond it */
} ExportBox;

/* The smallest that has both. */
ExportBox export_boxes_join (ExportBox one, ExportBox other);

/* Covers all that is not 0 in `changed`, a byte a pixel and `width` to the row, with up to `most` boxes, as small as they get by cutting the
 * one round all into two, and the one of them that gains most again; from the top to the bottom, or from left to
 * right.  It looks nowhere but `within` a box.  Returns how many: 0 where nothing changed.  `room` has place for
 * 2 (width + height) numbers; neither side is longer than EXPORT_MOST_PIXELS. */
int export_boxes_find (const uint8_t *changed,
                       int            width,
                       ExportBox      within,
                       int            most,
                       int16_t       *room,
                       ExportBox      out_boxes[EXPORT_BOXES_MOST]);

#endif
