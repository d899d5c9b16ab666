/* engine-split-private.h - one search on several workers: its parts in the order of one search, and
 * the solutions found in parts that are not the first. */
#ifndef ENGINE_SPLIT_PRIVATE_H
#define ENGINE_SPLIT_PRIVATE_H

#include "engine-split.h"

/* A solution that waits, with the counters of its part at that moment. */
typedef struct
{
  CoverCounters counters;
  uint32_t n_options; /* in `options` of its part, behind those of the note before */
} EngineSplitNote;

typedef struct EngineSplit EngineSplit;

typedef struct EngineSplitPart
{
  EngineOffer offer;
  EngineSplit *split;
  struct EngineSplitPart *before, *behind; /* in the list; the lock guards all fields but the
                                              notes */
  CoverPart part; /* no frames: the whole search */
  uint32_t worker;
  bool is_taken, is_done;
  CoverCounters counters; /* once it is done */
  CoverCounters left;     /* counters of parts behind it that are done and removed */

  /* Used by the worker alone; once the part is done, by the worker of the first part. */
  EngineSplitNote *notes;
  uint32_t *options;
  size_t n_notes, notes_capacity, n_options, options_capacity;
} EngineSplitPart;

struct EngineSplit
{
  const EngineTree *tree;
  const void *task;
  const EngineRequest *request;
  EngineCrew *crew;
  void **searches; /* one a worker, opened when needed; NULL until a part is given away */
  uint32_t most_options;
  bool notes_solutions;

  /* Guarded by the lock. */
  EngineSplitPart *first;
  uint32_t n_parts; /* not done yet */
  size_t bytes_kept;
  bool is_over;    /* no more solutions are wanted */
  bool is_settled; /* no worker is busy with it */
  BaseStatus status;

  /* Owned by the worker of the first part. */
  EngineAnswer answer; /* its counters: of all parts that are done and reported */
  uint64_t n_told;
};

/* A worker that searches a part. */
typedef struct
{
  EngineSplit *split;
  EngineSplitPart *part;
  uint32_t worker;
  void *search;
  uint32_t *options; /* room for one solution */
  bool is_first;     /* it may report solutions */
  bool is_over;
  bool is_asked; /* a worker was still idle at the last check */
} EngineSplitRunner;

/* Ends the search for all workers; with the lock held. */
void engine_split_call_off (EngineSplit *self);

/* Ends the search with an error; without the lock. */
void engine_split_fail (EngineSplit *self, BaseStatus status);

/* Reports the solution just found, or keeps it until the part is the first. */
void engine_split_note (EngineSplitRunner *self);

/* Reports all kept solutions of a part that is now the first. */
void engine_split_report_kept (EngineSplitRunner *self, EngineSplitPart *part);

#endif
