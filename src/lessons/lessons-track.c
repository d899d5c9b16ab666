/* A track: steps of several lessons, one after another. */
#include "lessons-private.h"

static void
blame_step (const LessonsGroup *group,
            const LessonsEntry *entry,
            LessonsFaultKind kind,
            const LessonsLesson *lesson,
            GPtrArray *faults)
{
  lessons_group_blame (
      group, entry, 0,
      (LessonsFault){ .kind = kind, .first = entry->value, .second = lesson->name }, faults);
}

/* Returns the index of a named step; `otherwise` where the key is missing; -1 with a fault where no
 * step has that name. */
static int
find_step (const LessonsGroup *group,
           const char *key,
           int otherwise,
           const LessonsLesson *lesson,
           GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, key);
  int step = entry != NULL ? lessons_lesson_find (lesson, entry->value) : otherwise;

  if (step < 0)
    blame_step (group, entry, LESSONS_UNKNOWN_STEP, lesson, faults);
  return step;
}

static void
take_steps (LessonsLesson *self,
            const LessonsGroup *group,
            const LessonsLesson *lesson,
            GPtrArray *faults)
{
  const int from = find_step (group, "From", 0, lesson, faults);
  const int to = find_step (group, "To", (int) lesson->steps->len - 1, lesson, faults);

  if (from < 0 || to < 0)
    return;
  if (to < from)
    blame_step (
        group, lessons_group_find (group, lessons_group_find (group, "To") != NULL ? "To" : "From"),
        LESSONS_STEPS_REVERSED, lesson, faults);
  for (int i = from; i <= to; i++)
    g_ptr_array_add (self->steps, lessons_step_ref (lesson->steps->pdata[i]));
}

static void
read_part (LessonsLesson *self, const LessonsGroup *group, LessonsShelf *shelf, GPtrArray *faults)
{
  static const char *const keys[] = { "Lesson", "From", "To", NULL };
  const LessonsEntry *entry = lessons_group_need (group, "Lesson", faults);
  g_autoptr (GPtrArray) others = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = NULL;
  int index = -1;

  lessons_group_expect (group, keys, faults);
  if (entry == NULL)
    return;
  /* A track inside a track could be the same track. */
  if (shelf != NULL)
    index = lessons_shelf_find (shelf, entry->value);
  if (index >= 0 && !lessons_shelf_is_track (shelf, (guint) index))
    lesson = lessons_shelf_load (shelf, (guint) index, others);
  if (lesson != NULL)
    take_steps (self, group, lesson, faults);
  else
    lessons_group_blame (
        group, entry, 0,
        (LessonsFault){ .kind = others->len > 0 ? LESSONS_BROKEN_LESSON : LESSONS_UNKNOWN_LESSON,
                        .first = entry->value },
        faults);
}

void
lessons_track_read (LessonsLesson *self, GPtrArray *groups, LessonsShelf *shelf, GPtrArray *faults)
{
  static const char *const keys[] = { "Title", "Aim", NULL };

  lessons_group_expect (groups->pdata[0], keys, faults);
  for (guint i = 1; i < groups->len; i++)
    read_part (self, groups->pdata[i], shelf, faults);
}
