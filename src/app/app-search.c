#include "app-search-private.h"

#include "app-sentences.h"
#include "format-about.h"

#include <string.h>

/* Puzzles from one report to the next. */
#define REPORT_PUZZLES 2048

/* A shorter text is never a part of a puzzle: it would be one of nearly all. */
#define LEAST_SYMBOLS 5

AppFact
app_fact_of (const FormatsWalk *walk)
{
  const SudokuPuzzle *puzzle = walk->puzzle.sudoku;

  if (!formats_walk_is_sudoku (walk))
    return (AppFact){ 0 };
  return (AppFact){ .puzzle = desk_game_sum (puzzle),
                    .n_givens = (guint16) sudoku_puzzle_n_givens (puzzle) };
}

DeskGame
app_search_game_of (GHashTable *games, guint64 puzzle)
{
  const DeskGame *game = games != NULL ? g_hash_table_lookup (games, &puzzle) : NULL;

  return game != NULL ? *game : (DeskGame){ 0 };
}

static char
symbol_of (guint value)
{
  static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  return value == 0 ? '.' : value < sizeof symbols ? symbols[value - 1] : '?';
}

/* NULL: the text is no part of a puzzle. */
static char *
copy_as_symbols (const char *text)
{
  g_autofree char *symbols = g_ascii_strup (text, -1);

  g_strdelimit (symbols, "0*_", '.');
  for (const char *at = symbols; *at != '\0'; at++)
    if (*at != '.' && !g_ascii_isalnum (*at))
      return NULL;
  return strlen (symbols) >= LEAST_SYMBOLS ? g_steal_pointer (&symbols) : NULL;
}

static char *
copy_folded (const char *text)
{
  return g_utf8_casefold (text, -1);
}

/* A text that is the word of one difficulty means that one; otherwise all whose words have it:
 * "hard" is not "very hard". */
static void
find_levels (AppSearch *self)
{
  for (guint i = 0; i < REASON_DIFFICULTIES; i++)
    {
      uint32_t least, most;
      const ReasonName *name = reason_difficulty_range (i, &least, &most);
      g_autofree char *word = app_sentence_of_level (least);
      g_autofree char *folded = copy_folded (word);

      if (g_str_equal (folded, self->wish.text))
        {
          memset (self->levels, 0, sizeof self->levels);
          self->levels[i] = name;
          return;
        }
      if (strstr (folded, self->wish.text) != NULL)
        self->levels[i] = name;
    }
}

static bool
names_level (const AppSearch *self)
{
  for (guint i = 0; i < REASON_DIFFICULTIES; i++)
    if (self->levels[i] != NULL)
      return true;
  return false;
}

bool
app_search_depends_on_ratings (const AppSearch *self)
{
  return self->wish.sort == APP_SORT_RATING || self->wish.show == APP_SHOW_LEVEL
         || names_level (self);
}

AppSearch *
app_search_new (GFile *file,
                const AppWish *wish,
                GHashTable *games,
                AppRatings *ratings,
                GArray *facts,
                guint n_all)
{
  AppSearch *self = g_new0 (AppSearch, 1);

  g_mutex_init (&self->lock);
  self->file = g_object_ref (file);
  self->wish = *wish;
  if (wish->text != NULL)
    {
      self->wish.text = copy_folded (wish->text);
      self->symbols = copy_as_symbols (wish->text);
      find_levels (self);
    }
  self->games = games != NULL ? g_hash_table_ref (games) : NULL;
  self->ratings = app_ratings_ref (ratings);
  self->has_facts = facts != NULL;
  self->facts = facts != NULL ? g_array_ref (facts) : g_array_new (FALSE, TRUE, sizeof (AppFact));
  self->found = g_array_new (FALSE, FALSE, sizeof (guint));
  self->n_all = MAX (n_all, 1);
  return self;
}

