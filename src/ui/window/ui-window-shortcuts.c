#include "ui-window-shortcuts.h"

#include "ui-board-actions.h"
#include "ui-dance.h"
#include "ui-widgets-dialog.h"
#include "ui-window-actions.h"
#include "words-gettext.h"

/* Second keys for those who have no keypad, or have one, are not worth a place. */
static bool
is_shown (const char *key)
{
  return strstr (key, "KP_") == NULL && !g_str_has_suffix (key, "equal");
}

static GtkWidget *
make_keys (const UiWidgetsAction *action)
{
  g_auto (GStrv) keys = g_strsplit (action->keys, " ", -1);
  GString *shown = g_string_new (NULL);
  GtkWidget *label;

  for (unsigned i = 0; keys[i] != NULL; i++)
    if (is_shown (keys[i]))
      g_string_append_printf (shown, "%s%s", shown->len > 0 ? " " : "", keys[i]);
  label = gtk_shortcut_label_new (shown->str);
  g_string_free (shown, TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  return label;
}

static GtkWidget *
make_title (const UiWidgetsAction *action)
{
  GtkWidget *label = gtk_label_new (_ (action->title));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* Returns the row below those of the group. */
static int
add_table (GtkGrid *grid, const UiWidgetsActionTable *table, UiWidgetsActionGroup group, int row)
{
  for (unsigned i = 0; i < table->n; i++)
    {
      const UiWidgetsAction *action = ui_widgets_action_table_get (table, i);

      if (action->group != group || action->title == NULL || action->keys == NULL)
        continue;
      gtk_grid_attach (grid, make_title (action), 0, row, 1, 1);
      gtk_grid_attach (grid, make_keys (action), 1, row++, 1, 1);
    }
  return row;
}

/* Returns the row below the group. */
static int
add_group (GtkGrid *grid, UiWidgetsActionGroup group, int row)
{
  const UiWidgetsActionTable *const tables[] = { &ui_board_action_table, &ui_dance_action_table,
                                                 &ui_window_action_table };
  GtkWidget *heading = gtk_label_new (ui_widgets_action_group_title (group));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "group");
  gtk_grid_attach (grid, heading, 0, row++, 2, 1);
  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    row = add_table (grid, tables[i], group, row);
  return row;
}

void
ui_window_shortcuts_present (GtkWindow *parent)
{
  GtkWindow *window = ui_widgets_dialog_new (parent, _ ("Keyboard Shortcuts"), 640, 640);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  int row = 0;

  gtk_grid_set_row_spacing (grid, 6);
  gtk_grid_set_column_spacing (grid, 24);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "form");
  for (unsigned group = 0; group < UI_WIDGETS_GROUPS; group++)
    row = add_group (grid, (UiWidgetsActionGroup) group, row);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (grid));
  gtk_window_set_child (window, scroller);
  gtk_window_present (window);
}
