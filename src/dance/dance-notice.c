#include "dance-notice.h"

#include "words-fill.h"
#include "words-gettext.h"

static char *
take (BaseText *text)
{
  char *string = g_utf8_make_valid (base_text_string (text), -1);

  base_text_clear (text);
  return string;
}

static char *
say (const char *sentence, uint64_t n)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, WORDS_WITH (WORDS_NUMBER (n)));
  return take (&text);
}

char *
dance_break_name (Subject *subject, PlayerBreak which)
{
  const char *const *names =
      which.kind == PLAYER_BREAK_TRIED ? subject->names.options : subject->names.items;
  const char *sentence;
  BaseText text = BASE_TEXT_EMPTY;

  if (which.kind == PLAYER_BREAK_LEVEL)
    return say (_ ("level %1"), player_shown_level (which.subject));
  if (which.kind == PLAYER_BREAK_EMPTY && which.subject == PLAYER_ANY)
    return g_strdup (_ ("the size of any item becomes 0"));
  if (which.kind == PLAYER_BREAK_EMPTY)
    sentence = _ ("the size of %1 becomes 0");
  else if (which.kind == PLAYER_BREAK_TRIED)
    sentence = _ ("%1 is tried");
  else if (which.kind == PLAYER_BREAK_COVERED)
    sentence = _ ("%1 is covered");
  else
    sentence = _ ("%1 is chosen");
  words_fill (&text, sentence, WORDS_WITH (WORDS_TEXT (names[which.subject])));
  return take (&text);
}

static char *
tell_break (DanceShow *show)
{
  Run *run = dance_show_run (show);
  PlayerBreak which;
  BaseText text = BASE_TEXT_EMPTY;
  g_autofree char *name = NULL;

  if (!player_break_here (run_player (run), &which))
    return g_strdup ("");
  name = dance_break_name (run_subject (run), which);
  words_fill (&text, _ ("Breakpoint: %1"), WORDS_WITH (WORDS_TEXT (name)));
  return take (&text);
}

/* While the search runs, or after a limit, there may be more solutions than are known. */
static char *
no_solution (const PlayerState *state)
{
  uint64_t n = state->totals->dead_ends;

  if (!state->finished)
    return g_strdup (_ ("No further solution in what is searched so far."));
  if (state->totals->solutions > 0)
    return g_strdup (_ ("No further solution."));
  return say (P_ ("No solution: the whole search ends in %1 dead end.",
                  "No solution: the whole search ends in %1 dead ends.", n),
              n);
}

static char *
no_dead_end (const PlayerState *state)
{
  if (!state->finished)
    return g_strdup (_ ("No further dead end in what is searched so far."));
  if (state->totals->dead_ends > 0)
    return g_strdup (_ ("No further dead end."));
  return g_strdup (_ ("No dead end: this search never goes astray."));
}

static char *
no_break (DanceShow *show, PlayerWay way)
{
  size_t n;

  (void) player_breaks (run_player (dance_show_run (show)), &n);
  if (n == 0)
    return g_strdup (_ ("There is no breakpoint. B sets one."));
  return g_strdup (way == PLAYER_FORWARD ? _ ("No further breakpoint.")
                                         : _ ("No breakpoint before this."));
}

static char *
no_step (const PlayerState *state, PlayerWay way)
{
  if (way == PLAYER_BACKWARD)
    return g_strdup (_ ("This is the start."));
  return g_strdup (state->finished ? _ ("This is the end.")
                                   : _ ("This is the end of what is searched so far."));
}

static char *
tell_nowhere (DanceShow *show, PlayerAim aim, PlayerWay way)
{
  const PlayerState *state = dance_show_state (show);

  switch (aim)
    {
    case PLAYER_TO_SOLUTION:
      return way == PLAYER_FORWARD ? no_solution (state)
                                   : g_strdup (_ ("No solution before this."));
    case PLAYER_TO_DEAD_END:
      return way == PLAYER_FORWARD ? no_dead_end (state)
                                   : g_strdup (_ ("No dead end before this."));
    case PLAYER_TO_BREAKPOINT:
      return no_break (show, way);
    case PLAYER_OVER:
      return g_strdup (_ ("Nothing is left on this level: Up leads out of it."));
    default:
      return no_step (state, way);
    }
}

char *
dance_notice (DanceShow *show)
{
  PlayerGoal goal;
  PlayerWay way;

  switch (dance_show_why_stopped (show, &goal, &way))
    {
    case DANCE_STOP_BREAK:
      return tell_break (show);
    case DANCE_STOP_NOWHERE:
      return tell_nowhere (show, goal.aim, way);
    case DANCE_STOP_NONE:
    case DANCE_STOP_THERE:
    default:
      return g_strdup ("");
    }
}
