/* ui-optional.h - a widget that is there while there is room for it, and asks for none. */
#ifndef UI_OPTIONAL_H
#define UI_OPTIONAL_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_OPTIONAL (ui_optional_get_type ())
G_DECLARE_FINAL_TYPE (UiOptional, ui_optional, UI, OPTIONAL, GtkWidget)

GtkWidget *ui_optional_new (GtkWidget *child);

G_END_DECLS

#endif
