/* ui-dance-legend.h - the meaning of the signs of a picture, in a window of its own. */
#ifndef UI_DANCE_LEGEND_H
#define UI_DANCE_LEGEND_H

#include "paint-picture.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ui_dance_legend_present (GtkWindow *parent, PaintPictureKind kind, UiWidgetsScheme *scheme);

G_END_DECLS

#endif
