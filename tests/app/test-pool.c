/* The puzzles that come along: each has exactly one solution, its rating and its word are those
 * that our rater finds, its clues are as symmetric as its group says, and no two are the same.
 *
 * What turning, mirroring, exchanging rows or columns and renaming digits leave of a puzzle is, for
 * each clue, how many clues stand in its row and its column (which may change places) and how many
 * have its digit.  Two puzzles are different where these lists differ, and no two lists are
 * equal. */
#include "app-pool.h"
#include "check.h"
#include "desk-rater.h"

#include <stdlib.h>
#include <string.h>

#define N_PUZZLES    300
#define MOST_SECONDS 60

/* One puzzle on the desk, where it is checked and rated as in the window. */
typedef struct
{
  DeskDocument *document;
  DeskWorker *worker;
  DeskChecker *checker;
  DeskRater *rater;
} Desk;

static void
desk_init (Desk *self)
{
  SudokuShape *shape = NULL;

  check_equal_u64 (sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &shape), BASE_OK);
  self->document = desk_document_new (shape);
  self->worker = desk_worker_new ();
  self->checker = desk_checker_new (self->document, self->worker);
  self->rater = desk_rater_new (self->document, self->checker);
  sudoku_shape_unref (shape);
}

static void
desk_clear (Desk *self)
{
  g_object_unref (self->rater);
  g_object_unref (self->checker);
  g_object_unref (self->worker);
  g_object_unref (self->document);
}

/* The rating of a puzzle that was found to have exactly one solution. */
static uint32_t
rate (Desk *self, const SudokuPuzzle *sudoku)
{
  const gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;
  const SudokuVerdict *verdict;

  desk_document_do (self->document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU, .sudoku = sudoku });
  while (desk_rater_get_rating (self->rater) == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  verdict = desk_checker_get_current_verdict (self->checker);
  check_true (verdict != NULL && verdict->finding == SUDOKU_UNIQUE);
  check_true (desk_rater_get_rating (self->rater) != NULL);
  return desk_rater_get_rating (self->rater)->difficulty;
}

static bool
is_in (AppPool *pool, guint group, const char *prefix)
{
  return g_str_has_prefix (app_pool_id (pool, group), prefix);
}

/* `data` begins the names of its groups. */
static void
is_proper_and_rated (const void *data)
{
  AppPool *pool = app_pool_new ();
  guint n = 0;
  Desk desk;

  desk_init (&desk);
  for (guint i = 0; i < app_pool_n_groups (pool); i++)
    for (guint k = 0; is_in (pool, i, data) && k < app_pool_get_puzzles (pool, i)->len; k++)
      {
        const AppMade *made = g_ptr_array_index (app_pool_get_puzzles (pool, i), k);
        uint32_t least, most;

        check_equal_u64 (rate (&desk, made->sudoku), made->difficulty);
        (void) reason_difficulty_range (app_pool_level (pool, i), &least, &most);
        check_true (made->difficulty >= least && made->difficulty <= most);
        n++;
      }
  check_true (n > 0);
  desk_clear (&desk);
  app_pool_free (pool);
}

/* The window names a sample by the word of its rating. */
static void
samples_are_proper_and_rated (const void *data)
{
  AppPool *pool = app_pool_new ();
  GPtrArray *samples = app_pool_get_samples (pool);
  Desk desk;

  (void) data;
  desk_init (&desk);
  check_equal_u64 (samples->len, 14);
  for (guint i = 0; i < samples->len; i++)
    {
      const AppMade *made = g_ptr_array_index (samples, i);

      check_equal_u64 (rate (&desk, made->sudoku), made->difficulty);
    }
  desk_clear (&desk);
  app_pool_free (pool);
}

static bool
is_symmetric (const SudokuPuzzle *sudoku, SetterSymmetry symmetry)
{
  uint32_t mates[SETTER_MOST_MATES];

  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (sudoku->shape); cell++)
    {
      const uint32_t n = setter_symmetry_orbit (symmetry, sudoku->shape, cell, mates);

      for (uint32_t i = 0; i < n; i++)
        if ((sudoku->values[mates[i]] != 0) != (sudoku->values[cell] != 0))
          return false;
    }
  return true;
}

static void
is_symmetric_as_said (const void *data)
{
  AppPool *pool = app_pool_new ();
  guint n_symmetric = 0;

  (void) data;
  for (guint i = 0; i < app_pool_n_groups (pool); i++)
    for (guint k = 0; k < app_pool_get_puzzles (pool, i)->len; k++)
      {
        const AppMade *made = g_ptr_array_index (app_pool_get_puzzles (pool, i), k);

        check_true (is_symmetric (made->sudoku, app_pool_symmetry (pool, i)));
        n_symmetric += app_pool_symmetry (pool, i) != SETTER_NONE;
      }
  check_true (n_symmetric > N_PUZZLES / 2);
  app_pool_free (pool);
}

