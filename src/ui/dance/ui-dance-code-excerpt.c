/* The excerpt changes with nearly every step, and must not cause a new layout of the window.  So it
 * requests room for the highest lines of the whole listing once, and draws its lines itself: a line
 * that is wrapped takes two rows, and a line that would be cut is left out. */
#include "ui-dance-code-excerpt.h"

#include "ui-dance-code-line.h"
#include "words-gettext.h"

/* The least number of rows, and the number that it would like to have. */
#define LEAST_ROWS 3
#define ROWS       5

/* The most lines that it draws. */
#define MOST_LINES 24

/* In widths of a figure: the room for the number of a write, and one level of indentation. */
#define GUTTER 3
#define INDENT 2

struct _UiDanceCodeExcerpt
{
  GtkWidget parent_instance;

  GSettings *settings;
  ListingKind kind;
  Listing *listing;
  PangoLayout *layout;
  DanceCodeLines lit;
  int known_width, known_height; /* the highest line in a width; no height: not known */
};

G_DEFINE_FINAL_TYPE (UiDanceCodeExcerpt, ui_dance_code_excerpt, GTK_TYPE_WIDGET)

typedef enum
{
  LIGHT_DARK,
  LIGHT_PALE,  /* a call that led to the current line */
  LIGHT_WRITE, /* of the same event */
  LIGHT_STRONG,
} Light;

/* What is drawn: lines of the listing, from the top. */
typedef struct
{
  uint32_t first, n;
  unsigned indent; /* that of the outermost line, which the others are without */
} Shown;

static void
measure_excerpt_font (UiDanceCodeExcerpt *self, int *out_figure, int *out_row)
{
  pango_layout_set_width (self->layout, -1);
  pango_layout_set_text (self->layout, "0", -1);
  pango_layout_get_pixel_size (self->layout, out_figure, out_row);
}

static int
indent_of_line (unsigned indent, int figure)
{
  return (GUTTER + INDENT * (int) indent) * figure;
}

/* Sets the layout to a line.  Its second row is indented further. */
static void
set_line (UiDanceCodeExcerpt *self, uint32_t line, unsigned indent, int width, int figure)
{
  const int room = MAX (width - indent_of_line (indent, figure), 8 * figure);
  g_autofree char *text = ui_dance_code_line_unbroken (self->listing->lines[line].text);

  pango_layout_set_width (self->layout, room * PANGO_SCALE);
  pango_layout_set_indent (self->layout, -2 * figure * PANGO_SCALE);
  pango_layout_set_text (self->layout, text, -1);
}

static int
height_of_line (UiDanceCodeExcerpt *self, uint32_t line, unsigned indent, int width, int figure)
{
  int height;

  set_line (self, line, indent, width, figure);
  pango_layout_get_pixel_size (self->layout, NULL, &height);
  return height;
}

static int
highest_line (UiDanceCodeExcerpt *self, int width)
{
  int figure, row;

  if (self->known_height > 0 && self->known_width == width)
    return self->known_height;
  measure_excerpt_font (self, &figure, &row);
  self->known_width = width;
  self->known_height = row;
  for (uint32_t i = 0; self->listing != NULL && width > 0 && i < self->listing->n; i++)
    self->known_height =
        MAX (self->known_height,
             height_of_line (self, i, self->listing->lines[i].indent, width, figure));
  return self->known_height;
}

static GtkSizeRequestMode
ui_dance_code_excerpt_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_dance_code_excerpt_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  UiDanceCodeExcerpt *self = UI_DANCE_CODE_EXCERPT (widget);
  int figure, row;

  measure_excerpt_font (self, &figure, &row);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = 0;
      return;
    }
  *minimum = MAX (LEAST_ROWS * row, highest_line (self, for_size));
  *natural = MAX (ROWS * row, *minimum);
}

static uint32_t
excerpt_line_of (UiDanceCodeExcerpt *self, ListingStep step)
{
  return self->listing != NULL ? listing_find (self->listing, step) : LISTING_NOWHERE;
}

