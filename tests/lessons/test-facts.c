/* The facts in the captions, computed without the lessons' own claims. */
#include "classes.h"

#include "cover-record.h"
#include "cover-search.h"
#include "player-links.h"

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
  Run *run = classes_run (problem, rule);
  CoverSearch *search;
  CoverCounters counters;

  check_equal_u64 (cover_search_new (run_subject (run)->links, &search), BASE_OK);
  cover_search_set_rule (search, run_rule (run), 0);
  cover_search_start (search, run_subject (run)->givens, run_subject (run)->n_givens);
  cover_search_run (search, &(CoverLimits){ .solutions = 1 });
  counters = *cover_search_counters (search);
  cover_search_free (search);
  run_unref (run);
  return counters;
}

/* L1, with a to d as bits 0 to 3: of all sets of options only {O, E} covers each thing once, and N
 * covers nothing.  The question about O has one answer: the option that covers something no other
 * option covers. */
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
  check_reveal (lesson, "Which one",
                "Answer: option E. Only E covers d, so without E there is no exact cover.");
}

/* L2 and L3: D has 3 options; covering A takes 4 updates and leaves 1. */
static void
covering (const void *data)
{
  g_autoptr (LessonsLesson) links = classes_ours ("2-links");
  g_autoptr (LessonsLesson) lesson = classes_ours ("3-covering");
  Run *run = classes_step (lesson, "Done")->run;
  const PlayerState *state;

  (void) data;
  check_equal_u64 (right_answer (links, "Size"), 3);
  check_equal_u64 (right_answer (lesson, "How many are left"), 1);
  state = run_state_at (run, classes_step (lesson, "Done")->position);
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

/* L4: A and then D are covered.  D first gives everything back; A first leaves A with size 4 and
 * two nodes. */
static void
undoing (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("4-undoing");
  const LessonsStep *step = classes_step (lesson, "Which first");
  const CoverLinks *whole = run_subject (step->run)->links;
  const PlayerState *state = run_state_at (step->run, step->position);
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

/* The node of an option in the list of an item. */
static uint32_t
node_of (const PlayerState *state, uint32_t option, uint32_t item)
{
  return player_state_node (state, option - 1, item);
}

/* L2: the arrow that leaves below the last node enters the header; the nodes of an option stand
 * side by side. */
static void
rings_and_rows (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("2-links");
  const LessonsStep *step = classes_step (lesson, "A row across");
  const PlayerState *state = run_state_at (step->run, step->position);
  const CoverLinks *links = state->links;

  (void) data;
  check_equal_u64 (links->nodes[node_of (state, 4, A)].down, player_state_header (A));
  check_equal_u64 (links->nodes[player_state_header (A)].up, node_of (state, 4, A));
  check_equal_u64 (node_of (state, 2, D), node_of (state, 2, A) + 1);
  check_equal_u64 (node_of (state, 2, G), node_of (state, 2, A) + 2);
}

/* L3: A is chosen before it is covered; uncovering it goes up its list, from option 4 to option
 * 2. */
static void
the_way_back_goes_up (const void *data)
{
  static const uint32_t order[] = { 4, 2 };
  g_autoptr (LessonsLesson) lesson = classes_ours ("3-covering");
  const LessonsStep *chosen = classes_step (lesson, "Chosen");
  Run *run = chosen->run;
  const PlayerState *state = run_state_at (run, chosen->position);
  bool uncovers_a = false;
  unsigned n = 0;

  (void) data;
  check_true (!player_state_is_covered (state, A));
  for (guint64 p = 1; p <= cover_record_reach (player_record (run_player (run)))->events; p++)
    {
      state = run_state_at (run, p);
      if (state->last.kind == COVER_EVENT_UNCOVER)
        uncovers_a = state->operand == player_state_header (A);
      else if (uncovers_a && state->last.kind == COVER_EVENT_UNHIDE)
        check_equal_u64 (cover_links_option (state->links, state->last.node) + 1, order[n++]);
    }
  check_equal_u64 (n, 2);
}

/* L4: no node in the list of D points at D in 4; D in 2, which is out of it too, does. */
static void
who_points_at_a_ghost (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("4-undoing");
  const LessonsStep *step = classes_step (lesson, "Ghosts");
  const PlayerState *state = run_state_at (step->run, step->position);
  const CoverLinks *links = state->links;
  const uint32_t ghost = node_of (state, 4, D), header = player_state_header (D);
  uint32_t node = header;

  (void) data;
  do
    {
      check_true (links->nodes[node].down != ghost && links->nodes[node].up != ghost);
      node = links->nodes[node].down;
    }
  while (node != header);
  check_equal_u64 (links->nodes[node_of (state, 2, D)].down, ghost);
  check_equal_u64 (links->nodes[ghost].down, node_of (state, 6, D));
}

/* L4: the step about the wrong order shows the right one. */
static void
the_picture_is_whole (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("4-undoing");
  const LessonsStep *step = classes_step (lesson, "Wrong order");
  const CoverLinks *whole = run_subject (step->run)->links;
  const PlayerState *state = run_state_at (step->run, step->position);

  (void) data;
  check_equal_memory (state->links->block, whole->block, whole->block_size);
}

/* L4: a node returns by three writes: the links above and below it, and the size of its item. */
static void
three_writes (const void *data)
{
  Run *run = classes_run ("knuth", NULL);
  guint64 behind = classes_moment ("knuth", "fewest", "relink of D in 4");
  Player *player = classes_player (run);
  g_autofree CoverNode *before = NULL;
  g_autofree uint32_t *sizes = NULL;
  const PlayerState *state;
  unsigned n_writes = 0;

  (void) data;
  player_seek (player, behind - 1);
  state = player_state (player);
  before = g_memdup2 (state->links->nodes, state->links->n_nodes * sizeof *before);
  sizes = g_memdup2 (state->links->size, (state->links->n_items + 1) * sizeof *sizes);
  player_seek (player, behind);
  state = player_state (player);
  for (uint32_t i = 0; i < state->links->n_nodes; i++)
    n_writes += (before[i].up != state->links->nodes[i].up)
                + (before[i].down != state->links->nodes[i].down);
  check_equal_u64 (n_writes, 2);
  for (uint32_t header = 1; header <= state->links->n_items; header++)
    n_writes += sizes[header] != state->links->size[header];
  check_equal_u64 (n_writes, 3);
  player_free (player);
  run_unref (run);
}

/* L5: every item with one option is right, cells and places of digits alike. */
static void
any_smallest_is_right (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("5-smallest");
  const LessonsStep *step = classes_step (lesson, "Your turn");
  const PlayerState *state = run_state_at (step->run, step->position);
  guint n;
  const guint64 *right = lessons_question_right (step->question, &n);
  guint n_ones = 0;

  (void) data;
  check_true (lessons_question_takes_any (step->question));
  for (uint32_t item = 0; item < state->links->n_items; item++)
    n_ones += player_state_is_open (state, item) && player_state_size (state, item) == 1;
  check_equal_u64 (n, n_ones);
  check_true (n > 6);
  for (guint i = 0; i < n; i++)
    check_equal_u64 (player_state_size (state, (uint32_t) right[i]), 1);
}

/* L5: 4,209 and 52 calls of search, 81 times fewer, and no dead end; beside the first call, one for
 * each digit. */
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
  check_equal_u64 (fewest.nodes, 1 + (81 - 30));
  check_equal_u64 ((first.nodes + fewest.nodes / 2) / fewest.nodes, 81);
  check_equal_text (lessons_question_choice (classes_step (lesson, "Guess")->question,
                                             (guint) right_answer (lesson, "Guess")),
                    "About 80 times");
}

/* L6: the four items of R2C3=1; 64 and 64, but 324 and 729; 24 left; 12 more options. */
static void
sudoku (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("6-sudoku");
  const LessonsStep *step = classes_step (lesson, "Givens");
  const PlayerState *state = run_state_at (step->run, step->position);
  Run *large = classes_run (EASY, NULL);
  uint32_t n_open = 0;

  (void) data;
  check_equal_u64 (state->links->n_items, 64);
  check_equal_u64 (state->links->n_options, 64);
  for (uint32_t header = 1; header <= 16; header++) /* the cells */
    if (!player_state_is_covered (state, header - 1))
      n_open += state->links->size[header];
  check_equal_u64 (n_open, 24);
  check_equal_u64 (run_subject (large)->links->n_items, 324);
  check_equal_u64 (run_subject (large)->links->n_options, 729);
  run_unref (large);
  check_equal_u64 (run_subject (step->run)->n_givens, 4);
  check_equal_u64 (counters_at_solution ("sudoku:1004000000000320", NULL).nodes, 12 + 1);
  check_reveal (lesson, "Name the four", "Answer: R2C3, 1 in row 2, 1 in column 3, 1 in box 2");
}

/* L7: 2, then 3, dead end at E, which is covered then; then 4, 1, 5. */
static void
dead_ends (const void *data)
{
  static const uint32_t tried[] = { 2, 3, 4, 1, 5 };
  g_autoptr (LessonsLesson) lesson = classes_ours ("7-dead-ends");
  Run *run = classes_step (lesson, "A has two")->run;
  unsigned n = 0;

  (void) data;
  for (guint64 p = 1; p <= cover_record_reach (player_record (run_player (run)))->events; p++)
    {
      const PlayerState *state = run_state_at (run, p);

      if (state->last.kind == COVER_EVENT_TRY)
        check_equal_u64 (cover_links_option (state->links, state->last.node) + 1, tried[n++]);
    }
  check_equal_u64 (n, 5);
  check_true (
      player_state_is_covered (run_state_at (run, classes_step (lesson, "Dead end")->position), E));
  check_equal_u64 (right_answer (lesson, "Which next"), B);
  check_equal_u64 (right_answer (lesson, "B has one"), E);
  check_reveal (lesson, "Which next",
                "Answer: B, with 1 option. E has 1 as well, but B stands first.");
  check_equal_u64 (counters_at_solution ("mutilated:4", NULL).solutions, 0);
  check_equal_u64 (counters_at_solution ("mutilated:4", NULL).dead_ends, 2);
  check_equal_u64 (counters_at_solution (INKALA, NULL).dead_ends, 83);
}

/* L8: one item refutes option 6, two items make the X-wing, also in its excerpt. */
static void
people (const void *data)
{
  static const char *const two[] = { "X-wing", "In the matrix", "Only what matters", "How many" };
  g_autoptr (LessonsLesson) lesson = classes_ours ("8-people");
  const PaintReason *one = classes_step (lesson, "Suppose")->reason;

  (void) data;
  check_equal_u64 (one->n_items, 1);
  check_equal_u64 (one->stuck, A);
  check_equal_u64 (one->taken, 5);
  check_equal_u64 (one->n_crossed, 2);
  for (unsigned i = 0; i < G_N_ELEMENTS (two); i++)
    {
      const PaintReason *reason = classes_step (lesson, two[i])->reason;

      check_equal_u64 (reason->n_items, 2);
      check_equal_u64 (reason->n_options, 4);
      check_equal_u64 (reason->n_forced, 1);
    }
  check_true (classes_step (lesson, "Two ways")->reason == NULL);
  check_equal_u64 (right_answer (lesson, "What follows"), 1);
  check_equal_u64 (right_answer (lesson, "How many"), 1);
}

/* L9: a queen on R3C3 leaves 4 of 16 places; of Knuth's coloured options, 2 agrees with 4 on x. */
static void
at_most_once (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("9-at-most-once");
  unsigned n_left = 0;

  (void) data;
  for (int row = 1; row <= 4; row++)
    for (int column = 1; column <= 4; column++)
      n_left += row != 3 && column != 3 && row - column != 0 && row + column != 6;
  check_equal_u64 (n_left, 4);
  check_equal_u64 (right_answer (lesson, "How many places"), 4);
  check_equal_u64 (counters_at_solution ("queens:4", NULL).dead_ends, 1);
  check_equal_u64 (right_answer (lesson, "Which not"), 1);
}

/* L10: the four solutions of the pentominoes are one, mirrored along both sides of the board.  Cell
 * a1 is item 3, and rows have five cells. */
static void
modelling (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("10-modelling");
  Run *run = classes_step (lesson, "Copies")->run;
  const CoverLinks *links = run_subject (run)->links;
  uint32_t covers[4][18] = { { 0 } };
  unsigned n = 0;

  (void) data;
  check_equal_u64 (run_state_at (run, 0)->totals->solutions, 4);
  for (guint64 p = 1; p <= cover_record_reach (player_record (run_player (run)))->events; p++)
    {
      const PlayerState *state = run_state_at (run, p);

      if (state->last.kind != COVER_EVENT_SOLUTION)
        continue;
      for (uint32_t level = 0; level < state->n_frames; level++)
        for (uint32_t node = links->first[state->frames[level].option];
             links->nodes[node].item != 0; node++)
          covers[n][links->nodes[node].item - 1] =
              links->nodes[links->first[state->frames[level].option]].item;
      n++;
    }
  check_equal_u64 (n, 4);
  for (unsigned other = 1; other < 4; other++)
    {
      bool same[4] = { true, true, true, true };

      for (unsigned cell = 0; cell < 15; cell++)
        {
          const unsigned row = cell / 5, column = cell % 5;
          const unsigned images[4] = { 5 * row + column, 5 * (2 - row) + column,
                                       5 * row + 4 - column, 5 * (2 - row) + 4 - column };

          for (unsigned i = 0; i < 4; i++)
            same[i] &= covers[0][3 + cell] == covers[other][3 + images[i]];
        }
      check_true (!same[0] && (same[1] || same[2] || same[3]));
    }
}

/* L11: the calls of the whole searches; 8 of 9 true numbers are within twice the error of their
 * mean, all but that of the last estimate by the first item, and more dives err less. */
static void
size_of_a_search (const void *data)
{
  static const char *const steps[] = { "Many dives", "Another rule", "Fewer queens" };
  static const guint64 calls[] = { 1020, 2049, 92 };
  g_autoptr (LessonsLesson) lesson = classes_ours ("11-size");

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      const LessonsStep *step = classes_step (lesson, steps[i]);

      check_equal_u64 (lessons_step_count_calls (step), calls[i]);
      check_equal_u64 (step->n_estimates, 3);
      for (guint k = 0; k < step->n_estimates; k++)
        {
          const CoverEstimate *estimate = &step->estimates[k];

          fprintf (stderr, "# %s: %u dives: %.1f, error %.1f\n", steps[i], estimate->n_dives,
                   estimate->nodes, estimate->error);
          check_equal_u64 (ABS (estimate->nodes - (double) calls[i]) <= 2 * estimate->error,
                           !(i == 1 && k == 2));
          check_true (k == 0 || estimate->error < step->estimates[k - 1].error);
        }
    }
  check_equal_u64 (right_answer (lesson, "Try it"), 3);
  check_equal_u64 (1 + 2 + 2 * 3 + 2 * 3 * 1, 15);
  check_equal_u64 ((1020 + 92 / 2) / 92, 11);
}