static int
compare_numbers (const void *one, const void *other)
{
  const uint32_t a = *(const uint32_t *) one, b = *(const uint32_t *) other;

  return (a > b) - (a < b);
}

/* The list of a puzzle as a text. */
static char *
print_of (const SudokuPuzzle *sudoku)
{
  const uint32_t n = sudoku_shape_n_values (sudoku->shape), n_cells = n * n;
  uint32_t rows[SUDOKU_MAX_VALUES] = { 0 }, columns[SUDOKU_MAX_VALUES] = { 0 };
  uint32_t digits[SUDOKU_MAX_VALUES + 1] = { 0 }, n_clues = 0;
  g_autofree uint32_t *clues = g_new (uint32_t, n_cells);
  GString *text = g_string_new (NULL);

  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (sudoku->values[cell] != 0)
      {
        rows[cell / n]++;
        columns[cell % n]++;
        digits[sudoku->values[cell]]++;
      }
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (sudoku->values[cell] != 0)
      {
        const uint32_t row = rows[cell / n], column = columns[cell % n];

        clues[n_clues++] =
            (MIN (row, column) * 64 + MAX (row, column)) * 64 + digits[sudoku->values[cell]];
      }
  qsort (clues, n_clues, sizeof *clues, compare_numbers);
  g_string_append_printf (text, "%u:", n);
  for (uint32_t i = 0; i < n_clues; i++)
    g_string_append_printf (text, " %u", clues[i]);
  return g_string_free (text, FALSE);
}

/* The kind of the grid is a part of the print. */
static void
all_are_different (const void *data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AppPool *pool = app_pool_new ();
  guint n = 0;

  (void) data;
  for (guint i = 0; i < app_pool_n_groups (pool); i++)
    for (guint k = 0; k < app_pool_get_puzzles (pool, i)->len; k++)
      {
        const AppMade *made = g_ptr_array_index (app_pool_get_puzzles (pool, i), k);
        g_autofree char *kind = app_pool_name (pool, i);
        g_autofree char *print = print_of (made->sudoku);

        check_true (g_hash_table_add (seen, g_strconcat (kind, " ", print, NULL)));
        n++;
      }
  check_equal_u64 (n, N_PUZZLES);
  app_pool_free (pool);
}

/* A session hands out each usual puzzle of a word once, also after the program has ended. */
static void
gives_each_once (const void *data)
{
  g_autofree char *folder = g_dir_make_tmp ("pool-XXXXXX", NULL);
  AppPool *pool = app_pool_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const AppMade *made;

  (void) data;
  for (guint n = 0;; n++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);

      made = app_pool_give (pool, 5, session);
      if (made == NULL)
        break;
      check_true (g_hash_table_add (seen, (gpointer) made));
      check_equal_u64 (sudoku_shape_n_values (made->sudoku->shape), 9);
      check_true (made->difficulty >= 72);
    }
  check_equal_u64 (g_hash_table_size (seen), 18);
  app_pool_free (pool);
}

int
main (void)
{
  check_claim ("/app/pool/is-proper-and-rated/4x4", is_proper_and_rated, "4x4");
  check_claim ("/app/pool/is-proper-and-rated/6x6", is_proper_and_rated, "6x6");
  check_claim ("/app/pool/is-proper-and-rated/9x9", is_proper_and_rated, "9x9");
  check_claim ("/app/pool/is-proper-and-rated/16x16", is_proper_and_rated, "16x16");
  check_claim ("/app/pool/is-proper-and-rated/diagonals", is_proper_and_rated, "x-");
  check_claim ("/app/pool/is-proper-and-rated/windows", is_proper_and_rated, "windows");
  check_claim ("/app/pool/is-proper-and-rated/small-jigsaw", is_proper_and_rated, "small-jigsaw");
  check_claim ("/app/pool/is-proper-and-rated/jigsaw", is_proper_and_rated, "jigsaw");
  check_claim ("/app/pool/samples-are-proper-and-rated", samples_are_proper_and_rated, NULL);
  check_claim ("/app/pool/is-symmetric-as-said", is_symmetric_as_said, NULL);
  check_claim ("/app/pool/all-are-different", all_are_different, NULL);
  check_claim ("/app/pool/gives-each-once", gives_each_once, NULL);
  return check_finish ();
}
