/* The line about the show's position. */
#include "cover-links.h"
#include "dance-strip.h"
#include "dances.h"

#include <string.h>

/* After that many events of a problem. */
typedef struct
{
  uint64_t position;
  const char *strip;
} Moment;

/* Knuth's 6x7 example by hand: 1 CEF, 2 ADG, 3 BCF, 4 AD, 5 BG, 6 DEG. */
static const Moment by_hand[] = {
  { 0, "Level 0 · 0 calls · 0 updates · 0 dead ends · 0 solutions" },
  { 1, "Level 1 · A, 2 options · 1 call · 0 updates · 0 dead ends · 0 solutions" },
  { 3, "Level 1 · A, 2 options · last links: the root ↔ B · 1 call · 1 update · 0 dead ends · 0 "
       "solutions" },
  { 5, "Level 1 · A, 2 options · last links: D ↕ option 4 · 1 call · 2 updates · 0 dead ends · 0 "
       "solutions" },
  { 6, "Level 1 · A, 2 options · last links: G ↕ option 5 · 1 call · 3 updates · 0 dead ends · 0 "
       "solutions" },
  { 8, "Level 1 · A, 2 options · last links: D ↕ option 6 · 1 call · 4 updates · 0 dead ends · 0 "
       "solutions" },
  { 9, "Level 1 · A, 2 options · try 1 of 2 · last links: D ↕ option 6 · 1 call · 4 updates · 0 "
       "dead ends · 0 solutions" },
  { 38, "Level 3 · E, 0 options · last links: the root ↔ the root · 3 calls · 17 updates · 1 dead "
        "end · 0 solutions" },
  { 40, "Level 3 · E, 0 options · last links: the root ↔ E ↔ the root · 3 calls · 17 updates · 1 "
        "dead end · 0 solutions" },
  { 47, "Level 2 · B, 1 option · last links: F ↕ option 1 ↕ F · 3 calls · 17 updates · 1 dead end "
        "· 0 solutions" },
};

static void
knuth_is_as_worked_by_hand (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (by_hand); i++)
    {
      g_autofree char *strip = NULL;

      dance_show_seek (show, by_hand[i].position);
      strip = dance_strip (show);
      check_equal_text (strip, by_hand[i].strip);
    }
}

/* The names of the last links changed differ wherever the names of the problem do. */
static void
names_keep_what_tells_them_apart (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:8");
  Subject *problem = run_subject (dance_show_run (show));
  Player *player = run_player (dance_show_run (show));
  unsigned n_ends = 0;

  (void) data;
  for (unsigned i = 0; i < 400; i++)
    {
      const PlayerState *state = dance_show_state (show);
      const CoverEvent *event = &state->last;

      if (state->has_last && event->kind == COVER_EVENT_UNLINK_HEADER
          && state->links->right[event->node] > state->links->n_primary
          && state->links->right[event->node] <= state->links->n_items)
        {
          const char *name = problem->names.items[state->links->right[event->node] - 1];
          const char *number = strrchr (name, ' ');
          g_autofree char *strip = dance_strip (show), *wanted = g_strconcat (number, " · ", NULL);

          check_true (strstr (strip, wanted) != NULL);
          n_ends++;
        }
      player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_FORWARD);
    }
  check_true (n_ends > 4);
}

/* Nothing below it moves when the line grows. */
static void
its_room_is_enough (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  g_autofree char *longest = dance_strip_longest (run_subject (dance_show_run (show)));
  Player *player = run_player (dance_show_run (show));

  for (unsigned i = 0;
       i < 5000
       && player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_FORWARD)
              == PLAYER_ARRIVED;
       i++)
    {
      g_autofree char *strip = dance_strip (show);

      check_true (g_utf8_strlen (strip, -1) <= g_utf8_strlen (longest, -1));
    }
}

int
main (void)
{
  check_claim ("/dance/strip/knuth-is-as-worked-by-hand", knuth_is_as_worked_by_hand, NULL);
  check_claim ("/dance/strip/names-keep-what-tells-them-apart", names_keep_what_tells_them_apart,
               NULL);
  check_claim ("/dance/strip/its-room-is-enough/knuth", its_room_is_enough, "knuth");
  check_claim ("/dance/strip/its-room-is-enough/xcc", its_room_is_enough, "xcc");
  check_claim ("/dance/strip/its-room-is-enough/pentominoes", its_room_is_enough,
               "pentominoes:6x10");
  return check_finish ();
}
