#include "ui-browser.h"
#include "ui-message.h"
#include "ui-new.h"
#include "ui-panes.h"
#include "ui-recent.h"
#include "ui-regions.h"
#include "ui-samples.h"
#include "ui-save.h"
#include "ui-source.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

void
ui_window_say (UiWindow *self, const char *sentence, const char *name, const char *why)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (why)));
  ui_message_say (UI_MESSAGE (self->message), GTK_MESSAGE_ERROR, base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

static char *
display_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base != NULL ? base : "");
}

/* What is no Sudoku can be watched, and has no other board.  Its text stays as it came, to be edited. */
static void
dance (UiWindow *self, UiLoaded *loaded)
{
  DanceProblem *problem = dance_problem_of_cover (g_steal_pointer (&loaded->puzzle.problem));

  if (problem == NULL)
    return;
  ui_window_dance_problem (self, problem);
  ui_window_keep_text (self, loaded->text, loaded->uri);
}

static void
show (UiWindow *self, UiLoaded *loaded, const char *name, const char *title)
{
  UiMessage *message = UI_MESSAGE (self->message);

  ui_message_close (message);
  if (loaded->kind == UI_LOADED_PUZZLE)
    ui_loaded_put (loaded, self->document, title);
  else if (loaded->kind == UI_LOADED_ISSUE)
    ui_message_say_issue (message, name, &loaded->issue, loaded->line);
  else if (loaded->kind == UI_LOADED_COVER)
    dance (self, loaded);
  else
    ui_message_say (message, GTK_MESSAGE_INFO, _ ("There is no puzzle in it."), NULL, 0);
}

/* A collection opens in its pane, and its first puzzle on the board. */
void
ui_window_show_loaded (UiWindow *self, UiLoaded *loaded, const char *name)
{
  show (self, loaded, name, NULL);
  if (loaded->more && loaded->uri != NULL)
    {
      ui_window_remember_collection (self, &loaded->from);
      ui_browser_open (UI_BROWSER (self->browser), loaded->uri);
      g_settings_set_boolean (self->settings, "show-collection", TRUE);
    }
  if (!ui_window_shows_dance (self))
    gtk_widget_grab_focus (self->board);
  ui_loaded_free (loaded);
}

/* Where the pane hides the board, it goes. */
void
ui_window_show_chosen (UiWindow *self, UiLoaded *loaded, const char *title)
{
  show (self, loaded, title, title);
  if (ui_panes_is_covered (UI_PANES (self->panes)))
    g_settings_set_boolean (self->settings, "show-collection", FALSE);
  ui_loaded_free (loaded);
}

typedef struct
{
  UiWindow *window;
  GFile *file;
  unsigned n_left; /* files that were to be opened too */
} Job;

static Job *
job_new (UiWindow *self, GFile *file)
{
  Job *job = g_new (Job, 1);

  *job = (Job){ .window = g_object_ref (self), .file = g_object_ref (file) };
  return job;
}

static void
job_free (Job *job)
{
  g_object_unref (job->window);
  g_object_unref (job->file);
  g_free (job);
}

static void
say_left (UiWindow *self, unsigned n)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text,
              P_ ("%1 more file was not opened: the board holds one puzzle.",
                  "%1 more files were not opened: the board holds one puzzle.", n),
              WORDS_WITH (WORDS_NUMBER (n)));
  ui_message_say (UI_MESSAGE (self->message), GTK_MESSAGE_INFO, base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

static void
file_came (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  UiLoaded *loaded = ui_load_file_finish (result, &error);
  g_autofree char *name = display_name (job->file);

  (void) source;
  if (loaded != NULL)
    {
      bool good = loaded->kind == UI_LOADED_PUZZLE || loaded->kind == UI_LOADED_COVER;

      ui_window_show_loaded (job->window, loaded, name);
      if (good)
        ui_recent_add (job->file);
      if (good && job->n_left > 0)
        say_left (job->window, job->n_left);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ui_window_say (job->window, _ ("%1 could not be opened: %2"), name, error->message);
  job_free (job);
}

static bool
is_lesson (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, ".desktop");
}

void
ui_window_open_files (UiWindow *self, GFile **files, unsigned n_files)
{
  Job *job;

  if (n_files == 0)
    return;
  if (is_lesson (files[0]))
    {
      ui_window_learn_file (self, files[0]);
      return;
    }
  job = job_new (self, files[0]);
  job->n_left = n_files - 1;
  ui_load_file (files[0], self->leaving, file_came, job);
}

static void
add_filters (GtkFileChooser *chooser)
{
  static const char *const patterns[] = { "*.txt",    "*.sudoku", "*.sud", "*.grid",
                                          "*.sdm",    "*.sdk",    "*.ss",  "*.num",
                                          "*.sukaku", "*.dlx",    "*.mat", "*.matrix" };
  GtkFileFilter *puzzles = gtk_file_filter_new (), *all = gtk_file_filter_new ();

  gtk_file_filter_set_name (puzzles, _ ("Puzzles"));
  for (unsigned i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (puzzles, patterns[i]);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, puzzles);
  gtk_file_chooser_add_filter (chooser, all);
}

/* Its own name beside its own file; something to begin with where it has none. */
static void
propose (UiWindow *self, GtkFileChooser *chooser)
{
  DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) file = from.uri != NULL ? g_file_new_for_uri (from.uri) : NULL;
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = file != NULL ? display_name (file) : g_strdup (_ ("puzzle.txt"));

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
}

