/* ui-board-grid-dialog.h - a new empty grid of any shape. */
#ifndef UI_BOARD_GRID_DIALOG_H
#define UI_BOARD_GRID_DIALOG_H

#include "desk-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_board_grid_dialog_present (GtkWindow *parent, DeskDocument *document);

G_END_DECLS

#endif
