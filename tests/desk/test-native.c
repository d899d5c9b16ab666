/* A game in one of our own files comes back whole, whatever was done in it. */
#include "desk-document-private.h"
#include "desk-load-private.h"
#include "desk-progress-private.h"
#include "desks.h"

#include "formats.h"

#include <string.h>

static const Format *
native (void)
{
  return formats_find ("quadrille");
}

/* Writes the document as a file, and reads that as the state of a new document. */
static DeskState *
through_a_file (DeskDocument *document, BaseText *text)
{
  const DeskFile file = { 0 };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY, again = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsBytes bytes;
  FormatsIssue issue;
  DeskState *state;

  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_u64 (formats_losses (native (), &puzzle), 0);
  check_equal_u64 (formats_write (native (), &puzzle, NULL, text), BASE_OK);
  bytes = (FormatsBytes){ text->bytes, text->length };
  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &again, &issue), FORMATS_PUZZLE);
  check_true (again.format == native ());
  state = desk_load_puzzle (&again, &file);
  formats_reader_free (reader);
  format_puzzle_clear (&puzzle);
  format_puzzle_clear (&again);
  return state;
}

static bool
solution_fits (const DeskState *state)
{
  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    if (state->fields[DESK_FIELD_GIVEN][cell] != 0
        && state->fields[DESK_FIELD_GIVEN][cell] != state->about.solution[cell])
      return false;
  return true;
}

/* Bookmarks of other givens become ones of these. */
static void
renew_bookmarks (DeskState *state)
{
  GPtrArray *list = state->lists[DESK_LIST_BOOKMARKS];
  const guint n = list->len;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = NULL;
      int64_t time;
      g_autoptr (DeskState) position = desk_bookmarks_open (state, 0, &name, &time);

      check_true (position != NULL);
      desk_bookmarks_append (state, position, name, time);
      g_ptr_array_remove_index (list, 0);
    }
}

/* A copy without the parts that are about another file: its name, its layout, its empty lines, its
 * times, and a solution and a rating that are of other givens. */
static GBytes *
bytes_of_game (const DeskState *state)
{
  const DeskFile file = { 0 };
  const FormatsLayout layout = { 0 };
  DeskState *copy = desk_state_copy (state);
  GByteArray *bytes = g_byte_array_new ();

  desk_state_set_text (&copy->title, "");
  desk_state_set_file (copy, &file);
  desk_state_set_layout (copy, &layout);
  copy->about.head = 0;
  if (copy->about.before != NULL)
    while (g_str_has_suffix (copy->about.before, "\n"))
      copy->about.before[strlen (copy->about.before) - 1] = '\0';
  if (copy->about.solution != NULL && !solution_fits (copy))
    g_clear_pointer (&copy->about.solution, g_free);
  renew_bookmarks (copy);
  if (copy->play.ms > 0)
    g_clear_pointer (&copy->about.texts[FORMATS_ABOUT_TIME], g_free);
  if (copy->play.n_hints > 0)
    g_clear_pointer (&copy->about.texts[FORMATS_ABOUT_HINTS], g_free);
  if (desk_progress_rating (copy) == NULL)
    g_clear_pointer (&copy->about.texts[FORMATS_ABOUT_RATING], g_free);
  desk_state_write (copy, bytes);
  desk_state_free (copy);
  return g_byte_array_free_to_bytes (bytes);
}

static void
check_game (DeskDocument *document)
{
  BaseText text = BASE_TEXT_EMPTY;
  g_autoptr (DeskState) state = through_a_file (document, &text);
  g_autoptr (GBytes) was = bytes_of_game (desk_document_get_state (document));
  g_autoptr (GBytes) is = bytes_of_game (state);

  check_true (g_bytes_equal (was, is));
  base_text_clear (&text);
}

