/* A file of many puzzles as a list and as pages, read on threads, without a window. */
#include "check.h"
#include "scratch.h"

#include "app-collection-part.h"
#include "app-collection.h"
#include "app-print-list.h"

#include <string.h>

#define GOOD "1..4..1..3..2...\n"
#define BAD  "1..4..1..3..2..9\n"

/* More than the thread hands over at once, and no multiple of anything. */
#define N_LINES 9001

/* Every 100th line is no puzzle; among the others, number i has i in its comment. */
static bool
is_bad (guint i)
{
  return i % 100 == 7;
}

static GString *
make_lines (guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (is_bad (i))
      g_string_append (text, BAD);
    else
      g_string_append_printf (text, "1..4..1..3..2... %u\n", i);
  return text;
}

static GFile *
make_file (const char *name, guint n)
{
  g_autofree char *path = export_scratch_path (name);
  GString *text = make_lines (n);

  check_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_free (text, TRUE);
  return g_file_new_for_path (path);
}

/* The list when all of the file is in it. */
static AppCollection *
open_collection (GFile *file, guint n)
{
  AppCollection *self = app_collection_new (file);

  while (g_list_model_get_n_items (G_LIST_MODEL (self)) < n)
    g_main_context_iteration (NULL, TRUE);
  check_equal_u64 (g_list_model_get_n_items (G_LIST_MODEL (self)), n);
  return self;
}

static void
keep_result (GObject *source, GAsyncResult *result, gpointer data)
{
  (void) source;
  *(GAsyncResult **) data = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}

static AppLoaded *
load (AppCollection *collection, guint index)
{
  g_autoptr (GAsyncResult) result = NULL;

  app_collection_load (collection, index, NULL, keep_result, &result);
  return app_collection_load_finish (wait_for (&result), NULL);
}

static void
check_is_line (const AppLoaded *loaded, guint i)
{
  g_autofree char *comment = g_strdup_printf ("%u", i);

  check_true (loaded != NULL);
  check_equal_u64 (loaded->kind, is_bad (i) ? APP_LOADED_ISSUE : APP_LOADED_PUZZLE);
  if (is_bad (i))
    {
      check_equal_u64 (loaded->issue.line, i + 1);
      check_equal_text (loaded->line, "1..4..1..3..2..9");
    }
  else
    check_equal_text (base_text_string (&loaded->puzzle.comment), comment);
}

static void
any_puzzle_is_loaded (const void *data)
{
  const guint wanted[] = { 0, 1, 7, 63, 64, 65, 4095, 4096, 4107, 8191, 8192, N_LINES - 1 };
  g_autoptr (GFile) file = make_file ("any", N_LINES);
  g_autoptr (AppCollection) collection = open_collection (file, N_LINES);

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (AppLoaded) loaded = load (collection, wanted[i]);

      check_is_line (loaded, wanted[i]);
    }
  check_true (load (collection, N_LINES) == NULL);
}

static gpointer
describe (const AppLoaded *loaded)
{
  return g_strdup (loaded->kind == APP_LOADED_PUZZLE ? base_text_string (&loaded->puzzle.comment)
                                                     : "bad");
}

static void
check_block (AppCollection *collection, guint block, guint n)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) texts = NULL;

  app_collection_describe (collection, block, describe, g_free, NULL, keep_result, &result);
  texts = app_collection_describe_finish (wait_for (&result), NULL);
  check_equal_u64 (texts->len, n);
  for (guint i = 0; i < n; i++)
    {
      const guint number = block * APP_COLLECTION_BLOCK + i;
      g_autofree char *text = g_strdup_printf ("%u", number);

      check_equal_text (texts->pdata[i], is_bad (number) ? "bad" : text);
    }
}

static void
blocks_are_described (const void *data)
{
  g_autoptr (GFile) file = make_file ("blocks", N_LINES);
  g_autoptr (AppCollection) collection = open_collection (file, N_LINES);

  (void) data;
  check_block (collection, 0, APP_COLLECTION_BLOCK);
  check_block (collection, 70, APP_COLLECTION_BLOCK);
  check_block (collection, N_LINES / APP_COLLECTION_BLOCK, N_LINES % APP_COLLECTION_BLOCK);
}

/* Line 100 is written longer, as the window does when a puzzle is saved. */
static void
a_replaced_puzzle_moves_the_others (const void *data)
{
  const guint changed = 100;
  g_autoptr (GFile) file = make_file ("replaced", N_LINES);
  g_autoptr (AppCollection) collection = open_collection (file, N_LINES);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (AppLoaded) last = NULL;
  GString *text = make_lines (N_LINES);
  char *line = strstr (text->str, " 100\n");
  const FormatsReplacement replacement = { .result = FORMATS_REPLACED,
                                           .number = changed + 1,
                                           .n_puzzles = N_LINES,
                                           .end = (uint64_t) (line - text->str) + 5,
                                           .moved = 12 };

  (void) data;
  g_string_insert (text, line - text->str + 4, " and so on..");
  check_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_free (text, TRUE);
  app_collection_note_replaced (collection, &replacement);
  last = load (collection, N_LINES - 1);
  check_is_line (last, N_LINES - 1);
}

