/* lessons-private.h - the inside of lessons, for the files that read and judge them. */
#ifndef LESSONS_PRIVATE_H
#define LESSONS_PRIVATE_H

#include "figure.h"
#include "lessons-moment-private.h"
#include "lessons-quiz.h"

#define LESSONS_CHOICES 6

/* The subject of a question: it determines the right answers and the replies to wrong ones. */
typedef enum
{
  LESSONS_ABOUT_NEXT,     /* the next item chosen, or the next option tried */
  LESSONS_ABOUT_SMALLEST, /* open items with the fewest options: any of them */
  LESSONS_ABOUT_EMPTY,    /* open items without an option */
  LESSONS_ABOUT_UNDONE,   /* the next item uncovered */
  LESSONS_ABOUT_ITEMS,    /* all items of an option */
  LESSONS_ABOUT_ONLY,     /* the only option of an item */
  LESSONS_ABOUT_NUMBER,   /* a measure */
  LESSONS_ABOUT_GIVEN,    /* a choice: the file has the right answer */
} LessonsAbout;

struct LessonsQuestion
{
  LessonsAsks  asks;
  LessonsAbout about;
  uint32_t     subject; /* ITEMS: the option; ONLY: the item */
  bool         any;     /* one of the right answers is enough */
  bool         later;   /* the answer is that of a later moment */
  bool         sizes;   /* the answer is a size, which a picture shows */
  LessonsText  text;
  GArray      *right; /* of guint64 */
  guint        n_choices;
  LessonsText  choices[LESSONS_CHOICES];
  LessonsText  reasons[LESSONS_CHOICES]; /* of choices */
  LessonsText  reason;                   /* of any wrong answer */
  LessonsText  because;                  /* of the right answer */
};

/* Reads the question of a step, at its position; NULL where it has none or a fault. */
LessonsQuestion *lessons_question_new (const LessonsGroup *group,
                                       Run                *run,
                                       guint64             position,
                                       GPtrArray          *faults);
void             lessons_question_free (LessonsQuestion *self); /* accepts NULL */

/* A question before a choice; not for LESSONS_AHEAD_ITEM.  NULL where no item is chosen next, or no
 * option is tried. */
LessonsQuestion *lessons_question_new_ahead (LessonsAhead       what,
                                             const Subject     *subject,
                                             const PlayerState *state);

/* Returns the mark of an answer in a short list: A, B, …; or 1, 2, … where items have such letters
 * for names, because "Answer: A" would be ambiguous. */
char lessons_question_mark (const LessonsQuestion *self, const CoverProblem *problem, guint index);

/* The words for an answer; of a choice its mark.  `name_right` returns all right ones in a row. */
char *lessons_question_name (const LessonsQuestion *self, const Subject *subject, guint64 answer);
char *lessons_question_name_right (const LessonsQuestion *self, const Subject *subject);
bool  lessons_question_is_right (const LessonsQuestion *self, guint64 answer);

/* A question with its place and its subject. */
typedef struct
{
  const LessonsQuestion *question;
  const Subject         *subject;
  CoverRule              rule;
  const PlayerState     *state;
} LessonsAsked;

LessonsReply *lessons_asked_answer (const LessonsAsked *self,
                                    guint64             answer,
                                    LessonsTelling      telling);
char         *lessons_asked_reveal (const LessonsAsked *self);

/* The plausible answers, of guint64, in the order of the list. */
GArray *lessons_asked_candidates (const LessonsAsked *self);

/* A list of LessonsAnswer; `add` takes ownership of the name. */
GPtrArray *lessons_answers_new (void);
void       lessons_answers_add (GPtrArray *answers, guint64 answer, char *name, bool right);

/* Returns up to four answers for a vote. */
GPtrArray *lessons_asked_vote (const LessonsAsked *self);

struct LessonsStepPrivate
{
  guint            n_users;
  char            *name;
  LessonsText      caption, after, notes;
  GArray          *highlights;
  GArray          *estimates; /* of CoverEstimate */
  Figure          *figure; /* or NULL */
  LessonsQuestion *question;
};

/* Values that hold from step to step until a step changes them. */
typedef struct
{
  const LessonsEntry *entries[3]; /* Problem, Shape, Rule; NULL: missing */
  Run                *run;        /* of these; NULL when they have faults */
  PaintPictureKind    view;
  PlayerAim           size;
  double              pause;
  guint64             position;
} LessonsSetting;

/* Reads the values that a group changes; a new run begins at position 0. */
void lessons_setting_read (LessonsSetting *self, const LessonsGroup *group, GPtrArray *faults);

/* Reads a number of seconds; `otherwise` where the key is missing. */
double lessons_seconds_read (const LessonsGroup *group,
                             const char         *key,
                             double              otherwise,
                             GPtrArray          *faults);

LessonsStep *lessons_step_new (const LessonsGroup *group,
                               LessonsSetting     *setting,
                               GPtrArray          *faults);
LessonsStep *lessons_step_ref (LessonsStep *self); /* returns self */
void         lessons_step_unref (gpointer self);

struct LessonsLesson
{
  char       *name;
  LessonsText title, aim;
  GPtrArray  *steps;
  bool        is_track;
};

/* Returns the length of a file's name without the suffix of lessons; the whole length where it has
 * none. */
size_t lessons_name_length (const char *base_name);

/* Reads the steps of a track. */
void lessons_track_read (LessonsLesson *self,
                         GPtrArray     *groups,
                         LessonsShelf  *shelf,
                         GPtrArray     *faults);

#endif
