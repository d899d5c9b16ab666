/* ui-widgets-recent.h - a menu of the files that were opened last. */
#ifndef UI_WIDGETS_RECENT_H
#define UI_WIDGETS_RECENT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fills `menu` with recent files, newest first, and keeps it up to date as long as it lives.  Each
 * item is the action win.open-uri with the file's URI. */
void ui_widgets_recent_fill (GMenu *menu);

void ui_widgets_recent_add (GFile *file);

G_END_DECLS

#endif
