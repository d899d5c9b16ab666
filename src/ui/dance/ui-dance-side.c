/* From top to bottom: the code, its variables, the memory of the links and the counters; then the
 * chart and the transcript.  The code scrolls by itself, so it leaves the others room; where there
 * is not enough for it, the side scrolls. */
#include "ui-dance-side.h"

#include "ui-canvas-chart.h"
#include "ui-dance-code.h"
#include "ui-dance-counters.h"
#include "ui-dance-memory.h"
#include "ui-dance-variables.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-list-end.h"
#include "words-gettext.h"

/* Deeper levels are not indented further: a search of eighty levels would leave no room for
 * words. */
#define DEEPEST 6

#define GAP 6

struct _UiDanceSide
{
  GtkWidget parent_instance;

  DanceShow *show;
  bool turned;  /* drawn in a different rectangle than the last time */
  bool summary; /* what must be read does not follow */
  GtkWidget *code, *variables, *memory, *counters, *chart, *told, *told_title, *transcript;
};

G_DEFINE_FINAL_TYPE (UiDanceSide, ui_dance_side, GTK_TYPE_WIDGET)

static void
set_up_line (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  (void) factory;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_line (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  DanceLine *line = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);

  (void) factory;
  gtk_label_set_label (GTK_LABEL (label), dance_line_sentence (line));
  /* The row has the focus, so the row needs the name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, dance_line_sentence (line), -1);
  gtk_widget_set_margin_start (label, 6 * (int) MIN (dance_line_level (line), DEEPEST));
}

static void
choose_line (UiDanceSide *self, guint index)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (self->transcript)));
  g_autoptr (DanceLine) line = g_list_model_get_item (model, index);

  if (line != NULL)
    g_signal_emit_by_name (self, "chosen", (guint64) dance_line_position (line));
}

static void
set_transcript_factory (UiDanceSide *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_line), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_line), NULL);
  gtk_list_view_set_factory (GTK_LIST_VIEW (self->transcript), factory);
  ui_widgets_list_view_leave_by_tab (self->transcript);
}

/* Makes the parts pale that do not follow a summary. */
static void
show_summary (UiDanceSide *self, bool summary)
{
  GtkWidget *const waiting[] = { self->code, self->told };

  if (self->summary == summary)
    return;
  self->summary = summary;
  gtk_label_set_label (GTK_LABEL (self->told_title),
                       summary ? _ ("Transcript: waits during a summary") : _ ("Transcript"));
  for (unsigned i = 0; i < G_N_ELEMENTS (waiting); i++)
    if (summary)
      gtk_widget_add_css_class (waiting[i], "waiting");
    else
      gtk_widget_remove_css_class (waiting[i], "waiting");
}

static void
show_memory (UiDanceSide *self)
{
  if (self->show != NULL)
    ui_dance_memory_update (UI_DANCE_MEMORY (self->memory),
                            run_subject (dance_show_run (self->show)),
                            dance_show_state (self->show), dance_show_is_fast (self->show));
}

void
ui_dance_side_update (UiDanceSide *self, const PlayerState *state, bool fast)
{
  if (self->show == NULL)
    return;
  self->turned ^= fast;
  show_summary (self, fast);
  ui_dance_variables_update (UI_DANCE_VARIABLES (self->variables),
                             run_subject (dance_show_run (self->show)), state, fast);
  show_memory (self);
  ui_dance_counters_update (UI_DANCE_COUNTERS (self->counters), state);
  ui_canvas_chart_update (UI_CANVAS_CHART (self->chart));
}

void
ui_dance_side_light (UiDanceSide *self, const DanceCodeLines *lit)
{
  ui_dance_code_light (UI_DANCE_CODE (self->code), lit);
}

void
ui_dance_side_set_show (UiDanceSide *self, DanceShow *show)
{
  g_set_object (&self->show, show);
  if (show != NULL)
    ui_dance_code_set_run (UI_DANCE_CODE (self->code), dance_show_run (show));
  ui_canvas_chart_set_show (UI_CANVAS_CHART (self->chart), show);
}

static void
show_end (UiDanceSide *self)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (self->transcript));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (model));

  if (n == 0)
    return;
  gtk_selection_model_select_item (model, n - 1, TRUE);
  ui_widgets_list_end_show (GTK_LIST_VIEW (self->transcript));
}

void
ui_dance_side_set_script (UiDanceSide *self, DanceScript *script)
{
  GtkSingleSelection *selection;

  if (script == NULL)
    {
      gtk_list_view_set_model (GTK_LIST_VIEW (self->transcript), NULL);
      return;
    }
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (script)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->transcript), GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (selection, "items-changed", G_CALLBACK (show_end), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_object_unref (selection);
}

/* The code has at least that height, unless it needs less. */
#define LEAST_CODE_PX 300

/* Heights for a width. */
typedef struct
{
  int code, variables, memory, counters, chart_least, chart, told;
} Heights;

static int
height_of_side_part (GtkWidget *child, int width, int *out_least)
{
  int least, wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &wanted, NULL, NULL);
  if (out_least != NULL)
    *out_least = least;
  return wanted;
}

