/* Everything that can be counted at a moment: its words, and its number. */
#include "lessons-moment-private.h"

#include "player-links.h"

enum
{
  SIZE,
  ITEMS,
  OPTIONS,
  LEVEL,
  NODES,
  UPDATES,
  DEAD_ENDS,
  SOLUTIONS,
  ALL_ITEMS,
  ALL_OPTIONS,
  ALL_NODES,
  ALL_UPDATES,
  ALL_DEAD_ENDS,
  ALL_SOLUTIONS,
  MEASURES,
};

static const char *const first_words[MEASURES] = {
  "size", "items", "options", "level", "nodes", "updates", "dead", "solutions",
};

/* The measures behind "all": the same of the whole problem, or of the whole run. */
static const int whole[MEASURES] = {
  [ITEMS] = ALL_ITEMS,     [OPTIONS] = ALL_OPTIONS,     [NODES] = ALL_NODES,
  [UPDATES] = ALL_UPDATES, [DEAD_ENDS] = ALL_DEAD_ENDS, [SOLUTIONS] = ALL_SOLUTIONS,
};

static bool
read_item_of (LessonsCursor *cursor, const Subject *subject, LessonsMeasure *out_measure)
{
  RunTarget target;

  if (!run_reader_accept (&cursor->reader, "of"))
    return run_reader_expected (&cursor->reader, "of ITEM");
  if (!run_target_read (&cursor->reader, subject, RUN_BIT (RUN_ITEM), &target))
    return false;
  out_measure->item = target.index;
  return true;
}

bool
lessons_measure_read (LessonsCursor *cursor, const Subject *subject, LessonsMeasure *out_measure)
{
  static const char expected[] = "size of ITEM, level, [all] items, options, nodes, updates,"
                                 " dead ends, solutions";
  const bool all = run_reader_accept (&cursor->reader, "all");
  const RunWord word = run_reader_peek (&cursor->reader);
  int what = 0;

  while (what < SOLUTIONS && !run_word_is (word, first_words[what]))
    what++;
  if (!run_word_is (word, first_words[what]) || (all && whole[what] == 0))
    return run_reader_expected (&cursor->reader, expected);
  run_reader_skip (&cursor->reader);
  if (what == DEAD_ENDS && !run_reader_accept (&cursor->reader, "ends"))
    return run_reader_expected (&cursor->reader, "ends");
  *out_measure = (LessonsMeasure){ all ? whole[what] : what, 0 };
  return what != SIZE || read_item_of (cursor, subject, out_measure);
}

static guint64
count_open_items (const PlayerState *state)
{
  guint64 n = 0;

  for (uint32_t header = state->links->right[0]; header != 0; header = state->links->right[header])
    n++;
  return n;
}

static guint64
count_open_options (const PlayerState *state)
{
  guint64 n = 0;

  for (uint32_t option = 0; option < state->links->n_options; option++)
    n += player_state_option (state, option).state == PLAYER_OPTION_OPEN;
  return n;
}

bool
lessons_measure_is_size (const LessonsMeasure *self)
{
  return self->what == SIZE;
}

guint64
lessons_measure (const LessonsMeasure *self, const PlayerState *state)
{
  switch (self->what)
    {
    case SIZE:
      return player_state_size (state, self->item);
    case ITEMS:
      return count_open_items (state);
    case OPTIONS:
      return count_open_options (state);
    case LEVEL:
      return player_state_shown_level (state);
    case NODES:
      return state->counters->nodes;
    case UPDATES:
      return state->counters->updates;
    case DEAD_ENDS:
      return state->counters->dead_ends;
    case SOLUTIONS:
      return state->counters->solutions;
    case ALL_ITEMS:
      return state->links->n_items;
    case ALL_OPTIONS:
      return state->links->n_options;
    case ALL_NODES:
      return state->totals->nodes;
    case ALL_UPDATES:
      return state->totals->updates;
    case ALL_DEAD_ENDS:
      return state->totals->dead_ends;
    case ALL_SOLUTIONS:
    default:
      return state->totals->solutions;
    }
}
