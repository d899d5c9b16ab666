/* cover-search.h - the search over the links, forward and backward, resumable between any two events.
 *
 * A search stands between two events, and which event comes next is its whole state beside the links and the
 * options chosen so far.  Forward does that event; backward undoes the one before.  The way back needs no
 * history: what was chosen follows from the links, which are then as they were when it was chosen. */
#ifndef COVER_SEARCH_H
#define COVER_SEARCH_H

#include "cover-event.h"
#include "cover-links.h"
#include "cover-types.h"

void cover_part_clear (CoverPart *self);

typedef struct CoverSearch CoverSearch;

/* A search over its own copy of `links`, which it borrows to be restored from.  Memory is allocated here and
 * in cover_search_answer () only. */
BaseStatus cover_search_new (const CoverLinks *links, CoverSearch **out_search);
void       cover_search_free (CoverSearch *self); /* accepts NULL */

/* The same; BASE_STOPPED when the flag (or NULL) is raised meanwhile. */
BaseStatus cover_search_new_until (const CoverLinks *links, const BaseStop *stop, CoverSearch **out_search);

/* To be called before cover_search_start (); the rule stays until it is set again. */
void      cover_search_set_rule (CoverSearch *self, CoverRule rule, uint64_t seed);
CoverRule cover_search_rule (const CoverSearch *self);

/* Back to before the first event, with the options that will be forced first.  BASE_BAD_INPUT when two of
 * them clash or one does not exist; the search must then be started anew. */
BaseStatus cover_search_start (CoverSearch *self, const uint32_t *givens, size_t n_givens);

/* Cuts off what is still to be tried on the highest level where something is, for another search over the same links:
 * all of it comes behind what is left here.  False when there is nothing, or no memory.  To be cleared.  The search
 * can then only go forward. */
bool cover_search_give (CoverSearch *self, CoverPart *out_part);

/* Behind cover_search_start () with the same givens and rule: searches only this.  Nothing is counted that whoever
 * gave the part counts, so the sums are those of one search; but events are at the end only.  BASE_STOPPED when the flag
 * (or NULL) is raised meanwhile; it must then be started anew. */
BaseStatus cover_search_start_part (CoverSearch *self, const CoverPart *part, const BaseStop *stop);

/* As fast as it goes, to the next limit. */
CoverOutcome cover_search_run (CoverSearch *self, const CoverLimits *limits);

/* Exactly one event forward or backward; false when there is none (at the end, at the start, or waiting for an
 * answer).  `out_event` may be NULL. */
bool cover_search_forward (CoverSearch *self, CoverEvent *out_event);
bool cover_search_backward (CoverSearch *self, CoverEvent *out_event);

/* Many events at once; returns how many there were. */
uint64_t cover_search_advance (CoverSearch *self, uint64_t n_events);
uint64_t cover_search_retreat (CoverSearch *self, uint64_t n_events);

/* At least one event, then on to where one of the `kinds` (1u << COVER_EVENT_...) comes next, but no more than
 * `n_events`; backward, to where the event that was undone last is one of them.  Returns how many there were. */
uint64_t cover_search_advance_to (CoverSearch *self, uint64_t n_events, uint32_t kinds);
uint64_t cover_search_retreat_to (CoverSearch *self, uint64_t n_events, uint32_t kinds);

/* COVER_RULE_ASKED: the item to choose here.  Remembered by the options chosen so far, so that it is found
 * again whatever route leads here.  BASE_BAD_INPUT when nothing is asked or the item is not open. */
BaseStatus cover_search_answer (CoverSearch *self, uint32_t item);

/* The event that comes next, without doing it; false where forward would return false. */
bool cover_search_peek (const CoverSearch *self, CoverEvent *out_event);

/* Within an operation, once it is announced: the header of the level's item, or the node of another item in the
 * option tried, that is covered, coloured or the reverse; else 0. */
uint32_t cover_search_operand (const CoverSearch *self);

const CoverLinks    *cover_search_links (const CoverSearch *self);
const CoverCounters *cover_search_counters (const CoverSearch *self);

/* The level that the search is on; frames below it are decided, the frame at it once its item is chosen. */
uint32_t          cover_search_level (const CoverSearch *self);
const CoverFrame *cover_search_frames (const CoverSearch *self);

/* Nodes for each level, up to and including `*out_deepest`. */
const uint64_t *cover_search_profile (const CoverSearch *self, uint32_t *out_deepest);

/* The options chosen above the current level, without the givens; returns how many.  At a solution these,
 * with the givens, are it.  `out_options` has room for n_primary of them. */
uint32_t cover_search_choices (const CoverSearch *self, uint32_t *out_options);

/* Which try a frame is at (from 1; 0 before the first) of how many. */
uint32_t cover_search_tried (const CoverSearch *self, uint32_t level, uint32_t *out_branches);

/* The share of the tree behind us, from 0 to 1: never falls as the search goes on. */
double cover_search_share (const CoverSearch *self);

/* Whether two searches over the same problem stand in the same state, every byte that dances included. */
bool cover_search_same (const CoverSearch *self, const CoverSearch *other);

#endif
