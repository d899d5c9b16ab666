/* paint-tree.h - the whole search tree of a run, from the record of the search.
 *
 * One row a level.  Where there is room, every call of the search has its own place: a box with the
 * option that leads there, or a dot.  Larger trees are icicles: the width of a call is its share of
 * all calls, and subtrees that the record has folded are pale, with their number of calls.  The
 * form depends on the tree and the room alone, so places do not move while a finished search is
 * watched.
 *
 * Signs differ in shape, not in colour alone: a crossed ring is a dead end, a square with a tick a
 * solution, thick lines are the path, and dashed outlines are still to come.
 *
 * The tree of another run of the same problem can be drawn beside it, on the same scale. */
#ifndef PAINT_TREE_H
#define PAINT_TREE_H

#include "base-text.h"
#include "cover-tree.h"
#include "paint-stage.h"

typedef struct PaintTree PaintTree;

/* The numbers of one tree. */
typedef struct
{
  const char *rule; /* the name of its rule; NULL if there is only one tree */
  uint64_t    calls_so_far, calls, solutions, dead_ends;
  bool        finished;
} PaintTreeCounts;

/* In the user's language; borrowed.  NULL: not written. */
typedef struct
{
  const char *givens; /* the root of a problem with givens: "Givens" */
  const char *start;  /* and of one without: "Start" */

  /* the line above a tree */
  void (*write_counts) (const PaintTreeCounts *counts, BaseText *out);
} PaintTreeWords;

/* Another run of the same subject. */
typedef struct
{
  CoverTree tree;
  uint64_t  position; /* it is shown at this number of events */
  uint64_t  calls;    /* until then */
  bool      finished;
  const char *rule, *own_rule; /* the names of both rules; borrowed */
} PaintTreeBeside;

typedef enum
{
  PAINT_TREE_BOXES,
  PAINT_TREE_DOTS,
  PAINT_TREE_ICICLE,
} PaintTreeForm;

typedef struct
{
  PaintPointed  pointed; /* the option that leads there, and the item chosen there */
  CoverTreeNode call;    /* also of a fold */
  uint32_t      place;   /* for paint_tree_walk () */
  bool          is_beside; /* in the other tree */
  PaintRect     rect;
} PaintTreePlace;

typedef enum
{
  PAINT_TREE_LEFT,
  PAINT_TREE_RIGHT,
  PAINT_TREE_UP,
  PAINT_TREE_DOWN,
} PaintTreeWay;

BaseStatus paint_tree_new  (const Subject *subject, PaintTree **out_tree);
void       paint_tree_free (PaintTree *self); /* accepts NULL */

/* Zoom and pan are ignored: the form follows from the room. */
void paint_tree_set_options (PaintTree *self, const PaintStageOptions *options);
void paint_tree_set_words (PaintTree *self, const PaintTreeWords *words);

/* Copied, but for the tree's entries and the names; NULL: there is no other tree. */
void paint_tree_set_beside (PaintTree *self, const PaintTreeBeside *beside);

/* Time and memory: linear in the entries of the tree, which a record bounds. */
BaseStatus paint_tree_draw (PaintTree        *self,
                            cairo_t          *cr,
                            const PaintFrame *frame,
                            const PaintTheme *theme,
                            PaintText        *text);

/* The rest is about the last drawing. */
PaintTreeForm paint_tree_form (const PaintTree *self);

/* Returns false where there is nothing. */
bool paint_tree_at (const PaintTree *self, double x, double y, PaintTreePlace *out_place);

/* From a call to the one above, the first below, or the next on its level in a direction; without
 * `from` (NULL) to the call in work.  Returns false if there is none. */
bool paint_tree_walk (const PaintTree      *self,
                      const PaintTreePlace *from,
                      PaintTreeWay          way,
                      PaintTreePlace       *out_place);

#endif
