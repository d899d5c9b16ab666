/* Questions: read from a step, with their right answers computed from the run. */
#include "lessons-private.h"

#include "cover-links.h"
#include "cover-search.h"
#include "lessons-predict.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* The most answers of a vote. */
#define MARKS LESSONS_CHOICES

/* Where any right answer is enough, so many of them are named. */
#define MOST_NAMED 3

/* A question that is being read. */
typedef struct
{
  const LessonsGroup *group;
  Run *run;
  guint64 position;
  GPtrArray *faults;
  LessonsQuestion *question;
} Reading;

static void
add_right (LessonsQuestion *self, guint64 answer)
{
  g_array_append_val (self->right, answer);
}

/* Returns the node of the next event of that kind; 0: none. */
static uint32_t
find_next (const Reading *self, CoverEventKind kind)
{
  Player *player = run_player (self->run);
  CoverEvent event = { 0 };
  bool comes;

  player_seek (player, self->position);
  while ((comes = cover_search_peek (player_search (player), &event)) && event.kind != kind)
    player_move (player, (PlayerGoal){ PLAYER_BY_EVENT, 0 }, PLAYER_FORWARD);
  return comes ? event.node : 0;
}

/* The open items that no other has fewer options than. */
static void
find_smallest_items (const Reading *self, const CoverLinks *links)
{
  uint32_t least = UINT32_MAX;

  for (uint32_t header = links->right[0]; header != 0; header = links->right[header])
    least = MIN (least, links->size[header]);
  for (uint32_t header = links->right[0]; header != 0; header = links->right[header])
    if (links->size[header] == least)
      add_right (self->question, header - 1);
  self->question->any = true;
}

static void
find_item (const Reading *self, const PlayerState *state)
{
  const CoverLinks *links = state->links;
  LessonsQuestion *question = self->question;
  uint32_t node, item;

  switch (question->about)
    {
    case LESSONS_ABOUT_NEXT:
      if (lessons_predict (state, &item))
        add_right (question, item);
      break;
    case LESSONS_ABOUT_SMALLEST:
      find_smallest_items (self, links);
      break;
    case LESSONS_ABOUT_EMPTY:
      for (uint32_t header = links->right[0]; header != 0; header = links->right[header])
        if (links->size[header] == 0)
          add_right (question, header - 1);
      break;
    case LESSONS_ABOUT_UNDONE:
      node = find_next (self, COVER_EVENT_UNCOVER);
      if (node != 0)
        add_right (question, links->nodes[node].item - 1);
      break;
    case LESSONS_ABOUT_ITEMS:
    default:
      for (node = links->first[question->subject]; links->nodes[node].item != 0; node++)
        add_right (question, links->nodes[node].item - 1);
    }
}

static void
find_asked_option (const Reading *self, const PlayerState *state)
{
  const CoverLinks *links = state->links;
  LessonsQuestion *question = self->question;
  const uint32_t header = question->subject + 1;
  uint32_t node = 0;

  if (question->about == LESSONS_ABOUT_NEXT)
    node = find_next (self, COVER_EVENT_TRY);
  else if (links->size[header] == 1)
    node = links->nodes[header].down;
  if (node != 0)
    add_right (question, cover_links_option (links, node));
}

/* Reads the name of the subject: an option, for all its items; an item, for its only option. */
static bool
read_subject (const Reading *self, LessonsCursor *cursor, LessonsAbout about, unsigned kinds)
{
  RunTarget target;

  if (!run_reader_accept (&cursor->reader, "of"))
    return run_reader_expected (&cursor->reader, "of");
  if (!run_target_read (&cursor->reader, run_subject (self->run), kinds, &target))
    return false;
  self->question->about = about;
  self->question->subject = target.index;
  return true;
}

/* Reads "when MOMENT", if it is there: the answer is then that of a later moment, but the question
 * is put at this one. */
static bool
read_when (const Reading *self, LessonsCursor *cursor, guint64 *out_when)
{
  *out_when = self->position;
  if (!run_reader_accept (&cursor->reader, "when"))
    return true;
  self->question->later = true;
  return lessons_moment_find (cursor, self->run, self->position, out_when);
}

static bool
read_asks_item (const Reading *self, LessonsCursor *cursor, guint64 *out_when)
{
  LessonsQuestion *question = self->question;

  *out_when = self->position;
  if (run_reader_accept (&cursor->reader, "next"))
    question->about = LESSONS_ABOUT_NEXT;
  else if (run_reader_accept (&cursor->reader, "smallest"))
    question->about = LESSONS_ABOUT_SMALLEST;
  else if (run_reader_accept (&cursor->reader, "empty"))
    {
      question->about = LESSONS_ABOUT_EMPTY;
      return read_when (self, cursor, out_when);
    }
  else if (run_reader_accept (&cursor->reader, "undone"))
    question->about = LESSONS_ABOUT_UNDONE;
  else if (run_reader_accept (&cursor->reader, "items"))
    return read_subject (self, cursor, LESSONS_ABOUT_ITEMS, RUN_BIT (RUN_OPTION));
  else
    return run_reader_expected (&cursor->reader, "next, smallest, empty, undone, items of OPTION");
  return true;
}

