/* ui-widgets-reserved-label.h - a label that reserves room for its sentence, so that nothing moves
 * when the sentence appears. */
#ifndef UI_WIDGETS_RESERVED_LABEL_H
#define UI_WIDGETS_RESERVED_LABEL_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_RESERVED_LABEL (ui_widgets_reserved_label_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsReservedLabel,
                      ui_widgets_reserved_label,
                      UI,
                      WIDGETS_RESERVED_LABEL,
                      GtkWidget)

/* Reserves room for a text of that length; the text itself is never shown. */
void ui_widgets_reserved_label_reserve (UiWidgetsReservedLabel *self, const char *longest);

/* "" hides the sentence and keeps its room. */
void ui_widgets_reserved_label_say (UiWidgetsReservedLabel *self, const char *text);

G_END_DECLS

#endif
