/* Parts of a tree, given away at any moment and searched in any order: together they are the whole
 * tree, with its solutions in its order and with its counts. */
#include "check.h"
#include "failing-memory.h"
#include "problems.h"

#include "base-memory.h"
#include "base-random.h"
#include "cover-search.h"
#include "cover-sprint.h"

#include <stdlib.h>
#include <string.h>

#define MOST_LEVELS 512
#define N_DANCERS   3

/* Solutions one after the other: how many options, then these. */
typedef struct
{
  uint32_t *words;
  size_t n, capacity;
} Log;

/* A search of either kind. */
typedef struct
{
  CoverSearch *search;
  CoverSprint *sprint; /* instead */
} Dancer;

typedef struct
{
  const char *problem;
  CoverRule rule;
  bool sprints;
  uint32_t nodes; /* at most, at a time; 0: 40 */
} Case;

/* The rest of the tree, in the order of one search. */
typedef struct Piece
{
  struct Piece *next;
  CoverPart part;
  Dancer *dancer; /* at work on it */
  bool done;
  Log log;
} Piece;

typedef struct
{
  CoverProblem *problem;
  CoverLinks *links;
  Dancer dancers[N_DANCERS];
  bool taken[N_DANCERS];
  CoverCounters sum;
  uint64_t profile[MOST_LEVELS];
  uint64_t n_given;
} Dance;

static void
log_solution (Log *self, const uint32_t *options, uint32_t n)
{
  void *words = self->words;

  check_equal_u64 (base_grow (&words, &self->capacity, self->n + n + 1, sizeof (uint32_t)),
                   BASE_OK);
  self->words = words;
  self->words[self->n++] = n;
  memcpy (self->words + self->n, options, n * sizeof *options);
  self->n += n;
}

static const CoverCounters *
counters_of (const Dancer *dancer)
{
  return dancer->sprint != NULL ? cover_sprint_counters (dancer->sprint)
                                : cover_search_counters (dancer->search);
}

static void
start (const Dancer *dancer, const CoverPart *part)
{
  if (dancer->sprint != NULL)
    check_equal_u64 (cover_sprint_start (dancer->sprint, NULL, 0, NULL), BASE_OK);
  else
    check_equal_u64 (cover_search_start (dancer->search, NULL, 0), BASE_OK);
  if (part->n_frames == 0)
    return;
  if (dancer->sprint != NULL)
    cover_sprint_start_part (dancer->sprint, part);
  else
    check_equal_u64 (cover_search_start_part (dancer->search, part, NULL), BASE_OK);
}

static bool
give (const Dancer *dancer, CoverPart *out_part)
{
  return dancer->sprint != NULL ? cover_sprint_give (dancer->sprint, out_part)
                                : cover_search_give (dancer->search, out_part);
}

/* Runs at most that many more nodes; true at the end. */
static bool
go_on (const Dancer *dancer, uint64_t n_nodes, Log *log)
{
  const CoverCounters *counters = counters_of (dancer);
  const uint64_t most = counters->nodes + n_nodes;
  CoverOutcome outcome = COVER_RAN_TO_LIMIT;

  while (outcome == COVER_RAN_TO_LIMIT && counters->nodes < most)
    {
      const uint64_t before = counters->solutions;
      const CoverLimits limits = { .solutions = before + 1, .nodes = most };
      uint32_t options[MOST_LEVELS], n;

      outcome = dancer->sprint != NULL ? cover_sprint_run (dancer->sprint, &limits)
                                       : cover_search_run (dancer->search, &limits);
      if (counters->solutions == before)
        continue;
      n = dancer->sprint != NULL ? cover_sprint_choices (dancer->sprint, options)
                                 : cover_search_choices (dancer->search, options);
      log_solution (log, options, n);
    }
  return outcome == COVER_RAN_TO_END;
}

/* The profile without the nodes counted above the part. */
static void
sum_up (Dance *self, const Dancer *dancer, const CoverPart *part)
{
  const CoverCounters *counters = counters_of (dancer);
  uint32_t deepest;
  const uint64_t *profile;

  self->sum.events += counters->events;
  self->sum.nodes += counters->nodes;
  self->sum.updates += counters->updates;
  self->sum.cleansings += counters->cleansings;
  self->sum.solutions += counters->solutions;
  self->sum.dead_ends += counters->dead_ends;
  if (dancer->search == NULL)
    return;
  profile = cover_search_profile (dancer->search, &deepest);
  for (uint32_t level = 0; level <= deepest; level++)
    self->profile[level] += profile[level] - (level < part->n_frames);
}

