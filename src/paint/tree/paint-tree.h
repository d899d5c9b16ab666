/* paint-tree.h - the search tree around the path.
 *
 * One row a level, from the givens at the top; a row has the number of its level, as boards and links
 * count them.  The path runs down the middle: left of it what was tried before,
 * right of it what is left, so that a level reads in the order of trying.  Where rows or branches have no room,
 * those far from the current one are folded and counted.  At the right, how many nodes there were on each level, on
 * a scale of logarithms. */
#ifndef PAINT_TREE_H
#define PAINT_TREE_H

#include "paint-stage.h"
#include "player-question.h"

typedef struct PaintTree PaintTree;

/* The branches of a level, as player_branches () gives them: the first `n` of all. */
typedef struct
{
  const PlayerBranch *branches;
  size_t              n;
} PaintTreeLevel;

/* In the user's language; borrowed.  NULL: not written. */
typedef struct
{
  const char *givens; /* the root of a problem that has some: "Givens", */
  const char *start;  /* and of any other: "Start" */
  const char *nodes;  /* above the nodes by level, "Nodes" */
} PaintTreeWords;

typedef struct
{
  PaintPointed pointed; /* of the branch, or of a level's item */
  uint32_t     level;   /* PLAYER_GIVENS: the root */
  uint32_t     branch;  /* COVER_NONE: the level's item */
  uint32_t     n;       /* 0, or so many branches, or levels, from this one on are folded into one */
} PaintTreePlace;

BaseStatus paint_tree_new  (const Subject *subject, PaintTree **out_tree);
void       paint_tree_free (PaintTree *self); /* accepts NULL */

/* Zoom and pan are not looked at: the tree unfolds with its room. */
void paint_tree_set_options (PaintTree *self, const PaintStageOptions *options);
void paint_tree_set_words (PaintTree *self, const PaintTreeWords *words);

/* Borrowed until the next call; `n_levels` 0 for none.  What is not told of a level is drawn without names and
 * counts: only the window may spend the time. */
void paint_tree_set_levels (PaintTree *self, const PaintTreeLevel *levels, size_t n_levels);

/* Time and memory as what is in sight, and as the levels. */
BaseStatus paint_tree_draw (PaintTree        *self,
                            cairo_t          *cr,
                            const PaintFrame *frame,
                            const PaintTheme *theme,
                            PaintText        *text);

/* In the last drawing; false where there is nothing. */
bool paint_tree_at (const PaintTree *self, double x, double y, PaintTreePlace *out_place);

#endif
