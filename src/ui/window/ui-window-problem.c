/* The main window's side of the window for writing problems. */
#include "app-file.h"
#include "desk-problem.h"
#include "sudoku-subject.h"
#include "ui-problem.h"
#include "ui-window-private.h"
#include "words-gettext.h"

/* A problem with more terms makes a text too long for a window. */
#define MOST_TERMS 5000000

void
ui_window_keep_text (UiWindow *self, const char *text, const DeskFile *file)
{
  g_free (self->other_text);
  app_file_free (self->other_file);
  self->other_text = g_strdup (text);
  self->other_file = app_file_copy (file);
}

/* Returns the text of the stage's problem: as its file has it, of an example, or of the puzzle on
 * the board.  A text of the whole matrix would not show which cells are givens, so the puzzle is
 * reduced by its givens. */
static char *
write_stage (gpointer data, DeskFile **out_file)
{
  UiWindow *self = data;
  g_autoptr (Subject) of_puzzle = NULL;
  char symbols[SUDOKU_MAX_VALUES + 1], *text;
  SudokuPuzzle *puzzle;

  *out_file = NULL;
  if (self->other_text != NULL)
    {
      *out_file = app_file_copy (self->other_file);
      return g_strdup (self->other_text);
    }
  if (self->other != NULL)
    {
      text = desk_problem_write (self->other->problem, NULL);
      return text != NULL ? text : g_strdup ("");
    }
  if (desk_document_is_empty (self->document))
    return g_strdup ("");
  puzzle = desk_document_get_puzzle (self->document);
  (void) sudoku_subject_new (puzzle, desk_document_get_symbols (self->document, symbols), false,
                             &of_puzzle);
  sudoku_puzzle_free (puzzle);
  text = of_puzzle != NULL ? desk_problem_write (of_puzzle->problem, NULL) : NULL;
  return text != NULL ? text : g_strdup ("");
}

static void
dance_written_problem (UiWindow *self, Subject *problem, const char *text, const DeskFile *file)
{
  ui_window_dance_problem (self, subject_ref (problem), NULL);
  ui_window_keep_text (self, text, file);
  ui_window_sync (self);
  gtk_window_present (GTK_WINDOW (self));
}

static void
forget_problem_window (UiWindow *self)
{
  g_object_remove_weak_pointer (G_OBJECT (self->problem), (gpointer *) &self->problem);
  self->problem = NULL;
}

static gboolean
problem_closes (UiWindow *self)
{
  gtk_window_get_default_size (GTK_WINDOW (self->problem), &self->problem_width,
                               &self->problem_height);
  forget_problem_window (self);
  return GDK_EVENT_PROPAGATE;
}

static UiProblem *
find_problem (UiWindow *self)
{
  UiProblem *problem;

  if (self->problem != NULL)
    return UI_PROBLEM (self->problem);
  problem = ui_problem_new (GTK_WINDOW (self), self->session, self->scheme, self->problem_buffer);
  if (self->problem_buffer != NULL)
    gtk_window_set_default_size (GTK_WINDOW (problem), self->problem_width, self->problem_height);
  g_set_object (&self->problem_buffer, ui_problem_get_buffer (problem));
  g_signal_connect_object (problem, "close-request", G_CALLBACK (problem_closes), self,
                           G_CONNECT_SWAPPED);
  self->problem = GTK_WIDGET (problem);
  g_object_add_weak_pointer (G_OBJECT (problem), (gpointer *) &self->problem);
  ui_problem_set_stage (problem, write_stage, self);
  g_signal_connect_object (problem, "dance", G_CALLBACK (dance_written_problem), self,
                           G_CONNECT_SWAPPED);
  return problem;
}

/* The session keeps one text, so there is one window for it: that of another main window is shown
 * where it is open.  Otherwise the others forget the text that they had last. */
static bool
show_problem_of_other (UiWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *each = gtk_application_get_windows (application); each != NULL; each = each->next)
    {
      UiWindow *other = UI_IS_WINDOW (each->data) && each->data != self ? each->data : NULL;

      if (other != NULL && other->problem != NULL)
        {
          gtk_window_present (GTK_WINDOW (other->problem));
          return true;
        }
      if (other != NULL)
        g_clear_object (&other->problem_buffer);
    }
  return false;
}

void
ui_window_new_problem (UiWindow *self)
{
  if (!show_problem_of_other (self))
    ui_problem_begin (find_problem (self));
}

void
ui_window_edit_problem (UiWindow *self)
{
  if (self->other != NULL && self->other_text == NULL
      && cover_problem_n_terms (self->other->problem) > MOST_TERMS)
    ui_window_say (self, _ ("This problem is too long to be edited here."), "", "");
  else if (!show_problem_of_other (self))
    ui_problem_edit (find_problem (self));
}

void
ui_window_drop_problem (UiWindow *self)
{
  GtkWindow *problem = GTK_WINDOW (self->problem);

  ui_window_keep_text (self, NULL, NULL);
  g_clear_object (&self->problem_buffer);
  if (problem == NULL)
    return;
  forget_problem_window (self);
  gtk_window_destroy (problem);
}

static void
restore (UiWindow *self)
{
  g_signal_handlers_disconnect_by_func (self, restore, NULL);
  gtk_window_present (GTK_WINDOW (find_problem (self)));
}

/* Whether it is the only main window. */
static bool
is_alone (UiWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *each = gtk_application_get_windows (application); each != NULL; each = each->next)
    if (UI_IS_WINDOW (each->data) && each->data != self)
      return false;
  return true;
}

/* Restores the window above the first main window. */
void
ui_window_restore_problem (UiWindow *self)
{
  if (is_alone (self) && ui_problem_was_open (self->session))
    g_signal_connect_after (self, "map", G_CALLBACK (restore), NULL);
}
