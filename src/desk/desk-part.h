/* desk-part.h - one puzzle of a collection, written back to its place in the file.
 *
 * The place is where the puzzle was read.  It is written only if that puzzle still stands there, or stands once
 * somewhere else in the file: lines may have come or gone above it since.  Any thread may call these functions. */
#ifndef DESK_PART_H
#define DESK_PART_H

#include "desk-action.h"
#include "formats-replace.h"

#include <glib.h>

typedef enum
{
  DESK_PART_PUT,
  DESK_PART_CHANGED,    /* the givens stand there, but something else of the puzzle was changed in the file */
  DESK_PART_GONE,       /* the puzzle is not in the file any more, or more than once and not in its place */
  DESK_PART_IMPOSSIBLE, /* the file cannot take it: see formats-replace.h */
} DeskPartResult;

typedef struct
{
  DeskPartResult     result;
  GBytes            *bytes; /* of the new file, to be unreffed; NULL unless DESK_PART_PUT */
  FormatsReplacement replacement;
  uint64_t           offset, puzzle, content; /* as in DeskFile, of what stands there now */
} DeskPart;

/* `anyway`: also where the result would be DESK_PART_CHANGED.  BASE_NO_MEMORY, or BASE_OK. */
BaseStatus desk_part_put (GBytes              *file,
                          const DeskFile      *from,
                          const FormatsPuzzle *puzzle,
                          bool                 anyway,
                          DeskPart            *out_part);

#endif
