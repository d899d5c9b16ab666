/* The files of games: cut off, damaged, on a full disk, large; and a program that is killed while
 * it plays through a collection. */
#include "desk-games-private.h"
#include "desk-shelf-private.h"
#include "failing-disk.h"
#include "formats-reader.h"
#include "sessions.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define URI "file:///mine.txt"

static const char *program; /* argv[0] */

static GBytes *
state_of_number (uint64_t number)
{
  g_autofree char *text =
      g_strdup_printf ("a state of %" G_GUINT64_FORMAT " %0200d", (guint64) number, 7);

  return g_bytes_new (text, strlen (text));
}

static DeskGame
game_of_number (uint64_t number)
{
  return (DeskGame){ .state = (DeskGameState) (number % 3),
                     .n_entered = (uint32_t) (number % 50),
                     .n_open = 50,
                     .ms = number * 1000 };
}

/* Games first to first + n - 1, as those of puzzles of these numbers. */
static bool
write_games (DeskGames *games, uint64_t first, guint n)
{
  g_autofree DeskGamesRow *rows = g_new0 (DeskGamesRow, n);
  bool written;

  for (guint i = 0; i < n; i++)
    rows[i] = (DeskGamesRow){ .puzzle = first + i,
                              .game = game_of_number (first + i),
                              .state = state_of_number (first + i) };
  written = desk_games_write (games, rows, n);
  for (guint i = 0; i < n; i++)
    g_bytes_unref (rows[i].state);
  return written;
}

static void
check_game (const DeskGames *games, uint64_t number)
{
  g_autoptr (GBytes) expected = state_of_number (number), state = NULL;
  const DeskGame as_written = game_of_number (number);
  DeskGame game;

  check_true (desk_games_find (games, number, &game));
  check_equal_u64 (game.state, as_written.state);
  check_equal_u64 (game.n_entered, as_written.n_entered);
  check_equal_u64 (game.n_open, as_written.n_open);
  check_equal_u64 (game.ms, as_written.ms);
  state = desk_games_read (games, number);
  check_true (state != NULL && g_bytes_equal (state, expected));
}

static void
count_game (void *data, uint64_t puzzle, const DeskGame *game)
{
  (void) puzzle;
  (void) game;
  ++*(uint64_t *) data;
}

static uint64_t
count_games (const DeskGames *games)
{
  uint64_t n = 0;

  desk_games_each (games, count_game, &n);
  return n;
}

/* A hundred thousand: eight megabytes held 20,000. */
static void
many_games_are_kept (const void *data)
{
  const guint n = check_quick () ? 20000 : 100000;
  char *folder = desks_make_folder ();
  DeskGames *games = desk_games_open (folder, URI);

  (void) data;
  check_true (write_games (games, 1, n));
  desk_games_free (games);
  games = desk_games_open (folder, URI);
  check_equal_u64 (count_games (games), n);
  for (guint number = 1; number <= n; number += 997)
    check_game (games, number);
  desk_games_free (games);
  desks_remove_folder (folder);
}

static void
collections_are_apart (const void *data)
{
  char *folder = desks_make_folder ();
  DeskGames *games = desk_games_open (folder, URI), *others;
  DeskGame game;

  (void) data;
  check_true (write_games (games, 1, 3));
  others = desk_games_open (folder, "file:///other.txt");
  check_equal_u64 (count_games (others), 0);
  check_true (!desk_games_find (others, 1, &game));
  check_true (write_games (others, 7, 1));
  desk_games_free (others);
  desk_games_free (games);
  games = desk_games_open (folder, URI);
  check_equal_u64 (count_games (games), 3);
  desk_games_free (games);
  desks_remove_folder (folder);
}

static void
the_last_game_counts (const void *data)
{
  char *folder = desks_make_folder ();
  DeskGames *games = desk_games_open (folder, URI);
  g_autoptr (GBytes) later = g_bytes_new_static ("later", 5), read = NULL;
  const DeskGamesRow rows[] = { { .puzzle = 2, .state = later }, { .puzzle = 3, .state = NULL } };
  DeskGame game;

  (void) data;
  check_true (write_games (games, 1, 4));
  check_true (desk_games_write (games, rows, 2));
  for (unsigned round = 0; round < 2; round++)
    {
      g_autoptr (GBytes) state = desk_games_read (games, 2);

      check_true (state != NULL && g_bytes_equal (state, later));
      check_true (!desk_games_find (games, 3, &game));
      check_true (desk_games_read (games, 3) == NULL);
      check_game (games, 4);
      desk_games_free (games);
      games = desk_games_open (folder, URI);
    }
  desk_games_free (games);
  desks_remove_folder (folder);
}

