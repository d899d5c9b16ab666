#include "ui-board-small.h"

#include "format.h"
#include "ui-board-picture.h"

#define LEAST_SIDE_PX   96
#define NATURAL_SIDE_PX 260

struct _UiBoardSmall
{
  GtkWidget parent_instance;

  UiBoardPicture *picture;
  UiWidgetsScheme *scheme;
};

G_DEFINE_FINAL_TYPE (UiBoardSmall, ui_board_small, GTK_TYPE_WIDGET)

static void
ui_board_small_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  (void) widget;
  (void) orientation;
  (void) for_size;
  *minimum = LEAST_SIDE_PX;
  *natural = NATURAL_SIDE_PX;
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_board_small_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const PaintBoardOptions options = {
    .width = width,
    .height = height,
    .scale = gtk_widget_get_scale_factor (widget),
    .text_scale = ui_widgets_scheme_text_scale (widget),
  };

  (void) baseline;
  ui_board_picture_set_options (UI_BOARD_SMALL (widget)->picture, &options);
}

static void
ui_board_small_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ui_board_picture_snapshot (UI_BOARD_SMALL (widget)->picture, snapshot);
}

static void
follow_theme (UiBoardSmall *self)
{
  PaintTheme theme = *paint_theme (ui_widgets_scheme_theme (self->scheme));

  ui_widgets_scheme_take_ground (&theme, GTK_WIDGET (self));
  if (ui_board_picture_set_theme (self->picture, &theme))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ui_board_small_dispose (GObject *object)
{
  UiBoardSmall *self = UI_BOARD_SMALL (object);

  g_clear_object (&self->scheme);
  g_clear_pointer (&self->picture, ui_board_picture_free);
  G_OBJECT_CLASS (ui_board_small_parent_class)->dispose (object);
}

static void
ui_board_small_class_init (UiBoardSmallClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_small_dispose;
  widget_class->measure = ui_board_small_measure;
  widget_class->size_allocate = ui_board_small_size_allocate;
  widget_class->snapshot = ui_board_small_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ui_board_small_init (UiBoardSmall *self)
{
  self->picture = ui_board_picture_new ();
}

void
ui_board_small_set_scheme (UiBoardSmall *self, UiWidgetsScheme *scheme)
{
  self->scheme = g_object_ref (scheme);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (follow_theme), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (follow_theme), NULL);
}

void
ui_board_small_show (UiBoardSmall *self, const SudokuPuzzle *puzzle, const char *name)
{
  const FormatsLayout usual = { 0 };
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  g_autofree PaintCell *cells = g_new0 (PaintCell, n_cells);
  char symbols[SUDOKU_MAX_VALUES + 1];

  for (uint32_t cell = 0; cell < n_cells; cell++)
    cells[cell] = (PaintCell){ .value = puzzle->values[cell], .kind = PAINT_DIGIT_GIVEN };
  ui_board_picture_set_shape (self->picture, puzzle->shape);
  ui_board_picture_set_symbols (
      self->picture, format_symbols (&usual, sudoku_shape_n_values (puzzle->shape), symbols));
  ui_board_picture_set_cells (self->picture, cells, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
