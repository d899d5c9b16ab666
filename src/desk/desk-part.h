/* desk-part.h - writes one puzzle of a collection back to its place in the file.
 *
 * The place is where the puzzle was read.  It is written only if that puzzle still stands there, or
 * stands exactly once elsewhere in the file: lines above it may have been added or removed since.
 * Any thread may call these functions. */
#ifndef DESK_PART_H
#define DESK_PART_H

#include "desk-document.h"
#include "formats-replace.h"

#include <glib.h>

typedef enum
{
  DESK_PART_PUT,
  DESK_PART_CHANGED,    /* the givens stand there, but other parts of the puzzle were changed */
  DESK_PART_GONE,       /* not in the file any more, or several times and not in its place */
  DESK_PART_IMPOSSIBLE, /* the format cannot hold it: see formats-replace.h */
} DeskPartResult;

typedef struct
{
  DeskPartResult     result;
  GBytes            *bytes; /* of the new file; NULL unless DESK_PART_PUT; unref it */
  FormatsReplacement replacement;
  uint64_t           offset, puzzle, content; /* as in DeskFile, of the new content */
} DeskPart;

/* `anyway` writes even where the result would be DESK_PART_CHANGED.  BASE_NO_MEMORY, or BASE_OK. */
BaseStatus desk_part_put (GBytes              *file,
                          const DeskFile      *from,
                          const FormatsPuzzle *puzzle,
                          bool                 anyway,
                          DeskPart            *out_part);

/* Adds the state of a document to games of its collection, in place of one that is there.  `games`
 * has the states of puzzles by their check sums, as desk_session_list_states () makes it. */
void desk_part_add_state (GHashTable *games, DeskDocument *document);

/* Gives a puzzle that was read from a collection the game that is kept of it, if there is one, and
 * a rating in tenths; 0: it keeps its own.  Sets the check sums that a document has when it reads
 * the result in our own format. */
BaseStatus desk_part_add_game (FormatsPuzzle *puzzle,
                               GHashTable    *games,
                               uint32_t       rating,
                               DeskFile      *out_sums);

#endif
