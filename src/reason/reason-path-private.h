/* reason-path-private.h - the parts of a path, for the files of this room. */
#ifndef REASON_PATH_PRIVATE_H
#define REASON_PATH_PRIVATE_H

#include "reason-check-private.h"
#include "reason-force-private.h"
#include "reason-pairs-private.h"
#include "reason-path.h"
#include "reason-smallest-private.h"

/* A step as the finders leave it. */
typedef struct
{
  ReasonTechnique technique;
  uint32_t        difficulty;
  uint32_t        items, n_items;     /* where its items begin in `items` */
  uint32_t        options, n_options; /* what it strikes, or the one that it places */
  uint32_t        n_extras; /* behind the options */
  uint32_t        n_exchanged; /* of ReasonStep */
  uint32_t        value;   /* REASON_NISHIO_NET, REASON_X_CHAIN: only items of it were looked at */
  ReasonForceMode mode;    /* of a chain or net, whose items are not known yet */
  bool            places;
  bool            is_named; /* `technique` is its name; it is not looked up */
} ReasonFound;

typedef struct ReasonNest ReasonNest;

#define REASON_MOST_NESTS 6u

/* Sets of 2, 3 and 4 items. */
#define REASON_SET_SIZES 3u

struct ReasonPath
{
  const ReasonPlan *plan;
  const BaseStop   *stop;
  ReasonPosition    position, start, trial;
  ReasonForce       force;
  ReasonPairs       pairs; /* of the round */
  ReasonCheck       check;
  ReasonSmallest    smallest;
  uint64_t         *solution; /* options of it */
  uint64_t         *set, *other; /* options, for finders */
  uint64_t         *extras;  /* reason-find-unique.c */
  uint64_t         *cell_values; /* for each item that is a cell; reason-find-unique.c */
  uint64_t         *initial; /* options that the problem leaves before any is placed */
  uint64_t         *entered; /* options placed that are not given */
  uint64_t         *marked; /* options that the round strikes or places */
  uint32_t         *deltas; /* for each item; all 0 between uses */
  uint64_t         *barren_tables; /* reason-find-sets.c; for each table and size, or 0 */
  uint16_t         *barren_counts; /* reason-find-single.c; for each item, or 0 */
  bool              has_solution;
  ReasonTechnique   without; /* REASON_TECHNIQUES: none */
  uint32_t          most; /* difficulty that ends a rating where a step exceeds it */
  bool              is_pure; /* nothing may follow from the solution being the only one */
  ReasonNest       *nests[REASON_MOST_NESTS]; /* reason-find-nested.c; NULL until they are needed */

  uint32_t     lowest; /* difficulty of the steps found in this round; UINT32_MAX: none */
  ReasonFound *found;  /* the steps of that difficulty */
  size_t       n_found, found_capacity;
  uint32_t    *items, *options;
  size_t       n_items, items_capacity, n_options, options_capacity;
  size_t       at; /* the next one of them */
  BaseStatus   status;
  bool         keeps_all; /* steps of all difficulties, for one technique */
  ReasonTechnique only;   /* that one */
  uint64_t    *seen; /* hashes of the steps that were returned */
  size_t       n_seen, seen_capacity;
  uint64_t     stop_left; /* of base_stop_asked_after () */
  uint64_t     most_work; /* of a rating; UINT64_MAX: no limit */
  bool         gave_up;   /* the round needs more */
  uint32_t     floor;     /* no step is easier than that of those that were looked for last */

  /* The step that was returned last. */
  uint32_t   *step_items, *step_options;
  uint32_t   *pair_items; /* reason-find-unique.c: beside each of step_options */
  ReasonLink *step_links;
};

/* Whether the search for a step ends here: it is stopped, or needs more work than is allowed. */
bool reason_path_must_end (ReasonPath *self);

/* Adds a step to the round where it is not harder than those there; easier ones replace them.
 * Its items and options are added by the caller afterwards, where it returns true. */
bool reason_round_add (ReasonPath     *self,
                       ReasonTechnique technique,
                       uint32_t        difficulty,
                       bool            places);
void reason_round_add_item (ReasonPath *self, uint32_t item);
void reason_round_add_option (ReasonPath *self, uint32_t option);
void reason_round_add_options (ReasonPath *self, const uint64_t *set);

/* The extras of a step that uses uniqueness, after its options. */
void reason_round_add_extras (ReasonPath *self, const uint64_t *set, uint32_t n_exchanged);

/* The finders, easiest first; each adds what it finds to the round. */
void reason_find_singles (ReasonPath *self);
void reason_find_locked (ReasonPath *self);
void reason_find_sets (ReasonPath *self, uint32_t size);
void reason_find_wings (ReasonPath *self);
void reason_find_unique (ReasonPath *self);
void reason_find_hidden_rectangles (ReasonPath *self);
void reason_find_more_unique (ReasonPath *self);
void reason_find_bug (ReasonPath *self);
void reason_find_chains (ReasonPath *self);
void reason_find_nets (ReasonPath *self);
void reason_find_all_chains (ReasonPath *self);
void reason_find_nested (ReasonPath *self);

void     reason_path_free_nests (ReasonPath *self);
uint64_t reason_path_work_in_nests (const ReasonPath *self);

/* The name of items that refute something; `otherwise`: what they are called where their shape
 * has no name. */
ReasonTechnique reason_find_name (const ReasonPosition *position,
                                  const uint32_t       *items,
                                  uint32_t              n,
                                  ReasonTechnique       otherwise);

/* What a step of that shape is worth.  Earlier steps of a round may leave a chain so little that
 * its shape is one that has a finder of its own: then it is worth what that finder says. */
uint32_t reason_shape_difficulty (ReasonTechnique technique, uint32_t otherwise);

/* Finders for all steps of one name, `only`. */
void reason_find_coq (ReasonPath *self);
void reason_find_als (ReasonPath *self);
void reason_find_fish (ReasonPath *self);
void reason_find_kraken (ReasonPath *self);
void reason_find_colours (ReasonPath *self);
void reason_find_templates (ReasonPath *self);

/* Chains of strong links of some kinds, by their ends; `value` as in reason_force_run (). */
void reason_find_ends (ReasonPath *self, uint32_t kinds, uint32_t value);

/* The largest value of the items. */
uint32_t reason_most_value (const ReasonPlan *plan);

/* Makes a step of what was found.  Options that are not in `marked` are not struck. */
void reason_complete_step (ReasonPath *self, const ReasonFound *found, ReasonStep *out);

/* Puts the items that refute an option in the order in which they fall, into `step_links`.
 * Returns their number; 0: the step has several cases. */
uint32_t reason_link_items (ReasonPath *self, uint32_t option, const uint32_t *items, uint32_t n);

/* Places an option that was not given. */
void reason_path_place (ReasonPath *self, uint32_t option);

/* Finds the steps of the next round: those of the lowest difficulty that there are. */
void reason_find_round (ReasonPath *self);

#endif
