/* Only the visible part is drawn, so a long text costs no more than a short one.  Names and numbers
 * do not scroll with the cells, so they stay visible.  Nothing is mirrored. */
#include "ui-problem-grid-private.h"

static bool
is_secondary (UiProblemGrid *self, guint item)
{
  return item >= cover_problem_n_primary (ui_problem_grid_cover (self));
}

/* Returns the number of the option, as the dance counts options; an option that is left out has
 * none. */
char *
ui_problem_grid_number_of (UiProblemGrid *self, guint row)
{
  uint32_t option = self->problem->rows[row].option;

  return option != COVER_NONE ? g_strdup_printf ("%u", option + 1) : g_strdup ("–");
}

/* The state of drawing one frame. */
typedef struct
{
  UiProblemGrid *grid;
  cairo_t *cr;
  PaintTheme theme;
  PangoLayout *layout;
  guint first_item, end_item, first_row, end_row; /* in sight */
  double left, top;                               /* of the first cell there is */
} Pen;

/* Draws a text in the middle of a place that is at most `width` wide; upwards from below if
 * `upright`. */
static void
draw_text (Pen *pen, const char *text, double x, double y, double width, bool upright)
{
  int text_width, text_height;

  pango_layout_set_text (pen->layout, text, -1);
  pango_layout_set_width (pen->layout, (int) width * PANGO_SCALE);
  pango_layout_get_pixel_size (pen->layout, &text_width, &text_height);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  if (upright)
    {
      cairo_rotate (pen->cr, -G_PI / 2);
      cairo_move_to (pen->cr, 0, -text_height / 2.0);
    }
  else
    cairo_move_to (pen->cr, -width / 2, -text_height / 2.0);
  pango_cairo_show_layout (pen->cr, pen->layout);
  cairo_restore (pen->cr);
}

/* A full circle: an item that must be covered.  A ring: an item that may be covered, with the first
 * letters of its colour's name. */
static void
draw_mark (Pen *pen, const CoverTerm *term, double x, double y)
{
  UiProblemGrid *self = pen->grid;
  double cell = self->cell, inset = round (cell * 0.16);

  if (!is_secondary (self, term->item))
    {
      paint_set_source (pen->cr, pen->theme.hues[PAINT_HUE_BLUE]);
      cairo_rectangle (pen->cr, x + inset, y + inset, cell - 2 * inset + 1, cell - 2 * inset + 1);
      cairo_fill (pen->cr);
      return;
    }
  paint_set_source (pen->cr, pen->theme.hues[PAINT_HUE_ORANGE]);
  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, x + cell / 2 + 0.5, y + cell / 2 + 0.5, cell / 2 - inset * 0.7, 0, 2 * G_PI);
  cairo_set_line_width (pen->cr, 2);
  cairo_stroke (pen->cr);
  if (term->colour == 0)
    return;
  paint_set_source (pen->cr, pen->theme.label);
  draw_text (pen, cover_problem_colour_name (ui_problem_grid_cover (self), term->colour, NULL),
             x + cell / 2 + 0.5, y + cell / 2, cell * 0.62, false);
}

static void
draw_option_row (Pen *pen, guint row)
{
  UiProblemGrid *self = pen->grid;
  const DeskProblemRow *there = &self->problem->rows[row];
  double y = pen->top + row * self->cell;

  cairo_push_group (pen->cr);
  for (guint i = there->first; i < there->first + there->n_terms; i++)
    {
      const CoverTerm *term = &self->problem->terms[i];

      if (term->item >= pen->first_item && term->item < pen->end_item)
        draw_mark (pen, term, pen->left + term->item * self->cell, y);
    }
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, there->option != COVER_NONE ? 1 : 0.35);
}

/* Thin lines between cells, a thick one before the items that need not be covered. */
static void
draw_grid_lines (Pen *pen)
{
  UiProblemGrid *self = pen->grid;
  double right = pen->left + pen->end_item * self->cell,
         bottom = pen->top + pen->end_row * self->cell;
  double from_x = pen->left + pen->first_item * self->cell,
         from_y = pen->top + pen->first_row * self->cell;
  guint n_primary = cover_problem_n_primary (ui_problem_grid_cover (self));

  for (guint i = pen->first_item; i <= pen->end_item; i++)
    {
      bool thick = i == n_primary && i > 0 && i < ui_problem_grid_n_items (self);

      paint_set_source (pen->cr, thick ? pen->theme.thick : pen->theme.thin);
      cairo_set_line_width (pen->cr, thick ? 3 : 1);
      cairo_move_to (pen->cr, pen->left + i * self->cell + 0.5, from_y);
      cairo_line_to (pen->cr, pen->left + i * self->cell + 0.5, bottom);
      cairo_stroke (pen->cr);
    }
  paint_set_source (pen->cr, pen->theme.thin);
  cairo_set_line_width (pen->cr, 1);
  for (guint i = pen->first_row; i <= pen->end_row; i++)
    {
      cairo_move_to (pen->cr, from_x, pen->top + i * self->cell + 0.5);
      cairo_line_to (pen->cr, right, pen->top + i * self->cell + 0.5);
    }
  cairo_stroke (pen->cr);
}

