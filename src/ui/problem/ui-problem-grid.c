/* The cursor, the sizes, and the handling of pointer and keys; ui-problem-grid-drawing.c draws. */
#include "ui-problem-grid-private.h"

#include "words-fill.h"
#include "words-gettext.h"

#define CELL        24.0
#define LARGE_CELL  40.0 /* if there is room */
#define MOST_LETTER 12   /* letters of a name that are drawn */
#define LEAST       120

enum
{
  PROP_ACROSS = 1,
  PROP_DOWN,
  PROP_H_POLICY,
  PROP_V_POLICY,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (UiProblemGrid,
                               ui_problem_grid,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* "Option 2, item D: in it". */
static char *
describe_grid_cell (UiProblemGrid *self, guint row, guint item)
{
  BaseText text = BASE_TEXT_EMPTY;
  uint32_t colour = 0;
  bool has = desk_problem_has (self->problem, row, item, &colour);
  const char *sentence =
      has ? _ ("Option %1, item %2: in it") : _ ("Option %1, item %2: not in it");
  g_autofree char *number = ui_problem_grid_number_of (self, row);
  char *told;

  if (colour != 0)
    sentence = _ ("Option %1, item %2: in it, in colour %3");
  words_fill (
      &text, sentence,
      WORDS_WITH (WORDS_TEXT (number),
                  WORDS_TEXT (cover_problem_item_name (ui_problem_grid_cover (self), item, NULL)),
                  WORDS_TEXT (colour != 0 ? cover_problem_colour_name (ui_problem_grid_cover (self),
                                                                       colour, NULL)
                                          : "")));
  told = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return told;
}

/* Sets the accessible name for a screen reader while the widget has the focus. */
static void
name (UiProblemGrid *self)
{
  g_autofree char *told = NULL;

  if (ui_problem_grid_n_rows (self) > 0 && ui_problem_grid_n_items (self) > 0)
    told = describe_grid_cell (self, self->row, self->item);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      told != NULL ? told : _ ("Picture of the problem: no options yet"), -1);
}

static void
measure_names (UiProblemGrid *self)
{
  double scale = ui_widgets_scheme_text_scale (GTK_WIDGET (self));
  double across, down;
  glong longest = 1;
  guint digits = 1;

  for (guint i = 0; i < ui_problem_grid_n_items (self); i++)
    longest = MAX (longest,
                   g_utf8_strlen (cover_problem_item_name (ui_problem_grid_cover (self), i, NULL),
                                  4 * MOST_LETTER));
  for (guint n = ui_problem_grid_n_rows (self); n > 9; n /= 10)
    digits++;
  across = (gtk_widget_get_width (GTK_WIDGET (self)) - 2)
           / (ui_problem_grid_n_items (self) + 0.8 + 0.4 * digits);
  down = (gtk_widget_get_height (GTK_WIDGET (self)) - 2) / (ui_problem_grid_n_rows (self) + 1.0);
  self->cell = floor (CLAMP (MIN (across, down), CELL * scale, LARGE_CELL * scale));
  self->upright = longest > 2;
  self->head = self->upright
                   ? round (self->cell * (0.6 + 0.36 * (double) MIN (longest, MOST_LETTER)))
                   : self->cell;
  self->side = round (self->cell * (0.7 + 0.4 * digits));
}

static void
set_range (GtkAdjustment *adjustment, double length, double page, double step)
{
  double value;

  if (adjustment == NULL)
    return;
  page = MAX (page, 1);
  value = CLAMP (gtk_adjustment_get_value (adjustment), 0, MAX (0, length - page));
  gtk_adjustment_configure (adjustment, value, 0, MAX (length, page), step, page * 0.9, page);
}

static void
set_ranges (UiProblemGrid *self)
{
  if (gtk_widget_get_width (GTK_WIDGET (self)) < 1)
    return; /* scroll bars that change before there is any room would be drawn without a place */
  measure_names (self);
  set_range (self->across, ui_problem_grid_n_items (self) * self->cell + 1,
             gtk_widget_get_width (GTK_WIDGET (self)) - self->side, self->cell);
  set_range (self->down, ui_problem_grid_n_rows (self) * self->cell + 1,
             gtk_widget_get_height (GTK_WIDGET (self)) - self->head, self->cell);
}

static void
show_cursor (UiProblemGrid *self)
{
  if (self->across != NULL)
    gtk_adjustment_clamp_page (self->across, self->item * self->cell,
                               (self->item + 1) * self->cell + 1);
  if (self->down != NULL)
    gtk_adjustment_clamp_page (self->down, self->row * self->cell,
                               (self->row + 1) * self->cell + 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_problem_grid_set_problem (UiProblemGrid *self, DeskProblem *problem)
{
  if (problem != self->problem)
    {
      desk_problem_unref (self->problem);
      self->problem = problem != NULL ? desk_problem_ref (problem) : NULL;
    }
  self->row = MIN (self->row, MAX (ui_problem_grid_n_rows (self), 1) - 1);
  self->item = MIN (self->item, MAX (ui_problem_grid_n_items (self), 1) - 1);
  set_ranges (self);
  name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_problem_grid_set_current (UiProblemGrid *self, gboolean current)
{
  self->current = current;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static bool
find_grid_cell (UiProblemGrid *self, double x, double y, guint *out_row, guint *out_item)
{
  double column = (x - self->side + ui_problem_grid_place (self->across)) / self->cell;
  double row = (y - self->head + ui_problem_grid_place (self->down)) / self->cell;

  if (x < self->side || y < self->head || column >= ui_problem_grid_n_items (self)
      || row >= ui_problem_grid_n_rows (self))
    return false;
  *out_row = (guint) row;
  *out_item = (guint) column;
  return true;
}

static void
ask_to_toggle (UiProblemGrid *self)
{
  if (self->current && self->row < ui_problem_grid_n_rows (self)
      && self->item < ui_problem_grid_n_items (self))
    g_signal_emit_by_name (self, "toggled", self->row, self->item);
}

static void
released (GtkGestureClick *gesture, int n_presses, double x, double y, UiProblemGrid *self)
{
  (void) gesture;
  (void) n_presses;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!find_grid_cell (self, x, y, &self->row, &self->item))
    return;
  name (self);
  show_cursor (self);
  ask_to_toggle (self);
}

static gboolean
toggle (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  (void) arguments;
  (void) data;
  ask_to_toggle (UI_PROBLEM_GRID (widget));
  return GDK_EVENT_STOP;
}

/* Moves the cursor by the given columns and rows, as far as there are any. */
static gboolean
move (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  UiProblemGrid *self = UI_PROBLEM_GRID (widget);
  int right, down;

  (void) data;
  g_variant_get (arguments, "(ii)", &right, &down);
  if (ui_problem_grid_n_rows (self) == 0 || ui_problem_grid_n_items (self) == 0)
    return GDK_EVENT_PROPAGATE;
  self->item =
      (guint) CLAMP ((gint64) self->item + right, 0, (gint64) ui_problem_grid_n_items (self) - 1);
  self->row =
      (guint) CLAMP ((gint64) self->row + down, 0, (gint64) ui_problem_grid_n_rows (self) - 1);
  name (self);
  show_cursor (self);
  return GDK_EVENT_STOP;
}

static gboolean
query_tooltip (UiProblemGrid *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  guint row, item;
  g_autofree char *told = NULL;

  if (keyboard || !find_grid_cell (self, x, y, &row, &item))
    return FALSE;
  told = describe_grid_cell (self, row, item);
  gtk_tooltip_set_text (tooltip, told);
  return TRUE;
}

static void
ui_problem_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  (void) width;
  (void) height;
  (void) baseline;
  set_ranges (UI_PROBLEM_GRID (widget));
}

static void
ui_problem_grid_measure (GtkWidget *widget,
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
  *minimum = *natural = LEAST;
  *minimum_baseline = *natural_baseline = -1;
}

static void
take_adjustment (UiProblemGrid *self, GtkAdjustment **there, GtkAdjustment *adjustment)
{
  if (*there != NULL)
    g_signal_handlers_disconnect_by_data (*there, self);
  g_set_object (there, adjustment);
  if (adjustment != NULL)
    g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw),
                              self);
  set_ranges (self);
}

static void
ui_problem_grid_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  UiProblemGrid *self = UI_PROBLEM_GRID (object);

