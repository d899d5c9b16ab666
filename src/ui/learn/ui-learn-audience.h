/* ui-learn-audience.h - two buttons that choose who answers questions: one person, or a class
 * that votes. */
#ifndef UI_LEARN_AUDIENCE_H
#define UI_LEARN_AUDIENCE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Two buttons, one of which is always on; it is the setting `class-vote`. */
GtkWidget *ui_learn_audience_new (GSettings *settings);

G_END_DECLS

#endif
