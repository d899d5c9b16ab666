#include "formats-index.h"

#include "base-memory.h"

#include <assert.h>
#include <stdlib.h>

struct FormatsIndex
{
  uint32_t spacing;
  uint64_t n;
  FormatsPlace *places; /* of puzzle 0, spacing, 2 * spacing, … */
  size_t n_places, places_capacity;
  FormatsReplacement *moves; /* of the file since its reader opened it */
  size_t n_moves, moves_capacity;
};

FormatsIndex *
formats_index_new (uint32_t spacing)
{
  FormatsIndex *self = base_new_zeroed (FormatsIndex, 1);

  assert (spacing > 0);
  if (self != NULL)
    self->spacing = spacing;
  return self;
}

void
formats_index_free (FormatsIndex *self)
{
  if (self == NULL)
    return;
  free (self->places);
  free (self->moves);
  free (self);
}

uint64_t
formats_index_n (const FormatsIndex *self)
{
  return self->n;
}

static void
move_place (FormatsPlace *place, const FormatsReplacement *replacement)
{
  if (place->offset < replacement->end)
    return;
  place->offset += (uint64_t) replacement->moved;
  place->line += (uint64_t) replacement->moved_lines;
}

static BaseStatus
add_places (FormatsIndex *self, const FormatsPlace *places, size_t n)
{
  void *array = self->places;
  BaseStatus status =
      base_grow (&array, &self->places_capacity, self->n_places + n, sizeof (FormatsPlace));

  self->places = array;
  if (status != BASE_OK)
    return status;
  for (size_t i = 0; i < n; i++)
    {
      FormatsPlace place = places[i];

      for (size_t k = 0; k < self->n_moves; k++)
        move_place (&place, &self->moves[k]);
      self->places[self->n_places++] = place;
    }
  return BASE_OK;
}

BaseStatus
formats_index_add (FormatsIndex *self, const FormatsPlace *place)
{
  BaseStatus status = self->n % self->spacing == 0 ? add_places (self, place, 1) : BASE_OK;

  if (status == BASE_OK)
    self->n++;
  return status;
}

BaseStatus
formats_index_append (FormatsIndex *self, const FormatsIndex *next)
{
  BaseStatus status;

  assert (self->spacing == next->spacing && self->n % self->spacing == 0);
  status = add_places (self, next->places, next->n_places);
  if (status == BASE_OK)
    self->n += next->n;
  return status;
}

bool
formats_index_find (const FormatsIndex *self, uint64_t number, FormatsStart *out_start)
{
  if (number >= self->n)
    return false;
  *out_start = (FormatsStart){ .place = self->places[number / self->spacing],
                               .skip = (uint32_t) (number % self->spacing) };
  return true;
}

BaseStatus
formats_index_note_replaced (FormatsIndex *self, const FormatsReplacement *replacement)
{
  void *array = self->moves;
  BaseStatus status =
      base_grow (&array, &self->moves_capacity, self->n_moves + 1, sizeof *self->moves);

  self->moves = array;
  if (status != BASE_OK)
    return status;
  self->moves[self->n_moves++] = *replacement;
  for (size_t i = 0; i < self->n_places; i++)
    move_place (&self->places[i], replacement);
  return BASE_OK;
}