static void
choose (UiWindow *self,
        const char *title,
        GtkFileChooserAction action,
        void (*answered) (GtkNativeDialog *dialog, int response, UiWindow *window))
{
  bool saves = action == GTK_FILE_CHOOSER_ACTION_SAVE;

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action,
                                               saves ? _ ("_Save") : _ ("_Open"), _ ("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  if (saves)
    propose (self, GTK_FILE_CHOOSER (self->chooser));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect (self->chooser, "response", G_CALLBACK (answered), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
open_answered (GtkNativeDialog *dialog, int response, UiWindow *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    ui_window_open_files (self, &file, 1);
}

void
ui_window_open (UiWindow *self)
{
  choose (self, _ ("Open Puzzles"), GTK_FILE_CHOOSER_ACTION_OPEN, open_answered);
}

/* No kind of file that we write keeps entries; the session does. */
static void
say_what_stays (UiWindow *self, const char *name)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (desk_document_n_digits (self->document) == desk_document_n_givens (self->document))
    return;
  words_fill (
      &text,
      _ ("%1 holds the givens. Your entries are not in it; they are kept with this session."),
      WORDS_WITH (WORDS_TEXT (name)));
  ui_message_say (UI_MESSAGE (self->message), GTK_MESSAGE_INFO, base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

static void
saved (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = display_name (job->file);

  (void) source;
  if (ui_save_finish (result, &error))
    {
      ui_recent_add (job->file);
      say_what_stays (job->window, name);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    ui_window_say (job->window, _ ("%1 cannot hold this puzzle: choose another kind of file."),
                   name, "");
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ui_window_say (job->window, _ ("%1 could not be saved: %2"), name, error->message);
  job_free (job);
}

/* To the file that was chosen last. */
static void
write_it (gpointer data)
{
  UiWindow *self = data;

  ui_save (self->document, self->saving, self->leaving, saved, job_new (self, self->saving));
}

/* What the format cannot keep is said before it is lost. */
static void
ask_before_saving (UiWindow *self, unsigned losses)
{
  g_autofree char *name = display_name (self->saving);

  ui_message_ask_losses (UI_MESSAGE (self->message), name, losses, write_it, self);
}

static void
save_unless_lossy (UiWindow *self)
{
  const Format *format = ui_save_format (self->document, self->saving);
  unsigned losses = ui_save_losses (self->document, format) & ~(unsigned) FORMATS_IMPOSSIBLE;

  if (losses == 0)
    write_it (self);
  else
    ask_before_saving (self, losses);
}

static void
save_over (gpointer data)
{
  save_unless_lossy (data);
}

/* What another program wrote meanwhile is not replaced unasked. */
static void
ask_before_replacing (UiWindow *self)
{
  g_autofree char *name = display_name (self->saving);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, _ ("%1 was changed outside Quadrille since you opened it."),
              WORDS_WITH (WORDS_TEXT (name)));
  ui_message_ask (UI_MESSAGE (self->message), base_text_string (&text), _ ("_Replace It"),
                  save_over, self);
  base_text_clear (&text);
}

static void
save_answered (GtkNativeDialog *dialog, int response, UiWindow *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response != GTK_RESPONSE_ACCEPT || file == NULL)
    return;
  g_set_object (&self->saving, file);
  save_unless_lossy (self);
}

void
ui_window_save_as (UiWindow *self)
{
  choose (self, _ ("Save Puzzle"), GTK_FILE_CHOOSER_ACTION_SAVE, save_answered);
}

/* A file of several puzzles is never replaced by one of them. */
static void
looked_before_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (UiLoaded) there = ui_load_file_finish (result, &error);

  (void) source;
  if (there != NULL && there->more)
    ui_window_save_as (job->window);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      DeskFile was = desk_document_get_file (job->window->document);

      g_set_object (&job->window->saving, job->file);
      if (there != NULL && !ui_source_is_same (&was, &there->from))
        ask_before_replacing (job->window);
      else
        save_unless_lossy (job->window);
    }
  job_free (job);
}

void
ui_window_save (UiWindow *self)
{
  DeskFile from = desk_document_get_file (self->document);
  g_autoptr (GFile) file = from.uri != NULL ? g_file_new_for_uri (from.uri) : NULL;

  if (file == NULL)
    ui_window_save_as (self);
  else
    ui_load_file (file, self->leaving, looked_before_saving, job_new (self, file));
}

void
ui_window_new_grid (UiWindow *self)
{
  ui_new_present (GTK_WINDOW (self), self->document);
}

void
ui_window_new_jigsaw (UiWindow *self)
{
  ui_regions_present (GTK_WINDOW (self), self->document, self->scheme);
}

void
ui_window_samples (UiWindow *self)
{
  ui_samples_present (GTK_WINDOW (self), self->document);
}
