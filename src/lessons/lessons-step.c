/* A step: a moment of a run, its caption and its question. */
#include "figure-why.h"
#include "lessons-private.h"

#include <string.h>

static const char *const step_keys[] = {
  "Moment",  "Caption",      "Play",     "Seconds", "Pause",   "Highlight", "Claim",   "Question",
  "Kind",    "Asks",         "Answer",   "Right",   "Answer1", "Answer2",   "Answer3", "Answer4",
  "Answer5", "Answer6",      "Reason",   "Reason1", "Reason2", "Reason3",   "Reason4", "Reason5",
  "Reason6", "Problem",      "Shape",    "Rule",    "View",    "Size",      "Why",     "Because",
  "Notes",   "CaptionAfter", "Estimate", NULL,
};

/* More dives would take too long when the lesson is opened; with another seed, captions about the
 * estimates would be wrong. */
#define MOST_DIVES 10000
#define DIVE_SEED  1

static const char *const run_keys[] = { "Problem", "Shape", "Rule" };
static const char *const sizes[] = { "link", "item", "option", "level", NULL };
static const PlayerAim aims[] = { PLAYER_BY_LINK, PLAYER_BY_ITEM, PLAYER_BY_OPTION,
                                  PLAYER_BY_LEVEL };

/* Returns the index of a key's word in the list; -1 where the key is missing or its word is not in
 * the list. */
static int
read_word (const LessonsGroup *group, const char *key, const char *const *words, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, key);
  LessonsCursor cursor;
  int word;

  if (entry == NULL)
    return -1;
  cursor = lessons_cursor (group, entry, faults);
  word = lessons_cursor_one_of (&cursor, words);
  if (word >= 0 && !run_reader_finish (&cursor.reader))
    word = -1;
  lessons_cursor_end (&cursor);
  return word;
}

double
lessons_seconds_read (const LessonsGroup *group,
                      const char *key,
                      double otherwise,
                      GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, key);
  LessonsCursor cursor;
  guint64 seconds;
  bool read;

  if (entry == NULL)
    return otherwise;
  cursor = lessons_cursor (group, entry, faults);
  read =
      run_reader_number (&cursor.reader, 0, 3600, &seconds) && run_reader_finish (&cursor.reader);
  lessons_cursor_end (&cursor);
  return read ? (double) seconds : otherwise;
}

static const char *
value_of (const LessonsEntry *entry)
{
  return entry != NULL ? entry->value : NULL;
}

/* A fault of the run is reported in this group, even if another group has the rest of its
 * values. */
static const LessonsEntry *
entry_to_blame (const LessonsGroup *group, const char *key)
{
  const LessonsEntry *entry = lessons_group_find (group, key);

  for (guint i = 0; i < G_N_ELEMENTS (run_keys) && entry == NULL; i++)
    entry = lessons_group_find (group, run_keys[i]);
  return entry;
}

static void
make_lesson_run (LessonsSetting *self, const LessonsGroup *group, GPtrArray *faults)
{
  LessonsFault fault = { 0 };
  g_autofree char *key = NULL;

  g_clear_pointer (&self->run, run_unref);
  self->position = 0;
  if (self->entries[0] == NULL)
    return;
  self->run = lessons_run_new (self->entries[0]->value, value_of (self->entries[1]),
                               value_of (self->entries[2]), &fault);
  if (self->run != NULL)
    return;
  key = g_steal_pointer (&fault.key);
  lessons_group_blame (group, entry_to_blame (group, key), 0, fault, faults);
  g_free (fault.first);
  g_free (fault.second);
}

/* Reads the kind of a picture by its name; -1 as in read_word (). */
static int
read_view (const LessonsGroup *group, GPtrArray *faults)
{
  const char *views[PAINT_PICTURES + 1] = { NULL };

  for (int kind = 0; kind < PAINT_PICTURES; kind++)
    views[kind] = paint_picture_id ((PaintPictureKind) kind);
  return read_word (group, "View", views, faults);
}

void
lessons_setting_read (LessonsSetting *self, const LessonsGroup *group, GPtrArray *faults)
{
  const int view = read_view (group, faults);
  const int size = read_word (group, "Size", sizes, faults);
  bool anew = false;

  for (guint i = 0; i < G_N_ELEMENTS (run_keys); i++)
    {
      const LessonsEntry *entry = lessons_group_find (group, run_keys[i]);

      if (entry == NULL)
        continue;
      /* Another problem has another shape. */
      if (i == 0)
        self->entries[1] = NULL;
      self->entries[i] = entry;
      anew = true;
    }
  if (anew)
    make_lesson_run (self, group, faults);
  if (view >= 0)
    self->view = (PaintPictureKind) view;
  if (size >= 0)
    self->size = aims[size];
}