static void
any_game_comes_back (const void *data)
{
  BaseRandom random = { .state = 19 };

  (void) data;
  for (unsigned round = 0; round < 40; round++)
    {
      g_autoptr (DeskDocument) document =
          desks_document ("boxes:3x3", round % 2 == 0 ? EASY : INKALA);

      desk_document_set_removes_candidates (document, round % 3 != 0);
      for (unsigned i = 0; i < 80; i++)
        {
          desks_act_at_random (document, &random);
          if (i % 8 == 0)
            desk_document_set_play (document, (DeskPlay){ base_random_below (&random, 100000),
                                                          base_random_below (&random, 3) });
          if (i % 4 == 0)
            check_game (document);
        }
    }
}

/* What was saved by Save, opened, played on and saved again is as if it had stayed open. */
static void
a_game_goes_on_where_it_was (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);
  BaseText text = BASE_TEXT_EMPTY;
  g_autoptr (DeskState) state = NULL;

  (void) data;
  desk_document_set_removes_candidates (document, true);
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_simply (document, DESK_FILL_CANDIDATES);
  desk_document_set_value (document, 2, 4);
  desk_document_simply (document, DESK_START_TRIAL);
  desk_document_set_value (document, 3, 2);
  desk_document_set_play (document, (DeskPlay){ 61500, 2 });
  state = through_a_file (document, &text);
  check_equal_u64 (state->mode, DESK_SOLVING);
  check_equal_u64 (state->play.ms, 61500);
  check_equal_u64 (state->play.n_hints, 2);
  check_true (desk_trial_has_entry (state, 3) && !desk_trial_has_entry (state, 2));
  check_true (strstr (text.bytes, "\ntime-ms: 61500\n") != NULL);
  check_true (strstr (text.bytes, "\nhints: 2\n") != NULL);
  base_text_clear (&text);
}

/* A file of another version or hand may say what no game can have. */
static void
nonsense_is_left_out (const void *data)
{
  static const char text[] = "puzzle: boxes:2x2\nstate: asleep\ntime-ms: soon\nhints: -1\n"
                             "placed: R1C1=8\ngrid: 1..4 ..1. .3.. 2...\n";
  const DeskFile file = { 0 };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsBytes bytes = { text, strlen (text) };
  FormatsReader *reader;
  FormatsIssue issue;
  g_autoptr (DeskState) state = NULL;

  (void) data;
  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_PUZZLE);
  state = desk_load_puzzle (&puzzle, &file);
  check_equal_u64 (state->mode, DESK_SOLVING);
  check_equal_u64 (state->play.ms, 0);
  check_equal_u64 (state->fields[DESK_FIELD_PLACED][0], 0);
  formats_reader_free (reader);
  format_puzzle_clear (&puzzle);
}

/* A rating is about the givens. */
static void
a_rating_goes_with_the_givens (const void *data)
{
  static const char text[] = "puzzle: boxes:2x2\nrating: 1.2\ngrid: 1..4 ..1. .3.. 2...\n";
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsBytes bytes = { text, strlen (text) };
  FormatsReader *reader;
  FormatsIssue issue;
  g_autoptr (DeskDocument) document = desks_document ("boxes:2x2", "1...............");

  (void) data;
  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &puzzle, &issue), FORMATS_PUZZLE);
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD, .puzzle = &puzzle });
  check_equal_text (desk_document_get_about (document, FORMATS_ABOUT_RATING), "1.2");
  desk_document_set_value (document, 1, 2);
  check_equal_text (desk_document_get_about (document, FORMATS_ABOUT_RATING), "1.2");
  desk_document_simply (document, DESK_LOCK_ENTRIES);
  check_equal_text (desk_document_get_about (document, FORMATS_ABOUT_RATING), "");
  desk_document_undo (document);
  check_equal_text (desk_document_get_about (document, FORMATS_ABOUT_RATING), "1.2");
  formats_reader_free (reader);
  format_puzzle_clear (&puzzle);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/native/any-game-comes-back", any_game_comes_back, NULL);
  check_claim ("/desk/native/a-game-goes-on-where-it-was", a_game_goes_on_where_it_was, NULL);
  check_claim ("/desk/native/nonsense-is-left-out", nonsense_is_left_out, NULL);
  check_claim ("/desk/native/a-rating-goes-with-the-givens", a_rating_goes_with_the_givens, NULL);
  return check_finish ();
}
