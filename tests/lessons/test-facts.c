/* What the captions say, found again by other means than the lessons' own claims. */
#include "classes.h"

#include <string.h>

#define EASY \
  "sudoku:530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define INKALA \
  "sudoku:800000000003600000070090200050007000000045700000100030001000068008500010090000400"

enum
{
  A,
  B,
  C,
  D,
  E,
  F,
  G
};

static guint64
right_answer (const LessonsLesson *lesson, const char *step)
{
  guint n;
  const guint64 *right = lessons_question_right (classes_step (lesson, step)->question, &n);

  check_equal_u64 (n, 1);
  return right[0];
}

static void
check_reveal (const LessonsLesson *lesson, const char *step, const char *text)
{
  g_autofree char *revealed = lessons_step_reveal (classes_step (lesson, step));

  check_equal_text (revealed, text);
}

/* Counted by plain search, up to the first solution. */
static CoverCounters
counters_at_solution (const char *problem, const char *rule)
{
  LessonsRun *run = classes_run (problem, rule);
  CoverSearch *search;
  CoverCounters counters;

  check_equal_u64 (cover_search_new (run->what.links, &search), BASE_OK);
  cover_search_set_rule (search, run->what.rule, 0);
  cover_search_start (search, run->what.givens, run->what.n_givens);
  cover_search_run (search, &(CoverLimits){ .solutions = 1 });
  counters = *cover_search_counters (search);
  cover_search_free (search);
  lessons_run_unref (run);
  return counters;
}

/* L1: of all sets of options only {O, E} covers each thing once, and N nothing.  O is in it, too: what is asked for is
 * the option that covers something nothing else does, and there is but one. */
static void
exactly_once (const void *data)
{
  static const unsigned covers[] = { 0, 1 | 4, 1 | 2 | 4, 2 | 8 }; /* N, O, P, E */
  g_autoptr (LessonsLesson) lesson = classes_ours ("1-exactly-once");
  unsigned n_covers = 0;

  (void) data;
  for (unsigned set = 0; set < 16; set++)
    {
      unsigned once = 0, twice = 0;

      for (unsigned i = 0; i < 4; i++)
        if ((set >> i & 1) != 0)
          {
            twice |= once & covers[i];
            once |= covers[i];
          }
      if (once != 15 || twice != 0)
        continue;
      check_equal_u64 (set & ~1u, 2 | 8);
      n_covers++;
    }
  check_equal_u64 (n_covers, 2); /* with N and without */
  for (unsigned i = 0; i < 4; i++)
    {
      unsigned rest = 0;

      for (unsigned j = 0; j < 4; j++)
        rest |= j != i ? covers[j] : 0;
      check_equal_u64 ((covers[i] & ~rest) != 0, i == 3);
    }
  check_reveal (lesson, "Which one", "Answer: option E");
}

/* L2 and L3: D has 3 options; covering A takes 4 updates and leaves 1. */
static void
covering (const void *data)
{
  g_autoptr (LessonsLesson) links = classes_ours ("2-links");
  g_autoptr (LessonsLesson) lesson = classes_ours ("3-covering");
  LessonsRun *run = classes_step (lesson, "Done")->run;
  const PlayerState *state;

  (void) data;
  check_equal_u64 (right_answer (links, "Size"), 3);
  check_equal_u64 (right_answer (lesson, "How many are left"), 1);
  state = lessons_run_state (run, classes_step (lesson, "Done")->position);
  check_equal_u64 (state->counters->updates, 4);
  check_equal_u64 (player_state_size (state, D), 1);
  check_equal_u64 (player_state_size (state, G), 2);
  check_equal_u64 (player_state_size (state, A), 2);
}

/* Uncovers an item as the search does, from the bottom up, whether or not its turn has come. */
static void
uncover (CoverLinks *links, uint32_t item)
{
  const uint32_t header = item + 1;

  for (uint32_t node = links->nodes[header].up; node != header; node = links->nodes[node].up)
    for (uint32_t other = cover_links_before (links, node); other != node;
         other = cover_links_before (links, other))
      {
        links->nodes[links->nodes[other].up].down = other;
        links->nodes[links->nodes[other].down].up = other;
        links->size[links->nodes[other].item]++;
      }
  links->right[links->left[header]] = header;
  links->left[links->right[header]] = header;
}

static uint32_t
count_list (const CoverLinks *links, uint32_t item)
{
  uint32_t n = 0;

  for (uint32_t node = links->nodes[item + 1].down; node != item + 1;
       node = links->nodes[node].down)
    n++;
  return n;
}

/* L4: A and then D are covered.  D first gives everything back; A first leaves A with size 4 and two nodes. */
static void
undoing (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("4-undoing");
  const LessonsStep *step = classes_step (lesson, "Which first");
  const CoverLinks *whole = step->run->what.links;
  const PlayerState *state = lessons_run_state (step->run, step->position);
  CoverLinks *links = cover_links_copy (state->links);

  (void) data;
  check_equal_u64 (right_answer (lesson, "Which first"), D);
  uncover (links, D);
  uncover (links, A);
  check_equal_memory (links->block, whole->block, whole->block_size);
  cover_links_restore (links, state->links);
  uncover (links, A);
  uncover (links, D);
  check_equal_u64 (links->size[A + 1], 4);
  check_equal_u64 (count_list (links, A), 2);
  cover_links_free (links);
}

