/* The table of the memory: Knuth's example by its numbers, and laws for any problem. */
#include "cover-links.h"
#include "dance-memory.h"
#include "dances.h"

#define BIT(field) (1u << (field))

static const DanceMemoryRow *
memory_row_of (const DanceMemoryRow *rows, unsigned n, uint32_t node)
{
  for (unsigned i = 0; i < n; i++)
    if (rows[i].node == node)
      return &rows[i];
  return NULL;
}

/* Root 0, headers 1 to 7, a spacer, and the nodes of CEF, ADG, BCF, AD, BG, DEG with a spacer behind
 * each: as in The Art of Computer Programming, 7.2.2.1, table 1, but for his negative spacers. */
static void
knuth_is_his_first_table (const void *data)
{
  static const int32_t up[] = { 0,  20, 24, 17, 27, 28, 18, 29, 0,  3,  5,  6,  9,  1,  4, 7,
                                13, 2,  9,  11, 17, 13, 14, 21, 17, 15, 24, 22, 10, 25, 27 };
  static const int32_t sizes[] = { 0, 2, 2, 2, 3, 2, 2, 3 };
  g_autoptr (DanceShow) show = show_of ("knuth");
  DanceMemoryRow rows[DANCE_MEMORY_ROWS];
  const unsigned n = dance_memory_read (dance_show_state (show), true, rows);

  (void) data;
  check_equal_u64 (n, 31);
  for (uint32_t i = 0; i < n; i++)
    check_equal_u64 (rows[i].node, i);
  for (uint32_t i = 1; i <= 7; i++)
    {
      check_equal_u64 ((uint64_t) rows[i].values[DANCE_MEMORY_SIZE], (uint64_t) sizes[i]);
      check_equal_u64 ((uint64_t) rows[i].values[DANCE_MEMORY_LEFT], i - 1);
      check_equal_u64 ((uint64_t) rows[i].values[DANCE_MEMORY_RIGHT], (i + 1) % 8);
    }
  for (uint32_t i = 9; i < n; i++)
    check_equal_u64 ((uint64_t) rows[i].values[DANCE_MEMORY_UP], (uint64_t) up[i]);
}

/* Position 5: option 2 leaves the list of D, whose header is node 4. */
static void
an_unlink_changes_three_values (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  DanceMemoryRow rows[DANCE_MEMORY_ROWS];
  const bool whole = data != NULL;
  unsigned n, n_changed = 0;

  dance_show_seek (show, 5);
  n = dance_memory_read (dance_show_state (show), whole, rows);
  check_equal_u64 (memory_row_of (rows, n, 4)->changed,
                   BIT (DANCE_MEMORY_DOWN) | BIT (DANCE_MEMORY_SIZE));
  check_equal_u64 (memory_row_of (rows, n, 22)->changed, BIT (DANCE_MEMORY_UP));
  check_true (memory_row_of (rows, n, 14)->current);
  for (unsigned i = 0; i < n; i++)
    n_changed += rows[i].changed != 0;
  check_equal_u64 (n_changed, 2);
}

/* Of what the last event writes, a state and the one before it differ exactly in the values that are
 * marked; around the step, all of these are shown. */
static void
marked_is_what_differs (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  Player *player = run_player (dance_show_run (show));
  DanceMemoryRow before[DANCE_MEMORY_ROWS], after[DANCE_MEMORY_ROWS], near[DANCE_MEMORY_ROWS];
  unsigned n = dance_memory_read (player_state (player), true, before), n_steps = 0;

  check_true (n > 0 && dance_memory_is_small (player_state (player)));
  while (player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_FORWARD)
         == PLAYER_ARRIVED)
    {
      const unsigned n_near = dance_memory_read (player_state (player), false, near);

      check_equal_u64 (dance_memory_read (player_state (player), true, after), n);
      for (unsigned i = 0; i < n; i++)
        {
          const DanceMemoryRow *shown = memory_row_of (near, n_near, i);
          unsigned differs = 0;

          for (unsigned field = 0; field < DANCE_MEMORY_FIELDS; field++)
            differs |= (unsigned) (before[i].values[field] != after[i].values[field]) << field;
          check_equal_u64 (after[i].changed, differs);
          check_true (differs == 0 || (shown != NULL && shown->changed == differs));
          n_steps += differs != 0;
        }
      memcpy (before, after, sizeof before);
    }
  check_true (n_steps > 20);
}

/* A Sudoku has thousands of nodes: those around the step are in order, and few. */
static void
a_large_problem_shows_the_step (const void *data)
{
  g_autoptr (DanceShow) show =
      show_of_sudoku ("boxes:3x3",
                      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419.."
                      "5....8..79",
                      false);
  Player *player = run_player (dance_show_run (show));
  DanceMemoryRow rows[DANCE_MEMORY_ROWS];

  (void) data;
  check_true (!dance_memory_is_small (player_state (player)));
  for (unsigned step = 0; step < 2000; step++)
    {
      const PlayerState *state = player_state (player);
      const unsigned n = dance_memory_read (state, true, rows);

      check_true (n > 0 && n <= 16);
      for (unsigned i = 1; i < n; i++)
        check_true (rows[i - 1].node < rows[i].node);
      check_true (!state->has_last || state->last.node == 0
                  || memory_row_of (rows, n, state->last.node) != NULL);
      if (player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_FORWARD)
          != PLAYER_ARRIVED)
        break;
    }
}

static void
rows_are_sentences (const void *data)
{
  static const struct
  {
    uint32_t node;
    const char *sentence;
  } wanted[] = {
    { 0, "Root 0: left 7, right 1" },
    { 4, "Header 4, D, size 3; left 3, right 5, up 27, down 14" },
    { 14, "Node 14, option 2; item 4, up 4, down 22" },
    { 12, "Spacer 12: up 9, down 15" },
  };
  g_autoptr (DanceShow) show = show_of ("knuth");
  const Subject *subject = run_subject (dance_show_run (show));
  DanceMemoryRow rows[DANCE_MEMORY_ROWS];
  const unsigned n = dance_memory_read (dance_show_state (show), true, rows);

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autofree char *sentence = dance_memory_sentence (subject, dance_show_state (show),
                                                         memory_row_of (rows, n, wanted[i].node));

      check_equal_text (sentence, wanted[i].sentence);
    }
}

int
main (void)
{
  check_claim ("/dance/memory/knuth-is-his-first-table", knuth_is_his_first_table, NULL);
  check_claim ("/dance/memory/an-unlink-changes-three-values/around",
               an_unlink_changes_three_values, NULL);
  check_claim ("/dance/memory/an-unlink-changes-three-values/whole", an_unlink_changes_three_values,
               "whole");
  check_claim ("/dance/memory/marked-is-what-differs/knuth", marked_is_what_differs, "knuth");
  check_claim ("/dance/memory/marked-is-what-differs/xcc", marked_is_what_differs, "xcc");
  check_claim ("/dance/memory/a-large-problem-shows-the-step", a_large_problem_shows_the_step,
               NULL);
  check_claim ("/dance/memory/rows-are-sentences", rows_are_sentences, NULL);
  return check_finish ();
}
