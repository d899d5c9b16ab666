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
add_whole_line (const Subject *subject, const ReasonStep *step, BaseText *out)
{
  words_add_reason_whole (subject, step, " ", out);
}

/* Writes a sentence of a 9x9 grid with letters. */
static void
write_sentence (AddSentence add, const ReasonStep *step, BaseText *out)
{
  SudokuShape *shape;
  SudokuPuzzle *puzzle;
  Subject *subject;

  check_equal_u64 (sudoku_shape_new (3, 3, (SudokuRules){ 0 }, &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL);
  check_equal_u64 (sudoku_subject_new (puzzle, "ABCDEFGHI", true, &subject), BASE_OK);
  add (subject, step, out);
  subject_unref (subject);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
}

static void
check_sentence (AddSentence add, const ReasonStep *step, const char *expected)
{
  BaseText text = BASE_TEXT_EMPTY;

  write_sentence (add, step, &text);
  check_equal_text (base_text_string (&text), expected);
  base_text_clear (&text);
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
  check_sentence (words_add_reason, &step, "C in row 1 can only be in R1C5.");
  check_sentence (words_add_reason_place, &step, "Look at C in row 1.");
  check_sentence (words_add_reason_end, &step, "So R1C5=C.");
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
                  "With R1C4=A, nothing would be left for one of these: R1C1, R1C2.");
  check_sentence (words_add_reason_end, &step, "Ruled out: R1C4=A, R1C4=B.");
  step.n_items = 1;
  check_sentence (words_add_reason, &step, "With R1C4=A, nothing would be left for R1C1.");
}

static void
tells_what_a_set_shares (const void *data)
{
  const uint32_t items[] = { 0, 1 }, struck[] = { OPTION (4, 1) };
  ReasonStep step = {
    .technique = REASON_NAKED_PAIR,
    .n_items = 2,
    .items = items,
    .placed = COVER_NONE,
    .n_struck = 1,
    .struck = struck,
  };

  (void) data;
  check_sentence (add_whole_line, &step,
                  "Together, R1C1, R1C2 have only 2 values. R1C4=A would take one of them, and "
                  "too few would be left.");
  step.technique = REASON_HIDDEN_PAIR;
  check_sentence (add_whole_line, &step,
                  "Together, R1C1, R1C2 have only 2 cells. R1C4=A would take one of them, and "
                  "too few would be left.");
  step.technique = REASON_X_WING;
  check_sentence (add_whole_line, &step,
                  "Together, R1C1, R1C2 have places in only 2 lines. R1C4=A would take one of "
                  "them, and too few would be left.");
}

static void
tells_chain_in_order (const void *data)
{
  const uint32_t items[] = { 0, 1, ROW_ITEM (4), 3 }, struck[] = { OPTION (9, 1) };
  const ReasonLink links[] = { { 0, OPTION (1, 2), 1 },
                               { 1, OPTION (2, 3), 2 },
                               { ROW_ITEM (4), OPTION (3, 4), 1 | 4 },
                               { 3, COVER_NONE, 4 } };
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
                  "Choose R1C9=A (1): then R1C1=B (2), R1C2=C (3), R1C3=D (4) follow, and "
                  "nothing is left for R1C4 (5).");
  check_sentence (words_add_reason_place, &step, "Look at R1C1, R1C2, D in row 1, \xe2\x80\xa6.");
  check_sentence (add_whole_line, &step,
                  "(1) Suppose R1C9=A. (2) Then R1C1 must be B. (3) Then R1C2 must be C. "
                  "(4) Then D in row 1 must be in R1C3. It follows from 1, 3. "
                  "(5) Then nothing is left for R1C4. It follows from 3.");
}

/* Two conclusions are few enough for three sentences. */
static void
tells_short_chain_in_sentences (const void *data)
{
  const uint32_t items[] = { ROW_ITEM (4), ROW_ITEM (5) }, struck[] = { OPTION (9, 1) };
  const ReasonLink links[] = { { ROW_ITEM (4), OPTION (3, 4), 1 },
                               { ROW_ITEM (5), COVER_NONE, 2 } };
  const ReasonStep step = {
    .technique = REASON_SKYSCRAPER,
    .n_items = 2,
    .items = items,
    .placed = COVER_NONE,
    .n_struck = 1,
    .struck = struck,
    .n_links = 2,
    .links = links,
  };

  (void) data;
  check_sentence (
      add_whole_line, &step,
      "Suppose R1C9=A. Then D in row 1 must be in R1C3. Then no place is left for E in row 1.");
}

/* How many characters the text has, whatever the bytes. */
static size_t
count_characters (const BaseText *text)
{
  size_t n = 0;

  for (size_t at = 0; at < text->length; n++)
    at += base_utf8_length (text->bytes + at, text->length - at);
  return n;
}

