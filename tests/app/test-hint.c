/* Requests for hints about a document, as the window makes them.  No window is needed. */
#include "app-answers.h"
#include "app-board-state.h"
#include "base-memory.h"
#include "board.h"
#include "check.h"
#include "games.h"

#include <string.h>

#define MOST_SECONDS 10

static void
wait_for_answer (AppAnswers *answers)
{
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  while (app_answers_is_busy (answers) && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
  check_true (!app_answers_is_busy (answers));
}

static void
count (unsigned *n)
{
  (*n)++;
}

static void
impatience_begins_no_hint_anew (const void *data)
{
  g_autoptr (DeskDocument) document = games_open (INKALA);
  g_autoptr (AppAnswers) answers = app_answers_new (document);
  unsigned n_changes = 0;

  (void) data;
  app_answers_hint (answers);
  check_true (app_answers_is_busy (answers));
  g_signal_connect_swapped (answers, "changed", G_CALLBACK (count), &n_changes);
  app_answers_hint (answers);
  check_equal_u64 (n_changes, 0);
  wait_for_answer (answers);
  check_true (g_str_has_prefix (app_answers_get_sentence (answers), "Look at "));
}

/* The first request is about marks that are no more.  R1C2 is 1. */
static void
another_position_is_asked_about_anew (const void *data)
{
  const uint32_t cell = 1;
  g_autoptr (DeskDocument) document = games_open (INKALA);
  g_autoptr (AppAnswers) answers = app_answers_new (document);

  (void) data;
  desk_document_simply (document, DESK_FILL_CANDIDATES);
  app_answers_hint (answers);
  desk_document_do (
      document,
      &(DeskAction){ .kind = DESK_TOGGLE_CANDIDATE, .cells = &cell, .n_cells = 1, .value = 1 });
  app_answers_hint (answers);
  wait_for_answer (answers);
  check_equal_text (app_answers_get_sentence (answers), "The marks of 1 cell leave out its digit.");
}

/* A mark here and there rules nothing out. */
static void
notes_are_not_called_wrong (const void *data)
{
  const uint32_t cell = 1;
  g_autoptr (DeskDocument) document = games_open (INKALA);
  g_autoptr (AppAnswers) answers = app_answers_new (document);

  (void) data;
  desk_document_do (
      document,
      &(DeskAction){ .kind = DESK_TOGGLE_CANDIDATE, .cells = &cell, .n_cells = 1, .value = 2 });
  app_answers_hint (answers);
  wait_for_answer (answers);
  check_true (g_str_has_prefix (app_answers_get_sentence (answers), "Look at "));
}

/* In setup a digit would be a given, so the step begins the game; one undo takes back both. */
static void
one_undo_takes_a_step_back (const void *data)
{
  g_autoptr (DeskDocument) document = games_open (EASY);
  g_autoptr (AppAnswers) answers = app_answers_new (document);
  uint32_t n_digits;

  (void) data;
  desk_document_simply (document, DESK_BACK_TO_SETUP);
  n_digits = desk_document_n_digits (document);
  for (unsigned stage = 0; stage < 4; stage++)
    {
      app_answers_hint (answers);
      wait_for_answer (answers);
    }
  check_equal_u64 (desk_document_get_mode (document), DESK_SOLVING);
  check_equal_u64 (desk_document_n_digits (document), n_digits + 1);
  check_equal_u64 (desk_document_n_givens (document), n_digits);
  check_true (desk_document_undo (document));
  check_equal_u64 (desk_document_get_mode (document), DESK_SETUP);
  check_equal_u64 (desk_document_n_digits (document), n_digits);
}

/* R1C3 is 2; its groups leave 2, 4, 5, 6 and 9. */
static void
candidates_of_a_cell_can_be_asked_about (const void *data)
{
  g_autoptr (DeskDocument) document = games_open (INKALA);

  (void) data;
  check_equal_u64 (app_hint_candidates (document, 0), 0);
  check_equal_u64 (app_hint_candidates (document, 2), 1 << 1 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 8);
  desk_document_toggle_candidate (document, 2, 8);
  check_equal_u64 (app_hint_candidates (document, 2),
                   1 << 1 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8);
  desk_document_set_value (document, 2, 9);
  check_equal_u64 (app_hint_candidates (document, 2), 1 << 8);
}

static void
why_is_answered_and_shown (const void *data)
{
  g_autoptr (DeskDocument) document = games_open (INKALA);
  g_autoptr (AppAnswers) answers = app_answers_new (document);
  const DeskHintCell *cell;

  (void) data;
  app_answers_why (answers, 0, 8);
  check_true (!app_answers_is_busy (answers));
  app_answers_why (answers, 2, 9);
  check_equal_text (app_answers_get_sentence (answers), "Looking for a reason…");
  wait_for_answer (answers);
  cell = app_answers_get_hint_cell (answers, 2);
  check_true (cell != NULL && (cell->struck >> 8 & 1) != 0 && (cell->left >> 8 & 1) == 0);
  check_true (strstr (app_answers_get_details (answers), "Ruled out: R1C3=9.") != NULL);
  app_answers_why (answers, 2, 2);
  wait_for_answer (answers);
  check_equal_text (app_answers_get_sentence (answers),
                    "R1C3 is 2 in the only solution, so nothing rules it out.");
  check_true (app_answers_get_details (answers) == NULL);
  desk_document_set_value (document, 3, 2);
  check_true (strstr (app_answers_get_sentence (answers), "only solution") == NULL);
}

/* Before its third stage a hint shows no reason.  Then crosses are on the candidates that the
 * figure rules out, and nowhere else. */
static void
reason_is_drawn_in_third_stage (const void *data)
{
  g_autoptr (DeskDocument) document = games_open (INKALA);
  g_autoptr (AppAnswers) answers = app_answers_new (document);
  AppBoardScene scene = { .document = document, .answers = answers };
  g_autofree PaintCell *cells = NULL;
  Subject *subject = NULL;
  Figure *figure = NULL;
  unsigned n_struck = 0;

  (void) data;
  for (unsigned stage = 0; stage < 3; stage++)
    {
      check_true (app_answers_new_figure (answers, &subject) == NULL);
      app_answers_hint (answers);
      wait_for_answer (answers);
    }
  figure = app_answers_new_figure (answers, &subject);
  check_true (figure != NULL);
  scene.reason = figure_reason (figure);
  scene.board = subject->board;
  cells = app_board_state_new (&scene);
  for (uint32_t option = 0; option < board_n_options (subject->board); option++)
    {
      const BoardOption what = board_option (subject->board, option);
      const bool struck = base_contains (scene.reason->struck, scene.reason->n_struck, option);

      check_equal_u64 (cells[what.cells[0]].struck >> (what.value - 1) & 1, struck);
      n_struck += struck;
    }
  check_true (n_struck > 0);
  figure_free (figure);
  subject_unref (subject);
  app_answers_hint (answers);
  check_true (app_answers_new_figure (answers, &subject) == NULL);
}

static void
steps_replace_the_digits_of_a_solution (const void *data)
{
  g_autoptr (DeskDocument) document = games_open (INKALA);
  g_autoptr (AppAnswers) answers = app_answers_new (document);
  unsigned n_struck = 0;

  (void) data;
  app_answers_solve (answers);
  wait_for_answer (answers);
  check_true (desk_document_has_solution (document));
  for (unsigned stage = 0; stage < 4; stage++)
    {
      app_answers_hint (answers);
      wait_for_answer (answers);
    }
  for (uint32_t cell = 0; cell < 81; cell++)
    if (desk_document_get_candidates (document, cell) != 0)
      {
        check_equal_u64 (desk_document_get_solver (document, cell), 0);
        n_struck++;
      }
  check_true (n_struck > 0);
  check_true (desk_document_undo (document));
  for (uint32_t cell = 0; cell < 81; cell++)
    check_true (desk_document_get_given (document, cell) != 0
                || desk_document_get_solver (document, cell) != 0);
}

int
main (void)
{
  check_claim ("/app/hint/impatience-begins-none-anew", impatience_begins_no_hint_anew, NULL);
  check_claim ("/app/hint/another-position-is-asked-about-anew",
               another_position_is_asked_about_anew, NULL);
  check_claim ("/app/hint/one-undo-takes-a-step-back", one_undo_takes_a_step_back, NULL);
  check_claim ("/app/hint/notes-are-not-called-wrong", notes_are_not_called_wrong, NULL);
  check_claim ("/app/hint/candidates-of-a-cell-can-be-asked-about",
               candidates_of_a_cell_can_be_asked_about, NULL);
  check_claim ("/app/hint/why-is-answered-and-shown", why_is_answered_and_shown, NULL);
  check_claim ("/app/hint/reason-is-drawn-in-third-stage", reason_is_drawn_in_third_stage, NULL);
  check_claim ("/app/hint/steps-replace-the-digits-of-a-solution",
               steps_replace_the_digits_of_a_solution, NULL);
  return check_finish ();
}
