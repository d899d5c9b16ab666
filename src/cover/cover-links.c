#include "cover-links.h"

#include "base-memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static size_t
align_up (size_t offset)
{
  return (offset + 15) & ~(size_t) 15;
}

/* One block for everything that changes, so that copying and comparing are one call each. */
static BaseStatus
allocate_block (CoverLinks *self, bool coloured)
{
  size_t nodes = 0;
  size_t left = align_up (nodes + self->n_nodes * sizeof (CoverNode));
  size_t right = align_up (left + (self->n_items + (size_t) 2) * sizeof (uint32_t));
  size_t size = align_up (right + (self->n_items + (size_t) 2) * sizeof (uint32_t));
  size_t colour = align_up (size + (self->n_items + (size_t) 1) * sizeof (uint32_t));
  size_t end = colour + (coloured ? self->n_nodes * sizeof (int32_t) : 0);
  char *block = base_alloc_zeroed (end, 1);

  if (block == NULL)
    return BASE_NO_MEMORY;
  self->block = block;
  self->block_size = end;
  self->nodes = (CoverNode *) (void *) (block + nodes);
  self->left = (uint32_t *) (void *) (block + left);
  self->right = (uint32_t *) (void *) (block + right);
  self->size = (uint32_t *) (void *) (block + size);
  self->colour = coloured ? (int32_t *) (void *) (block + colour) : NULL;
  return BASE_OK;
}

static void
link_headers (CoverLinks *self)
{
  uint32_t root = self->secondary_root;

  for (uint32_t i = 1; i <= self->n_items; i++)
    {
      self->nodes[i] = (CoverNode){ .up = i, .down = i, .item = i };
      self->left[i] = i - 1;
      self->right[i] = i + 1;
    }
  self->left[0] = self->n_primary;
  self->right[self->n_primary] = 0;
  self->right[0] = self->n_primary > 0 ? 1 : 0;

  self->left[root] = self->n_items > self->n_primary ? self->n_items : root;
  self->right[root] = self->n_items > self->n_primary ? self->n_primary + 1 : root;
  if (self->n_items > self->n_primary)
    {
      self->left[self->n_primary + 1] = root;
      self->right[self->n_items] = root;
    }
}

/* Terms of an option linked between two checks of the stop flag. */
#define TERMS_AT_ONCE 4096

/* Appends some nodes of an option at `at`, each at the end of its item's list. */
static void
link_terms (CoverLinks *self, const CoverTerm *terms, uint32_t n_terms, uint32_t at)
{
  for (uint32_t i = 0; i < n_terms; i++)
    {
      uint32_t node = at + i, header = terms[i].item + 1;
      uint32_t last = self->nodes[header].up;

      self->nodes[node] = (CoverNode){ .up = last, .down = header, .item = header };
      self->nodes[last].down = node;
      self->nodes[header].up = node;
      self->size[header]++;
      if (self->colour != NULL)
        self->colour[node] = (int32_t) terms[i].colour;
    }
}

/* Links all terms of an option.  Returns false when it was asked to stop. */
static bool
link_option (CoverLinks *self,
             const CoverTerm *terms,
             uint32_t n_terms,
             uint32_t at,
             const BaseStop *stop,
             uint64_t *left)
{
  for (uint32_t i = 0; i < n_terms; i += TERMS_AT_ONCE)
    {
      const uint32_t n = n_terms - i < TERMS_AT_ONCE ? n_terms - i : TERMS_AT_ONCE;

      if (base_stop_asked_after (stop, n, left))
        return false;
      link_terms (self, terms + i, n, at + i);
    }
  return true;
}

/* An option that is left out leaves no nodes: it starts and ends where the next one starts. */
static BaseStatus
link_options (CoverLinks *self,
              const CoverProblem *problem,
              const uint8_t *dropped,
              const BaseStop *stop)
{
  uint32_t spacer = self->n_items + 1;
  uint64_t left = 0;

  for (uint32_t option = 0; option < self->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      self->first[option] = spacer + 1;
      if (base_stop_asked_after (stop, 1, &left))
        return BASE_STOPPED;
      if (dropped != NULL && dropped[option])
        continue;
      if (!link_option (self, terms, n_terms, spacer + 1, stop, &left))
        return BASE_STOPPED;
      self->nodes[spacer].down = spacer + n_terms;
      self->nodes[spacer + 1 + n_terms].up = spacer + 1;
      spacer += n_terms + 1;
    }
  self->first[self->n_options] = spacer + 1;
  return BASE_OK;
}

