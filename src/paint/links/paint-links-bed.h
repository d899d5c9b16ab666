/* paint-links-bed.h - links drawn on columns and rows that another picture has placed.
 *
 * The matrix becomes links from close up.  So that nothing moves while one picture fades into the other, the matrix gives
 * the place of each column and row, and the links are drawn there. */
#ifndef PAINT_LINKS_BED_H
#define PAINT_LINKS_BED_H

#include "paint-links.h"

/* In device pixels. */
typedef struct
{
  double    across, down;       /* from column to column, from row to row */
  double    left, top;          /* of the first column and row */
  double    start_x, start_y;   /* where names and tabs begin */
  PaintRect body;               /* in which nodes are seen */
  bool      scrolled_x, scrolled_y;
  bool      partial;            /* some columns or rows are left out */
  double    n_across, n_down;   /* size of all, in rooms of `across` and `down` */
  double    secondary_at;       /* where secondary items begin, in rooms of `across` */
} PaintLinksBed;

/* Lays the links on the bed: it holds until options are set.  Then places are given, in rooms from the first column and
 * row to the middle of this one, items and options in ascending order.  One that is not `shown` stands in a gap, at its
 * neighbour's end: arrows to it end there. */
void paint_links_lay          (PaintLinks *self, const PaintStageOptions *options, const PaintLinksBed *bed);
void paint_links_place_item   (PaintLinks *self, uint32_t item, bool shown, double at);
void paint_links_place_option (PaintLinks *self, uint32_t option, bool shown, double at);

#endif
