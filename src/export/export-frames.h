/* export-frames.h - the frames of an animation, one after the other; for this room. */
#ifndef EXPORT_FRAMES_H
#define EXPORT_FRAMES_H

#include "export-animation.h"
#include "export-private.h"

/* What is done with each frame: the picture's player stands there, `sentence` is what the step did. */
typedef BaseStatus (*ExportFrame) (void *data, uint64_t number, const char *sentence);

BaseStatus export_frames_each (ExportPicture         *picture,
                               const ExportAnimation *animation,
                               ExportFrame            frame,
                               void                  *data,
                               uint64_t              *out_n);

/* Has a picture of the links choose beforehand what it shows of each of these frames in a room of that size, so that it
 * seldom shows something else.  BASE_NO_MEMORY, BASE_STOPPED. */
BaseStatus export_frames_expect (ExportPicture         *picture,
                                 PaintRect              room,
                                 const ExportLook      *look,
                                 const ExportAnimation *animation);

#endif