static bool
read_asks_option (const Reading *self, LessonsCursor *cursor)
{
  if (run_reader_accept (&cursor->reader, "only"))
    return read_subject (self, cursor, LESSONS_ABOUT_ONLY, RUN_BIT (RUN_ITEM));
  self->question->about = LESSONS_ABOUT_NEXT;
  return run_reader_accept (&cursor->reader, "next")
         || run_reader_expected (&cursor->reader, "next, only of ITEM");
}

static bool
read_asks_number (const Reading *self, LessonsCursor *cursor)
{
  LessonsMeasure measure;
  guint64 when;

  self->question->about = LESSONS_ABOUT_NUMBER;
  if (!lessons_measure_read (cursor, run_subject (self->run), &measure)
      || !read_when (self, cursor, &when))
    return false;
  self->question->sizes = lessons_measure_is_size (&measure) && !self->question->later;
  add_right (self->question, lessons_measure (&measure, run_state_at (self->run, when)));
  return true;
}

/* Reads the question; the right answers follow from the run. */
static void
read_asks (const Reading *self)
{
  LessonsQuestion *question = self->question;
  const LessonsEntry *entry = lessons_group_need (self->group, "Asks", self->faults);
  guint64 when = self->position;
  LessonsCursor cursor;
  bool read;

  if (entry == NULL)
    return;
  cursor = lessons_cursor (self->group, entry, self->faults);
  if (question->asks == LESSONS_ASKS_ITEM)
    read = read_asks_item (self, &cursor, &when);
  else if (question->asks == LESSONS_ASKS_OPTION)
    read = read_asks_option (self, &cursor);
  else
    read = read_asks_number (self, &cursor);
  read = read && run_reader_finish (&cursor.reader);
  lessons_cursor_end (&cursor);
  if (read && question->asks == LESSONS_ASKS_ITEM)
    find_item (self, run_state_at (self->run, when));
  else if (read && question->asks == LESSONS_ASKS_OPTION)
    find_asked_option (self, run_state_at (self->run, self->position));
  if (read && question->right->len == 0)
    lessons_group_blame (self->group, entry, 0,
                         (LessonsFault){ .kind = LESSONS_NO_ANSWER, .first = entry->value },
                         self->faults);
}

static bool
is_called_one_of (const CoverProblem *problem, char first, guint n)
{
  for (uint32_t item = 0; item < cover_problem_n_items (problem); item++)
    {
      size_t length;
      const char *name = cover_problem_item_name (problem, item, &length);
      const int place = length == 1 ? g_ascii_toupper (*name) - first : -1;

      if (place >= 0 && place < (int) n)
        return true;
    }
  return false;
}

/* Beside an answer that is a number, letters are always the better marks. */
char
lessons_question_mark (const LessonsQuestion *self, const CoverProblem *problem, guint index)
{
  const bool digits = self->asks != LESSONS_ASKS_NUMBER && !is_called_one_of (problem, '1', MARKS)
                      && is_called_one_of (problem, 'A', MARKS);

  return (char) ((digits ? '1' : 'A') + index);
}

char *
lessons_question_name (const LessonsQuestion *self, const Subject *subject, guint64 answer)
{
  BaseText name = BASE_TEXT_EMPTY;

  if (self->asks == LESSONS_ASKS_ITEM)
    words_add_item (subject, (uint32_t) answer, &name);
  else if (self->asks == LESSONS_ASKS_OPTION)
    words_add_option (subject, (uint32_t) answer, &name);
  else if (self->asks == LESSONS_ASKS_NUMBER)
    base_text_add_number (&name, answer);
  else
    base_text_add_char (&name, lessons_question_mark (self, subject->problem, (guint) answer));
  return lessons_take (&name);
}

bool
lessons_question_is_right (const LessonsQuestion *self, guint64 answer)
{
  for (guint i = 0; i < self->right->len; i++)
    if (g_array_index (self->right, guint64, i) == answer)
      return true;
  return false;
}

char *
lessons_question_name_right (const LessonsQuestion *self, const Subject *subject)
{
  GString *names = g_string_new (NULL);
  const guint n = self->any ? MIN (self->right->len, MOST_NAMED) : self->right->len;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name =
          lessons_question_name (self, subject, g_array_index (self->right, guint64, i));

      g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "", name);
    }
  if (n < self->right->len)
    g_string_append (names, _ (", …"));
  return g_string_free (names, FALSE);
}

