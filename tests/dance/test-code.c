/* The lines of the algorithm that are lit at a moment of a run. */
#include "dance-code.h"
#include "dances.h"
#include "player-links.h"

static bool
goes_forward (Player *player)
{
  return player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_FORWARD)
         == PLAYER_ARRIVED;
}

/* The outermost call of an operation, as the event that announces it has it. */
static ListingStep
announced_call (const PlayerState *state, ListingStep before)
{
  const bool own = player_state_is_header (state, state->operand);

  switch (state->last.kind)
    {
    case COVER_EVENT_COVER:
    case COVER_EVENT_PURIFY:
      return own ? LISTING_COVER_OWN : LISTING_COVER_OTHER;
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_UNPURIFY:
      return own ? LISTING_UNCOVER_OWN : LISTING_UNCOVER_OTHER;
    default:
      return before;
    }
}

/* To its last event, an operation has the calls with which it was announced: also whether it covers
 * or purifies. */
static void
check_calls (const DanceCodeLines *lines, const PlayerState *state, ListingStep outermost)
{
  const ListingLight *light = &lines->light;

  check_true ((light->n_calls > 0) == (listing_procedure (state->last.kind) != LISTING_SEARCHES));
  if (light->n_calls > 0)
    check_equal_u64 (light->calls[light->n_calls - 1], outermost);
}

static void
every_event_lights_its_lines (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  Run *run = dance_show_run (show);
  Player *player = run_player (run);
  Listing *listing = listing_new (dance_code_kind (LISTING_C, run));
  bool lit[LISTING_STEPS] = { false };
  ListingStep outermost = LISTING_NO_STEP;

  while (goes_forward (player))
    {
      const PlayerState *state = player_state (player);
      const DanceCodeLines lines = dance_code_lines (state, 1);

      outermost = announced_call (state, outermost);
      check_calls (&lines, state, outermost);
      check_equal_u64 (lines.current + 1, lines.light.n_steps);
      for (unsigned i = 0; i < lines.light.n_steps; i++)
        lit[lines.light.steps[i]] = true;
      for (unsigned i = 0; i < lines.light.n_calls; i++)
        lit[lines.light.calls[i]] = true;
    }
  for (unsigned i = 0; i < listing->n; i++)
    check_true (listing->lines[i].step == LISTING_NO_STEP || lit[listing->lines[i].step]);
  listing_free (listing);
}

/* Every other form has a line for what is lit, too, and one current line. */
static void
each_form_has_one_current_line (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  Run *run = dance_show_run (show);
  Player *player = run_player (run);
  Listing *listings[LISTING_FORMS];

  for (unsigned form = 0; form < LISTING_FORMS; form++)
    listings[form] = listing_new (dance_code_kind ((ListingForm) form, run));
  while (goes_forward (player))
    {
      const DanceCodeLines lines = dance_code_lines (player_state (player), 1);
      const ListingStep step = lines.light.steps[lines.current];

      for (unsigned form = 0; form < LISTING_FORMS; form++)
        check_true (listing_find (listings[form], step) < listings[form]->n);
    }
  for (unsigned form = 0; form < LISTING_FORMS; form++)
    listing_free (listings[form]);
}

/* While an unlink is animated, its writes are current one after the other. */
static void
writes_follow_the_phase (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  const PlayerState *state = dance_show_state (show);
  DanceCodeLines lines;

  (void) data;
  dance_show_seek (show, 5);
  state = dance_show_state (show);
  check_equal_u64 (state->last.kind, COVER_EVENT_UNLINK);
  lines = dance_code_lines (state, 0);
  check_equal_u64 (lines.light.steps[lines.current], LISTING_UNLINK_DOWN);
  lines = dance_code_lines (state, 0.5);
  check_equal_u64 (lines.light.steps[lines.current], LISTING_UNLINK_UP);
  lines = dance_code_lines (state, 1);
  check_equal_u64 (lines.light.steps[lines.current], LISTING_UNLINK_SIZE);
}

/* Undo lights lines of its own: no line of an undo is one of the way forward. */
static void
undo_has_lines_of_its_own (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  Player *player = run_player (dance_show_run (show));
  unsigned directions[LISTING_STEPS] = { 0 };

  while (goes_forward (player))
    {
      const PlayerState *state = player_state (player);
      const DanceCodeLines lines = dance_code_lines (state, 1);
      const ListingProcedure procedure = listing_procedure (state->last.kind);

      for (unsigned i = 0; i < lines.light.n_steps; i++)
        directions[lines.light.steps[i]] |= 1u << procedure;
      for (unsigned i = 0; i < lines.light.n_calls; i++)
        directions[lines.light.calls[i]] |= 1u << procedure;
    }
  for (unsigned step = 0; step < LISTING_STEPS; step++)
    check_true ((directions[step] & (directions[step] - 1)) == 0);
}

int
main (void)
{
  check_claim ("/dance/code/every-event-lights-its-lines/knuth", every_event_lights_its_lines,
               "knuth");
  check_claim ("/dance/code/every-event-lights-its-lines/xcc", every_event_lights_its_lines, "xcc");
  check_claim ("/dance/code/each-form-has-one-current-line/queens-4",
               each_form_has_one_current_line, "queens:4");
  check_claim ("/dance/code/each-form-has-one-current-line/xcc", each_form_has_one_current_line,
               "xcc");
  check_claim ("/dance/code/writes-follow-the-phase", writes_follow_the_phase, NULL);
  check_claim ("/dance/code/undo-has-lines-of-its-own/knuth", undo_has_lines_of_its_own, "knuth");
  check_claim ("/dance/code/undo-has-lines-of-its-own/xcc", undo_has_lines_of_its_own, "xcc");
  return check_finish ();
}
