#include "ui-output-export-view.h"

#include "export-book.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-pager.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <math.h>

/* The gap around the page, and the size of the tiles that show where nothing is painted, in
 * pixels. */
#define AIR  12
#define TILE 8

#define MM_PER_UNIT (25.4 / EXPORT_UNITS_PER_INCH)

struct _UiOutputExportView
{
  GtkBox parent_instance;

  GtkWidget *stack, *area, *text, *sentence, *pager, *play, *note;
  cairo_surface_t *surface;
};

G_DEFINE_FINAL_TYPE (UiOutputExportView, ui_output_export_view, GTK_TYPE_BOX)

/* Paints grey tiles, as image editors do. */
static void
paint_tiles (cairo_t *cr, int width, int height)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.85, 0.85, 0.85);
  for (int y = 0; y < height; y += TILE)
    for (int x = y / TILE % 2 * TILE; x < width; x += 2 * TILE)
      cairo_rectangle (cr, x, y, MIN (TILE, width - x), MIN (TILE, height - y));
  cairo_fill (cr);
}

/* Scales the page to fit, until a preview of that size has arrived. */
static void
draw_preview (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  UiOutputExportView *self = data;
  const int device = gtk_widget_get_scale_factor (GTK_WIDGET (area));
  double pixels_wide, pixels_high, scale;

  if (self->surface == NULL || width <= 2 * AIR || height <= 2 * AIR)
    return;
  pixels_wide = cairo_image_surface_get_width (self->surface);
  pixels_high = cairo_image_surface_get_height (self->surface);
  scale = fmin ((width - 2.0 * AIR) / pixels_wide, (height - 2.0 * AIR) / pixels_high);
  if (fabs (scale * device - 1) < 0.02)
    scale = 1.0 / device;
  cairo_translate (cr, floor ((width - pixels_wide * scale) / 2),
                   floor ((height - pixels_high * scale) / 2));
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_rectangle (cr, 3, 3, pixels_wide * scale, pixels_high * scale);
  cairo_fill (cr);
  paint_tiles (cr, (int) ceil (pixels_wide * scale), (int) ceil (pixels_high * scale));
  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_set_source_rgba (cr, 0.5, 0.5, 0.5, 1);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, -0.5, -0.5, ceil (pixels_wide * scale) + 1, ceil (pixels_high * scale) + 1);
  cairo_stroke (cr);
}

void
ui_output_export_view_get_room (UiOutputExportView *self, int *out_width, int *out_height)
{
  const int device = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  *out_width = MAX (1, (gtk_widget_get_width (self->stack) - 2 * AIR) * device);
  *out_height = MAX (1, (gtk_widget_get_height (self->stack) - 2 * AIR) * device);
}

static void
add_pixels (const AppExportPreview *look, double scale, BaseText *out)
{
  words_fill (out, _ ("%1 × %2 pixels"),
              WORDS_WITH (WORDS_NUMBER ((uint64_t) (look->width * scale + 1e-6)),
                          WORDS_NUMBER ((uint64_t) (look->height * scale + 1e-6))));
}

static void
add_millimetres (const AppExportPreview *look, BaseText *out)
{
  words_fill (out, _ ("%1 × %2 mm"),
              WORDS_WITH (WORDS_NUMBER ((uint64_t) (look->width * MM_PER_UNIT + 0.5)),
                          WORDS_NUMBER ((uint64_t) (look->height * MM_PER_UNIT + 0.5))));
}

static void
add_frames (const AppExportPreview *look, const ExportChoices *choices, BaseText *out)
{
  base_text_add (out, out->length > 0 ? " · " : "");
  if (look->n >= APP_EXPORT_MOST_FRAMES)
    {
      words_fill (out, _ ("more than %1 steps"),
                  WORDS_WITH (WORDS_NUMBER (APP_EXPORT_MOST_FRAMES)));
      return;
    }
  words_fill (out, P_ ("%1 step", "%1 steps", look->n), WORDS_WITH (WORDS_NUMBER (look->n)));
  if (choices->way->kind != EXPORT_GIF && choices->way->kind != EXPORT_MOVIE)
    return;
  base_text_add (out, " · ");
  words_add_duration ((uint64_t) ((double) look->n / choices->speed + 0.5), out);
}

static void
add_warning (const AppExportPreview *look, BaseText *out)
{
  if (look->digits == 0 || look->digits >= EXPORT_LEAST_DIGITS)
    return;
  base_text_add (out, " · ");
  words_fill (
      out,
      _ ("some digits are smaller than %1 points: use fewer puzzles per page, or larger paper"),
      WORDS_WITH (WORDS_NUMBER (EXPORT_LEAST_DIGITS)));
}

