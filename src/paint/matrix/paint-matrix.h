/* paint-matrix.h - the whole matrix, one column an item and one row an option, at any size and zoom.
 *
 * Places never move.  Columns stand in groups by what their items are (cells, values in rows, …), each with a hue
 * and a sign; above each column a bar shows the size of its list.  What happens to it: a covered column sinks and
 * grows pale, a hidden option fades, the options taken stay dark with a tick in the margin, and the item and option
 * of the current level are bars as long as the picture, with their names at the ends.
 *
 * The less room a mark has, the less is said: from 16 device-independent pixels on it becomes a node of the links, with
 * its arrows (of a picture whose marks have that much room at zoom 1, when it is zoomed), from 6 names and sizes are
 * written, from 2 there are marks, and below it each pixel is the share of its marks that are still open.
 *
 * The picture keeps what it plotted as an image and plots only what changed: thousands of changes a frame cost
 * little.  Drawing the same frame gives the same pixels, whatever was drawn before. */
#ifndef PAINT_MATRIX_H
#define PAINT_MATRIX_H

#include "paint-stage.h"

typedef struct PaintMatrix PaintMatrix;

/* Beside the hue; the first four as TEACHING.md has them. */
typedef enum
{
  PAINT_MATRIX_SQUARE,  /* cells */
  PAINT_MATRIX_DASH,    /* values in rows */
  PAINT_MATRIX_BAR,     /* in columns */
  PAINT_MATRIX_FRAME,   /* in boxes and other areas */
  PAINT_MATRIX_RISING,  /* on lines */
  PAINT_MATRIX_FALLING,
  PAINT_MATRIX_DIAMOND, /* values anywhere: pieces, numbers */
  PAINT_MATRIX_DISC,    /* items of which nothing is known but the name */
} PaintMatrixSign;

/* Neighbouring columns of one sort.  `group` is NULL unless `kind` is BOARD_ITEM_PLACE. */
typedef struct
{
  BoardItemKind         kind;
  const BoardGroupKind *group;
  bool                  secondary;
  PaintHue              hue;
  PaintMatrixSign       sign;
  uint32_t              first, n_columns;
} PaintMatrixGroup;

/* At first of no size: set options before drawing.  Linear time and memory. */
BaseStatus paint_matrix_new  (const Subject *subject, PaintMatrix **out_matrix);
void       paint_matrix_free (PaintMatrix *self); /* accepts NULL */

/* The options in `settled` are taken for granted: they, the items that they cover and the options that clash with
 * them have no place in the picture.  With a puzzle's givens, the picture of it "after givens"; with those taken on
 * the path as well, "only open".  At first none are.  On failure nothing has changed; BASE_BAD_INPUT when an option
 * does not exist.  Linear time. */
BaseStatus paint_matrix_settle (PaintMatrix *self, const uint32_t *settled, size_t n_settled);

/* BASE_NO_MEMORY when there is none for the image; nothing is drawn then until it succeeds. */
BaseStatus paint_matrix_set_options (PaintMatrix *self, const PaintStageOptions *options);

/* Whether it becomes links, and marks again, at once instead of fading over a range of zoom; at first it fades. */
void paint_matrix_set_cutting (PaintMatrix *self, bool cutting);

/* From left to right; until the next paint_matrix_settle (). */
const PaintMatrixGroup *paint_matrix_groups (const PaintMatrix *self, uint32_t *out_n);

/* What the groups are called, one each, in the user's language; borrowed.  NULL, as at first: the names of their
 * first and last items. */
void paint_matrix_set_group_names (PaintMatrix *self, const char *const *names);

/* For drawings that are looked at at any size: marks are filled as rectangles, and what is written around them is
 * text, instead of an image with both in it.  Slower. */
void paint_matrix_set_apart (PaintMatrix *self, bool apart);

/* For playing faster than changes can be followed one by one, with `n_moving` 0: below the bars a strip glows where
 * lists change.  To be called once a frame, with the seconds since the last one; what it shows follows so slowly that
 * nothing flashes.  The heat is drawn beside the frame, and is the one thing that depends on the frames before;
 * paint_matrix_cool () forgets it.  Linear in the items. */
BaseStatus paint_matrix_warm (PaintMatrix *self, const PlayerState *state, double seconds);
void       paint_matrix_cool (PaintMatrix *self);

/* Brings the image up to date.  Whatever a drawing of `frame` shows differently from the frame before lies in
 * `*out_damage` (of no size where nothing does) and, closer, where paint_matrix_is_damaged () says so.  Drawing calls
 * this by itself; a window that repaints damage only calls it first, with the same frame. */
BaseStatus paint_matrix_update (PaintMatrix      *self,
                                const PaintFrame *frame,
                                const PaintTheme *theme,
                                PaintText        *text,
                                PaintRect        *out_damage);
bool       paint_matrix_is_damaged (const PaintMatrix *self, PaintRect rect);

/* Respects the clip; the cairo_t is left as it was, but for its path. */
BaseStatus paint_matrix_draw (PaintMatrix      *self,
                              cairo_t          *cr,
                              const PaintFrame *frame,
                              const PaintTheme *theme,
                              PaintText        *text);

/* Over a mark its node, item and option; over blank paper both of the latter; over a column's head its item, over a
 * row's name its option. */
PaintPointed paint_matrix_at (const PaintMatrix *self, double x, double y);

/* Where an item's column and an option's row are; of no size where they are left out or out of sight. */
PaintRect paint_matrix_column_rect (const PaintMatrix *self, uint32_t item);
PaintRect paint_matrix_row_rect (const PaintMatrix *self, uint32_t option);

/* The place of an item's column, of an option's row, of both where they cross: of its tab where an item alone is meant, of
 * its name where an option is.  In sight or not; of no size where it is left out, or before anything was drawn. */
PaintRect paint_matrix_find (const PaintMatrix *self, PaintPointed what);

/* The pan that brings it into the middle; where it has no column or no row, that way nothing is changed. */
void paint_matrix_centre (const PaintMatrix *self, PaintPointed what, double *pan_x, double *pan_y);

/* The pan with which what lies at (x, y) lies there at another zoom, too, as far as there is something to pan to. */
void paint_matrix_hold (PaintMatrix *self,
                        PaintText   *text,
                        double       zoom,
                        double       x,
                        double       y,
                        double      *out_pan_x,
                        double      *out_pan_y);

/* At which marks are larger than need be: PAINT_MATRIX_ZOOM, or more where there are many. */
#define PAINT_MATRIX_ZOOM 64.0
double paint_matrix_most_zoom (const PaintMatrix *self);

/* The smaller side of a mark's place, in units, at the present zoom. */
double paint_matrix_pixels_per_mark (const PaintMatrix *self);

#endif
