#include "dances.h"

#include "player-links.h"

/* Knuth's six options, worked by hand: items A to G; options CEF ADG BCF AD BG DEG.  A has the
 * fewest, two. */
static const char *const by_option[] = {
  "Item A: 2 options are left, the fewest.",
  "Try option 2 (choice 1 of 2). Item B: 1 option is left, the fewest.",
};

static const char *
sentence_of (DanceScript *script, guint index)
{
  g_autoptr (DanceLine) line = g_list_model_get_item (G_LIST_MODEL (script), index);

  return line != NULL ? dance_line_sentence (line) : NULL;
}

static guint
n_lines (DanceScript *script)
{
  return g_list_model_get_n_items (G_LIST_MODEL (script));
}

static void
the_first_steps_are_those_worked_by_hand (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  g_autoptr (DanceScript) script = NULL;

  (void) data;
  dance_show_set_motion (show, false);
  dance_show_set_step_size (show, DANCE_STEP_OPTION);
  script = dance_script_new (show);
  check_equal_u64 (n_lines (script), 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (by_option); i++)
    {
      check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_OPTION));
      dance_script_update (script);
      check_equal_u64 (n_lines (script), i + 1);
      check_equal_text (sentence_of (script, i), by_option[i]);
    }
}

/* Trying 4 leads to a dead end, because no option is left for the items it leaves open; one line
 * reports both. */
static void
a_step_into_a_dead_end_says_so (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  g_autoptr (DanceScript) script = NULL;
  const char *last;

  (void) data;
  dance_show_set_step_size (show, DANCE_STEP_OPTION);
  (void) player_move (run_player (dance_show_run (show)), (PlayerGoal){ .aim = PLAYER_TO_DEAD_END },
                      PLAYER_FORWARD);
  script = dance_script_new (show);
  last = sentence_of (script, n_lines (script) - 1);
  check_true (g_str_has_prefix (last, "Try option "));
  check_true (g_str_has_suffix (last, "Dead end: no option is left for E."));
}

/* Walked to, jumped to, or come back to. */
static void
the_same_position_has_the_same_transcript (const void *data)
{
  g_autoptr (DanceShow) walked = show_of (data), jumped = show_of (data);
  g_autoptr (DanceScript) a = NULL, b = NULL;

  dance_show_set_motion (walked, false);
  dance_show_set_motion (jumped, false);
  for (unsigned size = 0; size < DANCE_STEPS; size++)
    {
      g_clear_object (&a);
      dance_show_seek (walked, 0);
      dance_show_set_step_size (walked, size);
      dance_show_set_step_size (jumped, size);
      a = dance_script_new (walked);
      for (unsigned i = 0; i < 40 && dance_show_step (walked, PLAYER_FORWARD, size); i++)
        {
          if (i % 7 == 3)
            {
              dance_show_step (walked, PLAYER_BACKWARD, size);
              dance_script_update (a);
              dance_show_step (walked, PLAYER_FORWARD, size);
            }
          dance_script_update (a);
          g_clear_object (&b);
          dance_show_seek (jumped, position_of (walked));
          b = dance_script_new (jumped);
          check_equal_u64 (n_lines (b), n_lines (a));
          for (guint k = 0; k < n_lines (a); k++)
            check_equal_text (sentence_of (a, k), sentence_of (b, k));
        }
    }
}

static void
check_steps_to (DanceShow *show, DanceScript *script, DanceStep size, const char *sentence)
{
  check_true (dance_show_step (show, PLAYER_FORWARD, size));
  dance_script_update (script);
  check_equal_text (dance_script_sentence (script), sentence);
}

/* For every size of steps, and of the lines in the transcript. */
static void
the_sentence_is_of_the_step_that_was_made (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  g_autoptr (DanceScript) script = NULL;
  guint n;

  (void) data;
  dance_show_set_motion (show, false);
  dance_show_set_step_size (show, DANCE_STEP_LINK);
  script = dance_script_new (show);
  check_true (dance_script_sentence (script) == NULL);
  check_steps_to (show, script, DANCE_STEP_LINK, by_option[0]);
  check_steps_to (show, script, DANCE_STEP_ITEM, "Cover A: 2 options are hidden.");
  check_steps_to (show, script, DANCE_STEP_ITEM, "Try option 2 (choice 1 of 2).");
  dance_show_set_step_size (show, DANCE_STEP_OPTION);
  dance_script_update (script);
  n = n_lines (script);
  check_steps_to (show, script, DANCE_STEP_LINK, "Unlink D, so that C and E point past it.");
  check_steps_to (show, script, DANCE_STEP_LINK,
                  "Option 6 leaves the list of E, which has 1 option left.");
  check_equal_u64 (n_lines (script), n);
  check_steps_to (show, script, DANCE_STEP_OPTION,
                  "Try option 2 (choice 1 of 2). Item B: 1 option is left, the fewest.");
}

