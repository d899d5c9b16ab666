#include "classes.h"

#include <string.h>

static LessonsLesson *
told (LessonsLesson *lesson, const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *report = lessons_fault_report (faults->pdata[i]);

      fprintf (stderr, "# %s\n", report);
    }
  check_equal_u64 (faults->len, 0);
  check_true (lesson != NULL);
  return lesson;
}

LessonsLesson *
classes_ours (const char *name)
{
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new ("/nowhere");
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  const int index = lessons_shelf_find (shelf, name);

  check_true (index >= 0);
  return told (lessons_shelf_load (shelf, (guint) index, faults), faults);
}

const LessonsStep *
classes_step (const LessonsLesson *lesson, const char *name)
{
  const int step = lessons_lesson_find (lesson, name);

  check_true (step >= 0);
  return lessons_lesson_step (lesson, (guint) step);
}

LessonsLesson *
classes_text (const char *text, GPtrArray *faults)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return lessons_load (bytes, "test", NULL, faults);
}

Run *
classes_run (const char *problem, const char *rule)
{
  LessonsFault fault;
  Run *run = lessons_run_new (problem, NULL, rule, &fault);

  check_true (run != NULL);
  return run;
}

Player *
classes_player (const Run *run)
{
  Player *player = NULL;

  check_equal_u64 (run_new_player (run, &player), BASE_OK);
  return player;
}

guint64
classes_moment (const char *problem, const char *rule, const char *moment)
{
  g_autofree char *text = g_strdup_printf (
      "[Lesson]\nTitle=T\nProblem=%s\nRule=%s\n[A]\nMoment=%s\nCaption=C\n", problem, rule, moment);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = classes_text (text, faults);

  return lesson != NULL ? lessons_lesson_step (lesson, 0)->position : G_MAXUINT64;
}