/* A net of all cells that strikes as many options. */
static void
short_forms_are_short (const void *data)
{
  const AddSentence adds[] = { words_add_reason, words_add_reason_place, words_add_reason_end };
  uint32_t items[N_VALUES * N_VALUES], struck[N_VALUES * N_VALUES];
  ReasonLink links[N_VALUES * N_VALUES];
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  for (uint32_t n = 1; n <= N_VALUES * N_VALUES; n++)
    for (unsigned is_chain = 0; is_chain < 2; is_chain++)
      for (unsigned i = 0; i < 3; i++)
        {
          const ReasonStep step = {
            .technique = REASON_FORCING_NET,
            .n_items = n,
            .items = items,
            .placed = COVER_NONE,
            .n_struck = n,
            .struck = struck,
            .n_links = is_chain ? n : 0,
            .links = links,
          };

          items[n - 1] = n - 1;
          struck[n - 1] = (n - 1) * N_VALUES;
          links[n - 1] = (ReasonLink){ .item = n - 1, .option = struck[n - 1] };
          base_text_reset (&text);
          write_sentence (adds[i], &step, &text);
          check_true (text.length > 0 && count_characters (&text) <= WORDS_REASON_MOST);
        }
  base_text_clear (&text);
}

/* Names of items of any length are cut, and remain UTF-8. */
static void
short_forms_cut_long_names (const void *data)
{
  const uint32_t items[] = { 0 };
  const ReasonStep step = { .technique = REASON_SINGLE, .n_items = 1, .items = items };
  BaseText name = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;
  CoverProblem *problem = cover_problem_new ();
  Subject subject = { .problem = problem };
  uint32_t item;

  (void) data;
  for (unsigned i = 0; i < 300; i++)
    base_text_add (&name, "\u00e9");
  check_true (problem != NULL);
  check_equal_u64 (
      cover_problem_add_item (problem, base_text_string (&name), name.length, true, &item),
      BASE_OK);
  words_add_reason (&subject, &step, &text);
  check_equal_u64 (count_characters (&text), WORDS_REASON_MOST);
  check_equal_u64 (base_utf8_check (text.bytes, text.length), text.length);
  cover_problem_free (problem);
  base_text_clear (&name);
  base_text_clear (&text);
}

static void
says_that_uniqueness_is_used (const void *data)
{
  const uint32_t items[] = { 0, 1, 27, 28, 30 }, struck[] = { OPTION (2, 1) };
  const uint32_t extras[] = { OPTION (1, 7), OPTION (2, 8) };
  ReasonStep step = {
    .technique = REASON_UNIQUE_RECTANGLE_4,
    .n_items = 5,
    .items = items,
    .placed = COVER_NONE,
    .n_struck = 1,
    .struck = struck,
    .is_unique = true,
    .n_exchanged = 4,
    .n_extras = 2,
    .extras = extras,
  };

  (void) data;
  check_sentence (words_add_reason, &step,
                  "With R1C2=A, values of R1C1, R1C2, R4C1, R4C2 could be "
                  "exchanged, and there would "
                  "be a second solution.");
  check_sentence (add_whole_line, &step,
                  "Without other options, values of R1C1, R1C2, R4C1, R4C2 could be exchanged: a "
                  "second solution. So one of these is true: R1C1=G, R1C2=H. With R1C2=A, that and "
                  "R4C4 are not possible together.");
  step.technique = REASON_BUG_1;
  step.n_items = 1;
  step.is_everywhere = true;
  step.n_exchanged = 1;
  step.n_extras = 1;
  check_sentence (add_whole_line, &step,
                  "If all open items had two options, there would be a second solution. So R1C1=G "
                  "is true. R1C2=A would rule that out.");
  check_sentence (words_add_reason, &step,
                  "With R1C2=A, all open items would have two options, and "
                  "there would be a second "
                  "solution.");
}

int
main (void)
{
  check_claim ("/words/reason/last-option", speaks_of_last_option, NULL);
  check_claim ("/words/reason/set", speaks_of_set, NULL);
  check_claim ("/words/reason/chain-in-its-order", tells_chain_in_order, NULL);
  check_claim ("/words/reason/short-chain-in-sentences", tells_short_chain_in_sentences, NULL);
  check_claim ("/words/reason/what-a-set-shares", tells_what_a_set_shares, NULL);
  check_claim ("/words/reason/short-forms-are-short", short_forms_are_short, NULL);
  check_claim ("/words/reason/short-forms-cut-long-names", short_forms_cut_long_names, NULL);
  check_claim ("/words/reason/says-that-uniqueness-is-used", says_that_uniqueness_is_used, NULL);
  return check_finish ();
}
