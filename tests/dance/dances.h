/* Runs to show, for claims. */
#pragma once

#include "check.h"
#include "classics.h"
#include "dance-script.h"
#include "sudoku-subject.h"

static inline DanceShow *
show_of (const char *word)
{
  const Classic *classic = NULL;
  ClassicsArguments arguments;
  g_autoptr (Subject) problem = NULL;
  g_autoptr (DanceSearch) search = NULL;

  check_equal_u64 (classics_parse (word, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_subject_new (classic, &arguments, &problem), BASE_OK);
  search = dance_search_new (problem, COVER_RULE_FEWEST, 0);
  check_true (search != NULL);
  return dance_show_new (search);
}

/* A Sudoku with digits and letters as in the samples; its whole matrix, or the part that its givens
 * leave. */
static inline DanceShow *
show_of_sudoku (const char *shape_text, const char *digits, bool whole)
{
  SudokuShape *shape = NULL;
  SudokuPuzzle *puzzle = NULL;
  g_autoptr (Subject) problem = NULL;
  g_autoptr (DanceSearch) search = NULL;

  check_equal_u64 (sudoku_shape_parse (shape_text, &shape), BASE_OK);
  puzzle = sudoku_puzzle_new (shape);
  check_true (puzzle != NULL);
  for (uint32_t cell = 0; digits[cell] != '\0'; cell++)
    if (digits[cell] != '.' && digits[cell] != '0')
      puzzle->values[cell] =
          (uint8_t) (g_ascii_isdigit (digits[cell]) ? digits[cell] - '0' : digits[cell] - 'A' + 10);
  check_equal_u64 (sudoku_subject_new (puzzle, "123456789ABCDEFG", whole, &problem), BASE_OK);
  sudoku_puzzle_free (puzzle);
  sudoku_shape_unref (shape);
  search = dance_search_new (problem, COVER_RULE_FEWEST, 0);
  return dance_show_new (search);
}

static inline uint64_t
position_of (DanceShow *show)
{
  return dance_show_state (show)->position;
}

/* Frames of 1/60 s until nothing moves any more, a thousand at most; how many there were. */
static inline unsigned
let_run (DanceShow *show, gint64 *now)
{
  unsigned n = 0;

  while (n < 1000 && dance_show_tick (show, *now += 16667))
    n++;
  return n;
}
