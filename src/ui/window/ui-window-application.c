#include "ui-window-application.h"

#include "ui-widgets-scheme.h"
#include "ui-window-actions.h"
#include "words-gettext.h"

#define ID       "org.dancinglinks.Quadrille"
#define RESOURCE "/org/dancinglinks/Quadrille"

struct _UiWindowApplication
{
  GtkApplication parent_instance;

  GSettings *settings;
  UiWidgetsScheme *scheme;
  DeskSession *session;
};

G_DEFINE_FINAL_TYPE (UiWindowApplication, ui_window_application, GTK_TYPE_APPLICATION)

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, RESOURCE "/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Returns the document in front, or a new one: an empty 9x9. */
static DeskDocument *
find_document (UiWindowApplication *self)
{
  DeskDocument *document = desk_session_get_current (self->session);
  SudokuShape *shape = NULL;

  if (document != NULL)
    return g_object_ref (document);
  if (sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &shape) != BASE_OK)
    g_error ("out of memory");
  document = desk_document_new (shape);
  sudoku_shape_unref (shape);
  desk_session_add (self->session, document);
  desk_session_set_current (self->session, document);
  return document;
}

/* Returns the open window, or a new one with the document that was in front.  Dialogs are windows
 * too. */
static UiWindow *
find_window (UiWindowApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  g_autoptr (DeskDocument) document = NULL;

  for (GList *each = windows; each != NULL; each = each->next)
    if (UI_IS_WINDOW (each->data))
      return each->data;
  document = find_document (self);
  return UI_WINDOW (ui_window_new (GTK_APPLICATION (self), self->session, document, self->scheme,
                                   self->settings));
}

static void
ui_window_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (find_window (UI_WINDOW_APPLICATION (application))));
}

/* The action can come from any run of the program: the run that has the window shows the lesson. */
static void
learn (GSimpleAction *action, GVariant *target, gpointer data)
{
  UiWindow *window = find_window (data);
  const char *name;
  int step;

  (void) action;
  g_variant_get (target, "(&si)", &name, &step);
  gtk_window_present (GTK_WINDOW (window));
  ui_window_learn (window, name, step);
}

static void
ui_window_application_startup (GApplication *application)
{
  UiWindowApplication *self = UI_WINDOW_APPLICATION (application);

  G_APPLICATION_CLASS (ui_window_application_parent_class)->startup (application);
  gtk_window_set_default_icon_name (ID);
  load_style ();
  self->settings = g_settings_new (ID);
  self->scheme = ui_widgets_scheme_new (self->settings);
  self->session = desk_session_new (NULL);
  ui_window_actions_add_to_application (GTK_APPLICATION (application));
  g_action_map_add_action_entries (
      G_ACTION_MAP (application),
      (const GActionEntry[]){ { .name = "learn", .activate = learn, .parameter_type = "(si)" } }, 1,
      self);
}

static int
ui_window_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  const char *name = NULL;
  int step = 1;

  bool has_step = g_variant_dict_lookup (options, "step", "i", &step);

  if (!g_variant_dict_lookup (options, "lesson", "&s", &name))
    {
      if (has_step)
        g_printerr ("%s\n", _ ("--step is of a lesson: say which one with --lesson."));
      return has_step ? 1 : -1;
    }
  if (!g_application_register (application, NULL, NULL))
    return 1;
  g_action_group_activate_action (G_ACTION_GROUP (application), "learn",
                                  g_variant_new ("(si)", name, step));
  return g_application_get_is_remote (application) ? 0 : -1;
}

static void
ui_window_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  UiWindow *window = find_window (UI_WINDOW_APPLICATION (application));

  (void) hint;
  ui_window_open_files (window, files, (unsigned) n_files);
  gtk_window_present (GTK_WINDOW (window));
}

static void
close_windows (gpointer data)
{
  g_autoptr (GtkApplication) application = data;
  GList *windows = g_list_copy_deep (gtk_application_get_windows (application),
                                     (GCopyFunc) (void (*) (void)) g_object_ref, NULL);

  for (GList *each = windows; each != NULL; each = each->next)
    gtk_window_set_transient_for (each->data, NULL);
  for (GList *each = windows; each != NULL; each = each->next)
    gtk_window_close (each->data);
  g_list_free_full (windows, g_object_unref);
}

/* Quits after the event that requested it: GTK still holds the window of that event, and a dialog
 * that closes after its parent window looks for that window. */
void
ui_window_application_quit (GtkApplication *application)
{
  g_idle_add_once (close_windows, g_object_ref (application));
}

static void
ui_window_application_shutdown (GApplication *application)
{
  UiWindowApplication *self = UI_WINDOW_APPLICATION (application);

  if (self->session != NULL)
    desk_session_sync (self->session);
  g_clear_object (&self->session);
  g_clear_object (&self->scheme);
  g_clear_object (&self->settings);
  G_APPLICATION_CLASS (ui_window_application_parent_class)->shutdown (application);
}

static void
ui_window_application_class_init (UiWindowApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  application_class->startup = ui_window_application_startup;
  application_class->handle_local_options = ui_window_application_handle_local_options;
  application_class->activate = ui_window_application_activate;
  application_class->open = ui_window_application_open;
  application_class->shutdown = ui_window_application_shutdown;
}

static void
ui_window_application_init (UiWindowApplication *self)
{
  static const GOptionEntry options[] = {
    { "lesson", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Open the lesson of that name"), N_ ("NAME") },
    { "step", 0, 0, G_OPTION_ARG_INT, NULL, N_ ("Begin the lesson with that step"), "N" },
    { 0 },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
}

GtkApplication *
ui_window_application_new (void)
{
  return g_object_new (UI_TYPE_WINDOW_APPLICATION, "application-id", ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", RESOURCE, NULL);
}