static uint32_t
count_nodes (const CoverProblem *problem, const uint8_t *dropped)
{
  uint32_t n_nodes = cover_problem_n_items (problem) + 2;

  for (uint32_t option = 0; option < cover_problem_n_options (problem); option++)
    {
      uint32_t n_terms;

      cover_problem_option (problem, option, &n_terms);
      if (dropped == NULL || !dropped[option])
        n_nodes += n_terms + 1;
    }
  return n_nodes;
}

BaseStatus
cover_links_new (const CoverProblem *problem, const uint8_t *dropped, CoverLinks **out_links)
{
  return cover_links_new_until (problem, dropped, NULL, out_links);
}

BaseStatus
cover_links_new_until (const CoverProblem *problem,
                       const uint8_t *dropped,
                       const BaseStop *stop,
                       CoverLinks **out_links)
{
  CoverLinks *self = base_new_zeroed (CoverLinks, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_items = cover_problem_n_items (problem);
  self->n_primary = cover_problem_n_primary (problem);
  self->n_options = cover_problem_n_options (problem);
  self->n_nodes = count_nodes (problem, dropped);
  self->secondary_root = self->n_items + 1;
  self->first = base_new (uint32_t, (size_t) self->n_options + 1);
  if (self->first == NULL
      || allocate_block (self, cover_problem_n_colours (problem) > 0) != BASE_OK)
    {
      cover_links_free (self);
      return BASE_NO_MEMORY;
    }
  link_headers (self);
  status = link_options (self, problem, dropped, stop);
  if (status != BASE_OK)
    {
      cover_links_free (self);
      return status;
    }
  *out_links = self;
  return BASE_OK;
}

/* Bytes copied between two checks of the stop flag. */
#define BYTES_AT_ONCE ((size_t) 1 << 19)

static BaseStatus
copy_block (CoverLinks *self, const CoverLinks *source, const BaseStop *stop)
{
  for (size_t at = 0; at < self->block_size; at += BYTES_AT_ONCE)
    {
      const size_t left = self->block_size - at;

      if (base_stop_asked (stop))
        return BASE_STOPPED;
      memcpy ((char *) self->block + at, (const char *) source->block + at,
              left < BYTES_AT_ONCE ? left : BYTES_AT_ONCE);
    }
  return BASE_OK;
}

CoverLinks *
cover_links_copy (const CoverLinks *self)
{
  CoverLinks *copy = NULL;

  return cover_links_copy_until (self, NULL, &copy) == BASE_OK ? copy : NULL;
}

BaseStatus
cover_links_copy_until (const CoverLinks *self, const BaseStop *stop, CoverLinks **out_copy)
{
  CoverLinks *copy = base_copy (self, 1, sizeof *self);
  BaseStatus status = BASE_NO_MEMORY;

  if (copy == NULL)
    return BASE_NO_MEMORY;
  copy->block = NULL;
  copy->first = base_copy (self->first, (size_t) self->n_options + 1, sizeof (uint32_t));
  if (copy->first != NULL)
    status = allocate_block (copy, self->colour != NULL);
  if (status == BASE_OK)
    status = copy_block (copy, self, stop);
  if (status == BASE_OK)
    *out_copy = copy;
  else
    cover_links_free (copy);
  return status;
}

void
cover_links_free (CoverLinks *self)
{
  if (self == NULL)
    return;
  free (self->block);
  free (self->first);
  free (self);
}

void
cover_links_restore (CoverLinks *self, const CoverLinks *source)
{
  assert (self->block_size == source->block_size);
  memcpy (self->block, source->block, self->block_size);
}

uint32_t
cover_links_option (const CoverLinks *self, uint32_t node)
{
  uint32_t low = 0, high = self->n_options;

  /* The last option that starts at or before the node; a left-out one before it starts at the same
   * place. */
  while (high - low > 1)
    {
      uint32_t middle = low + (high - low) / 2;

      if (self->first[middle] <= node)
        low = middle;
      else
        high = middle;
    }
  return low;
}
