/* Moments are held against the plain list of all events. */
#include "classes.h"

#include "cover-search.h"

#include <string.h>

typedef struct
{
  const char *word;
  uint32_t kinds;
  const char *problem;
} Case;

#define BIT(kind) (1u << (kind))

static const Case cases[] = {
  { "choice", BIT (COVER_EVENT_CHOOSE), NULL },
  { "cover", BIT (COVER_EVENT_COVER) | BIT (COVER_EVENT_PURIFY), NULL },
  { "hide", BIT (COVER_EVENT_HIDE), NULL },
  { "unlink", BIT (COVER_EVENT_UNLINK_HEADER) | BIT (COVER_EVENT_UNLINK), NULL },
  { "try", BIT (COVER_EVENT_TRY), NULL },
  { "deeper", BIT (COVER_EVENT_DEEPER), NULL },
  { "dead end", BIT (COVER_EVENT_DEAD_END), NULL },
  { "solution", BIT (COVER_EVENT_SOLUTION), NULL },
  { "untry", BIT (COVER_EVENT_UNTRY), NULL },
  { "uncover", BIT (COVER_EVENT_UNCOVER) | BIT (COVER_EVENT_UNPURIFY), NULL },
  { "unhide", BIT (COVER_EVENT_UNHIDE), NULL },
  { "relink", BIT (COVER_EVENT_RELINK_HEADER) | BIT (COVER_EVENT_RELINK), NULL },
  { "level done", BIT (COVER_EVENT_LEVEL_DONE), NULL },
};

/* The kinds of all events of a run. */
static GArray *
log_kinds (Run *run)
{
  GArray *log = g_array_new (FALSE, FALSE, sizeof (CoverEvent));
  CoverSearch *search;
  CoverEvent event;

  check_equal_u64 (cover_search_new (run_subject (run)->links, &search), BASE_OK);
  cover_search_set_rule (search, run_rule (run), run_seed (run));
  cover_search_start (search, run_subject (run)->givens, run_subject (run)->n_givens);
  while (cover_search_forward (search, &event))
    g_array_append_val (log, event);
  cover_search_free (search);
  return log;
}

static uint32_t
kind_at (GArray *log, guint64 position)
{
  return position < log->len ? BIT (g_array_index (log, CoverEvent, position).kind) : 0;
}

/* The n-th moment of a kind, its first and its last: the event comes next before it, and has begun
 * last after it. */
static void
check_kind (const Case *how, const char *problem)
{
  Run *run = classes_run (problem, NULL);
  GArray *log = log_kinds (run);
  guint64 n = 0, before = 0, behind;
  g_autofree char *third = g_strdup_printf ("before third %s", how->word);
  g_autofree char *last = g_strdup_printf ("before last %s", how->word);
  g_autofree char *one = g_strdup_printf ("%s", how->word);

  for (guint64 i = 0; i < log->len; i++)
    if ((kind_at (log, i) & how->kinds) != 0 && ++n <= 3)
      before = i;
  check_equal_u64 (classes_moment (problem, "fewest", third), n >= 3 ? before : G_MAXUINT64);
  before = classes_moment (problem, "fewest", last);
  check_true (n == 0 || (kind_at (log, before) & how->kinds) != 0);
  for (guint64 i = before + 1; i < log->len && n > 0; i++)
    check_true ((kind_at (log, i) & how->kinds) == 0);
  behind = classes_moment (problem, "fewest", one);
  check_true (n == 0 || behind <= log->len);
  for (guint64 i = 0; i < behind && n > 0; i++)
    if ((kind_at (log, i) & how->kinds) != 0)
      {
        check_true (behind > i);
        break;
      }
  g_array_unref (log);
  run_unref (run);
}

static void
it_is_an_event_of_that_kind (const void *data)
{
  static const char *const problems[] = { "knuth",    "nope",        "xcc",
                                          "queens:5", "mutilated:4", "sudoku:1004000000000320" };

  for (size_t i = 0; i < G_N_ELEMENTS (problems); i++)
    check_kind (data, problems[i]);
}

