/* All steps of the puzzle on the board: the board shows one of them, and is then as it was. */
#include "app-board-state.h"
#include "app-path.h"
#include "games.h"

#include <string.h>

#define MOST_SECONDS 20

typedef struct
{
  DeskDocument *document;
  AppAnswers *answers;
  AppPath *path;
} Game;

static void
wait_for_path (const Game *self)
{
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  while (app_path_is_busy (self->path) && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
  check_true (!app_path_is_busy (self->path));
}

static void
game_init (Game *self, const char *symbols)
{
  self->document = games_open (symbols);
  self->answers = app_answers_new (self->document);
  self->path = app_path_new (self->document, self->answers);
}

static void
game_open (Game *self, const char *symbols)
{
  game_init (self, symbols);
  app_path_set_open (self->path, true);
  wait_for_path (self);
}

static void
game_clear (Game *self)
{
  g_object_unref (self->path);
  g_object_unref (self->answers);
  g_object_unref (self->document);
}

static void
check_sentence (const Game *self, const char *expected)
{
  g_autofree char *sentence = app_path_sentence (self->path);

  check_equal_text (sentence, expected);
}

static PaintCell *
see (const Game *self)
{
  return app_board_state_new (
      &(AppBoardScene){ .document = self->document, .answers = self->answers });
}

/* The player's digit and marks are not on the board while a step is, and are back when it goes,
 * whichever way. */
static void
the_board_is_as_it_was (const void *data)
{
  Game game;
  g_autofree PaintCell *before = NULL;

  (void) data;
  game_init (&game, EASY);
  desk_document_set_value (game.document, 2, 1);
  desk_document_toggle_candidate (game.document, 3, 6);
  before = see (&game);
  app_path_set_open (game.path, true);
  wait_for_path (&game);
  for (unsigned way = 0; way < 2; way++)
    {
      const uint64_t revision = desk_document_get_revision (game.document);
      g_autofree PaintCell *during = NULL, *after = NULL;

      app_path_show (game.path, 3);
      check_equal_u64 (app_path_get_shown (game.path), 3);
      during = see (&game);
      check_true (during[2].value != 1 && during[3].candidates != before[3].candidates);
      check_true (app_answers_get_details (game.answers) != NULL);
      if (way == 0)
        app_path_show (game.path, APP_PATH_NO_STEP);
      else
        app_path_set_open (game.path, false);
      after = see (&game);
      check_equal_memory (after, before, 81 * sizeof *before);
      check_equal_u64 (desk_document_get_revision (game.document), revision);
      check_true (app_answers_get_details (game.answers) == NULL);
    }
  game_clear (&game);
}

/* What is drawn is the position before the step, with what the step strikes or places. */
static void
steps_are_drawn (const void *data)
{
  Game game;

  (void) data;
  game_open (&game, INKALA);
  for (guint i = 0; i < desk_path_n_steps (app_path_get_path (game.path)); i++)
    {
      DeskPathStep *step = desk_path_get_step (app_path_get_path (game.path), i);
      const DeskHint *hint = &desk_path_step_get_answer (step)->hint;
      g_autofree PaintCell *cells = NULL;
      unsigned n_struck = 0;

      app_path_show (game.path, i);
      cells = see (&game);
      for (uint32_t cell = 0; cell < 81; cell++)
        {
          check_equal_u64 (cells[cell].value, desk_path_step_get_value (step, cell));
          n_struck += cells[cell].struck != 0;
        }
      check_true (hint->value != 0 ? (cells[hint->cell].marks & PAINT_MARK_HINT_TARGET) != 0
                                   : n_struck > 0);
    }
  game_clear (&game);
}

static void
edits_hide_a_step (const void *data)
{
  Game game;
  guint n;

  (void) data;
  game_open (&game, EASY);
  n = desk_path_n_steps (app_path_get_path (game.path));
  app_path_show (game.path, 5);
  desk_document_set_value (game.document, 2, 4);
  check_equal_u64 (app_path_get_shown (game.path), APP_PATH_NO_STEP);
  check_true (app_answers_get_step (game.answers) == NULL);
  check_equal_u64 (desk_path_n_steps (app_path_get_path (game.path)), n);
  app_path_show (game.path, 5);
  desk_document_simply (game.document, DESK_CLEAR_ALL);
  check_true (app_answers_get_step (game.answers) == NULL);
  wait_for_path (&game);
  check_sentence (&game, "Nothing is given.");
  check_true (desk_document_undo (game.document));
  wait_for_path (&game);
  check_equal_u64 (desk_path_n_steps (app_path_get_path (game.path)), n);
  game_clear (&game);
}

static void
the_first_open_step_is_found (const void *data)
{
  const DeskHint *hint;
  Game game;

  (void) data;
  game_open (&game, EASY);
  check_equal_u64 (app_path_find_open (game.path), 0);
  for (guint i = 0; i < 3; i++)
    {
      hint =
          &desk_path_step_get_answer (desk_path_get_step (app_path_get_path (game.path), i))->hint;
      desk_document_set_value (game.document, hint->cell, hint->value);
      check_equal_u64 (app_path_find_open (game.path), i + 1);
    }
  game_clear (&game);
}

static void
other_puzzles_are_told (const void *data)
{
  Game game;

  (void) data;
  game_open (&game, EASY);
  check_sentence (&game, "51 steps from the givens.");
  desk_document_simply (game.document, DESK_BACK_TO_SETUP);
  desk_document_set_value (game.document, 2, 5);
  wait_for_path (&game);
  check_sentence (&game, "There are no steps: the puzzle has no solution.");
  desk_document_clear_cell (game.document, 2);
  desk_document_clear_cell (game.document, 0);
  desk_document_clear_cell (game.document, 1);
  desk_document_clear_cell (game.document, 4);
  desk_document_clear_cell (game.document, 9);
  wait_for_path (&game);
  {
    g_autofree char *sentence = app_path_sentence (game.path);

    check_true (strstr (sentence, "Nothing more follows: there are several solutions.") != NULL);
  }
  game_clear (&game);
}

/* The lines of `quadrille-cli explain`. */
static void
the_text_is_that_of_the_command_line (const void *data)
{
  g_autofree char *text = NULL, *told = NULL, *script = NULL;
  const char *cli = g_getenv ("QUADRILLE_CLI");
  Game game;
  int status;

  (void) data;
  game_open (&game, EASY);
  text = app_path_text (game.path);
  script = g_strdup_printf ("echo %s | %s explain", EASY, cli);
  {
    const char *arguments[] = { "sh", "-c", script, NULL };

    check_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                              &told, NULL, &status, NULL));
  }
  check_equal_text (g_strchomp (text), g_strchomp (told));
  game_clear (&game);
}

