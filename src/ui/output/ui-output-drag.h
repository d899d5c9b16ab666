/* ui-output-drag.h - a picture dragged out of the window: as a file, a picture, a drawing or a
 * text, as the target prefers.
 *
 * A widget with an edge is dragged by that, where a press does nothing else; any other one is
 * dragged from anywhere while Ctrl is held.  So dragging never gets in the way of choosing cells or
 * of turning a picture.  The file is a real one in a folder of its own, and stays there until the
 * widget goes: a target may read it long after the drop. */
#ifndef UI_OUTPUT_DRAG_H
#define UI_OUTPUT_DRAG_H

#include "app-snapshot.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  AppSnapshot *(*take) (GtkWidget *widget, gpointer data);
  char *(*name) (gpointer data); /* the name of the file, without its suffix */
  bool (*is_edge) (GtkWidget *widget,
                   double x,
                   double y); /* draggable without Ctrl, and only there; NULL: nowhere */
  void (*failed) (gpointer data, const char *why);         /* the drag continues without the file */
  gpointer data;                                           /* must live as long as the widget */
} UiOutputDragFrom;

void ui_output_drag_add (GtkWidget *widget, const UiOutputDragFrom *from);

/* Makes the content of a drag: a file of that name in `folder`, and the same as a picture.  A NULL
 * folder is created.  If the file cannot be written, the content has no file and `error` is the
 * reason. */
GdkContentProvider *
ui_output_drag_content (AppSnapshot *shot, const char *name, char **folder, GError **error);

/* Deletes the folder and its files; accepts NULL. */
void ui_output_drag_clear_folder (char *folder);

G_END_DECLS

#endif
