/* engine-crew.h - several threads that work off a batch.
 *
 * The only threads below the window, but for one beside who draws an animation.  A crew waits, works through a batch, and waits again; the work of a batch
 * is handed out one by one, so that a hard puzzle does not keep the easy ones behind it waiting.  Whoever works on
 * something long may offer parts of it to those that have nothing left to do (engine-split.h does). */
#ifndef ENGINES_CREW_H
#define ENGINES_CREW_H

#include "base-status.h"
#include "base-stop.h"

#include <stddef.h>
#include <stdint.h>

typedef struct EnginesCrew EnginesCrew;

/* `worker` is from 0 to n_workers - 1, each on a thread of its own (0 is the caller's); `index` is what to do. */
typedef void (*EnginesWork) (void *data, uint32_t worker, size_t index);

/* With fewer threads than asked for, where no more are to be had: see engines_crew_size (). */
BaseStatus engines_crew_new (uint32_t n_workers, EnginesCrew **out_crew);
void       engines_crew_free (EnginesCrew *self); /* accepts NULL */
uint32_t   engines_crew_size (const EnginesCrew *self);

/* Calls `work` once for each index below `n`; returns when all have returned, and all that they offered is done, with
 * their memory visible. */
void engines_crew_run (EnginesCrew *self, size_t n, EnginesWork work, void *data);

/* As many workers as this machine has processors to run them. */
uint32_t engines_crew_natural_size (void);

/* Between batches: how evenly the workers' processor time was shared, from 1 / size to 1. */
double engines_crew_balance (const EnginesCrew *self);

/* Something to do for whoever is idle; kept by who offers it until it is taken. */
typedef struct EnginesOffer EnginesOffer;
struct EnginesOffer
{
  EnginesOffer *next; /* the crew's */
  void (*take) (EnginesOffer *self, uint32_t worker);
};

/* One lock for all who work together on something. */
void engines_crew_lock (EnginesCrew *self);
void engines_crew_unlock (EnginesCrew *self);

/* All below with the lock held. */

/* How many have nothing to do, not even one of the offers. */
uint32_t engines_crew_n_idle (const EnginesCrew *self);

/* Only as many as are idle: an offer is taken soon, whatever its giver waits for. */
void engines_crew_offer (EnginesCrew *self, EnginesOffer *offer);

/* For a worker whose own work is done: takes offers until `*is_done`, which changes with the lock held, before a
 * wake. */
void engines_crew_help_until (EnginesCrew *self, uint32_t worker, const bool *is_done);

/* Waits for a wake, and there may have been one for somebody else. */
void engines_crew_wait (EnginesCrew *self);
void engines_crew_wake (EnginesCrew *self);

/* Each worker has a flag, to be looked at without the lock, that is raised when somebody becomes idle and when
 * engines_crew_want () says so; heeding lowers it. */
const BaseStop *engines_crew_wanted (const EnginesCrew *self, uint32_t worker);
void            engines_crew_want (EnginesCrew *self, uint32_t worker);
void            engines_crew_heed (EnginesCrew *self, uint32_t worker);

#endif
