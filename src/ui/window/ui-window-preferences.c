#include "ui-window-preferences.h"

#include "ui-widgets-dialog.h"
#include "words-gettext.h"

static void
add_switch (GtkBox *form, GSettings *settings, const char *key, const char *name)
{
  GtkWidget *control = gtk_switch_new ();

  g_settings_bind (settings, key, control, "active", G_SETTINGS_BIND_DEFAULT);
  ui_widgets_dialog_add_row (form, name, control);
}

static void
one_chosen (GtkDropDown *control, GParamSpec *spec, GSettings *settings)
{
  const char *key = g_object_get_data (G_OBJECT (control), "key");

  (void) spec;
  g_settings_set_enum (settings, key, (int) gtk_drop_down_get_selected (control));
}

/* `choices` are in the order of the schema's enumeration; `key` is a literal. */
static void
add_choice (GtkBox *form,
            GSettings *settings,
            const char *key,
            const char *name,
            const char *const *choices)
{
  GtkWidget *control = gtk_drop_down_new_from_strings (choices);

  g_object_set_data (G_OBJECT (control), "key", (gpointer) key);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (control), (guint) g_settings_get_enum (settings, key));
  g_signal_connect_object (control, "notify::selected", G_CALLBACK (one_chosen), settings, 0);
  ui_widgets_dialog_add_row (form, name, control);
}

void
ui_window_preferences_present (GtkWindow *parent, GSettings *settings)
{
  GtkWindow *window = ui_widgets_dialog_new (parent, _ ("Preferences"), -1, -1);
  GtkBox *form = ui_widgets_dialog_new_form (12);
  const char *schemes[] = { _ ("As the desktop"), _ ("Light"), _ ("Dark"), _ ("High contrast"),
                            NULL };
  const char *speeds[] = { _ ("As the problem asks"), _ ("Slow"), _ ("Middling"), _ ("Fast"),
                           NULL };

  gtk_widget_add_css_class (GTK_WIDGET (form), "form");
  add_choice (form, settings, "scheme", _ ("_Colours"), schemes);
  add_switch (form, settings, "highlight-peers", _ ("_Shade row, column and box"));
  add_switch (form, settings, "highlight-same", _ ("_Mark the same digit"));
  add_switch (form, settings, "mark-clashes", _ ("Mark _entries that clash"));
  add_switch (form, settings, "mark-culprits", _ ("Mark what is _wrong with the givens"));
  add_switch (form, settings, "remove-candidates", _ ("_Remove candidates as digits are placed"));
  add_choice (form, settings, "speed", _ ("S_peed of the dance"), speeds);
  gtk_window_set_child (window, GTK_WIDGET (form));
  gtk_window_present (window);
}
