/* paint-tree-private.h - the data of a tree: the places of one drawing, in device pixels. */
#ifndef PAINT_TREE_PRIVATE_H
#define PAINT_TREE_PRIVATE_H

#include "paint-label.h"
#include "paint-tree.h"
#include "player-links.h"

/* What a moment makes of a call. */
typedef enum
{
  PAINT_TREE_TO_COME,
  PAINT_TREE_EXPLORED,
  PAINT_TREE_IN_WORK, /* on the path */
  PAINT_TREE_HERE,    /* at its end */
} PaintTreeTime;

/* An entry of the tree in the picture: a call, or folded subtrees side by side. */
typedef struct
{
  CoverTreeNode call;
  uint32_t      parent; /* its spot; COVER_NONE */
  PaintTreeTime time;
  bool          has_children; /* among the spots */
  double        x, width;     /* from the left edge of its tree; paint-tree-layout.c */
  PaintBox      box;
} PaintTreeSpot;

/* One of the trees of a drawing. */
typedef struct
{
  CoverTree tree;
  uint64_t position;
  PaintTreeSpot *spots; /* parents before children, as in the tree */
  size_t n, capacity;
  uint32_t here;     /* a spot; COVER_NONE */
  uint32_t n_levels; /* of the spots */
  uint64_t calls;    /* of the tree */
  double width;
  int left;  /* of the tree */
  int begin; /* of its part of the picture */
} PaintTreeSide;

#define PAINT_TREE_SIDES 2

struct PaintTree
{
  Subject subject;
  PaintStageOptions options;
  PaintTreeWords words;
  PaintTreeBeside beside;
  bool has_beside;
  size_t items_alike, options_alike; /* bytes that all the names share at their beginning */
  bool is_fixed; /* some cells of the board are fixed */
  const char *root; /* the word in the root of this drawing */

  PaintTreeSide sides[PAINT_TREE_SIDES];
  unsigned n_sides;
  PaintTreeForm form;
  int width, height, em, pen, hair;
  int margin, top, bottom; /* the left edge of the trees; their first and last row */
  double pitch, row;       /* distances of neighbours, and of rows */
  int box_width, box_height, dot;
};

/* One drawing. */
typedef struct
{
  cairo_t *cr;
  const PaintTree *tree;
  const PaintFrame *frame;
  const PaintTheme *theme;
  PaintText *text;
} PaintTreeScene;

/* paint-tree-spots.c: makes the spots of a side. */
BaseStatus paint_tree_make_spots (PaintTreeSide *side);
void paint_tree_see_times (PaintTreeSide *side, const PlayerState *state);

/* paint-tree-layout.c: chooses the form, and places all spots. */
BaseStatus paint_tree_lay_out (PaintTree *self, PaintText *text);

/* Rows of the picture: of the deeper tree. */
uint32_t paint_tree_n_levels (const PaintTree *self);

/* The option that leads to a spot; COVER_NONE for the root and for folds. */
uint32_t    paint_tree_option  (const PaintTree *self, const PaintTreeSpot *spot);

/* Names without the words that all of them begin with, where there is no room for those. */
const char *paint_tree_fit_name (PaintText  *text,
                                 const char *name,
                                 size_t      alike,
                                 PaintFont   font,
                                 double      width,
                                 char        room[PAINT_LABEL_ROOM]);

static inline bool
paint_tree_is_solution (const PaintTreeSpot *spot)
{
  return spot->call.n_folded == 0 && spot->call.item == COVER_NONE;
}

static inline bool
paint_tree_is_dead_end (const PaintTreeSpot *spot)
{
  return spot->call.n_folded == 0 && spot->call.dead_ends == 1 && spot->call.nodes == 1;
}

/* paint-tree-signs.c */
void paint_tree_add_rounded (cairo_t *cr, PaintBox box, double inset, double radius);
void paint_tree_draw_tick (cairo_t *cr, double x, double y, double size);
void paint_tree_draw_crossed_ring (cairo_t *cr, double x, double y, double size);

/* paint-tree-boxes.c: boxes and dots with the lines between them. */
void paint_tree_draw_side (const PaintTreeScene *scene, const PaintTreeSide *side);

/* paint-tree-icicle.c */
void paint_tree_draw_icicle (const PaintTreeScene *scene, const PaintTreeSide *side);

/* paint-tree-margin.c: the levels and the path at the left, the line above. */
void paint_tree_draw_margin (const PaintTreeScene *scene);

#endif
