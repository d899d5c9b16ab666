/* A table with open addressing: 16 bytes for a puzzle at most twice, where a GHashTable takes
 * 60. */
#include "app-ratings.h"

#include "app-document-file.h"
#include "app-sentences.h"
#include "format-about.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define HEAD         "Quadrille ratings 1\n"
#define HEAD_LENGTH  (sizeof HEAD - 1)
#define RECORD_BYTES 12
#define FIRST_SLOTS  1024

/* When there are more, the file is begun anew: they are derived data. */
#define MOST_RATINGS ((guint) 8 << 20)

typedef struct
{
  guint64 puzzle; /* 0: free */
  guint16 rating;
} Slot;

struct AppRatings
{
  gatomicrefcount n_refs;
  GMutex lock;
  char *path;
  int file; /* -1: not open for writing */
  Slot *slots;
  guint n_slots, n; /* a power of two; used ones */
};

static Slot *
find_slot (const AppRatings *self, guint64 puzzle)
{
  guint at = (guint) ((puzzle ^ puzzle >> 32) & (self->n_slots - 1));

  while (self->slots[at].puzzle != 0 && self->slots[at].puzzle != puzzle)
    at = (at + 1) & (self->n_slots - 1);
  return &self->slots[at];
}

static void
grow (AppRatings *self)
{
  g_autofree Slot *old = self->slots;
  const guint n_old = self->n_slots;

  self->n_slots = n_old * 2;
  self->slots = g_new0 (Slot, self->n_slots);
  for (guint i = 0; i < n_old; i++)
    if (old[i].puzzle != 0)
      *find_slot (self, old[i].puzzle) = old[i];
}

static bool
put (AppRatings *self, guint64 puzzle, guint rating)
{
  Slot *slot = find_slot (self, puzzle);
  const bool is_new = slot->puzzle == 0;

  if (puzzle == 0 || (!is_new && slot->rating == rating))
    return false;
  *slot = (Slot){ .puzzle = puzzle, .rating = (guint16) rating };
  self->n += is_new;
  if (self->n * 2 > self->n_slots)
    grow (self);
  return true;
}

/* Puzzle, rating, and a check of both, with the lowest bytes first. */
static void
encode (guint64 puzzle, guint rating, guint8 bytes[RECORD_BYTES])
{
  guint check = 0x5a5a ^ rating;

  for (guint i = 0; i < 8; i++)
    bytes[i] = (guint8) (puzzle >> (8 * i));
  for (guint i = 0; i < 4; i++)
    check ^= (guint) (puzzle >> (16 * i)) & 0xffff;
  bytes[8] = (guint8) rating;
  bytes[9] = (guint8) (rating >> 8);
  bytes[10] = (guint8) check;
  bytes[11] = (guint8) (check >> 8);
}

static bool
decode (const guint8 bytes[RECORD_BYTES], guint64 *out_puzzle, guint *out_rating)
{
  guint8 again[RECORD_BYTES];

  *out_puzzle = 0;
  for (guint i = 0; i < 8; i++)
    *out_puzzle |= (guint64) bytes[i] << (8 * i);
  *out_rating = bytes[8] | (guint) bytes[9] << 8;
  encode (*out_puzzle, *out_rating, again);
  return *out_rating != APP_RATINGS_UNKNOWN && memcmp (bytes, again, RECORD_BYTES) == 0;
}

static bool
read_file (AppRatings *self)
{
  g_autofree char *bytes = NULL;
  gsize length, at;

  if (!g_file_get_contents (self->path, &bytes, &length, NULL) || length < HEAD_LENGTH
      || memcmp (bytes, HEAD, HEAD_LENGTH) != 0)
    return false;
  for (at = HEAD_LENGTH; at + RECORD_BYTES <= length && self->n < MOST_RATINGS; at += RECORD_BYTES)
    {
      guint64 puzzle;
      guint rating;

      if (decode ((const guint8 *) bytes + at, &puzzle, &rating))
        put (self, puzzle, rating);
    }
  return at == length;
}

/* A file that ends in a part of a record, or is none of ours, is written anew. */
static void
write_anew (AppRatings *self)
{
  g_autoptr (GByteArray) out = g_byte_array_new ();

  g_byte_array_append (out, (const guint8 *) HEAD, HEAD_LENGTH);
  for (guint i = 0; i < self->n_slots; i++)
    if (self->slots[i].puzzle != 0)
      {
        guint8 record[RECORD_BYTES];

        encode (self->slots[i].puzzle, self->slots[i].rating, record);
        g_byte_array_append (out, record, RECORD_BYTES);
      }
  if (!g_file_set_contents_full (self->path, (const char *) out->data, out->len,
                                 G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL))
    g_debug ("%s: %s", self->path, g_strerror (errno));
}

