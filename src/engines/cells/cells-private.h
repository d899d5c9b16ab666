/* cells-private.h - a search that learns, over options and items.
 *
 * Every option is a variable: taken, out, or open.  Items are kept as they are, never as clauses: an item knows how
 * many of its options are open and the sum of their numbers, which is the last one's number once it is alone.
 * What follows from a choice is the *trail*; every entry knows why it is there (its *reason*), so that a conflict can
 * be traced back to a *clause*, a new fact about the problem that is kept. */
#ifndef CELLS_PRIVATE_H
#define CELLS_PRIVATE_H

#include "base-random.h"
#include "cells.h"
#include "engine-kept.h"
#include "engine-report.h"

/* Options and their items, both ways.  Items from n_primary on are secondary.  An item's options are followed by the
 * number `n_options`, which is none, up to a whole number of blocks: whoever goes through them block by block need not
 * ask where they end. */
typedef struct
{
  uint32_t  n_options, n_items, n_primary, n_terms;
  uint32_t *first_term;   /* of each option, and the end */
  uint32_t *terms;        /* items */
  uint32_t *first_option; /* of each item */
  uint32_t *end_option;
  uint32_t *options;
} CellsGraph;

#define CELLS_BLOCK 8

/* A graph of that size, with nothing in it yet; on failure it is empty. */
BaseStatus cells_graph_init (CellsGraph *self, uint32_t n_options, uint32_t n_items, uint32_t n_terms);
/* Where a flag (or NULL) is handed over it is looked at, and BASE_STOPPED is the answer once it is raised: tables of
 * large problems take long too. */
BaseStatus cells_graph_from_problem (CellsGraph *self, const CoverProblem *problem, const BaseStop *stop);
void       cells_graph_clear (CellsGraph *self);

/* A literal is an option and what is said of it: 2 o: it is taken, 2 o + 1: it is out. */
typedef uint32_t CellsLiteral;

static inline CellsLiteral
cells_taken (uint32_t option)
{
  return 2 * option;
}

static inline CellsLiteral
cells_out (uint32_t option)
{
  return 2 * option + 1;
}

/* Why a literal holds: a number and, in its two low bits, of what. */
typedef uint32_t CellsReason;

enum
{
  CELLS_BY_CHOICE, /* or given, on level 0 */
  CELLS_BY_OPTION, /* out: that option is taken */
  CELLS_BY_ITEM,   /* taken: all others of that item are out */
  CELLS_BY_CLAUSE, /* all other literals of that clause are false */
};

#define CELLS_MOST_REASON ((uint32_t) 1 << 30)

static inline CellsReason
cells_reason (uint32_t kind, uint32_t number)
{
  return number << 2 | kind;
}

/* An item never comes down to one open option when it is secondary, or when one of them is taken. */
#define CELLS_AT_REST ((uint32_t) 1 << 30)

/* How many of an item's options are not out, with CELLS_AT_REST on top once or twice; above that the sum of their
 * numbers, as far as 32 bits hold it.  One subtraction drops an option, and one addition brings it back. */
typedef uint64_t CellsItem;

static inline uint32_t
cells_item_n_open (CellsItem item)
{
  return (uint32_t) item;
}

/* Its last option, where there is one. */
static inline uint32_t
cells_item_last (CellsItem item)
{
  return (uint32_t) (item >> 32);
}

static inline CellsItem
cells_item_share (uint32_t option)
{
  return (CellsItem) option << 32 | 1;
}

/* When an option was decided, and why. */
typedef struct
{
  uint32_t    level;
  CellsReason reason;
} CellsOrigin;

/* What is decided and what follows from items alone. */
typedef struct
{
  const CellsGraph *graph;
  CellsItem        *items;
  int8_t           *values;  /* of literals: 1 true, -1 false, 0 open */
  CellsOrigin      *origins; /* of options */
  CellsLiteral     *trail;
  uint32_t          n_trail;
  uint32_t         *starts; /* of each level from 1 in the trail */
  uint32_t          n_levels;
  uint32_t         *units; /* items that came down to one option or none */
  uint32_t          n_units, next_unit;
  uint32_t          dead_item; /* one with none, or COVER_NONE */
  uint64_t          work;      /* literals, and terms of options, gone through */
  const BaseStop   *stop;      /* looked at after so much of it */
  uint64_t          next_look;
  bool              is_stopped; /* it was raised: nothing here is true any more */
} CellsState;

