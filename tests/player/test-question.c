/* Questions and views: the answers for a position agree with a plain replay. */
#include "check.h"
#include "cover-search.h"
#include "player-links.h"
#include "runs.h"

#include "base-random.h"

#include <stdlib.h>
#include <string.h>

/* The facts about an item or a node, from watching. */
typedef struct
{
  bool done;
  uint32_t level;
  uint64_t when;
} Watched;

typedef struct
{
  Watched *items, *nodes; /* taken; hidden */
  uint64_t *chosen;       /* of each option: the time of its try, 0 if it is not on the path */
} Watch;

static Watch
watch_new (const CoverLinks *links)
{
  Watch watch = {
    .items = calloc (links->n_items + 1, sizeof (Watched)),
    .nodes = calloc (links->n_nodes + 1, sizeof (Watched)),
    .chosen = calloc (links->n_options + 1, sizeof (uint64_t)),
  };

  check_true (watch.items != NULL && watch.nodes != NULL && watch.chosen != NULL);
  return watch;
}

static void
watch_free (Watch *self)
{
  free (self->items);
  free (self->nodes);
  free (self->chosen);
}

static void
watch_event (Watch *self, const CoverLinks *links, const CoverEvent *event, uint64_t position)
{
  const Watched now = { true, event->level, position };
  const uint32_t item = links->nodes[event->node].item - 1;

  switch (event->kind)
    {
    case COVER_EVENT_UNLINK_HEADER:
    case COVER_EVENT_PURIFY:
      self->items[item] = now;
      break;
    case COVER_EVENT_RELINK_HEADER:
    case COVER_EVENT_UNPURIFY:
      self->items[item].done = false;
      break;
    case COVER_EVENT_UNLINK:
      self->nodes[event->node] = now;
      break;
    case COVER_EVENT_RELINK:
      self->nodes[event->node].done = false;
      break;
    case COVER_EVENT_TRY:
      self->chosen[cover_links_option (links, event->node)] = position;
      break;
    case COVER_EVENT_UNTRY:
      self->chosen[cover_links_option (links, event->node)] = 0;
      break;
    default:
      break;
    }
}

/* Given options were not watched; the view provides their names. */
static void
check_items (const PlayerState *state, const Watch *watch)
{
  for (uint32_t item = 0; item < state->links->n_items; item++)
    {
      const PlayerTaker taker = state->takers[item];
      const bool losing_colour = state->operand > state->links->n_items
                                 && player_state_item (state, state->operand) == item;

      if (taker.level == PLAYER_GIVENS || losing_colour)
        continue;
      check_equal_u64 (taker.level != PLAYER_NOBODY, watch->items[item].done);
      if (taker.level != PLAYER_NOBODY)
        check_equal_u64 (taker.level, watch->items[item].level);
    }
}

static void
check_nodes (const PlayerState *state, const Watch *watch)
{
  const CoverLinks *links = state->links;

  for (uint32_t node = links->n_items + 2; node + 1 < links->n_nodes; node++)
    if (links->nodes[node].item != 0)
      {
        const PlayerTaker hider = player_state_hider (state, node);

        if (hider.level == PLAYER_GIVENS)
          continue;
        check_equal_u64 (player_state_is_hidden (state, node), watch->nodes[node].done);
        check_equal_u64 (hider.level != PLAYER_NOBODY, watch->nodes[node].done);
        if (watch->nodes[node].done)
          check_equal_u64 (hider.level, watch->nodes[node].level);
      }
}

/* An option is out when it cannot be chosen any more: some item of it is taken by others. */
static bool
is_out (const PlayerState *state, uint32_t option)
{
  const CoverLinks *links = state->links;

  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    {
      uint32_t item = player_state_item (state, node);

      if (player_state_is_covered (state, item)
          || (player_state_colour (state, item) != 0 && !player_state_agrees (state, node)))
        return true;
    }
  return false;
}