/* Empty boxed squares are for the sprint; they have options of four primary items. */
static CoverProblem *
boxed_square (uint32_t n, uint32_t box_rows)
{
  CoverProblem *problem = cover_problem_new ();
  const uint32_t box_columns = n / box_rows;
  uint32_t number;

  check_true (problem != NULL);
  for (uint32_t i = 0; i < 4 * n * n; i++)
    {
      char name[16];
      int length = snprintf (name, sizeof name, "%u", i);

      check_equal_u64 (cover_problem_add_item (problem, name, (size_t) length, true, &number),
                       BASE_OK);
    }
  for (uint32_t i = 0; i < n * n * n; i++)
    {
      const uint32_t cell = i / n, value = i % n, row = cell / n, column = cell % n;
      const uint32_t box = row / box_rows * (n / box_columns) + column / box_columns;
      const CoverTerm terms[] = {
        { cell, 0 },
        { n * n + row * n + value, 0 },
        { 2 * n * n + column * n + value, 0 },
        { 3 * n * n + box * n + value, 0 },
      };

      check_equal_u64 (cover_problem_add_option (problem, terms, 4, &number), BASE_OK);
    }
  return problem;
}

static Dance
dance_new (const Case *which)
{
  Dance self = { .problem = strcmp (which->problem, "square4") == 0 ? boxed_square (4, 2)
                            : strcmp (which->problem, "square5") == 0
                                ? boxed_square (5, 1)
                                : problem_named (which->problem) };

  check_equal_u64 (cover_links_new (self.problem, NULL, &self.links), BASE_OK);
  check_true (self.links->n_primary < MOST_LEVELS);
  for (uint32_t i = 0; i < N_DANCERS; i++)
    if (which->sprints)
      check_equal_u64 (cover_sprint_new (self.problem, &self.dancers[i].sprint), BASE_OK);
    else
      {
        check_equal_u64 (cover_search_new (self.links, &self.dancers[i].search), BASE_OK);
        cover_search_set_rule (self.dancers[i].search, which->rule, 7);
      }
  return self;
}

static void
dance_free (Dance *self)
{
  for (uint32_t i = 0; i < N_DANCERS; i++)
    {
      cover_search_free (self->dancers[i].search);
      cover_sprint_free (self->dancers[i].sprint);
    }
  cover_links_free (self->links);
  cover_problem_free (self->problem);
}

/* Returns a piece that is not done and can be worked on; NULL: all are done. */
static Piece *
draw_piece (Dance *self, Piece *first, BaseRandom *random)
{
  Piece *drawn = NULL;
  uint32_t n_free = 0, n = 0;

  for (uint32_t i = 0; i < N_DANCERS; i++)
    n_free += !self->taken[i];
  for (Piece *piece = first; piece != NULL; piece = piece->next)
    if (!piece->done && (piece->dancer != NULL || n_free > 0)
        && base_random_below (random, ++n) == 0)
      drawn = piece;
  return drawn;
}

static void
begin (Dance *self, Piece *piece)
{
  uint32_t i = 0;

  while (self->taken[i])
    i++;
  self->taken[i] = true;
  piece->dancer = &self->dancers[i];
  start (piece->dancer, &piece->part);
}

static void
end (Dance *self, Piece *piece)
{
  sum_up (self, piece->dancer, &piece->part);
  self->taken[piece->dancer - self->dancers] = false;
  piece->done = true;
}

/* Searches everything in pieces, and adds their solutions to the log, in order. */
static void
dance_apart (Dance *self, const Case *which, BaseRandom *random, Log *log)
{
  const uint32_t most = which->nodes != 0 ? which->nodes : 40;
  Piece *first = base_new_zeroed (Piece, 1), *piece;

  check_true (first != NULL);
  while ((piece = draw_piece (self, first, random)) != NULL)
    {
      CoverPart part;

      if (piece->dancer == NULL)
        begin (self, piece);
      if (go_on (piece->dancer, 1 + base_random_below (random, most), &piece->log))
        end (self, piece);
      else if (base_random_below (random, 3) == 0 && give (piece->dancer, &part))
        {
          Piece *given = base_new_zeroed (Piece, 1);

          check_true (given != NULL);
          given->part = part;
          given->next = piece->next;
          piece->next = given;
          self->n_given++;
        }
    }
  while ((piece = first) != NULL)
    {
      for (size_t i = 0; i < piece->log.n; i += piece->log.words[i] + 1)
        log_solution (log, &piece->log.words[i + 1], piece->log.words[i]);
      first = piece->next;
      free (piece->log.words);
      cover_part_clear (&piece->part);
      free (piece);
    }
}

