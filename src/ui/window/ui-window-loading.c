/* One file is opened at a time.  Its result is dropped when another file is opened, when the puzzle
 * is edited, or when something else is shown meanwhile: a slow file must not replace the newer
 * content.  The user can cancel a file that takes longer than a second. */
#include "ui-browser.h"
#include "ui-widgets-message.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Time before a message reports that a file is being read, in milliseconds. */
#define PATIENCE_MS 1000

static void
forget_loading (UiWindow *self)
{
  g_clear_object (&self->loading);
  g_clear_handle_id (&self->loading_timer, g_source_remove);
  ui_widgets_message_stop_waiting (UI_WIDGETS_MESSAGE (self->message));
}

void
ui_window_stop_loading (UiWindow *self)
{
  ui_browser_stop_choosing (UI_BROWSER (self->browser));
  if (self->loading == NULL)
    return;
  g_cancellable_cancel (self->loading);
  forget_loading (self);
}

static void
stop (gpointer data)
{
  ui_window_stop_loading (data);
}

static gboolean
say_waiting (gpointer data)
{
  UiWindow *self = data;
  BaseText text = BASE_TEXT_EMPTY;

  self->loading_timer = 0;
  /* TRANSLATORS: %1 is the name of a file */
  words_fill (&text, _ ("Reading %1…"), WORDS_WITH (WORDS_TEXT (self->loading_name)));
  ui_widgets_message_wait (UI_WIDGETS_MESSAGE (self->message), base_text_string (&text),
                           _ ("_Stop Reading"), stop, self);
  base_text_clear (&text);
  return G_SOURCE_REMOVE;
}

void
ui_window_load (UiWindow *self, const Format *from, GAsyncReadyCallback callback, UiWindowJob *job)
{
  ui_window_stop_loading (self);
  self->loading = g_cancellable_new ();
  self->loading_revision = desk_document_get_revision (self->document);
  g_free (self->loading_name);
  self->loading_name = ui_window_name_of_file (job->file);
  self->loading_timer = g_timeout_add (PATIENCE_MS, say_waiting, self);
  job->loading = g_object_ref (self->loading);
  app_load_file (job->file, from, self->loading, callback, job);
}

bool
ui_window_end_loading (UiWindow *self, const UiWindowJob *job)
{
  if (job->loading != self->loading)
    return false;
  forget_loading (self);
  return true;
}

void
ui_window_sync_loading (UiWindow *self)
{
  if (self->loading != NULL
      && self->loading_revision != desk_document_get_revision (self->document))
    ui_window_stop_loading (self);
}