static void
check_options (const PlayerState *state, const Watch *watch)
{
  const bool whole = state->operand == 0;
  uint32_t n_chosen = 0;

  for (uint32_t option = 0; option < state->links->n_options; option++)
    {
      const PlayerOption seen = player_state_option (state, option);

      check_equal_u64 (seen.state == PLAYER_OPTION_CHOSEN, watch->chosen[option] != 0);
      n_chosen += watch->chosen[option] != 0;
      if (whole && seen.state != PLAYER_OPTION_CHOSEN && seen.state != PLAYER_OPTION_GIVEN)
        check_equal_u64 (seen.state == PLAYER_OPTION_HIDDEN, is_out (state, option));
    }
  check_equal_u64 (player_state_n_taken (state), n_chosen);
}

static void
the_view_agrees_with_what_happened (const void *data)
{
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  Watch watch = watch_new (run.links);
  uint64_t n = player_end (player);
  uint64_t stride = run.links->n_options > 100 ? 97 : 1;

  for (uint64_t p = 0; p <= n; p++)
    {
      const PlayerState *state;
      CoverEvent event;

      if (p % stride == 0)
        {
          state = player_state (player);
          check_equal_u64 (state->position, p);
          check_equal_u64 (state->has_last, p > 0);
          check_true (p == 0 || state->last.kind == event.kind);
          check_true (state->has_next == (p < n));
          check_equal_u64 (state->n_givens, p < run.what.n_givens ? p : run.what.n_givens);
          check_items (state, &watch);
          check_nodes (state, &watch);
          check_options (state, &watch);
        }
      if (p == n)
        break;
      check_true (cover_search_peek (player_search (player), &event));
      watch_event (&watch, cover_search_links (player_search (player)), &event, p + 1);
      check_equal_u64 (player_move (player, (PlayerGoal){ PLAYER_BY_EVENT, 0 }, PLAYER_FORWARD),
                       PLAYER_ARRIVED);
    }
  watch_free (&watch);
  player_free (player);
  run_free (&run);
}

static void
check_when (Player *player, const CoverLinks *links, const Watch *watch)
{
  const PlayerState *state = player_state (player);
  uint64_t when;

  for (uint32_t item = 0; item < links->n_items; item++)
    if (state->takers[item].level < PLAYER_GIVENS && watch->items[item].done)
      {
        check_equal_u64 (player_when_taken (player, item, &when), BASE_OK);
        check_equal_u64 (when, watch->items[item].when);
      }
  for (uint32_t option = 0; option < links->n_options; option += 1 + links->n_options / 50)
    {
      const uint32_t node = links->first[option];

      if (watch->chosen[option] != 0)
        {
          check_equal_u64 (player_when_chosen (player, option, &when), BASE_OK);
          check_equal_u64 (when, watch->chosen[option]);
        }
      if (watch->nodes[node].done && player_state_hider (state, node).level < PLAYER_GIVENS)
        {
          check_equal_u64 (player_when_hidden (player, node, &when), BASE_OK);
          check_equal_u64 (when, watch->nodes[node].when);
        }
    }
}

/* At random positions, with a watch that goes through the run once. */
static void
when_is_when_it_happened (const void *data)
{
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  CoverSearch *straight = run_fresh (&run);
  const CoverLinks *links = cover_search_links (straight);
  Watch watch = watch_new (run.links);
  uint64_t n = player_end (player), next = 0;
  BaseRandom random = { .state = 6 };
  CoverEvent event;

  for (uint64_t p = 0;; p++)
    {
      if (p == next)
        {
          check_equal_u64 (player_seek (player, p), BASE_OK);
          check_when (player, links, &watch);
          check_equal_u64 (player_position (player), p);
          check_true (cover_search_same (player_search (player), straight));
          next += 1 + base_random_next (&random) % (n / (check_quick () ? 10 : 40) + 1);
        }
      if (p == n)
        break;
      check_true (cover_search_peek (straight, &event));
      watch_event (&watch, links, &event, p + 1);
      cover_search_forward (straight, NULL);
    }
  watch_free (&watch);
  cover_search_free (straight);
  player_free (player);
  run_free (&run);
}

