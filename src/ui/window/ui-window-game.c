/* A game: its clock, its end, and the puzzle after it. */
#include "app-game.h"
#include "ui-browser.h"
#include "ui-window-private.h"

/* A paused game hides the board, also from a screen reader: otherwise a player could think without
 * the clock. */
static void
sync_pause (UiWindow *self)
{
  bool paused = app_clock_is_paused (self->clock);
  bool had = g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (self->cover)), "paused");

  if (paused == had)
    return;
  if (!paused)
    gtk_widget_set_visible (self->scroller, TRUE);
  gtk_stack_set_visible_child_name (GTK_STACK (self->cover), paused ? "paused" : "board");
  if (paused)
    gtk_widget_set_visible (self->scroller, FALSE);
  gtk_widget_set_sensitive (self->pad, !paused);
  gtk_widget_grab_focus (paused ? self->resume_button : self->board);
}

static bool
is_won (UiWindow *self)
{
  return desk_document_get_mode (self->document) == DESK_SOLVING
         && desk_document_is_solved (self->document);
}

static void
sync_end (UiWindow *self)
{
  bool won = is_won (self), has_next = ui_window_next_in_collection (self) > 0;
  g_autofree char *sentence = won ? app_game_sentence_of_end (self->document) : NULL;

  if (won)
    gtk_label_set_label (GTK_LABEL (self->end_sentence), sentence);
  gtk_widget_set_visible (self->next_button, has_next);
  gtk_widget_set_visible (self->more_samples_button, !has_next);
  gtk_widget_set_visible (self->more_open_button, !has_next);
  gtk_widget_set_visible (self->end, won);
}

/* What can be done with the trial that is under way. */
static void
sync_trial (UiWindow *self)
{
  gtk_widget_set_visible (self->trial, desk_document_is_trial (self->document) && !is_won (self)
                                           && !app_clock_is_paused (self->clock));
}

void
ui_window_start_trial (UiWindow *self)
{
  desk_document_simply (self->document, DESK_START_TRIAL);
}

void
ui_window_drop_trial (UiWindow *self)
{
  desk_document_simply (self->document, DESK_DROP_TRIAL);
}

void
ui_window_keep_trial (UiWindow *self)
{
  desk_document_simply (self->document, DESK_KEEP_TRIAL);
}

/* The clock runs while the player looks at the board. */
void
ui_window_sync_game (UiWindow *self)
{
  app_clock_set_active (self->clock,
                        gtk_window_is_active (GTK_WINDOW (self)) && !ui_window_shows_dance (self));
  sync_pause (self);
  sync_end (self);
  sync_trial (self);
}

guint64
ui_window_next_in_collection (UiWindow *self)
{
  guint64 number = ui_window_number_in_collection (self);

  return number > 0 && number < ui_browser_count (UI_BROWSER (self->browser)) ? number + 1 : 0;
}

void
ui_window_next_puzzle (UiWindow *self)
{
  guint64 next = ui_window_next_in_collection (self);

  if (next > 0)
    ui_browser_choose (UI_BROWSER (self->browser), next);
}

void
ui_window_follow_game (UiWindow *self)
{
  g_signal_connect_object (self->clock, "notify::paused", G_CALLBACK (sync_pause), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (ui_window_sync_game), NULL);
}