static void
read_moment (const LessonsGroup *group, LessonsSetting *setting, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_need (group, "Moment", faults);
  LessonsCursor cursor;

  if (entry == NULL || setting->run == NULL)
    return;
  cursor = lessons_cursor (group, entry, faults);
  lessons_moment_find (&cursor, setting->run, setting->position, &setting->position);
  lessons_cursor_end (&cursor);
}

static void
read_highlights (GArray *highlights, const LessonsGroup *group, const Run *run, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, "Highlight");
  const unsigned kinds = RUN_BIT (RUN_ITEM) | RUN_BIT (RUN_OPTION) | RUN_BIT (RUN_NODE);
  LessonsCursor cursor;
  RunTarget target;

  if (entry == NULL)
    return;
  cursor = lessons_cursor (group, entry, faults);
  while (!run_reader_ends (&cursor.reader)
         && run_target_read (&cursor.reader, run_subject (run), kinds, &target))
    {
      g_array_append_val (highlights, target);
      if (!run_reader_accept (&cursor.reader, ";") && !run_reader_finish (&cursor.reader))
        break;
    }
  lessons_cursor_end (&cursor);
}

/* The reason why an option is out; NULL where the step has none, or a fault. */
static Figure *
read_why (const LessonsGroup *group, Run *run, guint64 position, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, "Why");
  LessonsCursor cursor;
  RunTarget target;
  Figure *figure = NULL;
  size_t first;

  if (entry == NULL)
    return NULL;
  cursor = lessons_cursor (group, entry, faults);
  first = cursor.reader.at;
  if (run_target_read (&cursor.reader, run_subject (run), RUN_BIT (RUN_OPTION), &target)
      && run_reader_finish (&cursor.reader))
    {
      g_autofree char *said = lessons_cursor_said (&cursor, first);

      lessons_need (figure_why_new (run_subject (run), run_state_at (run, position), target.index,
                                    NULL, &figure));
      if (figure == NULL)
        lessons_cursor_blame (&cursor, first,
                              (LessonsFault){ .kind = LESSONS_NO_REASON, .first = said });
    }
  lessons_cursor_end (&cursor);
  return figure;
}

/* Reads how many dives each estimate is made of, and makes it.  They are the same each time. */
static void
read_estimates (GArray *estimates, const LessonsGroup *group, Run *run, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, "Estimate");
  const Subject *subject = run_subject (run);
  LessonsCursor cursor;
  guint64 n_dives;

  if (entry == NULL)
    return;
  cursor = lessons_cursor (group, entry, faults);
  while (run_reader_number (&cursor.reader, 1, MOST_DIVES, &n_dives))
    {
      CoverEstimate estimate;

      lessons_need (cover_estimate (subject->links, run_rule (run), subject->givens,
                                    subject->n_givens, (uint32_t) n_dives, DIVE_SEED, &estimate));
      g_array_append_val (estimates, estimate);
      if (run_reader_ends (&cursor.reader) || !run_reader_accept (&cursor.reader, ";"))
        {
          (void) run_reader_finish (&cursor.reader);
          break;
        }
    }
  lessons_cursor_end (&cursor);
}

/* MEASURE is NUMBER */
static bool
read_claim (LessonsCursor *cursor, Run *run, const PlayerState *state)
{
  const size_t first = cursor->reader.at;
  LessonsMeasure measure;
  guint64 claimed, counted;
  g_autofree char *said = NULL;

  if (!lessons_measure_read (cursor, run_subject (run), &measure))
    return false;
  said = lessons_cursor_said (cursor, first);
  if (!run_reader_accept (&cursor->reader, "is"))
    return run_reader_expected (&cursor->reader, "is NUMBER");
  if (!run_reader_number (&cursor->reader, 0, G_MAXINT64, &claimed))
    return false;
  counted = lessons_measure (&measure, state);
  if (claimed != counted)
    lessons_cursor_blame (
        cursor, cursor->reader.last,
        (LessonsFault){
            .kind = LESSONS_WRONG_CLAIM, .first = said, .expected = claimed, .found = counted });
  return true;
}

static void
read_claims (const LessonsGroup *group, Run *run, guint64 position, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, "Claim");
  LessonsCursor cursor;

  if (entry == NULL)
    return;
  cursor = lessons_cursor (group, entry, faults);
  while (!run_reader_ends (&cursor.reader)
         && read_claim (&cursor, run, run_state_at (run, position)))
    if (!run_reader_accept (&cursor.reader, ";") && !run_reader_finish (&cursor.reader))
      break;
  lessons_cursor_end (&cursor);
}

