/* Verdicts as sentences, and in the fixed words of standard output. */
#include "check.h"
#include "engines-check.h"
#include "failing-memory.h"
#include "words.h"

#include <string.h>

#define SYMBOLS "123456789ABCDEFG"

/* A puzzle, or a verdict made up where a puzzle would be long. */
typedef struct
{
  const char *name, *shape, *line;
  SudokuVerdict verdict;
  bool minimal;
  const char *sentence, *plain, *redundant;
} Told;

static uint32_t some_cells[64] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };

static const Told told[] = {
  {
      .name = "unique",
      .shape = "boxes:2x2",
      .line = "1..4..1..3..2...",
      .sentence = "Proper puzzle: exactly one solution.",
      .plain = "unique",
  },
  {
      .name = "minimal",
      .shape = "boxes:2x2",
      .line = "1..4..1..3..2...",
      .minimal = true,
      .sentence = "Proper puzzle: exactly one solution.",
      .plain = "unique; minimal",
      .redundant = "No given is redundant.",
  },
  {
      .name = "redundant",
      .shape = "boxes:2x2",
      .line = "12.4..1..3..2...",
      .minimal = true,
      .sentence = "Proper puzzle: exactly one solution.",
      .plain = "unique; redundant: R1C1 R1C2",
      .redundant = "2 givens are redundant, each by itself: R1C1, R1C2.",
  },
  {
      .name = "redundant-not-known",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_UNIQUE },
      .sentence = "Proper puzzle: exactly one solution.",
      .plain = "unique",
      .redundant = "Whether a given is redundant is not known.",
  },
  {
      .name = "duplicate-in-row",
      .shape = "boxes:2x2",
      .line = "............1..1",
      .sentence = "Row 4 has two 1s.",
      .plain = "invalid: 1 twice in row 4: R4C1 R4C4",
  },
  {
      .name = "duplicate-in-column",
      .shape = "boxes:2x2",
      .line = "..2...........2.",
      .sentence = "Column 3 has two 2s.",
      .plain = "invalid: 2 twice in column 3: R1C3 R4C3",
  },
  {
      .name = "duplicate-in-box",
      .shape = "boxes:2x2",
      .line = "..........3....3",
      .sentence = "Box 4 has two 3s.",
      .plain = "invalid: 3 twice in box 4: R3C3 R4C4",
  },
  {
      .name = "three-times",
      .shape = "boxes:2x2",
      .line = "4.44............",
      .sentence = "Row 1 has 4 in 3 cells.",
      .plain = "invalid: 4 3 times in row 1: R1C1 R1C3 R1C4",
  },
  {
      .name = "symbols-beyond-nine",
      .shape = "boxes:4x4",
      .verdict = { .finding = SUDOKU_NO_PLACE, .group = 33, .value = 16 },
      .sentence = "No place for G in box 2.",
      .plain = "none: no place for G in box 2",
  },
  {
      .name = "no-digit",
      .shape = "boxes:2x2",
      .line = ".23.1...4.......",
      .sentence = "R1C1: no digit fits.",
      .plain = "none: no digit for R1C1",
  },
  {
      .name = "no-place",
      .shape = "boxes:2x2",
      .line = "12....3......3..",
      .sentence = "No place for 3 in row 1.",
      .plain = "none: no place for 3 in row 1",
  },
  {
      .name = "diagonal",
      .shape = "boxes:2x2+diagonals",
      .line = "1..............1",
      .sentence = "Diagonal 1 has two 1s.",
      .plain = "invalid: 1 twice in diagonal 1: R1C1 R4C4",
  },
  {
      .name = "window",
      .shape = "boxes:2x2+windows",
      .line = ".....1....1.....",
      .sentence = "Window 1 has two 1s.",
      .plain = "invalid: 1 twice in window 1: R2C2 R3C3",
  },
  {
      .name = "region",
      .shape = "jigsaw:1112122243334344",
      .line = "1.....1.........",
      .verdict = { .finding = SUDOKU_NO_PLACE, .group = 9, .value = 2 },
      .sentence = "No place for 2 in region 2.",
      .plain = "none: no place for 2 in region 2",
  },
  {
      .name = "grid",
      .shape = "grids:2x2@R1C1@R3C3",
      .line = ".........................6......",
      .verdict = { .finding = SUDOKU_NO_PLACE, .group = 4, .value = 2 },
      .sentence = "No place for 2 in row 1 of grid 2.",
      .plain = "none: no place for 2 in row 1 of grid 2",
  },
  {
      .name = "multiple",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_MULTIPLE, .cells = some_cells, .n_cells = 4 },
      .sentence = "More than one solution; two of them differ in 4 cells: R1C1, R1C2, R1C3, R1C4.",
      .plain = "multiple: R1C1 R1C2 R1C3 R1C4",
  },
  {
      .name = "many-cells",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_MULTIPLE, .cells = some_cells, .n_cells = 16 },
      .sentence = "More than one solution; two of them differ in 16 cells: R1C1, R1C2, R1C3, R1C4,"
                  " R2C1, R2C2, R2C3, R2C4, R3C1, R3C2, R3C3, R3C4 and 4 others.",
      .plain =
          "multiple: R1C1 R1C2 R1C3 R1C4 R2C1 R2C2 R2C3 R2C4 R3C1 R3C2 R3C3 R3C4 R4C1 R4C2 R4C3"
          " R4C4",
  },
  {
      .name = "clash",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_CLASH, .cells = some_cells, .n_cells = 3 },
      .sentence = "No solution. 3 givens contradict each other: R1C1, R1C2, R1C3.",
      .plain = "none: clash: R1C1 R1C2 R1C3",
  },
  {
      .name = "clash-of-one",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_CLASH, .cells = some_cells, .n_cells = 1 },
      .sentence = "No solution. This given contradicts the candidates: R1C1.",
      .plain = "none: clash: R1C1",
  },
  {
      .name = "clash-of-none",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_CLASH },
      .sentence = "No solution, even without any given.",
      .plain = "none: clash",
  },
  {
      .name = "clash-not-reduced",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_CLASH_NOT_REDUCED, .cells = some_cells, .n_cells = 3 },
      .sentence = "No solution. Some of these 3 givens contradict each other: R1C1, R1C2, R1C3.",
      .plain = "none: clash among: R1C1 R1C2 R1C3",
  },
  {
      .name = "unknown",
      .shape = "boxes:2x2",
      .verdict = { .finding = SUDOKU_UNKNOWN },
      .sentence = "Stopped before it was known.",
      .plain = "unknown",
  },
};

