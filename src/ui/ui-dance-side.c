#include "ui-dance-side.h"

#include "dance-code.h"
#include "ui-chart.h"
#include "ui-line.h"
#include "words-fill.h"
#include "words-gettext.h"

enum
{
  COUNT_NODES,
  COUNT_UPDATES,
  COUNT_SOLUTIONS,
  COUNT_DEAD_ENDS,
  COUNT_LEVEL,
  COUNT_SHARE,
  COUNTS,
};

/* Deeper levels are not set in further: a search of eighty levels would leave no room for words. */
#define DEEPEST 6

struct _UiDanceSide
{
  GtkBox parent_instance;

  GtkWidget *lines[DANCE_CODE_LINES + 1];
  GtkWidget *counts[COUNTS];
  GtkWidget *transcript, *in_c, *chart;
  DanceCodeLines lit;
};

G_DEFINE_FINAL_TYPE (UiDanceSide, ui_dance_side, GTK_TYPE_BOX)

static void
write_code (UiDanceSide *self)
{
  bool in_c = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->in_c));

  for (unsigned line = 1; line <= DANCE_CODE_LINES; line++)
    {
      const char *text = in_c ? dance_code_c (line) : dance_code_words (line);
      g_autofree char *indented =
          g_strdup_printf ("%*s%s", 2 * (int) dance_code_indent (line), "", text);

      gtk_label_set_label (GTK_LABEL (self->lines[line]), indented);
      gtk_widget_set_tooltip_text (self->lines[line], text);
    }
}

static GtkWidget *
make_heading (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "group");
  return label;
}

static void
add_code (UiDanceSide *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *heading = make_heading (_ ("The algorithm"));

  self->in_c = gtk_toggle_button_new_with_label ("C");
  gtk_widget_set_tooltip_text (self->in_c, _ ("As C code"));
  gtk_widget_set_valign (self->in_c, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->in_c, "flat");
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_box_append (GTK_BOX (row), heading);
  gtk_box_append (GTK_BOX (row), self->in_c);
  gtk_box_append (GTK_BOX (self), row);
  for (unsigned line = 1; line <= DANCE_CODE_LINES; line++)
    {
      self->lines[line] = gtk_label_new (NULL);
      gtk_label_set_xalign (GTK_LABEL (self->lines[line]), 0);
      gtk_label_set_ellipsize (GTK_LABEL (self->lines[line]), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (self->lines[line], "code");
      gtk_box_append (GTK_BOX (box), self->lines[line]);
    }
  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (self), box);
  g_signal_connect_swapped (self->in_c, "toggled", G_CALLBACK (write_code), self);
  write_code (self);
}

static void
add_counts (UiDanceSide *self)
{
  const char *names[COUNTS] = {
    [COUNT_NODES] = _ ("Nodes"),         [COUNT_UPDATES] = _ ("Updates"),
    [COUNT_SOLUTIONS] = _ ("Solutions"), [COUNT_DEAD_ENDS] = _ ("Dead ends"),
    [COUNT_LEVEL] = _ ("Level"),         [COUNT_SHARE] = _ ("Share of the tree"),
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (int i = 0; i < COUNTS; i++)
    {
      GtkWidget *name = gtk_label_new (names[i]);

      self->counts[i] = ui_line_new (PANGO_ALIGN_RIGHT);
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      ui_line_set_figures (UI_LINE (self->counts[i]), 11);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_grid_attach (GTK_GRID (grid), name, 0, i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), self->counts[i], 1, i, 1, 1);
    }
  gtk_box_append (GTK_BOX (self), make_heading (_ ("Counters")));
  gtk_box_append (GTK_BOX (self), grid);
}

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
  /* The row is what has the focus, and so what is to have a name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, dance_line_sentence (line), -1);
  gtk_widget_set_margin_start (label, 6 * (int) MIN (dance_line_level (line), DEEPEST));
}

static void
activated (UiDanceSide *self, guint index)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (self->transcript)));
  g_autoptr (DanceLine) line = g_list_model_get_item (model, index);

  if (line != NULL)
    g_signal_emit_by_name (self, "chosen", (guint64) dance_line_position (line));
}

static void
add_transcript (UiDanceSide *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_line), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_line), NULL);
  self->transcript = gtk_list_view_new (NULL, factory);
  gtk_widget_add_css_class (self->transcript, "transcript");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->transcript), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Transcript"), -1);
  g_signal_connect_swapped (self->transcript, "activate", G_CALLBACK (activated), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->transcript);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 120);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), make_heading (_ ("Transcript")));
  gtk_box_append (GTK_BOX (self), scroller);
}

static void
light (UiDanceSide *self, unsigned line, const char *class, bool on)
{
  if (line == DANCE_CODE_NONE)
    return;
  if (on)
    gtk_widget_add_css_class (self->lines[line], class);
  else
    gtk_widget_remove_css_class (self->lines[line], class);
}

static void
count (UiDanceSide *self, unsigned which, uint64_t number)
{
  g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, number);

  ui_line_set_text (UI_LINE (self->counts[which]), text);
}

void
ui_dance_side_update (UiDanceSide *self, const PlayerState *state)
{
  DanceCodeLines lit = dance_code_lines (state);
  g_autofree char *share = g_strdup_printf ("%.1f %%", 100 * state->share);

  light (self, self->lit.strong, "strong", false);
  light (self, self->lit.pale, "pale", false);
  light (self, lit.pale, "pale", true);
  light (self, lit.strong, "strong", true);
  self->lit = lit;
  count (self, COUNT_NODES, state->counters->nodes);
  count (self, COUNT_UPDATES, state->counters->updates);
  count (self, COUNT_SOLUTIONS, state->counters->solutions);
  count (self, COUNT_DEAD_ENDS, state->counters->dead_ends);
  count (self, COUNT_LEVEL, player_state_n_taken (state));
  ui_line_set_text (UI_LINE (self->counts[COUNT_SHARE]), share);
  ui_chart_update (UI_CHART (self->chart));
}

void
ui_dance_side_set_show (UiDanceSide *self, DanceShow *show)
{
  ui_chart_set_show (UI_CHART (self->chart), show);
}

static void
show_end (UiDanceSide *self)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (self->transcript));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (model));

  if (n == 0)
    return;
  gtk_selection_model_select_item (model, n - 1, TRUE);
  gtk_widget_activate_action (self->transcript, "list.scroll-to-item", "u", n - 1);
}

void
ui_dance_side_set_script (UiDanceSide *self, DanceScript *script)
{
  GtkSingleSelection *selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (script)));

  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->transcript), GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (selection, "items-changed", G_CALLBACK (show_end), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_object_unref (selection);
}

static void
ui_dance_side_class_init (UiDanceSideClass *class)
{
  (void) class;
  g_signal_new ("chosen", UI_TYPE_DANCE_SIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_UINT64);
}

static void
ui_dance_side_init (UiDanceSide *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "side");
}

GtkWidget *
ui_dance_side_new (UiScheme *scheme)
{
  UiDanceSide *self = g_object_new (UI_TYPE_DANCE_SIDE, NULL);

  add_code (self);
  add_counts (self);
  self->chart = ui_chart_new (scheme);
  gtk_box_append (GTK_BOX (self), self->chart);
  add_transcript (self);
  return GTK_WIDGET (self);
}
