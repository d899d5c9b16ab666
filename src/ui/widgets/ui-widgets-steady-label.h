/* ui-widgets-steady-label.h - a label for words that change often, whose size changes only when
 * they need more or fewer lines.
 *
 * When the words of a GtkLabel change, GTK measures and lays out the whole window again, which
 * takes a millisecond, even where nothing moves.  This label is laid out by itself, and requests a
 * new size only when its height changes.  For a screen reader it is a label with its words as its
 * name. */
#ifndef UI_WIDGETS_STEADY_LABEL_H
#define UI_WIDGETS_STEADY_LABEL_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_STEADY_LABEL (ui_widgets_steady_label_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsSteadyLabel,
                      ui_widgets_steady_label,
                      UI, WIDGETS_STEADY_LABEL,
                      GtkWidget)

/* `align`: towards the beginning or the end of its room; in a template, a property of that name,
 * which is PANGO_ALIGN_LEFT unless it is set. */
GtkWidget *ui_widgets_steady_label_new (PangoAlignment align);

/* Its natural width is that number of figures; before the first call, that of its words when it was
 * measured. */
void ui_widgets_steady_label_set_figures (UiWidgetsSteadyLabel *self, guint figures);

/* It is at least as high as a text of that length; the text itself is never shown. */
void ui_widgets_steady_label_reserve (UiWidgetsSteadyLabel *self, const char *longest);

void ui_widgets_steady_label_set_text (UiWidgetsSteadyLabel *self, const char *text);

G_END_DECLS

#endif