/* Reads the parts that need a run. */
static void
read_in_run (LessonsStep *self, const LessonsGroup *group, GPtrArray *faults)
{
  struct LessonsStepPrivate *own = self->own;
  const guint n_faults = faults->len;

  read_highlights (own->highlights, group, self->run, faults);
  self->highlights = (const RunTarget *) own->highlights->data;
  self->n_highlights = own->highlights->len;
  /* At a wrong moment, further faults would be misleading. */
  if (faults->len > n_faults)
    return;
  read_claims (group, self->run, self->position, faults);
  read_estimates (own->estimates, group, self->run, faults);
  self->estimates = (const CoverEstimate *) own->estimates->data;
  self->n_estimates = own->estimates->len;
  own->figure = read_why (group, self->run, self->position, faults);
  self->reason = own->figure != NULL ? figure_reason (own->figure) : NULL;
  self->question = own->question = lessons_question_new (group, self->run, self->position, faults);
}

/* The film of a step leads on from the step before, in the same run. */
typedef struct
{
  const Run *run; /* compared only */
  guint64 position;
} Before;

/* A caption for the time after a film needs a film. */
static void
read_caption_after (LessonsStep *self, const LessonsGroup *group, Before before, GPtrArray *faults)
{
  const LessonsEntry *entry = lessons_group_find (group, "CaptionAfter");

  self->own->after = lessons_group_text (group, "CaptionAfter");
  if (entry == NULL)
    return;
  lessons_group_need (group, "CaptionAfter", faults);
  if (!self->plays || self->run != before.run || self->position <= before.position)
    lessons_group_blame (group, entry, 0, (LessonsFault){ .kind = LESSONS_NO_FILM }, faults);
}

LessonsStep *
lessons_step_new (const LessonsGroup *group, LessonsSetting *setting, GPtrArray *faults)
{
  static const char *const ways[] = { "to", "jump", NULL };
  LessonsStep *self = g_new0 (LessonsStep, 1);
  struct LessonsStepPrivate *own = self->own = g_new0 (struct LessonsStepPrivate, 1);
  const Before before = { setting->run, setting->position };
  guint n_faults;

  own->n_users = 1;
  own->name = g_strdup (group->name);
  own->highlights = g_array_new (FALSE, FALSE, sizeof (RunTarget));
  own->estimates = g_array_new (FALSE, FALSE, sizeof (CoverEstimate));
  self->name = own->name;
  lessons_group_expect (group, step_keys, faults);
  lessons_setting_read (setting, group, faults);
  lessons_group_need (group, "Caption", faults);
  own->caption = lessons_group_text (group, "Caption");
  own->notes = lessons_group_text (group, "Notes");
  self->plays = read_word (group, "Play", ways, faults) == 0;
  self->seconds = lessons_seconds_read (group, "Seconds", self->plays ? 5 : 0, faults);
  self->pause = lessons_seconds_read (group, "Pause", setting->pause, faults);
  self->view = setting->view;
  self->size = setting->size;
  n_faults = faults->len;
  read_moment (group, setting, faults);
  self->position = setting->position;
  if (setting->run == NULL)
    return self;
  self->run = run_ref (setting->run);
  if (faults->len > n_faults)
    return self;
  read_caption_after (self, group, before, faults);
  read_in_run (self, group, faults);
  return self;
}

LessonsStep *
lessons_step_ref (LessonsStep *self)
{
  self->own->n_users++;
  return self;
}

void
lessons_step_unref (gpointer data)
{
  LessonsStep *self = data;

  if (--self->own->n_users > 0)
    return;
  run_unref (self->run);
  lessons_question_free (self->own->question);
  figure_free (self->own->figure);
  g_array_unref (self->own->highlights);
  g_array_unref (self->own->estimates);
  g_free (self->own->caption.text);
  g_free (self->own->after.text);
  g_free (self->own->notes.text);
  g_free (self->own->name);
  g_free (self->own);
  g_free (self);
}

const char *
lessons_step_caption (const LessonsStep *self)
{
  return lessons_text_get (&self->own->caption);
}

const char *
lessons_step_caption_after (const LessonsStep *self)
{
  return self->own->after.text != NULL ? lessons_text_get (&self->own->after)
                                       : lessons_step_caption (self);
}

const char *
lessons_step_notes (const LessonsStep *self)
{
  return lessons_text_get (&self->own->notes);
}

guint64
lessons_step_count_calls (const LessonsStep *self)
{
  return run_state_at (self->run, self->position)->totals->nodes;
}
