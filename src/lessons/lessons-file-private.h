/* lessons-file-private.h - a key file, read so that every entry has a place.
 *
 * The syntax is GKeyFile's.  But GKeyFile reports no lines and only one fault; a test reads every
 * lesson both ways. */
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

/* Returns the groups in order.  Adds the faults; the readable entries are there in any case. */
GPtrArray *lessons_file_read (GBytes *bytes, GPtrArray *faults);

/* Reports each key that is not among `keys`, which end with NULL. */
void lessons_group_expect (const LessonsGroup *self, const char *const *keys, GPtrArray *faults);

/* Returns the entry without a language; NULL: none. */
const LessonsEntry *lessons_group_find (const LessonsGroup *self, const char *key);

/* The same; a missing or empty entry is a fault. */
const LessonsEntry *lessons_group_need (const LessonsGroup *self,
                                        const char         *key,
                                        GPtrArray          *faults);

/* A sentence: in the user's language if the file has it, else for a lookup in the catalogues. */
typedef struct
{
  char *text; /* NULL: none */
  bool  translated;
} LessonsText;

LessonsText lessons_group_text (const LessonsGroup *self, const char *key);
const char *lessons_text_get (const LessonsText *self); /* "" for none */

/* Adds a fault of an entry (NULL: of the group), `offset` characters into its value. */
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

LessonsCursor lessons_cursor (const LessonsGroup *group,
                              const LessonsEntry *entry,
                              GPtrArray          *faults);

/* Call this after the last word: it turns the reader's fault, if any, into a fault of the value. */
void lessons_cursor_end (LessonsCursor *self);

/* Adds a fault of the word that begins at that byte of the value. */
void lessons_cursor_blame (const LessonsCursor *self, size_t at, LessonsFault what);

/* Returns the words from the one at byte `first` up to the reader's position. */
char *lessons_cursor_said (const LessonsCursor *self, size_t first);

/* Reads one of the words, which end with NULL.  Returns its index; -1 with a fault when the next
 * word is none of them. */
int lessons_cursor_one_of (LessonsCursor *self, const char *const *words);

#endif
