/* One search on several threads: the answers, their order and the counts of one thread. */
#include "board.h"
#include "check.h"
#include "failing-memory.h"
#include "grids.h"
#include "problems.h"

#include "auto.h"
#include "base-memory.h"
#include "bits-private.h"
#include "classics.h"
#include "engine-crew.h"
#include "links.h"
#include "memory-count.h"

#include <stdlib.h>
#include <string.h>

/* The solutions of a search, in order. */
typedef struct
{
  uint32_t *words;
  size_t n, capacity;
  uint64_t n_told, enough; /* enough: stop after this number; 0: never */
  uint64_t stops_at;       /* raises the flag then; 0: never */
  BaseStop stop;
} Log;

/* Either a Sudoku or a cover problem. */
typedef struct
{
  const Engine *engine;
  SudokuPuzzle *puzzle;
  CoverProblem *problem;
  EngineRequest request;
  EngineCrew *crew;
  EngineAnswer answer;
  BaseStatus status;
  Log log;
} Question;

static bool
tell (void *data, const EngineSolution *solution)
{
  Log *self = data;
  const uint32_t n = solution->n_values + solution->n_options;
  void *words = self->words;

  check_equal_u64 (base_grow (&words, &self->capacity, self->n + n, sizeof (uint32_t)), BASE_OK);
  self->words = words;
  for (uint32_t i = 0; i < n; i++)
    self->words[self->n++] = solution->n_values > 0 ? solution->values[i] : solution->options[i];
  if (++self->n_told == self->stops_at)
    base_stop_raise (&self->stop);
  return self->n_told != self->enough;
}

static void
ask (void *data, uint32_t worker, size_t index)
{
  Question *self = (Question *) data + index;
  EngineSudoku *sudoku = NULL;

  self->request.crew = self->crew;
  self->request.worker = worker;
  if (self->puzzle == NULL)
    {
      self->status =
          engines_cover_solve (self->engine, self->problem, &self->request, &self->answer);
      return;
    }
  self->status = engines_sudoku_new (self->engine, self->puzzle->shape, &sudoku);
  if (self->status == BASE_OK)
    self->status = engines_sudoku_solve (sudoku, self->puzzle, &self->request, &self->answer);
  engines_sudoku_free (sudoku);
}

