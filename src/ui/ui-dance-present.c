#include "ui-dance-private.h"

/* For the last row: the picture, the sentence in large letters, and where it stands. */
void
ui_dance_present (UiDance *self)
{
  self->presenting = !self->presenting;
  gtk_widget_set_visible (self->transport, !self->presenting);
  gtk_widget_set_visible (self->timeline, !self->presenting);
  gtk_widget_set_visible (self->coming, !self->presenting);
  ui_dance_stage_set_alone (UI_DANCE_STAGE (self->stage), self->presenting);
  ui_canvas_set_presenting (UI_CANVAS (self->picture), self->presenting);
  if (self->presenting)
    gtk_widget_add_css_class (GTK_WIDGET (self), "presenting");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "presenting");
  gtk_widget_grab_focus (self->stage);
}

bool
ui_dance_is_presenting (UiDance *self)
{
  return self->presenting;
}
