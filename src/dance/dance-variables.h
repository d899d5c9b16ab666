/* dance-variables.h - what the variables of the algorithm hold at a moment, in words.
 *
 * `search` has level, i and o, and the options that are taken are its result so far; what it calls, cover or uncover,
 * has an i and an o of its own, and n, the node that is unlinked or relinked.  Same position, same values, whatever
 * route led there: a caller that has returned leaves nothing behind. */
#ifndef DANCE_VARIABLES_H
#define DANCE_VARIABLES_H

#include "dance-code.h"
#include "subject.h"

#include <glib.h>

/* Between the options that are taken, whose names may have commas in them. */
#define DANCE_VARIABLES_BETWEEN "; "

typedef enum
{
  DANCE_VARIABLE_LEVEL,   /* of this search, from 1; 0 outside of it */
  DANCE_VARIABLE_ITEM,    /* its i, with its size */
  DANCE_VARIABLE_OPTION,  /* its o, with which choice of how many it is */
  DANCE_VARIABLE_TAKEN,   /* the options taken, by level */
  DANCE_VARIABLE_COVERED, /* the i of what is called, with its size */
  DANCE_VARIABLE_HIDDEN,  /* the o there */
  DANCE_VARIABLE_NODE,    /* the n there: in the list of which item, with its size */
  DANCE_VARIABLES,
} DanceVariable;

/* All zeros to begin with. */
typedef struct
{
  DanceProcedure called;
  char *values[DANCE_VARIABLES]; /* in the user's language; "" where it holds nothing */
} DanceVariables;

/* Takes them from the state, which is of that problem; which of them changed, one bit a variable. */
unsigned dance_variables_read  (DanceVariables *self, const Subject *subject, const PlayerState *state);
void     dance_variables_clear (DanceVariables *self);

#endif