static void
what_is_not_so_has_no_when (const void *data)
{
  Run run = run_new (&run_cases[2], false);
  Player *player = run_player (&run);
  uint64_t when = 7;

  (void) data;
  check_equal_u64 (player_when_taken (player, 0, &when), BASE_BAD_INPUT);
  check_equal_u64 (player_when_chosen (player, 0, &when), BASE_BAD_INPUT);
  check_equal_u64 (player_when_hidden (player, run.links->first[0], &when), BASE_BAD_INPUT);
  check_equal_u64 (when, 7);
  player_free (player);
  run_free (&run);
}

static void
changes_are_the_last_ones (const void *data)
{
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  uint64_t n;
  RunEvent *log = run_log (&run, &n);
  BaseRandom random = { .state = 2 };

  for (int i = 0; i < 200; i++)
    {
      uint64_t p = base_random_next (&random) % (n + 1), q = p;
      PlayerChange changes[20];
      size_t n_changes;

      player_seek (player, p);
      n_changes = player_changes (player, p > 30 ? p - 30 : 0, changes, 20);
      for (size_t k = 0; k < n_changes; k++)
        {
          check_true (changes[k].position <= q);
          q = changes[k].position - 1;
          check_true (log[q].event.kind == changes[k].event.kind
                      && log[q].event.node == changes[k].event.node);
        }
      check_equal_u64 (player_position (player), p);
    }
  free (log);
  player_free (player);
  run_free (&run);
}

/* The results of a level's branches add up, and their positions are where they were tried and taken
 * back. */
static void
branches_add_up (const void *data)
{
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  Player *other = run_player (&run);
  BaseRandom random = { .state = 1 };

  for (int i = 0; i < 100; i++)
    {
      const PlayerState *state;
      PlayerBranch branches[32];
      uint32_t level;
      size_t n;

      player_seek (player, base_random_next (&random) % (player_end (player) + 1));
      state = player_state (player);
      check_equal_u64 (player_branches (player, state->n_frames, true, branches, 32, &n),
                       BASE_BAD_INPUT);
      if (state->n_frames == 0)
        continue;
      level = base_random_below (&random, state->n_frames);
      check_equal_u64 (player_branches (player, level, true, branches, 32, &n), BASE_OK);
      check_equal_u64 (n, state->frames[level].branches < 32 ? state->frames[level].branches : 32);
      for (size_t k = 0; k < n; k++)
        {
          CoverEvent event;

          check_true ((branches[k].state == PLAYER_BRANCH_LEFT)
                      == (k >= state->frames[level].tried));
          if (branches[k].state != PLAYER_BRANCH_TRIED)
            continue;
          check_true (branches[k].from < branches[k].to && branches[k].to <= state->position);
          check_true (branches[k].nodes > 0);
          player_seek (other, branches[k].from);
          check_true (cover_search_peek (player_search (other), &event));
          check_true (event.kind == COVER_EVENT_TRY && event.node == branches[k].node);
          check_equal_u64 (player_move (other, (PlayerGoal){ PLAYER_OVER, 0 }, PLAYER_FORWARD),
                           PLAYER_ARRIVED);
          check_equal_u64 (player_position (other), branches[k].to);
        }
    }
  player_free (player);
  player_free (other);
  run_free (&run);
}