static void
parts_are_the_whole (const void *data)
{
  const Case *which = data;
  Dance whole = dance_new (which);
  Log expected = { .words = NULL };
  BaseRandom random = { .state = 11 };
  uint64_t n_given = 0;

  start (&whole.dancers[0], &(CoverPart){ 0 });
  check_true (go_on (&whole.dancers[0], UINT32_MAX, &expected));
  sum_up (&whole, &whole.dancers[0], &(CoverPart){ 0 });
  for (int round = 0; round < (which->nodes != 0 ? 2 : 10); round++)
    {
      Dance apart = dance_new (which);
      Log log = { .words = NULL };

      dance_apart (&apart, which, &random, &log);
      check_equal_memory (&apart.sum, &whole.sum, sizeof whole.sum);
      check_equal_memory (apart.profile, whole.profile, sizeof whole.profile);
      check_equal_u64 (log.n, expected.n);
      if (log.n > 0)
        check_equal_memory (log.words, expected.words, log.n * sizeof *log.words);
      n_given += apart.n_given;
      free (log.words);
      dance_free (&apart);
    }
  check_true (n_given > 0 || whole.sum.nodes < 40);
  free (expected.words);
  dance_free (&whole);
}

/* Then the search keeps everything. */
static void
without_memory_nothing_is_given (const void *data)
{
  Dance whole = dance_new (&(Case){ .problem = "queens6" });
  Log log = { .words = NULL };
  CoverPart part;

  (void) data;
  start (&whole.dancers[0], &(CoverPart){ 0 });
  check_true (!give (&whole.dancers[0], &part));
  check_true (!go_on (&whole.dancers[0], 5, &log));
  failing_memory_arm (1);
  check_true (!give (&whole.dancers[0], &part));
  failing_memory_disarm ();
  check_true (go_on (&whole.dancers[0], UINT32_MAX, &log));
  check_equal_u64 (counters_of (&whole.dancers[0])->solutions, 4);
  free (log.words);
  dance_free (&whole);
}

/* A search whose flag is set returns soon, and can go on. */
static void
a_search_that_is_wanted_comes_back (const void *data)
{
  Dance whole = dance_new (&(Case){ .problem = "langford7" });
  BaseStop wanted;
  const CoverLimits limits = { .wanted = &wanted };

  (void) data;
  base_stop_init (&wanted);
  base_stop_raise (&wanted);
  start (&whole.dancers[0], &(CoverPart){ 0 });
  check_equal_u64 (cover_search_run (whole.dancers[0].search, &limits), COVER_RAN_TO_STOP);
  base_stop_lower (&wanted);
  check_equal_u64 (cover_search_run (whole.dancers[0].search, &limits), COVER_RAN_TO_END);
  check_equal_u64 (counters_of (&whole.dancers[0])->solutions, 52);
  dance_free (&whole);
}

int
main (void)
{
  static const Case cases[] = {
    { "knuth", COVER_RULE_FEWEST, false, 0 },      { "queens6", COVER_RULE_FEWEST, false, 0 },
    { "queens6", COVER_RULE_FIRST, false, 0 },     { "queens6", COVER_RULE_RANDOM, false, 0 },
    { "langford7", COVER_RULE_FEWEST, false, 0 },  { "langford7", COVER_RULE_RANDOM, false, 0 },
    { "random12", COVER_RULE_FEWEST, false, 0 },   { "coloured12", COVER_RULE_FEWEST, false, 0 },
    { "coloured12", COVER_RULE_RANDOM, false, 0 }, { "empty", COVER_RULE_FEWEST, false, 0 },
    { "hopeless", COVER_RULE_FEWEST, false, 0 },   { "square4", COVER_RULE_FEWEST, false, 0 },
    { "square4", COVER_RULE_FEWEST, true, 0 },     { "square5", COVER_RULE_FEWEST, true, 20000 },
  };
  static const char *const rules[] = { "fewest", "first", "random" };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char name[96];

      if (check_quick () && strcmp (cases[i].problem, "square5") == 0)
        continue;
      snprintf (name, sizeof name, "/cover/part/parts-are-the-whole/%s-%s%s", cases[i].problem,
                rules[cases[i].rule], cases[i].sprints ? "-sprint" : "");
      check_claim (name, parts_are_the_whole, &cases[i]);
    }
  check_claim ("/cover/part/without-memory-nothing-is-given", without_memory_nothing_is_given,
               NULL);
  check_claim ("/cover/part/a-search-that-is-wanted-comes-back", a_search_that_is_wanted_comes_back,
               NULL);
  return check_finish ();
}
