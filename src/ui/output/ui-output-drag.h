/* ui-output-drag.h - a picture dragged out of the window: as a file, a picture, a drawing or a
 * text, as the target prefers.
 *
 * Ctrl and the pointer drag it from anywhere on the widget; without Ctrl it can be dragged from
 * where a press does nothing else.  So dragging never gets in the way of choosing cells or of
 * turning a picture.  The file is a real one in a folder of its own, and stays there until the
 * widget goes: a target may read it long after the drop. */
#ifndef UI_OUTPUT_DRAG_H
#define UI_OUTPUT_DRAG_H

#include "app-snapshot.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  AppSnapshot *(*take) (GtkWidget *widget, gpointer data);
  char *(*name) (gpointer data); /* of the file, without what tells its kind */
  bool (*is_edge) (GtkWidget *widget, double x, double y); /* draggable without Ctrl; NULL: nowhere */
  void (*failed) (gpointer data, const char *why);         /* it goes on without the file */
  gpointer data;                                           /* lives as long as the widget */
} UiOutputDragFrom;

void ui_output_drag_add (GtkWidget *widget, const UiOutputDragFrom *from);

/* Makes the content of a drag: a file of that name in `folder`, which is made where it is NULL, and the same as a picture.  Without
 * the file, `error` says why. */
GdkContentProvider *ui_output_drag_content (AppSnapshot *shot, const char *name, char **folder, GError **error);

/* Takes the folder and what lies in it away; accepts NULL. */
void ui_output_drag_clear_folder (char *folder);

G_END_DECLS

#endif
