#include "dance-why.h"

#include "base-memory.h"
#include "cover-links.h"
#include "job.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <stdlib.h>

/* The thread's until the job has ended. */
typedef struct
{
  DanceWhy *why; /* of the main side */
  Subject *subject;
  uint32_t *placed;
  uint32_t n_placed;
  DanceWhyAnswer answer;
  uint8_t *alive;
  BaseStatus status;
} Question;

struct _DanceWhy
{
  GObject parent;
  Job *job;           /* kept with its answer until the next question; NULL: there is none */
  Question *question; /* of the job */
  bool has_ended;
};

G_DEFINE_FINAL_TYPE (DanceWhy, dance_why, G_TYPE_OBJECT)

static void
question_free (gpointer data)
{
  Question *question = data;

  reason_step_clear (&question->answer.step);
  free (question->alive);
  free (question->placed);
  subject_unref (question->subject);
  g_free (question);
}

/* Whether two options of a problem exclude each other: by which item. */
static bool
find_shared_item (const CoverProblem *problem, uint32_t one, uint32_t other, uint32_t *out_item)
{
  uint32_t n, n_others;
  const CoverTerm *terms = cover_problem_option (problem, one, &n);
  const CoverTerm *others = cover_problem_option (problem, other, &n_others);

  for (uint32_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < n_others; k++)
      if (terms[i].item == others[k].item
          && (terms[i].colour == 0 || terms[i].colour != others[k].colour))
        {
          *out_item = terms[i].item;
          return true;
        }
  return false;
}

/* What is seen without any search. */
static bool
look_around (Question *question)
{
  DanceWhyAnswer *answer = &question->answer;

  answer->kind = DANCE_WHY_CHOSEN;
  for (uint32_t i = 0; i < question->n_placed; i++)
    if (question->placed[i] == answer->option)
      return true;
  answer->kind = DANCE_WHY_EXCLUDED;
  for (uint32_t i = 0; i < question->n_placed; i++)
    if (find_shared_item (question->subject->problem, answer->option, question->placed[i],
                          &answer->item))
      {
        answer->by = question->placed[i];
        return true;
      }
  return false;
}

static bool
has_links (const Subject *subject, uint32_t option)
{
  return subject->links->first[option] + 1 < subject->links->first[option + 1];
}

static BaseStatus
begin_why_path (const Question *question, ReasonPath *path, const BaseStop *stop)
{
  const uint32_t n = cover_problem_n_options (question->subject->problem);
  uint8_t *struck = base_new_zeroed (uint8_t, n);
  BaseStatus status;

  if (struck == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < n; option++)
    struck[option] = !has_links (question->subject, option);
  status = reason_path_begin (path, &(ReasonStart){ .placed = question->placed,
                                                    .n_placed = question->n_placed,
                                                    .struck = struck,
                                                    .stop = stop });
  free (struck);
  return status;
}

static BaseStatus
keep_reason (Question *question, const ReasonPath *path, const ReasonStep *step)
{
  const uint32_t n = cover_problem_n_options (question->subject->problem);

  question->alive = base_new_zeroed (uint8_t, n);
  if (question->alive == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < n; option++)
    question->alive[option] = reason_path_is_alive (path, option);
  question->answer.alive = question->alive;
  question->answer.kind = DANCE_WHY_REASON;
  return reason_step_copy (step, &question->answer.step);
}

static BaseStatus
search_reason (Question *question, const ReasonPlan *plan, const BaseStop *stop)
{
  ReasonPath *path = NULL;
  BaseStatus status = reason_path_new (plan, &path);
  bool found = false;
  ReasonStep step;

  question->answer.kind = DANCE_WHY_LEFT_OUT;
  if (status == BASE_OK)
    status = begin_why_path (question, path, stop);
  if (status == BASE_OK && reason_path_is_alive (path, question->answer.option))
    {
      question->answer.kind = DANCE_WHY_NO_REASON;
      status = reason_path_why (path, question->answer.option, &found, &step);
    }
  if (status == BASE_OK && found)
    status = keep_reason (question, path, &step);
  reason_path_free (path);
  return status;
}

static void
answer_on_thread (gpointer data, Job *job)
{
  Question *question = data;
  const BaseStop *stop = &job_progress (job)->stop;
  const Subject *subject = question->subject;
  ReasonPlan *plan = NULL;

  if (look_around (question))
    return;
  question->status = reason_plan_new (subject->problem, subject->board, stop, &plan);
  if (question->status == BASE_BAD_INPUT)
    {
      question->answer.kind = DANCE_WHY_TOO_LARGE;
      question->status = BASE_OK;
    }
  else if (question->status == BASE_OK)
    question->status = search_reason (question, plan, stop);
  reason_plan_free (plan);
}

