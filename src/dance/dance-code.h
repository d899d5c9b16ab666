/* dance-code.h - the lines of the algorithm to light at a moment of a run. */
#ifndef DANCE_CODE_H
#define DANCE_CODE_H

#include "listing-light.h"
#include "player-state.h"
#include "run.h"

/* The listing of a run: its rule, and colours where its problem has them. */
ListingKind dance_code_kind (ListingForm form, Run *run);

/* The lines of the state's last event; none at the start. */
typedef struct
{
  ListingLight light;
  unsigned     current; /* the step that is being done, of light.steps */
} DanceCodeLines;

/* `phase`: how much of the event is done, from 0 to 1.  Its writes are lit one after the other; at
 * 1, the last one is. */
DanceCodeLines dance_code_lines (const PlayerState *state, double phase);

/* Whether both light the same lines. */
bool dance_code_is_same (const DanceCodeLines *lines, const DanceCodeLines *others);

/* The header or the node whose item is covered or coloured, or uncovered, in the operation that the
 * last event is part of; 0 where it is part of none. */
uint32_t dance_code_operand (const PlayerState *state);

/* The operation that the last event is part of. */
ListingCall dance_code_call (const PlayerState *state);

/* The node of the current option in the loop of a level; the item's header before the first one.
 * After the last one, the frame is at the header, and the option is the one above. */
uint32_t dance_code_loop_node (const PlayerState *state, const PlayerFrame *frame);

#endif