/* The number of tries in this visit of the level; the option about to be tried does not count. */
static void
an_option_is_tried_from_its_try_on (const void *data)
{
  Run run = run_new (data, false);
  Player *player = run_player (&run);
  uint32_t *tries = calloc (run.links->n_items + 1, sizeof *tries);

  check_true (tries != NULL);
  for (uint64_t i = 0; i < (check_quick () ? 2000 : 20000); i++)
    {
      const PlayerState *state = player_state (player);
      const uint32_t level = state->level;

      if (level < state->n_frames)
        {
          const PlayerFrame *frame = &state->frames[level];
          const bool trying = state->has_next && state->next.kind == COVER_EVENT_TRY;

          if (state->last.kind == COVER_EVENT_CHOOSE)
            tries[level] = 0;
          tries[level] += state->last.kind == COVER_EVENT_TRY;
          check_equal_u64 (frame->tried, tries[level]);
          if (state->has_next)
            check_true (frame->between == trying && !(trying && frame->taken));
          if (trying)
            check_true (frame->node != state->next.node);
        }
      if (player_move (player, (PlayerGoal){ PLAYER_BY_EVENT, 0 }, PLAYER_FORWARD)
          != PLAYER_ARRIVED)
        break;
    }
  free (tries);
  player_free (player);
  run_free (&run);
}

/* There, the option is tried on that level, under the same path; and the entrance lies before all
 * of them. */
static void
every_branch_has_its_moment (const void *data)
{
  Run run = run_new (data, true);
  Player *player = run_player (&run);
  Player *other = run_player (&run);
  BaseRandom random = { .state = 2 };

  for (int i = 0; i < 100; i++)
    {
      const PlayerState *state, *there;
      PlayerBranch branches[32];
      uint64_t entered, tried, before;
      uint32_t level;
      size_t n;

      player_seek (player, base_random_next (&random) % (player_end (player) + 1));
      state = player_state (player);
      check_equal_u64 (player_when_entered (player, state->n_frames, &tried), BASE_BAD_INPUT);
      if (state->n_frames == 0)
        continue;
      level = base_random_below (&random, state->n_frames);
      check_equal_u64 (player_when_entered (player, level, &entered), BASE_OK);
      player_seek (other, entered);
      check_equal_u64 (player_state (other)->level, level);
      check_true (entered < state->position);
      check_equal_u64 (player_branches (player, level, false, branches, 32, &n), BASE_OK);
      before = entered;
      for (size_t k = 0; k < n; k++)
        {
          if (player_when_tried (player, level, (uint32_t) k, &tried) != BASE_OK)
            {
              check_true (k >= state->frames[level].tried && !state->finished);
              break;
            }
          check_true (tried > before);
          check_true (tried > state->position || k < state->frames[level].tried);
          check_true (tried <= state->position || k + 1 >= state->frames[level].tried);
          before = tried;
          player_seek (other, tried);
          there = player_state (other);
          check_equal_u64 (there->level, level);
          check_equal_u64 (there->frames[level].option, branches[k].option);
          check_equal_u64 (there->frames[level].tried, k + 1);
          for (uint32_t above = 0; above < level; above++)
            check_equal_u64 (there->frames[above].option, state->frames[above].option);
        }
      check_equal_u64 (player_when_tried (player, level, state->frames[level].branches, &tried),
                       BASE_BAD_INPUT);
      check_equal_u64 (player_position (player), state->position);
    }
  player_free (player);
  player_free (other);
  run_free (&run);
}

int
main (void)
{
  run_claims ("question/every-branch-has-its-moment", every_branch_has_its_moment, false);
  run_claims ("question/the-view-agrees-with-what-happened", the_view_agrees_with_what_happened,
              false);
  run_claims ("question/when-is-when-it-happened", when_is_when_it_happened, false);
  run_claims ("question/changes-are-the-last-ones", changes_are_the_last_ones, false);
  run_claims ("question/branches-add-up", branches_add_up, false);
  run_claims ("question/an-option-is-tried-from-its-try-on", an_option_is_tried_from_its_try_on,
              false);
  check_claim ("/player/question/what-is-not-so-has-no-when", what_is_not_so_has_no_when, NULL);
  return check_finish ();
}
