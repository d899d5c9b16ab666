#include "ui-dance-counters.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-steady-label.h"
#include "words-gettext.h"

/* Two columns: work done, and results. */
enum
{
  COUNT_NODES,
  COUNT_SOLUTIONS,
  COUNT_UPDATES,
  COUNT_DEAD_ENDS,
  COUNT_LEVEL,
  COUNT_SHARE,
  COUNTS,
};

#define COLUMNS 2

/* Digits that always fit.  A number with more digits causes a new layout of the window. */
#define FIGURES 5
#define SHARE   6 /* characters of the tree's share, from a tenth of it on */

struct _UiDanceCounters
{
  GtkWidget parent_instance;

  GtkWidget *counts[COUNTS];
};

G_DEFINE_FINAL_TYPE (UiDanceCounters, ui_dance_counters, GTK_TYPE_WIDGET)

static void
set_count (UiDanceCounters *self, unsigned which, const char *text)
{
  UiWidgetsSteadyLabel *line = UI_WIDGETS_STEADY_LABEL (self->counts[which]);
  const glong least = which == COUNT_SHARE ? SHARE : FIGURES;

  ui_widgets_steady_label_set_figures (line, (guint) MAX (least, g_utf8_strlen (text, -1)));
  ui_widgets_steady_label_set_text (line, text);
}

static void
show_count (UiDanceCounters *self, unsigned which, uint64_t number)
{
  g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, number);

  set_count (self, which, text);
}

void
ui_dance_counters_update (UiDanceCounters *self, const PlayerState *state)
{
  g_autofree char *share = g_strdup_printf ("%.1f %%", 100 * state->share);

  show_count (self, COUNT_NODES, state->counters->nodes);
  show_count (self, COUNT_UPDATES, state->counters->updates);
  show_count (self, COUNT_SOLUTIONS, state->counters->solutions);
  show_count (self, COUNT_DEAD_ENDS, state->counters->dead_ends);
  show_count (self, COUNT_LEVEL, player_state_shown_level (state));
  set_count (self, COUNT_SHARE, share);
}

/* When a number grows, its name is shortened. */
static GtkWidget *
make_count (UiDanceCounters *self, unsigned which, const char *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (text), *number = ui_widgets_steady_label_new (PANGO_ALIGN_RIGHT);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, text);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), number);
  self->counts[which] = number;
  return row;
}

static void
ui_dance_counters_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_dance_counters_parent_class)->dispose (object);
}

static void
ui_dance_counters_class_init (UiDanceCountersClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_counters_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ui_dance_counters_init (UiDanceCounters *self)
{
  const char *names[COUNTS] = {
    [COUNT_NODES] = _ ("Calls"),         [COUNT_UPDATES] = _ ("Updates"),
    [COUNT_SOLUTIONS] = _ ("Solutions"), [COUNT_DEAD_ENDS] = _ ("Dead ends"),
    [COUNT_LEVEL] = _ ("Level"),         [COUNT_SHARE] = _ ("Tree done"),
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int i = 0; i < COUNTS; i++)
    gtk_grid_attach (GTK_GRID (grid), make_count (self, (unsigned) i, names[i]), i % COLUMNS,
                     i / COLUMNS, 1, 1);
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "counters");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Counters"), -1);
}
