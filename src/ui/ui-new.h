/* ui-new.h - a new empty grid of any shape. */
#ifndef UI_NEW_H
#define UI_NEW_H

#include "desk-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_new_present (GtkWindow *parent, DeskDocument *document);

G_END_DECLS

#endif
