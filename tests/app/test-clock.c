/* The clock of a game, without a window. */
#include "app-clock.h"
#include "app-document-file.h"
#include "app-game.h"
#include "check.h"
#include "formats.h"

#define FOUR   "1..4..1..3..2..."
#define SOLVED "1234341243212143"

static DeskDocument *
open_game (void)
{
  SudokuShape *shape = NULL;
  DeskDocument *document;

  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  document = desk_document_new (shape);
  sudoku_shape_unref (shape);
  for (uint32_t cell = 0; FOUR[cell] != '\0'; cell++)
    if (FOUR[cell] != '.')
      desk_document_set_value (document, cell, (uint32_t) (FOUR[cell] - '0'));
  return document;
}

/* Lets time go by, and returns how much of it was counted. */
static uint64_t
count_ms (DeskDocument *document, gint64 ms)
{
  uint64_t before = desk_document_get_play (document).ms;
  gint64 end = g_get_monotonic_time () + ms * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  return desk_document_get_play (document).ms - before;
}

static void
it_runs_while_a_puzzle_is_played (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  g_autoptr (AppClock) clock = app_clock_new (document);

  (void) data;
  app_clock_set_active (clock, true);
  check_equal_u64 (count_ms (document, 1100), 0);
  desk_document_simply (document, DESK_START_SOLVING);
  check_true (count_ms (document, 1200) >= 1000);
  app_clock_set_active (clock, false);
  check_equal_u64 (count_ms (document, 1100), 0);
  app_clock_set_active (clock, true);
  g_object_set (clock, "paused", TRUE, NULL);
  check_true (app_clock_is_paused (clock));
  check_equal_u64 (count_ms (document, 1100), 0);
  desk_document_set_value (document, 1, 2);
  check_true (!app_clock_is_paused (clock));
  check_true (count_ms (document, 2200) >= 1000);
}

/* Parts of a second that go by before it stops are counted. */
static void
it_stops_at_the_end (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  g_autoptr (AppClock) clock = app_clock_new (document);

  (void) data;
  desk_document_simply (document, DESK_START_SOLVING);
  app_clock_set_active (clock, true);
  count_ms (document, 300);
  for (uint32_t cell = 0; cell < 16; cell++)
    desk_document_set_value (document, cell, (uint32_t) (SOLVED[cell] - '0'));
  check_true (desk_document_is_solved (document));
  check_true (!app_clock_has_game (clock));
  check_true (desk_document_get_play (document).ms >= 300);
  check_equal_u64 (count_ms (document, 1100), 0);
  g_object_set (clock, "paused", TRUE, NULL);
  check_true (!app_clock_is_paused (clock));
}

static void
check_time (uint64_t ms, const char *expected)
{
  g_autofree char *time = app_clock_format (ms);

  check_equal_text (time, expected);
}

static void
a_solved_cell_ends_no_game (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  g_autoptr (AppClock) clock = app_clock_new (document);
  const uint32_t cell = 1;
  uint8_t solution[16];

  (void) data;
  for (uint32_t i = 0; i < 16; i++)
    solution[i] = (uint8_t) (SOLVED[i] - '0');
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_do (
      document, &(DeskAction){ .kind = DESK_PUT_VALUE, .cells = &cell, .n_cells = 1, .value = 2 });
  {
    g_autofree char *sentence = app_game_sentence_of_progress (document);

    check_equal_text (sentence, "10 of 11 cells to go.");
  }
  check_true (app_clock_has_game (clock) && app_game_is_under_way (document));
  desk_document_do (document, &(DeskAction){ .kind = DESK_PUT_SOLUTION, .values = solution });
  check_true (!app_clock_has_game (clock) && !app_game_is_under_way (document));
}

static void
times_are_minutes_and_hours (const void *data)
{
  (void) data;
  check_time (0, "0:00");
  check_time (59999, "0:59");
  check_time (754000, "12:34");
  check_time (3754000, "1:02:34");
}

static void
check_end (DeskDocument *document, DeskPlay play, const char *expected)
{
  g_autofree char *sentence = NULL;

  desk_document_set_play (document, play);
  sentence = app_game_sentence_of_end (document);
  check_equal_text (sentence, expected);
}

static void
the_end_has_time_and_hints (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  check_end (document, (DeskPlay){ .ms = 999 }, "Solved."); /* most of it was done in setup */
  check_end (document, (DeskPlay){ 0 }, "Solved.");
  check_end (document, (DeskPlay){ .ms = 754000 }, "Solved in 12:34, without hints.");
  check_end (document, (DeskPlay){ .ms = 754000, .n_hints = 1 }, "Solved in 12:34, with 1 hint.");
  check_end (document, (DeskPlay){ .ms = 754000, .n_hints = 2 }, "Solved in 12:34, with 2 hints.");
}

/* Saving a puzzle as a line asks nothing because of the clock. */
static void
a_time_is_lost_only_where_a_file_had_it (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  (void) data;
  desk_document_set_play (document, (DeskPlay){ .ms = 5000 });
  check_equal_u64 (app_save_losses (document, formats_find ("line")), 0);
  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_text (base_text_string (&puzzle.about[FORMATS_ABOUT_TIME]), "5000");
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD, .puzzle = &puzzle });
  format_puzzle_clear (&puzzle);
  check_equal_u64 (app_save_losses (document, formats_find ("line")), FORMATS_LOSS_ABOUT);
  check_equal_u64 (app_save_losses (document, formats_find ("ksudoku")) & FORMATS_LOSS_ABOUT, 0);
}

int
main (void)
{
  check_claim ("/app/clock/runs-while-a-puzzle-is-played", it_runs_while_a_puzzle_is_played, NULL);
  check_claim ("/app/clock/stops-at-the-end", it_stops_at_the_end, NULL);
  check_claim ("/app/game/a-solved-cell-ends-none", a_solved_cell_ends_no_game, NULL);
  check_claim ("/app/clock/times-are-minutes-and-hours", times_are_minutes_and_hours, NULL);
  check_claim ("/app/game/the-end-has-time-and-hints", the_end_has_time_and_hints, NULL);
  check_claim ("/app/game/a-time-is-lost-only-where-a-file-had-it",
               a_time_is_lost_only_where_a_file_had_it, NULL);
  return check_finish ();
}
