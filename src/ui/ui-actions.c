#include "ui-actions.h"

#define MOST_KEYS 8

static bool
begins_with (const UiAction *action, const char *prefix)
{
  return action->action != NULL && g_str_has_prefix (action->action, prefix);
}

static void
activate_window (GSimpleAction *simple, GVariant *target, gpointer data)
{
  const UiAction *action = g_object_get_data (G_OBJECT (simple), "action");

  (void) target;
  action->window (data);
}

static void
activate_application (GSimpleAction *simple, GVariant *target, gpointer data)
{
  const UiAction *action = g_object_get_data (G_OBJECT (simple), "action");

  (void) target;
  action->application (data);
}

static void
add (GActionMap *map, const UiAction *action, GCallback activate)
{
  g_autoptr (GSimpleAction) simple = g_simple_action_new (strchr (action->action, '.') + 1, NULL);

  g_object_set_data (G_OBJECT (simple), "action", (gpointer) action);
  g_signal_connect (simple, "activate", activate, map);
  g_action_map_add_action (map, G_ACTION (simple));
}

/* Return and Escape stay with whatever has the focus: windows bind them where nothing else
 * wanted them. */
static bool
is_left_to_focus (const UiAction *action)
{
  return g_str_equal (action->keys, "Return") || g_str_equal (action->keys, "Escape");
}

void
ui_actions_add_to_application (GtkApplication *application)
{
  for (unsigned i = 0; i < ui_actions_n; i++)
    {
      const UiAction *action = &ui_actions[i];
      g_auto (GStrv) keys = action->keys != NULL ? g_strsplit (action->keys, " ", MOST_KEYS) : NULL;

      if (action->application != NULL)
        add (G_ACTION_MAP (application), action, G_CALLBACK (activate_application));
      if (keys != NULL && action->action != NULL && !begins_with (action, "board.")
          && !begins_with (action, "dance.") && !is_left_to_focus (action))
        gtk_application_set_accels_for_action (application, action->action,
                                               (const char *const *) keys);
    }
}

void
ui_actions_add_to_window (UiWindow *window)
{
  for (unsigned i = 0; i < ui_actions_n; i++)
    if (ui_actions[i].window != NULL)
      add (G_ACTION_MAP (window), &ui_actions[i], G_CALLBACK (activate_window));
}

static void
bind (GtkWidgetClass *class, const UiAction *action)
{
  g_auto (GStrv) keys = g_strsplit (action->keys, " ", MOST_KEYS);
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (!g_action_parse_detailed_name (action->action, &name, &target, NULL))
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
ui_actions_bind (GtkWidgetClass *class, const char *prefix)
{
  for (unsigned i = 0; i < ui_actions_n; i++)
    if (begins_with (&ui_actions[i], prefix) && ui_actions[i].keys != NULL)
      bind (class, &ui_actions[i]);
}
