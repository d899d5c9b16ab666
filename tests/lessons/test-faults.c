/* A lesson that was copied and changed: every fault is reported at its place. */
#include "classes.h"

#include <string.h>

#define HEAD "[Lesson]\nTitle=T\nProblem=knuth\n"
#define STEP "[A]\nMoment=start\nCaption=C\n"

/* The first fault reported; where `n` is 0 there is no other. */
typedef struct
{
  const char *name, *text;
  LessonsFaultKind kind;
  guint line, column;
  guint n; /* how many there are, where it is not one */
  const char *sentence;
} Case;

static const Case cases[] = {
  { "nothing", "", LESSONS_NO_HEADER, 0, 1, 0, NULL },
  { "no-header", STEP, LESSONS_NO_HEADER, 1, 1, 0, NULL },
  { "no-steps", HEAD, LESSONS_NO_STEPS, 1, 1, 0, NULL },
  { "no-line", HEAD "what\n" STEP, LESSONS_NO_LINE, 4, 1, 0, NULL },
  { "no-group", HEAD "[A\n" STEP, LESSONS_NO_LINE, 4, 1, 0, NULL },
  { "stray-key", "Title=T\n" HEAD STEP, LESSONS_STRAY_KEY, 1, 1, 0, NULL },
  { "group-twice", HEAD STEP STEP, LESSONS_GROUP_TWICE, 7, 1, 0, NULL },
  { "key-twice", HEAD STEP "Caption=D\n", LESSONS_KEY_TWICE, 7, 1, 0, NULL },
  { "not-utf8", HEAD STEP "Pause=\xff\n", LESSONS_NOT_UTF8, 7, 1, 0, NULL },
  { "bad-escape", HEAD "[A]\nMoment=start\nCaption=a\\qb\n", LESSONS_BAD_ESCAPE, 6, 10, 0, NULL },
  { "unknown-key", HEAD STEP "Moments=end\n", LESSONS_UNKNOWN_KEY, 7, 1, 0, NULL },
  { "unknown-key-in-header", HEAD "Titel=T\n" STEP, LESSONS_UNKNOWN_KEY, 4, 1, 0, NULL },
  { "missing-title", "[Lesson]\nProblem=knuth\n" STEP, LESSONS_MISSING_KEY, 1, 1, 0,
    "the key Title is missing" },
  { "missing-problem", "[Lesson]\nTitle=T\n" STEP, LESSONS_MISSING_KEY, 1, 1, 0, NULL },
  { "missing-caption", HEAD "[A]\nMoment=start\n", LESSONS_MISSING_KEY, 4, 1, 0,
    "the key Caption is missing" },
  { "missing-moment", HEAD "[A]\nCaption=C\n", LESSONS_MISSING_KEY, 4, 1, 0, NULL },
  { "empty-caption", HEAD "[A]\nMoment=start\nCaption=\n", LESSONS_EMPTY, 6, 9, 0, NULL },

  { "unknown-problem", "[Lesson]\nTitle=T\nProblem=knut\n" STEP, LESSONS_UNKNOWN_PROBLEM, 3, 9, 0,
    NULL },
  { "bad-shape", "[Lesson]\nTitle=T\nProblem=sudoku:1\nShape=round\n" STEP, LESSONS_BAD_SHAPE, 4, 7,
    0, NULL },
  { "bad-puzzle", "[Lesson]\nTitle=T\nProblem=sudoku:12\n" STEP, LESSONS_BAD_PUZZLE, 3, 9, 0,
    NULL },
  { "bad-dlx", "[Lesson]\nTitle=T\nProblem=dlx:A B\\nC\n" STEP, LESSONS_BAD_PUZZLE, 3, 9, 0,
    "the problem cannot be read: \"C\" is not an item: expected one that the first line names" },
  { "givens-clash", "[Lesson]\nTitle=T\nProblem=sudoku:1100000000000000\n" STEP,
    LESSONS_GIVENS_CLASH, 3, 9, 0, NULL },
  { "too-long", "[Lesson]\nTitle=T\nProblem=queens:16\n" STEP, LESSONS_TOO_LONG, 3, 9, 0, NULL },
  { "bad-rule", HEAD "Rule=most\n" STEP, LESSONS_UNKNOWN_WORD, 4, 6, 0,
    "\"most\" is not understood here: expected fewest, first, random:SEED" },
  { "bad-rule-in-step", HEAD STEP "Rule=most\n", LESSONS_UNKNOWN_WORD, 7, 6, 0, NULL },
  { "bad-view", HEAD "View=photo\n" STEP, LESSONS_UNKNOWN_WORD, 4, 6, 0, NULL },
  { "bad-size", HEAD STEP "Size=big\n", LESSONS_UNKNOWN_WORD, 7, 6, 0, NULL },
  { "bad-play", HEAD STEP "Play=from\n", LESSONS_UNKNOWN_WORD, 7, 6, 0, NULL },
  { "bad-pause", HEAD STEP "Pause=long\n", LESSONS_BAD_NUMBER, 7, 7, 0, NULL },
  { "two-pauses", HEAD STEP "Pause=3 4\n", LESSONS_EXTRA_WORD, 7, 9, 0, NULL },

  { "unknown-moment", HEAD "[A]\nMoment=third splash\nCaption=C\n", LESSONS_UNKNOWN_WORD, 5, 14, 0,
    NULL },
  { "half-a-moment", HEAD "[A]\nMoment=before third\nCaption=C\n", LESSONS_MISSING_WORD, 5, 20, 0,
    NULL },
  { "no-moment", HEAD "[A]\nMoment=third dead end\nCaption=C\n", LESSONS_NO_MOMENT, 5, 8, 0,
    "there is no \"third dead end\": there is only 1" },
  { "no-solution", HEAD "[A]\nMoment=solution 2\nCaption=C\n", LESSONS_NO_MOMENT, 5, 8, 0, NULL },
  { "none-at-all", HEAD "[A]\nMoment=try of 6\nCaption=C\n", LESSONS_NO_MOMENT, 5, 8, 0,
    "there is no \"try of 6\": there is none at all" },
  { "too-few", HEAD "[A]\nMoment=99th choice\nCaption=C\n", LESSONS_NO_MOMENT, 5, 8, 0,
    "there is no \"99th choice\": there are 5" },
  { "no-next", HEAD "[A]\nMoment=end\nCaption=C\n[B]\nMoment=next cover\nCaption=C\n",
    LESSONS_NO_NEXT, 8, 8, 0, NULL },
  { "unknown-item", HEAD "[A]\nMoment=cover of Z\nCaption=C\n", LESSONS_UNKNOWN_ITEM, 5, 17, 0,
    "there is no item \"Z\"" },
  { "unknown-option", HEAD "[A]\nMoment=try of 7\nCaption=C\n", LESSONS_UNKNOWN_OPTION, 5, 15, 0,
    "there is no option \"7\"" },
  { "no-node", HEAD "[A]\nMoment=unlink of A in 1\nCaption=C\n", LESSONS_NO_NODE, 5, 18, 0,
    "option 1 does not have item A" },
  { "no-name", HEAD "[A]\nMoment=cover of\nCaption=C\n", LESSONS_MISSING_WORD, 5, 16, 0, NULL },
  { "bad-level", HEAD "[A]\nMoment=try at level x\nCaption=C\n", LESSONS_BAD_NUMBER, 5, 21, 0,
    NULL },
  { "start-of-what", HEAD "[A]\nMoment=start of A\nCaption=C\n", LESSONS_EXTRA_WORD, 5, 14, 0,
    NULL },
  { "nothing-of-that", HEAD "[A]\nMoment=solution of A\nCaption=C\n", LESSONS_UNKNOWN_WORD, 5, 17,
    0, NULL },

  { "unknown-highlight", HEAD STEP "Highlight=A; Y\n", LESSONS_UNKNOWN_ITEM, 7, 14, 0, NULL },
  { "bad-claim", HEAD STEP "Claim=age of A is 3\n", LESSONS_UNKNOWN_WORD, 7, 7, 0, NULL },
  { "wrong-claim", HEAD STEP "Claim=size of A is 2; size of D is 4\n", LESSONS_WRONG_CLAIM, 7, 36,
    0, "\"size of D\" is not 4 at this moment: it is 3" },

  { "no-reason", HEAD STEP "Why=1\n", LESSONS_NO_REASON, 7, 5, 0,
    "there is no reason at this moment why \"1\" is out" },
  { "why-of-an-item", HEAD STEP "Why=A\n", LESSONS_UNKNOWN_OPTION, 7, 5, 0, NULL },

  { "no-dives", HEAD STEP "Estimate=0\n", LESSONS_BAD_NUMBER, 7, 10, 0, NULL },
  { "dives-without-a-separator", HEAD STEP "Estimate=10 20\n", LESSONS_EXTRA_WORD, 7, 13, 0, NULL },
  { "after-without-film", HEAD STEP "CaptionAfter=D\n", LESSONS_NO_FILM, 7, 14, 0, NULL },
  { "after-a-jump", HEAD STEP "Play=jump\nCaptionAfter=D\n", LESSONS_NO_FILM, 8, 14, 0, NULL },
  { "after-a-film-of-nothing", HEAD STEP "Play=to\nCaptionAfter=D\n", LESSONS_NO_FILM, 8, 14, 0,
    NULL },
  { "after-a-film-into-another-run",
    HEAD STEP "[B]\nRule=first\nMoment=end\nPlay=to\nCaption=C\nCaptionAfter=D\n", LESSONS_NO_FILM,
    12, 14, 0, NULL },
  { "empty-after", HEAD STEP "[B]\nMoment=end\nPlay=to\nCaption=C\nCaptionAfter=\n", LESSONS_EMPTY,
    11, 14, 0, NULL },

  { "no-kind", HEAD STEP "Question=Q\n", LESSONS_MISSING_KEY, 4, 1, 0, NULL },
  { "bad-kind", HEAD STEP "Question=Q\nKind=riddle\n", LESSONS_UNKNOWN_WORD, 8, 6, 0, NULL },
  { "no-asks", HEAD STEP "Question=Q\nKind=item\n", LESSONS_MISSING_KEY, 4, 1, 0, NULL },
  { "bad-asks", HEAD STEP "Question=Q\nKind=item\nAsks=last\n", LESSONS_UNKNOWN_WORD, 9, 6, 0,
    NULL },
  { "no-answer", HEAD "[A]\nMoment=choice 1\nCaption=C\nQuestion=Q\nKind=item\nAsks=next\n",
    LESSONS_NO_ANSWER, 9, 6, 0, "there is no answer to \"next\" at this moment" },
  { "not-the-only-one", HEAD STEP "Question=Q\nKind=option\nAsks=only of A\n", LESSONS_NO_ANSWER, 9,
    6, 0, NULL },
  { "wrong-item", HEAD STEP "Question=Q\nKind=item\nAsks=next\nAnswer=B\n", LESSONS_WRONG_ANSWER,
    10, 8, 0, "B is not the right answer: it is A" },
  { "wrong-number", HEAD STEP "Question=Q\nKind=number\nAsks=size of D\nAnswer=4\n",
    LESSONS_WRONG_ANSWER, 10, 8, 0, "4 is not the right answer: it is 3" },
  { "wrong-option", HEAD STEP "Question=Q\nKind=option\nAsks=next\nAnswer=4\n",
    LESSONS_WRONG_ANSWER, 10, 8, 0, "4 is not the right answer: it is option 2" },
  { "no-right", HEAD STEP "Question=Q\nKind=choice\nAnswer1=a\nAnswer2=b\n", LESSONS_MISSING_KEY, 4,
    1, 0, NULL },
  { "no-second-answer", HEAD STEP "Question=Q\nKind=choice\nAnswer1=a\nRight=1\n",
    LESSONS_MISSING_KEY, 4, 1, 0, NULL },
  { "no-such-answer", HEAD STEP "Question=Q\nKind=choice\nAnswer1=a\nAnswer2=b\nRight=3\n",
    LESSONS_NO_SUCH_ANSWER, 11, 7, 0, "there is no answer 3" },

  { "several",
    HEAD "[A]\nMoment=nowhere\nCaption=\n[B]\nMoment=cover of Z\nCaption=C\nColour=red\n",
    LESSONS_UNKNOWN_WORD, 5, 8, 4, NULL },
};