  if (id == PROP_ACROSS)
    take_adjustment (self, &self->across, g_value_get_object (value));
  else if (id == PROP_DOWN)
    take_adjustment (self, &self->down, g_value_get_object (value));
  else if (id == PROP_H_POLICY)
    self->h_policy = (guint) g_value_get_enum (value);
  else if (id == PROP_V_POLICY)
    self->v_policy = (guint) g_value_get_enum (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
ui_problem_grid_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  UiProblemGrid *self = UI_PROBLEM_GRID (object);

  if (id == PROP_ACROSS)
    g_value_set_object (value, self->across);
  else if (id == PROP_DOWN)
    g_value_set_object (value, self->down);
  else if (id == PROP_H_POLICY)
    g_value_set_enum (value, (int) self->h_policy);
  else if (id == PROP_V_POLICY)
    g_value_set_enum (value, (int) self->v_policy);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
ui_problem_grid_dispose (GObject *object)
{
  UiProblemGrid *self = UI_PROBLEM_GRID (object);
  GtkAdjustment **adjustments[] = { &self->across, &self->down };

  for (unsigned i = 0; i < G_N_ELEMENTS (adjustments); i++)
    {
      if (*adjustments[i] != NULL)
        g_signal_handlers_disconnect_by_data (*adjustments[i], self);
      g_clear_object (adjustments[i]);
    }
  g_clear_pointer (&self->problem, desk_problem_unref);
  g_clear_object (&self->scheme);
  G_OBJECT_CLASS (ui_problem_grid_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *class)
{
  static const struct
  {
    guint key;
    int right, down;
  } moves[] = {
    { GDK_KEY_Left, -1, 0 },      { GDK_KEY_Right, 1, 0 },     { GDK_KEY_Up, 0, -1 },
    { GDK_KEY_Down, 0, 1 },       { GDK_KEY_KP_Left, -1, 0 },  { GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_KP_Up, 0, -1 },     { GDK_KEY_KP_Down, 0, 1 },   { GDK_KEY_Home, -G_MAXINT, 0 },
    { GDK_KEY_End, G_MAXINT, 0 }, { GDK_KEY_Page_Up, 0, -10 }, { GDK_KEY_Page_Down, 0, 10 },
  };
  static const guint presses[] = { GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter,
                                   GDK_KEY_KP_Space };

  for (unsigned i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_add_binding (class, moves[i].key, 0, move, "(ii)", moves[i].right,
                                  moves[i].down);
  for (unsigned i = 0; i < G_N_ELEMENTS (presses); i++)
    gtk_widget_class_add_binding (class, presses[i], 0, toggle, NULL);
}

static void
ui_problem_grid_class_init (UiProblemGridClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = ui_problem_grid_dispose;
  object_class->set_property = ui_problem_grid_set_property;
  object_class->get_property = ui_problem_grid_get_property;
  widget_class->snapshot = ui_problem_grid_snapshot;
  widget_class->measure = ui_problem_grid_measure;
  widget_class->size_allocate = ui_problem_grid_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "problem");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  g_object_class_override_property (object_class, PROP_ACROSS, "hadjustment");
  g_object_class_override_property (object_class, PROP_DOWN, "vadjustment");
  g_object_class_override_property (object_class, PROP_H_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_V_POLICY, "vscroll-policy");
  g_signal_new ("toggled", UI_TYPE_PROBLEM_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  bind_keys (widget_class);
}

static void
ui_problem_grid_init (UiProblemGrid *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  self->current = TRUE;
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  g_signal_connect (click, "released", G_CALLBACK (released), self);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip), NULL);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  name (self);
}

void
ui_problem_grid_set_scheme (UiProblemGrid *self, UiWidgetsScheme *scheme)
{
  self->scheme = g_object_ref (scheme);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
