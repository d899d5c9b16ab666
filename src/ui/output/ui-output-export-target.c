/* Chooses the target file, and shows the result. */
#include "ui-output-export-dialog-private.h"

#include "ui-widgets-file-chooser.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <glib/gstdio.h>

static void
say_export_outcome (UiOutputExportDialog *self,
                    const char *sentence,
                    const char *name,
                    const char *why)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (why)));
  ui_output_export_status_say (UI_OUTPUT_EXPORT_STATUS (self->told), base_text_string (&text), NULL,
                               NULL, NULL, NULL, self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, base_text_string (&text),
                                  -1);
  gtk_widget_grab_focus (self->button);
  base_text_clear (&text);
}

/* Returns the first file.  If pictures are numbered, the chosen name only determines where the
 * counting begins. */
static char *
first_file (UiOutputExportDialog *self)
{
  const ExportNumbering numbering = export_numbering_of_first (self->target);
  BaseText path = BASE_TEXT_EMPTY;
  char *file;

  if (self->choices.way->kind == EXPORT_STILLS)
    export_numbering_add (&numbering, 1, &path);
  else
    base_text_add (&path, self->target);
  file = g_strdup (base_text_string (&path));
  base_text_clear (&path);
  return file;
}

/* Stores the finished file with the message, because the message and its buttons stay when the next
 * file is chosen. */
static void
set_file (UiOutputExportDialog *self, char *file)
{
  g_object_set_data_full (G_OBJECT (self->told), "file", file, g_free);
}

static GFile *
get_file (UiOutputExportDialog *self)
{
  return g_file_new_for_path (g_object_get_data (G_OBJECT (self->told), "file"));
}

static void
opened (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) told = data;
  UiOutputExportDialog *self = UI_OUTPUT_EXPORT_DIALOG (source);
  g_autoptr (GError) error = NULL;

  if (gtk_show_uri_full_finish (GTK_WINDOW (self), result, &error))
    return;
  say_export_outcome (self, _ ("%1 could not be opened: %2"),
                      g_object_get_data (G_OBJECT (told), "opening"), error->message);
}

static void
open_file (UiOutputExportDialog *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  g_object_set_data_full (G_OBJECT (self->told), "opening", g_file_get_parse_name (file), g_free);
  gtk_show_uri_full (GTK_WINDOW (self), uri, GDK_CURRENT_TIME, NULL, opened,
                     g_object_ref (self->told));
}

static void
open_it (gpointer data)
{
  g_autoptr (GFile) file = get_file (data);

  open_file (data, file);
}

/* A file manager can select the file.  If no file manager answers, the folder is opened. */
static void
shown (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (UiOutputExportDialog) self = data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GFile) file = NULL, folder = NULL;

  if (answer != NULL)
    return;
  file = get_file (self);
  folder = g_file_get_parent (file);
  open_file (self, folder);
}

static void
show_in_folder (gpointer data)
{
  UiOutputExportDialog *self = data;
  g_autoptr (GFile) file = get_file (self);
  g_autofree char *uri = g_file_get_uri (file);
  const char *const uris[] = { uri, NULL };
  GDBusConnection *bus = g_application_get_dbus_connection (
      G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));

  if (bus == NULL)
    {
      g_autoptr (GFile) folder = g_file_get_parent (file);

      open_file (self, folder);
      return;
    }
  g_dbus_connection_call (bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
                          "org.freedesktop.FileManager1", "ShowItems",
                          g_variant_new ("(^ass)", uris, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1,
                          NULL, shown, g_object_ref (self));
}

static void
say_good (UiOutputExportDialog *self, guint64 n)
{
  char *file = first_file (self);
  g_autofree char *name = g_filename_display_basename (file);
  const bool many = self->choices.way->kind == EXPORT_STILLS;
  BaseText text = BASE_TEXT_EMPTY;

  set_file (self, file);
  if (many)
    words_fill (&text, P_ ("Saved %1 picture, “%2”.", "Saved %1 pictures, the first as “%2”.", n),
                WORDS_WITH (WORDS_NUMBER (n), WORDS_TEXT (name)));
  else
    words_fill (&text, _ ("Saved “%1”."), WORDS_WITH (WORDS_TEXT (name)));
  ui_output_export_status_say (UI_OUTPUT_EXPORT_STATUS (self->told), base_text_string (&text),
                               _ ("Show in _Folder"), show_in_folder, _ ("_Open"), open_it, self);
  base_text_clear (&text);
}

void
ui_output_export_dialog_written (UiOutputExportDialog *self)
{
  g_autofree char *name = g_filename_display_basename (self->target);
  const bool many = self->choices.way->kind == EXPORT_STILLS;
  int error;
  guint64 n;
  const AppExportFault fault = app_export_job_get_fault (self->job, &error, &n);
  const char *reason = app_export_job_get_reason (self->job);

  if (fault == APP_EXPORT_GOOD)
    say_good (self, n);
  else if (fault == APP_EXPORT_STOPPED)
    say_export_outcome (self,
                        many ? _ ("Stopped. Some of the pictures may have been written.")
                             : _ ("Stopped. Nothing was written."),
                        name, "");
  else if (fault == APP_EXPORT_FAILED)
    say_export_outcome (self, _ ("%1 could not be saved: %2"), name,
                        reason != NULL ? reason : g_strerror (error));
  else
    say_export_outcome (self, _ ("%1 could not be saved: %2"), name,
                        app_export_fault_sentence (fault));
}

