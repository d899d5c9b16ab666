/* A document and its file: what was saved is known, and comes back as it was. */
#include "desks.h"

#include "formats.h"

#include <string.h>

static void
what_was_saved_is_known_through_undo (const void *data)
{
  SudokuPuzzle *puzzle = desks_puzzle ("boxes:3x3", EASY);
  g_autoptr (DeskDocument) document = desk_document_new (puzzle->shape);

  (void) data;
  check_true (!desk_document_is_modified (document));
  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD_SUDOKU,
                                             .sudoku = puzzle,
                                             .file = { .uri = "file:///a", .size = 81 } });
  check_true (!desk_document_is_modified (document));
  check_equal_text (desk_document_get_file (document).uri, "file:///a");
  desk_document_set_value (document, 2, 4);
  check_true (desk_document_is_modified (document));
  desk_document_undo (document);
  check_true (!desk_document_is_modified (document));
  desk_document_redo (document);
  desk_document_set_saved (document, &(DeskFile){ .uri = "file:///b" });
  check_true (!desk_document_is_modified (document));
  desk_document_undo (document);
  check_true (desk_document_is_modified (document));
  desk_document_set_value (document, 3, 2);
  check_true (desk_document_is_modified (document));
  desk_document_undo (document);
  check_equal_text (desk_document_get_file (document).uri, "file:///b");
  desk_document_undo (document);
  check_true (desk_document_get_file (document).uri == NULL);
  sudoku_puzzle_free (puzzle);
}

static DeskDocument *
load_text (const char *text, FormatsPuzzle *puzzle)
{
  FormatsBytes bytes = { .bytes = text, .length = strlen (text) };
  FormatsReader *reader;
  FormatsIssue issue;
  DeskDocument *document;

  check_equal_u64 (formats_reader_new ((FormatsSource){ .read = format_read_bytes, .data = &bytes },
                                       NULL, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, puzzle, &issue), FORMATS_PUZZLE);
  formats_reader_free (reader);
  document = desk_document_new (puzzle->sudoku->shape);
  check_equal_u64 (
      desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD, .puzzle = puzzle }), DESK_DONE);
  return document;
}

static void
a_file_comes_back_as_it_was (const void *data)
{
  static const char *const texts[] = {
    EASY "  # from a book\n",
    ("53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n"),
    "1 4 . .\n. . 1 .\n4 . . .\n. . . 3\n",
    (":0901:3:+4......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9......."
     ":612 813:643:234:\n"),
    "# pencil marks\n1    234  | 23   4\n1234 12   | 1    3\n----------+-----------\n"
    "12   3    | 4    -\n2    1234 | 1234 34\n",
    ("#T A title\n#A Somebody\n#C one\n#S a paper\n#L hard\n#U https://example.org/\n"
     "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n"),
    "# a collection\n\n1..4..1..3..2...\n",
    "# a title\n\n1 0 0 4\n0 0 1 0\n0 3 0 0\n2 0 0 0\n",
    ("puzzle,solution,title,level\n1..4..1..3..2...,1234341243212143,One,easy\n"),
  };

  (void) data;
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY, again = FORMATS_PUZZLE_EMPTY;
      g_autoptr (DeskDocument) document = load_text (texts[i], &puzzle);
      BaseText text = BASE_TEXT_EMPTY;

      check_equal_u64 (desk_document_get_formats_puzzle (document, &again), BASE_OK);
      check_true (sudoku_puzzle_equal (again.sudoku, puzzle.sudoku));
      check_equal_u64 (formats_write (puzzle.format, &again, NULL, &text), BASE_OK);
      check_equal_text (base_text_string (&text), texts[i]);
      base_text_clear (&text);
      format_puzzle_clear (&puzzle);
      format_puzzle_clear (&again);
    }
}

static void
write_as (DeskDocument *document, const char *format, BaseText *out)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  base_text_reset (out);
  check_equal_u64 (desk_document_get_formats_puzzle (document, &puzzle), BASE_OK);
  check_equal_u64 (formats_write (formats_find (format), &puzzle, NULL, out), BASE_OK);
  format_puzzle_clear (&puzzle);
}

/* The solution that a file gives goes with the cells, and only as long as it solves the puzzle. */
static void
a_solution_that_was_given_stays_true (const void *data)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  g_autoptr (DeskDocument) document =
      load_text ("puzzle,solution\n1..4..1..3..2...,1234341243212143\n", &puzzle);
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  desk_document_do (document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = DESK_MIRROR });
  write_as (document, "csv", &text);
  check_equal_text (base_text_string (&text),
                    "puzzle,solution,title,level\n4..1.1....3....2,4321214312343412,,\n");
  desk_document_simply (document, DESK_BACK_TO_SETUP);
  desk_document_set_value (document, 1, 2);
  write_as (document, "csv", &text);
  check_equal_text (base_text_string (&text), "puzzle,solution,title,level\n42.1.1....3....2,,,\n");
  desk_document_set_value (document, 1, 3);
  write_as (document, "csv", &text);
  check_equal_text (base_text_string (&text),
                    "puzzle,solution,title,level\n43.1.1....3....2,4321214312343412,,\n");
  base_text_clear (&text);
  format_puzzle_clear (&puzzle);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/document/what-was-saved-is-known-through-undo",
               what_was_saved_is_known_through_undo, NULL);
  check_claim ("/desk/document/a-file-comes-back-as-it-was", a_file_comes_back_as_it_was, NULL);
  check_claim ("/desk/document/a-solution-that-was-given-stays-true",
               a_solution_that_was_given_stays_true, NULL);
  return check_finish ();
}
