/* export-boxes.h - the rectangles in which a picture changed; for this room. */
#ifndef EXPORT_BOXES_H
#define EXPORT_BOXES_H

#include <stdint.h>

/* Nine boxes instead of six, with cuts of half the gain, make animations of the links 2 %
 * smaller. */
#define EXPORT_BOXES_MOST 9

typedef struct
{
  int left, top, right, bottom; /* exclusive at the right and the bottom */
} ExportBox;

/* Returns the smallest box that contains both. */
ExportBox export_boxes_join (ExportBox one, ExportBox other);

/* Covers every byte of `changed` that is not 0 with up to `most` boxes.  `changed` has one byte per
 * pixel and `width` bytes per row; only the box `within` is read.  It begins with one box around
 * all changes and repeatedly makes the cut that saves most.  Boxes come out from top to bottom, or
 * from left to right.  Returns their number: 0 where nothing changed.  `room` has place for 2
 * (width + height) numbers; neither side is longer than EXPORT_MOST_PIXELS. */
int export_boxes_find (const uint8_t *changed,
                       int            width,
                       ExportBox      within,
                       int            most,
                       int16_t       *room,
                       ExportBox      out_boxes[EXPORT_BOXES_MOST]);

#endif