static void
it_is_told (const void *data)
{
  const Case *expected = data;
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = classes_text (expected->text, faults);
  const LessonsFault *fault;
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *report = lessons_fault_report (faults->pdata[i]);

      fprintf (stderr, "# %s\n", report);
    }
  check_true (lesson == NULL);
  check_equal_u64 (faults->len, expected->n != 0 ? expected->n : 1);
  fault = faults->pdata[0];
  sentence = lessons_fault_sentence (fault);
  check_equal_u64 (fault->kind, expected->kind);
  check_equal_u64 (fault->line, expected->line);
  check_equal_u64 (fault->column, expected->column);
  check_true (strchr (sentence, '%') == NULL);
  if (expected->sentence != NULL)
    check_equal_text (sentence, expected->sentence);
}

static void
each_kind_has_a_case (const void *data)
{
  (void) data;
  for (int kind = 0; kind < LESSONS_FAULTS; kind++)
    {
      /* The faults of files and tracks are in test-shelf.c. */
      bool found = kind == LESSONS_UNREADABLE
                   || (kind >= LESSONS_UNKNOWN_LESSON && kind <= LESSONS_STEPS_REVERSED);

      for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
        found |= (int) cases[i].kind == kind;
      check_true (found);
    }
}

static void
a_report_has_its_place (const void *data)
{
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autofree char *report = NULL;

  (void) data;
  classes_text (HEAD "[A]\nMoment=cover of Z\nCaption=C\n", faults);
  report = lessons_fault_report (faults->pdata[0]);
  check_equal_text (report, "5:17: [A] Moment: there is no item \"Z\"");
}