/* L4: a node comes back by two writes, of the links above and below it. */
static void
two_writes (const void *data)
{
  LessonsRun *run = classes_run ("knuth", NULL);
  guint64 behind = classes_moment ("knuth", "fewest", "relink of D in 4");
  Player *player = lessons_run_player (run);
  g_autofree CoverNode *before = NULL;
  const PlayerState *state;
  unsigned n_writes = 0;

  (void) data;
  player_seek (player, behind - 1);
  state = player_state (player);
  before = g_memdup2 (state->links->nodes, state->links->n_nodes * sizeof *before);
  player_seek (player, behind);
  state = player_state (player);
  for (uint32_t i = 0; i < state->links->n_nodes; i++)
    n_writes += (before[i].up != state->links->nodes[i].up)
                + (before[i].down != state->links->nodes[i].down);
  check_equal_u64 (n_writes, 2);
  player_free (player);
  lessons_run_unref (run);
}

/* L5: 4,209 and 52 nodes, 81 times fewer, and no dead end. */
static void
smallest (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("5-smallest");
  const CoverCounters first = counters_at_solution (EASY, "first");
  const CoverCounters fewest = counters_at_solution (EASY, "fewest");

  (void) data;
  check_equal_u64 (first.nodes, 4209);
  check_equal_u64 (first.dead_ends, 1246);
  check_equal_u64 (fewest.nodes, 52);
  check_equal_u64 (fewest.dead_ends, 0);
  check_equal_u64 ((first.nodes + fewest.nodes / 2) / fewest.nodes, 81);
  check_equal_text (lessons_question_choice (classes_step (lesson, "Guess")->question,
                                             (guint) right_answer (lesson, "Guess")),
                    "About 81 times");
}

/* L6: the four items of R2C3=1; 64 and 64; 24 left; 12 more options. */
static void
sudoku (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("6-sudoku");
  const LessonsStep *step = classes_step (lesson, "Givens");
  const PlayerState *state = lessons_run_state (step->run, step->position);
  uint32_t n_open = 0;

  (void) data;
  check_equal_u64 (state->links->n_items, 64);
  check_equal_u64 (state->links->n_options, 64);
  for (uint32_t header = 1; header <= 16; header++) /* the cells */
    if (!player_state_is_covered (state, header - 1))
      n_open += state->links->size[header];
  check_equal_u64 (n_open, 24);
  check_equal_u64 (step->run->what.n_givens, 4);
  check_equal_u64 (counters_at_solution ("sudoku:1004000000000320", NULL).nodes, 12 + 1);
  check_reveal (lesson, "Name the four", "Answer: R2C3, 1 in row 2, 1 in column 3, 1 in box 2");
}

/* L7: 2, then 3, dead end at E; then 4, 1, 5. */
static void
dead_ends (const void *data)
{
  static const uint32_t tried[] = { 2, 3, 4, 1, 5 };
  g_autoptr (LessonsLesson) lesson = classes_ours ("7-dead-ends");
  LessonsRun *run = classes_step (lesson, "A has two")->run;
  unsigned n = 0;

  (void) data;
  for (guint64 p = 1; p <= cover_record_reach (run->record)->events; p++)
    {
      const PlayerState *state = lessons_run_state (run, p);

      if (state->last.kind == COVER_EVENT_TRY)
        check_equal_u64 (cover_links_option (state->links, state->last.node) + 1, tried[n++]);
    }
  check_equal_u64 (n, 5);
  check_equal_u64 (right_answer (lesson, "Which next"), B);
  check_equal_u64 (right_answer (lesson, "Stuck"), E);
  check_reveal (lesson, "Which next",
                "Answer: B, with 1 option. E has 1 as well, but B stands first.");
  check_equal_u64 (counters_at_solution ("mutilated:4", NULL).solutions, 0);
  check_equal_u64 (counters_at_solution ("mutilated:4", NULL).dead_ends, 2);
  check_equal_u64 (counters_at_solution (INKALA, NULL).dead_ends, 83);
}

/* Wrong answers are told why. */
static void
reasons (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("7-dead-ends");
  g_autoptr (LessonsReply) next = lessons_step_answer (classes_step (lesson, "Which next"), C);
  g_autoptr (LessonsReply) stuck = lessons_step_answer (classes_step (lesson, "Stuck"), B);
  g_autoptr (LessonsLesson) undoing = classes_ours ("4-undoing");
  g_autoptr (LessonsReply) order = lessons_step_answer (classes_step (undoing, "Which first"), A);

  (void) data;
  check_true (!next->right && !stuck->right && !order->right);
  check_equal_text (next->reason, "C has 2; B has 1.");
  check_equal_text (stuck->reason, "B is already covered.");
  check_equal_text (order->reason,
                    "A was covered before D: what was covered last comes back first.");
}

int
main (void)
{
  check_claim ("/lessons/facts/exactly-once", exactly_once, NULL);
  check_claim ("/lessons/facts/covering", covering, NULL);
  check_claim ("/lessons/facts/undoing", undoing, NULL);
  check_claim ("/lessons/facts/two-writes", two_writes, NULL);
  check_claim ("/lessons/facts/smallest", smallest, NULL);
  check_claim ("/lessons/facts/sudoku", sudoku, NULL);
  check_claim ("/lessons/facts/dead-ends", dead_ends, NULL);
  check_claim ("/lessons/facts/reasons", reasons, NULL);
  return check_finish ();
}
