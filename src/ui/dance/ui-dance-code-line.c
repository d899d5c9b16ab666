#include "ui-dance-code-line.h"

#include "words-gettext.h"

/* In widths of a figure: the room for the number of a write, one level of indentation, and the
 * further indentation of a wrapped row. */
#define GUTTER  3
#define INDENT  2
#define HANGING 2

/* The least room for words, in figures. */
#define LEAST_ROOM 12

struct _UiDanceCodeLine
{
  GtkWidget parent_instance;

  PangoLayout *words, *number;
  unsigned indent;
  UiDanceCodeLight light;
};

G_DEFINE_FINAL_TYPE (UiDanceCodeLine, ui_dance_code_line, GTK_TYPE_WIDGET)

static int
width_of_figure (UiDanceCodeLine *self)
{
  int width;

  pango_layout_get_pixel_size (self->number, &width, NULL);
  return width;
}

/* Returns where the words begin, and lays them out for the rest of the width. */
static int
lay_words_out (UiDanceCodeLine *self, int width)
{
  const int figure = width_of_figure (self);
  const int begin = figure * (int) (GUTTER + INDENT * self->indent);
  const int room = MAX (width - begin, LEAST_ROOM * figure);

  pango_layout_set_indent (self->words, -HANGING * figure * PANGO_SCALE);
  pango_layout_set_width (self->words, width < 0 ? -1 : room * PANGO_SCALE);
  return begin;
}

static GtkSizeRequestMode
ui_dance_code_line_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_dance_code_line_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  UiDanceCodeLine *self = UI_DANCE_CODE_LINE (widget);
  int begin, width, height;

  *minimum_baseline = *natural_baseline = -1;
  begin = lay_words_out (self, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1);
  pango_layout_get_pixel_size (self->words, &width, &height);
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? height : begin + width;
  *minimum = orientation == GTK_ORIENTATION_VERTICAL
                 ? height
                 : MIN (*natural, begin + LEAST_ROOM * width_of_figure (self));
}

static void
ui_dance_code_line_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiDanceCodeLine *self = UI_DANCE_CODE_LINE (widget);
  const bool written = self->light == UI_DANCE_CODE_WRITE || self->light == UI_DANCE_CODE_STRONG;
  const int begin = lay_words_out (self, gtk_widget_get_width (widget));
  GtkStyleContext *style = gtk_widget_get_style_context (widget);

  gtk_snapshot_push_opacity (snapshot, written ? 1 : 0.5);
  gtk_snapshot_render_layout (snapshot, style, width_of_figure (self) * 0.75, 0, self->number);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_render_layout (snapshot, style, begin, 0, self->words);
}

static void
ui_dance_code_line_dispose (GObject *object)
{
  g_clear_object (&UI_DANCE_CODE_LINE (object)->words);
  g_clear_object (&UI_DANCE_CODE_LINE (object)->number);
  G_OBJECT_CLASS (ui_dance_code_line_parent_class)->dispose (object);
}

static void
ui_dance_code_line_class_init (UiDanceCodeLineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_code_line_dispose;
  widget_class->get_request_mode = ui_dance_code_line_get_request_mode;
  widget_class->measure = ui_dance_code_line_measure;
  widget_class->snapshot = ui_dance_code_line_snapshot;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
ui_dance_code_line_init (UiDanceCodeLine *self)
{
  self->words = gtk_widget_create_pango_layout (GTK_WIDGET (self), "");
  self->number = gtk_widget_create_pango_layout (GTK_WIDGET (self), " ");
  pango_layout_set_wrap (self->words, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (GTK_WIDGET (self), "code");
}

char *
ui_dance_code_line_unbroken (const char *text)
{
  static const char word_joiner[] = "\u2060";
  g_auto (GStrv) parts = g_strsplit (text, "->", -1);
  g_autofree char *arrow = g_strconcat ("-", word_joiner, ">", NULL);

  return g_strjoinv (arrow, parts);
}

GtkWidget *
ui_dance_code_line_new (const ListingLine *line)
{
  UiDanceCodeLine *self = g_object_new (UI_TYPE_DANCE_CODE_LINE, NULL);
  const char number[] = { (char) ('0' + line->write), '\0' };
  g_autofree char *text = ui_dance_code_line_unbroken (line->text);

  self->indent = line->indent;
  pango_layout_set_text (self->words, text, -1);
  if (line->write > 0)
    pango_layout_set_text (self->number, number, -1);
  if (line->head)
    gtk_widget_add_css_class (GTK_WIDGET (self), "head");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, line->text,
                                  -1);
  return GTK_WIDGET (self);
}

void
ui_dance_code_line_light (UiDanceCodeLine *self, UiDanceCodeLight light)
{
  static const char *const classes[] = { [UI_DANCE_CODE_PALE] = "pale",
                                         [UI_DANCE_CODE_WRITE] = "write",
                                         [UI_DANCE_CODE_STRONG] = "strong" };

  if (self->light == light)
    return;
  if (classes[self->light] != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[self->light]);
  if (classes[light] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[light]);
  if (light == UI_DANCE_CODE_STRONG)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _ ("The current line"), -1);
  else if (self->light == UI_DANCE_CODE_STRONG)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  self->light = light;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
