#include "desk-games-private.h"

#include "desk-journal-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define HEAD_LENGTH (sizeof DESK_GAMES_HEAD - 1)

/* A file that has less than this out of date is not written anew. */
#define MOST_OUTDATED ((guint64) 1 << 20)

typedef enum
{
  RECORD_URI = 1, /* the collection's */
  RECORD_GAME,    /* puzzle, game, state; no state: dropped */
} RecordKind;

typedef struct
{
  guint64 puzzle;
  DeskGame game;
  guint64 offset; /* of the record's head */
  guint32 length; /* of the record with its head */
} Place;

struct DeskGames
{
  char *folder, *path, *uri;
  GHashTable *places; /* puzzle, in a Place -> Place */
  guint64 end;        /* behind the last record; 0: there is no file */
  guint64 n_live;     /* bytes of the records that count */
  bool is_damaged;
};

static void
forget_place (DeskGames *self, uint64_t puzzle)
{
  const Place *place = g_hash_table_lookup (self->places, &puzzle);

  if (place == NULL)
    return;
  self->n_live -= place->length;
  g_hash_table_remove (self->places, &puzzle);
}

static void
set_place (DeskGames *self, const Place *place)
{
  Place *copy = g_memdup2 (place, sizeof *place);

  forget_place (self, place->puzzle);
  g_hash_table_add (self->places, copy);
  self->n_live += place->length;
}

static bool
read_game (DeskReader *reader, DeskGame *out_game)
{
  out_game->state = (DeskGameState) desk_reader_number_to (reader, DESK_GAME_STATES - 1);
  out_game->n_entered = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  out_game->n_open = (uint32_t) desk_reader_number_to (reader, SUDOKU_MAX_CELLS);
  out_game->ms = desk_reader_number (reader);
  return !reader->failed;
}

typedef struct
{
  DeskGames *games;
  const guint8 *base;
} Reading;

/* Records of later versions are left out. */
static bool
read_record (void *data, const guint8 *bytes, gsize length)
{
  const Reading *reading = data;
  DeskReader reader;
  Place place = { 0 };

  if (bytes == NULL)
    {
      reading->games->is_damaged = true;
      return true;
    }
  reader = desk_reader_over (bytes, length);
  reading->games->end = (guint64) (reader.end - reading->base);
  if (desk_reader_number (&reader) != RECORD_GAME)
    return true;
  place.puzzle = desk_reader_number (&reader);
  if (!read_game (&reader, &place.game))
    return true;
  place.offset = (guint64) (bytes - reading->base) - DESK_JOURNAL_RECORD_HEAD;
  place.length = (guint32) (length + DESK_JOURNAL_RECORD_HEAD);
  if (desk_reader_has_more (&reader))
    set_place (reading->games, &place);
  else
    forget_place (reading->games, place.puzzle);
  return true;
}

/* Gives the file a second name, so that nothing of it is lost when it is written anew. */
static void
set_aside (const DeskGames *self)
{
  g_autofree char *path =
      g_strdup_printf ("%s.set-aside-%" G_GINT64_FORMAT, self->path, g_get_real_time ());

  if (link (self->path, path) != 0)
    g_debug ("%s: %s", path, g_strerror (errno));
}

static void
read_all (DeskGames *self, const guint8 *bytes, gsize length)
{
  Reading reading = { self, bytes };

  if (length < HEAD_LENGTH || memcmp (bytes, DESK_GAMES_HEAD, HEAD_LENGTH) != 0)
    {
      self->is_damaged = true;
      return;
    }
  self->end = HEAD_LENGTH;
  (void) desk_journal_read_records (bytes + HEAD_LENGTH, bytes + length, read_record, &reading);
}

DeskGames *
desk_games_open (const char *folder, const char *uri)
{
  DeskGames *self = g_new0 (DeskGames, 1);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  g_autoptr (GMappedFile) file = NULL;

  self->folder = g_strdup (folder);
  self->path = g_build_filename (folder, name, NULL);
  self->uri = g_strdup (uri);
  self->places = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  file = g_mapped_file_new (self->path, FALSE, NULL);
  if (file != NULL && g_mapped_file_get_length (file) > 0)
    read_all (self, (const guint8 *) g_mapped_file_get_contents (file),
              g_mapped_file_get_length (file));
  return self;
}

void
desk_games_free (DeskGames *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->places);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->uri);
  g_free (self);
}

bool
desk_games_find (const DeskGames *self, uint64_t puzzle, DeskGame *out_game)
{
  const Place *place = g_hash_table_lookup (self->places, &puzzle);

  if (place != NULL)
    *out_game = place->game;
  return place != NULL;
}

void
desk_games_each (const DeskGames *self,
                 void (*each) (void *data, uint64_t puzzle, const DeskGame *game),
                 void *data)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const Place *place = key;

      each (data, place->puzzle, &place->game);
    }
}

static bool
read_at (int file, guint64 offset, guint8 *bytes, gsize length)
{
  while (length > 0)
    {
      gssize n = pread (file, bytes, length, (off_t) offset);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return false;
      bytes += n;
      offset += (guint64) n;
      length -= (gsize) n;
    }
  return true;
}

static bool
copy_state (void *data, const guint8 *bytes, gsize length)
{
  GBytes **state = data;
  DeskReader reader;
  DeskGame game;

  if (bytes == NULL)
    return false;
  reader = desk_reader_over (bytes, length);
  (void) desk_reader_number (&reader);
  (void) desk_reader_number (&reader);
  if (read_game (&reader, &game))
    *state = g_bytes_new (reader.at, (gsize) (reader.end - reader.at));
  return true;
}

