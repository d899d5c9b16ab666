#include "cover-problem.h"

#include "base-memory.h"
#include "cover-names-private.h"

#include <stdlib.h>
#include <string.h>

struct CoverProblem
{
  CoverNames items, colours;
  uint32_t n_primary;
  uint32_t n_dropped;
  CoverTerm *terms; /* of all options, one after the other */
  size_t n_terms, terms_capacity;
  uint32_t *ends; /* by option: its end in `terms` */
  size_t n_options, ends_capacity;
  uint32_t *last_seen; /* by item: 1 + the last option that named it, to find an item named twice */
  size_t last_seen_capacity;
};

CoverProblem *
cover_problem_new (void)
{
  return base_new_zeroed (CoverProblem, 1);
}

void
cover_problem_free (CoverProblem *self)
{
  if (self == NULL)
    return;
  cover_names_clear (&self->items);
  cover_names_clear (&self->colours);
  free (self->terms);
  free (self->ends);
  free (self->last_seen);
  free (self);
}

BaseStatus
cover_problem_add_item (CoverProblem *self,
                        const char *name,
                        size_t length,
                        bool primary,
                        uint32_t *out_item)
{
  size_t number = self->items.n_names;
  void *last_seen = self->last_seen;

  if (self->n_options + self->n_dropped > 0 || (primary && number > self->n_primary)
      || cover_names_find (&self->items, name, length) != COVER_NONE)
    return BASE_BAD_INPUT;
  if (number >= COVER_MAX_ITEMS
      || base_grow (&last_seen, &self->last_seen_capacity, number + 1, sizeof (uint32_t))
             != BASE_OK)
    return BASE_NO_MEMORY;
  self->last_seen = last_seen;
  if (cover_names_add (&self->items, name, length) != BASE_OK)
    return BASE_NO_MEMORY;
  self->last_seen[number] = 0;
  self->n_primary += primary;
  *out_item = (uint32_t) number;
  return BASE_OK;
}

BaseStatus
cover_problem_add_colour (CoverProblem *self, const char *name, size_t length, uint32_t *out_colour)
{
  uint32_t found = cover_names_find (&self->colours, name, length);

  if (found == COVER_NONE)
    {
      found = (uint32_t) self->colours.n_names;
      if (found >= COVER_MAX_ITEMS || cover_names_add (&self->colours, name, length) != BASE_OK)
        return BASE_NO_MEMORY;
    }
  *out_colour = found + 1;
  return BASE_OK;
}

BaseStatus
cover_problem_add_colours_of (CoverProblem *self, const CoverProblem *other)
{
  BaseStatus status = BASE_OK;

  for (uint32_t colour = 1; colour <= other->colours.n_names && status == BASE_OK; colour++)
    {
      size_t length;
      const char *name = cover_problem_colour_name (other, colour, &length);
      uint32_t number;

      status = cover_problem_add_colour (self, name, length, &number);
    }
  return status;
}

/* Whether the terms make an option.  Stamps their items with the number of that option, even if it
 * is not added in the end: then forget_stamps () clears the stamps. */
static bool
stamp_terms (CoverProblem *self,
             const CoverTerm *terms,
             size_t n_terms,
             uint32_t stamp,
             size_t *out_stamped)
{
  for (*out_stamped = 0; *out_stamped < n_terms; (*out_stamped)++)
    {
      const CoverTerm *term = &terms[*out_stamped];

      if (term->item >= self->items.n_names || term->colour > self->colours.n_names
          || (term->colour != 0 && term->item < self->n_primary)
          || self->last_seen[term->item] == stamp)
        return false;
      self->last_seen[term->item] = stamp;
    }
  return true;
}

static void
forget_stamps (CoverProblem *self, const CoverTerm *terms, size_t n_stamped)
{
  for (size_t i = 0; i < n_stamped; i++)
    self->last_seen[terms[i].item] = 0;
}

static BaseStatus
append_option (CoverProblem *self, const CoverTerm *terms, size_t n_terms)
{
  void *all = self->terms, *ends = self->ends;

  if (self->n_options >= COVER_MAX_OPTIONS || n_terms > COVER_MAX_NODES - self->n_terms)
    return BASE_NO_MEMORY;
  if (base_grow (&all, &self->terms_capacity, self->n_terms + n_terms, sizeof (CoverTerm))
      != BASE_OK)
    return BASE_NO_MEMORY;
  self->terms = all;
  if (base_grow (&ends, &self->ends_capacity, self->n_options + 1, sizeof (uint32_t)) != BASE_OK)
    return BASE_NO_MEMORY;
  self->ends = ends;
  memcpy (self->terms + self->n_terms, terms, n_terms * sizeof (CoverTerm));
  self->n_terms += n_terms;
  self->ends[self->n_options++] = (uint32_t) self->n_terms;
  return BASE_OK;
}

BaseStatus
cover_problem_add_option (CoverProblem *self,
                          const CoverTerm *terms,
                          size_t n_terms,
                          uint32_t *out_option)
{
  bool has_primary = false;
  BaseStatus status = BASE_BAD_INPUT;
  size_t n_stamped;

  if (stamp_terms (self, terms, n_terms, (uint32_t) self->n_options + 1, &n_stamped))
    {
      for (size_t i = 0; i < n_terms && !has_primary; i++)
        has_primary = terms[i].item < self->n_primary;
      status = has_primary ? append_option (self, terms, n_terms) : BASE_OK;
    }
  if (status != BASE_OK || !has_primary)
    forget_stamps (self, terms, n_stamped);
  if (status != BASE_OK)
    return status;
  self->n_dropped += !has_primary;
  *out_option = has_primary ? (uint32_t) self->n_options - 1 : COVER_NONE;
  return BASE_OK;
}

uint32_t
cover_problem_n_items (const CoverProblem *self)
{
  return (uint32_t) self->items.n_names;
}

uint32_t
cover_problem_n_primary (const CoverProblem *self)
{
  return self->n_primary;
}

uint32_t
cover_problem_n_options (const CoverProblem *self)
{
  return (uint32_t) self->n_options;
}

uint32_t
cover_problem_n_dropped (const CoverProblem *self)
{
  return self->n_dropped;
}

uint32_t
cover_problem_n_terms (const CoverProblem *self)
{
  return (uint32_t) self->n_terms;
}

uint32_t
cover_problem_n_colours (const CoverProblem *self)
{
  return (uint32_t) self->colours.n_names;
}

const CoverTerm *
cover_problem_option (const CoverProblem *self, uint32_t option, uint32_t *out_n_terms)
{
  uint32_t start = option == 0 ? 0 : self->ends[option - 1];

  *out_n_terms = self->ends[option] - start;
  return self->terms + start;
}

bool
cover_problem_covers (const CoverProblem *self, uint32_t option, uint32_t item)
{
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (self, option, &n_terms);

  for (uint32_t i = 0; i < n_terms; i++)
    if (terms[i].item == item)
      return true;
  return false;
}

const char *
cover_problem_item_name (const CoverProblem *self, uint32_t item, size_t *out_length)
{
  return cover_names_get (&self->items, item, out_length);
}

const char *
cover_problem_colour_name (const CoverProblem *self, uint32_t colour, size_t *out_length)
{
  return cover_names_get (&self->colours, colour - 1, out_length);
}

uint32_t
cover_problem_find_item (const CoverProblem *self, const char *name, size_t length)
{
  return cover_names_find (&self->items, name, length);
}
