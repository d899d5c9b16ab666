#include "ui-window-application.h"

#include "ui-widgets-scheme.h"
#include "ui-window-actions.h"
#include "words-gettext.h"

#define ID "org.dancinglinks.Quadrille"
/* Values of the session: numbers of the documents that have a window, and of those whose window was
 * closed, the last one coming last. */
#define WINDOWS "open-windows"
#define CLOSED  "closed-windows"

#define RESOURCE "/org/dancinglinks/Quadrille"

struct _UiWindowApplication
{
  GtkApplication parent_instance;

  GSettings *settings;
  UiWidgetsScheme *scheme;
  DeskSession *session;
  bool is_quitting; /* windows that close now come back at the next start */
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

/* Adds an empty 9x9 to the session. */
static DeskDocument *
add_document (UiWindowApplication *self)
{
  g_autoptr (DeskDocument) document = NULL;
  SudokuShape *shape = NULL;

  if (sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &shape) != BASE_OK)
    g_error ("out of memory");
  document = desk_document_new (shape);
  sudoku_shape_unref (shape);
  desk_session_add (self->session, document);
  return document; /* the session's */
}

/* The main windows, the one that was used last coming first; dialogs are windows too.  Free it. */
static GPtrArray *
list_windows (GtkApplication *application)
{
  GPtrArray *windows = g_ptr_array_new ();

  for (GList *each = gtk_application_get_windows (application); each != NULL; each = each->next)
    if (UI_IS_WINDOW (each->data))
      g_ptr_array_add (windows, each->data);
  return windows;
}

static bool
has_window (UiWindowApplication *self, DeskDocument *document)
{
  g_autoptr (GPtrArray) windows = list_windows (GTK_APPLICATION (self));

  for (guint i = 0; i < windows->len; i++)
    if (ui_window_get_document (g_ptr_array_index (windows, i)) == document)
      return true;
  return false;
}

/* A list of numbers of documents in the session. */
static GArray *
read_numbers (UiWindowApplication *self, const char *name)
{
  g_autoptr (GVariant) kept = desk_session_get_value (self->session, name);
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  gsize n = 0;
  const guint64 *all = NULL;

  if (kept != NULL && g_variant_is_of_type (kept, G_VARIANT_TYPE ("at")))
    all = g_variant_get_fixed_array (kept, &n, sizeof *all);
  if (n > 0)
    g_array_append_vals (numbers, all, (guint) n);
  return numbers;
}

static void
write_numbers (UiWindowApplication *self, const char *name, const GArray *numbers)
{
  desk_session_set_value (self->session, name,
                          g_variant_new_fixed_array (G_VARIANT_TYPE_UINT64, numbers->data,
                                                     numbers->len, sizeof (guint64)));
}

/* Keeps which documents have windows, except one that is about to close; the one in front comes
 * last. */
static void
keep_windows (UiWindowApplication *self, const UiWindow *closing)
{
  g_autoptr (GPtrArray) windows = list_windows (GTK_APPLICATION (self));
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint i = windows->len; i > 0; i--)
    {
      UiWindow *window = g_ptr_array_index (windows, i - 1);
      const guint64 number =
          desk_session_get_number (self->session, ui_window_get_document (window));

      if (window != closing)
        g_array_append_val (numbers, number);
    }
  write_numbers (self, WINDOWS, numbers);
}

static UiWindow *
open_window (UiWindowApplication *self, DeskDocument *document)
{
  UiWindow *window = UI_WINDOW (ui_window_new (GTK_APPLICATION (self), self->session, document,
                                               self->scheme, self->settings));

  keep_windows (self, NULL);
  return window;
}

static bool
has_number (const GArray *numbers, guint64 number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, guint64, i) == number)
      return true;
  return false;
}

/* The document that was in front in the last run: the current one, unless its window was closed. */
static DeskDocument *
find_front (UiWindowApplication *self, const GArray *numbers)
{
  DeskDocument *current = desk_session_get_current (self->session), *last = NULL;

  if (current != NULL && has_number (numbers, desk_session_get_number (self->session, current)))
    return current;
  if (numbers->len > 0)
    last = desk_session_find (self->session, g_array_index (numbers, guint64, numbers->len - 1));
  if (last != NULL)
    return last;
  return current != NULL ? current : add_document (self);
}

/* Opens the windows of the last run again, and shows those that are not in front. */
static UiWindow *
restore_windows (UiWindowApplication *self)
{
  g_autoptr (GArray) numbers = read_numbers (self, WINDOWS);
  DeskDocument *front = find_front (self, numbers);

  for (guint i = 0; i < numbers->len; i++)
    {
      DeskDocument *document =
          desk_session_find (self->session, g_array_index (numbers, guint64, i));

      if (document != NULL && document != front && !has_window (self, document))
        gtk_window_present (GTK_WINDOW (open_window (self, document)));
    }
  return open_window (self, front);
}