static void
was_answered (gpointer data)
{
  DanceWhy *self = ((Question *) data)->why;

  self->has_ended = true;
  g_signal_emit_by_name (self, "answered");
}

void
dance_why_stop (DanceWhy *self)
{
  if (self->has_ended)
    job_free (self->job);
  else
    job_abandon (self->job);
  self->job = NULL;
  self->question = NULL;
  self->has_ended = false;
}

/* The givens, then the options of the levels. */
static void
list_placed (Question *question, DanceShow *show)
{
  const PlayerState *state = dance_show_state (show);
  const uint32_t n_taken = player_state_n_taken (state);
  const Subject *subject = question->subject;

  question->placed = base_new (uint32_t, (size_t) subject->n_givens + n_taken + 1);
  if (question->placed == NULL)
    g_error ("no memory for a question");
  for (uint32_t i = 0; i < subject->n_givens; i++)
    question->placed[question->n_placed++] = subject->givens[i];
  for (uint32_t level = 0; level < n_taken; level++)
    if (state->frames[level].option != COVER_NONE)
      question->placed[question->n_placed++] = state->frames[level].option;
}

void
dance_why_ask (DanceWhy *self, DanceShow *show, uint32_t option)
{
  static const JobKind kind = {
    .name = "why", .work = answer_on_thread, .done = was_answered, .free = question_free
  };
  Question *question = g_new0 (Question, 1);

  dance_why_stop (self);
  question->why = self;
  question->subject = subject_ref ((Subject *) run_subject (dance_show_run (show)));
  question->answer.option = option;
  list_placed (question, show);
  self->question = question;
  self->job = job_new (&kind, question);
}

bool
dance_why_is_busy (DanceWhy *self)
{
  return self->job != NULL && !self->has_ended;
}

const DanceWhyAnswer *
dance_why_get_answer (DanceWhy *self)
{
  return self->has_ended && self->question->status == BASE_OK ? &self->question->answer : NULL;
}

static char *
take_reason_text (BaseText *text)
{
  char *string = g_utf8_make_valid (base_text_string (text), -1);

  base_text_clear (text);
  return string;
}

/* Fills %1 with the option, %2 with the one that excludes it, and %3 with their item. */
static char *
sentence_of_options (const Question *question, const char *sentence)
{
  const DanceWhyAnswer *answer = &question->answer;
  BaseText option = BASE_TEXT_EMPTY, by = BASE_TEXT_EMPTY, item = BASE_TEXT_EMPTY;
  BaseText text = BASE_TEXT_EMPTY;

  words_add_option (question->subject, answer->option, &option);
  if (answer->kind == DANCE_WHY_EXCLUDED)
    {
      words_add_option (question->subject, answer->by, &by);
      words_add_item (question->subject, answer->item, &item);
    }
  words_fill (&text, sentence,
              WORDS_WITH (WORDS_TEXT (base_text_string (&option)),
                          WORDS_TEXT (base_text_string (&by)),
                          WORDS_TEXT (base_text_string (&item))));
  base_text_clear (&option);
  base_text_clear (&by);
  base_text_clear (&item);
  return take_reason_text (&text);
}

static char *
sentence_of_reason (const Question *question)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_add_named_reason (question->subject, &question->answer.step, &text);
  return take_reason_text (&text);
}

char *
dance_why_sentence (DanceWhy *self)
{
  const DanceWhyAnswer *answer = dance_why_get_answer (self);

  if (answer == NULL)
    return NULL;
  switch (answer->kind)
    {
    case DANCE_WHY_REASON:
      return sentence_of_reason (self->question);
    case DANCE_WHY_NO_REASON:
      return sentence_of_options (self->question, _ ("No reason was found against %1."));
    case DANCE_WHY_CHOSEN:
      return sentence_of_options (self->question, _ ("Chosen already: %1."));
    case DANCE_WHY_EXCLUDED:
      return sentence_of_options (self->question, _ ("Out: %2 is chosen, and covers %3 too."));
    case DANCE_WHY_LEFT_OUT:
      return sentence_of_options (self->question, _ ("The problem leaves %1 out."));
    case DANCE_WHY_TOO_LARGE:
    default:
      return g_strdup (_ ("This problem has too many options to be explained."));
    }
}

static void
dance_why_dispose (GObject *object)
{
  dance_why_stop (DANCE_WHY (object));
  G_OBJECT_CLASS (dance_why_parent_class)->dispose (object);
}

static void
dance_why_class_init (DanceWhyClass *class)
{
  G_OBJECT_CLASS (class)->dispose = dance_why_dispose;
  g_signal_new ("answered", DANCE_TYPE_WHY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dance_why_init (DanceWhy *self)
{
  (void) self;
}

DanceWhy *
dance_why_new (void)
{
  return g_object_new (DANCE_TYPE_WHY, NULL);
}
