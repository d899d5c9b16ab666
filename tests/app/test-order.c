/* The order of a list, what it leaves out, what is found in it, and the ratings that it needs; on
 * threads, without a window. */
#include "check.h"
#include "scratch.h"

#include "app-order.h"
#include "app-rater.h"

#include <string.h>

/* Number i of the file is a 4x4 grid with one empty cell if i is even, two if it is odd; it has i
 * in its comment, and every seventh the word "Seven".  Number 5 cannot be read. */
#define N     3000
#define N_BAD 5
#define WHOLE "1234341221434321"

static void
add_line (GString *text, guint i)
{
  char line[] = WHOLE;

  if (i == N_BAD)
    {
      g_string_append (text, "11.............9\n");
      return;
    }
  line[i / 2 % 16] = '.';
  if (i % 2 != 0)
    line[(i / 2 + 1) % 16] = '.';
  g_string_append_printf (text, "%s %s no. %u\n", line, i % 7 == 0 ? "Seven" : "some", i);
}

static GFile *
make_file (const char *name)
{
  g_autofree char *path = export_scratch_path (name);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < N; i++)
    add_line (text, i);
  check_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_free (text, TRUE);
  return g_file_new_for_path (path);
}

static void
wait_while (bool (*is_so) (gpointer object), gpointer object)
{
  while (is_so (object))
    g_main_context_iteration (NULL, TRUE);
}

static bool
is_reading (gpointer collection)
{
  return g_list_model_get_n_items (collection) < N;
}

static bool
is_ordering (gpointer order)
{
  return app_order_is_busy (order);
}

static bool
is_rating (gpointer rater)
{
  return app_rater_is_busy (rater);
}

/* A collection, its order, and ratings. */
typedef struct
{
  AppCollection *collection;
  AppRatings *ratings;
  AppOrder *order;
  char *path; /* of the ratings */
} Desk;

static void
open_desk (Desk *self, const char *name)
{
  g_autoptr (GFile) file = make_file (name);
  g_autofree char *ratings = g_strconcat (name, "-ratings", NULL);

  self->path = export_scratch_path (ratings);
  self->collection = app_collection_new (file);
  self->ratings = app_ratings_new (self->path);
  self->order = app_order_new (self->collection, self->ratings);
  wait_while (is_reading, self->collection);
}

static void
close_desk (Desk *self)
{
  g_object_unref (self->order);
  g_object_unref (self->collection);
  app_ratings_unref (self->ratings);
  g_free (self->path);
}

static guint
count (Desk *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->order));
}

static void
wish (Desk *self, AppWish wish, GHashTable *games)
{
  app_order_set_wish (self->order, &wish, games);
  wait_while (is_ordering, self->order);
}

static guint64
sum_of_number (guint i)
{
  SudokuShape *shape = NULL;
  SudokuPuzzle *puzzle;
  guint64 sum;

  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  for (guint cell = 0; cell < 16; cell++)
    puzzle->values[cell] = (uint8_t) (WHOLE[cell] - '0');
  puzzle->values[i / 2 % 16] = 0;
  if (i % 2 != 0)
    puzzle->values[(i / 2 + 1) % 16] = 0;
  sum = desk_game_sum (puzzle);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
  return sum;
}

/* Puzzles repeat after 32 lines: those of 0 are solved, those of 3 begun. */
static GHashTable *
make_games (void)
{
  GHashTable *games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  desk_session_put_game (games, sum_of_number (0), &(DeskGame){ .state = DESK_GAME_SOLVED });
  desk_session_put_game (games, sum_of_number (3),
                         &(DeskGame){ .state = DESK_GAME_BEGUN, .n_entered = 1, .n_open = 2 });
  return games;
}

