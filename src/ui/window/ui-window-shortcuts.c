#include "ui-window-shortcuts.h"

#include "ui-board-actions.h"
#include "ui-dance.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-wrap.h"
#include "ui-window-actions.h"
#include "words-gettext.h"

struct _UiWindowShortcutsDialog
{
  UiWidgetsDialog parent_instance;

  GtkWidget *search, *nothing;
  GtkBox *groups;
};

#define UI_TYPE_WINDOW_SHORTCUTS_DIALOG (ui_window_shortcuts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (UiWindowShortcutsDialog,
                      ui_window_shortcuts_dialog,
                      UI,
                      WINDOW_SHORTCUTS_DIALOG,
                      UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiWindowShortcutsDialog, ui_window_shortcuts_dialog, UI_TYPE_WIDGETS_DIALOG)

/* A row, with the text in which the search looks. */
#define SEARCHED "searched"

/* Second keys, for keyboards with or without a keypad, are not listed. */
static bool
is_key_shown (const char *key)
{
  return strstr (key, "KP_") == NULL && !g_str_has_suffix (key, "equal");
}

/* Returns a key's name as menus show it: "Ctrl+Page Down"; of several in a row "Ctrl+1…9". */
static char *
name_key (const char *accelerator)
{
  g_auto (GStrv) ends = g_strsplit (accelerator, "...", 2);
  g_autofree char *first = NULL, *last = NULL;
  GdkModifierType held;
  guint key;

  if (!gtk_accelerator_parse (ends[0], &key, &held))
    g_assert_not_reached ();
  first = gtk_accelerator_get_label (key, held);
  if (ends[1] == NULL)
    return g_steal_pointer (&first);
  gtk_accelerator_parse (ends[1], &key, &held);
  last = gtk_accelerator_get_label (key, held);
  return g_strconcat (first, "…", last, NULL);
}

static GtkWidget *
make_keys (const UiWidgetsAction *action, GString *searched)
{
  g_auto (GStrv) keys = g_strsplit (action->keys, " ", -1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (UI_TYPE_WIDGETS_WRAP, NULL));
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  for (unsigned i = 0; keys[i] != NULL; i++)
    if (is_key_shown (keys[i]))
      {
        g_autofree char *name = name_key (keys[i]);
        GtkWidget *label = gtk_label_new (name);

        gtk_widget_add_css_class (label, "key");
        gtk_box_append (GTK_BOX (box), label);
        g_string_append_printf (searched, " %s", name);
      }
  return box;
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

static GtkWidget *
make_row (const UiWidgetsAction *action)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GString *searched = g_string_new (_ (action->title));

  gtk_box_append (GTK_BOX (row), make_shortcut_title (action));
  gtk_box_append (GTK_BOX (row), make_keys (action, searched));
  g_object_set_data_full (G_OBJECT (row), SEARCHED, g_utf8_casefold (searched->str, -1), g_free);
  g_string_free (searched, TRUE);
  return row;
}

static void
add_table (GtkBox *box, const UiWidgetsActionTable *table, UiWidgetsActionGroup group)
{
  for (unsigned i = 0; i < table->n; i++)
    {
      const UiWidgetsAction *action = ui_widgets_action_table_get (table, i);

      if (action->group == group && action->title != NULL && action->keys != NULL)
        gtk_box_append (box, make_row (action));
    }
}

/* A heading, and a row for each action below it. */
static GtkWidget *
make_shortcut_group (UiWidgetsActionGroup group)
{
  const UiWidgetsActionTable *const tables[] = { &ui_board_action_table, &ui_dance_action_table,
                                                 &ui_window_action_table };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (ui_widgets_action_group_title (group));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "group");
  gtk_box_append (GTK_BOX (box), heading);
  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    add_table (GTK_BOX (box), tables[i], group);
  return box;
}

/* Shows the rows with that text; returns whether there are any. */
static bool
filter_group (GtkWidget *box, const char *text)
{
  bool any = false;

  for (GtkWidget *row = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      bool matches = strstr (g_object_get_data (G_OBJECT (row), SEARCHED), text) != NULL;

      gtk_widget_set_visible (row, matches);
      any |= matches;
    }
  gtk_widget_set_visible (box, any);
  return any;
}

static void
filter_shortcuts (UiWindowShortcutsDialog *self)
{
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  bool any = false;

  g_strstrip (text);
  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->groups)); box != NULL;
       box = gtk_widget_get_next_sibling (box))
    any |= filter_group (box, text);
  gtk_widget_set_visible (self->nothing, !any);
}

/* Escape empties the search, and then closes the window. */
static void
stop_search (UiWindowShortcutsDialog *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
ui_window_shortcuts_dialog_class_init (UiWindowShortcutsDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, UiWindowShortcutsDialog, search);
  gtk_widget_class_bind_template_child (widget_class, UiWindowShortcutsDialog, nothing);
  gtk_widget_class_bind_template_child (widget_class, UiWindowShortcutsDialog, groups);
  gtk_widget_class_bind_template_callback (widget_class, filter_shortcuts);
  gtk_widget_class_bind_template_callback (widget_class, stop_search);
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

  for (unsigned group = 0; group < UI_WIDGETS_GROUPS; group++)
    gtk_box_append (self->groups, make_shortcut_group ((UiWidgetsActionGroup) group));
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