/* What is out of date does not stay for ever. */
static void
files_stay_short (const void *data)
{
  char *folder = desks_make_folder ();
  DeskGames *games = desk_games_open (folder, URI);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, URI, -1);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf file;

  (void) data;
  for (unsigned round = 0; round < 100; round++)
    check_true (write_games (games, 1, 200));
  check_equal_u64 (g_stat (path, &file), 0);
  check_true (file.st_size < 3 << 20);
  for (uint64_t number = 1; number <= 200; number++)
    check_game (games, number);
  desk_games_free (games);
  desks_remove_folder (folder);
}

/* Where the file ends in half a record, all whole ones are there, and the next ones too. */
static void
a_file_cut_anywhere_has_the_rest (const void *data)
{
  char *folder = desks_make_folder ();
  DeskGames *games = desk_games_open (folder, URI);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, URI, -1);
  g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = NULL;
  gsize length;

  (void) data;
  check_true (write_games (games, 1, 5));
  desk_games_free (games);
  check_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (gsize cut = 0; cut <= length; cut += check_quick () ? 13 : 1)
    {
      uint64_t n;

      check_true (g_file_set_contents (path, bytes, (gssize) cut, NULL));
      games = desk_games_open (folder, URI);
      n = count_games (games);
      check_true (n <= 5 && (cut < length || n == 5));
      for (uint64_t number = 1; number <= n; number++)
        check_game (games, number);
      check_true (write_games (games, 9, 1));
      desk_games_free (games);
      games = desk_games_open (folder, URI);
      check_equal_u64 (count_games (games), n + 1);
      check_game (games, 9);
      desk_games_free (games);
    }
  desks_remove_folder (folder);
}

/* One damaged byte costs one game at most, and never gives a wrong one. */
static void
a_damaged_byte_costs_one_game (const void *data)
{
  char *folder = desks_make_folder ();
  DeskGames *games = desk_games_open (folder, URI);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, URI, -1);
  g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = NULL;
  gsize length;

  (void) data;
  check_true (write_games (games, 1, 5));
  desk_games_free (games);
  check_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (gsize at = strlen (DESK_GAMES_HEAD); at < length; at += check_quick () ? 13 : 1)
    {
      uint64_t n = 0;

      bytes[at] ^= 0x10;
      check_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      bytes[at] ^= 0x10;
      games = desk_games_open (folder, URI);
      for (uint64_t number = 1; number <= 5; number++)
        {
          DeskGame game;

          if (desk_games_find (games, number, &game))
            {
              check_game (games, number);
              n++;
            }
        }
      check_true (n >= 4);
      desk_games_free (games);
    }
  desks_remove_folder (folder);
}

/* Games that a disk did not take stay, and nothing that was in the file is lost. */
static void
a_failing_disk_loses_nothing (const void *data)
{
  char *folder = desks_make_folder ();
  DeskGames *games = desk_games_open (folder, URI);

  (void) data;
  failing_disk_set (EIO);
  check_true (!write_games (games, 1, 5));
  failing_disk_set (0);
  check_true (write_games (games, 1, 5));
  failing_disk_set (ENOSPC);
  check_true (!write_games (games, 6, 5));
  check_equal_u64 (count_games (games), 5);
  failing_disk_set (0);
  desk_games_free (games);
  games = desk_games_open (folder, URI);
  check_equal_u64 (count_games (games), 5);
  check_true (write_games (games, 6, 5));
  for (uint64_t number = 1; number <= 10; number++)
    check_game (games, number);
  desk_games_free (games);
  desks_remove_folder (folder);
}

static void
count_left (void *data, const DeskFile *file, GBytes *state)
{
  (void) file;
  (void) state;
  ++*(guint *) data;
}

/* The shelf keeps in memory what the files did not take, and gives it to the journal again. */
static void
the_shelf_waits_for_the_disk (const void *data)
{
  char *folder = desks_make_folder ();
  DeskShelf *shelf = desk_shelf_new ();
  g_autoptr (GBytes) state = state_of_number (1);
  guint n = 0;

  (void) data;
  desk_shelf_set_folder (shelf, folder);
  for (uint64_t i = 1; i <= 50; i++)
    desk_shelf_put (shelf, &(DeskFile){ .uri = "file:///a", .puzzle = i }, state);
  failing_disk_set (ENOSPC);
  desk_shelf_flush (shelf);
  desk_shelf_each (shelf, count_left, &n);
  check_equal_u64 (n, 50);
  failing_disk_set (0);
  desk_shelf_flush (shelf);
  n = 0;
  desk_shelf_each (shelf, count_left, &n);
  check_equal_u64 (n, 0);
  desk_shelf_free (shelf);
  desks_remove_folder (folder);
}

/* A line of a collection of 4x4 puzzles, no two of which are alike. */
static void
look_at_number (DeskDocument *document, unsigned number)
{
  char line[18] = "................\n";
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsBytes bytes = { line, 17 };
  FormatsReader *reader;
  FormatsIssue issue;

  line[0] = '1';
  for (unsigned i = 0; i < 12; i++)
    if ((number >> i & 1) != 0)
      line[4 + i] = (char) ('1' + (i * 7 + 1) % 4);
  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_PUZZLE);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD,
                                                 .puzzle = &puzzle,
                                                 .file = { .uri = URI, .is_part = true } }),
      DESK_DONE);
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