#define CELLS_WORK_LOOK ((uint64_t) 1 << 15)

/* Whether to stop. */
static inline bool
cells_state_stops (CellsState *self)
{
  if (self->work < self->next_look)
    return self->is_stopped;
  self->next_look = self->work + CELLS_WORK_LOOK;
  self->is_stopped = self->is_stopped || base_stop_asked (self->stop);
  return self->is_stopped;
}

/* So many items are looked at, which is not counted as work. */
static inline void
cells_state_hasten_look (CellsState *self, uint32_t n_items)
{
  self->next_look -= n_items / 8 < self->next_look ? n_items / 8 : self->next_look;
}

BaseStatus cells_state_init (CellsState *self, const CellsGraph *graph);
void       cells_state_clear (CellsState *self);

/* Everything open, on level 0.  The flag, or NULL, is also for what is done later; then `is_stopped` tells. */
BaseStatus cells_state_reset (CellsState *self, const BaseStop *stop);

/* For an open option.  What is in its way goes out with it; what follows further is for cells_state_follow (). */
void cells_state_take (CellsState *self, uint32_t option, CellsReason reason);
void cells_state_drop (CellsState *self, uint32_t option, CellsReason reason);

static inline void
cells_state_set (CellsState *self, CellsLiteral literal, CellsReason reason)
{
  if ((literal & 1) == 0)
    cells_state_take (self, literal / 2, reason);
  else
    cells_state_drop (self, literal / 2, reason);
}

/* Takes the last option of the next item that came down to one; false: there is none, or `dead_item` has none left. */
bool cells_state_step (CellsState *self);

/* Takes the last options of items until none has only one; false: `dead_item` has none, or it was stopped. */
bool cells_state_follow (CellsState *self);

/* Takes back the last entries of the trail, until it has only so many.  They stay where they are. */
void cells_state_go_back (CellsState *self, uint32_t n_trail);

/* Makes *self, which has room for it, what the state leaves open of its graph.  `origins`: what each option was;
 * `numbers` has room for one an item. */
BaseStatus cells_graph_open_part (CellsGraph       *self,
                                  const CellsState *state,
                                  uint32_t         *origins,
                                  uint32_t         *numbers,
                                  const BaseStop   *stop);

/* Clauses lie one behind the other in words: size, then quality, then literals, the two watched ones first. */
#define CELLS_CLAUSE_HEAD 2
#define CELLS_KEEP        ((uint32_t) 1 << 31) /* in the quality: never to be forgotten */
#define CELLS_USED        ((uint32_t) 1 << 30) /* it was of use since clauses were last forgotten */

typedef struct
{
  uint32_t     clause;
  CellsLiteral other; /* one of its literals: where that is true there is nothing to do */
} CellsWatch;

typedef struct
{
  CellsWatch *watches;
  size_t      n, capacity;
} CellsWatches;

typedef struct
{
  uint32_t     *words;
  size_t        n_words, capacity;
  CellsWatches *watches; /* of literals: clauses to look at when it becomes false */
  uint32_t      n_literals;
  uint32_t     *clauses; /* where those that may be forgotten are */
  size_t        n_clauses, clauses_capacity;
  bool          failed; /* memory ran out */
} CellsClauses;

BaseStatus cells_clauses_init (CellsClauses *self, uint32_t n_options);
void       cells_clauses_clear (CellsClauses *self);

/* Forgets all. */
BaseStatus cells_clauses_reset (CellsClauses *self, uint32_t n_options, const BaseStop *stop);

/* Adds one of at least two literals; `*out_clause` is where it is. */
BaseStatus cells_clauses_add (CellsClauses       *self,
                              const CellsLiteral *literals,
                              uint32_t            n,
                              uint32_t            quality,
                              uint32_t           *out_clause);

static inline uint32_t
cells_clause_size (const CellsClauses *self, uint32_t clause)
{
  return self->words[clause];
}

static inline CellsLiteral *
cells_clause_literals (const CellsClauses *self, uint32_t clause)
{
  return &self->words[clause + CELLS_CLAUSE_HEAD];
}

BaseStatus cells_clauses_grow_watches (CellsWatches *list);

