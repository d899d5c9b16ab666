/* paint-links-bed.h - links drawn on columns and rows that another picture has placed.
 *
 * From close up, the matrix becomes links.  So that nothing moves while one picture fades into the
 * other, the matrix gives the place of each column and row, and the links are drawn there. */
#ifndef PAINT_LINKS_BED_H
#define PAINT_LINKS_BED_H

#include "paint-links.h"

/* In device pixels. */
typedef struct
{
  double    across, down;       /* from column to column, from row to row */
  double    left, top;          /* of the first column and row */
  double    start_x, start_y;   /* corner where names and tabs begin */
  PaintRect body;               /* area in which nodes are visible */
  bool      scrolled_x, scrolled_y;
  bool      partial;            /* some columns or rows are left out */
  double    n_across, n_down;   /* the size of the whole, in units of `across` and `down` */
  double    secondary_at;       /* where secondary items begin, in units of `across` */
} PaintLinksBed;

/* Lays the links on the bed, until options are set.  The caller then gives each item and option its
 * place, in ascending order: the distance of its middle from the first column or row, in units of
 * `across` or `down`.  One that is not `shown` stands in a gap, at the end of its neighbour: arrows
 * to it end there. */
void paint_links_lay (PaintLinks              *self,
                      const PaintStageOptions *options,
                      const PaintLinksBed     *bed);
void paint_links_place_item   (PaintLinks *self, uint32_t item, bool shown, double at);
void paint_links_place_option (PaintLinks *self, uint32_t option, bool shown, double at);

#endif
