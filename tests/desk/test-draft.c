/* A text comes back, after every change and at every end of the program. */
#include "desk-draft.h"
#include "desks.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *folder;

static void
check_kept (const char *text)
{
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDraft *draft = desk_draft_new (session, "problem");

  check_equal_text (desk_draft_get_text (draft), text);
  desk_draft_free (draft);
}

static void
begins_empty (const void *data)
{
  (void) data;
  check_kept ("");
}

static goffset
journal_size (void)
{
  g_autofree char *path = g_build_filename (folder, "session.journal", NULL);
  GStatBuf found;

  check_equal_u64 (g_stat (path, &found), 0);
  return found.st_size;
}

static void
comes_back (const void *data)
{
  static const char *const texts[] = { "A",    "A B", "A B\nÄ",   "A B\nö",
                                       "B\nö", "",    "x y z\nx", "x y z\ny" };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (DeskSession) session = desk_session_new (folder);
      DeskDraft *draft = desk_draft_new (session, "problem");

      desk_draft_set_text (draft, texts[i]);
      desk_draft_free (draft);
      g_clear_object (&session);
      check_kept (texts[i]);
    }
}

/* Cut at any place, as by a kill, the journal gives a text that was there. */
static void
survives_being_killed (const void *data)
{
  g_autofree char *path = g_build_filename (folder, "session.journal", NULL), *bytes = NULL;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  BaseRandom random = { 7 };
  gsize length;

  (void) data;
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);
    DeskDraft *draft = desk_draft_new (session, "problem");

    g_ptr_array_add (texts, g_strdup (desk_draft_get_text (draft)));
    for (unsigned i = 0; i < 2500; i++)
      {
        GString *text = g_string_new (desk_draft_get_text (draft));

        if (text->len > 0 && base_random_below (&random, 3) == 0)
          g_string_erase (text, base_random_below (&random, (uint32_t) text->len), 1);
        else
          g_string_insert_c (text, base_random_below (&random, (uint32_t) text->len + 1),
                             (char) ('a' + base_random_below (&random, 26)));
        desk_draft_set_text (draft, text->str);
        check_equal_text (desk_draft_get_text (draft), text->str);
        g_ptr_array_add (texts, g_string_free (text, FALSE));
      }
    desk_draft_free (draft);
  }
  check_kept (g_ptr_array_index (texts, texts->len - 1));
  check_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (unsigned i = 0; i < 200; i++)
    {
      gsize cut = 20 + base_random_below (&random, (uint32_t) length - 20);
      bool known = false;

      check_true (g_file_set_contents (path, bytes, (gssize) cut, NULL));
      {
        g_autoptr (DeskSession) session = desk_session_new (folder);
        DeskDraft *draft = desk_draft_new (session, "problem");

        for (guint k = 0; k < texts->len && !known; k++)
          known = g_str_equal (g_ptr_array_index (texts, k), desk_draft_get_text (draft));
        desk_draft_free (draft);
      }
      check_true (known);
    }
}

static void
costs_what_changes (const void *data)
{
  g_autofree char *text = g_strnfill (500000, 'x');
  g_autoptr (DeskSession) session = desk_session_new (folder);
  DeskDraft *draft = desk_draft_new (session, "problem");
  goffset before;

  (void) data;
  desk_draft_set_text (draft, text);
  before = journal_size ();
  for (unsigned i = 0; i < 100; i++)
    {
      text[i * 1000] = 'y';
      desk_draft_set_text (draft, text);
    }
  check_true (journal_size () - before < 100 * 100);
  desk_draft_free (draft);
}

static void
takes_nothing_foreign (const void *data)
{
  {
    g_autoptr (DeskSession) session = desk_session_new (folder);

    desk_session_set_value (session, "problem", g_variant_new_string ("no such thing"));
    desk_session_set_value (
        session, "problem.0.0",
        g_variant_new ("(tt@ay)", (guint64) 5, (guint64) 1, g_variant_new_bytestring ("x")));
  }
  (void) data;
  check_kept ("");
}

static void
claim (const char *name, CheckTest test)
{
  char *made = desks_make_folder ();

  folder = made;
  check_claim (name, test, NULL);
  desks_remove_folder (made);
}

int
main (void)
{
  desks_begin ();
  claim ("/desk/draft/begins-empty", begins_empty);
  claim ("/desk/draft/comes-back", comes_back);
  claim ("/desk/draft/survives-being-killed", survives_being_killed);
  claim ("/desk/draft/a-key-in-a-long-text-costs-a-few-bytes", costs_what_changes);
  claim ("/desk/draft/takes-nothing-foreign", takes_nothing_foreign);
  return check_finish ();
}
