/* cover-tree.h - the whole search tree of a recorded run, within bounds.
 *
 * One entry for each node of the search, in the order in which they were entered: a parent stands
 * before its children, and everything below an entry stands right behind it.  When there are too
 * many, finished subtrees with few nodes are folded: they become one entry together with the folded
 * ones beside them.  No count is ever lost, so a parent has 1 node more than its children have
 * together. */
#ifndef COVER_TREE_H
#define COVER_TREE_H

#include "cover-types.h"

#include <stddef.h>

/* The end of an entry whose search is not over. */
#define COVER_TREE_OPEN UINT64_MAX

typedef struct
{
  uint32_t parent;   /* its entry; COVER_NONE for the root */
  uint32_t level;    /* of the search: the root is on 0 */
  uint32_t node;     /* tried on the level above: of the option that leads here; 0 for the root */
  uint32_t item;     /* chosen here; COVER_NONE at a solution */
  uint32_t n_folded; /* 0, or how many subtrees beside each other this is: `node` and `item` are
                        those of the first */
  uint32_t unused;
  uint64_t from, to; /* events: before it is entered, and behind its last; COVER_TREE_OPEN */
  uint64_t nodes, solutions, dead_ends; /* below it and itself; so far, if it is open */
} CoverTreeNode;

typedef struct
{
  const CoverTreeNode *nodes;
  size_t               n;          /* 0 if there was no memory for a tree */
  uint64_t             least_kept; /* finished subtrees with fewer nodes are folded; 1: none is */
} CoverTree;

#endif
