/* engine-crew.h - several threads that work through a batch.
 *
 * These are the only threads below the window, except one that helps to encode an animation.  A
 * crew waits, works through a batch, and waits again.  It hands out the work of a batch piece by
 * piece, so that a hard puzzle does not delay the easy ones behind it.  A worker with long work may
 * offer parts of it to idle workers (engine-split.h does). */
#ifndef ENGINE_CREW_H
#define ENGINE_CREW_H

#include "base-status.h"
#include "base-stop.h"

#include <stddef.h>
#include <stdint.h>

typedef struct EngineCrew EngineCrew;

/* Does item `index` of a batch.  `worker` is from 0 to n_workers - 1, each on a thread of its own;
 * 0 is the caller. */
typedef void (*EngineWork) (void *data, uint32_t worker, size_t index);

/* Starts fewer threads than asked for where the system grants no more: see engine_crew_size (). */
BaseStatus engine_crew_new (uint32_t n_workers, EngineCrew **out_crew);
void       engine_crew_free (EngineCrew *self); /* accepts NULL */
uint32_t   engine_crew_size (const EngineCrew *self);

/* Calls `work` once for each index below `n`.  Returns when all calls and all work that they
 * offered are done, with the memory that they wrote visible. */
void engine_crew_run (EngineCrew *self, size_t n, EngineWork work, void *data);

/* As many workers as this machine has processors to run them. */
uint32_t engine_crew_natural_size (void);

/* Between batches: how evenly the workers' processor time was shared, from 1 / size to 1. */
double engine_crew_balance (const EngineCrew *self);

/* Work for an idle worker.  Its owner keeps it in memory until it is taken. */
typedef struct EngineOffer EngineOffer;
struct EngineOffer
{
  EngineOffer *next; /* owned by the crew */
  void (*take) (EngineOffer *self, uint32_t worker);
};

/* One lock for all workers that share some work. */
void engine_crew_lock (EngineCrew *self);
void engine_crew_unlock (EngineCrew *self);

/* All functions below need the lock held. */

/* How many workers are idle, without those that the pending offers will occupy. */
uint32_t engine_crew_n_idle (const EngineCrew *self);

/* Make at most as many offers as workers are idle: then each is taken soon, whatever its owner
 * waits for. */
void engine_crew_offer (EngineCrew *self, EngineOffer *offer);

/* For a worker that has finished its own work: takes offers until *is_done.  That flag changes with
 * the lock held, before a wake. */
void engine_crew_help_until (EngineCrew *self, uint32_t worker, const bool *is_done);

/* Waits for a wake.  A wake may be meant for another worker, so check the condition again. */
void engine_crew_wait (EngineCrew *self);
void engine_crew_wake (EngineCrew *self);

/* Each worker has a flag that it reads without the lock.  The flag is raised when a worker becomes
 * idle and by engine_crew_want (); engine_crew_heed () lowers it. */
const BaseStop *engine_crew_wanted (const EngineCrew *self, uint32_t worker);
void            engine_crew_want (EngineCrew *self, uint32_t worker);
void            engine_crew_heed (EngineCrew *self, uint32_t worker);

#endif
