/* dance-variables.h - the values of the algorithm's variables at a moment, in words.
 *
 * `search` has level, i and o, and the options taken are its result so far.  The procedures that it
 * calls, cover and uncover, have an i and an o of their own, and n, the node that is unlinked or
 * relinked.  Same position, same values, whatever route led there: a procedure that has returned
 * leaves no values. */
#ifndef DANCE_VARIABLES_H
#define DANCE_VARIABLES_H

#include "dance-code.h"
#include "subject.h"

#include <glib.h>

/* Between the options taken, whose names may have commas in them. */
#define DANCE_VARIABLES_BETWEEN "; "

typedef enum
{
  DANCE_VARIABLE_LEVEL,   /* of this search, from 1; 0 outside of it */
  DANCE_VARIABLE_ITEM,    /* its i, with its size */
  DANCE_VARIABLE_OPTION,  /* its o, with the number of the choice */
  DANCE_VARIABLE_TAKEN,   /* the options taken, by level */
  DANCE_VARIABLE_COVERED, /* the i of the called procedure, with its size */
  DANCE_VARIABLE_HIDDEN,  /* its o */
  DANCE_VARIABLE_NODE,    /* its n: the item of its list, with its size */
  DANCE_VARIABLES,
} DanceVariable;

/* Zero it before the first use. */
typedef struct
{
  ListingProcedure called;
  bool purifies; /* it sets a colour, or takes it back */
  char *values[DANCE_VARIABLES]; /* in the user's language; "" where it has no value */
} DanceVariables;

/* Reads the values from a state of that problem.  Returns those that changed, one bit each. */
unsigned dance_variables_read (DanceVariables    *self,
                               const Subject     *subject,
                               const PlayerState *state);
void     dance_variables_clear (DanceVariables *self);
void     dance_variables_clear (DanceVariables *self);

#endif
