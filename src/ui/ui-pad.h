/* ui-pad.h - the digits as buttons, for pointer and touch.
 *
 * Its buttons are actions of the window (win.digit, win.clear, win.pencil); a digit that is
 * complete on the board is faint. */
#ifndef UI_PAD_H
#define UI_PAD_H

#include "desk-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_PAD (ui_pad_get_type ())
G_DECLARE_FINAL_TYPE (UiPad, ui_pad, UI, PAD, GtkWidget)

GtkWidget *ui_pad_new (DeskDocument *document);

G_END_DECLS

#endif