static Heights
measure_all (UiDanceSide *self, int width)
{
  Heights heights;

  heights.code = height_of_side_part (self->code, width, NULL);
  heights.variables = height_of_side_part (self->variables, width, NULL);
  heights.memory = height_of_side_part (self->memory, width, NULL);
  heights.counters = height_of_side_part (self->counters, width, NULL);
  heights.chart = height_of_side_part (self->chart, width, &heights.chart_least);
  (void) height_of_side_part (self->told, width, &heights.told);
  return heights;
}

/* With the gaps. */
static int
height_below_code (const Heights *heights)
{
  return heights->variables + heights->memory + heights->counters + heights->chart + heights->told
         + 5 * GAP;
}

static GtkSizeRequestMode
ui_dance_side_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ui_dance_side_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  UiDanceSide *self = UI_DANCE_SIDE (widget);
  Heights heights;

  *minimum = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      heights = measure_all (self, for_size);
      *minimum = MIN (heights.code, LEAST_CODE_PX) + height_below_code (&heights);
    }
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        int least;

        gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
        *minimum = MAX (*minimum, least);
      }
  *natural = *minimum;
}

static void
place_side_part (GtkWidget *child, int *y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ 0, *y, width, height }, -1);
  *y += height + GAP;
}

/* Its container can be lower than the side; it then shows the top at first. */
static void
ui_dance_side_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiDanceSide *self = UI_DANCE_SIDE (widget);
  const int sight = MIN (height, gtk_widget_get_height (gtk_widget_get_parent (widget)));
  const Heights heights = measure_all (self, width);
  const int code = CLAMP (height - height_below_code (&heights), MIN (heights.code, LEAST_CODE_PX),
                          heights.code);
  int y = 0, left;

  (void) baseline;
  place_side_part (self->code, &y, width, code);
  place_side_part (self->variables, &y, width, heights.variables);
  place_side_part (self->memory, &y, width, heights.memory);
  place_side_part (self->counters, &y, width, heights.counters);
  left = sight - y;
  place_side_part (self->chart, &y, width,
                   left >= heights.chart_least ? MIN (left, heights.chart) : heights.chart);
  place_side_part (self->told, &y, width, MAX (heights.told, height - y));
}

/* When GTK finds more than thirty rectangles that differ between two frames, it draws the one
 * rectangle around all of them.  Here nearly every new word and number is a rectangle; with those
 * of the picture there would be more than thirty, and the whole stage would be drawn.  So while the
 * show plays fast, another clip joins the side's rectangles into one. */
static void
ui_dance_side_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const float width = (float) gtk_widget_get_width (widget) + UI_DANCE_SIDE (widget)->turned;
  const float height = (float) gtk_widget_get_height (widget);
  GtkSnapshot *inside = gtk_snapshot_new ();
  GskRenderNode *all, *clipped;

  GTK_WIDGET_CLASS (ui_dance_side_parent_class)->snapshot (widget, inside);
  all = gtk_snapshot_free_to_node (inside);
  if (all == NULL)
    return;
  clipped = gsk_clip_node_new (all, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_node (snapshot, clipped);
  gsk_render_node_unref (clipped);
  gsk_render_node_unref (all);
}

static void
ui_dance_side_dispose (GObject *object)
{
  UiDanceSide *self = UI_DANCE_SIDE (object);

  g_clear_object (&self->show);
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_dance_side_parent_class)->dispose (object);
}

static void
ui_dance_side_class_init (UiDanceSideClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_side_dispose;
  widget_class->get_request_mode = ui_dance_side_get_request_mode;
  widget_class->measure = ui_dance_side_measure;
  widget_class->size_allocate = ui_dance_side_size_allocate;
  widget_class->snapshot = ui_dance_side_snapshot;
  g_signal_new ("chosen", UI_TYPE_DANCE_SIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_UINT64);
  g_type_ensure (UI_TYPE_CANVAS_CHART);
  g_type_ensure (UI_TYPE_DANCE_CODE);
  g_type_ensure (UI_TYPE_DANCE_COUNTERS);
  g_type_ensure (UI_TYPE_DANCE_MEMORY);
  g_type_ensure (UI_TYPE_DANCE_VARIABLES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/side.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, code);
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, variables);
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, memory);
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, counters);
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, chart);
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, told);
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, told_title);
  gtk_widget_class_bind_template_child (widget_class, UiDanceSide, transcript);
  gtk_widget_class_bind_template_callback (widget_class, choose_line);
  gtk_widget_class_bind_template_callback (widget_class, show_memory);
}

static void
ui_dance_side_init (UiDanceSide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_transcript_factory (self);
}

void
ui_dance_side_set_up (UiDanceSide *self, UiWidgetsScheme *scheme, GSettings *settings)
{
  ui_dance_code_set_settings (UI_DANCE_CODE (self->code), settings);
  ui_canvas_chart_set_scheme (UI_CANVAS_CHART (self->chart), scheme);
}