static Light
light_of_line (UiDanceCodeExcerpt *self, uint32_t line)
{
  const ListingLight *light = &self->lit.light;

  for (unsigned i = 0; i < light->n_steps; i++)
    if (excerpt_line_of (self, light->steps[i]) == line)
      return i == self->lit.current ? LIGHT_STRONG : LIGHT_WRITE;
  for (unsigned i = 0; i < light->n_calls; i++)
    if (excerpt_line_of (self, light->calls[i]) == line)
      return LIGHT_PALE;
  return LIGHT_DARK;
}

static unsigned
least_indent (UiDanceCodeExcerpt *self, uint32_t first, uint32_t n)
{
  unsigned least = UINT32_MAX;

  for (uint32_t i = first; i < first + n; i++)
    least = MIN (least, self->listing->lines[i].indent);
  return least;
}

static bool
lines_fit (UiDanceCodeExcerpt *self, uint32_t first, uint32_t n, int figure)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const unsigned indent = least_indent (self, first, n);
  int height = 0;

  for (uint32_t i = first; i < first + n; i++)
    height += height_of_line (self, i, self->listing->lines[i].indent - indent, width, figure);
  return n <= MOST_LINES && height <= gtk_widget_get_height (GTK_WIDGET (self));
}

/* Adds lines above and below in turns, as long as they fit. */
static Shown
find_shown (UiDanceCodeExcerpt *self, int figure)
{
  const ListingLight *light = &self->lit.light;
  const uint32_t last = self->listing->n;
  const uint32_t current =
      light->n_steps > 0 ? excerpt_line_of (self, light->steps[self->lit.current]) : 0;
  Shown shown = { current < last ? current : 0, 1, 0 };
  const uint32_t begin = light->n_steps > 0 ? excerpt_line_of (self, light->steps[0]) : shown.first;
  bool above = true, below = true;

  if (begin < last && light->n_steps > 1 && lines_fit (self, begin, light->n_steps, figure))
    {
      shown.first = begin;
      shown.n = light->n_steps;
    }
  while (above || below)
    {
      above = above && shown.first > 0 && lines_fit (self, shown.first - 1, shown.n + 1, figure);
      shown.first -= above;
      shown.n += above;
      below = below && shown.first + shown.n < last
              && lines_fit (self, shown.first, shown.n + 1, figure);
      shown.n += below;
    }
  shown.indent = least_indent (self, shown.first, shown.n);
  return shown;
}

static void
draw_line_ground (GtkSnapshot *snapshot, GdkRGBA colour, Light light, int y, int width, int height)
{
  static const float grounds[] = {
    [LIGHT_DARK] = 0, [LIGHT_PALE] = 0.08f, [LIGHT_WRITE] = 0.08f, [LIGHT_STRONG] = 0.16f
  };
  const graphene_rect_t whole = GRAPHENE_RECT_INIT (0, (float) y, (float) width, (float) height);
  const graphene_rect_t edge = GRAPHENE_RECT_INIT (0, (float) y, 3, (float) height);
  const GdkRGBA full = colour;

  colour.alpha = grounds[light];
  if (light != LIGHT_DARK)
    gtk_snapshot_append_color (snapshot, &colour, &whole);
  if (light == LIGHT_STRONG)
    gtk_snapshot_append_color (snapshot, &full, &edge);
}

static void
draw_layout (UiDanceCodeExcerpt *self, GtkSnapshot *snapshot, GdkRGBA colour, int x, int y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, self->layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_write_number (UiDanceCodeExcerpt *self,
                   GtkSnapshot *snapshot,
                   GdkRGBA colour,
                   const ListingLine *line,
                   Light light,
                   int y,
                   int figure)
{
  const char number[] = { (char) ('0' + line->write), '\0' };

  if (line->write == 0)
    return;
  if (light != LIGHT_STRONG && light != LIGHT_WRITE)
    colour.alpha *= 0.5f;
  pango_layout_set_width (self->layout, -1);
  pango_layout_set_indent (self->layout, 0);
  pango_layout_set_text (self->layout, number, -1);
  draw_layout (self, snapshot, colour, figure * 3 / 4, y);
}

static void
ui_dance_code_excerpt_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiDanceCodeExcerpt *self = UI_DANCE_CODE_EXCERPT (widget);
  const int width = gtk_widget_get_width (widget);
  int figure, row, y = 0;
  GdkRGBA colour;
  Shown shown;

  if (self->listing == NULL || width <= 0)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  measure_excerpt_font (self, &figure, &row);
  shown = find_shown (self, figure);
  for (uint32_t i = shown.first; i < shown.first + shown.n; i++)
    {
      const ListingLine *line = &self->listing->lines[i];
      const unsigned indent = line->indent - shown.indent;
      const Light light = light_of_line (self, i);
      const int height = height_of_line (self, i, indent, width, figure);

      draw_line_ground (snapshot, colour, light, y, width, height);
      draw_write_number (self, snapshot, colour, line, light, y, figure);
      set_line (self, i, indent, width, figure);
      draw_layout (self, snapshot, colour, indent_of_line (indent, figure), y);
      y += height;
    }
}

