/* Messages about the session: whether all of it was restored, and whether it is saved. */
#include "ui-widgets-message.h"
#include "ui-widgets-question.h"
#include "ui-window-application.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>

static bool
is_full (int error)
{
  return error == ENOSPC || error == EDQUOT;
}

/* Returns a sentence with the reason why nothing is kept, and the remedy; NULL when everything is
 * kept. */
static const char *
find_trouble (DeskJournalStatus status, int error)
{
  if (status == DESK_JOURNAL_BUSY)
    return _ (
        "Another window of Quadrille keeps its session in %1, so this one is not kept: save what "
        "you want to have again.");
  if (status == DESK_JOURNAL_NO_FOLDER)
    return _ ("This session cannot be kept in %1 (%2): save what you want to have again.");
  if (status != DESK_JOURNAL_NO_WRITE)
    return NULL;
  /* TRANSLATORS: %1 is a folder */
  return is_full (error)
             ? _ ("The disk with %1 is full, so this session is not kept any more: make room "
                  "there, or save what you want to have again on another disk.")
             : _ ("This session is not kept any more, since %1 cannot be written (%2): save "
                  "what you want to have again.");
}

/* That bar cannot be closed: it stays as long as nothing is kept. */
static void
sync_trouble (UiWindow *self)
{
  const int error = desk_session_get_error (self->session);
  const char *trouble = find_trouble (desk_session_get_status (self->session), error);
  g_autofree char *folder = g_filename_display_name (desk_session_get_folder (self->session));
  BaseText text = BASE_TEXT_EMPTY;

  if (trouble == NULL)
    {
      ui_widgets_message_close (UI_WIDGETS_MESSAGE (self->trouble));
      return;
    }
  words_fill (&text, trouble, WORDS_WITH (WORDS_TEXT (folder), WORDS_TEXT (g_strerror (error))));
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->trouble), GTK_MESSAGE_WARNING,
                          base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

/* %1 is the file that was set aside.  Returns NULL when nothing was set aside. */
static const char *
find_loss (DeskSession *session)
{
  switch (desk_session_get_status (session))
    {
    case DESK_JOURNAL_DAMAGED:
      return desk_session_is_whole (session) ? _ (
                 "A part of the last session was damaged. Everything is as it was last, but that "
                 "part can only be undone in one step. The damaged file is %1.")
                                             : _ ("A part of the last session was damaged, and "
                                                  "changes are missing. The damaged "
                                                  "file is %1.");
    case DESK_JOURNAL_FOREIGN:
      return _ ("The last session is of another version; it was kept as %1.");
    case DESK_JOURNAL_NO_FILE:
      return _ (
          "The last session cannot be read, since it is not a regular file; it was kept as %1.");
    case DESK_JOURNAL_TOO_LARGE:
      return _ ("The last session is too large to be read; it was kept as %1.");
    default:
      return NULL;
    }
}

static void
tell_what_came_back (UiWindow *self)
{
  const char *loss = find_loss (self->session);
  const char *aside = desk_session_get_set_aside (self->session);
  g_autofree char *shown = g_filename_display_name (aside != NULL ? aside : "");

  if (loss != NULL)
    ui_window_say (self, loss, shown, "");
}

void
ui_window_tell_session (UiWindow *self)
{
  tell_what_came_back (self);
  g_signal_connect_object (self->session, "notify::status", G_CALLBACK (sync_trouble), self,
                           G_CONNECT_SWAPPED);
  sync_trouble (self);
}

static void
leave_anyway (gpointer data)
{
  UiWindow *self = data;

  self->leaves = true;
  ui_window_application_quit (gtk_window_get_application (GTK_WINDOW (self)));
}

bool
ui_window_leaves (UiWindow *self)
{
  return self->leaves;
}

void
ui_window_leave (UiWindow *self)
{
  self->leaves = true;
}

bool
ui_window_has_work (UiWindow *self)
{
  const bool is_typed = desk_document_get_mode (self->document) == DESK_SETUP
                        && desk_document_n_digits (self->document) > 0
                        && desk_document_is_modified (self->document);

  return is_typed || desk_document_get_game (self->document).state == DESK_GAME_BEGUN;
}

bool
ui_window_is_unused (UiWindow *self)
{
  return desk_document_n_digits (self->document) == 0
         && desk_document_undoes (self->document) == DESK_ACTIONS
         && desk_document_redoes (self->document) == DESK_ACTIONS;
}

void
ui_window_forget (UiWindow *self)
{
  g_autofree char *choices = ui_window_name_value (self, UI_WINDOW_CHOICES);

  ui_window_remember_collection (self, NULL);
  desk_session_set_value (self->session, choices, NULL);
}

static void
activity_changed (UiWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    desk_session_set_current (self->session, self->document);
}

void
ui_window_follow_activity (UiWindow *self)
{
  g_signal_connect (self, "notify::is-active", G_CALLBACK (activity_changed), NULL);
}

bool
ui_window_ask_to_leave (UiWindow *self)
{
  BaseText text = BASE_TEXT_EMPTY;
  guint n;

  if (!self->leaves)
    desk_session_sync (self->session);
  n = desk_session_get_n_unkept (self->session);
  if (self->leaves || n == 0)
    return false;
  words_fill (&text,
              P_ ("Your last %1 change is not kept. If you quit now, it is lost.",
                  "Your last %1 changes are not kept. If you quit now, they are lost.", n),
              WORDS_WITH (WORDS_NUMBER (n)));
  ui_widgets_question_ask (GTK_WINDOW (self), _ ("Quit Without Keeping Changes?"),
                           base_text_string (&text), _ ("_Quit Anyway"), leave_anyway,
                           G_OBJECT (self));
  base_text_clear (&text);
  return true;
}
