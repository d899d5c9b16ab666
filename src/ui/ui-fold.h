/* ui-fold.h - a row of controls; those at its end that have no room are behind a button, in rows of their own below.
 *
 * Never mirrored. */
#ifndef UI_FOLD_H
#define UI_FOLD_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_FOLD (ui_fold_get_type ())
G_DECLARE_FINAL_TYPE (UiFold, ui_fold, UI, FOLD, GtkWidget)

GtkWidget *ui_fold_new (void);

/* One that expands takes what room its row leaves. */
void ui_fold_add (UiFold *self, GtkWidget *child);

G_END_DECLS

#endif
