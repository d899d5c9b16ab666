/* The words of a value, read one by one, each with its column. */
#include "lessons-file-private.h"

#include <string.h>

static void
add_word (LessonsCursor *self, const char *start, size_t length)
{
  glong offset = g_utf8_pointer_to_offset (self->entry->value, start);

  g_ptr_array_add (self->words, g_strndup (start, length));
  g_array_append_val (self->offsets, offset);
}

LessonsCursor
lessons_cursor (const LessonsGroup *group, const LessonsEntry *entry, GPtrArray *faults)
{
  LessonsCursor self = { .group = group, .entry = entry, .faults = faults };
  const char *text = entry->value;
  glong end = g_utf8_strlen (text, -1);

  self.words = g_ptr_array_new_with_free_func (g_free);
  self.offsets = g_array_new (FALSE, FALSE, sizeof (glong));
  for (text += strspn (text, " \t\n"); *text != '\0'; text += strspn (text, " \t\n"))
    {
      size_t length = *text == ';' ? 1 : strcspn (text, " \t\n;");

      add_word (&self, text, length);
      text += length;
    }
  g_array_append_val (self.offsets, end);
  return self;
}

void
lessons_cursor_clear (LessonsCursor *self)
{
  g_ptr_array_unref (self->words);
  g_array_unref (self->offsets);
}

static const char *
word_at (const LessonsCursor *self, guint at)
{
  return at < self->words->len ? self->words->pdata[at] : NULL;
}

const char *
lessons_cursor_peek (const LessonsCursor *self)
{
  const char *word = word_at (self, self->at);

  return g_strcmp0 (word, ";") != 0 ? word : NULL;
}

bool
lessons_cursor_ends (const LessonsCursor *self)
{
  return self->at == self->words->len;
}

bool
lessons_cursor_accept (LessonsCursor *self, const char *word)
{
  if (g_strcmp0 (word_at (self, self->at), word) != 0)
    return false;
  self->at++;
  return true;
}

bool
lessons_cursor_accept_both (LessonsCursor *self, const char *word, const char *next)
{
  if (g_strcmp0 (word_at (self, self->at), word) != 0)
    return false;
  if (next != NULL && g_strcmp0 (word_at (self, self->at + 1), next) != 0)
    return false;
  self->at += next != NULL ? 2 : 1;
  return true;
}

void
lessons_cursor_blame (LessonsCursor *self, LessonsFault what)
{
  lessons_group_blame (self->group, self->entry, g_array_index (self->offsets, glong, self->at),
                       what, self->faults);
}

bool
lessons_cursor_expected (LessonsCursor *self, const char *expected)
{
  char *word = (char *) word_at (self, self->at);

  lessons_cursor_blame (
      self, (LessonsFault){ .kind = word != NULL ? LESSONS_UNKNOWN_WORD : LESSONS_MISSING_WORD,
                            .first = word,
                            .second = (char *) expected });
  return false;
}

bool
lessons_cursor_number (LessonsCursor *self, guint64 least, guint64 most, guint64 *out_number)
{
  const char *word = lessons_cursor_peek (self);

  if (word != NULL && g_ascii_string_to_unsigned (word, 10, least, most, out_number, NULL))
    {
      self->at++;
      return true;
    }
  lessons_cursor_blame (self, (LessonsFault){ .kind = LESSONS_BAD_NUMBER,
                                              .first = (char *) (word != NULL ? word : ""),
                                              .expected = least,
                                              .found = most });
  return false;
}

bool
lessons_cursor_finish (LessonsCursor *self)
{
  if (lessons_cursor_ends (self))
    return true;
  lessons_cursor_blame (
      self, (LessonsFault){ .kind = LESSONS_EXTRA_WORD, .first = self->words->pdata[self->at] });
  return false;
}

int
lessons_cursor_one_of (LessonsCursor *self, const char *const *words)
{
  g_autofree char *all = NULL;

  for (int i = 0; words[i] != NULL; i++)
    if (lessons_cursor_accept (self, words[i]))
      return i;
  all = g_strjoinv (", ", (char **) words);
  lessons_cursor_expected (self, all);
  return -1;
}
