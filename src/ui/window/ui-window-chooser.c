/* The chooser of files, for opening and for saving. */
#include "ui-window-private.h"

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

/* Adds a choice of format; the first entry lets the content or the name decide. */
static void
add_formats (GtkFileChooser *chooser, bool saves)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new (), labels = g_ptr_array_new ();

  g_ptr_array_add (ids, (gpointer) ANY_FORMAT);
  g_ptr_array_add (labels, (gpointer) (saves ? _ ("From File Name") : _ ("Detect Automatically")));
  for (unsigned i = 0; i < formats_n; i++)
    if (saves ? formats_can_write (formats_all[i]) : formats_can_read (formats_all[i]))
      {
        g_ptr_array_add (ids, (gpointer) formats_all[i]->id);
        g_ptr_array_add (labels, (gpointer) words_name (formats_all[i]->name));
      }
  g_ptr_array_add (ids, NULL);
  g_ptr_array_add (labels, NULL);
  gtk_file_chooser_add_choice (chooser, FORMAT, _ ("Format:"), (const char **) ids->pdata,
                               (const char **) labels->pdata);
  gtk_file_chooser_set_choice (chooser, FORMAT, ANY_FORMAT);
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
      file != NULL ? ui_window_name_of_file (file) : g_strdup (_ ("puzzle.txt"));

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
  add_formats (GTK_FILE_CHOOSER (self->chooser), saves);
  if (saves)
    propose_saved_name (self, GTK_FILE_CHOOSER (self->chooser));
  ui_widgets_file_chooser_show (&self->chooser, chosen, self);
}
