#include "ui-window-shortcuts.h"

#include "ui-board-actions.h"
#include "ui-dance.h"
#include "ui-widgets-dialog.h"
#include "ui-window-actions.h"
#include "words-gettext.h"

struct _UiWindowShortcutsDialog
{
  UiWidgetsDialog parent_instance;

  GtkGrid *grid;
};

#define UI_TYPE_WINDOW_SHORTCUTS_DIALOG (ui_window_shortcuts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (UiWindowShortcutsDialog,
                      ui_window_shortcuts_dialog,
                      UI,
                      WINDOW_SHORTCUTS_DIALOG,
                      UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiWindowShortcutsDialog, ui_window_shortcuts_dialog, UI_TYPE_WIDGETS_DIALOG)

/* Second keys, for keyboards with or without a keypad, are not listed. */
static bool
is_key_shown (const char *key)
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
    if (is_key_shown (keys[i]))
      g_string_append_printf (shown, "%s%s", shown->len > 0 ? " " : "", keys[i]);
  label = gtk_shortcut_label_new (shown->str);
  g_string_free (shown, TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  return label;
}

static GtkWidget *
make_shortcut_title (const UiWidgetsAction *action)
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
      gtk_grid_attach (grid, make_shortcut_title (action), 0, row, 1, 1);
      gtk_grid_attach (grid, make_keys (action), 1, row++, 1, 1);
    }
  return row;
}

/* Returns the row below the group. */
static int
add_shortcut_group (GtkGrid *grid, UiWidgetsActionGroup group, int row)
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

static void
ui_window_shortcuts_dialog_class_init (UiWindowShortcutsDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, UiWindowShortcutsDialog, grid);
}

static void
ui_window_shortcuts_dialog_init (UiWindowShortcutsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_window_shortcuts_present (GtkWindow *parent)
{
  UiWindowShortcutsDialog *self = g_object_new (UI_TYPE_WINDOW_SHORTCUTS_DIALOG, NULL);
  int row = 0;

  for (unsigned group = 0; group < UI_WIDGETS_GROUPS; group++)
    row = add_shortcut_group (self->grid, (UiWidgetsActionGroup) group, row);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
