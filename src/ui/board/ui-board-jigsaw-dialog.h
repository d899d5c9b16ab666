/* ui-board-jigsaw-dialog.h - a new jigsaw: a board on which the digits name regions. */
#ifndef UI_BOARD_JIGSAW_DIALOG_H
#define UI_BOARD_JIGSAW_DIALOG_H

#include "desk-document.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Starts with the regions of the document when its number of cells fits the number of values.  The
 * new shape is applied to the document. */
void
ui_board_jigsaw_dialog_present (GtkWindow *parent, DeskDocument *document, UiWidgetsScheme *scheme);

G_END_DECLS

#endif
