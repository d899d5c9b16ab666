/* export-frames.h - the frames of an animation, one after the other; for this room. */
#ifndef EXPORT_FRAMES_H
#define EXPORT_FRAMES_H

#include "export-animation.h"
#include "export-private.h"

/* Handles one frame: the picture stands at its moment or step, and `sentence` describes that. */
typedef BaseStatus (*ExportFrame) (void *data, uint64_t number, const char *sentence);

BaseStatus export_frames_each (ExportPicture         *picture,
                               const ExportAnimation *animation,
                               ExportFrame            frame,
                               void                  *data,
                               uint64_t              *out_n);

/* Lets a picture of the links plan which part it shows of each of these frames in a room of that
 * size, so that the part seldom changes.  BASE_NO_MEMORY, BASE_STOPPED. */
BaseStatus export_frames_expect (ExportPicture         *picture,
                                 PaintRect              room,
                                 const ExportLook      *look,
                                 const ExportAnimation *animation);

#endif
