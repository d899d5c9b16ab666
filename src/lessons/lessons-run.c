#include "lessons-run.h"

#include "classics.h"
#include "cover-search.h"
#include "formats.h"
#include "lessons-fault-private.h"
#include "sudoku-subject.h"
#include "words.h"

#include <string.h>

/* Nodes of the search between two looks at how many events it has taken. */
#define SLICE_NODES 1024

static bool
blame (LessonsFault *out_fault, LessonsFaultKind kind, const char *key, const char *first)
{
  *out_fault = (LessonsFault){ .kind = kind,
                               .key = g_strdup (key),
                               .first = g_strdup (first != NULL ? first : "") };
  return false;
}

void
lessons_need (BaseStatus status)
{
  if (status != BASE_OK)
    g_error ("no memory for a lesson");
}

static bool
make_classic (const char *word, Subject **out_subject, LessonsFault *out_fault)
{
  const Classic *classic;
  ClassicsArguments arguments;

  if (classics_parse (word, &classic, &arguments) != BASE_OK)
    return blame (out_fault, LESSONS_UNKNOWN_PROBLEM, "Problem", word);
  lessons_need (classics_subject_new (classic, &arguments, out_subject));
  return true;
}

/* Reads the first puzzle of the text.  On failure its fault is put into words. */
static bool
read_text (const char *text,
           const char *format,
           SudokuShape *shape,
           FormatsPuzzle *puzzle,
           LessonsFault *out_fault)
{
  FormatsBytes bytes = { text, strlen (text) };
  const FormatsOptions options = { .from = formats_find (format), .shape = shape };
  FormatsReader *reader = NULL;
  FormatsIssue issue = { .fault = FORMATS_NO_ITEMS };
  FormatsOutcome outcome;
  BaseText words = BASE_TEXT_EMPTY;

  lessons_need (
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader));
  outcome = formats_reader_next (reader, puzzle, &issue);
  formats_reader_free (reader);
  if (outcome == FORMATS_PUZZLE)
    return true;
  words_add_issue (&issue, &words);
  blame (out_fault, LESSONS_BAD_PUZZLE, "Problem", base_text_string (&words));
  base_text_clear (&words);
  return false;
}

static bool
make_dlx (const char *text, Subject **out_subject, LessonsFault *out_fault)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  const bool read = read_text (text, "dlx", NULL, &puzzle, out_fault);

  if (read)
    lessons_need (
        subject_new (&(SubjectParts){ .problem = g_steal_pointer (&puzzle.problem) }, out_subject));
  format_puzzle_clear (&puzzle);
  return read;
}

static bool
make_subject_of_sudoku (const FormatsPuzzle *puzzle, Subject **out_subject, LessonsFault *out_fault)
{
  const uint32_t n_values = sudoku_shape_n_values (puzzle->sudoku->shape);
  char symbols[SUDOKU_MAX_VALUES + 1];
  const BaseStatus status = sudoku_subject_new (
      puzzle->sudoku, format_symbols (&puzzle->layout, n_values, symbols), true, out_subject);

  if (status == BASE_BAD_INPUT)
    return blame (out_fault, LESSONS_GIVENS_CLASH, "Problem", NULL);
  lessons_need (status);
  return true;
}

static bool
make_sudoku (const char *line,
             const char *shape_word,
             Subject **out_subject,
             LessonsFault *out_fault)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  SudokuShape *shape = NULL;
  bool read;

  if (shape_word != NULL && sudoku_shape_parse (shape_word, &shape) != BASE_OK)
    return blame (out_fault, LESSONS_BAD_SHAPE, "Shape", shape_word);
  read = read_text (line, "line", shape, &puzzle, out_fault);
  sudoku_shape_unref (shape);
  read = read && make_subject_of_sudoku (&puzzle, out_subject, out_fault);
  format_puzzle_clear (&puzzle);
  return read;
}

static bool
make_subject (const char *word, const char *shape, Subject **out_subject, LessonsFault *out_fault)
{
  if (g_str_has_prefix (word, "sudoku:"))
    return make_sudoku (word + strlen ("sudoku:"), shape, out_subject, out_fault);
  if (g_str_has_prefix (word, "dlx:"))
    return make_dlx (word + strlen ("dlx:"), out_subject, out_fault);
  return make_classic (word, out_subject, out_fault);
}

static bool
read_rule (const char *word, RunOptions *options, LessonsFault *out_fault)
{
  static const char random[] = "random:";
  guint64 seed = 0;

  if (word == NULL || strcmp (word, "fewest") == 0)
    options->rule = COVER_RULE_FEWEST;
  else if (strcmp (word, "first") == 0)
    options->rule = COVER_RULE_FIRST;
  else if (g_str_has_prefix (word, random)
           && g_ascii_string_to_unsigned (word + strlen (random), 10, 0, G_MAXUINT64, &seed, NULL))
    options->rule = COVER_RULE_RANDOM;
  else
    {
      blame (out_fault, LESSONS_UNKNOWN_WORD, "Rule", word);
      out_fault->second = g_strdup ("fewest, first, random:SEED");
      return false;
    }
  options->seed = seed;
  return true;
}

static bool
is_short_enough (void *data, Run *run)
{
  (void) data;
  return cover_search_counters (run_search (run))->events <= LESSONS_MOST_EVENTS;
}

/* In slices: a limit of nodes would not be the same for all problems. */
static bool
search_all (Run *run, LessonsFault *out_fault)
{
  run_search_on (run, &(RunPlan){ .slice_nodes = SLICE_NODES, .after_slice = is_short_enough });
  if (is_short_enough (NULL, run))
    return true;
  blame (out_fault, LESSONS_TOO_LONG, "Problem", NULL);
  out_fault->expected = LESSONS_MOST_EVENTS;
  return false;
}

Run *
lessons_run_new (const char *problem, const char *shape, const char *rule, LessonsFault *out_fault)
{
  RunOptions options = { 0 };
  Subject *subject = NULL;
  Run *run = NULL;

  if (!read_rule (rule, &options, out_fault) || !make_subject (problem, shape, &subject, out_fault))
    return NULL;
  lessons_need (run_new (subject, &options, &run));
  subject_unref (subject);
  if (!search_all (run, out_fault))
    {
      run_unref (run);
      return NULL;
    }
  lessons_need (run_publish (run));
  return run;
}
