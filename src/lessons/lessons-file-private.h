/* lessons-file-private.h - a key file, read so that everything in it has a place.
 *
 * The syntax is GKeyFile's, which knows neither lines nor more than one fault; a test reads every lesson both ways. */
#ifndef LESSONS_FILE_PRIVATE_H
#define LESSONS_FILE_PRIVATE_H

#include "lessons-fault-private.h"

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

/* The words of a value, one after another; ";" is a word by itself. */
typedef struct
{
  const LessonsGroup *group;
  const LessonsEntry *entry;
  GPtrArray          *faults;
  GPtrArray          *words;
  GArray             *offsets; /* of each word, and of the end */
  guint               at;
} LessonsCursor;

LessonsCursor lessons_cursor (const LessonsGroup *group, const LessonsEntry *entry, GPtrArray *faults);
void          lessons_cursor_clear (LessonsCursor *self);

/* The word that comes next, NULL at the end or before a ";". */
const char *lessons_cursor_peek (const LessonsCursor *self);
bool        lessons_cursor_ends (const LessonsCursor *self); /* at the very end */

/* Reads the word if it is this one. */
bool lessons_cursor_accept (LessonsCursor *self, const char *word);
bool lessons_cursor_accept_both (LessonsCursor *self, const char *word, const char *next);

/* A number of digits from `least` to `most`; or it is blamed. */
bool lessons_cursor_number (LessonsCursor *self, guint64 least, guint64 most, guint64 *out_number);

/* The next word fits nowhere, or there is none: always false. */
bool lessons_cursor_expected (LessonsCursor *self, const char *expected);

/* There is no further word, or it is blamed. */
bool lessons_cursor_finish (LessonsCursor *self);

/* Which of the words comes next, which end with NULL; -1, and it is blamed, when none does. */
int lessons_cursor_one_of (LessonsCursor *self, const char *const *words);

/* A fault of the word that comes next. */
void lessons_cursor_blame (LessonsCursor *self, LessonsFault what);

#endif
