/* A sentence for each fault that a lesson can have.
 *
 * In the sentences %1 is `first`, %2 `second`, %3 `expected` and %4 `found`. */
#include "lessons-fault-private.h"

#include "words-fill.h"
#include "words-gettext.h"

static const char *const sentences[LESSONS_FAULTS] = {
  [LESSONS_UNREADABLE] = N_ ("the lesson cannot be read: %1"),
  [LESSONS_NOT_UTF8] = N_ ("this is not UTF-8"),
  [LESSONS_NO_LINE] = N_ ("expected a group in brackets, a key with its value, or a comment"),
  [LESSONS_BAD_ESCAPE] = N_ ("\"%1\" means nothing: a backslash is written \"\\\\\""),
  [LESSONS_STRAY_KEY] = N_ ("the key %1 belongs to no group: expected [Lesson] or [Track] first"),
  [LESSONS_GROUP_TWICE] = N_ ("there is a group [%1] already: every step has a name of its own"),
  [LESSONS_KEY_TWICE] = N_ ("the key %1 is there twice"),
  [LESSONS_NO_HEADER] = N_ ("expected [Lesson] or [Track] as the first group"),
  [LESSONS_NO_STEPS] = N_ ("there are no steps: expected a group for each"),
  [LESSONS_UNKNOWN_KEY] = N_ ("%1 is no key here: expected one of %2"),
  [LESSONS_MISSING_KEY] = N_ ("the key %1 is missing"),
  [LESSONS_EMPTY] = N_ ("the key %1 says nothing"),
  [LESSONS_UNKNOWN_WORD] = N_ ("\"%1\" is not understood here: expected %2"),
  [LESSONS_MISSING_WORD] = N_ ("something is missing at the end: expected %2"),
  [LESSONS_EXTRA_WORD] = N_ ("\"%1\" is too much here"),
  [LESSONS_BAD_NUMBER] = N_ ("\"%1\" is no number from %3 to %4"),
  [LESSONS_UNKNOWN_PROBLEM] =
      N_ ("there is no problem \"%1\": expected one such as knuth, queens:8,"
          " sudoku: and its cells, or dlx: and its lines"),
  [LESSONS_BAD_SHAPE] = N_ ("\"%1\" is no shape: expected one such as boxes:2x3"),
  [LESSONS_BAD_PUZZLE] = N_ ("the problem cannot be read: %1"),
  [LESSONS_GIVENS_CLASH] = N_ ("the givens of this Sudoku clash"),
  [LESSONS_TOO_LONG] = N_ ("the search takes more than %3 events: too long for a lesson"),
  [LESSONS_UNKNOWN_ITEM] = N_ ("there is no item \"%1\""),
  [LESSONS_UNKNOWN_OPTION] = N_ ("there is no option \"%1\""),
  [LESSONS_NO_NODE] = N_ ("option %2 does not have item %1"),
  [LESSONS_NO_NEXT] = N_ ("there is no \"%1\" after the step before"),
  [LESSONS_NO_ANSWER] = N_ ("there is no answer to \"%1\" at this moment"),
  [LESSONS_WRONG_ANSWER] = N_ ("%1 is not the right answer: it is %2"),
  [LESSONS_WRONG_CLAIM] = N_ ("\"%1\" is not %3 at this moment: it is %4"),
  [LESSONS_NO_REASON] = N_ ("there is no reason at this moment why \"%1\" is out"),
  [LESSONS_NO_FILM] = N_ ("this step plays nothing: expected Play=to and a later moment of the run"
                          " of the step before"),
  [LESSONS_NO_SUCH_ANSWER] = N_ ("there is no answer %3"),
  [LESSONS_UNKNOWN_LESSON] = N_ ("there is no lesson \"%1\""),
  [LESSONS_BROKEN_LESSON] = N_ ("something is wrong with the lesson \"%1\""),
  [LESSONS_UNKNOWN_STEP] = N_ ("the lesson \"%2\" has no step \"%1\""),
  [LESSONS_STEPS_REVERSED] = N_ ("the step \"%1\" comes before the one to begin with"),
};

static void
fault_free (gpointer data)
{
  LessonsFault *self = data;

  g_free (self->group);
  g_free (self->key);
  g_free (self->first);
  g_free (self->second);
  g_free (self);
}

GPtrArray *
lessons_faults_new (void)
{
  return g_ptr_array_new_with_free_func (fault_free);
}

void
lessons_blame (GPtrArray *faults, LessonsFault what)
{
  LessonsFault *fault = g_new (LessonsFault, 1);

  *fault = what;
  fault->group = g_strdup (what.group);
  fault->key = g_strdup (what.key);
  fault->first = g_strdup (what.first);
  fault->second = g_strdup (what.second);
  g_ptr_array_add (faults, fault);
}

char *
lessons_take (BaseText *text)
{
  char *string = g_strdup (base_text_string (text));

  base_text_clear (text);
  return string;
}

char *
lessons_fault_sentence (const LessonsFault *self)
{
  BaseText text = BASE_TEXT_EMPTY;
  const char *sentence;

  if (self->kind != LESSONS_NO_MOMENT)
    sentence = _ (sentences[self->kind]);
  else if (self->found == 0)
    sentence = _ ("there is no \"%1\": there is none at all");
  else
    sentence = P_ ("there is no \"%1\": there is only %4", "there is no \"%1\": there are %4",
                   self->found);
  words_fill (&text, sentence,
              WORDS_WITH (WORDS_TEXT (self->first != NULL ? self->first : ""),
                          WORDS_TEXT (self->second != NULL ? self->second : ""),
                          WORDS_NUMBER (self->expected), WORDS_NUMBER (self->found)));
  return lessons_take (&text);
}

char *
lessons_fault_report (const LessonsFault *self)
{
  g_autofree char *sentence = lessons_fault_sentence (self);
  GString *report = g_string_new (NULL);

  if (self->line > 0)
    g_string_append_printf (report, "%u:%u: ", self->line, self->column);
  if (self->group != NULL)
    g_string_append_printf (report, "[%s] ", self->group);
  if (self->key != NULL)
    g_string_append_printf (report, "%s: ", self->key);
  g_string_append (report, sentence);
  return g_string_free (report, FALSE);
}
