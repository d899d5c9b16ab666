#include "ui-output-print-text.h"

#define TEXT_FONT  "Sans 10"
#define TITLE_FONT "Sans Bold 10"

/* From the title to the text, in points. */
#define GAP 12.0

typedef struct
{
  char *title, *text;
  PangoLayout *layout; /* of the text, on the paper that was chosen */
  GArray *firsts;      /* the first line of each page, and the number of lines */
  double top;          /* of the text on a page */
} Text;

static void
text_free (gpointer data)
{
  Text *self = data;

  g_clear_object (&self->layout);
  g_array_unref (self->firsts);
  g_free (self->title);
  g_free (self->text);
  g_free (self);
}

static PangoLayout *
make_layout (GtkPrintContext *context, const char *font, const char *text)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  PangoFontDescription *description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
  pango_font_description_free (description);
  pango_layout_set_width (layout, (int) (gtk_print_context_get_width (context) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
height_of_line (PangoLayoutLine *line)
{
  PangoRectangle place;

  pango_layout_line_get_extents (line, NULL, &place);
  return (double) place.height / PANGO_SCALE;
}

/* Fills page after page. */
static void
begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Text *self)
{
  g_autoptr (PangoLayout) title = make_layout (context, TITLE_FONT, self->title);
  const double height = gtk_print_context_get_height (context);
  guint n = 0;
  double y;

  g_clear_object (&self->layout);
  self->layout = make_layout (context, TEXT_FONT, self->text);
  self->top = height_of_line (pango_layout_get_line_readonly (title, 0)) + GAP;
  g_array_set_size (self->firsts, 0);
  y = height;
  for (GSList *line = pango_layout_get_lines_readonly (self->layout); line != NULL;
       line = line->next)
    {
      const double line_height = height_of_line (line->data);

      if (y + line_height > height)
        {
          g_array_append_val (self->firsts, n);
          y = self->top;
        }
      y += line_height;
      n++;
    }
  g_array_append_val (self->firsts, n);
  gtk_print_operation_set_n_pages (operation, (int) MAX (self->firsts->len - 1, 1));
}

static void
draw_title (GtkPrintContext *context, const Text *self, int page)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  g_autofree char *number = g_strdup_printf ("%d / %u", page + 1, self->firsts->len - 1);
  g_autoptr (PangoLayout) title = make_layout (context, TITLE_FONT, self->title);
  g_autoptr (PangoLayout) at = make_layout (context, TITLE_FONT, number);

  pango_layout_set_height (title, -1);
  pango_layout_set_ellipsize (title, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (title, pango_layout_get_width (title) * 4 / 5);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, title);
  pango_layout_set_alignment (at, PANGO_ALIGN_RIGHT);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, at);
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, Text *self)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double y = self->top;

  (void) operation;
  cairo_set_source_rgb (cr, 0, 0, 0);
  draw_title (context, self, page);
  for (guint n = g_array_index (self->firsts, guint, page);
       n < g_array_index (self->firsts, guint, page + 1); n++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (self->layout, (int) n);
      PangoRectangle place;

      pango_layout_line_get_extents (line, NULL, &place);
      cairo_move_to (cr, 0, y - (double) place.y / PANGO_SCALE);
      pango_cairo_show_layout_line (cr, line);
      y += height_of_line (line);
    }
}

GtkPrintOperation *
ui_output_print_text_new (const char *title, const char *text, GtkPageSetup *setup)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Text *self = g_new0 (Text, 1);

  self->title = g_strdup (title);
  self->text = g_strdup (text);
  self->firsts = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_default_page_setup (operation, setup);
  g_object_set_data_full (G_OBJECT (operation), "text", self, text_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), self);
  return operation;
}