static void
a_plain_list_has_all (const void *data)
{
  Desk desk;
  bool found;

  (void) data;
  open_desk (&desk, "plain");
  check_true (app_order_is_plain (desk.order));
  check_equal_u64 (count (&desk), N);
  check_equal_u64 (app_order_get_index (desk.order, 77), 77);
  check_equal_u64 (app_order_find (desk.order, 77, &found), 77);
  check_true (found);
  close_desk (&desk);
}

static void
givens_sort_it (const void *data)
{
  Desk desk;

  (void) data;
  open_desk (&desk, "givens");
  wish (&desk, (AppWish){ .sort = APP_SORT_GIVENS }, NULL);
  check_equal_u64 (count (&desk), N);
  check_equal_u64 (app_order_get_index (desk.order, 0), 1); /* 14 givens */
  check_equal_u64 (app_order_get_index (desk.order, 1), 3);
  check_equal_u64 (app_order_get_index (desk.order, 2), 7);         /* 5 cannot be read */
  check_equal_u64 (app_order_get_index (desk.order, N / 2 - 1), 0); /* 15 */
  check_equal_u64 (app_order_get_index (desk.order, N - 1), N_BAD);
  wish (&desk, (AppWish){ .sort = APP_SORT_FILE }, NULL);
  check_true (app_order_is_plain (desk.order));
  check_equal_u64 (app_order_get_index (desk.order, 5), 5);
  close_desk (&desk);
}

static void
states_sort_and_filter (const void *data)
{
  g_autoptr (GHashTable) games = make_games ();
  Desk desk;

  (void) data;
  open_desk (&desk, "states");
  wish (&desk, (AppWish){ .sort = APP_SORT_STATE }, games);
  check_equal_u64 (count (&desk), N);
  check_equal_u64 (app_order_get_index (desk.order, 0), 3);
  check_equal_u64 (app_order_get_index (desk.order, 1), 35);
  check_equal_u64 (app_order_get_index (desk.order, N - 1), N_BAD);
  check_equal_u64 (app_order_get_index (desk.order, N - 2) % 32, 0);
  wish (&desk, (AppWish){ .show = APP_SHOW_BEGUN }, games);
  check_equal_u64 (count (&desk), (N - 4) / 32 + 1);
  check_equal_u64 (app_order_get_index (desk.order, 2), 67);
  wish (&desk, (AppWish){ .show = APP_SHOW_SOLVED }, games);
  check_equal_u64 (count (&desk), (N - 1) / 32 + 1);
  wish (&desk, (AppWish){ .show = APP_SHOW_UNSOLVED }, games);
  check_equal_u64 (count (&desk), N - 1 - ((N - 1) / 32 + 1));
  check_equal_u64 (app_order_get_index (desk.order, 0), 1);
  close_desk (&desk);
}

static void
texts_are_found (const void *data)
{
  Desk desk;
  bool found;

  (void) data;
  open_desk (&desk, "texts");
  wish (&desk, (AppWish){ .text = "sEVEN" }, NULL);
  check_equal_u64 (count (&desk), (N - 1) / 7 + 1);
  check_equal_u64 (app_order_get_index (desk.order, 3), 21);
  check_equal_u64 (app_order_find (desk.order, 22, &found), 4);
  check_true (!found);
  wish (&desk, (AppWish){ .text = "no. 2999" }, NULL);
  check_equal_u64 (count (&desk), 1);
  check_equal_u64 (app_order_get_index (desk.order, 0), 2999);
  wish (&desk, (AppWish){ .text = "nowhere" }, NULL);
  check_equal_u64 (count (&desk), 0);
  close_desk (&desk);
}

/* 0 and . are empty cells, and the digits of a comment are none. */
static void
digits_are_found (const void *data)
{
  Desk desk;

  (void) data;
  open_desk (&desk, "digits");
  wish (&desk, (AppWish){ .text = "0234341221434321" }, NULL);
  check_equal_u64 (count (&desk), (N - 1) / 32 + 1);
  check_equal_u64 (app_order_get_index (desk.order, 1), 32);
  wish (&desk, (AppWish){ .text = "..34341" }, NULL);
  check_equal_u64 (count (&desk), (N - 2) / 32 + 1);
  check_equal_u64 (app_order_get_index (desk.order, 0), 1);
  close_desk (&desk);
}

