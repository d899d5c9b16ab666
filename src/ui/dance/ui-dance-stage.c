/* Shares of the width, from the table of the window in the teaching notes: 28, 48 and 24 percent on
 * a wide screen; 32 and 68 percent on a laptop; a single part on a telephone, where the picture can
 * be the board as well. */
#include "ui-dance-stage.h"

#include "ui-widgets-dialog.h"

#define GAP        12
#define WIDE       1460
#define MEDIUM     620
#define LEAST_SIDE 260

struct _UiDanceStage
{
  GtkWidget parent_instance;

  gboolean alone, twice;
};

typedef struct
{
  GtkWidget *board, *picture, *side;
} StageParts;

G_DEFINE_FINAL_TYPE (UiDanceStage, ui_dance_stage, GTK_TYPE_WIDGET)

static StageParts
find_stage_parts (GtkWidget *stage)
{
  GtkWidget *board = gtk_widget_get_first_child (stage);

  return (StageParts){ board, gtk_widget_get_next_sibling (board),
                       gtk_widget_get_last_child (stage) };
}

UiDanceStageShape
ui_dance_stage_shape (int width)
{
  return width >= WIDE     ? UI_DANCE_STAGE_WIDE
         : width >= MEDIUM ? UI_DANCE_STAGE_MEDIUM
                           : UI_DANCE_STAGE_NARROW;
}

int
ui_dance_stage_board_width (int width)
{
  return width * (ui_dance_stage_shape (width) == UI_DANCE_STAGE_WIDE ? 28 : 32) / 100 + GAP;
}

static void
ui_dance_stage_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  const StageParts parts = find_stage_parts (widget);
  GtkWidget *children[] = { parts.board, parts.picture, parts.side };

  (void) for_size;
  for (unsigned i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int least, wanted;

      gtk_widget_measure (children[i], orientation, -1, &least, &wanted, NULL, NULL);
    }
  gtk_widget_measure (parts.picture, orientation, -1, minimum, natural, NULL, NULL);
  /* The stage uses the height that the words leave, and requests none of theirs. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

static void
place_stage_part (GtkWidget *child, gboolean shown, int x, int width, int height)
{
  GtkAllocation where = { x, 0, width, height };

  ui_widgets_show_child (child, shown);
  if (shown)
    gtk_widget_size_allocate (child, &where, -1);
}

static void
ui_dance_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiDanceStage *self = UI_DANCE_STAGE (widget);
  const StageParts parts = find_stage_parts (widget);
  UiDanceStageShape shape = self->alone ? UI_DANCE_STAGE_NARROW : ui_dance_stage_shape (width);
  gboolean wide = shape == UI_DANCE_STAGE_WIDE;
  gboolean both = shape != UI_DANCE_STAGE_NARROW && !self->twice;
  int side = wide ? MAX (LEAST_SIDE, width * 24 / 100) : 0;
  int board = both ? ui_dance_stage_board_width (width) : 0;
  int picture = width - board - side - (wide ? GAP : 0);

  (void) baseline;
  place_stage_part (parts.board, both, 0, board - GAP, height);
  place_stage_part (parts.picture, TRUE, board, picture, height);
  place_stage_part (parts.side, wide, board + picture + GAP, side, height);
}

void
ui_dance_stage_set_alone (UiDanceStage *self, gboolean alone)
{
  self->alone = alone;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ui_dance_stage_set_twice (UiDanceStage *self, gboolean twice)
{
  self->twice = twice;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
ui_dance_stage_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_dance_stage_parent_class)->dispose (object);
}

static void
ui_dance_stage_class_init (UiDanceStageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_stage_dispose;
  widget_class->measure = ui_dance_stage_measure;
  widget_class->size_allocate = ui_dance_stage_size_allocate;
  /* The name of the stage is the last step, and in GTK 4.18 a generic widget has no name. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Never mirrored. */
static void
ui_dance_stage_init (UiDanceStage *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
