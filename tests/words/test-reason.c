/* Steps of paths as sentences. */
#include "check.h"
#include "sudoku-subject.h"
#include "words.h"

#define N_VALUES 9u

/* The item of a value in the first row; cells come first. */
#define ROW_ITEM(value) (N_VALUES * N_VALUES + (value) -1u)

/* The option of a cell of the first row. */
#define OPTION(column, value) (((column) -1u) * N_VALUES + (value) -1u)

typedef void (*AddSentence) (const Subject *subject, const ReasonStep *step, BaseText *out);

static void
check_sentence (AddSentence add, const ReasonStep *step, const char *expected)
{
  BaseText text = BASE_TEXT_EMPTY;
  SudokuShape *shape;
  SudokuPuzzle *puzzle;
  Subject *subject;

  check_equal_u64 (sudoku_shape_new (3, 3, (SudokuRules){ 0 }, &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL);
  check_equal_u64 (sudoku_subject_new (puzzle, "ABCDEFGHI", true, &subject), BASE_OK);
  add (subject, step, &text);
  check_equal_text (base_text_string (&text), expected);
  base_text_clear (&text);
  subject_unref (subject);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
speaks_of_last_option (const void *data)
{
  const uint32_t items[] = { ROW_ITEM (3) };
  const ReasonStep step = {
    .technique = REASON_HIDDEN_SINGLE,
    .n_items = 1,
    .items = items,
    .placed = OPTION (5, 3),
  };

  (void) data;
  check_sentence (words_add_reason, &step, "Only R1C5=C is left for C in row 1.");
  check_sentence (words_add_reason_place, &step, "Look at C in row 1.");
  check_sentence (words_add_reason_end, &step, "Chosen: R1C5=C.");
}

static void
speaks_of_set (const void *data)
{
  const uint32_t items[] = { 0, 1 }, struck[] = { OPTION (4, 1), OPTION (4, 2) };
  ReasonStep step = {
    .technique = REASON_NAKED_PAIR,
    .n_items = 2,
    .items = items,
    .placed = COVER_NONE,
    .n_struck = 2,
    .struck = struck,
  };

  (void) data;
  check_sentence (words_add_reason, &step,
                  "Beside R1C4=A, these cannot all be covered: R1C1, R1C2.");
  check_sentence (words_add_reason_end, &step, "Ruled out: R1C4=A, R1C4=B.");
  step.n_items = 1;
  check_sentence (words_add_reason, &step, "Beside R1C4=A, nothing would be left for R1C1.");
}

static void
tells_chain_in_order (const void *data)
{
  const uint32_t items[] = { 0, 1, 2, 3 }, struck[] = { OPTION (9, 1) };
  const ReasonLink links[] = {
    { 0, OPTION (1, 2) }, { 1, OPTION (2, 3) }, { 2, OPTION (3, 4) }, { 3, COVER_NONE }
  };
  const ReasonStep step = {
    .technique = REASON_XY_CHAIN,
    .n_items = 4,
    .items = items,
    .placed = COVER_NONE,
    .n_struck = 1,
    .struck = struck,
    .n_links = 4,
    .links = links,
  };

  (void) data;
  check_sentence (words_add_reason, &step,
                  "Choose R1C9=A: then R1C1=B, R1C2=C, R1C3=D follow, and "
                  "nothing is left for R1C4.");
  check_sentence (words_add_reason_place, &step, "Look at R1C1, R1C2, R1C3, \xe2\x80\xa6.");
}

static void
says_that_uniqueness_is_used (const void *data)
{
  const uint32_t items[] = { 0, 1, 27, 28, 30 }, struck[] = { OPTION (2, 1) };
  ReasonStep step = {
    .technique = REASON_UNIQUE_RECTANGLE_4,
    .n_items = 5,
    .items = items,
    .placed = COVER_NONE,
    .n_struck = 1,
    .struck = struck,
    .is_unique = true,
  };

  (void) data;
  check_sentence (words_add_reason, &step,
                  "Beside R1C2=A, values of R1C1, R1C2, R4C1, R4C2 could be "
                  "exchanged, and there would "
                  "be a second solution.");
  step.technique = REASON_BUG_1;
  step.n_items = 1;
  check_sentence (words_add_reason, &step,
                  "Beside R1C2=A, all open items would have two options, and "
                  "there would be a second "
                  "solution.");
}

int
main (void)
{
  check_claim ("/words/reason/last-option", speaks_of_last_option, NULL);
  check_claim ("/words/reason/set", speaks_of_set, NULL);
  check_claim ("/words/reason/chain-in-its-order", tells_chain_in_order, NULL);
  check_claim ("/words/reason/says-that-uniqueness-is-used", says_that_uniqueness_is_used, NULL);
  return check_finish ();
}
