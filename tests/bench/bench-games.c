/* The cost of a collection's games: what a session reads of a million puzzles of which 20,000 have
 * been begun, when it is opened, when one puzzle is loaded, and when the list asks for all games.
 *
 * bench-games [N] */
#include "desk-session.h"
#include "desks.h"
#include "formats.h"

#include <stdio.h>
#include <stdlib.h>

#define N_CELLS  81u
#define N_CLUES  25u
#define N_FILLED 20u

#define GAMES_A_DOCUMENT 50u

static DeskDocument *
open_session (const char *folder, DeskSession **out_session)
{
  DeskDocument *document;

  *out_session = desk_session_new (folder);
  document = desk_session_get_current (*out_session);
  if (document == NULL)
    {
      document = desks_document ("boxes:3x3", EASY);
      desk_session_add (*out_session, document);
      g_object_unref (document);
    }
  return document;
}

/* A puzzle that need not have a solution: games are found by their givens alone. */
static void
load_puzzle (DeskDocument *document, const char *uri, guint number)
{
  BaseRandom random = { base_mix (number) };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  puzzle.sudoku = desks_empty ("boxes:3x3");
  for (uint32_t i = 0; i < N_CLUES; i++)
    puzzle.sudoku->values[base_random_below (&random, N_CELLS)] =
        (uint8_t) (1 + base_random_below (&random, 9));
  desk_document_do (
      document, &(DeskAction){ .kind = DESK_LOAD,
                               .puzzle = &puzzle,
                               .file = { .uri = uri, .offset = 82 * number, .is_part = true } });
  format_puzzle_clear (&puzzle);
}

/* Each document plays a few, so that there is no long history to be read. */
static void
begin_games (const char *folder, const char *uri, guint n)
{
  DeskSession *session;
  DeskDocument *document = open_session (folder, &session);

  for (guint number = 0; number <= n; number++)
    {
      if (number % GAMES_A_DOCUMENT == 0)
        {
          DeskDocument *next = desks_document ("boxes:3x3", EASY);

          desk_session_add (session, next);
          desk_session_remove (session, document);
          document = next;
          g_object_unref (next);
        }
      load_puzzle (document, uri, number);
      for (uint32_t cell = 0, filled = 0; cell < N_CELLS && filled < N_FILLED; cell++)
        if (desk_document_get_given (document, cell) == 0)
          {
            desk_document_set_value (document, cell, 1 + cell % 9);
            filled++;
          }
    }
  g_object_unref (session);
}

static void
say (const char *what, gint64 begun)
{
  printf ("%-36s %8.1f ms\n", what, (double) (g_get_monotonic_time () - begun) / 1000);
}

static void
open_games (const char *folder, const char *uri)
{
  g_autoptr (GHashTable) games = NULL;
  gint64 begun = g_get_monotonic_time ();
  DeskSession *session;
  DeskDocument *document = open_session (folder, &session);

  say ("the session", begun);
  begun = g_get_monotonic_time ();
  load_puzzle (document, uri, 7);
  say ("one puzzle", begun);
  begun = g_get_monotonic_time ();
  games = desk_session_list_games (session, uri);
  say ("the list of games", begun);
  printf ("%u games\n", g_hash_table_size (games));
  g_object_unref (session);
}

int
main (int argc, char **argv)
{
  const guint n = argc > 1 ? (guint) atoi (argv[1]) : 20000;
  g_autofree char *folder = argc > 2 ? g_strdup (argv[2]) : g_dir_make_tmp ("games-XXXXXX", NULL);

  if (n > 0)
    begin_games (folder, "file:///many.txt", n);
  for (unsigned round = 0; round < 3; round++)
    open_games (folder, "file:///many.txt");
  printf ("%s\n", folder);
  return 0;
}
