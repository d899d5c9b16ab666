#include "runs.h"

#include "base-random.h"
#include "check.h"
#include "cover-record.h"
#include "cover-search.h"

#include <stdlib.h>
#include <string.h>

/* Knuth's example of colours. */
static const char *const xcc[] = { "p q r | x y", "p q x y:A", "p r x:A y",
                                   "p x:B",       "q x:A",     "r y:B" };
static const char *const alike[] = { "a b c | s", "a b", "a b", "c s", "c s", "a c",
                                     "b",         "b s", "b",   "a",   "c" };

static const char thirty_givens[] =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
static const char inkala[] =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

const RunCase run_cases[] = {
  { "empty", COVER_RULE_FEWEST, false, 0 },     { "hopeless", COVER_RULE_FEWEST, false, 0 },
  { "knuth", COVER_RULE_FEWEST, false, 0 },     { "knuth", COVER_RULE_FIRST, false, 0 },
  { "knuth", COVER_RULE_RANDOM, true, 0 },      { "knuth", COVER_RULE_ASKED, false, 0 },
  { "alike", COVER_RULE_FEWEST, false, 0 },     { "alike", COVER_RULE_ASKED, true, 0 },
  { "xcc", COVER_RULE_FEWEST, false, 0 },       { "xcc", COVER_RULE_ASKED, false, 0 },
  { "coloured1", COVER_RULE_FEWEST, false, 0 }, { "coloured2", COVER_RULE_FIRST, true, 0 },
  { "coloured3", COVER_RULE_RANDOM, true, 0 },  { "coloured4", COVER_RULE_ASKED, true, 0 },
  { "random1", COVER_RULE_FIRST, true, 0 },     { "random2", COVER_RULE_ASKED, false, 0 },
  { "langford5", COVER_RULE_RANDOM, false, 0 }, { "queens6", COVER_RULE_FEWEST, false, 0 },
  { "queens6", COVER_RULE_ASKED, true, 0 },     { "queens8", COVER_RULE_FEWEST, false, 0 },
  { "queens8", COVER_RULE_RANDOM, true, 0 },    { "sudoku", COVER_RULE_FEWEST, false, 0 },
  { "sudoku", COVER_RULE_ASKED, false, 400 },   { "inkala", COVER_RULE_FEWEST, false, 2000 },
  { "inkala", COVER_RULE_RANDOM, false, 1000 },
};
const size_t n_run_cases = sizeof run_cases / sizeof *run_cases;

static void
add_numbered (CoverProblem *problem, char letter, uint32_t number)
{
  char name[16];
  uint32_t item;
  int length = snprintf (name, sizeof name, "%c%u", letter, number);

  check_equal_u64 (cover_problem_add_item (problem, name, (size_t) length, true, &item), BASE_OK);
}

CoverProblem *
problem_sudoku (void)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t option;

  check_true (problem != NULL);
  for (const char *letter = "prcb"; *letter != '\0'; letter++)
    for (uint32_t i = 0; i < 81; i++)
      add_numbered (problem, *letter, i);
  for (uint32_t i = 0; i < 729; i++)
    {
      uint32_t row = i / 81, column = i / 9 % 9, digit = i % 9;
      uint32_t box = row / 3 * 3 + column / 3;
      CoverTerm terms[] = {
        { row * 9 + column, 0 },
        { 81 + row * 9 + digit, 0 },
        { 162 + column * 9 + digit, 0 },
        { 243 + box * 9 + digit, 0 },
      };

      check_equal_u64 (cover_problem_add_option (problem, terms, 4, &option), BASE_OK);
    }
  return problem;
}

uint32_t
sudoku_givens (const char *line, uint32_t *out_givens)
{
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < 81; cell++)
    if (line[cell] >= '1' && line[cell] <= '9')
      out_givens[n++] = cell * 9 + (uint32_t) (line[cell] - '1');
  return n;
}

static CoverProblem *
make_problem (const char *name)
{
  if (strcmp (name, "xcc") == 0)
    return problem_from_lines (xcc, sizeof xcc / sizeof *xcc);
  if (strcmp (name, "alike") == 0)
    return problem_from_lines (alike, sizeof alike / sizeof *alike);
  if (strcmp (name, "sudoku") == 0 || strcmp (name, "inkala") == 0)
    return problem_sudoku ();
  return problem_named (name);
}

static uint32_t
make_givens (const RunCase *how, uint32_t *out_givens)
{
  if (strcmp (how->problem, "sudoku") == 0)
    return sudoku_givens (thirty_givens, out_givens);
  if (strcmp (how->problem, "inkala") == 0)
    return sudoku_givens (inkala, out_givens);
  out_givens[0] = 0;
  return how->given;
}

