/* Faults, losses and statuses as sentences. */
#include "check.h"
#include "failing-memory.h"
#include "words.h"

#include <string.h>

/* The facts that a sentence must contain, from the facts of an issue in format-issue.h. */
enum
{
  EXPECTED = 1,
  FOUND = 2,
  TOKEN = 4,
};

static const unsigned facts[FORMATS_FAULTS] = {
  [FORMATS_UNDECIDED] = EXPECTED,
  [FORMATS_LINE_TOO_LONG] = EXPECTED,
  [FORMATS_TEXT_TOO_LONG] = EXPECTED,
  [FORMATS_UNKNOWN_SYMBOL] = EXPECTED | TOKEN,
  [FORMATS_TWO_BLANKS] = TOKEN,
  [FORMATS_MIXED_CASE] = TOKEN,
  [FORMATS_WRONG_VALUES] = EXPECTED | FOUND,
  [FORMATS_TOO_LARGE] = EXPECTED | FOUND,
  [FORMATS_NO_SYMBOLS] = FOUND,
  [FORMATS_WRONG_LENGTH] = EXPECTED | FOUND,
  [FORMATS_NO_SQUARE] = EXPECTED | FOUND,
  [FORMATS_WRONG_PLACE] = EXPECTED | TOKEN,
  [FORMATS_WRONG_ROW] = EXPECTED | FOUND,
  [FORMATS_MISSING_ROWS] = EXPECTED | FOUND,
  [FORMATS_NOT_A_NUMBER] = TOKEN,
  [FORMATS_NUMBER_TOO_LARGE] = EXPECTED | TOKEN,
  [FORMATS_WRONG_COUNT] = EXPECTED | FOUND,
  [FORMATS_BAD_BOXES] = EXPECTED | FOUND,
  [FORMATS_NAME_TOO_LONG] = EXPECTED | TOKEN,
  [FORMATS_TOO_MANY_ITEMS] = EXPECTED,
  [FORMATS_NAME_TWICE] = TOKEN,
  [FORMATS_BAD_NAME] = TOKEN,
  [FORMATS_EMPTY_NAME] = TOKEN,
  [FORMATS_EMPTY_COLOUR] = TOKEN,
  [FORMATS_UNKNOWN_ITEM] = TOKEN,
  [FORMATS_ITEM_TWICE] = TOKEN,
  [FORMATS_PRIMARY_COLOUR] = TOKEN,
  [FORMATS_NOT_A_BIT] = TOKEN,
  [FORMATS_WRONG_WIDTH] = EXPECTED | FOUND,
  [FORMATS_COMMENT_DROPPED] = EXPECTED,
  [FORMATS_WRONG_GROUPS] = EXPECTED | FOUND,
  [FORMATS_CANDIDATE_TWICE] = TOKEN,
  [FORMATS_UNKNOWN_SECTION] = TOKEN,
  [FORMATS_BAD_MOVE] = TOKEN,
  [FORMATS_BAD_CANDIDATE] = TOKEN,
  [FORMATS_WRONG_FIELDS] = EXPECTED | FOUND,
  [FORMATS_WRONG_REGIONS] = EXPECTED | FOUND,
  [FORMATS_WRONG_REGION] = EXPECTED | FOUND | TOKEN,
  [FORMATS_BAD_GAME_ID] = TOKEN,
  [FORMATS_WRONG_CELLS] = EXPECTED | FOUND,
  [FORMATS_WRONG_BORDERS] = EXPECTED | FOUND,
  [FORMATS_BAD_KEY] = TOKEN,
  [FORMATS_KEY_TOO_OFTEN] = EXPECTED | TOKEN,
  [FORMATS_NO_PUZZLE_KEY] = TOKEN,
  [FORMATS_OTHER_VERSION] = TOKEN,
  [FORMATS_BAD_SHAPE] = TOKEN,
  [FORMATS_BAD_CELL] = TOKEN,
  [FORMATS_BAD_STROKE] = TOKEN,
  [FORMATS_BAD_ESCAPE] = TOKEN,
  [FORMATS_MISSING_BYTES] = EXPECTED | FOUND,
  [FORMATS_BAD_HEADER] = TOKEN,
  [FORMATS_BAD_TYPE] = TOKEN,
  [FORMATS_BAD_ARRAY] = TOKEN,
  [FORMATS_BAD_JSON] = TOKEN,
  [FORMATS_BAD_JSON_SIGN] = TOKEN,
  [FORMATS_BAD_STRING] = TOKEN,
  [FORMATS_BAD_XML] = TOKEN,
  [FORMATS_BAD_ENTITY] = TOKEN,
  [FORMATS_WRONG_END] = TOKEN,
  [FORMATS_TOO_DEEP] = EXPECTED,
  [FORMATS_FILE_ENDS] = TOKEN,
  [FORMATS_MISSING] = TOKEN,
  [FORMATS_BAD_VALUE] = TOKEN,
  [FORMATS_UNREADABLE_KIND] = TOKEN,
  [FORMATS_BAD_BASE64] = TOKEN,
  [FORMATS_RULE_IGNORED] = TOKEN,
  [FORMATS_MORE_WARNINGS] = FOUND,
};

