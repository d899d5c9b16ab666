/* The values of the algorithm's variables: Knuth's 6x7 example worked by hand, and laws for any
 * problem. */
#include "dance-variables.h"
#include "dances.h"
#include "player-links.h"

/* After that many events: level, i, o, options taken; and the i, o and n of cover (+) or uncover
 * (-). */
typedef struct
{
  uint64_t position;
  char called;
  const char *values[DANCE_VARIABLES];
} Moment;

/* 1 CEF, 2 ADG, 3 BCF, 4 AD, 5 BG, 6 DEG. */
static const Moment by_hand[] = {
  { 0, ' ', { "0", "", "", "", "", "", "" } },
  /* A is chosen and covered: options 2 and 4 leave the other lists. */
  { 1, ' ', { "1", "A, size 2", "", "", "", "", "" } },
  { 2, '+', { "1", "A, size 2", "", "", "A, size 2", "", "" } },
  { 4, '+', { "1", "A, size 2", "", "", "A, size 2", "option 2", "" } },
  { 5, '+', { "1", "A, size 2", "", "", "A, size 2", "option 2", "D, size 2" } },
  { 6, '+', { "1", "A, size 2", "", "", "A, size 2", "option 2", "G, size 2" } },
  { 8, '+', { "1", "A, size 2", "", "", "A, size 2", "option 4", "D, size 1" } },
  /* Option 2 is tried: D and G are covered. */
  { 9, ' ', { "1", "A, size 2", "option 2, 1 of 2", "option 2", "", "", "" } },
  { 14,
    '+',
    { "1", "A, size 2", "option 2, 1 of 2", "option 2", "D, size 1", "option 6", "G, size 1" } },
  { 15, '+', { "1", "A, size 2", "option 2, 1 of 2", "option 2", "G, size 1", "", "" } },
  { 18,
    '+',
    { "1", "A, size 2", "option 2, 1 of 2", "option 2", "G, size 1", "option 5", "B, size 1" } },
  /* One level deeper: nothing is chosen yet; then B, whose only option is 3. */
  { 19, ' ', { "2", "", "", "option 2", "", "", "" } },
  { 20, ' ', { "2", "B, size 1", "", "option 2", "", "", "" } },
  /* Covering F hides nothing any more. */
  { 33, '+', { "2", "B, size 1", "option 3, 1 of 1", "option 2; option 3", "F, size 0", "", "" } },
  /* E has no option: its loop runs zero times. */
  { 35, ' ', { "3", "E, size 0", "", "option 2; option 3", "", "", "" } },
  { 38, ' ', { "3", "E, size 0", "", "option 2; option 3", "", "", "" } },
  { 40, '-', { "3", "E, size 0", "", "option 2; option 3", "E, size 0", "", "" } },
  /* Back: option 3 is taken back, F first and then C. */
  { 41, ' ', { "2", "B, size 1", "option 3, 1 of 1", "option 2; option 3", "", "", "" } },
  { 42, ' ', { "2", "B, size 1", "option 3, 1 of 1", "option 2", "", "", "" } },
  { 44, '-', { "2", "B, size 1", "option 3, 1 of 1", "option 2", "F, size 0", "", "" } },
  { 47,
    '-',
    { "2", "B, size 1", "option 3, 1 of 1", "option 2", "C, size 1", "option 1", "F, size 1" } },
  { 49, '-', { "2", "B, size 1", "option 3, 1 of 1", "option 2", "C, size 1", "", "" } },
};

static void
knuth_is_as_worked_by_hand (const void *data)
{
  static const char signs[] = {
    [LISTING_SEARCHES] = ' ', [LISTING_COVERS] = '+', [LISTING_UNCOVERS] = '-'
  };
  g_autoptr (DanceShow) show = show_of ("knuth");
  Subject *problem = run_subject (dance_show_run (show));
  DanceVariables variables = { 0 };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (by_hand); i++)
    {
      const Moment *moment = &by_hand[i];

      dance_show_seek (show, moment->position);
      check_equal_u64 (position_of (show), moment->position);
      (void) dance_variables_read (&variables, problem, dance_show_state (show));
      check_equal_u64 ((uint64_t) signs[variables.called], (uint64_t) moment->called);
      for (unsigned k = 0; k < DANCE_VARIABLES; k++)
        check_equal_text (variables.values[k], moment->values[k]);
    }
  dance_variables_clear (&variables);
}

