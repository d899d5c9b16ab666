/* paint-scene.h - the board of a dance: the current partial solution, on the board of the problem.
 *
 * The kind of board (board.h's looks) decides the picture: symbols in a grid, queens on a
 * chessboard, pieces, a row of slots, or the options as rows of a table.  In all of them
 *
 * - placed options stand on the tint of the level that placed them, with that level's number (the
 *   option taken first has 1) in the corner; givens are bold and have neither;
 * - the item being decided is outlined, and its possible options are framed; options tried in vain
 *   are struck through;
 * - the remaining possibilities follow from the links: candidates, ways to fill a cell, squares not
 *   attacked;
 * - an item that has to be covered and has no option left is crossed in a ring.
 *
 * Items without a place on the board (the piece X, both 4s) are tabs in a tray below it.
 *
 * At zoom 1 everything is shown, except in tables: their rows have a smallest readable size, and a
 * pan reaches the parts that do not fit. */
#ifndef PAINT_SCENE_H
#define PAINT_SCENE_H

#include "paint-stage.h"

typedef struct PaintScene PaintScene;

/* BASE_NO_MEMORY.  Time and memory: linear in the board.  Set options before anything else. */
BaseStatus paint_scene_new (const Subject *subject, PaintScene **out_scene);
void       paint_scene_free (PaintScene *self); /* accepts NULL */

/* BASE_NO_MEMORY: the options are as they were. */
BaseStatus paint_scene_set_options (PaintScene *self, const PaintStageOptions *options);

/* Draws all of width x height, in units, at the origin of `cr`, which should lie on a device pixel.
 * BASE_NO_MEMORY when something could not be drawn for lack of memory.  The cairo_t is left as it
 * was, except its current path. */
BaseStatus paint_scene_draw (PaintScene       *self,
                             cairo_t          *cr,
                             const PaintFrame *frame,
                             const PaintTheme *theme,
                             PaintText        *text);

/* The part at a place of the last drawing: an option placed in a cell, a candidate, a cell, a tab,
 * or a row, column or node of a table. */
PaintPointed paint_scene_at (const PaintScene *self, double x, double y);

/* The size of everything, in units: where it is larger than the picture, the picture can be
 * panned. */
void paint_scene_extent (const PaintScene *self, double *out_width, double *out_height);

/* The pan that centres something, as far as possible.  Returns false if it has no place. */
bool paint_scene_find (const PaintScene *self,
                       PaintPointed      what,
                       double           *out_pan_x,
                       double           *out_pan_y);

#endif