/* A word that is a rating's own means that one alone; the beginning of several means them all. */
static void
words_of_ratings_are_found (const void *data)
{
  Desk desk;

  (void) data;
  open_desk (&desk, "words");
  app_ratings_add (desk.ratings, sum_of_number (1), 40); /* hard */
  app_ratings_add (desk.ratings, sum_of_number (2), 60); /* very hard */
  app_ratings_add (desk.ratings, sum_of_number (3), APP_RATINGS_NONE);
  wish (&desk, (AppWish){ .text = "hARD" }, NULL);
  check_equal_u64 (count (&desk), (N - 2) / 32 + 1);
  check_equal_u64 (app_order_get_index (desk.order, 1), 33);
  check_true (app_order_depends_on_ratings (desk.order));
  wish (&desk, (AppWish){ .text = "har" }, NULL);
  check_equal_u64 (count (&desk), (N - 2) / 32 + 1 + (N - 3) / 32 + 1);
  wish (&desk, (AppWish){ .text = "seven" }, NULL);
  check_true (!app_order_depends_on_ratings (desk.order));
  wish (&desk, (AppWish){ .sort = APP_SORT_RATING }, NULL);
  check_true (app_order_depends_on_ratings (desk.order));
  close_desk (&desk);
}

static void
keep_result (GObject *source, GAsyncResult *result, gpointer data)
{
  (void) source;
  *(GAsyncResult **) data = g_object_ref (result);
}

