/* words-issue.c - one sentence for each fault of a file: what was found, and what was expected.
 *
 * The table has one row for each fault.  Where a number decides a plural form, the row names it.
 * In the sentences %1 is `expected`, %2 is `found`, %3 is the token, %4 the square above
 * `expected`. */
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <assert.h>
#include <errno.h>
#include <string.h>

typedef enum
{
  BY_NOTHING,
  BY_EXPECTED,
  BY_FOUND,
} Counted;

typedef struct
{
  const char *sentence; /* for one, where something is counted */
  const char *many;
  Counted counted;
} FaultWords;

static const FaultWords fault_words[FORMATS_FAULTS] = {
  [FORMATS_FAULT_NONE] = { .sentence = N_ ("nothing is wrong") },

  [FORMATS_UNKNOWN_FORMAT] = { .sentence = N_ ("this does not look like a puzzle") },
  [FORMATS_UNDECIDED] = {
    NP_ ("the format does not show in the first %1 byte: name it with --from",
           "the format does not show in the first %1 bytes: name it with --from"),
    BY_EXPECTED,
  },
  [FORMATS_NUL_BYTE] = { .sentence = N_ ("a NUL byte: this is not text") },
  [FORMATS_NOT_UTF8] = { .sentence = N_ ("this is not UTF-8: expected text in UTF-8 or ASCII") },
  [FORMATS_LINE_TOO_LONG] = {
    NP_ ("the line is too long: expected at most %1 byte",
           "the line is too long: expected at most %1 bytes"),
    BY_EXPECTED,
  },
  [FORMATS_TEXT_TOO_LONG] = {
    NP_ ("the text of the grid is too long: expected at most %1 byte",
           "the text of the grid is too long: expected at most %1 bytes"),
    BY_EXPECTED,
  },
  [FORMATS_UNKNOWN_SYMBOL] = { .sentence = N_ ("\"%3\" is not a symbol: expected a value or a blank") },
  [FORMATS_TWO_BLANKS] = { .sentence = N_ ("\"%3\" is a second kind of blank: expected \"%1\" for all") },
  [FORMATS_MIXED_CASE] = { .sentence = N_ ("\"%3\" mixes upper and lower case: expected all letters in one case") },
  [FORMATS_TOO_LARGE] = {
    NP_ ("%2 value is too many: expected at most %1", "%2 values are too many: expected at most %1"),
    BY_FOUND,
  },
  [FORMATS_WRONG_VALUES] = {
    NP_ ("the puzzle has %2 value: the shape that was asked for has %1",
           "the puzzle has %2 values: the shape that was asked for has %1"),
    BY_FOUND,
  },
  [FORMATS_NO_SYMBOLS] = {
    NP_ ("there are no symbols for %2 value: expected numbers",
           "there are no symbols for %2 values: expected numbers"),
    BY_FOUND,
  },

  [FORMATS_WRONG_LENGTH] = {
    NP_ ("the line has %2 symbol: expected %1", "the line has %2 symbols: expected %1"),
    BY_FOUND,
  },
  [FORMATS_NO_SQUARE] = {
    NP_ ("the line has %2 symbol: a puzzle of %4×%4 has %1",
           "the line has %2 symbols: a puzzle of %4×%4 has %1"),
    BY_FOUND,
  },
  [FORMATS_WRONG_PLACE] = { .sentence = N_ ("\"%3\" is not the candidate that belongs here:"
                                            " expected %1 or a blank") },
  [FORMATS_WRONG_ROW] = {
    NP_ ("the row has %2 symbol: expected %1", "the row has %2 symbols: expected %1"),
    BY_FOUND,
  },
  [FORMATS_MISSING_ROWS] = {
    NP_ ("the grid ends after %2 row: expected %1", "the grid ends after %2 rows: expected %1"),
    BY_FOUND,
  },

  [FORMATS_NOT_A_NUMBER] = { .sentence = N_ ("\"%3\" is not a number: expected one, or 0 for a blank") },
  [FORMATS_NUMBER_TOO_LARGE] = { .sentence = N_ ("%3 is too large: expected at most %1") },
  [FORMATS_WRONG_COUNT] = {
    NP_ ("there is %2 number: expected %1", "there are %2 numbers: expected %1"),
    BY_FOUND,
  },

  [FORMATS_NO_ITEMS] = { .sentence = N_ ("there are no items: expected a line that names them") },
  [FORMATS_NAME_TOO_LONG] = {
    NP_ ("the name that begins with \"%3\" is too long: expected at most %1 byte",
           "the name that begins with \"%3\" is too long: expected at most %1 bytes"),
    BY_EXPECTED,
  },
  [FORMATS_TOO_MANY_ITEMS] = {
    NP_ ("there is more than %1 item: no problem may have more",
           "there are more than %1 items: no problem may have more"),
    BY_EXPECTED,
  },
  [FORMATS_NAME_TWICE] = { .sentence = N_ ("duplicate item \"%3\"") },
  [FORMATS_BAD_NAME] = { .sentence = N_ ("\"%3\" is not a name: expected one without \":\" and \"|\"") },
  [FORMATS_EMPTY_NAME] = { .sentence = N_ ("\"%3\" names no item: expected one before the \":\"") },
  [FORMATS_EMPTY_COLOUR] = { .sentence = N_ ("\"%3\" names no colour: expected one after the \":\"") },
  [FORMATS_SECOND_BAR] = { .sentence = N_ ("a second \"|\": expected at most one among the items") },
  [FORMATS_UNKNOWN_ITEM] = { .sentence = N_ ("\"%3\" is not an item: expected one that the first line names") },
  [FORMATS_ITEM_TWICE] = { .sentence = N_ ("\"%3\" is twice in this option: expected each item once") },
  [FORMATS_PRIMARY_COLOUR] = { .sentence = N_ ("\"%3\" is a primary item and can have no colour:"
                                               " expected a secondary item") },
  [FORMATS_NOT_A_BIT] = { .sentence = N_ ("\"%3\" is not a bit: expected 0 or 1") },
  [FORMATS_WRONG_WIDTH] = {
    NP_ ("the row has %2 bit: expected %1", "the row has %2 bits: expected %1"),
    BY_FOUND,
  },

  [FORMATS_AMBIGUOUS_BITS] = { .sentence = N_ ("read as a 0/1 matrix; --from grid reads it as a Sudoku") },
  [FORMATS_AMBIGUOUS_ZERO] = { .sentence = N_ ("0 can be a value or a blank here: read as a blank") },
  [FORMATS_OPTION_DROPPED] = { .sentence = N_ ("this option has no primary item and is ignored") },
  [FORMATS_COMMENT_DROPPED] = {
    NP_ ("the comment is too long and is cut after %1 byte",
           "the comment is too long and is cut after %1 bytes"),
    BY_EXPECTED,
  },

  [FORMATS_WRONG_GROUPS] = {
    NP_ ("there is %2 group of candidates: expected %1",
           "there are %2 groups of candidates: expected %1"),
    BY_FOUND,
  },
  [FORMATS_CANDIDATE_TWICE] = { .sentence = N_ ("\"%3\" is twice in one cell: expected each candidate once") },
  [FORMATS_UNKNOWN_SECTION] = { .sentence = N_ ("\"%3\" is not a section: expected [Puzzle], [State], [PencilMarks] or [Colours]") },
  [FORMATS_BAD_MOVE] = { .sentence = N_ ("\"%3\" is not a move: expected I and a cell from 00 to 80 and a digit, or E, a cell and digits") },
  [FORMATS_BAD_CANDIDATE] = { .sentence = N_ ("\"%3\" is not a candidate: expected three digits: value, row, column") },
  [FORMATS_WRONG_FIELDS] = {
    NP_ ("there is %2 field: expected %1",
           "there are %2 fields: expected %1"),
    BY_FOUND,
  },
  [FORMATS_OPEN_QUOTE] = { .sentence = N_ ("this quote is not closed, or not followed by the end of the field") },
  [FORMATS_WRONG_REGIONS] = {
    NP_ ("there is %2 region: expected %1",
           "there are %2 regions: expected %1"),
    BY_FOUND,
  },
  [FORMATS_WRONG_REGION] = {
    NP_ ("region \"%3\" has %2 cell: expected %1",
           "region \"%3\" has %2 cells: expected %1"),
    BY_FOUND,
  },
  [FORMATS_NO_REGIONS] = { .sentence = N_ ("there are no regions: expected one symbol for each cell") },
  [FORMATS_BAD_GAME_ID] = { .sentence = N_ ("\"%3\" does not begin a game ID: expected a size and a colon, such as 3x3: or 9j:") },
  [FORMATS_WRONG_CELLS] = {
    NP_ ("there is %2 cell: expected %1",
           "there are %2 cells: expected %1"),
    BY_FOUND,
  },
  [FORMATS_WRONG_BORDERS] = {
    NP_ ("the borders of regions cover %2 place between cells: expected %1",
           "the borders of regions cover %2 places between cells: expected %1"),
    BY_FOUND,
  },
  [FORMATS_BAD_KEY] = { .sentence = N_ ("\"%3\" cannot stand here: expected a key, a colon and a value") },
  [FORMATS_KEY_TOO_OFTEN] = {
    NP_ ("\"%3\" is there too often: expected it %1 time at most",
           "\"%3\" is there too often: expected it %1 times at most"),
    BY_EXPECTED,
  },
  [FORMATS_NO_PUZZLE_KEY] = { .sentence = N_ ("\"%3\" belongs to no puzzle: expected \"puzzle:\" and its shape first") },
  [FORMATS_OTHER_VERSION] = { .sentence = N_ ("this file is of version \"%3\", which this program does not know") },
  [FORMATS_BAD_SHAPE] = { .sentence = N_ ("\"%3\" is not a shape, such as boxes:3x3") },
  [FORMATS_BAD_CELL] = { .sentence = N_ ("\"%3\" is not a cell and its content, such as R1C3=12") },
  [FORMATS_BAD_STROKE] = { .sentence = N_ ("\"%3\" is not a line between cells, such as R1C3-R1C7") },
  [FORMATS_BAD_ESCAPE] = { .sentence = N_ ("\"%3\" has no meaning: write two backslashes for one") },
  [FORMATS_MISSING_BYTES] = {
    NP_ ("the file ends after %2 byte of %1",
           "the file ends after %2 bytes of %1"),
    BY_FOUND,
  },
  [FORMATS_BAD_HEADER] = { .sentence = N_ ("\"%3\" is not a header of .npy version 1.0") },
  [FORMATS_BAD_TYPE] = { .sentence = N_ ("numbers of type \"%3\" cannot be read: expected integers, such as <i4") },
  [FORMATS_BAD_ARRAY] = { .sentence = N_ ("an array of shape \"%3\" holds no grids: expected (n,n), (k,n,n) or (k,n*n)") },
  [FORMATS_BAD_JSON] = { .sentence = N_ ("\"%3\" is not JSON: expected a value") },
  [FORMATS_BAD_JSON_SIGN] = { .sentence = N_ ("\"%3\" is not JSON: expected \"%1\"") },
  [FORMATS_BAD_STRING] = { .sentence = N_ ("\"%3\" is not allowed in a string") },
  [FORMATS_BAD_XML] = { .sentence = N_ ("\"%3\" is not XML: expected an element, a comment or text") },
  [FORMATS_BAD_ENTITY] = { .sentence = N_ ("\"%3\" is not an entity: expected &amp;, &lt;, &gt;, &quot;, &apos; or a number") },
  [FORMATS_WRONG_END] = { .sentence = N_ ("</%3> closes an element that is not open") },
  [FORMATS_TOO_DEEP] = {
    NP_ ("more than %1 nested level",
           "more than %1 nested levels"),
    BY_EXPECTED,
  },
  [FORMATS_FILE_ENDS] = { .sentence = N_ ("the file ends within %3") },
  [FORMATS_MISSING] = { .sentence = N_ ("there is no %3") },
  [FORMATS_BAD_VALUE] = { .sentence = N_ ("%3 has an invalid value") },
  [FORMATS_UNREADABLE_KIND] = { .sentence = N_ ("\"%3\" is a kind of puzzle that cannot be read") },
  [FORMATS_BAD_BASE64] = { .sentence = N_ ("\"%3\" is not base64: the link is damaged") },
  [FORMATS_BAD_PACKING] = { .sentence = N_ ("the data of this link cannot be unpacked: the link is damaged") },
  [FORMATS_AMBIGUOUS_TAGS] = { .sentence = N_ ("lines that begin with # and a letter are read as .sdk; --from grid reads them as comments") },
  [FORMATS_COSTS_IGNORED] = { .sentence = N_ ("costs are ignored: every exact cover is a solution") },
  [FORMATS_RULE_IGNORED] = { .sentence = N_ ("the rule \"%3\" is not supported and was ignored") },
  [FORMATS_SOLUTION_IGNORED] = { .sentence = N_ ("the solution in the file does not fit the puzzle and was ignored") },
  [FORMATS_MORE_WARNINGS] = {
    NP_ ("%2 more warning about this puzzle is not shown",
           "%2 more warnings about this puzzle are not shown"),
    BY_FOUND,
  },
};

