/* cells-private.h - a search that learns, over options and items.
 *
 * Every option is a variable: taken, out, or open.  Items stay items and never become clauses.
 * Each has a count of its open options and the sum of their numbers, which is the number of the
 * last one when it is alone.  The options decided so far are the *trail*.  Every entry has a
 * *reason*, so that a conflict can be traced back to a *clause*, a new fact about the problem that
 * is kept. */
#ifndef CELLS_PRIVATE_H
#define CELLS_PRIVATE_H

#include "base-random.h"
#include "cells.h"
#include "engine-kept.h"
#include "engine-report.h"

/* Options and their items, both ways.  Items from n_primary on are secondary.  An item's options
 * are padded to whole blocks with the number `n_options`, which is no option: so a loop over whole
 * blocks needs no check for the end. */
typedef struct
{
  uint32_t  n_options, n_items, n_primary, n_terms;
  uint32_t *first_term;   /* by option, and the end */
  uint32_t *terms;        /* items */
  uint32_t *first_option; /* by item */
  uint32_t *end_option;
  uint32_t *options;
} CellsGraph;

#define CELLS_BLOCK 8

/* Makes a graph of that size, without content.  On failure it is empty. */
BaseStatus cells_graph_init (CellsGraph *self,
                             uint32_t    n_options,
                             uint32_t    n_items,
                             uint32_t    n_terms);
/* Tables of large problems take long too: functions with a flag (or NULL) return BASE_STOPPED once
 * it is raised. */
BaseStatus cells_graph_from_problem (CellsGraph         *self,
                                     const CoverProblem *problem,
                                     const BaseStop     *stop);
void       cells_graph_clear (CellsGraph *self);

/* A literal is a statement about an option: 2 o: it is taken, 2 o + 1: it is out. */
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

/* Why a literal holds: a number, with its kind in the two low bits. */
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

/* Added to the count of an item that is secondary or has an option taken: so the count never comes
 * down to one. */
#define CELLS_AT_REST ((uint32_t) 1 << 30)

/* The number of an item's options that are not out, with CELLS_AT_REST added once or twice; in the
 * high half the sum of their numbers, modulo 2^32.  One subtraction drops an option, and one
 * addition brings it back. */
typedef uint64_t CellsItem;

static inline uint32_t
cells_item_n_open (CellsItem item)
{
  return (uint32_t) item;
}

/* Its last open option, if exactly one is left. */
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

