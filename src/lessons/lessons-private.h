/* lessons-private.h - lessons, as the files that make and judge them see them. */
#ifndef LESSONS_PRIVATE_H
#define LESSONS_PRIVATE_H

#include "lessons-moment-private.h"
#include "lessons-quiz.h"

#define LESSONS_CHOICES 6

/* What a question asks of the run: how its right answers are found, and what a wrong one is told. */
typedef enum
{
  LESSONS_ABOUT_NEXT,   /* the item that is chosen, the option that is tried next */
  LESSONS_ABOUT_EMPTY,  /* open items without an option */
  LESSONS_ABOUT_UNDONE, /* the item that is uncovered next */
  LESSONS_ABOUT_ITEMS,  /* all items of an option */
  LESSONS_ABOUT_ONLY,   /* the only option of an item */
  LESSONS_ABOUT_NUMBER, /* a measure */
  LESSONS_ABOUT_GIVEN,  /* a choice: the file says which is right */
} LessonsAbout;

struct LessonsQuestion
{
  LessonsAsks  asks;
  LessonsAbout about;
  uint32_t     subject; /* ITEMS: the option; ONLY: the item */
  LessonsText  text;
  GArray      *right; /* of guint64 */
  guint        n_choices;
  LessonsText  choices[LESSONS_CHOICES];
  LessonsText  reasons[LESSONS_CHOICES]; /* of choices */
  LessonsText  reason;                   /* of any wrong answer */
};

/* The question of a step, at its position; NULL where it has none or a fault. */
LessonsQuestion *lessons_question_new (const LessonsGroup *group, Run *run, guint64 position, GPtrArray *faults);
void             lessons_question_free (LessonsQuestion *self); /* accepts NULL */

/* What an answer is called while a few of them are to be chosen from: A, B, …; or 1, 2, … where items have such letters for
 * names, and "Answer: A" could be either. */
char lessons_question_mark (const LessonsQuestion *self, const CoverProblem *problem, guint index);

/* An answer in words; for a choice its mark.  All the right ones, one after another. */
char *lessons_question_name (const LessonsQuestion *self, const Subject *subject, guint64 answer);
char *lessons_question_name_right (const LessonsQuestion *self, const Subject *subject);
bool  lessons_question_is_right (const LessonsQuestion *self, guint64 answer);

/* A question as it is put: where, and about what. */
typedef struct
{
  const LessonsQuestion *question;
  const Subject         *subject;
  CoverRule              rule;
  const PlayerState     *state;
} LessonsAsked;

LessonsReply *lessons_asked_answer (const LessonsAsked *self, guint64 answer, LessonsTelling telling);
char         *lessons_asked_reveal (const LessonsAsked *self);

/* What might be the answer, of guint64; to be listed in that order. */
GArray *lessons_asked_candidates (const LessonsAsked *self);

/* Of LessonsAnswer; an answer takes its name. */
GPtrArray *lessons_answers_new (void);
void       lessons_answers_add (GPtrArray *answers, guint64 answer, char *name, bool right);

/* Up to four answers to vote on. */
GPtrArray *lessons_asked_vote (const LessonsAsked *self);

struct LessonsStepPrivate
{
  guint            n_users;
  char            *name;
  LessonsText      caption;
  GArray          *highlights;
  LessonsQuestion *question;
};

/* What holds from step to step until it is said anew. */
typedef struct
{
  const LessonsEntry *entries[3]; /* Problem, Shape, Rule; NULL: not said */
  Run         *run;        /* of these; NULL when they are at fault */
  PaintPictureKind    view;
  PlayerAim           size;
  double              pause;
  guint64             position;
} LessonsSetting;

/* Takes what a group says of it; a new run begins at position 0. */
void lessons_setting_read (LessonsSetting *self, const LessonsGroup *group, GPtrArray *faults);

/* What a key says in seconds. */
double lessons_seconds_read (const LessonsGroup *group, const char *key, double otherwise, GPtrArray *faults);

LessonsStep *lessons_step_new (const LessonsGroup *group, LessonsSetting *setting, GPtrArray *faults);
LessonsStep *lessons_step_ref (LessonsStep *self); /* returns self */
void         lessons_step_unref (gpointer self);

struct LessonsLesson
{
  char       *name;
  LessonsText title;
  GPtrArray  *steps;
};

/* The steps of a track. */
void lessons_track_read (LessonsLesson *self, GPtrArray *groups, LessonsShelf *shelf, GPtrArray *faults);

#endif
