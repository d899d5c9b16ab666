/* ui-export.h - the dialog that writes what the window shows to a file: a picture, a dance, a book. */
#ifndef UI_EXPORT_H
#define UI_EXPORT_H

#include "ui-export-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes what is in `source`.  `beside` is the file that it is about, whose name and folder are proposed; or NULL. */
void ui_export_present (GtkWindow *parent,
                        GSettings *settings,
                        UiExportSource *source,
                        GFile *beside,
                        const char *title);

G_END_DECLS

#endif