/* The decisions, and what follows from items alone. */
typedef struct
{
  const CellsGraph *graph;
  CellsItem        *items;
  int8_t           *values;  /* by literal: 1 true, -1 false, 0 open */
  CellsOrigin      *origins; /* by option */
  CellsLiteral     *trail;
  uint32_t          n_trail;
  uint32_t         *starts; /* index in the trail where each level begins, from level 1 */
  uint32_t          n_levels;
  uint32_t         *units; /* items that came down to one option or none */
  uint32_t          n_units, next_unit;
  uint32_t          dead_item; /* an item without options, or COVER_NONE */
  uint64_t          work;      /* literals, and terms of options, gone through */
  const BaseStop   *stop;      /* checked each time the work has grown enough */
  uint64_t          next_look;
  bool              is_stopped; /* the flag was raised: the state is no longer valid */
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

/* Brings the next check nearer, for items that were looked at without being counted as work. */
static inline void
cells_state_hasten_look (CellsState *self, uint32_t n_items)
{
  self->next_look -= n_items / 8 < self->next_look ? n_items / 8 : self->next_look;
}

BaseStatus cells_state_init (CellsState *self, const CellsGraph *graph);
void       cells_state_clear (CellsState *self);

/* Opens everything, on level 0. The flag, or NULL, also stops later functions, which then set
 * `is_stopped`. */
BaseStatus cells_state_reset (CellsState *self, const BaseStop *stop);

/* For an open option.  The options that it excludes go out with it; further consequences are left
 * to cells_state_follow (). */
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

/* Takes the last option of the next item that came down to one.  Returns false if there is none, or
 * `dead_item` has none left. */
bool cells_state_step (CellsState *self);

/* Takes the last options of items until no item has only one.  Returns false if `dead_item` has
 * none, or it was stopped. */
bool cells_state_follow (CellsState *self);

/* Takes back the last entries of the trail, until `n_trail` are left.  Their memory stays
 * unchanged. */
void cells_state_go_back (CellsState *self, uint32_t n_trail);

/* Makes *self, which has room for it, the graph of everything that the state leaves open.
 * `origins` receives the old number of each option; `numbers` has room for one number an item. */
BaseStatus cells_graph_open_part (CellsGraph       *self,
                                  const CellsState *state,
                                  uint32_t         *origins,
                                  uint32_t         *numbers,
                                  const BaseStop   *stop);

/* Clauses lie one behind the other in words: size, then quality, then literals, the two watched
 * ones first. */
#define CELLS_CLAUSE_HEAD 2
#define CELLS_KEEP        ((uint32_t) 1 << 31) /* flag in the quality: never forget the clause */
#define CELLS_USED        ((uint32_t) 1 << 30) /* flag in the quality: used since clauses were last
                                                  forgotten */

typedef struct
{
  uint32_t     clause;
  CellsLiteral other; /* another literal of the clause: if it is true, there is nothing to do */
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
  CellsWatches *watches; /* by literal: clauses to visit when it becomes false */
  uint32_t      n_literals;
  uint32_t     *clauses; /* positions of those that may be forgotten */
  size_t        n_clauses, clauses_capacity;
  bool          failed; /* memory ran out */
} CellsClauses;

BaseStatus cells_clauses_init (CellsClauses *self, uint32_t n_options);
void       cells_clauses_clear (CellsClauses *self);

/* Forgets all. */
BaseStatus cells_clauses_reset (CellsClauses *self, uint32_t n_options, const BaseStop *stop);

/* Adds a clause of at least two literals; `*out_clause` is its position. */
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

/* Makes the literal watch the clause. */
static inline void
cells_clauses_watch (CellsClauses *self, CellsLiteral literal, CellsWatch watch)
{
  CellsWatches *list = &self->watches[literal];

  if (list->n == list->capacity && cells_clauses_grow_watches (list) != BASE_OK)
    self->failed = true;
  else
    list->watches[list->n++] = watch;
}

/* With more words than this, even good clauses are forgotten: 256 MB. */
#define CELLS_MANY_WORDS ((size_t) 1 << 26)

/* Forgets the worse half of the clauses that are not the reason for anything at present. */
BaseStatus cells_clauses_forget (CellsClauses *self, CellsState *state);

/* Chooses the option to take next: from a heap, by how often options had to do with conflicts
 * lately and how few options their items have left.  Where there is much to fill and little to
 * contradict, it chooses an option of the item with fewest options for the conflicts it was in. */
typedef struct
{
  uint32_t  n_options;
  bool      by_items;
  double   *weights; /* by option */
  double    step;    /* added by a conflict */
  uint32_t *heap, n_heap;
  uint32_t *places;       /* in the heap; COVER_NONE: not in it */
  uint32_t *item_weights; /* by item: conflicts, from 1 */
  uint8_t  *was_taken;    /* by option: whether it was taken when it was last decided */
} CellsOrder;

BaseStatus cells_order_init (CellsOrder *self, const CellsGraph *graph);
void       cells_order_clear (CellsOrder *self);
BaseStatus cells_order_reset (CellsOrder *self, const CellsGraph *graph, const BaseStop *stop);
void       cells_order_bump (CellsOrder *self, uint32_t option);
void       cells_order_decay (CellsOrder *self);

/* Returns options to the heap after the literals were taken back, the last first. */
void cells_order_return (CellsOrder *self, const CellsLiteral *literals, uint32_t n);

/* The option to take next; COVER_NONE when none is open. */
uint32_t cells_order_choose (CellsOrder *self, const CellsState *state);

/* Fills much in which little is given: see cells-guide.c. */
typedef struct
{
  const uint32_t *givens; /* options */
  uint32_t        n_givens, n_placed;
  bool            has_cover;
  uint32_t       *cover;                  /* by item: the option that fills it */
  uint32_t       *displaced, n_displaced; /* places on the trail where options of the cover went
                                             out */
  uint32_t        n_scanned;              /* entries of the trail searched for them */
  uint32_t        n_tries, n_left; /* chains for this given; choices left in this one */
  BaseRandom      random;
  uint32_t        next_item;              /* all items before it are at rest */
} CellsGuide;

BaseStatus cells_guide_init (CellsGuide *self, const CellsGraph *graph);
void       cells_guide_clear (CellsGuide *self);

/* Prepares a search from the beginning.  Without givens or a cover the guide does nothing. */
void cells_guide_reset (CellsGuide *self, const uint32_t *givens, uint32_t n_givens);

/* Starts from a solution: sets the option that fills each item. */
void cells_guide_set_cover (CellsGuide       *self,
                            const CellsGraph *graph,
                            const uint32_t   *options,
                            uint32_t          n_options);

/* Makes the cover from the options that the state has taken, and those of the last cover that still
 * stand. */
void cells_guide_keep (CellsGuide *self, const CellsState *state);

/* Follows the trail back to `n_trail` entries. */
void cells_guide_go_back (CellsGuide *self, uint32_t n_trail);

typedef enum
{
  CELLS_NEXT_NONE, /* all givens are placed */
  CELLS_NEXT_PLACED,
  CELLS_NEXT_CLASHES,
} CellsNext;

/* Takes the next given; on level 0. */
CellsNext cells_guide_next_given (CellsGuide *self, CellsState *state);

/* Starts another chain, on level 0. Returns false after too many tries. */
bool cells_guide_try_again (CellsGuide *self, const CellsGraph *graph);

/* The option to take next.  COVER_NONE: with the options of the cover that still stand, it is a
 * solution; once all givens are placed, these are taken too. */
uint32_t cells_guide_choose (CellsGuide *self, const CellsState *state);

/* When to restart: conflicts have become worse than their average. */
typedef struct
{
  double   fast, slow; /* averages of clauses' qualities */
  uint64_t n_conflicts, n_since;
  uint64_t patience; /* conflicts before the next restart; 0: use the averages */
  uint64_t n_levels_back; /* choices taken back by all conflicts together */
} CellsRestarts;

/* A whole search. */
typedef struct
{
  const CellsGraph *graph;
  CellsState        state;
  CellsClauses      clauses;
  CellsOrder        order;
  CellsRestarts     restarts;
  CellsGuide        guide;
  bool              gave_up; /* the guide led nowhere */
  uint64_t          most_work; /* pauses when the state's work reaches this */
  bool              paused;

  /* Entries of the trail up to which clauses have been visited for taken options, and for excluded
   * ones. */
  uint32_t n_looked_taken, n_looked_out;

  /* For the present conflict. */
  uint8_t      *seen; /* by option */
  uint32_t     *touched, n_touched;
  CellsLiteral *learnt;
  uint32_t      n_learnt, back_level, quality;
  uint32_t     *counts; /* by option or by level: literals of the clause; all 0 in between */
  uint64_t     *stamps; /* by level */
  uint64_t     *option_stamps, stamp;
  uint64_t     *item_stamps, item_stamp;
  uint32_t     *stack;

  uint64_t next_forget, n_forgets;
} CellsSearch;

BaseStatus cells_search_init (CellsSearch *self, const CellsGraph *graph);
void       cells_search_clear (CellsSearch *self);

/* Whether all clauses have been visited that could be affected. */
static inline bool
cells_has_looked (const CellsSearch *self)
{
  return self->n_looked_taken == self->state.n_trail && self->n_looked_out == self->state.n_trail;
}

/* Derives everything that follows.  Returns false on a conflict: of the clause or, if that is
 * COVER_NONE, of an item. */
bool cells_follow (CellsSearch *self, uint32_t *out_clause);

/* Learns from a conflict on a level above 0. Fills `learnt`, whose first literal will hold after
 * going back to `back_level`.  `clause`: the false one; COVER_NONE: the conflict is the state's
 * dead item. */
void cells_learn (CellsSearch *self, uint32_t clause);

/* Called with each solution: the options that are taken on the trail. */
typedef bool (*CellsFound) (void *data, const CellsState *state);

/* Searches from the beginning, over the present graph; leaves outcome and counters in the answer.
 * `givens`: options to be taken one after the other, each by as small a change as possible;
 * `gave_up`: that failed.  `filling`: the options of a solution to start from, with or without the
 * givens; or NULL. */
BaseStatus cells_search_run (CellsSearch         *self,
                             const uint32_t      *givens,
                             uint32_t             n_givens,
                             const uint32_t      *filling,
                             uint32_t             n_filling,
                             const EngineRequest *request,
                             CellsFound           found,
                             void                *data,
                             EngineAnswer        *answer);

/* The two halves of cells_search_run ().  A search that has paused goes on where it was, and adds
 * to the same answer. */
BaseStatus cells_search_start (CellsSearch    *self,
                               const uint32_t *givens,
                               uint32_t        n_givens,
                               const BaseStop *stop);
BaseStatus cells_search_go_on (CellsSearch         *self,
                               const EngineRequest *request,
                               CellsFound           found,
                               void                *data,
                               EngineAnswer        *answer);

/* A problem, and searches in the part of it that the givens leave open. */
BaseStatus cells_solver_new (const CoverProblem *problem,
                             const BaseStop     *stop,
                             CellsSolver       **out_solver);
void       cells_solver_free (CellsSolver *self); /* accepts NULL */

/* Call it when the problem comes from sudoku_cover_new () for a grid of such boxes without other
 * rules. */
BaseStatus cells_solver_set_boxes (CellsSolver *self, uint32_t box_rows, uint32_t box_columns);

/* Solutions are reported with all their options, the givens included.  `dropped`: a flag for each
 * option, or NULL. */
BaseStatus cells_solver_run (CellsSolver         *self,
                             const uint32_t      *givens,
                             uint32_t             n_givens,
                             const uint8_t       *dropped,
                             const EngineRequest *request,
                             EngineAnswer        *out_answer);

/* The same without givens, a part at a time.  *out_open is false where there is nothing to
 * search. */
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