/* Makes a problem from a name of `quadrille-cli classic`, or one of the tests' own. */
static CoverProblem *
make_problem (const char *name)
{
  const Classic *classic;
  ClassicsArguments arguments;
  CoverProblem *problem = NULL;
  Board *board = NULL;

  if (strcmp (name, "coloured") == 0)
    return problem_random (3, 10, 8, 160, 3);
  if (strcmp (name, "random") == 0)
    return problem_random (8, 12, 6, 400, 0);
  if (strchr (name, ':') == NULL)
    return problem_named (name);
  check_equal_u64 (classics_parse (name, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_make (classic, &arguments, &problem, &board), BASE_OK);
  board_free (board);
  return problem;
}

/* The engine `bits` as it looks for no symmetries, and as it does so at once. */
static BaseStatus
solve_plain (const CoverProblem *problem, const EngineRequest *request, EngineAnswer *out_answer)
{
  return bits_solve (problem, &(BitsWay){ .manner = BITS_PLAIN }, request, out_answer);
}

static BaseStatus
solve_symmetric (const CoverProblem *problem,
                 const EngineRequest *request,
                 EngineAnswer *out_answer)
{
  return bits_solve (problem, &(BitsWay){ .manner = BITS_SYMMETRIC }, request, out_answer);
}

static const Engine plain = { .id = "plain", .solve_cover = solve_plain };
static const Engine symmetric = { .id = "symmetric", .solve_cover = solve_symmetric };

typedef struct
{
  const char *name;
  const char *shape; /* of a Sudoku with these symbols; NULL: a problem */
  const char *symbols;
  bool counted;
  CoverRule rule;
  const Engine *engine; /* NULL: links */
} Case;

static Question
question_new (const Case *which)
{
  Question self = { .engine = which->engine != NULL ? which->engine : &links_engine };

  self.request = (EngineRequest){ .counted = which->counted, .rule = which->rule, .seed = 5 };
  base_stop_init (&self.log.stop);
  if (which->shape != NULL)
    self.puzzle = grid_puzzle (which->shape, which->symbols);
  else
    self.problem = make_problem (which->name);
  return self;
}

/* The same question again, without its answer. */
static void
ask_again (Question *self, EngineCrew *crew, uint64_t solutions, bool listens)
{
  self->crew = crew;
  self->log.n = self->log.n_told = 0;
  self->request.solutions = solutions;
  self->request.found = listens ? tell : NULL;
  self->request.data = &self->log;
  if (crew == NULL)
    ask (self, 0, 0);
  else
    engine_crew_run (crew, 1, ask, self);
  check_equal_u64 (self->status, BASE_OK);
}

static void
question_free (Question *self)
{
  sudoku_puzzle_free (self->puzzle);
  cover_problem_free (self->problem);
  free (self->log.words);
}

static void
check_same (const Question *self, const Question *expected, bool is_whole)
{
  EngineAnswer answer = self->answer;

  /* Where it ended before its end, the way back from what others did is counted. */
  if (!is_whole)
    answer.counters.events = expected->answer.counters.events;
  check_equal_u64 (answer.outcome, expected->answer.outcome);
  check_equal_u64 (answer.counters.solutions, expected->answer.counters.solutions);
  check_equal_u64 (answer.counters.nodes, expected->answer.counters.nodes);
  check_equal_memory (&answer.counters, &expected->answer.counters, sizeof answer.counters);
  check_equal_u64 (self->log.n, expected->log.n);
  if (self->log.n > 0)
    check_equal_memory (self->log.words, expected->log.words, self->log.n * sizeof (uint32_t));
}

/* One that takes too long to be asked again and again. */
static bool
is_large (const Case *which)
{
  return strcmp (which->name, "pentominoes:3x20") == 0;
}

static void
answers_as_one_thread (const void *data)
{
  static const uint32_t sizes[] = { 1, 2, 3, 8 };
  Question alone = question_new (data), shared = question_new (data);
  uint64_t n_solutions;

  ask_again (&alone, NULL, 0, false);
  n_solutions = alone.answer.counters.solutions;
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      const uint64_t limits[] = { 1, 2, n_solutions / 2 + 1, n_solutions + 1 };
      EngineCrew *crew;

      if (is_large (data) && sizes[i] != 3)
        continue;
      check_equal_u64 (engine_crew_new (sizes[i], &crew), BASE_OK);
      for (int listens = 0; listens <= 1; listens++)
        {
          ask_again (&alone, NULL, 0, listens);
          ask_again (&shared, crew, 0, listens);
          check_same (&shared, &alone, true);
          for (size_t k = 0; k < (is_large (data) ? 1 : sizeof limits / sizeof *limits); k++)
            {
              ask_again (&alone, NULL, limits[k], listens);
              ask_again (&shared, crew, limits[k], listens);
              check_same (&shared, &alone, alone.answer.outcome == COVER_RAN_TO_END);
            }
        }
      alone.log.enough = shared.log.enough = n_solutions / 3 + 1;
      ask_again (&alone, NULL, 0, true);
      ask_again (&shared, crew, 0, true);
      check_same (&shared, &alone, alone.answer.outcome == COVER_RAN_TO_END);
      alone.log.enough = shared.log.enough = 0;
      engine_crew_free (crew);
    }
  question_free (&alone);
  question_free (&shared);
}

