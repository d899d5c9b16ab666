#include "app-file.h"
#include "ui-browser.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

/* The collection of a window, by the number of its document; of a session of an earlier version,
 * which had one window, without a number. */
#define COLLECTION "collection"

char *
ui_window_name_value (UiWindow *self, const char *name)
{
  return g_strdup_printf ("%s %" G_GUINT64_FORMAT, name,
                          desk_session_get_number (self->session, self->document));
}

void
ui_window_remember_collection (UiWindow *self, const DeskFile *from)
{
  g_autofree char *name = ui_window_name_value (self, COLLECTION);

  desk_session_set_value (self->session, name, from != NULL ? app_file_to_variant (from) : NULL);
}

/* NULL: there is none; unref it. */
static GVariant *
recall_collection (UiWindow *self)
{
  g_autofree char *name = ui_window_name_value (self, COLLECTION);
  GVariant *kept = desk_session_get_value (self->session, name);

  if (kept == NULL && desk_session_get_current (self->session) == self->document)
    {
      kept = desk_session_get_value (self->session, COLLECTION);
      desk_session_set_value (self->session, name, kept);
      desk_session_set_value (self->session, COLLECTION, NULL);
    }
  return kept;
}

/* A file that was opened as a collection shows its first puzzle; the titles of the other puzzles
 * contain their numbers. */
guint64
ui_window_number_in_collection (UiWindow *self)
{
  GFile *collection = ui_browser_get_file (UI_BROWSER (self->browser));
  DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) file = from.uri != NULL ? g_file_new_for_uri (from.uri) : NULL;
  guint64 number;

  if (file == NULL || collection == NULL || !g_file_equal (file, collection))
    return 0;
  number = ui_browser_find (UI_BROWSER (self->browser), desk_document_get_title (self->document));
  return number > 0 ? number : 1;
}

guint64
ui_window_number_as_part (UiWindow *self)
{
  const guint64 listed = ui_window_number_in_collection (self);
  guint64 number;

  if (listed > 0 || !desk_document_get_file (self->document).is_part)
    return listed;
  number = ui_browser_number_of_title (desk_document_get_title (self->document));
  return number > 0 ? number : 1;
}

void
ui_window_sync_open (UiWindow *self)
{
  const bool other = self->other != NULL && ui_window_shows_dance (self);

  const DeskGame game = desk_document_get_game (self->document);

  ui_browser_set_open (UI_BROWSER (self->browser),
                       other ? 0 : ui_window_number_in_collection (self),
                       desk_document_get_file (self->document).puzzle, &game);
}

void
ui_window_list_source (UiWindow *self)
{
  const DeskFile file = desk_document_get_file (self->document);

  if (!file.is_part || ui_window_number_in_collection (self) > 0)
    return;
  ui_browser_open (UI_BROWSER (self->browser), file.uri);
  ui_window_remember_collection (self, &file);
  ui_window_sync_open (self);
}

typedef struct
{
  UiWindow *window;
  GFile *file;
  DeskFile was; /* without its URI */
} Look;

static void
looked (GObject *source, GAsyncResult *result, gpointer data)
{
  Look *look = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, &error);
  g_autofree char *name = g_file_get_basename (look->file);
  DeskFile is = { 0 };

  if (info != NULL)
    app_file_set_info (&is, info);
  if (info != NULL && !app_file_is_same (&look->was, &is))
    ui_window_say (look->window,
                   _ ("%1 has changed since you opened it; the board shows what you had."), name,
                   "");
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    ui_window_say (look->window,
                   _ ("%1 is not there any more; save the puzzle to have it in a file again."),
                   name, "");
  g_object_unref (look->window);
  g_object_unref (look->file);
  g_free (look);
}

/* Reports a file that is not as it was.  The session's own files never change, and their names say
 * nothing to a person. */
static void
look_at (UiWindow *self, const DeskFile *was)
{
  Look *look;

  if (desk_session_is_spooled (self->session, was->uri))
    return;
  look = g_new (Look, 1);
  *look = (Look){ .window = g_object_ref (self),
                  .file = g_file_new_for_uri (was->uri),
                  .was = { .size = was->size, .date = was->date } };
  g_file_query_info_async (look->file, APP_FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE,
                           G_PRIORITY_DEFAULT, self->leaving, looked, look);
}

void
ui_window_restore_sources (UiWindow *self)
{
  g_autoptr (GVariant) kept = recall_collection (self);
  DeskFile collection = app_file_of_variant (kept);
  DeskFile file = desk_document_get_file (self->document);

  if (collection.uri != NULL)
    {
      ui_browser_open (UI_BROWSER (self->browser), collection.uri);
      /* A list reads its file again, so a change matters only if the board comes from that file. */
      if (g_strcmp0 (file.uri, collection.uri) == 0)
        look_at (self, &collection);
    }
  if (file.uri != NULL && g_strcmp0 (file.uri, collection.uri) != 0)
    look_at (self, &file);
}

/* Returns all information about the puzzle in its file, one line each. */
static char *
tell_about (UiWindow *self)
{
  DeskDocument *document = self->document;
  DeskFile from = desk_document_get_file (document);
  g_autofree char *name = from.uri != NULL ? app_file_name (from.uri, self->session) : NULL;
  static const struct
  {
    FormatsAbout about;
    const char *name;
  } all[] = {
    { FORMATS_ABOUT_TITLE, N_ ("Title: %1") },
    { FORMATS_ABOUT_AUTHOR, N_ ("Author: %1") },
    { FORMATS_ABOUT_LEVEL, N_ ("Difficulty: %1") },
    { FORMATS_ABOUT_DATE, N_ ("Date: %1") },
    { FORMATS_ABOUT_SOURCE, N_ ("Source: %1") },
    { FORMATS_ABOUT_LINK, N_ ("Address: %1") },
    { FORMATS_ABOUT_DESCRIPTION, N_ ("Description: %1") },
  };
  BaseText text = BASE_TEXT_EMPTY;
  char *told;

  for (unsigned i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autofree char *said = app_file_shorten (desk_document_get_about (document, all[i].about));

      if (*said == '\0')
        continue;
      base_text_add (&text, text.length > 0 ? "\n" : "");
      words_fill (&text, _ (all[i].name), WORDS_WITH (WORDS_TEXT (said)));
    }
  if (text.length > 0 && name != NULL && *name != '\0')
    {
      base_text_add_char (&text, '\n');
      words_fill (&text, _ ("File: %1"), WORDS_WITH (WORDS_TEXT (name)));
    }
  told = text.length > 0 ? g_strdup (base_text_string (&text)) : NULL;
  base_text_clear (&text);
  return told;
}

void
ui_window_sync_about (UiWindow *self, const char *mode)
{
  g_autofree char *author =
      app_file_shorten (desk_document_get_about (self->document, FORMATS_ABOUT_AUTHOR));
  g_autofree char *about = tell_about (self);
  BaseText text = BASE_TEXT_EMPTY;

  if (*author != '\0')
    /* TRANSLATORS: %1 is the author of the puzzle, %2 its state, such as "Solving" */
    words_fill (&text, _ ("By %1 · %2"), WORDS_WITH (WORDS_TEXT (author), WORDS_TEXT (mode)));
  gtk_label_set_label (GTK_LABEL (self->subtitle),
                       *author != '\0' ? base_text_string (&text) : mode);
  gtk_widget_set_tooltip_text (self->heading, about);
  base_text_clear (&text);
}