/* Looks at it when the literal becomes false. */
static inline void
cells_clauses_watch (CellsClauses *self, CellsLiteral literal, CellsWatch watch)
{
  CellsWatches *list = &self->watches[literal];

  if (list->n == list->capacity && cells_clauses_grow_watches (list) != BASE_OK)
    self->failed = true;
  else
    list->watches[list->n++] = watch;
}

/* Past so many words clauses are forgotten however good they are: 256 MB. */
#define CELLS_MANY_WORDS ((size_t) 1 << 26)

/* Forgets the worse half of the clauses that explain nothing at present. */
BaseStatus cells_clauses_forget (CellsClauses *self, CellsState *state);

/* What to take next: from a heap of options by how often they had to do with conflicts lately, and how few their items
 * have left; or, where there is much to fill and little to contradict, from the item with fewest options for the conflicts
 * it was in. */
typedef struct
{
  uint32_t  n_options;
  bool      by_items;
  double   *weights; /* of options */
  double    step;    /* what a conflict adds */
  uint32_t *heap, n_heap;
  uint32_t *places;       /* in the heap; COVER_NONE: not in it */
  uint32_t *item_weights; /* conflicts, from 1 */
  uint8_t  *was_taken;    /* of options: whether it was, when it was last decided */
} CellsOrder;

BaseStatus cells_order_init (CellsOrder *self, const CellsGraph *graph);
void       cells_order_clear (CellsOrder *self);
BaseStatus cells_order_reset (CellsOrder *self, const CellsGraph *graph, const BaseStop *stop);
void       cells_order_bump (CellsOrder *self, uint32_t option);
void       cells_order_decay (CellsOrder *self);

/* The literals have been taken back, the last first. */
void cells_order_return (CellsOrder *self, const CellsLiteral *literals, uint32_t n);

/* The option to take next; COVER_NONE when none is open. */
uint32_t cells_order_choose (CellsOrder *self, const CellsState *state);

/* A way to fill much in which little is given: see cells-guide.c. */
typedef struct
{
  const uint32_t *givens; /* options */
  uint32_t        n_givens, n_placed;
  bool            has_cover;
  uint32_t       *cover;                  /* of items: the option that fills it */
  uint32_t       *displaced, n_displaced; /* places on the trail where options of the cover went out */
  uint32_t        n_scanned;              /* entries of the trail looked at for them */
  uint32_t        n_tries, n_left; /* chains for this given; choices left in this one */
  BaseRandom      random;
  uint32_t        next_item;              /* those before it are at rest */
} CellsGuide;

BaseStatus cells_guide_init (CellsGuide *self, const CellsGraph *graph);
void       cells_guide_clear (CellsGuide *self);

/* For a search from the beginning; without givens or a cover it is of no use. */
void cells_guide_reset (CellsGuide *self, const uint32_t *givens, uint32_t n_givens);

/* Has a solution to begin with: of items, the option that fills each. */
void cells_guide_set_cover (CellsGuide *self, const CellsGraph *graph, const uint32_t *options, uint32_t n_options);

/* Makes the cover of a solution, or of what the state took and what it leaves standing of the last one. */
void cells_guide_keep (CellsGuide *self, const CellsState *state);

/* The trail has only so many entries left. */
void cells_guide_go_back (CellsGuide *self, uint32_t n_trail);

typedef enum
{
  CELLS_NEXT_NONE, /* all givens are placed */
  CELLS_NEXT_PLACED,
  CELLS_NEXT_CLASHES,
} CellsNext;

/* Takes the next given; on level 0. */
CellsNext cells_guide_next_given (CellsGuide *self, CellsState *state);

/* Back on level 0, for another chain; false: that was tried often enough. */
bool cells_guide_try_again (CellsGuide *self, const CellsGraph *graph);

/* The option to take next; COVER_NONE: with what stands of the cover it is a solution.  Once all givens are placed that is
 * taken too. */
uint32_t cells_guide_choose (CellsGuide *self, const CellsState *state);

/* When to begin anew: conflicts have become worse than they were on average. */
typedef struct
{
  double   fast, slow; /* averages of clauses' qualities */
  uint64_t n_conflicts, n_since;
  uint64_t patience; /* conflicts before the next; 0: by the averages */
  uint64_t n_levels_back; /* choices that all conflicts together took back */
} CellsRestarts;

