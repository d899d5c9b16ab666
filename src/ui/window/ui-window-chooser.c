/* The chooser of files, for opening and for saving. */
#include "ui-window-private.h"

#include "app-document-file.h"
#include "formats.h"
#include "ui-widgets-file-chooser.h"
#include "words-gettext.h"
#include "words.h"

#include <string.h>

#define FORMAT     "format"
#define ANY_FORMAT "any"

/* Adds filters for all file names in the table of formats. */
static void
add_filters (GtkFileChooser *chooser)
{
  static const char *const all[] = { "*", NULL };
  g_autoptr (GtkFileFilter) puzzles = gtk_file_filter_new ();

  gtk_file_filter_set_name (puzzles, _ ("Puzzles"));
  for (unsigned i = 0; i < formats_n; i++)
    {
      g_auto (GStrv) suffixes = g_strsplit (formats_all[i]->suffixes, " ", -1);

      for (unsigned k = 0; suffixes[k] != NULL; k++)
        if (*suffixes[k] != '\0')
          gtk_file_filter_add_suffix (puzzles, suffixes[k]);
    }
  gtk_file_chooser_add_filter (chooser, puzzles);
  ui_widgets_file_chooser_add_filter (chooser, _ ("All files"), all);
}

typedef struct
{
  GPtrArray *ids, *labels;
} Entries;

static void
add_entry (Entries *self, const char *id, const char *label)
{
  g_ptr_array_add (self->ids, g_strdup (id));
  g_ptr_array_add (self->labels, g_strdup (label));
}

/* All formats that can hold the puzzle, those that keep most of it first, each with what it cannot
 * keep. */
static void
add_kinds (Entries *self, DeskDocument *document)
{
  g_autoptr (GArray) kinds = app_save_kinds (document);

  add_entry (self, ANY_FORMAT, _ ("From File Name"));
  for (guint i = 0; i < kinds->len; i++)
    {
      const AppSaveKind *kind = &g_array_index (kinds, AppSaveKind, i);
      BaseText label = BASE_TEXT_EMPTY;

      words_add_format_keeping (kind->format, kind->losses, &label);
      add_entry (self, kind->format->id, base_text_string (&label));
      base_text_clear (&label);
    }
}

static void
add_readable (Entries *self)
{
  add_entry (self, ANY_FORMAT, _ ("Detect Automatically"));
  for (unsigned i = 0; i < formats_n; i++)
    if (formats_can_read (formats_all[i]))
      add_entry (self, formats_all[i]->id, words_name (formats_all[i]->name));
}

/* Adds a choice of format; the first entry lets the content or the name decide. */
static void
add_formats (UiWindow *self, GtkFileChooser *chooser, bool saves)
{
  Entries entries = { g_ptr_array_new_with_free_func (g_free),
                      g_ptr_array_new_with_free_func (g_free) };

  if (saves)
    add_kinds (&entries, self->document);
  else
    add_readable (&entries);
  g_ptr_array_add (entries.ids, NULL);
  g_ptr_array_add (entries.labels, NULL);
  gtk_file_chooser_add_choice (chooser, FORMAT, _ ("Format:"), (const char **) entries.ids->pdata,
                               (const char **) entries.labels->pdata);
  gtk_file_chooser_set_choice (chooser, FORMAT, ANY_FORMAT);
  g_ptr_array_unref (entries.ids);
  g_ptr_array_unref (entries.labels);
}

const Format *
ui_window_chosen_format (GtkFileChooser *chooser)
{
  const char *id = gtk_file_chooser_get_choice (chooser, FORMAT);

  return id != NULL ? formats_find (id) : NULL;
}

/* Puts the number before the suffix: "mine-7.txt". */
static char *
name_with_number (const char *name, guint64 number)
{
  const char *point = strrchr (name, '.');
  const int length = (int) (point != NULL && point > name ? point - name : (gssize) strlen (name));

  return g_strdup_printf ("%.*s-%" G_GUINT64_FORMAT "%s", length, name, number, name + length);
}

/* The name of its own file, or of the one in our own format where its own cannot keep
 * everything. */
static char *
name_that_keeps_all (UiWindow *self, GFile *file)
{
  const Format *format = app_save_format (self->document, file);
  g_autoptr (GFile) named = app_save_losses (self->document, format) == 0
                                ? g_object_ref (file)
                                : app_save_with_suffix (file, app_save_own_format ());

  return ui_window_name_of_file (named);
}

/* Proposes the puzzle's own name beside its own file, and a first name if it has no file.  A puzzle
 * of a collection gets a file of its own, beside the collection. */
static void
propose_saved_name (UiWindow *self, GtkFileChooser *chooser)
{
  DeskFile from = desk_document_get_file (self->document);
  const guint64 number = ui_window_number_as_part (self);
  const bool pasted = from.uri != NULL && desk_session_is_spooled (self->session, from.uri);
  g_autoptr (GFile) file = from.uri != NULL && !pasted ? g_file_new_for_uri (from.uri) : NULL;
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name =
      file != NULL ? name_that_keeps_all (self, file) : g_strdup (_ ("puzzle.quadrille"));

  if (number > 0)
    {
      g_autofree char *whole = g_steal_pointer (&name);

      name = name_with_number (whole, number);
    }
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
}

void
ui_window_choose_file (UiWindow *self,
                       const char *title,
                       GtkFileChooserAction action,
                       void (*chosen) (GtkFileChooser *chooser, GFile *file, gpointer window))
{
  bool saves = action == GTK_FILE_CHOOSER_ACTION_SAVE;

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action,
                                               saves ? _ ("_Save") : _ ("_Open"), _ ("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  add_formats (self, GTK_FILE_CHOOSER (self->chooser), saves);
  if (saves)
    propose_saved_name (self, GTK_FILE_CHOOSER (self->chooser));
  ui_widgets_file_chooser_show (&self->chooser, chosen, self);
}

/* The collection's own name with our suffix, beside it. */
static void
propose_collection_name (UiWindow *self, GtkFileChooser *chooser)
{
  const DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = g_strdup (_ ("puzzles.quadrille"));

  if (from.uri != NULL && !desk_session_is_spooled (self->session, from.uri))
    {
      g_autoptr (GFile) own = g_file_new_for_uri (from.uri);

      file = app_save_with_suffix (own, app_save_own_format ());
      folder = g_file_get_parent (file);
      g_free (name);
      name = ui_window_name_of_file (file);
      gtk_file_chooser_set_current_folder (chooser, folder, NULL);
    }
  gtk_file_chooser_set_current_name (chooser, name);
}

void
ui_window_choose_collection_file (UiWindow *self,
                                  void (*chosen) (GtkFileChooser *chooser,
                                                  GFile *file,
                                                  gpointer window))
{
  g_clear_object (&self->chooser);
  self->chooser =
      gtk_file_chooser_native_new (_ ("Save Collection with Its Games"), GTK_WINDOW (self),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  propose_collection_name (self, GTK_FILE_CHOOSER (self->chooser));
  ui_widgets_file_chooser_show (&self->chooser, chosen, self);
}