/* Worked by hand on Knuth's six options. */
static void
positions_are_those_by_hand (const void *data)
{
  static const struct
  {
    const char *moment;
    guint64 position;
  } known[] = {
    { "start", 0 },
    { "here", 0 },
    { "before choice 1", 0 },
    { "choice 1", 1 },
    { "choice of A", 1 },
    { "before cover of A", 1 },
    { "unlink of A", 3 },
    { "before hide of 2", 3 },
    { "unlink of D in 2", 5 },
    { "unlink of G in 2", 6 },
    { "hide of 2", 6 },
    { "unlink of D in option 4", 8 },
    { "hide of 4", 8 },
    { "cover of A", 8 },
    { "first cover", 8 },
    { "cover 1", 8 },
    { "try of 2 at level 1", 9 },
    { "try of option 2", 9 },
    { "next try", 9 },
  };

  (void) data;
  for (size_t i = 0; i < G_N_ELEMENTS (known); i++)
    check_equal_u64 (classes_moment ("knuth", "fewest", known[i].moment), known[i].position);
}

/* Names that mean the same. */
static void
names_agree (const void *data)
{
  static const char *const same[][2] = {
    { "second choice", "choice 2" },
    { "second choice", "2nd choice" },
    { "last solution", "solution 1" },
    { "dead end 1", "dead end of E" },
    { "try 2", "try of 3" },
    { "try of 3 at level 2", "try of 3" },
    { "second cover of D", "last cover of D" },
    { "level done at level 1", "last level done" },
    { "choice at level 3", "third choice" },
  };

  (void) data;
  for (size_t i = 0; i < G_N_ELEMENTS (same); i++)
    {
      guint64 position = classes_moment ("knuth", "fewest", same[i][0]);

      check_true (position != G_MAXUINT64);
      check_equal_u64 (classes_moment ("knuth", "fewest", same[i][1]), position);
    }
}

static void
options_have_several_names (const void *data)
{
  static const char grid[] = "sudoku:1004000000000320";
  guint64 position = classes_moment (grid, "fewest", "try of R2C3=1");

  (void) data;
  check_true (position != G_MAXUINT64);
  check_equal_u64 (classes_moment (grid, "fewest", "try of 25"), position);
  check_equal_u64 (classes_moment (grid, "fewest", "givens"), 4);
  check_equal_u64 (classes_moment (grid, "fewest", "given of R1C4=4"), 2);
  check_equal_u64 (classes_moment (grid, "fewest", "last given"), 4);
  check_true (classes_moment ("nope", "fewest", "try of E") != G_MAXUINT64);
  check_true (classes_moment ("queens:4", "fewest", "try of R1C2") != G_MAXUINT64);
}

/* A step's "next" counts from the position of the step before. */
static void
next_is_after_the_step_before (const void *data)
{
  static const char text[] = "[Lesson]\nTitle=T\nProblem=knuth\n"
                             "[A]\nMoment=untry of 4\nCaption=C\n"
                             "[B]\nMoment=next uncover of D\nCaption=C\n"
                             "[C]\nMoment=here\nCaption=C\n"
                             "[D]\nMoment=next uncover of A\nCaption=C\n"
                             "[E]\nRule=first\nMoment=here\nCaption=C\n";
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = classes_text (text, faults);
  guint64 at[5];

  (void) data;
  check_true (lesson != NULL);
  for (guint i = 0; i < 5; i++)
    at[i] = lessons_lesson_step (lesson, i)->position;
  check_true (at[0] < at[1] && at[1] == at[2] && at[2] < at[3]);
  check_equal_u64 (at[1], classes_moment ("knuth", "fewest", "last uncover of D"));
  check_equal_u64 (at[4], 0);
}

int
main (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name =
          g_strdup_printf ("/lessons/moments/is-an-event-of-that-kind/%s", cases[i].word);

      check_claim (g_strdelimit (name, " ", '-'), it_is_an_event_of_that_kind, &cases[i]);
    }
  check_claim ("/lessons/moments/positions-are-those-by-hand", positions_are_those_by_hand, NULL);
  check_claim ("/lessons/moments/names-agree", names_agree, NULL);
  check_claim ("/lessons/moments/options-have-several-names", options_have_several_names, NULL);
  check_claim ("/lessons/moments/next-is-after-the-step-before", next_is_after_the_step_before,
               NULL);
  return check_finish ();
}
