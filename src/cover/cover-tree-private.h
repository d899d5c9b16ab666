/* cover-tree-private.h - the tree of a record, as the search grows it. */
#ifndef COVER_TREE_PRIVATE_H
#define COVER_TREE_PRIVATE_H

#include "base-status.h"
#include "cover-tree.h"

#include <stdbool.h>

/* An entry whose search is not over; one on each level down to the search's. */
typedef struct
{
  uint32_t entry;
  uint32_t n_children;
  uint64_t nodes, solutions, dead_ends; /* of it, and of its finished children */
} CoverTreeOpening;

typedef struct
{
  CoverTreeNode    *nodes;
  size_t            n, capacity;
  size_t            most; /* entries, besides those that are open */
  uint64_t          least_kept;
  CoverTreeOpening *open; /* by level */
  size_t            n_open, open_capacity;
  bool              is_lost; /* for lack of memory: it stays empty */
} CoverTreeGrower;

/* Begins without entries. */
void cover_tree_init  (CoverTreeGrower *self, size_t most);
void cover_tree_clear (CoverTreeGrower *self);

/* Enters a node on a level; `frames` are the decisions above it.  `event` is the number of events
 * before. */
void cover_tree_enter (CoverTreeGrower  *self,
                       const CoverFrame *frames,
                       uint32_t          level,
                       uint32_t          item,
                       uint64_t          event);

/* Leaves the deepest open node; `event` is the number of events until then. */
void cover_tree_leave (CoverTreeGrower *self, uint64_t event);

/* Brings the counts of open entries up to date. */
void cover_tree_sum (CoverTreeGrower *self);

/* Copies the entries, not those that are open: a copy does not grow. */
BaseStatus cover_tree_copy (const CoverTreeGrower *self, CoverTreeGrower *out_copy);

#endif
