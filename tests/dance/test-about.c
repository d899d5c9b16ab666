#include "dance-about.h"
#include "dances.h"
#include "player-links.h"

#define CHECK_SAYS(show, item, option, words)                   \
  do                                                            \
    {                                                           \
      g_autofree char *said = dance_about (show, item, option); \
      check_equal_text (said, words);                           \
    }                                                           \
  while (0)

static void
go (DanceShow *show, PlayerAim aim, unsigned times)
{
  for (unsigned i = 0; i < times; i++)
    check_equal_u64 (player_move (run_player (dance_show_run (show)), (PlayerGoal){ .aim = aim },
                                  PLAYER_FORWARD),
                     PLAYER_ARRIVED);
}

/* Knuth's six options: CEF ADG BCF AD BG DEG.  Trying 2 (ADG) first covers A, D, G: 4, 5, 6 are
 * out; then B has one option, 3 (BCF), which takes C and F, and E has none. */
static void
the_links_are_put_into_words (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");

  (void) data;
  CHECK_SAYS (show, 3, COVER_NONE, "D: 3 options");
  CHECK_SAYS (show, COVER_NONE, 3, "option 4");
  CHECK_SAYS (show, 0, 3, "option 4\nA: 2 options");
  CHECK_SAYS (show, COVER_NONE, COVER_NONE, "");
  go (show, PLAYER_TO_DEAD_END, 1);
  CHECK_SAYS (show, 0, COVER_NONE, "A: covered when it was chosen, level 1; option 2 is taken");
  CHECK_SAYS (show, 3, COVER_NONE, "D: covered by option 2, level 1");
  CHECK_SAYS (show, 2, COVER_NONE, "C: covered by option 3, level 2");
  CHECK_SAYS (show, COVER_NONE, 1, "option 2: taken on level 1");
  CHECK_SAYS (show, COVER_NONE, 3, "option 4: hidden when A was covered, level 1");
  CHECK_SAYS (show, COVER_NONE, 4, "option 5: hidden when G was covered for option 2, level 1");
  CHECK_SAYS (show, COVER_NONE, 0, "option 1: hidden when C was covered for option 3, level 2");
  CHECK_SAYS (show, 4, COVER_NONE, "E: covered, being decided on level 3");
}

/* The item is covered, and the search has the option in hand that it tries next. */
static void
what_is_not_tried_yet_hides_nothing (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");

  (void) data;
  while (dance_show_state (show)->next.kind != COVER_EVENT_TRY)
    go (show, PLAYER_BY_EVENT, 1);
  CHECK_SAYS (show, 0, COVER_NONE, "A: covered, being decided on level 1");
  CHECK_SAYS (show, COVER_NONE, 1, "option 2: hidden when A was covered, level 1");
  CHECK_SAYS (show, COVER_NONE, 3, "option 4: hidden when A was covered, level 1");
  go (show, PLAYER_BY_EVENT, 1);
  CHECK_SAYS (show, COVER_NONE, 1, "option 2: taken on level 1");
  CHECK_SAYS (show, COVER_NONE, 3, "option 4: hidden when A was covered, level 1");
}

static void
check_call_says (DanceShow *show, uint64_t position, size_t call, const char *expected)
{
  const CoverTree tree = dance_show_state (show)->tree;
  g_autofree char *said = NULL;

  check_true (call < tree.n);
  said = dance_about_call (show, &tree.nodes[call], position);
  check_equal_text (said, expected);
}

/* Knuth's: start, 2, 3 (dead end), 4, 1, 5 (solution). */
static void
calls_are_put_into_words (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  const uint64_t end = dance_show_state (show)->end;
  const CoverTreeNode fold = { .level = 3, .n_folded = 2, .nodes = 5, .dead_ends = 4, .to = 1 };
  g_autofree char *folded = dance_about_call (show, &fold, 2);

  (void) data;
  check_call_says (show, end, 0,
                   "Start: A is decided first\n6 calls · 1 dead end · 1 solution\nsearched");
  check_call_says (show, 0, 1,
                   "Level 1: option 2, then B is decided\n2 calls · 1 dead end · 0 solutions\n"
                   "still to come");
  check_call_says (show, end, 2, "Level 2: option 3, dead end: no option is left for E\nsearched");
  check_call_says (show, dance_show_state (show)->tree.nodes[3].from, 3,
                   "Level 1: option 4, then E is decided\n3 calls · 0 dead ends · 1 solution\n"
                   "being searched");
  check_call_says (show, end, 5, "Level 3: option 5, solution\nsearched");
  check_equal_text (folded, "Level 3: 2 subtrees, folded\n5 calls · 4 dead ends · 0 solutions\n"
                            "searched");
}

static void
colours_are_called_by_their_names (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("xcc");
  g_autofree char *said = NULL;
  const PlayerState *state;
  uint32_t item = 0;

  (void) data;
  go (show, PLAYER_TO_SOLUTION, 1);
  state = dance_show_state (show);
  while (item < state->links->n_items && player_state_colour (state, item) != 1)
    item++;
  check_true (item < state->links->n_items);
  said = dance_about (show, item, COVER_NONE);
  check_equal_text (said, "x, of colour A: 2 options agree");
}

int
main (void)
{
  check_claim ("/dance/about/the-links-are-put-into-words", the_links_are_put_into_words, NULL);
  check_claim ("/dance/about/what-is-not-tried-yet-hides-nothing",
               what_is_not_tried_yet_hides_nothing, NULL);
  check_claim ("/dance/about/calls-are-put-into-words", calls_are_put_into_words, NULL);
  check_claim ("/dance/about/colours-are-called-by-their-names", colours_are_called_by_their_names,
               NULL);
  return check_finish ();
}
