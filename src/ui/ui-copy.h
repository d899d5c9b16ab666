/* ui-copy.h - a shot on the clipboard, or dragged: a picture as PNG and as SVG, and what it says as text.
 *
 * Each is made when somebody asks for it, of the moment at which the shot was taken. */
#ifndef UI_COPY_H
#define UI_COPY_H

#include "ui-shot.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_COPY (ui_copy_get_type ())
G_DECLARE_FINAL_TYPE (UiCopy, ui_copy, UI, COPY, GdkContentProvider)

/* Holds the shot. */
GdkContentProvider *ui_copy_new (UiShot *shot);

G_END_DECLS

#endif