static void
draw_cursor (Pen *pen)
{
  UiProblemGrid *self = pen->grid;

  if (!gtk_widget_has_focus (GTK_WIDGET (self)) || self->row >= ui_problem_grid_n_rows (self))
    return;
  paint_set_source (pen->cr, pen->theme.signs[PAINT_SIGN_ACCENT]);
  cairo_set_line_width (pen->cr, 3);
  cairo_rectangle (pen->cr, pen->left + self->item * self->cell + 0.5,
                   pen->top + self->row * self->cell + 0.5, self->cell, self->cell);
  cairo_stroke (pen->cr);
}

static void
draw_cells (Pen *pen, double width, double height)
{
  UiProblemGrid *self = pen->grid;

  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, self->side, self->head, width - self->side, height - self->head);
  cairo_clip (pen->cr);
  draw_grid_lines (pen);
  pango_layout_set_alignment (pen->layout, PANGO_ALIGN_CENTER);
  for (guint row = pen->first_row; row < pen->end_row; row++)
    draw_option_row (pen, row);
  draw_cursor (pen);
  cairo_restore (pen->cr);
}

static void
draw_names (Pen *pen, double width)
{
  UiProblemGrid *self = pen->grid;

  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, self->side, 0, width - self->side, self->head);
  cairo_clip (pen->cr);
  paint_set_source (pen->cr, pen->theme.label);
  pango_layout_set_alignment (pen->layout, self->upright ? PANGO_ALIGN_LEFT : PANGO_ALIGN_CENTER);
  for (guint i = pen->first_item; i < pen->end_item; i++)
    draw_text (pen, cover_problem_item_name (ui_problem_grid_cover (self), i, NULL),
               pen->left + (i + 0.5) * self->cell, self->upright ? self->head - 4 : self->head / 2,
               self->upright ? self->head - 6 : self->cell, self->upright);
  cairo_restore (pen->cr);
}

static void
draw_grid_numbers (Pen *pen, double height)
{
  UiProblemGrid *self = pen->grid;

  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, 0, self->head, self->side, height - self->head);
  cairo_clip (pen->cr);
  paint_set_source (pen->cr, pen->theme.label);
  pango_layout_set_alignment (pen->layout, PANGO_ALIGN_CENTER);
  for (guint row = pen->first_row; row < pen->end_row; row++)
    {
      g_autofree char *number = ui_problem_grid_number_of (self, row);

      draw_text (pen, number, self->side / 2, pen->top + (row + 0.5) * self->cell, self->side,
                 false);
    }
  cairo_restore (pen->cr);
}

static void
find_sight (Pen *pen, double width, double height)
{
  UiProblemGrid *self = pen->grid;
  double across = ui_problem_grid_place (self->across), down = ui_problem_grid_place (self->down);

  pen->left = self->side - across;
  pen->top = self->head - down;
  pen->first_item = (guint) (across / self->cell);
  pen->first_row = (guint) (down / self->cell);
  pen->end_item = MIN (ui_problem_grid_n_items (self),
                       (guint) ceil ((across + MAX (0, width - self->side)) / self->cell));
  pen->end_row = MIN (ui_problem_grid_n_rows (self),
                      (guint) ceil ((down + MAX (0, height - self->head)) / self->cell));
}

void
ui_problem_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiProblemGrid *self = UI_PROBLEM_GRID (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  g_autoptr (PangoLayout) layout = NULL;
  Pen pen = { .grid = self, .theme = *paint_theme (ui_widgets_scheme_theme (self->scheme)) };

  if (self->problem == NULL || width < 1 || height < 1)
    return;
  pen.layout = layout = gtk_widget_create_pango_layout (widget, NULL);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  find_sight (&pen, width, height);
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_push_group (pen.cr);
  draw_cells (&pen, width, height);
  draw_names (&pen, width);
  draw_grid_numbers (&pen, height);
  cairo_pop_group_to_source (pen.cr);
  cairo_paint_with_alpha (pen.cr, self->current ? 1 : 0.4);
  cairo_destroy (pen.cr);
}
