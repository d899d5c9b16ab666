/* Lessons made of bookmarks: what is written is read back, at the same positions. */
#include "classes.h"

#include "lessons-draft.h"

#include <glib/gstdio.h>

#define SUDOKU "sudoku:1004000000000320"

static LessonsDraft *
draft_of (Run *run, const char *problem, const uint64_t *positions, guint n)
{
  LessonsDraft *draft = lessons_draft_new (run, positions, n);

  draft->title = g_strdup ("Five: moments \\ of it!");
  draft->problem = g_strdup (problem);
  return draft;
}

/* Every position of a run has a name, except within an operation on colours. */
static void
every_position_has_a_step (const void *data)
{
  Run *run = classes_run (data, NULL);
  const guint64 end = run_state_at (run, 0)->end;
  g_autofree uint64_t *positions = g_new (uint64_t, end + 1);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsDraft) draft = NULL;
  g_autoptr (LessonsLesson) lesson = NULL;
  g_autofree char *text = NULL;

  for (guint64 p = 0; p <= end; p++)
    positions[p] = p;
  draft = draft_of (run, data, positions, (guint) end + 1);
  check_equal_u64 (draft->steps->len, end + 1);
  text = lessons_draft_write (draft);
  lesson = classes_text (text, faults);
  check_true (lesson != NULL);
  check_equal_text (lessons_lesson_title (lesson), "Five: moments \\ of it!");
  for (guint64 p = 0; p <= end; p++)
    {
      const LessonsStep *step = lessons_lesson_step (lesson, (guint) p);

      check_equal_u64 (step->position, p);
      check_true (*lessons_step_caption (step) != '\0');
    }
  run_unref (run);
}

/* The rule of the run is that of the lesson; a problem of lines keeps its lines. */
static void
rule_and_lines_are_kept (const void *data)
{
  static const uint64_t positions[] = { 3, 9 };
  Run *run = classes_run ("knuth", "first");
  g_autoptr (LessonsDraft) draft = draft_of (run, NULL, positions, 2);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = NULL;
  g_autofree char *text = NULL;

  (void) data;
  lessons_draft_set_dlx (draft, "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n");
  text = lessons_draft_write (draft);
  lesson = classes_text (text, faults);
  check_true (lesson != NULL);
  check_equal_u64 (run_rule (lessons_lesson_step (lesson, 0)->run), COVER_RULE_FIRST);
  check_equal_u64 (lessons_lesson_step (lesson, 1)->position, 9);
  run_unref (run);
}

/* Two lessons of one title get two names; a built-in one is not replaced. */
static void
names_are_new (const void *data)
{
  static const uint64_t positions[] = { 0 };
  g_autofree char *folder = g_dir_make_tmp ("quadrille-draft-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "a", "b", NULL);
  Run *run = classes_run ("knuth", NULL);
  g_autoptr (LessonsDraft) draft = draft_of (run, "knuth", positions, 1);
  g_autofree char *one = lessons_draft_save (draft, inner, NULL);
  g_autofree char *two = lessons_draft_save (draft, inner, NULL);
  g_autofree char *ours = NULL;
  g_autoptr (LessonsShelf) shelf = NULL;
  const char *names[3];

  (void) data;
  check_equal_text (one, "five-moments-of-it");
  check_equal_text (two, "five-moments-of-it-2");
  g_free (draft->title);
  draft->title = g_strdup ("2 Links");
  ours = lessons_draft_save (draft, inner, NULL);
  check_equal_text (ours, "2-links-2");
  shelf = lessons_shelf_new (inner);
  check_true (lessons_shelf_find (shelf, "five-moments-of-it-2") >= 0);
  names[0] = one;
  names[1] = two;
  names[2] = ours;
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.lesson", inner, names[i]);

      check_equal_u64 ((guint64) g_unlink (path), 0);
    }
  g_rmdir (inner);
  run_unref (run);
}

static void
a_folder_that_cannot_be_made_is_an_error (const void *data)
{
  static const uint64_t positions[] = { 0 };
  Run *run = classes_run ("knuth", NULL);
  g_autoptr (LessonsDraft) draft = draft_of (run, "knuth", positions, 1);
  g_autoptr (GError) error = NULL;

  (void) data;
  check_true (lessons_draft_save (draft, "/dev/null/lessons", &error) == NULL);
  check_true (error != NULL);
  run_unref (run);
}

int
main (void)
{
  check_claim ("/lessons/draft/every-position-has-a-step/knuth", every_position_has_a_step,
               "knuth");
  check_claim ("/lessons/draft/every-position-has-a-step/sudoku", every_position_has_a_step,
               SUDOKU);
  check_claim ("/lessons/draft/rule-and-lines-are-kept", rule_and_lines_are_kept, NULL);
  check_claim ("/lessons/draft/names-are-new", names_are_new, NULL);
  check_claim ("/lessons/draft/a-folder-that-cannot-be-made-is-an-error",
               a_folder_that_cannot_be_made_is_an_error, NULL);
  return check_finish ();
}