static guint
find_unsolved (Desk *self, guint place, GHashTable *games)
{
  g_autoptr (GAsyncResult) result = NULL;

  app_order_find_unsolved (self->order, place, games, NULL, keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return app_order_find_unsolved_finish (result, NULL);
}

static void
the_next_unsolved_is_found (const void *data)
{
  g_autoptr (GHashTable) games = make_games (), all = NULL;
  Desk desk;

  (void) data;
  open_desk (&desk, "unsolved");
  check_equal_u64 (find_unsolved (&desk, 0, games), 1 + 1); /* 0 is solved */
  check_equal_u64 (find_unsolved (&desk, 5, games), 1 + 6); /* 5 cannot be read */
  check_equal_u64 (find_unsolved (&desk, 32, games), 1 + 33);
  check_equal_u64 (find_unsolved (&desk, N, games), 1 + 1); /* begins again */
  wish (&desk, (AppWish){ .sort = APP_SORT_GIVENS }, games);
  check_equal_u64 (find_unsolved (&desk, N / 2 - 1, games), 1 + 2); /* behind 0 */
  wish (&desk, (AppWish){ .show = APP_SHOW_SOLVED }, games);
  check_equal_u64 (find_unsolved (&desk, 0, games), 0);
  close_desk (&desk);
}

static void
stopping_leaves_what_was_found (const void *data)
{
  const AppWish wanted = { .text = "some" };
  Desk desk;

  (void) data;
  open_desk (&desk, "stopping");
  app_order_set_wish (desk.order, &wanted, NULL);
  app_order_stop (desk.order);
  wait_while (is_ordering, desk.order);
  check_true (count (&desk) <= N);
  wish (&desk, wanted, NULL);
  check_equal_u64 (count (&desk), N - 1 - ((N - 1) / 7 + 1));
  app_order_set_wish (desk.order, &wanted, NULL); /* and ends with the list */
  close_desk (&desk);
}

static void
ratings_sort_and_filter (const void *data)
{
  Desk desk;

  (void) data;
  open_desk (&desk, "rated");
  app_ratings_add (desk.ratings, sum_of_number (2), 71);
  app_ratings_add (desk.ratings, sum_of_number (4), 12);
  app_ratings_add (desk.ratings, sum_of_number (6), APP_RATINGS_NONE);
  wish (&desk, (AppWish){ .sort = APP_SORT_RATING }, NULL);
  check_equal_u64 (app_order_get_index (desk.order, 0), 4);
  check_equal_u64 (app_order_get_index (desk.order, (N - 5) / 32 + 1), 2);
  check_equal_u64 (app_order_get_index (desk.order, N - 1), N_BAD);
  wish (&desk, (AppWish){ .show = APP_SHOW_LEVEL, .level = 71 }, NULL);
  check_equal_u64 (count (&desk), (N - 3) / 32 + 1);
  close_desk (&desk);
}

static void
all_puzzles_are_rated (const void *data)
{
  g_autoptr (AppRater) rater = NULL;
  guint rating;
  Desk desk;

  (void) data;
  open_desk (&desk, "all");
  rater = app_rater_new (desk.collection, desk.ratings);
  check_true (!app_rater_is_busy (rater));
  app_rater_want (rater, 2000);
  app_rater_want (rater, 2001);
  app_rater_unwant (rater, 2001);
  app_rater_start (rater);
  wait_while (is_rating, rater);
  check_equal_u64 (app_rater_get_n_rated (rater), N);
  rating = app_ratings_find (desk.ratings, sum_of_number (0));
  check_true (app_ratings_is_number (rating));
  check_equal_u64 (app_ratings_count (desk.ratings), 32);
  close_desk (&desk);
}

static void
ratings_stop (const void *data)
{
  g_autoptr (AppRater) rater = NULL;
  Desk desk;

  (void) data;
  open_desk (&desk, "stopped");
  rater = app_rater_new (desk.collection, desk.ratings);
  app_rater_start (rater);
  app_rater_stop (rater);
  check_true (!app_rater_is_busy (rater));
  app_rater_start (rater);
  wait_while (is_rating, rater);
  check_equal_u64 (app_rater_get_n_rated (rater), N);
  close_desk (&desk);
}

static void
ratings_are_kept (const void *data)
{
  g_autofree char *path = export_scratch_path ("kept"), *bytes = NULL;
  AppRatings *ratings = app_ratings_new (path);
  gsize length;

  (void) data;
  for (guint64 i = 1; i <= 5000; i++)
    app_ratings_add (ratings, i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15), 10 + i % 90);
  app_ratings_add (ratings, 1, 50);
  app_ratings_add (ratings, 1, 51);
  app_ratings_unref (ratings);
  for (unsigned round = 0; round < 3; round++)
    {
      ratings = app_ratings_new (path);
      check_equal_u64 (app_ratings_count (ratings), 5001);
      check_equal_u64 (app_ratings_find (ratings, 1), 51);
      for (guint64 i = 1; i <= 5000; i++)
        check_equal_u64 (app_ratings_find (ratings, i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)),
                         10 + i % 90);
      check_equal_u64 (app_ratings_find (ratings, 2), APP_RATINGS_UNKNOWN);
      app_ratings_unref (ratings);
      /* The program was killed while it wrote a rating. */
      check_true (g_file_get_contents (path, &bytes, &length, NULL));
      check_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      g_clear_pointer (&bytes, g_free);
    }
}

/* A damaged rating is unknown, never another one. */
/* The rating that is found for a puzzle of a file with that text, and then without it. */
static void
check_rating_of_file (AppRatings *ratings, FormatsPuzzle *puzzle, const char *text, guint rating)
{
  base_text_clear (&puzzle->about[FORMATS_ABOUT_RATING]);
  base_text_add (&puzzle->about[FORMATS_ABOUT_RATING], text);
  check_equal_u64 (app_ratings_find_read (ratings, puzzle), rating);
}

