/* A file whose name says no other kind gets the text as it stands, comments and all, whether it can be read or not: it
 * is the writer's.  Another kind is written from what was read, after saying what would be lost. */
#include "ui-problem-private.h"

#include "ui-chooser.h"
#include "ui-message.h"
#include "ui-recent.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  UiProblem *window;
  GFile *file;
  char *text;    /* of the window, when it was written */
  bool verbatim; /* nothing of it was lost */
  bool evident;  /* what was written will be known again for what it is */
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
say (UiProblem *self, GtkMessageType type, const char *sentence, GFile *file, const char *why)
{
  g_autofree char *name = file_name (file);
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (why)));
  ui_message_say (UI_MESSAGE (self->message), type, base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

static void
written (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    {
      g_autofree char *now = ui_problem_get_text (job->window);

      ui_recent_add (job->file);
      if (job->verbatim && g_str_equal (now, job->text))
        ui_problem_set_saved (job->window, job->file);
      if (!job->evident)
        say (job->window, GTK_MESSAGE_INFO,
             _ ("%1 is saved. What is in it does not show that it is an exact cover problem, so it "
                "would not open as one."),
             job->file, "");
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (job->window, GTK_MESSAGE_ERROR, _ ("%1 could not be saved: %2"), job->file,
         error->message);
  job_free (job);
}

/* As which it is written: the kind that the name asks for, or its own. */
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
  g_file_replace_contents_bytes_async (self->saving, bytes, NULL, FALSE, G_FILE_CREATE_NONE,
                                       self->leaving, written, job);
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

  ui_message_ask_losses (UI_MESSAGE (self->message), name, losses, save_anyway, self);
}

static void
save_to (UiProblem *self, GFile *file)
{
  g_autoptr (DeskProblem) problem = read_now (self);
  const Format *format;
  unsigned losses = 0;

  g_set_object (&self->saving, file);
  format = choose_format (self, problem);
  if (format != problem->format)
    losses = formats_losses (format, &problem->puzzle);
  if ((losses & FORMATS_IMPOSSIBLE) != 0)
    say (self, GTK_MESSAGE_ERROR, _ ("%1 cannot hold this puzzle: choose another kind of file."),
         file, "");
  else if (losses != 0)
    ask_before_losing (self, losses);
  else
    write_as (self, problem, format);
}

static void
chosen (GtkFileChooser *chooser, GFile *file, gpointer window)
{
  (void) chooser;
  save_to (window, file);
}

void
ui_problem_save (UiProblem *self)
{
  g_autoptr (GFile) file = self->uri != NULL ? g_file_new_for_uri (self->uri) : NULL;

  if (file != NULL)
    save_to (self, file);
  else
    ui_problem_save_as (self);
}

void
ui_problem_save_as (UiProblem *self)
{
  static const char *const ours[] = { "*.dlx", "*.matrix", "*.mat", NULL }, *const all[] = { "*",
                                                                                             NULL };
  g_autoptr (GFile) file = self->uri != NULL ? g_file_new_for_uri (self->uri) : NULL;
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = file != NULL ? file_name (file) : g_strdup (_ ("problem.dlx"));
  GtkFileChooser *chooser;

  g_clear_object (&self->chooser);
  self->chooser =
      gtk_file_chooser_native_new (_ ("Save Problem"), GTK_WINDOW (self),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  chooser = GTK_FILE_CHOOSER (self->chooser);
  ui_chooser_add_filter (chooser, _ ("Exact cover problems"), ours);
  ui_chooser_add_filter (chooser, _ ("All files"), all);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
  ui_chooser_show (&self->chooser, chosen, self);
}
