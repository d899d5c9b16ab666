/* A file gets the text unchanged, with its comments, unless its name requests another format; the
 * text belongs to the user, whether it can be parsed or not.  Another format is written from the
 * parsed problem, after a message that lists the losses. */
#include "ui-problem-private.h"

#include "app-collection-part.h"
#include "app-file-writer.h"
#include "ui-widgets-file-chooser.h"
#include "ui-widgets-message.h"
#include "ui-widgets-question.h"
#include "ui-widgets-recent.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  UiProblem *window;
  GFile *file;
  char *text;    /* the text of the window when it was written */
  bool verbatim; /* the file has the text unchanged */
  bool evident;  /* a reader recognizes the format of the written file */
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->window);
  g_object_unref (job->file);
  g_free (job->text);
  g_free (job);
}

static char *
file_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base != NULL ? base : "");
}

static void
say_file_outcome (UiProblem *self,
                  GtkMessageType type,
                  const char *sentence,
                  GFile *file,
                  const char *why)
{
  g_autofree char *name = file_name (file);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (why)));
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), type, base_text_string (&text), NULL,
                          0);
  base_text_clear (&text);
}

static void
finish_problem_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (DeskFile) file = app_write_file_finish (result, &error);

  (void) source;
  if (file != NULL)
    {
      g_autofree char *now = ui_problem_get_text (job->window);
      const bool same =
          job->window->file != NULL && g_str_equal (job->window->file->uri, file->uri);

      ui_widgets_recent_add (job->file);
      if (job->verbatim && g_str_equal (now, job->text))
        ui_problem_set_saved (job->window, file);
      else if (same)
        /* so that our own change does not look like another program's */
        ui_problem_set_file (job->window, file);
      if (!job->evident)
        say_file_outcome (
            job->window, GTK_MESSAGE_INFO,
            _ ("%1 is saved. What is in it does not show that it is an exact cover problem, so it "
               "would not open as one."),
            job->file, "");
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say_file_outcome (job->window, GTK_MESSAGE_ERROR, _ ("%1 could not be saved: %2"), job->file,
                      error->message);
  job_free (job);
}

/* Returns the format to write: the one that the name requests, or else the window's own. */
static const Format *
choose_format (UiProblem *self, const DeskProblem *problem)
{
  g_autofree char *name = g_file_get_basename (self->saving);
  const Format *format = formats_for_file_name (name);

  if (problem->state != DESK_PROBLEM_GOOD || format == NULL || g_str_has_suffix (name, ".txt"))
    return problem->format;
  return format;
}

static void
write_as (UiProblem *self, const DeskProblem *problem, const Format *format)
{
  Job *job = g_new0 (Job, 1);
  BaseText text = BASE_TEXT_EMPTY;
  g_autoptr (GBytes) bytes = NULL;

  *job = (Job){ .window = g_object_ref (self),
                .file = g_object_ref (self->saving),
                .text = g_strdup (problem->text),
                .verbatim = format == problem->format,
                .evident = problem->state != DESK_PROBLEM_GOOD || problem->evident
                           || format != problem->format };
  if (job->verbatim)
    base_text_add (&text, problem->text);
  else
    (void) formats_write (format, &problem->puzzle, NULL, &text);
  bytes = g_bytes_new (base_text_string (&text), text.length);
  base_text_clear (&text);
  app_write_file (self->saving, bytes, self->leaving, finish_problem_saving, job);
}

static DeskProblem *
read_now (UiProblem *self)
{
  return desk_problem_read (ui_problem_get_text (self), NULL);
}

static void
save_anyway (gpointer data)
{
  UiProblem *self = data;
  g_autoptr (DeskProblem) problem = read_now (self);

  write_as (self, problem, choose_format (self, problem));
}

static void
ask_before_losing (UiProblem *self, unsigned losses)
{
  g_autofree char *name = file_name (self->saving);

  ui_widgets_message_ask_losses (UI_WIDGETS_MESSAGE (self->message), name, losses, save_anyway,
                                 self);
}

/* Writes to the file that was chosen last, unless something would be lost. */
static void
save_unless_lossy (UiProblem *self)
{
  g_autoptr (DeskProblem) problem = read_now (self);
  const Format *format;
  unsigned losses = 0;

  format = choose_format (self, problem);
  if (format != problem->format)
    losses = formats_losses (format, &problem->puzzle);
  if ((losses & FORMATS_IMPOSSIBLE) != 0)
    say_file_outcome (self, GTK_MESSAGE_ERROR,
                      _ ("%1 cannot hold this puzzle: choose another kind of file."), self->saving,
                      "");
  else if (losses != 0)
    ask_before_losing (self, losses);
  else
    write_as (self, problem, format);
}

static void
save_over (gpointer data)
{
  save_unless_lossy (data);
}

/* GTK asks before a file is replaced, but does not check whether it contains several puzzles. */
static void
counted (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (UiProblem) self = data;
  const guint64 n = app_count_puzzles_finish (result);

  if (g_cancellable_is_cancelled (self->leaving) || !g_file_equal (G_FILE (source), self->saving))
    return;
  if (n > 1)
    ui_widgets_question_ask_losing (GTK_WINDOW (self), self->saving, n, save_over, G_OBJECT (self));
  else
    save_unless_lossy (self);
}

static void
save_chosen (GtkFileChooser *chooser, GFile *file, gpointer window)
{
  UiProblem *self = window;

  (void) chooser;
  g_set_object (&self->saving, file);
  app_count_puzzles (file, self->leaving, counted, g_object_ref (self));
}

/* A file that does not exist any more is created again. */
static void
looked_before_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (UiProblem) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, &error);
  g_autofree char *name = file_name (G_FILE (source));
  DeskFile is = { 0 };

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (info != NULL)
    app_file_set_info (&is, info);
  g_set_object (&self->saving, G_FILE (source));
  if (info != NULL && self->file != NULL && !app_file_is_same (self->file, &is))
    ui_widgets_message_ask_replacing (UI_WIDGETS_MESSAGE (self->message), name, save_over, self);
  else
    save_unless_lossy (self);
}

void
ui_problem_save (UiProblem *self)
{
  g_autoptr (GFile) file = self->file != NULL ? g_file_new_for_uri (self->file->uri) : NULL;

  if (file != NULL)
    g_file_query_info_async (file, APP_FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT,
                             self->leaving, looked_before_saving, g_object_ref (self));
  else
    ui_problem_save_as (self);
}

void
ui_problem_save_as (UiProblem *self)
{
  static const char *const ours[] = { "*.dlx", "*.matrix", "*.mat", NULL }, *const all[] = { "*",
                                                                                             NULL };
  g_autoptr (GFile) file = self->file != NULL ? g_file_new_for_uri (self->file->uri) : NULL;
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = file != NULL ? file_name (file) : g_strdup (_ ("problem.dlx"));
  GtkFileChooser *chooser;

  g_clear_object (&self->chooser);
  self->chooser =
      gtk_file_chooser_native_new (_ ("Save Problem"), GTK_WINDOW (self),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  chooser = GTK_FILE_CHOOSER (self->chooser);
  ui_widgets_file_chooser_add_filter (chooser, _ ("Exact cover problems"), ours);
  ui_widgets_file_chooser_add_filter (chooser, _ ("All files"), all);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
  ui_widgets_file_chooser_show (&self->chooser, save_chosen, self);
}