static void
check_puzzle (SudokuShape *shape, const Told *what, SudokuVerdict *out_verdict)
{
  SudokuPuzzle *puzzle = sudoku_puzzle_new (shape);
  EnginesSolver *solver = NULL;
  const EnginesCheckOptions options = { .minimal = what->minimal };

  check_true (puzzle != NULL);
  for (uint32_t cell = 0; cell < sudoku_shape_n_cells (shape); cell++)
    puzzle->values[cell] =
        what->line[cell] == '.' ? 0 : (uint8_t) (strchr (SYMBOLS, what->line[cell]) - SYMBOLS + 1);
  check_equal_u64 (engines_solver_new (shape, NULL, &solver), BASE_OK);
  check_equal_u64 (engines_check (solver, puzzle, &options, out_verdict), BASE_OK);
  engines_solver_free (solver);
  sudoku_puzzle_free (puzzle);
}

static void
is_told_so (const void *data)
{
  const Told *what = data;
  const bool made_up = what->verdict.finding != 0 || what->line == NULL;
  SudokuVerdict verdict = what->verdict;
  SudokuShape *shape = NULL;
  BaseText text = BASE_TEXT_EMPTY;

  check_equal_u64 (sudoku_shape_parse (what->shape, &shape), BASE_OK);
  if (!made_up)
    check_puzzle (shape, what, &verdict);
  words_add_verdict (&verdict, shape, SYMBOLS, &text);
  check_equal_text (base_text_string (&text), what->sentence);
  base_text_reset (&text);
  words_add_verdict_plain (&verdict, shape, SYMBOLS, &text);
  check_equal_text (base_text_string (&text), what->plain);
  if (what->redundant != NULL)
    {
      base_text_reset (&text);
      words_add_redundant (&verdict, shape, &text);
      check_equal_text (base_text_string (&text), what->redundant);
    }
  base_text_clear (&text);
  if (!made_up)
    sudoku_verdict_clear (&verdict);
  sudoku_shape_unref (shape);
}

static void
failing_is_noticed (const void *data)
{
  const SudokuVerdict verdict = {
    .finding = SUDOKU_DUPLICATE,
    .value = 3,
    .cells = some_cells,
    .n_cells = 2,
  };
  SudokuShape *shape = NULL;
  size_t n = 1, asked;

  (void) data;
  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  do
    {
      BaseText text = BASE_TEXT_EMPTY;

      failing_memory_arm (n);
      words_add_verdict (&verdict, shape, SYMBOLS, &text);
      asked = failing_memory_disarm ();
      check_equal_u64 (base_text_status (&text), asked < n ? BASE_OK : BASE_NO_MEMORY);
      base_text_clear (&text);
    }
  while (asked >= n++);
  sudoku_shape_unref (shape);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof told / sizeof *told; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/words/verdict/is-told-so/%s", told[i].name);
      check_claim (name, is_told_so, &told[i]);
    }
  check_claim ("/words/verdict/running-out-of-memory-is-noticed", failing_is_noticed, NULL);
  return check_finish ();
}
