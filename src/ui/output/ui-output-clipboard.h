/* ui-output-clipboard.h - a snapshot on the clipboard or in a drag: a picture as PNG and as SVG,
 * and its content as text.
 *
 * Each form is made when a program requests it, and shows the moment at which the snapshot was
 * taken. */
#ifndef UI_OUTPUT_CLIPBOARD_H
#define UI_OUTPUT_CLIPBOARD_H

#include "app-snapshot.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_CLIPBOARD (ui_output_clipboard_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputClipboard,
                      ui_output_clipboard,
                      UI,
                      OUTPUT_CLIPBOARD,
                      GdkContentProvider)

/* Keeps a reference to the shot. */
GdkContentProvider *ui_output_clipboard_new (AppSnapshot *shot);

G_END_DECLS

#endif