/* Returns the window that was used last; at the start it opens those of the last run. */
static UiWindow *
find_window (UiWindowApplication *self)
{
  g_autoptr (GPtrArray) windows = list_windows (GTK_APPLICATION (self));

  return windows->len > 0 ? g_ptr_array_index (windows, 0) : restore_windows (self);
}

void
ui_window_application_open_window (GtkApplication *application)
{
  UiWindowApplication *self = UI_WINDOW_APPLICATION (application);

  gtk_window_present (GTK_WINDOW (open_window (self, add_document (self))));
}

void
ui_window_application_reopen_window (GtkApplication *application)
{
  UiWindowApplication *self = UI_WINDOW_APPLICATION (application);
  g_autoptr (GArray) closed = read_numbers (self, CLOSED);

  while (closed->len > 0)
    {
      DeskDocument *document =
          desk_session_find (self->session, g_array_index (closed, guint64, closed->len - 1));

      g_array_set_size (closed, closed->len - 1);
      write_numbers (self, CLOSED, closed);
      if (document == NULL || has_window (self, document))
        continue;
      gtk_window_present (GTK_WINDOW (open_window (self, document)));
      return;
    }
}

/* Its document stays, unless there is nothing in it. */
static void
note_closed (UiWindowApplication *self, UiWindow *window)
{
  DeskDocument *document = ui_window_get_document (window);
  const guint64 number = desk_session_get_number (self->session, document);
  g_autoptr (GArray) closed = read_numbers (self, CLOSED);

  keep_windows (self, window);
  if (ui_window_is_unused (window))
    {
      ui_window_forget (window);
      desk_session_remove (self->session, document);
      return;
    }
  g_array_append_val (closed, number);
  write_numbers (self, CLOSED, closed);
}

bool
ui_window_application_may_close (UiWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  g_autoptr (GPtrArray) windows = list_windows (application);
  UiWindowApplication *self = UI_WINDOW_APPLICATION (application);

  if (self->is_quitting)
    return true;
  if (windows->len > 1)
    {
      note_closed (self, window);
      return true;
    }
  return !ui_window_ask_to_leave (window);
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

/* From the menu that a desktop has for the program. */
static void
make_new_puzzle (GSimpleAction *action, GVariant *target, gpointer data)
{
  UiWindow *window = find_window (data);

  (void) action;
  (void) target;
  gtk_window_present (GTK_WINDOW (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "new-puzzle", NULL);
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
      (const GActionEntry[]){ { .name = "learn", .activate = learn, .parameter_type = "(si)" },
                              { .name = "new-puzzle", .activate = make_new_puzzle } },
      2, self);
}

/* A first run opens a window in any case. */
static int
do_by_option (GApplication *application, const char *action, GVariant *target, bool also_first)
{
  bool is_remote;

  if (!g_application_register (application, NULL, NULL))
    return 1;
  is_remote = g_application_get_is_remote (application);
  if (is_remote || also_first)
    g_action_group_activate_action (G_ACTION_GROUP (application), action, target);
  return is_remote ? 0 : -1;
}

static int
ui_window_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  const char *name = NULL;
  int step = 1;

  bool has_step = g_variant_dict_lookup (options, "step", "i", &step);

  if (g_variant_dict_contains (options, "new-window"))
    return do_by_option (application, "new-window", NULL, false);
  if (g_variant_dict_contains (options, "new-puzzle"))
    return do_by_option (application, "new-puzzle", NULL, true);
  if (!g_variant_dict_lookup (options, "lesson", "&s", &name))
    {
      if (has_step)
        g_printerr ("%s\n", _ ("--step is of a lesson: say which one with --lesson."));
      return has_step ? 1 : -1;
    }
  return do_by_option (application, "learn", g_variant_new ("(si)", name, step), true);
}

static void
ui_window_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  UiWindowApplication *self = UI_WINDOW_APPLICATION (application);
  UiWindow *window = find_window (self);

  (void) hint;
  if (ui_window_has_work (window))
    {
      gtk_window_present (GTK_WINDOW (window));
      window = open_window (self, add_document (self));
    }
  ui_window_open_files (window, files, (unsigned) n_files);
  gtk_window_present (GTK_WINDOW (window));
}

/* Asks once, whichever windows there are.  False: the user is to answer first. */
static bool
may_quit (GtkApplication *application)
{
  g_autoptr (GPtrArray) windows = list_windows (application);

  for (guint i = 0; i < windows->len; i++)
    if (ui_window_leaves (g_ptr_array_index (windows, i)))
      return true;
  return windows->len == 0 || !ui_window_ask_to_leave (g_ptr_array_index (windows, 0));
}

static void
close_windows (gpointer data)
{
  g_autoptr (GtkApplication) application = data;
  GList *windows;

  if (!may_quit (application))
    return;
  UI_WINDOW_APPLICATION (application)->is_quitting = true;
  windows = g_list_copy_deep (gtk_application_get_windows (application),
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
    { "new-puzzle", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Make a new puzzle"), NULL },
    { "new-window", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Open one more window"), NULL },
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
