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
branches_are_put_into_words (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  Player *player = run_player (dance_show_run (show));
  g_autofree char *item = NULL, *dead = NULL, *now = NULL, *left = NULL, *unknown = NULL;
  PlayerBranch branches[8];
  size_t n;

  (void) data;
  go (show, PLAYER_TO_DEAD_END, 1);
  check_equal_u64 (player_branches (player, 0, true, branches, 8, &n), BASE_OK);
  item = dance_about_branch (show, 0, COVER_NONE, NULL);
  now = dance_about_branch (show, 0, 0, &branches[0]);
  left = dance_about_branch (show, 0, 1, &branches[1]);
  check_equal_text (item, "Level 1: A, 2 options");
  check_equal_text (now, "Level 1: option 2, being searched");
  check_equal_text (left, "Level 1: option 4, not tried yet");
  go (show, PLAYER_TO_SOLUTION, 1);
  check_equal_u64 (player_branches (player, 0, true, branches, 8, &n), BASE_OK);
  dead = dance_about_branch (show, 0, 0, &branches[0]);
  check_equal_text (dead, "Level 1: option 2, only dead ends in 2 calls");
  branches[0].nodes = 0;
  unknown = dance_about_branch (show, 0, 0, &branches[0]);
  check_equal_text (unknown, "Level 1: option 2, tried");
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

static void
what_is_folded_is_counted (const void *data)
{
  g_autofree char *branches = dance_about_branches (2, 12), *levels = dance_about_levels (2, 5);

  (void) data;
  check_equal_text (branches, "Level 3: 12 more options");
  check_equal_text (levels, "Levels 3 to 7");
}

int
main (void)
{
  check_claim ("/dance/about/the-links-are-put-into-words", the_links_are_put_into_words, NULL);
  check_claim ("/dance/about/what-is-not-tried-yet-hides-nothing",
               what_is_not_tried_yet_hides_nothing, NULL);
  check_claim ("/dance/about/branches-are-put-into-words", branches_are_put_into_words, NULL);
  check_claim ("/dance/about/colours-are-called-by-their-names", colours_are_called_by_their_names,
               NULL);
  check_claim ("/dance/about/what-is-folded-is-counted", what_is_folded_is_counted, NULL);
  return check_finish ();
}
