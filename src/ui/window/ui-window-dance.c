#include "app-file.h"
#include "sudoku-subject.h"
#include "ui-browser-classics.h"
#include "ui-compare.h"
#include "ui-dance.h"
#include "ui-widgets-message.h"
#include "ui-window-private.h"
#include "words-fill.h"
#include "words-gettext.h"

static bool
is_dance (UiWindow *self)
{
  const char *name = gtk_stack_get_visible_child_name (GTK_STACK (self->views));

  return name != NULL && g_str_equal (name, "dance");
}

bool
ui_window_shows_dance (UiWindow *self)
{
  return is_dance (self);
}

static void
show_search_of_puzzle (UiWindow *self)
{
  SudokuPuzzle *puzzle = desk_document_get_puzzle (self->document);
  char symbols[SUDOKU_MAX_VALUES + 1];
  g_autoptr (Subject) problem = NULL;

  (void) sudoku_subject_new (puzzle, desk_document_get_symbols (self->document, symbols),
                             g_settings_get_boolean (self->settings, "whole-matrix"), &problem);
  sudoku_puzzle_free (puzzle);
  ui_dance_set_problem (
      UI_DANCE (self->dance), problem,
      _ ("Two givens clash, so there is nothing to search: the puzzle view says which."));
}

/* An empty grid has more solutions than anybody could watch. */
static void
show_puzzle (UiWindow *self)
{
  if (desk_document_is_empty (self->document))
    {
      ui_dance_set_problem (
          UI_DANCE (self->dance), NULL,
          _ ("There is no puzzle to watch yet: the grid is empty. Choose one here, or type one."));
      return;
    }
  show_search_of_puzzle (self);
}

/* Shows the stage's content outside of lessons: another problem that was chosen, or the problem of
 * the puzzle on the board. */
static void
show_own (UiWindow *self)
{
  uint64_t revision = desk_document_get_puzzle_revision (self->document) + 1;

  if (self->danced == revision)
    return;
  self->danced = revision;
  if (self->other != NULL)
    ui_dance_set_problem (UI_DANCE (self->dance), self->other, "");
  else
    show_puzzle (self);
}

static bool
is_learning (UiWindow *self)
{
  g_autoptr (GVariant) view = g_action_group_get_action_state (G_ACTION_GROUP (self), "view");

  return g_str_equal (g_variant_get_string (view, NULL), "learn");
}

bool
ui_window_is_dancing (UiWindow *self)
{
  return is_dance (self) && !is_learning (self);
}

char *
ui_window_name_of_stage (UiWindow *self)
{
  if (!is_dance (self))
    return NULL;
  if (is_learning (self))
    return g_strdup (_ ("Learn"));
  if (self->other == NULL)
    return NULL;
  if (self->other_file != NULL)
    return app_file_name (self->other_file->uri, self->session);
  return g_strdup (self->other_title != NULL ? self->other_title : _ ("Exact cover"));
}

static void
show_dance_or_lesson (UiWindow *self, bool learn)
{
  if (learn)
    self->danced = 0;
  ui_dance_set_learning (UI_DANCE (self->dance), learn);
  if (!learn)
    show_own (self);
  ui_dance_focus (UI_DANCE (self->dance));
}

static void
show_compare (UiWindow *self)
{
  ui_window_sync_compare (self);
  ui_compare_focus (UI_COMPARE (self->compare));
}

static void
change_view (GSimpleAction *action, GVariant *target, gpointer data)
{
  UiWindow *self = data;
  UiDance *dance = UI_DANCE (self->dance);
  const char *name = g_variant_get_string (target, NULL);
  const bool puzzle = g_str_equal (name, "puzzle"), compare = g_str_equal (name, "compare");

  if (!puzzle && !compare && !g_str_equal (name, "learn") && !g_str_equal (name, "dance"))
    return;
  g_simple_action_set_state (action, target);
  if ((puzzle || compare) && ui_dance_is_presenting (dance))
    ui_window_stop_presenting (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->views), puzzle    ? ui_window_front (self)
                                                             : compare ? "compare"
                                                                       : "dance");
  if (puzzle)
    ui_window_focus_front (self);
  else if (compare)
    show_compare (self);
  else
    show_dance_or_lesson (self, g_str_equal (name, "learn"));
  ui_window_sync (self);
}

/* Marks the dance as out of date.  If it is visible, it is replaced at once. */
static void
renew_dance (UiWindow *self)
{
  self->danced = 0;
  if (is_dance (self) && !is_learning (self))
    show_own (self);
}

