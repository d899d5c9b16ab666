/* A lesson made of the bookmarks on the stage. */
#include "desk-problem.h"
#include "formats.h"
#include "sudoku-shape.h"
#include "ui-browser-classics.h"
#include "ui-dance.h"
#include "ui-learn-draft.h"
#include "ui-window-private.h"
#include "words-gettext.h"

#include <string.h>

/* The word of an example of the program's, by its title; NULL: it is none. */
static const char *
find_classic_word (const char *title)
{
  const char *word = NULL;

  for (unsigned i = 0; title != NULL && (word = ui_browser_classics_word (i)) != NULL; i++)
    {
      g_autofree char *other = ui_browser_classics_title (word);

      if (g_strcmp0 (other, title) == 0)
        return word;
    }
  return NULL;
}

/* Writes the Sudoku on the board as a line, and its shape. */
static bool
set_sudoku (UiWindow *self, LessonsDraft *draft)
{
  const FormatsWriteOptions options = { .plain = true, .bare = true };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText line = BASE_TEXT_EMPTY, shape = BASE_TEXT_EMPTY;
  bool good;

  if (desk_document_get_formats_puzzle (self->document, &puzzle) != BASE_OK)
    return false;
  good = formats_write (formats_find ("line"), &puzzle, &options, &line) == BASE_OK;
  if (good)
    {
      sudoku_shape_name (puzzle.sudoku->shape, &shape);
      draft->shape = g_strdup (base_text_string (&shape));
      line.bytes[strcspn (line.bytes, "\n")] = '\0';
      draft->problem = g_strconcat ("sudoku:", line.bytes, NULL);
    }
  base_text_clear (&line);
  base_text_clear (&shape);
  format_puzzle_clear (&puzzle);
  return good;
}

/* In a lesson the givens are placed first; a dance of what they leave starts behind them. */
static void
start_behind_givens (LessonsDraft *draft, const Subject *danced)
{
  for (guint i = 0; danced->n_givens == 0 && i < draft->steps->len; i++)
    {
      LessonsDraftStep *step = g_ptr_array_index (draft->steps, i);

      if (strcmp (step->moment, "start") != 0)
        continue;
      g_free (step->moment);
      step->moment = g_strdup ("givens");
    }
}

static bool
set_problem (UiWindow *self, LessonsDraft *draft)
{
  const char *word = self->other != NULL ? find_classic_word (self->other_title) : NULL;
  g_autofree char *lines = NULL;

  if (self->other == NULL)
    return set_sudoku (self, draft);
  if (word != NULL)
    {
      draft->problem = g_strdup (word);
      return true;
    }
  lines = desk_problem_write (self->other->problem, NULL);
  if (lines != NULL)
    lessons_draft_set_dlx (draft, lines);
  return lines != NULL;
}

static void
lesson_made (gpointer data, const char *name)
{
  ui_window_learn (data, name, 1);
}

void
ui_window_make_lesson (UiWindow *self)
{
  UiDance *dance = UI_DANCE (self->dance);
  DanceShow *show = ui_dance_get_show (dance);
  g_autoptr (LessonsDraft) draft = NULL;
  g_autofree uint64_t *bookmarks = NULL;
  guint n = 0;

  if (ui_window_is_dancing (self) && show != NULL)
    bookmarks = ui_dance_list_bookmarks (dance, &n);
  if (n == 0)
    {
      ui_window_say (self, _ ("There is no bookmark in a dance to make a lesson of: M sets one."),
                     "", "");
      return;
    }
  draft = lessons_draft_new (dance_show_run (show), bookmarks, n);
  draft->view = g_strdup (paint_picture_id (ui_dance_get_painter (dance)));
  if (self->other == NULL)
    start_behind_givens (draft, run_subject (dance_show_run (show)));
  if (set_problem (self, draft))
    ui_learn_draft_present (GTK_WINDOW (self), g_steal_pointer (&draft), lesson_made, self);
  else
    ui_window_say (self, _ ("This problem cannot be written in a lesson."), "", "");
}
