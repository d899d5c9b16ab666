#include "ui-widgets-actions.h"

#include "words-gettext.h"

const UiWidgetsAction *
ui_widgets_action_table_get (const UiWidgetsActionTable *self, unsigned index)
{
  g_assert (index < self->n);
  return (const UiWidgetsAction *) (const void *) ((const char *) self->rows + index * self->size);
}

const char *
ui_widgets_action_group_title (UiWidgetsActionGroup group)
{
  static const char *const titles[UI_WIDGETS_GROUPS] = {
    [UI_WIDGETS_GROUP_TYPING] = N_ ("Typing"),
    [UI_WIDGETS_GROUP_MOVING] = N_ ("Moving and Selecting"),
    [UI_WIDGETS_GROUP_SOLVING] = N_ ("Solving"),
    [UI_WIDGETS_GROUP_EDITING] = N_ ("Editing"),
    [UI_WIDGETS_GROUP_FILES] = N_ ("Files"),
    [UI_WIDGETS_GROUP_WINDOW] = N_ ("Window"),
    [UI_WIDGETS_GROUP_DANCE] = N_ ("Dance"),
  };

  return _ (titles[group]);
}

static void
bind_action_keys (GtkWidgetClass *class, const UiWidgetsAction *action)
{
  g_auto (GStrv) keys = g_strsplit (action->keys, " ", -1);
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (!g_action_parse_detailed_name (action->name, &name, &target, NULL))
    g_assert_not_reached ();
  for (unsigned i = 0; keys[i] != NULL; i++)
    {
      guint key;
      GdkModifierType held;

      if (!gtk_accelerator_parse (keys[i], &key, &held))
        g_assert_not_reached ();
      if (target != NULL)
        gtk_widget_class_add_binding_action (class, key, held, name, "s",
                                             g_variant_get_string (target, NULL));
      else
        gtk_widget_class_add_binding_action (class, key, held, name, NULL);
    }
}

void
ui_widgets_actions_bind (GtkWidgetClass *class, const UiWidgetsActionTable *table)
{
  for (unsigned i = 0; i < table->n; i++)
    {
      const UiWidgetsAction *action = ui_widgets_action_table_get (table, i);

      if (action->name != NULL && action->keys != NULL)
        bind_action_keys (class, action);
    }
}

/* Returns the name of the action's first key, as menus show it; NULL when it has none. */
static char *
name_first_key (const char *action)
{
  GApplication *application = g_application_get_default ();
  g_auto (GStrv) keys = NULL;
  GdkModifierType held;
  guint key;

  if (!GTK_IS_APPLICATION (application) || action == NULL)
    return NULL;
  keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), action);
  if (keys[0] == NULL || !gtk_accelerator_parse (keys[0], &key, &held))
    return NULL;
  return gtk_accelerator_get_label (key, held);
}

void
ui_widgets_set_tooltip_with_key (GtkWidget *widget, const char *text, const char *action)
{
  g_autofree char *key = name_first_key (action);
  g_autofree char *whole = key != NULL ? g_strdup_printf ("%s (%s)", text, key) : NULL;

  gtk_widget_set_tooltip_text (widget, whole != NULL ? whole : text);
}
