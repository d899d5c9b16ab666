/* lessons-fault.h - what is wrong with a lesson, and where.
 *
 * A teacher copies a lesson and changes it; all that is wrong is said at once, each with its place, so that it can be
 * put right in one go.  A fault is a code and what its sentence needs; the sentence is made where it is shown. */
#ifndef LESSONS_FAULT_H
#define LESSONS_FAULT_H

#include <gio/gio.h>

/* Behind each code: what `first` and `second` are; `found` and `expected` where numbers belong to it. */
typedef enum
{
  /* Of the file. */
  LESSONS_UNREADABLE,   /* first: why */
  LESSONS_NOT_UTF8,
  LESSONS_NO_LINE,      /* a line that is no group, no key and no comment */
  LESSONS_BAD_ESCAPE,   /* first: the sequence */
  LESSONS_STRAY_KEY,    /* first: a key before the first group */
  LESSONS_GROUP_TWICE,  /* first: the group */
  LESSONS_KEY_TWICE,    /* first: the key */
  LESSONS_NO_HEADER,    /* the first group is neither [Lesson] nor [Track] */
  LESSONS_NO_STEPS,
  LESSONS_UNKNOWN_KEY,  /* first: the key, second: those that there are */
  LESSONS_MISSING_KEY,  /* first: the key */
  LESSONS_EMPTY,        /* first: the key that says nothing */

  /* Of a value. */
  LESSONS_UNKNOWN_WORD, /* first: the word, second: what was expected */
  LESSONS_MISSING_WORD, /* second: what was expected at the end */
  LESSONS_EXTRA_WORD,   /* first: a word behind the end */
  LESSONS_BAD_NUMBER,   /* first: what is not a number from `expected` to `found` */

  /* Of the problem. */
  LESSONS_UNKNOWN_PROBLEM, /* first: the word */
  LESSONS_BAD_SHAPE,       /* first: the shape */
  LESSONS_BAD_PUZZLE,      /* first: what is wrong with it, a sentence */
  LESSONS_GIVENS_CLASH,
  LESSONS_TOO_LONG,        /* expected: so many events at most */

  /* Of what is true in its run. */
  LESSONS_UNKNOWN_ITEM,    /* first: the name */
  LESSONS_UNKNOWN_OPTION,  /* first: the name */
  LESSONS_NO_NODE,         /* first: the item, second: the option that does not have it */
  LESSONS_NO_MOMENT,       /* first: the moment; found: so many of the kind there are */
  LESSONS_NO_NEXT,         /* first: the moment that does not come any more */
  LESSONS_NO_ANSWER,       /* first: what was asked, which has no answer here */
  LESSONS_WRONG_ANSWER,    /* first: the answer in the file, second: the right one */
  LESSONS_WRONG_CLAIM,     /* first: what is measured; expected: as the file has it, found: as it is */
  LESSONS_NO_SUCH_ANSWER,  /* expected: the number of the answer that is not there */

  /* Of a track. */
  LESSONS_UNKNOWN_LESSON, /* first: the name */
  LESSONS_BROKEN_LESSON,  /* first: the name of a lesson that has faults */
  LESSONS_UNKNOWN_STEP,   /* first: the step, second: the lesson */
  LESSONS_STEPS_REVERSED, /* first: the step that comes before the one to begin with */

  LESSONS_FAULTS,
} LessonsFaultKind;

typedef struct
{
  LessonsFaultKind kind;
  guint            line, column; /* 1-based, a column is a character; 0: the file as a whole */
  char            *group, *key;  /* NULL where there is none */
  char            *first, *second;
  guint64          expected, found;
} LessonsFault;

/* A list of them, owned by who made it. */
GPtrArray *lessons_faults_new (void);

/* What is wrong, in the user's language: "there is no item Z". */
char *lessons_fault_sentence (const LessonsFault *self);

/* The same with its place before it: "12:8: [Step 3] Moment: …". */
char *lessons_fault_report (const LessonsFault *self);

#endif
