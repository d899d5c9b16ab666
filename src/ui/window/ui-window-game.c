/* A game: its clock, its end, and the puzzle after it. */
#include "app-game.h"
#include "app-statistics.h"
#include "ui-board-bookmarks.h"
#include "ui-browser.h"
#include "ui-widgets-message.h"
#include "ui-window-private.h"
#include "words-gettext.h"

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

static AppSolved
find_solved (UiWindow *self)
{
  const ReasonRating *rating = app_answers_get_puzzle_rating (self->answers);

  return (AppSolved){ .puzzle = desk_document_get_puzzle_sum (self->document),
                      .rating = rating != NULL ? rating->difficulty : 0,
                      .play = desk_document_get_play (self->document) };
}

/* A puzzle counts when its rating is known, which may be later than its end. */
static char *
compose_end (UiWindow *self)
{
  const AppSolved solved = find_solved (self);
  char *sentence = app_game_sentence_of_end (self->document), *longer;

  if (app_answers_knows_rating (self->answers))
    app_statistics_add (self->session, solved);
  if (!app_statistics_has (self->session, solved.puzzle)
      || !app_statistics_is_best (self->session, solved))
    return sentence;
  longer = g_strconcat (sentence, " ", _ ("Your best time at this difficulty!"), NULL);
  g_free (sentence);
  return longer;
}

static void
sync_end (UiWindow *self)
{
  bool won = is_won (self);
  bool has_next = won && (ui_window_has_next_puzzle (self) || ui_window_has_alike (self));
  g_autofree char *sentence = won ? compose_end (self) : NULL;

  if (won)
    gtk_label_set_label (GTK_LABEL (self->end_sentence), sentence);
  gtk_widget_set_visible (self->next_button, has_next);
  gtk_widget_set_visible (self->more_samples_button, !has_next);
  gtk_widget_set_visible (self->more_open_button, !has_next);
  gtk_widget_set_visible (self->end, won);
}

/* The last second, and the rating, may be known only after the last digit. */
static void
renew_end (UiWindow *self)
{
  if (is_won (self))
    sync_end (self);
}

/* What can be done with the trial that is under way. */
static void
sync_trial (UiWindow *self)
{
  gtk_widget_set_visible (self->trial, desk_document_is_trial (self->document) && !is_won (self)
                                           && !app_clock_is_paused (self->clock));
}

void
ui_window_add_bookmark (UiWindow *self)
{
  ui_board_bookmarks_add (self->document);
}

void
ui_window_bookmarks (UiWindow *self)
{
  graphene_rect_t line;

  if (!gtk_widget_compute_bounds (self->verdict, GTK_WIDGET (self), &line))
    return;
  ui_board_bookmarks_open (GTK_WIDGET (self), self->document,
                           &(GdkRectangle){ (int) line.origin.x, (int) line.origin.y,
                                            (int) line.size.width, (int) line.size.height });
}

/* A second trial within a trial would have no end of its own. */
void
ui_window_start_trial (UiWindow *self)
{
  if (desk_document_is_trial (self->document))
    ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                            _ ("A trial has begun already: Shift+F6 drops it, Ctrl+F6 keeps it."),
                            NULL, 0);
  else
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

bool
ui_window_has_next_puzzle (UiWindow *self)
{
  return ui_window_number_in_collection (self) > 0
         && ui_browser_has_step (UI_BROWSER (self->browser), 1);
}

void
ui_window_next_puzzle (UiWindow *self)
{
  if (ui_window_number_in_collection (self) == 0 && ui_window_has_alike (self))
    ui_window_new_alike (self);
  else
    ui_browser_step (UI_BROWSER (self->browser), 1);
}

void
ui_window_previous_puzzle (UiWindow *self)
{
  ui_browser_step (UI_BROWSER (self->browser), -1);
}

void
ui_window_next_unsolved (UiWindow *self)
{
  ui_browser_step_to_unsolved (UI_BROWSER (self->browser));
}

void
ui_window_say_all_solved (UiWindow *self)
{
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                          _ ("All puzzles of the list are solved."), NULL, 0);
}

void
ui_window_find_puzzle (UiWindow *self)
{
  g_settings_set_boolean (self->settings, "show-collection", TRUE);
  ui_browser_search (UI_BROWSER (self->browser));
}

void
ui_window_follow_game (UiWindow *self)
{
  g_signal_connect_object (self->answers, "changed", G_CALLBACK (renew_end), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "changed", G_CALLBACK (renew_end), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "notify::paused", G_CALLBACK (sync_pause), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (ui_window_sync_game), NULL);
}
