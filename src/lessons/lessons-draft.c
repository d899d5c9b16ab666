#include "lessons-draft.h"

#include "lessons-fault-private.h"
#include "lessons-run.h"
#include "lessons.h"

#include "cover-search.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <string.h>

#define SUFFIX ".lesson"

static void
draft_step_free (gpointer data)
{
  LessonsDraftStep *self = data;

  g_free (self->moment);
  g_free (self->caption);
  g_free (self);
}

/* A sentence about the event that led to the position. */
static char *
describe_last_event (Run *run, uint64_t position)
{
  WordsMoment moment = { .subject = run_subject (run) };
  BaseText text = BASE_TEXT_EMPTY;
  const PlayerState *state;
  CoverEvent event;

  if (position == 0)
    return g_strdup (_ ("At the start."));
  state = run_state_at (run, position - 1);
  event = state->next;
  moment.search = player_search (run_player (run));
  words_add_event (&moment, &event, &text);
  return lessons_take (&text);
}

static void
add_draft_step (LessonsDraft *self, Run *run, uint64_t position)
{
  LessonsDraftStep *step;
  BaseText text = BASE_TEXT_EMPTY;
  RunMoment moment;
  const BaseStatus status = run_name (run, position, &moment);

  if (status == BASE_BAD_INPUT)
    return;
  lessons_need (status);
  run_moment_add (&moment, run_subject (run), &text);
  step = g_new (LessonsDraftStep, 1);
  *step = (LessonsDraftStep){ lessons_take (&text), describe_last_event (run, position) };
  g_ptr_array_add (self->steps, step);
}

LessonsDraft *
lessons_draft_new (Run *run, const uint64_t *positions, guint n)
{
  LessonsDraft *self = g_new0 (LessonsDraft, 1);

  self->steps = g_ptr_array_new_with_free_func (draft_step_free);
  if (run_rule (run) == COVER_RULE_FIRST)
    self->rule = g_strdup ("first");
  else if (run_rule (run) == COVER_RULE_RANDOM)
    self->rule = g_strdup_printf ("random:%" G_GUINT64_FORMAT, run_seed (run));
  for (guint i = 0; i < n; i++)
    add_draft_step (self, run, positions[i]);
  return self;
}

void
lessons_draft_free (LessonsDraft *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->steps);
  g_free (self->title);
  g_free (self->problem);
  g_free (self->shape);
  g_free (self->rule);
  g_free (self->view);
  g_free (self);
}

void
lessons_draft_set_dlx (LessonsDraft *self, const char *lines)
{
  g_free (self->problem);
  self->problem = g_strconcat ("dlx:", lines, NULL);
}

/* GLib escapes line feeds and backslashes in values. */
static void
set_value (GKeyFile *file, const char *group, const char *key, const char *value)
{
  if (value != NULL && *value != '\0')
    g_key_file_set_string (file, group, key, value);
}

char *
lessons_draft_write (const LessonsDraft *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  set_value (file, "Lesson", "Title", self->title);
  set_value (file, "Lesson", "Problem", self->problem);
  set_value (file, "Lesson", "Shape", self->shape);
  set_value (file, "Lesson", "Rule", self->rule);
  set_value (file, "Lesson", "View", self->view);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const LessonsDraftStep *step = g_ptr_array_index (self->steps, i);
      g_autofree char *group = g_strdup_printf ("Step %u", i + 1);

      set_value (file, group, "Moment", step->moment);
      set_value (file, group, "Caption", step->caption);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

/* A name for a file: letters and digits of the title, in lower case, and hyphens. */
static char *
make_lesson_name (const char *title)
{
  GString *name = g_string_new (NULL);

  for (const char *at = title; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isalnum (letter))
        g_string_append_unichar (name, g_unichar_tolower (letter));
      else if (name->len > 0 && name->str[name->len - 1] != '-')
        g_string_append_c (name, '-');
    }
  if (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);
  if (name->len == 0)
    g_string_append (name, "lesson");
  return g_string_free (name, FALSE);
}

static char *
make_new_name (const char *title, const char *folder)
{
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (folder);
  g_autofree char *name = make_lesson_name (title);
  char *whole = g_strdup (name);

  for (guint i = 2; lessons_shelf_find (shelf, whole) >= 0; i++)
    {
      g_free (whole);
      whole = g_strdup_printf ("%s-%u", name, i);
    }
  return whole;
}

char *
lessons_draft_save (const LessonsDraft *self, const char *folder, GError **error)
{
  g_autofree char *own = folder == NULL ? lessons_shelf_user_folder () : g_strdup (folder);
  g_autofree char *name = make_new_name (self->title, own);
  g_autofree char *base = g_strconcat (name, SUFFIX, NULL);
  g_autofree char *path = g_build_filename (own, base, NULL);
  g_autofree char *text = lessons_draft_write (self);
  g_autoptr (GFile) place = g_file_new_for_path (own);
  g_autoptr (GError) other = NULL;

  if (!g_file_make_directory_with_parents (place, NULL, &other)
      && !g_error_matches (other, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&other));
      return NULL;
    }
  return g_file_set_contents (path, text, -1, error) ? g_steal_pointer (&name) : NULL;
}
