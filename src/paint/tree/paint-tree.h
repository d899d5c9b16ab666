/* paint-tree.h - the search tree around the path.
 *
 * One row a level, from the givens at the top; each row has the number of its level, as boards and
 * links count them.  The path runs down the middle.  Options tried before are left of it and the
 * remaining ones right of it, so a level reads in the order of trying.  If rows or branches have no
 * room, those far from the current one are folded and counted.  At the right, a logarithmic scale
 * shows the number of nodes on each level. */
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
  const char *givens; /* the root of a problem with givens: "Givens", */
  const char *start;  /* and of one without: "Start" */
  const char *nodes;  /* above the nodes by level, "Nodes" */
} PaintTreeWords;

typedef struct
{
  PaintPointed pointed; /* of the branch, or of a level's item */
  uint32_t     level;   /* PLAYER_GIVENS: the root */
  uint32_t     branch;  /* COVER_NONE: the level's item */
  uint32_t     n;       /* 0, or how many branches or levels from here on are folded into one */
} PaintTreePlace;

BaseStatus paint_tree_new  (const Subject *subject, PaintTree **out_tree);
void       paint_tree_free (PaintTree *self); /* accepts NULL */

/* Zoom and pan are ignored: the tree unfolds with its room. */
void paint_tree_set_options (PaintTree *self, const PaintStageOptions *options);
void paint_tree_set_words (PaintTree *self, const PaintTreeWords *words);

/* Borrowed until the next call; `n_levels` 0 for none.  Levels without branches are drawn without
 * names and counts: only the window can spend the time to find them. */
void paint_tree_set_levels (PaintTree *self, const PaintTreeLevel *levels, size_t n_levels);

/* Time and memory: linear in the visible part and in the levels. */
BaseStatus paint_tree_draw (PaintTree        *self,
                            cairo_t          *cr,
                            const PaintFrame *frame,
                            const PaintTheme *theme,
                            PaintText        *text);

/* For the last drawing.  Returns false where there is nothing. */
bool paint_tree_at (const PaintTree *self, double x, double y, PaintTreePlace *out_place);

#endif
