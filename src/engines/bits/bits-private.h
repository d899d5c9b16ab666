/* bits-private.h - what the files of the engine `bits` share. */
#ifndef BITS_PRIVATE_H
#define BITS_PRIVATE_H

#include "bits.h"
#include "engine-kept.h"
#include "engine-report.h"
#include "engine-split.h"

#define BITS_MOST_OPTIONS 16384u
#define BITS_MOST_ITEMS   1024u

#define BITS_STEP   32u                /* bytes; all sets are padded to a multiple of it */
#define BITS_CLOSED 255u               /* in place of a count: the item is covered */
#define BITS_MANY   (BITS_CLOSED - 1u) /* this many options, or more */

/* A problem as bits.  A set of options is `n_words` words.  There is a lane, a byte, for each
 * primary item; lanes that are padding are covered from the start.  Eight options are a chunk: a
 * byte in a set of options, and for each lane a byte that marks which of the eight have the
 * item. */
typedef struct
{
  uint32_t n_options, n_items;
  uint32_t n_words, n_lanes;
  uint32_t *numbers;   /* for each option, its number in the problem */
  uint64_t *conflicts; /* for each option, those that share an item with it, and itself */
  uint64_t *owners;    /* for each primary item, its options */
  uint8_t *chunks;     /* for each chunk, its lanes */
  uint8_t *covers;     /* for each option, BITS_CLOSED in the lanes of its items */
  uint8_t *padding;    /* BITS_CLOSED in lanes without an item */
  void *allocated;
} BitsPlan;

bool       bits_plan_fits (const CoverProblem *problem);
/* BASE_STOPPED */
BaseStatus bits_plan_init (BitsPlan *self, const CoverProblem *problem, const BaseStop *stop);
void       bits_plan_clear (BitsPlan *self);

static inline const uint64_t *
bits_conflicts (const BitsPlan *plan, uint32_t option)
{
  return plan->conflicts + (size_t) option * plan->n_words;
}

static inline const uint64_t *
bits_owners (const BitsPlan *plan, uint32_t item)
{
  return plan->owners + (size_t) item * plan->n_words;
}

static inline const uint8_t *
bits_cover (const BitsPlan *plan, uint32_t option)
{
  return plan->covers + (size_t) option * plan->n_lanes;
}

static inline bool
bits_has (const uint64_t *set, uint32_t bit)
{
  return (set[bit / 64] >> bit % 64 & 1) != 0;
}

static inline void
bits_add (uint64_t *set, uint32_t bit)
{
  set[bit / 64] |= (uint64_t) 1 << bit % 64;
}

/* A state: the option taken last, and of the open items the leftmost with fewest options. */
typedef struct
{
  uint32_t option;
  uint16_t item;
  uint8_t least; /* options of the item; BITS_CLOSED when all are covered */
} BitsState;

/* A level of the search: its states on the stack, how many of them wait, and the one that it is
 * in. */
typedef struct
{
  uint32_t first, n, n_waiting, now;
} BitsLevel;

typedef struct BitsSearch BitsSearch;

/* A search below one state, which is the first on the stack. */
struct BitsSearch
{
  const BitsPlan *plan;
  const BaseStop *stop;
  const BaseStop *wanted; /* a second flag, after which the search can go on; NULL: none */
  uint64_t most_nodes; /* no state is entered after this many */
  uint64_t pause_at;   /* returns soon after this many nodes; call it again to go on */
  bool (*solved) (BitsSearch *self); /* called with each solution; returns false to end the
                                        search */
  void *data;                        /* of `solved` */

  uint64_t nodes;    /* states entered */
  uint64_t n_chunks; /* chunks gone through in these nodes: the measure of work, except in
                        bits-word.c */
  uint64_t look_at; /* nodes at which the stop flag is checked next */
  CoverOutcome outcome;
  uint32_t level;
  BitsLevel *levels;
  BitsState *states; /* the stack */
  uint64_t *sets;    /* for each state its options, and its lanes: BITS_CLOSED or 0 */
  size_t stride;     /* words of one state's sets */
  void *allocated;
};

BaseStatus bits_search_init (BitsSearch *self, const BitsPlan *plan);
void       bits_search_clear (BitsSearch *self);

/* Puts the first state on the stack: the options in `active`, without those that `option` excludes
 * and with its items covered, unless it is COVER_NONE.  Counts the state. */
void bits_search_begin (BitsSearch *self, const uint64_t *active, uint32_t option);

/* Writes the options taken, as the plan numbers them.  Returns how many. */
uint32_t bits_search_choices (const BitsSearch *self, uint32_t *out_options);

/* Estimates the total number of nodes from the present state, as if each branch had as many nodes
 * as its siblings. */
double bits_search_guess (const BitsSearch *self);