/* Second sentences, for faults that mean two things depending on the issue. */
static FaultWords
words_of (const FormatsIssue *issue)
{
  if (issue->fault == FORMATS_UNKNOWN_SYMBOL && issue->expected != 0)
    return (FaultWords){
      .sentence = N_ ("\"%3\" is neither a value from 1 to %1 nor a blank"),
    };
  if (issue->fault == FORMATS_BAD_BOXES && issue->found != 0)
    return (FaultWords){
      .sentence = N_ ("boxes of this size have %2 cells: expected at most %1"),
    };
  if (issue->fault == FORMATS_BAD_BOXES)
    return (FaultWords){
      .sentence = N_ ("these boxes have no cells: expected numbers of rows and columns above 0"),
    };
  return fault_words[issue->fault];
}

static uint64_t
root_of (uint64_t square)
{
  uint64_t root = 0;

  while (root < SUDOKU_MAX_VALUES && root * root < square)
    root++;
  return root;
}

void
words_add_issue (const FormatsIssue *issue, BaseText *out)
{
  FaultWords words = words_of (issue);
  uint64_t n = words.counted == BY_FOUND ? issue->found : issue->expected;
  char blank[] = { (char) issue->expected, '\0' };
  WordsPart expected = WORDS_NUMBER (issue->expected);

  assert (words.sentence != NULL);
  if (issue->fault == FORMATS_TWO_BLANKS || issue->fault == FORMATS_BAD_JSON_SIGN)
    expected = (WordsPart) WORDS_TEXT (blank);
  words_fill (out,
              words.counted == BY_NOTHING ? _ (words.sentence) : P_ (words.sentence, words.many, n),
              WORDS_WITH (expected, WORDS_NUMBER (issue->found), WORDS_TEXT (issue->token),
                          WORDS_NUMBER (root_of (issue->expected))));
}