static void
add_issue (FormatsFault fault, uint64_t expected, uint64_t found, BaseText *out)
{
  const FormatsIssue issue = {
    .fault = fault,
    .expected = expected,
    .found = found,
    .token = "the token",
  };

  base_text_reset (out);
  words_add_issue (&issue, out);
  check_equal_u64 (base_text_status (out), BASE_OK);
}

static void
every_fault_tells_its_facts (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  for (unsigned fault = 0; fault < FORMATS_FAULTS; fault++)
    {
      const char *sentence;

      add_issue (fault, 1234567, 7654321, &text);
      sentence = base_text_string (&text);
      check_true (*sentence != '\0');
      check_true (strchr (sentence, '%') == NULL);
      check_equal_u64 (strstr (sentence, "1234567") != NULL, (facts[fault] & EXPECTED) != 0);
      check_equal_u64 (strstr (sentence, "7654321") != NULL, (facts[fault] & FOUND) != 0);
      check_equal_u64 (strstr (sentence, "the token") != NULL, (facts[fault] & TOKEN) != 0);
    }
  base_text_clear (&text);
}

static void
no_two_faults_are_told_alike (const void *data)
{
  BaseText one = BASE_TEXT_EMPTY, other = BASE_TEXT_EMPTY;

  (void) data;
  for (unsigned i = 0; i < FORMATS_FAULTS; i++)
    for (unsigned k = 0; k < i; k++)
      {
        add_issue (i, 5, 7, &one);
        add_issue (k, 5, 7, &other);
        check_true (strcmp (base_text_string (&one), base_text_string (&other)) != 0);
      }
  base_text_clear (&one);
  base_text_clear (&other);
}

typedef struct
{
  FormatsFault fault;
  uint64_t expected, found;
  const char *sentence;
} Told;

static const Told told[] = {
  { FORMATS_WRONG_LENGTH, 81, 1, "the line has 1 symbol: expected 81" },
  { FORMATS_WRONG_LENGTH, 81, 80, "the line has 80 symbols: expected 81" },
  { FORMATS_NO_SQUARE, 81, 80, "the line has 80 symbols: a puzzle of 9×9 has 81" },
  { FORMATS_NO_SQUARE, 64, 72, "the line has 72 symbols: a puzzle of 8×8 has 64" },
  { FORMATS_MISSING_ROWS, 9, 1, "the grid ends after 1 row: expected 9" },
  { FORMATS_MISSING_ROWS, 9, 8, "the grid ends after 8 rows: expected 9" },
  { FORMATS_TWO_BLANKS, '.', 0, "\"the token\" is a second kind of blank: expected \".\" for all" },
  { FORMATS_UNKNOWN_SYMBOL, 0, 0, "\"the token\" is not a symbol: expected a value or a blank" },
  { FORMATS_UNKNOWN_SYMBOL, 4, 0, "\"the token\" is neither a value from 1 to 4 nor a blank" },
  { FORMATS_BAD_BOXES, 64, 0,
    "these boxes have no cells: expected numbers of rows and columns above 0" },
  { FORMATS_BAD_BOXES, 64, 81, "boxes of this size have 81 cells: expected at most 64" },
};