/* A batch with some long searches: each has its answer, whichever thread helped. */
static void
batches_are_shared_too (const void *data)
{
  static const Case cases[] = {
    { .name = "queens:8" }, { .name = "knuth" },        { .name = "langford:8" },
    { .name = "queens6" },  { .name = "dominoes:6x6" },
  };
  enum
  {
    N = sizeof cases / sizeof *cases
  };
  Question alone[N], shared[N];
  EngineCrew *crew;

  (void) data;
  check_equal_u64 (engine_crew_new (3, &crew), BASE_OK);
  for (size_t i = 0; i < N; i++)
    {
      alone[i] = question_new (&cases[i]);
      shared[i] = question_new (&cases[i]);
      ask_again (&alone[i], NULL, 0, true);
    }
  for (int round = 0; round < 5; round++)
    {
      for (size_t i = 0; i < N; i++)
        {
          shared[i].crew = crew;
          shared[i].log.n = shared[i].log.n_told = 0;
          shared[i].request.found = tell;
          shared[i].request.data = &shared[i].log;
        }
      engine_crew_run (crew, N, ask, shared);
      for (size_t i = 0; i < N; i++)
        check_same (&shared[i], &alone[i], true);
    }
  engine_crew_free (crew);
  for (size_t i = 0; i < N; i++)
    {
      question_free (&alone[i]);
      question_free (&shared[i]);
    }
}

/* Sooner or later: on a busy machine one may be through before another begins. */
static void
others_help (const void *data)
{
  Question self = { .engine = data, .problem = make_problem ("queens:11") };
  EngineCrew *crew;

  check_equal_u64 (engine_crew_new (3, &crew), BASE_OK);
  /* A crew that has done nothing yet is in balance. */
  for (int round = 0; round < 500 && (round == 0 || engine_crew_balance (crew) < 0.4); round++)
    {
      ask_again (&self, crew, 0, false);
      check_equal_u64 (self.answer.counters.solutions, 2680);
    }
  check_true (engine_crew_balance (crew) >= 0.4 && engine_crew_balance (crew) <= 1);
  engine_crew_free (crew);
  question_free (&self);
}

/* The flag is set in the middle: the solutions so far are a prefix of all, and no thread goes on
 * for long. */
static void
stops (const void *data)
{
  const Case which = { .name = "dominoes:8x8", .engine = data };
  EngineCrew *crew;

  check_equal_u64 (engine_crew_new (4, &crew), BASE_OK);
  for (uint64_t at = 1; at < 6000; at += 1499)
    {
      Question alone = question_new (&which), shared = question_new (&which);

      shared.log.stops_at = at;
      shared.request.stop = &shared.log.stop;
      ask_again (&shared, crew, 0, true);
      check_equal_u64 (shared.answer.outcome, COVER_RAN_TO_STOP);
      check_equal_u64 (shared.answer.counters.solutions, shared.log.n_told);
      check_true (shared.log.n_told >= at && shared.log.n_told < 12988816);
      ask_again (&alone, NULL, shared.log.n_told, true);
      check_equal_memory (shared.log.words, alone.log.words, alone.log.n * sizeof (uint32_t));
      ask_again (&shared, crew, 0, false);
      check_equal_u64 (shared.answer.outcome, COVER_RAN_TO_STOP);
      question_free (&alone);
      question_free (&shared);
    }
  engine_crew_free (crew);
}

/* Counting by memory hands over to links where nothing comes again, and these are shared; a limit
 * of nodes is exact. */
static void
other_ways_are_as_alone (const void *data)
{
  Question self = { .engine = &memory_engine, .problem = make_problem ("queens:9") };
  EngineAnswer alone;
  EngineCrew *crew;

  (void) data;
  check_equal_u64 (engine_crew_new (2, &crew), BASE_OK);
  ask_again (&self, crew, 0, false);
  check_equal_u64 (self.answer.counters.solutions, 352);
  self.engine = &links_engine;
  self.request.nodes = 3000;
  ask_again (&self, NULL, 0, false);
  alone = self.answer;
  ask_again (&self, crew, 0, false);
  check_equal_memory (&self.answer.counters, &alone.counters, sizeof alone.counters);
  check_equal_u64 (self.answer.outcome, COVER_RAN_TO_LIMIT);
  engine_crew_free (crew);
  question_free (&self);
}