void
words_add_loss (FormatsLoss loss, BaseText *out)
{
  const char *sentence = NULL;

  switch (loss)
    {
    case FORMATS_IMPOSSIBLE_KIND:
      sentence = _ ("this format cannot hold this kind of puzzle");
      break;
    case FORMATS_IMPOSSIBLE_SIZE:
      sentence = _ ("this format cannot hold a puzzle of this size");
      break;
    case FORMATS_IMPOSSIBLE_NAMES:
      sentence = _ ("this format cannot hold the names of these items");
      break;
    case FORMATS_LOSS_SHAPE:
      sentence = _ ("the shape will not be saved: readers of the file must name it");
      break;
    case FORMATS_LOSS_CANDIDATES:
      sentence = _ ("the candidates will not be saved");
      break;
    case FORMATS_LOSS_GIVENS:
      sentence = _ ("givens become cells with a single candidate");
      break;
    case FORMATS_LOSS_COMMENT:
      sentence = _ ("the comment will not be saved");
      break;
    case FORMATS_LOSS_SECONDARY:
      sentence = _ ("secondary items become primary ones");
      break;
    case FORMATS_LOSS_COLOURS:
      sentence = _ ("the colours will not be saved");
      break;
    case FORMATS_LOSS_ABOUT:
      sentence = _ ("some facts about the puzzle will not be saved (title, author, source, "
                    "difficulty, time)");
      break;
    case FORMATS_LOSS_SOLUTION:
      sentence = _ ("the solution in the file will not be saved");
      break;
    case FORMATS_LOSS_ENTRIES:
      sentence = _ ("your entries will not be saved");
      break;
    case FORMATS_LOSS_MARKS:
      sentence = _ ("your pencil marks will not be saved");
      break;
    case FORMATS_LOSS_SINGLES:
      sentence = _ ("a cell with a single candidate becomes a given");
      break;
    case FORMATS_LOSS_DRAWINGS:
      sentence = _ ("your colours and lines will not be saved");
      break;
    case FORMATS_LOSS_BOOKMARKS:
      sentence = _ ("your bookmarks and the start of your trial will not be saved");
      break;
    }
  assert (sentence != NULL);
  base_text_add (out, sentence);
}

void
words_add_status (BaseStatus status, BaseText *out)
{
  const int error = errno;

  switch (status)
    {
    case BASE_OK:
      base_text_add (out, _ ("nothing is wrong"));
      break;
    case BASE_NO_MEMORY:
      base_text_add (out, _ ("out of memory"));
      break;
    case BASE_BAD_INPUT:
      base_text_add (out, _ ("this cannot be solved that way"));
      break;
    case BASE_STOPPED:
      base_text_add (out, _ ("stopped"));
      break;
    case BASE_IO:
      base_text_add (out, strerror (error));
      break;
    }
}