/* Whether the search must stop.  Sets the outcome. */
bool bits_search_must_stop (BitsSearch *self);

static inline uint64_t *
bits_search_set (const BitsSearch *self, uint32_t state)
{
  return self->sets + state * self->stride;
}

/* One implementation of the search: `run` searches to the end below the first state, or until it
 * has to stop. */
struct BitsPath
{
  const char *id;
  bool (*runs_here) (void); /* this machine has its instructions */
  void (*run) (BitsSearch *search);
};

/* By ascending speed.  The first is plain C, which runs everywhere. */
extern const unsigned bits_n_paths;
const BitsPath *bits_path (unsigned index);
const BitsPath *bits_best_path (void);

/* `run` of a path for few options and items, with AVX-512 and VPOPCNTDQ.  Returns false if there
 * are too many. */
bool bits_word_run (BitsSearch *search);

#define BITS_MOST_SYMMETRIES 64u

/* A group of permutations of the options that map solutions to solutions.  The first is the
 * identity. */
typedef struct
{
  uint32_t n;
  uint32_t *images; /* for each permutation, the image of each option */
  uint32_t n_generators, generators[BITS_MOST_SYMMETRIES]; /* permutations that generate the
                                                              group */
} BitsSymmetries;

/* Most images of items that a search for symmetries may try. */
#define BITS_MOST_TRIES 200u
BaseStatus bits_symmetries_init (BitsSymmetries     *self,
                                 const BitsPlan     *plan,
                                 const CoverProblem *problem,
                                 uint32_t            most_tries,
                                 const BaseStop     *stop); /* BASE_STOPPED */
void       bits_symmetries_clear (BitsSymmetries *self);

/* A problem while it is solved. */
typedef struct
{
  const CoverProblem *problem;
  const EngineRequest *request;
  EngineAnswer *answer;
  const BitsPath *path;
  BitsPlan plan;
  BitsSearch search;
  uint32_t first_item; /* the item decided first */
  uint64_t *all;     /* all options, as a set */
  uint32_t *options; /* of a solution, as the plan numbers them */
  uint32_t *told;    /* the same, as the problem numbers them */
  EngineKept kept;   /* solutions not yet passed to the listener */
  uint64_t other_nodes; /* of another engine */
  BaseStatus status;    /* BASE_NO_MEMORY when a solution could not be kept */
} BitsRun;

/* The data of a search shared by threads, which only read it, except `found`. */
typedef struct
{
  const BitsPlan *plan;
  const BitsPath *path;
  const uint64_t *active; /* arguments of bits_search_begin () */
  uint32_t option;
  const uint64_t *orbit; /* NULL, like `found`, where no symmetries are used */
  uint64_t *found;       /* solutions for each number of options in the orbit; each thread adds its
                            own at the end */
} BitsTask;

/* A search of one word of options ends before other threads could help. */
static inline bool
bits_can_split (const BitsPlan *plan, const EngineRequest *request)
{
  return plan->n_options > 64 && engine_can_split (request);
}

/* Goes on with the search to its end on the crew's threads.  Listeners get options as the plan
 * numbers them.  Nodes already counted stay; the search then has the nodes of all threads, and the
 * outcome. */
BaseStatus bits_split_run (const BitsTask      *task,
                           BitsSearch          *search,
                           const EngineRequest *request,
                           EngineAnswer        *out_answer);

/* Reports a solution given by the plan's numbers of its options.  Returns whether to go on. */
bool bits_run_report (BitsRun *self, const uint32_t *options, uint32_t n);

/* Counts with the engine `memory` where that is expected to be faster; otherwise *out_done is
 * false.  The search has paused, with about `nodes_left` nodes to go. */
BaseStatus bits_run_memory (BitsRun *self, double nodes_left, bool *out_done);

/* Returns into how many orbits the symmetries put the options of the item decided first, and how
 * many options these are. */
uint32_t bits_orbits (const BitsPlan       *plan,
                      const BitsSymmetries *symmetries,
                      uint32_t              item,
                      uint32_t             *out_n_options);

/* Finds all solutions from those that are not images of others. */
BaseStatus bits_run_symmetric (BitsRun *self, const BitsSymmetries *symmetries);

/* The parts of bits_solve (), for a run that pauses.  `*self` holds the problem, the request and
 * the answer. */
BaseStatus bits_run_init (BitsRun *self, const BitsPath *path);
void       bits_run_clear (BitsRun *self);

/* Continues to `nodes` nodes in all.  The solutions are kept where there is a listener.
 * *out_is_over: nothing is left. */
BaseStatus bits_run_to (BitsRun *self, uint64_t nodes, bool *out_is_over);

/* Calls the listener with the kept solutions.  If the search is not over, continues to the end,
 * with the crew. */
BaseStatus bits_run_finish (BitsRun *self, bool is_over);

#endif