/* A screen reader reads the current line. */
static void
name_current_line (UiDanceCodeExcerpt *self)
{
  const ListingLight *light = &self->lit.light;
  const uint32_t line = light->n_steps > 0 ? excerpt_line_of (self, light->steps[self->lit.current])
                                           : LISTING_NOWHERE;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  line != LISTING_NOWHERE ? self->listing->lines[line].text
                                                          : _ ("The algorithm"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  line != LISTING_NOWHERE ? _ ("The current line") : "", -1);
}

void
ui_dance_code_excerpt_light (UiDanceCodeExcerpt *self, const DanceCodeLines *lit)
{
  if (dance_code_is_same (&self->lit, lit))
    return;
  self->lit = *lit;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  name_current_line (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
take_form (UiDanceCodeExcerpt *self)
{
  self->kind.form = (ListingForm) g_settings_get_enum (self->settings, "code");
  if (self->kind.form == LISTING_PLAIN)
    gtk_widget_add_css_class (GTK_WIDGET (self), "plain");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "plain");
  listing_free (self->listing);
  self->listing = listing_new (self->kind);
  self->known_height = 0;
  name_current_line (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ui_dance_code_excerpt_set_run (UiDanceCodeExcerpt *self, Run *run)
{
  const ListingKind kind = dance_code_kind (self->kind.form, run);

  if (self->kind.rule == kind.rule && self->kind.coloured == kind.coloured)
    return;
  self->kind = kind;
  take_form (self);
}

/* The size of the letters can have changed. */
static void
ui_dance_code_excerpt_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  UI_DANCE_CODE_EXCERPT (widget)->known_height = 0;
  GTK_WIDGET_CLASS (ui_dance_code_excerpt_parent_class)->css_changed (widget, change);
}

static void
ui_dance_code_excerpt_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  UI_DANCE_CODE_EXCERPT (widget)->known_height = 0;
  GTK_WIDGET_CLASS (ui_dance_code_excerpt_parent_class)->system_setting_changed (widget, setting);
}

static void
ui_dance_code_excerpt_map (GtkWidget *widget)
{
  name_current_line (UI_DANCE_CODE_EXCERPT (widget));
  GTK_WIDGET_CLASS (ui_dance_code_excerpt_parent_class)->map (widget);
}

static void
ui_dance_code_excerpt_dispose (GObject *object)
{
  UiDanceCodeExcerpt *self = UI_DANCE_CODE_EXCERPT (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->layout);
  g_clear_pointer (&self->listing, listing_free);
  G_OBJECT_CLASS (ui_dance_code_excerpt_parent_class)->dispose (object);
}

static void
ui_dance_code_excerpt_class_init (UiDanceCodeExcerptClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_code_excerpt_dispose;
  widget_class->get_request_mode = ui_dance_code_excerpt_get_request_mode;
  widget_class->measure = ui_dance_code_excerpt_measure;
  widget_class->snapshot = ui_dance_code_excerpt_snapshot;
  widget_class->css_changed = ui_dance_code_excerpt_css_changed;
  widget_class->system_setting_changed = ui_dance_code_excerpt_system_setting_changed;
  widget_class->map = ui_dance_code_excerpt_map;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

/* Never mirrored. */
static void
ui_dance_code_excerpt_init (UiDanceCodeExcerpt *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "excerpt");
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "");
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
}

void
ui_dance_code_excerpt_set_settings (UiDanceCodeExcerpt *self, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::code", G_CALLBACK (take_form), self,
                           G_CONNECT_SWAPPED);
  take_form (self);
}
