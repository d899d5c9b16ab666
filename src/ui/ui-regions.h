/* ui-regions.h - a new jigsaw: a board on which the digits name regions. */
#ifndef UI_REGIONS_H
#define UI_REGIONS_H

#include "desk-document.h"
#include "ui-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Begins with the regions of the document, where it has as many cells as values need; what is
 * made goes onto it. */
void ui_regions_present (GtkWindow *parent, DeskDocument *document, UiScheme *scheme);

G_END_DECLS

#endif
