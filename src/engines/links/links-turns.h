/* links-turns.h - links at work on a cover in turns with another engine, which has its own way with the same
 * problem; nobody is told before it is clear who answers. */
#ifndef LINKS_TURNS_H
#define LINKS_TURNS_H

#include "engine-kept.h"

/* All zero: not begun. */
typedef struct
{
  CoverLinks   *links;
  CoverSearch  *search;
  uint32_t     *options; /* of a solution */
  EngineRequest request;
  EngineAnswer  answer;
  EngineKept   kept;
  bool          is_over;
} LinksTurns;

/* Goes on to so many nodes in all, or is over: then the answer is there. */
BaseStatus links_turns_go_on (LinksTurns          *self,
                              const CoverProblem  *problem,
                              const EngineRequest *request,
                              uint64_t             nodes);
void       links_turns_clear (LinksTurns *self);

/* Tells of what it found; the answer is what the listener leaves of it. */
void links_turns_tell (LinksTurns *self, const EngineRequest *request, EngineAnswer *out_answer);

#endif
