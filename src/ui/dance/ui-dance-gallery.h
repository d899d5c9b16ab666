/* ui-dance-gallery.h - the dialog with the solutions of a run: one large board, and all as small
 * boards. */
#ifndef UI_DANCE_GALLERY_H
#define UI_DANCE_GALLERY_H

#include "dance-show.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The results of the dialog: go to the chosen solution, and then, on the picture there, perform an
 * action of the window (NULL: none). */
typedef void (*UiDanceGalleryChosen) (gpointer data, guint64 position, const char *action);

/* Begins at the last solution up to the show's position. */
void ui_dance_gallery_present (GtkWindow           *parent,
                               DanceShow           *show,
                               UiWidgetsScheme     *scheme,
                               UiDanceGalleryChosen chosen,
                               gpointer             data);

G_END_DECLS

#endif
