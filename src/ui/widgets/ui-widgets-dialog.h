/* ui-widgets-dialog.h - functions and a parent class for all windows, small ones above all. */
#ifndef UI_WIDGETS_DIALOG_H
#define UI_WIDGETS_DIALOG_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A window with a header that Escape closes; the parent of those that have a template. */
#define UI_TYPE_WIDGETS_DIALOG (ui_widgets_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (UiWidgetsDialog, ui_widgets_dialog, UI, WIDGETS_DIALOG, GtkWindow)

struct _UiWidgetsDialogClass
{
  GtkWindowClass parent_class;
};

/* Makes the dialog modal over `parent`, names its controls as their labels read, and shows it. */
void ui_widgets_dialog_present (UiWidgetsDialog *self, GtkWindow *parent);

/* Names the controls of a template in `widget`: a button, check button or menu button with a
 * mnemonic as its label reads, and a button with a picture on it as its tooltip reads.  A dialog
 * does so when it is presented. */
void ui_widgets_name_controls (GtkWidget *widget);

/* A button with a mnemonic, which is no part of the name that a screen reader reads. */
GtkWidget *ui_widgets_button_new (const char *label);
void ui_widgets_button_set_label (GtkWidget *button, const char *label);

GtkWidget *ui_widgets_check_button_new (const char *label);

/* A label without its mnemonic, to be freed: "St_yle" is "Style", and so is "Style(_Y)", as
 * Chinese writes it. */
char *ui_widgets_copy_plain_name (const char *label);

/* Names a widget as its label reads, without the mnemonic. */
void ui_widgets_set_name_by_label (GtkWidget *widget, const char *label);

/* The wheel turns it only while it has the focus: in a form that is scrolled, it scrolls. */
GtkWidget *ui_widgets_spin_button_new (double least, double most, double step);

/* The same for one of a template; and Enter in it activates the default widget of its window. */
void ui_widgets_spin_button_prepare (GtkSpinButton *self);

/* Names a drop-down.  The name of the button in it, which has the focus, includes the chosen
 * value. */
void ui_widgets_drop_down_set_name (GtkWidget *drop_down, const char *name);

/* Names a row of a list by two labels in it: the row has the focus, and GTK gives it no name by
 * itself. */
void ui_widgets_list_box_row_set_name (GtkWidget *row, GtkWidget *title, GtkWidget *detail);

/* Tab goes into a list, to the row that had the focus last, and out of it. */
void ui_widgets_list_view_leave_by_tab (GtkWidget *list);

/* A button with a picture on it; its name is the tooltip too. */
GtkWidget *ui_widgets_icon_button_new (const char *icon, const char *action, const char *name);
void ui_widgets_icon_button_set_name (GtkWidget *button, const char *name);

/* The widget with the focus in the window of `widget`, or NULL; and whether it is `widget`, or is
 * in it. */
GtkWidget *ui_widgets_get_focus (GtkWidget *widget);
gboolean ui_widgets_holds_focus (GtkWidget *widget);

/* Shows a child, or hides it and keeps its room, both on the screen and for screen readers. */
void ui_widgets_show_child (GtkWidget *child, gboolean shown);

/* Removes all children, as a container must when it is disposed of. */
void ui_widgets_drop_children (GtkWidget *widget);

/* Makes a column of rows, not a GtkGrid: with names that wrap, a grid requests the height that it
 * has at its smallest width, and its window would be too high. */
GtkBox *ui_widgets_dialog_new_form (int spacing);

/* Adds a UiWidgetsFormRow to the form. */
void ui_widgets_dialog_add_row (GtkBox *form, const char *name, GtkWidget *control);

G_END_DECLS

#endif