static void
start_export (gpointer data)
{
  UiOutputExportDialog *self = data;

  ui_output_export_dialog_start (self,
                                 g_strdup (g_object_get_data (G_OBJECT (self->told), "target")));
}

/* Replaces the suffix of another format.  Any other suffix stays, and ours is added behind it. */
static char *
with_suffix (const ExportWay *way, const char *path)
{
  const char *slash = strrchr (path, '/'), *point = strrchr (path, '.');
  const ExportFormat *format = way->format != NULL ? export_format_find (way->format) : NULL;
  bool ours = point != NULL && (slash == NULL || point > slash + 1), others = false;

  if (!ours)
    return g_strconcat (path, ".", way->suffix, NULL);
  if (format != NULL && export_format_for_name (path) == format)
    return g_strdup (path);
  for (unsigned i = 0; i < export_n_ways; i++)
    others |= g_ascii_strcasecmp (point + 1, export_ways[i].suffix) == 0;
  if (g_ascii_strcasecmp (point + 1, way->suffix) == 0)
    return g_strdup (path);
  if (!others)
    return g_strconcat (path, ".", way->suffix, NULL);
  return g_strdup_printf ("%.*s.%s", (int) (point - path), path, way->suffix);
}

/* Asks whether to replace an existing file, and perhaps others with it. */
static void
ask_to_replace (UiOutputExportDialog *self, const char *path, guint64 n)
{
  g_autofree char *name = g_filename_display_basename (path);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text,
              P_ ("%2 is there already.", "%1 of the pictures are there already, %2 for one.", n),
              WORDS_WITH (WORDS_NUMBER (n), WORDS_TEXT (name)));
  ui_output_export_status_say (UI_OUTPUT_EXPORT_STATUS (self->told), base_text_string (&text),
                               n > 1 ? _ ("_Replace Them") : _ ("_Replace It"), start_export, NULL,
                               NULL, self);
  base_text_clear (&text);
}

/* The chooser asked only about the chosen name.  It did not ask about a name with another suffix,
 * nor about the files that follow a first number. */
static void
start_or_ask (UiOutputExportDialog *self, const char *chosen)
{
  g_autofree char *path = with_suffix (self->choices.way, chosen), *other = NULL;
  const bool asked = g_str_equal (path, chosen);
  guint64 n = 0;

  if (self->choices.way->kind == EXPORT_STILLS)
    n = app_export_count_existing (path, self->n, &other);
  if (!asked && g_file_test (path, G_FILE_TEST_EXISTS))
    {
      n++;
      g_free (other);
      other = g_strdup (path);
    }
  g_object_set_data_full (G_OBJECT (self->told), "target", g_strdup (path), g_free);
  if (n == 0)
    start_export (self);
  else
    ask_to_replace (self, other, n);
}

static void
export_to_chosen (GtkFileChooser *chooser, GFile *file, gpointer export)
{
  UiOutputExportDialog *self = export;
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;
  g_autofree char *name = NULL;

  (void) chooser;
  if (path == NULL)
    {
      name = g_file_get_parse_name (file);
      say_export_outcome (self, _ ("%1 is not on this computer: choose another folder."), name, "");
      return;
    }
  g_set_object (&self->folder, folder);
  if (uri != NULL)
    g_settings_set_string (self->settings, "export-folder", uri);
  start_or_ask (self, path);
}

static char *
proposed_name (UiOutputExportDialog *self)
{
  const ExportWay *way = self->choices.way;

  return g_strconcat (self->name, way->kind == EXPORT_STILLS ? "-001." : ".", way->suffix, NULL);
}

/* Returns the folder of the puzzle's own file, or else the folder of the last export. */
static GFile *
proposed_folder (UiOutputExportDialog *self)
{
  g_autofree char *kept = g_settings_get_string (self->settings, "export-folder");

  if (self->folder != NULL)
    return g_object_ref (self->folder);
  return *kept != '\0' ? g_file_new_for_uri (kept) : NULL;
}

void
ui_output_export_dialog_ask (UiOutputExportDialog *self)
{
  const ExportWay *way = self->choices.way;
  g_autofree char *name = proposed_name (self), *pattern = g_strconcat ("*.", way->suffix, NULL);
  g_autoptr (GFile) folder = proposed_folder (self);
  const char *const ours[] = { pattern, NULL };
  static const char *const all[] = { "*", NULL };
  GtkFileChooser *chooser;

  g_clear_object (&self->chooser);
  self->chooser =
      gtk_file_chooser_native_new (_ ("Export Picture"), GTK_WINDOW (self),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"), _ ("_Cancel"));
  chooser = GTK_FILE_CHOOSER (self->chooser);
  ui_widgets_file_chooser_add_filter (chooser, _ (way->name), ours);
  ui_widgets_file_chooser_add_filter (chooser, _ ("All files"), all);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
  ui_widgets_file_chooser_show (&self->chooser, export_to_chosen, self);
}
