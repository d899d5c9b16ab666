/* ui-browser-samples.h - a dialog with the sample puzzles of the program. */
#ifndef UI_BROWSER_SAMPLES_H
#define UI_BROWSER_SAMPLES_H

#include "desk-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts the chosen one onto the board. */
void ui_browser_samples_present (GtkWindow *parent, DeskDocument *document);

G_END_DECLS

#endif
