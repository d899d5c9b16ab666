/* lessons.h - lessons: searches with captions and questions at named moments.
 *
 * A lesson is a key file (data/lessons/README.md says what may stand in it).  Loading it runs its searches, finds its
 * moments and checks what it says; a lesson with a fault is not loaded, and all its faults are told.  What is loaded is
 * a row of steps, and each step a position in a run: the window makes a player of the run, moves it there, shows the
 * caption, and asks the question.
 *
 * Moments have names (run-moment.h), never numbers of events.
 *
 * A track is a file that names lessons and steps of them; loaded, it is a lesson like any other. */
#ifndef LESSONS_H
#define LESSONS_H

#include "lessons-run.h"
#include "paint-picture.h"

/* The folder of the built-in lessons among the program's resources. */
#define LESSONS_RESOURCES "/org/dancinglinks/Quadrille/lessons"

/* How a question is answered: by what number an answer is. */
typedef enum
{
  LESSONS_ASKS_ITEM,   /* click an item: its index */
  LESSONS_ASKS_OPTION, /* click an option: its index */
  LESSONS_ASKS_NUMBER, /* type it */
  LESSONS_ASKS_CHOICE, /* one of the answers A, B, …: from 0 */
} LessonsAsks;

typedef struct LessonsQuestion LessonsQuestion;

/* A step, to be read.  It holds from the moment that the one before was left. */
typedef struct
{
  const char      *name;     /* in the file, not to be shown */
  Run             *run;      /* players of the step before may go on where it is the same one */
  guint64          position;
  PaintPictureKind view;
  bool             plays;    /* from the position before, if that is the same run and lies before; else a cut */
  PlayerAim        size;     /* the steps in which to play, and in which to go on by hand */
  double           seconds;  /* of playing */
  double           pause;    /* of staying there, for who speaks */
  const RunTarget       *highlights;
  guint                  n_highlights;
  const LessonsQuestion *question; /* NULL: none */

  struct LessonsStepPrivate *own;
} LessonsStep;

/* One to three short sentences. */
const char *lessons_step_caption (const LessonsStep *self);

LessonsAsks lessons_question_asks (const LessonsQuestion *self);
const char *lessons_question_text (const LessonsQuestion *self);
guint       lessons_question_n_choices (const LessonsQuestion *self); /* 0 unless it asks for one of them */
const char *lessons_question_choice (const LessonsQuestion *self, guint choice);

/* The right answers; of several items each has to be found. */
const guint64 *lessons_question_right (const LessonsQuestion *self, guint *out_n);

/* An answer's judgement: a sentence, never empty, "B has 3; E has 1." */
typedef struct
{
  bool  right;
  bool  close; /* not right, but for a tie that nobody need know of: not to be counted */
  char *reason;
} LessonsReply;

/* `answer`: as its kind says, an item, option or choice that there is. */
LessonsReply *lessons_step_answer (const LessonsStep *self, guint64 answer);
char         *lessons_step_reveal (const LessonsStep *self); /* "Answer: E" */
void          lessons_reply_free (LessonsReply *self);       /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsReply, lessons_reply_free)

/* How somebody does.  Of several answers to one question in a row the first counts; asked again later, it counts anew. */
typedef struct
{
  guint   n_answers, n_right;
  guint64 last; /* the question that was answered last, as its asker knows it; from 1 */
} LessonsScore;

void lessons_score_count (LessonsScore *self, guint64 question, bool right);

typedef struct LessonsLesson LessonsLesson;
typedef struct LessonsShelf  LessonsShelf;

/* NULL when there are faults.  `shelf` is where a track finds its lessons (NULL: it finds none). */
LessonsLesson *lessons_load (GBytes *bytes, const char *name, LessonsShelf *shelf, GPtrArray *faults);
LessonsLesson *lessons_load_file (GFile *file, LessonsShelf *shelf, GPtrArray *faults);
void           lessons_lesson_free (LessonsLesson *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsLesson, lessons_lesson_free)

const char        *lessons_lesson_name (const LessonsLesson *self);
const char        *lessons_lesson_title (const LessonsLesson *self);
guint              lessons_lesson_n_steps (const LessonsLesson *self);
const LessonsStep *lessons_lesson_step (const LessonsLesson *self, guint step);   /* from 0 */
int                lessons_lesson_find (const LessonsLesson *self, const char *step); /* -1: there is none */
double             lessons_lesson_seconds (const LessonsLesson *self); /* of playing and pausing */

/* The lessons that there are: ours, and *.desktop in a folder, NULL for that of the user (lessons in quadrille in
 * g_get_user_data_dir ()).  One there takes the place of ours of the same name.  In the order of their names. */
LessonsShelf *lessons_shelf_new (const char *folder);
void          lessons_shelf_free (LessonsShelf *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsShelf, lessons_shelf_free)

guint       lessons_shelf_n (const LessonsShelf *self);
int         lessons_shelf_find (const LessonsShelf *self, const char *name); /* -1: there is none */
const char *lessons_shelf_name (const LessonsShelf *self, guint index);
const char *lessons_shelf_title (const LessonsShelf *self, guint index); /* its name where it has none */
bool        lessons_shelf_is_track (const LessonsShelf *self, guint index);
GFile      *lessons_shelf_file (const LessonsShelf *self, guint index); /* lives as long as the shelf */

/* As lessons_load (). */
LessonsLesson *lessons_shelf_load (LessonsShelf *self, guint index, GPtrArray *faults);

#endif
