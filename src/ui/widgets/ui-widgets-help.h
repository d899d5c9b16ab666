/* ui-widgets-help.h - the help that works without a network: one page, in the program itself. */
#ifndef UI_WIDGETS_HELP_H
#define UI_WIDGETS_HELP_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_widgets_help_present (GtkWindow *parent);

G_END_DECLS

#endif
