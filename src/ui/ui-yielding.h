/* ui-yielding.h - as high as what is in it in the width that it has; where there is less room, it is scrolled.
 *
 * So words may be long and letters large, and a window need never be higher than its screen. */
#ifndef UI_YIELDING_H
#define UI_YIELDING_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_YIELDING (ui_yielding_get_type ())
G_DECLARE_FINAL_TYPE (UiYielding, ui_yielding, UI, YIELDING, GtkWidget)

GtkWidget *ui_yielding_new (GtkWidget *child);

/* Scrolls whatever `part` is in, if that yields, so far that it is in sight: soon, and again when the room changes, until
 * something else is to be seen. */
void ui_yielding_show (GtkWidget *part);

G_END_DECLS

#endif
