/* ui-dance-thumbnail.h - a small board of one solution of a run. */
#ifndef UI_DANCE_THUMBNAIL_H
#define UI_DANCE_THUMBNAIL_H

#include "dance-show.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_THUMBNAIL (ui_dance_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceThumbnail, ui_dance_thumbnail, UI, DANCE_THUMBNAIL, GtkWidget)

GtkWidget *ui_dance_thumbnail_new (DanceShow *show, UiWidgetsScheme *scheme, int size);

/* Shows that solution, from 1. */
void ui_dance_thumbnail_set_number (UiDanceThumbnail *self, guint64 number);

G_END_DECLS

#endif