static void
puzzles_are_counted (const void *data)
{
  g_autoptr (GFile) file = make_file ("counted", 333), missing = make_file ("missing", 1);
  g_autoptr (GAsyncResult) result = NULL, none = NULL;

  (void) data;
  app_count_puzzles (file, NULL, keep_result, &result);
  check_equal_u64 (app_count_puzzles_finish (wait_for (&result)), 333);
  check_true (g_file_delete (missing, NULL, NULL));
  app_count_puzzles (missing, NULL, keep_result, &none);
  check_equal_u64 (app_count_puzzles_finish (wait_for (&none)), 0);
}

/* Returns the number of Sudokus, from 0, before line `i`. */
static guint
number_of_line (guint i)
{
  guint n = 0;

  for (guint k = 0; k < i; k++)
    n += !is_bad (k);
  return n;
}

static void
pages_come_in_any_order (const void *data)
{
  const guint lines[] = { 8888, 0, 15, 16, 17, 4321, 8 };
  g_autoptr (GFile) file = make_file ("pages", N_LINES);
  AppPrintList *list = app_print_list_of_file (file, "pages");
  const uint64_t n_sudokus = number_of_line (N_LINES);
  bool done = false;
  uint32_t n;

  (void) data;
  while (!done)
    check_true (app_print_list_look (list, &done, NULL));
  check_equal_u64 (app_print_list_n (list), n_sudokus);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", lines[i]);
      const uint64_t number = number_of_line (lines[i]);
      const ExportEntry *entries = app_print_list_get (list, number, 3, i == 0, NULL, &n);

      check_equal_u64 (n, 3);
      check_equal_u64 (entries[0].number, number + 1);
      check_equal_text (entries[0].name, name);
      check_true ((entries[2].solution != NULL) == (i == 0));
    }
  (void) app_print_list_get (list, n_sudokus - 1, 3, false, NULL, &n);
  check_equal_u64 (n, 1);
  (void) app_print_list_get (list, n_sudokus, 3, false, NULL, &n);
  check_equal_u64 (n, 0);
  app_print_list_free (list);
}

typedef struct
{
  uint64_t n, until;
  double share;
} Each;

static BaseStatus
count_entry (gpointer data, const ExportEntry *entry, double share)
{
  Each *self = data;

  check_equal_u64 (entry->number, ++self->n);
  check_true (entry->solution != NULL);
  check_true (share > self->share && share <= 1);
  self->share = share;
  return self->n == self->until ? BASE_IO : BASE_OK;
}

static void
each_sudoku_comes_once (const void *data)
{
  g_autoptr (GFile) file = make_file ("each", 333);
  AppPrintList *list = app_print_list_of_file (file, "each");
  const uint64_t n_sudokus = number_of_line (333);
  Each all = { .until = UINT64_MAX }, some = { .until = 40 }, none = { .until = 1 };
  BaseStop stop;

  (void) data;
  check_equal_u64 (app_print_list_each (list, true, NULL, count_entry, &all), BASE_OK);
  check_equal_u64 (all.n, n_sudokus);
  check_true (all.share == 1);
  check_equal_u64 (app_print_list_each (list, true, NULL, count_entry, &some), BASE_IO);
  check_equal_u64 (some.n, 40);
  base_stop_init (&stop);
  base_stop_raise (&stop);
  check_equal_u64 (app_print_list_each (list, true, &stop, count_entry, &none), BASE_STOPPED);
  check_equal_u64 (none.n, 0);
  check_true (g_file_delete (file, NULL, NULL));
  check_equal_u64 (app_print_list_each (list, true, NULL, count_entry, &none), BASE_BAD_INPUT);
  app_print_list_free (list);
}

int
main (void)
{
  int result;

  export_scratch_open ();
  check_claim ("/app/collection/loads-any-puzzle", any_puzzle_is_loaded, NULL);
  check_claim ("/app/collection/describes-a-block-at-a-time", blocks_are_described, NULL);
  check_claim ("/app/collection/follows-a-replaced-puzzle", a_replaced_puzzle_moves_the_others,
               NULL);
  check_claim ("/app/collection/counts-what-it-cannot-read-too", puzzles_are_counted, NULL);
  check_claim ("/app/print-list/gives-pages-in-any-order", pages_come_in_any_order, NULL);
  check_claim ("/app/print-list/gives-each-sudoku-once", each_sudoku_comes_once, NULL);
  result = check_finish ();
  export_scratch_close ();
  return result;
}
