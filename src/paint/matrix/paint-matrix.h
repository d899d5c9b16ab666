/* paint-matrix.h - the whole matrix, one column an item and one row an option, at any size and
 * zoom.
 *
 * Places never move.  Columns stand in groups by the kind of their items (cells, values in rows,
 * …), each with a hue and a sign; above each column a bar shows the size of its list.  A covered
 * column sinks and grows pale, a hidden option fades, and the options taken stay dark with a tick
 * in the margin.  The item and option of the current level are bars as long as the picture, with
 * their names at the ends.
 *
 * The less room a mark has, the less is shown.  From 16 device-independent pixels on it becomes a
 * node of the links, with its arrows (in a picture whose marks have that much room at zoom 1, when
 * it is zoomed).  From 6 pixels on, names and sizes are written; from 2 on, there are marks; below
 * that, each pixel shows the share of its marks that are still open.
 *
 * The picture keeps its plot as an image and plots only changes: thousands of changes a frame cost
 * little.  Drawing the same frame gives the same pixels, whatever was drawn before. */
#ifndef PAINT_MATRIX_H
#define PAINT_MATRIX_H

#include "paint-stage.h"

typedef struct PaintMatrix PaintMatrix;

/* Signs beside the hue. */
typedef enum
{
  PAINT_MATRIX_SQUARE,  /* cells */
  PAINT_MATRIX_DASH,    /* values in rows */
  PAINT_MATRIX_BAR,     /* in columns */
  PAINT_MATRIX_FRAME,   /* in boxes and other areas */
  PAINT_MATRIX_RISING,  /* on lines */
  PAINT_MATRIX_FALLING,
  PAINT_MATRIX_DIAMOND, /* values anywhere: pieces, numbers */
  PAINT_MATRIX_DISC,    /* items known by name only */
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

/* Has no size at first: set options before drawing.  Linear time and memory. */
BaseStatus paint_matrix_new  (const Subject *subject, PaintMatrix **out_matrix);
void       paint_matrix_free (PaintMatrix *self); /* accepts NULL */

/* Settles options: they, the items that they cover and the options that clash with them have no
 * place in the picture.  With a puzzle's givens settled, it is the picture "after givens"; with
 * those taken on the path as well, "only open".  None are settled at first.  On failure nothing has
 * changed; BASE_BAD_INPUT when an option does not exist.  Linear time. */
BaseStatus paint_matrix_settle (PaintMatrix *self, const uint32_t *settled, size_t n_settled);

/* BASE_NO_MEMORY when there is none for the image; then nothing is drawn until a later call
 * succeeds. */
BaseStatus paint_matrix_set_options (PaintMatrix *self, const PaintStageOptions *options);

/* Whether it becomes links, and marks again, at once instead of fading over a range of zoom.  Off
 * at first. */
void paint_matrix_set_cutting (PaintMatrix *self, bool cutting);

/* From left to right; valid until the next paint_matrix_settle (). */
const PaintMatrixGroup *paint_matrix_groups (const PaintMatrix *self, uint32_t *out_n);

/* Sets the names of the groups, one each, in the user's language; borrowed.  NULL, as at first: the
 * names of their first and last items. */
void paint_matrix_set_group_names (PaintMatrix *self, const char *const *names);

/* For drawings that are viewed at any size: marks are filled rectangles and words are text, instead
 * of an image with both.  Slower. */
void paint_matrix_set_apart (PaintMatrix *self, bool apart);

/* For playing too fast to follow single changes, with `n_moving` 0: below the bars a strip glows
 * where lists change.  Call it once a frame, with the seconds since the last one; the strip follows
 * slowly, so that nothing flashes.  The heat is drawn beside the frame, and is the only thing that
 * depends on earlier frames; paint_matrix_cool () clears it.  Linear in the items. */
BaseStatus paint_matrix_warm (PaintMatrix *self, const PlayerState *state, double seconds);
void       paint_matrix_cool (PaintMatrix *self);

/* Brings the image up to date.  All differences of `frame` from the last frame lie in `*out_damage`
 * (empty if there are none) and, more closely, where paint_matrix_is_damaged () returns true.
 * Drawing calls this by itself; a window that repaints only damage calls it first, with the same
 * frame. */
BaseStatus paint_matrix_update (PaintMatrix      *self,
                                const PaintFrame *frame,
                                const PaintTheme *theme,
                                PaintText        *text,
                                PaintRect        *out_damage);
bool       paint_matrix_is_damaged (const PaintMatrix *self, PaintRect rect);

/* Respects the clip.  The cairo_t is left as it was, except its path. */
BaseStatus paint_matrix_draw (PaintMatrix      *self,
                              cairo_t          *cr,
                              const PaintFrame *frame,
                              const PaintTheme *theme,
                              PaintText        *text);

/* The part at a point: on a mark its node, item and option; on blank ground the item and the
 * option; on a column's head its item, on a row's name its option. */
PaintPointed paint_matrix_at (const PaintMatrix *self, double x, double y);

/* The place of an item's column and of an option's row; empty if left out or not visible. */
PaintRect paint_matrix_column_rect (const PaintMatrix *self, uint32_t item);
PaintRect paint_matrix_row_rect (const PaintMatrix *self, uint32_t option);

/* The place of an item's column, of an option's row, or of both where they cross: the tab for an
 * item alone, the name for an option alone.  It may be out of sight; it is empty if left out, or
 * before the first drawing. */
PaintRect paint_matrix_find (const PaintMatrix *self, PaintPointed what);

/* The pan that centres it.  In a direction where it has no place, the pan stays. */
void paint_matrix_centre (const PaintMatrix *self, PaintPointed what, double *pan_x, double *pan_y);

/* The pan that keeps the part at (x, y) in place at another zoom, within the limits of panning. */
void paint_matrix_hold (PaintMatrix *self,
                        PaintText   *text,
                        double       zoom,
                        double       x,
                        double       y,
                        double      *out_pan_x,
                        double      *out_pan_y);

/* The largest useful zoom: PAINT_MATRIX_ZOOM, or more with many marks. */
#define PAINT_MATRIX_ZOOM 64.0
double paint_matrix_most_zoom (const PaintMatrix *self);

/* The smaller side of a mark's place, in units, at the present zoom. */
double paint_matrix_pixels_per_mark (const PaintMatrix *self);

#endif
