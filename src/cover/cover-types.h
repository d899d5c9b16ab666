/* cover-types.h - types that callers and searches of exact cover problems share: rules, limits,
 * counters, parts.
 *
 * Headers include this instead of the links and the searches, so that a change of those recompiles
 * few files. */
#ifndef COVER_TYPES_H
#define COVER_TYPES_H

#include "base-stop.h"

#include <stdint.h>

typedef struct CoverLinks  CoverLinks;  /* cover-links.h */
typedef struct CoverSearch CoverSearch; /* cover-search.h */
typedef struct CoverRecord CoverRecord; /* cover-record.h */

typedef enum
{
  COVER_RULE_FEWEST, /* the item with fewest options, the leftmost of several: Knuth's */
  COVER_RULE_FIRST,  /* the first open item */
  COVER_RULE_RANDOM, /* one with fewest options, by hash (seed, options chosen so far) */
  COVER_RULE_ASKED,  /* the item that the caller chooses: without an answer, the search waits */
} CoverRule;

/* As Knuth counts: a node is one entry into the search, solutions included; an update is one item
 * taken out of the header list or one node out of its item's list; a cleansing is one colour
 * written, of an item or of a node that agrees with it.  Going forward only; given events count
 * nowhere. */
typedef struct
{
  uint64_t events;
  uint64_t nodes;
  uint64_t updates;
  uint64_t cleansings;
  uint64_t solutions;
  uint64_t dead_ends;
} CoverCounters;

static inline void
cover_counters_add (CoverCounters *self, const CoverCounters *more)
{
  self->events += more->events;
  self->nodes += more->nodes;
  self->updates += more->updates;
  self->cleansings += more->cleansings;
  self->solutions += more->solutions;
  self->dead_ends += more->dead_ends;
}

typedef enum
{
  COVER_RAN_TO_LIMIT, /* one of the limits was reached; run again to go on */
  COVER_RAN_TO_END,   /* the whole tree was searched */
  COVER_RAN_TO_STOP,  /* the stop flag was raised */
  COVER_RAN_TO_ASK,   /* COVER_RULE_ASKED: waits for cover_search_answer () */
} CoverOutcome;

/* A search runs until one of these; 0 or NULL: no such limit. */
typedef struct
{
  uint64_t        solutions; /* in total, not in this run */
  uint64_t        nodes;     /* in total; checked on entering a node */
  const BaseStop *stop;      /* checked every 1,024 nodes or 65,536 updates; in large problems,
                                within nodes */
  const BaseStop *wanted;    /* the same, for a caller that interrupts a search which will go on */
} CoverLimits;

/* The decision on one level: an item, by its header, and the node of the option tried for it (the
 * header itself before the first and after the last one). */
typedef struct
{
  uint32_t item, node;
} CoverFrame;

/* A part of a tree: the decisions above, level by level, and on the last level the option to try
 * first.  All options behind it on this level belong to the part too. */
typedef struct
{
  CoverFrame *frames;
  uint32_t    n_frames;
} CoverPart;

#endif