GBytes *
desk_games_read (const DeskGames *self, uint64_t puzzle)
{
  const Place *place = g_hash_table_lookup (self->places, &puzzle);
  const int file = place != NULL ? open (self->path, O_RDONLY | O_CLOEXEC) : -1;
  g_autofree guint8 *bytes = NULL;
  GBytes *state = NULL;

  if (file < 0)
    return NULL;
  bytes = g_malloc (place->length);
  if (read_at (file, place->offset, bytes, place->length))
    (void) desk_journal_read_records (bytes, bytes + place->length, copy_state, &state);
  close (file);
  return state;
}

/* Appends the row's record, and returns its place, which counts from the start of `out`. */
static Place
add_row (const DeskGamesRow *row, GByteArray *out)
{
  g_autoptr (GByteArray) record = g_byte_array_new ();
  Place place = { .puzzle = row->puzzle, .game = row->game, .offset = out->len };

  desk_bytes_add_number (record, RECORD_GAME);
  desk_bytes_add_number (record, row->puzzle);
  desk_bytes_add_number (record, row->game.state);
  desk_bytes_add_number (record, row->game.n_entered);
  desk_bytes_add_number (record, row->game.n_open);
  desk_bytes_add_number (record, row->game.ms);
  if (row->state != NULL)
    g_byte_array_append (record, g_bytes_get_data (row->state, NULL),
                         (guint) g_bytes_get_size (row->state));
  desk_journal_add_record (out, record->data, record->len);
  place.length = (guint32) (out->len - place.offset);
  return place;
}

static GByteArray *
add_rows (const DeskGamesRow *rows, guint n_rows, GArray *places)
{
  GByteArray *out = g_byte_array_new ();

  for (guint i = 0; i < n_rows; i++)
    {
      Place place = add_row (&rows[i], out);

      g_array_append_val (places, place);
    }
  return out;
}

static void
note_written (DeskGames *self, const DeskGamesRow *rows, GArray *places, guint64 at)
{
  for (guint i = 0; i < places->len; i++)
    {
      Place place = g_array_index (places, Place, i);

      place.offset += at;
      if (rows[i].state != NULL)
        set_place (self, &place);
      else
        forget_place (self, place.puzzle);
    }
}

/* Cuts off half a record that a killed program left, and what failed. */
static bool
append_rows (DeskGames *self, const DeskGamesRow *rows, guint n_rows)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_autoptr (GByteArray) bytes = add_rows (rows, n_rows, places);
  const int file = open (self->path, O_WRONLY | O_CLOEXEC);
  bool written;

  if (file < 0)
    return false;
  written = ftruncate (file, (off_t) self->end) == 0
            && lseek (file, (off_t) self->end, SEEK_SET) == (off_t) self->end
            && desk_journal_write_bytes (file, bytes->data, bytes->len) && fsync (file) == 0;
  if (written)
    {
      note_written (self, rows, places, self->end);
      self->end += bytes->len;
    }
  else if (ftruncate (file, (off_t) self->end) != 0)
    g_debug ("%s ends in half a record", self->path);
  close (file);
  return written;
}

static GByteArray *
begin_file (const DeskGames *self)
{
  GByteArray *out = g_byte_array_new ();
  g_autoptr (GByteArray) record = g_byte_array_new ();

  g_byte_array_append (out, (const guint8 *) DESK_GAMES_HEAD, HEAD_LENGTH);
  desk_bytes_add_number (record, RECORD_URI);
  desk_bytes_add_text (record, self->uri);
  desk_journal_add_record (out, record->data, record->len);
  return out;
}

/* A copy of the file with the records that count. */
static bool
add_live_records (const DeskGames *self, GArray *places, GByteArray *out)
{
  const int file = self->end > 0 ? open (self->path, O_RDONLY | O_CLOEXEC) : -1;
  GHashTableIter iter;
  gpointer key;
  bool read = true;

  g_hash_table_iter_init (&iter, self->places);
  while (read && g_hash_table_iter_next (&iter, &key, NULL))
    {
      Place place = *(const Place *) key;
      const guint at = out->len;

      g_byte_array_set_size (out, at + place.length);
      read = file >= 0 && read_at (file, place.offset, out->data + at, place.length);
      place.offset = at;
      g_array_append_val (places, place);
    }
  if (file >= 0)
    close (file);
  return read;
}

static bool
replace_file (const DeskGames *self, const GByteArray *bytes)
{
  g_autofree char *path = g_strconcat (self->path, ".new", NULL);
  int file;
  bool written;

  g_unlink (path);
  file = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0)
    return false;
  written = desk_journal_write_bytes (file, bytes->data, bytes->len) && fsync (file) == 0;
  close (file);
  if (written && self->is_damaged)
    set_aside (self);
  if (!written || g_rename (path, self->path) != 0)
    {
      g_unlink (path);
      return false;
    }
  desk_journal_sync_folder (self->folder);
  return true;
}

static bool
rewrite (DeskGames *self)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_autoptr (GByteArray) bytes = begin_file (self);

  if (!add_live_records (self, places, bytes) || !replace_file (self, bytes))
    return false;
  for (guint i = 0; i < places->len; i++)
    set_place (self, &g_array_index (places, Place, i));
  self->end = bytes->len;
  self->is_damaged = false;
  return true;
}

bool
desk_games_write (DeskGames *self, const DeskGamesRow *rows, guint n_rows)
{
  const bool is_long = self->end > 2 * self->n_live + MOST_OUTDATED;

  if (n_rows == 0)
    return true;
  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    return false;
  if ((self->end == 0 || self->is_damaged || is_long) && !rewrite (self))
    return false;
  return append_rows (self, rows, n_rows);
}