void
app_search_free (AppSearch *self)
{
  g_object_unref (self->file);
  g_free ((char *) self->wish.text);
  g_free (self->symbols);
  g_clear_pointer (&self->games, g_hash_table_unref);
  app_ratings_unref (self->ratings);
  g_array_unref (self->facts);
  g_array_unref (self->found);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static bool
has_state (const AppSearch *self, const AppFact *fact)
{
  const AppShow show = self->wish.show;
  DeskGameState state;
  guint rating;

  if (show == APP_SHOW_ALL)
    return true;
  if (fact->puzzle == 0)
    return false;
  if (show == APP_SHOW_LEVEL)
    {
      rating = app_ratings_find (self->ratings, fact->puzzle);
      return app_ratings_is_number (rating)
             && reason_difficulty_name (rating) == reason_difficulty_name (self->wish.level);
    }
  state = app_search_game_of (self->games, fact->puzzle).state;
  return show == APP_SHOW_BEGUN    ? state == DESK_GAME_BEGUN
         : show == APP_SHOW_SOLVED ? state == DESK_GAME_SOLVED
                                   : state != DESK_GAME_SOLVED;
}

static bool
has_words (const AppSearch *self, const BaseText *text)
{
  g_autofree char *valid = NULL, *folded = NULL;

  if (text->length == 0)
    return false;
  valid = g_utf8_make_valid (base_text_string (text), (gssize) text->length);
  folded = copy_folded (valid);
  return strstr (folded, self->wish.text) != NULL;
}

static bool
has_symbols (const AppSearch *self, const SudokuPuzzle *puzzle)
{
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  char line[SUDOKU_MAX_CELLS + 1];

  if (self->symbols == NULL)
    return false;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    line[cell] = symbol_of (puzzle->values[cell]);
  line[n_cells] = '\0';
  return strstr (line, self->symbols) != NULL;
}

static bool
has_level (const AppSearch *self, guint64 puzzle)
{
  const guint rating = app_ratings_find (self->ratings, puzzle);
  const ReasonName *name;

  if (!app_ratings_is_number (rating))
    return false;
  name = reason_difficulty_name (rating);
  for (guint i = 0; i < REASON_DIFFICULTIES; i++)
    if (self->levels[i] == name)
      return true;
  return false;
}

static bool
has_text (const AppSearch *self, const AppFact *fact, const FormatsWalk *walk)
{
  return self->wish.text == NULL
         || (formats_walk_is_sudoku (walk)
             && (has_symbols (self, walk->puzzle.sudoku) || has_level (self, fact->puzzle)
                 || has_words (self, &walk->puzzle.comment)
                 || has_words (self, &walk->puzzle.about[FORMATS_ABOUT_TITLE])));
}

static void
add_found (AppSearch *self, guint index)
{
  g_mutex_lock (&self->lock);
  g_array_append_val (self->found, index);
  g_mutex_unlock (&self->lock);
}

static bool
search_facts (AppSearch *self, const BaseStop *stop)
{
  for (guint i = 0; i < self->facts->len; i++)
    {
      if (i % REPORT_PUZZLES == 0 && base_stop_asked (stop))
        return false;
      if (has_state (self, &g_array_index (self->facts, AppFact, i)))
        add_found (self, i);
    }
  return true;
}

static bool
search_file (AppSearch *self,
             const BaseStop *stop,
             void (*report) (gpointer data, double share),
             gpointer data)
{
  const AppPuzzlesOptions options = { .stop = stop };
  const bool learns = !self->has_facts;
  AppPuzzles puzzles;
  guint index = 0;

  if (!app_puzzles_open (&puzzles, self->file, &options, NULL))
    return true;
  for (; !base_stop_asked (stop) && formats_walk_next (&puzzles.walk); index++)
    {
      const AppFact fact = app_fact_of (&puzzles.walk);

      if (learns)
        g_array_append_val (self->facts, fact);
      if (learns && fact.puzzle != 0)
        (void) app_ratings_find_read (self->ratings, &puzzles.walk.puzzle);
      if (has_state (self, &fact) && has_text (self, &fact, &puzzles.walk))
        add_found (self, index);
      if (index % REPORT_PUZZLES == REPORT_PUZZLES - 1)
        report (data, MIN ((double) index / self->n_all, 1));
    }
  app_puzzles_close (&puzzles);
  self->has_facts = !base_stop_asked (stop);
  return self->has_facts;
}

/* Begun puzzles come first, those that are nearly done before others. */
static guint32
key_of_state (const AppSearch *self, guint64 puzzle)
{
  const DeskGame game = app_search_game_of (self->games, puzzle);

  if (game.state == DESK_GAME_BEGUN)
    return 1000 - (guint32) ((guint64) game.n_entered * 1000 / MAX (game.n_open, 1));
  return game.state == DESK_GAME_NEW ? 2000 : 3000;
}

static guint32
key_of (const AppSearch *self, guint index)
{
  const AppFact *fact = &g_array_index (self->facts, AppFact, index);
  guint rating;

  if (fact->puzzle == 0)
    return G_MAXUINT32;
  if (self->wish.sort == APP_SORT_GIVENS)
    return fact->n_givens;
  if (self->wish.sort == APP_SORT_STATE)
    return key_of_state (self, fact->puzzle);
  rating = app_ratings_find (self->ratings, fact->puzzle);
  return app_ratings_is_number (rating) ? rating : G_MAXUINT16 + (rating == APP_RATINGS_UNKNOWN);
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  const guint64 one = *(const guint64 *) a, other = *(const guint64 *) b;

  return one < other ? -1 : one > other;
}

/* Puzzles with the same key stay in the order of the file. */
static void
sort_found (AppSearch *self)
{
  g_autoptr (GArray) keys = g_array_sized_new (FALSE, FALSE, sizeof (guint64), self->found->len);

  for (guint i = 0; i < self->found->len; i++)
    {
      const guint index = g_array_index (self->found, guint, i);
      const guint64 key = (guint64) key_of (self, index) << 32 | index;

      g_array_append_val (keys, key);
    }
  g_array_sort (keys, compare_keys);
  for (guint i = 0; i < keys->len; i++)
    g_array_index (self->found, guint, i) = (guint) g_array_index (keys, guint64, i);
}

bool
app_search_run (AppSearch *self,
                const BaseStop *stop,
                void (*report) (gpointer data, double share),
                gpointer data)
{
  const bool went_on = self->has_facts && self->wish.text == NULL
                           ? search_facts (self, stop)
                           : search_file (self, stop, report, data);

  g_mutex_lock (&self->lock);
  if (self->wish.sort != APP_SORT_FILE)
    sort_found (self);
  self->is_final = true;
  g_mutex_unlock (&self->lock);
  return went_on;
}

GArray *
app_search_read_facts (GFile *file, const BaseStop *stop, GCancellable *cancellable)
{
  const AppPuzzlesOptions options = { .stop = stop, .cancellable = cancellable };
  GArray *facts = g_array_new (FALSE, TRUE, sizeof (AppFact));
  AppPuzzles puzzles;

  if (app_puzzles_open (&puzzles, file, &options, NULL))
    while (formats_walk_next (&puzzles.walk))
      {
        const AppFact fact = app_fact_of (&puzzles.walk);

        g_array_append_val (facts, fact);
      }
  app_puzzles_close (&puzzles);
  if (g_cancellable_is_cancelled (cancellable) || base_stop_asked (stop))
    g_clear_pointer (&facts, g_array_unref);
  return facts;
}
