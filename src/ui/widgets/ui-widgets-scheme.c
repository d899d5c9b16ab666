#include "ui-widgets-scheme.h"

#define PORTAL     "org.freedesktop.portal.Desktop"
#define APPEARANCE "org.freedesktop.appearance"
#define GNOME_A11Y "org.gnome.desktop.a11y.interface"

/* As in the schema. */
typedef enum
{
  FOLLOW,
  LIGHT,
  DARK,
  CONTRAST,
} Choice;

struct _UiWidgetsScheme
{
  GObject parent_instance;

  GSettings *settings;
  GtkSettings *gtk;
  GDBusProxy *portal;
  GCancellable *leaving;
  char *gtk_theme;   /* as the desktop had set it */
  bool gtk_dark;     /* as the desktop had set it */
  bool portal_knows; /* the portal has reported whether it prefers dark */
  bool wants_dark, wants_contrast;
  PaintThemeId theme;
};

enum
{
  PROP_THEME = 1,
};

G_DEFINE_FINAL_TYPE (UiWidgetsScheme, ui_widgets_scheme, G_TYPE_OBJECT)

static bool
name_says (UiWidgetsScheme *self, const char *word)
{
  g_autofree char *name = g_ascii_strdown (self->gtk_theme != NULL ? self->gtk_theme : "", -1);

  return strstr (name, word) != NULL;
}

static PaintThemeId
decide (UiWidgetsScheme *self)
{
  Choice choice = (Choice) g_settings_get_enum (self->settings, "scheme");

  if (choice == CONTRAST || (choice == FOLLOW && self->wants_contrast))
    return PAINT_THEME_HIGH_CONTRAST;
  if (choice != FOLLOW)
    return choice == DARK ? PAINT_THEME_DARK : PAINT_THEME_LIGHT;
  if (name_says (self, "contrast") || name_says (self, "-hc"))
    return PAINT_THEME_HIGH_CONTRAST;
  if (self->portal_knows)
    return self->wants_dark ? PAINT_THEME_DARK : PAINT_THEME_LIGHT;
  return self->gtk_dark || name_says (self, "dark") ? PAINT_THEME_DARK : PAINT_THEME_LIGHT;
}

/* High contrast is a theme of its own, which comes with GTK; everything else is the desktop's
 * theme, light or dark.  A desktop theme whose name says dark stays dark, so it is replaced when
 * light is chosen. */
static void
apply_scheme (UiWidgetsScheme *self)
{
  PaintThemeId theme = decide (self);
  bool by_name = name_says (self, "dark") || name_says (self, "contrast");

  if (theme == PAINT_THEME_HIGH_CONTRAST)
    g_object_set (self->gtk, "gtk-theme-name", "Default-hc", NULL);
  else
    g_object_set (self->gtk, "gtk-theme-name", by_name ? "Default" : self->gtk_theme, NULL);
  g_object_set (self->gtk, "gtk-application-prefer-dark-theme", theme == PAINT_THEME_DARK, NULL);
  if (self->theme == theme)
    return;
  self->theme = theme;
  g_object_notify (G_OBJECT (self), "theme");
}

