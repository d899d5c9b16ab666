#include "ui-window-preferences.h"

#include "ui-widgets-dialog.h"

/* The template names each control after its key of the schema. */
static const char *const switch_keys[] = { "highlight-peers", "highlight-same",    "mark-clashes",
                                           "mark-culprits",   "remove-candidates", "show-clock" };
/* Their lists are in the order of the schema's enumerations. */
static const char *const choice_keys[] = { "scheme", "mark-wrong", "speed" };

struct _UiWindowPreferences
{
  UiWidgetsDialog parent_instance;
};

#define UI_TYPE_WINDOW_PREFERENCES (ui_window_preferences_get_type ())
G_DECLARE_FINAL_TYPE (UiWindowPreferences,
                      ui_window_preferences,
                      UI,
                      WINDOW_PREFERENCES,
                      UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiWindowPreferences, ui_window_preferences, UI_TYPE_WIDGETS_DIALOG)

static gpointer
find_control (UiWindowPreferences *self, const char *key)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), UI_TYPE_WINDOW_PREFERENCES, key);
}

static void
save_choice (GtkDropDown *control, GParamSpec *spec, GSettings *settings)
{
  const char *key = gtk_buildable_get_buildable_id (GTK_BUILDABLE (control));

  (void) spec;
  g_settings_set_enum (settings, key, (int) gtk_drop_down_get_selected (control));
}

static void
bind_choice (UiWindowPreferences *self, GSettings *settings, const char *key)
{
  GtkDropDown *control = find_control (self, key);

  gtk_drop_down_set_selected (control, (guint) g_settings_get_enum (settings, key));
  g_signal_connect_object (control, "notify::selected", G_CALLBACK (save_choice), settings, 0);
}

static void
ui_window_preferences_class_init (UiWindowPreferencesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/preferences.ui");
  for (unsigned i = 0; i < G_N_ELEMENTS (switch_keys); i++)
    gtk_widget_class_bind_template_child_full (widget_class, switch_keys[i], FALSE, 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (choice_keys); i++)
    gtk_widget_class_bind_template_child_full (widget_class, choice_keys[i], FALSE, 0);
}

static void
ui_window_preferences_init (UiWindowPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_window_preferences_present (GtkWindow *parent, GSettings *settings)
{
  UiWindowPreferences *self = g_object_new (UI_TYPE_WINDOW_PREFERENCES, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (switch_keys); i++)
    g_settings_bind (settings, switch_keys[i], find_control (self, switch_keys[i]), "active",
                     G_SETTINGS_BIND_DEFAULT);
  for (unsigned i = 0; i < G_N_ELEMENTS (choice_keys); i++)
    bind_choice (self, settings, choice_keys[i]);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}
