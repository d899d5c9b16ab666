/* The words of a value, and their faults with the columns that they are in. */
#include "lessons-private.h"

LessonsCursor
lessons_cursor (const LessonsGroup *group, const LessonsEntry *entry, GPtrArray *faults)
{
  LessonsCursor self = {
    .group = group, .entry = entry, .faults = faults, .reader = run_reader_start (entry->value)
  };

  self.reader.most = LESSONS_MOST_EVENTS;
  return self;
}

void
lessons_cursor_blame (const LessonsCursor *self, size_t at, LessonsFault what)
{
  const char *value = self->entry->value;

  lessons_group_blame (self->group, self->entry, g_utf8_pointer_to_offset (value, value + at), what,
                       self->faults);
}

void
lessons_cursor_end (LessonsCursor *self)
{
  static const LessonsFaultKind kinds[RUN_FAULTS] = {
    [RUN_FAULT_UNKNOWN_WORD] = LESSONS_UNKNOWN_WORD,
    [RUN_FAULT_MISSING_WORD] = LESSONS_MISSING_WORD,
    [RUN_FAULT_EXTRA_WORD] = LESSONS_EXTRA_WORD,
    [RUN_FAULT_BAD_NUMBER] = LESSONS_BAD_NUMBER,
    [RUN_FAULT_UNKNOWN_ITEM] = LESSONS_UNKNOWN_ITEM,
    [RUN_FAULT_UNKNOWN_OPTION] = LESSONS_UNKNOWN_OPTION,
    [RUN_FAULT_NO_NODE] = LESSONS_NO_NODE,
  };
  const RunFault *fault = &self->reader.fault;
  g_autofree char *word = g_strndup (fault->word.bytes, fault->word.length);
  g_autofree char *other = g_strndup (fault->other.bytes, fault->other.length);

  if (fault->kind != RUN_FAULT_NONE)
    lessons_cursor_blame (
        self, fault->at,
        (LessonsFault){ .kind = kinds[fault->kind],
                        .first = word,
                        .second = fault->expected != NULL ? (char *) fault->expected : other,
                        .expected = fault->least,
                        .found = fault->most });
  self->reader.fault = (RunFault){ 0 };
}

char *
lessons_cursor_said (const LessonsCursor *self, size_t first)
{
  GString *said = g_string_new (NULL);
  RunReader reader = self->reader;

  for (reader.at = first; reader.at < self->reader.at; run_reader_skip (&reader))
    {
      const RunWord word = run_reader_peek (&reader);

      if (said->len > 0)
        g_string_append_c (said, ' ');
      g_string_append_len (said, word.bytes, (gssize) word.length);
    }
  return g_string_free (said, FALSE);
}

int
lessons_cursor_one_of (LessonsCursor *self, const char *const *words)
{
  g_autofree char *all = NULL;

  for (int i = 0; words[i] != NULL; i++)
    if (run_reader_accept (&self->reader, words[i]))
      return i;
  all = g_strjoinv (", ", (char **) words);
  run_reader_expected (&self->reader, all);
  lessons_cursor_end (self);
  return -1;
}
