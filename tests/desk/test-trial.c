/* A trial is dropped as a whole, or kept as if there had been none. */
#include "sessions.h"

static DeskDocument *
open_game (void)
{
  DeskDocument *document = desks_document ("boxes:3x3", EASY);

  desk_document_set_removes_candidates (document, true);
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_simply (document, DESK_FILL_CANDIDATES);
  desk_document_set_value (document, 2, 4);
  return document;
}

/* A new digit, another one in place of one, marks, and a digit that is taken away. */
static void
try_something (DeskDocument *document)
{
  desk_document_set_value (document, 3, 2);
  desk_document_set_value (document, 2, 1);
  desk_document_toggle_candidate (document, 5, 8);
  desk_document_do (document, &(DeskAction){ .kind = DESK_TOGGLE_CORNER,
                                             .cells = (const uint32_t[]){ 5 },
                                             .n_cells = 1,
                                             .value = 8 });
  desk_document_set_value (document, 6, 9);
  desk_document_clear_cell (document, 6);
}

static void
dropping_restores_everything (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();
  g_autofree char *before = desks_picture (document), *after = NULL;

  (void) data;
  check_equal_u64 (desk_document_simply (document, DESK_START_TRIAL), DESK_DONE);
  check_true (desk_document_is_trial (document));
  try_something (document);
  check_true (desk_document_is_trial_entry (document, 3));
  check_true (desk_document_is_trial_entry (document, 2));
  check_true (!desk_document_is_trial_entry (document, 6));
  check_equal_u64 (desk_document_simply (document, DESK_DROP_TRIAL), DESK_DONE);
  after = desks_picture (document);
  check_equal_text (after, before);
  check_true (!desk_document_is_trial (document));
}

static void
keeping_leaves_entries_alone (const void *data)
{
  g_autoptr (DeskDocument) document = open_game ();

  (void) data;
  desk_document_simply (document, DESK_START_TRIAL);
  try_something (document);
  check_equal_u64 (desk_document_simply (document, DESK_KEEP_TRIAL), DESK_DONE);
  check_equal_u64 (desk_document_get_entry (document, 3), 2);
  check_true (!desk_document_is_trial_entry (document, 3));
  check_equal_u64 (desk_document_simply (document, DESK_DROP_TRIAL), DESK_NOTHING_TO_DO);
  check_true (desk_document_undo (document));
  check_true (desk_document_is_trial_entry (document, 3));
}

static void
it_needs_a_game_and_ends_with_it (const void *data)
{
  g_autoptr (DeskDocument) document = desks_document ("boxes:3x3", EASY);

  (void) data;
  check_equal_u64 (desk_document_simply (document, DESK_START_TRIAL), DESK_NOTHING_TO_DO);
  desk_document_simply (document, DESK_START_SOLVING);
  desk_document_simply (document, DESK_START_TRIAL);
  check_equal_u64 (desk_document_simply (document, DESK_START_TRIAL), DESK_NOTHING_TO_DO);
  desk_document_set_value (document, 2, 4);
  desk_document_simply (document, DESK_BACK_TO_SETUP);
  check_true (!desk_document_is_trial (document));
  check_equal_u64 (desk_document_get_entry (document, 2), 4);
}

static void
it_comes_back_with_the_session (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *before = NULL, *after = NULL;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    g_autoptr (DeskDocument) document = open_game ();

    desk_session_add (session, document);
    desk_document_simply (document, DESK_START_TRIAL);
    desk_document_set_play (document, (DeskPlay){ .ms = 1000 });
    before = desks_picture (document);
    try_something (document);
  }
  for (unsigned start = 0; start < 2; start++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      DeskDocument *document = sessions_document (session, 0);

      check_true (desk_document_is_trial_entry (document, 3));
      check_equal_u64 (desk_document_get_play (document).ms, 1000);
    }
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    DeskDocument *document = sessions_document (session, 0);

    desk_document_simply (document, DESK_DROP_TRIAL);
    after = desks_picture (document);
  }
  check_equal_text (after, before);
  desks_remove_folder (folder);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/trial/dropping-restores-everything", dropping_restores_everything, NULL);
  check_claim ("/desk/trial/keeping-leaves-entries-alone", keeping_leaves_entries_alone, NULL);
  check_claim ("/desk/trial/needs-a-game-and-ends-with-it", it_needs_a_game_and_ends_with_it, NULL);
  check_claim ("/desk/trial/comes-back-with-the-session", it_comes_back_with_the_session, NULL);
  return check_finish ();
}
