#include "lessons-file-private.h"

#include "words-gettext.h"

#include <string.h>

static void
entry_free (gpointer data)
{
  LessonsEntry *self = data;

  g_free (self->key);
  g_free (self->language);
  g_free (self->value);
  g_free (self);
}

static void
group_free (gpointer data)
{
  LessonsGroup *self = data;

  g_free (self->name);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

typedef struct
{
  GPtrArray *groups, *faults;
  guint line;
} Reading;

static void
blame_line (const Reading *self, guint column, LessonsFault what)
{
  what.line = self->line;
  what.column = column;
  lessons_blame (self->faults, what);
}

/* [Name] */
static void
read_group (Reading *self, const char *text)
{
  const size_t length = strlen (text);
  LessonsGroup *group;

  if (length < 3 || text[length - 1] != ']' || strcspn (text + 1, "[]") != length - 2)
    {
      blame_line (self, 1, (LessonsFault){ .kind = LESSONS_NO_LINE });
      return;
    }
  group = g_new0 (LessonsGroup, 1);
  group->name = g_strndup (text + 1, length - 2);
  group->line = self->line;
  group->entries = g_ptr_array_new_with_free_func (entry_free);
  for (guint i = 0; i < self->groups->len; i++)
    if (strcmp (((LessonsGroup *) self->groups->pdata[i])->name, group->name) == 0)
      blame_line (self, 1, (LessonsFault){ .kind = LESSONS_GROUP_TWICE, .first = group->name });
  g_ptr_array_add (self->groups, group);
}

/* \s \n \t \r and \\, as in every key file. */
static char *
unescape_value (const Reading *self, const char *text, guint column)
{
  static const char letters[] = "sntr\\", meanings[] = " \n\t\r\\";
  GString *value = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++)
    {
      const char *letter = *c == '\\' && c[1] != '\0' ? strchr (letters, c[1]) : NULL;

      if (*c == '\\' && letter == NULL)
        {
          g_autofree char *sequence = g_utf8_substring (c, 0, MIN (g_utf8_strlen (c, -1), 2));

          blame_line (self, column + (guint) g_utf8_pointer_to_offset (text, c),
                      (LessonsFault){ .kind = LESSONS_BAD_ESCAPE, .first = sequence });
        }
      g_string_append_c (value, letter != NULL ? meanings[letter - letters] : *c);
      c += letter != NULL;
    }
  return g_string_free (value, FALSE);
}

/* Key or Key[language] */
static bool
split_key (LessonsEntry *entry, char *name)
{
  char *bracket = strchr (name, '[');
  const size_t length = strlen (name);

  if (bracket != NULL && (name[length - 1] != ']' || bracket[1] == ']'))
    return false;
  if (bracket != NULL)
    entry->language = g_strndup (bracket + 1, length - (size_t) (bracket - name) - 2);
  entry->key = g_strndup (name, bracket != NULL ? (size_t) (bracket - name) : length);
  return *entry->key != '\0';
}

static void
keep_entry (Reading *self, LessonsEntry *entry)
{
  LessonsGroup *group;

  if (self->groups->len == 0)
    {
      blame_line (self, 1, (LessonsFault){ .kind = LESSONS_STRAY_KEY, .first = entry->key });
      entry_free (entry);
      return;
    }
  group = self->groups->pdata[self->groups->len - 1];
  for (guint i = 0; i < group->entries->len; i++)
    {
      const LessonsEntry *other = group->entries->pdata[i];

      if (strcmp (other->key, entry->key) == 0 && g_strcmp0 (other->language, entry->language) == 0)
        blame_line (
            self, 1,
            (LessonsFault){ .kind = LESSONS_KEY_TWICE, .group = group->name, .first = entry->key });
    }
  g_ptr_array_add (group->entries, entry);
}