/* The list has the digits of all steps, and each step shows one. */
static void
looking_counts_as_hints (const void *data)
{
  Game game;

  (void) data;
  game_open (&game, INKALA);
  check_equal_u64 (desk_document_get_play (game.document).n_hints, 1);
  app_path_show (game.path, 0);
  app_path_show (game.path, 1);
  app_path_show (game.path, 0);
  app_path_show (game.path, APP_PATH_NO_STEP);
  check_equal_u64 (desk_document_get_play (game.document).n_hints, 3);
  game_clear (&game);
}

int
main (void)
{
  check_claim ("/app/path/looking-counts-as-hints", looking_counts_as_hints, NULL);
  check_claim ("/app/path/the-board-is-as-it-was", the_board_is_as_it_was, NULL);
  check_claim ("/app/path/steps-are-drawn", steps_are_drawn, NULL);
  check_claim ("/app/path/edits-hide-a-step", edits_hide_a_step, NULL);
  check_claim ("/app/path/the-first-open-step-is-found", the_first_open_step_is_found, NULL);
  check_claim ("/app/path/other-puzzles-are-told", other_puzzles_are_told, NULL);
  check_claim ("/app/path/the-text-is-that-of-the-command-line",
               the_text_is_that_of_the_command_line, NULL);
  return check_finish ();
}
