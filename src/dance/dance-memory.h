/* dance-memory.h - the memory of the links at a moment: the fields of each node by their numbers, as
 * in Knuth's first table of dancing links.
 *
 * Of a large problem, only the nodes around the step are shown.  Same position, same rows, whatever
 * route led there. */
#ifndef DANCE_MEMORY_H
#define DANCE_MEMORY_H

#include "player-state.h"
#include "subject.h"

/* A problem with at most that many nodes can be shown whole. */
#define DANCE_MEMORY_ROWS 64

typedef enum
{
  DANCE_MEMORY_ITEM, /* of a node: its header */
  DANCE_MEMORY_UP,
  DANCE_MEMORY_DOWN,
  DANCE_MEMORY_SIZE, /* of a header */
  DANCE_MEMORY_LEFT, /* of headers and roots */
  DANCE_MEMORY_RIGHT,
  DANCE_MEMORY_COLOUR, /* where the problem has colours */
  DANCE_MEMORY_FIELDS,
} DanceMemoryField;

typedef struct
{
  uint32_t node;                        /* its number */
  int32_t  values[DANCE_MEMORY_FIELDS]; /* of the fields that it has */
  unsigned fields;                      /* those that it has: a bit each */
  unsigned changed;                     /* those that the last event has written */
  bool     current;                     /* the last event is about this node */
} DanceMemoryRow;

bool dance_memory_is_small (const PlayerState *state);

/* Reads the rows, in the order of their numbers: the nodes around the step, or all of a small
 * problem.  Returns how many. */
unsigned dance_memory_read (const PlayerState *state,
                            bool               whole,
                            DanceMemoryRow     rows[DANCE_MEMORY_ROWS]);

/* The name of a node: an item, an option, a root or a spacer.  Free it with g_free (). */
char *dance_memory_name (const Subject *subject, const PlayerState *state, uint32_t node);

/* The row as a sentence, for a screen reader.  Free it with g_free (). */
char *dance_memory_sentence (const Subject        *subject,
                             const PlayerState    *state,
                             const DanceMemoryRow *row);

#endif
