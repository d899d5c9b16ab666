#include "cover-answers-private.h"

#include "base-memory.h"

#include <stdlib.h>

void
cover_answers_clear (CoverAnswers *self)
{
  free (self->slots);
  *self = (CoverAnswers){ 0 };
}

static CoverAnswer *
find_answer_slot (const CoverAnswers *self, uint64_t route)
{
  size_t mask = self->n_slots - 1, slot = (size_t) route & mask;

  while (self->slots[slot].header != 0 && self->slots[slot].route != route)
    slot = (slot + 1) & mask;
  return &self->slots[slot];
}

uint32_t
cover_answers_find (const CoverAnswers *self, uint64_t route)
{
  return self->n_slots == 0 ? 0 : find_answer_slot (self, route)->header;
}

static BaseStatus
double_answer_slots (CoverAnswers *self)
{
  CoverAnswers larger = { .n_slots = self->n_slots == 0 ? 16 : self->n_slots * 2,
                          .n_used = self->n_used };

  larger.slots = base_new_zeroed (CoverAnswer, larger.n_slots);
  if (larger.slots == NULL)
    return BASE_NO_MEMORY;
  for (size_t i = 0; i < self->n_slots; i++)
    if (self->slots[i].header != 0)
      *find_answer_slot (&larger, self->slots[i].route) = self->slots[i];
  free (self->slots);
  *self = larger;
  return BASE_OK;
}

BaseStatus
cover_answers_add (CoverAnswers *self, uint64_t route, uint32_t header)
{
  if ((self->n_used + 1) * 2 > self->n_slots && double_answer_slots (self) != BASE_OK)
    return BASE_NO_MEMORY;
  *find_answer_slot (self, route) = (CoverAnswer){ route, header };
  self->n_used++;
  return BASE_OK;
}

BaseStatus
cover_answers_add_all (CoverAnswers *self, const CoverAnswers *other)
{
  for (size_t i = 0; i < other->n_slots; i++)
    {
      const CoverAnswer *answer = &other->slots[i];

      if (answer->header == 0 || cover_answers_find (self, answer->route) != 0)
        continue;
      if (cover_answers_add (self, answer->route, answer->header) != BASE_OK)
        return BASE_NO_MEMORY;
    }
  return BASE_OK;
}
