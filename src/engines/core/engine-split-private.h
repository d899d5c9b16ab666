/* engine-split-private.h - what one search over several workers is made of: parts in the order of one search, and what
 * was found in those that are not the first. */
#ifndef ENGINE_SPLIT_PRIVATE_H
#define ENGINE_SPLIT_PRIVATE_H

#include "engine-split.h"

/* A solution that waits: the counters of its part when it was found. */
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
  struct EngineSplitPart *before, *behind; /* in the list; guarded by the lock, as all but the notes */
  CoverPart part; /* without frames: the whole */
  uint32_t worker;
  bool is_taken, is_done;
  CoverCounters counters; /* once it is done */
  CoverCounters left;     /* of parts that stood behind it, and are done */

  /* Touched by the worker alone, and when it is done by whoever is at work on the first part. */
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
  void **searches; /* one a worker, opened when it is needed; NULL while nothing was given */
  uint32_t most_options;
  bool notes_solutions;

  /* Guarded by the lock. */
  EngineSplitPart *first;
  uint32_t n_parts; /* that are not done */
  size_t bytes_kept;
  bool is_over;    /* nothing more is wanted */
  bool is_settled; /* nobody is at work */
  BaseStatus status;

  /* Of whoever is at work on the first part. */
  EngineAnswer answer; /* its counters: all that is behind us */
  uint64_t n_told;
};

/* A worker at a part. */
typedef struct
{
  EngineSplit *split;
  EngineSplitPart *part;
  uint32_t worker;
  void *search;
  uint32_t *options; /* room for one solution */
  bool is_first;     /* it may tell */
  bool is_over;
  bool is_asked; /* somebody is idle, and it had nothing to give */
} EngineSplitRunner;

/* Nothing more is wanted; with the lock held. */
void engine_split_call_off (EngineSplit *self);

/* The same, and why; without. */
void engine_split_fail (EngineSplit *self, BaseStatus status);

/* The search has found a solution: it is told, or kept until the part is the first. */
void engine_split_note (EngineSplitRunner *self);

/* Tells of all that was kept of a part that is now the first. */
void engine_split_tell_kept (EngineSplitRunner *self, EngineSplitPart *part);

#endif
