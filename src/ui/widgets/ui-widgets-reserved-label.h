/* ui-widgets-reserved-label.h - a sentence that has its room before it is there: nothing moves
 * when it comes. */
#ifndef UI_WIDGETS_RESERVED_LABEL_H
#define UI_WIDGETS_RESERVED_LABEL_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_RESERVED_LABEL (ui_widgets_reserved_label_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsReservedLabel, ui_widgets_reserved_label, UI, WIDGETS_RESERVED_LABEL, GtkWidget)

/* Room for one of that length, if not that one: it is nowhere to be read. */
void ui_widgets_reserved_label_reserve (UiWidgetsReservedLabel *self, const char *longest);

/* "" takes it away, not its room. */
void ui_widgets_reserved_label_say (UiWidgetsReservedLabel *self, const char *text);

G_END_DECLS

#endif
