/* At every position of a run the sentence, the strip and the variables count levels alike. */
#include "dance-strip.h"
#include "dance-variables.h"
#include "dances.h"

#include <string.h>

/* Includes some backtracking, within about a second. */
#define MOST_EVENTS 6000

/* Finds the number after a word of a line, in the language of the source; false where the word is
 * missing. */
static bool
number_behind (const char *line, const char *word, guint64 *out_number)
{
  const char *found = strstr (line, word);

  if (found == NULL || !g_ascii_isdigit (found[strlen (word)]))
    return false;
  *out_number = g_ascii_strtoull (found + strlen (word), NULL, 10);
  return true;
}

/* Compares the sentence's next step with the actual one. */
static bool
check_sentence (DanceScript *script, const PlayerState *state)
{
  GListModel *lines = G_LIST_MODEL (script);
  const guint n = g_list_model_get_n_items (lines);
  g_autoptr (DanceLine) line = n > 0 ? g_list_model_get_item (lines, n - 1) : NULL;
  guint64 level;

  if (line == NULL
      || (!number_behind (dance_line_sentence (line), "Level ", &level)
          && !number_behind (dance_line_sentence (line), "back to level ", &level)))
    return false;
  check_equal_u64 (level, player_state_shown_level (state));
  return true;
}

static void
check_position (DanceShow *show, DanceVariables *variables)
{
  const PlayerState *state = dance_show_state (show);
  const uint32_t level = player_state_shown_level (state);
  g_autofree char *strip = dance_strip (show);
  guint64 number = G_MAXUINT64;

  check_true (number_behind (strip, "Level ", &number));
  check_equal_u64 (number, level);
  dance_variables_read (variables, run_subject (dance_show_run (show)), state);
  check_equal_u64 (g_ascii_strtoull (variables->values[DANCE_VARIABLE_LEVEL], NULL, 10), level);
  /* An option belongs to its level while it is being tried or taken. */
  if (state->level < state->n_frames && state->frames[state->level].taken)
    check_equal_u64 (level, player_state_n_taken (state));
}

static void
walk (DanceShow *show)
{
  g_autoptr (DanceScript) script = dance_script_new (show);
  DanceVariables variables = { 0 };
  const uint64_t end = dance_show_state (show)->end;
  unsigned n_sentences = 0;

  dance_show_set_step_size (show, DANCE_STEP_LINK);
  for (uint64_t position = 0; position <= end && position < MOST_EVENTS; position++)
    {
      dance_show_seek (show, position);
      dance_script_update (script);
      check_position (show, &variables);
      if (dance_show_state (show)->operand == 0)
        n_sentences += check_sentence (script, dance_show_state (show));
    }
  check_true (n_sentences >= 4);
  dance_variables_clear (&variables);
}

static void
all_say_one_number (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);

  walk (show);
}

/* Inkala's, which goes back and forth. */
static void
all_say_one_number_in_a_sudoku (const void *data)
{
  g_autoptr (DanceShow) show = show_of_sudoku ("boxes:3x3", data, false);

  walk (show);
}

int
main (void)
{
  check_claim ("/dance/levels/all-say-one-number/knuth", all_say_one_number, "knuth");
  check_claim ("/dance/levels/all-say-one-number/queens-6", all_say_one_number, "queens:6");
  check_claim ("/dance/levels/all-say-one-number/inkala", all_say_one_number_in_a_sudoku,
               "800000000003600000070090200050007000000045700000100030001000068008500010090000400");
  return check_finish ();
}
