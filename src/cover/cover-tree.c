/* Entries are appended as nodes are entered.  When a node is left, everything below it stands at
 * the end of the array, so folding a small subtree means cutting the array off.  When the array is
 * full, the limit for small subtrees doubles until half of it is free: each entry is moved a
 * bounded number of times. */
#include "cover-tree-private.h"

#include "cover-problem.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

void
cover_tree_init (CoverTreeGrower *self, size_t most)
{
  *self = (CoverTreeGrower){ .most = most, .least_kept = 1 };
}

void
cover_tree_clear (CoverTreeGrower *self)
{
  free (self->nodes);
  free (self->open);
  *self = (CoverTreeGrower){ .most = self->most, .least_kept = 1 };
}

static void
lose_tree (CoverTreeGrower *self)
{
  cover_tree_clear (self);
  self->is_lost = true;
}

/* Whether an entry continues a row of folded subtrees, so that the two become one. */
static bool
joins_fold (const CoverTreeNode *before, const CoverTreeNode *after)
{
  return before->n_folded > 0 && after->n_folded > 0 && before->parent == after->parent;
}

static void
join_fold (CoverTreeNode *before, const CoverTreeNode *after)
{
  before->n_folded += after->n_folded;
  before->to = after->to;
  before->nodes += after->nodes;
  before->solutions += after->solutions;
  before->dead_ends += after->dead_ends;
}

static bool
is_small (const CoverTreeGrower *self, const CoverTreeNode *node)
{
  return node->to != COVER_TREE_OPEN && node->nodes < self->least_kept;
}

/* Folds all small subtrees.  Entries move towards the start: places[i] is the new place of entry i,
 * or COVER_NONE if it is in a fold. */
static void
fold_all (CoverTreeGrower *self, uint32_t *places)
{
  size_t kept = 0;

  for (size_t i = 0; i < self->n; i++)
    {
      CoverTreeNode node = self->nodes[i];
      const uint32_t parent = node.parent != COVER_NONE ? places[node.parent] : COVER_NONE;

      places[i] = COVER_NONE;
      if (node.parent != COVER_NONE && parent == COVER_NONE)
        continue;
      node.parent = parent;
      if (node.n_folded == 0 && is_small (self, &node))
        node.n_folded = 1;
      if (kept > 0 && joins_fold (&self->nodes[kept - 1], &node))
        {
          join_fold (&self->nodes[kept - 1], &node);
          continue;
        }
      if (node.n_folded == 0)
        places[i] = (uint32_t) kept;
      self->nodes[kept++] = node;
    }
  for (size_t level = 0; level < self->n_open; level++)
    self->open[level].entry = places[self->open[level].entry];
  self->n = kept;
}

/* Entries that are open, and the folds beside them, cannot be folded. */
static BaseStatus
make_tree_room (CoverTreeGrower *self)
{
  const size_t most = self->most + 4 * self->n_open;
  uint32_t *places;

  if (self->n < most)
    return BASE_OK;
  places = base_new (uint32_t, self->n);
  if (places == NULL)
    return BASE_NO_MEMORY;
  while (self->n > most / 2 && self->least_kept < UINT64_MAX / 2)
    {
      self->least_kept *= 2;
      fold_all (self, places);
    }
  free (places);
  return BASE_OK;
}

static BaseStatus
add_tree_node (CoverTreeGrower *self, uint32_t node, uint32_t item, uint64_t event)
{
  void *nodes = self->nodes, *open = self->open;
  const CoverTreeNode added = {
    .parent = self->n_open > 0 ? self->open[self->n_open - 1].entry : COVER_NONE,
    .level = (uint32_t) self->n_open,
    .node = node,
    .item = item,
    .from = event,
    .to = COVER_TREE_OPEN,
  };

  if (base_grow (&nodes, &self->capacity, self->n + 1, sizeof *self->nodes) != BASE_OK)
    return BASE_NO_MEMORY;
  self->nodes = nodes;
  if (base_grow (&open, &self->open_capacity, self->n_open + 1, sizeof *self->open) != BASE_OK)
    return BASE_NO_MEMORY;
  self->open = open;
  if (self->n_open > 0)
    self->open[self->n_open - 1].n_children++;
  self->open[self->n_open++] = (CoverTreeOpening){
    .entry = (uint32_t) self->n,
    .nodes = 1,
    .solutions = item == COVER_NONE,
  };
  self->nodes[self->n++] = added;
  return BASE_OK;
}

/* A recording may begin at a node below the root: then the nodes above are entered with it. */
void
cover_tree_enter (CoverTreeGrower *self,
                  const CoverFrame *frames,
                  uint32_t level,
                  uint32_t item,
                  uint64_t event)
{
  BaseStatus status = BASE_OK;

  if (self->is_lost)
    return;
  while (self->n_open > level)
    cover_tree_leave (self, event);
  status = make_tree_room (self);
  while (status == BASE_OK && self->n_open <= level)
    {
      const uint32_t there = (uint32_t) self->n_open;
      const uint32_t node = there > 0 ? frames[there - 1].node : 0;

      /* A frame names an item by its header. */
      status = add_tree_node (self, node, there < level ? frames[there].item - 1 : item, event);
    }
  if (status != BASE_OK)
    lose_tree (self);
}

static void
sum_opening (CoverTreeGrower *self, const CoverTreeOpening *opening)
{
  CoverTreeNode *node = &self->nodes[opening->entry];

  node->nodes = opening->nodes;
  node->solutions = opening->solutions;
  node->dead_ends = opening->dead_ends;
}

/* Cuts off what is below the last entry that was left, if it is small. */
static void
fold_last (CoverTreeGrower *self, uint32_t entry)
{
  CoverTreeNode *node = &self->nodes[entry];

  if (!is_small (self, node) || node->parent == COVER_NONE)
    return;
  node->n_folded = 1;
  self->n = entry + (size_t) 1;
  if (!joins_fold (node - 1, node))
    return;
  join_fold (node - 1, node);
  self->n--;
}

void
cover_tree_leave (CoverTreeGrower *self, uint64_t event)
{
  CoverTreeOpening *left;

  if (self->is_lost || self->n_open == 0)
    return;
  left = &self->open[--self->n_open];
  if (left->n_children == 0 && self->nodes[left->entry].item != COVER_NONE)
    left->dead_ends = 1;
  sum_opening (self, left);
  self->nodes[left->entry].to = event;
  if (self->n_open > 0)
    {
      CoverTreeOpening *above = left - 1;

      above->nodes += left->nodes;
      above->solutions += left->solutions;
      above->dead_ends += left->dead_ends;
    }
  fold_last (self, left->entry);
}

void
cover_tree_sum (CoverTreeGrower *self)
{
  uint64_t nodes = 0, solutions = 0, dead_ends = 0;

  for (size_t level = self->n_open; level-- > 0;)
    {
      CoverTreeOpening sum = self->open[level];

      nodes = sum.nodes += nodes;
      solutions = sum.solutions += solutions;
      dead_ends = sum.dead_ends += dead_ends;
      sum_opening (self, &sum);
    }
}

BaseStatus
cover_tree_copy (const CoverTreeGrower *self, CoverTreeGrower *out_copy)
{
  CoverTreeNode *nodes = base_copy (self->nodes, self->n, sizeof *nodes);

  if (nodes == NULL)
    return BASE_NO_MEMORY;
  *out_copy = (CoverTreeGrower){
    .nodes = nodes,
    .n = self->n,
    .capacity = self->n,
    .most = self->most,
    .least_kept = self->least_kept,
    .is_lost = self->is_lost,
  };
  return BASE_OK;
}
