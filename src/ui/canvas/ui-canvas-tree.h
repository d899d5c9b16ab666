/* ui-canvas-tree.h - additions to a canvas for pictures with branches, the search tree: results,
 * words, moments. */
#ifndef UI_CANVAS_TREE_H
#define UI_CANVAS_TREE_H

#include "dance-show.h"
#include "paint-picture.h"

G_BEGIN_DECLS

typedef struct _UiCanvasTree UiCanvasTree;

UiCanvasTree *ui_canvas_tree_new  (void);
void          ui_canvas_tree_free (UiCanvasTree *self); /* accepts NULL */

/* Passes the branches of all levels to the picture before it is drawn.  Returns false when some
 * results remain to be looked up for the next frame. */
bool ui_canvas_tree_look_up (UiCanvasTree *self, PaintPicture *picture, DanceShow *show);

/* Returns a text about a branch, a level, or the branches folded at the place; NULL about the
 * root. */
char *ui_canvas_tree_describe (const UiCanvasTree   *self,
                               const PaintTreePlace *place,
                               DanceShow            *show);

/* Finds the moment after the try of a branch, past or future; of a level's item, the moment before
 * its choice.  A folded place stands for its first branch. */
bool ui_canvas_tree_find_moment (const PaintTreePlace *place,
                                 DanceShow            *show,
                                 uint64_t             *out_position);

G_END_DECLS

#endif
