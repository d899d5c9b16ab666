/* Bad files made for the purpose, each with its message: place and sentence.
 *
 * A sample of each format is damaged in ways that matter to it; the expected message follows from
 * the damage.  Besides the table, files are cut off at every byte, and each of these must give a
 * sensible message. */
#include "check.h"
#include "formats.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

#define P4 "1..4..1..3..2..."
#define P9 ".......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9......."
#define ROW9                                                                                       \
  ".......19\n...3..5..\n57...92.6\n.27......\n64.28....\n..1.6...7\n7..8.5..4\n1.....7.2\n.9...." \
  "...\n"

/* Adds the first message about a text: `line:column: sentence`; "" for a good one. */
static void
add_message (const char *text, size_t length, const char *from, BaseText *out)
{
  FormatsBytes bytes = { text, length };
  FormatsOptions options = { .from = from != NULL ? formats_find (from) : NULL, .patient = true };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsReader *reader;
  FormatsOutcome outcome;
  FormatsIssue issue = { 0 };

  base_text_reset (out);
  check_equal_u64 (
      formats_reader_new ((FormatsSource){ format_read_bytes, &bytes }, &options, &reader),
      BASE_OK);
  do
    outcome = formats_reader_next (reader, &puzzle, &issue);
  while (outcome == FORMATS_PUZZLE);
  check_true (outcome != FORMATS_FAILED);
  if (outcome == FORMATS_BAD_PUZZLE)
    {
      base_text_add_number (out, issue.line);
      base_text_add_char (out, ':');
      base_text_add_number (out, issue.column);
      base_text_add (out, ": ");
      words_add_issue (&issue, out);
    }
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

/* One way to damage a sample: `at` is where, by its first occurrence. */
typedef struct
{
  const char *from;
  const char *sample;
  const char *at;      /* the text that is replaced */
  const char *with;    /* by what; a "\1" stands for a NUL */
  const char *message; /* with the place */
} Bad;

#define QU                             \
  "quadrille 1\n\npuzzle: boxes:2x2\n" \
  "grid: 1..4\n  ..1.\n  .3..\n  2...\nmarks: R1C2=12\n"

#define FP(rest)                                                                                   \
  "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{}," \
  "{},{},{}]]" rest "}"
#define OS_DATA "000000019000300500570009206027000000640280000001060007700805004100000702090000000"
#define OS                                                             \
  "<opensudoku version=\"2\"><folder name=\"a\"><game data=\"" OS_DATA \
  "\" note=\"\"/></folder></opensudoku>"
#define KS                                         \
  "<ksudoku><game><puzzle><graph type=\"sudoku\" " \
  "order=\"4\"/><values>b__c__d__b__e___</values></puzzle></game></ksudoku>"
#define GN                                                                                         \
  "{\"time_elapsed\":1,\"cells\":[{\"position\":[0,0],\"value\":1,\"fixed\":true,\"earmarks\":[2]" \
  "}]}"
#define HO ":0000:x:" P9 ":111:::\n"
#define SS                                                                                         \
  "|...|...|.19|\n|...|3..|5..|\n|57.|..9|2.6|\n|.27|...|...|\n|64.|28.|...|\n|..1|.6.|..7|\n|7.." \
  "|8.5|..4|\n|1..|...|7.2|\n|.9.|...|...|\n\nI003\n"
#define SDK     "#A x\n[Puzzle]\n" ROW9 "[State]\n" ROW9
#define CSV     "id,puzzle,solution\n1," P4 ",\n"
#define GRIDCSV "1,,,4\n,,1,\n,3,,\n2,,,\n"
#define JIG     P4 " 1112122233343444\n"
#define PM      "1 234 23 4\n. 12 1 3\n12 3 4 -\n2 1234 . 34\n"
#define OR      "3 4\n1 1 1\n2 2 2 3\n5 1 2\n4 1 3\n"
#define SOLO    "2x2:1b4b1b3b2c\n"
#define SOLO_J  "4j:p,b_d_ca_____aa\n"
#define LINK    "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWAvkA\n"

static const Bad bads[] = {
  /* candidates */
  { "candidates", PM, "234", "2?4", "1:4: \"?\" is neither a value from 1 to 4 nor a blank" },
  { "candidates", PM, "234", "244",
    "1:5: \"4\" is twice in one cell: expected each candidate once" },
  { "candidates", PM, "234", "235", "1:5: \"5\" is neither a value from 1 to 4 nor a blank" },
  { "candidates", PM, " 1 3\n", " 1\n", "2:7: there are 3 groups of candidates: expected 4" },
  { "candidates", PM, " 1 3\n", " 1 3 2\n", "2:10: there are 5 groups of candidates: expected 4" },
  { "candidates", PM, "2 1234 . 34\n", "", "3:9: there are 12 groups of candidates: expected 16" },
  { "candidates", PM, "34\n", "3\1\n", "4:11: a NUL byte: this is not text" },
  { "candidates", PM, "34\n", "3\xff\n",
    "4:11: this is not UTF-8: expected text in UTF-8 or ASCII" },
  /* sdk */
  { "sdk", SDK, "[State]", "[Stat]",
    "12:1: \"[Stat]\" is not a section: expected [Puzzle], [State], [PencilMarks] or [Colours]" },
  { "sdk", SDK, ".......19", ".......1", "3:9: the row has 8 symbols: expected 9" },
  { "sdk", SDK, ".......19", ".......199", "3:10: the row has 10 symbols: expected 9" },
  { "sdk", SDK, ".......19", ".......1A", "3:9: \"A\" is neither a value from 1 to 9 nor a blank" },
  { "sdk", SDK, "[State]\n" ROW9, "[State]\n.........\n",
    "13:10: the grid ends after 1 row: expected 9" },
  { "sdk", SDK, "[State]\n" ROW9, "[PencilMarks]\n,,,,,,,\n",
    "13:8: there are 8 fields: expected 9" },
  { "sdk", SDK, "[State]\n" ROW9, "[PencilMarks]\n,,,11,,,,,\n",
    "13:5: \"1\" is twice in one cell: expected each candidate once" },
  { "sdk", SDK, "[State]\n" ROW9, "[PencilMarks]\n,,,x,,,,,\n",
    "13:4: \"x\" is neither a value from 1 to 9 nor a blank" },
  { "sdk", SDK, "[Puzzle]\n" ROW9, "[Puzzle]\n", "12:10: the grid ends after 0 rows: expected 9" },
  /* ss */
  { "ss", SS, "I003", "I813",
    "11:1: \"I813\" is not a move: expected I and a cell from 00 to 80 and a digit, or E, a cell "
    "and "
    "digits" },
  { "ss", SS, "I003", "I000",
    "11:1: \"I000\" is not a move: expected I and a cell from 00 to 80 and a digit, or E, a cell "
    "and "
    "digits" },
  { "ss", SS, "I003", "I0031",
    "11:1: \"I0031\" is not a move: expected I and a cell from 00 to 80 and a digit, or E, a "
    "cell and digits" },
  { "ss", SS, "I003", "I003 X123",
    "11:6: \"X123\" is not a move: expected I and a cell from 00 to 80 and a digit, or E, a cell "
    "and "
    "digits" },
  { "ss", SS, "|..1|.6.|..7|", "|..1|.6.|..|", "6:12: the row has 8 symbols: expected 9" },
  { "ss", SS, "|..1|.6.|..7|", "|..1|.6.|..?|",
    "6:12: \"?\" is neither a value from 1 to 9 nor a blank" },
  { "ss", SS, "|.9.|...|...|\n\nI003\n", "", "8:14: the grid ends after 8 rows: expected 9" },
  /* solo */
  { "solo", SOLO, "2c", "2d", "1:15: there are 17 cells: expected 16" },
  { "solo", SOLO, "2c", "2a", "1:15: there are 14 cells: expected 16" },
  { "solo", SOLO, "4b", "5b", "1:7: 5 is too large: expected at most 4" },
  { "solo", SOLO, "4b", "4?", "1:8: \"?\" is not a symbol: expected a value or a blank" },
  { "solo", SOLO, "2x2:", "2x2;",
    "1:1: \"2x2;\" does not begin a game ID: expected a size and a colon, such as 3x3: or 9j:" },
  { "solo", SOLO, "2x2:", "2x2k:", "1:4: \"k\" is a kind of puzzle that cannot be read" },
  { "solo", SOLO, ":1b4b1b3b2c", "db#77", "1:6: \"#77\" is a kind of puzzle that cannot be read" },
  { "solo", SOLO, "2x2:", "0x2:",
    "1:1: these boxes have no cells: expected numbers of rows and columns above 0" },
  { "solo", SOLO_J, ",b_d_ca_____aa", "",
    "1:5: the borders of regions cover 0 places between cells: expected 24" },
  { "solo", SOLO_J, "aa\n", "a\n",
    "1:18: the borders of regions cover 22 places between cells: expected 24" },
  { "solo", SOLO_J, "b_d_ca_____aa", "x", "1:6: there is 1 region: expected 4" },
  { "solo", SOLO_J, "b_d_ca_____aa", "jb_a_a_a__", "1:6: region \"R1C1\" has 8 cells: expected 4" },
  { "solo", SOLO_J, "b_d_ca_____aa", "b_d_ca_____aA",
    "1:18: \"A\" is not a symbol: expected a value or a blank" },
  /* quadrille */
  { "quadrille", QU, "boxes:2x2", "boxes:2x",
    "3:9: \"boxes:2x\" is not a shape, such as boxes:3x3" },
  { "quadrille", QU, "  2...\n", "", "7:1: there are 12 cells: expected 16" },
  { "quadrille", QU, "2...", "2....", "7:7: there are 17 cells: expected 16" },
  { "quadrille", QU, "2...", "2..5", "7:6: \"5\" is neither a value from 1 to 4 nor a blank" },
  { "quadrille", QU, "R1C2=12", "R1C2=11",
    "8:14: \"1\" is twice in one cell: expected each candidate once" },
  { "quadrille", QU, "R1C2=12", "R5C2=12",
    "8:8: \"R5C2=12\" is not a cell and its content, such as R1C3=12" },
  { "quadrille", QU, "marks:", "marks",
    "8:1: \"marks R1C2=12\" cannot stand here: expected a key, a colon and a value" },
  { "quadrille", QU, "quadrille 1", "quadrille 7",
    "1:11: this file is of version \"7\", which this program does not know" },
  /* hodoku */
  { "hodoku", HO, ":111:::", ":110:::",
    "1:91: \"110\" is not a candidate: expected three digits: value, row, column" },
  { "hodoku", HO, ":111:::", ":1111:::",
    "1:91: \"1111\" is not a candidate: expected three digits: value, row, column" },
  { "hodoku", HO, ":111:::", ":111 abc:::",
    "1:95: \"abc\" is not a candidate: expected three digits: value, row, column" },
  { "hodoku", HO, "19...", "19..", "1:89: the line has 80 symbols: expected 81" },
  { "hodoku", HO, "19...", "19....", "1:90: the line has 82 symbols: expected 81" },
  { "hodoku", HO, "19...", "19..?", "1:20: \"?\" is neither a value from 1 to 9 nor a blank" },
  { "hodoku", HO, "19...", "19..+.", "1:21: \".\" is neither a value from 1 to 9 nor a blank" },
  { "hodoku", HO, ":" P9 ":111:::", "", "1:8: there are 3 fields: expected 8" },
  /* csv */
  { "csv", CSV, P4, "1..4..1..3..2..", "2:18: the line has 15 symbols: expected 16" },
  { "csv", CSV, P4, "1..4..1..3..2..?",
    "2:18: \"?\" is not a symbol: expected a value or a blank" },
  { "csv", CSV, P4, "1..4..1..3..2..5", "2:18: \"5\" is neither a value from 1 to 4 nor a blank" },
  { "csv", CSV, P4, "\"" P4,
    "2:3: this quote is not closed, or not followed by the end of the field" },
  { "csv", CSV, P4, "\"" P4 "\"x",
    "2:3: this quote is not closed, or not followed by the end of the field" },
  { "csv", CSV, "1," P4 ",", "1", "2:2: there is 1 field: expected 2" },
  /* csv-grid */
  { "csv-grid", GRIDCSV, ",3,,", ",3,", "3:4: there are 3 fields: expected 4" },
  { "csv-grid", GRIDCSV, ",3,,", ",3,,,", "3:6: there are 5 fields: expected 4" },
  { "csv-grid", GRIDCSV, ",3,,", ",5,,", "3:2: 5 is too large: expected at most 4" },
  { "csv-grid", GRIDCSV, ",3,,", ",3x,,",
    "3:2: \"3x\" is not a number: expected one, or 0 for a blank" },
  { "csv-grid", GRIDCSV, ",3,,", ",\"3,,",
    "3:2: this quote is not closed, or not followed by the end of the field" },
  { "csv-grid", GRIDCSV, ",3,,\n2,,,\n", "", "2:5: the grid ends after 2 rows: expected 4" },
  { "csv-grid", GRIDCSV, ",3,,", ",99999999999999999999,,",
    "3:2: \"99999999999999999999\" is not a number: expected one, or 0 for a blank" },
  /* jigsaw */
  { "jigsaw", JIG, "3444\n", "344\n", "1:33: the line has 15 symbols: expected 16" },
  { "jigsaw", JIG, "3444\n", "3445\n", "1:18: there are 5 regions: expected 4" },
  { "jigsaw", JIG, "3444\n", "4444\n", "1:18: region \"3\" has 3 cells: expected 4" },
  { "jigsaw", JIG, " 1112122233343444\n", "\n",
    "1:17: there are no regions: expected one symbol for each cell" },
  { "jigsaw", JIG, "1..4", "1..5", "1:4: \"5\" is neither a value from 1 to 4 nor a blank" },
  /* orlib */
  { "orlib", OR, "2 2 2 3", "2 3 2 3", "3:8: there are 4 numbers: expected 5" },
  { "orlib", OR, "2 2 2 3", "2 2 2 3 1", "3:9: there are 5 numbers: expected 4" },
  { "orlib", OR, "2 2 2 3", "2 2 2 x",
    "3:7: \"x\" is not a number: expected one, or 0 for a blank" },
  { "orlib", OR, "2 2 2 3", "2 2 2 4",
    "3:7: \"4\" is not an item: expected one that the first line names" },
  { "orlib", OR, "2 2 2 3", "2 2 2 2",
    "3:7: \"2\" is twice in this option: expected each item once" },
  { "orlib", OR, "4 1 3\n", "", "4:6: the grid ends after 3 rows: expected 4" },
  { "orlib", OR, "3 4", "0 4", "1:1: there are no items: expected a line that names them" },
  { "orlib", OR, "3 4", "3", "1:2: there is 1 number: expected 2" },
  /* fpuzzles */
  { "fpuzzles", FP (""), "\"size\":4", "\"sise\":4", "1:1: there is no size" },
  { "fpuzzles", FP (""), "\"size\":4", "\"size\":65", "1:9: size has an invalid value" },
  { "fpuzzles", FP (""), "\"size\":4", "\"size\":4.5", "1:9: size has an invalid value" },
  { "fpuzzles", FP (""), "\"size\":4", "\"size\":-4", "1:9: size has an invalid value" },
  { "fpuzzles", FP (""), "\"size\":4", "\"size\":1e99", "1:9: size has an invalid value" },
  { "fpuzzles", FP (""), "\"size\":4", "\"size\":\"4\"", "1:9: size has an invalid value" },
  { "fpuzzles", FP (""), "\"size\":4", "\"size\":5",
    "1:18: the grid ends after 4 rows: expected 5" },
  { "fpuzzles", FP (""), "\"size\":4", "\"size\" 4", "1:9: \"4\" is not JSON: expected \":\"" },
  { "fpuzzles", FP (""), "\"size\":4,", "\"size\":4 ", "1:11: \"\"\" is not JSON: expected \"}\"" },
  { "fpuzzles", FP (""), "\"size\":4,", "\"size\":4,,",
    "1:11: \",\" is not JSON: expected \"\"\"" },
  { "fpuzzles", FP (""), "\"value\":1", "\"value\":5", "1:29: value has an invalid value" },
  { "fpuzzles", FP (""), "\"value\":1", "\"value\":\"1\"", "1:29: value has an invalid value" },
  { "fpuzzles", FP (""), "\"value\":1", "\"region\":4", "1:30: region has an invalid value" },
  { "fpuzzles", FP (""), "\"value\":1", "\"region\":1",
    "1:18: region \"0\" has 3 cells: expected 4" },
  { "fpuzzles", FP (""), "\"value\":1", "\"givenPencilMarks\":[0]",
    "1:41: givenPencilMarks has an invalid value" },
  { "fpuzzles", FP (""), "\"value\":1", "\"centerPencilMarks\":3",
    "1:41: centerPencilMarks has an invalid value" },
  { "fpuzzles", FP (""), ",{},{}]]", ",{}]]", "1:83: the row has 3 symbols: expected 4" },
  { "fpuzzles", FP (""), "[[{\"value\"", "[[7,{\"value\"",
    "1:19: the row has 5 symbols: expected 4" },
  { "fpuzzles", FP (""), "true", "trve", "1:39: \"t\" is not JSON: expected a value" },
  { "fpuzzles", FP (""), "\"value\"", "\"va\nlue\"", "1:24: \"?\" is not allowed in a string" },
  { "fpuzzles", FP (""), "\"value\"", "\"va\\lue\"", "1:24: \"\\l\" is not allowed in a string" },
  { "fpuzzles", FP (""), "\"value\"", "\"va\\ud83dlue\"",
    "1:24: \"\\ud83d\" is not allowed in a string" },
  { "fpuzzles", FP (""), "\"value\"", "\"va\\udc00lue\"",
    "1:24: \"\\udc00\" is not allowed in a string" },
  { "fpuzzles", FP (""), "\"value\"", "\"va\xed\xa0\x80lue\"",
    "1:24: this is not UTF-8: expected text in UTF-8 or ASCII" },
  { "fpuzzles", FP (""), "\"value\"", "\"va\1lue\"", "1:24: a NUL byte: this is not text" },
  { "fpuzzles", FP (""), "\"grid\":[", "\"grid\":{\"a\":[", "1:103: the file ends within JSON" },
  /* gnome */
  { "gnome", GN, "[0,0]", "[0,9]", "1:40: position has an invalid value" },
  { "gnome", GN, "[0,0]", "[0]", "1:40: position has an invalid value" },
  { "gnome", GN, "\"position\":[0,0],", "", "1:28: there is no position" },
  { "gnome", GN, "\"value\":1", "\"value\":10", "1:54: value has an invalid value" },
  { "gnome", GN, "[2]", "[2,0]", "1:83: earmarks has an invalid value" },
  { "gnome", GN, "\"cells\"", "\"cels\"", "1:1: there is no cells" },
  /* opensudoku */
  { "opensudoku", OS, "data=\"" OS_DATA "\"", "", "1:42: there is no data" },
  { "opensudoku", OS, OS_DATA, "123", "1:57: the line has 3 symbols: expected 81" },
  { "opensudoku", OS, "019000", "01x000",
    "1:62: \"x\" is neither a value from 1 to 9 nor a blank" },
  { "opensudoku", OS, OS_DATA, "version: 1&#10;1|-|0|", "1:54: there is 1 field: expected 81" },
  { "opensudoku", OS, OS_DATA, "version: 1&#10;10|-|0|", "1:54: data has an invalid value" },
  { "opensudoku", OS, OS_DATA, "version: 1&#10;1|a|0|", "1:54: data has an invalid value" },
  { "opensudoku", OS, OS_DATA, "version: 1&#10;1|-|2|", "1:54: data has an invalid value" },
  { "opensudoku", OS, "name=\"a\"", "name=a",
    "1:25: \"name=a\" is not XML: expected an element, a comment or text" },
  { "opensudoku", OS, "name=\"a\"", "name",
    "1:25: \"name\" is not XML: expected an element, a comment or text" },
  { "opensudoku", OS, "name=\"a\"", "name=\"&a;\"",
    "1:25: \"&a;\" is not an entity: expected &amp;, &lt;, &gt;, &quot;, &apos; or a number" },
  { "opensudoku", OS, "name=\"a\"", "name=\"&#xd800;\"",
    "1:25: \"&#xd800;\" is not an entity: expected &amp;, &lt;, &gt;, &quot;, &apos; or a number" },
  { "opensudoku", OS, "name=\"a\"", "name=\"&#1114112;\"",
    "1:25: \"&#1114112;\" is not an entity: expected &amp;, &lt;, &gt;, &quot;, &apos; or a "
    "number" },
  { "opensudoku", OS, "name=\"a\"", "name=\"\xff\"",
    "1:25: this is not UTF-8: expected text in UTF-8 or ASCII" },
  { "opensudoku", OS, "name=\"a\"", "name=\"\1\"", "1:25: a NUL byte: this is not text" },
  { "opensudoku", OS, "</folder>", "", "1:146: </opensudoku> closes an element that is not open" },
  { "opensudoku", OS, "</folder>", "</game>", "1:146: </game> closes an element that is not open" },
  { "opensudoku", OS, "</opensudoku>", "", "1:155: the file ends within XML" },
  { "opensudoku", OS, "</opensudoku>", "</opensudoku>&",
    "1:168: \"&\" is not XML: expected an element, a comment or text" },
  { "opensudoku", OS, "</folder>", "</folder><!-- ", "1:155: the file ends within XML" },
  { "opensudoku", OS, "<folder", "<!DOCTYPE a [<!ENTITY b \"bb\">]><folder",
    "1:25: \"<!DOCTYPE a [<!ENTITY b \"bb\">\" is not XML: expected an element, a comment or "
    "text" },
  { "opensudoku", OS, "<folder",
    "<a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><"
    "a><folder",
    "1:118: more than 32 nested levels" },
  /* ksudoku */
  { "ksudoku", KS, "</puzzle>", "</puzzle><simple-event value=\"5\" index=\"1\"/>",
    "1:119: value has an invalid value" },
  { "ksudoku", KS, "</puzzle>", "</puzzle><simple-event value=\"4\" index=\"16\"/>",
    "1:129: index has an invalid value" },
  { "ksudoku", KS, "</puzzle>", "</puzzle><simple-event markers=\"00112\" index=\"0\"/>",
    "1:121: markers has an invalid value" },
  { "ksudoku", KS, "type=\"sudoku\" ", "", "1:24: there is no type" },
  { "ksudoku", KS, "\"sudoku\"", "\"roxdoku\"",
    "1:37: \"roxdoku\" is a kind of puzzle that cannot be read" },
  { "ksudoku", KS, "\"sudoku\"", "\"custom\"",
    "1:24: \"custom\" is a kind of puzzle that cannot be read" },
  { "ksudoku", KS, "order=\"4\"", "order=\"26\"", "1:52: order has an invalid value" },
  { "ksudoku", KS, "order=\"4\"", "order=\"0\"", "1:52: order has an invalid value" },
  { "ksudoku", KS, "order=\"4\"", "order=\"5\"", "1:24: order has an invalid value" },
  { "ksudoku", KS, "b__c__d__b__e___", "b__c__d__b__e__",
    "1:79: the line has 15 symbols: expected 16" },
  { "ksudoku", KS, "b__c__d__b__e___", "b__c__d__b__e__?",
    "1:79: \"?\" is neither a value from 1 to 4 nor a blank" },
  { "ksudoku", KS, "b__c__d__b__e___", "b__c__d__b__e__f",
    "1:79: \"f\" is neither a value from 1 to 4 nor a blank" },
  { "ksudoku", KS, "<values>b__c__d__b__e___</values>", "", "1:65: there is no values" },
  { "ksudoku", KS, "<graph type=\"sudoku\" order=\"4\"/>", "", "1:66: there is no graph" },
  /* link */
  { "link", LINK, "N4Ig", "N4I$", "1:32: \"$\" is not base64: the link is damaged" },
  { "link", LINK, "N4Ig", "N4I\xc3\xa9", "1:32: \"\xc3\xa9\" is not base64: the link is damaged" },
  { "link", LINK, "N4IgzglgXgpiBcAWAvkA", "",
    "1:29: the data of this link cannot be unpacked: the link is damaged" },
  { "link", LINK, "N4IgzglgXgpiBcAWAvkA", "N4IgzglgXgpiBcA2ArAXyA",
    "1:29: size has an invalid value" },
  { "link", LINK, "AWAvkA", "",
    "1:29: the data of this link cannot be unpacked: the link is damaged" },
  { "link", LINK, "N4IgzglgXgpiBcAWAvkA", "////////",
    "1:29: the data of this link cannot be unpacked: the link is damaged" },
  { "link", LINK,
    "?load=", "?lod=", "1:1: the data of this link cannot be unpacked: the link is damaged" },
};

/* Ways in which the same file may come, which change at most the lines. */
typedef struct
{
  const char *name, *before, *line_end;
  unsigned more_lines;
} Dress;

static const Dress dresses[] = {
  { "plain", "", "\n", 0 },
  { "with-crlf", "", "\r\n", 0 },
  { "with-cr", "", "\r", 0 },
  { "with-a-mark", "\xef\xbb\xbf", "\n", 0 },
  { "below-empty-lines", "\n\n\n", "\n", 3 },
};

/* The sample with its damage, dressed. */
static void
add_text (const Bad *bad, const Dress *dress, BaseText *out)
{
  const char *at = strstr (bad->sample, bad->at);
  BaseText text = BASE_TEXT_EMPTY;

  check_true (at != NULL);
  base_text_add_bytes (&text, bad->sample, (size_t) (at - bad->sample));
  base_text_add (&text, bad->with);
  base_text_add (&text, at + strlen (bad->at));
  base_text_add (out, dress->before);
  for (size_t i = 0; i < text.length; i++)
    if (text.bytes[i] == '\n')
      base_text_add (out, dress->line_end);
    else
      base_text_add_char (out, text.bytes[i] == '\1' ? '\0' : text.bytes[i]);
  base_text_clear (&text);
}

/* Adds the message, moved down by that many lines. */
static void
add_expected (const Bad *bad, const Dress *dress, BaseText *out)
{
  char *end;
  unsigned long line = strtoul (bad->message, &end, 10);

  base_text_add_number (out, line + dress->more_lines);
  base_text_add (out, end);
}

static void
is_told (const void *data)
{
  const Bad *bad = data;

  for (size_t i = 0; i < sizeof dresses / sizeof dresses[0]; i++)
    {
      BaseText text = BASE_TEXT_EMPTY, expected = BASE_TEXT_EMPTY, message = BASE_TEXT_EMPTY;

      add_text (bad, &dresses[i], &text);
      add_expected (bad, &dresses[i], &expected);
      add_message (text.bytes, text.length, bad->from, &message);
      check_equal_text (base_text_string (&message), base_text_string (&expected));
      base_text_clear (&text);
      base_text_clear (&expected);
      base_text_clear (&message);
    }
}

/* A file that is cut off anywhere is a shorter good one, or its fault is reported in one
 * sentence. */
static void
any_beginning_is_told (const void *data)
{
  const Bad *bad = data;
  BaseText message = BASE_TEXT_EMPTY;

  for (size_t length = 0; length < strlen (bad->sample); length++)
    {
      char *text = malloc (length + 1);

      memcpy (text, bad->sample, length);
      add_message (text, length, bad->from, &message);
      check_true (message.length == 0 || (message.length > 10 && message.bytes[0] != '0'));
      free (text);
    }
  base_text_clear (&message);
}

/* A line of a million digits, and a document of more than there may be, end in an error and not in
 * memory. */
static void
floods_are_told (const void *data)
{
  static const struct
  {
    const char *from, *before, *flood, *message;
    size_t n;
  } all[] = {
    { "candidates", "", "1", "1:2: \"1\" is twice", 1 << 20 },
    { "sdk", "", "1", "1:1048577: the line is too long", (1 << 20) + 1 },
    { "sdk", "", "1", "1:10: the row has 1000000 symbols", 1000000 },
    { "csv-grid", "", "1,", "1:1: 500001 values are too many", 500000 },
    { "jigsaw", "", "1", "1:1000001: the line has 1000000 symbols", 1000000 },
    { "hodoku", ":0:x:", "1", "1:87: the line has 1000000 symbols", 1000000 },
    { "fpuzzles", "{\"size\":", "[", "1:40: more than 32 nested levels", 1000000 },
    { "fpuzzles", "{\"size\":", "1", "1:1000009: the file ends within JSON", 1000000 },
    { "fpuzzles", "{\"size\":[", "1,", "1:4194305: the text of the grid is too long", 3000000 },
    { "opensudoku", "<opensudoku>", "<a>", "1:106: more than 32 nested levels", 1000000 },
    { "opensudoku", "<opensudoku>", "x", "1:13: the text of the grid is too long", 5000000 },
    { "opensudoku", "<opensudoku>", "<a b=\"", "1:13: the text of the grid is too long", 1000000 },
    { "link", "https://f-puzzles.com/?load=", "A", "1:29: the data of this link", 1000000 },
    { "npy", "", "1", "1:1: \"11111111\" is not a header", 1000000 },
  };

  (void) data;
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
    {
      BaseText text = BASE_TEXT_EMPTY, message = BASE_TEXT_EMPTY, head = BASE_TEXT_EMPTY;

      base_text_add (&text, all[i].before);
      for (size_t k = 0; k < all[i].n; k++)
        base_text_add (&text, all[i].flood);
      add_message (text.bytes, text.length, all[i].from, &message);
      base_text_add_bytes (&head, base_text_string (&message),
                           message.length < strlen (all[i].message) ? message.length
                                                                    : strlen (all[i].message));
      check_equal_text (base_text_string (&head), all[i].message);
      base_text_clear (&text);
      base_text_clear (&message);
      base_text_clear (&head);
    }
}

/* A file with another magic number is no puzzle: a zip archive, a picture. */
static void
foreign_files_are_told (const void *data)
{
  static const struct
  {
    const char *bytes, *message;
    size_t length;
  } all[] = {
    { "PK\3\4\24\0\0\0\10\0", "1:6: a NUL byte: this is not text", 10 },
    { "\x1f\x8b\10\0\0\0\0\0", "1:2: this is not UTF-8: expected text in UTF-8 or ASCII", 8 },
    { "\x89PNG\r\n\x1a\n\0\0", "1:1: this is not UTF-8: expected text in UTF-8 or ASCII", 10 },
    { "\xff\xfe<\0o\0p\0", "1:1: this is not UTF-8: expected text in UTF-8 or ASCII", 8 },
    { "<html><body>1</body></html>", "1:1: this does not look like a puzzle", 27 },
    { "{\"a\":1}", "1:1: this does not look like a puzzle", 7 },
    { "[Desktop Entry]\nName=x\n", "1:1: this does not look like a puzzle", 23 },
  };

  (void) data;
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
    {
      BaseText message = BASE_TEXT_EMPTY;

      add_message (all[i].bytes, all[i].length, NULL, &message);
      check_equal_text (base_text_string (&message), all[i].message);
      base_text_clear (&message);
    }
}

int
main (void)
{
  const size_t n = sizeof bads / sizeof bads[0];
  char name[100];

  for (size_t i = 0; i < n; i++)
    {
      snprintf (name, sizeof name, "/words/bad-files/%s/%zu", bads[i].from, i);
      check_claim (name, is_told, &bads[i]);
    }
  for (size_t i = 0; i < n; i++)
    if (i == 0 || strcmp (bads[i].from, bads[i - 1].from) != 0)
      {
        snprintf (name, sizeof name, "/words/bad-files/any-beginning-is-told/%s", bads[i].from);
        check_claim (name, any_beginning_is_told, &bads[i]);
      }
  check_claim ("/words/bad-files/floods-are-told", floods_are_told, NULL);
  check_claim ("/words/bad-files/foreign-files-are-told", foreign_files_are_told, NULL);
  return check_finish ();
}
