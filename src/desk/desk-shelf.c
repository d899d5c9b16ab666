#include "desk-shelf-private.h"

#include "desk-games-private.h"
#include "desk-load-private.h"

#include <string.h>

/* A puzzle that was looked at for less than this, and has no entry, is as new. */
#define LOOK_MS 10000

typedef struct
{
  DeskFile file; /* owns `uri`; only `uri` and `puzzle` are set */
  GBytes *state; /* NULL: dropped */
} Left;

struct DeskShelf
{
  char *folder;      /* of the files, or NULL */
  GHashTable *left;  /* Left, by its file: what is in no file yet */
  GHashTable *games; /* URI -> DeskGames */
  DeskShelfChanged changed;
  void *data;
};

static guint
hash_left (gconstpointer left)
{
  const DeskFile *file = &((const Left *) left)->file;

  return g_str_hash (file->uri) ^ (guint) file->puzzle;
}

static gboolean
is_same_left (gconstpointer a, gconstpointer b)
{
  const DeskFile *one = &((const Left *) a)->file, *other = &((const Left *) b)->file;

  return one->puzzle == other->puzzle && strcmp (one->uri, other->uri) == 0;
}

static void
free_left (gpointer data)
{
  Left *left = data;

  g_free ((char *) left->file.uri);
  g_clear_pointer (&left->state, g_bytes_unref);
  g_free (left);
}

DeskShelf *
desk_shelf_new (void)
{
  DeskShelf *self = g_new0 (DeskShelf, 1);

  self->left = g_hash_table_new_full (hash_left, is_same_left, free_left, NULL);
  self->games =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) desk_games_free);
  return self;
}

void
desk_shelf_free (DeskShelf *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->left);
  g_hash_table_unref (self->games);
  g_free (self->folder);
  g_free (self);
}

void
desk_shelf_set_changed (DeskShelf *self, DeskShelfChanged changed, void *data)
{
  self->changed = changed;
  self->data = data;
}

void
desk_shelf_set_folder (DeskShelf *self, const char *folder)
{
  g_free (self->folder);
  self->folder = g_strdup (folder);
  g_hash_table_remove_all (self->games);
}

static const Left *
find_left (DeskShelf *self, const DeskFile *file)
{
  return g_hash_table_lookup (self->left, &(Left){ .file = *file });
}

/* NULL without a folder. */
static DeskGames *
find_games (DeskShelf *self, const char *uri)
{
  DeskGames *games = g_hash_table_lookup (self->games, uri);

  if (games == NULL && self->folder != NULL)
    {
      games = desk_games_open (self->folder, uri);
      g_hash_table_insert (self->games, g_strdup (uri), games);
    }
  return games;
}

void
desk_shelf_put (DeskShelf *self, const DeskFile *file, GBytes *state)
{
  Left *left = g_new0 (Left, 1);

  left->file = (DeskFile){ .uri = g_strdup (file->uri), .puzzle = file->puzzle };
  left->state = state != NULL ? g_bytes_ref (state) : NULL;
  g_hash_table_add (self->left, left);
}

void
desk_shelf_each (DeskShelf *self, DeskShelfChanged each, void *data)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->left);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const Left *left = key;

      each (data, &left->file, left->state);
    }
}

static GBytes *
bytes_of (const DeskState *state)
{
  GByteArray *bytes = g_byte_array_new ();

  desk_state_write (state, bytes);
  return g_byte_array_free_to_bytes (bytes);
}

/* NULL: the bytes are no state. */
static DeskState *
read_state (GBytes *bytes)
{
  DeskReader reader = desk_reader_of (bytes);

  return desk_state_read (&reader);
}

/* Returns NULL where none is kept; unref it. */
static GBytes *
find_bytes (DeskShelf *self, const DeskFile *file)
{
  const Left *left = find_left (self, file);
  DeskGames *games;

  if (left != NULL)
    return left->state != NULL ? g_bytes_ref (left->state) : NULL;
  games = find_games (self, file->uri);
  return games != NULL ? desk_games_read (games, file->puzzle) : NULL;
}

DeskState *
desk_shelf_read (DeskShelf *self, const DeskFile *file)
{
  g_autoptr (GBytes) bytes = find_bytes (self, file);

  return bytes != NULL ? read_state (bytes) : NULL;
}

DeskGame
desk_game_of_state (const DeskState *state)
{
  DeskGame game = { .ms = state->play.ms };
  DeskDerived derived = { 0 };
  bool has_marks = false;

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[DESK_FIELD_GIVEN][cell] == 0)
      {
        game.n_open++;
        game.n_entered += state->fields[DESK_FIELD_ENTRY][cell] != 0;
        has_marks |=
            state->fields[DESK_FIELD_CANDIDATES][cell] != desk_load_first_candidates (state, cell);
      }
  if (game.n_entered > 0 || has_marks)
    game.state = DESK_GAME_BEGUN;
  if (game.n_entered == game.n_open)
    {
      desk_derive (state, &derived);
      game.state = derived.is_solved ? DESK_GAME_SOLVED : game.state;
      desk_derived_clear (&derived);
    }
  return game;
}

static DeskGame
game_of_bytes (GBytes *bytes)
{
  g_autoptr (DeskState) state = bytes != NULL ? read_state (bytes) : NULL;

  return state != NULL ? desk_game_of_state (state) : (DeskGame){ 0 };
}

bool
desk_shelf_find (DeskShelf *self, const DeskFile *file, DeskGame *out_game)
{
  const Left *left = find_left (self, file);
  DeskGames *games;

  if (left != NULL)
    {
      if (left->state != NULL)
        *out_game = game_of_bytes (left->state);
      return left->state != NULL;
    }
  games = find_games (self, file->uri);
  return games != NULL && desk_games_find (games, file->puzzle, out_game);
}

