#include "ui-output-print-preview.h"

#include "ui-output-print.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-pager.h"
#include "words-gettext.h"

/* Resolution of the pages in device pixels per inch: a page is as high as a screen. */
#define DPI 110.0

struct _UiOutputPrintPreview
{
  UiWidgetsDialog parent_instance;

  GtkWidget *frame, *picture, *pager, *print;
};

#define UI_TYPE_OUTPUT_PRINT_PREVIEW (ui_output_print_preview_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputPrintPreview,
                      ui_output_print_preview,
                      UI,
                      OUTPUT_PRINT_PREVIEW,
                      UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiOutputPrintPreview, ui_output_print_preview, UI_TYPE_WIDGETS_DIALOG)

/* A preview in progress. */
typedef struct
{
  GtkPrintOperation *operation;
  GtkPrintOperationPreview *preview;
  GtkPrintContext *context;
  GtkWindow *parent; /* weak */
  UiOutputPrintPreview *window;
  cairo_surface_t *surface; /* the page that is being drawn */
  int page, n_pages;
  int drawing; /* the number of that page */
  void (*print) (gpointer data);
  gpointer data;
} Preview;

/* Makes a surface with the paper size of the next page. */
static void
set_surface_size (GtkPrintOperationPreview *preview,
                  GtkPrintContext *context,
                  GtkPageSetup *setup,
                  Preview *self)
{
  const double width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_INCH) * DPI;
  const double height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_INCH) * DPI;
  cairo_t *cr;

  (void) preview;
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  self->surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX (1, (int) width), MAX (1, (int) height));
  cr = cairo_create (self->surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  gtk_print_context_set_cairo_context (context, cr, DPI, DPI);
  cairo_destroy (cr);
}

static GdkTexture *
texture_of (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

/* Shows the page, or a note that its puzzles are still being solved. */
static void
show_surface (Preview *self)
{
  g_autoptr (GdkTexture) texture = NULL;

  if (self->surface == NULL)
    return;
  texture = texture_of (self->surface);
  gtk_aspect_frame_set_ratio (GTK_ASPECT_FRAME (self->window->frame),
                              (float) gdk_texture_get_width (texture)
                                  / (float) gdk_texture_get_height (texture));
  gtk_picture_set_paintable (GTK_PICTURE (self->window->picture), GDK_PAINTABLE (texture));
}

static void
name_page (Preview *self)
{
  ui_widgets_pager_set (UI_WIDGETS_PAGER (self->window->pager), (guint64) self->page + 1,
                        (guint64) self->n_pages, false);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->window->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
      ui_widgets_pager_get_text (UI_WIDGETS_PAGER (self->window->pager)), -1);
}

/* An operation draws one page at a time.  When a page is solved, the page that is wanted at that
 * time follows. */
static void
show_page (Preview *self)
{
  name_page (self);
  if (ui_output_print_is_drawing (self->operation))
    {
      ui_output_print_hurry (self->operation);
      return;
    }
  self->drawing = self->page;
  gtk_print_operation_preview_render_page (self->preview, self->page);
  if (ui_output_print_is_drawing (self->operation))
    ui_widgets_pager_say (UI_WIDGETS_PAGER (self->window->pager), _ ("Searching and drawing…"));
  show_surface (self);
}

static void
drawn (gpointer data)
{
  Preview *self = data;

  if (self->window == NULL)
    return;
  if (self->drawing != self->page)
    {
      show_page (self);
      return;
    }
  name_page (self);
  show_surface (self);
}

static void
show_turned_page (Preview *self)
{
  self->page = (int) ui_widgets_pager_get (UI_WIDGETS_PAGER (self->window->pager)) - 1;
  show_page (self);
}

/* The preview holds the last reference to the operation.  So the operation ends with its preview,
 * and this object with the operation. */
static void
end_preview (Preview *self)
{
  GtkPrintOperation *operation = self->operation;

  self->window = NULL;
  gtk_print_operation_preview_end_preview (self->preview);
  g_object_unref (operation);
}

static void
print_now (Preview *self)
{
  void (*print) (gpointer data) = self->print;
  gpointer data = self->data;

  gtk_window_close (GTK_WINDOW (self->window));
  print (data);
}

static void
ui_output_print_preview_class_init (UiOutputPrintPreviewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (UI_TYPE_WIDGETS_PAGER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/print-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, UiOutputPrintPreview, frame);
  gtk_widget_class_bind_template_child (widget_class, UiOutputPrintPreview, picture);
  gtk_widget_class_bind_template_child (widget_class, UiOutputPrintPreview, pager);
  gtk_widget_class_bind_template_child (widget_class, UiOutputPrintPreview, print);
}

static void
ui_output_print_preview_init (UiOutputPrintPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_pager_hear (UI_WIDGETS_PAGER (self->pager), GTK_WIDGET (self), 0);
}

static void
open_preview_window (Preview *self)
{
  UiOutputPrintPreview *window = self->window = g_object_new (UI_TYPE_OUTPUT_PRINT_PREVIEW, NULL);

  g_signal_connect_swapped (window->pager, "turned", G_CALLBACK (show_turned_page), self);
  g_signal_connect_swapped (window->print, "clicked", G_CALLBACK (print_now), self);
  /* When the parent window is destroyed, this window gets no close request. */
  g_signal_connect_swapped (window, "destroy", G_CALLBACK (end_preview), self);
}

static void
ready (GtkPrintOperationPreview *preview, GtkPrintContext *context, Preview *self)
{
  (void) preview;
  (void) context;
  if (self->parent == NULL)
    {
      end_preview (self);
      return;
    }
  g_object_get (self->operation, "n-pages", &self->n_pages, NULL);
  open_preview_window (self);
  show_page (self);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self->window), self->parent);
}

static gboolean
previewed (GtkPrintOperation *operation,
           GtkPrintOperationPreview *preview,
           GtkPrintContext *context,
           GtkWindow *parent,
           Preview *self)
{
  cairo_surface_t *nowhere = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
  cairo_t *cr = cairo_create (nowhere);

  (void) parent;
  g_object_ref (operation);
  self->preview = preview;
  self->context = context;
  self->page = 0;
  /* The context needs a cairo_t from the beginning, before there are pages. */
  gtk_print_context_set_cairo_context (context, cr, DPI, DPI);
  cairo_destroy (cr);
  cairo_surface_destroy (nowhere);
  g_signal_connect (preview, "ready", G_CALLBACK (ready), self);
  g_signal_connect (preview, "got-page-size", G_CALLBACK (set_surface_size), self);
  return TRUE;
}

static void
preview_free (gpointer data)
{
  Preview *self = data;

  g_clear_weak_pointer (&self->parent);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_free (self);
}

void
ui_output_print_preview_take (GtkPrintOperation *operation,
                              GtkWindow *parent,
                              void (*print) (gpointer data),
                              gpointer data)
{
  Preview *self = g_new0 (Preview, 1);

  *self = (Preview){ .operation = operation, .print = print, .data = data };
  g_set_weak_pointer (&self->parent, parent);
  ui_output_print_set_drawn (operation, drawn, self);
  g_object_set_data_full (G_OBJECT (operation), "preview", self, preview_free);
  g_signal_connect (operation, "preview", G_CALLBACK (previewed), self);
}