static void
read_entry (Reading *self, const char *whole, const char *text)
{
  const char *sign = strchr (text, '='), *value = sign != NULL ? sign + 1 : NULL;
  g_autofree char *name = sign != NULL ? g_strndup (text, (size_t) (sign - text)) : NULL;
  LessonsEntry *entry = g_new0 (LessonsEntry, 1);

  if (name == NULL || !split_key (entry, g_strchomp (name)))
    {
      blame_line (self, 1, (LessonsFault){ .kind = LESSONS_NO_LINE });
      entry_free (entry);
      return;
    }
  while (*value == ' ' || *value == '\t')
    value++;
  entry->line = self->line;
  entry->column = 1 + (guint) g_utf8_pointer_to_offset (whole, value);
  entry->value = unescape_value (self, value, entry->column);
  keep_entry (self, entry);
}

static void
read_line (Reading *self, char *line)
{
  const char *text = line;

  self->line++;
  g_strchomp (line);
  if (!g_utf8_validate (line, -1, NULL))
    {
      blame_line (self, 1, (LessonsFault){ .kind = LESSONS_NOT_UTF8 });
      return;
    }
  while (*text == ' ' || *text == '\t')
    text++;
  if (*text == '[')
    read_group (self, text);
  else if (*text != '\0' && *text != '#')
    read_entry (self, line, text);
}

GPtrArray *
lessons_file_read (GBytes *bytes, GPtrArray *faults)
{
  Reading reading = { g_ptr_array_new_with_free_func (group_free), faults, 0 };
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data != NULL ? data : "", length);
  g_auto (GStrv) lines = NULL;

  /* A NUL makes the file invalid too; the lines up to it are read. */
  if (strlen (text) < length)
    lessons_blame (faults, (LessonsFault){ .kind = LESSONS_NOT_UTF8 });
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    read_line (&reading, *line);
  return reading.groups;
}

const LessonsEntry *
lessons_group_find (const LessonsGroup *self, const char *key)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const LessonsEntry *entry = self->entries->pdata[i];

      if (entry->language == NULL && strcmp (entry->key, key) == 0)
        return entry;
    }
  return NULL;
}

void
lessons_group_blame (const LessonsGroup *self,
                     const LessonsEntry *entry,
                     glong offset,
                     LessonsFault what,
                     GPtrArray *faults)
{
  what.group = self->name;
  what.key = entry != NULL ? entry->key : NULL;
  what.line = entry != NULL ? entry->line : self->line;
  what.column = entry != NULL ? entry->column + (guint) offset : 1;
  lessons_blame (faults, what);
}

const LessonsEntry *
lessons_group_need (const LessonsGroup *self, const char *key, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (self, key);

  if (entry != NULL && *entry->value != '\0')
    return entry;
  lessons_group_blame (self, entry, 0,
                       (LessonsFault){ .kind = entry != NULL ? LESSONS_EMPTY : LESSONS_MISSING_KEY,
                                       .first = (char *) key },
                       faults);
  return NULL;
}

void
lessons_group_expect (const LessonsGroup *self, const char *const *keys, GPtrArray *faults)
{
  g_autofree char *all = g_strjoinv (", ", (char **) keys);

  for (guint i = 0; i < self->entries->len; i++)
    {
      const LessonsEntry *entry = self->entries->pdata[i];

      if (!g_strv_contains (keys, entry->key))
        lessons_blame (faults, (LessonsFault){ .kind = LESSONS_UNKNOWN_KEY,
                                               .line = entry->line,
                                               .column = 1,
                                               .group = self->name,
                                               .first = entry->key,
                                               .second = all });
    }
}

LessonsText
lessons_group_text (const LessonsGroup *self, const char *key)
{
  const LessonsEntry *entry = lessons_group_find (self, key);

  for (const char *const *language = g_get_language_names (); *language != NULL; language++)
    for (guint i = 0; i < self->entries->len; i++)
      {
        const LessonsEntry *other = self->entries->pdata[i];

        if (g_strcmp0 (other->language, *language) == 0 && strcmp (other->key, key) == 0)
          return (LessonsText){ g_strdup (other->value), true };
      }
  return (LessonsText){ entry != NULL ? g_strdup (entry->value) : NULL, false };
}

const char *
lessons_text_get (const LessonsText *self)
{
  if (self->text == NULL || *self->text == '\0')
    return "";
  return self->translated ? self->text : _ (self->text);
}