/* Wrong answers get a reason. */
static void
reasons (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours ("7-dead-ends");
  g_autoptr (LessonsReply) next = lessons_step_answer (classes_step (lesson, "Which next"), C);
  g_autoptr (LessonsReply) stuck = lessons_step_answer (classes_step (lesson, "B has one"), C);
  g_autoptr (LessonsLesson) undoing = classes_ours ("4-undoing");
  g_autoptr (LessonsReply) order = lessons_step_answer (classes_step (undoing, "Which first"), A);

  (void) data;
  check_true (!next->right && !stuck->right && !order->right);
  check_equal_text (next->reason, "C has 2; B has 1.");
  check_equal_text (stuck->reason, "Answer: E. E has only option 1 left, which has C and F. They"
                                   " are covered, so option 1 is hidden.");
  check_equal_text (order->reason, "Answer: D. D was covered last, while A was out. So the links of"
                                   " D fit only while A is out.");
}

int
main (void)
{
  check_claim ("/lessons/facts/exactly-once", exactly_once, NULL);
  check_claim ("/lessons/facts/covering", covering, NULL);
  check_claim ("/lessons/facts/undoing", undoing, NULL);
  check_claim ("/lessons/facts/rings-and-rows", rings_and_rows, NULL);
  check_claim ("/lessons/facts/the-way-back-goes-up", the_way_back_goes_up, NULL);
  check_claim ("/lessons/facts/who-points-at-a-ghost", who_points_at_a_ghost, NULL);
  check_claim ("/lessons/facts/the-picture-is-whole", the_picture_is_whole, NULL);
  check_claim ("/lessons/facts/three-writes", three_writes, NULL);
  check_claim ("/lessons/facts/smallest", smallest, NULL);
  check_claim ("/lessons/facts/any-smallest-is-right", any_smallest_is_right, NULL);
  check_claim ("/lessons/facts/sudoku", sudoku, NULL);
  check_claim ("/lessons/facts/dead-ends", dead_ends, NULL);
  check_claim ("/lessons/facts/people", people, NULL);
  check_claim ("/lessons/facts/at-most-once", at_most_once, NULL);
  check_claim ("/lessons/facts/modelling", modelling, NULL);
  check_claim ("/lessons/facts/size-of-a-search", size_of_a_search, NULL);
  check_claim ("/lessons/facts/reasons", reasons, NULL);
  return check_finish ();
}