static CoverSearch *
new_search (const Run *self)
{
  CoverSearch *search;

  check_equal_u64 (cover_search_new (self->links, &search), BASE_OK);
  cover_search_set_rule (search, self->what.rule, self->what.seed);
  check_equal_u64 (cover_search_start (search, self->what.givens, self->what.n_givens), BASE_OK);
  return search;
}

/* Some open item, by the place. */
static void
answer (CoverSearch *search)
{
  const CoverLinks *links = cover_search_links (search);
  uint64_t bits = base_mix (cover_search_counters (search)->events);
  uint32_t header = links->right[0];

  for (uint32_t skip = base_below (bits, 3); skip > 0 && links->right[header] != 0; skip--)
    header = links->right[header];
  check_equal_u64 (cover_search_answer (search, header - 1), BASE_OK);
}

void
run_on (Run *self, uint64_t n_nodes)
{
  const CoverLimits limits = { .nodes = n_nodes };

  while (cover_search_run_recorded (self->worker, &limits, self->record) == COVER_RAN_TO_ASK)
    answer (self->worker);
}

Run
run_new (const RunCase *how, bool tight)
{
  Run run = { .problem = make_problem (how->problem) };

  check_equal_u64 (cover_links_new (run.problem, NULL, &run.links), BASE_OK);
  run.what = (PlayerRun){ .links = run.links, .rule = how->rule, .seed = 5 };
  run.what.n_givens = make_givens (how, run.givens);
  run.what.givens = run.givens;
  run.worker = new_search (&run);
  check_equal_u64 (cover_record_new (tight ? 1 << 14 : 0, tight ? 64 : 0, &run.record), BASE_OK);
  if (how->n_nodes != UINT64_MAX)
    run_on (&run, how->n_nodes);
  return run;
}

void
run_free (Run *self)
{
  cover_search_free (self->worker);
  cover_record_free (self->record);
  cover_links_free (self->links);
  cover_problem_free (self->problem);
}

Player *
run_player (const Run *self)
{
  PlayerRun what = self->what;
  Player *player;

  what.givens = self->givens; /* the run may have been copied */
  check_equal_u64 (player_new (&what, self->record, &player), BASE_OK);
  return player;
}

CoverSearch *
run_fresh (const Run *self)
{
  Run run = *self;
  CoverSearch *search;

  run.what.givens = run.givens;
  search = new_search (&run);
  check_equal_u64 (cover_search_learn (search, self->record), BASE_OK);
  return search;
}

RunEvent *
run_log (const Run *self, uint64_t *out_n)
{
  const uint64_t n = cover_record_reach (self->record)->events;
  CoverSearch *search = run_fresh (self);
  const CoverLinks *links = cover_search_links (search);
  RunEvent *log = calloc (n + 1, sizeof *log);

  check_true (log != NULL);
  for (uint64_t p = 0; p < n; p++)
    {
      CoverEvent *event = &log[p].event;

      check_true (cover_search_peek (search, event));
      log[p].item = links->nodes[event->node].item - 1;
      log[p].size = event->node != 0 ? links->size[log[p].item + 1] : 0;
      log[p].first = event->node != 0 && links->nodes[event->node].up == log[p].item + 1;
      check_true (cover_search_forward (search, NULL));
    }
  log[n].event.kind = COVER_EVENT_KINDS;
  cover_search_peek (search, &log[n].event);
  cover_search_free (search);
  *out_n = n;
  return log;
}

void
run_add_breaks (Player *player)
{
  static const PlayerBreak breaks[] = {
    { PLAYER_BREAK_CHOSEN, RUN_SUBJECT },
    { PLAYER_BREAK_COVERED, 1 },
    { PLAYER_BREAK_TRIED, 2 },
    { PLAYER_BREAK_LEVEL, RUN_SUBJECT },
    { PLAYER_BREAK_EMPTY, PLAYER_ANY },
  };

  for (size_t i = 0; i < sizeof breaks / sizeof *breaks; i++)
    check_equal_u64 (player_add_break (player, breaks[i]), BASE_OK);
}

void
run_claims (const char *claim, void (*test) (const void *data), bool small_only)
{
  static const char *const rules[] = { "fewest", "first", "random", "asked" };

  for (size_t i = 0; i < n_run_cases; i++)
    {
      const RunCase *how = &run_cases[i];
      bool large = strcmp (how->problem, "sudoku") == 0 || strcmp (how->problem, "inkala") == 0
                   || strcmp (how->problem, "queens8") == 0;
      char name[160];

      snprintf (name, sizeof name, "/player/%s/%s-%s%s", claim, how->problem, rules[how->rule],
                how->given ? "-given" : "");
      if (!small_only || !large)
        check_claim (name, test, how);
    }
}
