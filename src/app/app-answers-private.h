/* app-answers-private.h - the parts of AppAnswers: what it holds, and what of it is shown. */
#ifndef APP_ANSWERS_PRIVATE_H
#define APP_ANSWERS_PRIVATE_H

#include "app-answers.h"
#include "desk-rater.h"

struct _AppAnswers
{
  GObject parent_instance;

  DeskDocument *document;
  DeskWorker *worker;
  DeskChecker *checker;
  DeskRater *rater;

  bool asked;         /* a job that the user started is running */
  DeskProgress heard; /* of that job; `nodes` 0 before the first report */
  DeskAnswer *answer; /* the last one; NULL after a change of the document */
  uint64_t position;  /* the document's revision at the request */
  AppHintStage stage; /* of a hint: how much of it is shown */
  bool putting;       /* this object is changing the document */
  bool shows_differences;
  bool marks_wrong;      /* entries that differ from the only solution, at once */
  uint64_t solution;     /* the number of the solution shown last */
  uint8_t *values;       /* and its values; NULL before the first one */
  uint8_t *before;       /* the solution before it, or NULL */
  uint64_t put_revision; /* the revision of the puzzle that they solve */
  bool is_compared;      /* the document shows it, and there is one before it */
  uint32_t replaced;     /* the entry that a solved cell replaced; 0: none */
  DeskPathStep *step;    /* of a path, shown in place of the board and its answer; or NULL */
  guint link;            /* of its chain, shown alone; 0: all are shown */
  char *refusal;         /* why the last symbol changed nothing, until the next change; or NULL */
  char *sentence, *details;
};

/* A step in words: a hint, or a reason why a candidate is out. */
static inline bool
app_answers_is_of_step (const DeskAnswer *answer)
{
  return answer != NULL && (answer->job == DESK_JOB_HINT || answer->job == DESK_JOB_WHY);
}

/* Whether the document shows the solution that was put last: undo may have restored another one. */
bool app_answers_is_solution_shown (AppAnswers *self);

/* What is to be shown now, as new strings.  The second may be NULL. */
char *app_answers_compose (AppAnswers *self);
char *app_answers_compose_details (AppAnswers *self);

#endif