/* Changes that a teacher may make: other white space, other languages, comments, new runs. */
static void
a_good_one_has_none (const void *data)
{
  static const char text[] =
      "# mine\n\n [Lesson]\r\nTitle = T\nTitle[xx]=U\nProblem=dlx:A B C\\nA B\\nC\\nB C\n"
      "[A]\nMoment= solution 1 \nCaption=a\\nb\\\\c\nHighlight=A;B in 1 ; option 2;\n"
      "[B]\nProblem=nope\nMoment=end\nCaption=\xc3\xa9\n";
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = classes_text (text, faults);
  const LessonsStep *step;

  (void) data;
  check_true (lesson != NULL);
  check_equal_text (lessons_lesson_title (lesson), "T");
  step = lessons_lesson_step (lesson, 0);
  check_equal_text (lessons_step_caption (step), "a\nb\\c");
  check_equal_u64 (step->n_highlights, 3);
  check_true (lessons_lesson_step (lesson, 1)->run != step->run);
}

int
main (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/lessons/faults/%s", cases[i].name);

      check_claim (name, it_is_told, &cases[i]);
    }
  check_claim ("/lessons/faults/each-kind-has-a-case", each_kind_has_a_case, NULL);
  check_claim ("/lessons/faults/a-report-has-its-place", a_report_has_its_place, NULL);
  check_claim ("/lessons/faults/a-good-one-has-none", a_good_one_has_none, NULL);
  return check_finish ();
}
