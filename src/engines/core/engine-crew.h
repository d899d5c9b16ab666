/* engine-crew.h - several threads that work off a batch.
 *
 * The only threads below the window, but for one beside who draws an animation.  A crew waits, works through a batch, and waits again; the work of a batch
 * is handed out one by one, so that a hard puzzle does not keep the easy ones behind it waiting.  Whoever works on
 * something long may offer parts of it to those that have nothing left to do (engine-split.h does). */
#ifndef ENGINE_CREW_H
#define ENGINE_CREW_H

#include "base-status.h"
#include "base-stop.h"

#include <stddef.h>
#include <stdint.h>

typedef struct EngineCrew EngineCrew;

/* `worker` is from 0 to n_workers - 1, each on a thread of its own (0 is the caller's); `index` is what to do. */
typedef void (*EngineWork) (void *data, uint32_t worker, size_t index);

/* With fewer threads than asked for, where no more are to be had: see engine_crew_size (). */
BaseStatus engine_crew_new (uint32_t n_workers, EngineCrew **out_crew);
void       engine_crew_free (EngineCrew *self); /* accepts NULL */
uint32_t   engine_crew_size (const EngineCrew *self);

/* Calls `work` once for each index below `n`; returns when all have returned, and all that they offered is done, with
 * their memory visible. */
void engine_crew_run (EngineCrew *self, size_t n, EngineWork work, void *data);

/* As many workers as this machine has processors to run them. */
uint32_t engine_crew_natural_size (void);

/* Between batches: how evenly the workers' processor time was shared, from 1 / size to 1. */
double engine_crew_balance (const EngineCrew *self);

/* Something to do for whoever is idle; kept by who offers it until it is taken. */
typedef struct EngineOffer EngineOffer;
struct EngineOffer
{
  EngineOffer *next; /* the crew's */
  void (*take) (EngineOffer *self, uint32_t worker);
};

/* One lock for all who work together on something. */
void engine_crew_lock (EngineCrew *self);
void engine_crew_unlock (EngineCrew *self);

/* All below with the lock held. */

/* How many have nothing to do, not even one of the offers. */
uint32_t engine_crew_n_idle (const EngineCrew *self);

/* Only as many as are idle: an offer is taken soon, whatever its giver waits for. */
void engine_crew_offer (EngineCrew *self, EngineOffer *offer);

/* For a worker whose own work is done: takes offers until `*is_done`, which changes with the lock held, before a
 * wake. */
void engine_crew_help_until (EngineCrew *self, uint32_t worker, const bool *is_done);

/* Waits for a wake, and there may have been one for somebody else. */
void engine_crew_wait (EngineCrew *self);
void engine_crew_wake (EngineCrew *self);

/* Each worker has a flag, to be looked at without the lock, that is raised when somebody becomes idle and when
 * engine_crew_want () says so; heeding lowers it. */
const BaseStop *engine_crew_wanted (const EngineCrew *self, uint32_t worker);
void            engine_crew_want (EngineCrew *self, uint32_t worker);
void            engine_crew_heed (EngineCrew *self, uint32_t worker);

#endif