/* Of our own files alone, and only where none is known; the text is a number as we write it. */
static void
ratings_of_own_files_are_taken (const void *data)
{
  g_autofree char *path = export_scratch_path ("own-ratings");
  AppRatings *ratings = app_ratings_new (path);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  SudokuShape *shape = NULL;

  (void) data;
  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  puzzle.sudoku = sudoku_puzzle_new (shape);
  puzzle.sudoku->values[3] = 2;
  puzzle.format = formats_find ("line");
  check_rating_of_file (ratings, &puzzle, "4.5", APP_RATINGS_UNKNOWN);
  puzzle.format = formats_find ("quadrille");
  check_rating_of_file (ratings, &puzzle, "", APP_RATINGS_UNKNOWN);
  check_rating_of_file (ratings, &puzzle, "hard", APP_RATINGS_UNKNOWN);
  check_rating_of_file (ratings, &puzzle, "4.", APP_RATINGS_UNKNOWN);
  check_rating_of_file (ratings, &puzzle, "123.4", APP_RATINGS_UNKNOWN);
  check_rating_of_file (ratings, &puzzle, "10.4", 104);
  check_rating_of_file (ratings, &puzzle, "4.5", 104);
  check_equal_u64 (app_ratings_find_number (ratings, desk_game_sum (puzzle.sudoku)), 104);
  app_ratings_unref (ratings);
  format_puzzle_clear (&puzzle);
  sudoku_shape_unref (shape);
}

static void
damaged_ratings_are_unknown (const void *data)
{
  g_autofree char *path = export_scratch_path ("damaged"), *bytes = NULL;
  AppRatings *ratings = app_ratings_new (path);
  gsize length;

  (void) data;
  for (guint64 i = 1; i <= 8; i++)
    app_ratings_add (ratings, i << 40 | i, (guint) (20 + i));
  app_ratings_unref (ratings);
  check_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (gsize at = 0; at < length; at++)
    {
      bytes[at] ^= 4;
      check_true (g_file_set_contents (path, bytes, (gssize) (length - at % 3), NULL));
      bytes[at] ^= 4;
      ratings = app_ratings_new (path);
      for (guint64 i = 1; i <= 8; i++)
        {
          const guint rating = app_ratings_find (ratings, i << 40 | i);

          check_true (rating == APP_RATINGS_UNKNOWN || rating == 20 + i);
        }
      app_ratings_add (ratings, 77, 33);
      app_ratings_unref (ratings);
      ratings = app_ratings_new (path);
      check_equal_u64 (app_ratings_find (ratings, 77), 33);
      app_ratings_unref (ratings);
    }
}

int
main (void)
{
  int result;

  export_scratch_open ();
  check_claim ("/app/order/a-plain-list-has-all", a_plain_list_has_all, NULL);
  check_claim ("/app/order/givens-sort-it", givens_sort_it, NULL);
  check_claim ("/app/order/states-sort-and-filter", states_sort_and_filter, NULL);
  check_claim ("/app/order/texts-are-found", texts_are_found, NULL);
  check_claim ("/app/order/words-of-ratings-are-found", words_of_ratings_are_found, NULL);
  check_claim ("/app/order/digits-are-found", digits_are_found, NULL);
  check_claim ("/app/order/the-next-unsolved-is-found", the_next_unsolved_is_found, NULL);
  check_claim ("/app/order/stopping-leaves-what-was-found", stopping_leaves_what_was_found, NULL);
  check_claim ("/app/order/ratings-sort-and-filter", ratings_sort_and_filter, NULL);
  check_claim ("/app/rater/all-puzzles-are-rated", all_puzzles_are_rated, NULL);
  check_claim ("/app/rater/stops", ratings_stop, NULL);
  check_claim ("/app/ratings/are-kept", ratings_are_kept, NULL);
  check_claim ("/app/ratings/of-own-files-are-taken", ratings_of_own_files_are_taken, NULL);
  check_claim ("/app/ratings/damaged-ones-are-unknown", damaged_ratings_are_unknown, NULL);
  result = check_finish ();
  export_scratch_close ();
  return result;
}