/* When the puzzle on the board is replaced, the dance shows the new puzzle. */
static void
puzzle_changed (UiWindow *self, const DeskChanged *changed)
{
  if ((changed->what & (DESK_CHANGED_GIVENS | DESK_CHANGED_SHAPE)) == 0)
    return;
  g_clear_pointer (&self->other, subject_unref);
  ui_window_keep_text (self, NULL, NULL);
  renew_dance (self);
}

void
ui_window_add_views (UiWindow *self)
{
  g_autoptr (GSimpleAction) view =
      g_simple_action_new_stateful ("view", G_VARIANT_TYPE_STRING, g_variant_new_string ("puzzle"));

  ui_dance_set_up (UI_DANCE (self->dance), self->scheme, self->settings);
  g_signal_connect (view, "change-state", G_CALLBACK (change_view), self);
  g_signal_connect (view, "activate", G_CALLBACK (change_view), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (view));
  g_signal_connect_object (self->settings, "changed::whole-matrix", G_CALLBACK (renew_dance), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
ui_window_show_dance (UiWindow *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self), "view", g_variant_new_string ("dance"));
}

void
ui_window_dance_problem (UiWindow *self, Subject *problem, const char *title)
{
  ui_window_stop_loading (self);
  g_clear_pointer (&self->other, subject_unref);
  self->other = problem;
  g_free (self->other_title);
  self->other_title = g_strdup (title);
  ui_window_keep_text (self, NULL, NULL);
  self->danced = 0;
  ui_window_show_dance (self);
}

/* Reports that the lesson has no such step; the nearest step is shown. */
static void
say_no_step (UiWindow *self, const char *name, int step, guint n)
{
  g_autofree char *asked = g_strdup_printf ("%d", step), *last = g_strdup_printf ("%u", n);
  const char *sentence =
      step < 1 ? _ ("Lesson %1 has no step %2. It begins with step 1, which is shown here; "
                    "--step takes a number from 1 to %3.")
               : _ ("Lesson %1 has no step %2. It ends with step %3, which is shown here; "
                    "--step takes a number from 1 to %3.");
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence,
              WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (asked), WORDS_TEXT (last)));
  ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_WARNING,
                          base_text_string (&text), NULL, 0);
  base_text_clear (&text);
}

void
ui_window_learn (UiWindow *self, const char *name, int step)
{
  guint n;

  g_action_group_activate_action (G_ACTION_GROUP (self), "view", g_variant_new_string ("learn"));
  ui_widgets_message_close (UI_WIDGETS_MESSAGE (self->message));
  if (name == NULL)
    return;
  if (!ui_dance_open_lesson (UI_DANCE (self->dance), name, (guint) MAX (1, step)))
    {
      ui_window_say (self, _ ("There is no lesson %1."), name, "");
      return;
    }
  n = ui_dance_n_lesson_steps (UI_DANCE (self->dance));
  if (n > 0 && (step < 1 || (guint) step > n))
    say_no_step (self, name, step, n);
}

void
ui_window_learn_file (UiWindow *self, GFile *file)
{
  ui_window_learn (self, NULL, 0);
  ui_dance_open_lesson_file (UI_DANCE (self->dance), file);
}

static void
classic_chosen (gpointer data, Subject *problem, const char *title)
{
  ui_window_dance_problem (data, problem, title);
}

void
ui_window_classics (UiWindow *self)
{
  ui_browser_classics_present (GTK_WINDOW (self), classic_chosen, self);
}

/* Shows or hides everything except the picture. */
static void
show_surroundings (UiWindow *self, bool shown)
{
  gtk_widget_set_visible (self->header, shown);
  ui_window_sync_switcher (self);
  gtk_widget_set_visible (self->browser,
                          shown && g_settings_get_boolean (self->settings, "show-collection"));
  if (!shown)
    ui_widgets_message_close (UI_WIDGETS_MESSAGE (self->message));
}

/* A clicker sends F5 and Esc in turn: both keys are safe during a presentation. */
void
ui_window_present (UiWindow *self)
{
  if (!is_dance (self))
    ui_window_show_dance (self);
  if (ui_dance_is_presenting (UI_DANCE (self->dance)))
    return;
  self->was_full = gtk_window_is_fullscreen (GTK_WINDOW (self));
  show_surroundings (self, false);
  ui_dance_present (UI_DANCE (self->dance));
  gtk_window_fullscreen (GTK_WINDOW (self));
}

void
ui_window_stop_presenting (UiWindow *self)
{
  show_surroundings (self, true);
  ui_dance_present (UI_DANCE (self->dance));
  if (!self->was_full)
    gtk_window_unfullscreen (GTK_WINDOW (self));
}