AppRatings *
app_ratings_new (const char *path)
{
  AppRatings *self = g_new0 (AppRatings, 1);
  bool is_whole;

  g_atomic_ref_count_init (&self->n_refs);
  g_mutex_init (&self->lock);
  self->path = g_strdup (path);
  self->file = -1;
  self->n_slots = FIRST_SLOTS;
  self->slots = g_new0 (Slot, self->n_slots);
  is_whole = read_file (self);
  if (self->n >= MOST_RATINGS)
    {
      memset (self->slots, 0, self->n_slots * sizeof *self->slots);
      self->n = 0;
      is_whole = false;
    }
  if (!is_whole)
    write_anew (self);
  return self;
}

AppRatings *
app_ratings_ref (AppRatings *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

void
app_ratings_unref (AppRatings *self)
{
  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  if (self->file >= 0)
    close (self->file);
  g_mutex_clear (&self->lock);
  g_free (self->slots);
  g_free (self->path);
  g_free (self);
}

AppRatings *
app_ratings_of_session (DeskSession *session)
{
  static const char key[] = "app-ratings";
  AppRatings *self = g_object_get_data (G_OBJECT (session), key);
  g_autofree char *path = NULL;

  if (self != NULL)
    return self;
  path = g_build_filename (desk_session_get_folder (session), "ratings", NULL);
  self = app_ratings_new (path);
  g_object_set_data_full (G_OBJECT (session), key, self, (GDestroyNotify) app_ratings_unref);
  return self;
}

guint
app_ratings_find (AppRatings *self, guint64 puzzle)
{
  guint rating;

  g_mutex_lock (&self->lock);
  rating = puzzle != 0 ? find_slot (self, puzzle)->rating : APP_RATINGS_UNKNOWN;
  g_mutex_unlock (&self->lock);
  return rating;
}

/* A record that cannot be written is worked out again in the next session. */
static void
append (AppRatings *self, guint64 puzzle, guint rating)
{
  guint8 record[RECORD_BYTES];

  encode (puzzle, rating, record);
  if (self->file < 0)
    self->file = open (self->path, O_WRONLY | O_APPEND | O_CLOEXEC);
  if (self->file >= 0 && write (self->file, record, RECORD_BYTES) != RECORD_BYTES)
    g_debug ("%s: %s", self->path, g_strerror (errno));
}

void
app_ratings_add (AppRatings *self, guint64 puzzle, guint rating)
{
  g_mutex_lock (&self->lock);
  if (put (self, puzzle, rating))
    append (self, puzzle, rating);
  g_mutex_unlock (&self->lock);
}

guint
app_ratings_of_file (const FormatsPuzzle *puzzle)
{
  const guint rating = puzzle->format == app_save_own_format () ? format_about_rating (puzzle) : 0;

  return rating > 0 ? rating : APP_RATINGS_UNKNOWN;
}

guint
app_ratings_find_read (AppRatings *self, const FormatsPuzzle *puzzle)
{
  const guint64 sum = desk_game_sum (puzzle->sudoku);
  guint rating = app_ratings_find (self, sum);

  if (rating != APP_RATINGS_UNKNOWN)
    return rating;
  rating = app_ratings_of_file (puzzle);
  if (rating != APP_RATINGS_UNKNOWN)
    app_ratings_add (self, sum, rating);
  return rating;
}

guint
app_ratings_find_number (AppRatings *self, guint64 puzzle)
{
  const guint rating = app_ratings_find (self, puzzle);

  return app_ratings_is_number (rating) ? rating : 0;
}

guint
app_ratings_count (AppRatings *self)
{
  guint n;

  g_mutex_lock (&self->lock);
  n = self->n;
  g_mutex_unlock (&self->lock);
  return n;
}

bool
app_ratings_is_number (guint rating)
{
  return rating != APP_RATINGS_UNKNOWN && rating != APP_RATINGS_NONE && rating != APP_RATINGS_LONG;
}

char *
app_ratings_describe (guint rating)
{
  g_autofree char *word = NULL, *number = NULL;
  BaseText text = BASE_TEXT_EMPTY;
  char *described;

  if (rating == APP_RATINGS_UNKNOWN)
    return NULL;
  if (rating == APP_RATINGS_NONE)
    return g_strdup (_ ("No rating"));
  if (rating == APP_RATINGS_LONG)
    return g_strdup (_ ("Takes too long to rate"));
  word = app_sentence_of_level (rating);
  number = g_strdup_printf ("%.1f", rating / 10.0);
  /* TRANSLATORS: how difficult a puzzle is, in a list: "4.2 Medium" */
  words_fill (&text, _ ("%1 %2"), WORDS_WITH (WORDS_TEXT (number), WORDS_TEXT (word)));
  described = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return described;
}
