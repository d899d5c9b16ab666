#include "ui-dance-private.h"

#include "words-gettext.h"

static void
pointed (UiDance *self, const PaintPointed *what)
{
  ui_dance_point (self, *what);
}

static void
clicked (UiDance *self, const PaintPointed *what)
{
  if (self->learning)
    ui_learn_clicked (UI_LEARN (self->learn), what);
  else
    ui_predict_clicked (UI_PREDICT (self->predict), what);
}

static void
line_chosen (UiDance *self, guint64 position)
{
  dance_show_pause (self->show);
  dance_show_seek (self->show, position);
}

static void
picture_chosen (GtkToggleButton *button, UiDance *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (unsigned i = 0; i < UI_PAINTERS; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      ui_canvas_set_painter (UI_CANVAS (self->picture), (UiPainterId) i);
}

static void
add_chooser (UiDance *self)
{
  self->chooser = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->chooser, "linked");
  gtk_widget_set_halign (self->chooser, GTK_ALIGN_END);
  gtk_widget_set_valign (self->chooser, GTK_ALIGN_START);
  for (unsigned i = 0; i < UI_PAINTERS; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_ (ui_painter (i)->title));

      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                     GTK_TOGGLE_BUTTON (self->buttons[0]));
      self->buttons[i] = button;
      g_signal_connect (button, "toggled", G_CALLBACK (picture_chosen), self);
      gtk_box_append (GTK_BOX (self->chooser), button);
    }
}

static GtkWidget *
make_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* Switches that are kept: "dance.predict" and "dance.class-vote". */
static void
add_switches (UiDance *self)
{
  static const char *const keys[] = { "predict", "class-vote" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, keys[i]);

      g_action_map_add_action (G_ACTION_MAP (group), action);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "dance", G_ACTION_GROUP (group));
}

void
ui_dance_fill (UiDance *self, UiScheme *scheme)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->sentence = make_label ("sentence");
  self->coming = make_label ("coming");
  self->strip = make_label ("strip");
  gtk_label_set_ellipsize (GTK_LABEL (self->coming), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (self->coming), 2);
  self->board = ui_canvas_new (UI_PAINTER_BOARD, scheme);
  self->picture = ui_canvas_new (UI_PAINTER_LINKS, scheme);
  self->side = ui_dance_side_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->side);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  self->stage = ui_dance_stage_new (self->board, self->picture, scroller);
  self->timeline = ui_timeline_new (scheme);
  self->transport = ui_transport_new ();
  add_chooser (self);
  gtk_widget_set_focusable (self->stage, TRUE);
  gtk_widget_set_vexpand (self->stage, TRUE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_vexpand (self->column, TRUE);
  /* The sentence has the whole width; what comes next gives way to the choice of pictures. */
  gtk_widget_set_hexpand (self->coming, TRUE);
  gtk_box_append (GTK_BOX (words), self->sentence);
  gtk_box_append (GTK_BOX (words), top);
  gtk_box_append (GTK_BOX (top), self->coming);
  gtk_box_append (GTK_BOX (top), self->chooser);
  add_switches (self);
  self->learn = ui_learn_new (self, self->settings);
  self->predict = ui_predict_new (self->settings);
  gtk_widget_set_visible (self->learn, FALSE);
  gtk_box_append (GTK_BOX (self->column), self->learn);
  gtk_box_append (GTK_BOX (self->column), self->predict);
  gtk_box_append (GTK_BOX (self->column), words);
  gtk_box_append (GTK_BOX (self->column), self->stage);
  gtk_box_append (GTK_BOX (self->column), self->timeline);
  gtk_box_append (GTK_BOX (self->column), self->strip);
  gtk_box_append (GTK_BOX (self->column), self->transport);
  g_signal_connect_object (self->board, "pointed", G_CALLBACK (pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "pointed", G_CALLBACK (pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "chosen", G_CALLBACK (line_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->transport, "rule", G_CALLBACK (ui_dance_change_rule), self,
                           G_CONNECT_SWAPPED);
}