/* All of a search. */
typedef struct
{
  const CellsGraph *graph;
  CellsState        state;
  CellsClauses      clauses;
  CellsOrder        order;
  CellsRestarts     restarts;
  CellsGuide        guide;
  bool              gave_up; /* the guide led nowhere */
  uint64_t          most_work; /* of the state's: then it pauses */
  bool              paused;

  /* Entries of the trail up to which clauses have been looked at for options taken, and for those that are out. */
  uint32_t n_looked_taken, n_looked_out;

  /* Of the conflict at hand. */
  uint8_t      *seen; /* of options */
  uint32_t     *touched, n_touched;
  CellsLiteral *learnt;
  uint32_t      n_learnt, back_level, quality;
  uint32_t     *counts; /* of options or of levels: literals of the clause; all 0 in between */
  uint64_t     *stamps; /* of levels */
  uint64_t     *option_stamps, stamp;
  uint64_t     *item_stamps, item_stamp;
  uint32_t     *stack;

  uint64_t next_forget, n_forgets;
} CellsSearch;

BaseStatus cells_search_init (CellsSearch *self, const CellsGraph *graph);
void       cells_search_clear (CellsSearch *self);

/* Whether all clauses have been looked at that could have something to say. */
static inline bool
cells_has_looked (const CellsSearch *self)
{
  return self->n_looked_taken == self->state.n_trail && self->n_looked_out == self->state.n_trail;
}

/* All that follows; false: a conflict, of the clause or, if that is COVER_NONE, of an item. */
bool cells_follow (CellsSearch *self, uint32_t *out_clause);

/* Learns from a conflict on a level above 0: fills `learnt`, its first literal to hold after going back to
 * `back_level`. `clause`: the one that is false; COVER_NONE: the state's dead item. */
void cells_learn (CellsSearch *self, uint32_t clause);

/* Told of each solution, whose options are the true ones of the trail. */
typedef bool (*CellsFound) (void *data, const CellsState *state);

/* From the beginning, over the graph as it is now; leaves outcome and counters in the answer.  `givens`: options to be
 * taken one after the other, each by as small a change as may be; `gave_up`: that led nowhere.  `filling`: the options of
 * a solution with or without the givens, to begin with; or NULL. */
BaseStatus cells_search_run (CellsSearch         *self,
                             const uint32_t      *givens,
                             uint32_t             n_givens,
                             const uint32_t      *filling,
                             uint32_t             n_filling,
                             const EngineRequest *request,
                             CellsFound           found,
                             void                *data,
                             EngineAnswer        *answer);

/* The two halves of that.  A search that has paused goes on where it was, with an answer that goes on too. */
BaseStatus cells_search_start (CellsSearch    *self,
                               const uint32_t *givens,
                               uint32_t        n_givens,
                               const BaseStop *stop);
BaseStatus cells_search_go_on (CellsSearch         *self,
                               const EngineRequest *request,
                               CellsFound           found,
                               void                *data,
                               EngineAnswer        *answer);

/* A problem, and searches in what its givens leave of it. */
BaseStatus cells_solver_new (const CoverProblem *problem, const BaseStop *stop, CellsSolver **out_solver);
void       cells_solver_free (CellsSolver *self); /* accepts NULL */

/* The problem is that of a sudoku_cover_new () for a grid of such boxes and nothing else. */
BaseStatus cells_solver_set_boxes (CellsSolver *self, uint32_t box_rows, uint32_t box_columns);

/* Solutions are told with all their options, the givens included.  `dropped`: a flag for each option, or NULL. */
BaseStatus cells_solver_run (CellsSolver         *self,
                             const uint32_t      *givens,
                             uint32_t             n_givens,
                             const uint8_t       *dropped,
                             const EngineRequest *request,
                             EngineAnswer        *out_answer);

/* The same without givens, a part at a time; *out_open is false where there is nothing to search. */
BaseStatus cells_solver_begin (CellsSolver *self, const BaseStop *stop, bool *out_open);
BaseStatus cells_solver_go_on (CellsSolver         *self,
                               uint64_t             most_work,
                               const EngineRequest *request,
                               EngineAnswer        *answer,
                               bool                *out_paused);

/* How many choices a conflict took back, on average; 0 before the first. */
double cells_solver_levels_back (const CellsSolver *self);

/* The work of the search so far, as its state counts it. */
uint64_t cells_solver_n_steps (const CellsSolver *self);

#endif
