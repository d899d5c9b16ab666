/* dance-solutions.h - the solutions that a run has found, one after the other.
 *
 * They have a player of their own, so looking through them moves no show.  Any solution costs a
 * bisection and at most two spacings of the record. */
#ifndef DANCE_SOLUTIONS_H
#define DANCE_SOLUTIONS_H

#include "run.h"

#include <glib.h>

typedef struct DanceSolutions DanceSolutions;

/* Borrows the run, which must have a player.  NULL when out of memory. */
DanceSolutions *dance_solutions_new  (Run *run);
void            dance_solutions_free (DanceSolutions *self); /* accepts NULL */

/* Number of solutions so far; grows while the run searches. */
uint64_t dance_solutions_count (DanceSolutions *self);

/* The state right behind solution `number`, from 1: valid until the next call.  NULL if there is no
 * such solution. */
const PlayerState *dance_solutions_state (DanceSolutions *self, uint64_t number);

/* The number of the last solution up to a position; 0 if there is none. */
uint64_t dance_solutions_number_at (DanceSolutions *self, uint64_t position);

#endif