/* In the list: the puzzle and its game. */
typedef struct
{
  guint64 puzzle;
  DeskGame game;
} Row;

void
desk_shelf_add_to_list (GHashTable *list, uint64_t puzzle, const DeskGame *game)
{
  Row *row = g_new (Row, 1);

  *row = (Row){ .puzzle = puzzle, .game = *game };
  g_hash_table_replace (list, &row->puzzle, &row->game);
}

static void
add_row (void *data, uint64_t puzzle, const DeskGame *game)
{
  desk_shelf_add_to_list (data, puzzle, game);
}

/* The value of a row is a part of its key's block. */
GHashTable *
desk_shelf_list (DeskShelf *self, const char *uri)
{
  GHashTable *list = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  DeskGames *games = find_games (self, uri);
  GHashTableIter iter;
  gpointer key;

  if (games != NULL)
    desk_games_each (games, add_row, list);
  g_hash_table_iter_init (&iter, self->left);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const Left *left = key;
      DeskGame game;

      if (strcmp (left->file.uri, uri) != 0)
        continue;
      game = game_of_bytes (left->state);
      if (left->state != NULL)
        desk_shelf_add_to_list (list, left->file.puzzle, &game);
      else
        g_hash_table_remove (list, &left->file.puzzle);
    }
  return list;
}

/* Returns the games of one collection that are in no file yet; the states are borrowed. */
static GArray *
gather_rows (DeskShelf *self, const char *uri)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (DeskGamesRow));
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->left);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const Left *left = key;
      DeskGamesRow row = { .puzzle = left->file.puzzle, .state = left->state };

      if (strcmp (left->file.uri, uri) != 0)
        continue;
      row.game = game_of_bytes (left->state);
      g_array_append_val (rows, row);
    }
  return rows;
}

static gboolean
is_of_collection (gpointer key, gpointer value, gpointer uri)
{
  (void) value;
  return strcmp (((const Left *) key)->file.uri, uri) == 0;
}

static void
flush_collection (DeskShelf *self, const char *uri)
{
  g_autoptr (GArray) rows = gather_rows (self, uri);

  if (desk_games_write (find_games (self, uri), (const DeskGamesRow *) (void *) rows->data,
                        rows->len))
    g_hash_table_foreach_remove (self->left, is_of_collection, (gpointer) uri);
}

void
desk_shelf_flush (DeskShelf *self)
{
  g_autoptr (GHashTable) uris = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer key;

  if (self->folder == NULL)
    return;
  g_hash_table_iter_init (&iter, self->left);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_add (uris, g_strdup (((const Left *) key)->file.uri));
  g_hash_table_iter_init (&iter, uris);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    flush_collection (self, key);
}

/* A puzzle that the player cleared becomes an empty grid. */
static bool
is_blank (const DeskState *state)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (desk_state_digit (state, cell) != 0 || state->fields[DESK_FIELD_CANDIDATES][cell] != 0)
      return false;
  return true;
}

static bool
is_worth_keeping (const DeskState *state)
{
  return !is_blank (state)
         && (desk_state_sum (state) != state->file.content || state->play.ms >= LOOK_MS);
}

void
desk_shelf_leave (DeskShelf *self, const DeskState *state)
{
  g_autoptr (GBytes) bytes = NULL, before = NULL;

  if (state->file.uri == NULL || state->file.puzzle == 0)
    return;
  before = find_bytes (self, &state->file);
  if (is_worth_keeping (state))
    bytes = bytes_of (state);
  if (bytes == NULL ? before == NULL : before != NULL && g_bytes_equal (before, bytes))
    return;
  desk_shelf_put (self, &state->file, bytes);
  if (self->changed != NULL)
    self->changed (self->data, &state->file, bytes);
}

/* Whether the file itself has a player's progress. */
static bool
has_progress (const DeskState *state)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[DESK_FIELD_ENTRY][cell] != 0
        || state->fields[DESK_FIELD_CANDIDATES][cell] != desk_load_first_candidates (state, cell))
      return true;
  return false;
}

DeskState *
desk_shelf_renew (DeskState *kept, const DeskState *fresh)
{
  if (kept->file.content != fresh->file.content)
    {
      if (has_progress (fresh) || !sudoku_shape_equal (kept->shape, fresh->shape))
        {
          desk_state_free (kept);
          return NULL;
        }
      desk_state_set_text (&kept->comment, fresh->comment);
      desk_state_set_layout (kept, &fresh->layout);
      desk_about_copy (&fresh->about, fresh->n_cells, &kept->about);
    }
  desk_state_set_file (kept, &fresh->file);
  desk_state_set_text (&kept->title, fresh->title);
  return kept;
}

GHashTable *
desk_shelf_list_states (DeskShelf *self, const char *uri)
{
  GHashTable *states =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) g_bytes_unref);
  g_autoptr (GHashTable) games = desk_shelf_list (self, uri);
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, games);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const DeskFile file = { .uri = uri, .puzzle = *(const guint64 *) key };
      GBytes *state = find_bytes (self, &file);
      guint64 *puzzle;

      if (state == NULL)
        continue;
      puzzle = g_new (guint64, 1);
      *puzzle = file.puzzle;
      g_hash_table_replace (states, puzzle, state);
    }
  return states;
}

void
desk_shelf_recall (DeskShelf *self, DeskState **state)
{
  DeskState *fresh = *state;
  DeskState *kept = fresh->file.uri != NULL && fresh->file.puzzle != 0
                        ? desk_shelf_read (self, &fresh->file)
                        : NULL;

  if (kept != NULL)
    kept = desk_shelf_renew (kept, fresh);
  if (kept == NULL)
    return;
  desk_state_free (fresh);
  *state = kept;
}
