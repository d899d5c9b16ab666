/* The widgets of the window. */
#include "ui-problem-grid.h"
#include "ui-problem-private.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-message.h"

#include "ui-widgets-split.h"
#include "words-gettext.h"

static GtkWidget *
put_in_scroller (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_add_css_class (scroller, "frame");
  return scroller;
}

/* Tab leaves it: white space is typed with the space bar. */
static GtkWidget *
make_problem_text (UiProblem *self)
{
  GtkTextView *view;

  self->text = gtk_text_view_new_with_buffer (self->buffer);
  view = GTK_TEXT_VIEW (self->text);
  gtk_text_view_set_monospace (view, TRUE);
  gtk_text_view_set_accepts_tab (view, FALSE);
  gtk_text_view_set_left_margin (view, 8);
  gtk_text_view_set_right_margin (view, 8);
  gtk_text_view_set_top_margin (view, 6);
  gtk_text_view_set_bottom_margin (view, 6);
  gtk_widget_set_direction (self->text, GTK_TEXT_DIR_LTR);
  if (gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (self->buffer), "fault") == NULL)
    gtk_text_buffer_create_tag (self->buffer, "fault", "underline", PANGO_UNDERLINE_ERROR,
                                "background", "rgba(230,110,30,0.28)", NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Text of the problem"), -1);
  return put_in_scroller (self->text);
}

static GtkWidget *
make_picture (UiProblem *self)
{
  self->grid = ui_problem_grid_new (self->scheme);
  g_signal_connect_object (self->grid, "toggled", G_CALLBACK (ui_problem_toggled), self,
                           G_CONNECT_SWAPPED);
  return put_in_scroller (self->grid);
}

static void
add_form_button (GtkWidget *row,
                 const char *label,
                 void (*clicked) (UiProblem *self),
                 UiProblem *self)
{
  GtkWidget *button = ui_widgets_button_new (label);

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
}

static GtkWidget *
make_tools (UiProblem *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *history = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (history, "linked");
  gtk_box_append (GTK_BOX (history), ui_widgets_icon_button_new ("edit-undo-symbolic", "win.undo",
                                                                 _ ("Undo (Ctrl+Z)")));
  gtk_box_append (GTK_BOX (history), ui_widgets_icon_button_new ("edit-redo-symbolic", "win.redo",
                                                                 _ ("Redo (Ctrl+Shift+Z)")));
  gtk_box_append (GTK_BOX (row), history);
  add_form_button (row, _ ("Add _Item"), ui_problem_add_item, self);
  add_form_button (row, _ ("Add _Option"), ui_problem_add_option, self);
  return row;
}

static GtkWidget *
make_telling (UiProblem *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *status;

  /* A status has no name in GTK 4.18, so the label is a child of it and keeps a role that has one.
   * */
  status = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  self->sentence =
      g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (status), self->sentence);
  self->go_there = ui_widgets_button_new (_ ("_Go There"));
  gtk_widget_set_valign (self->go_there, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->go_there, "clicked", G_CALLBACK (ui_problem_go_there), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (row, "telling");
  gtk_box_append (GTK_BOX (row), status);
  gtk_box_append (GTK_BOX (row), self->go_there);
  return row;
}

static GtkWidget *
make_header (UiProblem *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *save_button =
      ui_widgets_icon_button_new ("document-save-symbolic", "win.save-as", _ ("Save as… (Ctrl+S)"));

  self->dance = ui_widgets_button_new (_ ("_Dance"));
  gtk_widget_add_css_class (self->dance, "suggested-action");
  gtk_widget_set_tooltip_text (self->dance, _ ("Show it on the stage (Ctrl+Enter)"));
  g_signal_connect_object (self->dance, "clicked", G_CALLBACK (ui_problem_dance), self,
                           G_CONNECT_SWAPPED);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), ui_problem_make_start (self));
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), self->dance);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), save_button);
  return header;
}

void
ui_problem_fill (UiProblem *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *text = make_problem_text (self), *picture = make_picture (self);

  self->message = ui_widgets_message_new ();
  gtk_widget_add_css_class (form, "writing");
  gtk_box_append (GTK_BOX (form), make_tools (self));
  gtk_box_append (GTK_BOX (form), ui_widgets_split_new (text, picture));
  gtk_box_append (GTK_BOX (form), make_telling (self));
  gtk_widget_set_vexpand (gtk_widget_get_next_sibling (gtk_widget_get_first_child (form)), TRUE);
  gtk_box_append (GTK_BOX (column), self->message);
  gtk_box_append (GTK_BOX (column), form);
  gtk_window_set_titlebar (GTK_WINDOW (self), make_header (self));
  gtk_window_set_child (GTK_WINDOW (self), column);
}
