/* paint-tree-private.h - the data of a tree: the boxes of one drawing, in device pixels. */
#ifndef PAINT_TREE_PRIVATE_H
#define PAINT_TREE_PRIVATE_H

#include "paint-label.h"
#include "paint-tree.h"
#include "player-links.h"

typedef enum
{
  PAINT_TREE_ROOT,
  PAINT_TREE_ITEM,   /* of a level, at the left */
  PAINT_TREE_BRANCH,
  PAINT_TREE_FOLDED, /* `n` branches, or levels */
  PAINT_TREE_END,    /* below the last branch: its outcome */
} PaintTreeKind;

typedef struct
{
  PaintTreeKind kind;
  uint32_t      level, branch, n;
  PaintBox      box;
  PaintPointed  pointed; /* kept for paint_tree_at () */
} PaintTreeBox;

/* A row: a level, or the `n_folded` levels from `level` on. */
typedef struct
{
  uint32_t level, n_folded;
  int      y;
} PaintTreeRow;

struct PaintTree
{
  Subject subject;
  PaintStageOptions options;
  PaintTreeWords words;
  const PaintTreeLevel *levels;
  size_t n_levels;
  size_t items_alike, options_alike; /* bytes that all the names share at their beginning */
  bool is_fixed; /* some cells of the board are fixed */

  PaintTreeBox *boxes;
  size_t n_boxes, boxes_capacity;
  PaintTreeRow *rows;
  size_t n_rows, rows_capacity;
  int width, height, em, pen;
  int row_height, box_width, box_height, item_width, middle, profile; /* left end of the profile */
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

/* paint-tree-layout.c */
BaseStatus paint_tree_lay_out (PaintTree *self, const PlayerState *state);

/* NULL if it is unknown. */
const PlayerBranch *paint_tree_branch (const PaintTree *self, uint32_t level, uint32_t branch);

/* paint-tree-boxes.c */
uint32_t paint_tree_option_of (const PaintTree    *self,
                               const PlayerState  *state,
                               const PaintTreeBox *box);
void     paint_tree_add_rounded (cairo_t *cr, PaintBox box, double inset, double radius);
void     paint_tree_draw_box (const PaintTreeScene *scene, const PaintTreeBox *box);

/* paint-tree-profile.c */
void paint_tree_draw_profile (const PaintTree   *self,
                              cairo_t           *cr,
                              const PlayerState *state,
                              const PaintTheme  *theme,
                              PaintText         *text);

#endif
