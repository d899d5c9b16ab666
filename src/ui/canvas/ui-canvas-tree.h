/* ui-canvas-tree.h - additions to a canvas for pictures with calls, the search tree: words,
 * moments, and the tree of another rule beside it. */
#ifndef UI_CANVAS_TREE_H
#define UI_CANVAS_TREE_H

#include "dance-search.h"
#include "dance-show.h"
#include "paint-picture.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _UiCanvasTree UiCanvasTree;

/* `widget` is drawn again when the other search has grown; borrowed. */
UiCanvasTree *ui_canvas_tree_new  (GtkWidget *widget);
void          ui_canvas_tree_free (UiCanvasTree *self); /* accepts NULL */

/* Searches the show's subject once more by another rule, up to DANCE_SEARCH_MOST events, to be
 * drawn beside its tree.  COVER_RULE_ASKED: there is no other tree. */
void ui_canvas_tree_compare (UiCanvasTree *self, DanceShow *show, CoverRule rule);

/* Passes the other tree to the picture, before it is drawn. */
void ui_canvas_tree_prepare (UiCanvasTree *self, PaintPicture *picture, DanceShow *show);

/* Returns a text about the call at a place. */
char *ui_canvas_tree_describe (const UiCanvasTree   *self,
                               const PaintTreePlace *place,
                               DanceShow            *show);

/* Finds the moment at which the call at a place is entered.  Returns false in the other tree. */
bool ui_canvas_tree_find_moment (const PaintTreePlace *place,
                                 DanceShow            *show,
                                 uint64_t             *out_position);

G_END_DECLS

#endif
