/* engines-crew.h - several threads that work off a batch.
 *
 * The only threads below the window.  A crew waits, works through a batch, and waits again; the work of a batch
 * is handed out one by one, so that a hard puzzle does not keep the easy ones behind it waiting. */
#ifndef ENGINES_CREW_H
#define ENGINES_CREW_H

#include "base-status.h"

#include <stddef.h>
#include <stdint.h>

typedef struct EnginesCrew EnginesCrew;

/* `worker` is from 0 to n_workers - 1, each on a thread of its own (0 is the caller's); `index` is what to do. */
typedef void (*EnginesWork) (void *data, uint32_t worker, size_t index);

/* With fewer threads than asked for, where no more are to be had: see engines_crew_size (). */
BaseStatus engines_crew_new (uint32_t n_workers, EnginesCrew **out_crew);
void       engines_crew_free (EnginesCrew *self); /* accepts NULL */
uint32_t   engines_crew_size (const EnginesCrew *self);

/* Calls `work` once for each index below `n`; returns when all have returned, with their memory visible. */
void engines_crew_run (EnginesCrew *self, size_t n, EnginesWork work, void *data);

/* As many workers as this machine has processors to run them. */
uint32_t engines_crew_natural_size (void);

#endif