/* Only the variables that an event changes are reported as changed. */
static void
changes_are_told (const void *data)
{
  const unsigned covered = 1u << DANCE_VARIABLE_COVERED, hidden = 1u << DANCE_VARIABLE_HIDDEN,
                 node = 1u << DANCE_VARIABLE_NODE;
  const unsigned wanted[] = {
    1u << DANCE_VARIABLE_LEVEL,
    1u << DANCE_VARIABLE_LEVEL | 1u << DANCE_VARIABLE_ITEM,
    covered,
    0,
    hidden,
    node,
    node,
    hidden | node,
    node,
    1u << DANCE_VARIABLE_OPTION | 1u << DANCE_VARIABLE_TAKEN | covered | hidden | node,
  };
  g_autoptr (DanceShow) show = show_of ("knuth");
  Subject *problem = run_subject (dance_show_run (show));
  DanceVariables variables = { 0 };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      dance_show_seek (show, i);
      check_equal_u64 (dance_variables_read (&variables, problem, dance_show_state (show)),
                       wanted[i]);
      check_equal_u64 (dance_variables_read (&variables, problem, dance_show_state (show)), 0);
    }
  dance_variables_clear (&variables);
}

static bool
is_of_colours (CoverEventKind kind)
{
  return kind == COVER_EVENT_PURIFY || kind == COVER_EVENT_UNPURIFY;
}

static bool
is_announced (CoverEventKind kind)
{
  return kind == COVER_EVENT_COVER || kind == COVER_EVENT_UNCOVER || is_of_colours (kind);
}

/* The i of cover and uncover is, to their last event, the item with which they were announced;
 * going back shows what going on has shown. */
static void
calls_keep_their_item (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  Subject *problem = run_subject (dance_show_run (show));
  Player *player = run_player (dance_show_run (show));
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  DanceVariables variables = { 0 };
  const char *announced = "";
  unsigned n_calls = 0;
  bool purifies = false;

  while (player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_FORWARD)
         == PLAYER_ARRIVED)
    {
      const PlayerState *state = player_state (player);
      const CoverEventKind kind = state->last.kind;

      (void) dance_variables_read (&variables, problem, state);
      if (is_announced (kind))
        announced = problem->names.items[player_state_item (state, state->last.node)];
      check_true (g_str_has_prefix (variables.values[DANCE_VARIABLE_COVERED],
                                    variables.called != LISTING_SEARCHES ? announced : ""));
      check_true ((*variables.values[DANCE_VARIABLE_COVERED] != '\0')
                  == (variables.called != LISTING_SEARCHES));
      n_calls += variables.called != LISTING_SEARCHES;
      purifies = is_announced (kind) ? is_of_colours (kind) : purifies;
      check_true (variables.purifies == (purifies && variables.called != LISTING_SEARCHES));
      g_ptr_array_add (seen, g_strjoinv ("|", (char *[]){ variables.values[0], variables.values[1],
                                                          variables.values[2], variables.values[3],
                                                          variables.values[4], variables.values[5],
                                                          variables.values[6], NULL }));
    }
  check_true (n_calls > 20);
  for (guint i = seen->len; i > 1; i--)
    {
      g_autofree char *again = NULL;

      check_equal_u64 (
          player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_BACKWARD),
          PLAYER_ARRIVED);
      (void) dance_variables_read (&variables, problem, player_state (player));
      again = g_strjoinv ("|",
                          (char *[]){ variables.values[0], variables.values[1], variables.values[2],
                                      variables.values[3], variables.values[4], variables.values[5],
                                      variables.values[6], NULL });
      check_equal_text (again, g_ptr_array_index (seen, i - 2));
    }
  dance_variables_clear (&variables);
}

/* Forced options before the search count as options taken. */
static void
givens_are_options_that_are_taken (const void *data)
{
  g_autoptr (DanceShow) show = show_of_sudoku ("boxes:2x2", "1...3...........", true);
  Subject *problem = run_subject (dance_show_run (show));
  DanceVariables variables = { 0 };

  (void) data;
  dance_show_seek (show, 2);
  (void) dance_variables_read (&variables, problem, dance_show_state (show));
  check_equal_text (variables.values[DANCE_VARIABLE_OPTION], "R2C1=3");
  check_equal_text (variables.values[DANCE_VARIABLE_TAKEN], "");
  dance_variables_clear (&variables);
}

int
main (void)
{
  check_claim ("/dance/variables/knuth-is-as-worked-by-hand", knuth_is_as_worked_by_hand, NULL);
  check_claim ("/dance/variables/changes-are-told", changes_are_told, NULL);
  check_claim ("/dance/variables/calls-keep-their-item/knuth", calls_keep_their_item, "knuth");
  check_claim ("/dance/variables/calls-keep-their-item/xcc", calls_keep_their_item, "xcc");
  check_claim ("/dance/variables/calls-keep-their-item/queens-5", calls_keep_their_item,
               "queens:5");
  check_claim ("/dance/variables/givens-are-options-that-are-taken",
               givens_are_options_that_are_taken, NULL);
  return check_finish ();
}
