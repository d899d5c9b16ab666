/* cover-answers-private.h - the items that a caller chose for a search, by the route that leads to
 * each choice. */
#ifndef COVER_ANSWERS_PRIVATE_H
#define COVER_ANSWERS_PRIVATE_H

#include "base-status.h"

#include <stddef.h>
#include <stdint.h>

typedef struct
{
  uint64_t route;
  uint32_t header; /* 0: free slot */
} CoverAnswer;

/* Open addressing; a power of two, at most half full. */
typedef struct
{
  CoverAnswer *slots;
  size_t       n_slots, n_used;
} CoverAnswers;

void cover_answers_clear (CoverAnswers *self);

/* 0 when there is none. */
uint32_t cover_answers_find (const CoverAnswers *self, uint64_t route);

/* There must be none for that route yet. */
BaseStatus cover_answers_add (CoverAnswers *self, uint64_t route, uint32_t header);

/* Adds those of `other` that are not there yet.  On failure some may have been added. */
BaseStatus cover_answers_add_all (CoverAnswers *self, const CoverAnswers *other);

#endif