static void
is_told_so (const void *data)
{
  const Told *what = data;
  BaseText text = BASE_TEXT_EMPTY;

  add_issue (what->fault, what->expected, what->found, &text);
  check_equal_text (base_text_string (&text), what->sentence);
  base_text_clear (&text);
}

static void
every_loss_has_its_own_sentence (const void *data)
{
  BaseText one = BASE_TEXT_EMPTY, other = BASE_TEXT_EMPTY;

  (void) data;
  for (unsigned loss = FORMATS_IMPOSSIBLE_KIND; loss <= FORMATS_LOSS_COLOURS; loss <<= 1)
    {
      base_text_reset (&one);
      words_add_loss (loss, &one);
      check_true (one.length > 0);
      check_true (strcmp (base_text_string (&one), base_text_string (&other)) != 0);
      base_text_reset (&other);
      words_add_loss (loss, &other);
    }
  base_text_clear (&one);
  base_text_clear (&other);
}

static void
every_fault_of_a_shape_has_its_own_sentence (const void *data)
{
  BaseText one = BASE_TEXT_EMPTY, other = BASE_TEXT_EMPTY;

  (void) data;
  for (unsigned kind = 0; kind < SUDOKU_SHAPE_FAULTS + SUDOKU_RULE_KINDS; kind++)
    {
      SudokuShapeFault fault = { .kind = kind, .found = 1, .expected = 2, .symbol = 'x' };

      if (kind == SUDOKU_SHAPE_FAULT_RULE)
        continue;
      if (kind >= SUDOKU_SHAPE_FAULTS)
        {
          fault.kind = SUDOKU_SHAPE_FAULT_RULE;
          fault.rule = sudoku_rule_kinds[kind - SUDOKU_SHAPE_FAULTS];
          check_true ((fault.rule->fits == NULL) == (fault.rule->misfit == NULL));
          if (fault.rule->misfit == NULL)
            continue;
        }

      base_text_reset (&one);
      words_add_shape_fault (&fault, &one);
      check_true (one.length > 0 && strchr (one.bytes, '%') == NULL);
      check_true (strcmp (base_text_string (&one), base_text_string (&other)) != 0);
      base_text_reset (&other);
      words_add_shape_fault (&fault, &other);
    }
  base_text_clear (&one);
  base_text_clear (&other);
}

static void
every_status_has_its_words (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  for (unsigned status = BASE_OK; status <= BASE_IO; status++)
    {
      base_text_reset (&text);
      words_add_status (status, &text);
      check_true (text.length > 0);
    }
  base_text_clear (&text);
}

static void
failing_is_noticed (const void *data)
{
  const FormatsIssue issue = { .fault = FORMATS_WRONG_ROW, .expected = 9, .found = 8 };
  size_t n = 1, asked;

  (void) data;
  do
    {
      BaseText text = BASE_TEXT_EMPTY;

      failing_memory_arm (n);
      words_add_issue (&issue, &text);
      asked = failing_memory_disarm ();
      check_equal_u64 (base_text_status (&text), asked < n ? BASE_OK : BASE_NO_MEMORY);
      base_text_clear (&text);
    }
  while (asked >= n++);
}

int
main (void)
{
  check_claim ("/words/issue/every-fault-tells-its-facts", every_fault_tells_its_facts, NULL);
  check_claim ("/words/issue/no-two-faults-are-told-alike", no_two_faults_are_told_alike, NULL);
  for (size_t i = 0; i < sizeof told / sizeof *told; i++)
    {
      char name[128];

      snprintf (name, sizeof name, "/words/issue/is-told-so/%u-%u", (unsigned) told[i].fault,
                (unsigned) i);
      check_claim (name, is_told_so, &told[i]);
    }
  check_claim ("/words/loss/each-has-its-own-sentence", every_loss_has_its_own_sentence, NULL);
  check_claim ("/words/shape/each-fault-has-its-own-sentence",
               every_fault_of_a_shape_has_its_own_sentence, NULL);
  check_claim ("/words/status/each-has-its-words", every_status_has_its_words, NULL);
  check_claim ("/words/issue/running-out-of-memory-is-noticed", failing_is_noticed, NULL);
  return check_finish ();
}
