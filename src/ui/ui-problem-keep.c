/* What is kept beside the text: whether its window is open, whether it is saved, and in which file. */
#include "ui-problem-private.h"

#include "words-gettext.h"

#define STATE \
  "problem-state" /* whether the window is open; whether the text is saved; the URI of its file, or "" */

static void
keep_state (UiProblem *self)
{
  desk_session_set_value (
      self->session, STATE,
      g_variant_new ("(bbs)", gtk_widget_get_visible (GTK_WIDGET (self)) && !self->closed,
                     !gtk_text_buffer_get_modified (self->buffer),
                     self->uri != NULL ? self->uri : ""));
}

static bool
read_state (DeskSession *session, gboolean *out_open, gboolean *out_saved, char **out_uri)
{
  g_autoptr (GVariant) state = desk_session_get_value (session, STATE);

  if (state == NULL || !g_variant_is_of_type (state, G_VARIANT_TYPE ("(bbs)")))
    return false;
  g_variant_get (state, "(bbs)", out_open, out_saved, out_uri);
  return true;
}

bool
ui_problem_was_open (DeskSession *session)
{
  gboolean open = FALSE, saved;
  g_autofree char *uri = NULL;

  return read_state (session, &open, &saved, &uri) && open;
}

/* With a dot where the file is not what the text is. */
static void
sync_title (UiProblem *self)
{
  g_autoptr (GFile) file = self->uri != NULL ? g_file_new_for_uri (self->uri) : NULL;
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
    return; /* it goes, and was not closed */
  sync_title (self);
  keep_state (self);
}

void
ui_problem_set_uri (UiProblem *self, const char *uri)
{
  char *copy = g_strdup (uri);

  g_free (self->uri);
  self->uri = copy;
  ui_problem_keep (self);
}

void
ui_problem_set_saved (UiProblem *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_text_buffer_set_modified (self->buffer, FALSE);
  ui_problem_set_uri (self, uri);
}

/* What was kept is no step that could be undone. */
void
ui_problem_restore (UiProblem *self)
{
  gboolean open, saved = TRUE;
  char *uri = NULL;
  g_autofree char *there = ui_problem_get_text (self);

  if (!g_str_equal (there, desk_draft_get_text (self->draft)))
    {
      gtk_text_buffer_begin_irreversible_action (self->buffer);
      gtk_text_buffer_set_text (self->buffer, desk_draft_get_text (self->draft), -1);
      gtk_text_buffer_end_irreversible_action (self->buffer);
    }
  if (read_state (self->session, &open, &saved, &uri) && *uri != '\0')
    self->uri = g_strdup (uri);
  g_free (uri);
  gtk_text_buffer_set_modified (self->buffer, !saved);
  desk_proofreader_set_text (self->reader, desk_draft_get_text (self->draft));
  sync_title (self);
}