/* A thread without memory ends the search for all, unless its memory was not needed. */
static void
running_out_of_memory_is_a_status (const void *data)
{
  const Case which = { .name = "queens:9", .engine = data };
  Question self = question_new (&which);
  EngineCrew *crew;

  check_equal_u64 (engine_crew_new (3, &crew), BASE_OK);
  self.crew = crew;
  for (size_t n = 1; n < 40; n++)
    {
      failing_memory_arm (n);
      engine_crew_run (crew, 1, ask, &self);
      failing_memory_disarm ();
      check_true (self.status == BASE_OK || self.status == BASE_NO_MEMORY);
      if (self.status == BASE_OK)
        check_equal_u64 (self.answer.counters.solutions, 352);
    }
  engine_crew_free (crew);
  question_free (&self);
}

int
main (void)
{
  static const Case cases[] = {
    { "queens:8", NULL, NULL, false, COVER_RULE_FEWEST, NULL },
    { "queens:7", NULL, NULL, false, COVER_RULE_FIRST, NULL },
    { "langford:8", NULL, NULL, false, COVER_RULE_FEWEST, NULL },
    { "dominoes:6x6", NULL, NULL, false, COVER_RULE_FEWEST, NULL },
    { "pentominoes:3x20", NULL, NULL, false, COVER_RULE_FEWEST, NULL },
    { "coloured", NULL, NULL, false, COVER_RULE_FEWEST, NULL },
    { "coloured12", NULL, NULL, false, COVER_RULE_FEWEST, NULL },
    { "empty", NULL, NULL, false, COVER_RULE_FEWEST, NULL },
    { "4x4", "boxes:2x2", "", false, COVER_RULE_FEWEST, NULL },
    { "4x4-counted", "boxes:2x2", "", true, COVER_RULE_FEWEST, NULL },
    { "5x5", "boxes:1x5", "12345", false, COVER_RULE_FEWEST, NULL },
    { "6x6", "boxes:2x3", "123456456123", false, COVER_RULE_FEWEST, NULL },
    { "6x6-counted", "boxes:2x3", "123456456123", true, COVER_RULE_FEWEST, NULL },
    { "6x6-random", "boxes:2x3", "1234564561232..6", false, COVER_RULE_RANDOM, NULL },
    { "6x6-diagonals", "boxes:2x3+diagonals", "123456", false, COVER_RULE_FEWEST, NULL },
    { .name = "empty", .engine = &plain },
    { .name = "random", .engine = &plain },
    { .name = "queens:9", .engine = &plain },
    { .name = "langford:8", .engine = &plain },
    { .name = "dominoes:5x8", .engine = &plain },
    { .name = "pentominoes:3x20", .engine = &plain },
    { .name = "random", .engine = &symmetric },
    { .name = "queens:9", .engine = &symmetric },
    { .name = "dominoes:5x8", .engine = &symmetric },
    { .name = "pentominoes:3x20", .engine = &symmetric },
    { .name = "langford:9", .engine = &bits_engine },
    { .name = "random", .engine = &auto_engine },
    { .name = "dominoes:5x8", .engine = &auto_engine },
  };
  static const Engine *const engines[] = { &links_engine, &plain, &symmetric };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/engines/split/answers-as-one-thread/%s%s%s", cases[i].name,
                cases[i].engine != NULL ? "-" : "",
                cases[i].engine != NULL ? cases[i].engine->id : "");
      check_claim (name, answers_as_one_thread, &cases[i]);
    }
  check_claim ("/engines/split/batches-are-shared-too", batches_are_shared_too, NULL);
  for (size_t i = 0; i < sizeof engines / sizeof *engines; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/engines/split/others-help/%s", engines[i]->id);
      check_claim (name, others_help, engines[i]);
      snprintf (name, sizeof name, "/engines/split/running-out-of-memory-is-a-status/%s",
                engines[i]->id);
      check_claim (name, running_out_of_memory_is_a_status, engines[i]);
    }
  check_claim ("/engines/split/stops/links", stops, &links_engine);
  check_claim ("/engines/split/stops/bits", stops, &plain);
  check_claim ("/engines/split/other-ways-are-as-alone", other_ways_are_as_alone, NULL);
  return check_finish ();
}
