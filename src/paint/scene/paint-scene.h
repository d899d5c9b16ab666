/* paint-scene.h - the board of a dance: the partial solution as it stands, on whatever the problem is played on.
 *
 * What the options do to the cells (board.h's looks) decides the picture: symbols in a grid, queens on a chessboard,
 * pieces, a row of slots, or the options as rows of a table.  In all of them
 *
 *   - what was placed stands on the tint of the level that placed it, with that level's number (the option taken
 *     first has 1) in the corner; givens are bold and have neither;
 *   - the item being decided is outlined, and what may be tried for it is framed; what was tried in vain is struck
 *     through;
 *   - what is still possible is what the links say now: candidates, ways to fill a cell, squares not attacked;
 *   - an item that has to be covered and has no option left is crossed in a ring.
 *
 * Items that have no place on the board (the piece X, both 4s) are tabs in a tray below it.
 *
 * At zoom 1 everything is shown, but for tables: their rows do not get smaller than can be read, and what does not
 * fit is reached by pan. */
#ifndef PAINT_SCENE_H
#define PAINT_SCENE_H

#include "paint-stage.h"

typedef struct PaintScene PaintScene;

/* BASE_NO_MEMORY.  Time and memory: as the board.  Options are to be set before anything else. */
BaseStatus paint_scene_new (const Subject *subject, PaintScene **out_scene);
void       paint_scene_free (PaintScene *self); /* accepts NULL */

/* BASE_NO_MEMORY: the options are as they were. */
BaseStatus paint_scene_set_options (PaintScene *self, const PaintStageOptions *options);

/* Draws all of width x height, in units, at the origin of `cr`, which should lie on a device pixel.  BASE_NO_MEMORY
 * when something could not be drawn for want of it.  The cairo_t is left as it was, but for its current path. */
BaseStatus paint_scene_draw (PaintScene       *self,
                             cairo_t          *cr,
                             const PaintFrame *frame,
                             const PaintTheme *theme,
                             PaintText        *text);

/* What lies at a place of the picture that was drawn last: what was placed in a cell, a candidate, a cell, a tab, a
 * row, column or node of a table. */
PaintPointed paint_scene_at (const PaintScene *self, double x, double y);

/* How large everything is, in units: where it is larger than the picture, there is something to pan to. */
void paint_scene_extent (const PaintScene *self, double *out_width, double *out_height);

/* The pan that brings something into the middle, as far as can be; false where it has no place. */
bool paint_scene_find (const PaintScene *self, PaintPointed what, double *out_pan_x, double *out_pan_y);

#endif
