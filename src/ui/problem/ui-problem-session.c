/* The state that is saved beside the text: whether its window is open, whether the text is saved,
 * and the state of its file at that time. */
#include "ui-problem-private.h"

#include "words-gettext.h"

/* Whether the window is open; whether the text is saved; its file, with an empty URI if there is
 * none. */
#define STATE      "problem-state"
#define STATE_TYPE "(bb(stx))"

static void
keep_state (UiProblem *self)
{
  const DeskFile none = { .uri = "" };

  desk_session_set_value (
      self->session, STATE,
      g_variant_new ("(bb@(stx))", gtk_widget_get_visible (GTK_WIDGET (self)) && !self->closed,
                     !gtk_text_buffer_get_modified (self->buffer),
                     app_file_to_variant (self->file != NULL ? self->file : &none)));
}

static bool
read_state (DeskSession *session, gboolean *out_open, gboolean *out_saved, DeskFile **out_file)
{
  g_autoptr (GVariant) state = desk_session_get_value (session, STATE), source = NULL;
  DeskFile file = { 0 };

  *out_file = NULL;
  if (state == NULL)
    return false;
  if (g_variant_is_of_type (state, G_VARIANT_TYPE (STATE_TYPE)))
    {
      g_variant_get (state, "(bb@(stx))", out_open, out_saved, &source);
      file = app_file_of_variant (source);
    }
  else if (g_variant_is_of_type (state, G_VARIANT_TYPE ("(bbs)"))) /* of an older version */
    g_variant_get (state, "(bb&s)", out_open, out_saved, &file.uri);
  else
    return false;
  if (*file.uri != '\0')
    *out_file = app_file_copy (&file);
  return true;
}

bool
ui_problem_was_open (DeskSession *session)
{
  gboolean open = FALSE, saved;
  g_autoptr (DeskFile) file = NULL;

  return read_state (session, &open, &saved, &file) && open;
}

/* Updates the title, with a dot when the file differs from the text. */
static void
sync_title (UiProblem *self)
{
  g_autoptr (GFile) file = self->file != NULL ? g_file_new_for_uri (self->file->uri) : NULL;
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL, *title = NULL;
  bool dotted = name != NULL && gtk_text_buffer_get_modified (self->buffer);

  title = g_strconcat (dotted ? "• " : "", name != NULL ? name : _ ("Problem"), NULL);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

void
ui_problem_keep (UiProblem *self)
{
  if (self->session == NULL)
    return; /* the window is destroyed without being closed */
  sync_title (self);
  keep_state (self);
}

void
ui_problem_set_file (UiProblem *self, const DeskFile *file)
{
  DeskFile *copy = app_file_copy (file);

  app_file_free (self->file);
  self->file = copy;
  ui_problem_keep (self);
}

void
ui_problem_set_saved (UiProblem *self, const DeskFile *file)
{
  gtk_text_buffer_set_modified (self->buffer, FALSE);
  ui_problem_set_file (self, file);
}

/* Restoring the text is not an undo step. */
void
ui_problem_restore (UiProblem *self)
{
  gboolean open, saved = TRUE;
  g_autofree char *there = ui_problem_get_text (self);

  if (!g_str_equal (there, desk_draft_get_text (self->draft)))
    {
      gtk_text_buffer_begin_irreversible_action (self->buffer);
      gtk_text_buffer_set_text (self->buffer, desk_draft_get_text (self->draft), -1);
      gtk_text_buffer_end_irreversible_action (self->buffer);
    }
  g_clear_pointer (&self->file, app_file_free);
  (void) read_state (self->session, &open, &saved, &self->file);
  gtk_text_buffer_set_modified (self->buffer, !saved);
  desk_proofreader_set_text (self->reader, desk_draft_get_text (self->draft));
  sync_title (self);
}