/* Compares one of the file's answers with the right ones; false where it cannot be read. */
static bool
check_one (const Reading *self, LessonsCursor *cursor)
{
  const LessonsQuestion *question = self->question;
  const bool is_number = question->asks == LESSONS_ASKS_NUMBER;
  const unsigned kinds = RUN_BIT (question->asks == LESSONS_ASKS_OPTION ? RUN_OPTION : RUN_ITEM);
  const Subject *subject = run_subject (self->run);
  RunTarget target = { 0 };
  guint64 answer;
  g_autofree char *right = NULL, *wrong = NULL;

  if (is_number && !run_reader_number (&cursor->reader, 0, G_MAXINT64, &answer))
    return false;
  if (!is_number && !run_target_read (&cursor->reader, subject, kinds, &target))
    return false;
  if (lessons_question_is_right (question, is_number ? answer : target.index))
    return true;
  right = lessons_question_name_right (question, subject);
  wrong = lessons_cursor_said (cursor, cursor->reader.last);
  lessons_cursor_blame (
      cursor, cursor->reader.last,
      (LessonsFault){ .kind = LESSONS_WRONG_ANSWER, .first = wrong, .second = right });
  return true;
}

static void
check_answer (const Reading *self)
{
  const LessonsEntry *entry = lessons_group_find (self->group, "Answer");
  LessonsCursor cursor;

  if (entry == NULL || self->question->right->len == 0)
    return;
  cursor = lessons_cursor (self->group, entry, self->faults);
  while (!run_reader_ends (&cursor.reader) && check_one (self, &cursor))
    if (!run_reader_accept (&cursor.reader, ";") && !run_reader_finish (&cursor.reader))
      break;
  lessons_cursor_end (&cursor);
}

static LessonsText
numbered_text (const Reading *self, const char *key, guint number)
{
  g_autofree char *whole = g_strdup_printf ("%s%u", key, number);

  return lessons_group_text (self->group, whole);
}

static void
read_choices (const Reading *self)
{
  LessonsQuestion *question = self->question;
  const LessonsEntry *entry = lessons_group_need (self->group, "Right", self->faults);
  LessonsCursor cursor;
  guint64 right = 0;
  bool read;

  question->about = LESSONS_ABOUT_GIVEN;
  while (question->n_choices < LESSONS_CHOICES)
    {
      LessonsText choice = numbered_text (self, "Answer", question->n_choices + 1);

      if (choice.text == NULL)
        break;
      question->reasons[question->n_choices] =
          numbered_text (self, "Reason", question->n_choices + 1);
      question->choices[question->n_choices++] = choice;
    }
  lessons_group_need (self->group, question->n_choices == 0 ? "Answer1" : "Answer2", self->faults);
  if (entry == NULL)
    return;
  cursor = lessons_cursor (self->group, entry, self->faults);
  read = run_reader_number (&cursor.reader, 1, LESSONS_CHOICES, &right)
         && run_reader_finish (&cursor.reader);
  lessons_cursor_end (&cursor);
  if (read && right <= question->n_choices)
    add_right (question, right - 1);
  else if (read)
    lessons_group_blame (self->group, entry, 0,
                         (LessonsFault){ .kind = LESSONS_NO_SUCH_ANSWER, .expected = right },
                         self->faults);
}

static bool
read_question_kind (const Reading *self)
{
  static const char *const kinds[] = { "item", "option", "number", "choice", NULL };
  const LessonsEntry *entry = lessons_group_need (self->group, "Kind", self->faults);
  LessonsCursor cursor;
  int kind;

  if (entry == NULL)
    return false;
  cursor = lessons_cursor (self->group, entry, self->faults);
  kind = lessons_cursor_one_of (&cursor, kinds);
  if (kind >= 0 && !run_reader_finish (&cursor.reader))
    kind = -1;
  lessons_cursor_end (&cursor);
  self->question->asks = kind >= 0 ? (LessonsAsks) kind : LESSONS_ASKS_CHOICE;
  return kind >= 0;
}

LessonsQuestion *
lessons_question_new (const LessonsGroup *group, Run *run, guint64 position, GPtrArray *faults)
{
  Reading reading = { group, run, position, faults, NULL };
  LessonsQuestion *self;

  if (lessons_group_find (group, "Question") == NULL)
    return NULL;
  lessons_group_need (group, "Question", faults);
  self = reading.question = g_new0 (LessonsQuestion, 1);
  self->text = lessons_group_text (group, "Question");
  self->reason = lessons_group_text (group, "Reason");
  self->because = lessons_group_text (group, "Because");
  self->right = g_array_new (FALSE, FALSE, sizeof (guint64));
  if (!read_question_kind (&reading))
    return self;
  if (self->asks == LESSONS_ASKS_CHOICE)
    read_choices (&reading);
  else
    {
      read_asks (&reading);
      check_answer (&reading);
    }
  return self;
}

void
lessons_question_free (LessonsQuestion *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LESSONS_CHOICES; i++)
    {
      g_free (self->choices[i].text);
      g_free (self->reasons[i].text);
    }
  g_free (self->text.text);
  g_free (self->reason.text);
  g_free (self->because.text);
  g_array_unref (self->right);
  g_free (self);
}
