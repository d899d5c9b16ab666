/* Puzzles that are made on a thread: announced as they come, stopped at once, and taken. */
#include "app-loader.h"
#include "app-made.h"
#include "games.h"

#include <string.h>

#define MOST_SECONDS 60
#define SEED         19

typedef struct
{
  AppMaker *maker;
  guint n_signals, most_made;
} Watch;

static void
note (Watch *watch)
{
  const guint n = app_maker_get_made (watch->maker)->len;

  check_true (n >= watch->most_made);
  watch->most_made = n;
  watch->n_signals++;
}

static SudokuShape *
shape_of (const char *text)
{
  SudokuShape *shape = NULL;

  check_equal_u64 (sudoku_shape_parse (text, &shape), BASE_OK);
  return shape;
}

static AppMaker *
begin (const char *shape_text, SetterWish wish, guint number)
{
  SudokuShape *shape = shape_of (shape_text);
  AppMaker *maker;

  wish.shape = shape;
  maker = app_maker_new (&wish, SEED, number);
  sudoku_shape_unref (shape);
  return maker;
}

static void
wait_for_end (AppMaker *maker)
{
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  while (app_maker_get_state (maker) == APP_MAKER_BUSY && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
  check_true (app_maker_get_state (maker) != APP_MAKER_BUSY);
}

static AppMaker *
make (const char *shape_text, SetterWish wish, guint number)
{
  AppMaker *maker = begin (shape_text, wish, number);

  wait_for_end (maker);
  check_equal_u64 (app_maker_get_state (maker), APP_MAKER_DONE);
  check_equal_u64 (app_maker_get_made (maker)->len, number);
  return maker;
}

static SetterWish
wish_level (unsigned level)
{
  SetterWish wish = setter_wish (NULL);

  (void) reason_difficulty_range (level, &wish.least_rating, &wish.most_rating);
  return wish;
}

static const AppMade *
made_of (AppMaker *maker, guint i)
{
  return g_ptr_array_index (app_maker_get_made (maker), i);
}

static void
announces_each_puzzle (const void *data)
{
  const SetterWish wish = wish_level (2);
  Watch watch = { .maker = begin ("boxes:3x3", wish, 40) };

  (void) data;
  g_signal_connect_swapped (watch.maker, "changed", G_CALLBACK (note), &watch);
  check_equal_u64 (app_maker_get_made (watch.maker)->len, 0);
  wait_for_end (watch.maker);
  check_equal_u64 (app_maker_get_state (watch.maker), APP_MAKER_DONE);
  check_true (watch.n_signals > 1);
  check_equal_u64 (watch.most_made, 40);
  check_true (app_maker_n_tries (watch.maker) >= 40);
  for (guint i = 0; i < 40; i++)
    {
      const AppMade *made = made_of (watch.maker, i);

      check_equal_u64 (made->number, i + 1);
      check_equal_u64 (made->seed, SEED);
      check_true (made->difficulty >= wish.least_rating && made->difficulty <= wish.most_rating);
      check_equal_u64 (made->n_clues, sudoku_puzzle_n_givens (made->sudoku));
    }
  g_object_unref (watch.maker);
}

static void
makes_the_same_of_a_seed (const void *data)
{
  AppMaker *one = make ("boxes:2x3", wish_level (1), 5);
  AppMaker *other = make ("boxes:2x3", wish_level (1), 5);

  (void) data;
  for (guint i = 0; i < 5; i++)
    check_true (sudoku_puzzle_equal (made_of (one, i)->sudoku, made_of (other, i)->sudoku));
  g_object_unref (one);
  g_object_unref (other);
}

/* Taking clues out never leaves as few as this, but it is tried a million times. */
static SetterWish
wish_for_ever (void)
{
  SetterWish wish = setter_wish (NULL);

  wish.least_clues = wish.most_clues = 17;
  return wish;
}

static void
wait_for_tries (AppMaker *maker)
{
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  while (app_maker_n_tries (maker) == 0 && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  check_equal_u64 (app_maker_get_state (maker), APP_MAKER_BUSY);
}

static void
stops_at_once (const void *data)
{
  AppMaker *maker = begin ("boxes:3x3", wish_for_ever (), 1);
  gint64 start;

  (void) data;
  wait_for_tries (maker);
  start = g_get_monotonic_time ();
  app_maker_stop (maker);
  check_true (g_get_monotonic_time () - start < G_USEC_PER_SEC / 10);
  wait_for_end (maker);
  check_equal_u64 (app_maker_get_state (maker), APP_MAKER_STOPPED);
  check_true (g_get_monotonic_time () - start < 5 * G_USEC_PER_SEC);
  check_equal_u64 (app_maker_get_made (maker)->len, 0);
  g_object_unref (maker);
}

/* A single try of these takes long, and no 9x9 puzzle is as difficult. */
static void
stops_within_a_try (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  const gint64 start = g_get_monotonic_time ();
  AppMaker *maker;

  (void) data;
  wish.least_rating = wish.most_rating = 119;
  maker = begin ("boxes:3x3", wish, 1);
  while (g_get_monotonic_time () - start < G_USEC_PER_SEC / 2)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  check_equal_u64 (app_maker_get_state (maker), APP_MAKER_BUSY);
  app_maker_stop (maker);
  wait_for_end (maker);
  check_equal_u64 (app_maker_get_state (maker), APP_MAKER_STOPPED);
  check_true (g_get_monotonic_time () - start < 5 * G_USEC_PER_SEC);
  g_object_unref (maker);
}

static void
is_freed_without_waiting (const void *data)
{
  AppMaker *maker = begin ("boxes:5x5", setter_wish (NULL), 1);
  gint64 start = g_get_monotonic_time ();

  (void) data;
  g_object_unref (maker);
  check_true (g_get_monotonic_time () - start < G_USEC_PER_SEC / 10);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
says_that_none_comes (const void *data)
{
  SetterWish wish = setter_wish (NULL);
  AppMaker *maker;
  g_autofree char *sentence = NULL;

  (void) data;
  wish.least_clues = wish.most_clues = 17;
  wish.tries = 1;
  maker = begin ("boxes:3x3", wish, 3);
  wait_for_end (maker);
  check_equal_u64 (app_maker_get_state (maker), APP_MAKER_NONE);
  sentence = app_made_sentence_of (maker);
  check_true (g_str_has_prefix (sentence, "No puzzle like this came in "));
  g_object_unref (maker);
}

static void
refuses_with_the_reason (const void *data)
{
  SudokuShape *shape = shape_of ("boxes:3x3");
  SetterWish wish = setter_wish (shape);
  g_autofree char *none = app_made_fault (&wish), *few = NULL;

  (void) data;
  check_true (none == NULL);
  wish.most_clues = 16;
  few = app_made_fault (&wish);
  check_equal_text (few,
                    "This is impossible: with so few clues there are always several solutions: "
                    "at least 17.");
  sudoku_shape_unref (shape);
}

static void
one_undo_returns_to_the_game (const void *data)
{
  DeskDocument *document = games_open (EASY);
  AppMaker *maker = make ("boxes:2x2", setter_wish (NULL), 1);

  (void) data;
  desk_document_set_value (document, 2, 4);
  app_made_put (made_of (maker, 0), document);
  check_equal_u64 (sudoku_shape_n_values (desk_document_get_shape (document)), 4);
  check_equal_u64 (desk_document_get_mode (document), DESK_SOLVING);
  check_true (desk_document_undo (document));
  check_equal_u64 (desk_document_get_entry (document, 2), 4);
  check_equal_u64 (desk_document_n_givens (document), 30);
  g_object_unref (maker);
  g_object_unref (document);
}

/* What a title and a line say of it. */
static void
has_its_rating_in_words (const void *data)
{
  AppMaker *maker = make ("boxes:3x3", wish_level (1), 1);
  const AppMade *made = made_of (maker, 0);
  g_autofree char *title = app_made_title (made), *sentence = app_made_sentence (made);
  g_autofree char *expected =
      g_strdup_printf ("9 × 9 · Easy (%u.%u)", made->difficulty / 10, made->difficulty % 10);

  (void) data;
  check_equal_text (title, expected);
  check_true (g_str_has_prefix (sentence, "Puzzle 1: Easy (1."));
  g_object_unref (maker);
}

/* The sheet is a collection with the same puzzles in it, in their shapes. */
static void
a_sheet_is_read_back (const void *data)
{
  const char *shape = data;
  const bool is_jigsaw = g_str_equal (shape, "jigsaw");
  SetterWish wish = setter_wish (NULL);
  AppMaker *maker;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AppLoaded) first = NULL;
  g_autofree char *text = NULL;

  wish.is_jigsaw = is_jigsaw;
  maker = make (is_jigsaw ? "boxes:2x3" : shape, wish, 3);
  bytes = app_made_write_sheet (app_maker_get_made (maker));
  check_true (bytes != NULL);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  first = app_load_text (text, NULL);
  check_true (first != NULL && first->kind == APP_LOADED_PUZZLE && first->more);
  check_true (sudoku_puzzle_equal (first->puzzle.sudoku, made_of (maker, 0)->sudoku));
  g_object_unref (maker);
}

int
main (void)
{
  check_claim ("/app/maker/announces-each-puzzle-as-it-comes", announces_each_puzzle, NULL);
  check_claim ("/app/maker/makes-the-same-puzzles-of-a-seed", makes_the_same_of_a_seed, NULL);
  check_claim ("/app/maker/stops-at-once", stops_at_once, NULL);
  check_claim ("/app/maker/stops-within-a-try", stops_within_a_try, NULL);
  check_claim ("/app/maker/is-freed-without-waiting", is_freed_without_waiting, NULL);
  check_claim ("/app/maker/says-that-none-comes", says_that_none_comes, NULL);
  check_claim ("/app/made/refuses-with-the-reason", refuses_with_the_reason, NULL);
  check_claim ("/app/made/one-undo-returns-to-the-game", one_undo_returns_to_the_game, NULL);
  check_claim ("/app/made/has-its-rating-in-words", has_its_rating_in_words, NULL);
  check_claim ("/app/made/a-sheet-is-read-back/boxes", a_sheet_is_read_back, "boxes:3x3");
  check_claim ("/app/made/a-sheet-is-read-back/eight", a_sheet_is_read_back, "boxes:2x4");
  check_claim ("/app/made/a-sheet-is-read-back/jigsaw", a_sheet_is_read_back, "jigsaw");
  check_claim ("/app/made/a-sheet-is-read-back/diagonals", a_sheet_is_read_back,
               "boxes:3x3+diagonals");
  check_claim ("/app/made/a-sheet-is-read-back/windows", a_sheet_is_read_back, "boxes:3x3+windows");
  return check_finish ();
}
