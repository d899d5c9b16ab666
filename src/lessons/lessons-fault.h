/* lessons-fault.h - the faults of a lesson, with their places.
 *
 * A teacher copies a lesson and changes it.  All faults are reported at once, each with its place,
 * so that they can be corrected together.  A fault is a code and the parts of its sentence; the
 * sentence is made where it is shown. */
#ifndef LESSONS_FAULT_H
#define LESSONS_FAULT_H

#include <gio/gio.h>

/* The comment of each code describes `first` and `second`, and `found` and `expected` where it has
 * numbers. */
typedef enum
{
  /* In the file. */
  LESSONS_UNREADABLE,   /* first: the reason */
  LESSONS_NOT_UTF8,
  LESSONS_NO_LINE,      /* a line that is no group, key or comment */
  LESSONS_BAD_ESCAPE,   /* first: the sequence */
  LESSONS_STRAY_KEY,    /* first: a key before the first group */
  LESSONS_GROUP_TWICE,  /* first: the group */
  LESSONS_KEY_TWICE,    /* first: the key */
  LESSONS_NO_HEADER,    /* the first group is neither [Lesson] nor [Track] */
  LESSONS_NO_STEPS,
  LESSONS_UNKNOWN_KEY,  /* first: the key, second: the valid keys */
  LESSONS_MISSING_KEY,  /* first: the key */
  LESSONS_EMPTY,        /* first: the key without a value */

  /* In a value. */
  LESSONS_UNKNOWN_WORD, /* first: the word, second: what was expected */
  LESSONS_MISSING_WORD, /* second: what was expected at the end */
  LESSONS_EXTRA_WORD,   /* first: a word behind the end */
  LESSONS_BAD_NUMBER,   /* first: a word that is no number from `expected` to `found` */

  /* In the problem. */
  LESSONS_UNKNOWN_PROBLEM, /* first: the word */
  LESSONS_BAD_SHAPE,       /* first: the shape */
  LESSONS_BAD_PUZZLE,      /* first: its fault, a sentence */
  LESSONS_GIVENS_CLASH,
  LESSONS_TOO_LONG,        /* expected: the most events */

  /* In its run. */
  LESSONS_UNKNOWN_ITEM,    /* first: the name */
  LESSONS_UNKNOWN_OPTION,  /* first: the name */
  LESSONS_NO_NODE,         /* first: the item, second: the option that does not have it */
  LESSONS_NO_MOMENT,       /* first: the moment; found: the number of moments of that kind */
  LESSONS_NO_NEXT,         /* first: the moment, which does not come again */
  LESSONS_NO_ANSWER,       /* first: the question, which has no answer at this moment */
  LESSONS_WRONG_ANSWER,    /* first: the answer in the file, second: the right one */
  LESSONS_WRONG_CLAIM,     /* first: the measure; expected: the value in the file, found: the actual
                            * value */
  LESSONS_NO_REASON,       /* first: the option that nothing refutes */
  LESSONS_NO_FILM,         /* a caption for the time after a film, in a step that plays none */
  LESSONS_NO_SUCH_ANSWER,  /* expected: the number of the missing answer */

  /* In a track. */
  LESSONS_UNKNOWN_LESSON, /* first: the name */
  LESSONS_BROKEN_LESSON,  /* first: the name of a lesson that has faults */
  LESSONS_UNKNOWN_STEP,   /* first: the step, second: the lesson */
  LESSONS_STEPS_REVERSED, /* first: a step that comes before the first one of the range */

  LESSONS_FAULTS,
} LessonsFaultKind;

typedef struct
{
  LessonsFaultKind kind;
  guint            line, column; /* from 1, a column is a character; 0: the whole file */
  char            *group, *key;  /* NULL: none */
  char            *first, *second;
  guint64          expected, found;
} LessonsFault;

/* A list of faults; the caller owns it. */
GPtrArray *lessons_faults_new (void);

/* Describes the fault, in the user's language: "there is no item Z". */
char *lessons_fault_sentence (const LessonsFault *self);

/* The same behind its place: "12:8: [Step 3] Moment: …". */
char *lessons_fault_report (const LessonsFault *self);

#endif
