/* ui-widgets-class.h - classes of style.css that come and go. */
#ifndef UI_WIDGETS_CLASS_H
#define UI_WIDGETS_CLASS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the class, or removes it. */
void ui_widgets_class_set (GtkWidget *widget, const char *class, gboolean on);

G_END_DECLS

#endif
