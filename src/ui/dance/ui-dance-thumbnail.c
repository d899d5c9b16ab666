#include "ui-dance-thumbnail.h"

#include "board.h"
#include "paint-picture.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Narrower lists are drawn in this width, and made smaller. */
#define LEAST_LIST_PX 400.0

struct _UiDanceThumbnail
{
  GtkWidget parent_instance;

  DanceShow *show;
  UiWidgetsScheme *scheme;
  PaintPicture *picture;
  PaintText *text;
  int size;
  guint64 number;
};

G_DEFINE_FINAL_TYPE (UiDanceThumbnail, ui_dance_thumbnail, GTK_TYPE_WIDGET)

static void
ui_dance_thumbnail_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  (void) orientation;
  (void) for_size;
  *minimum = *natural = UI_DANCE_THUMBNAIL (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

/* A list of options has a smallest readable size, and would be cut off; here its shape is enough. */
static double
shrink_of (UiDanceThumbnail *self, int width)
{
  const Board *board = run_subject (dance_show_run (self->show))->board;
  const bool is_list = board == NULL || board_look (board) == BOARD_LOOK_LIST;

  return is_list && width < LEAST_LIST_PX ? LEAST_LIST_PX / MAX (width, 1) : 1;
}

static void
ui_dance_thumbnail_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiDanceThumbnail *self = UI_DANCE_THUMBNAIL (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double shrink = shrink_of (self, width);
  const PaintStageOptions options = { .width = width * shrink,
                                      .height = height * shrink,
                                      .scale = gtk_widget_get_scale_factor (widget) / shrink,
                                      .text_scale = 1,
                                      .zoom = 1,
                                      .pan_x = 0.5,
                                      .pan_y = 0.5 };
  PaintTheme theme = *paint_theme (ui_widgets_scheme_theme (self->scheme));
  PaintFrame frame = { .phase = 1, .pointed = PAINT_POINTED_NOTHING };
  DanceSolutions *solutions = dance_show_solutions (self->show);
  cairo_t *cr;

  if (solutions == NULL || self->picture == NULL)
    return;
  frame.state = dance_solutions_state (solutions, self->number);
  if (frame.state == NULL || paint_picture_set_options (self->picture, &options) != BASE_OK)
    return;
  ui_widgets_scheme_take_ground (&theme, widget);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_scale (cr, 1 / shrink, 1 / shrink);
  (void) paint_picture_draw (self->picture, cr, &frame, &theme, self->text);
  cairo_destroy (cr);
}

static void
ui_dance_thumbnail_dispose (GObject *object)
{
  UiDanceThumbnail *self = UI_DANCE_THUMBNAIL (object);

  g_clear_pointer (&self->picture, paint_picture_free);
  g_clear_object (&self->show);
  g_clear_object (&self->scheme);
  G_OBJECT_CLASS (ui_dance_thumbnail_parent_class)->dispose (object);
}

static void
ui_dance_thumbnail_finalize (GObject *object)
{
  paint_text_free (UI_DANCE_THUMBNAIL (object)->text);
  G_OBJECT_CLASS (ui_dance_thumbnail_parent_class)->finalize (object);
}

static void
ui_dance_thumbnail_class_init (UiDanceThumbnailClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_thumbnail_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_dance_thumbnail_finalize;
  widget_class->measure = ui_dance_thumbnail_measure;
  widget_class->snapshot = ui_dance_thumbnail_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ui_dance_thumbnail_init (UiDanceThumbnail *self)
{
  self->text = paint_text_new (NULL);
}

GtkWidget *
ui_dance_thumbnail_new (DanceShow *show, UiWidgetsScheme *scheme, int size)
{
  UiDanceThumbnail *self = g_object_new (UI_TYPE_DANCE_THUMBNAIL, NULL);

  self->show = g_object_ref (show);
  self->scheme = g_object_ref (scheme);
  self->size = size;
  if (paint_picture_new (PAINT_PICTURE_BOARD, run_subject (dance_show_run (show)), &self->picture)
      != BASE_OK)
    self->picture = NULL;
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
ui_dance_thumbnail_set_number (UiDanceThumbnail *self, guint64 number)
{
  BaseText name = BASE_TEXT_EMPTY;

  self->number = number;
  words_fill (&name, _ ("Solution %1"), WORDS_WITH (WORDS_NUMBER (number)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  base_text_string (&name), -1);
  base_text_clear (&name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
