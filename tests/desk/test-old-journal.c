/* Journals of earlier versions are restored. */
#include "sessions.h"

#include "formats.h"

/* Written in November 2026: two documents with the layouts of their files, and a digit in R1C3. */
static const char november_2026[] =
    "UXVhZHJpbGxlIHNlc3Npb24gMQokAAAAMo5izvdTgIIBAQEJYm94ZXM6M3gzAAEAAQAAAAAAAQAAAAAAAAAA"
    "UVFRUVHiAAAAdYsuJ/3lW7sCARMIIgEJYm94ZXM6M3gzAAEAAQAAAAAAAQAAAAAAAAAAUVFRUVG5AQEJYm94"
    "ZXM6MngzAQEAARxzZWNvbmQsIHdpdGggYm94ZXMgb2YgMiBieSAzAAAAAAEALgIDAgEBBGdyaWRfIyBzZWNv"
    "bmQsIHdpdGggYm94ZXMgb2YgMiBieSAzCgAAAHwAAAAKAAAAfAAAAAotLS0rLS0tCgAAAHwAAAAKAAAAfAAA"
    "AAotLS0rLS0tCgAAAHwAAAAKAAAAfAAAAAoAAQIECgIIAwYGBSQkJCQJAAAAAAAAAAAAAAAfCwAAABwHft+g"
    "phiAAgEAAQIABQkCAAIDAAAAJjcSCrBC8dcDAQIHAAAA6hMPc0xW0YYFAQAAAAABBAAAAHwi5K+o1DOHBAEA"
    "AAIAAACutJ95o7/klwcBJAAAACuwsUUMTxtRAQIBCWJveGVzOjN4MwABAAEAAAAAAAEAAAAAAAAAAFFRUVFR"
    "xwAAAJqyYypLSw2UAgITCCIBCWJveGVzOjN4MwABAAEAAAAAAAEAAAAAAAAAAFFRUVFRngEBCWJveGVzOjN4"
    "MgEBAAEHbnVtYmVycwAAAAABAAADAgIBAQdudW1iZXJzXCMgbnVtYmVycwogMyAgIDIKACAAICAAIAAgACAA"
    "CgAgACAAIAAgACAACSAKACAAIAAgACAAIAAgACAAIAAgACAAIAAKACAAIAAgACAAIAAKACAAIAAgACAAIAAK"
    "AAEiBgAkJCQkCQAAAAAAAAAAAAAACgsAAAAfvEk0e4N5/AICAAECAAUJAgACAwAAAOVkPyEeMGVRAwICBwAA"
    "AERhm/VP7eZtBQIAAAAAAQQAAAAlnKKtNc7btgQCAADHAAAA4xcniBNzRPEKAQIBAAABCWJveGVzOjJ4MwEB"
    "AAEcc2Vjb25kLCB3aXRoIGJveGVzIG9mIDIgYnkgMwAAAAABAC4CAwIBAQRncmlkXyMgc2Vjb25kLCB3aXRo"
    "IGJveGVzIG9mIDIgYnkgMwoAAAB8AAAACgAAAHwAAAAKLS0tKy0tLQoAAAB8AAAACgAAAHwAAAAKLS0tKy0t"
    "LQoAAAB8AAAACgAAAHwAAAAKAAECBAoCCAMGBgUCBSEkJCQJAAAAAAAAAAAAAAAfAAACAiEkrAAAANnlSL/i"
    "ossPCgICAQAAAQlib3hlczozeDIBAQABB251bWJlcnMAAAAAAQAAAwICAQEHbnVtYmVyc1wjIG51bWJlcnMK"
    "IDMgICAyCgAgACAgACAAIAAgAAoAIAAgACAAIAAgAAkgCgAgACAAIAAgACAAIAAgACAAIAAgACAACgAgACAA"
    "IAAgACAACgAgACAAIAAgACAACgABIgYAAgUhJCQkCQAAAAAAAAAAAAAACgAAAgIhJAIAAACutJ95o7/klwcB";

#define GRID                                                                                   \
  "\n\n# second, with boxes of 2 by 3\n1..|4..\n...|...\n---+---\n..2|...\n...|..3\n---+---\n" \
  "...|...\n6..|...\n"
#define NUMBERS                                                                                 \
  "\n\n# numbers\n 3   2\n1 0  0 0 0 0\n0 0 0 0 0 0\t \n0 0 0 0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0\n" \
  "0 0 0 0 0 6\n"

/* What is written where the document's puzzle follows another one. */
static void
check_writes (DeskDocument *document, const char *expected)
{
  const FormatsWriteOptions options = { .follows = true };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText text = BASE_TEXT_EMPTY;

  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_u64 (formats_write (puzzle.layout.format, &puzzle, &options, &text), BASE_OK);
  check_equal_text (base_text_string (&text), expected);
  base_text_clear (&text);
  format_puzzle_clear (&puzzle);
}

static void
a_document_is_as_it_was (const void *data)
{
  char *folder = desks_make_folder ();
  g_autofree char *path = g_build_filename (folder, JOURNAL, NULL);
  g_autofree guchar *bytes = NULL;
  DeskSession *session;
  gsize length;

  bytes = g_base64_decode (data, &length);
  check_true (g_file_set_contents_full (path, (const char *) bytes, (gssize) length,
                                        G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  session = desk_session_new (folder);
  check_equal_u64 (desk_session_get_status (session), DESK_JOURNAL_OK);
  check_equal_u64 (sessions_n_documents (session), 2);
  for (guint i = 0; i < 2; i++)
    {
      DeskDocument *document = sessions_document (session, i);

      check_equal_u64 (
          desk_document_get_given (document, 2) + desk_document_get_entry (document, 2), 5);
      desk_document_undo (document);
      check_writes (document, i == 0 ? GRID : NUMBERS);
    }
  g_object_unref (session);
  desks_remove_folder (folder);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/old-journal/layouts-are-as-they-were/2026-11", a_document_is_as_it_was,
               november_2026);
  return check_finish ();
}
