/* ui-board-pad.h - the digits as buttons, for pointer and touch.
 *
 * Its buttons are actions of the window (win.digit, win.colour, win.pencil); a digit that is
 * complete on the board is faint. */
#ifndef UI_BOARD_PAD_H
#define UI_BOARD_PAD_H

#include "app-typing.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_PAD (ui_board_pad_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardPad, ui_board_pad, UI, BOARD_PAD, GtkWidget)

/* Call it once, before the pad is shown. */
void ui_board_pad_set_document (UiBoardPad *self, DeskDocument *document);

/* Shows what a digit writes, and which one is locked; without it, none is. */
void ui_board_pad_set_typing (UiBoardPad *self, AppTyping *typing, UiWidgetsScheme *scheme);

/* A pad for a menu: digits, marks and colours only. */
GtkWidget *
ui_board_pad_new_brief (DeskDocument *document, AppTyping *typing, UiWidgetsScheme *scheme);

G_END_DECLS

#endif
