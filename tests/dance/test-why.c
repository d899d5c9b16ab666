/* Why an option cannot be chosen, in any problem and at any position. */
#include "dances.h"

#include "dance-why.h"
#include "words.h"

#include <string.h>

#define MOST_SECONDS 10

static const DanceWhyAnswer *
ask (DanceWhy *why, DanceShow *show, uint32_t option)
{
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  dance_why_ask (why, show, option);
  while (dance_why_is_busy (why) && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
  check_true (!dance_why_is_busy (why));
  return dance_why_get_answer (why);
}

static void
check_sentence (DanceWhy *why, const char *part)
{
  g_autofree char *sentence = dance_why_sentence (why);

  check_true (sentence != NULL && strstr (sentence, part) != NULL);
}

/* At the start nothing is chosen.  Each refuted place is in no solution, and has a sentence, in
 * which shapes of Sudokus have no part. */
static void
queens_are_refuted (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:4");
  g_autoptr (DanceWhy) why = dance_why_new ();
  const CoverProblem *problem = run_subject (dance_show_run (show))->problem;
  ReasonTechnique technique;
  unsigned n_refuted = 0;

  (void) data;
  for (uint32_t option = 0; option < cover_problem_n_options (problem); option++)
    {
      const DanceWhyAnswer *answer = ask (why, show, option);

      check_true (answer->kind == DANCE_WHY_REASON || answer->kind == DANCE_WHY_NO_REASON);
      if (answer->kind != DANCE_WHY_REASON)
        continue;
      n_refuted++;
      check_true (answer->step.n_items > 0 && answer->step.struck[0] == option);
      check_true (answer->alive[option] != 0);
      check_sentence (why, "queen");
      technique = words_reason_technique (run_subject (dance_show_run (show)), &answer->step);
      check_true (technique == REASON_SINGLE || technique >= REASON_AIC);
    }
  /* Of 16 places, 8 are in one of both solutions. */
  check_equal_u64 (n_refuted, 8);
}

/* After some steps the chosen option is told, and the one that it excludes. */
static void
chosen_options_are_told (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("queens:8");
  g_autoptr (DanceWhy) why = dance_why_new ();
  const CoverProblem *problem = run_subject (dance_show_run (show))->problem;
  uint32_t chosen, n_excluded = 0;

  (void) data;
  check_equal_u64 (player_move (run_player (dance_show_run (show)),
                                (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_FORWARD),
                   PLAYER_ARRIVED);
  check_true (player_state_n_taken (dance_show_state (show)) == 8);
  chosen = dance_show_state (show)->frames[0].option;
  check_equal_u64 (ask (why, show, chosen)->kind, DANCE_WHY_CHOSEN);
  check_sentence (why, "Chosen already: ");
  for (uint32_t option = 0; option < cover_problem_n_options (problem); option++)
    {
      const DanceWhyAnswer *answer = ask (why, show, option);

      n_excluded += answer->kind == DANCE_WHY_EXCLUDED;
      check_true (answer->kind == DANCE_WHY_EXCLUDED || answer->kind == DANCE_WHY_CHOSEN);
    }
  check_equal_u64 (n_excluded, 64 - 8);
}

/* A Sudoku, as the matrix that its givens leave and as the whole one. */
static void
givens_count (const void *data)
{
  const bool whole = data != NULL;
  g_autoptr (DanceShow) show = show_of_sudoku ("boxes:2x2", "1.3.............", whole);
  g_autoptr (DanceWhy) why = dance_why_new ();
  const Board *board = run_subject (dance_show_run (show))->board;
  unsigned counts[DANCE_WHY_TOO_LARGE + 1] = { 0 };

  for (uint32_t option = 0; option < board_n_options (board); option++)
    counts[ask (why, show, option)->kind]++;
  check_true ((counts[DANCE_WHY_CHOSEN] == 2) == whole);
  check_true ((counts[DANCE_WHY_EXCLUDED] > 0) == whole);
  check_true (counts[DANCE_WHY_NO_REASON] > 0);
}

static void
count (unsigned *n)
{
  (*n)++;
}

/* The newest question counts, and one that was stopped has no answer. */
static void
questions_can_be_stopped (const void *data)
{
  g_autoptr (DanceShow) show = show_of ("pentominoes");
  g_autoptr (DanceWhy) why = dance_why_new ();
  unsigned n_answers = 0;

  (void) data;
  g_signal_connect_swapped (why, "answered", G_CALLBACK (count), &n_answers);
  dance_why_ask (why, show, 0);
  check_true (dance_why_is_busy (why));
  dance_why_stop (why);
  check_true (!dance_why_is_busy (why) && dance_why_get_answer (why) == NULL);
  dance_why_ask (why, show, 0);
  check_true (ask (why, show, 1) != NULL);
  check_equal_u64 (dance_why_get_answer (why)->option, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  check_equal_u64 (n_answers, 1);
}

int
main (void)
{
  check_claim ("/dance/why/queens-are-refuted", queens_are_refuted, NULL);
  check_claim ("/dance/why/chosen-options-are-told", chosen_options_are_told, NULL);
  check_claim ("/dance/why/givens-count/left", givens_count, NULL);
  check_claim ("/dance/why/givens-count/whole", givens_count, "");
  check_claim ("/dance/why/questions-can-be-stopped", questions_can_be_stopped, NULL);
  return check_finish ();
}
