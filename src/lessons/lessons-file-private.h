/* lessons-file-private.h - a key file, read so that everything in it has a place.
 *
 * The syntax is GKeyFile's, which knows neither lines nor more than one fault; a test reads every lesson both ways. */
#ifndef LESSONS_FILE_PRIVATE_H
#define LESSONS_FILE_PRIVATE_H

#include "lessons-fault-private.h"
#include "run-reader.h"

#include <stdbool.h>

typedef struct
{
  char *key;
  char *language; /* of Key[language]; NULL */
  char *value;
  guint line, column; /* of the value */
} LessonsEntry;

typedef struct
{
  char      *name;
  guint      line;
  GPtrArray *entries;
} LessonsGroup;

/* The groups in their order.  What is wrong is blamed; what can be read is there. */
GPtrArray *lessons_file_read (GBytes *bytes, GPtrArray *faults);

/* Every key is one of those, which end with NULL. */
void lessons_group_expect (const LessonsGroup *self, const char *const *keys, GPtrArray *faults);

/* The entry without a language; NULL where there is none. */
const LessonsEntry *lessons_group_find (const LessonsGroup *self, const char *key);

/* The same; what is not there, or says nothing, is blamed. */
const LessonsEntry *lessons_group_need (const LessonsGroup *self, const char *key, GPtrArray *faults);

/* A sentence: in the user's language where the file has it, else to be looked up in the catalogues. */
typedef struct
{
  char *text; /* NULL: there is none */
  bool  translated;
} LessonsText;

LessonsText lessons_group_text (const LessonsGroup *self, const char *key);
const char *lessons_text_get (const LessonsText *self); /* "" where there is none */

/* A fault of an entry (NULL: of the group), `offset` characters into its value. */
void lessons_group_blame (const LessonsGroup *self,
                          const LessonsEntry *entry,
                          glong               offset,
                          LessonsFault        what,
                          GPtrArray          *faults);

/* The words of a value, read one by one. */
typedef struct
{
  const LessonsGroup *group;
  const LessonsEntry *entry;
  GPtrArray          *faults;
  RunReader           reader;
} LessonsCursor;

LessonsCursor lessons_cursor (const LessonsGroup *group, const LessonsEntry *entry, GPtrArray *faults);

/* Behind the last word that is read: the reader's fault, if there is one, becomes one of the value. */
void lessons_cursor_end (LessonsCursor *self);

/* A fault of the value, of the word that begins at a byte of it. */
void lessons_cursor_blame (const LessonsCursor *self, size_t at, LessonsFault what);

/* The words from the one at byte `first` up to where the reader is now. */
char *lessons_cursor_said (const LessonsCursor *self, size_t first);

/* Which of the words comes next, which end with NULL; -1, and it is blamed, when none does. */
int lessons_cursor_one_of (LessonsCursor *self, const char *const *words);

#endif