/* The entry, the mark and the time that puzzle `number` gets. */
static uint32_t
entry_of (unsigned number)
{
  return 1 + number % 4;
}

static void
play_number (DeskDocument *document, unsigned number)
{
  look_at_number (document, number);
  desk_document_set_value (document, 1, entry_of (number));
  desk_document_toggle_candidate (document, 2, entry_of (number + 1));
  desk_document_set_play (document, (DeskPlay){ .ms = 1000 * (number + 10), .n_hints = 0 });
}

/* A program that plays one puzzle after the other, and reports those that it has left. */
static int
play_until_killed (const char *folder)
{
  DeskSession *session = desk_session_new (folder);
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "3...............");

  desk_session_add (session, document);
  for (uint64_t number = 1; number < 4096; number++)
    {
      play_number (document, (unsigned) number);
      if (write (STDOUT_FILENO, &number, sizeof number) != sizeof number)
        return EXIT_FAILURE;
      if (number % 64 == 0)
        {
          /* As at a restart: games move to their file. */
          desk_session_remove (session, document);
          g_object_unref (session);
          session = desk_session_new (folder);
          desk_session_add (session, document);
        }
    }
  for (;;)
    pause ();
}

static pid_t
start_player (const char *folder, int *out_pipe)
{
  int ends[2];
  pid_t child;

  check_equal_u64 (pipe (ends), 0);
  child = fork ();
  check_true (child >= 0);
  if (child == 0)
    {
      dup2 (ends[1], STDOUT_FILENO);
      close (ends[0]);
      close (ends[1]);
      execl (program, program, "play", folder, NULL);
      _exit (EXIT_FAILURE);
    }
  close (ends[1]);
  *out_pipe = ends[0];
  return child;
}

/* All puzzles up to that number are as they were left: entries, marks and time. */
static void
check_played (const char *folder, uint64_t n)
{
  g_autoptr (DeskDocument) twin = desks_document ("boxes:2x2", "3...............");
  g_autoptr (DeskSession) session = desk_session_new (folder);
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "4...............");

  check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
  desk_session_add (session, document);
  for (unsigned number = 1; number < n; number++)
    {
      look_at_number (document, number);
      check_equal_u64 (desk_document_get_entry (document, 1),
                       desk_document_get_given (document, 1) != 0 ? 0 : entry_of (number));
      check_equal_u64 (desk_document_get_play (document).ms, 1000 * (number + 10));
      play_number (twin, number);
      check_equal_u64 (desk_document_get_candidates (document, 2),
                       desk_document_get_candidates (twin, 2));
    }
}

static void
killing_loses_no_game (const void *data)
{
  BaseRandom moments = { .state = 19 };

  (void) data;
  for (unsigned round = 0; round < (check_quick () ? 3 : 15); round++)
    {
      char *folder = desks_make_folder ();
      int pipe;
      uint64_t n = 0, last = 0, until = 1 + base_random_next (&moments) % 700;
      const pid_t child = start_player (folder, &pipe);

      while (last < until && read (pipe, &n, sizeof n) == sizeof n)
        last = n;
      kill (child, SIGKILL);
      check_true (waitpid (child, NULL, 0) == child);
      while (read (pipe, &n, sizeof n) == sizeof n)
        last = n;
      close (pipe);
      check_true (last >= until);
      check_played (folder, last);
      desks_remove_folder (folder);
    }
}

int
main (int argc, char **argv)
{
  desks_begin ();
  program = argv[0];
  if (argc == 3 && strcmp (argv[1], "play") == 0)
    return play_until_killed (argv[2]);
  check_claim ("/desk/games/many-are-kept", many_games_are_kept, NULL);
  check_claim ("/desk/games/collections-are-apart", collections_are_apart, NULL);
  check_claim ("/desk/games/the-last-one-counts", the_last_game_counts, NULL);
  check_claim ("/desk/games/files-stay-short", files_stay_short, NULL);
  check_claim ("/desk/games/a-file-cut-anywhere-has-the-rest", a_file_cut_anywhere_has_the_rest,
               NULL);
  check_claim ("/desk/games/a-damaged-byte-costs-one-game", a_damaged_byte_costs_one_game, NULL);
  check_claim ("/desk/games/a-failing-disk-loses-nothing", a_failing_disk_loses_nothing, NULL);
  check_claim ("/desk/games/the-shelf-waits-for-the-disk", the_shelf_waits_for_the_disk, NULL);
  check_claim ("/desk/games/killing-loses-none", killing_loses_no_game, NULL);
  return check_finish ();
}
