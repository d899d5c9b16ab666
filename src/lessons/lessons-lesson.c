/* A lesson: its header, and its steps one after another. */
#include "lessons-private.h"

#include <string.h>

/* The default pause in seconds: time to read a caption. */
#define USUAL_PAUSE 10

static void
read_steps (LessonsLesson *self, GPtrArray *groups, GPtrArray *faults)
{
  static const char *const keys[] = { "Title", "Aim",  "Problem", "Shape", "Rule",
                                      "View",  "Size", "Pause",   NULL };
  const LessonsGroup *header = groups->pdata[0];
  LessonsSetting setting = { .size = PLAYER_BY_ITEM };

  lessons_group_expect (header, keys, faults);
  lessons_group_need (header, "Problem", faults);
  setting.pause = lessons_seconds_read (header, "Pause", USUAL_PAUSE, faults);
  lessons_setting_read (&setting, header, faults);
  for (guint i = 1; i < groups->len; i++)
    g_ptr_array_add (self->steps, lessons_step_new (groups->pdata[i], &setting, faults));
  g_clear_pointer (&setting.run, run_unref);
}

static void
read_groups (LessonsLesson *self, GPtrArray *groups, LessonsShelf *shelf, GPtrArray *faults)
{
  const LessonsGroup *header = groups->len > 0 ? groups->pdata[0] : NULL;
  const bool is_track = header != NULL && strcmp (header->name, "Track") == 0;

  if (header == NULL || (!is_track && strcmp (header->name, "Lesson") != 0))
    {
      lessons_blame (faults, (LessonsFault){ .kind = LESSONS_NO_HEADER,
                                             .line = header != NULL ? header->line : 0,
                                             .column = 1 });
      return;
    }
  lessons_group_need (header, "Title", faults);
  self->title = lessons_group_text (header, "Title");
  self->aim = lessons_group_text (header, "Aim");
  self->is_track = is_track;
  if (groups->len == 1)
    lessons_group_blame (header, NULL, 0, (LessonsFault){ .kind = LESSONS_NO_STEPS }, faults);
  if (is_track)
    lessons_track_read (self, groups, shelf, faults);
  else
    read_steps (self, groups, faults);
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const LessonsFault *one = *(LessonsFault *const *) a, *other = *(LessonsFault *const *) b;

  if (one->line != other->line)
    return one->line < other->line ? -1 : 1;
  return (one->column > other->column) - (one->column < other->column);
}

LessonsLesson *
lessons_load (GBytes *bytes, const char *name, LessonsShelf *shelf, GPtrArray *faults)
{
  LessonsLesson *self = g_new0 (LessonsLesson, 1);
  const guint n_faults = faults->len;
  g_autoptr (GPtrArray) groups = lessons_file_read (bytes, faults);

  self->name = g_strdup (name);
  self->steps = g_ptr_array_new_with_free_func (lessons_step_unref);
  read_groups (self, groups, shelf, faults);
  if (faults->len == n_faults)
    return self;
  g_ptr_array_sort (faults, compare_places);
  lessons_lesson_free (self);
  return NULL;
}

LessonsLesson *
lessons_load_file (GFile *file, LessonsShelf *shelf, GPtrArray *faults)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, &error);
  g_autofree char *name = g_file_get_basename (file);

  if (bytes == NULL)
    {
      lessons_blame (faults, (LessonsFault){ .kind = LESSONS_UNREADABLE, .first = error->message });
      return NULL;
    }
  name[lessons_name_length (name)] = '\0';
  return lessons_load (bytes, name, shelf, faults);
}

void
lessons_lesson_free (LessonsLesson *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->steps);
  g_free (self->title.text);
  g_free (self->aim.text);
  g_free (self->name);
  g_free (self);
}

const char *
lessons_lesson_name (const LessonsLesson *self)
{
  return self->name;
}

const char *
lessons_lesson_title (const LessonsLesson *self)
{
  return lessons_text_get (&self->title);
}

const char *
lessons_lesson_aim (const LessonsLesson *self)
{
  return lessons_text_get (&self->aim);
}

guint
lessons_lesson_n_steps (const LessonsLesson *self)
{
  return self->steps->len;
}

const LessonsStep *
lessons_lesson_step (const LessonsLesson *self, guint step)
{
  return self->steps->pdata[step];
}

int
lessons_lesson_find (const LessonsLesson *self, const char *step)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (strcmp (lessons_lesson_step (self, i)->name, step) == 0)
      return (int) i;
  return -1;
}

bool
lessons_lesson_is_track (const LessonsLesson *self)
{
  return self->is_track;
}

double
lessons_lesson_seconds_before (const LessonsLesson *self, guint step)
{
  double seconds = 0;

  for (guint i = 0; i < step; i++)
    seconds += lessons_lesson_step (self, i)->seconds + lessons_lesson_step (self, i)->pause;
  return seconds;
}

double
lessons_lesson_seconds (const LessonsLesson *self)
{
  return lessons_lesson_seconds_before (self, self->steps->len);
}