/* In the size that is set. */
static void
the_sentence_of_a_leap_is_the_last_line (const void *data)
{
  g_autoptr (DanceShow) show = show_of (data);
  g_autoptr (DanceScript) script = NULL;

  dance_show_set_motion (show, false);
  script = dance_script_new (show);
  for (unsigned size = 0; size < DANCE_STEPS; size++)
    {
      dance_show_set_step_size (show, size);
      dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_LINK);
      for (uint64_t position = 1; position < 60; position++)
        {
          g_autofree char *sentence = NULL;

          dance_show_seek (show, position);
          sentence = g_strdup (dance_script_sentence (script)); /* before there is such a line */
          dance_script_update (script);
          check_equal_text (sentence, sentence_of (script, n_lines (script) - 1));
        }
    }
}

static void
the_preview_is_what_the_next_event_says (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  g_autoptr (DanceScript) script = NULL;

  (void) data;
  script = dance_script_new (show);
  check_equal_text (dance_script_preview (script), by_option[0]);
  dance_show_seek (show, UINT64_MAX);
  check_equal_text (dance_script_preview (script), "");
}

/* Sixty frames of one step look at one position. */
static void
the_preview_is_told_once_a_position_and_size (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("knuth");
  g_autoptr (DanceScript) script = NULL;
  gint64 now = 1000;
  guint told;

  (void) data;
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_LINK));
  script = dance_script_new (show);
  (void) dance_script_preview (script);
  told = dance_script_n_told (script);
  while (dance_show_tick (show, now += 16667))
    {
      dance_script_update (script);
      (void) dance_script_preview (script);
    }
  check_equal_u64 (dance_script_n_told (script), told);
  dance_show_set_step_size (show, DANCE_STEP_OPTION);
  (void) dance_script_preview (script);
  check_equal_u64 (dance_script_n_told (script), told + 1);
}

/* Thirty givens in one step are summarized, not described by the first. */
static void
givens_are_told_together (const void *data)
{
  g_autoptr (DanceShow) show = show_of_sudoku ("boxes:2x2", "1...3...........", true);
  g_autoptr (DanceScript) script = NULL;

  (void) data;
  dance_show_set_motion (show, false);
  dance_show_set_step_size (show, DANCE_STEP_LEVEL);
  script = dance_script_new (show);
  check_equal_text (dance_script_preview (script), "All 2 givens are placed; the search begins.");
  dance_show_set_step_size (show, DANCE_STEP_OPTION);
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_OPTION));
  check_equal_text (dance_script_preview (script),
                    "Given: R2C1=3. All 2 givens are placed; the search begins.");
  check_true (dance_show_step (show, PLAYER_FORWARD, DANCE_STEP_OPTION));
  dance_script_update (script);
  check_equal_text (sentence_of (script, 0), "Given: R1C1=1.");
}

int
main (void)
{
  check_claim ("/dance/script/the-first-steps-are-those-worked-by-hand",
               the_first_steps_are_those_worked_by_hand, NULL);
  check_claim ("/dance/script/a-step-into-a-dead-end-says-so", a_step_into_a_dead_end_says_so,
               NULL);
  check_claim ("/dance/script/the-same-position-has-the-same-transcript/knuth",
               the_same_position_has_the_same_transcript, "knuth");
  check_claim ("/dance/script/the-same-position-has-the-same-transcript/queens-5",
               the_same_position_has_the_same_transcript, "queens:5");
  check_claim ("/dance/script/the-sentence-is-of-the-step-that-was-made",
               the_sentence_is_of_the_step_that_was_made, NULL);
  check_claim ("/dance/script/the-sentence-of-a-leap-is-the-last-line/knuth",
               the_sentence_of_a_leap_is_the_last_line, "knuth");
  check_claim ("/dance/script/the-sentence-of-a-leap-is-the-last-line/queens-5",
               the_sentence_of_a_leap_is_the_last_line, "queens:5");
  check_claim ("/dance/script/the-preview-is-what-the-next-event-says",
               the_preview_is_what_the_next_event_says, NULL);
  check_claim ("/dance/script/the-preview-is-told-once-a-position-and-size",
               the_preview_is_told_once_a_position_and_size, NULL);
  check_claim ("/dance/script/givens-are-told-together", givens_are_told_together, NULL);
  return check_finish ();
}