static void
take_value (UiWidgetsScheme *self, const char *space, const char *key, GVariant *value)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT))
    {
      g_autoptr (GVariant) inner = g_variant_get_variant (value);

      take_value (self, space, key, inner);
      return;
    }
  if (g_str_equal (space, APPEARANCE) && g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    {
      if (g_str_equal (key, "color-scheme"))
        {
          self->portal_knows = true;
          self->wants_dark = g_variant_get_uint32 (value) == 1;
        }
      else if (g_str_equal (key, "contrast"))
        self->wants_contrast = g_variant_get_uint32 (value) == 1;
    }
  else if (g_str_equal (space, GNOME_A11Y) && g_str_equal (key, "high-contrast")
           && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    self->wants_contrast = g_variant_get_boolean (value);
}

static void
portal_signalled (GDBusProxy *portal,
                  const char *sender,
                  const char *signal,
                  GVariant *arguments,
                  gpointer data)
{
  UiWidgetsScheme *self = data;
  const char *space, *key;
  g_autoptr (GVariant) value = NULL;

  (void) portal;
  (void) sender;
  if (!g_str_equal (signal, "SettingChanged")
      || !g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (arguments, "(&s&sv)", &space, &key, &value);
  take_value (self, space, key, value);
  apply_scheme (self);
}

static void
portal_answered (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer = g_dbus_proxy_call_finish (G_DBUS_PROXY (source), result, NULL);
  g_autoptr (GVariantIter) spaces = NULL;
  GVariantIter *keys;
  const char *space, *key;
  GVariant *value;

  /* No answer: no portal, or the scheme is gone and with it `data`. */
  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a{sa{sv}})")))
    return;
  g_variant_get (answer, "(a{sa{sv}})", &spaces);
  while (g_variant_iter_next (spaces, "{&sa{sv}}", &space, &keys))
    {
      while (g_variant_iter_next (keys, "{&sv}", &key, &value))
        {
          take_value (data, space, key, value);
          g_variant_unref (value);
        }
      g_variant_iter_free (keys);
    }
  apply_scheme (data);
}

static void
portal_found (GObject *source, GAsyncResult *result, gpointer data)
{
  static const char *const spaces[] = { APPEARANCE, GNOME_A11Y, NULL };
  GDBusProxy *portal = g_dbus_proxy_new_for_bus_finish (result, NULL);
  UiWidgetsScheme *self = data;

  (void) source;
  if (portal == NULL)
    return;
  self->portal = portal;
  g_signal_connect_object (portal, "g-signal", G_CALLBACK (portal_signalled), self, 0);
  g_dbus_proxy_call (portal, "ReadAll", g_variant_new ("(^as)", spaces), G_DBUS_CALL_FLAGS_NONE,
                     2000, self->leaving, portal_answered, self);
}

static void
ui_widgets_scheme_dispose (GObject *object)
{
  UiWidgetsScheme *self = UI_WIDGETS_SCHEME (object);

  g_cancellable_cancel (self->leaving);
  g_clear_object (&self->leaving);
  g_clear_object (&self->portal);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->gtk_theme, g_free);
  G_OBJECT_CLASS (ui_widgets_scheme_parent_class)->dispose (object);
}

static void
ui_widgets_scheme_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  (void) id;
  (void) spec;
  g_value_set_uint (value, UI_WIDGETS_SCHEME (object)->theme);
}

static void
ui_widgets_scheme_class_init (UiWidgetsSchemeClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = ui_widgets_scheme_dispose;
  object_class->get_property = ui_widgets_scheme_get_property;
  g_object_class_install_property (object_class, PROP_THEME,
                                   g_param_spec_uint ("theme", NULL, NULL, 0, PAINT_THEMES - 1,
                                                      PAINT_THEME_LIGHT,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
ui_widgets_scheme_init (UiWidgetsScheme *self)
{
  self->leaving = g_cancellable_new ();
  self->gtk = gtk_settings_get_default ();
  g_object_get (self->gtk, "gtk-theme-name", &self->gtk_theme, NULL);
  g_object_get (self->gtk, "gtk-application-prefer-dark-theme", &self->gtk_dark, NULL);
}

UiWidgetsScheme *
ui_widgets_scheme_new (GSettings *settings)
{
  UiWidgetsScheme *self = g_object_new (UI_TYPE_WIDGETS_SCHEME, NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::scheme", G_CALLBACK (apply_scheme), self,
                           G_CONNECT_SWAPPED);
  apply_scheme (self);
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, NULL,
                            PORTAL, "/org/freedesktop/portal/desktop",
                            "org.freedesktop.portal.Settings", self->leaving, portal_found, self);
  return self;
}

PaintThemeId
ui_widgets_scheme_theme (UiWidgetsScheme *self)
{
  return self->theme;
}

void
ui_widgets_scheme_take_ground (PaintTheme *theme, GtkWidget *widget)
{
  GdkRGBA ground;

  if (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "theme_bg_color",
                                      &ground))
    theme->ground = (PaintColour) (ground.red * 255) << 24
                    | (PaintColour) (ground.green * 255) << 16
                    | (PaintColour) (ground.blue * 255) << 8 | 0xff;
}

double
ui_widgets_scheme_text_scale (GtkWidget *widget)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi <= 0 ? 1 : dpi / (96.0 * 1024);
}
