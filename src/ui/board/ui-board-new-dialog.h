/* ui-board-new-dialog.h - new puzzles, as they are wished for. */
#ifndef UI_BOARD_NEW_DIALOG_H
#define UI_BOARD_NEW_DIALOG_H

#include "desk-document.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls `take` with an array of AppMade when they are made and the dialog is gone, unless the user
 * closes the dialog; holds a reference to `data` meanwhile.  The document is only looked at. */
void ui_board_new_dialog_present (GtkWindow       *parent,
                                  DeskDocument    *document,
                                  UiWidgetsScheme *scheme,
                                  GSettings       *settings,
                                  void           (*take) (gpointer data, GPtrArray *made),
                                  GObject         *data);

G_END_DECLS

#endif
