#include "lessons-run.h"

#include "classics.h"
#include "formats.h"
#include "lessons-fault-private.h"
#include "sudoku-subject.h"
#include "words.h"

#include <string.h>

/* How far a search goes before it is asked how many events it has taken. */
#define SLICE 1024

static bool
blame (LessonsFault *out_fault, LessonsFaultKind kind, const char *key, const char *first)
{
  *out_fault = (LessonsFault){ .kind = kind,
                               .key = g_strdup (key),
                               .first = g_strdup (first != NULL ? first : "") };
  return false;
}

/* In the memory of a program that shows a window there is room for a lesson. */
static void
need (BaseStatus status)
{
  if (status != BASE_OK)
    g_error ("no memory for a lesson");
}

static bool
make_classic (LessonsRun *self, const char *word, LessonsFault *out_fault)
{
  const Classic *classic;
  ClassicsArguments arguments;

  if (classics_parse (word, &classic, &arguments) != BASE_OK)
    return blame (out_fault, LESSONS_UNKNOWN_PROBLEM, "Problem", word);
  need (classics_subject_new (classic, &arguments, &self->subject));
  return true;
}

/* The first puzzle in the text; what is wrong with it, in words. */
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

  need (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader));
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
make_dlx (LessonsRun *self, const char *text, LessonsFault *out_fault)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  const bool read = read_text (text, "dlx", NULL, &puzzle, out_fault);

  if (read)
    need (subject_new (&(SubjectParts){ .problem = g_steal_pointer (&puzzle.problem) },
                       &self->subject));
  format_puzzle_clear (&puzzle);
  return read;
}

static bool
make_subject_of_sudoku (LessonsRun *self, const FormatsPuzzle *puzzle, LessonsFault *out_fault)
{
  const uint32_t n_values = sudoku_shape_n_values (puzzle->sudoku->shape);
  char symbols[SUDOKU_MAX_VALUES + 1];
  const BaseStatus status = sudoku_subject_new (
      puzzle->sudoku, format_symbols (&puzzle->layout, n_values, symbols), true, &self->subject);

  if (status == BASE_BAD_INPUT)
    return blame (out_fault, LESSONS_GIVENS_CLASH, "Problem", NULL);
  need (status);
  return true;
}

static bool
make_sudoku (LessonsRun *self, const char *line, const char *shape_word, LessonsFault *out_fault)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  SudokuShape *shape = NULL;
  bool read;

  if (shape_word != NULL && sudoku_shape_parse (shape_word, &shape) != BASE_OK)
    return blame (out_fault, LESSONS_BAD_SHAPE, "Shape", shape_word);
  read = read_text (line, "line", shape, &puzzle, out_fault);
  sudoku_shape_unref (shape);
  read = read && make_subject_of_sudoku (self, &puzzle, out_fault);
  format_puzzle_clear (&puzzle);
  return read;
}

static bool
make_problem (LessonsRun *self, const char *word, const char *shape, LessonsFault *out_fault)
{
  if (g_str_has_prefix (word, "sudoku:"))
    return make_sudoku (self, word + strlen ("sudoku:"), shape, out_fault);
  if (g_str_has_prefix (word, "dlx:"))
    return make_dlx (self, word + strlen ("dlx:"), out_fault);
  return make_classic (self, word, out_fault);
}

static bool
take_rule (LessonsRun *self, const char *word, LessonsFault *out_fault)
{
  static const char random[] = "random:";
  guint64 seed = 0;

  if (word == NULL || strcmp (word, "fewest") == 0)
    self->what.rule = COVER_RULE_FEWEST;
  else if (strcmp (word, "first") == 0)
    self->what.rule = COVER_RULE_FIRST;
  else if (g_str_has_prefix (word, random)
           && g_ascii_string_to_unsigned (word + strlen (random), 10, 0, G_MAXUINT64, &seed, NULL))
    self->what.rule = COVER_RULE_RANDOM;
  else
    {
      blame (out_fault, LESSONS_UNKNOWN_WORD, "Rule", word);
      out_fault->second = g_strdup ("fewest, first, random:SEED");
      return false;
    }
  self->what.seed = seed;
  return true;
}

/* In slices: there is no limit of events, and one of nodes would not be the same for all problems. */
static bool
search_all (LessonsRun *self, CoverSearch *search, LessonsFault *out_fault)
{
  CoverLimits limits = { 0 };
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;

  while (outcome == COVER_RAN_TO_LIMIT)
    {
      limits.nodes += SLICE;
      outcome = cover_search_run_recorded (search, &limits, self->record);
      if (cover_search_counters (search)->events <= LESSONS_MOST_EVENTS)
        continue;
      blame (out_fault, LESSONS_TOO_LONG, "Problem", NULL);
      out_fault->expected = LESSONS_MOST_EVENTS;
      return false;
    }
  return true;
}

static bool
make_record (LessonsRun *self, LessonsFault *out_fault)
{
  CoverSearch *search = NULL;
  bool made;

  self->what.links = self->subject->links;
  self->what.givens = self->subject->givens;
  self->what.n_givens = self->subject->n_givens;
  need (cover_record_new (0, 0, &self->record));
  need (cover_search_new (self->what.links, &search));
  cover_search_set_rule (search, self->what.rule, self->what.seed);
  need (cover_search_start (search, self->what.givens, self->what.n_givens));
  made = search_all (self, search, out_fault);
  cover_search_free (search);
  return made;
}

LessonsRun *
lessons_run_new (const char *problem, const char *shape, const char *rule, LessonsFault *out_fault)
{
  LessonsRun *self = g_new0 (LessonsRun, 1);

  self->n_users = 1;
  if (take_rule (self, rule, out_fault) && make_problem (self, problem, shape, out_fault)
      && make_record (self, out_fault))
    {
      self->player = lessons_run_player (self);
      return self;
    }
  lessons_run_unref (self);
  return NULL;
}

LessonsRun *
lessons_run_ref (LessonsRun *self)
{
  self->n_users++;
  return self;
}

void
lessons_run_unref (LessonsRun *self)
{
  if (self == NULL || --self->n_users > 0)
    return;
  player_free (self->player);
  cover_record_free (self->record);
  subject_unref (self->subject);
  g_free (self);
}

Player *
lessons_run_player (const LessonsRun *self)
{
  Player *player = NULL;

  need (player_new (&self->what, self->record, &player));
  return player;
}

const PlayerState *
lessons_run_state (LessonsRun *self, guint64 position)
{
  need (player_seek (self->player, position));
  return player_state (self->player);
}
