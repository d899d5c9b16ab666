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
#define BITS_MANY   (BITS_CLOSED - 1u) /* a count of so many, or of more */

/* A problem as bits.  A set of options is `n_words` words; there is a lane, a byte, for each primary item, and lanes
 * that are padding are covered from the start.  Eight options are a chunk: a byte in a set of options, and for each
 * lane a byte that says which of the eight have the item. */
typedef struct
{
  uint32_t n_options, n_items;
  uint32_t n_words, n_lanes;
  uint32_t *numbers;   /* for each option, its number in the problem */
  uint64_t *conflicts; /* for each option, those that share an item with it, itself among them */
  uint64_t *owners;    /* for each primary item, its options */
  uint8_t *chunks;     /* for each eight options, their lanes */
  uint8_t *covers;     /* for each option, BITS_CLOSED in the lanes of its items */
  uint8_t *padding;    /* BITS_CLOSED in the lanes that are none */
  void *allocated;
} BitsPlan;

bool       bits_plan_fits (const CoverProblem *problem);
BaseStatus bits_plan_init (BitsPlan *self, const CoverProblem *problem, const BaseStop *stop); /* BASE_STOPPED */
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

/* A level of the search: its states on the stack, how many of them wait, and the one that it is in. */
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
  const BaseStop *wanted; /* another one, after which it goes on; NULL: none */
  uint64_t most_nodes; /* no state is entered after so many */
  uint64_t pause_at;   /* it comes back soon after so many, and can be run again to go on */
  bool (*solved) (BitsSearch *self); /* told of each solution; false: that is enough */
  void *data;                        /* of `solved` */

  uint64_t nodes;    /* states entered */
  uint64_t n_chunks; /* groups of eight options gone through in them: the work of it, where there is no path of words */
  uint64_t look_at; /* nodes at which the stop flag is looked at next */
  CoverOutcome outcome;
  uint32_t level;
  BitsLevel *levels;
  BitsState *states; /* the stack */
  uint64_t *sets;    /* for each of them its options, and its lanes: BITS_CLOSED or 0 */
  size_t stride;     /* words of one of these */
  void *allocated;
};

BaseStatus bits_search_init (BitsSearch *self, const BitsPlan *plan);
void       bits_search_clear (BitsSearch *self);

/* Puts the first state on the stack: some options, and the items covered by `option` where it is one.  Counts it. */
void bits_search_begin (BitsSearch *self, const uint64_t *active, uint32_t option);

/* The options taken, as the plan numbers them; returns how many. */
uint32_t bits_search_choices (const BitsSearch *self, uint32_t *out_options);

/* How many nodes there are in all, as it seems from where it stands: as if each branch had as many below it as its
 * siblings. */
double bits_search_guess (const BitsSearch *self);

/* Whether to stop; sets the outcome. */
bool bits_search_must_stop (BitsSearch *self);

static inline uint64_t *
bits_search_set (const BitsSearch *self, uint32_t state)
{
  return self->sets + state * self->stride;
}

/* One way to do it: `run` searches to the end below the first state, or until it is to stop. */
struct BitsPath
{
  const char *id;
  bool (*runs_here) (void); /* this machine has its instructions */
  void (*run) (BitsSearch *search);
};

/* By ascending speed; the first is plain C, and runs everywhere. */
extern const unsigned bits_n_paths;
const BitsPath *bits_path (unsigned index);
const BitsPath *bits_best_path (void);

/* `run` of a path for few options and items, where there are AVX-512 and its VPOPCNTDQ; false: there are too many. */
bool bits_word_run (BitsSearch *search);

#define BITS_MOST_SYMMETRIES 64u

/* A group of permutations of the options that make solutions of solutions; the first is the one that changes nothing. */
typedef struct
{
  uint32_t n;
  uint32_t *images; /* of each, for each option */
  uint32_t n_generators, generators[BITS_MOST_SYMMETRIES]; /* of these */
} BitsSymmetries;

/* Looks for them, trying out no more than so many images of items. */
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
  uint32_t first_item; /* to be decided */
  uint64_t *all;     /* options */
  uint32_t *options; /* of a solution, as the plan numbers them */
  uint32_t *told;    /* the same, as the problem does */
  EngineKept kept;   /* solutions that no listener has heard of yet */
  uint64_t other_nodes; /* of another engine */
  BaseStatus status;    /* of keeping them */
} BitsRun;

/* What threads that share a search know of it, and only read, but for `found`. */
typedef struct
{
  const BitsPlan *plan;
  const BitsPath *path;
  const uint64_t *active; /* of bits_search_begin (), as is the option */
  uint32_t option;
  const uint64_t *orbit; /* NULL, as `found`, where no symmetries are used */
  uint64_t *found;       /* solutions for each number of options in the orbit: they are added to these at the end */
} BitsTask;

/* One word of options is searched before anybody could help. */
static inline bool
bits_can_split (const BitsPlan *plan, const EngineRequest *request)
{
  return plan->n_options > 64 && engine_can_split (request);
}

/* Goes on with the search to its end, with others; listeners get options as the plan numbers them.  What was counted
 * before are the nodes; the search then has the nodes of all, and the outcome. */
BaseStatus bits_split_run (const BitsTask      *task,
                           BitsSearch          *search,
                           const EngineRequest *request,
                           EngineAnswer        *out_answer);

/* Tells of a solution; the options as the plan numbers them.  False: that is enough. */
bool bits_run_tell (BitsRun *self, const uint32_t *options, uint32_t n);

/* Goes over to the engine `memory` for a count, where that is seen to be faster; else *out_done is false.  The search
 * has paused, and it seems that so many nodes are left. */
BaseStatus bits_run_memory (BitsRun *self, double nodes_left, bool *out_done);

/* Into how many orbits the symmetries put the options of the item to be decided first, and how many options these are. */
uint32_t bits_orbits (const BitsPlan *plan, const BitsSymmetries *symmetries, uint32_t item, uint32_t *out_n_options);

/* Finds all solutions from those that no symmetry makes of others. */
BaseStatus bits_run_symmetric (BitsRun *self, const BitsSymmetries *symmetries);

/* The parts of bits_solve (), for a run that pauses.  `*self` holds the problem, the request and the answer. */
BaseStatus bits_run_init (BitsRun *self, const BitsPath *path);
void       bits_run_clear (BitsRun *self);

/* Continues until so many nodes; the solutions are kept where somebody listens.  *out_is_over: there is nothing left. */
BaseStatus bits_run_to (BitsRun *self, uint64_t nodes, bool *out_is_over);

/* Calls the listener with the kept solutions and, where it is not over, continues to the end, with the crew. */
BaseStatus bits_run_finish (BitsRun *self, bool is_over);

#endif
