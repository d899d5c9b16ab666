/* cover-search.h - the search over the links, forward and backward, resumable between any two
 * events.
 *
 * A search is always between two events.  Its state is the event that comes next, the links, and
 * the options chosen so far.  Forward does that event; backward undoes the one before.  The way
 * back needs no history: each choice follows from the links, which are then as they were when it
 * was made. */
#ifndef COVER_SEARCH_H
#define COVER_SEARCH_H

#include "base-status.h"
#include "cover-event.h"
#include "cover-types.h"

#include <stdbool.h>
#include <stddef.h>

void cover_part_clear (CoverPart *self);

/* A search over its own copy of `links`, which it borrows to restore them.  Only this function and
 * cover_search_answer () allocate memory. */
BaseStatus cover_search_new (const CoverLinks *links, CoverSearch **out_search);
void       cover_search_free (CoverSearch *self); /* accepts NULL */

/* The same; BASE_STOPPED when the flag (or NULL) is raised meanwhile. */
BaseStatus cover_search_new_until (const CoverLinks *links,
                                   const BaseStop   *stop,
                                   CoverSearch     **out_search);

/* Call it before cover_search_start (); the rule stays until it is set again. */
void      cover_search_set_rule (CoverSearch *self, CoverRule rule, uint64_t seed);
CoverRule cover_search_rule (const CoverSearch *self);

/* Returns to before the first event, and sets the options that will be forced first.
 * BASE_BAD_INPUT when two of them clash or one does not exist; the search must then be started
 * anew. */
BaseStatus cover_search_start (CoverSearch *self, const uint32_t *givens, size_t n_givens);

/* Cuts off the untried options on the highest level that has any, for another search over the same
 * links.  All of them come behind those left here.  Returns false when there are none, or no
 * memory.  The caller clears the part.  The search can then only go forward. */
bool cover_search_give (CoverSearch *self, CoverPart *out_part);

/* Call it behind cover_search_start () with the same givens and rule: searches only the part.  It
 * counts nothing that the giver of the part counts, so the sums are those of one search; but events
 * are right only at the end.  BASE_STOPPED when the flag (or NULL) is raised meanwhile; it must
 * then be started anew. */
BaseStatus cover_search_start_part (CoverSearch *self, const CoverPart *part, const BaseStop *stop);

/* Runs at full speed to the next limit. */
CoverOutcome cover_search_run (CoverSearch *self, const CoverLimits *limits);

/* Does or undoes exactly one event.  Returns false when there is none (at the end, at the start, or
 * waiting for an answer).  `out_event` may be NULL. */
bool cover_search_forward (CoverSearch *self, CoverEvent *out_event);
bool cover_search_backward (CoverSearch *self, CoverEvent *out_event);

/* Do or undo many events at once.  Return how many there were. */
uint64_t cover_search_advance (CoverSearch *self, uint64_t n_events);
uint64_t cover_search_retreat (CoverSearch *self, uint64_t n_events);

/* Do at least one event, then go on until one of the `kinds` (1u << COVER_EVENT_...) comes next,
 * but for at most `n_events`; backward, until the event undone last is one of them.  Return how
 * many there were. */
uint64_t cover_search_advance_to (CoverSearch *self, uint64_t n_events, uint32_t kinds);
uint64_t cover_search_retreat_to (CoverSearch *self, uint64_t n_events, uint32_t kinds);

/* COVER_RULE_ASKED: sets the item to choose here.  The answer belongs to the options chosen so far,
 * so it is found again whatever route leads here.  BASE_BAD_INPUT when no answer is expected or the
 * item is not open. */
BaseStatus cover_search_answer (CoverSearch *self, uint32_t item);

/* The event that comes next, without doing it; false where forward would return false. */
bool cover_search_peek (const CoverSearch *self, CoverEvent *out_event);

/* Within an operation, once it is announced: its subject, which is the header of the level's item,
 * or the node of another item in the option tried; else 0. */
uint32_t cover_search_operand (const CoverSearch *self);

const CoverLinks    *cover_search_links (const CoverSearch *self);
const CoverCounters *cover_search_counters (const CoverSearch *self);

/* The level of the search.  Frames below it are decided; the frame at it is once its item is
 * chosen. */
uint32_t          cover_search_level (const CoverSearch *self);
const CoverFrame *cover_search_frames (const CoverSearch *self);

/* Nodes for each level, up to and including `*out_deepest`. */
const uint64_t *cover_search_profile (const CoverSearch *self, uint32_t *out_deepest);

/* The options chosen above the current level, without the givens; returns how many.  At a solution,
 * these and the givens are the solution.  `out_options` has room for n_primary of them. */
uint32_t cover_search_choices (const CoverSearch *self, uint32_t *out_options);

/* The number of the present try of a frame (from 1; 0 before the first), and the number of all
 * tries. */
uint32_t cover_search_tried (const CoverSearch *self, uint32_t level, uint32_t *out_branches);

/* The share of the tree that is done, from 0 to 1: never falls as the search goes on. */
double cover_search_share (const CoverSearch *self);

/* Whether two searches over the same problem are in the same state, compared byte by byte. */
bool cover_search_same (const CoverSearch *self, const CoverSearch *other);

#endif