/* Shows how large and how long the export is, and for paper whether it can be read. */
static void
note_size (UiOutputExportView *self, const AppExportPreview *look, const ExportChoices *choices)
{
  const char *format = choices->way->format != NULL ? choices->way->format : "";
  BaseText text = BASE_TEXT_EMPTY;

  if (look->paper || g_str_equal (format, "pdf") || g_str_equal (format, "tex"))
    add_millimetres (look, &text);
  else if (g_str_equal (format, "svg"))
    add_pixels (look, 1, &text);
  else if (look->text == NULL)
    add_pixels (look, choices->scale, &text);
  if (look->n > 0)
    add_frames (look, choices, &text);
  add_warning (look, &text);
  gtk_label_set_label (GTK_LABEL (self->note), base_text_string (&text));
  base_text_clear (&text);
}

void
ui_output_export_view_wait (UiOutputExportView *self)
{
  gtk_label_set_label (GTK_LABEL (self->sentence), _ ("Searching and drawing…"));
  gtk_label_set_label (GTK_LABEL (self->note), "");
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "sentence");
}

void
ui_output_export_view_show (UiOutputExportView *self,
                            AppExportPreview *look,
                            const ExportChoices *choices)
{
  const bool good = look->fault == APP_EXPORT_GOOD;

  g_clear_pointer (&self->surface, cairo_surface_destroy);
  self->surface = g_steal_pointer (&look->surface);
  gtk_label_set_label (GTK_LABEL (self->text), look->text != NULL ? look->text : "");
  gtk_label_set_label (GTK_LABEL (self->sentence), app_export_fault_sentence (look->fault));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  look->about != NULL ? look->about : "", -1);
  if (good)
    note_size (self, look, choices);
  else
    gtk_label_set_label (GTK_LABEL (self->note), "");
  ui_output_export_view_show_pages (self, &look->pages);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), !good                ? "sentence"
                                                             : look->text != NULL ? "text"
                                                                                  : "picture");
  gtk_widget_queue_draw (self->area);
}

/* The picture's name includes the page, for a screen reader. */
void
ui_output_export_view_show_pages (UiOutputExportView *self, const AppExportPages *pages)
{
  const bool several = pages->n > 1 || pages->open;

  gtk_widget_set_visible (self->pager, several);
  if (pages->n == 0)
    return;
  ui_widgets_pager_set (UI_WIDGETS_PAGER (self->pager), pages->number, pages->n, pages->open);
  if (several)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->area),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    ui_widgets_pager_get_text (UI_WIDGETS_PAGER (self->pager)), -1);
}

guint64
ui_output_export_view_get_page (UiOutputExportView *self)
{
  return ui_widgets_pager_get (UI_WIDGETS_PAGER (self->pager));
}

void
ui_output_export_view_hear (UiOutputExportView *self, GtkWidget *within)
{
  ui_widgets_pager_hear (UI_WIDGETS_PAGER (self->pager), within, GDK_ALT_MASK);
}

void
ui_output_export_view_show_frame (UiOutputExportView *self, cairo_surface_t *surface)
{
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  self->surface = surface;
  gtk_widget_queue_draw (self->area);
}

void
ui_output_export_view_set_playing (UiOutputExportView *self, bool can_play, bool plays)
{
  gtk_button_set_icon_name (GTK_BUTTON (self->play), plays ? "media-playback-pause-symbolic"
                                                           : "media-playback-start-symbolic");
  ui_widgets_icon_button_set_name (self->play, plays ? _ ("Pause") : _ ("Play"));
  gtk_widget_set_visible (self->play, can_play);
}

static void
emit_played (UiOutputExportView *self)
{
  g_signal_emit_by_name (self, "played");
}

static void
emit_page_turned (UiOutputExportView *self)
{
  g_signal_emit_by_name (self, "turned");
}

static void
emit_view_resized (UiOutputExportView *self)
{
  g_signal_emit_by_name (self, "resized");
}

static void
ui_output_export_view_finalize (GObject *object)
{
  g_clear_pointer (&UI_OUTPUT_EXPORT_VIEW (object)->surface, cairo_surface_destroy);
  G_OBJECT_CLASS (ui_output_export_view_parent_class)->finalize (object);
}

static void
ui_output_export_view_class_init (UiOutputExportViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_output_export_view_finalize;
  g_signal_new ("resized", UI_TYPE_OUTPUT_EXPORT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("turned", UI_TYPE_OUTPUT_EXPORT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("played", UI_TYPE_OUTPUT_EXPORT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_type_ensure (UI_TYPE_WIDGETS_PAGER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/export-view.ui");
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportView, stack);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportView, area);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportView, text);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportView, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportView, pager);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportView, play);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportView, note);
  gtk_widget_class_bind_template_callback (widget_class, emit_view_resized);
  gtk_widget_class_bind_template_callback (widget_class, emit_page_turned);
  gtk_widget_class_bind_template_callback (widget_class, emit_played);
}

static void
ui_output_export_view_init (UiOutputExportView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_preview, self, NULL);
  ui_widgets_pager_hear (UI_WIDGETS_PAGER (self->pager), self->pager, 0);
  ui_output_export_view_set_playing (self, false, false);
}
