#include "ui-canvas-graph.h"

void
ui_canvas_graph_init (UiCanvasGraph *self, GtkWidget *widget, UiWidgetsScheme *scheme)
{
  *self = (UiCanvasGraph){ .widget = widget,
                           .scheme = g_object_ref (scheme),
                           .text = paint_text_new (NULL),
                           .mosaic = ui_canvas_mosaic_new () };
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}

void
ui_canvas_graph_clear (UiCanvasGraph *self)
{
  g_clear_object (&self->show);
  g_clear_object (&self->scheme);
  g_clear_pointer (&self->text, paint_text_free);
  g_clear_pointer (&self->mosaic, ui_canvas_mosaic_free);
}

bool
ui_canvas_graph_begin (UiCanvasGraph *self, UiCanvasGraphSheet *out_sheet)
{
  cairo_t *cr = self->show != NULL ? ui_canvas_mosaic_begin (self->mosaic, self->widget) : NULL;

  if (cr == NULL)
    return false;
  *out_sheet = (UiCanvasGraphSheet){
    .options = { .width = gtk_widget_get_width (self->widget),
                 .height = gtk_widget_get_height (self->widget),
                 .scale = gtk_widget_get_scale_factor (self->widget),
                 .text_scale = ui_widgets_scheme_text_scale (self->widget),
                 .zoom = 1 },
    .theme = *paint_theme (ui_widgets_scheme_theme (self->scheme)),
    .frame = { .state = dance_show_state (self->show),
               .phase = 1,
               .pointed = PAINT_POINTED_NOTHING },
    .cr = cr,
  };
  ui_widgets_scheme_take_ground (&out_sheet->theme, self->widget);
  return true;
}

void
ui_canvas_graph_end (UiCanvasGraph *self, UiCanvasGraphSheet *sheet, GtkSnapshot *snapshot)
{
  ui_canvas_mosaic_end (self->mosaic, sheet->cr, snapshot);
}
