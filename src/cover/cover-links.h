/* cover-links.h - the links that dance: index arrays, not pointers.
 *
 * Node 0 is the root of the list of primary headers.  Node i + 1 is the header of item i. Behind
 * the headers come the options, each a run of nodes with a spacer before it and one more spacer at
 * the very end:
 *
 *   0        1 .. n_items    n_items+1
 *   root     headers         spacer  option 0  spacer  option 1  spacer  ...  spacer
 *
 * Up and down link the nodes of one item in a ring through its header.  An option needs no links,
 * because its nodes stand side by side.  A spacer (item 0) holds where the run on either side of it
 * begins and ends: its `up` is the first node of the option before it, its `down` the last node of
 * the option behind it.  Left and right link the headers: primary ones in a ring through the root,
 * secondary ones in a ring through `secondary_root`.
 *
 * Everything that changes is in one block of memory: links are restored by copying it and compared
 * by comparing it.  Rooms above may read the arrays; only this room writes them. */
#ifndef COVER_LINKS_H
#define COVER_LINKS_H

#include "base-stop.h"
#include "cover-problem.h"
#include "cover-types.h"

/* The item of a node is kept as the index of its header; 0 marks a spacer. */
typedef struct
{
  uint32_t up, down, item;
} CoverNode;

_Static_assert (sizeof (CoverNode) == 12, "a 25x25 grid's links must stay inside the L2 cache");

struct CoverLinks
{
  uint32_t n_items, n_primary, n_options, n_nodes;
  uint32_t secondary_root; /* n_items + 1; an index of `left` and `right` only */

  /* The block and the arrays in it. */
  void      *block;
  size_t     block_size;
  CoverNode *nodes;  /* n_nodes */
  uint32_t  *left;   /* n_items + 2 */
  uint32_t  *right;  /* n_items + 2 */
  uint32_t  *size;   /* n_items + 1: the length of each header's list */
  int32_t   *colour; /* n_nodes: 0 none, -1 "known to agree"; of a header: the colour it has now.
                        NULL when the problem has no colours */

  uint32_t *first; /* n_options + 1: the first node of each option, and the end; never changes */
};

/* The links of a problem.  `dropped` (n_options flags, or NULL) names options to leave out; the
 * others keep their numbers.  Linear time. */
BaseStatus cover_links_new (const CoverProblem *problem,
                            const uint8_t      *dropped,
                            CoverLinks        **out_links);

/* The same; BASE_STOPPED when the flag (or NULL) is raised meanwhile. */
BaseStatus cover_links_new_until (const CoverProblem *problem,
                                  const uint8_t      *dropped,
                                  const BaseStop     *stop,
                                  CoverLinks        **out_links);
CoverLinks *cover_links_copy (const CoverLinks *self); /* NULL when out of memory */
BaseStatus  cover_links_copy_until (const CoverLinks *self,
                                    const BaseStop   *stop,
                                    CoverLinks      **out_copy);
void        cover_links_free (CoverLinks *self);       /* accepts NULL */

/* Makes `self` equal to `source`; both must come from the same problem. */
void cover_links_restore (CoverLinks *self, const CoverLinks *source);

/* The option that a node belongs to, by bisection. */
uint32_t cover_links_option (const CoverLinks *self, uint32_t node);

/* The next and the previous node within the option, round and round. */
static inline uint32_t
cover_links_after (const CoverLinks *self, uint32_t node)
{
  return self->nodes[node + 1].item != 0 ? node + 1 : self->nodes[node + 1].up;
}

static inline uint32_t
cover_links_before (const CoverLinks *self, uint32_t node)
{
  return self->nodes[node - 1].item != 0 ? node - 1 : self->nodes[node - 1].down;
}

#endif
