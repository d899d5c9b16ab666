#include "ui-dance-legend.h"

#include "export-legend.h"
#include "ui-widgets-dialog.h"

#define WIDTH 700 /* as the template has it: for the height before the window has one */

struct _UiDanceLegend
{
  UiWidgetsDialog parent_instance;

  GtkWidget *signs;
  ExportLegend *legend; /* NULL: out of memory */
  UiWidgetsScheme *scheme;
  PaintText *text;
};

#define UI_TYPE_DANCE_LEGEND (ui_dance_legend_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceLegend, ui_dance_legend, UI, DANCE_LEGEND, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiDanceLegend, ui_dance_legend, UI_TYPE_WIDGETS_DIALOG)

static ExportLook
look_of_legend (UiDanceLegend *self, const PaintTheme *theme)
{
  return (ExportLook){ .theme = theme,
                       .text = self->text,
                       .scale = gtk_widget_get_scale_factor (self->signs),
                       .phase = 1 };
}

static void
draw_legend (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  UiDanceLegend *self = data;
  PaintTheme theme = *paint_theme (ui_widgets_scheme_theme (self->scheme));
  ExportLook look = look_of_legend (self, &theme);

  ui_widgets_scheme_take_ground (&theme, GTK_WIDGET (area));
  if (self->legend != NULL)
    (void) export_legend_draw (self->legend, cr, (PaintRect){ 0, 0, width, height }, &look);
}

/* The words of all signs are the description for a screen reader. */
static void
describe_signs (UiDanceLegend *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (unsigned i = 0; i < export_legend_n_signs (self->legend); i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "",
                            export_legend_words (self->legend, i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->signs), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_window_get_title (GTK_WINDOW (self)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
}

static void
fill_legend (UiDanceLegend *self, PaintPictureKind kind)
{
  const ExportLook look = look_of_legend (self, paint_theme (PAINT_THEME_LIGHT));

  self->legend = export_legend_new (export_what_of_picture (kind));
  if (self->legend == NULL)
    return;
  gtk_widget_set_size_request (self->signs, -1,
                               (int) export_legend_height (self->legend, WIDTH, &look));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->signs), draw_legend, self, NULL);
  describe_signs (self);
}

static void
ui_dance_legend_finalize (GObject *object)
{
  UiDanceLegend *self = UI_DANCE_LEGEND (object);

  export_legend_free (self->legend);
  paint_text_free (self->text);
  g_clear_object (&self->scheme);
  G_OBJECT_CLASS (ui_dance_legend_parent_class)->finalize (object);
}

static void
ui_dance_legend_class_init (UiDanceLegendClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_dance_legend_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/legend.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceLegend, signs);
}

static void
ui_dance_legend_init (UiDanceLegend *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->text = paint_text_new (NULL);
}

void
ui_dance_legend_present (GtkWindow *parent, PaintPictureKind kind, UiWidgetsScheme *scheme)
{
  UiDanceLegend *self = g_object_new (UI_TYPE_DANCE_LEGEND, NULL);

  self->scheme = g_object_ref (scheme);
  fill_legend (self, kind);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), self->signs,
                           G_CONNECT_SWAPPED);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
