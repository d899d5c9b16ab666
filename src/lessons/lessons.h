/* lessons.h - lessons: searches with captions and questions at named moments.
 *
 * A lesson is a key file (data/lessons/README.md describes it).  Loading it runs its searches,
 * finds its moments and checks its claims.  A lesson with a fault is not loaded, and all its faults
 * are reported.  A loaded lesson is a row of steps, each at a position in a run: the window makes a
 * player of the run, moves it there, shows the caption, and puts the question.
 *
 * Moments have names (run-moment.h), never numbers of events.
 *
 * A track is a file that names lessons and steps of them; a loaded track is a lesson like any
 * other. */
#ifndef LESSONS_H
#define LESSONS_H

#include "cover-estimate.h"
#include "lessons-run.h"
#include "paint-picture.h"

/* The folder of the built-in lessons among the program's resources. */
#define LESSONS_RESOURCES "/org/dancinglinks/Quadrille/lessons"

/* The form of a question's answers: the meaning of an answer's number. */
typedef enum
{
  LESSONS_ASKS_ITEM,   /* click an item: its index */
  LESSONS_ASKS_OPTION, /* click an option: its index */
  LESSONS_ASKS_NUMBER, /* a typed number */
  LESSONS_ASKS_CHOICE, /* one of the answers A, B, …: from 0 */
} LessonsAsks;

typedef struct LessonsQuestion LessonsQuestion;

/* A step, for reading.  It is in force from the end of the step before. */
typedef struct
{
  const char      *name;     /* in the file, not for display */
  Run             *run;      /* where it is the run of the step before, players may go on */
  guint64          position;
  PaintPictureKind view;
  bool             plays;    /* plays from the position before, in the same run and further on; else
                              * it jumps */
  PlayerAim        size;     /* the steps for playing, and for moving on by hand */
  double           seconds;  /* duration of playing */
  double           pause;    /* pause afterwards, for a speaker */
  const RunTarget *highlights;
  guint                  n_highlights;
  const PaintReason     *reason;   /* why an option is out, to be drawn; NULL: none */
  const CoverEstimate   *estimates; /* of the calls of the run, each by more dives */
  guint                  n_estimates;
  const LessonsQuestion *question; /* NULL: none */

  struct LessonsStepPrivate *own;
} LessonsStep;

/* One to three short sentences.  A step that plays can have another caption for the time after its
 * film; both are the same where it has none. */
const char *lessons_step_caption (const LessonsStep *self);
const char *lessons_step_caption_after (const LessonsStep *self);

/* The calls of the whole run: what the estimates of the step are about. */
guint64 lessons_step_count_calls (const LessonsStep *self);

/* A note for the speaker; "": none. */
const char *lessons_step_notes (const LessonsStep *self);

LessonsAsks lessons_question_asks (const LessonsQuestion *self);
const char *lessons_question_text (const LessonsQuestion *self);
guint       lessons_question_n_choices (const LessonsQuestion *self); /* 0 for other questions */
const char *lessons_question_choice (const LessonsQuestion *self, guint choice);

/* The right answers; all have to be found, unless any of them is enough. */
const guint64 *lessons_question_right (const LessonsQuestion *self, guint *out_n);
bool           lessons_question_takes_any (const LessonsQuestion *self);

/* Whether the sizes in a picture are the answer, so that the picture must not show them. */
bool lessons_question_is_about_sizes (const LessonsQuestion *self);

/* The reply to an answer: a sentence, never empty, "B has 3; E has 1." */
typedef struct
{
  bool  right;
  bool  close; /* not right, but only because of a tie, which few would know: not counted */
  char *reason;
} LessonsReply;

/* `answer` is an existing item, option or choice, by the question's form. */
LessonsReply *lessons_step_answer (const LessonsStep *self, guint64 answer);
char         *lessons_step_reveal (const LessonsStep *self); /* "Answer: E" */
void          lessons_reply_free (LessonsReply *self);       /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsReply, lessons_reply_free)

/* A learner's score.  Of several answers to one question in a row the first counts; when the
 * question comes again later, it counts anew. */
typedef struct
{
  guint   n_answers, n_right;
  guint64 last; /* the last question answered, by the caller's number, from 1 */
} LessonsScore;

void lessons_score_count (LessonsScore *self, guint64 question, bool right);

typedef struct LessonsLesson LessonsLesson;
typedef struct LessonsShelf  LessonsShelf;

/* Whether a file with that name can be a lesson: NAME.lesson or NAME.desktop. */
bool lessons_is_file_name (const char *base_name);

/* Returns NULL when there are faults.  A track finds its lessons on `shelf` (NULL: none). */
LessonsLesson *lessons_load (GBytes       *bytes,
                             const char   *name,
                             LessonsShelf *shelf,
                             GPtrArray    *faults);
LessonsLesson *lessons_load_file (GFile *file, LessonsShelf *shelf, GPtrArray *faults);
void           lessons_lesson_free (LessonsLesson *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsLesson, lessons_lesson_free)

const char        *lessons_lesson_name (const LessonsLesson *self);
const char        *lessons_lesson_title (const LessonsLesson *self);
const char        *lessons_lesson_aim (const LessonsLesson *self); /* "": none */
guint              lessons_lesson_n_steps (const LessonsLesson *self);
const LessonsStep *lessons_lesson_step (const LessonsLesson *self, guint step);   /* from 0 */
int                lessons_lesson_find (const LessonsLesson *self, const char *step); /* -1: none */

bool               lessons_lesson_is_track (const LessonsLesson *self);

/* Duration of playing and pausing: of all steps, and of those before one of them. */
double             lessons_lesson_seconds (const LessonsLesson *self);
double             lessons_lesson_seconds_before (const LessonsLesson *self, guint step);

/* The available lessons: the built-in ones, and *.lesson and *.desktop in a folder; NULL is the
 * user's.  A lesson there replaces the built-in one of the same name.  Sorted by name, and numbers
 * in names by their value. */
LessonsShelf *lessons_shelf_new (const char *folder);
void          lessons_shelf_free (LessonsShelf *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsShelf, lessons_shelf_free)

/* The user's folder, "lessons" in "quadrille" in g_get_user_data_dir (); free the path. */
char *lessons_shelf_user_folder (void);

/* Reads the folder again.  Indices, names and titles got before are then no longer valid. */
void lessons_shelf_renew (LessonsShelf *self);

guint       lessons_shelf_n (const LessonsShelf *self);
int         lessons_shelf_find (const LessonsShelf *self, const char *name); /* -1: none */
const char *lessons_shelf_name (const LessonsShelf *self, guint index);

/* Its name where it has no title. */
const char *lessons_shelf_title (const LessonsShelf *self, guint index);
const char *lessons_shelf_aim (const LessonsShelf *self, guint index); /* "": none */
bool        lessons_shelf_is_track (const LessonsShelf *self, guint index);

/* Valid until the shelf is read again. */
GFile      *lessons_shelf_file (const LessonsShelf *self, guint index);

/* The contract of lessons_load (). */
LessonsLesson *lessons_shelf_load (LessonsShelf *self, guint index, GPtrArray *faults);

#endif
